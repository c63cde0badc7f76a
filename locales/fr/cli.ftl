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
cli-metavar-path = CHEMIN

cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-quiet = seulement les résultats, sans remarques
cli-help-no-color = sans couleurs (comme NO_COLOR)
cli-help-lang = la langue à parler ; sinon, l’environnement décide
cli-help-json = donner le résultat en JSON, pour les programmes

cli-summary = Livrez des marchandises dans des vaisseaux qui se démontent, ou courez après la galaxie : entre amis, contre des bots, depuis Python.
cli-examples =
    starhaul serve                   # jouer dans un navigateur
    starhaul replay partie.haul      # cet enregistrement tient-il la route ?
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
cli-wrong-count = « { $value } » ne convient pas pour { $option } : il faut { $count } nombres séparés par des virgules.
cli-did-you-mean = Vouliez-vous dire « { $meant } » ?
cli-see-help = « { $command } --help » dit tout ce qui est possible.
cli-file-not-found = Le fichier « { $file } » n’existe pas.
cli-file-not-text = « { $file } » n’est pas un fichier texte en UTF-8 (ligne { $line }).
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
    starhaul serve --lan                       # pour toute la pièce
    starhaul serve --host 0.0.0.0 --port 80    # pour tous ceux qui peuvent l’atteindre
    starhaul serve --database club.db          # garder les parties dans ce fichier
cli-serve-help-host = l’adresse à écouter (par défaut { $default })
cli-serve-help-port = le port à écouter, 0 pour n’importe quel port libre (par défaut { $default })
cli-serve-help-lan = laisser jouer tout le réseau local, et dire à quelle adresse
cli-serve-help-database = où garder les parties : un fichier SQLite ; sinon, celui de votre dossier de données
cli-serve-help-origins = autres adresses sous lesquelles les navigateurs connaissent ce serveur, séparées par des virgules
cli-serve-help-prefix = chemin d’un site plus grand sous lequel se trouve ce serveur, par exemple /starhaul
cli-serve-help-proxies = adresses ou réseaux des mandataires inverses à croire sur l’origine des requêtes, séparés par des virgules
cli-serve-help-bots = combien de robots peuvent réfléchir en même temps
cli-serve-help-patience = secondes après lesquelles un robot joue pour un absent
cli-serve-help-log-format = la forme du journal
cli-serve-help-log-level = ce que le journal retient
cli-serve-help-config = un fichier avec les mêmes choix (TOML) ; sinon starhaul.toml dans votre dossier de données, s’il existe
cli-serve-help-print-config = montrer chaque choix et d’où il vient (options, environnement, fichier), puis s’arrêter
cli-serve-address = Starhaul est prêt. Ouvrez { $address }
cli-serve-lan = Pour les autres dans la pièce : { $address }
cli-serve-bad-config = « { $name } » venant de { $source } ne convient pas : { $reason }.
cli-serve-stop = Ctrl-C l’arrête.
cli-serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Essayez un autre --port.
cli-serve-cannot-store = Impossible de garder les parties dans « { $database } » : { $reason }.

## backup

cli-backup-summary = Copier la base de données du serveur, telle qu’elle est à un instant, qu’il tourne ou non.
cli-backup-examples =
    starhaul backup lundi.db
    starhaul backup --database club.db lundi.db
cli-backup-help-file = où mettre la copie
cli-backup-done = { $games ->
        [one] { $games } partie est à l’abri
       *[other] { $games } parties sont à l’abri
    } dans { $file }.
cli-backup-failed = Impossible de lire « { $database } » : { $reason }.

## export

cli-export-summary = Écrire l’enregistrement d’une partie jouée sur le serveur.
cli-export-examples =
    starhaul export 3f6k2m9x0qab1                      # vers la sortie standard
    starhaul export 3f6k2m9x0qab1 --output partie.haul
cli-export-help-game = l’identifiant de la partie, comme dans son adresse
cli-export-help-output = où mettre l’enregistrement ; sinon vers la sortie standard
cli-export-unknown = « { $database } » ne connaît pas de partie « { $game } ».
cli-export-done = L’enregistrement est dans { $file }.

## replay

cli-replay-summary = Rejouer un enregistrement ligne par ligne et dire s’il tient la route.
cli-replay-examples =
    starhaul replay partie.haul
    starhaul replay --json - < partie.haul
cli-replay-help-file = un enregistrement (.haul) ; « - » lit l’entrée standard
cli-replay-holds = { $file } : { $game }, tout concorde sur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } ; scores : { $scores }.
cli-replay-holds-unfinished = { $file } : { $game }, tout concorde sur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } ; la partie n’est pas finie.
cli-replay-not-compared = { $checks ->
        [one] { $checks } ligne de contrôle est
       *[other] { $checks } lignes de contrôle sont
    } d’une sorte que seul Starhaul { $version } sait comparer ; coups, tirages et scores ont tous été vérifiés.
cli-replay-broken = { $file }, ligne { $line } : { $reason }
cli-replay-empty = « { $file } » ne contient aucune partie.
cli-replay-unknown-game = « { $file } » est une partie de « { $game } », que ce Starhaul ne sait pas jouer.

## verify

cli-verify-summary = Refaire tous les tirages d’un enregistrement et dire s’ils découlaient de sa graine.
cli-verify-examples =
    starhaul verify partie.haul
    starhaul verify partie.haul --hash "5e88 4898 da28"
cli-verify-help-file = un enregistrement (.haul) d’une partie finie ; « - » lit l’entrée standard
cli-verify-metavar-hash = EMPREINTE
cli-verify-help-hash = l’empreinte affichée avant la partie, ou son début
cli-verify-bad-hash = { $option } attend au moins { $fewest } chiffres d’une empreinte (0-9, a-f), pas « { $value } ».
cli-verify-holds = { $file } : { $game }, { $outcomes ->
        [one] { $outcomes } dé ou tirage découle
       *[other] { $outcomes } dés et tirages découlent
    } de la graine.
cli-verify-promised = La graine a bien l’empreinte promise avant le premier coup : { $hash }.
cli-verify-not-promised = Personne n’avait promis cette graine d’avance : cela prouve seulement qu’ils vont ensemble.
cli-verify-words = Les mots des joueurs y sont mêlés : { $words }.
cli-verify-no-words = Aucun joueur n’a ajouté de mot.

## rules

cli-rules-summary = Lister les règles numérotées et les tests qui les prouvent.
cli-rules-examples =
    starhaul rules --chapter trucker-base    # un seul chapitre
    starhaul rules --uncovered               # ce qu’aucun test ne prouve encore
    starhaul rules --table                   # où en est chaque chapitre
    starhaul rules --json                    # tout, pour les programmes
cli-rules-help-uncovered = seulement les règles qui attendent encore leur test
cli-rules-help-chapter = seulement ce chapitre
cli-rules-help-table = combien de règles de chaque chapitre ont un test, en une page de Markdown
cli-rules-help-root = la copie du dépôt à examiner ; sinon, celle où vous êtes, ou ce que Starhaul a apporté
cli-rules-own = Voici les règles et les tests de Starhaul { $version } ; les tests sont dans ses sources.
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
cli-rules-table-title = Les règles et leurs tests
cli-rules-table-lead = Combien de règles numérotées sont citées par un test, d’après `starhaul rules --table` ; les remarques s’en passent.
cli-rules-table-head = | chapitre | règles | avec un test | sans | remarques |
cli-rules-table-all = ensemble

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

cli-completion-summary = Afficher un script grâce auquel votre shell complète commandes, options et valeurs.
cli-completion-examples =
    eval "$(starhaul completion bash)"                                        # dans ~/.bashrc
    eval "$(starhaul completion zsh)"                                         # dans ~/.zshrc, après compinit
    starhaul completion fish > ~/.config/fish/completions/starhaul.fish
    starhaul completion powershell | Out-String | Invoke-Expression           # dans $PROFILE
cli-completion-help-shell = le shell visé : { $shells }

## pourquoi pas

cli-reason-after-the-end = quelque chose suit la fin de la partie
cli-reason-bad-line = la ligne n’est pas comme il faut ({ $detail })
cli-reason-damaged = le fichier est abîmé ; remplacez-le par une copie faite par « starhaul backup », et gardez-le de côté ({ $detail })
cli-reason-disk-full = le disque est plein
cli-reason-does-not-replay = cela n’a pas pu se passer ici ({ $detail })
cli-reason-file-gone = le fichier a disparu
cli-reason-io-error = le disque ne répond pas comme il faut
cli-reason-locked = un autre programme l’a verrouillée
cli-reason-newer-version = une autre version de Starhaul l’a écrit
cli-reason-no-header = la première ligne n’est pas un en-tête
cli-reason-no-such-file = ce fichier n’existe pas
cli-reason-no-such-port = les ports vont de { $lowest } à { $highest }
cli-reason-not-a-database = ce n’est pas une de nos bases de données
cli-reason-not-a-table = une ligne doit être un objet JSON
cli-reason-not-allowed = nous n’en avons pas le droit
cli-reason-not-json = ce n’est pas du JSON, à partir de la colonne { $column }
cli-reason-not-our-address = cette machine n’a pas cette adresse
cli-reason-not-sqlite = seuls les fichiers SQLite conviennent pour le moment, nommez-en donc un, comme club.db
cli-reason-no-seed = la graine n’est pas révélée : rien ne peut être prouvé
cli-reason-other-hash = l’enregistrement promet une autre empreinte que celle qui vous a été montrée
cli-reason-other-luck = « { $found } » ne découle pas de la graine, qui donne « { $expected } »
cli-reason-other-seed = la graine n’est pas celle que l’en-tête avait promise
cli-reason-other-content = la partie a été jouée avec d’autres composants et d’autres cartes qu’ici (contenu { $content }) ; Starhaul { $version } sait la lire, avec les mêmes fichiers personnels s’il y en avait
cli-reason-port-taken = quelqu’un y écoute déjà
cli-reason-same-file = une copie doit porter un autre nom que la base de données
cli-reason-taken = un autre serveur l’a prise
cli-reason-taken-by = un autre serveur l’a prise : processus { $pid } sur { $host }, depuis { $since }, à l’adresse { $address }
cli-reason-unknown-host = personne ne connaît ce nom

cli-check-summary = Vérifier un fichier de missions, de cartes aventure, de composants ou de cartes Race à soi.
cli-check-examples =
    starhaul check mes-missions.toml
    starhaul check --json mes-cartes.toml
cli-check-help-file = un contenu à soi en TOML (docs/own-missions.md, docs/own-cards.md)
cli-check-entry = { $entry } : bon
cli-check-good = Tout est bon : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } pour { $game }.
cli-check-bad = { $file } est inutilisable : { $problems ->
        [one] { $problems } problème
       *[other] { $problems } problèmes
    }.
cli-check-empty = Il n’y a rien dans { $file }.
