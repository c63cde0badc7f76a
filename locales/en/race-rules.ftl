# The rulebook of Race, for players: chapters and sections as web/src/rulebook/race.json lists them. A paragraph ends with the numbered
# rules of docs/rules that it tells, in brackets.

## The game in short

race-rules-start = The game in short

race-rules-goal = What you are here for
race-rules-goal-text =
    You build an empire of cards: worlds and developments, in a row before you called your tableau. Whoever has the most points at the end has won. Points are printed on cards, lie on the table as chips, and hide in developments of cost 6. [RFG-END-07, RFG-SCO-01]

    Cards are everything here: what you build, what you pay with, and the goods your worlds produce. So every card you keep is one you did not spend.
race-rules-setup = Before the first round
race-rules-setup-text =
    Everybody gets a start world, face up, and six cards of which four stay. Start worlds nobody got are shuffled into the deck as ordinary worlds. Chips for 12 points a player lie in the middle. [RFG-SET-01–03, RFG-SET-05–07, RFG-SET-09, RFG-SET-15]

    If your start world is a windfall world, a good lies on it already. Learning hands are four fixed cards for your start world. [RFG-SET-08, RFG-SET-10]

    Tableaus, goods, chips and the size of hands are open; what is in a hand is not, and nobody looks through the piles. When the deck is empty the discards become a new one. Where you sit does not matter. [RFG-SET-11–14]
race-rules-round = A round
race-rules-round-text =
    Everybody chooses one action in secret, then all are shown. Only the phases that somebody chose happen, in their order: I Explore, II Develop, III Settle, IV Consume, V Produce. [RFG-ACT-01–03]

    Everybody takes part in every phase that happens. Those who chose it get a bonus. That is the whole trick of this game: choose what you want, and hope that others choose the rest for you. [RFG-ACT-04–07]

    What others could react to is chosen face down and shown together. [RFG-ACT-11]
race-rules-cards = Reading a card
race-rules-cards-text =
    Round corner: a world, with its cost, or in a red ring its defence. Diamond: a development. The chip has its points. Below are its powers, a row for each phase; a power works in the phase it stands in, each time, and for you alone. Equal powers add up. [RFG-ACT-08]

    A card works from the phase after the one in which you placed it. A card that is gone does nothing more. [RFG-ACT-09, RFG-ACT-10]

## The phases

race-rules-phases = The phases

race-rules-explore = I Explore
race-rules-explore-text =
    Look at two cards, keep one. Whoever chose +5 looks at seven; whoever chose +1 +1 looks at three and keeps two. Powers let you see or keep more. What you already hold stays; you choose among what you see now, and exactly as many as you may. [RFG-EXP-01–06]
race-rules-develop = II Develop
race-rules-develop-text =
    You may place one development and pay its cost in cards from your hand. Whoever chose the phase pays one less, and discounts take off more, down to nothing. Goods never pay. [RFG-DEV-02–06]

    Only one of each development in a tableau, unless you have sacrificed the other. Some powers draw cards before or after you develop; a development does not help itself. [RFG-DEV-01, RFG-DEV-07–09]
race-rules-settle = III Settle
race-rules-settle-text =
    You may place one world. Most cost cards from your hand; discounts may count for all worlds or for those of one good. Choosing the phase makes nothing cheaper, but you draw a card after you have placed a world. [RFG-STL-01, RFG-STL-04, RFG-STL-10, RFG-STL-11]

    First it is shown, then paid or conquered, then a windfall world gets its good, then you draw. What you draw cannot pay for it. A world can only be chosen if you can really place it. [RFG-STL-02, RFG-STL-03, RFG-STL-05, RFG-STL-48]
race-rules-military = Military worlds
race-rules-military-text =
    A world with a red ring is conquered, not bought: your strength must reach its defence. Nothing is discarded and nothing used up. Strength is the sum of what your cards print, and may be below nothing. [RFG-STL-20, RFG-STL-21, RFG-STL-23, RFG-STL-24]

    Some strength counts only against certain worlds, by good or by keyword, and not for your total. For ordinary worlds strength is no use at all. [RFG-STL-12, RFG-STL-22]
race-rules-contact = Paying for military worlds
race-rules-contact-text =
    Contact Specialist lets you pay for a military world as if it were peaceful: its defence less 1, discounts included, unless its good is alien. It remains a military world. Paying and conquering do not mix. [RFG-STL-30–36]
race-rules-sacrifice = Sacrifices and borrowed strength
race-rules-sacrifice-text =
    Some cards are thrown away for a greater good: one world for free, though not an alien or a conquered one, or 3 strength for the phase. The card leaves your tableau with its points and its good. [RFG-STL-40–42, RFG-STL-46, RFG-STL-47]

    Borrowed strength lasts to the end of the phase, is used only while you conquer, and several sources add up. [RFG-STL-43–45]
race-rules-goods = Goods, windfalls, production
race-rules-goods-text =
    There are four kinds: novelties, rare elements, genes and alien technology. A production world, filled with its colour, produces in each Produce phase. A windfall world, with a ring of it, gets one good when it is placed and later only with help. A grey world never carries any. [RFG-STL-06]

    A good is a card from the deck, face down, that nobody looks at. One a world. [RFG-STL-07]
race-rules-trade = IV Selling
race-rules-trade-text =
    Whoever chose Consume: Trade first sells one good, if there is one: 2 cards for a novelty, 3 for a rare, 4 for genes, 5 for alien technology. Powers with the $ add to it, some only for goods of their own world. [RFG-TRD-01–05]

    Some cards sell once more in the phase, not always at the better price. Doubling never doubles cards. [RFG-TRD-06–08]
race-rules-consume = IV Consume
race-rules-consume-text =
    Everybody must use their consume powers, once each and as far as they go, in the order they like. Goods go away unseen, chips and cards come in. With the right order some goods survive. [RFG-CON-01–08, RFG-CON-16]

    Whoever chose ×2 gets twice the points for goods. Cards from the hand are never doubled. [RFG-CON-10, RFG-CON-11]

    Some powers are your choice: discarding cards for points, and gambling. Name a number from 1 to 7 and turn up a card; if it costs that much it is yours. You are done when nothing is left that you must do. [RFG-CON-12–14, RFG-CON-17, RFG-CON-18]

    A power that takes all goods pays one less than there are. If the chips run out, more are fetched; the round is the last. [RFG-CON-09, RFG-CON-15]
race-rules-produce = V Produce
race-rules-produce-text =
    Each production world without a good gets one. Whoever chose the phase also puts one on an empty windfall world. Other powers fill windfall worlds, too, one each. [RFG-PRD-01–04, RFG-PRD-11]

    Then cards are drawn: for goods made here, for goods of a kind, for kinds, for being ahead of everybody. A counting power counts once, so let it wait until all is produced. What can be done is done. [RFG-PRD-05–10, RFG-PRD-12]

## The end

race-rules-ending = The end

race-rules-round-end = The end of a round
race-rules-round-end-text =
    Whoever holds more than ten cards discards down to ten. At no other time is there a limit. [RFG-END-01, RFG-END-02]

    The game ends after a round in which a tableau has twelve cards or the chips ran out. The round is played to its end, and a tableau may grow beyond twelve. Sacrificed below twelve, the game goes on. [RFG-END-03–06, RFG-END-08]

    Most points win. Of equals it is whoever has more cards in hand and goods together; then you share it. [RFG-END-07]
race-rules-scoring = Points
race-rules-scoring-text =
    Chips, printed points, developments of cost 6, and goals. Cards in hand and goods count nothing; some cards count less than nothing. [RFG-SCO-01, RFG-SCO-02]
race-rules-sixes = Developments of cost 6
race-rules-sixes-text =
    They have a question mark for points: what they are worth depends on your tableau when the game ends. Each counts a card once, by the first line that fits, and itself where it fits. Several of them may count the same card. [RFG-SCO-03, RFG-SCO-04]

    What each of them counts stands on the card, in words, when you look at it closely. An alien production world counts as one even if it wants a card for it. [RFG-SCO-10–25]

## Two players

race-rules-two = Two players

race-rules-expert = The expert game
race-rules-expert-text =
    Each of you has nine action cards, with a second Develop and a second Settle, and chooses two. All chosen phases happen. [RFG-SET-04, RFG-ACT-20]

    Both Explores: one phase with both bonuses, eight to see and two to keep. Both Consumes: sell first, then double. [RFG-ACT-21, RFG-ACT-26]

    Both Develops are two phases in a row, and you have the bonus in both; so with Settle. Whoever chose only one has the bonus in the first. What you placed in the first works in the second, and goals are looked at after each. [RFG-ACT-22–25, RFG-ACT-27–29]

    For learning, one action each is allowed, too. [RFG-ACT-30]

## The Gathering Storm

race-rules-storm = The Gathering Storm

race-rules-storm-what = What it brings
race-rules-storm-what-text =
    A fifth player with 60 chips in the middle, four more start worlds, eighteen more cards, goals to race for, a robot to play against alone, a draft, and blank cards. [TGS-5P-01–06]
race-rules-first-goals = Goals for the first
race-rules-first-goals-text =
    Four of them lie on the table, each worth 3 points. Whoever meets one at the end of the phase it names gets it, at once and for good. All who meet it at the same moment are paid; those who come later are not. [TGS-GOAL-01–04, TGS-GOAL-10, TGS-GOAL-11]

    They ask for 5 chips, a development of cost 6, a power in every phase, a discard at the hand limit, worlds of all four kinds, or three alien cards. [TGS-GOAL-12–17]
race-rules-most-goals = Goals for the most
race-rules-most-goals-text =
    Two of them, worth 5 points each to whoever alone has the most, and at least the printed number. You keep it against equals and lose it to whoever passes you. Fall below, and it goes back to the middle. [TGS-GOAL-20–22, TGS-GOAL-24, TGS-GOAL-25, TGS-GOAL-35]

    When several lead together the tile waits in the middle. At the end all who share the lead and do not hold it get 3. [TGS-GOAL-23, TGS-GOAL-26, TGS-GOAL-27, TGS-GOAL-34]

    They count production worlds, developments, military strength, or worlds of novelties and rare elements. Points for goals are no chips. [TGS-GOAL-28–33]
race-rules-new-powers = New powers
race-rules-new-powers-text =
    Space Mercenaries fight for up to two cards from your hand a phase, 1 strength each. Improved Logistics places a second world once the first is settled, with what you have left. [TGS-POW-05–08, TGS-POW-10–16]

    A damaged factory produces for a card from your hand. Some new cards count chromosomes, military worlds or what was produced here. Ancient Race begins with a card less, Doomed World would rather be elsewhere and takes you along. [TGS-POW-01, TGS-POW-02, TGS-POW-20–22, TGS-POW-25–27, TGS-POW-30–32]
race-rules-draft = The draft
race-rules-draft-text =
    For two or three. Everybody gets two start worlds, and then five cards at a time: take one, pass the rest, first to the left, then to the right, until the deck is empty. What you took is your own deck. [TGS-DRAFT-01–06, TGS-DRAFT-13, TGS-DRAFT-14]

    Keep four of six cards and one start world. From then on you draw from your own deck and discard onto your own pile. Two players play the expert game. [TGS-DRAFT-07–12, TGS-DRAFT-15–17]
race-rules-own-cards = Cards of your own
race-rules-own-cards-text =
    Blank cards are for your own worlds and developments. Whoever runs the server can add some, made of powers that there are; they count for goals, scoring and the robot as any other. [TGS-CUSTOM-01–07]

## Alone against the robot

race-rules-solo = Alone against the robot

race-rules-robot = The robot
race-rules-robot-text =
    You play the expert game without goals. The robot has a row of cards of which only number and points matter, a deck of its own, credit from 0 to 4, an economy from 0 to 5, and markers that stand for developments of cost 6. It decides nothing and regrets nothing. [TGS-SOLO-01–09]

    The level says how many markers it has and what they are worth. Its start world sets its first figures and changes some of its steps. There are 24 chips. [TGS-SOLO-10–19]
race-rules-robot-dice = Its dice
race-rules-robot-dice-text =
    You choose first, then two dice are rolled. A named action goes onto its space; a star copies one of yours, two stars both; the face of the robot means what its counter shows. [TGS-SOLO-20–26, TGS-SOLO-30–39]

    In each phase you play first. Where a die lies the robot does its action; where only you chose, it does its smaller reaction. [TGS-SOLO-40, TGS-SOLO-41]
race-rules-robot-phases = What it does
race-rules-robot-phases-text =
    • Explore: it draws, and as an action it gains credit. [TGS-SOLO-42–46]

    • Develop: if it has the credit it places a marker. Otherwise it looks through its deck for a development. [TGS-SOLO-50–55]

    • Settle: it draws and looks for a peaceful world, or with some start worlds for a military one. A reaction costs credit. [TGS-SOLO-60–68]

    • Consume: points for its economy, twice with ×2, which also raises it; Trade brings credit. [TGS-SOLO-70–77]

    • Produce: its economy grows. As a reaction it does nothing. [TGS-SOLO-80–84]
race-rules-robot-end = Who won
race-rules-robot-end-text =
    The game ends as always, by your row or by its own. The robot scores its printed points, chips, and 6, or 9 when it plays hard, for each development of cost 6 and each placed marker. Of equals, its credit and economy are compared with your cards and goods. [TGS-SOLO-90–93]
