# The rulebook of Trucker, for players: chapters and sections as web/src/rulebook/trucker.json lists them. A paragraph ends with the
# numbered rules of docs/rules that it tells, in brackets.

## The game in short

trucker-rules-start = The game in short

trucker-rules-goal = What you are here for
trucker-rules-goal-text =
    You build a ship out of sewer pipes and good intentions, fly it across the galaxy and deliver what is left. Whoever lands with at least one credit has won something; whoever lands with the most has won it better. [END-08]

    A single flight begins with an empty purse and empty holds. Money comes from goods, from wrecks, from bandits who met their match, and from arriving early. It goes for every part that you lose on the way. [FLT-13]
trucker-rules-course = How a flight goes
trucker-rules-course-text =
    First everybody builds at the same time, out of one heap. Then the ships are checked, crewed and charged. Then the cards come up one by one, and all ships meet the same trouble, each in its own way. At the end there is a bill.

    Levels I, II and III have larger ships, more cards and worse neighbours. The level of a flight is agreed on before anybody builds; its flight board and ship boards go with it. [TIM-01, GUP-07]
trucker-rules-words = A few words
trucker-rules-words-text =
    Two parts (components, says the catalogue) are adjacent when their squares share an edge. They are joined when pipes meet pipes there and fit. Connected means joined through any number of parts in between. Corners never count. [TRM-01–03]

    Front is away from you, rear is towards you. The leader is whoever flies farthest ahead, and most things happen in flight order: leader first. Some happen in reverse, and the book says so. [TRM-05–07]

    Crew are all figures aboard, an alien no less than a human. What is shot away is destroyed, what loses its hold falls off, and both lie on your pile of lost parts, which also has your reserve while you build. A player flies from the launch until the end, or until giving up. [TRM-08–11]

## Building

trucker-rules-building = Building

trucker-rules-taking = Taking and placing parts
trucker-rules-taking-text =
    All parts lie face down in one heap, and your ship begins as a cabin in the middle, with pipes of every kind on every side. Your rockets wait: one for the flight board, one to mark planets with. [BLD-01, BLD-02]

    Everybody grabs at once, one part at a time. What you turn over only you see, until you place it, put it aside or put it back; what goes back lies face up for everybody. First hand, first served. [BLD-03–05]

    A placed part may still be turned, moved or taken off again. It is welded the moment you reach for the next one, read a forecast, fetch something from your reserve or finish. Welded is welded. [BLD-10, BLD-11]
trucker-rules-connectors = What fits to what
trucker-rules-connectors-text =
    A side is smooth, or has one pipe, two pipes or three. One joins one, two joins two, three pipes join anything with pipes. One against two is wrong, and so is a pipe against a smooth side. Smooth against smooth is allowed and holds nothing. [BLD-07, BLD-08]

    A new part must touch the ship and be joined to it by at least one side. If it touches several parts, all the touching sides must be legal. So the ship is in one piece at any time. [BLD-06, BLD-09, BLD-23]

    The table refuses what is wrong, unless you chose to allow honest mistakes: then anything may be put on an empty square, and the spot check has a word with you. [BLD-22]
trucker-rules-area = The edge of the ship
trucker-rules-area-text =
    Nothing may lie outside the squares of your board. Squares may stay empty, the ship may be as small as you dare, and open pipes at the edge are legal. They are merely unwise. [BLD-12, BLD-21]
trucker-rules-exposed = Exposed connectors
trucker-rules-exposed-text =
    A side with pipes and no part beside it is an exposed connector. It counts once, however many pipes it has, and it counts too when it looks into a hole in the middle of your ship. [TRM-04]

    Small meteors break what they hit there, stardust slows you down for each of them, and at the end the ship with the fewest is the best-looking one.
trucker-rules-engines = Engines
trucker-rules-engines-text =
    The exhaust of an engine points to the rear, always, and the square behind it stays empty, also later on. Behind that you may build again. [BLD-13, BLD-15]

    A single engine has strength 1. A double one has strength 2 for a battery charge and does nothing without it. Engines carry you through open space and keep you from being last in a combat zone. [BLD-16, STR-01]
trucker-rules-cannons = Cannons
trucker-rules-cannons-text =
    A cannon may point anywhere, but the square before its muzzle stays empty. So two cannons cannot stare at each other from next door. [BLD-14, BLD-15]

    Forward it has strength 1, in any other direction a half. A double cannon has twice that for a battery charge and nothing without. Halves are real: five and a half beats five. [BLD-16, STR-02, STR-03]
trucker-rules-batteries = Batteries
trucker-rules-batteries-text =
    A battery holds two or three charges and powers double engines, double cannons and shields anywhere on the ship, through whatever wiring nobody asks about. It is full at the launch and never filled again. [BLD-17, CRW-01]

    One use costs one charge, from whichever battery you like: one meteor, one shot, one count of strength. It is gone even if it did not help. [HIT-13, STR-04]
trucker-rules-shields = Shields
trucker-rules-shields-text =
    A shield covers two neighbouring sides of the whole ship, wherever it stands; how you turn it decides which. For a charge it stops one small meteor or one light shot that comes at one of these sides. [BLD-18]
trucker-rules-holds = Holds
trucker-rules-holds-text =
    A block of goods takes one place. Ordinary holds have two or three places and never take red; special holds, which are smaller and better insulated, take any colour. [BLD-19]
trucker-rules-structure = Structural modules
trucker-rules-structure-text =
    They have pipes and no other talent. When a ship needs a corner held together, they are exactly what it needs. [BLD-20]
trucker-rules-timer = The sand
trucker-rules-timer-text =
    From level I on, the sand runs. When it has run out, anybody may turn the glass to its next space; nobody has to. Level I has one turn, level II two, level III three. [TIM-03, TIM-04]

    The last turn is for somebody who has finished. When the sand runs out after it, everybody else drops what they hold: what is attached stays, what is in the hand goes back, what is in reserve is lost. [TIM-05, TIM-06]

    Building is over when all have finished or the last sand has run. Nothing else stops you. [TIM-12]
trucker-rules-forecast = The forecast
trucker-rules-forecast-text =
    The cards of the flight lie in four piles. Three of them you may read while you build, one at a time and as often as you like, once you have added a part. The fourth stays hidden. Decks of lower levels are mixed in. [TIM-02, TIM-07, TIM-09, TIM-18]

    While you read you do nothing else, and nobody else can read that pile. It costs only time, which is what you have least of. [TIM-08]
trucker-rules-reserve = The reserve
trucker-rules-reserve-text =
    Up to two parts may wait at the side of your board. Nobody can take them, but they can never go back to the heap either. What still waits there when building ends counts as lost and costs a credit. [TIM-14–16]
trucker-rules-finishing = Finishing
trucker-rules-finishing-text =
    You may finish whenever you like: put your rocket on any free starting space with a number no higher than the number of players. It cannot be undone. Those whom the sand caught take what is left. [TIM-10, TIM-11]

    Whoever has finished may still turn the glass and watch, and nothing more. When all are done the piles are shuffled into one deck, with a card of the flight's own level on top. [TIM-13, TIM-17]

## Before the launch

trucker-rules-launch = Before the launch

trucker-rules-check = The spot check
trucker-rules-check-text =
    Every ship is looked over for seven sorts of mistakes: one pipe against two, pipes against a smooth side, an engine that does not point to the rear, something behind an engine, something before a muzzle, something outside the board, something that hangs on nothing. [CHK-01]

    You take off parts of your choice until nothing is wrong, but only parts that are in the wrong. They are lost, with all that falls off with them; if the ship breaks, you choose the piece you keep. Even the first cabin may go. [CHK-02, CHK-03, CHK-06]

    The starting order stays as it was. A mistake that comes to light in flight is mended at once and costs a credit on top, even one that you do not have yet. [CHK-04, CHK-05, CHK-07, CHK-08]
trucker-rules-crew = Crew and aliens
trucker-rules-crew-text =
    Each cabin sleeps two humans. A cabin that is joined to a life support may take one alien of that colour instead; beside is not enough. The first cabin is for humans only. [CRW-02–04, CRW-06]

    There is room for one purple and one brown alien on a ship. Purple ones add 2 to your cannons, brown ones 2 to your engines, provided that you have any strength at all without them. Each of them counts as crew. [CRW-05, CRW-09, STR-06, STR-07]

    Crews come aboard in order, cabins are filled, and nobody moves house afterwards. If the last life support of its colour is shot away from its cabin, the alien leaves at once. [CRW-07, CRW-08, CRW-10, CRW-11]

## In flight

trucker-rules-flight = In flight

trucker-rules-order = Order and days
trucker-rules-order-text =
    The leader turns up the top card, everybody lives through it, and then whoever leads now turns up the next. The order for a card is the one when it came up; a combat zone looks again at each line. [FLT-01, FLT-12]

    Days are spaces on the flight board. To lose three days is to go back three empty spaces, to gain them is to go ahead; occupied spaces are skipped and cost nothing. When several lose days, the last one moves first. [FLT-02–04]

    The board is a loop, but nobody forgets how far you really are. A space is taken even if the rocket on it is a lap away, and you may well fall back behind the start. [FLT-05, FLT-06]
trucker-rules-strength = Counting strength
trucker-rules-strength-text =
    Engines and cannons are counted anew each time, and each time you choose which doubles to power, a charge each. What is free always counts: singles and aliens. [STR-04, STR-05]

    An alien helps only where there is something to help: with no engine running, the brown one has nothing to tune. That is judged after you chose what to power. [STR-06–08]

    You say your strength aloud, one after the other in flight order, so those behind know what they must beat. [STR-09]
trucker-rules-goods = Goods
trucker-rules-goods-text =
    When goods are offered you load what you like, one block a place, red in special holds only. At that moment you may rearrange or throw out anything you have; at no other. If the bank runs short, those ahead load first. [FLT-08, FLT-11]

    At home red sells for 4, yellow for 3, green for 2, blue for 1. [END-04, END-05]
trucker-rules-losing-goods = When goods are taken, and why batteries pay
trucker-rules-losing-goods-text =
    Whoever takes goods from you takes the best first: red, then yellow, green, blue. If you have fewer blocks than they want, they take battery charges for the rest. They did not come all this way for nothing. When these are gone too, nothing more happens. [FLT-09]

    Among equal blocks, and among charges, you say where they are taken from.
trucker-rules-losing-crew = When crew is lost
trucker-rules-losing-crew-text =
    You choose who goes, from any cabin, human or alien. If you have too few, all of them go. Remember that somebody human must hold the wheel. [FLT-10, GUP-02]
trucker-rules-credits = Credits
trucker-rules-credits-text =
    Credits come from the bank and lie face down before you: what others have is for them to know and for you to remember. They are shown when all is settled. [FLT-07]
trucker-rules-meteors = Meteors
trucker-rules-meteors-text =
    Two dice say in which column or row a rock comes, and it hits the first part in that lane. If there is none, it flies by. Everybody meets a copy of the same rock, and decides alone. [HIT-01, HIT-02, HIT-20, HIT-21]

    A small one bounces off a side without pipes; muzzles and exhausts count as such. On open pipes only a shield on that side helps, for a charge. [HIT-03, HIT-04]

    A large one must be shot. From the front it takes a cannon in that very column, pointing forward. From a side or the rear it takes a cannon that points there, in that lane or the one beside it. Singles fire for free, doubles for a charge; what stands in between does not matter. [HIT-05–09]

    What is free happens by itself. What costs a charge you decide, once the dice have fallen. [HIT-10, HIT-13]
trucker-rules-shots = Cannon fire
trucker-rules-shots-text =
    Light fire is stopped by a powered shield on that side and by nothing else. Heavy fire is stopped by nothing at all. Smooth sides do not help, and nobody shoots a shot. [HIT-11, HIT-12]
trucker-rules-breaking = When the ship breaks
trucker-rules-breaking-text =
    What is hit is gone, with all that stood on it. Then everything that hangs on nothing falls off; if the ship is in several pieces you choose the one you keep, and it need not be the one with the first cabin. That cabin is armoured by nothing but sentiment. [HIT-14–16]

    All this is done before the next rock comes: first the hit, then what falls off, then aliens without air. Losing parts never makes a building mistake. A ship without parts sits out the card and then gives up. [HIT-17–19]

## The cards

trucker-rules-cards = The cards

trucker-rules-planets = Planets
trucker-rules-planets-text =
    In flight order you land on a free planet or fly on. One rocket a planet. Those who landed load what lies there and then lose the days of the card, the last one first. You may land and load nothing, just to annoy. [CRD-PLANETS-01–05]
trucker-rules-wrecks = Abandoned ship and station
trucker-rules-wrecks-text =
    An abandoned ship is for the first who wants it: give up the printed crew, who sail it home, take the credits and lose the days. You need that many crew, and your last human may be among them, though then your flight is over. [CRD-SHIP-01–03]

    An abandoned station wants a certain crew aboard, loses you nobody and has goods. The first who docks ends the card. [CRD-STATION-01, CRD-STATION-02]
trucker-rules-enemies = Smugglers, slavers, pirates
trucker-rules-enemies-text =
    They attack in flight order until somebody beats them. More cannon strength than theirs wins, less loses, and with the same they shrug and go on to the next. [CRD-ENEMY-01, CRD-ENEMY-02]

    The winner may take the reward for the printed days, or leave both. Nobody else gets it. [CRD-ENEMY-03, CRD-ENEMY-04]

    Smugglers take goods from those they beat and leave some for whoever beats them. Slavers take crew. Pirates shoot: when all attacks are over, each shot is rolled once and hits everybody they have beaten. [CRD-SMUGGLERS-01, CRD-SLAVERS-01, CRD-PIRATES-01, CRD-PIRATES-02]
trucker-rules-open-space = Open space
trucker-rules-open-space-text =
    In flight order you say your engine strength and go ahead by that many empty spaces at once. With strength 0 you go nowhere, and your race is over after the card. [CRD-OPEN-01–03]
trucker-rules-swarm = Meteor swarm
trucker-rules-swarm-text =
    The rocks come one by one, in the order printed, each with its own roll. All ships finish one before the next is rolled. [CRD-METEOR-01, CRD-METEOR-02]
trucker-rules-combat-zone = Combat zone
trucker-rules-combat-zone-text =
    Three lines, one after the other: whoever has the least crew, engines or cannons suffers what is printed beside it. Engines and cannons are declared in flight order; crew is just counted. [CRD-COMBAT-01, CRD-COMBAT-02, CRD-COMBAT-04]

    Of those who tie, only the one farthest ahead suffers, by positions of that moment. Being in front has its price. [CRD-COMBAT-03]

    All three lines are played whatever happens, and no engines here cost nothing more. A single ship flies past unharmed. [CRD-COMBAT-05–07]
trucker-rules-stardust = Stardust
trucker-rules-stardust-text =
    From the last to the first, everybody loses a day for each exposed connector. [CRD-STARDUST-01]
trucker-rules-epidemic = Epidemic
trucker-rules-epidemic-text =
    Each inhabited cabin that is joined to another inhabited cabin loses one figure. Who sneezed first does not matter: all is judged before anybody leaves, and no cabin loses more than one. [CRD-EPIDEMIC-01, CRD-EPIDEMIC-02]
trucker-rules-sabotage = Sabotage
trucker-rules-sabotage-text =
    The smallest crew cannot watch everything; of equals it is the one farthest ahead. Dice name a column and a row, and the part there is destroyed. Three misses, and the saboteur goes home. Nothing happens to a ship that flies alone. [CRD-SABOTAGE-01–03]

## The end of a flight

trucker-rules-ending = The end of a flight

trucker-rules-giving-up = Giving up
trucker-rules-giving-up-text =
    You must give up when a card is over and you have no human left, had no engine running in open space, or are more than a lap behind the leader. All are judged at the same moment, and after the last card too. [GUP-01–05, GUP-12]

    You may give up before any card comes up. Once it is up, you live through it. [GUP-06]

    Whoever gives up keeps the credits won so far, sells goods for half, rounded up, pays for lost parts in full, and gets neither a finishing reward nor a prize for looks. That can still be the best result at the table. [GUP-08]

    The last ship flies on alone, without combat zones and sabotage. When nobody is left, the flight is over. [GUP-09–11]
trucker-rules-bill = The bill
trucker-rules-bill-text =
    Those who arrive are paid by place; those behind move up where somebody gave up. Of those who arrive, the ship with the fewest exposed connectors gets the prize for looks, all of them if several are equal. [END-01–03]

    Then goods are sold, and every lost part costs a credit: shot off, fallen off, taken off at the check, or left in reserve. The ship itself costs you nothing. The company insists. [END-04, END-06, END-07]

## More than one flight

trucker-rules-ways = Other ways to fly

trucker-rules-learning = The learning flight
trucker-rules-learning-text =
    Eight friendly cards, no sand, no forecast, no reserve, no aliens: life supports are just pipes. The first to finish starts first. [LRN-01–04, LRN-06, LRN-07]

    Mistakes are mended without a fine, and whoever had some builds on and starts behind the others. Giving up works as always. [LRN-05, LRN-08–10]
trucker-rules-series = A series
trucker-rules-series-text =
    Any row of flights that you agree on, each with a new ship. Only money carries over, and a debt is forgiven between flights, though not after the last. Used cards stay out while there are others. [SER-01–04]
trucker-rules-trek = The Transgalactic Trek
trucker-rules-trek-text =
    Three flights, levels I, II and III, each with a new ship and a heap mixed anew. Money carries over; a debt is forgiven twice. Cards once dealt do not come back. [TRK-01–03, TRK-16]

    Titles take the place of the prize for looks. There are as many as players. In the first flight the best score takes the tile, and all who share it get 2 credits; if all score nothing, the first at the finish takes it and nobody is paid. [TRK-04–07]

    With nobody home, tiles are dealt. Whoever has several gives the others away until everybody has one, for good. [TRK-08, TRK-09]

    In the second flight, and again in the third, whoever arrives with the best score in their own title has defended it: 4 credits and a golden side, then 6 for silver and 12 for gold. Nothing can be the best score, too. [TRK-10–13, TRK-15]

    After the third flight all purses are opened, and a gold title defended makes a legend. [TRK-14, TRK-17]
trucker-rules-silver = Titles: what they count
trucker-rules-silver-text =
    • Freight Hauler: holds with at least one block in them. [TRK-S-01]

    • Power Trucker: shields, double engines and double cannons, running or not. [TRK-S-02]

    • Xenoquartermaster: for each alien, the steps through joined parts to the next other cabin. Privacy, in short. [TRK-S-03]

    • Cruise Captain: inhabited cabins with a view, a smooth side with nothing beside it. The first cabin has no windows worth counting. [TRK-S-04]

    • Master Engineer: all parts on the ship. [TRK-S-05]

    • Corridorist: the longest chain of joined parts with pipes on one or two sides. [TRK-S-06]
trucker-rules-gold = Gold titles: what they cost
trucker-rules-gold-text =
    • Freight Hauler: of two holds side by side neither takes any goods. [TRK-G-01]

    • Power Trucker: a battery joined to what it powers gets no charges. [TRK-G-02]

    • Xenoquartermaster: a life support works only if all its joins are between equal pipes. [TRK-G-03]

    • Cruise Captain: each exposed connector of a cabin costs it a place, and each new one a figure. [TRK-G-04]

    • Master Engineer: before anything else, fill the reserve with two parts that have pipes on five sides together, and add them when all have finished. Each that fits nowhere costs a credit for every side with pipes. [TRK-G-05, TRK-G-07]

    • Corridorist: when a part of a corridor is destroyed, the corridor parts joined to it fall off. [TRK-G-06, TRK-G-08]

## Another Big Expansion

trucker-rules-abe = Another Big Expansion

trucker-rules-abe-what = What it brings
trucker-rules-abe-what-text =
    New parts, new cards with guests who come aboard, three new classes of ships, a fourth level and a Support Team. Choose what you like; a game may fly any classes in any order, all of one flight the same. Class II, III and then IV is a good evening. [ABE-GEN-01–06]

    A class has a number, and that number is the level of the flight. A plated shield is a shield; but a thruster is no engine and a crubot station no cabin. Money, debts and used cards are as in a series. [ABE-GEN-05, ABE-GEN-07–11]

    So that there is something to fight for, parts are taken out of the heap unseen: 25 for each player fewer than four, and 25 more in a game without class IV. [ABE-CMP-01–06]
trucker-rules-solar = Solar panels
trucker-rules-solar-text =
    Once a card a panel powers one part that is joined to it, as a charge would: a double, a shield, a thruster, a crubot station. It stores nothing, charges nothing, and nobody can steal sunlight. [ABE-SOL-01–07]
trucker-rules-thrusters = Thrusters
trucker-rules-thrusters-text =
    A thruster points two ways, and both squares there stay empty. After the dice have named the lane of a rock or a shot, a charge moves it by one for your ship alone, the way the thruster points. [ABE-THR-01–06]

    Once a roll, and never by two. It can turn a hit into a miss and, with some talent, a miss into a hit. Cannons are asked about the lane as it is then. [ABE-THR-07–10, ABE-THR-12, ABE-THR-13]

    Against intruders it works only if somebody awake sits beside it: it must be joined to a part with crew. [ABE-THR-11]
trucker-rules-routing = Routing modules
trucker-rules-routing-text =
    All that is joined to a routing module counts as joined to each other, and modules in a row work as one. That carries air, sunlight and weapons, and with the same good will epidemics and radiation. It holds nothing together and no intruder is any faster for it. [ABE-RTE-01–07]
trucker-rules-mixed-support = Mixed life support
trucker-rules-mixed-support-text =
    A cabin joined to it may take an alien of either colour. Still one of each colour on a ship, and one in a cabin. [ABE-LSM-01–04]
trucker-rules-crubots = Crubot stations
trucker-rules-crubots-text =
    Four crew robots sleep in a station. For a charge they are awake until the card is over and count as four crew: when crews are compared, and where a number is needed. They cannot be lost, sold or caught by anything. [ABE-CRU-01–05, ABE-CRU-08]

    They are not human. A ship that only crubots fly gives up, and nobody sleeps in their station. Each station is paid for alone, and you decide when its help is asked for. [ABE-CRU-06, ABE-CRU-07, ABE-CRU-09–11]
trucker-rules-defense = Auto-defense
trucker-rules-defense-text =
    Any two systems that are joined add 1 to your cannons, each counted in one pair only, and no charge needed. They shoot no rocks. A single one is enough to send an intruder away. [ABE-DEF-01–07]
trucker-rules-armories = Armories
trucker-rules-armories-text =
    Crew in a part joined to an armory is armed. When crews are compared an armed one counts twice; where a number is needed or crew is lost, it is just somebody with a gun. [ABE-ARM-01–04, ABE-ARM-06, ABE-ARM-07]

    An intruder who walks in on armed crew is beaten. The armory itself stops nobody. [ABE-ARM-05]
trucker-rules-plating = Plating
trucker-rules-plating-text =
    A plated side breaks under no rock and no shot, and has no pipes. It does not help against what goes off inside, nor against falling off, and intruders come in through it all the same. [ABE-PLT-01–05]
trucker-rules-class-iib = Class IIB: a tube
trucker-rules-class-iib-text =
    The left and the right column are neighbours. Pipes must fit across the seam, muzzles look across it, and all that is joined there is joined. [ABE-IIB-01–03]

    From the front or the rear two dice name one of nine columns, all equally likely. From a side one die names the row, another where in the row the rock begins; it flies round until it meets something. [ABE-IIB-04–07, ABE-IIB-13, ABE-IIB-15–17]

    A pipe that is joined does not count as open even if a rock begins right there. Thrusters move columns round the tube, rows as usual. Cannons of the rows beside help wherever they stand. No insurance here. [ABE-IIB-08–12, ABE-IIB-14]
trucker-rules-class-iiib = Class IIIB: closed squares
trucker-rules-class-iiib-text =
    When building begins two dice are rolled, and every square with one of these numbers is closed. A table may choose not to mark them; then the spot check finds what you overlooked. [ABE-IIIB-01, ABE-IIIB-02, ABE-IIIB-05–07]

    Doubles close the square of the first cabin as well: it is taken off, and your first part goes anywhere. You will want another cabin, since nobody flies without a human. [ABE-IIIB-03, ABE-IIIB-04, ABE-IIIB-08, ABE-IIIB-09]
trucker-rules-class-iv = Class IV
trucker-rules-class-iv-text =
    Two random halves make a ship, so no two have the same outline; parts join across the middle. The sand runs five times, the deck has twenty cards, the rewards are the largest and so is the trouble. [ABE-IV-01–08]

    Before the flight you may insure it for what is printed on the board. Insured, lost parts cost you no more than the maximum; the premium is gone either way. Only class IV can be insured, and only by those who can pay. [ABE-INS-01–09]
trucker-rules-new-cards = New cards
trucker-rules-new-cards-text =
    Each deck gets three intruders and a Dangerous Sector, which draws two cards of the next level and lays them on the deck. They come next. [ABE-CRD-01, ABE-CRD-DAN-01–03]

    In deck IV enemies combine their habits: all penalties, in the printed order, for all they have beaten, and all rewards for whoever beats them. [ABE-CRD-ENM-01–04]

    Meteors may come in pairs: a large one, then a small one in the same lane, with one roll and one shift for both. [ABE-CRD-MET-01–04]

    Wrecks may be defended. Whoever wants one is shot at first, and may then think again. [ABE-CRD-ABN-01–04]

    Developed planets may have people on them who want a lift: they need a free place in a cabin without an alien. [ABE-CRD-PLN-01–04]
trucker-rules-mostly-open = Mostly open space
trucker-rules-mostly-open-text =
    As open space, but whoever declared the most engines meets the printed rocks alone; of equals it is whoever is ahead then. Speed has its price. [ABE-CRD-MOS-01–03]
trucker-rules-leak = Radiation leak
trucker-rules-leak-text =
    First, every part with crew that is joined to a charged battery or a solar panel loses one of them. Crubots and empty batteries are spared. [ABE-CRD-RAD-01–03, ABE-CRD-RAD-07]

    Then look at blocks of joined panels, routing modules and charged batteries. A block with four or more charges and panels together is gone, all of it. Spending charges is a way to stay alive. [ABE-CRD-RAD-04–06]
trucker-rules-intruders = Intruders
trucker-rules-intruders-text =
    The card names a side and the dice a lane, for everybody. If the first part there is defended, by auto-defense or armed crew, they turn away and nobody is paid. Otherwise they come in; shields, cannons and plating do not impress them. [ABE-INT-01–05, ABE-INT-16]

    Inside they walk along joined parts with one hand on the wall: the left-handed try left, ahead, right, and turn back where there is no way. Each part is a step, the first one too. [ABE-INT-06–11]

    Whoever walks into a defended part is beaten, and you get the reward at no days. Otherwise they leave after their last step. [ABE-INT-12–15]
trucker-rules-predators = Predators
trucker-rules-predators-text =
    In every part a predator enters it eats all crew, all goods and all charges. The parts stay, licked clean. [ABE-INT-PRE-01–03]
trucker-rules-commandos = Commandos
trucker-rules-commandos-text =
    A commando touches nothing and plants charges after the printed steps. They all go off together when its way is over, beaten or not; only where it is beaten it plants none. [ABE-INT-COM-01–09]

    Some come in pairs, one for each hand, with the same door: their ways are walked one after the other, then everything goes off, and you are paid for each that you have beaten. A predator commando does both. [ABE-INT-DBL-01–05, ABE-INT-PC-01]

## The Support Team

trucker-rules-team = The Support Team

trucker-rules-team-what = Who they are
trucker-rules-team-what-text =
    Seventeen specialists, each a card with its tokens. Who joins you stays for the whole game, and has two talents: A works from the first flight together, B from the one after that. Tokens are all back for each flight. [ABE-SUP-01–03, ABE-SUP-16]

    They need no other box: levels I, II and III fly with a team as well as anything larger.
trucker-rules-team-joining = How they join
trucker-rules-team-joining-text =
    In a series of three flights the first is flown alone. After it you are dealt three cards, keep one in secret and hand back two; all are shown together. After the second you are dealt two and keep one, from everything nobody has. [ABE-SUP-04, ABE-SUP-05]

    So in the third flight your old friend does both, your new one only A. A fourth flight brings one more card, without a choice. Nobody has more than three. [ABE-SUP-06, ABE-SUP-08, ABE-SUP-09]

    In a game of one or two flights you are dealt three before the first already, and two before the second. What counts is flights flown, not their levels. [ABE-SUP-07, ABE-SUP-10, ABE-SUP-16]

    Competitive: after each flight but the last, one card more than players lies open. Who finished chooses, first place first; who did not gets what chance leaves, and the last card goes home for good. [ABE-SUP-13]
trucker-rules-team-when = When they work
trucker-rules-team-when-text =
    While building is from the start until you take your starting space. After building is when all have finished, before crew and charges. Before the flight is when ships are loaded and no card is up. After the flight everybody has a turn, those who gave up too unless it says otherwise, but not sooner. [ABE-SUP-11, ABE-SUP-14]

    Nobody can rush past your chance to use a talent. Where one decision hangs on another, the leader goes first. Several talents at one moment: their order is yours. [ABE-SUP-12, ABE-SUP-15]

    After building it goes: the Swindler’s last part; what mends mistakes (Deliveryman, Welder A); the spot check; what wants a correct ship (Plumber, Assembler, Welder B, the Hypergeometer’s mark); the Architect and the Planner are paid; crew and charges. Then all that comes before the flight, and insurance last. [ABE-SUP-17]

    To buy something you need the money; what you are made to pay may put you in debt. A placement that one of your people allows is not refused, and the Deliveryman’s owner may also place what breaks only the rule of empty squares or of exhausts. [ABE-SUP-18, ABE-SUP-19]
trucker-rules-team-advertiser = Advertiser
trucker-rules-team-advertiser-text =
    A, before the flight: foretell how each player ends, you too, as a place or as giving up; no place twice. A right place is 2 credits, a right giving up 1. [ABE-SUP-ADV-01, ABE-SUP-ADV-02]

    B, if you finish: a credit for each plated edge on the outside of the ship that is left. An edge beside a part or in a hole is no place for slogans. [ABE-SUP-ADV-03, ABE-SUP-ADV-04]
trucker-rules-team-architect = Architect
trucker-rules-team-architect-text =
    A, while building: one part may stand outside the outline, within the rows and columns of the board and joined to the ship. On IIIB a closed square will do, the closed starting square too. If there are more, all but one go. [ABE-SUP-ARC-01, ABE-SUP-ARC-02, ABE-SUP-ARC-05]

    B: once a flight the bonus for looks as an extra: right after building if yours is the best-looking ship then, otherwise at the end, on top of the usual one. Ties count, giving up does not, and no other talent changes the extra. [ABE-SUP-ARC-03, ABE-SUP-ARC-04]
trucker-rules-team-assembler = Assembler
trucker-rules-team-assembler-text =
    A, after building: two parts of yours are joined without a wire, for better or worse. Through a routing module that means all that it joins; two linked modules are as one. Nothing is held by it, no intruder walks along it, and when one of the two is lost it is over. [ABE-SUP-ASM-01–03, ABE-SUP-ASM-05]

    B, after building: plating in place of all exposed connectors of one part, up to three. They are not exposed any more. [ABE-SUP-ASM-04, ABE-SUP-ASM-05]
trucker-rules-team-bureaucrat = Bureaucrat
trucker-rules-team-bureaucrat-text =
    A, before the flight: take off early, by as many days as the number of the flight and one for each rocket ahead of you. [ABE-SUP-BUR-01]

    B, before bonuses are paid: all places may bring 4, 3, 2, 1 more, or as much less, and the best looks 2 more or less. For everybody, and even if you gave up. [ABE-SUP-BUR-02]
trucker-rules-team-buyer = Buyer
trucker-rules-team-buyer-text =
    A: you may reserve three parts, and what you do not use is not lost. B: nobody steals from your reserve, and while you build you may put things back from it. [ABE-SUP-BUY-01, ABE-SUP-BUY-02]
trucker-rules-team-deliveryman = Deliveryman
trucker-rules-team-deliveryman-text =
    A, after building: one part of yours, the first cabin included, becomes a cannon, an engine, a cabin or a hold for two, pointing where you like. Only its connectors stay; plating becomes smooth. It may mend a mistake, even one that you made with this in mind. [ABE-SUP-DEL-01, ABE-SUP-DEL-02, ABE-SUP-DEL-04]

    B, while building: up to two more, to be moved until you finish; A may then change one of them again. [ABE-SUP-DEL-03]
trucker-rules-team-hypergeometer = Hypergeometer
trucker-rules-team-hypergeometer-text =
    A: one cannon and one engine do without their empty square; thrusters do not. More of them are mistakes, and which ones are meant is asked only at the spot check. [ABE-SUP-HYP-01, ABE-SUP-HYP-04]

    B: a cannon that you mark after building turns, anew for every shot, and the square before it may be full. It counts once in your strength, the way you point it; a double one still wants its charge. For building it is a cannon like any other. [ABE-SUP-HYP-02–04]
trucker-rules-team-inspector = Inspector
trucker-rules-team-inspector-text =
    A: you may read all four piles, also when you have finished and somebody still builds. B: you read them before building begins, for 20 seconds where there is a timer, and nobody builds meanwhile; later you need not have added a part first. [ABE-SUP-INS-01–03]
trucker-rules-team-planner = Planner
trucker-rules-team-planner-text =
    A: while you build your ship may be in two pieces, never three. If it still is at the end, one of them goes. [ABE-SUP-PLA-01, ABE-SUP-PLA-02]

    B, before building: put five markers on squares that touch neither each other nor your first cabin. After the check each that was kept pays 2 credits; the others cost nothing. Place something else there and the marker is gone. [ABE-SUP-PLA-03, ABE-SUP-PLA-05, ABE-SUP-PLA-07]

    Blue wants a hold, red a special one, the astronaut a cabin, the alien any life support, the battery charges or a solar panel. Crubots and stasis are no astronauts; air needs no cabin to count. On IIIB the dice come after the markers, and are not sorry. [ABE-SUP-PLA-04–06]
trucker-rules-team-plumber = Plumber
trucker-rules-team-plumber-text =
    A, while building or after: two pipes, each across an edge that is smooth on both sides. They hold, and intruders pass. A pipe stays where it is, mends no mistake, and where nothing else holds a part it must come at once. [ABE-SUP-PLU-01, ABE-SUP-PLU-02, ABE-SUP-PLU-04]

    B, while building: one part has connectors for everything on all sides, cannons and engines too, plating or not. A smooth neighbour is then a mistake; before a muzzle or an exhaust they join nothing, count as exposed, and small meteors know it. [ABE-SUP-PLU-03, ABE-SUP-PLU-05]
trucker-rules-team-saboteur = Saboteur
trucker-rules-team-saboteur-text =
    A, while building: what others have reserved lies open for you, unless their Buyer’s B keeps it safe. Build it in, reserve it, or put it back for all to see. [ABE-SUP-SAB-01, ABE-SUP-SAB-05]

    B, before the flight: every other ship loses an astronaut of your choice, not from a luxury cabin, and the figure marks a connection. When one of the two parts is destroyed, so is the other, before anything falls off; what merely falls off does no harm. The figure is crew no more. A ship without humans gets its mark all the same; one that has none left gives up. [ABE-SUP-SAB-02–05]
trucker-rules-team-guard = Security Guard
trucker-rules-team-guard-text =
    A, before the flight: everybody pays a credit for each exposed connector, you too, into debt if need be. [ABE-SUP-SEC-01, ABE-SUP-SEC-03]

    B, once while building: fire drill. The others do nothing for ten seconds, or without a timer take no part until you have added two or finished. Not once the timer is on its last space. [ABE-SUP-SEC-02]
trucker-rules-team-smuggler = Smuggler
trucker-rules-team-smuggler-text =
    A: each structural and each routing module hides a blue or green block. Predators do not find it. When goods are demanded you need not give it, but that you have nothing left you may say only when all the rest is hidden and no charge is left. [ABE-SUP-SMU-01, ABE-SUP-SMU-02]

    B: each such block sells for a credit more, before halving if you gave up. [ABE-SUP-SMU-03]
trucker-rules-team-stock-boy = Stock Boy
trucker-rules-team-stock-boy-text =
    A: each ordinary hold takes one red block. B: you choose which blocks or charges are lost, and may hide blue, green and yellow ones in special holds, as the Smuggler would. Goods are moved only when you load. [ABE-SUP-STO-01–03]
trucker-rules-team-swindler = Swindler
trucker-rules-team-swindler-text =
    A: when you have finished you may add as many parts as the flight’s number while others build, and one of those that are left, from the open ones, when all have finished. [ABE-SUP-SWI-01]

    B: what you pay in flight or for lost parts is a credit less; what you win in flight, for your place or for looks is one more, once a card. Payments to players count. What happens before the launch, sales, luxury and what other members bring do not. [ABE-SUP-SWI-02–04]
trucker-rules-team-trader = Trader
trucker-rules-team-trader-text =
    A, before the flight: as many yellow blocks as the flight’s number, a credit each, if you have room and money. B, after the flight: one colour is worth a credit more or less for everybody, never less than one, whether you finished or not. Who gave up sells after that. [ABE-SUP-TRA-01, ABE-SUP-TRA-02]
trucker-rules-team-welder = Welder
trucker-rules-team-welder-text =
    A: twice, one pipe fits two, also at the spot check and for parts found in flight; the tokens may move until the launch. B, after building: up to three exposed connectors are welded shut. They do not count, and small meteors bounce off. [ABE-SUP-WEL-01–03]

## Missions

trucker-rules-missions = Missions

trucker-rules-missions-what = Flying a mission
trucker-rules-missions-what-text =
    A mission changes a flight: what lies in the heap, which dangers wait in the piles, what you are paid for. It needs nothing but the base game and goes with everything else. [MIS-GAM-01–04, MIS-GAM-13, MIS-GAM-16]

    Everybody begins with 20 credits, and whoever ends with more has won. For each flight three missions are drawn and everybody names one; chance decides among those named. All three are then discarded. [MIS-GAM-06–12, MIS-GAM-14, MIS-GAM-26]

    Some missions warn against a class of ships. It is advice. The settlement is that of a single flight with the mission's pay on top; debts are forgiven between flights, and used cards stay out. [MIS-GAM-17, MIS-GAM-18, MIS-GAM-25, MIS-GAM-27, MIS-GAM-28, MIS-HSE-01, MIS-HSE-02]

    In one of them you can die: then your flight ends without pay and your money is gone. At the next flight you may come back as somebody new with one credit. [MIS-GAM-15, MIS-GAM-31, MIS-HSE-03]
trucker-rules-beverage-run = Beverage Run
trucker-rules-beverage-run-text =
    You get two fragile containers that fill your reserve until they are built in. The piles hold supercards. When one comes up, you may open a bottle, in flight order: the container is lost, and your ship counts as elsewhere until the card is over. [MIS-GAM-20–23, MIS-GAM-29, MIS-GAM-30]

    Each container delivered is paid: 8, 12, 16 or 20 by level. [MIS-GAM-24]
trucker-rules-house = Who pays for what
trucker-rules-house-text =
    • Trials: a supercard is passed if it cost you no part, figure, block or day. [MIS-HSE-04]

    • Symmetry: equal parts in the same row, equally far left and right of the middle, make a pair. [MIS-HSE-05]

    • Ambassadors: where you choose who goes, aliens go last. [MIS-HSE-06]

    • Carpool: after each card everybody closes up behind the leader. [MIS-HSE-07]

    • Bets: each stakes in secret on one outcome. Won, it pays a multiple; lost or given up, it is gone. [MIS-HSE-08, MIS-HSE-09]

    • Directives: each that is broken at the launch costs, each that holds at the end pays. [MIS-HSE-10]
trucker-rules-merchant = The merchant
trucker-rules-merchant-text =
    In the Escort Mission a slow merchant flies behind you with crates. In open space it moves by its own engine; enemies it meets before somebody beats them take a crate, and rocks and fleets cost some where nobody is close enough. [MIS-HSE-11–15]

    Before a card you may fall back to it. All who arrive are paid for crates left, and the closest a little more. Without crates, or lapped, it is gone. [MIS-HSE-16–18]
trucker-rules-special = Special parts
trucker-rules-special-text =
    They have backs of their own and lie in the heap only where a mission says so. You say whether you reach for an ordinary part or a special one. They cannot be reserved, and after the flight they leave. [MIS-CMP-01–05, MIS-CMP-12, MIS-CMP-15]

    A part can be destroyed, fall off, or be given up. Only destruction sets things off: rocks, shots, sabotage, charges, explosions. First all that blows up or breaks is counted, then it is removed, then the rest falls off quietly. [MIS-CMP-06–11, MIS-CMP-14]

    Around a part means the eight squares around it, joined or not, across the seam of a tube too. What must not stand together is refused when you place it, or found at the check. [MIS-CMP-13, MIS-CMP-16, MIS-CMP-17]
trucker-rules-explosive = Explosive containers
trucker-rules-explosive-text =
    When one is destroyed, so is everything on the eight squares around it, other explosives included, and so on. Nothing protects from it. Fallen off or given up, it does nothing. [MIS-EXP-01–06]
trucker-rules-fragile = Fragile containers
trucker-rules-fragile-text =
    It breaks when anything on the eight squares around it is destroyed, and takes fragile neighbours along, nothing else. Parts that merely fall off do not shake it. [MIS-FRG-01–06]
trucker-rules-heavy = Heavy containers
trucker-rules-heavy-text =
    Its weight is taken from your engine strength, after the brown alien has helped; the result may well be below nothing. In open space nothing or less means giving up. [MIS-HVY-04–07, MIS-HVY-10]

    Its sides without pipes are plating. Dead zones do not make it any lighter. [MIS-HVY-01–03, MIS-HVY-08, MIS-HVY-09]
trucker-rules-radioactive = Radioactive containers
trucker-rules-radioactive-text =
    Two of them must not be joined, not even through routing modules. No crew and no charges on the eight squares around one; goods, shields and engines do not mind, and neither do crubots. [MIS-RAD-01–07, MIS-RAD-11]

    The first cabin is no exception. When a container is lost, its neighbours are allowed guests again, but nobody brings any. [MIS-RAD-08–10]
trucker-rules-artifacts = Artifacts
trucker-rules-artifacts-text =
    An artifact makes its column dead, turned a quarter its row; a double one makes both dead. There nothing works but pipes, plating and special parts: no crew, charges or goods, no strength, no defence, no air. [MIS-ART-01–08, MIS-ART-13, MIS-ART-15]

    No artifact may lie in the dead zone of another. Muzzles and exhausts still need their empty squares. When an artifact is lost all works again at once, though cabins and batteries stay empty. [MIS-ART-09–12, MIS-ART-14, MIS-ART-16, MIS-ART-17]
trucker-rules-supercards = Supercards
trucker-rules-supercards-text =
    Dangers without a level: most grow worse with the level of the flight, line by line down to it. They pay nothing. They hide in the piles that you may read, which is a hint. [MIS-SUP-01–09, MIS-SUP-11]
trucker-rules-rain = Meteor rain
trucker-rules-rain-text =
    A small meteor in every lane of one side, then in every lane of another, and no dice. Each is an ordinary small one, and the ship is looked at anew each time. Thrusters do not help; tidy pipes do. [MIS-RAIN-01–07]
trucker-rules-alert = Meteor alert
trucker-rules-alert-text =
    Large meteors in lines, the first on every flight, one more a level. Where a die is drawn, only the other is rolled. [MIS-ALERT-01–07]
trucker-rules-black-hole = Black hole
trucker-rules-black-hole-text =
    In flight order: engines as strong as the pull and you are through. Otherwise two parts go for each point that is missing, one at a time, and none that others hang on. Strength is counted anew each time, so throwing out something heavy helps. [MIS-HOLE-01–06, MIS-HOLE-08, MIS-HOLE-09]

    If your parts do not suffice the hole keeps them all, and your flight is over. [MIS-HOLE-07]
trucker-rules-fleets = Fleets
trucker-rules-fleets-text =
    A fleet attacks everybody, and nobody is paid for beating it. Cannons that point to its sides count in full, all others half, forward ones too. [MIS-FLEET-01–04, MIS-FLEET-10]

    Reach the strength of the flight's level and you are spared. Reach that of a lower line and you are spared that line and those above; all others down to the level add up. [MIS-FLEET-05–09]
trucker-rules-tactical-zone = Tactical zone
trucker-rules-tactical-zone-text =
    Two columns, each a difference: say, crew less cannons. The lowest suffers all lines down to the level; of equals it is the one ahead. What is free counts, wanted or not. [MIS-TAC-01–06, MIS-TAC-11]

    The second column looks at the ships as they are then, and charges must be spent again. A single ship is spared. [MIS-TAC-07–10]
trucker-rules-events = Special events
trucker-rules-events-text =
    They judge a ship as it is when they come up and take all at once. Nanobot dust loosens the parts with the most open pipes, without destroying any. Thick stardust costs more days a pipe. [MIS-EVT-01, MIS-EVT-02, MIS-EVT-04–07]

    The plagues are epidemics with an appetite; one of them travels along joined parts. Radiation sickness and power surge are what a leak does, the former to crew, the latter to batteries that stand too close together. [MIS-EVT-03, MIS-EVT-08–11]
trucker-rules-robopolice = Robopolice raids
trucker-rules-robopolice-text =
    A die names the side, the card the lane. If that door is missing or defended they try the next along the arrow, round the ship, until they are in or have tried them all. [MIS-ROBO-01–04, MIS-ROBO-13, MIS-ROBO-15, MIS-ROBO-16]

    Inside they take all crew, goods and charges, and plant a charge where they find what the card shows. They walk until they are beaten or begin to repeat themselves, then leave a last charge at the door. [MIS-ROBO-05–10]

    A double raid sends two, each on its own way. There is no reward for beating the police. [MIS-ROBO-11, MIS-ROBO-12, MIS-ROBO-14]
trucker-rules-own-missions = Missions of your own
trucker-rules-own-missions-text =
    Whoever runs the server can add missions, cards and parts of their own; the form of a new table offers what there is. They obey the same rules, as far as anybody obeys them. [MIS-OWN-01]
