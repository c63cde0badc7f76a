# The draft: packs that go round until everybody has a deck.

race-draft-title = Draft, set { $set }
race-draft-left = { $left ->
        [one] { $left } card still to take. You will draw from what you take, and from nothing else.
       *[other] { $left } cards still to take. You will draw from what you take, and from nothing else.
    }
race-draft-progress = { $taken } of { $total } cards taken
race-draft-you = You
race-draft-way = Where the packs go
race-draft-next = What you leave goes to { $who }.
race-draft-wait = Taken. The others are still choosing.
race-draft-waiting = Waiting for { $who }.
race-draft-has-chosen = done
race-draft-is-choosing = choosing
race-draft-pack = The pack in front of you
race-draft-worlds = Your start worlds
race-draft-drafted = { $count ->
        [0] Drafted so far
        [one] Drafted so far: { $count } card
       *[other] Drafted so far: { $count } cards
    }
race-draft-deck = Your deck: { $count } cards
race-draft-nothing = Nothing yet. The first pick is always the easiest.
race-draft-sort = Sort
race-draft-by-kind = by kind
race-draft-by-cost = by cost
race-draft-cost = Cost { $cost }
race-draft-developments = Developments
race-draft-plain-worlds = Worlds without goods
race-draft-start-title = Where do you begin?
race-draft-start-line = Keep one of your two start worlds. Everybody reveals theirs together.
race-draft-hand = Your first six cards: two of them will go back
race-draft-decks-formed = The decks are ready: { $cards } cards each. { $removed ->
        [0] Nothing was left over.
        [one] { $removed } card nobody took goes back into the box.
       *[other] { $removed } cards nobody took go back into the box.
    }
