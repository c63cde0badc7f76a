# The two games, by the names we call them.
game-trucker = Trucker
game-race = Race
