# Les mots de la commande `starhaul`.

## Aide

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-shared = Avec chaque commande :
cli-heading-examples = Exemples :
cli-usage-options = options
cli-metavar-command = COMMANDE
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-name = NOM
cli-metavar-number = NOMBRE
cli-metavar-shell = SHELL
cli-metavar-address = ADRESSE

cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-quiet = seulement les résultats, sans remarques
cli-help-no-color = sans couleurs (comme NO_COLOR)
cli-help-lang = la langue à parler ; sinon, l’environnement décide
cli-help-json = donner le résultat en JSON, pour les programmes

cli-summary = Livrez des marchandises dans des vaisseaux qui se démontent, ou courez après la galaxie : entre amis, contre des bots, depuis Python.
cli-examples =
    starhaul serve                   # jouer dans un navigateur
    starhaul replay partie.haul      # cet enregistrement tient-il la route ?
    starhaul serve --help            # en savoir plus sur une commande

## Ce qui ne va pas

cli-unknown-command = La commande « { $name } » n’existe pas.
cli-unknown-option = L’option « { $option } » n’existe pas ici.
cli-surplus-argument = « { $argument } » est un argument de trop.
cli-missing-argument = À « { $command } », il manque { $arguments }.
cli-needs-value = { $option } attend une valeur.
cli-takes-no-value = { $option } n’attend pas de valeur.
cli-wrong-choice = « { $value } » ne convient pas pour { $option } : choisissez parmi { $choices }.
cli-wrong-number = « { $value } » ne convient pas pour { $option } : il faut un nombre entier de { $low } à { $high }.
cli-did-you-mean = Vouliez-vous dire « { $meant } » ?
cli-see-help = « { $command } --help » dit tout ce qui est possible.
cli-file-not-found = Le fichier « { $file } » n’existe pas.
cli-file-not-text = « { $file } » n’est pas un fichier texte en UTF-8.
cli-file-unreadable = Impossible de lire « { $file } » : { $reason }.
cli-bad-content = Un fichier à vous est inutilisable. { $problem }
cli-interrupted = Interrompu.
cli-unexpected =
    Quelque chose a cassé qui n’aurait pas dû, et c’est notre faute ({ $error }).
    Signalez-le dans le suivi des tickets du projet, avec ce qu’affiche « STARHAUL_DEBUG=1 { $command } … ».

## serve

cli-serve-summary = Ouvrir une table : lancer le serveur et jouer dans un navigateur.
cli-serve-examples =
    starhaul serve                             # pour cette machine
    starhaul serve --host 0.0.0.0 --port 80    # pour tous ceux qui peuvent l’atteindre
    starhaul serve --database club.db          # garder les parties dans ce fichier
cli-serve-help-host = l’adresse à écouter (par défaut { $default })
cli-serve-help-port = le port à écouter, 0 pour n’importe quel port libre (par défaut { $default })
cli-serve-help-database = où garder les parties ; sinon, dans votre dossier de données
cli-serve-address = Starhaul est prêt. Ouvrez { $address }
cli-serve-stop = Ctrl-C l’arrête.
cli-serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Essayez un autre --port.
cli-serve-cannot-store = Impossible de garder les parties dans « { $database } » : { $reason }.

## replay

cli-replay-summary = Rejouer un enregistrement ligne par ligne et dire s’il tient la route.
cli-replay-examples =
    starhaul replay partie.haul
    starhaul replay --json - < partie.haul
cli-replay-help-file = un enregistrement (.haul) ; « - » lit l’entrée standard
cli-replay-holds = { $file } : { $game }, tout concorde sur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } ; scores : { $scores }.
cli-replay-holds-unfinished = { $file } : { $game }, tout concorde sur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } ; la partie n’est pas finie.
cli-replay-broken = { $file }, ligne { $line } : { $reason }
cli-replay-empty = « { $file } » ne contient aucune partie.
cli-replay-unknown-game = « { $file } » est une partie de « { $game } », que ce Starhaul ne sait pas jouer.

## rules

cli-rules-summary = Lister les règles numérotées et les tests qui les prouvent (dans une copie du dépôt).
cli-rules-examples =
    starhaul rules --chapter trucker-base    # un seul chapitre
    starhaul rules --uncovered               # ce qu’aucun test ne prouve encore
    starhaul rules --json                    # tout, pour les programmes
cli-rules-help-uncovered = seulement les règles qui attendent encore leur test
cli-rules-help-chapter = seulement ce chapitre
cli-rules-help-root = la copie du dépôt à examiner ; sinon, celle où vous êtes
cli-rules-no-checkout = Aucune copie du dépôt de Starhaul dans « { $folder } » : les règles se lisent dans docs/rules et tests.
cli-rules-no-chapter = Le chapitre « { $chapter } » n’existe pas : choisissez parmi { $chapters }.
cli-rules-unreadable = Impossible de rapprocher les règles de leurs tests. { $reason }
cli-rules-sum = { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }, dont { $covered } avec un test, et { $notes ->
        [one] { $notes } remarque
       *[other] { $notes } remarques
    }.

## doctor

cli-doctor-summary = Vérifier que tout est en place pour jouer.
cli-doctor-examples =
    starhaul doctor
    starhaul doctor --json    # à joindre à un rapport
cli-doctor-mark-well = ok
cli-doctor-mark-ill = !!
cli-doctor-versions = Starhaul { $starhaul } avec Python { $python }
cli-doctor-extra = complément « { $extra } » : installé
cli-doctor-no-extra = complément « { $extra } » : absent, et inutile pour jouer
cli-doctor-page = la page pour le navigateur est construite
cli-doctor-no-page = la page pour le navigateur manque : « make setup » la construit dans une copie du dépôt
cli-doctor-folder = les parties peuvent être gardées dans { $folder }
cli-doctor-no-folder = les parties ne peuvent pas être gardées dans { $folder } : l’écriture y est interdite
cli-doctor-port = le port { $port } est libre
cli-doctor-no-port = le port { $port } est pris : Starhaul tourne peut-être déjà, sinon choisissez-en un autre avec --port
cli-doctor-well = Bon pour le vol.
cli-doctor-ill = Pas bon pour le vol : voyez les lignes marquées « !! ».

## completion

cli-completion-summary = Afficher un script grâce auquel votre shell complète commandes et options.
cli-completion-examples =
    eval "$(starhaul completion bash)"                                        # dans ~/.bashrc
    eval "$(starhaul completion zsh)"                                         # dans ~/.zshrc, après compinit
    starhaul completion fish > ~/.config/fish/completions/starhaul.fish
cli-completion-help-shell = le shell visé : { $shells }
