# The guided first game: one hint at each first time, with its reason.

race-guide-goal-title = How this is won
race-guide-goal =
    Most points wins. They are printed on the cards you place, and on the chips you get for consuming goods.

    Every round everybody chooses a phase in secret. All phases that were chosen take place, for everybody.

    It is over after the round in which somebody has 12 cards before them, or the last chip is gone.
race-guide-action = Only phases that somebody chooses take place. Everybody gets the phase, only you get the bonus of your card. So choose what helps you more than it helps the others.
race-guide-two-actions = Two actions each, and every phase that either of you chose takes place. Two for one: leave to your rival what your rival needs anyway, and play in it for free.
race-guide-hand = Cards are money here. Something that costs 3 is paid with 3 other cards, and they are gone. Most cards you hold will be coins, so fall in love with few.
race-guide-tableau = Your empire begins with this world. The rows on a card are its powers, by phase: I Explore, II Develop, III Settle, IV Consume, V Produce. They work for you whoever chose the phase.
race-guide-shared = You did not choose this phase, and you play it all the same, just without the bonus. Guess what the others need, and you get your own action on top.
race-guide-keep = Exploring is how ideas come in. Keep what works with the cards you already have; if nothing does, keep what costs most: one day you may have the means.
race-guide-develop = A development is for good: placed once, it helps in its phase for the rest of the game. Build early what you will use often. Nothing worth its price? Pass, and keep the coins.
race-guide-settle = Worlds are where goods grow. Look at the round sign under a world’s points: in a dashed ring, one good comes with the world at once; in a plain ring, a new one grows whenever somebody produces.
race-guide-military = The red ring is a military world. It takes strength instead of cards: yours must reach its number, and then it costs nothing at all. Strength stays with you, so conquerors never stop at one.
race-guide-pay = What looks worth least is proposed, by somebody who does not know your plan. Press others to change that: what you pay with, you will not build. What you keep is your plan.
race-guide-goods = A good lies on your world. Trade it for cards while you are growing; consume it for points once you have grown. It waits for you, but an idle good earns nothing.
race-guide-sell = Only who chose Trade sells, one good each time: the rarer its kind, the more cards. It is the fastest way from poor to dangerous.
race-guide-consume = Consuming turns goods into points, and powers have to be used, wanted or not. In the hands of whoever chose ×2 the points double: save up goods, then strike.
race-guide-produce = Every empty production world gets a good, yours and theirs. Best chosen when you have more of them than the others, and a way to use the goods in the next round.
race-guide-hand-limit = Ten cards is all one may carry into the next round. Throw away what you will never pay for. And next time: spend.
race-guide-goals = Goals are points lying in the open. The first ones go to who gets there first; the others belong to who has most, and change hands. Glance at them before you build.
race-guide-end = The end comes in sight: the round in which somebody has 12 cards, or in which the last chip is taken, is the last. Seeds no longer pay; build what counts points.
race-guide-robot = The robot decides nothing, it rolls. Where a die lies it acts; where only you chose it just reacts, and often cannot afford to. Its mat says all of it in advance: press a phase.
race-guide-draft = You build the deck that you will play with, one card at a time. Prefer cards that need each other to cards that are merely strong, and remember what you pass on.
race-guide-start-world = One of the two is your home. Take the one that your first cards like best.
