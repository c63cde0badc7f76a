# The words of the `starhaul` command.

## Help

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-shared = With every command:
cli-heading-examples = Examples:
cli-usage-options = options
cli-metavar-command = COMMAND
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-number = NUMBER
cli-metavar-shell = SHELL
cli-metavar-address = ADDRESS
cli-metavar-path = PATH

cli-help-help = show this help
cli-help-version = show the version
cli-help-quiet = results only, no remarks
cli-help-no-color = no colours (NO_COLOR does the same)
cli-help-lang = the language to speak; otherwise the environment decides
cli-help-json = print the result as JSON, for programs

cli-summary = Haul goods in ships that fall apart, or race for the galaxy: with friends, against bots, from Python.
cli-examples =
    starhaul serve                   # play in a browser
    starhaul replay game.haul        # does this record hold?
    starhaul serve --help            # more about one command

## What went wrong

cli-unknown-command = There is no command “{ $name }”.
cli-unknown-option = There is no option “{ $option }” here.
cli-surplus-argument = “{ $argument }” is one argument too many.
cli-missing-argument = “{ $command }” needs { $arguments }.
cli-needs-value = { $option } needs a value.
cli-takes-no-value = { $option } takes no value.
cli-wrong-choice = “{ $value }” will not do for { $option }: choose from { $choices }.
cli-wrong-number = “{ $value }” will not do for { $option }: it takes a whole number from { $low } to { $high }.
cli-wrong-count = “{ $value }” will not do for { $option }: it takes { $count } numbers with commas between them.
cli-did-you-mean = Did you mean “{ $meant }”?
cli-see-help = “{ $command } --help” tells what is possible.
cli-file-not-found = There is no file “{ $file }”.
cli-file-not-text = “{ $file }” is not a text file in UTF-8 (line { $line }).
cli-file-unreadable = “{ $file }” cannot be read: { $reason }.
cli-bad-content = A file of your own cannot be used. { $problem }
cli-interrupted = Interrupted.
cli-unexpected =
    Something broke that should not have, and it is our mistake ({ $error }).
    Please report it in the project’s issue tracker, with what “STARHAUL_DEBUG=1 { $command } …” prints.

## serve

cli-serve-summary = Open a table: run the server and play in a browser.
cli-serve-examples =
    starhaul serve                             # for this machine
    starhaul serve --lan                       # for everybody in the room
    starhaul serve --host 0.0.0.0 --port 80    # for everybody who can reach it
    starhaul serve --database club.db          # keep the games in this file
cli-serve-help-host = the address to listen on ({ $default } if nothing is said)
cli-serve-help-port = the port to listen on, 0 for any free one ({ $default } if nothing is said)
cli-serve-help-lan = let everybody in the same network play, and say where
cli-serve-help-database = where games are kept: a SQLite file; otherwise one in your data folder
cli-serve-help-origins = further addresses under which browsers know this server, with commas between them
cli-serve-help-prefix = path of a larger site under which this server is, such as /starhaul
cli-serve-help-proxies = addresses or networks of reverse proxies to be believed about who asks, with commas between them
cli-serve-help-bots = how many bots can think at the same time
cli-serve-help-patience = seconds after which a bot plays for somebody who is away
cli-serve-help-log-format = how the log is written
cli-serve-help-log-level = how much is logged
cli-serve-help-config = a file with the same choices (TOML); otherwise starhaul.toml in your data folder, if it is there
cli-serve-help-print-config = show every choice, and whether flags, environment or file made it; then stop
cli-serve-address = Starhaul is ready. Open { $address }
cli-serve-lan = For the others in the room: { $address }
cli-serve-bad-config = “{ $name }” from { $source } will not do: { $reason }.
cli-serve-stop = Ctrl-C stops it.
cli-serve-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }. Another --port may help.
cli-serve-cannot-store = Cannot keep games in “{ $database }”: { $reason }.

## backup

cli-backup-summary = Copy the server’s database, as of one moment, while it runs or not.
cli-backup-examples =
    starhaul backup monday.db
    starhaul backup --database club.db monday.db
cli-backup-help-file = where the copy goes
cli-backup-done = { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } safe in { $file }.
cli-backup-failed = Cannot read “{ $database }”: { $reason }.

## export

cli-export-summary = Write the record of a game that was played on the server.
cli-export-examples =
    starhaul export 3f6k2m9x0qab1                      # to standard output
    starhaul export 3f6k2m9x0qab1 --output game.haul
cli-export-help-game = the id of the game, as in its address
cli-export-help-output = where the record goes; otherwise to standard output
cli-export-unknown = “{ $database }” knows no game “{ $game }”.
cli-export-done = The record is in { $file }.

## replay

cli-replay-summary = Play a record again, line by line, and say whether it holds.
cli-replay-examples =
    starhaul replay game.haul
    starhaul replay --json - < game.haul
cli-replay-help-file = a record (.haul); “-” reads standard input
cli-replay-holds = { $file }: { $game } holds over { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; scores { $scores }.
cli-replay-holds-unfinished = { $file }: { $game } holds over { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; the game is not over.
cli-replay-not-compared = { $checks ->
        [one] { $checks } check line is
       *[other] { $checks } check lines are
    } of a kind that only Starhaul { $version } can compare; every move, outcome and score was checked.
cli-replay-broken = { $file }, line { $line }: { $reason }
cli-replay-empty = “{ $file }” holds no game.
cli-replay-unknown-game = “{ $file }” is a game of “{ $game }”, which this Starhaul cannot play.

## verify

cli-verify-summary = Draw the dice and cards of a record again and say whether they followed from its seed.
cli-verify-examples =
    starhaul verify game.haul
    starhaul verify game.haul --hash "5e88 4898 da28"
cli-verify-help-file = a record (.haul) of a finished game; “-” reads standard input
cli-verify-metavar-hash = HASH
cli-verify-help-hash = the hash that you were shown before the game, or how it begins
cli-verify-bad-hash = { $option } takes at least { $fewest } digits of a hash (0-9, a-f), not “{ $value }”.
cli-verify-holds = { $file }: { $game }, { $outcomes ->
        [one] { $outcomes } die or draw follows
       *[other] { $outcomes } dice and draws follow
    } from the seed.
cli-verify-promised = The seed has the hash that was promised before the first move: { $hash }.
cli-verify-not-promised = Nobody promised this seed beforehand, so it proves only that they belong together.
cli-verify-words = Words of the players are in it: { $words }.
cli-verify-no-words = No player added a word.

## rules

cli-rules-summary = List the numbered rules and the tests that prove them.
cli-rules-examples =
    starhaul rules --chapter trucker-base    # one chapter
    starhaul rules --uncovered               # what no test proves yet
    starhaul rules --table                   # how far each chapter is
    starhaul rules --json                    # everything, for programs
cli-rules-help-uncovered = only rules that need a test and have none
cli-rules-help-chapter = only this chapter
cli-rules-help-table = how many rules of each chapter have a test, as a page in Markdown
cli-rules-help-root = the checkout to look at; otherwise the one around you, or what came with Starhaul
cli-rules-own = These are the rules and tests of Starhaul { $version }; the tests are in its source.
cli-rules-no-checkout = There is no Starhaul checkout at “{ $folder }”: rules are listed from docs/rules and tests.
cli-rules-no-chapter = There is no chapter “{ $chapter }”: choose from { $chapters }.
cli-rules-unreadable = The rules and their tests cannot be matched. { $reason }
cli-rules-sum = { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $covered } with a test, { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    }.
cli-rules-table-title = Rules and their tests
cli-rules-table-lead = How many of the numbered rules a test cites, as counted by `starhaul rules --table`; notes need none.
cli-rules-table-head = | chapter | rules | with a test | without | notes |
cli-rules-table-all = all

## doctor

cli-doctor-summary = Look whether everything is in place for playing.
cli-doctor-examples =
    starhaul doctor
    starhaul doctor --json    # to attach to a report
cli-doctor-mark-well = ok
cli-doctor-mark-ill = !!
cli-doctor-versions = Starhaul { $starhaul } on Python { $python }
cli-doctor-extra = extra “{ $extra }”: installed
cli-doctor-no-extra = extra “{ $extra }”: not installed, and not needed for playing
cli-doctor-page = the page for the browser is built
cli-doctor-no-page = the page for the browser is missing: “make setup” builds it in a checkout
cli-doctor-folder = games can be kept in { $folder }
cli-doctor-no-folder = games cannot be kept in { $folder }: writing is not allowed there
cli-doctor-port = port { $port } is free
cli-doctor-no-port = port { $port } is taken: perhaps Starhaul runs already, else take another with --port
cli-doctor-well = Fit to fly.
cli-doctor-ill = Not fit to fly: see the lines marked “!!”.

## completion

cli-completion-summary = Print a script that lets your shell finish commands, options and their values.
cli-completion-examples =
    eval "$(starhaul completion bash)"                                        # in ~/.bashrc
    eval "$(starhaul completion zsh)"                                         # in ~/.zshrc, after compinit
    starhaul completion fish > ~/.config/fish/completions/starhaul.fish
    starhaul completion powershell | Out-String | Invoke-Expression           # in $PROFILE
cli-completion-help-shell = the shell to write for: { $shells }

## why not

cli-reason-after-the-end = something follows the end of the game
cli-reason-bad-line = the line is not as it should be ({ $detail })
cli-reason-damaged = the file is damaged; put a copy that “starhaul backup” made in its place, and keep the damaged one ({ $detail })
cli-reason-disk-full = the disk is full
cli-reason-does-not-replay = this cannot have happened here ({ $detail })
cli-reason-file-gone = the file is gone
cli-reason-io-error = the disk does not answer as it should
cli-reason-locked = another program has locked it
cli-reason-newer-version = it was written by another version of Starhaul
cli-reason-no-header = the first line is not a header
cli-reason-no-such-file = there is no such file
cli-reason-no-such-port = ports go from { $lowest } to { $highest }
cli-reason-not-a-database = that is no database of ours
cli-reason-not-a-table = a line must be a JSON object
cli-reason-not-allowed = we are not allowed to
cli-reason-not-json = this is not JSON, from column { $column } on
cli-reason-not-our-address = this machine has no such address
cli-reason-not-sqlite = only SQLite files are supported so far, so name a file such as club.db
cli-reason-no-seed = the seed is not revealed, so nothing can be proven
cli-reason-other-hash = the record promises another hash than the one you were shown
cli-reason-other-luck = “{ $found }” does not follow from the seed, which gives “{ $expected }”
cli-reason-other-seed = the seed is not the one that the header promised
cli-reason-other-content = it was played with other tiles and cards than those here (content { $content }); Starhaul { $version } can read it, with the same files of own content if there were any
cli-reason-port-taken = somebody listens there already
cli-reason-same-file = a copy needs another name than the database
cli-reason-taken = another server has it
cli-reason-taken-by = another server has it: process { $pid } on { $host }, since { $since }, at { $address }
cli-reason-unknown-host = nobody knows that name

cli-check-summary = Check a file of your own missions, adventure cards, components, or cards for Race.
cli-check-examples =
    starhaul check my-missions.toml
    starhaul check --json my-cards.toml
cli-check-help-file = own content as TOML (docs/own-missions.md, docs/own-cards.md)
cli-check-entry = { $entry }: good
cli-check-good = All good: { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } for { $game }.
cli-check-bad = { $file } cannot be used: { $problems ->
        [one] { $problems } problem
       *[other] { $problems } problems
    }.
cli-check-empty = There is nothing in { $file }.
