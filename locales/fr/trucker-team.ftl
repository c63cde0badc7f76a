# L'équipe de soutien de Trucker : qui sont ces gens, ce qu'ils savent faire, ce qui s'ensuit.

## Membres

trucker-member-advertiser = Annonceur
trucker-skill-advertiser-a = Prévisions à la une
trucker-ability-advertiser-a = Prédire le sort de chacun. 2 crédits par place exacte, 1 par abandon exact.
trucker-skill-advertiser-b = Slogans
trucker-ability-advertiser-b = Un crédit par bord blindé vers l’extérieur, si vous arrivez.
trucker-member-architect = Architecte
trucker-skill-architect-a = Annexe
trucker-ability-architect-a = Construire un composant hors du contour.
trucker-skill-architect-b = Prix de beauté
trucker-ability-architect-b = Une prime de beauté de plus, avant le vol ou après.
trucker-member-assembler = Assembleur
trucker-skill-assembler-a = Liaison sans fil
trucker-ability-assembler-a = Relier deux composants sans fil : ce qui tient à l’un tient à l’autre.
trucker-skill-assembler-b = Blindage
trucker-ability-assembler-b = Blinder tous les connecteurs exposés d’un composant.
trucker-member-bureaucrat = Bureaucrate
trucker-skill-bureaucrat-a = Départ anticipé
trucker-ability-bureaucrat-a = Partir en avance : autant de jours que le numéro du vol, plus un par fusée devant vous.
trucker-skill-bureaucrat-b = Un mot à la banque
trucker-ability-bureaucrat-b = Relever ou baisser les primes avant qu’elles soient versées, pour tous.
trucker-member-buyer = Acheteur
trucker-skill-buyer-a = Grande réserve
trucker-ability-buyer-a = Réserver trois composants. Ce qui ne sert pas n’est pas perdu.
trucker-skill-buyer-b = Sûr et repris
trucker-ability-buyer-b = Ce que vous réservez est à l’abri des autres, et peut retourner sur la table.
trucker-member-deliveryman = Livreur
trucker-skill-deliveryman-a = Pièce de rechange
trucker-ability-deliveryman-a = Changer un composant en pièce de rechange après la construction.
trucker-skill-deliveryman-b = Autres pièces de rechange
trucker-ability-deliveryman-b = Jusqu’à deux pièces de rechange de plus pendant la construction.
trucker-member-hypergeometer = Hypergéomètre
trucker-skill-hypergeometer-a = Troisième dimension
trucker-ability-hypergeometer-a = Un canon et un moteur se passent de case vide.
trucker-skill-hypergeometer-b = Canon pivotant
trucker-ability-hypergeometer-b = Un canon tourne où vous voulez.
trucker-member-inspector = Inspecteur
trucker-skill-inspector-a = Les quatre piles
trucker-ability-inspector-a = Lire les quatre piles, même après avoir fini.
trucker-skill-inspector-b = Coup d’œil anticipé
trucker-ability-inspector-b = Les lire avant la construction, et avant d’ajouter quoi que ce soit.
trucker-member-plumber = Plombier
trucker-skill-plumber-a = Deux tuyaux
trucker-ability-plumber-a = Deux tuyaux relient des composants par leurs bords lisses.
trucker-skill-plumber-b = Connecteurs partout
trucker-ability-plumber-b = Un composant reçoit des connecteurs universels de tous côtés.
trucker-member-planner = Planificateur
trucker-skill-planner-a = Deux morceaux
trucker-ability-planner-a = Votre vaisseau peut être en deux morceaux pendant la construction.
trucker-skill-planner-b = Cinq promesses
trucker-ability-planner-b = Promettre ce qui sera sur cinq cases. 2 crédits par promesse tenue.
trucker-member-saboteur = Saboteur
trucker-skill-saboteur-a = Doigts longs
trucker-ability-saboteur-a = Prendre des composants que d’autres ont réservés.
trucker-skill-saboteur-b = Connexions desserrées
trucker-ability-saboteur-b = Retirer un astronaute à chaque autre vaisseau et y laisser un point faible.
trucker-member-security-guard = Gardien de sécurité
trucker-skill-security-guard-a = Contrôle de sécurité
trucker-ability-security-guard-a = Chacun paie un crédit par connecteur exposé. Vous aussi.
trucker-skill-security-guard-b = Exercice d’alerte
trucker-ability-security-guard-b = Les autres cessent de construire et courent autour de la table.
trucker-member-smuggler = Contrebandier
trucker-skill-smuggler-a = Pièces cachées
trucker-ability-smuggler-a = Chaque module de structure ou de routage cache un bloc bleu ou vert.
trucker-skill-smuggler-b = Marché noir
trucker-ability-smuggler-b = Les blocs cachés rapportent un crédit de plus.
trucker-member-stock-boy = Magasinier
trucker-skill-stock-boy-a = Soutes mixtes
trucker-ability-stock-boy-a = Chaque soute accepte un bloc rouge.
trucker-skill-stock-boy-b = Inventaire créatif
trucker-ability-stock-boy-b = Vous choisissez ce qui est perdu, et cachez des blocs dans les soutes spéciales.
trucker-member-swindler = Escroc
trucker-skill-swindler-a = Composants tardifs
trucker-ability-swindler-a = Ajouter quelques composants après avoir fini.
trucker-skill-swindler-b = Meilleures affaires
trucker-ability-swindler-b = Payer un crédit de moins en vol, et en toucher un de plus.
trucker-member-trader = Négociant
trucker-skill-trader-a = Blocs bon marché
trucker-ability-trader-a = Acheter des blocs jaunes avant le vol.
trucker-skill-trader-b = Rumeurs de prix
trucker-ability-trader-b = Le prix d’une couleur monte ou baisse d’un crédit.
trucker-member-welder = Soudeur
trucker-skill-welder-a = Joints dépareillés
trucker-ability-welder-a = Deux fois, un connecteur simple s’adapte à un double.
trucker-skill-welder-b = Soudé fermé
trucker-ability-welder-b = Souder jusqu’à trois connecteurs exposés.

## L'équipe sur la table

trucker-team = Équipe de soutien
trucker-team-of = Équipe : { $who }
trucker-team-yours = Votre équipe
trucker-team-show = { $member } : { $standing }. Montrer l’équipe
trucker-team-empty = Personne encore. Ils viennent après un vol.
trucker-member-from-now = Dès ce vol
trucker-member-from-next = Dès le vol suivant
trucker-member-never = Servirait dès le vol suivant, mais celui-ci est le dernier
trucker-standing-ready = prêt maintenant
trucker-standing-used = servi dans ce vol
trucker-standing-later = dès le vol suivant
trucker-standing-working = à l’œuvre sans qu’on le demande
trucker-standing-waiting = quand son heure viendra
trucker-standing-waiting-for = quand son heure viendra : { $when }
trucker-timing-before-building = avant la construction
trucker-timing-during-building = pendant la construction
trucker-timing-after-building = après la construction
trucker-timing-before-flight = avant le vol
trucker-timing-during-flight = en vol
trucker-timing-after-flight = après le vol
trucker-supply-left = { $token } × { $count }
trucker-supply-wireless = antenne
trucker-supply-plating = blindage
trucker-supply-rotation = plateau tournant
trucker-supply-pipe = tuyau
trucker-supply-universal-tile = connecteurs partout
trucker-supply-universal-joint = joint
trucker-supply-welded = soudure
trucker-supply-spare-part-cannon = canon de rechange
trucker-supply-spare-part-engine = moteur de rechange
trucker-supply-spare-part-cargo-hold = soute de rechange
trucker-supply-spare-part-cabin = cabine de rechange
trucker-team-news = Ce qu’ils ont changé
trucker-news-drill-clock = { $who } a déclenché un exercice d’alerte. Vous courez autour de la table ; rien ne se construit d’ici là.
trucker-news-drill = { $who } a déclenché un exercice d’alerte : ses rivaux ne prennent plus rien avant ses deux prochains composants, ou la fin de son chantier.
trucker-news-drill-mine = Votre exercice d’alerte : les autres courent, jusqu’à ce que vous ayez ajouté deux composants, ou fini.
trucker-news-bonuses = Primes : { $what }.
trucker-blocks-blue = blocs bleus
trucker-blocks-green = blocs verts
trucker-blocks-yellow = blocs jaunes
trucker-blocks-red = blocs rouges
trucker-news-price = Prix des { $colour } : { $change }.
trucker-news-prediction = Imprimé : { $who }, { $end }.
trucker-news-place = place { $place }
trucker-news-gives-up = abandonne
trucker-news-late = Ajoutés après avoir fini : { $count }.
trucker-tab-members = Candidats
trucker-drill = Exercice d’alerte !

## Questions et réponses

trucker-ask-keep-member = Qui rejoint votre équipe ? Les autres le verront quand tous auront choisi
trucker-ask-take-member = Qui rejoint votre équipe ? Vous choisissez avant ceux qui sont arrivés après vous
trucker-ask-use-ability = Quelqu’un de votre équipe a-t-il quelque chose à faire ?
trucker-ask-adjust-bonuses = De quelles primes discutez-vous ?
trucker-ask-mark-connection = Quelle connexion desserrez-vous ?
trucker-ask-take-astronaut = De quelle cabine vient votre agent ?
trucker-take-from = { $tile }, chez { $who }
trucker-mark = { $one } – { $other }
trucker-mark-here = La desserrer ici : { $square } (jusqu’à { $count ->
    [one] { $count } composant
   *[other] { $count } composants
 })
trucker-take-astronaut = En prendre un d’ici : { $square }
trucker-mark-loses = { $count ->
    [one] { $count } composant part avec
   *[other] { $count } composants partent avec
 }
trucker-mark-human = { $count ->
    [one] { $count } astronaute s’en va
   *[other] { $count } astronautes s’en vont
 }
trucker-mark-not = Laisser { $who } tranquille
trucker-ask-build-drill = Exercice d’alerte ! Vous courez autour de la table jusqu’à ce qu’il finisse
trucker-ask-linger = Vous avez terminé. Enfin, presque : votre équipe vous laisse encore de quoi faire
trucker-ask-read-ahead = Lisez à votre guise, avant que quiconque ne construise. Quelle pile ?
trucker-read-enough = J’en ai assez vu
trucker-ask-put-marker = Que promettez-vous ? Posez-le là où vous construirez : { $marker }
trucker-marker-blue-block = un bloc bleu, pour une soute
trucker-marker-red-block = un bloc rouge, pour une soute spéciale
trucker-marker-astronaut = un astronaute, pour une cabine
trucker-marker-alien = un alien, pour un module de survie
trucker-marker-battery = une batterie, pour une batterie ou un panneau solaire
trucker-marker-here = Ici : { $square } ({ $marker })
trucker-marker-none = Ne rien promettre de tel
trucker-marker-forgone = { $count ->
    [one] et renoncer à { $count } crédit
   *[other] et renoncer à { $count } crédits
 }
trucker-ask-add-last = Tous ont terminé. Encore un de ceux qui sont visibles ?
trucker-linger-done = Cela suffit
trucker-ask-buy-blocks = Combien de cubes jaunes achetez-vous, à un crédit pièce ?
trucker-ask-change-price = De quel prix discutez-vous ?
trucker-ask-predict = Comment finira ce vol ?
trucker-predict-place = { $who } : place { $place }
trucker-predict-giving-up = { $who } abandonne
trucker-ask-convert = Quel composant devient une pièce de rechange ?
trucker-ask-exempt = Lequel peut se passer d’une case vide ? Les autres sont des erreurs
trucker-ask-rotate = Quel canon doit pivoter en tous sens ?
trucker-convert-here = Remplacer celui-ci : { $square }
trucker-convert-pointing = { $part }, vers { $side }
trucker-convert-back = Ce qu’il était
trucker-convert-another = Un autre composant
trucker-convert-done = Aucune pièce de rechange
trucker-exempt-here = Celui-ci se passe de place : { $square }
trucker-rotate-here = Celui-ci pivote : { $square }
trucker-buy-blocks = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
 }
trucker-price-up = +1 crédit
trucker-price-down = −1 crédit
trucker-ask-lay-pipe = Où passe un tuyau ? Il vous en reste { $count }
trucker-ask-choose-joint = Quel raccord reste ? Jetons : { $count }. Ce qui n’en reçoit pas devra partir
trucker-ask-weld-shut = Quel connecteur exposé soudez-vous ? Jetons : { $count }
trucker-ask-link-first = Quel composant reçoit la première antenne ?
trucker-ask-link-second = À l’antenne : { $square }. Avec qui ?
trucker-ask-plate-component = Quel composant reçoit un blindage là où dépassent des connecteurs ?
trucker-legend-adjust-bonuses = Les chiffres disent ce que rapporte d’arriver premier, deuxième et ainsi de suite, puis d’être le plus beau. Ils valent pour tous.
trucker-legend-buy-blocks = Ils vont tout de suite dans vos soutes, et se vendent plus cher s’ils arrivent à bon port.
trucker-legend-change-price = Cela vaut pour tous, et pour ce vol.
trucker-legend-convert = Un canon, un moteur, une cabine ou une soute, tourné comme vous voulez. Ses connecteurs restent ; son ancien rôle prend fin.
trucker-legend-lay-pipe = Il tient ensemble deux composants là où tous deux sont lisses. Les intrus le trouvent pratique aussi.
trucker-legend-link-components = Ils comptent comme reliés, pour le meilleur et pour le pire : équipage et module de survie, armurerie, panneau solaire. Cela ne tient rien ensemble.
trucker-legend-plate-component = Ce qui est blindé n’est plus exposé, et météores et tirs venus de là ne font rien.
trucker-legend-predict = On vous interroge sur chacun, vous aussi ; aucune place deux fois. Tout le monde peut le lire.
trucker-legend-rotate = En vol, il tire dans n’importe quelle direction, choisie à chaque fois.
trucker-legend-weld-shut = Un connecteur soudé n’est plus exposé, et les petits météores y rebondissent.
trucker-tool-pipe = Poser un tuyau
trucker-tool-place-piped = L’attacher par un tuyau
trucker-tool-universal = Des connecteurs tout autour, pour un composant
trucker-tool-place-universal = L’ajouter avec des connecteurs tout autour
trucker-tool-here = Ici : { $square }
trucker-pipe-between = Tuyau { $one } – { $other }
trucker-pipe-to = Tuyau vers { $to }
trucker-weld = { $square }, { $side }
trucker-use-none = Les laisser se reposer
trucker-gain-days = { $count ->
    [one] { $count } jour gagné
   *[other] { $count } jours gagnés
 }
trucker-bonuses-same-same = Ne rien changer
trucker-bonuses-same-up = Beauté en hausse
trucker-bonuses-same-down = Beauté en baisse
trucker-bonuses-up-same = Places en hausse
trucker-bonuses-up-up = Les deux en hausse
trucker-bonuses-up-down = Places +, beauté −
trucker-bonuses-down-same = Places en baisse
trucker-bonuses-down-up = Places −, beauté +
trucker-bonuses-down-down = Les deux en baisse
trucker-bonuses-note = { $places }, beauté { $look }

## Ce qui s'est passé

trucker-story-members-dealt = { $who } a des candidats à départager.
trucker-story-members-laid-out = Cherchent du travail : { $members }.
trucker-story-member-joined = { $who } engage : { $member }.
trucker-story-members-left = Personne n’a engagé : { $members }.
trucker-story-ability-used = { $who } fait appel à son équipe ({ $member }) : { $skill }.
trucker-story-bonuses-adjusted = { $who } a dit deux mots à la banque : { $what }.
trucker-story-price-up = { $who } fait monter le marché : un crédit de plus pour les { $colour }.
trucker-story-price-down = { $who } fait baisser le marché : un crédit de moins pour les { $colour }.
trucker-story-predicted-place = { $who } l’imprime déjà : { $about }, place { $place }.
trucker-story-predicted-giving-up = { $who } l’imprime déjà : { $about } abandonne.
trucker-story-drill-called = Alerte ! Tous sauf { $who } courent autour de la table.
trucker-story-drill-ended = Fin de l’exercice. Personne ne brûlait.
trucker-story-tile-stolen = { $who } se sert chez { $owner } : { $tile }.
trucker-story-late-component = { $who } a terminé, et ajoute encore. Jusqu’ici : { $count }.
trucker-story-late-over = { $who } a vraiment terminé, cette fois. Ajoutés depuis : { $count }.
trucker-story-marker-put = { $who } prévoit, en { $square } : { $marker }.
trucker-story-marker-taken = { $who } change de plan en { $square } : repère retiré, { $marker }.
trucker-story-markers-judged = { $count ->
    [0] Rien n’est là où { $who } l’avait promis. Ainsi vont les plans.
    [one] { $who } a tenu { $count } promesse.
   *[other] { $who } a tenu { $count } promesses.
 }
trucker-story-reserve-kept = { $who } renvoie sans s’en servir : { $tiles }.

## Refusé, et payé

trucker-refused-ability-used = C’est déjà fait pour ce vol.
trucker-refused-no-pipe-left = Vous n’avez plus de tuyau.
trucker-refused-no-pipe-there = Un tuyau relie deux voisins d’un même vaisseau là où aucun n’a de connecteur. Pas ici.
trucker-refused-no-universal-there = Des connecteurs tout autour n’y tiennent pas.
trucker-refused-reserve-is-safe = Personne d’autre ne peut prendre cela.
trucker-refused-finished-building = Vous avez terminé la construction.
trucker-refused-no-more-late-components = Vous avez ajouté tout ce que vous pouviez après avoir terminé.
trucker-refused-timer-on-start = Le sablier est sur sa dernière case : trop tard pour un exercice.
trucker-refused-nothing-to-convert = Il n’y a encore rien à remplacer sur votre vaisseau.
trucker-refused-running-round-the-table = Vous courez autour de la table. Vos mains sont prises.
trucker-bill-saboteur = Sabotage
trucker-bill-discount = Remise de l’Escroc
trucker-bill-raise = Prime de l’Escroc
trucker-bill-security = Contrôle de sécurité
trucker-bill-trade = Cubes jaunes
trucker-bill-prediction = Prédictions justes
trucker-bill-advertising = Réclames sur le blindage
trucker-bill-architect = Prix d’architecture
trucker-bill-planning = Promesses tenues
