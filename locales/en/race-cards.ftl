# What is printed on the cards of Race, in words: names, powers, goals, actions, the robot, the key of signs.

## Cards

race-card-old-earth = Old Earth
race-card-epsilon-eridani = Epsilon Eridani
race-card-alpha-centauri = Alpha Centauri
race-card-new-sparta = New Sparta
race-card-earths-lost-colony = Earth’s Lost Colony
race-card-contact-specialist = Contact Specialist
race-card-expedition-force = Expedition Force
race-card-export-duties = Export Duties
race-card-investment-credits = Investment Credits
race-card-new-military-tactics = New Military Tactics
race-card-public-works = Public Works
race-card-colony-ship = Colony Ship
race-card-deficit-spending = Deficit Spending
race-card-genetics-lab = Genetics Lab
race-card-interstellar-bank = Interstellar Bank
race-card-mining-robots = Mining Robots
race-card-space-marines = Space Marines
race-card-mining-conglomerate = Mining Conglomerate
race-card-terraforming-robots = Terraforming Robots
race-card-diversified-economy = Diversified Economy
race-card-drop-ships = Drop Ships
race-card-replicant-robots = Replicant Robots
race-card-research-labs = Research Labs
race-card-consumer-markets = Consumer Markets
race-card-alien-tech-institute = Alien Tech Institute
race-card-free-trade-association = Free Trade Association
race-card-galactic-federation = Galactic Federation
race-card-galactic-imperium = Galactic Imperium
race-card-galactic-renaissance = Galactic Renaissance
race-card-galactic-survey-seti = Galactic Survey: SETI
race-card-merchant-guild = Merchant Guild
race-card-mining-league = Mining League
race-card-new-economy = New Economy
race-card-new-galactic-order = New Galactic Order
race-card-pan-galactic-league = Pan-Galactic League
race-card-trade-league = Trade League
race-card-pilgrimage-world = Pilgrimage World
race-card-refugee-world = Refugee World
race-card-artist-colony = Artist Colony
race-card-destroyed-world = Destroyed World
race-card-empath-world = Empath World
race-card-expanding-colony = Expanding Colony
race-card-gambling-world = Gambling World
race-card-new-survivalists = New Survivalists
race-card-outlaw-world = Outlaw World
race-card-rebel-fuel-cache = Rebel Fuel Cache
race-card-runaway-robots = Runaway Robots
race-card-secluded-world = Secluded World
race-card-star-nomad-lair = Star Nomad Lair
race-card-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
race-card-alien-robot-sentry = Alien Robot Sentry
race-card-aquatic-uplift-race = Aquatic Uplift Race
race-card-asteroid-belt = Asteroid Belt
race-card-avian-uplift-race = Avian Uplift Race
race-card-former-penal-colony = Former Penal Colony
race-card-galactic-engineers = Galactic Engineers
race-card-gem-world = Gem World
race-card-new-vinland = New Vinland
race-card-pre-sentient-race = Pre-Sentient Race
race-card-radioactive-world = Radioactive World
race-card-rebel-miners = Rebel Miners
race-card-reptilian-uplift-race = Reptilian Uplift Race
race-card-space-port = Space Port
race-card-spice-world = Spice World
race-card-alien-rosetta-stone-world = Alien Rosetta Stone World
race-card-bio-hazard-mining-world = Bio-Hazard Mining World
race-card-black-market-trading-world = Black Market Trading World
race-card-blaster-gem-mines = Blaster Gem Mines
race-card-comet-zone = Comet Zone
race-card-galactic-resort = Galactic Resort
race-card-mining-world = Mining World
race-card-pirate-world = Pirate World
race-card-plague-world = Plague World
race-card-prosperous-world = Prosperous World
race-card-rebel-underground = Rebel Underground
race-card-rebel-warrior-race = Rebel Warrior Race
race-card-alien-robot-scout-ship = Alien Robot Scout Ship
race-card-deserted-alien-outpost = Deserted Alien Outpost
race-card-distant-world = Distant World
race-card-imperium-armaments-world = Imperium Armaments World
race-card-malevolent-lifeforms = Malevolent Lifeforms
race-card-merchant-world = Merchant World
race-card-tourist-world = Tourist World
race-card-deserted-alien-colony = Deserted Alien Colony
race-card-galactic-trendsetters = Galactic Trendsetters
race-card-lost-alien-warship = Lost Alien Warship
race-card-lost-species-ark-world = Lost Species Ark World
race-card-new-earth = New Earth
race-card-rebel-outpost = Rebel Outpost
race-card-terraformed-world = Terraformed World
race-card-alien-robotic-factory = Alien Robotic Factory
race-card-deserted-alien-library = Deserted Alien Library
race-card-lost-alien-battle-fleet = Lost Alien Battle Fleet
race-card-rebel-base = Rebel Base
race-card-rebel-homeworld = Rebel Homeworld
race-card-separatist-colony = Separatist Colony
race-card-ancient-race = Ancient Race
race-card-damaged-alien-factory = Damaged Alien Factory
race-card-doomed-world = Doomed World
race-card-space-mercenaries = Space Mercenaries
race-card-improved-logistics = Improved Logistics
race-card-galactic-genome-project = Galactic Genome Project
race-card-imperium-lords = Imperium Lords
race-card-terraforming-guild = Terraforming Guild
race-card-deserted-alien-world = Deserted Alien World
race-card-gambling-world-tgs = { race-card-gambling-world }
race-card-rebel-sympathizers = Rebel Sympathizers
race-card-smuggling-lair = Smuggling Lair
race-card-volcanic-world = Volcanic World
race-card-alien-toy-shop = Alien Toy Shop
race-card-clandestine-uplift-lab = Clandestine Uplift Lab
race-card-galactic-bazaar = Galactic Bazaar
race-card-hive-world = Hive World
race-card-rebel-colony = Rebel Colony
race-card-galactic-studios = Galactic Studios

## Keywords, goods, phases

race-flag-rebel = REBEL
race-flag-alien = ALIEN
race-flag-imperium = IMPERIUM
race-flag-uplift = UPLIFT
race-flag-terraforming = TERRAFORMING
race-flag-chromosome = chromosome

race-good-novelty = Novelty goods
race-good-rare = Rare elements
race-good-genes = Genes
race-good-alien = Alien technology

race-phase-setup = Start
race-phase-explore = Explore
race-phase-develop = Develop
race-phase-settle = Settle
race-phase-trade = Trade
race-phase-consume = Consume
race-phase-produce = Produce

# Pieces of the sentences below; they read the parameters of the sentence they stand in.
race-n-cards = { $n ->
        [one] a card
       *[other] { $n } cards
    }
race-a-good = { $good ->
        [novelty] a novelty good
        [rare] a rare elements good
        [genes] a genes good
        [alien] an alien good
       *[any] a good
    }
race-one-good = { $good ->
        [novelty] novelty good
        [rare] rare elements good
        [genes] genes good
        [alien] alien good
       *[any] good
    }
race-some-goods = { $good ->
        [novelty] novelty goods
        [rare] rare elements goods
        [genes] genes goods
        [alien] alien goods
       *[any] goods
    }
race-world-kind = { $good ->
        [novelty] novelty{" "}
        [rare] rare elements{" "}
        [genes] genes{" "}
        [alien] alien{" "}
       *[any] {""}
    }
race-keyword = { $flag ->
        [rebel] { race-flag-rebel }
        [alien] { race-flag-alien }
        [imperium] { race-flag-imperium }
        [uplift] { race-flag-uplift }
        [terraforming] { race-flag-terraforming }
       *[chromosome] { race-flag-chromosome }
    }
race-except = { $except_good ->
        [novelty] {" "}(no novelty world)
        [rare] {" "}(no rare elements world)
        [genes] {" "}(no genes world)
        [alien] {" "}(no alien world)
       *[none] {""}
    }

## Powers

race-power-start-discard = If you start with this world, you give back { $n } of the six cards dealt to you instead of two.
race-power-see = Look at { $n ->
        [one] one more card
       *[other] { $n } more cards
    }.
race-power-keep = Keep { $n ->
        [one] one more card
       *[other] { $n } more cards
    } of those you look at.
race-power-draw-before-developing = Draw { race-n-cards } as the phase begins, even if you build nothing.
race-power-develop-discount = Your developments cost { $n } less.
race-power-draw-after-developing = Draw { race-n-cards } after placing a development.
race-power-military = Military { $signed }{ $vs_good ->
        [novelty] {" "}against novelty worlds
        [rare] {" "}against rare elements worlds
        [genes] {" "}against genes worlds
        [alien] {" "}against alien worlds
       *[none] {""}
    }{ $vs_flag ->
        [rebel] {" "}against { race-flag-rebel } worlds
        [alien] {" "}against { race-flag-alien } worlds
        [imperium] {" "}against { race-flag-imperium } worlds
        [uplift] {" "}against { race-flag-uplift } worlds
        [terraforming] {" "}against { race-flag-terraforming } worlds
        [chromosome] {" "}against { race-flag-chromosome } worlds
       *[none] {""}
    }.
race-power-settle-discount = { $good ->
        [novelty] Novelty worlds
        [rare] Rare elements worlds
        [genes] Genes worlds
        [alien] Alien worlds
       *[any] Worlds
    } that you pay for cost { $n } less.
race-power-draw-after-settling = Draw { race-n-cards } after placing a world.
race-power-sacrifice-military = Give this card up for { $signed } military until the phase ends.
race-power-sacrifice-free-world = Give this card up to place a world for nothing instead of paying for it{ race-except }.
race-power-pay-for-military = Pay for a military world instead of fighting for it{ race-except }: { $discount ->
        [0] it costs its defence
       *[other] it costs its defence less { $discount }
    }.
race-power-hand-military = { $max ->
        [one] Discard a card from your hand for { $signed } military
       *[other] Discard up to { $max } cards from your hand for { $signed } military each
    } until the phase ends.
race-power-second-world = When your first world is placed and all it brings is done, you may place another.
race-power-price = { $this_world ->
        [yes] Sell the good of this world
       *[no] Sell { race-a-good }
    } for { $n ->
        [one] one more card
       *[other] { $n } more cards
    }.
race-power-price-per-flag = Sell { race-a-good } for { $n ->
        [one] one more card
       *[other] { $n } more cards
    } per { race-keyword } card you have.
race-power-consume = { $this_world ->
        [yes] Spend the good of this world
       *[no] { $distinct ->
            [yes] Spend { $goods } goods of different kinds
           *[no] { $goods ->
                [one] Spend { race-a-good }
               *[other] Spend { $goods } { race-some-goods }
            }
        }
    } for { $vp ->
        [0] {""}
       *[other] { $vp } VP
    }{ $both ->
        [yes] {" "}and{" "}
       *[no] {""}
    }{ $cards ->
        [0] {""}
        [one] a card
       *[other] { $cards } cards
    }{ $times ->
        [one] {""}
        [2] , up to twice
       *[other] , up to { $times } times
    }.
race-power-consume-all = Spend all the goods you have left for { $vp_per_good } VP each{ $minus ->
        [0] {""}
        [one] , but nothing for the first
       *[other] , but nothing for the first { $minus }
    }.
race-power-discard-cards = { $times ->
        [one] Discard a card from your hand for { $vp } VP
       *[other] Discard up to { $times } cards from your hand for { $vp } VP each
    }, never doubled.
race-power-draw-when-consuming = Draw { race-n-cards }.
race-power-gamble = Name a number and flip a card: if that is its cost or defence, it is yours. If not, it was fun.
race-power-sell = Sell a good{ $use_trade_powers ->
        [yes] , with all your $ powers
       *[no] , without any $ powers
    }.
race-power-produce = { $here ->
        [novelty] A novelty good
        [rare] A rare elements good
        [genes] A genes good
        [alien] An alien good
       *[none] A good
    } appears here.
race-power-discard-to-produce = Discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    } and a good appears here.
race-power-windfall = A good appears on one of your empty { race-world-kind }windfall worlds.
race-power-draw-when-producing = Draw { race-n-cards }.
race-power-draw-if-produced-here = Draw { race-n-cards } if a good appeared here.
race-power-draw-per-produced = Draw { race-n-cards } per { race-one-good } you have produced in this phase.
race-power-draw-per-kind-produced = Draw { race-n-cards } per kind of good you have produced in this phase.
race-power-draw-if-most-produced = Draw { race-n-cards } if you produced more { race-some-goods } than anybody else.
race-power-draw-per-world = Draw { race-n-cards } per { $military ->
        [yes] military world
       *[no] { race-world-kind }world
    } you have.

## Scoring

race-with-power = { $power_phase ->
        [explore] {" "}with an Explore power
        [develop] {" "}with a Develop power
        [settle] {" "}with a Settle power
        [trade] {" "}with a Trade power
        [consume] {" "}with a Consume power
        [produce] {" "}with a Produce power
        [setup] {" "}with a power for the start
       *[none] {""}
    }
race-term-per-world = { $vp } VP per { $flag ->
        [none] {""}
       *[other] { race-keyword }{" "}
    }{ $military ->
        [yes] military{" "}
       *[no] {""}
    }{ race-world-kind }{ $yields ->
        [production] production{" "}
        [windfall] windfall{" "}
       *[none] {""}
    }world{ race-with-power }
race-term-per-development = { $vp } VP per { $cost ->
        [none] {""}
       *[other] { $cost }-cost{" "}
    }development{ race-with-power }
race-term-per-card = { $vp } VP per { race-keyword } card
race-term-per-named = { $vp } VP for { $card }
race-term-per-military = { $vp } VP per point of total military
race-term-per-chips = { $vp } VP for every { $each } VP in chips
race-scoring-once = Each card scores once, for the first line it fits.

## What a card says

race-say-cost = cost { $cost }
race-say-defence = military world, defence { $cost }
race-say-vp = { $vp } VP
race-say-variable = VP by what you have
race-say-scores = VP by what you have, now { $score }
race-say-windfall = windfall world: { $good }
race-say-production = production world: { $good }
race-say-world = world
race-say-development = development
race-say-start = start world
race-say-carries = a good lies on it
race-no-powers = No powers. It just looks good.

## Goals

race-goal-galactic-standard-of-living = Galactic Standard of Living
race-goal-galactic-status = Galactic Status
race-goal-innovation-leader = Innovation Leader
race-goal-budget-surplus = Budget Surplus
race-goal-system-diversity = System Diversity
race-goal-overlord-discoveries = Overlord Discoveries
race-goal-production-leader = Production Leader
race-goal-greatest-infrastructure = Greatest Infrastructure
race-goal-greatest-military = Greatest Military
race-goal-largest-industry = Largest Industry
race-goal-first = { $vp } VP for whoever first has { $what }.
race-goal-most = { $vp } VP for whoever has most: { $what }. At least { $minimum }.
race-counts-vp-chips = { $minimum } VP in chips
race-counts-six-developments = { $minimum ->
        [one] a 6-cost development with variable VP
       *[other] { $minimum } 6-cost developments with variable VP
    }
race-counts-phases-with-power = a power in each of the { $minimum } phases, Trade included
race-counts-cards-discarded-at-round-end = too many cards at the end of a round and must discard
race-counts-kinds-of-worlds = worlds of { $minimum } different kinds of good
race-counts-flag-alien = { $minimum } { race-flag-alien } cards
race-counts-production-worlds = production worlds
race-counts-developments = developments
race-counts-total-military = total military
race-counts-novelty-and-rare-worlds = novelty and rare elements worlds

## Actions

race-action-explore-5 = Explore +5
race-action-explore-1 = Explore +1 seen +1 kept
race-action-develop = Develop
race-action-develop-2 = Develop again
race-action-settle = Settle
race-action-settle-2 = Settle again
race-action-trade = Consume: Trade
race-action-x2 = Consume: ×2 VP
race-action-produce = Produce
race-action-explore-5-about = Everybody looks at two cards and keeps one. You look at five more.
race-action-explore-1-about = Everybody looks at two cards and keeps one. You look at one more and keep one more.
race-action-develop-about = Everybody may build a development. Yours costs 1 less.
race-action-develop-2-about = A second phase for developments. Yours costs 1 less again.
race-action-settle-about = Everybody may settle a world. You draw a card after placing yours.
race-action-settle-2-about = A second phase for worlds. You draw a card after placing yours.
race-action-trade-about = You first sell one good for cards. Then everybody must consume.
race-action-x2-about = Everybody must consume. Your powers yield twice the VP.
race-action-produce-about = Production worlds everywhere produce. You also get a good on one windfall world.

## The robot

race-do-marker = With { $n ->
        [one] a credit
       *[other] { $n } credits
    }, it pays for a marker and is done.
race-do-credit-needed = Without { $n ->
        [one] a credit
       *[other] { $n } credits
    } it does nothing.
race-do-vp = It gains its economy in VP{ $n ->
        [one] {""}
        [2] , twice
       *[other] , { $n } times
    }.
race-do-economy = Economy +{ $n }.
race-do-credit = Credit +{ $n }.
race-do-draw = { $n ->
        [one] A card goes
       *[other] { $n } cards go
    } onto its deck.
race-do-draw-both = With both dice here it is { $n } instead.
race-do-find = It flips cards of { $from_common ->
        [yes] the common deck
       *[no] its deck
    } until it finds { $find ->
        [development] a development
        [military_world] a military world
       *[peaceful_world] a non-military world
    }{ $worth ->
        [-9] {""}
       *[other] {" "}worth at least { $worth } VP
    }, and places it.
race-do-pay = That costs { $n ->
        [one] a credit
       *[other] { $n } credits
    }.
race-do-pay-six = A 6-cost development costs { $n ->
        [one] a credit
       *[other] { $n } credits
    }, or it is passed over.
race-do-leaves = Then its start world and this counter leave.
race-do-nothing = It does nothing.

## The key

race-key = What the signs mean
race-key-press = Press a sign to read the rules behind it.
race-key-cost = Cost of a world
race-key-development = Cost of a development
race-key-defence = Defence of a military world
race-key-vp = Victory points
race-key-variable = Victory points that depend on what you have
race-key-production = Production world: a good appears in every Produce phase
race-key-windfall = Windfall world: a good comes with it, later ones only through powers
race-key-rows = Each row belongs to a phase
race-key-any = A good of any kind
race-key-different = Of different kinds
race-key-exchange = What you give, then what you get
race-key-each = For each
race-key-times = Up to so many times
race-key-named = A card that is named: look at it closely
race-key-card = Cards
race-key-discard = Cards from your hand
race-key-eye = Cards to look at
race-key-keep = Cards to keep
race-key-discount = Costs less
race-key-strength = Military
race-key-torn = Give this card up
race-key-most = If you have most
race-key-sell = Sell a good
race-key-gamble = Gamble
race-key-here = Only the good of this world
race-key-not = Not this kind
race-key-table = On the table
race-key-table-star = Points, as things stand
race-key-table-tableau = Cards in the tableau: twelve end the game
race-key-table-military = Military strength
race-key-table-discard = The discard pile
race-key-table-lock = Chosen, and still secret
race-key-table-chips = VP in chips
race-key-table-hand = Cards in hand; in the middle, the deck
race-key-table-good = A good that lies on a world
race-key-robot = The robot
race-key-face = A die that shows: { $face }
