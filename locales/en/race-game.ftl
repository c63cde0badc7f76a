# The table of Race: what is asked, what each choice brings, and the whole story.

## Around the table

race-seat = Seat { $number }
race-rivals = The others
race-phases = The phases of the round
race-goals = Goals
race-log = What happened
race-log-empty = Nothing has happened yet. Enjoy it while it lasts.
race-tab-mine = Table
race-tab-rivals = Others
race-tab-goals = Goals
race-tab-log = Story
race-stage-setup = Setting up
race-stage-choice = Choosing actions
race-stage-explore = Explore
race-stage-develop = Develop
race-stage-develop-2 = Develop again
race-stage-settle = Settle
race-stage-settle-2 = Settle again
race-stage-consume = Consume
race-stage-produce = Produce
race-stage-end = End of the round
race-stage-over = The end
race-bonus-explore-5 = see 5 more
race-bonus-explore-1 = keep 1 more
race-bonus-develop = pay 1 less
race-bonus-develop-2 = again
race-bonus-settle = then draw 1
race-bonus-settle-2 = again
race-bonus-trade = sell first
race-bonus-x2 = double VP
race-bonus-produce = +1 windfall
race-round = Round { $number }
race-pool = { $count ->
        [one] { $count } VP left in the pool
       *[other] { $count } VP left in the pool
    }
race-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
race-discard = { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
race-tableau-mine = Your tableau
race-tableau-of = Tableau of { $who }
race-back-to-mine = Back to yours
race-hand = { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
race-hand-sorted = How your hand is sorted
race-hand-by-kind = by kind
race-hand-by-cost = by cost
race-hand-by-own = my way
race-hand-empty = Your hand is empty. Lightest luggage in the galaxy.
race-seen = { $count ->
        [one] To choose from: { $count } card
       *[other] To choose from: { $count } cards
    }
race-laid = { $count } of { $of } cards in the tableau
race-goods-of = { $count } × { $good }
race-score = { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
race-chips = { $count } VP in chips
race-military = Military { $count }
race-thinking = thinking…
race-has-chosen = has chosen
race-coming = on its way
race-picked = Picked.
race-card-look = The card, close up
race-card-close = Put it down
race-goal-progress = { $who }: { $count } of { $of }
race-goal-held = holds it
race-tempo-steady = Pace: steady
race-tempo-brisk = Pace: brisk
race-tempo-instant = Pace: at once
race-signs = The signs on cards

## Whose turn

race-your-decision = Your decision
race-waiting = Waiting for { $who }
race-watching = You are watching
race-nothing-asked = Nothing to decide for you
race-forced = Only one answer is possible: it is given for you
race-forced-develop = Nothing you can build: you pass, by itself
race-forced-settle = Nothing you can settle: you pass, by itself
race-forced-hint = Nothing to press, the game goes on in a moment.

## Questions

race-ask-start-hand = { $count ->
        [one] Give back { $count } of your first cards
       *[other] Give back { $count } of your first cards
    }
race-ask-action = { $count ->
        [one] Choose an action
       *[other] Choose two actions
    }
race-ask-keep = { $count ->
        [one] Keep { $count } of these cards
       *[other] Keep { $count } of these cards
    }
race-ask-develop = Build a development, or none
race-ask-settle = Settle a world, or none
race-ask-second-world = Settle a second world, or leave it at one
race-ask-payment = How do you come by { $card }?
race-ask-strength = What do you give to conquer { $card }?
race-ask-pay = { $card } costs { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
race-ask-sell = Sell one good
race-ask-power = Which power consumes next?
race-ask-goods = { $card } consumes { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }: which?
race-ask-chips = { $card } turns cards into VP: up to { $count }
race-ask-gamble = Name a cost before the card is flipped
race-ask-windfall = Which windfall world gets a good?
race-ask-produce = Which power is used next?
race-ask-factory = { $count ->
        [one] Discard a card for a good on { $card }
       *[other] Discard { $count } cards for a good on { $card }
    }
race-ask-hand-limit = { $count ->
        [one] Too many cards: discard one
       *[other] Too many cards: discard { $count }
    }
race-ask-draft = Draft one card; the rest of the pack moves on
race-ask-start-world = Which start world do you keep?

race-hint-start-hand = The others stay: they are what you build, and what you pay with.
race-hint-action = Everybody may use every phase that anybody chose. Only the chooser gets the bonus.
race-hint-keep = What you do not keep is discarded unseen.
race-hint-develop = All choose at the same time. You pay when the cards are turned over.
race-hint-settle = All choose at the same time. Military worlds are conquered, the others paid for.
race-hint-second-world = A power of yours allows one more this phase.
race-hint-payment = The cheapest way is proposed. You may know better.
race-hint-strength = Cards given here help until the phase ends, then they are gone.
race-hint-pay = Proposed: what looks worth least, by cost and points. Your plan knows more: pick others.
race-hint-sell = The price is in cards. What is sold cannot be consumed.
race-hint-power = All that can consume must, in the order you like. Choose a power, or drag a good onto it.
race-hint-goods = The goods with the least other use are proposed.
race-hint-chips = Cards for points: sensible at the end, painful before.
race-hint-gamble = Right, and the card is yours. Most cards cost 1 to 3.
race-hint-windfall = Choose the one that sells or feeds best.
race-hint-produce = The order matters where cards pay for goods.
race-hint-factory = The good goes onto the world, the card to the pile.
race-hint-hand-limit = Ten cards is what a hand holds between rounds.
race-hint-draft = You draw only cards that you drafted, all game long.
race-hint-start-world = The other one goes to your discard pile.

## Answers

race-chosen = { $count } of { $of } chosen
race-confirm = Do it
race-confirm-actions = { $count ->
        [one] Choose this
       *[other] Choose these
    }
race-confirm-actions-none = { $count ->
        [one] Choose a phase above first
       *[other] Choose two phases above first
    }
race-confirm-place = Place { $card }
race-confirm-place-none = Pick a card
race-confirm-discard = { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
race-confirm-keep = { $count ->
        [one] Keep { $count } card
       *[other] Keep { $count } cards
    }
race-confirm-pay = { $count ->
        [one] Pay { $count } card
       *[other] Pay { $count } cards
    }
race-confirm-sell = Sell it
race-confirm-consume = { $count ->
        [one] Consume { $count } good
       *[other] Consume { $count } goods
    }
race-confirm-chips = { $count ->
        [0] Pick a card
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
race-confirm-windfall = A good here
race-confirm-draft = Draft it
race-confirm-start-world = Keep it
race-confirm-conquer = Conquer { $card }
race-strength-of = strength { $strength }, defence { $defence }
race-pass-develop = Build nothing
race-pass-settle = Settle nothing
race-pass-power = No more
race-pass-produce = No more goods for cards
race-propose = As proposed
race-follow = The whole phase, at its best
race-way-buy = Pay for it
race-way-conquer = Conquer it
race-way-sacrifice = Give up { $card }
race-way-sacrifice-note = then it costs nothing
race-gain-vp = +{ $count } VP
race-gain-cards = { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
race-price-cards = { $count ->
        [0] free
        [one] { $count } card to pay
       *[other] { $count } cards to pay
    }
race-price-strength = your strength: { $strength }
race-price-either = { $count ->
        [one] { $count } card to pay
       *[other] { $count } cards to pay
    }, or strength { $strength }
race-tag-free = free
race-tag-pay = pay { $count }
race-tag-conquer = conquer
race-tag-boost = +{ $count } needed
race-tag-owned = built already
race-tag-lacks = lacks { $count }
race-tag-missing-cards = { $count ->
        [one] { $count } card short
       *[other] { $count } cards short
    }
race-tag-missing-strength = { $count } too weak
race-tag-cards = +{ $count }
race-tag-both = +{ $vp } VP +{ $cards }
race-tag-strength = +{ $count } strength

## What cannot be placed

race-refused-cards-missing = Not enough other cards to pay with. A card never pays for itself.
race-refused-too-weak = Not strong enough: a military world is conquered, money does not impress it.
race-refused-no-world = Settle is for worlds. Developments have a phase of their own.
race-refused-no-development = Develop is for developments. Worlds wait for Settle.
race-refused-owned-already = You have built one already, and no development is built twice.
race-refused-not-offered = That cannot be chosen now.
race-refused-not-asked = Nothing is asked of you just now.

## The story

race-story-goals = In play: { $goals }.
race-story-start-world = { $who } starts from { $card }.
race-story-round = Round { $number }
race-story-chose = { $who }: { $actions }.
race-story-draws-start = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to begin with.
race-story-draws-explore = { $who } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to explore.
race-story-draws-explore-more = { $who } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to explore ({ $why }).
race-story-draws-develop = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for developing ({ $why }).
race-story-draws-settle = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for settling ({ $why }).
race-story-draws-produce = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for producing ({ $why }).
race-story-bonus = bonus
race-story-keeps = { $who } keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
race-story-discards-start = { $who } gives back { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
race-story-discards-hand-limit = { $who } cannot hold that much: { $count ->
        [one] { $count } card goes
       *[other] { $count } cards go
    }.
race-story-discards-produce = { $who } feeds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to a factory.
race-story-wish = { $who } goes for { $card }.
race-story-nobody-places = Nobody places anything. Awkward silence.
race-story-placed-paid = { $who } places { $card } for { $count ->
        [0] nothing
        [one] { $count } card
       *[other] { $count } cards
    }.
race-story-placed-conquered = { $who } conquers { $card } with strength { $strength }.
race-story-placed-free = { $who } places { $card } without paying.
race-story-sacrificed = { $who } gives up { $card }.
race-story-goods = { $count ->
        [one] A good for { $who }: { $worlds }.
       *[other] { $count } goods for { $who }: { $worlds }.
    }
race-story-sold = { $who } sells the good of { $card } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
race-story-sold-with = { $who } sells the good of { $card } with { $with } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
race-story-consumed = { $who } consumes { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } with { $card }: { $cards ->
        [0] { $vp } VP
        [one] { $vp } VP and { $cards } card
       *[other] { $vp } VP and { $cards } cards
    }.
race-story-power-draws = { $card } gives { $who } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
race-story-chips = { $who } trades { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for { $vp } VP with { $card }.
race-story-gamble-won = { $who } says { $number } at { $with }, and { $card } agrees. It is kept.
race-story-gamble-lost = { $who } says { $number } at { $with }. { $card } begs to differ.
race-story-reshuffled = The discard pile becomes the deck again: { $count } cards.
race-story-goal-claimed = { $who } takes the goal { $goal }.
race-story-goal-lost = { $who } has to hand { $goal } back.
race-story-over = That was the last round. { $why }

## The end

race-ended-tableau = A tableau has twelve cards.
race-ended-vp-pool = The VP in the pool are gone.
race-ended-round-limit = The rounds are used up.
race-end-title = { $count ->
        [one] { $who } wins the race
       *[other] { $who } share the win
    }
race-end-tied = Equal in points: what each has left over decides.
race-end-decided = The widest gap was in { $what }: { $most } for { $ahead }, { $least } for { $behind }.
race-source-chips = chips
race-source-cards = points printed on cards
race-source-sixes = developments of cost 6
race-source-goals = goals
race-end-look = Look at the table
race-end-show = Back to the bill
race-bill-chips = VP chips
race-bill-cards = Printed on cards
race-bill-by-source = By source
race-bill-by-card = By card
race-bill-how = How to count
race-bill-counting = Turning the cards over once more …
race-bill-printed = { $amount } printed
race-bill-brought = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
race-bill-counts = { $amount } for { $what }
race-bill-military = military
race-bill-many-chips = chips
race-bill-nothing = nothing, but it tried
race-bill-goal = Goal
race-bill-total = Total

# What can be asked about, and the gallery.
race-thing-score = Points so far
race-thing-chips = Chips
race-thing-hand = Cards in hand
race-thing-tableau = The tableau
race-thing-military = Military strength
race-thing-goods = Goods
race-thing-deck = Deck and discards
race-thing-robot = The robot
race-thing-own-card = A card of somebody's own
race-thing-other = Something of this game
race-gallery-cards = Cards
race-gallery-goals = Goals
race-gallery-actions = Actions
race-gallery-set = Set
race-gallery-set-base = Base game
race-gallery-set-storm = The Gathering Storm
race-gallery-sort = Sort
race-gallery-sort-start = Start world
race-gallery-sort-world = World
race-gallery-sort-military = Military world
race-gallery-sort-development = Development
race-gallery-sort-six = Development of cost 6
race-gallery-good = Good
race-gallery-no-good = None
race-gallery-cost = Cost or defence
race-gallery-first = For the first
race-gallery-most = For the most
race-thing-actions = A round
