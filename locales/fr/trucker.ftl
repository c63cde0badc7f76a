# Les écrans de Trucker : composants, cartes, chantier, vol, paie, et toute l'histoire.

## Les choses

trucker-kind-starting-cabin = Cabine de départ
trucker-kind-cabin = Cabine
trucker-kind-life-support-purple = Module de survie violet
trucker-kind-life-support-brown = Module de survie brun
trucker-kind-engine = Moteur
trucker-kind-double-engine = Moteur double
trucker-kind-cannon = Canon
trucker-kind-double-cannon = Canon double
trucker-kind-battery = Batterie
trucker-kind-shield = Bouclier
trucker-kind-cargo-hold = Soute
trucker-kind-special-hold = Soute spéciale
trucker-kind-structural = Module de structure
trucker-kind-solar-panel = Panneau solaire
trucker-kind-thruster = Propulseur
trucker-kind-routing-module = Module de routage
trucker-kind-mixed-life-support = Module de survie mixte
trucker-kind-crubot-station = Station de crubots
trucker-kind-auto-defense = Auto-défense
trucker-kind-armory = Armurerie
trucker-kind-explosive = Conteneur explosif
trucker-kind-fragile = Conteneur fragile
trucker-kind-heavy = Conteneur lourd
trucker-kind-radioactive = Conteneur radioactif
trucker-kind-artifact = Artefact
trucker-kind-double-artifact = Artefact double

trucker-about-starting-cabin = La maison. Deux humains y vivent, et tous les tuyaux s’y branchent.
trucker-about-cabin = Loge deux humains, ou un alien si son module de survie est relié.
trucker-about-life-support-purple = Permet à un alien violet de vivre dans une cabine reliée : canons +2.
trucker-about-life-support-brown = Permet à un alien brun de vivre dans une cabine reliée : moteurs +2.
trucker-about-engine = Puissance 1. La tuyère regarde vers l’arrière, sans rien derrière.
trucker-about-double-engine = Puissance 2 contre une charge. La tuyère regarde vers l’arrière.
trucker-about-cannon = Puissance 1 vers l’avant, la moitié ailleurs. Rien devant la bouche du canon.
trucker-about-double-cannon = Puissance 2 vers l’avant contre une charge, 1 ailleurs.
trucker-about-battery = { $count ->
        [one] { $count } charge
       *[other] { $count } charges
    } pour les doubles et les boucliers.
trucker-about-shield = Contre une charge, arrête petits météores et tirs légers sur deux côtés du vaisseau.
trucker-about-cargo-hold = De la place pour { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }, mais jamais de rouge.
trucker-about-special-hold = De la place pour { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    } de toute couleur, même rouge.
trucker-about-structural = Ne fait rien, sinon tenir le vaisseau. Il en faut.
trucker-about-solar-panel = Une fois par carte, alimente un composant relié comme une charge de batterie.
trucker-about-thruster = Contre une charge, décale un impact d’un couloir. Rien là où il pointe.
trucker-about-routing-module = Tout ce qui y est relié compte comme relié ensemble, pour le meilleur et pour le pire.
trucker-about-mixed-life-support = Permet à un alien violet ou brun de vivre dans une cabine reliée.
trucker-about-crubot-station = Contre une charge, { $count ->
        [one] { $count } crubot rejoint
       *[other] { $count } crubots rejoignent
    } l’équipage pour une carte.
trucker-about-auto-defense = Arrête les intrus. Deux systèmes reliés ajoutent 1 aux canons.
trucker-about-armory = Arme l’équipage relié : il arrête les intrus et compte double quand on compare.
trucker-about-explosive = S’il est détruit, tout ce qui l’entoure l’est aussi.
trucker-about-fragile = Se brise quand un composant autour de lui est détruit.
trucker-about-heavy = Pèse { $count } sur la puissance de vos moteurs. Ses côtés sans tuyau sont indestructibles.
trucker-about-radioactive = Ni équipage ni charges autour de lui, et jamais relié à un autre.
trucker-about-artifact = Rien ne fonctionne dans son couloir.
trucker-about-double-artifact = Rien ne fonctionne ni dans sa rangée, ni dans sa colonne.

trucker-tile = { $kind }. Tuyaux : avant { $front }, droite { $right }, arrière { $rear }, gauche { $left }.
trucker-tile-with-tokens = { $name } Jetons : { $tokens }.
trucker-token-universal = tuyaux universels à { $side }
trucker-token-plated = blindage à { $side }
trucker-token-welded = soudé à { $side }
trucker-token-part = pièce de rechange
trucker-token-rotating = pivote en tous sens
trucker-token-exempt = se passe de place
trucker-tile-about = { $kind }. { $use }
trucker-square = colonne { $column }, rangée { $row }

trucker-colour-blue = bloc bleu, vaut 1
trucker-colour-green = bloc vert, vaut 2
trucker-colour-yellow = bloc jaune, vaut 3
trucker-colour-red = bloc rouge, vaut 4

trucker-threat-small = Petit météore
trucker-threat-large = Gros météore
trucker-threat-light = Tir léger
trucker-threat-heavy = Tir lourd
trucker-threat-pair = Gros météore suivi d’un petit
trucker-threat-predator = Prédateur
trucker-threat-commando = Commando
trucker-threat-predator-commando = Commando prédateur
trucker-threat-robopolice = Robopolice
trucker-from-front = par l’avant
trucker-from-right = par la droite
trucker-from-rear = par l’arrière
trucker-from-left = par la gauche
trucker-hit = { $what } { $side }

trucker-dweller-humans = Deux humains
trucker-dweller-purple = Alien violet
trucker-dweller-brown = Alien brun
trucker-dweller-humans-about = Simples, fiables, et ils sont deux
trucker-dweller-purple-about = Canons +2, mais 1 seul équipier
trucker-dweller-brown-about = Moteurs +2, mais 1 seul équipier
trucker-board-cabin = Cabine en colonne { $column }, rangée { $row }
trucker-board-none = Personne de plus
trucker-board-here = Dans cette cabine : { $square }

## Les cartes

trucker-card-planets = Planètes
trucker-card-abandoned-ship = Vaisseau abandonné
trucker-card-abandoned-station = Station abandonnée
trucker-card-smugglers = Contrebandiers
trucker-card-slavers = Esclavagistes
trucker-card-pirates = Pirates
trucker-card-open-space = Espace libre
trucker-card-meteor-swarm = Pluie de météores
trucker-card-combat-zone = Zone de combat
trucker-card-stardust = Poussière d’étoiles
trucker-card-epidemic = Épidémie
trucker-card-sabotage = Sabotage
trucker-card-dangerous-sector = Secteur dangereux
trucker-card-mostly-open-space = Espace presque libre
trucker-card-radiation-leak = Fuite radioactive
trucker-card-predator = Prédateur
trucker-card-commando = Commando
trucker-card-predator-commando = Commando prédateur
trucker-card-meteor-rain = Averse de météores
trucker-card-black-hole = Trou noir
trucker-card-robopolice-raid = Raid de la Robopolice
trucker-card-meteor-alert = Alerte aux météores
trucker-card-pirate-fleet = Flotte pirate
trucker-card-raider-fleet = Flotte de pillards
trucker-card-tactical-zone = Zone tactique
trucker-card-nanobot-dust = Poussière de nanobots
trucker-card-thick-stardust = Poussière épaisse
trucker-card-galactic-plague = Peste galactique
trucker-card-travelling-plague = Peste voyageuse
trucker-card-radiation-sickness = Mal des rayons
trucker-card-power-surge = Surtension
trucker-card-deck = { $deck ->
    [S] Supercarte
   *[other] Carte du paquet { $deck }
}
trucker-card-days = { $count ->
        [one] Coûte { $count } jour
       *[other] Coûte { $count } jours
    }
trucker-card-pay-crew = { $count ->
        [one] { $count } équipier s’en va
       *[other] { $count } équipiers s’en vont
    }
trucker-card-need-crew = Il faut { $count ->
        [one] { $count } équipier
       *[other] { $count } équipiers
    }
trucker-card-gain-credits = { $count ->
        [one] +{ $count } crédit
       *[other] +{ $count } crédits
    }
trucker-card-strength = Puissance { $count }
trucker-card-if-weaker = Plus faible :
trucker-card-if-stronger = Plus fort :
trucker-fight-won = { $strength } : gagné
trucker-fight-tied = { $strength } : nul
trucker-fight-lost = { $strength } : perdu
trucker-card-lose-crew = { $count ->
        [one] { $count } équipier perdu
       *[other] { $count } équipiers perdus
    }
trucker-card-lose-goods = { $count ->
        [one] { $count } bloc perdu
       *[other] { $count } blocs perdus
    }
trucker-card-lose-goods-why = Les plus chers d’abord ; s’il manque des blocs, les batteries paient.
trucker-card-lose-days = { $count ->
        [one] { $count } jour perdu
       *[other] { $count } jours perdus
    }
trucker-lowest-crew = Le moins d’équipage :
trucker-lowest-engines = Moteurs les plus faibles :
trucker-lowest-cannons = Canons les plus faibles :
trucker-card-meteor-swarm-text = Deux dés choisissent le couloir. Un petit rebondit sur un côté sans tuyau ; un gros, il faut l’abattre.
trucker-card-open-space-text = Rien que de la route. Chacun avance de sa puissance de moteurs. Sans moteur, c’est fini.
trucker-card-stardust-text = Elle s’insinue dans chaque tuyau ouvert : un jour perdu par connecteur exposé.
trucker-card-epidemic-text = Quelqu’un a éternué. Chaque cabine habitée reliée à une autre cabine habitée perd une figurine.
trucker-card-sabotage-text = Le plus petit équipage ne peut pas tout surveiller ; à égalité, celui de devant. Les dés choisissent une case ; ce qui s’y trouve disparaît.
trucker-card-dangerous-sector-text = { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } du paquet { $deck } : les prochaines, inconnues.
trucker-card-mostly-open-space-text = Chacun avance de sa puissance de moteurs. Qui en annonce le plus rencontre seul ceci :
trucker-card-radiation-leak-text = Chaque composant habité relié à des batteries chargées ou à un panneau solaire perd un équipier. Puis les blocs de 4 charges et panneaux ou plus explosent.
trucker-card-shower = { $side }, { $sweep }
trucker-sweep-left-to-right = de gauche à droite
trucker-sweep-right-to-left = de droite à gauche
trucker-sweep-front-to-rear = de l’avant à l’arrière
trucker-sweep-rear-to-front = de l’arrière à l’avant
trucker-card-meteor-rain-text = Un petit météore dans chaque couloir, un par un, et pas de dés pour y échapper.
trucker-card-meteor-alert-text = De gros météores, ligne par ligne jusqu’au niveau du vol. Un dé dessiné n’est pas lancé.
trucker-card-pull = Attraction { $count }
trucker-card-black-hole-text = Les moteurs doivent égaler son attraction. Par point manquant, { $count } composants restent derrière, et rien d’autre ne doit tomber avec eux.
trucker-card-point = Dés dessinés : { $first } et { $second }
trucker-card-search-clockwise = Cherche une entrée dans le sens horaire
trucker-card-search-counterclockwise = Cherche une entrée dans le sens antihoraire
trucker-card-unit-left = main gauche au mur
trucker-card-unit-right = main droite au mur
trucker-card-contraband-crew = Fait sauter là où il y a de l’équipage
trucker-card-contraband-goods = Fait sauter là où il y a des blocs
trucker-card-contraband-battery = Fait sauter là où il y a des charges
trucker-card-robopolice-raid-text = Elle prend équipage, blocs et charges partout où elle passe, jusqu’à ce qu’on la batte ou qu’elle ait tout vu. Elle laisse une charge à l’entrée.
trucker-card-drawn-die = Un dé montre { $die }.
trucker-card-fleet-sides = Attaque par { $sides }
trucker-side-front = l’avant
trucker-side-right = la droite
trucker-side-rear = l’arrière
trucker-side-left = la gauche
trucker-card-fleet-text = Les canons tournés par là comptent en entier, les autres pour moitié. Atteignez une puissance : sa ligne et celles du dessus vous épargnent ; le reste frappe, jusqu’au niveau du vol.
trucker-measure-crew = Équipage
trucker-measure-engines = Moteurs
trucker-measure-cannons = Canons
trucker-card-difference = { $plus } − { $minus }
trucker-difference = { $plus } − { $minus } : { $now }
trucker-card-combat-zone-text = À égalité, celui de devant.
trucker-card-tactical-zone-text = Colonne par colonne, le plus bas subit toutes les lignes jusqu’au niveau du vol ; à égalité, le plus en avance.
trucker-card-all-crew = Tous ceux qui y sont
trucker-card-drop-components = { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }
trucker-card-joins = { $joins } liaisons : { $loss }
trucker-card-tokens-from = { $count ->
        [one] dès { $count } charge
       *[other] dès { $count } charges
    }
trucker-card-nanobot-dust-text = Les composants qui ont le plus de tuyaux ouverts se détachent ; à égalité, vous choisissez. La cabine de départ ne craint rien.
trucker-card-thick-stardust-text = Pour chaque tuyau ouvert de votre vaisseau :
trucker-card-galactic-plague-text = Dans chaque cabine occupée reliée à une autre :
trucker-card-travelling-plague-text = Dans chaque cabine occupée qui en a une autre si près :
trucker-card-radiation-sickness-text = Dans chaque cabine reliée à des batteries chargées ou à un panneau solaire :
trucker-card-power-surge-text = Les batteries, panneaux solaires et modules de routage reliés qui ont trop d’énergie se détachent. C’est trop
trucker-card-defended = Tire d’abord :
trucker-card-new-crew = { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }
trucker-card-hand-left = Un seul, main gauche au mur
trucker-card-hand-right = Un seul, main droite au mur
trucker-card-hand-both = Deux, un pour chaque main
trucker-card-walk = { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
trucker-card-charges = Charges explosives après les pas { $steps }
trucker-card-eats = Dévore équipage, blocs et batteries
trucker-card-if-defeated = Par intrus vaincu à bord :
trucker-card-intruder-text = Il va de composant en composant, la main au mur. Équipage armé et auto-défense l’arrêtent ; boucliers et canons, non.

## Les questions

trucker-stage-assembly = Chantier
trucker-stage-choosing = Avant le chantier
trucker-stage-launch = Décollage
trucker-stage-flight = Vol
trucker-stage-payday = Jour de paie
trucker-stage-card = { $stage } : { $card }
trucker-level-L = vol d’apprentissage
trucker-level-I = niveau I
trucker-level-II = niveau II
trucker-level-III = niveau III
trucker-level-IV = niveau IV
trucker-ship-class = classe { $name }
trucker-flight-of = Vol { $number } sur { $count }, { $level }
trucker-flight-only = { $level }
trucker-your-decision = À vous
trucker-waiting = On attend { $who }
trucker-watching = Vous regardez
trucker-nothing-asked = L’univers réfléchit

trucker-ask-build-empty = Prenez un composant dans le tas
trucker-ask-build-hand = Posez-le sur une case qui brille, ou remettez-le dans le tas
trucker-ask-build-nowhere = Il ne va nulle part, même tourné. Remettez-le dans le tas
trucker-ask-build-nowhere-reserved = Il ne va nulle part, même tourné. Remettez-le en réserve
trucker-ask-build-sealed = Votre vaisseau ne peut plus grandir. Finissez quand vous voulez
trucker-ask-build-sealed-hand = Votre vaisseau ne peut plus grandir. Remettez-le dans le tas
trucker-ask-build-sealed-reserved = Votre vaisseau ne peut plus grandir. Remettez-le en réserve
trucker-ask-build-sealing = Avec ce composant ainsi, votre vaisseau ne peut plus grandir. Déplacez-le ou tournez-le tant qu’il est temps
trucker-ask-build-placed = Déplacez-le ou tournez-le tant qu’il est temps : le prochain pris le soude
trucker-ask-build-reading = Lisez ce qui vient, puis reposez la pile
trucker-ask-watch = Votre vaisseau est prêt. Regardez les autres paniquer
trucker-ask-starting-space = C’est l’heure. Choisissez une place de départ, vite
trucker-ask-add-reserved = Ajoutez un composant de la réserve, ou laissez-le
trucker-ask-add-reserved-place = Posez le composant réservé sur votre vaisseau
trucker-ask-repair = Retirez des composants jusqu’à ce que plus rien ne soit entouré
trucker-ask-part = Des conteneurs radioactifs se retrouvent reliés. Lequel abandonnez-vous ?
trucker-ask-fall-off = { $count ->
        [one] Aussi exposés les uns que les autres : lequel se détache ?
       *[other] Aussi exposés les uns que les autres : { $count } se détachent. Lequel d’abord ?
    }
trucker-ask-escape = { $count ->
        [one] Puissance de moteurs { $now } contre une attraction de { $pull } : { $count } composant doit partir. Lequel ?
       *[other] Puissance de moteurs { $now } contre une attraction de { $pull } : { $count } composants doivent partir. Lequel d’abord ?
    }
trucker-ask-keep-piece = Votre vaisseau est en morceaux. Lequel gardez-vous ?
trucker-ask-house = Qui s’installe dans cette cabine ?
trucker-ask-dare = { $pile ->
    [hidden] { $count ->
        [one] Oser ajouter une supercarte à la pile cachée ?
       *[other] Oser ajouter { $count } supercartes à la pile cachée ?
    }
   *[visible] { $count ->
        [one] Oser ajouter une supercarte aux piles ?
       *[other] Oser ajouter { $count } supercartes aux piles ?
    }
}
trucker-ask-stake = Combien misez-vous sur : { $what } ?
trucker-ask-bet = Sur quoi pariez-vous, et combien ? Personne ne le voit avant que tous aient choisi
trucker-ask-wait = Ralentir pour attendre le marchand ?
trucker-wait-legend = Sans personne à ses côtés, le danger lui coûte des caisses, et c’est pour les caisses que tout le monde est payé.
trucker-ask-sit-out = Une supercarte. Abandonner un conteneur pour y échapper ?
trucker-ask-insure = Assurer votre vaisseau contre les pertes ?
trucker-ask-choose-mission = Vol { $flight } : quelle mission voulez-vous ?
trucker-ask-come-back = Votre pilote est mort. Revenir avec un nouveau ?
trucker-ask-fly-on = On continue jusqu’à la carte suivante ?
trucker-ask-land = Atterrir sur une planète ?
trucker-ask-land-in-vain = Atterrir ? Aucun de ces blocs ne rentre dans vos soutes
trucker-ask-use-ship = Confier l’épave à une partie de l’équipage ?
trucker-ask-dock = S’amarrer et charger ?
trucker-ask-dock-in-vain = S’amarrer ? Aucun de ces blocs ne rentre dans vos soutes
trucker-ask-reward = Victoire. Prendre la récompense ?
trucker-ask-reward-in-vain = Victoire, mais aucun de ces blocs ne rentre dans vos soutes
trucker-ask-power-engines = Puissance de moteurs { $now }. Alimenter un moteur double ?
trucker-ask-power-pull = Puissance de moteurs { $now } contre une attraction de { $against }. Alimenter un moteur double ?
trucker-ask-power-crew = Équipage { $now }, les armés comptés double. Activer des crubots ?
trucker-ask-power-cannons = Puissance de canons { $now }. Alimenter un canon double ?
trucker-ask-power-against = Puissance de canons { $now } contre { $against }. Alimenter un canon double ?
trucker-ask-power-difference = { $plus } moins { $minus } : { $now }. Alimenter quelque chose ?
trucker-ask-source = Qu’est-ce qui donne l’énergie ?
trucker-escape-legend = Le chiffre sur un composant : combien d’autres devront partir après lui. À 0, le reste tient bon.
trucker-ask-pay-token = { $count ->
        [one] Quelle batterie donne la charge ? Appuyez sur une qui brille
       *[other] Quelles batteries donnent les { $count } charges ? Appuyez sur celles qui brillent
    }
trucker-ask-pay-instead = { $count ->
        [one] Trop peu de blocs à prendre, une batterie paie donc. Appuyez sur une qui brille
       *[other] Trop peu de blocs à prendre, des batteries paient donc { $count } charges. Appuyez sur celles qui brillent
    }
trucker-ask-lose-crew = { $count ->
        [one] Qui doit partir ? Choisissez une figurine
       *[other] Qui doit partir ? Choisissez { $count } figurines
    }
trucker-ask-lose-good = { $count ->
        [one] De quelle soute part-il ? ({ $colour })
       *[other] De quelles soutes partent ces { $count } ? ({ $colour })
    }
trucker-ask-surrender = { $count ->
        [one] Encore un bloc ou une charge à livrer. Lequel ?
       *[other] { $count } blocs ou charges à livrer. Lesquels ?
    }
trucker-ask-defend = { $threat } { $side }, { $lane }
trucker-ask-shift = { $threat } { $side }, { $lane }. Utiliser un propulseur ?
trucker-ask-crubots = Activer quels crubots ?
trucker-crubots-legend = Ils s’éveillent jusqu’à la fin de la carte. Reliés à une armurerie, ils sont armés et arrêtent les intrus.
trucker-ask-load = Chargez à votre guise : glissez les blocs dans les soutes
trucker-ask-keep-title = Quel titre gardez-vous ?
trucker-ask-give-title = À qui revient « { $title } » ?
trucker-ask-use-ship-braved = Vous êtes passé. Céder une part de l’équipage avec l’épave ?
trucker-ask-dock-braved = Vous êtes passé. Accoster et charger ?
trucker-ask-board-crew = { $count ->
        [one] { $count } humain veut embarquer. Dans quelle cabine ?
       *[other] { $count } humains veulent embarquer. Dans quelle cabine ?
    }

## Le chantier

trucker-heap = Le tas
trucker-take-hidden = Prendre un composant face cachée
trucker-take-short = Prendre
trucker-take-hidden-count = { $count ->
        [one] { $count } face cachée
       *[other] { $count } faces cachées
    }
trucker-take-special = Prendre un composant spécial
trucker-take-special-count = { $count ->
        [one] { $count } spécial
       *[other] { $count } spéciaux
    }
trucker-face-up = Face visible, pour tous
trucker-face-up-none = Rien de visible encore. Il faut d’abord un difficile.
trucker-heap-filter = Ne montrer que
trucker-heap-only = Seulement : { $sort }, { $count } face visible
trucker-heap-none-left = Plus aucun. Quelqu’un a eu la même idée.
trucker-sort-crew = équipage
trucker-sort-engines = moteurs
trucker-sort-cannons = canons
trucker-sort-power = énergie
trucker-sort-protection = boucliers
trucker-sort-holds = soutes
trucker-sort-pipes = tuyaux
trucker-sort-freight = fret
trucker-take = Prendre : { $tile }
trucker-hand = En main
trucker-hand-empty = Rien en main
trucker-turn = Tourner
trucker-put-back = Remettre
trucker-reserve = Réserver
trucker-reserve-title = En réserve
trucker-reserve-empty = Place libre
trucker-fetch = Reprendre de la réserve : { $tile }
trucker-place-here = Le poser ici : { $square }
trucker-place-wrong = Enfreindrait une règle : { $square }
trucker-place-why = { $why } ({ $square })
trucker-nowhere-reason = { $count } × { $why }
trucker-place-turned = Va ici, une fois tourné : { $square }
trucker-finish = Finir le chantier
trucker-finish-confirm = Fini pour de bon ? Choisissez votre place de départ
trucker-finish-confirm-only = Fini pour de bon ? La prochaine place de départ est à vous
trucker-finish-space = Partir de la place { $space }
trucker-finish-first = en tête
trucker-finish-no-engine = aucun moteur : l’espace vide vous garderait
trucker-finish-unarmed = { $lacks ->
    [cannons] aucun canon
    [shields] aucun bouclier
   *[both] ni canon ni bouclier : quel courage
}
trucker-finish-adrift = { $count ->
    [one] { $count } composant ne tient à rien et serait perdu
   *[other] { $count } composants ne tiennent à rien et seraient perdus
}
trucker-cancel = Pas encore
trucker-forecast = Ce qui vient
trucker-forecast-pile = Pile { $number }
trucker-forecast-pile-of = Ce qui vient : pile { $number } sur { $count }
trucker-forecast-read = Vous l’avez lue
trucker-forecast-held = { $who } la lit
trucker-forecast-supercards = { $count ->
    [one] Elle contient une supercarte
   *[other] Elle contient { $count } supercartes
}
trucker-forecast-put-back = Reposer la pile
trucker-timer = Sablier
trucker-timer-space = Sable { $space } sur { $spaces }
trucker-flip = Retourner le sablier
trucker-rivals = Les autres
trucker-rival-finished = fini, part de la place { $space }
trucker-rival-building = au travail
trucker-rival-reading = lit la pile { $pile }
trucker-rival-parts = { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }
trucker-declared = annonce { $strength }
trucker-ship-of = Vaisseau : { $who }
trucker-board-dice = Quels dés mènent à quelle colonne ou rangée. Barré : à côté. En bas : où commence, dans sa rangée, ce qui vient de côté.
trucker-board-rolled = Tirage : { $first } et { $second }. Les cases qui portent ces nombres sont fermées.
trucker-board-insured = Assuré, un vaisseau paie au plus { $maximum } composants perdus.
trucker-board-insurance = L’assurance coûte { $cost } { $cost ->
    [one] crédit
   *[other] crédits
}, avant le vol.
trucker-reach-joins = { $count ->
    [one] Compte comme relié : un composant
   *[other] Comptent comme reliés : { $count } composants
}
trucker-reached-joins = Relié par un module de routage
trucker-reach-powers = { $count ->
    [one] L’alimente, une fois par carte
   *[other] Alimente l’un de ces { $count }, une fois par carte
}
trucker-reached-powers = Un panneau solaire peut l’alimenter
trucker-reach-arms = { $count ->
    [one] Arme l’équipage d’un composant
   *[other] Arme l’équipage de { $count } composants
}
trucker-reached-arms = Ici, l’équipage est armé
trucker-reach-supports = { $count ->
    [one] Un alien peut respirer dans une cabine
   *[other] Un alien peut respirer dans l’une de { $count } cabines
}
trucker-reached-supports = Un alien peut respirer ici
trucker-reach-pairs = { $count ->
    [one] Peut faire la paire avec un autre système
   *[other] Peut faire la paire avec l’un de { $count } systèmes
}
trucker-reached-pairs = Peut faire la paire avec ce système
trucker-reach-manned = { $count ->
    [one] L’équipage d’un composant peut l’allumer contre des intrus
   *[other] L’équipage de { $count } composants peut l’allumer contre des intrus
}
trucker-reached-manned = D’ici, on allume un propulseur contre des intrus
trucker-reach-deadens = { $count ->
    [one] Zone morte : une case
   *[other] Zone morte : { $count } cases
}
trucker-reached-deadens = Zone morte : seuls tuyaux et blindage marchent ici
trucker-reach-irradiates = { $count ->
    [one] Ni équipage ni charges sur une case
   *[other] Ni équipage ni charges sur { $count } cases
}
trucker-reached-irradiates = Trop chaud pour l’équipage et les charges
trucker-reach-blows-up = Touché, il emporte tout ceci
trucker-reached-blows-up = Saute avec un conteneur explosif
trucker-reach-breaks = Se brise si l’on détruit quoi que ce soit autour
trucker-reached-breaks = Détruit, il brise un conteneur fragile
trucker-your-ship = Votre vaisseau
trucker-back-to-mine = Retour à mon vaisseau

trucker-fault-single-to-double = Un tuyau contre deux : ils ne vont pas ensemble.
trucker-fault-connector-to-smooth = Un tuyau finit contre un côté lisse.
trucker-fault-engine-not-rearward = La tuyère doit regarder vers l’arrière.
trucker-fault-blocked-engine = Quelque chose se trouve derrière un moteur.
trucker-fault-blocked-cannon = Quelque chose se trouve devant un canon.
trucker-fault-blocked-thruster = Quelque chose se trouve là où pointe un propulseur.
trucker-fault-outside-area = Ceci dépasse de la zone de construction.
trucker-fault-closed-square = Les dés ont fermé cette case.
trucker-fault-not-attached = Ceci ne tient à rien.
trucker-fault-radioactive-joined = Deux conteneurs radioactifs sont reliés.
trucker-fault-artifact-in-dead-zone = Un artefact est dans la zone morte d’un autre.
trucker-remove = Retirer : { $tile }
trucker-abandon-escape = { $count ->
        [0] { $what } C’est assez : puissance { $strength }.
        [one] { $what } Reste une puissance de { $strength }, encore { $count } à abandonner.
       *[other] { $what } Reste une puissance de { $strength }, encore { $count } à abandonner.
    }
trucker-abandon = Abandonner : { $tile }

## Les chiffres

trucker-count-engines = Puissance de moteurs
trucker-count-cannons = Puissance de canons
trucker-count-crew = Équipage
trucker-count-crew-planned = Place pour l’équipage : un alien prend une cabine entière
trucker-count-battery = Charges de batterie
trucker-count-battery-planned = Charges au décollage, toutes batteries pleines
trucker-count-holds = Places libres en soute
trucker-count-exposed = Connecteurs exposés
trucker-count-credits = Crédits
trucker-count-lost = Composants perdus
trucker-brief-engines = moteurs
trucker-brief-cannons = canons
trucker-brief-crew = équipage
trucker-brief-battery = charges
trucker-brief-holds = place libre
trucker-brief-exposed = exposés
trucker-brief-credits = crédits
trucker-brief-lost = perdus

## Le vol

trucker-route = Plan de vol
trucker-rocket-at = { $who } : jour { $day }
trucker-cards-left = { $count ->
        [0] la dernière carte
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
trucker-no-card = Carte suivante, s’il vous plaît
trucker-no-more-cards = C’était la dernière carte
trucker-fly-on = Continuer
trucker-give-up = Abandonner
trucker-give-up-cost = blocs à moitié prix, pas de prime d’arrivée
trucker-give-up-really = Abandonner ce vol ?
trucker-give-up-means = Votre fusée quitte le plateau pour de bon : plus de cartes, plus d’annulation.
trucker-give-up-goods = { $halved ->
        [one] Vos blocs rapportent { $halved } crédit au lieu de { $goods }.
       *[other] Vos blocs rapportent { $halved } crédits au lieu de { $goods }.
    }
trucker-give-up-finish = { $count ->
        [one] Le crédit de votre place actuelle vous échappe.
       *[other] Les { $count } crédits de votre place actuelle vous échappent.
    }
trucker-keep-flying = Rester en vol
trucker-land-on = Planète { $number }
trucker-pass = Non merci
trucker-accept = Oui, volontiers
trucker-dare = Oser
trucker-dare-note = Seulement si tout le monde ose. Personne ne voit votre réponse avant.
trucker-dare-not = Mieux vaut pas
trucker-dare-why = Elle frappe tous les vaisseaux et ne rapporte rien par elle-même. Osez si le vôtre encaisse mieux que les leurs : ce qu’ils perdent en route, la mission ne le paie pas.
trucker-come-back = Revenir avec un nouveau pilote
trucker-come-back-credits = { $count ->
    [one] avec un crédit
   *[other] avec { $count } crédits
}
trucker-come-back-not = Ne plus jouer jusqu’à la fin
trucker-bet-none = Pas de pari
trucker-bet-back = Un autre pari
trucker-bet-instead = au lieu de : { $what }
trucker-bet-stake = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
trucker-bet-won = gagné : +{ $count }
trucker-bet-lost = perdu : −{ $count }
trucker-bet-if-lost = Si c’est perdu
trucker-bet-board = L’ardoise du bookmaker
trucker-bet-note = Seul qui rentre peut gagner, et n’est comparé qu’à ceux qui rentrent ; à égalité, on gagne aussi. Abandonner, c’est perdre sa mise.
trucker-bet-how-finish-first = Vous passez la ligne avant tous les autres.
trucker-bet-how-most-goods-blocks = Personne n’a plus de marchandises à bord à l’arrivée ; au moins une.
trucker-bet-how-fewest-components-lost = Personne n’a perdu moins de composants en route.
trucker-bet-how-not-a-scratch = Pas un seul composant perdu. Courageux.
trucker-bet-multiple = gagné : × { $count }
trucker-bet-finish-first = arriver premier
trucker-bet-most-goods-blocks = avoir le plus de marchandises à bord
trucker-bet-fewest-components-lost = perdre le moins de composants
trucker-bet-not-a-scratch = ne perdre aucun composant
trucker-wait = Attendre
trucker-wait-not = Garder le cap
trucker-sit-out = Abandonner celui de { $column },{ $row }
trucker-sit-out-not = Affronter la carte
trucker-sit-out-falls = { $count ->
        [one] { $count } composant se détache avec lui
       *[other] { $count } composants se détachent avec lui
    }
trucker-insure = Assurer
trucker-insure-not = Pas d’assurance
trucker-insure-most = { $count ->
        [one] les pertes coûtent au plus { $count } crédit
       *[other] les pertes coûtent au plus { $count } crédits
    }
trucker-cost-days = { $count ->
        [0] aucun jour
        [one] −{ $count } jour
       *[other] −{ $count } jours
    }
trucker-cost-shots = { $count ->
        [one] D’abord { $count } tir
       *[other] D’abord { $count } tirs
    }
trucker-cost-crew = −{ $count } équipage
trucker-cost-credits = { $count ->
        [one] −{ $count } crédit
       *[other] −{ $count } crédits
    }
trucker-cost-battery = −{ $count } charge
trucker-cost-battery-or-panel = −1 charge, ou un panneau se repose
trucker-cost-panel = un panneau solaire se repose
trucker-cost-stations = { $count ->
        [one] active { $count } station de crubots
       *[other] active { $count } stations de crubots
    }
trucker-gain-credits = { $count ->
        [one] +{ $count } crédit
       *[other] +{ $count } crédits
    }
trucker-haul-all = { $loaded ->
        [1] il rentre : { $gain } pour vous
       *[other] les { $loaded } rentrent : { $gain } pour vous
    }
trucker-haul-some = { $loaded ->
        [one] { $loaded } sur { $offered } rentre : { $gain } pour vous
       *[other] { $loaded } sur { $offered } rentrent : { $gain } pour vous
    }
trucker-haul-none = rien ne rentre : 0 pour vous
trucker-haul-out = { $count ->
        [one] { $count } des vôtres cède sa place
       *[other] { $count } des vôtres cèdent leur place
    }
trucker-haul-crew = { $count ->
        [one] { $count } humain embarque
       *[other] { $count } humains embarquent
    }
trucker-crew-left = { $count ->
        [one] il en reste { $count } à bord
       *[other] il en reste { $count } à bord
    }
trucker-crew-none-left = plus personne pour piloter : hors course
trucker-power = L’alimenter
trucker-power-here = L’alimenter : { $square }
trucker-power-to = puissance { $count }
trucker-crew-to = équipage { $count }
trucker-difference-to = donne { $count }
trucker-cost-components = { $count ->
        [0] aucun composant perdu
        [one] { $count } composant abandonné
       *[other] { $count } composants abandonnés
    }
trucker-power-done = En rester à { $count }
trucker-toll-none = aucun dommage
trucker-toll-if-lowest = si vous êtes au plus bas : { $what }
trucker-toll-shots = { $count ->
        [one] { $count } tir arrive
       *[other] { $count } tirs arrivent
    }
trucker-defend-shield = Lever le bouclier
trucker-defend-double-cannon = Tirer au canon double
trucker-endure = Laisser frapper
trucker-endure-loses = perdu : { $tile }
trucker-endure-chain = { $count ->
        [one] et { $count } autre explose ou se brise
       *[other] et { $count } autres explosent ou se brisent
    }
trucker-endure-falls = { $count ->
        [one] et { $count } autre tombe
       *[other] et { $count } autres tombent
    }
trucker-stay = Rester dans le couloir
trucker-activate = Activer
trucker-surrender-done = C’est tout ce que j’ai
trucker-crubots-rest = Les laisser au repos
trucker-crubots-join = +{ $count } d’équipage pour cette carte
trucker-shift-front = Décaler vers l’avant
trucker-shift-right = Décaler vers la droite
trucker-shift-rear = Décaler vers l’arrière
trucker-shift-left = Décaler vers la gauche
trucker-lane-column = colonne { $column }
trucker-lane-row = rangée { $row }
trucker-lane-row-from = rangée { $row } depuis la colonne { $column }
trucker-lane-beside = à côté du vaisseau
trucker-lane-by-dice = { $lane } (dés { $dice })
trucker-lane-by-die = { $lane } (dé { $dice })
trucker-shift-misses = manqué
trucker-shift-harmless = sans dommage
trucker-shift-defended = peut être paré
trucker-shift-hits = { $count ->
        [one] coûte { $count } composant
       *[other] coûte { $count } composants
    }
trucker-shift-both = chacun : { $what }
trucker-shift-first = d’abord : { $what }
trucker-shift-second = puis : { $what }
trucker-source-battery = Batterie, { $square }
trucker-source-panel = Panneau solaire, { $square }
trucker-source-left = { $left ->
        [one] il y restera { $left } charge sur { $all }
       *[other] il y restera { $left } charges sur { $all }
    }
trucker-source-rests = se repose jusqu’à la prochaine carte
trucker-source-powers = alimente : { $tile }
trucker-raid-misses = manqué
trucker-raid-turned-away = éconduit
trucker-raid-defeated = vaincu à bord
trucker-raid-leaves = il traverse le vaisseau
trucker-raid-crew = { $count ->
        [one] { $count } équipier perdu
       *[other] { $count } équipiers perdus
    }
trucker-raid-goods = { $count ->
        [one] { $count } bloc perdu
       *[other] { $count } blocs perdus
    }
trucker-raid-tokens = { $count ->
        [one] { $count } charge perdue
       *[other] { $count } charges perdues
    }
trucker-raid-components = { $count ->
        [one] { $count } composant perdu
       *[other] { $count } composants perdus
    }
trucker-raid-reward = { $count ->
        [one] rapporte jusqu’à { $count } crédit
       *[other] rapporte jusqu’à { $count } crédits
    }
trucker-dismiss = Renvoyer d’ici : { $square }
trucker-pay-here = Prendre une charge ici : { $square }
trucker-forfeit-here = Le perdre d’ici : { $square }
trucker-keep-this = Garder ce morceau : { $count ->
        [one] { $count } composant
       *[other] { $count } composants
    }
trucker-keep-crew = { $count } de l’équipage à bord
trucker-choose-piece = Morceau { $number }
trucker-chosen = { $count } sur { $of }
trucker-chosen-proposed = proposition ; touchez des cabines pour en choisir d’autres
trucker-confirm = Confirmer
trucker-clear = Choisir autrement
trucker-dock = Sur le quai
trucker-take-out = Sortir lequel ?
trucker-take-out-not = Aucun
trucker-block-take-out = Sortir : { $colour }
trucker-dock-empty = Tout est à bord
trucker-load-best = Charger au meilleur prix
trucker-load-best-worth = { $count } à bord ensuite
trucker-load-done = Chargement fini
trucker-load-left = { $count ->
        [0] rien ne reste
        [one] { $count } bloc reste
       *[other] { $count } blocs restent
    }
trucker-load-reset = Comme avant
trucker-block-take = Saisir : { $colour }
trucker-block-hold = Le mettre en soute : { $square }
trucker-house-here = La cabine en question : { $square }
trucker-aboard = À bord
trucker-aboard-worth = vaut { $count } à l’arrivée
trucker-you-are-out = Vous êtes hors course. Les autres volent encore, vous pouvez ricaner.
trucker-aboard-none = Rien en soute. Léger et rapide, disons.
trucker-dice = Les dés : { $dice }
trucker-met-miss = Raté
trucker-met-harmless = Sans dommage
trucker-met-shielded = Bouclier
trucker-met-shot-down = Abattu
trucker-met-hit = Touché !

## La paie

trucker-bill = Jour de paie
trucker-bill-lead = Au-dessus de zéro, vous avez gagné. Bien au-dessus, vous avez bien gagné.
trucker-bill-result-won = { $rank ->
        [1] Premier sur { $of } : bien volé !
       *[other] Place { $rank } sur { $of }, et gagnant tout de même.
    }
trucker-bill-result-lost = { $rank ->
        [1] Premier sur { $of }, et pas plus riche pour autant.
       *[other] Place { $rank } sur { $of }. Le prochain vol paie mieux, dit-on.
    }
trucker-bill-lead-nobody = { $count ->
        [0] Personne n’est au-dessus de zéro : personne n’a gagné. Certains ont moins perdu.
       *[other] Personne n’est au-dessus de { $count } crédits : personne n’a gagné. Certains ont moins perdu.
    }
trucker-bill-lead-mission = Au-dessus de { $count } crédits, on a gagné. Bien au-dessus, on a bien gagné.
trucker-bill-lead-then = { $count ->
        [0] À la fin, au-dessus de zéro, on a gagné. D’ici là, il reste à voler.
       *[other] À la fin, au-dessus de { $count } crédits, on a gagné. D’ici là, il reste à voler.
    }
trucker-bill-left = { $why } La carte : { $card }.
trucker-bill-hidden = Ce que les autres ont en caisse reste caché jusqu’au dernier décompte. Rien n’interdit de compter.
trucker-log-launched = Au départ : { $count ->
    [one] { $count } composant
   *[other] { $count } composants
}
trucker-log-home = Au retour : { $count ->
    [one] { $count } composant
   *[other] { $count } composants
}
trucker-log-ship = Vaisseau : { $who }. { $what }
trucker-log-hits = { $count ->
    [one] { $count } impact
   *[other] { $count } impacts
}
trucker-log-parts = { $count ->
    [one] { $count } composant perdu
   *[other] { $count } composants perdus
}
trucker-log-crew = { $count ->
    [one] { $count } membre d’équipage en moins
   *[other] { $count } membres d’équipage en moins
}
trucker-log-goods = { $count ->
    [one] { $count } cube perdu
   *[other] { $count } cubes perdus
}
trucker-log-credits = { $count } crédits
trucker-log-quiet = Pas une égratignure, personne ne manque. C’est louche.
trucker-awards = Prix que personne n’a demandés
trucker-award-hits = Paratonnerre
trucker-award-hits-why = { $who } a encaissé { $count ->
    [one] le seul impact.
   *[other] { $count } impacts.
}
trucker-award-goods = Mulet de l’espace
trucker-award-goods-why = { $who } a chargé { $count ->
    [one] { $count } cube.
   *[other] { $count } cubes.
}
trucker-award-saves = Pas aujourd’hui
trucker-award-saves-why = { $who } a arrêté { $count ->
    [one] { $count } menace.
   *[other] { $count } menaces.
}
trucker-award-parts = Mécène des casses
trucker-award-parts-why = { $who } a laissé { $count ->
    [one] { $count } composant
   *[other] { $count } composants
} aux étoiles.
trucker-award-charges = Client fidèle
trucker-award-charges-why = { $who } a vidé { $count ->
    [one] { $count } charge.
   *[other] { $count } charges.
}
trucker-award-passes = Sans façon
trucker-award-passes-why = { $who } a décliné { $count ->
    [one] une fois.
   *[other] { $count } fois.
}
trucker-bill-finish = Prime d’arrivée
trucker-bill-best-looking = Plus beau vaisseau
trucker-bill-best-looking-pipes = Plus beau vaisseau (le moins de tuyaux ouverts : { $count })
trucker-bill-goods = Blocs vendus
trucker-bill-goods-half = Blocs vendus à moitié prix
trucker-bill-losses = Composants perdus
trucker-bill-losses-insured = Composants perdus : le maximum d’un assuré
trucker-bill-card = Gagné en route
trucker-bill-title = Titre
trucker-bill-late-fault = Amende pour réparation tardive
trucker-bill-unused-reserve = Réserve qui n’allait nulle part
trucker-bill-debt-forgiven = Dette effacée
trucker-bill-insurance = Assurance
trucker-bill-starting-credits = Au départ
trucker-bill-death = Parti avec le pilote
trucker-bill-new-trucker = Le crédit du nouveau pilote
trucker-bill-bet = Pari
trucker-bill-directives = Directives
trucker-bill-mission-delivered = Mission : composants spéciaux livrés
trucker-bill-mission-weight = Mission : poids livré
trucker-bill-mission-types = Mission : types livrés
trucker-bill-mission-extra = Mission : exemplaires en plus
trucker-bill-mission-lost = Mission : composants spéciaux perdus
trucker-bill-mission-lost-components = Mission : composants perdus en route
trucker-bill-mission-crew = Mission : équipage livré
trucker-bill-mission-crew-lost = Mission : équipage perdu
trucker-bill-mission-aliens = Mission : extraterrestres livrés
trucker-bill-mission-aliens-lost = Mission : extraterrestres perdus
trucker-bill-mission-both-aliens = Mission : un extraterrestre de chaque couleur
trucker-bill-mission-trials = Mission : épreuves réussies
trucker-bill-mission-all-trials = Mission : toutes les épreuves réussies
trucker-bill-mission-crates = Mission : caisses du marchand
trucker-bill-mission-closest = Mission : au plus près du marchand
trucker-bill-mission-mirror-pairs = Mission : paires symétriques
trucker-bill-mission-pairs = Mission : paires complètes
trucker-bill-mission-most = Mission : le plus de tous
trucker-bill-mission-finished = Mission : vol terminé
trucker-bill-mission-intact = Mission : aucun composant perdu
trucker-bill-mission-out = Mission : rien, hors course
trucker-bill-mission-missed = Mission : rien, pas remplie
trucker-bill-before = Déjà en caisse
trucker-bill-total = Total
trucker-bill-flight = Ce vol
trucker-bills = Toutes les factures
trucker-bills-flight = Vol { $number }, { $level }
trucker-bills-coming = On cherche les vieux reçus…
trucker-bills-failed = Les vieux reçus ne sont pas arrivés. Rouvrez pour un nouvel essai.
trucker-bill-till = En caisse : { $before } avant, { $count } après
trucker-bill-rank = { $rank ->
        [1] Premier
       *[other] Place { $rank }
    }
trucker-bill-close = On continue
trucker-bill-look = Revoir les vaisseaux
trucker-bill-show = Montrer la note
trucker-bill-out = hors course

trucker-title-freight-hauler = Grand Transporteur
trucker-title-power-trucker = Routier survolté
trucker-title-xenoquartermaster = Xéno-intendant
trucker-title-cruise-captain = Capitaine de croisière
trucker-title-master-engineer = Maître ingénieur
trucker-title-corridorist = Couloiriste
trucker-title-freight-hauler-silver = Le plus de soutes avec au moins un bloc.
trucker-title-power-trucker-silver = Le plus de boucliers, moteurs doubles et canons doubles.
trucker-title-xenoquartermaster-silver = Les aliens les plus loin de la prochaine cabine, en pas dans le vaisseau.
trucker-title-cruise-captain-silver = Le plus de cabines habitées avec vue : un côté lisse et rien à côté.
trucker-title-master-engineer-silver = Le plus de composants.
trucker-title-corridorist-silver = La plus longue chaîne de composants à un ou deux connecteurs.
trucker-title-freight-hauler-gold = Les soutes côte à côte restent vides.
trucker-title-power-trucker-gold = Les batteries reliées à ce qu’elles alimentent partent vides.
trucker-title-xenoquartermaster-gold = Les modules de survie ne marchent qu’entre connecteurs égaux.
trucker-title-cruise-captain-gold = Chaque connecteur exposé d’une cabine coûte un lit.
trucker-title-master-engineer-gold = Remplir la réserve d’abord, l’ajouter en dernier.
trucker-title-corridorist-gold = Quand un couloir casse, ses voisins partent aussi.
trucker-titles = Titres de ce Trek
trucker-titles-short = Titres
trucker-title-held = { $gold ->
        [yes] { $title }, en or
       *[no] { $title }
    }

## L'histoire

trucker-log = Ce qui s’est passé
trucker-log-empty = Rien encore. Profitez-en.
trucker-tab-heap = Tas · { $count ->
        [one] { $count } visible
       *[other] { $count } visibles
    }
trucker-tab-card = Carte
trucker-tab-rivals = Autres
trucker-tab-log = Récit
trucker-sound-on = Le son est activé
trucker-sound-off = Le son est coupé

trucker-story-flight-prepared = Un nouveau vol : { $level }. Au tas !
trucker-pile-number = pile { $pile }
trucker-pile-hidden = la pile cachée
trucker-pile-times = { $pile } ×{ $count }
trucker-story-supercards-added = { $count ->
    [one] Une supercarte se trouve dans : { $piles }.
   *[other] Des supercartes se trouvent dans : { $piles }.
}
trucker-story-supercards-declined = Tout le monde n’a pas osé : pas d’autres supercartes.
trucker-story-halves-drawn = Chaque vaisseau reçoit deux moitiés de plateau.
trucker-story-squares-closed = { $first } et { $second } : les cases qui portent ces nombres sont fermées.
trucker-story-insured = { $who } a assuré son vaisseau : les pertes coûtent au plus { $count }.
trucker-story-cannot-insure = { $who } ne peut pas payer l’assurance.
trucker-story-directives-drawn = Directives de ce vol : { $directives }.
trucker-story-ship-audited = { $broken ->
    [0] { $who } respecte toutes les directives, { $count } sur { $all }.
   *[other] { $who } respecte { $count } directives sur { $all }. Pas celles-ci : { $which }.
}
trucker-story-bets-shown = Les paris sont révélés.
trucker-story-bets-shown-by = Les paris sont révélés. { $bets }.
trucker-story-bet-of = { $who } : { $stake } sur « { $what } »
trucker-story-bet-won = { $who } gagne son pari : { $what }.
trucker-story-bet-lost = { $who } perd son pari : { $what }.
trucker-story-trial-passed = { $who } réussit l’épreuve.
trucker-story-trial-failed = { $who } échoue à l’épreuve.
trucker-story-stayed-out = { $who } échappe à cette carte.
trucker-story-ranks-closed = Le convoi resserre les rangs.
trucker-story-merchant-joined = { $crates ->
        [one] Un marchand et sa caisse ferment la marche.
       *[other] Un marchand et ses { $crates } caisses ferment la marche.
    }
trucker-story-merchant-moved = { $days ->
        [one] Le marchand gagne { $days } jour.
       *[other] Le marchand gagne { $days } jours.
    }
trucker-story-crates-lost = { $count ->
        [one] Le marchand perd { $count } caisse, il en garde { $left }.
       *[other] Le marchand perd { $count } caisses, il en garde { $left }.
    }
trucker-story-merchant-escorted = Le marchand est sauf, grâce à { $who }.
trucker-story-merchant-lapped = Le marchand est doublé d’un tour et quitte le vol.
trucker-story-merchant-left = Le marchand n’a plus rien et quitte le vol.
trucker-story-mission-counted = { $who } : { $what }, { $count }.
trucker-story-missions-offered = Missions au choix pour le vol { $flight } : { $missions }.
trucker-story-mission-chosen = La mission : { $mission }.
trucker-story-mission-vote = { $who } voulait { $mission }
trucker-story-mission-votes = { $wishes }.
trucker-story-died = { $who } est mort dans l’explosion.
trucker-story-came-back = { $who } revient avec un nouveau pilote.
trucker-story-sat-out = { $who } ne joue plus jusqu’à la fin de la partie.
trucker-story-tile-drawn = { $who } pêche quelque chose dans le tas.
trucker-story-tiles-drawn = { $who } retourne { $count } composants.
trucker-story-special-mixed-in = Mêlé au tas : { $kind }, { $count } fois.
trucker-story-special-dealt = { $who } doit transporter : { $tiles }.
trucker-story-special-drawn = { $who } pioche un composant spécial.
trucker-story-tiles-refused = { $who } retourne { $count ->
        [one] un composant
       *[other] { $count } composants
    } et en remet { $back }, le dernier : { $tile }.
trucker-story-tiles-returned = { $who } remet { $back } composants, le dernier : { $tile }.
trucker-story-tile-taken = { $who } attrape : { $tile }.
trucker-story-tile-fetched = { $who } se souvient de la réserve : { $tile }.
trucker-story-tile-returned = { $who } n’en veut pas : { $tile }.
trucker-story-tile-reserved = { $who } met de côté : { $tile }.
trucker-story-pile-taken = { $who } lit la pile { $pile }.
trucker-story-pile-put-back = { $who } repose la pile { $pile }.
trucker-story-sand-ran-out = Le sable est écoulé.
trucker-story-timer-flipped = { $who } retourne le sablier. Vite !
trucker-story-building-finished = { $who } a fini et part de la place { $space }.
trucker-story-building-stopped = Outils par terre ! C’est l’heure.
trucker-story-rocket-taken-back = { $who } retourne à l’établi.
trucker-story-faults-found = { $count ->
        [one] Le contrôle trouve { $count } erreur chez { $who }.
       *[other] Le contrôle trouve { $count } erreurs chez { $who }.
    }
trucker-story-lost-destroyed = { $who } perd : { $tiles }.
trucker-story-lost-fallen-off = { $count ->
        [one] { $count } composant se détache chez { $who }.
       *[other] { $count } composants se détachent chez { $who }.
    }
trucker-story-lost-blown-up = Une explosion détruit chez { $who } : { $tiles }.
trucker-story-component-altered = { $who } pose un jeton sur un composant : { $kind }.
trucker-story-component-plated = { $who } blinde un composant : { $kind }.
trucker-story-component-welded = { $who } soude les connecteurs d’un composant : { $kind }.
trucker-story-component-universal = { $who } donne des connecteurs universels à un composant : { $kind }.
trucker-story-component-converted = { $who } transforme un composant : { $kind }.
trucker-story-wireless-linked = { $who } relie deux composants sans fil. La notice dit que ça marche.
trucker-story-pipe-laid = { $who } pose un tuyau là où personne n’en avait prévu.
trucker-story-connection-marked = Quelqu’un a desserré quelques vis chez { $who }.
trucker-story-lost-sabotaged = Sabotage chez { $who } ! Part avec le reste : { $tiles }.
trucker-story-lost-broken = Brisé chez { $who } : { $tiles }.
trucker-story-lost-given-up = { $who } abandonne : { $tiles }.
trucker-story-lost-removed = { $who } retire : { $tiles }.
trucker-story-lost-reserved = { $count ->
        [one] { $who } n’a pas utilisé { $count } composant réservé. Il compte comme perdu.
       *[other] { $who } n’a pas utilisé { $count } composants réservés. Ils comptent comme perdus.
    }
trucker-story-alien-housed = { $who } prend un alien à bord : { $dweller }.
trucker-story-launched = Décollage ! { $who } mène.
trucker-story-card-revealed = { $card }.
trucker-story-card-alone = { $card }. Personne n’y gagne, personne n’y perd.
trucker-story-crew-too-small = { $count ->
        [one] L’équipage n’y suffit pas chez { $who } : il en faut { $crew }.
       *[other] Les équipages n’y suffisent pas chez { $who } : il en faut { $crew }.
    }
trucker-story-crew-nobody = Personne n’a les { $crew } équipiers qu’il faut. L’épave dérive toujours.
trucker-story-card-skipped = { $card } : personne à embêter. On passe.
trucker-story-dice-rolled = { $threat } { $side }, { $lane }.
trucker-story-lane-shifted = Chez { $who }, un propulseur le décale : { $lane }, pour ce vaisseau seulement.
trucker-story-rain-falls = Il pleut de petits météores { $side }, dans chaque couloir.
trucker-story-meteor-falls = { $threat } { $side } vers { $who }, { $lane }.
trucker-story-escaped = { $count ->
        [0] { $who } échappe au trou noir sans dommage.
        [one] { $who } échappe au trou noir, { $count } composant en moins.
       *[other] { $who } échappe au trou noir, { $count } composants en moins.
    }
trucker-story-side-rolled = La Robopolice arrive { $side }.
trucker-story-entry-found = La Robopolice trouve une autre entrée chez { $who }.
trucker-story-next-comes = Derrière vient : { $threat } { $side }.
trucker-story-sabotage-hit = Sabotage chez { $who }, colonne { $column }, rangée { $row }.
trucker-story-sabotage-miss = Le saboteur ne trouve rien chez { $who }, colonne { $column }, rangée { $row }.
trucker-story-met-miss = Ça rate { $who }.
trucker-story-met-harmless = Aucun mal pour { $who }.
trucker-story-met-bounced = Ça rebondit chez { $who } : aucun tuyau ouvert par là.
trucker-story-met-shot-freely = Chez { $who }, un canon pointe par là et l’abat, sans dépenser de charge.
trucker-story-met-plated = Le blindage ne bronche pas chez { $who }.
trucker-story-met-shielded = Le bouclier tient chez { $who }.
trucker-story-met-shot-down = { $who } l’abat.
trucker-story-met-hit = { $who } est touché.
trucker-story-crew-lost = { $count ->
        [one] { $who } perd { $count } équipier.
       *[other] { $who } perd { $count } équipiers.
    }
trucker-story-tokens-spent = { $count ->
        [one] { $who } utilise { $count } charge.
       *[other] { $who } utilise { $count } charges.
    }
trucker-story-tokens-lost = { $count ->
        [one] { $who } perd { $count } charge.
       *[other] { $who } perd { $count } charges.
    }
trucker-story-tokens-instead = { $count ->
        [one] { $who } a trop peu de blocs à perdre : { $count } charge part à la place.
       *[other] { $who } a trop peu de blocs à perdre : { $count } charges partent à la place.
    }
trucker-story-panel-used = { $who } utilise un panneau solaire.
trucker-story-crubots-activated = { $who } active { $count } crubots.
trucker-story-goods-loaded = { $who } charge : { $colour }.
trucker-story-goods-unloaded = { $who } décharge : { $colour }.
trucker-story-goods-lost = { $who } perd : { $colour }.
trucker-story-goods-sold = { $who } vend : { $colour }.
trucker-story-declared-engines = { $who } annonce une puissance de moteurs de { $strength }.
trucker-story-declared-cannons = { $who } annonce une puissance de canons de { $strength }.
trucker-story-declared-crew = { $who } compte { $strength } équipiers.
trucker-story-landed-on = { $who } atterrit sur la planète { $planet }.
trucker-story-offer-taken = { $who } accepte.
trucker-story-passed = { $who } passe son chemin.
trucker-story-fought-won = { $who } gagne le combat !
trucker-story-fought-tied = Match nul. On laisse { $who } tranquille.
trucker-story-fought-lost = { $who } perd le combat.
trucker-story-lowest-crew = { $who } a le plus petit équipage.
trucker-story-lowest-engines = { $who } a les moteurs les plus faibles.
trucker-story-lowest-cannons = { $who } a les canons les plus faibles.
trucker-story-lowest-difference = { $who } a le résultat le plus bas.
trucker-story-difference = { $who } : { $plus } − { $minus } = { $result }.
trucker-story-fleet-held = { $who } tient la flotte en respect.
trucker-story-fleet-hits = { $count ->
        [one] La flotte frappe { $who } : { $count } ligne.
       *[other] La flotte frappe { $who } : { $count } lignes.
    }
trucker-story-moved-ahead = { $days ->
        [one] { $who } gagne { $days } jour.
       *[other] { $who } gagne { $days } jours.
    }
trucker-story-moved-back = { $days ->
        [one] { $who } perd { $days } jour.
       *[other] { $who } perd { $days } jours.
    }
trucker-story-earned = { $amount ->
        [one] { $who } gagne { $amount } crédit ({ $why }).
       *[other] { $who } gagne { $amount } crédits ({ $why }).
    }
trucker-story-paid = { $amount ->
        [one] { $who } paie { $amount } crédit ({ $why }).
       *[other] { $who } paie { $amount } crédits ({ $why }).
    }
trucker-story-debt-forgiven = Une dette de { $amount } est effacée.
trucker-story-gave-up-own-wish = { $who } en a assez et atterrit.
trucker-story-gave-up-no-humans = { $who } n’a plus personne pour piloter.
trucker-story-gave-up-no-engines = { $who } n’a plus de poussée et reste sur place.
trucker-story-gave-up-lapped = { $who } a un tour de retard et sort.
trucker-story-flight-ended = Le vol est fini. { $who } arrive en tête.
trucker-story-flight-ended-nobody = Le vol est fini. Personne n’est arrivé.
trucker-story-titles-drawn = Titres à gagner : { $titles }.
trucker-story-title-won = { $who } porte le titre { $title }.
trucker-story-title-defended = { $who } défend le titre { $title }.
trucker-story-title-legend = { $who } est une légende : { $title }.
trucker-story-credits-shown = On ouvre les comptes.
trucker-story-lost-exploded = La radiation fait exploder chez { $who } : { $tiles }.
trucker-story-cards-added = { $count ->
        [0] Le paquet { $deck } n’a plus de cartes à ajouter.
        [one] { $count } carte du paquet { $deck } vient ensuite.
       *[other] { $count } cartes du paquet { $deck } viennent ensuite.
    }
trucker-story-crew-boarded = Un humain embarque avec { $who }.
trucker-story-shots-braved = { $who } tente le coup et se fait tirer dessus.
trucker-story-fastest = { $who } va le plus vite, droit sur les météores.
trucker-story-intruder-enters = Quelque chose est à bord chez { $who } !
trucker-story-charge-planted = Une charge fait tic-tac à bord chez { $who }.
trucker-story-intruder-misses = L’intrus manque { $who }.
trucker-story-intruder-turned-away = { $who } éconduit l’intrus dès l’entrée.
trucker-story-intruder-defeated = { $who } vient à bout de l’intrus !
trucker-story-intruder-leaves = L’intrus repart de chez { $who }.

## Refusé

trucker-refused-already-there = Il est déjà là.
trucker-refused-came-from-the-reserve = Ce qui fut réservé ne retourne pas au tas.
trucker-refused-component-in-hand = Une chose à la fois : vous avez un composant en main.
trucker-refused-heap-empty = Le tas est vide. Voyez ce qui est face visible.
trucker-refused-no-special-components = Aucun composant spécial n’est face cachée.
trucker-refused-special-not-reserved = Les composants spéciaux ne vont pas en réserve.
trucker-refused-last-flip = Le dernier tour du sablier revient à qui a fini.
trucker-refused-empty-hand = Votre main est vide.
trucker-refused-no-forecast = Il n’y a pas de telle pile à lire.
trucker-refused-no-pile = Vous ne tenez aucune pile.
trucker-refused-no-reserve = Pas de réserve pendant le vol d’apprentissage.
trucker-refused-no-timer = Aucun sable ne coule ici.
trucker-refused-not-asked = Cela n’est plus demandé.
trucker-refused-not-face-up = Disparu. Quelqu’un a été plus rapide.
trucker-refused-not-joined = Il toucherait le vaisseau sans y tenir.
trucker-refused-not-offered = C’était possible il y a un instant. Regardez encore.
trucker-refused-not-reserved = Ce n’est pas dans votre réserve.
trucker-refused-nothing-added-yet = Ajoutez d’abord un composant, lisez ensuite.
trucker-refused-pile-taken = Quelqu’un d’autre lit cette pile.
trucker-refused-reading-a-pile = Reposez d’abord la pile.
trucker-refused-reserve-full = Les deux places de la réserve sont prises.
trucker-refused-reserve-is-for-later = Cette réserve attend que tout le monde ait fini.
trucker-refused-reserve-not-full = Remplissez d’abord la réserve : privilège du Maître ingénieur.
trucker-refused-sand-still-running = Le sable coule encore.
trucker-refused-space-not-free = Quelqu’un vient de prendre cette place.
trucker-refused-square-taken = Il y a déjà quelque chose ici.
trucker-refused-too-few-connectors = La réserve veut des connecteurs sur cinq côtés en tout. Celui-ci en a trop peu.

## Ce qu’on peut demander, et la galerie

trucker-thing-bill = La facture
trucker-thing-block = Un bloc de marchandise
trucker-thing-loop = Le plateau de vol
trucker-thing-timer = Le sablier
trucker-thing-fault = Une erreur de construction
trucker-thing-board = Classe { $name }
trucker-thing-board-2b = Un vaisseau en tonneau : sa dernière colonne touche la première. Les dés autour disent de quel couloir il s’agit.
trucker-thing-board-3b = Deux dés ferment les cases de leurs numéros quand la construction commence.
trucker-thing-board-4 = Deux moitiés tirées au sort. Les parapluies sont l’assurance : ce qu’elle coûte avant le vol (en bas), et ce que les composants perdus coûtent alors au plus (en haut).
trucker-thing-other = Quelque chose de ce jeu
trucker-gallery-components = Composants
trucker-gallery-cards = Cartes d’aventure
trucker-gallery-missions = Missions
trucker-gallery-set = Boîte
trucker-gallery-set-base = Jeu de base
trucker-gallery-set-abe = Another Big Expansion
trucker-gallery-set-missions = Missions
trucker-gallery-kind = Sorte
trucker-gallery-deck = Paquet
trucker-gallery-family = Carte
trucker-thing-days = Jours de vol
trucker-thing-weak-spot = Un point faible
trucker-thing-weak-spot-about = Un saboteur a desserré ce raccord : si un composant est détruit à un bout, celui de l’autre bout part aussi.
trucker-crew-compared = Comparés, les équipiers armés comptent double, et les crubots en éveil comptent aussi.
trucker-thing-crew-lost = Perdre de l’équipage
trucker-thing-goods-lost = Perdre des blocs

## Ce que le contrôle a trouvé

trucker-faults = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
trucker-fault-part = { $kind } ({ $square })
trucker-fault-nothing = Rien
