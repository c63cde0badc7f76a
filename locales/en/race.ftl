# The words of `starhaul race`.

cli-race-summary = Race: play games of another engine through our rules and compare; look at cards of your own.
cli-race-examples =
    starhaul race replay base-3p.jsonl.gz
    starhaul race replay --json - < games.jsonl
    starhaul race check my-cards.toml
    starhaul race check --help              # more about one of them
cli-race-replay-summary = Play games of another engine through our rules, and compare after every phase.
cli-race-replay-examples =
    starhaul race replay base-3p.jsonl.gz
    starhaul race replay --json - < games.jsonl
cli-race-check-summary = Read a file of your own cards, and tell what they say or what is wrong with them.
cli-race-check-examples =
    starhaul race check my-cards.toml
    starhaul race check --json my-cards.toml
cli-race-help-games = games as JSON, one on each line, packed with gzip or not; “-” reads standard input
cli-race-help-cards = cards as TOML (docs/own-cards.md)
cli-race-differs = { $game }, { $at }, seat { $seat }: { $what } differs; ours { $ours }, theirs { $theirs }
cli-race-total = { $equal } of { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } equal.
cli-race-malformed = { $game }, { $at }: this is no recorded game ({ $reason }).
cli-race-card = { $name } ({ $id }): { $type ->
        [world] world
       *[other] development
    }, cost { $cost }, { $vp } VP, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }
cli-race-bad-cards = These cards cannot be used. { $problem }
