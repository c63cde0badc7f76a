# Le livret de Trucker, pour les joueurs : les chapitres et sections que web/src/rulebook/trucker.json énumère. Un paragraphe finit par les
# règles numérotées de docs/rules qu'il raconte, entre crochets.

## Le jeu en bref

trucker-rules-start = Le jeu en bref

trucker-rules-goal = Ce que vous faites là
trucker-rules-goal-text =
    Vous bâtissez un vaisseau avec des tuyaux d’égout et de bonnes intentions, vous traversez la galaxie et vous livrez ce qu’il en reste. Qui arrive avec au moins un crédit a gagné quelque chose ; qui en a le plus l’a mieux gagné. [END-08]

    Un vol simple commence la bourse et les soutes vides. L’argent vient des marchandises, des épaves, des bandits qui ont trouvé plus fort qu’eux, et d’une arrivée en avance. Il repart avec chaque pièce perdue en route. [FLT-13]
trucker-rules-course = Comment se passe un vol
trucker-rules-course-text =
    D’abord tout le monde construit en même temps, dans le même tas. Puis les vaisseaux sont contrôlés, peuplés et chargés. Puis les cartes sortent une à une, et tous rencontrent les mêmes ennuis, chacun à sa façon. À la fin, il y a une facture.

    Les niveaux I, II et III ont des vaisseaux plus grands, plus de cartes et de pires voisins. On s’accorde sur le niveau avant de construire ; le plateau de vol et ceux des vaisseaux vont avec. [TIM-01, GUP-07]
trucker-rules-words = Quelques mots
trucker-rules-words-text =
    Deux pièces (le catalogue dit composants) sont adjacentes quand leurs cases partagent un bord. Elles sont reliées quand des tuyaux s’y rencontrent et s’accordent. Connectées veut dire reliées à travers autant de pièces qu’il faut. Les coins ne comptent jamais. [TRM-01–03]

    L’avant est loin de vous, l’arrière est près de vous. Le premier est celui qui vole le plus loin devant, et presque tout se fait dans l’ordre de vol : le premier d’abord. Quand c’est l’inverse, le livret le dit. [TRM-05–07]

    L’équipage, ce sont toutes les figurines à bord, un alien autant qu’un humain. Ce qu’un tir emporte est détruit, ce qui ne tient plus se détache, et tout finit sur votre pile de pertes, où attend aussi votre réserve pendant la construction. On vole du décollage à la fin, ou jusqu’à l’abandon. [TRM-08–11]

## Construire

trucker-rules-building = Construire

trucker-rules-taking = Prendre et poser des pièces
trucker-rules-taking-text =
    Toutes les pièces sont face cachée dans un seul tas, et votre vaisseau commence par une cabine au milieu, avec des tuyaux de toutes sortes de tous côtés. Vos fusées attendent : une pour le plateau de vol, une pour marquer les planètes. [BLD-01, BLD-02]

    Tout le monde pioche à la fois, une pièce après l’autre. Ce que vous retournez, vous seul le voyez, jusqu’à ce que vous le posiez, le mettiez de côté ou le rendiez ; ce qui est rendu reste face visible pour tous. Premier arrivé, premier servi. [BLD-03–05]

    Une pièce posée peut encore être tournée, déplacée ou reprise. Elle est soudée dès que vous prenez la suivante, lisez une prévision, allez chercher quelque chose en réserve ou terminez. Soudé, c’est soudé. [BLD-10, BLD-11]
trucker-rules-connectors = Ce qui va avec quoi
trucker-rules-connectors-text =
    Un côté est lisse, ou porte un tuyau, deux ou trois. Un va avec un, deux avec deux, trois avec tout ce qui a des tuyaux. Un contre deux, c’est faux, un tuyau contre un côté lisse aussi. Lisse contre lisse est permis et ne tient rien. [BLD-07, BLD-08]

    Une nouvelle pièce doit toucher le vaisseau et lui être reliée par au moins un côté. Si elle touche plusieurs pièces, tous ces côtés doivent convenir. Ainsi le vaisseau reste toujours d’un seul tenant. [BLD-06, BLD-09, BLD-23]

    La table refuse ce qui est faux, sauf si vous avez permis les erreurs honnêtes : alors on pose ce qu’on veut sur une case vide, et le contrôle vous en dira un mot. [BLD-22]
trucker-rules-area = Le bord du vaisseau
trucker-rules-area-text =
    Rien hors des cases de votre plateau. Des cases peuvent rester vides, le vaisseau peut être aussi petit que vous l’osez, et les tuyaux ouverts au bord sont permis. Ils sont seulement imprudents. [BLD-12, BLD-21]
trucker-rules-exposed = Connecteurs exposés
trucker-rules-exposed-text =
    Un côté avec des tuyaux et rien à côté est un connecteur exposé. Il compte une fois, quel que soit le nombre de tuyaux, et il compte aussi quand il donne sur un trou au milieu du vaisseau. [TRM-04]

    Les petits météores cassent ce qu’ils y touchent, la poussière d’étoiles vous ralentit pour chacun d’eux, et à la fin le vaisseau qui en a le moins est le plus beau.
trucker-rules-engines = Moteurs
trucker-rules-engines-text =
    La tuyère d’un moteur regarde vers l’arrière, toujours, et la case derrière reste vide, plus tard aussi. Au-delà, vous pouvez reconstruire. [BLD-13, BLD-15]

    Un moteur simple a une puissance de 1. Un double a 2 contre une charge de batterie, et rien sans elle. Les moteurs vous portent dans l’espace libre et vous évitent la dernière place en zone de combat. [BLD-16, STR-01]
trucker-rules-cannons = Canons
trucker-rules-cannons-text =
    Un canon pointe où il veut, mais la case devant sa bouche reste vide. Deux canons ne peuvent donc pas se regarder dans les yeux. [BLD-14, BLD-15]

    Vers l’avant il a une puissance de 1, ailleurs une demie. Un canon double a le double contre une charge, et rien sans elle. Les demis sont bien réels : cinq et demi bat cinq. [BLD-16, STR-02, STR-03]
trucker-rules-batteries = Batteries
trucker-rules-batteries-text =
    Une batterie contient deux ou trois charges et alimente moteurs doubles, canons doubles et boucliers partout à bord, par un câblage sur lequel personne ne pose de questions. Elle est pleine au décollage et jamais rechargée. [BLD-17, CRW-01]

    Un usage coûte une charge, de la batterie de votre choix : un météore, un tir, un décompte de puissance. Elle est dépensée même si elle n’a servi à rien. [HIT-13, STR-04]
trucker-rules-shields = Boucliers
trucker-rules-shields-text =
    Un bouclier couvre deux côtés voisins de tout le vaisseau, où qu’il soit ; son orientation décide lesquels. Contre une charge il arrête un petit météore ou un tir léger qui vient de l’un de ces côtés. [BLD-18]
trucker-rules-holds = Soutes
trucker-rules-holds-text =
    Un bloc de marchandise prend une place. Les soutes ordinaires ont deux ou trois places et jamais de rouge ; les soutes spéciales, plus petites et mieux isolées, prennent toutes les couleurs. [BLD-19]
trucker-rules-structure = Modules de structure
trucker-rules-structure-text =
    Ils ont des tuyaux et aucun autre talent. Quand un coin du vaisseau doit tenir, c’est exactement ce qu’il lui faut. [BLD-20]
trucker-rules-timer = Le sablier
trucker-rules-timer-text =
    Dès le niveau I, le sable coule. Quand il est écoulé, n’importe qui peut retourner le sablier sur sa case suivante ; personne n’y est obligé. Le niveau I a un retournement, le II deux, le III trois. [TIM-03, TIM-04]

    Le dernier retournement revient à quelqu’un qui a terminé. Quand le sable s’écoule ensuite, tous les autres lâchent ce qu’ils tiennent : ce qui est attaché reste, ce qui est en main retourne au tas, ce qui est en réserve est perdu. [TIM-05, TIM-06]

    La construction s’arrête quand tous ont terminé ou que le dernier sable a coulé. Rien d’autre ne vous arrête. [TIM-12]
trucker-rules-forecast = Les prévisions
trucker-rules-forecast-text =
    Les cartes du vol forment quatre piles. Vous pouvez en lire trois pendant la construction, une à la fois et aussi souvent que vous voulez, dès que vous avez ajouté une pièce. La quatrième reste cachée. Des cartes des niveaux inférieurs s’y mêlent. [TIM-02, TIM-07, TIM-09, TIM-18]

    Pendant la lecture vous ne faites rien d’autre, et personne d’autre ne lit cette pile. Cela ne coûte que du temps, c’est-à-dire ce que vous avez le moins. [TIM-08]
trucker-rules-reserve = La réserve
trucker-rules-reserve-text =
    Deux pièces au plus peuvent attendre au bord de votre plateau. Personne ne peut les prendre, mais elles ne retournent jamais au tas. Ce qui attend encore à la fin de la construction est perdu et coûte un crédit. [TIM-14–16]
trucker-rules-finishing = Terminer
trucker-rules-finishing-text =
    Vous terminez quand vous voulez : posez votre fusée sur une case de départ libre dont le numéro ne dépasse pas le nombre de joueurs. C’est définitif. Ceux que le sable a surpris prennent ce qui reste. [TIM-10, TIM-11]

    Qui a terminé peut encore retourner le sablier et regarder, rien de plus. Quand tous ont fini, les piles sont mélangées en une pioche, avec une carte du niveau du vol sur le dessus. [TIM-13, TIM-17]

## Avant le décollage

trucker-rules-launch = Avant le décollage

trucker-rules-check = Le contrôle
trucker-rules-check-text =
    Chaque vaisseau est examiné pour sept sortes d’erreurs : un tuyau contre deux, des tuyaux contre un côté lisse, un moteur qui ne regarde pas vers l’arrière, quelque chose derrière un moteur, quelque chose devant un canon, quelque chose hors du plateau, quelque chose qui ne tient à rien. [CHK-01]

    Vous retirez des pièces de votre choix jusqu’à ce que tout soit juste, mais seulement des pièces en faute. Elles sont perdues, avec tout ce qui tombe avec elles ; si le vaisseau se brise, vous choisissez le morceau à garder. Même la première cabine peut partir. [CHK-02, CHK-03, CHK-06]

    L’ordre de départ ne change pas. Une erreur découverte en vol est corrigée aussitôt et coûte en plus un crédit, même un crédit que vous n’avez pas encore. [CHK-04, CHK-05, CHK-07, CHK-08]
trucker-rules-crew = Équipage et aliens
trucker-rules-crew-text =
    Chaque cabine loge deux humains. Une cabine reliée à un module de survie peut prendre à la place un alien de cette couleur ; être à côté ne suffit pas. La première cabine est pour les humains. [CRW-02–04, CRW-06]

    Il y a de la place pour un alien violet et un brun par vaisseau. Le violet ajoute 2 à vos canons, le brun 2 à vos moteurs, pourvu que vous ayez la moindre puissance sans eux. Chacun compte dans l’équipage. [CRW-05, CRW-09, STR-06, STR-07]

    Les équipages embarquent dans l’ordre, les cabines sont remplies, et personne ne déménage ensuite. Si le dernier module de survie de sa couleur quitte sa cabine, l’alien s’en va aussitôt. [CRW-07, CRW-08, CRW-10, CRW-11]

## En vol

trucker-rules-flight = En vol

trucker-rules-order = L’ordre et les jours
trucker-rules-order-text =
    Le premier retourne la carte du dessus, tout le monde la subit, puis le premier du moment retourne la suivante. L’ordre d’une carte est celui du moment où elle sort ; une zone de combat regarde à nouveau à chaque ligne. [FLT-01, FLT-12]

    Les jours sont des cases du plateau de vol. Perdre trois jours, c’est reculer de trois cases vides, en gagner, c’est avancer ; les cases occupées se sautent sans rien coûter. Quand plusieurs perdent des jours, le dernier bouge d’abord. [FLT-02–04]

    Le plateau est une boucle, mais personne n’oublie où vous en êtes vraiment. Une case est prise même si la fusée qui s’y trouve est un tour plus loin, et vous pouvez fort bien reculer derrière le départ. [FLT-05, FLT-06]
trucker-rules-strength = Compter sa puissance
trucker-rules-strength-text =
    Moteurs et canons se comptent à chaque fois à neuf, et à chaque fois vous choisissez quels doubles alimenter, une charge chacun. Ce qui est gratuit compte toujours : les simples et les aliens. [STR-04, STR-05]

    Un alien n’aide que là où il y a de quoi aider : sans moteur en marche, le brun n’a rien à régler. On en juge après votre choix. [STR-06–08]

    Vous annoncez votre puissance à voix haute, l’un après l’autre dans l’ordre de vol ; ceux de derrière savent donc ce qu’ils doivent battre. [STR-09]
trucker-rules-goods = Marchandises
trucker-rules-goods-text =
    Quand on vous offre des blocs, vous chargez ce que vous voulez, un par place, le rouge en soute spéciale seulement. À ce moment vous pouvez tout ranger autrement ou jeter ; à aucun autre. Si la banque manque de blocs, ceux de devant chargent d’abord. [FLT-08, FLT-11]

    À la maison, le rouge se vend 4, le jaune 3, le vert 2, le bleu 1. [END-04, END-05]
trucker-rules-losing-goods = Quand on vous prend des blocs, et pourquoi les batteries paient
trucker-rules-losing-goods-text =
    Qui vous prend des blocs prend les meilleurs : le rouge, puis le jaune, le vert, le bleu. Si vous en avez moins qu’il n’en veut, il prend des charges de batterie pour le reste. Il n’est pas venu de si loin pour rien. Quand il n’y en a plus non plus, il n’arrive plus rien. [FLT-09]

    Entre blocs égaux, et entre charges, c’est vous qui dites d’où ils partent.
trucker-rules-losing-crew = Quand on perd de l’équipage
trucker-rules-losing-crew-text =
    Vous choisissez qui part, de n’importe quelle cabine, humain ou alien. S’il n’y en a pas assez, tous partent. N’oubliez pas que quelqu’un d’humain doit tenir le volant. [FLT-10, GUP-02]
trucker-rules-credits = Crédits
trucker-rules-credits-text =
    Les crédits viennent de la banque et restent cachés devant vous : ce que les autres possèdent, à eux de le savoir et à vous de vous en souvenir. On les montre quand tout est réglé. [FLT-07]
trucker-rules-meteors = Météores
trucker-rules-meteors-text =
    Deux dés disent dans quelle colonne ou rangée arrive un caillou, et il frappe la première pièce de ce couloir. S’il n’y en a pas, il passe. Chacun rencontre le même caillou et décide seul. [HIT-01, HIT-02, HIT-20, HIT-21]

    Un petit rebondit sur un côté sans tuyaux ; bouches et tuyères comptent comme tels. Sur des tuyaux ouverts, seul un bouclier de ce côté aide, contre une charge. [HIT-03, HIT-04]

    Un gros doit être abattu. De l’avant, il faut un canon dans cette colonne même, tourné vers l’avant. D’un côté ou de l’arrière, il faut un canon tourné par là, dans ce couloir ou celui d’à côté. Les simples tirent gratis, les doubles contre une charge ; ce qui est entre les deux n’importe pas. [HIT-05–09]

    Ce qui est gratuit se fait tout seul. Ce qui coûte une charge, vous en décidez une fois les dés tombés. [HIT-10, HIT-13]
trucker-rules-shots = Tirs
trucker-rules-shots-text =
    Un tir léger est arrêté par un bouclier alimenté de ce côté, et par rien d’autre. Un tir lourd n’est arrêté par rien du tout. Les côtés lisses n’aident pas, et on n’abat pas un tir. [HIT-11, HIT-12]
trucker-rules-breaking = Quand le vaisseau se brise
trucker-rules-breaking-text =
    Ce qui est touché disparaît, avec tout ce qui s’y trouvait. Puis tombe tout ce qui ne tient plus à rien ; si le vaisseau est en morceaux, vous choisissez celui que vous gardez, et ce n’est pas forcément celui de la première cabine. Elle n’a d’autre blindage que les sentiments. [HIT-14–16]

    Tout cela se fait avant le caillou suivant : d’abord l’impact, puis ce qui tombe, puis les aliens sans air. Perdre des pièces ne crée jamais d’erreur de construction. Un vaisseau sans pièces attend la fin de la carte puis abandonne. [HIT-17–19]

## Les cartes

trucker-rules-cards = Les cartes

trucker-rules-planets = Planètes
trucker-rules-planets-text =
    Dans l’ordre de vol, vous vous posez sur une planète libre ou vous passez. Une fusée par planète. Ceux qui se sont posés chargent ce qui s’y trouve, puis perdent les jours de la carte, le dernier d’abord. On peut se poser sans rien charger, juste pour embêter. [CRD-PLANETS-01–05]
trucker-rules-wrecks = Vaisseau et station abandonnés
trucker-rules-wrecks-text =
    Un vaisseau abandonné est au premier qui le veut : donnez l’équipage indiqué, qui le ramène, prenez les crédits et perdez les jours. Il faut avoir autant d’équipage, et votre dernier humain peut en être, mais alors votre vol est fini. [CRD-SHIP-01–03]

    Une station abandonnée demande un certain équipage à bord, ne vous coûte personne et contient des blocs. Le premier qui accoste termine la carte. [CRD-STATION-01, CRD-STATION-02]
trucker-rules-enemies = Contrebandiers, esclavagistes, pirates
trucker-rules-enemies-text =
    Ils attaquent dans l’ordre de vol jusqu’à ce que quelqu’un les batte. Plus de canons qu’eux, c’est gagné, moins, c’est perdu, et à égalité ils haussent les épaules et passent au suivant. [CRD-ENEMY-01, CRD-ENEMY-02]

    Le vainqueur peut prendre la récompense contre les jours indiqués, ou laisser les deux. Personne d’autre ne l’a. [CRD-ENEMY-03, CRD-ENEMY-04]

    Les contrebandiers prennent des blocs aux vaincus et en laissent au vainqueur. Les esclavagistes prennent de l’équipage. Les pirates tirent : quand toutes les attaques sont passées, chaque tir est lancé une fois et touche tous ceux qu’ils ont battus. [CRD-SMUGGLERS-01, CRD-SLAVERS-01, CRD-PIRATES-01, CRD-PIRATES-02]
trucker-rules-open-space = Espace libre
trucker-rules-open-space-text =
    Dans l’ordre de vol, vous annoncez vos moteurs et avancez aussitôt d’autant de cases vides. Avec 0 vous n’allez nulle part, et votre course s’arrête après la carte. [CRD-OPEN-01–03]
trucker-rules-swarm = Pluie de météores
trucker-rules-swarm-text =
    Les cailloux arrivent un par un, dans l’ordre imprimé, chacun avec son lancer. Tous les vaisseaux en finissent avec l’un avant de lancer pour le suivant. [CRD-METEOR-01, CRD-METEOR-02]
trucker-rules-combat-zone = Zone de combat
trucker-rules-combat-zone-text =
    Trois lignes, l’une après l’autre : qui a le moins d’équipage, de moteurs ou de canons subit ce qui est imprimé à côté. Moteurs et canons s’annoncent dans l’ordre de vol ; l’équipage se compte, simplement. [CRD-COMBAT-01, CRD-COMBAT-02, CRD-COMBAT-04]

    Entre ex æquo, seul celui qui est le plus loin devant subit, selon les positions du moment. Mener a un prix. [CRD-COMBAT-03]

    Les trois lignes se jouent quoi qu’il arrive, et l’absence de moteurs n’y coûte rien de plus. Un vaisseau seul passe sans dommage. [CRD-COMBAT-05–07]
trucker-rules-stardust = Poussière d’étoiles
trucker-rules-stardust-text =
    Du dernier au premier, chacun perd un jour par connecteur exposé. [CRD-STARDUST-01]
trucker-rules-epidemic = Épidémie
trucker-rules-epidemic-text =
    Chaque cabine habitée reliée à une autre cabine habitée perd une figurine. Peu importe qui a éternué : tout se juge avant que quiconque ne parte, et aucune cabine n’en perd plus d’une. [CRD-EPIDEMIC-01, CRD-EPIDEMIC-02]
trucker-rules-sabotage = Sabotage
trucker-rules-sabotage-text =
    Le plus petit équipage ne peut pas tout surveiller ; à égalité, c’est celui de devant. Les dés donnent une colonne et une rangée, et la pièce qui s’y trouve est détruite. Trois ratés, et le saboteur rentre chez lui. Un vaisseau qui vole seul ne risque rien. [CRD-SABOTAGE-01–03]

## La fin d’un vol

trucker-rules-ending = La fin d’un vol

trucker-rules-giving-up = Abandonner
trucker-rules-giving-up-text =
    Vous devez abandonner quand une carte est finie et que vous n’avez plus d’humain, aviez des moteurs à 0 dans l’espace libre, ou êtes à plus d’un tour derrière le premier. Tout se juge au même moment, après la dernière carte aussi. [GUP-01–05, GUP-12]

    Vous pouvez abandonner avant chaque carte. Une fois retournée, elle se subit. [GUP-06]

    Qui abandonne garde les crédits déjà gagnés, vend ses blocs à moitié prix, arrondi au-dessus, paie ses pertes en entier, et n’a ni prime d’arrivée ni prix de beauté. Cela peut rester le meilleur résultat de la table. [GUP-08]

    Le dernier vaisseau continue seul, sans zones de combat ni sabotage. Quand il n’y a plus personne, le vol est fini. [GUP-09–11]
trucker-rules-bill = La facture
trucker-rules-bill-text =
    Ceux qui arrivent sont payés selon leur place ; si quelqu’un a abandonné, ceux de derrière remontent. Parmi eux, le vaisseau qui a le moins de connecteurs exposés a le prix de beauté, et tous l’ont s’ils sont à égalité. [END-01–03]

    Puis les blocs se vendent, et chaque pièce perdue coûte un crédit : arrachée, tombée, retirée au contrôle ou restée en réserve. Le vaisseau lui-même ne vous coûte rien. La compagnie y tient. [END-04, END-06, END-07]

## Plus d’un vol

trucker-rules-ways = D’autres façons de voler

trucker-rules-learning = Le vol d’apprentissage
trucker-rules-learning-text =
    Huit cartes aimables, pas de sable, pas de prévisions, pas de réserve, pas d’aliens : les modules de survie ne sont que des tuyaux. Le premier qui termine part le premier. [LRN-01–04, LRN-06, LRN-07]

    Les erreurs se corrigent sans amende, et qui en avait continue de construire et part derrière les autres. L’abandon marche comme toujours. [LRN-05, LRN-08–10]
trucker-rules-series = Une série
trucker-rules-series-text =
    Autant de vols que vous voulez, chacun avec un nouveau vaisseau. Seul l’argent reste, et une dette est oubliée entre deux vols, mais pas après le dernier. Les cartes utilisées ne reviennent pas tant qu’il y en a d’autres. [SER-01–04]
trucker-rules-trek = Le Trek transgalactique
trucker-rules-trek-text =
    Trois vols, niveaux I, II et III, chacun avec un nouveau vaisseau et un tas remélangé. L’argent reste ; une dette est oubliée deux fois. Les cartes distribuées ne reviennent pas. [TRK-01–03, TRK-16]

    Les titres remplacent le prix de beauté. Il y en a autant que de joueurs. Au premier vol, le meilleur score prend la tuile, et tous ceux qui le partagent ont 2 crédits ; si tous ont zéro, le premier à l’arrivée la prend et personne n’est payé. [TRK-04–07]

    Si personne n’est rentré, les tuiles sont distribuées. Qui en a plusieurs donne les autres, jusqu’à ce que chacun en ait une, pour de bon. [TRK-08, TRK-09]

    Au deuxième vol, puis au troisième, qui arrive avec le meilleur score dans son propre titre l’a défendu : 4 crédits et une face dorée, puis 6 pour l’argent et 12 pour l’or. Zéro peut aussi être le meilleur score. [TRK-10–13, TRK-15]

    Après le troisième vol, toutes les bourses s’ouvrent, et un titre d’or défendu fait une légende. [TRK-14, TRK-17]
trucker-rules-silver = Les titres : ce qu’ils comptent
trucker-rules-silver-text =
    • Grand Transporteur : les soutes qui contiennent au moins un bloc. [TRK-S-01]

    • Routier survolté : boucliers, moteurs doubles et canons doubles, en marche ou non. [TRK-S-02]

    • Xéno-intendant : pour chaque alien, les pas de pièce reliée en pièce reliée jusqu’à la prochaine autre cabine. L’intimité, en somme. [TRK-S-03]

    • Capitaine de croisière : les cabines habitées avec vue, un côté lisse sans rien à côté. La première cabine n’a pas de fenêtre digne de ce nom. [TRK-S-04]

    • Maître ingénieur : toutes les pièces du vaisseau. [TRK-S-05]

    • Couloiriste : la plus longue chaîne de pièces reliées avec des tuyaux d’un ou deux côtés. [TRK-S-06]
trucker-rules-gold = Les titres d’or : ce qu’ils coûtent
trucker-rules-gold-text =
    • Grand Transporteur : de deux soutes côte à côte, aucune ne prend de blocs. [TRK-G-01]

    • Routier survolté : une batterie reliée à ce qu’elle alimente n’a pas de charges. [TRK-G-02]

    • Xéno-intendant : un module de survie ne marche que si toutes ses liaisons unissent des tuyaux égaux. [TRK-G-03]

    • Capitaine de croisière : chaque connecteur exposé d’une cabine lui coûte une place, et chaque nouveau une figurine. [TRK-G-04]

    • Maître ingénieur : avant toute chose, remplissez la réserve de deux pièces qui ont ensemble des tuyaux sur cinq côtés, et ajoutez-les quand tous ont terminé. Chacune qui ne va nulle part coûte un crédit par côté à tuyaux. [TRK-G-05, TRK-G-07]

    • Couloiriste : quand une pièce de couloir est détruite, les pièces de couloir qui lui sont reliées tombent. [TRK-G-06, TRK-G-08]

## Another Big Expansion

trucker-rules-abe = Another Big Expansion

trucker-rules-abe-what = Ce qu’elle apporte
trucker-rules-abe-what-text =
    De nouvelles pièces, de nouvelles cartes avec des hôtes qui montent à bord, trois nouvelles classes de vaisseaux, un quatrième niveau et une équipe de soutien. Prenez ce qui vous plaît ; une partie vole avec les classes qu’on veut, dans l’ordre qu’on veut, la même pour tous dans un vol. Classe II, III puis IV, voilà une bonne soirée. [ABE-GEN-01–06]

    Une classe a un numéro, et ce numéro est le niveau du vol. Un bouclier blindé est un bouclier ; mais un propulseur n’est pas un moteur, ni une station de crubots une cabine. Argent, dettes et cartes utilisées sont comme dans une série. [ABE-GEN-05, ABE-GEN-07–11]

    Pour qu’on se dispute un peu, des pièces quittent le tas sans qu’on les voie : 25 pour chaque joueur de moins que quatre, et 25 encore dans une partie sans classe IV. [ABE-CMP-01–06]
trucker-rules-solar = Panneaux solaires
trucker-rules-solar-text =
    Une fois par carte, un panneau alimente une pièce qui lui est reliée, comme le ferait une charge : un double, un bouclier, un propulseur, une station de crubots. Il ne stocke rien, ne recharge rien, et personne ne vole le soleil. [ABE-SOL-01–07]
trucker-rules-thrusters = Propulseurs
trucker-rules-thrusters-text =
    Un propulseur pointe de deux côtés, et ces deux cases restent vides. Une fois que les dés ont nommé le couloir d’un caillou ou d’un tir, une charge le décale d’un cran pour votre seul vaisseau, du côté où le propulseur pointe. [ABE-THR-01–06]

    Une fois par lancer, et jamais de deux. Un impact peut devenir un raté et, avec du talent, un raté un impact. On interroge les canons sur le couloir tel qu’il est alors. [ABE-THR-07–10, ABE-THR-12, ABE-THR-13]

    Contre les intrus, il ne marche que si quelqu’un d’éveillé est assis à côté : il doit être relié à une pièce avec de l’équipage. [ABE-THR-11]
trucker-rules-routing = Modules de routage
trucker-rules-routing-text =
    Tout ce qui est relié à un module de routage compte comme relié ensemble, et des modules en chaîne n’en font qu’un. Cela transporte l’air, le soleil et les armes, et avec la même bonne volonté les épidémies et les radiations. Cela ne tient rien ensemble, et les intrus n’en vont pas plus vite. [ABE-RTE-01–07]
trucker-rules-mixed-support = Survie mixte
trucker-rules-mixed-support-text =
    Une cabine qui y est reliée peut prendre un alien de l’une ou l’autre couleur. Toujours un de chaque couleur par vaisseau, et un par cabine. [ABE-LSM-01–04]
trucker-rules-crubots = Stations de crubots
trucker-rules-crubots-text =
    Quatre robots d’équipage dorment dans une station. Contre une charge, ils sont éveillés jusqu’à la fin de la carte et comptent pour quatre : quand on compare les équipages, et là où il faut un nombre. On ne peut ni les perdre, ni les vendre, et ils n’attrapent rien. [ABE-CRU-01–05, ABE-CRU-08]

    Ils ne sont pas humains. Un vaisseau que seuls des crubots pilotent abandonne, et personne d’autre ne dort chez eux. Chaque station se paie à part, et vous décidez quand on demande son aide. [ABE-CRU-06, ABE-CRU-07, ABE-CRU-09–11]
trucker-rules-defense = Auto-défense
trucker-rules-defense-text =
    Deux systèmes reliés ajoutent 1 à vos canons, chacun compté dans une seule paire, sans aucune charge. Ils n’abattent pas de cailloux. Un seul suffit à renvoyer un intrus. [ABE-DEF-01–07]
trucker-rules-armories = Armureries
trucker-rules-armories-text =
    L’équipage d’une pièce reliée à une armurerie est armé. Quand on compare les équipages, un armé compte double ; là où il faut un nombre, ou quand on en perd, c’est juste quelqu’un avec une arme. [ABE-ARM-01–04, ABE-ARM-06, ABE-ARM-07]

    Un intrus qui tombe sur un équipage armé est vaincu. L’armurerie elle-même n’arrête personne. [ABE-ARM-05]
trucker-rules-plating = Blindage
trucker-rules-plating-text =
    Un côté blindé ne cède à aucun caillou ni à aucun tir, et n’a pas de tuyaux. Il n’aide ni contre ce qui saute à l’intérieur ni contre la chute, et les intrus entrent tout de même. [ABE-PLT-01–05]
trucker-rules-class-iib = Classe IIB : un tube
trucker-rules-class-iib-text =
    Les colonnes de gauche et de droite sont voisines. Les tuyaux doivent s’accorder par-dessus la couture, les bouches regardent par-dessus, et tout ce qui y est relié l’est. [ABE-IIB-01–03]

    De l’avant ou de l’arrière, deux dés nomment une des neuf colonnes, toutes aussi probables. D’un côté, un dé nomme la rangée, un autre l’endroit où le caillou y commence ; il tourne jusqu’à rencontrer quelque chose. [ABE-IIB-04–07, ABE-IIB-13, ABE-IIB-15–17]

    Un tuyau relié ne compte pas comme ouvert, même si un caillou commence juste là. Les propulseurs décalent les colonnes autour du tube, les rangées comme d’habitude. Les canons des rangées voisines aident où qu’ils soient. Pas d’assurance ici. [ABE-IIB-08–12, ABE-IIB-14]
trucker-rules-class-iiib = Classe IIIB : cases fermées
trucker-rules-class-iiib-text =
    Quand la construction commence, on lance deux dés, et chaque case qui porte un de ces nombres est fermée. Une table peut choisir de ne pas les marquer ; alors le contrôle trouve ce qui vous a échappé. [ABE-IIIB-01, ABE-IIIB-02, ABE-IIIB-05–07]

    Un double ferme aussi la case de la première cabine : elle est retirée, et votre première pièce va n’importe où. Il vous faudra une autre cabine, car personne ne vole sans humain. [ABE-IIIB-03, ABE-IIIB-04, ABE-IIIB-08, ABE-IIIB-09]
trucker-rules-class-iv = Classe IV
trucker-rules-class-iv-text =
    Deux moitiés au hasard font un vaisseau, si bien que deux n’ont jamais le même contour ; les pièces se relient par-dessus le milieu. Le sable coule cinq fois, la pioche a vingt cartes, les primes sont les plus grosses, et les ennuis aussi. [ABE-IV-01–08]

    Avant le vol, vous pouvez l’assurer pour le prix imprimé sur le plateau. Assurées, vos pertes ne coûtent pas plus que le maximum ; la prime est partie de toute façon. Seule la classe IV s’assure, et seulement par qui peut payer. [ABE-INS-01–09]
trucker-rules-new-cards = Nouvelles cartes
trucker-rules-new-cards-text =
    Chaque paquet reçoit trois intrus et un Secteur dangereux, qui tire deux cartes du niveau suivant et les pose sur la pioche. Elles viennent juste après. [ABE-CRD-01, ABE-CRD-DAN-01–03]

    Dans le paquet IV, les ennemis cumulent leurs habitudes : toutes les punitions, dans l’ordre imprimé, pour tous ceux qu’ils ont battus, et toutes les récompenses pour qui les bat. [ABE-CRD-ENM-01–04]

    Les météores viennent parfois par deux : un gros, puis un petit dans le même couloir, avec un lancer et un décalage pour les deux. [ABE-CRD-MET-01–04]

    Les épaves sont parfois défendues. Qui en veut une se fait d’abord tirer dessus, et peut alors réfléchir encore. [ABE-CRD-ABN-01–04]

    Sur les planètes développées, des gens veulent parfois monter : il leur faut une place libre dans une cabine sans alien. [ABE-CRD-PLN-01–04]
trucker-rules-mostly-open = Espace presque libre
trucker-rules-mostly-open-text =
    Comme l’espace libre, mais qui a annoncé le plus de moteurs rencontre seul les cailloux imprimés ; à égalité, c’est celui qui est alors devant. La vitesse a un prix. [ABE-CRD-MOS-01–03]
trucker-rules-leak = Fuite radioactive
trucker-rules-leak-text =
    D’abord, chaque pièce habitée reliée à une batterie chargée ou à un panneau solaire perd quelqu’un. Les crubots et les batteries vides sont épargnés. [ABE-CRD-RAD-01–03, ABE-CRD-RAD-07]

    Puis on regarde les blocs de panneaux, modules de routage et batteries chargées reliés. Un bloc de quatre charges et panneaux ou plus disparaît en entier. Dépenser ses charges est une façon de rester en vie. [ABE-CRD-RAD-04–06]
trucker-rules-intruders = Intrus
trucker-rules-intruders-text =
    La carte nomme un côté et les dés un couloir, pour tous. Si la première pièce y est défendue, par une auto-défense ou un équipage armé, ils s’en vont et personne n’est payé. Sinon ils entrent ; boucliers, canons et blindage ne les impressionnent pas. [ABE-INT-01–05, ABE-INT-16]

    Dedans, ils longent les pièces reliées, une main au mur : les gauchers essaient à gauche, tout droit, à droite, et font demi-tour s’il n’y a pas de chemin. Chaque pièce est un pas, la première aussi. [ABE-INT-06–11]

    Qui entre dans une pièce défendue est vaincu, et vous avez la récompense sans perdre de jours. Sinon ils repartent après leur dernier pas. [ABE-INT-12–15]
trucker-rules-predators = Prédateurs
trucker-rules-predators-text =
    Dans chaque pièce où il entre, un prédateur mange tout l’équipage, tous les blocs et toutes les charges. Les pièces restent, bien léchées. [ABE-INT-PRE-01–03]
trucker-rules-commandos = Commandos
trucker-rules-commandos-text =
    Un commando ne touche à rien et pose des charges après les pas imprimés. Elles sautent toutes ensemble quand son chemin est fini, vaincu ou non ; il n’en pose simplement pas là où il est vaincu. [ABE-INT-COM-01–09]

    Certains viennent par deux, un pour chaque main, par la même porte : leurs chemins se suivent l’un après l’autre, puis tout saute, et vous êtes payé pour chaque vaincu. Un commando prédateur fait les deux. [ABE-INT-DBL-01–05, ABE-INT-PC-01]

## L’équipe de soutien

trucker-rules-team = L’équipe de soutien

trucker-rules-team-what = Qui sont ces gens
trucker-rules-team-what-text =
    Dix-sept spécialistes, chacun une carte avec ses jetons. Qui vous rejoint reste toute la partie et a deux talents : A sert dès le premier vol ensemble, B à partir du suivant. Les jetons sont tous de retour à chaque vol. [ABE-SUP-01–03, ABE-SUP-16]

    Ils n’ont besoin d’aucune autre boîte : les niveaux I, II et III volent avec une équipe aussi bien que le reste.
trucker-rules-team-joining = Comment ils arrivent
trucker-rules-team-joining-text =
    Dans une série de trois vols, le premier se fait seul. Ensuite vous recevez trois cartes, en gardez une en secret et en rendez deux ; tout le monde montre ensemble. Après le deuxième, vous en recevez deux et en gardez une, parmi tout ce que personne n’a. [ABE-SUP-04, ABE-SUP-05]

    Au troisième vol, votre vieil ami fait donc les deux, le nouveau seulement A. Un quatrième vol apporte une carte de plus, sans choix. Personne n’en a plus de trois. [ABE-SUP-06, ABE-SUP-08, ABE-SUP-09]

    Dans une partie d’un ou deux vols, vous en recevez trois dès avant le premier, et deux avant le second. Ce sont les vols faits qui comptent, pas leurs niveaux. [ABE-SUP-07, ABE-SUP-10, ABE-SUP-16]

    Compétitif : après chaque vol sauf le dernier, on étale une carte de plus que de joueurs. Les arrivés choisissent, le premier d’abord ; les autres ont ce que le hasard laisse, et la dernière carte rentre chez elle pour de bon. [ABE-SUP-13]
trucker-rules-team-when = Quand ils travaillent
trucker-rules-team-when-text =
    Pendant la construction : du début jusqu’à ce que vous preniez votre case de départ. Après la construction : tous ont fini, avant équipage et charges. Avant le vol : vaisseaux chargés, aucune carte visible. Après le vol, chacun a son tour, ceux qui ont abandonné aussi sauf mention contraire, mais pas plus tôt. [ABE-SUP-11, ABE-SUP-14]

    Personne ne peut vous priver d’un talent en se dépêchant. Là où une décision dépend d’une autre, le premier commence. Plusieurs talents au même moment : leur ordre est le vôtre. [ABE-SUP-12, ABE-SUP-15]

    Après la construction, dans l’ordre : la dernière pièce de l’Escroc ; ce qui répare des erreurs (Livreur, Soudeur A) ; le contrôle ; ce qui veut un vaisseau correct (Plombier, Assembleur, Soudeur B, la marque de l’Hypergéomètre) ; l’Architecte et le Planificateur sont payés ; équipage et charges. Puis tout ce qui vient avant le vol, et l’assurance en dernier. [ABE-SUP-17]

    Pour acheter, il faut l’argent ; ce qu’on vous fait payer peut vous endetter. Une pose que quelqu’un de chez vous permet n’est pas refusée, et qui a le Livreur peut aussi poser ce qui n’enfreint que la règle des cases vides ou celle des tuyères. [ABE-SUP-18, ABE-SUP-19]
trucker-rules-team-advertiser = Annonceur
trucker-rules-team-advertiser-text =
    A, avant le vol : prédisez comment finit chaque joueur, vous aussi, une place ou un abandon ; aucune place deux fois. Une place juste vaut 2 crédits, un abandon juste 1. [ABE-SUP-ADV-01, ABE-SUP-ADV-02]

    B, si vous arrivez : un crédit par bord blindé à l’extérieur du vaisseau qui reste. Un bord contre une pièce ou dans un trou n’est pas un endroit pour la réclame. [ABE-SUP-ADV-03, ABE-SUP-ADV-04]
trucker-rules-team-architect = Architecte
trucker-rules-team-architect-text =
    A, pendant la construction : une pièce peut être hors du contour, dans les rangées et colonnes du plateau et reliée au vaisseau. Sur IIIB une case fermée convient, celle de départ aussi. S’il y en a plus, toutes partent sauf une. [ABE-SUP-ARC-01, ABE-SUP-ARC-02, ABE-SUP-ARC-05]

    B : une fois par vol, la prime de beauté en supplément : juste après la construction si votre vaisseau est alors le plus beau, sinon à la fin, en plus de l’habituelle. Les égalités comptent, l’abandon non, et aucun autre talent ne change ce supplément. [ABE-SUP-ARC-03, ABE-SUP-ARC-04]
trucker-rules-team-assembler = Assembleur
trucker-rules-team-assembler-text =
    A, après la construction : deux de vos pièces sont reliées sans fil, pour le meilleur et pour le pire. Par un module de routage, cela veut dire tout ce qu’il relie ; deux modules liés n’en font qu’un. Rien ne tient par là, aucun intrus n’y marche, et quand l’une des deux est perdue, c’est fini. [ABE-SUP-ASM-01–03, ABE-SUP-ASM-05]

    B, après la construction : du blindage à la place de tous les connecteurs exposés d’une pièce, trois au plus. Ils ne sont plus exposés. [ABE-SUP-ASM-04, ABE-SUP-ASM-05]
trucker-rules-team-bureaucrat = Bureaucrate
trucker-rules-team-bureaucrat-text =
    A, avant le vol : partez en avance, d’autant de jours que le numéro du vol et d’un de plus par fusée devant vous. [ABE-SUP-BUR-01]

    B, avant le paiement des primes : toutes les places peuvent rapporter 4, 3, 2, 1 de plus, ou autant de moins, et la beauté 2 de plus ou de moins. Pour tous, et même si vous avez abandonné. [ABE-SUP-BUR-02]
trucker-rules-team-buyer = Acheteur
trucker-rules-team-buyer-text =
    A : vous pouvez réserver trois pièces, et ce qui ne sert pas n’est pas perdu. B : personne ne vole dans votre réserve, et pendant la construction vous pouvez en remettre. [ABE-SUP-BUY-01, ABE-SUP-BUY-02]
trucker-rules-team-deliveryman = Livreur
trucker-rules-team-deliveryman-text =
    A, après la construction : une de vos pièces, la première cabine comprise, devient un canon, un moteur, une cabine ou une soute pour deux, tourné comme vous voulez. Seuls ses connecteurs restent ; le blindage devient lisse. Cela peut réparer une faute, même commise exprès. [ABE-SUP-DEL-01, ABE-SUP-DEL-02, ABE-SUP-DEL-04]

    B, pendant la construction : jusqu’à deux de plus, à déplacer tant que vous n’avez pas fini ; A peut ensuite en changer une encore. [ABE-SUP-DEL-03]
trucker-rules-team-hypergeometer = Hypergéomètre
trucker-rules-team-hypergeometer-text =
    A : un canon et un moteur se passent de leur case vide ; pas les propulseurs. D’autres sont des erreurs, et lesquels sont visés ne se demande qu’au contrôle. [ABE-SUP-HYP-01, ABE-SUP-HYP-04]

    B : un canon que vous marquez après la construction tourne, à neuf pour chaque tir, et la case devant peut être pleine. Il compte une fois dans votre puissance, dans le sens où vous le pointez ; un double veut toujours sa charge. Pour construire, c’est un canon comme un autre. [ABE-SUP-HYP-02–04]
trucker-rules-team-inspector = Inspecteur
trucker-rules-team-inspector-text =
    A : vous pouvez lire les quatre piles, aussi quand vous avez fini et que quelqu’un construit encore. B : vous les lisez avant la construction, 20 secondes s’il y a un sablier, et personne ne construit entre-temps ; plus tard, inutile d’avoir d’abord ajouté une pièce. [ABE-SUP-INS-01–03]
trucker-rules-team-planner = Planificateur
trucker-rules-team-planner-text =
    A : pendant la construction, votre vaisseau peut être en deux morceaux, jamais trois. S’il l’est encore à la fin, l’un des deux part. [ABE-SUP-PLA-01, ABE-SUP-PLA-02]

    B, avant la construction : posez cinq marqueurs sur des cases qui ne touchent ni les autres ni votre première cabine. Après le contrôle, chaque promesse tenue paie 2 crédits ; les autres ne coûtent rien. Posez-y autre chose, et le marqueur s’en va. [ABE-SUP-PLA-03, ABE-SUP-PLA-05, ABE-SUP-PLA-07]

    Bleu veut une soute, rouge une spéciale, l’astronaute une cabine, l’alien un support vital quelconque, la batterie des charges ou un panneau solaire. Crubots et stase ne sont pas des astronautes ; l’air compte sans cabine. Sur IIIB les dés viennent après les marqueurs, sans regret. [ABE-SUP-PLA-04–06]
trucker-rules-team-plumber = Plombier
trucker-rules-team-plumber-text =
    A, pendant la construction ou après : deux tuyaux, chacun à travers un bord lisse des deux côtés. Ils tiennent, et les intrus passent. Un tuyau ne bouge plus, ne répare aucune faute, et là où rien d’autre ne tient une pièce il doit venir aussitôt. [ABE-SUP-PLU-01, ABE-SUP-PLU-02, ABE-SUP-PLU-04]

    B, pendant la construction : une pièce a des connecteurs pour tout, de tous côtés, canons et moteurs aussi, blindage ou non. Un voisin lisse est alors une faute ; devant une bouche ou une tuyère ils ne relient rien, comptent comme exposés, et les petits météores le savent. [ABE-SUP-PLU-03, ABE-SUP-PLU-05]
trucker-rules-team-saboteur = Saboteur
trucker-rules-team-saboteur-text =
    A, pendant la construction : ce que d’autres ont réservé est à vous si vous le voulez, sauf si le B de leur Acheteur le protège. Posez-le, réservez-le, ou remettez-le, visible de tous. [ABE-SUP-SAB-01, ABE-SUP-SAB-05]

    B, avant le vol : chaque autre vaisseau perd un astronaute de votre choix, pas d’une cabine de luxe, et la figurine marque une connexion. Quand l’une des deux pièces est détruite, l’autre l’est aussi, avant que rien ne tombe ; ce qui ne fait que tomber ne fait pas de mal. La figurine n’est plus de l’équipage. Un vaisseau sans humains reçoit quand même sa marque ; celui qui n’en a plus abandonne. [ABE-SUP-SAB-02–05]
trucker-rules-team-guard = Gardien de sécurité
trucker-rules-team-guard-text =
    A, avant le vol : chacun paie un crédit par connecteur exposé, vous aussi, quitte à s’endetter. [ABE-SUP-SEC-01, ABE-SUP-SEC-03]

    B, une fois pendant la construction : exercice d’alerte. Les autres ne font rien pendant dix secondes, ou sans sablier ne prennent aucune pièce avant que vous en ayez ajouté deux ou fini. Plus quand le sablier est sur sa dernière case. [ABE-SUP-SEC-02]
trucker-rules-team-smuggler = Contrebandier
trucker-rules-team-smuggler-text =
    A : chaque module de structure ou de routage cache un bloc bleu ou vert. Les prédateurs ne le trouvent pas. Quand on exige des biens, vous n’êtes pas forcé de le donner, mais vous ne pouvez dire n’avoir plus rien que si tout le reste est caché et qu’il ne reste aucune charge. [ABE-SUP-SMU-01, ABE-SUP-SMU-02]

    B : chacun de ces blocs se vend un crédit de plus, avant la division par deux si vous avez abandonné. [ABE-SUP-SMU-03]
trucker-rules-team-stock-boy = Magasinier
trucker-rules-team-stock-boy-text =
    A : chaque soute ordinaire accepte un bloc rouge. B : vous choisissez quels blocs ou charges sont perdus, et pouvez cacher des bleus, verts et jaunes dans les soutes spéciales, comme le ferait le Contrebandier. Les biens ne se déplacent qu’au chargement. [ABE-SUP-STO-01–03]
trucker-rules-team-swindler = Escroc
trucker-rules-team-swindler-text =
    A : quand vous avez fini, vous pouvez ajouter autant de pièces que le numéro du vol pendant que d’autres construisent, et une de celles qui restent, parmi les visibles, quand tous ont fini. [ABE-SUP-SWI-01]

    B : ce que vous payez en vol ou pour des pièces perdues coûte un crédit de moins ; ce que vous gagnez en vol, par votre place ou par la beauté rapporte un de plus, une fois par carte. Les paiements entre joueurs comptent. Ce qui se passe avant le décollage, les ventes, le luxe et ce qu’apportent d’autres membres, non. [ABE-SUP-SWI-02–04]
trucker-rules-team-trader = Négociant
trucker-rules-team-trader-text =
    A, avant le vol : autant de blocs jaunes que le numéro du vol, un crédit pièce, si vous avez la place et l’argent. B, après le vol : une couleur vaut un crédit de plus ou de moins pour tous, jamais moins d’un, que vous soyez arrivé ou non. Qui a abandonné vend ensuite. [ABE-SUP-TRA-01, ABE-SUP-TRA-02]
trucker-rules-team-welder = Soudeur
trucker-rules-team-welder-text =
    A : deux fois, un tuyau s’adapte à deux, aussi au contrôle et pour des pièces trouvées en vol ; les jetons peuvent bouger jusqu’au décollage. B, après la construction : jusqu’à trois connecteurs exposés sont soudés. Ils ne comptent plus, et les petits météores rebondissent. [ABE-SUP-WEL-01–03]

## Missions

trucker-rules-missions = Missions

trucker-rules-missions-what = Voler en mission
trucker-rules-missions-what-text =
    Une mission change un vol : ce qu’il y a dans le tas, quels dangers attendent dans les piles, pour quoi on vous paie. Il ne lui faut que le jeu de base, et elle va avec tout le reste. [MIS-GAM-01–04, MIS-GAM-13, MIS-GAM-16]

    Chacun commence avec 20 crédits, et qui finit avec plus a gagné. Pour chaque vol on tire trois missions et chacun en nomme une ; le hasard décide parmi celles-là. Les trois sont ensuite défaussées. [MIS-GAM-06–12, MIS-GAM-14, MIS-GAM-26]

    Certaines missions déconseillent une classe de vaisseaux. C’est un conseil. On règle comme pour un vol simple, avec la paie de la mission en plus ; les dettes sont oubliées entre deux vols, et les cartes utilisées restent dehors. [MIS-GAM-17, MIS-GAM-18, MIS-GAM-25, MIS-GAM-27, MIS-GAM-28, MIS-HSE-01, MIS-HSE-02]

    Dans l’une d’elles on peut mourir : alors votre vol finit sans paie et votre argent s’envole. Au vol suivant vous pouvez revenir, quelqu’un d’autre, avec un crédit. [MIS-GAM-15, MIS-GAM-31, MIS-HSE-03]
trucker-rules-beverage-run = Embouteillages
trucker-rules-beverage-run-text =
    Vous recevez deux conteneurs fragiles qui remplissent votre réserve jusqu’à ce qu’ils soient posés. Les piles contiennent des supercartes. Quand il en sort une, vous pouvez ouvrir une bouteille, dans l’ordre de vol : le conteneur est perdu, et votre vaisseau est ailleurs jusqu’à la fin de la carte. [MIS-GAM-20–23, MIS-GAM-29, MIS-GAM-30]

    Chaque conteneur livré est payé : 8, 12, 16 ou 20 selon le niveau. [MIS-GAM-24]
trucker-rules-house = Qui paie quoi
trucker-rules-house-text =
    • Défis : une supercarte est réussie si elle ne vous a coûté ni pièce, ni figurine, ni bloc, ni jour. [MIS-HSE-04]

    • Symétrie : des pièces égales dans la même rangée, aussi loin à gauche qu’à droite du milieu, font une paire. [MIS-HSE-05]

    • Ambassadeurs : là où vous choisissez qui part, les aliens partent les derniers. [MIS-HSE-06]

    • Covoiturage : après chaque carte, tout le monde se resserre derrière le premier. [MIS-HSE-07]

    • Paris : chacun mise en secret sur une issue. Gagné, cela paie un multiple ; perdu ou abandonné, c’est parti. [MIS-HSE-08, MIS-HSE-09]

    • Directives : chacune enfreinte au décollage coûte, chacune respectée à la fin paie. [MIS-HSE-10]
trucker-rules-merchant = Le marchand
trucker-rules-merchant-text =
    Dans la Mission d’Escorte, un marchand lent vole derrière vous avec des caisses. Dans l’espace libre il avance avec son propre moteur ; les ennemis qu’il rencontre avant que quelqu’un les batte lui prennent une caisse, et cailloux et flottes en coûtent là où personne n’est assez près. [MIS-HSE-11–15]

    Avant une carte, vous pouvez reculer jusqu’à lui. Tous ceux qui arrivent sont payés pour les caisses restantes, et le plus proche un peu plus. Sans caisses, ou dépassé d’un tour, il est parti. [MIS-HSE-16–18]
trucker-rules-special = Pièces spéciales
trucker-rules-special-text =
    Elles ont un dos à elles et ne sont dans le tas que si une mission le dit. Vous dites si vous prenez une pièce ordinaire ou une spéciale. Elles ne se mettent pas en réserve, et après le vol elles s’en vont. [MIS-CMP-01–05, MIS-CMP-12, MIS-CMP-15]

    Une pièce peut être détruite, se détacher ou être abandonnée. Seule la destruction déclenche quelque chose : cailloux, tirs, sabotage, charges, explosions. On compte d’abord tout ce qui saute ou casse, on le retire, puis le reste tombe en silence. [MIS-CMP-06–11, MIS-CMP-14]

    Autour d’une pièce, ce sont les huit cases autour, reliées ou non, par-dessus la couture d’un tube aussi. Ce qui ne doit pas aller ensemble est refusé à la pose, ou trouvé au contrôle. [MIS-CMP-13, MIS-CMP-16, MIS-CMP-17]
trucker-rules-explosive = Conteneurs explosifs
trucker-rules-explosive-text =
    Quand l’un est détruit, tout ce qui est sur les huit cases autour l’est aussi, autres explosifs compris, et ainsi de suite. Rien n’en protège. Tombé ou abandonné, il ne fait rien. [MIS-EXP-01–06]
trucker-rules-fragile = Conteneurs fragiles
trucker-rules-fragile-text =
    Il casse dès que quelque chose est détruit sur les huit cases autour, et entraîne ses voisins fragiles, rien d’autre. Des pièces qui se détachent ne l’émeuvent pas. [MIS-FRG-01–06]
trucker-rules-heavy = Conteneurs lourds
trucker-rules-heavy-text =
    Son poids se retire de vos moteurs, après l’aide de l’alien brun ; le résultat peut très bien être négatif. Dans l’espace libre, zéro ou moins veut dire abandon. [MIS-HVY-04–07, MIS-HVY-10]

    Ses côtés sans tuyaux sont blindés. Les zones mortes ne l’allègent pas. [MIS-HVY-01–03, MIS-HVY-08, MIS-HVY-09]
trucker-rules-radioactive = Conteneurs radioactifs
trucker-rules-radioactive-text =
    Deux d’entre eux ne doivent pas être reliés, même par des modules de routage. Ni équipage ni charges sur les huit cases autour ; blocs, boucliers et moteurs s’en moquent, les crubots aussi. [MIS-RAD-01–07, MIS-RAD-11]

    La première cabine ne fait pas exception. Quand un conteneur est perdu, ses voisins peuvent de nouveau recevoir, mais personne ne vient. [MIS-RAD-08–10]
trucker-rules-artifacts = Artefacts
trucker-rules-artifacts-text =
    Un artefact rend sa colonne morte, tourné d’un quart sa rangée ; un double rend mortes les deux. Rien n’y marche que tuyaux, blindage et pièces spéciales : ni équipage, ni charges, ni blocs, ni puissance, ni défense, ni air. [MIS-ART-01–08, MIS-ART-13, MIS-ART-15]

    Aucun artefact dans la zone morte d’un autre. Bouches et tuyères veulent toujours leur case vide. Quand un artefact est perdu, tout remarche aussitôt, mais cabines et batteries restent vides. [MIS-ART-09–12, MIS-ART-14, MIS-ART-16, MIS-ART-17]
trucker-rules-supercards = Supercartes
trucker-rules-supercards-text =
    Des dangers sans niveau : la plupart s’aggravent avec celui du vol, ligne par ligne jusqu’à lui. Elles ne paient rien. Elles se cachent dans les piles que vous pouvez lire, ce qui est un indice. [MIS-SUP-01–09, MIS-SUP-11]
trucker-rules-rain = Averse de météores
trucker-rules-rain-text =
    Un petit météore dans chaque couloir d’un côté, puis dans chaque couloir d’un autre, et pas de dés. Chacun est un petit ordinaire, et le vaisseau est regardé à neuf chaque fois. Les propulseurs n’aident pas ; des tuyaux bien rangés, si. [MIS-RAIN-01–07]
trucker-rules-alert = Alerte aux météores
trucker-rules-alert-text =
    De gros météores par lignes, la première à chaque vol, une de plus par niveau. Là où un dé est dessiné, on ne lance que l’autre. [MIS-ALERT-01–07]
trucker-rules-black-hole = Trou noir
trucker-rules-black-hole-text =
    Dans l’ordre de vol : des moteurs aussi forts que l’attraction, et vous passez. Sinon deux pièces partent par point manquant, une à une, et aucune à laquelle d’autres tiennent. La puissance se recompte chaque fois ; jeter quelque chose de lourd aide donc. [MIS-HOLE-01–06, MIS-HOLE-08, MIS-HOLE-09]

    Si vos pièces ne suffisent pas, le trou les garde toutes, et votre vol est fini. [MIS-HOLE-07]
trucker-rules-fleets = Flottes
trucker-rules-fleets-text =
    Une flotte attaque tout le monde, et personne n’est payé pour la battre. Les canons tournés vers ses côtés comptent en entier, tous les autres pour moitié, ceux de l’avant aussi. [MIS-FLEET-01–04, MIS-FLEET-10]

    Atteignez la puissance du niveau du vol et vous êtes épargné. Atteignez celle d’une ligne plus basse, et cette ligne et celles du dessus vous épargnent ; toutes les autres jusqu’au niveau s’additionnent. [MIS-FLEET-05–09]
trucker-rules-tactical-zone = Zone tactique
trucker-rules-tactical-zone-text =
    Deux colonnes, chacune une différence : l’équipage moins les canons, par exemple. Le plus bas subit toutes les lignes jusqu’au niveau ; à égalité, c’est celui de devant. Ce qui est gratuit compte, qu’on le veuille ou non. [MIS-TAC-01–06, MIS-TAC-11]

    La seconde colonne regarde les vaisseaux tels qu’ils sont alors, et les charges se paient à nouveau. Un vaisseau seul est épargné. [MIS-TAC-07–10]
trucker-rules-events = Événements spéciaux
trucker-rules-events-text =
    Ils jugent un vaisseau tel qu’il est quand ils sortent et prennent tout d’un coup. La poussière de nanobots détache les pièces aux tuyaux les plus ouverts, sans rien détruire. La poussière épaisse coûte plus de jours par tuyau. [MIS-EVT-01, MIS-EVT-02, MIS-EVT-04–07]

    Les pestes sont des épidémies qui ont de l’appétit ; l’une voyage le long des pièces reliées. Le mal des rayons et la surtension sont ce que fait une fuite, l’un à l’équipage, l’autre aux batteries trop proches. [MIS-EVT-03, MIS-EVT-08–11]
trucker-rules-robopolice = Raids de la Robopolice
trucker-rules-robopolice-text =
    Un dé nomme le côté, la carte le couloir. Si cette porte manque ou est défendue, ils essaient la suivante dans le sens de la flèche, tout autour, jusqu’à ce qu’ils soient dedans ou les aient toutes essayées. [MIS-ROBO-01–04, MIS-ROBO-13, MIS-ROBO-15, MIS-ROBO-16]

    Dedans, ils prennent tout l’équipage, les blocs et les charges, et posent un explosif là où ils trouvent ce que montre la carte. Ils marchent jusqu’à être vaincus ou à se répéter, puis laissent un dernier explosif à la porte. [MIS-ROBO-05–10]

    Un double raid en envoie deux, chacun de son côté. On n’est pas payé pour avoir battu la police. [MIS-ROBO-11, MIS-ROBO-12, MIS-ROBO-14]
trucker-rules-own-missions = Vos propres missions
trucker-rules-own-missions-text =
    Qui tient le serveur peut y ajouter ses missions, ses cartes et ses pièces ; le formulaire d’une nouvelle table propose ce qu’il y a. Elles obéissent aux mêmes règles, pour autant que quelqu’un y obéisse. [MIS-OWN-01]
