# La page d’accueil.
web-title = Starhaul : jeux de société spatiaux dans votre navigateur
web-noscript = Starhaul dessine sa page en JavaScript. Activez-le, puis revenez nous voir.
web-lead = Deux grands jeux de société spatiaux pour une soirée dans le navigateur : entre amis, contre des bots ou depuis Python.
web-promise = Nous suivons les règles à la lettre ; les vaisseaux, eux, tiennent à peu près.

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
web-not-yet = Pas encore jouable dans le navigateur
web-progress = On débute : les règles sont numérotées, les moteurs sont sur l’établi. Cette page vous préviendra quand il y aura de quoi décoller.

web-independent = Starhaul est un projet libre et indépendant, sous licence MIT. Il n’est ni affilié aux éditeurs ou aux auteurs de Galaxy Trucker et de Race for the Galaxy, ni approuvé par eux. Les jeux sont à eux ; les dessins, les mots et les erreurs sont à nous.
