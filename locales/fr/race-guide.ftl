# La première partie guidée : un conseil à chaque première fois, avec sa raison.

race-guide-goal-title = Comment on gagne
race-guide-goal =
    Le plus de points l’emporte. Ils sont imprimés sur les cartes que vous posez, et sur les jetons que rapportent les ressources consommées.

    À chaque manche, chacun choisit une phase en secret. Toutes les phases choisies ont lieu, pour tout le monde.

    C’est fini après la manche où quelqu’un a 12 cartes devant soi, ou quand le dernier jeton est pris.
race-guide-action = Seules les phases que quelqu’un choisit ont lieu. Tout le monde joue la phase, vous seul avez le bonus de votre carte. Choisissez donc ce qui vous sert plus qu’aux autres.
race-guide-two-actions = Deux actions chacun, et toute phase choisie par l’un ou l’autre a lieu. Laissez à l’autre ce qu’il lui faut de toute façon, et profitez-en sans rien dépenser.
race-guide-hand = Ici, les cartes sont la monnaie. Ce qui coûte 3 se paie avec 3 autres cartes, et adieu. La plupart de vos cartes finiront en pièces : ne vous attachez qu’à quelques-unes.
race-guide-tableau = Votre empire commence par ce monde. Les lignes d’une carte sont ses pouvoirs, par phase : I Explorer, II Développer, III Coloniser, IV Consommer, V Produire. Ils jouent pour vous, peu importe qui a choisi la phase.
race-guide-shared = Vous n’avez pas choisi cette phase, et vous la jouez quand même, simplement sans bonus. Devinez ce que veulent les autres, et votre propre action vient en plus.
race-guide-keep = Explorer, c’est faire entrer des idées. Gardez ce qui va avec vos cartes ; si rien ne va, gardez le plus cher : un jour, vous en aurez peut-être les moyens.
race-guide-develop = Un développement, c’est pour toujours : une fois posé, il sert dans sa phase jusqu’à la fin. Bâtissez tôt ce qui servira souvent. Rien qui vaille son prix ? Passez, et gardez vos pièces.
race-guide-settle = Les ressources poussent sur les mondes. Regardez le signe rond sous les points d’un monde : dans un cercle en pointillé, une ressource arrive avec lui ; dans un cercle plein, il en pousse une nouvelle chaque fois que quelqu’un produit.
race-guide-military = L’anneau rouge, c’est un monde militaire. Il demande de la force au lieu de cartes : atteignez son nombre, et il ne coûte rien. La force vous reste : qui conquiert ne s’arrête jamais à un seul.
race-guide-pay = On vous propose les cartes qui semblent valoir le moins, sans connaître votre plan. Touchez-en d’autres pour changer : ce que vous payez, vous ne le bâtirez pas. Ce que vous gardez, c’est votre plan.
race-guide-goods = Une ressource attend sur votre monde. Vendez-la contre des cartes tant que vous grandissez ; consommez-la en points ensuite. Elle est patiente, mais une ressource qui dort ne rapporte rien.
race-guide-sell = Seul vend qui a choisi Vente, une ressource à chaque fois : plus elle est rare, plus elle donne de cartes. Le plus court chemin de pauvre à redoutable.
race-guide-consume = Consommer change les ressources en points, et les pouvoirs doivent servir, qu’on le veuille ou non. Pour qui a choisi ×2, les points doublent : faites des réserves, puis frappez.
race-guide-produce = Chaque monde de production vide reçoit une ressource, chez vous comme en face. À choisir quand vous en avez plus que les autres, et de quoi vous en servir au tour suivant.
race-guide-hand-limit = Dix cartes, c’est tout ce qu’on emporte au tour suivant. Jetez ce que vous ne paierez jamais. Et la prochaine fois, dépensez.
race-guide-goals = Les objectifs sont des points à la vue de tous. Les uns vont à qui arrive le premier, les autres à qui a le plus, et ceux-là changent de main. Un coup d’œil avant de bâtir.
race-guide-end = La fin est en vue : le tour où quelqu’un a 12 cartes, ou celui où part le dernier jeton, est le dernier. Plus le temps de semer : bâtissez ce qui compte en points.
race-guide-robot = Le robot ne décide de rien, il lance les dés. Là où tombe un dé, il agit ; là où vous seul avez choisi, il réagit, souvent faute de mieux. Son plateau annonce tout : touchez une phase.
race-guide-draft = Vous composez la pioche avec laquelle vous jouerez, une carte à la fois. Préférez celles qui vont ensemble à celles qui sont seulement fortes, et retenez ce que vous laissez passer.
race-guide-start-world = L’un des deux sera votre foyer. Prenez celui que vos premières cartes préfèrent.
