# The robot of the solo game: its mat, its dice, and its turn told step by step.

race-solo-name = The robot
race-solo-level-easy = easy
race-solo-level-normal = normal
race-solo-level-hard = hard

## The mat

race-solo-mat = The robot's mat
race-solo-phase-explore = Explore
race-solo-phase-develop = Develop
race-solo-phase-settle = Settle
race-solo-phase-consume = Consume
race-solo-phase-produce = Produce
race-solo-space-explore-5 = Explore
race-solo-space-explore-1 = Explore
race-solo-space-develop = Develop
race-solo-space-develop-2 = the second Develop
race-solo-space-settle = Settle
race-solo-space-settle-2 = the second Settle
race-solo-space-trade = Trade
race-solo-space-x2 = Consume ×2
race-solo-space-produce = Produce
race-solo-face-explore = Explore
race-solo-face-develop = Develop
race-solo-face-settle = Settle
race-solo-face-trade = Trade
race-solo-face-x2 = Consume ×2
race-solo-face-produce = Produce
race-solo-face-star = a star
race-solo-face-robot = the robot face
race-solo-action = Action
race-solo-action-x2 = Action ×2
race-solo-reaction = Reaction
race-solo-counter = changed by its start world
race-solo-yours-here = your choice
race-solo-die-here = die: { $face }
race-solo-words = What the robot does there
race-solo-choose-phase = Press a phase to read what the robot does there.
race-solo-reads = on a die means { $face }
race-solo-not-rolled = It rolls its two dice once you have chosen.

## Its things

race-solo-sign-cards = Cards that it draws
race-solo-sign-credit = Credit: what it pays with
race-solo-sign-economy = Economy: the higher, the more VP chips it takes
race-solo-sign-vp = Victory points
race-solo-sign-development = A development is placed
race-solo-sign-world = A world is settled
race-solo-sign-military = A military world is conquered
race-solo-sign-marker = A marker, which stands for a six-cost development
race-solo-sign-six = The price of a six-cost development
race-solo-sign-idle = Nothing happens
race-solo-sign-robot = The robot’s own sign: what it means depends on its start world
race-solo-credit = Credit
race-solo-economy = Economy
race-solo-track = { $name }: { $value } of { $max }
race-solo-score = VP
race-solo-cards = Cards
race-solo-chips = Chips
race-solo-deck = Deck
race-solo-markers = Markers placed
race-solo-markers-line = { $placed } of { $all }, { $vp } VP each
race-solo-tableau = The robot's tableau
race-solo-turned-over = Turned over
race-solo-marker-card = Marker: a six-cost development, { $vp } VP

## Its turn, told

race-solo-began = The robot starts from { $card }, with credit { $credit } and economy { $economy }.
race-solo-rolled = The robot rolls { $first } and { $second }.
race-solo-die-star = The star copies you: { $space }.
race-solo-die-robot = The robot face means { $face } for now.
race-solo-die-lost = One die finds its space taken and is lost.
race-solo-acts-in = It will act in { $spaces }.
race-solo-acts = { $phase }: its die is here, so it acts.
race-solo-reacts = { $phase }: only you chose it, so it just reacts.
race-solo-idle-credit = Reacting here takes credit, and it has none. It watches.
race-solo-idle-mat = Its mat has nothing for this. It hums.
race-solo-placed-marker = It has credit enough for a marker: { $paid } paid, { $vp } VP at the end, { $left ->
        [0] none left.
       *[other] { $left } left.
    }
race-solo-got-chips = { $vp ->
        [0] No VP chips: its economy stands at zero.
        [one] { $vp } VP chip, by its economy of { $economy }.
       *[other] { $vp } VP chips, by its economy of { $economy }.
    }
race-solo-credit-moved = Its credit is { $credit } now.
race-solo-economy-moved = Its economy is { $economy } now.
race-solo-tracks-full = The track is full: nothing more fits.
race-solo-drew = { $count ->
        [0] The deck has no card for it.
        [one] It draws a card, unseen.
       *[other] It draws { $count } cards, unseen.
    }
race-solo-flipped = It turns over { $card }: that will do.
race-solo-missed-development = It turns over { $card }: no development, discarded.
race-solo-missed-six = It turns over { $card }: cost six, and no credit for it. Discarded.
race-solo-missed-world = It turns over { $card }: not a world without military, discarded.
race-solo-missed-military = It turns over { $card }: no military world, discarded.
race-solo-missed-worth = It turns over { $card }: not worth { $count } VP, discarded.
race-solo-placed = { $paid ->
        [0] It places { $card } and pays nothing.
        [one] It places { $card } for { $paid } credit.
       *[other] It places { $card } for { $paid } credits.
    }
race-solo-found-nothing = Its deck runs out before it finds one: nothing placed, nothing paid.
race-solo-start-left = { $card } has done its duty and leaves the game.
race-solo-face-turned = From now on its robot face means { $face }.

## The bill

race-bill-six-cost-cards = Six-cost developments
race-bill-markers = Markers
