# The Support Team of Trucker: who they are, what they can do, and what comes of it.

## Members

trucker-member-advertiser = Advertiser
trucker-skill-advertiser-a = Front-page forecast
trucker-ability-advertiser-a = Foretell how everybody ends. 2 credits for each place that is right, 1 for each that gives up.
trucker-skill-advertiser-b = Slogans
trucker-ability-advertiser-b = A credit for each plated edge on the outside, if you finish.
trucker-member-architect = Architect
trucker-skill-architect-a = Annexe
trucker-ability-architect-a = Build one component outside the outline.
trucker-skill-architect-b = Prize for looks
trucker-ability-architect-b = One more bonus for the best-looking ship, before the flight or after it.
trucker-member-assembler = Assembler
trucker-skill-assembler-a = Wireless link
trucker-ability-assembler-a = Join two components without a wire: what hangs on one hangs on the other.
trucker-skill-assembler-b = Plating
trucker-ability-assembler-b = Plate all exposed connectors of one component.
trucker-member-bureaucrat = Bureaucrat
trucker-skill-bureaucrat-a = Early start
trucker-ability-bureaucrat-a = Take off early: as many days as the number of the flight, and one for each rocket ahead of you.
trucker-skill-bureaucrat-b = A word with the bank
trucker-ability-bureaucrat-b = Raise or lower the bonuses before they are paid, for everybody.
trucker-member-buyer = Buyer
trucker-skill-buyer-a = Large reserve
trucker-ability-buyer-a = Reserve three components. What you do not use is not lost.
trucker-skill-buyer-b = Safe and returnable
trucker-ability-buyer-b = What you reserved is safe from others, and may go back to the table.
trucker-member-deliveryman = Deliveryman
trucker-skill-deliveryman-a = Spare part
trucker-ability-deliveryman-a = Turn one component into a spare part after building.
trucker-skill-deliveryman-b = More spare parts
trucker-ability-deliveryman-b = Up to two more spare parts while building.
trucker-member-hypergeometer = Hypergeometer
trucker-skill-hypergeometer-a = Third dimension
trucker-ability-hypergeometer-a = One cannon and one engine need no empty square.
trucker-skill-hypergeometer-b = Turning cannon
trucker-ability-hypergeometer-b = One cannon turns where you want it.
trucker-member-inspector = Inspector
trucker-skill-inspector-a = All four piles
trucker-ability-inspector-a = Read all four piles, even when you have finished.
trucker-skill-inspector-b = Early look
trucker-ability-inspector-b = Read them before building begins, and before you add anything.
trucker-member-plumber = Plumber
trucker-skill-plumber-a = Two pipes
trucker-ability-plumber-a = Two pipes join components across smooth edges.
trucker-skill-plumber-b = Connectors all round
trucker-ability-plumber-b = One component gets universal connectors on all sides.
trucker-member-planner = Planner
trucker-skill-planner-a = Two pieces
trucker-ability-planner-a = Your ship may be in two pieces while you build it.
trucker-skill-planner-b = Five promises
trucker-ability-planner-b = Promise what will stand on five squares. 2 credits for each that does.
trucker-member-saboteur = Saboteur
trucker-skill-saboteur-a = Long fingers
trucker-ability-saboteur-a = Take components that others have reserved.
trucker-skill-saboteur-b = Loose connections
trucker-ability-saboteur-b = Take an astronaut off each other ship and leave a weak spot there.
trucker-member-security-guard = Security Guard
trucker-skill-security-guard-a = Security check
trucker-ability-security-guard-a = Everybody pays a credit per exposed connector. So do you.
trucker-skill-security-guard-b = Fire drill
trucker-ability-security-guard-b = All others stop building and run round the table.
trucker-member-smuggler = Smuggler
trucker-skill-smuggler-a = Hidden rooms
trucker-ability-smuggler-a = Each structural and each routing module hides a blue or green block.
trucker-skill-smuggler-b = Black market
trucker-ability-smuggler-b = Hidden blocks bring a credit more.
trucker-member-stock-boy = Stock Boy
trucker-skill-stock-boy-a = Mixed holds
trucker-ability-stock-boy-a = Each hold takes one red block.
trucker-skill-stock-boy-b = Creative stock-taking
trucker-ability-stock-boy-b = You choose what is lost, and hide goods in special holds.
trucker-member-swindler = Swindler
trucker-skill-swindler-a = Late components
trucker-ability-swindler-a = Add a few components after you have finished.
trucker-skill-swindler-b = Better deals
trucker-ability-swindler-b = Pay a credit less in flight, and get one more.
trucker-member-trader = Trader
trucker-skill-trader-a = Cheap blocks
trucker-ability-trader-a = Buy yellow blocks before the flight.
trucker-skill-trader-b = Talk of prices
trucker-ability-trader-b = The price of one colour goes up or down by a credit.
trucker-member-welder = Welder
trucker-skill-welder-a = Unlike joints
trucker-ability-welder-a = Twice, a single connector fits a double one.
trucker-skill-welder-b = Welded shut
trucker-ability-welder-b = Weld up to three exposed connectors shut.

## The team on the table

trucker-team = Support Team
trucker-team-of = The team of { $who }
trucker-team-yours = Your team
trucker-team-show = { $member }: { $standing }. Show the team
trucker-team-empty = Nobody yet. They come after a flight.
trucker-member-from-now = From this flight on
trucker-member-from-next = From the next flight on
trucker-member-never = Would work from the next flight on, but this is the last
trucker-standing-ready = ready now
trucker-standing-used = used in this flight
trucker-standing-later = from the next flight on
trucker-standing-working = at work by itself
trucker-standing-waiting = when its time comes
trucker-standing-waiting-for = when its time comes: { $when }
trucker-timing-before-building = before building
trucker-timing-during-building = while building
trucker-timing-after-building = after building
trucker-timing-before-flight = before the flight
trucker-timing-during-flight = in flight
trucker-timing-after-flight = after the flight
trucker-supply-left = { $token } × { $count }
trucker-supply-wireless = antenna
trucker-supply-plating = plating
trucker-supply-rotation = turntable
trucker-supply-pipe = pipe
trucker-supply-universal-tile = connectors all round
trucker-supply-universal-joint = joint
trucker-supply-welded = weld
trucker-supply-spare-part-cannon = spare cannon
trucker-supply-spare-part-engine = spare engine
trucker-supply-spare-part-cargo-hold = spare hold
trucker-supply-spare-part-cabin = spare cabin
trucker-team-news = What they have changed
trucker-news-drill-clock = { $who } has called a fire drill. You run round the table; nothing can be built until it is over.
trucker-news-drill = { $who } has called a fire drill. Nobody else takes a component until { $who } has added two, or finished.
trucker-news-drill-mine = Your fire drill: the others run. It lasts until you have added two components, or finished.
trucker-news-bonuses = Bonuses: { $what }.
trucker-blocks-blue = blue blocks
trucker-blocks-green = green blocks
trucker-blocks-yellow = yellow blocks
trucker-blocks-red = red blocks
trucker-news-price = Price of { $colour }: { $change }.
trucker-news-prediction = In print: { $who }, { $end }.
trucker-news-place = place { $place }
trucker-news-gives-up = gives up
trucker-news-late = Added after finishing: { $count }.
trucker-tab-members = Applicants
trucker-drill = Fire drill!

## Questions and answers

trucker-ask-keep-member = Who joins your team? The others will see it when all have chosen
trucker-ask-take-member = Who joins your team? You choose before those who came in later
trucker-ask-use-ability = Does somebody of your team have something to do?
trucker-ask-adjust-bonuses = Which bonuses do you argue about?
trucker-ask-mark-connection = Which connection do you loosen?
trucker-ask-take-astronaut = From which cabin does your agent come?
trucker-take-from = { $tile }, from { $who }
trucker-mark = { $one } – { $other }
trucker-mark-here = Loosen it here: { $square } (up to { $count ->
    [one] { $count } component
   *[other] { $count } components
 })
trucker-take-astronaut = Take one from here: { $square }
trucker-mark-loses = { $count ->
    [one] { $count } component goes with it
   *[other] { $count } components go with it
 }
trucker-mark-human = { $count ->
    [one] { $count } astronaut leaves
   *[other] { $count } astronauts leave
 }
trucker-mark-not = Leave { $who } alone
trucker-ask-build-drill = Fire drill! You run round the table until it is over
trucker-ask-linger = You have finished. Well, nearly: your team still has something for you to do
trucker-ask-read-ahead = Read what you like, before anybody builds. Which pile?
trucker-read-enough = I have seen enough
trucker-ask-put-marker = What do you promise? Put it where you will build it: { $marker }
trucker-marker-blue-block = a blue block, for a cargo hold
trucker-marker-red-block = a red block, for a special hold
trucker-marker-astronaut = an astronaut, for a cabin
trucker-marker-alien = an alien, for a life support
trucker-marker-battery = a battery, for a battery or a solar panel
trucker-marker-here = Here: { $square } ({ $marker })
trucker-marker-none = Promise nothing of the kind
trucker-marker-forgone = { $count ->
    [one] and forgo { $count } credit
   *[other] and forgo { $count } credits
 }
trucker-ask-add-last = All have finished. One more of those that lie open?
trucker-linger-done = That will do
trucker-ask-buy-blocks = How many yellow blocks do you buy, at a credit each?
trucker-ask-change-price = Whose price do you talk about?
trucker-ask-predict = How will this flight end?
trucker-predict-place = { $who }: place { $place }
trucker-predict-giving-up = { $who } gives up
trucker-ask-convert = Which component becomes a spare part?
trucker-ask-exempt = Which of these can do without an empty square? The others are mistakes
trucker-ask-rotate = Which cannon shall turn all round?
trucker-convert-here = Replace this one: { $square }
trucker-convert-pointing = { $part }, to { $side }
trucker-convert-back = What it was
trucker-convert-another = Another component
trucker-convert-done = No spare part
trucker-exempt-here = This one needs no room: { $square }
trucker-rotate-here = This one turns: { $square }
trucker-buy-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
 }
trucker-price-up = +1 credit
trucker-price-down = −1 credit
trucker-ask-lay-pipe = Where does a pipe go? You have { $count } left
trucker-ask-choose-joint = Which joint stays? Tokens: { $count }. What gets none will have to go
trucker-ask-weld-shut = Which exposed connector do you weld shut? Tokens: { $count }
trucker-ask-link-first = Which component gets the first antenna?
trucker-ask-link-second = On the air: { $square }. With whom?
trucker-ask-plate-component = Which component gets plating where connectors stick out?
trucker-legend-adjust-bonuses = The figures are what it pays to arrive first, second and so on, then to look best. They are for everybody.
trucker-legend-buy-blocks = They go into your holds at once, and sell for more if they come home.
trucker-legend-change-price = It holds for everybody, and for this flight.
trucker-legend-convert = A cannon, an engine, a cabin or a hold, pointing where you like. Its connectors stay; what it did before is over.
trucker-legend-lay-pipe = It holds two parts together where both are smooth. Intruders find it handy, too.
trucker-legend-link-components = They count as joined, for better or worse: crew and life support, armory, solar panel. It holds nothing together.
trucker-legend-plate-component = What is plated is not exposed any more, and meteors and shots from there do nothing.
trucker-legend-predict = You are asked about everybody, yourself too; no place twice. All can read it.
trucker-legend-rotate = In flight it shoots in any direction, chosen each time.
trucker-legend-weld-shut = A welded connector is not exposed, and small meteors bounce off.
trucker-tool-pipe = Lay a pipe
trucker-tool-place-piped = Attach it with a pipe
trucker-tool-universal = Connectors all round, for one component
trucker-tool-place-universal = Add it with connectors all round
trucker-tool-here = Here: { $square }
trucker-pipe-between = Pipe { $one } – { $other }
trucker-pipe-to = Pipe to { $to }
trucker-weld = { $square }, { $side }
trucker-use-none = Let them rest
trucker-gain-days = { $count ->
    [one] gain { $count } day
   *[other] gain { $count } days
 }
trucker-bonuses-same-same = Leave them
trucker-bonuses-same-up = Looks up
trucker-bonuses-same-down = Looks down
trucker-bonuses-up-same = Places up
trucker-bonuses-up-up = Both up
trucker-bonuses-up-down = Places +, looks −
trucker-bonuses-down-same = Places down
trucker-bonuses-down-up = Places −, looks +
trucker-bonuses-down-down = Both down
trucker-bonuses-note = { $places }, looks { $look }

## What happened

trucker-story-members-dealt = { $who } has applicants to choose from.
trucker-story-members-laid-out = Looking for work: { $members }.
trucker-story-member-joined = { $member } joins the team of { $who }.
trucker-story-members-left = Nobody wanted { $members }.
trucker-story-ability-used = { $who } calls on the { $member }: { $skill }.
trucker-story-bonuses-adjusted = { $who } has had a word with the bank: { $what }.
trucker-story-price-up = { $who } talks the market up: a credit more for { $colour }.
trucker-story-price-down = { $who } talks the market down: a credit less for { $colour }.
trucker-story-predicted-place = { $who } puts it in print: { $about }, place { $place }.
trucker-story-predicted-giving-up = { $who } puts it in print: { $about } gives up.
trucker-story-drill-called = Fire drill! Everybody but { $who } runs round the table.
trucker-story-drill-ended = The drill is over. Nobody was on fire.
trucker-story-tile-stolen = { $who } helps themselves to a component of { $owner }: { $tile }.
trucker-story-late-component = { $who } has finished, and still adds. So far: { $count }.
trucker-story-late-over = { $who } has really finished now. Added since: { $count }.
trucker-story-marker-put = { $who } plans ahead, at { $square }: { $marker }.
trucker-story-marker-taken = { $who } changes the plan at { $square }: no longer { $marker }.
trucker-story-markers-judged = { $count ->
    [0] Nothing stands where { $who } had promised it. Plans are like that.
    [one] { $who } has kept { $count } promise.
   *[other] { $who } has kept { $count } promises.
 }
trucker-story-reserve-kept = { $who } sends { $tiles } back unused.

## Refused, and paid

trucker-refused-ability-used = That was done in this flight already.
trucker-refused-no-pipe-left = You have no pipe left.
trucker-refused-no-pipe-there = A pipe joins two neighbours of one ship where neither has a connector. Not here.
trucker-refused-no-universal-there = Connectors all round do not fit there.
trucker-refused-reserve-is-safe = Nobody but its owner can take that.
trucker-refused-finished-building = You have finished building.
trucker-refused-no-more-late-components = You have added all that you may after finishing.
trucker-refused-timer-on-start = The timer is on its last space: too late for a drill.
trucker-refused-nothing-to-convert = There is nothing on your ship yet that could be replaced.
trucker-refused-running-round-the-table = You are running round the table. Your hands are busy.
trucker-bill-saboteur = Sabotage
trucker-bill-discount = Swindler’s discount
trucker-bill-raise = Swindler’s bonus
trucker-bill-security = Security check
trucker-bill-trade = Yellow blocks
trucker-bill-prediction = Predictions that came true
trucker-bill-advertising = Slogans on plating
trucker-bill-architect = Architect’s prize for looks
trucker-bill-planning = Promises kept
