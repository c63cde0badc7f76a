# The words of `starhaul ship`.

cli-ship-summary = Look at ships: what is wrong with them, what they can do, what a meteor, a shot or an intruder would do.
cli-ship-examples =
    starhaul ship inspect ships.jsonl
    starhaul ship inspect --json - < ships.jsonl
    starhaul ship hit ships.jsonl --threat large --from left --roll 7
    starhaul ship hit --help                        # more about one of them
cli-ship-inspect-summary = Draw ships, and tell what is wrong with them and what they can do.
cli-ship-inspect-examples =
    starhaul ship inspect ships.jsonl
    starhaul ship inspect --json - < ships.jsonl
cli-ship-hit-summary = Let a meteor or a shot come at ships, and tell what it would do.
cli-ship-hit-examples =
    starhaul ship hit ships.jsonl --threat large --from left --roll 7
    starhaul ship hit --json --threat light --from rear --roll 8 - < ships.jsonl
cli-ship-intrude-summary = Let an intruder walk through ships, and tell where it goes and what it does.
cli-ship-intrude-examples =
    starhaul ship intrude ships.jsonl --kind predator --from left --roll 9 --hand left --steps 4
    starhaul ship intrude --json --kind commando --from right --roll 7 --hand left --charges 6,6 - < ships.jsonl
cli-ship-help-file = ships as JSON, one on each line; “-” reads standard input
cli-ship-help-threat = what comes: a small or large meteor, light or heavy cannon fire
cli-ship-help-from = the side of the ship it comes from
cli-ship-help-roll = the total of the two dice
cli-ship-metavar-dice = A,B
cli-ship-help-dice = the faces of the two dice, for ships that go round (class IIB); from a side: the row, then the start
cli-ship-help-shift = move the lane as a thruster would that points there
cli-ship-help-kind = who comes in
cli-ship-help-hand = the hand that it keeps to the wall
cli-ship-help-steps = how many steps a predator takes
cli-ship-metavar-charges = N,N…
cli-ship-help-charges = the steps before each charge of a commando
cli-ship-needs = “{ $command }” needs { $option }.
cli-ship-shift-along = A shift to the { $shift } does not move what comes from the { $side }.
cli-ship-needs-dice = the lane of this ship is named by { $option }.

## What went wrong

cli-ship-broken = { $file }, line { $line }: { $reason }
cli-ship-broken-component = { $file }, line { $line }, component { $entry }: { $reason }
cli-ship-not-json = this is not JSON ({ $reason }).
cli-ship-not-an-object = a JSON object should stand here, not “{ $value }”.
cli-ship-missing-field = “{ $field }” is missing.
cli-ship-not-a-list = “{ $field }” must be a list, not “{ $value }”.
cli-ship-unknown-class = there is no ship class “{ $value }”: the classes are { $known }.
cli-ship-unknown-tile = there is no tile “{ $value }”.
cli-ship-not-halves = “halves” must be a front half ({ $front }) and a rear half ({ $rear }), not “{ $value }”.
cli-ship-not-two-dice = “closed” must be two dice from 1 to 6, not “{ $value }”.
cli-ship-not-a-square = “at” must be a column and a row, not “{ $value }”.
cli-ship-no-such-square = no board has a square { $value }.
cli-ship-square-taken = another component stands on { $value } already.
cli-ship-not-a-count = “{ $field }” must be a whole number from 0 to { $most }, not “{ $value }”.
cli-ship-unknown-alien = there is no alien “{ $value }”: they are { $known }.
cli-ship-unknown-good = there are no goods “{ $value }”: they are { $known }.
cli-ship-not-a-flag = “{ $field }” must be true or false, not “{ $value }”.
cli-ship-unknown-token = no token does “{ $value }”: “alteration” knows { $known }.
cli-ship-unknown-side = there is no side “{ $value }”: they are { $known }.
cli-ship-unknown-part = there is no spare part “{ $value }”: they are { $known }.
cli-ship-side-twice = a side can be altered once only, not as in “{ $value }”.
cli-ship-not-for-kind = “{ $field }” is not for components of the kind “{ $value }”.
cli-ship-not-a-pair = “{ $field }” wants the squares of two components of the ship, of neighbours for a pipe, not “{ $value }”.

## A ship in words

cli-ship-parts = { $components ->
        [one] { $components } component
       *[other] { $components } components
    } in { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }
cli-ship-exposed = Exposed connectors: { $exposed }
cli-ship-engines = Engines: { $base }, with every battery use { $full }
cli-ship-cannons = Cannons: { $base }, with every battery use { $full }
cli-ship-aboard = Crew: { $crew }, of whom humans: { $humans }; battery tokens: { $batteries }
cli-ship-no-faults = Nothing is wrong with it.
cli-ship-single-to-double = A single connector meets a double one: { $at } and { $other }.
cli-ship-connector-to-smooth = A connector meets a smooth side: { $at } and { $other }.
cli-ship-engine-not-rearward = The engine at { $at } does not point to the rear.
cli-ship-blocked-engine = The engine at { $at } blows at the component at { $other }.
cli-ship-blocked-cannon = The cannon at { $at } points at the component at { $other }.
cli-ship-blocked-thruster = The thruster at { $at } points at the component at { $other }.
cli-ship-outside-area = The component at { $at } is outside the building area.
cli-ship-closed-square = The component at { $at } stands on a square that the dice have closed.
cli-ship-not-attached = The component at { $at } hangs on nothing.
cli-ship-radioactive-joined = Two radioactive containers are joined: { $at } and { $other }.
cli-ship-artifact-in-dead-zone = The artifact at { $at } lies in the dead zone of the one at { $other }.

## A hit in words

cli-ship-missed = It misses.
cli-ship-harmless = It comes at { $at } and does no harm. (Pieces that would be left otherwise: { $pieces })
cli-ship-struck = It destroys { $at }; pieces left: { $pieces }
cli-ship-needs-shield = It comes at { $at }; a token for a shield stops it. Pieces left otherwise: { $pieces }
cli-ship-needs-cannon = It comes at { $at }; a token for a double cannon stops it. Pieces left otherwise: { $pieces }
cli-ship-turned-away = It meets a defended component and turns away.
cli-ship-defeated = It is defeated on its way: { $path }. Components destroyed by its charges: { $lost }
cli-ship-leaves = It goes its way and leaves: { $path }. Components destroyed by its charges: { $lost }
