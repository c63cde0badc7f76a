# Les mots des bots et de leurs parties : bots, simulate, arena.

## bots

cli-bots-summary = Lister les bots : contre qui l’on peut jouer, et sous quel nom.
cli-bots-examples =
    starhaul bots
    starhaul bots --game race --json
cli-bots-help-game = seulement les bots qui jouent à ce jeu
cli-bots-any-game = tous les jeux
cli-bots-our-random = n’importe quel coup permis, sans réfléchir
cli-bots-our-rookie = connaît les règles, et fait les erreurs que font les gens
cli-bots-our-regular = joue bien, comme au club
cli-bots-our-ace = le mieux que nous sachions faire en une seconde environ par décision
cli-bots-our-stdio = un programme à vous qui parle en lignes JSON : « stdio:COMMANDE » (docs/bots.md)
cli-bots-foreign = { $text } (de { $package })
cli-bots-broken = inutilisable : { $reason } (de { $package })
cli-bots-further = Une classe dans un fichier joue aussi : « fichier.py:Classe ». Un paramètre suit un deux-points, comme dans « ace:20 ».

## Ce que simulate et arena partagent

cli-playing-metavar-game = JEU
cli-playing-metavar-bots = BOT,BOT…
cli-playing-metavar-option = NOM=VALEUR
cli-playing-metavar-seconds = SECONDES
cli-playing-help-game = le jeu à jouer
cli-playing-help-seed = tout le hasard vient de ce nombre ; sinon, il est tiré et annoncé
cli-playing-help-level = le niveau du vol (Trucker)
cli-playing-help-option = une option du jeu, comme dans l’en-tête d’un enregistrement ; peut se répéter
cli-playing-help-jobs = jouer autant de parties à la fois ; ce sont les mêmes parties
cli-playing-help-budget = le temps de réflexion d’un bot par décision ({ $default } par défaut)
cli-playing-seed = La graine est { $seed }.
cli-playing-progress = { $done } parties sur { $games }, { $rate } par seconde, encore { $left } s environ
cli-playing-interrupted = Arrêté en route : { $done } parties sur { $games } sont jouées, et comptent.
cli-playing-bad-option = Ce jeu ne se met pas en place ainsi : { $reason }
cli-playing-no-bot = Aucun bot « { $bot } » ne joue à { $game } : choisissez parmi { $known }, ou nommez « fichier.py:Classe ».
cli-playing-bad-bot = « { $bot } » ne peut pas jouer : { $reason }.
cli-playing-empty-name = « { $value } » ne convient pas à { $option } : les noms sont séparés par une seule virgule.
cli-playing-no-pair = « { $value } » ne convient pas à { $option } : il faut un nom, « = » et une valeur.
cli-playing-wrong-seconds = « { $value } » ne convient pas à { $option } : il faut des secondes, un nombre au-dessus de 0.
cli-playing-lost = { $why } { $count ->
        [one] Cela lui coûte la partie { $number } (place { $seat }).
       *[other] Cela lui coûte { $count } parties, la première est la { $number } (place { $seat }).
    }
cli-playing-lost-raised = « { $bot } » a échoué : { $detail }.
cli-playing-lost-illegal = « { $bot } » voulait un coup interdit : { $detail }.
cli-playing-lost-slow = « { $bot } » a réfléchi plus de { $detail } à un coup.
cli-playing-lost-rubbish = « { $bot } » a donné une réponse qui n’en est pas une : { $detail }.
cli-playing-lost-endless = « { $bot } » n’en finissait pas.{ $detail }
cli-playing-lost-crashed = Un bot a emporté tout son processus ({ $bot }).{ $detail }

## simulate

cli-simulate-summary = Faire jouer des bots, et résumer qui gagne et avec combien de points.
cli-simulate-examples =
    starhaul simulate race --bots random,random --games 200 --seed 7
    starhaul simulate trucker --level 1 --bots random --seats 4 --jobs 2 --json
    starhaul simulate race --bots random,mon_bot.py:Mien --plot scores.svg --record parties
cli-simulate-help-bots = qui joue ; s’ils sont moins que les places, ils se répètent à tour de rôle
cli-simulate-help-games = combien de parties ({ $default } par défaut) ; chacun s’assied partout à son tour
cli-simulate-help-seats = combien de places ; sinon, autant que de bots nommés
cli-simulate-help-record = garder chaque partie comme enregistrement dans ce dossier
cli-simulate-help-plot = dessiner la répartition des scores dans ce fichier
cli-simulate-metavar-picture = FICHIER.svg
cli-simulate-too-many = { $bots } bots ne tiennent pas à { $seats } { $seats ->
        [one] place
       *[other] places
    }.
cli-simulate-cannot-write = « { $file } » ne peut pas être écrit : { $reason }.
cli-simulate-bot = bot
cli-simulate-wins = victoires
cli-simulate-score = score moyen
cli-simulate-95 = à 95 % entre
cli-simulate-sum = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, graine { $seed } ; { $moves } coups par partie.
cli-simulate-rounds = { $rounds } manches par partie.
cli-simulate-finished = { $rate } des vaisseaux ont achevé leur vol.
cli-simulate-speed = { $games } parties et { $moves } coups par seconde.
cli-simulate-plot-title = { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, graine { $seed }
cli-simulate-plot-mean = moyenne { $mean }
cli-simulate-plot-axis = score

## arena

cli-arena-summary = Faire jouer chaque bot contre chaque autre, à deux par table, et les classer.
cli-arena-examples =
    starhaul arena race --games 200 --seed 7
    starhaul arena race --bots random,mon_bot.py:Mien --jobs 2 --json
cli-arena-help-bots = qui participe ; sinon, tous les nôtres
cli-arena-help-games = combien de parties joue chaque paire ({ $default } par défaut)
cli-arena-too-few = Il faut au moins deux bots, tous différents : « { $bots } » ne convient pas.
cli-arena-bot = bot
cli-arena-rating = cote (95 %)
cli-arena-against = gagne contre { $bot } (95 %)
cli-arena-sum = { $game }, deux places, { $games ->
        [one] une partie
       *[other] { $games } parties
    } par paire, graine { $seed }.
