# The words of the laboratory: bench, simulate, arena.

cli-bench-summary = Measure how fast the rules are on this machine, a second of CPU time as the unit.
cli-bench-examples =
    starhaul bench                        # all games
    starhaul bench --game race --json     # one game, for programs
cli-bench-help-game = measure this game only
cli-bench-help-seconds = how long each variant may play ({ $default } if nothing is said)
cli-bench-help-seed = where the random games begin ({ $default } if nothing is said)
cli-bench-begins =
    { $count ->
        [one] One variant
       *[other] { $count } variants
    }, about { $seconds } s of play each, seed { $seed }; per second of CPU time:
cli-bench-games = games
cli-bench-moves = moves
cli-bench-clones = clones
cli-bench-views = views
cli-bench-dumps = dumps
