# La page d’accueil.
web-title = Starhaul : jeux de société spatiaux dans votre navigateur
web-noscript = Starhaul dessine sa page en JavaScript. Activez-le, puis revenez nous voir.
web-lead = Deux grands jeux de société spatiaux pour une soirée dans le navigateur : entre amis, contre des bots ou depuis Python.

# Les réglages.
web-language = Langue
web-language-name = Français
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre

# Le dessin.
web-plan = Plan d’un petit vaisseau fait de plaques de métal carrées ; on y soude une dernière plaque.
web-plan-parts = Nomenclature
web-plan-cannon = Canon. Regarde ailleurs, par politesse.
web-plan-shield = Bouclier. Couvre deux côtés ; à vous de choisir.
web-plan-cabin = Cabine. Deux places, genoux en supplément.
web-plan-hold = Soute. Vide : rien ne peut en tomber.
web-plan-engine = Moteur. Serait bruyant, s’il y avait de l’air.
web-plan-battery = Batterie. Presque soudée.
web-plan-sheet = Planche
web-plan-sheet-value = Cargo, premier essai
web-plan-scale = Échelle
web-plan-scale-value = optimiste
web-plan-checked = Vérifié par
web-plan-checked-value = personne encore
web-plan-version = Version du serveur
web-version-unknown = inconnue, il ne répond pas

# Les jeux.
web-games = Les jeux
web-trucker-source = d’après Galaxy Trucker
web-trucker-intro = Chacun pioche ses pièces dans le même tas et boulonne un vaisseau avant la fin du sablier. Ensuite on vole avec, et on compte ce qu’il en reste.
web-race-source = d’après Race for the Galaxy
web-race-intro = Colonisez des mondes et financez des développements avec une seule main de cartes : payer les bonnes, c’est se séparer des presque aussi bonnes.
web-with-friends = Entre amis
web-not-yet = Pas encore jouable dans le navigateur

# La page d’accueil : comment jouer.
web-play-now = Jouer
web-play-now-busy = Plein en cours …
web-play-now-line = Contre des bots, et vous êtes { $name }. Sans compte et sans question.
web-play-game = Jouer à { $game }
web-play-step = { $game } : { $step }
web-play-step-sand = { $game } : { $step }, contre le sablier
web-play-again = Encore : { $step }
web-trucker-first = Trucker : un premier vol
web-race-first = Race : première partie
web-show-all = Tout voir ({ $count })
web-create-table = Créer une table
web-join-code = On vous a donné un code ou un lien ?
web-join = Rejoindre
web-join-empty = Le code va dans le champ ; nous ne savons pas deviner.
web-my-games = Mes parties en cours
web-open-tables = Tables ouvertes
web-table-continue = Continuer
web-table-watch = Regarder
web-table-full = Complet
web-table-free =
    { $count ->
        [0] Prête à partir
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-home = Page d’accueil
web-nowhere = Le vide intersidéral
web-nowhere-line = Il n’y a rien à cette adresse, pas même des débris.

# Noms et mots de passe.
web-me = Vous êtes
web-your-name = Votre nom
web-password = Mot de passe
web-have-password = J’ai un mot de passe pour ce nom
web-password-current = Mot de passe actuel
web-password-new = Nouveau mot de passe, huit caractères au moins
web-name-guest = Vous jouez en invité, et ce navigateur vous reconnaît. Avec un mot de passe, ce nom est à vous sur tous vos appareils.
web-name-owned = Ce nom est à vous. Il vous suivra partout où vous jouez.
web-name-kept = C’est fait. Personne d’autre ne peut plus prendre ce nom.
web-keep-name = Garder ce nom
web-change-password = Changer le mot de passe
web-sign-out = Être quelqu’un d’autre
web-gate = On vous attend
web-gate-line = Il y a une table derrière cette porte. Comment faut-il vous appeler ?
web-come-in = Entrer

# Une nouvelle table.
web-new-table = Une nouvelle table
web-new-table-line = Tout convient tel quel. Changez ce qui vous chante, puis invitez du monde ou des bots.
web-game = Jeu
web-seats = Places
web-seats-line = Pour des amis, des inconnus ou des bots ; vous déciderez à table.
web-seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-access = Qui peut venir
web-access-open = Tout le monde
web-access-open-line = La table est annoncée sur la page d’accueil.
web-access-invited = Sur invitation
web-access-invited-line = Seuls ceux qui ont le code ou le lien la trouvent.
web-make-table = Ouvrir la table

# Les options de Trucker.
web-presets = Une soirée toute prête
web-presets-line = Chacune remplit le formulaire ci-dessous ; changez ce que vous voulez.
web-trucker-preset-base = Le jeu de base, sans plus
web-trucker-preset-base-line = Un vol, niveau II. D’honnêtes cailloux, d’honnêtes directions.
web-trucker-preset-first = Première soirée d’extension
web-trucker-preset-first-line = Classe II, puis le tonneau IIB : deux fois la durée d’un vol. De nouvelles pièces à aimer ; les intrus restent chez eux.
web-trucker-preset-missions = Trois missions
web-trucker-preset-missions-line = Trois vols, un contrat chacun : trois fois la durée d’un vol. Une partie du fret explose.
web-trucker-preset-everything = Tout, que Dieu nous garde
web-trucker-preset-everything-line = IIB, IIIB, IV, missions, intrus, une équipe : presque quatre fois la durée d’un vol. Rentrer est déjà un résultat.
web-trucker-mode = Que joue-t-on ?
web-trucker-mode-flight = Un seul vol
web-trucker-mode-flight-line = Bâtir, voler, compter les pertes. Une petite demi-heure.
web-trucker-mode-series = Une série
web-trucker-mode-series-line = Plusieurs vols de suite ; l’argent s’accumule, les vaisseaux grandissent.
web-trucker-mode-trek = Le Trek
web-trucker-mode-trek-line = Trois vols, avec des titres à gagner puis à défendre.
web-trucker-level = Niveau
web-trucker-level-learning = Vol d’apprentissage
web-trucker-level-learning-line = Un petit vaisseau et des cartes clémentes. Pour commencer.
web-trucker-level-1 = Niveau I
web-trucker-level-1-line = Un petit vaisseau et de vrais ennuis, en petites portions.
web-trucker-level-2 = Niveau II
web-trucker-level-2-line = Un vaisseau plus grand et de plus gros cailloux.
web-trucker-level-3 = Niveau III
web-trucker-level-3-line = Le plus grand vaisseau. Il ne le restera pas.
web-trucker-sets = Extensions
web-trucker-sets-abe = Another Big Expansion
web-trucker-sets-abe-line = De nouveaux composants, des vaisseaux plus étranges, et des visiteurs qui ne frappent pas.
web-trucker-sets-missions = Missions
web-trucker-sets-missions-line = Un contrat par vol, des caisses à ne pas secouer, et des cartes qui les secouent.
web-trucker-classes = Les vaisseaux, vol par vol
web-trucker-flight = Vol { $number }
web-trucker-flight-more = Un vol de plus
web-trucker-flight-less = Un vol de moins
web-trucker-class-1 = Classe I
web-trucker-class-2 = Classe II
web-trucker-class-3 = Classe III
web-trucker-class-2b = Classe IIB
web-trucker-class-2b-line = Un vaisseau en tonneau : sa dernière colonne touche la première.
web-trucker-class-3b = Classe IIIB
web-trucker-class-3b-line = Un grand vaisseau à trous : les dés disent où rien ne se pose.
web-trucker-class-4 = Classe IV
web-trucker-class-4-line = Deux moitiés tirées au sort, et la plus longue route. L’assurance existe pour une raison.
web-trucker-missions = Le contrat
web-trucker-missions-drawn = Tiré au sort et voté
web-trucker-missions-drawn-line = Pour chaque vol on tire trois missions et chacun en nomme une. On débute avec 20 crédits ; qui finit avec davantage a gagné.
web-trucker-team = Équipe de soutien
web-trucker-team-none = Sans
web-trucker-team-none-line = Vous contre la galaxie.
web-trucker-team-standard = Avec une équipe
web-trucker-team-standard-line = Des gens vous rejoignent entre les vols, et plient les règles pour vous.
web-trucker-team-competitive = Premier arrivé, premier servi
web-trucker-team-competitive-line = Une équipe aussi, mais qui arrive le premier choisit le premier.
web-trucker-choosing = Quand choisir les missions
web-trucker-choosing-each = Avant chaque vol
web-trucker-choosing-each-line = Une surprise à la fois.
web-trucker-choosing-start = Toutes au début
web-trucker-choosing-start-line = Le temps de prévoir, et de s’inquiéter d’avance.
web-trucker-intruders = Les intrus
web-trucker-intruders-yes = Qu’ils viennent
web-trucker-intruders-yes-line = Certaines cartes se promènent dans votre vaisseau et se servent.
web-trucker-intruders-no = Pas ce soir
web-trucker-intruders-no-line = Leurs cartes restent dans la boîte.
web-trucker-marks = Les cases fermées
web-trucker-marks-shown = Marquées
web-trucker-marks-shown-line = Ce que les dés ont fermé ne se bâtit pas.
web-trucker-marks-hidden = De mémoire
web-trucker-marks-hidden-line = Rien ne les montre ; l’inspection retire ce qui s’y trouve.
web-trucker-timer = Sablier
web-trucker-timer-none = Aucun
web-trucker-timer-none-line = Construire en paix.
web-trucker-timer-relaxed = Tranquille
web-trucker-timer-relaxed-line = Le sable coule, mais deux fois plus longtemps.
web-trucker-timer-rulebook = Selon la règle
web-trucker-timer-rulebook-line = Quatre-vingt-dix secondes par tour. Sueur comprise.
web-trucker-mistakes = Les erreurs de montage
web-trucker-mistakes-forbidden = Évitées
web-trucker-mistakes-forbidden-line = Ce qui ne va pas ensemble ne se pose pas.
web-trucker-mistakes-marked = Signalées
web-trucker-mistakes-marked-line = Tout peut se poser ; ce qui enfreint une règle est signalé pendant que vous cherchez une case.
web-trucker-mistakes-honest = À vous
web-trucker-mistakes-honest-line = Tout se pose ; l’inspection retire ce qui ne tient pas.
web-race-robot = Le robot
web-race-robot-easy = Facile
web-race-robot-easy-line = En solo contre des dés ambitieux. Idéal pour apprendre leurs manières.
web-race-robot-normal = Normal
web-race-robot-normal-line = Il ne prévoit rien, et il arrive quand même.
web-race-robot-hard = Difficile
web-race-robot-hard-line = Ses grands projets comptent davantage. Soignez les vôtres.
web-race-expansion = Les cartes
web-race-expansion-tgs = Avec Tempête en formation
web-race-expansion-tgs-line = Plus de mondes, plus de développements, et des objectifs à disputer.
web-race-expansion-base = Jeu de base
web-race-expansion-base-line = Les cartes par lesquelles tout a commencé.
web-race-learning = Premières mains
web-race-learning-no = Distribuées
web-race-learning-no-line = Six cartes, dont deux repartent.
web-race-learning-yes = Choisies pour apprendre
web-race-learning-yes-line = Quatre cartes qui vont avec le monde de départ. Pour une première partie.
web-race-draft = Draft
web-race-draft-no = Une pioche pour tous
web-race-draft-no-line = Tout le monde pioche au même tas.
web-race-draft-yes = Draft d’abord
web-race-draft-yes-line = Des paquets tournent jusqu’à ce que chacun ait sa pioche. Une demi-heure de plus.
web-race-expert = Actions
web-race-expert-yes = Deux chacun
web-race-expert-yes-line = Le meilleur jeu à deux : deux actions par tour.
web-race-expert-no = Une chacun
web-race-expert-no-line = Plus facile à suivre. Pour une première partie.
web-race-goals = Objectifs
web-race-goals-yes = Avec objectifs
web-race-goals-yes-line = Des points pour qui arrive le premier, et pour qui a le plus.
web-race-goals-no = Sans objectifs
web-race-goals-no-line = Seul compte ce que vous bâtissez.

# La table.
web-table-title = { $game }, table { $code } · Starhaul
web-table-heading = { $game } : on met la table
web-who-plays = Qui joue
web-agreed = Ce qui est convenu
web-invite = Inviter
web-invite-code = Code de la table : { $code }
web-invite-open-line = Chacun peut venir depuis la page d’accueil. Les amis vont plus vite avec le lien ou le code.
web-invite-closed-line = Seuls ceux qui ont ce code ou ce lien peuvent entrer.
web-invite-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-seat-free = Place libre
web-seat-free-line = Une place, quelques bosses.
web-seat-you = vous
web-seat-host = hôte
web-seat-away = absent
web-seat-ready = Prêt
web-seat-not-ready = Pas encore prêt
web-seat-number = place { $number }
web-seat-shared = sur l’appareil prêté par { $name }
web-device-seat = Joue sur mon appareil
web-device-title = Un appareil, plusieurs personnes
web-device-line = Vous vous passez cet appareil. Entre deux personnes un rideau tombe : personne ne voit les cartes d’autrui. Contre la montre, mieux vaut un appareil chacun.
web-device-name = Qui joue ici ?
web-hand-over = Passer l’appareil
web-curtain-turn = { $name }, c’est à vous
web-curtain-line = Donnez l’appareil à { $name }. Les autres regardent par la fenêtre.
web-curtain-lift = C’est moi, { $name } : lever le rideau
web-curtain-nobody = Le rideau est tombé
web-curtain-waiting = Les autres n’ont pas fini. On vous appellera.
web-curtain-others = Un oubli ?
web-curtain-look = C’est moi, { $name }
web-sit = Prendre place
web-sit-here = S’asseoir ici
web-move-here = Changer pour ici
web-add-bot = Bot { $kind }
web-fill-bots =
    { $count ->
        [one] Un bot pour la place libre
       *[other] Des bots pour les places libres
    }
web-empty-seat = Renvoyer { $name }
web-bot = Bot
web-bot-name-1 = Anna la Rouille
web-bot-name-2 = Boulon Bancal
web-bot-name-3 = Capitaine Vide
web-bot-name-4 = Tante Manivelle
web-bot-name-5 = Demi-Tonne
web-talk = Bots bavards
web-talk-line = Un mot sec de temps en temps : au départ, sous les coups, à la victoire.
web-talk-start-1 = J’ai apporté de l’huile. Pour après.
web-talk-start-2 = Chez moi, rien ne va ensemble. Ça ne m’a jamais arrêté.
web-talk-start-3 = L’espace est vide. Je trouve ça reposant.
web-talk-start-4 = Tenez-vous droit, mon petit. On va perdre des choses.
web-talk-start-5 = Je ne suis là que pour le poids.
web-talk-hit-1 = C’était la bonne moitié.
web-talk-hit-2 = J’en avais une de rechange. C’était celle-là.
web-talk-hit-3 = Moins de vaisseau. Plus de vide.
web-talk-hit-4 = Pardon pour le mot. Vous n’avez rien entendu.
web-talk-hit-5 = Un quart de tonne, alors.
web-talk-win-1 = La rouille gagne. Il lui faut juste du temps.
web-talk-win-2 = Personne n’est plus surpris que moi. Encore ?
web-talk-win-3 = Inévitable. Comme tout.
web-talk-win-4 = Bien essayé, mon petit. Mangez un peu et revenez.
web-talk-win-5 = La masse a parlé.
web-talk-lost-1 = Bien gagné. Je vais en grincer toute la semaine.
web-talk-lost-2 = J’ai perdu, mais avec tous mes boulons. Presque.
web-talk-lost-3 = Vous avez gagné. Le vide s’en moque.
web-talk-lost-4 = C’est moi qui vous l’ai appris. Sûrement.
web-talk-lost-5 = Je me sens déjà plus léger.
web-bot-random = au hasard
web-bot-random-line = Fait tout ce qui est permis, dans le désordre. Moins un adversaire qu’une sorte de météo.
web-bot-rookie = débutant
web-bot-rookie-line = Prend ce qui vient, et croise les doigts.
web-bot-regular = habitué
web-bot-regular-line = N’en est pas à son premier voyage, et en revient d’habitude.
web-bot-ace = as
web-bot-ace-line = Connaît chaque carte, et vos points faibles.
web-ready = Je suis prêt
web-not-ready = Attendez, pas encore
web-start = Partir
web-leave-table = Quitter la table
web-sign-in = Connexion
web-sign-in-line = Utile seulement pour un nom à vous. Les invités jouent, tout simplement.
web-cancel = Annuler
web-table = Table { $code }
web-seat-here = à table
web-bot-of = Bot, { $kind }
web-change-options = Changer
web-change = À quoi joue-t-on ?
web-change-line = Chacun redira s’il est prêt ; personne ne perd sa place.
web-change-do = Qu’il en soit ainsi
web-change-too-few = Il y a plus de monde que cela, bots compris. Renvoyez d’abord quelqu’un.
web-host-tools = En tant qu’hôte
web-allow-spectators = Spectateurs bienvenus
web-allow-spectators-line = On peut regarder sans avoir de place. Sinon, il faut sortir quand la partie commence.
web-no-spectators = Personne ne regarde.
web-close-table = Fermer la table
web-close-table-question = Fermer cette table ?
web-close-table-line = Tout le monde rentre chez soi, et une partie inachevée le restera pour toujours.
web-empty-question = Renvoyer { $name } ?
web-empty-line = Cette personne ne pourra pas revenir à cette table.
web-empty-playing-line = Un bot continue à sa place. Cette personne ne pourra pas revenir à cette table.
web-empty-do = Renvoyer
web-your-turn = À vous de jouer
web-notices = M’appeler
web-notices-line = Un avis du système quand c’est à vous et que vous regardez ailleurs. Le navigateur demandera.
web-spectators =
    { $count ->
        [one] { $who } regarde
       *[other] { $who } regardent
    }
web-lobby-sit = Prenez place, ou restez regarder.
web-lobby-watching = Toutes les places sont prises. Vous pouvez regarder.
web-lobby-free =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-lobby-unready =
    { $count ->
        [one] L’un de nous n’est pas encore prêt.
       *[other] { $count } d’entre nous ne sont pas encore prêts.
    }
web-lobby-go = Tout le monde est là. À vous de jouer.
web-lobby-ready = Dites quand vous êtes prêt.
web-lobby-host = L’hôte donnera le départ.
web-fair = Franc-jeu
web-fair-promise = La chance de cette partie est déjà tirée, et voici son empreinte. À la fin, vous verrez ce qu’il y avait dedans : si les deux s’accordent, personne n’a changé de carte en route.
web-fair-word = Mêlez-y un mot à vous
web-fair-example = n’importe lequel
web-fair-give = Mêler
web-fair-given = Il y est
web-fair-others = { $name } : « { $word } »
web-fair-running = À comparer à la fin, pour savoir que personne n’a changé la chance de cette partie en route. Son empreinte :
web-fair-checking = On refait tous les tirages …
web-fair-seen = Ce navigateur avait vu l’empreinte avant la fin.
web-fair-unseen = Ce navigateur n’a pas vu l’empreinte pendant la partie. Quelqu’un d’autre, peut-être.
web-fair-hashed = La graine a bien cette empreinte ; votre navigateur vient de la calculer.
web-fair-not-hashed = La graine a une autre empreinte. Quelqu’un triche, ou quelque chose est bien cassé.
web-fair-drawn =
    { $outcomes ->
        [one] Le seul tirage en découle, dit le serveur.
       *[other] Les { $outcomes } dés et tirages en découlent tous, dit le serveur.
    }
web-fair-not-drawn = Tous les tirages n’en découlent pas : { $problem }
web-fair-hash = Empreinte
web-fair-seed = Graine
web-fair-words = Mots mêlés à la chance
web-fair-no-words = Aucun. On a fait confiance au serveur pour tirer les yeux fermés.
web-fair-yourself = Inutile de croire le serveur sur parole : gardez la partie et refaites tous les tirages sur votre propre machine.
web-story-choose = Choisir un joueur ou une partie du récit
web-story-older = Plus tôt
web-story-loading = On tourne les pages en arrière…
web-story-failed = Les pages précédentes ne sont pas venues. Réessayer.
web-story-stood-in = Par un bot, en l’absence du joueur
web-story-none = Rien de tel ne s’est produit. Pour l’instant.
web-chat = Discussion
web-chat-empty = Personne n’a rien dit. Il faut bien commencer.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-unread = non lus
web-entering = Accostage
web-entering-line = On demande la table …
web-no-table = On n’entre pas
web-parked = Cette table est au garage
web-parked-line = Quelque chose a cassé dans nos règles, et c’est notre faute. Aucun coup n’est perdu. Rapport { $report }.
web-resume = Réessayer

# Le cadre du jeu.
web-undo = Annuler
web-take-back = Reprendre
web-take-back-question = Reprendre un coup qui a montré quelque chose ?
web-take-back-line = Contre les bots c’est permis, autant de fois que vous voulez. Vous avez vu la suite : cette partie en gardera la marque et ne changera aucun classement.
web-take-back-yes = Reprendre le coup
web-take-back-no = Laisser le coup joué
web-taken-back =
    { $count ->
        [one] Un coup a été repris après avoir montré quelque chose. Le résultat est marqué et ne change aucun classement.
       *[other] Des coups ont été repris { $count } fois après avoir montré quelque chose. Le résultat est marqué et ne change aucun classement.
    }
web-allow-take-back = On peut reprendre ses coups
web-allow-take-back-line = Tous, tant que vous ne jouez que contre des bots. Une partie où cela arrive ne change aucun classement.
web-leave = Quitter
web-leave-question = Quitter cette partie ?
web-leave-line = Un bot prend votre place et continue, pour le meilleur et pour le pire. Revenez la prendre quand vous voulez.
web-leave-line-alone = Ici, tout vous attend, les bots comme le sable. Vous retrouverez la partie parmi les vôtres.
web-stay = Rester
web-path = Le chemin à travers les deux jeux
web-path-of = Le chemin à travers { $game }
web-path-whole = Tout le chemin
web-path-next = La suite :
web-path-done = déjà joué
web-path-play = Jouer
web-path-play-step = Jouer : { $step }
web-path-learning = Vol d’apprentissage
web-path-learning-line = Huit cartes bienveillantes, pas de sable, et des rivaux qui vous attendent.
web-path-level-1 = Niveau I
web-path-level-1-line = Le même petit vaisseau, mais les cartes ne plaisantent plus : aliens, pirates, prévisions à lire.
web-path-level-2 = Niveau II
web-path-level-2-line = Un plus grand vaisseau, de pires rencontres, et un sable deux fois plus lent.
web-path-level-3 = Niveau III
web-path-level-3-line = Le plus grand vaisseau. Il en rentre l’essentiel, parfois.
web-path-series = Le Trek
web-path-series-line = Trois vols d’affilée, avec des titres à prendre et à perdre.
web-path-abe = La grande extension
web-path-abe-line = Un vaisseau enroulé en tube, des propulseurs, des intrus à bord.
web-path-missions = Missions
web-path-missions-line = Un vol avec une commande à remplir. Votez pour la moins pire.
web-path-team = Équipe de soutien
web-path-team-line = Une série avec des spécialistes, dont chacun tord une règle en votre faveur.
web-path-first = Première partie
web-path-first-line = Une main choisie pour apprendre, et un conseil à chaque première fois.
web-path-normal = À trois
web-path-normal-line = Le jeu de base tel quel : des mains distribuées, deux rivaux à deviner.
web-path-goals = Objectifs
web-path-goals-line = Avec l’extension : des points à découvert, pour qui arrive le premier.
web-path-expert = Duel
web-path-expert-line = Deux joueurs, deux actions chacun. Le favori des experts.
web-path-robot = Seul face au robot
web-path-robot-line = Il lance deux dés et n’a pas de nerfs à perdre.
web-path-draft = Draft
web-path-draft-line = Composez votre pioche, carte par carte, avant de la jouer.
web-again = Encore une fois
web-deal = Encore la même donne
web-deal-line = { $game } contre { $rivals }, à la même place, avec la même chance.
web-deal-known = Cette donne n’est pas un secret : sa graine a été révélée la première fois. Elle commence pareil pour tous ; ce que vous faites autrement change la suite. Les résultats se comparent ici et ne changent aucun classement.
web-deal-play = Jouer cette donne
web-deal-fared = Ce que chacun en a fait
web-deal-points = { $points } points
web-deal-place = Rang { $rank } sur { $count }, { $difference } face au meilleur bot
web-deal-moves = { $moves } coups en { $time }
web-deal-first = l’a jouée en premier
web-deal-taken-back =
    { $count ->
        [one] un coup repris
       *[other] { $count } coups repris
    }
web-deal-this = cette partie
web-deal-rank = Rang { $rank } sur { $count }
web-deal-all = Place { $place } sur { $count } essais ; les voir tous
web-deal-ahead =
    { $count ->
        [one] La même donne, et un point d’avance sur { $name }.
       *[other] La même donne, et { $count } points d’avance sur { $name }.
    }
web-deal-behind =
    { $count ->
        [one] La même donne, et { $name } en a tiré un point de plus.
       *[other] La même donne, et { $name } en a tiré { $count } points de plus.
    }
web-deal-level = La même donne, et égalité parfaite avec { $name }.
web-deal-ahead-own =
    { $count ->
        [one] La même donne, un point de mieux que votre meilleur autre essai.
       *[other] La même donne, { $count } points de mieux que votre meilleur autre essai.
    }
web-deal-behind-own =
    { $count ->
        [one] La même donne, un point de moins que votre meilleur autre essai.
       *[other] La même donne, { $count } points de moins que votre meilleur autre essai.
    }
web-deal-level-own = La même donne, et exactement autant de points que votre meilleur autre essai.
web-deal-challenge = Défier d’autres
web-deal-challenge-line = Qui ouvre ce lien joue la même donne, à la même place, et rejoint la liste.
web-deal-running = Cette chance a déjà servi et peut être connue. La partie ne change aucun classement.
web-more = Plus
web-less = Moins
web-record = Garder la partie
web-stood-in = Un bot joue en attendant son retour
web-was-stood-in = En votre absence, un bot a joué votre dernier coup.
web-reconnecting = Connexion perdue. On réessaie ; rien n’est perdu.
web-reconnect-now = Tout de suite
web-held-up = Le serveur attend son disque. Vos actions sont gardées, et les sabliers sont à l’arrêt.
web-no-answer = Le serveur se fait attendre. Ce que vous avez pressé n’est pas oublié.
web-loading-game = On va chercher la boîte à outils …
web-loading-failed = Les écrans de ce jeu ne sont pas arrivés. Rechargez la page pour réessayer.
web-no-screen = Pas d’écrans pour ce jeu

# Revoir une partie.
web-replay = Rediffusion
web-replay-title = { $game }, { $who }, encore une fois
web-replay-loading = On rembobine …
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-back = Un pas en arrière
web-replay-part-on = À la partie suivante
web-replay-part-back = À la partie précédente
web-replay-where = Où en est la partie
web-replay-value = { $part }, étape { $number } sur { $last }
web-replay-step = Étape { $number } sur { $last }
web-replay-speed = Vitesse
web-replay-times = { NUMBER($speed) } ×
web-replay-again = Depuis le début
web-no-replay = Rien à voir ici
web-eyes = Vu avec les yeux de
web-eyes-all = Un spectateur
web-score = score
web-watch-again = Revoir la partie
web-share = Partager et garder
web-share-line = Qui ouvre ce lien voit la partie à partir de cette étape. Sans compte.
web-share-link = Lien vers cette étape de la rediffusion
web-save = En faire un fichier
web-save-line = Un enregistrement peut être rouvert, ici ou ailleurs, et vérifié coup par coup.
web-save-whole = L’enregistrement complet
web-save-seen = Vu par { $name }
web-open-record = Ouvrir un enregistrement
web-open-record-line = Une partie gardée dans un fichier, complète ou vue d’une seule place.
web-open-record-choose = Choisissez un fichier .haul, ou déposez-le ici
web-open-record-kept = Le serveur le vérifie coup par coup, le montre, puis l’oublie.
web-profile = Mon profil
web-picture = Partager une image
web-picture-failed = Pas d’image cette fois ; réessayez
web-my-replays = Revoir mes parties
web-replay-watch = Revoir

# Réglages et touches.
web-settings = Réglages
web-settings-kept = Ce navigateur retient tout cela.
web-race-habits = À une table de Race
web-race-tempo = Rythme
web-race-tempo-steady = Un rythme posé
web-race-tempo-steady-line = Tout ce qui se passe se laisse suivre.
web-race-tempo-brisk = Un rythme vif
web-race-tempo-brisk-line = La même chose, en deux fois moins de temps.
web-race-tempo-instant = Tout de suite
web-race-tempo-instant-line = Pas de spectacle : la table est comme elle est, et le récit dit comment on en est arrivé là.
web-race-confirms = Confirmer les réponses
web-race-confirms-line = Un bouton envoie ce que vous avez choisi. Sans lui, la dernière carte nécessaire vaut réponse ; on peut toujours annuler.
web-race-passes = Passer sans demander
web-race-passes-line = Quand il n’y a qu’une chose à faire, passer par exemple, la page la fait pour vous.
web-calm = Moins de mouvement
web-calm-line = Rien ne dérive, ne clignote ni ne vole, quoi qu’en dise le système.
web-sound = Son
web-sound-line = De petits bruits pour les soudures, les dés et l’inévitable.
web-guide = Guide
web-guide-line = Un petit conseil à chaque première fois. Rallumez-le pour tous les réentendre.
web-guide-seen = Compris
web-guide-folded = Un conseil
web-guide-off = Sans les conseils
web-close = Fermer
web-keys = Aide et touches
web-keys-everywhere = Partout
web-key-help = cette liste
web-key-hint = le conseil est lu, merci
web-key-undo = annuler
web-key-chat = ouvrir ou fermer la discussion
web-key-play = lecture, ou pause
web-key-step = un pas en arrière ou en avant
web-key-part = à la partie précédente ou suivante
web-key-ends = au début, à la fin
web-key-escape = fermer ce qui est au-dessus
web-key-tab = aller à ce qui se presse ensuite
web-key-take = prendre une pièce cachée dans le tas
web-key-turn = la tourner
web-key-arrows = parcourir le vaisseau
web-key-enter = le faire
web-key-reserve = mettre la pièce de côté
web-key-back = la remettre
web-key-choice = l’un des choix proposés
web-key-give-up = abandonner le vol, après confirmation
web-key-skip = passer ce qui est montré
web-key-my-ship = revenir à son vaisseau, ou reposer les prévisions
web-key-space = Espace
web-skip = Passer à la suite

# Ce que le serveur ne fait pas.
web-refused-bad-bot = Ce bot ne peut pas jouer ici.
web-refused-bad-record = Ce n’est pas l’enregistrement d’une partie finie, ou nos règles n’y trouvent pas leur compte.
web-refused-banned = L’hôte vous a renvoyé de cette table.
web-refused-busy = Trop de films sont au développement en ce moment. Réessayez bientôt.
web-refused-closed = Cette table est fermée.
web-refused-name-taken = Quelqu’un d’autre porte ce nom, ou un nom qui lui ressemble trop. Prenez-en un autre.
web-refused-no-replay = Cette partie n’existe pas, ou personne ne l’a gardée.
web-refused-no-spectators = Pas de spectateurs à cette table, l’hôte en a décidé ainsi.
web-refused-not-found = Il n’y a pas de telle table. Relisez le code : ni O, ni I, ni 0, ni 1.
web-refused-not-host = Seul l’hôte peut faire cela.
web-refused-not-invited = Cette table est sur invitation. Demandez son code.
web-refused-not-over = Cette partie n’est pas finie. Revenez quand le film sera complet.
web-refused-not-ready = Tout le monde n’est pas prêt.
web-refused-not-seated = Vous n’avez pas de place à cette table.
web-refused-nothing-to-undo = Il n’y a plus rien à annuler.
web-refused-parked = Cette table est au garage.
web-refused-password-needed = Ce nom est à quelqu’un. Si c’est vous, donnez le mot de passe ; sinon, prenez un autre nom.
web-refused-seat-taken = Cette place est prise.
web-refused-session-ended = Vous vous êtes déconnecté, ou le mot de passe de votre nom a changé ailleurs. Identifiez-vous à nouveau.
web-refused-sign-in = Nous ne vous connaissons plus. Rechargez la page et donnez un nom.
web-refused-too-fast = Doucement. Réessayez dans un instant.
web-refused-too-large = C’est plus gros que tout ce que nous oserions ouvrir.
web-refused-unreachable = Le serveur ne répond pas. Est-il encore là ?
web-refused-waiting = Le disque du serveur n’accepte rien pour l’instant. Réessayez dans un moment.
web-refused-wrong-password = Ce n’est pas le mot de passe de ce nom.
web-refused-wrong-protocol = Le serveur a été renouvelé. Rechargez la page.
web-refused-otherwise = Cela ne va pas maintenant ({ $code }).

web-independent = Starhaul est un projet libre et indépendant, sous licence MIT. Il n’est ni affilié aux éditeurs ou aux auteurs de Galaxy Trucker et de Race for the Galaxy, ni approuvé par eux. Les jeux sont à eux ; les dessins, les mots et les erreurs sont à nous.
web-licences = Toutes les licences, celles du code emprunté comprises.

# Les touches de Race.
web-race-key-hand = vers votre main, ou vers les cartes au choix
web-race-key-tableau = vers votre tableau
web-race-key-rivals = vers les tableaux des autres
web-race-key-arrows = d’une carte à l’autre
web-race-key-move = déplacer la carte dans votre main
web-race-key-pick = choisir la carte ; pendant que ça bouge : passer
web-race-key-enter = confirmer ce qui est choisi
web-race-key-choice = une action, ou un choix du bandeau
web-race-key-tempo = le rythme des événements
web-race-key-signs = le sens des signes sur les cartes

# Ce que les joueurs ont ajouté sur ce serveur.
web-own-missions = Une mission à vous
web-own-missions-none = Aucune de celles-ci
web-own-cards = Des cartes à vous
web-own-components = Des composants à vous

# Le livret, la galerie, et ce que sont les choses.
web-rules = Livret de règles
web-rules-games = Jeux
web-rules-contents = Sommaire
web-rules-search = Chercher dans le livret
web-rules-found = { $count ->
        [0] Rien trouvé. Essayez avec moins de mots.
        [one] { $count } section
       *[other] { $count } sections
    }
web-rules-numbers = Règles numérotées :
web-rules-loading = On feuillette les petits caractères …
web-rules-failed = Les petits caractères ne sont pas arrivés. Refermez et appuyez encore.
web-rules-open = Ouvrir dans le livret
web-gallery = Galerie
web-gallery-all = Tout
web-gallery-name = Nom
web-gallery-count = { $count } sur { $of }
web-why = Qu’est-ce que c’est ?
web-why-point = Appuyez sur n’importe quoi pour lire ce que c’est.
web-why-nothing = Il n’y a rien à lire là-dessus. Essayez autre chose.
web-why-stop = Laisser tomber
web-why-short = Pourquoi ?
web-why-rule = Pourquoi ? { $rule }
web-key-why = Qu’est-ce que c’est ? Ce qui est pointé ou a le focus

# Jouer avec les autres
web-invite-qr = Code QR du lien { $link }
web-invite-camera = Visez ce carré avec l’appareil photo d’un téléphone : il ouvre la table.
web-invite-local-only = Ce lien ne marche que sur cet ordinateur : le serveur n’écoute personne d’autre. Pour tout votre réseau, arrêtez-le et relancez-le ainsi :
web-invite-no-network = Cet ordinateur n’est dans aucun réseau pour l’instant : le lien n’amène personne d’autre ici.
web-away-until = { $name } n’est plus là. Un bot prend le relais dans
web-stand-in-now = Bot, aux commandes
web-grant-time = Attendre encore
web-wait-instead = Attendre son retour
web-emotes = Signes aux autres
web-emotes-line = Un salut, un bravo, une sueur froide : toute la table le voit. Sans la coche, vous n’en voyez ni n’en envoyez.
web-emote-shown = { $name } : { $emote }
web-emote-wave = Bonjour !
web-emote-cheer = Beau vol !
web-emote-thanks = Merci
web-emote-oops = Oups
web-emote-laugh = Ha !
web-emote-gulp = Aïe aïe aïe
web-emote-thinking = Je réfléchis
web-emote-luck = Bonne chance !
web-key-emotes = signes aux autres
web-turns-next =
    { $count ->
        [one] À vous de jouer ailleurs : { $next }
       *[other] À vous de jouer à { $count } autres tables. D’abord : { $next }
    }
web-turn-at = { $game } avec { $who }
web-turn-bots = { $game } avec des bots
web-pace = Rythme
web-pace-together = Tous à table
web-pace-together-line = On joue d’une traite. Un bot joue pour qui s’absente longtemps.
web-pace-correspondence = Par correspondance
web-pace-correspondence-line = Pas de sablier, des jours entre les coups. Personne n’est remplacé pour une absence ; la table attend parmi vos parties.
web-pace-password = Choisir un mot de passe pour continuer sur d’autres appareils
web-news = Depuis votre dernière visite
web-news-read = On continue
