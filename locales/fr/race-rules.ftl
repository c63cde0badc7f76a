# Le livret de Race, pour les joueurs : les chapitres et sections que web/src/rulebook/race.json énumère. Un paragraphe finit par les règles
# numérotées de docs/rules qu'il raconte, entre crochets.

## Le jeu en bref

race-rules-start = Le jeu en bref

race-rules-goal = Ce que vous faites là
race-rules-goal-text =
    Vous bâtissez un empire de cartes : des mondes et des développements, en rang devant vous, qu’on appelle votre tableau. Qui a le plus de points à la fin a gagné. Les points sont imprimés sur les cartes, s’empilent en jetons, et se cachent dans les développements de coût 6. [RFG-END-07, RFG-SCO-01]

    Ici les cartes sont tout : ce que vous construisez, ce avec quoi vous payez, et les ressources que vos mondes produisent. Chaque carte gardée est donc une carte non dépensée.
race-rules-setup = Avant la première manche
race-rules-setup-text =
    Chacun reçoit un monde de départ, face visible, et six cartes dont quatre restent. Les mondes de départ que personne n’a reçus rejoignent la pioche comme mondes ordinaires. Des jetons pour 12 points par joueur attendent au milieu. [RFG-SET-01–03, RFG-SET-05–07, RFG-SET-09, RFG-SET-15]

    Si votre monde de départ est un monde de trouvailles, une ressource s’y trouve déjà. Les mains d’apprentissage sont quatre cartes fixes pour votre monde de départ. [RFG-SET-08, RFG-SET-10]

    Tableaux, ressources, jetons et taille des mains sont visibles ; ce qu’il y a dans une main ne l’est pas, et personne ne fouille les piles. Quand la pioche est vide, la défausse en fait une nouvelle. Votre place à table n’importe pas. [RFG-SET-11–14]
race-rules-round = Une manche
race-rules-round-text =
    Chacun choisit une action en secret, puis on montre tout. Seules les phases que quelqu’un a choisies ont lieu, dans leur ordre : I Explorer, II Développer, III Coloniser, IV Consommer, V Produire. [RFG-ACT-01–03]

    Tout le monde participe à chaque phase qui a lieu. Ceux qui l’ont choisie ont un bonus. Voilà tout le secret du jeu : choisissez ce que vous voulez, et espérez que les autres choisissent le reste pour vous. [RFG-ACT-04–07]

    Ce à quoi d’autres pourraient réagir se choisit face cachée et se montre ensemble. [RFG-ACT-11]
race-rules-cards = Lire une carte
race-rules-cards-text =
    Coin rond : un monde, avec son coût, ou dans un anneau rouge sa défense. Losange : un développement. Le jeton porte ses points. Dessous, ses pouvoirs, une ligne par phase ; un pouvoir agit dans la phase où il figure, à chaque fois, et pour vous seul. Les pouvoirs égaux s’additionnent. [RFG-ACT-08]

    Une carte agit dès la phase qui suit celle où vous l’avez posée. Une carte partie n’agit plus. [RFG-ACT-09, RFG-ACT-10]

## Les phases

race-rules-phases = Les phases

race-rules-explore = I Explorer
race-rules-explore-text =
    Regardez deux cartes, gardez-en une. Qui a choisi +5 en regarde sept ; qui a choisi +1 +1 en regarde trois et en garde deux. Des pouvoirs font voir ou garder plus. Ce que vous avez déjà reste en main ; vous choisissez parmi ce que vous voyez, et exactement autant que permis. [RFG-EXP-01–06]
race-rules-develop = II Développer
race-rules-develop-text =
    Vous pouvez poser un développement et payer son coût en cartes de votre main. Qui a choisi la phase paie une de moins, et les réductions en retirent d’autres, jusqu’à rien. Les ressources ne paient jamais. [RFG-DEV-02–06]

    Un seul exemplaire de chaque développement dans un tableau, sauf si vous avez sacrifié l’autre. Certains pouvoirs piochent avant ou après ; un développement ne s’aide pas lui-même. [RFG-DEV-01, RFG-DEV-07–09]
race-rules-settle = III Coloniser
race-rules-settle-text =
    Vous pouvez poser un monde. La plupart coûtent des cartes de votre main ; les réductions valent pour tous les mondes ou pour ceux d’une ressource. Choisir la phase ne rend rien moins cher, mais vous piochez une carte après avoir posé un monde. [RFG-STL-01, RFG-STL-04, RFG-STL-10, RFG-STL-11]

    D’abord on le montre, puis on le paie ou on le conquiert, puis un monde de trouvailles reçoit sa ressource, puis vous piochez. Ce que vous piochez ne peut pas le payer. On ne peut choisir qu’un monde qu’on peut vraiment poser. [RFG-STL-02, RFG-STL-03, RFG-STL-05, RFG-STL-48]
race-rules-military = Mondes militaires
race-rules-military-text =
    Un monde à anneau rouge se conquiert, il ne s’achète pas : votre force doit atteindre sa défense. Rien n’est défaussé, rien ne s’use. La force est la somme de ce qu’impriment vos cartes, et peut être négative. [RFG-STL-20, RFG-STL-21, RFG-STL-23, RFG-STL-24]

    Une part de la force ne vaut que contre certains mondes, selon leur ressource ou leur mot-clé, et pas dans votre total. Pour les mondes ordinaires, la force ne sert à rien. [RFG-STL-12, RFG-STL-22]
race-rules-contact = Payer un monde militaire
race-rules-contact-text =
    Le Diplomate permet de payer un monde militaire comme s’il était paisible : sa défense moins 1, réductions comprises, sauf si sa ressource est alien. Il reste un monde militaire. Payer et conquérir ne se mélangent pas. [RFG-STL-30–36]
race-rules-sacrifice = Sacrifices et force empruntée
race-rules-sacrifice-text =
    Certaines cartes se jettent pour mieux : un monde gratuit, mais ni alien ni conquis, ou 3 de force pour la phase. La carte quitte votre tableau avec ses points et sa ressource. [RFG-STL-40–42, RFG-STL-46, RFG-STL-47]

    La force empruntée dure jusqu’à la fin de la phase, ne sert que pour conquérir, et plusieurs sources s’additionnent. [RFG-STL-43–45]
race-rules-goods = Ressources, trouvailles, production
race-rules-goods-text =
    Il y en a quatre sortes : nouvelles, rares, génétiques et technologie alien. Un monde de production, plein de sa couleur, produit à chaque phase Produire. Un monde de trouvailles, qui n’en a qu’un anneau, reçoit une ressource quand on le pose, et plus tard seulement si on l’aide. Un monde gris n’en porte jamais. [RFG-STL-06]

    Une ressource est une carte de la pioche, face cachée, que personne ne regarde. Une par monde. [RFG-STL-07]
race-rules-trade = IV Vendre
race-rules-trade-text =
    Qui a choisi Consommer : Vente vend d’abord une ressource, s’il en a : 2 cartes pour une nouvelle, 3 pour une rare, 4 pour une génétique, 5 pour de la technologie alien. Les pouvoirs marqués $ s’y ajoutent, certains seulement pour les ressources de leur propre monde. [RFG-TRD-01–05]

    Certaines cartes vendent encore une fois dans la phase, pas toujours au meilleur prix. On ne double jamais des cartes. [RFG-TRD-06–08]
race-rules-consume = IV Consommer
race-rules-consume-text =
    Chacun doit utiliser ses pouvoirs de consommation, une fois chacun et à fond, dans l’ordre qu’il veut. Les ressources partent sans être vues, jetons et cartes arrivent. Avec le bon ordre, quelques ressources survivent. [RFG-CON-01–08, RFG-CON-16]

    Qui a choisi ×2 reçoit le double des points pour ses ressources. Les cartes de la main ne sont jamais doublées. [RFG-CON-10, RFG-CON-11]

    Certains pouvoirs sont libres : défausser des cartes pour des points, et parier. Nommez un nombre de 1 à 7 et retournez une carte ; si elle coûte autant, elle est à vous. Vous avez fini quand il ne reste rien d’obligatoire. [RFG-CON-12–14, RFG-CON-17, RFG-CON-18]

    Un pouvoir qui prend toutes les ressources paie une de moins qu’il n’y en a. Si les jetons manquent, on va en chercher ; la manche est la dernière. [RFG-CON-09, RFG-CON-15]
race-rules-produce = V Produire
race-rules-produce-text =
    Chaque monde de production sans ressource en reçoit une. Qui a choisi la phase en place aussi une sur un monde de trouvailles vide. D’autres pouvoirs remplissent aussi des mondes de trouvailles, un chacun. [RFG-PRD-01–04, RFG-PRD-11]

    Puis on pioche : pour ce qui fut produit ici, pour les ressources d’une sorte, pour les sortes, pour avoir devancé tout le monde. Un pouvoir qui compte ne compte qu’une fois ; laissez-le donc attendre la fin. Ce qui peut se faire se fait. [RFG-PRD-05–10, RFG-PRD-12]

## La fin

race-rules-ending = La fin

race-rules-round-end = La fin d’une manche
race-rules-round-end-text =
    Qui tient plus de dix cartes en défausse jusqu’à dix. Il n’y a de limite à aucun autre moment. [RFG-END-01, RFG-END-02]

    La partie finit après une manche où un tableau a douze cartes ou les jetons sont épuisés. La manche se joue jusqu’au bout, et un tableau peut dépasser douze. Redescendu sous douze par un sacrifice, on continue. [RFG-END-03–06, RFG-END-08]

    Le plus de points gagne. À égalité, c’est qui a le plus de cartes en main et de ressources ensemble ; ensuite on partage. [RFG-END-07]
race-rules-scoring = Les points
race-rules-scoring-text =
    Jetons, points imprimés, développements de coût 6, et objectifs. Les cartes en main et les ressources ne comptent pas ; certaines cartes comptent moins que rien. [RFG-SCO-01, RFG-SCO-02]
race-rules-sixes = Développements de coût 6
race-rules-sixes-text =
    Ils ont un point d’interrogation pour points : leur valeur dépend de votre tableau à la fin. Chacun compte une carte une fois, par la première ligne qui convient, et lui-même s’il convient. Plusieurs peuvent compter la même carte. [RFG-SCO-03, RFG-SCO-04]

    Ce que chacun compte est écrit en toutes lettres quand vous regardez la carte de près. Un monde de production alien en est un même s’il réclame une carte pour produire. [RFG-SCO-10–25]

## À deux

race-rules-two = À deux

race-rules-expert = Le jeu expert
race-rules-expert-text =
    Chacun a neuf cartes d’action, avec un second Développer et un second Coloniser, et en choisit deux. Toutes les phases choisies ont lieu. [RFG-SET-04, RFG-ACT-20]

    Les deux Explorer : une phase avec les deux bonus, huit à voir et deux à garder. Les deux Consommer : vendre d’abord, puis doubler. [RFG-ACT-21, RFG-ACT-26]

    Les deux Développer font deux phases de suite, et vous avez le bonus dans les deux ; de même pour Coloniser. Qui n’en a choisi qu’un a le bonus dans la première. Ce que vous avez posé dans la première agit dans la seconde, et on regarde les objectifs après chacune. [RFG-ACT-22–25, RFG-ACT-27–29]

    Pour apprendre, une action chacun est permise aussi. [RFG-ACT-30]

## The Gathering Storm

race-rules-storm = The Gathering Storm

race-rules-storm-what = Ce qu’elle apporte
race-rules-storm-what-text =
    Un cinquième joueur avec 60 jetons au milieu, quatre mondes de départ de plus, dix-huit cartes de plus, des objectifs à décrocher, un robot contre qui jouer seul, un draft, et des cartes vierges. [TGS-5P-01–06]
race-rules-first-goals = Objectifs du premier
race-rules-first-goals-text =
    Quatre d’entre eux sont sur la table, de 3 points chacun. Qui en remplit un à la fin de la phase qu’il nomme l’obtient, aussitôt et pour de bon. Tous ceux qui le remplissent au même moment sont payés ; ceux qui viennent plus tard, non. [TGS-GOAL-01–04, TGS-GOAL-10, TGS-GOAL-11]

    Ils demandent 5 jetons, un développement de coût 6, un pouvoir dans chaque phase, une défausse à la limite de main, des mondes des quatre sortes, ou trois cartes alien. [TGS-GOAL-12–17]
race-rules-most-goals = Objectifs du plus grand
race-rules-most-goals-text =
    Deux d’entre eux, de 5 points chacun, à qui a seul le plus, et au moins le nombre imprimé. Vous le gardez contre des égaux et le perdez contre qui vous dépasse. Tombez en dessous, et il retourne au milieu. [TGS-GOAL-20–22, TGS-GOAL-24, TGS-GOAL-25, TGS-GOAL-35]

    Quand plusieurs mènent ensemble, la tuile attend au milieu. À la fin, tous ceux qui partagent la tête sans la détenir ont 3. [TGS-GOAL-23, TGS-GOAL-26, TGS-GOAL-27, TGS-GOAL-34]

    Ils comptent les mondes de production, les développements, la force militaire, ou les mondes de ressources nouvelles et rares. Les points d’objectifs ne sont pas des jetons. [TGS-GOAL-28–33]
race-rules-new-powers = Nouveaux pouvoirs
race-rules-new-powers-text =
    Les Mercenaires spatiaux se battent pour deux cartes de votre main au plus par phase, 1 de force chacune. La Logistique améliorée pose un second monde une fois le premier réglé, avec ce qu’il vous reste. [TGS-POW-05–08, TGS-POW-10–16]

    L’Usine Alien endommagée produit contre une carte de votre main. De nouvelles cartes comptent les chromosomes, les mondes militaires ou ce qui fut produit ici. Les Anciens commencent avec une carte de moins, le Monde condamné préférerait être ailleurs et vous emmène. [TGS-POW-01, TGS-POW-02, TGS-POW-20–22, TGS-POW-25–27, TGS-POW-30–32]
race-rules-draft = Le draft
race-rules-draft-text =
    À deux ou trois. Chacun reçoit deux mondes de départ, puis cinq cartes à la fois : prenez-en une, passez le reste, d’abord à gauche, puis à droite, jusqu’à la fin de la pioche. Ce que vous avez pris est votre propre pioche. [TGS-DRAFT-01–06, TGS-DRAFT-13, TGS-DRAFT-14]

    Gardez quatre cartes sur six et un monde de départ. Dès lors vous piochez dans votre propre pioche et défaussez sur votre propre pile. À deux on joue le jeu expert. [TGS-DRAFT-07–12, TGS-DRAFT-15–17]
race-rules-own-cards = Vos propres cartes
race-rules-own-cards-text =
    Les cartes vierges sont pour vos mondes et développements à vous. Qui tient le serveur peut en ajouter, faites de pouvoirs qui existent ; elles comptent pour les objectifs, les points et le robot comme les autres. [TGS-CUSTOM-01–07]

## Seul contre le robot

race-rules-solo = Seul contre le robot

race-rules-robot = Le robot
race-rules-robot-text =
    Vous jouez le jeu expert sans objectifs. Le robot a un rang de cartes dont seuls comptent le nombre et les points, une pioche à lui, un crédit de 0 à 4, une économie de 0 à 5, et des marqueurs qui valent des développements de coût 6. Il ne décide rien et ne regrette rien. [TGS-SOLO-01–09]

    Le niveau dit combien de marqueurs il a et ce qu’ils valent. Son monde de départ fixe ses premiers chiffres et change quelques-unes de ses étapes. Il y a 24 jetons. [TGS-SOLO-10–19]
race-rules-robot-dice = Ses dés
race-rules-robot-dice-text =
    Vous choisissez d’abord, puis on lance deux dés. Une action nommée va sur sa case ; une étoile copie une des vôtres, deux étoiles les deux ; la face du robot veut dire ce que montre son compteur. [TGS-SOLO-20–26, TGS-SOLO-30–39]

    Dans chaque phase vous jouez d’abord. Là où il y a un dé, le robot fait son action ; là où vous seul avez choisi, il fait sa réaction, plus petite. [TGS-SOLO-40, TGS-SOLO-41]
race-rules-robot-phases = Ce qu’il fait
race-rules-robot-phases-text =
    • Explorer : il pioche, et en action il gagne du crédit. [TGS-SOLO-42–46]

    • Développer : s’il en a le crédit, il pose un marqueur. Sinon il cherche un développement dans sa pioche. [TGS-SOLO-50–55]

    • Coloniser : il pioche et cherche un monde paisible, ou avec certains mondes de départ un militaire. Une réaction coûte du crédit. [TGS-SOLO-60–68]

    • Consommer : des points pour son économie, le double avec ×2, qui l’augmente aussi ; la Vente apporte du crédit. [TGS-SOLO-70–77]

    • Produire : son économie grandit. En réaction il ne fait rien. [TGS-SOLO-80–84]
race-rules-robot-end = Qui a gagné
race-rules-robot-end-text =
    La partie finit comme toujours, par votre rang ou par le sien. Le robot compte ses points imprimés, ses jetons, et 6, ou 9 s’il joue difficile, pour chaque développement de coût 6 et chaque marqueur posé. À égalité, son crédit et son économie se comparent à vos cartes et ressources. [TGS-SOLO-90–93]
