# Les mots de `starhaul ship`.

cli-ship-summary = Examiner des vaisseaux : leurs défauts, ce qu’ils peuvent faire, ce qu’un météore ou un tir y ferait.
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
cli-ship-help-file = des vaisseaux en JSON, un par ligne ; « - » lit l’entrée standard
cli-ship-help-threat = ce qui arrive : petit ou grand météore, tir léger ou lourd
cli-ship-help-from = le côté du vaisseau d’où cela vient
cli-ship-help-roll = le total des deux dés
cli-ship-hit-needs = « hit » a besoin de { $option }.

## Ce qui ne va pas

cli-ship-broken = { $file }, ligne { $line } : { $reason }
cli-ship-broken-component = { $file }, ligne { $line }, composant { $entry } : { $reason }
cli-ship-not-json = ce n’est pas du JSON ({ $reason }).
cli-ship-not-an-object = il faut ici un objet JSON, pas « { $value } ».
cli-ship-missing-field = il manque « { $field } ».
cli-ship-not-a-list = « { $field } » doit être une liste, pas « { $value } ».
cli-ship-unknown-class = la classe « { $value } » n’existe pas ; les classes sont { $known }.
cli-ship-unknown-tile = la tuile « { $value } » n’existe pas.
cli-ship-not-a-square = « at » doit être une colonne et une rangée, pas « { $value } ».
cli-ship-no-such-square = aucun plateau n’a de case { $value }.
cli-ship-square-taken = un autre composant occupe déjà { $value }.
cli-ship-not-a-count = « { $field } » doit être un nombre entier de 0 à { $most }, pas « { $value } ».
cli-ship-unknown-alien = l’alien « { $value } » n’existe pas ; il y a { $known }.
cli-ship-unknown-good = la marchandise « { $value } » n’existe pas ; il y a { $known }.

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

## Un choc en mots

cli-ship-missed = Raté.
cli-ship-harmless = Cela arrive en { $at } sans faire de mal. (Morceaux qui resteraient sinon : { $pieces })
cli-ship-struck = Cela détruit { $at } ; morceaux restants : { $pieces }
cli-ship-needs-shield = Cela arrive en { $at } ; une pile pour un bouclier l’arrête. Morceaux restants sinon : { $pieces }
cli-ship-needs-cannon = Cela arrive en { $at } ; une pile pour un canon double l’arrête. Morceaux restants sinon : { $pieces }
