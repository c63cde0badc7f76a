# The Missions expansion of Trucker: jobs, their rules and rewards.

## Who asks for what

trucker-mission-beverage-run = Beverage Run
trucker-mission-beverage-run-briefing = Two crates of the good stuff for every truck. The barkeeper counts corks at both ends of the road.
trucker-mission-heavy-duty = Heavy Duty
trucker-mission-heavy-duty-briefing = The foundry sells by weight and ships by weight. Bring engines.
trucker-mission-radioactive-isotopes = Radioactive Isotopes
trucker-mission-radioactive-isotopes-briefing = A clinic needs isotopes. The clinic next door needs to know nothing about it.
trucker-mission-riding-a-powder-keg = Riding a Powder Keg
trucker-mission-riding-a-powder-keg-briefing = The asteroid miners pay well for blasting crates, and better for crates that are still crates.
trucker-mission-alien-archaeology = Alien Archaeology
trucker-mission-alien-archaeology-briefing = The museum wants these statues. Whatever they do to your ship’s electrics is part of the exhibition.
trucker-mission-experiments = Experiments
trucker-mission-experiments-briefing = The laboratory would like one of everything dangerous. It declines to say why.
trucker-mission-club-gold-trials = Club Gold Trials
trucker-mission-club-gold-trials-briefing = Membership is for truckers who fly through the worst and step out with their hair in place.
trucker-mission-hilarious-stories = Hilarious Stories
trucker-mission-hilarious-stories-briefing = A publisher buys true stories of flight. Nobody ever bought the one where nothing fell off.
trucker-mission-escort-mission = Escort Mission
trucker-mission-escort-mission-briefing = The merchant has goods, a slow ship and no guns. You have guns. See where this is going?
trucker-mission-diplomatic-mission = Diplomatic Mission
trucker-mission-diplomatic-mission-briefing = Two ambassadors, two climates, one truck. They must not arrive thinner, angrier or separately.
trucker-mission-alien-design = Alien Design
trucker-mission-alien-design-briefing = The architect has two of every limb and sees no reason why a ship should not.
trucker-mission-carpool = Carpool
trucker-mission-carpool-briefing = Passengers pay on arrival. The lane is for convoys only, so stay together.
trucker-mission-cocktail-time = Cocktail Time
trucker-mission-cocktail-time-briefing = One part bottles, one part blasting jelly. Shake as little as you can.
trucker-mission-the-bet = The Bet
trucker-mission-the-bet-briefing = Everybody at the bar says they would have made it. Good. Put credits on it.
trucker-mission-easy-peasy = Easy Peasy
trucker-mission-easy-peasy-briefing = A quiet stretch of road. Do not ask why the forecast has a page missing.
trucker-mission-directives = Directives
trucker-mission-directives-briefing = The authority has issued three directives. They do not contradict each other. The authority checked.

## The card

trucker-tab-bets = Bets
trucker-tab-missions = Missions
trucker-mission-show = Mission: { $name }
trucker-mission-rules = What is different
trucker-mission-pays = What it pays ({ $level })
trucker-mission-warning = Not advised for your ship, class { $class }.
trucker-mission-most = most:
trucker-mission-so-far = So far: { $count }

trucker-effect-deal-special = { $kinds }: { $count } in everybody’s reserve.
trucker-effect-mix-special = { $kinds }: { $count } for each player, in the heap, with backs of their own.
trucker-effect-add-supercards = { $cards }: { $count } { $where }.
trucker-effect-add-supercards-optional = { $cards }: { $count } { $where }, if everybody dares.
trucker-effect-remove-cards = { $cards }: left in the box.
trucker-effect-ensure-cards = { $cards }: at least { $count } in the piles that can be read.
trucker-effect-draw-public = { $count } directives are read out before you build.
trucker-effect-place-merchant = A merchant with { $count } crates starts behind everybody.
trucker-effect-must-place = What you are dealt must be built in; what is left over counts as lost.
trucker-effect-skip-supercard = When a supercard turns up you may give up one of these and let it pass: { $kind }.
trucker-effect-death = An explosion that takes your starting cabin takes you, too. Build apart.
trucker-effect-close-ranks = After each card everybody closes up behind the leader.
trucker-effect-protected-crew = Where you choose who has to go, humans go before aliens.
trucker-effect-bet = Before the first card everybody bets on their own flight, in secret: up to { $count } credits.
trucker-effect-trial = Every supercard is a trial, passed by whoever loses no component, figure, block or day.
trucker-effect-launch-audit = At launch each directive that your ship breaks costs { $count }.
trucker-effect-merchant-flies = The merchant moves { $engine } in open space. Enemies take its crates, and stones do unless a ship is within { $radius } spaces.
trucker-effect-wait-for-merchant = Before a card you may drop back to just ahead of the merchant.
trucker-effect-no-loss-penalty = Whoever finishes pays nothing for components lost on the way.
trucker-effect-replace-finish-order = Everybody who finishes is paid like the first.
trucker-effect-replace-best-looking = No prize for the best-looking ship.

trucker-where-visible-each = more in each pile that can be read
trucker-where-visible = more in the piles that can be read
trucker-where-hidden = more in the pile that nobody reads
trucker-any-supercard = Supercards
trucker-supercard-any = Dangers that pay nothing, mostly worse the higher the level of the flight. Their backs show in which pile they lie.
trucker-supercard-fleet = Attacks from one side or several: cannons that point there count in full, all others half. The weaker you are, the more it does.
trucker-supercard-special-event = A mishap that spares nobody: a sickness, a plague, a power surge, dust.
trucker-supercard-meteor-rain = A small meteor in every lane of two sides, and no dice to dodge: open pipes break off.
trucker-type-open-space = Open space
trucker-type-mostly-open-space = Mostly open space
trucker-type-abandoned-ship = Abandoned ship
trucker-type-fleet = Enemy fleet
trucker-type-special-event = Special event
trucker-type-meteor-rain = Meteor rain
trucker-type-meteor-alert = Meteor alert
trucker-type-abandoned-station = Abandoned station
trucker-type-black-hole = Black hole
trucker-type-combat-zone = Combat zone
trucker-type-commando = Commando
trucker-type-dangerous-sector = Dangerous sector
trucker-type-epidemic = Epidemic
trucker-type-galactic-plague = Galactic plague
trucker-type-meteor-swarm = Meteor swarm
trucker-type-nanobot-dust = Nanobot dust
trucker-type-pirate-fleet = Pirate fleet
trucker-type-pirates = Pirates
trucker-type-planets = Planets
trucker-type-power-surge = Power surge
trucker-type-predator = Predator
trucker-type-predator-commando = Predator commando
trucker-type-radiation-leak = Radiation leak
trucker-type-radiation-sickness = Radiation sickness
trucker-type-raider-fleet = Raider fleet
trucker-type-robopolice = Robopolice
trucker-type-robopolice-raid = Robopolice raid
trucker-type-sabotage = Sabotage
trucker-type-slavers = Slavers
trucker-type-smugglers = Smugglers
trucker-type-stardust = Stardust
trucker-type-tactical-zone = Tactical zone
trucker-type-thick-stardust = Thick stardust
trucker-type-travelling-plague = Travelling plague

trucker-reward-each = for each { $what }
trucker-reward-each-most = for each { $what }, up to { $most }
trucker-reward-table = { $amounts } credits for one, two, three …: each { $what } counts
trucker-reward-pairs = for each pair: { $kinds }
trucker-reward-closest = for finishing closest to the merchant
trucker-reward-directives = for each directive that your ship keeps in the end
trucker-reward-finished = for finishing
trucker-reward-no-component-lost = for not losing a single component
trucker-reward-both-aliens = for one alien of each colour aboard
trucker-reward-all-trials-passed = for passing every trial

trucker-unit-delivered = { $kinds } delivered
trucker-unit-lost = { $kinds } lost on the way
trucker-unit-delivered-weight = point of weight delivered
trucker-unit-delivered-types = type of special component delivered
trucker-unit-delivered-extra = special component beyond the first of its type
trucker-unit-lost-components = component lost on the way
trucker-unit-crew = figure aboard
trucker-unit-aliens = alien aboard
trucker-unit-crew-lost = figure lost on the way
trucker-unit-aliens-lost = alien lost on the way
trucker-unit-trials-passed = trial passed
trucker-unit-merchant-crates = crate that the merchant still has
trucker-unit-mirror-pairs = pair of equal components, mirrored left and right

trucker-most-delivered = for the most delivered: { $kinds }
trucker-most-lost = for the most lost on the way: { $kinds }
trucker-most-delivered-weight = for the most weight delivered
trucker-most-delivered-types = for the most types of special component delivered
trucker-most-delivered-extra = for the most special components beyond the first of their type
trucker-most-lost-components = for the most components lost on the way
trucker-most-crew = for the most figures aboard
trucker-most-aliens = for the most aliens aboard
trucker-most-crew-lost = for the most figures lost on the way
trucker-most-aliens-lost = for the most aliens lost on the way
trucker-most-trials-passed = for the most trials passed
trucker-most-merchant-crates = for the most crates that the merchant still has
trucker-most-mirror-pairs = for the most pairs of equal components, mirrored left and right

trucker-directive-quiet-quarters = Quiet quarters: two cabins or more, and no two of them joined
trucker-directive-balanced-thrust = Balanced thrust: as many engines left of the middle as right of it, and some on each side
trucker-directive-all-round-watch = All-round watch: a cannon to the left, one to the right, one to the rear
trucker-directive-no-courtyards = No courtyards: no empty square between three or four components
trucker-directive-sealed-nose = Sealed nose: no open pipe to the front
trucker-directive-wired-by-the-book = Wired by the book: a battery at least, and each joined to something that it can power
trucker-directive-full-cover = Full cover: shields on all four sides
trucker-directive-one-hold = One hold: two holds or more, all in one joined group

trucker-merchant-at = { $crates ->
        [one] The merchant, { $crates } crate: day { $day }
       *[other] The merchant, { $crates } crates: day { $day }
    }
