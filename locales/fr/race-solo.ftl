# Le robot du jeu en solo : son plateau, ses dés, et son tour raconté pas à pas.

race-solo-name = Le robot
race-solo-level-easy = facile
race-solo-level-normal = normal
race-solo-level-hard = difficile

## Le plateau

race-solo-mat = Le plateau du robot
race-solo-phase-explore = Explorer
race-solo-phase-develop = Développer
race-solo-phase-settle = Coloniser
race-solo-phase-consume = Consommer
race-solo-phase-produce = Produire
race-solo-space-explore-5 = Explorer
race-solo-space-explore-1 = Explorer
race-solo-space-develop = Développer
race-solo-space-develop-2 = le second Développer
race-solo-space-settle = Coloniser
race-solo-space-settle-2 = le second Coloniser
race-solo-space-trade = Vente
race-solo-space-x2 = Consommer ×2
race-solo-space-produce = Produire
race-solo-face-explore = Explorer
race-solo-face-develop = Développer
race-solo-face-settle = Coloniser
race-solo-face-trade = Vente
race-solo-face-x2 = Consommer ×2
race-solo-face-produce = Produire
race-solo-face-star = une étoile
race-solo-face-robot = la face robot
race-solo-action = Action
race-solo-action-x2 = Action ×2
race-solo-reaction = Réaction
race-solo-counter = modifié par son monde de départ
race-solo-yours-here = votre choix
race-solo-die-here = dé : { $face }
race-solo-words = Ce que le robot y fait
race-solo-choose-phase = Touchez une phase pour lire ce que le robot y fait.
race-solo-reads = sur un dé vaut { $face }
race-solo-not-rolled = Il lancera ses deux dés quand vous aurez choisi.

## Ses affaires

race-solo-sign-cards = Cartes qu’il pioche
race-solo-sign-credit = Crédit : avec quoi il paie
race-solo-sign-economy = Économie : plus elle est haute, plus il prend de jetons
race-solo-sign-vp = Points de victoire
race-solo-sign-development = Un développement est posé
race-solo-sign-world = Un monde est colonisé
race-solo-sign-military = Un monde militaire est conquis
race-solo-sign-marker = Un marqueur, qui tient lieu de développement à six
race-solo-sign-six = Le prix d’un développement à six
race-solo-sign-idle = Rien ne se passe
race-solo-sign-robot = Le signe du robot : ce qu’il veut dire dépend de son monde de départ
race-solo-credit = Crédit
race-solo-economy = Économie
race-solo-track = { $name } : { $value } sur { $max }
race-solo-score = PV
race-solo-cards = Cartes
race-solo-chips = Jetons
race-solo-deck = Pioche
race-solo-markers = Marqueurs posés
race-solo-markers-line = { $placed } sur { $all }, { $vp } PV chacun
race-solo-tableau = Le tableau du robot
race-solo-turned-over = Retournées
race-solo-marker-card = Marqueur : un développement de coût six, { $vp } PV

## Son tour, raconté

race-solo-began = Le robot commence avec { $card }, avec { $credit } de crédit et { $economy } d’économie.
race-solo-rolled = Le robot obtient { $first } et { $second }.
race-solo-die-star = L’étoile vous copie : { $space }.
race-solo-die-robot = La face robot vaut { $face } pour l’instant.
race-solo-die-lost = Un dé trouve sa case occupée : il est perdu.
race-solo-acts-in = Il agira ici : { $spaces }.
race-solo-acts = { $phase } : son dé est là, donc il agit.
race-solo-reacts = { $phase } : choix de vous seul, il ne fait que réagir.
race-solo-idle-credit = Réagir ici demande du crédit, et il n’en a pas. Il regarde.
race-solo-idle-mat = Son plateau ne prévoit rien ici. Il fredonne.
race-solo-placed-marker = Il a de quoi poser un marqueur : { $paid } payés, { $vp } PV à la fin, { $left ->
        [0] plus aucun en réserve.
       *[other] encore { $left } en réserve.
    }
race-solo-got-chips = { $vp ->
        [0] Pas de jeton de PV : son économie est à zéro.
        [one] { $vp } jeton de PV, pour une économie de { $economy }.
       *[other] { $vp } jetons de PV, pour une économie de { $economy }.
    }
race-solo-credit-moved = Son crédit passe à { $credit }.
race-solo-economy-moved = Son économie passe à { $economy }.
race-solo-tracks-full = La piste est pleine : rien de plus n’y tient.
race-solo-drew = { $count ->
        [0] La pioche n’a plus de carte pour lui.
        [one] Il pioche une carte, sans la montrer.
       *[other] Il pioche { $count } cartes, sans les montrer.
    }
race-solo-flipped = Il retourne { $card } : ça lui va.
race-solo-missed-development = Il retourne { $card } : pas un développement, défaussée.
race-solo-missed-six = Il retourne { $card } : coût six, et pas de crédit pour ça. Défaussée.
race-solo-missed-world = Il retourne { $card } : pas un monde non militaire, défaussée.
race-solo-missed-military = Il retourne { $card } : pas un monde militaire, défaussée.
race-solo-missed-worth = Il retourne { $card } : moins de { $count } PV, défaussée.
race-solo-placed = { $paid ->
        [0] Il pose { $card } sans rien payer.
        [one] Il pose { $card } pour { $paid } crédit.
       *[other] Il pose { $card } pour { $paid } crédits.
    }
race-solo-found-nothing = Sa pioche s’épuise avant qu’il trouve : rien de posé, rien de payé.
race-solo-start-left = { $card } a fait son devoir et quitte la partie.
race-solo-face-turned = Désormais, sa face robot vaut { $face }.

## Le compte

race-bill-six-cost-cards = Développements de coût six
race-bill-markers = Marqueurs
