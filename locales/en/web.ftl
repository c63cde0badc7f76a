# The start page.
web-title = Starhaul: space board games in your browser
web-noscript = Starhaul draws its page with JavaScript. Please switch it on, and come back.
web-lead = Two big space board games for an evening in the browser: with friends, against bots, or from Python.

# The switches.
web-language = Language
web-language-name = English
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark

# The drawing.
web-plan = Blueprint of a small ship made of square metal plates; a last plate is being welded on.
web-plan-parts = Parts list
web-plan-cannon = Cannon. Points away from us.
web-plan-shield = Shield. Covers two sides; choose wisely.
web-plan-cabin = Cabin. Seats two, legroom sold separately.
web-plan-hold = Hold. Empty, so nothing can fall out.
web-plan-engine = Engine. Would be loud, were there air.
web-plan-battery = Battery. Nearly welded on.
web-plan-sheet = Sheet
web-plan-sheet-value = Hauler, first try
web-plan-scale = Scale
web-plan-scale-value = optimistic
web-plan-checked = Checked by
web-plan-checked-value = nobody yet
web-plan-version = Server version
web-version-unknown = unknown, it does not answer

# The games.
web-games = The games
web-trucker-source = after Galaxy Trucker
web-trucker-intro = Everyone grabs parts from one heap and bolts a ship together before the sand runs out. Then you fly what you built, and count what is left of it.
web-race-source = after Race for the Galaxy
web-race-intro = Settle worlds and fund developments from one hand of cards, where paying for the good ones means parting with the nearly as good ones.
web-with-friends = With friends
web-not-yet = Not playable in the browser yet

# The start page: ways to play.
web-play-now = Play now
web-play-now-busy = Fuelling …
web-play-now-line = As { $name }, against bots. No account, no questions.
web-play-game = Play { $game }
web-play-step = { $game }: { $step }
web-play-step-sand = { $game }: { $step }, against the sand
web-play-again = Once more: { $step }
web-trucker-first = Trucker: a learning flight
web-race-first = Race: first game
web-show-all = All { $count }
web-create-table = Create a table
web-join-code = Somebody gave you a code or a link?
web-join = Join
web-join-empty = The code goes into the field; we cannot guess it.
web-my-games = My running games
web-open-tables = Open tables
web-table-continue = Continue
web-table-watch = Watch
web-table-full = Full
web-table-free =
    { $count ->
        [0] Ready to start
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-home = To the start page
web-nowhere = Empty space
web-nowhere-line = There is nothing at this address, not even debris.

# Names and passwords.
web-me = You are
web-your-name = Your name
web-password = Password
web-have-password = I have a password for this name
web-password-current = Current password
web-password-new = New password, eight characters or more
web-name-guest = You play as a guest, and this browser remembers you. With a password the name becomes yours on every device.
web-name-owned = This name is yours. Sign in with it wherever you play.
web-name-kept = Done. Nobody else can take this name now.
web-keep-name = Keep this name
web-change-password = Change the password
web-sign-out = Be somebody else
web-gate = You are expected
web-gate-line = There is a table behind this door. What shall they call you?
web-come-in = Come in

# A new table.
web-new-table = A new table
web-new-table-line = The defaults are fine. Change what you like, then invite people or bots.
web-game = Game
web-seats = Seats
web-seats-line = Friends, strangers and bots can fill them; you decide at the table.
web-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-access = Who may come
web-access-open = Anybody
web-access-open-line = The table is listed on the start page.
web-access-invited = Invited people only
web-access-invited-line = Only those with the code or the link find it.
web-make-table = Open the table

# Options of Trucker.
web-presets = An evening, ready-made
web-presets-line = Each fills in the form below; change what you like.
web-trucker-preset-base = Just the base game
web-trucker-preset-base-line = One flight, level II. Honest stones from honest directions.
web-trucker-preset-first = First expansion evening
web-trucker-preset-first-line = Class II, then the barrel IIB, twice as long as one flight. New parts to fall in love with; the intruders stay at home.
web-trucker-preset-missions = Three missions
web-trucker-preset-missions-line = Three flights with a job each, three times as long as one. Some of the freight explodes.
web-trucker-preset-everything = Everything, god help us
web-trucker-preset-everything-line = IIB, IIIB, IV, missions, intruders, a team: almost four times as long as one flight. Coming home at all is a result.
web-trucker-mode = What to play
web-trucker-mode-flight = A single flight
web-trucker-mode-flight-line = Build, fly, count the losses. About half an hour.
web-trucker-mode-series = A series
web-trucker-mode-series-line = Several flights in a row; the money adds up, the ships get larger.
web-trucker-mode-trek = The Trek
web-trucker-mode-trek-line = Three flights with titles to win, and then to defend.
web-trucker-level = Level
web-trucker-level-learning = Learning flight
web-trucker-level-learning-line = A small ship and gentle cards. Start here.
web-trucker-level-1 = Level I
web-trucker-level-1-line = A small ship and real trouble, in small portions.
web-trucker-level-2 = Level II
web-trucker-level-2-line = A larger ship and larger stones.
web-trucker-level-3 = Level III
web-trucker-level-3-line = The largest ship. It will not stay that way.
web-trucker-sets = Expansions
web-trucker-sets-abe = Another Big Expansion
web-trucker-sets-abe-line = New components, stranger ships, and visitors who do not knock.
web-trucker-sets-missions = Missions
web-trucker-sets-missions-line = A job for every flight, crates that should not be shaken, and cards to shake them.
web-trucker-classes = Ships, flight by flight
web-trucker-flight = Flight { $number }
web-trucker-flight-more = One flight more
web-trucker-flight-less = One flight less
web-trucker-class-1 = Class I
web-trucker-class-2 = Class II
web-trucker-class-3 = Class III
web-trucker-class-2b = Class IIB
web-trucker-class-2b-line = A ship like a barrel: its last column lies beside the first.
web-trucker-class-3b = Class IIIB
web-trucker-class-3b-line = A large ship with holes: dice say where nothing may stand.
web-trucker-class-4 = Class IV
web-trucker-class-4-line = Two halves drawn by lot, and the longest road. There is insurance, for a reason.
web-trucker-missions = The job
web-trucker-missions-drawn = Drawn and voted on
web-trucker-missions-drawn-line = Three missions are drawn for each flight, and everybody names one. You begin with 20 credits; whoever ends with more has won.
web-trucker-team = Support Team
web-trucker-team-none = Alone
web-trucker-team-none-line = You against the galaxy.
web-trucker-team-standard = With a team
web-trucker-team-standard-line = People join between flights, and bend the rules for you.
web-trucker-team-competitive = First come, first served
web-trucker-team-competitive-line = A team too, but who finishes first chooses first.
web-trucker-choosing = When missions are chosen
web-trucker-choosing-each = Before each flight
web-trucker-choosing-each-line = One surprise at a time.
web-trucker-choosing-start = All at the start
web-trucker-choosing-start-line = Time to plan, and to worry ahead.
web-trucker-intruders = Intruders
web-trucker-intruders-yes = Let them come
web-trucker-intruders-yes-line = Some cards walk through your ship and help themselves.
web-trucker-intruders-no = Not tonight
web-trucker-intruders-no-line = Their cards stay in the box.
web-trucker-marks = Closed squares
web-trucker-marks-shown = Marked
web-trucker-marks-shown-line = What the dice have closed cannot be built on.
web-trucker-marks-hidden = From memory
web-trucker-marks-hidden-line = Nothing shows them; the inspection takes off what stands there.
web-trucker-timer = Sand timer
web-trucker-timer-none = None
web-trucker-timer-none-line = Build in peace.
web-trucker-timer-relaxed = Relaxed
web-trucker-timer-relaxed-line = The sand runs, but twice as long.
web-trucker-timer-rulebook = By the book
web-trucker-timer-rulebook-line = Ninety seconds a turn. Sweat included.
web-trucker-mistakes = Mistakes while building
web-trucker-mistakes-forbidden = Prevented
web-trucker-mistakes-forbidden-line = What does not fit cannot be placed.
web-trucker-mistakes-marked = Marked
web-trucker-mistakes-marked-line = Anything can be placed; what breaks a rule is marked while you look for a square.
web-trucker-mistakes-honest = Yours
web-trucker-mistakes-honest-line = Anything can be placed; the inspection takes off what does not hold.
web-race-robot = The robot
web-race-robot-easy = Easy
web-race-robot-easy-line = Alone against dice with ambition. A good place to learn their ways.
web-race-robot-normal = Normal
web-race-robot-normal-line = It plans nothing and still gets there.
web-race-robot-hard = Hard
web-race-robot-hard-line = Its great projects count more. Yours had better, too.
web-race-expansion = Cards
web-race-expansion-tgs = With The Gathering Storm
web-race-expansion-tgs-line = More worlds, more developments, and goals to run for.
web-race-expansion-base = Base game
web-race-expansion-base-line = The cards it all began with.
web-race-learning = First hands
web-race-learning-no = Dealt
web-race-learning-no-line = Six cards, two of them go back.
web-race-learning-yes = Chosen to teach
web-race-learning-yes-line = Four cards that go well with the start world. For a first game.
web-race-draft = Draft
web-race-draft-no = One deck for all
web-race-draft-no-line = Everybody draws from the same pile.
web-race-draft-yes = Draft first
web-race-draft-yes-line = Packs go round until everybody has a deck of their own. Adds half an hour.
web-race-expert = Actions
web-race-expert-yes = Two each
web-race-expert-yes-line = The game for two at its best: two actions a round.
web-race-expert-no = One each
web-race-expert-no-line = Easier to follow. For a first game.
web-race-goals = Goals
web-race-goals-yes = With goals
web-race-goals-yes-line = Points for who gets somewhere first, and for who has most.
web-race-goals-no = Without goals
web-race-goals-no-line = Only what you build counts.

# The table.
web-table-title = { $game }, table { $code } · Starhaul
web-table-heading = { $game }: the table is being set
web-who-plays = Who plays
web-agreed = What is agreed
web-invite = Invite
web-invite-code = Code of the table: { $code }
web-invite-open-line = Anybody may join from the start page. Friends come faster by link or code.
web-invite-closed-line = Only those who have this code or link can come in.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-seat-free = Free seat
web-seat-free-line = Room for one, some dents.
web-seat-you = you
web-seat-host = host
web-seat-away = away
web-seat-ready = Ready
web-seat-not-ready = Not ready yet
web-seat-number = seat { $number }
web-seat-shared = on the device of { $name }
web-device-seat = Plays on my device
web-device-title = One device, several people
web-device-line = You take turns with this device. Between two of you a curtain falls, so that nobody sees another’s cards. Games against a clock are better played on a device each.
web-device-name = Who plays here?
web-hand-over = Hand over
web-curtain-turn = { $name }, your turn
web-curtain-line = Give the device to { $name }. Everybody else looks out of the window.
web-curtain-lift = I am { $name }: lift the curtain
web-curtain-nobody = The curtain is down
web-curtain-waiting = The others are still at it. You will be called.
web-curtain-others = Forgot something?
web-curtain-look = I am { $name }
web-sit = Take a seat
web-sit-here = Sit here
web-move-here = Move here
web-add-bot = Bot: { $kind }
web-fill-bots =
    { $count ->
        [one] A bot for the free seat
       *[other] Bots for the free seats
    }
web-empty-seat = Send { $name } away
web-bot = Bot
web-bot-name-1 = Rusty Anna
web-bot-name-2 = Odd Bolts
web-bot-name-3 = Captain Void
web-bot-name-4 = Auntie Torque
web-bot-name-5 = Half a Tonne
web-talk = Talkative bots
web-talk-line = A dry line now and then, when they start, are hit, or win.
web-talk-start-1 = I brought oil. For after.
web-talk-start-2 = Nothing about me matches. It has never stopped me.
web-talk-start-3 = Space is empty. I find that restful.
web-talk-start-4 = Sit up straight, dear. We are about to lose things.
web-talk-start-5 = I am only here for the weight.
web-talk-hit-1 = That was the good half.
web-talk-hit-2 = I had a spare of that. It was that one.
web-talk-hit-3 = Less ship. More void.
web-talk-hit-4 = Language, I know. You heard nothing.
web-talk-hit-5 = A quarter of a tonne, then.
web-talk-win-1 = Rust wins. It only needs time.
web-talk-win-2 = Nobody was more surprised than I. Again?
web-talk-win-3 = Inevitable. Like everything.
web-talk-win-4 = Well tried, dear. Eat something and come again.
web-talk-win-5 = Mass tells.
web-talk-lost-1 = Fairly won. I shall squeak about it for a week.
web-talk-lost-2 = I lost, but with all my bolts. Nearly.
web-talk-lost-3 = You won. The void does not mind.
web-talk-lost-4 = I taught you that. Surely I did.
web-talk-lost-5 = I feel lighter already.
web-bot-random = aimless
web-bot-random-line = Does anything that is legal, in no particular order. Less an opponent than a kind of weather.
web-bot-rookie = rookie
web-bot-rookie-line = Takes what fits and hopes for the best.
web-bot-regular = regular
web-bot-regular-line = Has done this before, and mostly came home.
web-bot-ace = ace
web-bot-ace-line = Knows every card, and where yours is weak.
web-ready = I am ready
web-not-ready = Wait, not yet
web-start = Start
web-leave-table = Leave the table
web-sign-in = Sign in
web-sign-in-line = Only needed for a name of your own. Guests simply play.
web-cancel = Cancel
web-table = Table { $code }
web-seat-here = here
web-bot-of = Bot, { $kind }
web-change-options = Change
web-change = What shall we play?
web-change-line = Everybody says again whether they are ready; nobody loses the seat.
web-change-do = So be it
web-change-too-few = There are more people and bots than that. Send somebody away first.
web-host-tools = As the host
web-allow-spectators = Spectators are welcome
web-allow-spectators-line = People without a seat may watch. If not, they have to go when the game starts.
web-no-spectators = Nobody watches.
web-close-table = Close the table
web-close-table-question = Close this table?
web-close-table-line = Everybody goes home, and a game that is not over stays that way for ever.
web-empty-question = Send { $name } away?
web-empty-line = They cannot come back to this table.
web-empty-playing-line = A bot plays on in their seat. They cannot come back to this table.
web-empty-do = Send away
web-your-turn = Your turn
web-notices = Call me
web-notices-line = A notice of the system when it is my turn and I look elsewhere. Your browser will ask.
web-spectators =
    { $count ->
        [one] { $who } watches
       *[other] { $who } watch
    }
web-lobby-sit = Take a seat, or stay and watch.
web-lobby-watching = All seats are taken. You are welcome to watch.
web-lobby-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-unready =
    { $count ->
        [one] One of us is not ready yet.
       *[other] { $count } of us are not ready yet.
    }
web-lobby-go = Everybody is here. Your call.
web-lobby-ready = Say when you are ready.
web-lobby-host = Waiting for the host to start.
web-fair = Fair play
web-fair-promise = The luck of this game is drawn already, and this is its fingerprint. When it is over you see what was inside: if both agree, nobody changed a card on the way.
web-fair-word = Stir in a word of your own
web-fair-example = anything at all
web-fair-give = Stir in
web-fair-given = It is in
web-fair-others = { $name }: “{ $word }”
web-fair-running = Compare this at the end, and you know that nobody changed the luck of this game on the way. Its fingerprint:
web-fair-checking = Drawing every card again …
web-fair-seen = This browser was shown the fingerprint before the end.
web-fair-unseen = This browser did not see the fingerprint while the game was on. Somebody who played may have.
web-fair-hashed = The seed has this fingerprint; your browser has just worked it out.
web-fair-not-hashed = The seed has another fingerprint. Somebody is cheating, or something is badly broken.
web-fair-drawn =
    { $outcomes ->
        [one] The only die or draw follows from it, says the server.
       *[other] All { $outcomes } dice and draws follow from it, says the server.
    }
web-fair-not-drawn = Not all dice and draws follow from it: { $problem }
web-fair-hash = Fingerprint
web-fair-seed = Seed
web-fair-words = Words that were stirred in
web-fair-no-words = None. The server was trusted to draw blindly.
web-fair-yourself = You need not believe the server either: save the record and draw everything again on your own machine.
web-story-choose = Choose whose lines, and which part
web-story-older = Earlier
web-story-loading = Turning back the pages…
web-story-failed = The earlier pages did not come. Try again.
web-story-stood-in = By a bot, for somebody who was away
web-story-none = Nothing of that kind has happened. Yet.
web-chat = Chat
web-chat-empty = Nobody has said anything. Somebody has to be first.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = unread
web-entering = Docking
web-entering-line = Asking for the table …
web-no-table = No way in here
web-parked = This table is parked
web-parked-line = Something in our rules broke, and it is our fault. Every move is safe. Report { $report }.
web-resume = Try again

# The game's frame.
web-undo = Undo
web-take-back = Take back
web-take-back-question = Take back what has shown something?
web-take-back-line = Against bots you may, as often as you like. You have seen what came of it, so this game will carry a mark and change no rating.
web-take-back-yes = Take it back
web-take-back-no = Let it stand
web-taken-back =
    { $count ->
        [one] A move was taken back once it had shown something. The result is marked and changes no rating.
       *[other] Moves were taken back { $count } times once they had shown something. The result is marked and changes no rating.
    }
web-allow-take-back = Moves may be taken back
web-allow-take-back-line = Anything, as long as you play against bots alone. A game in which it was done changes no rating.
web-leave = Leave
web-leave-question = Leave this game?
web-leave-line = A bot takes your seat and plays on, for better or worse. Come back whenever you like and take it again.
web-leave-line-alone = Everything here waits for you, bots and sand alike. You find it under your running games.
web-stay = Stay
web-path = The way through both games
web-path-of = The way through { $game }
web-path-whole = The whole way
web-path-next = What comes next:
web-path-done = played
web-path-play = Play
web-path-play-step = Play: { $step }
web-path-learning = Learning flight
web-path-learning-line = Eight gentle cards, no sand, and rivals who wait for you.
web-path-level-1 = Level I
web-path-level-1-line = The same small ship, and now the cards mean it: aliens, pirates, a forecast to read.
web-path-level-2 = Level II
web-path-level-2-line = A larger ship, worse company, and sand that runs at half speed.
web-path-level-3 = Level III
web-path-level-3-line = The largest ship. Most of it comes home, sometimes.
web-path-series = The Trek
web-path-series-line = Three flights in a row, with titles to win and to lose.
web-path-abe = Another Big Expansion
web-path-abe-line = A ship that bends round into a tube, thrusters, intruders on board.
web-path-missions = Missions
web-path-missions-line = A flight with an order to fulfil. Vote for the least bad one.
web-path-team = Support Team
web-path-team-line = A series with specialists, each of whom bends a rule your way.
web-path-first = First game
web-path-first-line = A hand that was chosen to teach, and a hint at each first time.
web-path-normal = Three at the table
web-path-normal-line = The base game as it is meant: dealt hands, two rivals to outguess.
web-path-goals = Goals
web-path-goals-line = With the expansion: points lying in the open for whoever gets there.
web-path-expert = Duel
web-path-expert-line = Two players, two actions each. The experts’ favourite.
web-path-robot = Alone with the robot
web-path-robot-line = It rolls two dice and has no nerves to lose.
web-path-draft = Draft
web-path-draft-line = Choose your own deck, card by card, before you play it.
web-again = Once more
web-deal = The same deal again
web-deal-line = { $game } against { $rivals }, from the same seat, with the same luck.
web-deal-known = This deal is no secret: its seed was revealed when it was first played. It begins alike for everybody; what you do differently changes what comes. Results are compared here and change no rating.
web-deal-play = Play this deal
web-deal-fared = How all have fared
web-deal-points = { $points } points
web-deal-place = Rank { $rank } of { $count }, { $difference } against the best bot
web-deal-moves = { $moves } moves in { $time }
web-deal-first = played it first
web-deal-taken-back =
    { $count ->
        [one] took back once
       *[other] took back { $count } times
    }
web-deal-this = this game
web-deal-rank = Rank { $rank } of { $count }
web-deal-all = Place { $place } of { $count } tries; see them all
web-deal-ahead =
    { $count ->
        [one] The same deal, and you made one point more than { $name }.
       *[other] The same deal, and you made { $count } points more than { $name }.
    }
web-deal-behind =
    { $count ->
        [one] The same deal, and { $name } made one point more of it.
       *[other] The same deal, and { $name } made { $count } points more of it.
    }
web-deal-level = The same deal, and exactly as many points as { $name }.
web-deal-ahead-own =
    { $count ->
        [one] The same deal, one point better than your best other try.
       *[other] The same deal, { $count } points better than your best other try.
    }
web-deal-behind-own =
    { $count ->
        [one] The same deal, one point short of your best other try.
       *[other] The same deal, { $count } points short of your best other try.
    }
web-deal-level-own = The same deal, and exactly as many points as your best other try.
web-deal-challenge = Challenge others
web-deal-challenge-line = Whoever opens this link plays the same deal from the same seat, and joins the list.
web-deal-running = This luck was dealt before and may be known. The game changes no rating.
web-more = More
web-less = Less
web-record = Save the record
web-stood-in = A bot plays until they are back
web-was-stood-in = While you were away, a bot made your last move.
web-reconnecting = Connection lost. Trying again; nothing is lost.
web-reconnect-now = Now
web-held-up = Waiting for the server’s disk. What you did is kept, and clocks stand still.
web-no-answer = The server takes its time. What you pressed is not forgotten.
web-loading-game = Fetching the toolbox …
web-loading-failed = The screens of this game could not be fetched. Reload the page to try again.
web-no-screen = No screens for this game

# Replays.
web-replay = Replay
web-replay-title = { $game }, { $who }, once more
web-replay-loading = Winding the film back …
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-back = One step back
web-replay-part-on = To the next part
web-replay-part-back = To the part before
web-replay-where = Where in the game
web-replay-value = { $part }, step { $number } of { $last }
web-replay-step = Step { $number } of { $last }
web-replay-speed = Speed
web-replay-times = { NUMBER($speed) } ×
web-replay-again = From the start
web-no-replay = Nothing to watch here
web-eyes = Seen with the eyes of
web-eyes-all = A spectator
web-score = scored
web-watch-again = Watch again
web-share = Share and save
web-share-line = Whoever opens this link sees the game from this step on. No account needed.
web-share-link = Link to this step of the replay
web-save = Keep it as a file
web-save-line = A record can be opened again, here or elsewhere, and checked move by move.
web-save-whole = The whole record
web-save-seen = As { $name } saw it
web-open-record = Open a record
web-open-record-line = A game that you kept as a file, whole or as one seat saw it.
web-open-record-choose = Choose a .haul file, or drop it here
web-open-record-kept = The server checks it move by move, shows it, and forgets it again.
web-profile = My profile
web-picture = Share a picture
web-picture-failed = No picture this time; try again
web-my-replays = Replays of my games
web-replay-watch = Watch

# Settings and keys.
web-settings = Settings
web-settings-kept = This browser remembers all of it.
web-race-habits = At a table of Race
web-race-tempo = Pace
web-race-tempo-steady = A steady pace
web-race-tempo-steady-line = Everything that happens can be followed.
web-race-tempo-brisk = A brisk pace
web-race-tempo-brisk-line = The same, in half the time.
web-race-tempo-instant = At once
web-race-tempo-instant-line = No show: the table is as it is, and the story tells how it came to that.
web-race-confirms = Confirm answers
web-race-confirms-line = A button sends what you have picked. Without it the last card you need is the answer; undo is still there.
web-race-passes = Pass by itself
web-race-passes-line = Where there is only one thing to do, passing for instance, the page does it for you.
web-calm = Less motion
web-calm-line = Nothing drifts, flickers or flies, whatever the system says.
web-sound = Sound
web-sound-line = Small noises for welds, dice and the inevitable.
web-guide = Guide
web-guide-line = A short hint at each first time. Switch it on again, and you hear them all again.
web-guide-seen = Got it
web-guide-folded = A hint
web-guide-off = No more hints
web-close = Close
web-keys = Help and keys
web-keys-everywhere = Everywhere
web-key-help = this list
web-key-hint = the hint is read, thank you
web-key-undo = undo
web-key-chat = open or close the chat
web-key-play = play, or pause
web-key-step = a step back or on
web-key-part = a part of the game back or on
web-key-ends = to the start, to the end
web-key-escape = close what lies on top
web-key-tab = go to the next thing that can be pressed
web-key-take = take a component from the heap, face down
web-key-turn = turn it
web-key-arrows = walk over the ship
web-key-enter = do it
web-key-reserve = set the component aside
web-key-back = put it back
web-key-choice = one of the offered choices
web-key-give-up = give up the flight, after a question
web-key-skip = skip what is being shown
web-key-my-ship = back to my ship, or put the forecast back
web-key-space = Space
web-skip = Skip ahead

# What the server does not do.
web-refused-bad-bot = This bot cannot play here.
web-refused-bad-record = This is no record of a finished game that our rules agree with.
web-refused-banned = The host has sent you away from this table.
web-refused-busy = Too many films are being developed at the moment. Try again shortly.
web-refused-closed = This table is closed.
web-refused-name-taken = Somebody else has this name, or one that looks just like it. Take another.
web-refused-no-replay = There is no such game, or nobody kept it.
web-refused-no-spectators = No spectators at this table, by wish of the host.
web-refused-not-found = There is no such table. Mind the code: no O, no I, no 0, no 1.
web-refused-not-host = Only the host can do that.
web-refused-not-invited = This table is for invited people. Ask for its code.
web-refused-not-over = This game is not over yet. Come back for the film when it is.
web-refused-not-ready = Not everybody is ready.
web-refused-not-seated = You have no seat at this table.
web-refused-nothing-to-undo = There is nothing left to undo.
web-refused-parked = This table is parked.
web-refused-password-needed = This name belongs to somebody. If it is you, give the password; if not, take another name.
web-refused-seat-taken = That seat is taken.
web-refused-session-ended = You signed out, or the password of your name was changed elsewhere. Sign in again.
web-refused-sign-in = We do not know you any more. Reload the page and give a name.
web-refused-too-fast = Slowly, please. Try again in a moment.
web-refused-too-large = That is larger than anything we would open.
web-refused-unreachable = The server does not answer. Is it still there?
web-refused-waiting = The server’s disk takes nothing just now. Try again in a moment.
web-refused-wrong-password = That is not the password of this name.
web-refused-wrong-protocol = The server has been renewed. Reload the page.
web-refused-otherwise = That does not work now ({ $code }).

web-independent = Starhaul is a free and independent project under the MIT licence. It is not affiliated with the publishers or the authors of Galaxy Trucker or Race for the Galaxy, nor endorsed by them. The games are theirs; the drawings, the words and the mistakes are ours.
web-licences = All licences, those of borrowed code too.

# The keys of Race.
web-race-key-hand = to your hand, or to the cards to choose from
web-race-key-tableau = to your tableau
web-race-key-rivals = to the others’ tableaus
web-race-key-arrows = from card to card
web-race-key-move = move the card in your hand
web-race-key-pick = pick the card; while things happen: skip ahead
web-race-key-enter = confirm what is picked
web-race-key-choice = an action, or a choice of the strip
web-race-key-tempo = the pace at which things happen
web-race-key-signs = what the signs on cards mean

# Content of players’ own that the server has.
web-own-missions = A mission of your own
web-own-missions-none = None of these
web-own-cards = Cards of your own
web-own-components = Components of your own

# The rulebook, the gallery, and what things are.
web-rules = Rulebook
web-rules-games = Games
web-rules-contents = Contents
web-rules-search = Search the rulebook
web-rules-found = { $count ->
        [0] Nothing found. Try fewer words.
        [one] { $count } section
       *[other] { $count } sections
    }
web-rules-numbers = Numbered rules:
web-rules-loading = Leafing through the small print …
web-rules-failed = The small print did not arrive. Close it and press again.
web-rules-open = Open in the rulebook
web-gallery = Gallery
web-gallery-all = All
web-gallery-name = Name
web-gallery-count = { $count } of { $of }
web-why = What is this?
web-why-point = Press anything to read what it is.
web-why-nothing = There is nothing to read about that. Try something else.
web-why-stop = Never mind
web-why-short = Why?
web-why-rule = Why? { $rule }
web-key-why = What is this? About what is pointed at or has the focus

# Playing with others
web-invite-qr = QR code of the link { $link }
web-invite-camera = Hold a telephone’s camera against this square, and it opens the table.
web-invite-local-only = This link works on this computer alone: the server listens to nobody else. For everybody in your network, stop it and start it like this:
web-invite-no-network = This computer is in no network just now, so the link leads nobody else here.
web-away-until = { $name } is gone. A bot takes over in
web-stand-in-now = Bot, fly now
web-grant-time = Wait longer
web-wait-instead = Wait for them
web-emotes = Signs to the others
web-emotes-line = A wave, a cheer, a gulp: seen by everybody at the table. Without the tick you neither see nor send any.
web-emote-shown = { $name }: { $emote }
web-emote-wave = Hello!
web-emote-cheer = Well flown!
web-emote-thanks = Thank you
web-emote-oops = Oops
web-emote-laugh = Ha!
web-emote-gulp = Gulp
web-emote-thinking = Let me think
web-emote-luck = Good luck!
web-key-emotes = signs to the others
web-turns-next =
    { $count ->
        [one] Your turn elsewhere: { $next }
       *[other] Your turn at { $count } other tables. Next: { $next }
    }
web-turn-at = { $game } with { $who }
web-turn-bots = { $game } with bots
web-pace = Pace
web-pace-together = All at the table
web-pace-together-line = You play in one go. A bot plays for somebody who is gone for long.
web-pace-correspondence = By correspondence
web-pace-correspondence-line = No clock, and days between moves. Nobody is replaced for being away; the table waits among your games.
web-pace-password = Set a password to play on from other devices
web-news = Since you were last here
web-news-read = On with it
