# Le draft : des paquets tournent jusqu’à ce que chacun ait sa pioche.

race-draft-title = Draft, série { $set }
race-draft-left = { $left ->
        [one] Encore { $left } carte à prendre. Vous piocherez dans ce que vous prenez, et nulle part ailleurs.
       *[other] Encore { $left } cartes à prendre. Vous piocherez dans ce que vous prenez, et nulle part ailleurs.
    }
race-draft-progress = { $taken } cartes prises sur { $total }
race-draft-you = Vous
race-draft-way = Le chemin des paquets
race-draft-next = Ce que vous laissez va à { $who }.
race-draft-wait = C’est pris. Les autres choisissent encore.
race-draft-waiting = On attend { $who }.
race-draft-has-chosen = choix fait
race-draft-is-choosing = choix en cours
race-draft-pack = Le paquet devant vous
race-draft-worlds = Vos mondes de départ
race-draft-drafted = { $count ->
        [0] Vos cartes jusqu’ici
        [one] Vos cartes jusqu’ici : { $count }
       *[other] Vos cartes jusqu’ici : { $count }
    }
race-draft-deck = Votre pioche : { $count } cartes
race-draft-nothing = Rien encore. Le premier choix est toujours le plus facile.
race-draft-sort = Trier
race-draft-by-kind = par genre
race-draft-by-cost = par coût
race-draft-cost = Coût { $cost }
race-draft-developments = Développements
race-draft-plain-worlds = Mondes sans ressource
race-draft-start-title = Où commencez-vous ?
race-draft-start-line = Gardez un de vos deux mondes de départ. Tout le monde révèle le sien en même temps.
race-draft-hand = Vos six premières cartes : deux repartiront
race-draft-decks-formed = Les pioches sont prêtes : { $cards } cartes chacune. { $removed ->
        [0] Il ne reste rien.
        [one] { $removed } carte dont personne n’a voulu retourne dans la boîte.
       *[other] { $removed } cartes dont personne n’a voulu retournent dans la boîte.
    }
