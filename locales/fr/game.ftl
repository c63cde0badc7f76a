# Les deux jeux, par les noms que nous leur donnons.
game-trucker = Trucker
game-race = Race
