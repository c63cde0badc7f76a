# The words of `starhaul race`.

cli-race-summary = Play games of another engine through our rules of Race, and compare.
cli-race-examples =
    starhaul race replay base-3p.jsonl.gz
    starhaul race replay --json - < games.jsonl
cli-race-help-task = play the games of a file again
cli-race-help-file = games as JSON, one on each line, packed with gzip or not; “-” reads standard input
cli-race-differs = { $game }, { $at }, seat { $seat }: { $what } differs; ours { $ours }, theirs { $theirs }
cli-race-total = { $equal } of { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } equal.
cli-race-not-json = { $file }, line { $line }: this is not JSON ({ $reason }).
