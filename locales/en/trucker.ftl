# The screens of Trucker: components, cards, building, flight, payday, and the story of it all.

## Things

trucker-kind-starting-cabin = Starting cabin
trucker-kind-cabin = Cabin
trucker-kind-life-support-purple = Life support, purple
trucker-kind-life-support-brown = Life support, brown
trucker-kind-engine = Engine
trucker-kind-double-engine = Double engine
trucker-kind-cannon = Cannon
trucker-kind-double-cannon = Double cannon
trucker-kind-battery = Battery
trucker-kind-shield = Shield
trucker-kind-cargo-hold = Hold
trucker-kind-special-hold = Special hold
trucker-kind-structural = Structural module
trucker-kind-solar-panel = Solar panel
trucker-kind-thruster = Thruster
trucker-kind-routing-module = Routing module
trucker-kind-mixed-life-support = Life support, mixed
trucker-kind-crubot-station = Crubot station
trucker-kind-auto-defense = Auto-defense
trucker-kind-armory = Armory
trucker-kind-explosive = Explosive container
trucker-kind-fragile = Fragile container
trucker-kind-heavy = Heavy container
trucker-kind-radioactive = Radioactive container
trucker-kind-artifact = Artifact
trucker-kind-double-artifact = Double artifact

trucker-about-starting-cabin = Home. Two humans live here, and pipes of every kind fit.
trucker-about-cabin = Sleeps two humans, or one alien if its life support is joined.
trucker-about-life-support-purple = Lets a purple alien live in a joined cabin: cannons +2.
trucker-about-life-support-brown = Lets a brown alien live in a joined cabin: engines +2.
trucker-about-engine = Strength 1. The exhaust points to the rear, with nothing behind it.
trucker-about-double-engine = Strength 2 for a battery charge. The exhaust points to the rear.
trucker-about-cannon = Strength 1 forward, half sideways. Nothing may stand before the muzzle.
trucker-about-double-cannon = Strength 2 forward for a battery charge, 1 sideways.
trucker-about-battery = { $count ->
        [one] { $count } charge
       *[other] { $count } charges
    } for doubles and shields.
trucker-about-shield = For a charge, stops small meteors and light fire on two sides of the ship.
trucker-about-cargo-hold = Room for { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }, but never for red ones.
trucker-about-special-hold = Room for { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    } of any colour, red too.
trucker-about-structural = Does nothing but hold the ship together. Somebody has to.
trucker-about-solar-panel = Once per card, powers one joined component like a battery charge.
trucker-about-thruster = For a charge, moves the line of a hit by one. Nothing may stand where it points.
trucker-about-routing-module = All that is joined to it counts as joined to each other, for good and for ill.
trucker-about-mixed-life-support = Lets a purple or a brown alien live in a joined cabin.
trucker-about-crubot-station = For a charge, { $count ->
        [one] { $count } crubot joins
       *[other] { $count } crubots join
    } the crew for one card.
trucker-about-auto-defense = Stops intruders. Two that are joined add 1 to the cannons.
trucker-about-armory = Arms the crew of joined components: they stop intruders, and count twice in a comparison.
trucker-about-explosive = When it is destroyed, so is all around it.
trucker-about-fragile = Breaks when something around it is destroyed.
trucker-about-heavy = Takes { $count } of your engine strength. Its sides without pipes cannot be broken.
trucker-about-radioactive = No crew and no charges around it, and it may not be joined to another one.
trucker-about-artifact = Nothing works in its lane.
trucker-about-double-artifact = Nothing works in its row, nor in its column.

trucker-tile = { $kind }. Pipes: front { $front }, right { $right }, rear { $rear }, left { $left }.
trucker-tile-with-tokens = { $name } Tokens: { $tokens }.
trucker-token-universal = universal pipes at { $side }
trucker-token-plated = plating at { $side }
trucker-token-welded = welded shut at { $side }
trucker-token-part = a spare part
trucker-token-rotating = it turns all round
trucker-token-exempt = it needs no room
trucker-tile-about = { $kind }. { $use }
trucker-square = column { $column }, row { $row }

trucker-colour-blue = blue block, worth 1
trucker-colour-green = green block, worth 2
trucker-colour-yellow = yellow block, worth 3
trucker-colour-red = red block, worth 4

trucker-threat-small = Small meteor
trucker-threat-large = Large meteor
trucker-threat-light = Light cannon fire
trucker-threat-heavy = Heavy cannon fire
trucker-threat-pair = Large meteor with a small one behind
trucker-threat-predator = Predator
trucker-threat-commando = Commando
trucker-threat-predator-commando = Predator commando
trucker-threat-robopolice = Robopolice
trucker-from-front = from the front
trucker-from-right = from the right
trucker-from-rear = from the rear
trucker-from-left = from the left
trucker-hit = { $what } { $side }

trucker-dweller-humans = Two humans
trucker-dweller-purple = Purple alien
trucker-dweller-brown = Brown alien
trucker-dweller-humans-about = Plain, reliable, and two of them
trucker-dweller-purple-about = Cannons +2, but only 1 of crew
trucker-dweller-brown-about = Engines +2, but only 1 of crew
trucker-board-cabin = Cabin at column { $column }, row { $row }
trucker-board-none = Take nobody else
trucker-board-here = Into this cabin: { $square }

## Cards

trucker-card-planets = Planets
trucker-card-abandoned-ship = Abandoned ship
trucker-card-abandoned-station = Abandoned station
trucker-card-smugglers = Smugglers
trucker-card-slavers = Slavers
trucker-card-pirates = Pirates
trucker-card-open-space = Open space
trucker-card-meteor-swarm = Meteor swarm
trucker-card-combat-zone = Combat zone
trucker-card-stardust = Stardust
trucker-card-epidemic = Epidemic
trucker-card-sabotage = Sabotage
trucker-card-dangerous-sector = Dangerous sector
trucker-card-mostly-open-space = Mostly open space
trucker-card-radiation-leak = Radiation leak
trucker-card-predator = Predator
trucker-card-commando = Commando
trucker-card-predator-commando = Predator commando
trucker-card-meteor-rain = Meteor rain
trucker-card-black-hole = Black hole
trucker-card-robopolice-raid = Robopolice raid
trucker-card-meteor-alert = Meteor alert
trucker-card-pirate-fleet = Pirate fleet
trucker-card-raider-fleet = Raider fleet
trucker-card-tactical-zone = Tactical zone
trucker-card-nanobot-dust = Nanobot dust
trucker-card-thick-stardust = Thick stardust
trucker-card-galactic-plague = Galactic plague
trucker-card-travelling-plague = Travelling plague
trucker-card-radiation-sickness = Radiation sickness
trucker-card-power-surge = Power surge
trucker-card-deck = { $deck ->
    [S] Supercard
   *[other] Card of deck { $deck }
}
trucker-card-days = { $count ->
        [one] Costs { $count } day
       *[other] Costs { $count } days
    }
trucker-card-pay-crew = { $count } of the crew leave
trucker-card-need-crew = Needs a crew of { $count }
trucker-card-gain-credits = { $count ->
        [one] +{ $count } credit
       *[other] +{ $count } credits
    }
trucker-card-strength = Strength { $count }
trucker-card-if-weaker = Weaker:
trucker-card-if-stronger = Stronger:
trucker-fight-won = { $strength }, won
trucker-fight-tied = { $strength }, a draw
trucker-fight-lost = { $strength }, lost
trucker-card-lose-crew = { $count } of the crew go
trucker-card-lose-goods = { $count ->
        [one] { $count } block goes
       *[other] { $count } blocks go
    }
trucker-card-lose-goods-why = The most valuable first; where blocks are missing, batteries pay.
trucker-card-lose-days = { $count ->
        [one] { $count } day lost
       *[other] { $count } days lost
    }
trucker-lowest-crew = Fewest crew:
trucker-lowest-engines = Weakest engines:
trucker-lowest-cannons = Weakest cannons:
trucker-card-meteor-swarm-text = Two dice choose the lane. A small one bounces off a side without pipes; a large one must be shot.
trucker-card-open-space-text = Nothing out here but road. Everybody moves ahead by engine strength. Without engines you are out.
trucker-card-stardust-text = It creeps into every open pipe: a day lost for each exposed connector.
trucker-card-epidemic-text = Somebody sneezed. Each crewed cabin joined to another crewed cabin loses one figure.
trucker-card-sabotage-text = The smallest crew cannot watch everything; among equals the one farthest ahead. Dice choose a square; what stands there is gone.
trucker-card-dangerous-sector-text = { $count ->
        [one] A card
       *[other] { $count } cards
    } of deck { $deck } will come next, unseen.
trucker-card-mostly-open-space-text = Everybody moves ahead by engine strength. Whoever declares the most meets these alone:
trucker-card-radiation-leak-text = Each crewed component joined to charged batteries or a solar panel loses one. Then blocks of those with 4 tokens and panels or more blow up.
trucker-card-shower = { $side }, { $sweep }
trucker-sweep-left-to-right = left to right
trucker-sweep-right-to-left = right to left
trucker-sweep-front-to-rear = front to rear
trucker-sweep-rear-to-front = rear to front
trucker-card-meteor-rain-text = A small meteor in every lane, one by one, and no dice to dodge.
trucker-card-meteor-alert-text = Large meteors, line by line down to the level of the flight. A die that is drawn is not rolled.
trucker-card-pull = Pull { $count }
trucker-card-black-hole-text = Engines must match its pull. For each missing point { $count } components stay behind, and nothing else may fall off with them.
trucker-card-point = Dice drawn: { $first } and { $second }
trucker-card-search-clockwise = Looks for a way in clockwise
trucker-card-search-counterclockwise = Looks for a way in counterclockwise
trucker-card-unit-left = left hand on the wall
trucker-card-unit-right = right hand on the wall
trucker-card-contraband-crew = Blows up where it finds crew
trucker-card-contraband-goods = Blows up where it finds goods
trucker-card-contraband-battery = Blows up where it finds charges
trucker-card-robopolice-raid-text = It takes crew, goods and charges wherever it goes, until it is beaten or has seen it all. It leaves a charge at the door.
trucker-card-drawn-die = One die shows { $die }.
trucker-card-fleet-sides = Attacks from { $sides }
trucker-side-front = the front
trucker-side-right = the right
trucker-side-rear = the rear
trucker-side-left = the left
trucker-card-fleet-text = Cannons that point there count in full, all others half. Reach a strength, and its line and those above spare you; the rest, down to the level of the flight, hits.
trucker-measure-crew = Crew
trucker-measure-engines = Engines
trucker-measure-cannons = Cannons
trucker-card-difference = { $plus } − { $minus }
trucker-difference = { $plus } − { $minus }: { $now }
trucker-card-combat-zone-text = Among equals the one farthest ahead.
trucker-card-tactical-zone-text = Column by column, the lowest suffers all lines down to the level of the flight; among equals the one farthest ahead.
trucker-card-all-crew = Lose everybody there
trucker-card-drop-components = { $count ->
        [one] { $count } component
       *[other] { $count } components
    }
trucker-card-joins = { $joins } joins: { $loss }
trucker-card-tokens-from = { $count ->
        [one] from { $count } token
       *[other] from { $count } tokens
    }
trucker-card-nanobot-dust-text = The components with the most open pipes fall off; you choose among equals. The starting cabin is safe.
trucker-card-thick-stardust-text = For each open pipe of your ship:
trucker-card-galactic-plague-text = In each occupied cabin joined to another one:
trucker-card-travelling-plague-text = In each occupied cabin with another one so near:
trucker-card-radiation-sickness-text = In each cabin joined to charged batteries or a solar panel:
trucker-card-power-surge-text = Joined batteries, solar panels and routing modules with too much power fall off. Too much is
trucker-card-defended = Shoots first:
trucker-card-new-crew = { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }
trucker-card-hand-left = One, left hand on the wall
trucker-card-hand-right = One, right hand on the wall
trucker-card-hand-both = Two, one for each hand
trucker-card-walk = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
trucker-card-charges = Explosive charges after steps { $steps }
trucker-card-eats = Eats crew, goods and batteries
trucker-card-if-defeated = Each defeated aboard:
trucker-card-intruder-text = It goes from component to component, that hand on the wall. Armed crew and auto-defense stop it; shields and cannons do not.

## Asked

trucker-stage-assembly = Building
trucker-stage-choosing = Before building
trucker-stage-launch = Launch
trucker-stage-flight = Flight
trucker-stage-payday = Payday
trucker-stage-card = { $stage }: { $card }
trucker-level-L = learning flight
trucker-level-I = level I
trucker-level-II = level II
trucker-level-III = level III
trucker-level-IV = level IV
trucker-ship-class = class { $name }
trucker-flight-of = Flight { $number } of { $count }, { $level }
trucker-flight-only = { $level }
trucker-your-decision = Your move
trucker-waiting = Waiting for { $who }
trucker-watching = You are watching
trucker-nothing-asked = The universe is thinking

trucker-ask-build-empty = Take a component from the heap
trucker-ask-build-hand = Put it on a glowing square, or back into the heap
trucker-ask-build-nowhere = It fits nowhere, however you turn it. Put it back
trucker-ask-build-nowhere-reserved = It fits nowhere, however you turn it. Back into the reserve with it
trucker-ask-build-sealed = Your ship can grow no more. Finish when you like
trucker-ask-build-sealed-hand = Your ship can grow no more. Put it back
trucker-ask-build-sealed-reserved = Your ship can grow no more. Back into the reserve with it
trucker-ask-build-sealing = With this one so, your ship can grow no more. Move or turn it while you can
trucker-ask-build-placed = Move or turn it while you can: the next one you take welds it
trucker-ask-build-reading = Read what is coming, then put the pile back
trucker-ask-watch = Your ship is done. Watch the others panic
trucker-ask-starting-space = Time is up. Choose a starting place, quickly
trucker-ask-add-reserved = Add a component of your reserve, or leave it
trucker-ask-add-reserved-place = Put the reserved component on your ship
trucker-ask-repair = Remove components until nothing is circled
trucker-ask-part = Radioactive containers have come to be joined. Which one do you give up?
trucker-ask-fall-off = { $count ->
        [one] Equally exposed: which one falls off?
       *[other] Equally exposed: { $count } of these fall off. Which one first?
    }
trucker-ask-escape = { $count ->
        [one] Engine strength { $now } against a pull of { $pull }: { $count } component has to go. Which one?
       *[other] Engine strength { $now } against a pull of { $pull }: { $count } components have to go. Which one first?
    }
trucker-ask-keep-piece = Your ship is in pieces. Which one do you keep?
trucker-ask-house = Who moves into this cabin?
trucker-ask-dare = { $pile ->
    [hidden] { $count ->
        [one] Dare to add a supercard to the hidden pile?
       *[other] Dare to add { $count } supercards to the hidden pile?
    }
   *[visible] { $count ->
        [one] Dare to add a supercard to the piles?
       *[other] Dare to add { $count } supercards to the piles?
    }
}
trucker-ask-stake = How much do you stake on: { $what }?
trucker-ask-bet = What do you bet on, and how much? Nobody sees it before all have chosen
trucker-ask-wait = Fall back to the merchant?
trucker-wait-legend = With nobody near it, danger costs it crates, and crates are what everybody is paid for.
trucker-ask-sit-out = A supercard. Give up a container and stay out of it?
trucker-ask-insure = Insure your ship against losses?
trucker-ask-choose-mission = Flight { $flight }: which mission do you want?
trucker-ask-come-back = Your trucker died. Join again as a new one?
trucker-ask-fly-on = Fly on to the next card?
trucker-ask-land = Land on a planet?
trucker-ask-land-in-vain = Land? None of these goods fit into your holds
trucker-ask-use-ship = Send some of the crew off with the wreck?
trucker-ask-dock = Dock and load?
trucker-ask-dock-in-vain = Dock? None of these goods fit into your holds
trucker-ask-reward = You won. Take the reward?
trucker-ask-reward-in-vain = You won, but none of these goods fit into your holds
trucker-ask-power-engines = Engine strength { $now }. Power a double engine?
trucker-ask-power-pull = Engine strength { $now } against a pull of { $against }. Power a double engine?
trucker-ask-power-crew = Crew { $now }, the armed counted twice. Activate crubots?
trucker-ask-power-cannons = Cannon strength { $now }. Power a double cannon?
trucker-ask-power-against = Cannon strength { $now } against { $against }. Power a double cannon?
trucker-ask-power-difference = { $plus } minus { $minus }: { $now }. Power something?
trucker-ask-source = What gives the power?
trucker-escape-legend = The number on a component: so many more have to go after it. At 0 the rest holds.
trucker-ask-pay-token = { $count ->
        [one] Which battery gives the charge? Press one that glows
       *[other] Which batteries give the { $count } charges? Press those that glow
    }
trucker-ask-pay-instead = { $count ->
        [one] Too few blocks to take, so a battery pays. Press one that glows
       *[other] Too few blocks to take, so batteries pay { $count } charges. Press those that glow
    }
trucker-ask-lose-crew = { $count ->
        [one] Who has to go? Choose a figure
       *[other] Who has to go? Choose { $count } figures
    }
trucker-ask-lose-good = { $count ->
        [one] From which hold does it go? ({ $colour })
       *[other] From which holds do { $count } go? ({ $colour })
    }
trucker-ask-surrender = { $count ->
        [one] One more block or charge is due. What goes?
       *[other] { $count } blocks or charges are due. What goes?
    }
trucker-ask-defend = { $threat } { $side }, { $lane }
trucker-ask-shift = { $threat } { $side }, { $lane }. Use a thruster?
trucker-ask-crubots = Activate which crubots?
trucker-crubots-legend = They wake until the card is over. Joined to an armory they are armed, and stop intruders.
trucker-ask-load = Load what you like: drag blocks into holds
trucker-ask-keep-title = Which title do you keep?
trucker-ask-give-title = Who gets “{ $title }”?
trucker-ask-use-ship-braved = You are through. Send some of the crew off with the wreck?
trucker-ask-dock-braved = You are through. Dock and load?
trucker-ask-board-crew = { $count ->
        [one] { $count } human wants to come along. Into which cabin?
       *[other] { $count } humans want to come along. Into which cabin?
    }

## Building

trucker-heap = Heap
trucker-take-hidden = Take a face-down component
trucker-take-short = Take
trucker-take-hidden-count = { $count } face down
trucker-take-special = Take a special component
trucker-take-special-count = { $count } special
trucker-face-up = Face up, for everybody
trucker-face-up-none = Nothing face up yet. Somebody has to be picky first.
trucker-heap-filter = Show only
trucker-heap-only = Only { $sort }: { $count } face up
trucker-heap-none-left = None of these any more. Somebody had the same idea.
trucker-sort-crew = crew
trucker-sort-engines = engines
trucker-sort-cannons = cannons
trucker-sort-power = power
trucker-sort-protection = shields
trucker-sort-holds = holds
trucker-sort-pipes = pipes
trucker-sort-freight = freight
trucker-take = Take: { $tile }
trucker-hand = In hand
trucker-hand-empty = Nothing in hand
trucker-turn = Turn
trucker-put-back = Put back
trucker-reserve = Reserve
trucker-reserve-title = Reserved
trucker-reserve-empty = Free place
trucker-fetch = Fetch from the reserve: { $tile }
trucker-place-here = Put it here: { $square }
trucker-place-wrong = Would break a rule: { $square }
trucker-place-why = { $why } ({ $square })
trucker-nowhere-reason = { $count }× { $why }
trucker-place-turned = Fits here if turned: { $square }
trucker-finish = Finish building
trucker-finish-confirm = Finish for good? Choose your starting place
trucker-finish-confirm-only = Finish for good? The next starting place is yours
trucker-finish-space = Start from place { $space }
trucker-finish-first = in front
trucker-finish-no-engine = no engine: open space would keep you
trucker-finish-unarmed = { $lacks ->
    [cannons] no cannon
    [shields] no shield
   *[both] no cannon, no shield: brave
}
trucker-finish-adrift = { $count ->
    [one] { $count } component hangs loose and would be lost
   *[other] { $count } components hang loose and would be lost
}
trucker-cancel = Not yet
trucker-forecast = What is coming
trucker-forecast-pile = Pile { $number }
trucker-forecast-pile-of = What is coming: pile { $number } of { $count }
trucker-forecast-read = You have read it
trucker-forecast-held = { $who } is reading it
trucker-forecast-supercards = { $count ->
    [one] A supercard lies in it
   *[other] { $count } supercards lie in it
}
trucker-forecast-put-back = Put the pile back
trucker-timer = Sand timer
trucker-timer-space = Sand { $space } of { $spaces }
trucker-flip = Flip the timer
trucker-rivals = The others
trucker-rival-finished = done, starts from place { $space }
trucker-rival-building = building
trucker-rival-reading = reading pile { $pile }
trucker-rival-parts = { $count ->
        [one] { $count } component
       *[other] { $count } components
    }
trucker-declared = declares { $strength }
trucker-ship-of = Ship of { $who }
trucker-board-dice = Which dice bring something into which column or row. Crossed out: it misses. Below: where in its row something from the side begins.
trucker-board-rolled = Rolled: { $first } and { $second }. Squares with these numbers are closed.
trucker-board-insured = Insured ships pay for { $maximum } lost components at most.
trucker-board-insurance = Insurance costs { $cost } { $cost ->
    [one] credit
   *[other] credits
}, before the flight.
trucker-reach-joins = { $count ->
    [one] Counts as joined: one component
   *[other] Count as joined: { $count } components
}
trucker-reached-joins = Joined through a routing module
trucker-reach-powers = { $count ->
    [one] Powers this one, once a card
   *[other] Powers one of these { $count }, once a card
}
trucker-reached-powers = A solar panel can power it
trucker-reach-arms = { $count ->
    [one] Arms the crew of one component
   *[other] Arms the crews of { $count } components
}
trucker-reached-arms = Crew here is armed
trucker-reach-supports = { $count ->
    [one] An alien can breathe in one cabin
   *[other] An alien can breathe in any of { $count } cabins
}
trucker-reached-supports = An alien can breathe here
trucker-reach-pairs = { $count ->
    [one] Can pair up with one other system
   *[other] Can pair up with any of { $count } systems
}
trucker-reached-pairs = Can pair up with this system
trucker-reach-manned = { $count ->
    [one] Crew from one component can fire it at intruders
   *[other] Crew from { $count } components can fire it at intruders
}
trucker-reached-manned = Crew here can fire a thruster at intruders
trucker-reach-deadens = { $count ->
    [one] Dead zone: one square
   *[other] Dead zone: { $count } squares
}
trucker-reached-deadens = Dead zone: only pipes and plating work here
trucker-reach-irradiates = { $count ->
    [one] No crew and no charges on one square
   *[other] No crew and no charges on { $count } squares
}
trucker-reached-irradiates = Too hot for crew and charges
trucker-reach-blows-up = If it is hit, all of this goes with it
trucker-reached-blows-up = Goes up with an explosive container
trucker-reach-breaks = Breaks if anything around it is destroyed
trucker-reached-breaks = If this is destroyed, a fragile container breaks
trucker-your-ship = Your ship
trucker-back-to-mine = Back to my ship

trucker-fault-single-to-double = One pipe meets two: they do not fit.
trucker-fault-connector-to-smooth = A pipe ends at a smooth side.
trucker-fault-engine-not-rearward = The exhaust must point to the rear.
trucker-fault-blocked-engine = Something stands behind an engine.
trucker-fault-blocked-cannon = Something stands before a muzzle.
trucker-fault-blocked-thruster = Something stands where a thruster points.
trucker-fault-outside-area = This hangs outside the building area.
trucker-fault-closed-square = The dice have closed this square.
trucker-fault-not-attached = This is attached to nothing.
trucker-fault-radioactive-joined = Two radioactive containers are joined.
trucker-fault-artifact-in-dead-zone = An artifact lies in the dead zone of another one.
trucker-remove = Remove: { $tile }
trucker-abandon-escape = { $count ->
        [0] { $what } That is enough: strength { $strength }.
        [one] { $what } Strength { $strength } is left, { $count } more has to go.
       *[other] { $what } Strength { $strength } is left, { $count } more have to go.
    }
trucker-abandon = Give up: { $tile }

## Counts

trucker-count-engines = Engine strength
trucker-count-cannons = Cannon strength
trucker-count-crew = Crew
trucker-count-crew-planned = Room for crew: an alien has a whole cabin
trucker-count-battery = Battery charges
trucker-count-battery-planned = Charges at launch, when all batteries are filled
trucker-count-holds = Free containers
trucker-count-exposed = Exposed connectors
trucker-count-credits = Credits
trucker-count-lost = Components lost
trucker-brief-engines = engines
trucker-brief-cannons = cannons
trucker-brief-crew = crew
trucker-brief-battery = charges
trucker-brief-holds = free room
trucker-brief-exposed = open pipes
trucker-brief-credits = credits
trucker-brief-lost = lost

## Flight

trucker-route = Flight board
trucker-rocket-at = { $who }: day { $day }
trucker-cards-left = { $count ->
        [0] the last card
        [one] { $count } card to come
       *[other] { $count } cards to come
    }
trucker-no-card = Next card, please
trucker-no-more-cards = That was the last card
trucker-fly-on = Fly on
trucker-give-up = Give up
trucker-give-up-cost = goods at half price, no finish money
trucker-give-up-really = Give up this flight?
trucker-give-up-means = Your rocket leaves the board for good: no more cards, no undo.
trucker-give-up-goods = { $halved ->
        [one] Your goods bring { $halved } credit instead of { $goods }.
       *[other] Your goods bring { $halved } credits instead of { $goods }.
    }
trucker-give-up-finish = { $count ->
        [one] The { $count } credit for your place now is lost to you.
       *[other] The { $count } credits for your place now are lost to you.
    }
trucker-keep-flying = Keep flying
trucker-land-on = Planet { $number }
trucker-pass = No, thank you
trucker-accept = Yes, gladly
trucker-dare = Dare
trucker-dare-note = Only if everybody dares. Nobody sees your answer before.
trucker-dare-not = Better not
trucker-dare-why = It strikes every ship and pays nothing itself. Dare if your ship can take a beating better than theirs: what they lose on the way, the mission does not pay.
trucker-come-back = Join as a new trucker
trucker-come-back-credits = { $count ->
    [one] with one credit
   *[other] with { $count } credits
}
trucker-come-back-not = Sit out the rest of the game
trucker-bet-none = No bet
trucker-bet-back = Another bet
trucker-bet-instead = instead of: { $what }
trucker-bet-stake = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
trucker-bet-won = won: +{ $count }
trucker-bet-lost = lost: −{ $count }
trucker-bet-if-lost = If it is lost
trucker-bet-board = The bookmaker’s slate
trucker-bet-note = Only who comes home can win, and is compared with those who did; who is level wins too. Giving up loses the stake.
trucker-bet-how-finish-first = You cross the line before everybody else.
trucker-bet-how-most-goods-blocks = Nobody has more blocks aboard at the end; one at least.
trucker-bet-how-fewest-components-lost = Nobody has lost fewer components on the way.
trucker-bet-how-not-a-scratch = Not a single component was lost. Brave.
trucker-bet-multiple = won: × { $count }
trucker-bet-finish-first = to finish first
trucker-bet-most-goods-blocks = most blocks of goods aboard
trucker-bet-fewest-components-lost = fewest parts lost
trucker-bet-not-a-scratch = not one part lost
trucker-wait = Wait
trucker-wait-not = Fly on
trucker-sit-out = Give up the one at { $column },{ $row }
trucker-sit-out-not = Face it
trucker-sit-out-falls = { $count ->
        [one] { $count } component falls off with it
       *[other] { $count } components fall off with it
    }
trucker-insure = Insure
trucker-insure-not = No insurance
trucker-insure-most = { $count ->
        [one] losses cost at most { $count } credit
       *[other] losses cost at most { $count } credits
    }
trucker-cost-days = { $count ->
        [0] no days
        [one] −{ $count } day
       *[other] −{ $count } days
    }
trucker-cost-shots = { $count ->
        [one] First comes { $count } shot
       *[other] First come { $count } shots
    }
trucker-cost-crew = −{ $count } crew
trucker-cost-credits = { $count ->
        [one] −{ $count } credit
       *[other] −{ $count } credits
    }
trucker-cost-battery = −{ $count } charge
trucker-cost-battery-or-panel = −1 charge, or a panel rests
trucker-cost-panel = a solar panel rests
trucker-cost-stations = { $count ->
        [one] activates { $count } crubot station
       *[other] activates { $count } crubot stations
    }
trucker-gain-credits = { $count ->
        [one] +{ $count } credit
       *[other] +{ $count } credits
    }
trucker-haul-all = { $loaded ->
        [one] it fits: worth { $gain } to you
       *[other] all { $loaded } fit: worth { $gain } to you
    }
trucker-haul-some = { $loaded ->
        [one] { $loaded } of { $offered } fits: worth { $gain } to you
       *[other] { $loaded } of { $offered } fit: worth { $gain } to you
    }
trucker-haul-none = nothing fits: worth 0 to you
trucker-haul-out = { $count ->
        [one] { $count } of yours makes room
       *[other] { $count } of yours make room
    }
trucker-haul-crew = { $count ->
        [one] { $count } human comes along
       *[other] { $count } humans come along
    }
trucker-crew-left = { $count ->
        [one] { $count } left aboard
       *[other] { $count } left aboard
    }
trucker-crew-none-left = nobody left to fly: out of the race
trucker-power = Power it
trucker-power-here = Power it: { $square }
trucker-power-to = strength { $count }
trucker-crew-to = crew { $count }
trucker-difference-to = comes to { $count }
trucker-cost-components = { $count ->
        [0] no component lost
        [one] { $count } component given up
       *[other] { $count } components given up
    }
trucker-power-done = Leave it at { $count }
trucker-toll-none = no harm
trucker-toll-if-lowest = if lowest: { $what }
trucker-toll-shots = { $count ->
        [one] { $count } shot comes
       *[other] { $count } shots come
    }
trucker-defend-shield = Raise the shield
trucker-defend-double-cannon = Fire the double cannon
trucker-endure = Let it hit
trucker-endure-loses = lose: { $tile }
trucker-endure-chain = { $count ->
        [one] and { $count } more explodes or breaks
       *[other] and { $count } more explode or break
    }
trucker-endure-falls = { $count ->
        [one] and { $count } more falls off
       *[other] and { $count } more fall off
    }
trucker-stay = Stay in the lane
trucker-activate = Activate
trucker-surrender-done = That is all I have
trucker-crubots-rest = Let them rest
trucker-crubots-join = +{ $count } crew for this card
trucker-shift-front = Shift to the front
trucker-shift-right = Shift to the right
trucker-shift-rear = Shift to the rear
trucker-shift-left = Shift to the left
trucker-lane-column = column { $column }
trucker-lane-row = row { $row }
trucker-lane-row-from = row { $row } from column { $column }
trucker-lane-beside = beside the ship
trucker-lane-by-dice = { $lane } (dice { $dice })
trucker-lane-by-die = { $lane } (die { $dice })
trucker-shift-misses = it misses
trucker-shift-harmless = no harm
trucker-shift-defended = can be warded off
trucker-shift-hits = { $count ->
        [one] costs { $count } component
       *[other] costs { $count } components
    }
trucker-shift-both = each: { $what }
trucker-shift-first = first: { $what }
trucker-shift-second = then: { $what }
trucker-source-battery = Battery, { $square }
trucker-source-panel = Solar panel, { $square }
trucker-source-left = { $left } of { $all } charges left then
trucker-source-rests = rests until the next card
trucker-source-powers = powers: { $tile }
trucker-raid-misses = it misses
trucker-raid-turned-away = turned away
trucker-raid-defeated = defeated aboard
trucker-raid-leaves = it walks through
trucker-raid-crew = { $count ->
        [one] { $count } of the crew lost
       *[other] { $count } of the crew lost
    }
trucker-raid-goods = { $count ->
        [one] { $count } block lost
       *[other] { $count } blocks lost
    }
trucker-raid-tokens = { $count ->
        [one] { $count } battery token lost
       *[other] { $count } battery tokens lost
    }
trucker-raid-components = { $count ->
        [one] { $count } component lost
       *[other] { $count } components lost
    }
trucker-raid-reward = { $count ->
        [one] worth up to { $count } credit
       *[other] worth up to { $count } credits
    }
trucker-dismiss = Send away from here: { $square }
trucker-pay-here = Take a charge here: { $square }
trucker-forfeit-here = Lose it from here: { $square }
trucker-keep-this = Keep this piece: { $count ->
        [one] { $count } component
       *[other] { $count } components
    }
trucker-keep-crew = { $count } of the crew aboard
trucker-choose-piece = Piece { $number }
trucker-chosen = { $count } of { $of } chosen
trucker-chosen-proposed = as proposed; press cabins to choose others
trucker-confirm = Confirm
trucker-clear = Choose anew
trucker-dock = On offer
trucker-take-out = Take out which?
trucker-take-out-not = None
trucker-block-take-out = Take out: { $colour }
trucker-dock-empty = Everything is aboard
trucker-load-best = Load for the most credits
trucker-load-best-worth = worth { $count } aboard then
trucker-load-done = Done loading
trucker-load-left = { $count ->
        [0] nothing stays behind
        [one] { $count } block stays behind
       *[other] { $count } blocks stay behind
    }
trucker-load-reset = As it was
trucker-block-take = Pick up: { $colour }
trucker-block-hold = Put it into the hold: { $square }
trucker-house-here = The cabin in question: { $square }
trucker-aboard = Aboard
trucker-aboard-worth = worth { $count } at the finish
trucker-you-are-out = You are out of the race. The others fly on, you may gloat.
trucker-aboard-none = Nothing in the holds. Light and fast, let us say.
trucker-dice = The dice: { $dice }
trucker-met-miss = Missed
trucker-met-harmless = Harmless
trucker-met-shielded = Shielded
trucker-met-shot-down = Shot down
trucker-met-hit = Hit!

## Payday

trucker-bill = Payday
trucker-bill-lead = Every credit above zero makes you a winner. More make you a bigger one.
trucker-bill-result-won = { $rank ->
        [1] First of { $of }: well flown!
       *[other] Place { $rank } of { $of }, and a winner all the same.
    }
trucker-bill-result-lost = { $rank ->
        [1] First of { $of }, and none the richer for it.
       *[other] Place { $rank } of { $of }. The next flight pays better, they say.
    }
trucker-bill-lead-nobody = { $count ->
        [0] Nobody is above zero, so nobody has won. Some have lost less.
       *[other] Nobody is above { $count } credits, so nobody has won. Some have lost less.
    }
trucker-bill-lead-mission = Everybody above { $count } credits wins. More is a better win.
trucker-bill-lead-then = { $count ->
        [0] In the end, every credit above zero makes you a winner. There is more to fly first.
       *[other] In the end, everybody above { $count } credits wins. There is more to fly first.
    }
trucker-bill-left = { $why } The card: { $card }.
trucker-bill-hidden = What the others have in the till stays covered until the last flight is paid. You may count along.
trucker-log-launched = Launched: { $count ->
    [one] 1 part
   *[other] { $count } parts
}
trucker-log-home = Home again: { $count ->
    [one] 1 part
   *[other] { $count } parts
}
trucker-log-ship = Ship of { $who }. { $what }
trucker-log-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
trucker-log-parts = { $count ->
    [one] 1 part lost
   *[other] { $count } parts lost
}
trucker-log-crew = { $count ->
    [one] 1 of the crew gone
   *[other] { $count } of the crew gone
}
trucker-log-goods = { $count ->
    [one] 1 block gone
   *[other] { $count } blocks gone
}
trucker-log-credits = { $count } credits
trucker-log-quiet = Not a scratch, and nobody missing. Suspicious.
trucker-awards = Awards nobody asked for
trucker-award-hits = Lightning rod
trucker-award-hits-why = { $who } took { $count ->
    [one] the only hit.
   *[other] { $count } hits.
}
trucker-award-goods = Packhorse
trucker-award-goods-why = { $who } loaded { $count ->
    [one] 1 block.
   *[other] { $count } blocks.
}
trucker-award-saves = Not today
trucker-award-saves-why = { $who } stopped { $count ->
    [one] 1 threat.
   *[other] { $count } threats.
}
trucker-award-parts = Patron of scrap yards
trucker-award-parts-why = { $who } left { $count ->
    [one] 1 part
   *[other] { $count } parts
} to the stars.
trucker-award-charges = Dear customer
trucker-award-charges-why = { $who } used up { $count ->
    [one] 1 charge.
   *[other] { $count } charges.
}
trucker-award-passes = Thanks, but no
trucker-award-passes-why = { $who } declined { $count ->
    [one] once.
   *[other] { $count } times.
}
trucker-bill-finish = Finish money
trucker-bill-best-looking = Best-looking ship
trucker-bill-best-looking-pipes = Best-looking ship (fewest open pipes: { $count })
trucker-bill-goods = Goods sold
trucker-bill-goods-half = Goods sold at half price
trucker-bill-losses = Components lost
trucker-bill-losses-insured = Components lost: the most that the insured pay
trucker-bill-card = Earned on the way
trucker-bill-title = Title
trucker-bill-late-fault = Fine for a late repair
trucker-bill-unused-reserve = Reserve that did not fit
trucker-bill-debt-forgiven = Debt forgiven
trucker-bill-insurance = Insurance
trucker-bill-starting-credits = To begin with
trucker-bill-death = Gone with the trucker
trucker-bill-new-trucker = A new trucker’s credit
trucker-bill-bet = Bet
trucker-bill-directives = Directives
trucker-bill-mission-delivered = Mission: special components delivered
trucker-bill-mission-weight = Mission: weight delivered
trucker-bill-mission-types = Mission: types delivered
trucker-bill-mission-extra = Mission: further ones delivered
trucker-bill-mission-lost = Mission: special components lost
trucker-bill-mission-lost-components = Mission: components lost on the way
trucker-bill-mission-crew = Mission: crew delivered
trucker-bill-mission-crew-lost = Mission: crew lost
trucker-bill-mission-aliens = Mission: aliens delivered
trucker-bill-mission-aliens-lost = Mission: aliens lost
trucker-bill-mission-both-aliens = Mission: one alien of each colour
trucker-bill-mission-trials = Mission: trials passed
trucker-bill-mission-all-trials = Mission: every trial passed
trucker-bill-mission-crates = Mission: crates of the merchant
trucker-bill-mission-closest = Mission: closest to the merchant
trucker-bill-mission-mirror-pairs = Mission: mirror pairs
trucker-bill-mission-pairs = Mission: complete pairs
trucker-bill-mission-most = Mission: most of all
trucker-bill-mission-finished = Mission: flight completed
trucker-bill-mission-intact = Mission: not one component lost
trucker-bill-mission-out = Mission: nothing, out of the race
trucker-bill-mission-missed = Mission: nothing, not fulfilled
trucker-bill-before = Already in the till
trucker-bill-total = Total
trucker-bill-flight = This flight
trucker-bills = All bills
trucker-bills-flight = Flight { $number }, { $level }
trucker-bills-coming = Looking for the old receipts…
trucker-bills-failed = The old receipts did not arrive. Open this again for another try.
trucker-bill-till = In the till: { $before } before, { $count } after
trucker-bill-rank = { $rank ->
        [1] First
       *[other] Place { $rank }
    }
trucker-bill-close = On we go
trucker-bill-look = Look at the ships
trucker-bill-show = Show the bill
trucker-bill-out = out of the race

trucker-title-freight-hauler = Freight Hauler
trucker-title-power-trucker = Power Trucker
trucker-title-xenoquartermaster = Xenoquartermaster
trucker-title-cruise-captain = Cruise Captain
trucker-title-master-engineer = Master Engineer
trucker-title-corridorist = Corridorist
trucker-title-freight-hauler-silver = Most holds with at least one block.
trucker-title-power-trucker-silver = Most shields, double engines and double cannons.
trucker-title-xenoquartermaster-silver = Aliens farthest from the next cabin, by steps through the ship.
trucker-title-cruise-captain-silver = Most crewed cabins with a view: a smooth side and nothing beside it.
trucker-title-master-engineer-silver = Most components.
trucker-title-corridorist-silver = Longest chain of components with one or two connectors.
trucker-title-freight-hauler-gold = Holds side by side stay empty.
trucker-title-power-trucker-gold = Batteries joined to what they power start empty.
trucker-title-xenoquartermaster-gold = Life supports work only with equal connectors all round.
trucker-title-cruise-captain-gold = Every exposed connector of a cabin costs a bed.
trucker-title-master-engineer-gold = Fill the reserve first, and add it last.
trucker-title-corridorist-gold = When a corridor breaks, its neighbours go too.
trucker-titles = Titles of this Trek
trucker-titles-short = Titles
trucker-title-held = { $gold ->
        [yes] { $title }, gold
       *[no] { $title }
    }

## The story

trucker-log = What happened
trucker-log-empty = Nothing yet. Enjoy it.
trucker-tab-heap = Heap · { $count } face up
trucker-tab-card = Card
trucker-tab-rivals = Others
trucker-tab-log = Story
trucker-sound-on = Sound is on
trucker-sound-off = Sound is off

trucker-story-flight-prepared = A new flight: { $level }. To the heap!
trucker-pile-number = pile { $pile }
trucker-pile-hidden = the hidden pile
trucker-pile-times = { $pile } ×{ $count }
trucker-story-supercards-added = { $count ->
    [one] A supercard lies in: { $piles }.
   *[other] Supercards lie in: { $piles }.
}
trucker-story-supercards-declined = Not everybody dared: no more supercards.
trucker-story-halves-drawn = Every ship gets two halves of a board.
trucker-story-squares-closed = { $first } and { $second }: the squares with these numbers are closed.
trucker-story-insured = { $who } insured the ship: losses cost at most { $count }.
trucker-story-cannot-insure = { $who } cannot pay for insurance.
trucker-story-directives-drawn = Directives of this flight: { $directives }.
trucker-story-ship-audited = { $broken ->
    [0] { $who } keeps to all directives, { $count } of { $all }.
   *[other] { $who } keeps to { $count } of { $all } directives. Broken: { $which }.
}
trucker-story-bets-shown = The bets are shown.
trucker-story-bets-shown-by = The bets are shown. { $bets }.
trucker-story-bet-of = { $who }: { $stake } on “{ $what }”
trucker-story-bet-won = { $who } wins the bet: { $what }.
trucker-story-bet-lost = { $who } loses the bet: { $what }.
trucker-story-trial-passed = { $who } passes the trial.
trucker-story-trial-failed = { $who } fails the trial.
trucker-story-stayed-out = { $who } stays out of this card.
trucker-story-ranks-closed = The convoy closes ranks.
trucker-story-merchant-joined = { $crates ->
        [one] A merchant with { $crates } crate flies along behind all others.
       *[other] A merchant with { $crates } crates flies along behind all others.
    }
trucker-story-merchant-moved = { $days ->
        [one] The merchant gains { $days } day.
       *[other] The merchant gains { $days } days.
    }
trucker-story-crates-lost = { $count ->
        [one] The merchant loses { $count } crate and has { $left } left.
       *[other] The merchant loses { $count } crates and has { $left } left.
    }
trucker-story-merchant-escorted = The merchant is safe, thanks to { $who }.
trucker-story-merchant-lapped = The merchant is lapped and leaves the flight.
trucker-story-merchant-left = The merchant has nothing left and leaves the flight.
trucker-story-mission-counted = { $who }: { $what }, { $count }.
trucker-story-missions-offered = Missions to choose from for flight { $flight }: { $missions }.
trucker-story-mission-chosen = The mission: { $mission }.
trucker-story-mission-vote = { $who } wanted { $mission }
trucker-story-mission-votes = { $wishes }.
trucker-story-died = { $who } died in the explosion.
trucker-story-came-back = { $who } comes back as a new trucker.
trucker-story-sat-out = { $who } sits out the rest of the game.
trucker-story-tile-drawn = { $who } fishes something out of the heap.
trucker-story-tiles-drawn = { $who } turns up { $count } components.
trucker-story-special-mixed-in = Mixed into the heap: { $kind }, { $count } times.
trucker-story-special-dealt = { $who } has to carry: { $tiles }.
trucker-story-special-drawn = { $who } draws a special component.
trucker-story-tiles-refused = { $who } turns up { $count ->
        [one] a component
       *[other] { $count } components
    } and puts { $back } back, the last: { $tile }.
trucker-story-tiles-returned = { $who } puts { $back } components back, the last: { $tile }.
trucker-story-tile-taken = { $who } grabs: { $tile }.
trucker-story-tile-fetched = { $who } remembers the reserve: { $tile }.
trucker-story-tile-returned = { $who } does not want it: { $tile }.
trucker-story-tile-reserved = { $who } puts aside: { $tile }.
trucker-story-pile-taken = { $who } reads forecast pile { $pile }.
trucker-story-pile-put-back = { $who } puts pile { $pile } back.
trucker-story-sand-ran-out = The sand has run out.
trucker-story-timer-flipped = { $who } flips the timer. Hurry!
trucker-story-building-finished = { $who } is done and starts from place { $space }.
trucker-story-building-stopped = Tools down! Time is up.
trucker-story-rocket-taken-back = { $who } goes back to the workbench.
trucker-story-faults-found = { $count ->
        [one] The spot check finds { $count } fault on the ship of { $who }.
       *[other] The spot check finds { $count } faults on the ship of { $who }.
    }
trucker-story-lost-destroyed = { $who } loses: { $tiles }.
trucker-story-lost-fallen-off = { $count ->
        [one] { $count } component drifts away from { $who }.
       *[other] { $count } components drift away from { $who }.
    }
trucker-story-lost-blown-up = An explosion on the ship of { $who } destroys: { $tiles }.
trucker-story-component-altered = { $who } puts a token on a component: { $kind }.
trucker-story-component-plated = { $who } plates a component: { $kind }.
trucker-story-component-welded = { $who } welds a component shut: { $kind }.
trucker-story-component-universal = { $who } gives a component universal connectors: { $kind }.
trucker-story-component-converted = { $who } turns a component into something else: { $kind }.
trucker-story-wireless-linked = { $who } links two components without wires. The manual says that this works.
trucker-story-pipe-laid = { $who } lays a pipe where no pipe was meant to be.
trucker-story-connection-marked = Somebody has loosened a few screws on the ship of { $who }.
trucker-story-lost-sabotaged = Somebody has tampered with the ship of { $who }, and along goes: { $tiles }.
trucker-story-lost-broken = It breaks on the ship of { $who }: { $tiles }.
trucker-story-lost-given-up = { $who } gives up: { $tiles }.
trucker-story-lost-removed = { $who } takes off: { $tiles }.
trucker-story-lost-reserved = { $count ->
        [one] { $who } never used { $count } reserved component. It counts as lost.
       *[other] { $who } never used { $count } reserved components. They count as lost.
    }
trucker-story-alien-housed = { $who } takes an alien aboard: { $dweller }.
trucker-story-launched = Launch! { $who } leads.
trucker-story-card-revealed = { $card }.
trucker-story-card-alone = { $card }. It leaves everybody as they were.
trucker-story-crew-too-small = { $count ->
        [one] { $who } has too small a crew for it: it takes { $crew }.
       *[other] { $who } have too small a crew for it: it takes { $crew }.
    }
trucker-story-crew-nobody = Nobody has the crew of { $crew } that it takes. It drifts on.
trucker-story-card-skipped = { $card }: nobody here to bother. Skipped.
trucker-story-dice-rolled = { $threat } { $side }, { $lane }.
trucker-story-lane-shifted = A thruster of { $who } shifts it: { $lane }, for that ship alone.
trucker-story-rain-falls = Small meteors rain down { $side }, in every lane.
trucker-story-meteor-falls = { $threat } { $side } at { $who }, { $lane }.
trucker-story-escaped = { $count ->
        [0] { $who } escapes the black hole unharmed.
        [one] { $who } escapes the black hole, { $count } component lighter.
       *[other] { $who } escapes the black hole, { $count } components lighter.
    }
trucker-story-side-rolled = The Robopolice comes { $side }.
trucker-story-entry-found = The Robopolice finds another way into the ship of { $who }.
trucker-story-next-comes = Behind it comes: { $threat } { $side }.
trucker-story-sabotage-hit = Sabotage on the ship of { $who }, column { $column }, row { $row }.
trucker-story-sabotage-miss = The saboteur at { $who } finds nothing in column { $column }, row { $row }.
trucker-story-met-miss = It misses { $who }.
trucker-story-met-harmless = It does { $who } no harm.
trucker-story-met-bounced = It bounces off the ship of { $who }: no open pipe there.
trucker-story-met-shot-freely = A cannon of { $who } points its way and shoots it, free of charge.
trucker-story-met-plated = The plating of { $who } shrugs it off.
trucker-story-met-shielded = The shield of { $who } holds.
trucker-story-met-shot-down = { $who } shoots it down.
trucker-story-met-hit = It hits { $who }.
trucker-story-crew-lost = { $count ->
        [one] { $who } loses { $count } of the crew.
       *[other] { $who } loses { $count } of the crew.
    }
trucker-story-tokens-spent = { $count ->
        [one] { $who } uses { $count } charge.
       *[other] { $who } uses { $count } charges.
    }
trucker-story-tokens-lost = { $count ->
        [one] { $who } loses { $count } charge.
       *[other] { $who } loses { $count } charges.
    }
trucker-story-tokens-instead = { $count ->
        [one] { $who } has too few blocks to lose: { $count } charge goes instead.
       *[other] { $who } has too few blocks to lose: { $count } charges go instead.
    }
trucker-story-panel-used = { $who } uses a solar panel.
trucker-story-crubots-activated = { $who } activates { $count } crubots.
trucker-story-goods-loaded = { $who } loads: { $colour }.
trucker-story-goods-unloaded = { $who } unloads: { $colour }.
trucker-story-goods-lost = { $who } loses: { $colour }.
trucker-story-goods-sold = { $who } sells: { $colour }.
trucker-story-declared-engines = { $who } declares engine strength { $strength }.
trucker-story-declared-cannons = { $who } declares cannon strength { $strength }.
trucker-story-declared-crew = { $who } counts a crew of { $strength }.
trucker-story-landed-on = { $who } lands on planet { $planet }.
trucker-story-offer-taken = { $who } takes the offer.
trucker-story-passed = { $who } flies past.
trucker-story-fought-won = { $who } wins the fight!
trucker-story-fought-tied = A draw. They leave { $who } alone.
trucker-story-fought-lost = { $who } loses the fight.
trucker-story-lowest-crew = { $who } has the smallest crew.
trucker-story-lowest-engines = { $who } has the weakest engines.
trucker-story-lowest-cannons = { $who } has the weakest cannons.
trucker-story-lowest-difference = { $who } has the lowest result.
trucker-story-difference = { $who }: { $plus } − { $minus } = { $result }.
trucker-story-fleet-held = { $who } holds the fleet off.
trucker-story-fleet-hits = { $count ->
        [one] The fleet hits { $who }: { $count } line.
       *[other] The fleet hits { $who }: { $count } lines.
    }
trucker-story-moved-ahead = { $days ->
        [one] { $who } gains { $days } day.
       *[other] { $who } gains { $days } days.
    }
trucker-story-moved-back = { $days ->
        [one] { $who } loses { $days } day.
       *[other] { $who } loses { $days } days.
    }
trucker-story-earned = { $amount ->
        [one] { $who } earns { $amount } credit ({ $why }).
       *[other] { $who } earns { $amount } credits ({ $why }).
    }
trucker-story-paid = { $amount ->
        [one] { $who } pays { $amount } credit ({ $why }).
       *[other] { $who } pays { $amount } credits ({ $why }).
    }
trucker-story-debt-forgiven = A debt of { $amount } is forgiven.
trucker-story-gave-up-own-wish = { $who } has had enough and lands.
trucker-story-gave-up-no-humans = { $who } has nobody left to fly.
trucker-story-gave-up-no-engines = { $who } has no thrust and stays behind.
trucker-story-gave-up-lapped = { $who } has been lapped and is out.
trucker-story-flight-ended = The flight is over. { $who } comes in first.
trucker-story-flight-ended-nobody = The flight is over. Nobody made it.
trucker-story-titles-drawn = Titles to win: { $titles }.
trucker-story-title-won = { $who } is now { $title }.
trucker-story-title-defended = { $who } defends the title { $title }.
trucker-story-title-legend = { $who } is a legend: { $title }.
trucker-story-credits-shown = The books are opened.
trucker-story-lost-exploded = Radiation blows up on the ship of { $who }: { $tiles }.
trucker-story-cards-added = { $count ->
        [0] Deck { $deck } has no cards left to add.
        [one] { $count } card of deck { $deck } comes next.
       *[other] { $count } cards of deck { $deck } come next.
    }
trucker-story-crew-boarded = A human comes aboard with { $who }.
trucker-story-shots-braved = { $who } goes for it, and is shot at.
trucker-story-fastest = { $who } is fastest, and flies into meteors.
trucker-story-intruder-enters = Something is aboard the ship of { $who }!
trucker-story-charge-planted = A charge is ticking aboard the ship of { $who }.
trucker-story-intruder-misses = The intruder misses { $who }.
trucker-story-intruder-turned-away = { $who } turns the intruder away at the door.
trucker-story-intruder-defeated = { $who } defeats the intruder!
trucker-story-intruder-leaves = The intruder leaves the ship of { $who }.

## Refused

trucker-refused-already-there = It lies there already.
trucker-refused-came-from-the-reserve = What was reserved does not go back to the heap.
trucker-refused-component-in-hand = One thing at a time: there is a component in your hand.
trucker-refused-heap-empty = The heap is empty. Look at what lies face up.
trucker-refused-no-special-components = No special component lies face down.
trucker-refused-special-not-reserved = Special components cannot be put in reserve.
trucker-refused-last-flip = The last flip belongs to somebody who is done.
trucker-refused-empty-hand = Your hand is empty.
trucker-refused-no-forecast = There is no such pile to read.
trucker-refused-no-pile = You hold no pile.
trucker-refused-no-reserve = Nothing is reserved on a learning flight.
trucker-refused-no-timer = No sand runs here.
trucker-refused-not-asked = That is no longer asked.
trucker-refused-not-face-up = Gone. Somebody was faster.
trucker-refused-not-joined = It would touch the ship without holding on to it.
trucker-refused-not-offered = That was possible a moment ago. Look again.
trucker-refused-not-reserved = That is not in your reserve.
trucker-refused-nothing-added-yet = Add a component first, then read.
trucker-refused-pile-taken = Somebody else is reading that pile.
trucker-refused-reading-a-pile = Put the pile back first.
trucker-refused-reserve-full = Both places of the reserve are taken.
trucker-refused-reserve-is-for-later = This reserve waits until everybody is done.
trucker-refused-reserve-not-full = Fill the reserve first: a Master Engineer's privilege.
trucker-refused-sand-still-running = The sand is still running.
trucker-refused-space-not-free = Somebody has just taken that place.
trucker-refused-square-taken = Something stands there already.
trucker-refused-too-few-connectors = The reserve needs connectors on five sides in all. This one has too few.

## What can be asked about, and the gallery

trucker-thing-bill = The bill
trucker-thing-block = A block of goods
trucker-thing-loop = The flight board
trucker-thing-timer = The sand
trucker-thing-fault = A building mistake
trucker-thing-board = Class { $name }
trucker-thing-board-2b = A ship like a barrel: its last column lies beside the first. The dice around it say which lane is meant.
trucker-thing-board-3b = Two dice close the squares with their numbers when building begins.
trucker-thing-board-4 = Two halves drawn by lot. The umbrellas are insurance: what it costs before the flight (below), and the most that lost components cost you then (above).
trucker-thing-other = Something of this game
trucker-gallery-components = Components
trucker-gallery-cards = Adventure cards
trucker-gallery-missions = Missions
trucker-gallery-set = Set
trucker-gallery-set-base = Base game
trucker-gallery-set-abe = Another Big Expansion
trucker-gallery-set-missions = Missions
trucker-gallery-kind = Kind
trucker-gallery-deck = Deck
trucker-gallery-family = Card
trucker-thing-days = Flight days
trucker-thing-weak-spot = A weak spot
trucker-thing-weak-spot-about = A Saboteur loosened this connection: if what is at one end is destroyed, so is what is at the other.
trucker-crew-compared = Compared, armed crew counts twice, and crubots that are awake count as well.
trucker-thing-crew-lost = Losing crew
trucker-thing-goods-lost = Losing goods

## What the spot check found

trucker-faults = { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
trucker-fault-part = { $kind } ({ $square })
trucker-fault-nothing = Nothing
