# The words of bots and of the games between them: bots, simulate, arena.

## bots

cli-bots-summary = List the bots: who can be played against, and under which name.
cli-bots-examples =
    starhaul bots
    starhaul bots --game race --json
cli-bots-help-game = only bots that play this game
cli-bots-any-game = any game
cli-bots-our-random = any legal move, without a thought
cli-bots-our-rookie = knows the rules, and makes the mistakes that people make
cli-bots-our-regular = a sound club player
cli-bots-our-ace = the best we can do within about a second a decision
cli-bots-our-stdio = a program of yours that speaks JSON lines: “stdio:COMMAND” (docs/bots.md)
cli-bots-foreign = { $text } (from { $package })
cli-bots-broken = cannot be used: { $reason } (from { $package })
cli-bots-further = A class in a file plays too, as “file.py:Class”. A parameter follows a colon, as in “ace:20”.

## What simulate and arena share

cli-playing-metavar-game = GAME
cli-playing-metavar-bots = BOT,BOT…
cli-playing-metavar-option = NAME=VALUE
cli-playing-metavar-seconds = SECONDS
cli-playing-help-game = the game to play
cli-playing-help-seed = all luck comes from this number; otherwise one is drawn and told
cli-playing-help-level = the level of the flight (Trucker)
cli-playing-help-option = an option of the game, as in a record’s header; may be given several times
cli-playing-help-jobs = play so many games at once; the games stay the same
cli-playing-help-budget = how long a bot may think about one decision ({ $default } if nothing is said)
cli-playing-seed = The seed is { $seed }.
cli-playing-progress = { $done } of { $games } games, { $rate } a second, about { $left } s to go
cli-playing-interrupted = Stopped early: { $done } of { $games } games are done, and count.
cli-playing-bad-option = This game cannot be set up so: { $reason }
cli-playing-no-bot = No bot “{ $bot }” plays { $game }: choose from { $known }, or name “file.py:Class”.
cli-playing-bad-bot = “{ $bot }” cannot play: { $reason }.
cli-playing-empty-name = “{ $value }” will not do for { $option }: names are separated by single commas.
cli-playing-no-pair = “{ $value }” will not do for { $option }: it takes a name, “=” and a value.
cli-playing-wrong-seconds = “{ $value }” will not do for { $option }: it takes seconds, as a number above 0.
cli-playing-lost = { $why } { $count ->
        [one] Game { $number } is lost for it (seat { $seat }).
       *[other] { $count } games are lost for it, the first is number { $number } (seat { $seat }).
    }
cli-playing-lost-raised = “{ $bot }” failed: { $detail }.
cli-playing-lost-illegal = “{ $bot }” wanted a move that is not allowed: { $detail }.
cli-playing-lost-slow = “{ $bot }” thought longer than { $detail } about a move.
cli-playing-lost-rubbish = “{ $bot }” gave an answer that is none: { $detail }.
cli-playing-lost-endless = “{ $bot }” never came to an end.{ $detail }
cli-playing-lost-crashed = A bot took its whole process down ({ $bot }).{ $detail }

## simulate

cli-simulate-summary = Let bots play whole games, and sum up who wins and with how many points.
cli-simulate-examples =
    starhaul simulate race --bots random,random --games 200 --seed 7
    starhaul simulate trucker --level 1 --bots random --seats 4 --jobs 2 --json
    starhaul simulate race --bots random,my_bot.py:Mine --plot scores.svg --record games
cli-simulate-help-bots = who plays; too few for the seats are repeated in turn
cli-simulate-help-games = how many games ({ $default } if nothing is said); everybody sits everywhere in turn
cli-simulate-help-seats = how many play; otherwise as many as bots are named
cli-simulate-help-record = keep every game as a record in this folder
cli-simulate-help-plot = draw the distribution of scores into this file
cli-simulate-metavar-picture = FILE.svg
cli-simulate-too-many = { $bots } bots do not fit into { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
cli-simulate-cannot-write = “{ $file }” cannot be written: { $reason }.
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-score = mean score
cli-simulate-95 = 95 % between
cli-simulate-sum = { $games ->
        [one] One game
       *[other] { $games } games
    }, seed { $seed }; { $moves } moves a game.
cli-simulate-rounds = { $rounds } rounds a game.
cli-simulate-finished = { $rate } of all ships completed their flight.
cli-simulate-speed = { $games } games and { $moves } moves a second.
cli-simulate-plot-title = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
cli-simulate-plot-mean = mean { $mean }
cli-simulate-plot-axis = score

## arena

cli-arena-summary = Let every bot meet every other, two at a table, and rate them.
cli-arena-examples =
    starhaul arena race --games 200 --seed 7
    starhaul arena race --bots random,my_bot.py:Mine --jobs 2 --json
cli-arena-help-bots = who takes part; otherwise all of ours
cli-arena-help-games = how many games each pair plays ({ $default } if nothing is said)
cli-arena-too-few = An arena needs at least two bots, all different: “{ $bots }” will not do.
cli-arena-bot = bot
cli-arena-rating = rating (95 %)
cli-arena-against = wins against { $bot } (95 %)
cli-arena-sum = { $game }, two seats, { $games ->
        [one] one game
       *[other] { $games } games
    } for each pair, seed { $seed }.
