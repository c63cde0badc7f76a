# What the guide says in Trucker, each once.

## Building

trucker-guide-goal-title = How this is won
trucker-guide-goal =
    Build a ship from what lies in the heap, fly it through whatever comes, and get home with something to sell.

    Goods, rewards and an early arrival bring credits; every part that falls off costs one.

    Whoever comes home with more than they set out with has won. Most credits has won most.
trucker-guide-unhurried = Take your time. No sand runs on this flight, and the others wait for you; they have seen first ships before.
trucker-guide-welcome = This sheet is your ship. So far it is one cabin and a lot of optimism. Whatever you add must hang together, because things will come flying.
trucker-guide-take = Take a part from the heap. Nobody knows what it is until you turn it over, not even the heap.
trucker-guide-turn = Pipes must meet: one to one, two to two; three go with either. A smooth side wants a smooth neighbour. Click the part to turn it.
trucker-guide-place = Bright squares take it as it lies, dotted ones after a turn. Nothing fits? Put it back; somebody will be glad of it.
trucker-guide-weld = It is only leaning there: move it, turn it, think again. The next part you take welds it for good.
trucker-guide-engine = An engine. Its exhaust points to the rear, with nothing behind it. In open space, whoever has no thrust stays there.
trucker-guide-cannon = A cannon stops big rocks and bad company. Ahead it counts 1, sideways a half. Keep the square before its muzzle free.
trucker-guide-double = A double is worth twice as much, but only for a charge, every time. Bring batteries.
trucker-guide-cabin = Two people live here. Crew is what you pay wrecks with, and the smallest crew is what trouble looks for.
trucker-guide-battery = Charges for shields and doubles, from anywhere on the ship. Nobody sells more on the way.
trucker-guide-shield = For a charge it covers two whole sides of the ship against small stuff: the sides with the arcs. Turn it to where you need it.
trucker-guide-hold = Room for goods, and goods are your pay. Red ones, the best, travel only in a special hold.
trucker-guide-structural = Just pipes. It does nothing at all, and half of all ships would fall apart without it.
trucker-guide-life-support = Joined to a cabin, it lets an alien of its colour live there: alone in a room for two, but strong.
trucker-guide-reserve = Two parts may wait here, and nobody can snatch them. What still waits when building ends costs a credit each.
trucker-guide-titles = Whoever ends the flight best at one of these takes the title along, and money. Press one to read what it asks.
trucker-guide-timer = Real sand. When it has run through, anybody may flip it on; the last time only somebody who is done. Then tools down.
trucker-guide-forecast = Most of what is coming lies in these three piles. With empty hands you may read one, then build for it. It takes time, of course.
trucker-guide-face-up = What others did not want lies here for everybody. Look before you fish: first hand to reach it has it.
trucker-guide-counts = Your ship in figures. Open pipes are the ones to keep low: small rocks find them, and the neatest ship earns a prize.
trucker-guide-rivals = The others build at the same time, in plain sight. Press a ship for a closer look; envy is free.
trucker-guide-finish = Big enough? Finish, and the earliest one starts in front: first to choose, first to be shot at. A larger ship carries more and offers more to hit.

## Launch

trucker-guide-repair = The spot check. Every circle breaks a rule: press parts to take them off until no circle is left.
trucker-guide-house = This cabin has life support, so you choose: two people, or one alien with a talent. Without a human aboard nobody flies.

## Cards

trucker-guide-planets = Planets! Each has room for one rocket, the leader picks first. Goods are money at the end, landing costs days.
trucker-guide-abandoned-ship = A wreck. One captain may send crew off with it and pocket the credits. The leader is asked first.
trucker-guide-abandoned-station = A station full of goods for whoever has the hands to search it. All of them come back; it only costs days.
trucker-guide-enemies = They go for the leader first, then down the line. Weaker than they are: pay. Equal: nothing. Stronger: the reward is yours, and they leave the rest alone.
trucker-guide-open-space = Free road: everybody moves ahead by engine strength. Strength nought means staying here, for good.
trucker-guide-meteors = Rocks. Two dice choose the lane. Small ones bounce off smooth sides or a shield; large ones must be shot by a cannon that points their way.
trucker-guide-combat-zone = Three comparisons, and the worst at each one pays. Being second worst is a perfectly good plan.
trucker-guide-stardust = Dust settles in open pipes: each one costs you a day. Tidy captains sail through.
trucker-guide-epidemic = Cabins with people in them, joined side by side, share everything. Each of them loses one.
trucker-guide-sabotage = Somebody crept aboard the ship with the smallest crew. Four dice decide what they unscrew.
trucker-guide-dangerous-sector = Bad neighbourhood. Cards from a nastier deck go on top, and nobody has read those.
trucker-guide-mostly-open-space = Free road, nearly: everybody moves ahead, and whoever declares the most engine strength meets the meteors. Second fastest is a fine place.
trucker-guide-radiation-leak = Power leaks. Crew joined to charged batteries or solar panels suffer, and large blocks of power explode. Spend tokens early, or keep them apart.
trucker-guide-meteor-rain = A small meteor for every column and every row of two sides. Whatever shows no open pipe that way just gets wet; for each that does, have a charged shield.
trucker-guide-meteor-alert = Large meteors only, and more of them the higher the level. Some are aimed at the middle of the ship: one of their dice is drawn on the card.
trucker-guide-fleets = A fleet attacks everybody, from several sides: guns that point there count in full, all others half. Each line you reach spares you something, so count before you spend.
trucker-guide-tactical-zone = One thing counts for you, another against you, and the lowest difference pays. What needs no token counts anyway; leave the doubles of the wrong sort off.
trucker-guide-nanobot-dust = Little machines undo whatever sticks out most. Nothing is destroyed, but what hung on it goes too.
trucker-guide-thick-stardust = Stardust of the worst sort: every open pipe costs days, and not just one each.
trucker-guide-plagues = Sickness goes from cabin to cabin. Cabins that are joined to no other, or far from all others, stay well.
trucker-guide-surges = Power is not healthy. Keep cabins away from charged batteries, and charged batteries apart.
trucker-guide-black-hole = Only engines help. Power the doubles first; if that is not enough, throw off what you need least, from the outside in, and never what holds something else.
trucker-guide-robopolice-raid = A die says from which side it comes, the card in which lane, and where it cannot enter it tries the next one. Auto-defense and armed crew stop it inside, too.
trucker-guide-intruders = Somebody comes in where the dice say, and walks along the wall. Armed crew and auto-defense systems stop them; the way in must not be defended if you want the reward.

## Flight

trucker-guide-crew = Crew, charges and empty holds are aboard. From here on nothing is built any more; it only gets less.
trucker-guide-route = The race. In front you choose first and meet trouble first. Lost days move you back, and whoever is lapped is out.
trucker-guide-fly-on = Before each card you may give up and go home: goods at half price, no finish money. Sensible, at times.
trucker-guide-land = Look at your free room first. A planet full of goods is no use to a ship full of cabins.
trucker-guide-reward = You may take it and lose the days, or wave it off. A place in front is worth something too.
trucker-guide-power = A double counts only with a charge. Press one to power it, or leave the strength as it is: charges never come back.
trucker-guide-defend = A charge stops it. Or let it hit: the marked part goes, and whatever is hatched drifts off with it, a credit a piece.
trucker-guide-pay-token = Take the charge from a battery that may be hit soon. What breaks off takes its charges along.
trucker-guide-lose-crew = Press cabins to choose who goes. Keep one human at least: aliens do not have a licence.
trucker-guide-lose-good = The most valuable blocks go first; you only choose from where.
trucker-guide-load = Drag blocks into your holds, or let the crew stack them for the most credits. Red needs a special hold. What stays behind is gone.
trucker-guide-keep-piece = It broke. Press the piece you want to go on living in; the rest drifts off, a credit a part. Engines are nice. So are people.
trucker-guide-out = You are out of the race, not out of business: goods at half price, and nobody takes the credits you made.
trucker-guide-bill = Finish money by order, a prize for the fewest open pipes, goods sold, a credit off for each lost part. More than you set out with? Then you have won. Honestly.

trucker-guide-choose-mission = Three jobs, and everybody votes in secret. Read what is different and what it pays: one of those named is drawn, and everybody flies it.
trucker-guide-keep-member = One of these people joins your team for good. What stands at A works at once, B from the next flight on.
trucker-guide-take-member = These people lie open for all. Whoever came home first chooses first, so take whom you want while you can.
trucker-guide-mission = The mission of this flight stays here. Press it to read it again; once you fly, it counts what you have so far.
trucker-guide-team = Your team. What glows can be used now; press a face to read what everybody’s people can do.
trucker-guide-use-ability = Your people have something to offer at this moment. Each can do it once a flight. You may let them rest, but they do not save it up.
trucker-guide-bet = Bet on your own flight, in secret. Choose something that you believe in, then how much. Nobody will hold it against you if you bet on nothing.

## Expansions

trucker-guide-tube = A tube: the left column touches the right one. What you see faintly beyond the seam is the other edge, and pipes must fit there too.
trucker-guide-closed = The dice have closed every square with one of their numbers. Build around them, and see that all of it still hangs together.
trucker-guide-halves = Two halves that chance put together: nobody else has this outline. The umbrellas are about insurance, which comes before take-off.
trucker-guide-solar-panel = Sunlight, free of charge: once a card it powers one part that is joined to it. Elsewhere on the ship it is just shiny.
trucker-guide-thruster = It has two nozzles, and both need room. For a charge it dodges: what comes at your ship comes one lane further. Further is not always better.
trucker-guide-routing-module = All that is joined to it counts as joined to each other: air, sunlight, weapons. And epidemics, since you ask.
trucker-guide-mixed-life-support = Joined to a cabin, it lets an alien of either colour live there. One of each colour on a ship, as ever.
trucker-guide-crubot-station = Four robots sleep in here. A charge wakes them for one card, and they count as crew. Somebody human still has to sign.
trucker-guide-auto-defense = It throws out intruders by itself. Two that are joined also add 1 to your cannons, without a charge.
trucker-guide-armory = Crew in parts joined to it is armed: it counts double when crews are compared, and intruders who meet it are sorry.
trucker-guide-explosive = Hit it, and everything on the eight squares around it is gone as well. Put it where you would not miss the neighbours.
trucker-guide-fragile = It breaks when anything around it is destroyed. A quiet corner, please, and nothing explosive next door.
trucker-guide-heavy = Its weight comes off your engine strength, so mind the engines. Its sides without pipes stop whatever hits them.
trucker-guide-radioactive = Nobody lives and no charge lasts on the eight squares around it, the first cabin included. And never two of them joined.
trucker-guide-artifact = In its shadow nothing works: a column of the ship or, turned, a row; a double one takes both. Pipes and plating do not notice.
trucker-guide-shift = Dodge or stay: both lanes are drawn, each with what would be lost there. A dodge costs a charge, and a miss can become a hit.
trucker-guide-crubots = Wake them for this card, or let them sleep. Each choice says how many hands you would have then.
trucker-guide-insure = Now or never. Insured, you pay for lost parts only up to the maximum; the premium is gone either way.
trucker-guide-wait = The merchant is slow. Fall back to it and you can look after its crates, which pay at the end; it costs you the days.
