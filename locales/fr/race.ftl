# Les mots de `starhaul race`.

cli-race-summary = Race : jouer les parties d’un autre moteur selon nos règles et comparer ; examiner ses propres cartes.
cli-race-examples =
    starhaul race replay base-3p.jsonl.gz
    starhaul race replay --json - < parties.jsonl
    starhaul race check mes-cartes.toml
    starhaul race check --help              # pour en savoir plus sur l’une d’elles
cli-race-replay-summary = Jouer les parties d’un autre moteur selon nos règles, et comparer après chaque phase.
cli-race-replay-examples =
    starhaul race replay base-3p.jsonl.gz
    starhaul race replay --json - < parties.jsonl
cli-race-check-summary = Lire un fichier de cartes à soi, et dire ce qu’elles font ou ce qui n’y va pas.
cli-race-check-examples =
    starhaul race check mes-cartes.toml
    starhaul race check --json mes-cartes.toml
cli-race-help-games = des parties en JSON, une par ligne, compressées par gzip ou non ; « - » lit l’entrée standard
cli-race-help-cards = des cartes en TOML (docs/own-cards.md)
cli-race-differs = { $game }, { $at }, place { $seat } : { $what } diffère ; chez nous { $ours }, chez eux { $theirs }
cli-race-total = { $equal ->
        [one] { $equal } partie égale
       *[other] { $equal } parties égales
    } sur { $games }.
cli-race-malformed = { $game }, { $at } : ce n’est pas une partie enregistrée ({ $reason }).
cli-race-card = { $name } ({ $id }) : { $type ->
        [world] monde
       *[other] développement
    }, coût { $cost }, { $vp } PV, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
cli-race-bad-cards = Ces cartes sont inutilisables. { $problem }
