# Les mots du laboratoire : bench, simulate, arena.

cli-bench-summary = Mesurer la vitesse des règles sur cette machine, par seconde de processeur.
cli-bench-examples =
    starhaul bench                        # tous les jeux
    starhaul bench --game race --json     # un seul jeu, pour les programmes
cli-bench-help-game = ne mesurer que ce jeu
cli-bench-help-seconds = la durée de jeu de chaque variante ({ $default } par défaut)
cli-bench-help-seed = la graine des parties aléatoires ({ $default } par défaut)
cli-bench-begins =
    { $count ->
        [one] Une variante
       *[other] { $count } variantes
    }, environ { $seconds } s de jeu chacune, graine { $seed } ; par seconde de processeur :
cli-bench-games = parties
cli-bench-moves = coups
cli-bench-clones = copies
cli-bench-views = vues
cli-bench-dumps = sauvegardes
