# Les mots de `starhaul ship`.

cli-ship-summary = Examiner des vaisseaux : leurs défauts, leurs moyens, et l’effet d’un météore, d’un tir ou d’un intrus.
cli-ship-examples =
    starhaul ship inspect vaisseaux.jsonl
    starhaul ship inspect --json - < vaisseaux.jsonl
    starhaul ship hit vaisseaux.jsonl --threat large --from left --roll 7
    starhaul ship hit --help                        # pour en savoir plus sur l’une d’elles
cli-ship-inspect-summary = Dessiner des vaisseaux, et dire ce qui cloche et ce dont ils sont capables.
cli-ship-inspect-examples =
    starhaul ship inspect vaisseaux.jsonl
    starhaul ship inspect --json - < vaisseaux.jsonl
cli-ship-hit-summary = Lancer un météore ou un tir sur des vaisseaux, et dire ce qu’il y ferait.
cli-ship-hit-examples =
    starhaul ship hit vaisseaux.jsonl --threat large --from left --roll 7
    starhaul ship hit --json --threat light --from rear --roll 8 - < vaisseaux.jsonl
cli-ship-intrude-summary = Faire entrer un intrus dans des vaisseaux, et dire où il va et ce qu’il y fait.
cli-ship-intrude-examples =
    starhaul ship intrude vaisseaux.jsonl --kind predator --from left --roll 9 --hand left --steps 4
    starhaul ship intrude --json --kind commando --from right --roll 7 --hand left --charges 6,6 - < vaisseaux.jsonl
cli-ship-help-file = des vaisseaux en JSON, un par ligne ; « - » lit l’entrée standard
cli-ship-help-threat = ce qui arrive : petit ou grand météore, tir léger ou lourd
cli-ship-help-from = le côté du vaisseau d’où cela vient
cli-ship-help-roll = le total des deux dés
cli-ship-metavar-dice = A,B
cli-ship-help-dice = les faces des deux dés, pour les vaisseaux en cylindre (classe IIB) ; d’un côté : la rangée, puis le départ
cli-ship-help-shift = décale la ligne comme un propulseur qui pointe par là
cli-ship-help-kind = qui entre
cli-ship-help-hand = la main qu’il garde au mur
cli-ship-help-steps = combien de pas fait un prédateur
cli-ship-metavar-charges = N,N…
cli-ship-help-charges = les pas avant chaque charge d’un commando
cli-ship-needs = « { $command } » a besoin de { $option }.
cli-ship-shift-along = Un décalage vers { $shift } ne déplace pas ce qui vient de { $side }.
cli-ship-needs-dice = la ligne de ce vaisseau se lit avec { $option }.

## Ce qui ne va pas

cli-ship-broken = { $file }, ligne { $line } : { $reason }
cli-ship-broken-component = { $file }, ligne { $line }, composant { $entry } : { $reason }
cli-ship-not-json = ce n’est pas du JSON ({ $reason }).
cli-ship-not-an-object = il faut ici un objet JSON, pas « { $value } ».
cli-ship-missing-field = il manque « { $field } ».
cli-ship-not-a-list = « { $field } » doit être une liste, pas « { $value } ».
cli-ship-unknown-class = la classe « { $value } » n’existe pas ; les classes sont { $known }.
cli-ship-unknown-tile = la tuile « { $value } » n’existe pas.
cli-ship-not-halves = « halves » doit être une moitié avant ({ $front }) et une moitié arrière ({ $rear }), pas « { $value } ».
cli-ship-not-two-dice = « closed » doit être deux dés de 1 à 6, pas « { $value } ».
cli-ship-not-a-square = « at » doit être une colonne et une rangée, pas « { $value } ».
cli-ship-no-such-square = aucun plateau n’a de case { $value }.
cli-ship-square-taken = un autre composant occupe déjà { $value }.
cli-ship-not-a-count = « { $field } » doit être un nombre entier de 0 à { $most }, pas « { $value } ».
cli-ship-unknown-alien = l’alien « { $value } » n’existe pas ; il y a { $known }.
cli-ship-unknown-good = la marchandise « { $value } » n’existe pas ; il y a { $known }.
cli-ship-not-a-flag = « { $field } » doit être true ou false, pas « { $value } ».
cli-ship-unknown-token = aucun jeton ne fait « { $value } » : « alteration » connaît { $known }.
cli-ship-unknown-side = il n’y a pas de côté « { $value } » : il y a { $known }.
cli-ship-unknown-part = il n’y a pas de pièce de rechange « { $value } » : il y a { $known }.
cli-ship-side-twice = un côté ne se modifie qu’une fois, pas comme dans « { $value } ».
cli-ship-not-for-kind = « { $field } » n’est pas pour les composants du genre « { $value } ».
cli-ship-not-a-pair = « { $field } » veut les cases de deux composants du vaisseau, voisins pour un tuyau, et non « { $value } ».

## Un vaisseau en mots

cli-ship-parts = { $components ->
        [one] { $components } composant
       *[other] { $components } composants
    } en { $pieces ->
        [one] { $pieces } morceau
       *[other] { $pieces } morceaux
    }
cli-ship-exposed = Connecteurs exposés : { $exposed }
cli-ship-engines = Moteurs : { $base }, avec toutes les piles { $full }
cli-ship-cannons = Canons : { $base }, avec toutes les piles { $full }
cli-ship-aboard = Équipage : { $crew }, dont humains : { $humans } ; piles : { $batteries }
cli-ship-no-faults = Rien à redire.
cli-ship-single-to-double = Un connecteur simple touche un double : { $at } et { $other }.
cli-ship-connector-to-smooth = Un connecteur touche un bord lisse : { $at } et { $other }.
cli-ship-engine-not-rearward = Le moteur en { $at } n’est pas tourné vers l’arrière.
cli-ship-blocked-engine = Le moteur en { $at } souffle sur le composant en { $other }.
cli-ship-blocked-cannon = Le canon en { $at } vise le composant en { $other }.
cli-ship-blocked-thruster = Le propulseur en { $at } pointe vers le composant en { $other }.
cli-ship-outside-area = Le composant en { $at } est hors de la zone de construction.
cli-ship-closed-square = Le composant en { $at } occupe une case que les dés ont fermée.
cli-ship-not-attached = Le composant en { $at } ne tient à rien.
cli-ship-radioactive-joined = Deux conteneurs radioactifs sont reliés : { $at } et { $other }.
cli-ship-artifact-in-dead-zone = L’artefact en { $at } est dans la zone morte de celui en { $other }.

## Un choc en mots

cli-ship-missed = Raté.
cli-ship-harmless = Cela arrive en { $at } sans faire de mal. (Morceaux qui resteraient sinon : { $pieces })
cli-ship-struck = Cela détruit { $at } ; morceaux restants : { $pieces }
cli-ship-needs-shield = Cela arrive en { $at } ; une pile pour un bouclier l’arrête. Morceaux restants sinon : { $pieces }
cli-ship-needs-cannon = Cela arrive en { $at } ; une pile pour un canon double l’arrête. Morceaux restants sinon : { $pieces }
cli-ship-turned-away = Il rencontre un composant défendu et fait demi-tour.
cli-ship-defeated = Il est vaincu en chemin : { $path }. Composants détruits par ses charges : { $lost }
cli-ship-leaves = Il suit son chemin et s’en va : { $path }. Composants détruits par ses charges : { $lost }
