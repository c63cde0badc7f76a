# Ce que dit le guide dans Trucker, chaque chose une fois.

## Chantier

trucker-guide-goal-title = Comment on gagne
trucker-guide-goal =
    Construisez un vaisseau avec ce que contient le tas, menez-le à travers tout ce qui vient, et rentrez avec de quoi vendre.

    Marchandises, primes et arrivée rapide rapportent des crédits ; chaque pièce perdue en coûte un.

    Qui rentre avec plus qu’au départ a gagné. Qui a le plus de crédits a gagné le plus.
trucker-guide-unhurried = Prenez votre temps. Aucun sable ne coule pendant ce vol, et les autres vous attendent : ils en ont vu, des premiers vaisseaux.
trucker-guide-welcome = Ce plan est votre vaisseau. Pour l’instant, une cabine et beaucoup d’optimisme. Tout ce qu’on y ajoute doit tenir ensemble, car il va pleuvoir des choses.
trucker-guide-take = Prenez une pièce dans le tas. Personne ne sait ce que c’est avant de la retourner, pas même le tas.
trucker-guide-turn = Les tuyaux doivent se rejoindre : un avec un, deux avec deux ; trois vont avec tous. Un côté lisse veut un voisin lisse. Un clic sur la pièce la tourne.
trucker-guide-place = Les cases vives la prennent telle quelle, les pointillées après un tour. Rien ne va ? Remettez-la, elle fera un heureux.
trucker-guide-weld = Elle est seulement posée : déplacez-la, tournez-la, changez d’avis. La prochaine pièce que vous prendrez la soudera pour de bon.
trucker-guide-engine = Un moteur. Sa tuyère regarde vers l’arrière, sans rien derrière. Dans le vide, qui n’a pas de poussée y reste.
trucker-guide-cannon = Un canon arrête les gros cailloux et les mauvaises rencontres. Il compte 1 vers l’avant, un demi de côté. Rien devant la bouche, s’il vous plaît.
trucker-guide-double = Un double vaut deux fois plus, mais seulement pour une charge, à chaque fois. Prévoyez des batteries.
trucker-guide-cabin = Deux personnes vivent ici. L’équipage sert à payer les épaves, et les ennuis cherchent le plus petit équipage.
trucker-guide-battery = Des charges pour boucliers et doubles, où qu’ils soient à bord. En route, personne n’en vend.
trucker-guide-shield = Pour une charge, il couvre deux côtés entiers du vaisseau contre le menu fretin : ceux des arcs. Tournez-le du côté utile.
trucker-guide-hold = De la place pour les marchandises, et c’est votre paie. Les rouges, les meilleures, ne voyagent qu’en soute spéciale.
trucker-guide-structural = Rien que des tuyaux. Ça ne sert à rien, et sans ça la moitié des vaisseaux tomberaient en morceaux.
trucker-guide-life-support = Relié à une cabine, il permet à un alien de sa couleur d’y vivre : seul dans une chambre pour deux, mais costaud.
trucker-guide-reserve = Deux pièces peuvent attendre ici, à l’abri des voisins. Ce qui attend encore à la fin coûte un crédit pièce.
trucker-guide-titles = Qui finit le vol meilleur que les autres dans l’un de ces domaines emporte le titre, et de l’argent. Appuyez pour lire ce qu’il demande.
trucker-guide-timer = Du vrai sable. Une fois écoulé, n’importe qui peut retourner le sablier ; la dernière fois, seulement qui a fini. Ensuite, on pose les outils.
trucker-guide-forecast = L’essentiel de ce qui vient est dans ces trois piles. Les mains vides, lisez-en une, puis construisez en conséquence. Cela prend du temps, évidemment.
trucker-guide-face-up = Ce dont les autres n’ont pas voulu est là, pour tout le monde. Regardez avant de pêcher : la première main l’emporte.
trucker-guide-counts = Votre vaisseau en chiffres. Gardez peu de tuyaux ouverts : les petits cailloux les trouvent, et le vaisseau le plus soigné reçoit un prix.
trucker-guide-rivals = Les autres construisent en même temps, au vu de tous. Appuyez sur un vaisseau pour le voir de près ; l’envie est gratuite.
trucker-guide-finish = Assez grand ? Terminez : les plus rapides partent devant, premiers à choisir et premiers à recevoir les coups. Un grand vaisseau porte plus et s’offre plus.

## Lancement

trucker-guide-repair = Le contrôle. Chaque cercle enfreint une règle : appuyez sur des pièces pour les ôter jusqu’à ce qu’il n’en reste aucun.
trucker-guide-house = Cette cabine a un module de survie, à vous de choisir : deux personnes, ou un alien avec un talent. Sans humain à bord, on ne vole pas.

## Cartes

trucker-guide-planets = Des planètes ! Chacune n’a de place que pour une fusée, le meneur choisit d’abord. Les marchandises feront de l’argent, se poser coûte des jours.
trucker-guide-abandoned-ship = Une épave. Un seul capitaine peut y envoyer des gens et empocher les crédits. On demande d’abord au meneur.
trucker-guide-abandoned-station = Une station pleine de marchandises, pour qui a assez de bras pour la fouiller. Tout le monde en revient ; cela ne coûte que des jours.
trucker-guide-enemies = Ils attaquent le meneur, puis les suivants. Plus faible qu’eux : on paie. À égalité : rien. Plus fort : la récompense est à vous, et ils laissent les autres tranquilles.
trucker-guide-open-space = La voie est libre : chacun avance de la puissance de ses moteurs. Une puissance de zéro, et l’on reste ici. Pour toujours.
trucker-guide-meteors = Des cailloux. Deux dés choisissent le couloir. Les petits rebondissent sur un côté lisse ou un bouclier ; les gros doivent être abattus par un canon tourné vers eux.
trucker-guide-combat-zone = Trois comparaisons, et le dernier de chacune paie. Être avant-dernier est un excellent plan.
trucker-guide-stardust = La poussière se dépose dans les tuyaux ouverts : chacun coûte un jour. Les capitaines soigneux passent sans la voir.
trucker-guide-epidemic = Les cabines habitées reliées entre elles partagent tout. Chacune perd quelqu’un.
trucker-guide-sabotage = Quelqu’un s’est glissé à bord du plus petit équipage. Quatre dés disent ce qu’il dévisse.
trucker-guide-dangerous-sector = Mauvais quartier. Des cartes d’un paquet plus méchant passent dessus, et personne ne les a lues.
trucker-guide-mostly-open-space = Voie libre, ou presque : chacun avance, et qui annonce le plus de puissance rencontre les météores. Deuxième, c’est une belle place.
trucker-guide-radiation-leak = L’énergie fuit. L’équipage relié à des batteries chargées ou à des panneaux solaires souffre, et les gros blocs d’énergie explosent. Dépensez les charges à temps, ou séparez-les.
trucker-guide-meteor-rain = Un petit météore pour chaque colonne et chaque rangée de deux côtés. Ce qui ne montre pas de tuyau ouvert par là ne craint rien ; pour le reste, il faut un bouclier chargé.
trucker-guide-meteor-alert = Rien que de gros météores, et plus le niveau monte, plus il y en a. Certains visent le milieu du vaisseau : un de leurs dés est dessiné sur la carte.
trucker-guide-fleets = Une flotte attaque tout le monde, de plusieurs côtés : les canons tournés par là comptent en entier, les autres pour moitié. Chaque ligne atteinte vous épargne quelque chose ; comptez avant de dépenser.
trucker-guide-tactical-zone = Une chose compte pour vous, une autre contre vous, et la plus petite différence paie. Ce qui marche sans charge compte toujours ; n’alimentez pas les doubles qui vous desservent.
trucker-guide-nanobot-dust = De petites machines défont ce qui dépasse le plus. Rien n’est détruit, mais ce qui y tenait s’en va aussi.
trucker-guide-thick-stardust = La pire des poussières : chaque tuyau ouvert coûte des jours, et pas qu’un.
trucker-guide-plagues = La maladie va de cabine en cabine. Celles qui ne sont reliées à aucune autre, ou loin de toutes, restent saines.
trucker-guide-surges = L’énergie n’est pas bonne pour la santé. Éloignez les cabines des batteries chargées, et les batteries chargées entre elles.
trucker-guide-black-hole = Seuls les moteurs aident. Alimentez d’abord les doubles ; si cela ne suffit pas, jetez ce qui sert le moins, de l’extérieur vers l’intérieur, et jamais ce qui tient autre chose.
trucker-guide-robopolice-raid = Un dé dit par quel côté elle arrive, la carte dans quel couloir ; là où elle ne peut pas entrer, elle essaie le suivant. L’autodéfense et l’équipage armé l’arrêtent aussi à l’intérieur.
trucker-guide-intruders = Quelqu’un entre là où le disent les dés et longe les murs. L’équipage armé et les systèmes d’autodéfense l’arrêtent ; l’entrée ne doit pas être défendue si l’on veut la récompense.

## Vol

trucker-guide-crew = Équipage, charges et soutes vides sont à bord. On ne construit plus rien : désormais, il y en aura de moins en moins.
trucker-guide-route = La course. Devant, on choisit d’abord et l’on prend les ennuis d’abord. Les jours perdus font reculer, et qui se fait prendre un tour est éliminé.
trucker-guide-fly-on = Avant chaque carte, vous pouvez abandonner et rentrer : marchandises à moitié prix, pas de prime d’arrivée. Parfois, c’est raisonnable.
trucker-guide-land = Regardez d’abord votre place libre. Une planète pleine de marchandises ne sert à rien à un vaisseau plein de cabines.
trucker-guide-reward = Prenez-la et perdez les jours, ou laissez-la. Une place devant vaut aussi quelque chose.
trucker-guide-power = Un double ne compte qu’avec une charge. Appuyez dessus pour l’alimenter, ou laissez la puissance telle quelle : les charges ne reviennent pas.
trucker-guide-defend = Une charge l’arrête. Ou laissez-le frapper : la pièce visée part, et tout ce qui est hachuré dérive avec elle, un crédit pièce.
trucker-guide-pay-token = Prenez la charge dans une batterie qui risque d’être touchée. Ce qui se détache emporte ses charges.
trucker-guide-lose-crew = Appuyez sur des cabines pour choisir qui part. Gardez au moins un humain : les aliens n’ont pas le permis.
trucker-guide-lose-good = Les blocs les plus chers partent d’abord ; vous choisissez seulement d’où.
trucker-guide-load = Glissez les blocs dans vos soutes, ou laissez l’équipage les ranger au mieux. Le rouge veut une soute spéciale. Ce qui reste est perdu.
trucker-guide-keep-piece = C’est cassé. Appuyez sur le morceau où vous voulez continuer à vivre ; le reste dérive, un crédit la pièce. Des moteurs, c’est bien. Des gens aussi.
trucker-guide-out = Vous êtes hors course, pas hors affaires : marchandises à moitié prix, et personne ne vous reprend vos crédits.
trucker-guide-bill = La prime d’arrivée selon l’ordre, un prix pour le moins de tuyaux ouverts, les marchandises vendues, un crédit de moins par pièce perdue. Plus qu’au départ ? Alors c’est gagné. Vraiment.

trucker-guide-choose-mission = Trois missions, et chacun vote en secret. Lisez ce qui change et ce que ça rapporte : l’une de celles qui ont été nommées est tirée au sort, et tous la volent.
trucker-guide-keep-member = L’une de ces personnes rejoint votre équipe pour de bon. A sert tout de suite, B dès le vol suivant.
trucker-guide-take-member = Ces gens sont visibles de tous. Le premier arrivé choisit le premier : prenez qui vous voulez tant que c’est possible.
trucker-guide-mission = La mission de ce vol reste ici. Appuyez pour la relire ; en vol, elle compte ce que vous avez déjà.
trucker-guide-team = Votre équipe. Ce qui brille peut servir maintenant ; appuyez sur un visage pour lire ce que savent faire les gens de chacun.
trucker-guide-use-ability = Vos gens ont quelque chose à proposer à cet instant, une fois par vol chacun. Vous pouvez les laisser se reposer, mais ils ne mettent rien de côté.
trucker-guide-bet = Pariez sur votre propre vol, en secret. Choisissez ce que vous croyez possible, puis combien. Personne ne vous en voudra de ne rien parier.

## Extensions

trucker-guide-tube = Un tube : la colonne de gauche touche celle de droite. Ce qui se devine au-delà de la couture est l’autre bord, et les tuyaux doivent s’y accorder aussi.
trucker-guide-closed = Les dés ont fermé chaque case qui porte un de leurs chiffres. Construisez autour, et veillez à ce que tout tienne encore ensemble.
trucker-guide-halves = Deux moitiés réunies par le hasard : personne d’autre n’a ces contours. Les parapluies parlent d’assurance, proposée avant le départ.
trucker-guide-solar-panel = Du soleil, gratuit : une fois par carte, il alimente une pièce reliée à lui. Ailleurs à bord, il ne fait que briller.
trucker-guide-thruster = Il a deux tuyères, et les deux veulent de la place. Pour une charge, il esquive : ce qui vous vise passe une ligne plus loin. Plus loin n’est pas toujours mieux.
trucker-guide-routing-module = Tout ce qui lui est relié compte comme relié ensemble : l’air, le soleil, les armes. Et les épidémies, puisque vous demandez.
trucker-guide-mixed-life-support = Relié à une cabine, il y loge un alien de l’une ou l’autre couleur. Un seul de chaque à bord, comme toujours.
trucker-guide-crubot-station = Quatre robots dorment ici. Une charge les réveille pour une carte, et ils comptent comme équipage. Il faut quand même un humain pour signer.
trucker-guide-auto-defense = Elle met les intrus dehors toute seule. Deux qui sont reliées ajoutent aussi 1 à vos canons, sans charge.
trucker-guide-armory = L’équipage des pièces reliées est armé : il compte double quand on compare les équipages, et les intrus qui le croisent le regrettent.
trucker-guide-explosive = S’il est touché, tout ce qui occupe les huit cases autour part avec lui. Placez-le là où les voisins ne vous manqueraient pas.
trucker-guide-fragile = Il se brise dès que quelque chose est détruit autour de lui. Un coin tranquille, de grâce, et rien d’explosif à côté.
trucker-guide-heavy = Son poids se déduit de la puissance de vos moteurs, alors comptez-les. Ses côtés sans tuyau arrêtent tout ce qui les frappe.
trucker-guide-radioactive = Personne ne vit et aucune charge ne tient sur les huit cases autour, première cabine comprise. Et jamais deux reliés entre eux.
trucker-guide-artifact = Dans son ombre, rien ne marche : une colonne du vaisseau ou, tourné, une rangée ; le double prend les deux. Tuyaux et blindage s’en moquent.
trucker-guide-shift = Esquiver ou rester : les deux lignes sont dessinées, avec ce qu’on y perdrait. Esquiver coûte une charge, et un coup manqué peut devenir un coup au but.
trucker-guide-crubots = Réveillez-les pour cette carte, ou laissez-les dormir. Chaque choix dit combien de bras vous auriez alors.
trucker-guide-insure = Maintenant ou jamais. Assuré, vous ne payez les pièces perdues que jusqu’au maximum ; la prime, elle, est partie dans les deux cas.
trucker-guide-wait = Le marchand est lent. Attendez-le et vous veillez sur ses caisses, qui paient à la fin ; cela vous coûte les jours.
