# Les mots de `starhaul race`.

cli-race-summary = Jouer les parties d’un autre moteur selon nos règles de Race, et comparer.
cli-race-examples =
    starhaul race replay base-3p.jsonl.gz
    starhaul race replay --json - < parties.jsonl
cli-race-help-task = rejouer les parties d’un fichier
cli-race-help-file = des parties en JSON, une par ligne, compressées par gzip ou non ; « - » lit l’entrée standard
cli-race-differs = { $game }, { $at }, place { $seat } : { $what } diffère ; chez nous { $ours }, chez eux { $theirs }
cli-race-total = { $equal ->
        [one] { $equal } partie égale
       *[other] { $equal } parties égales
    } sur { $games }.
cli-race-not-json = { $file }, ligne { $line } : ce n’est pas du JSON ({ $reason }).
