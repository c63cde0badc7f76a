# La table de Race : ce qui est demandé, ce que rapporte chaque choix, et toute l'histoire.

## Autour de la table

race-seat = Place { $number }
race-rivals = Les autres
race-phases = Les phases de la manche
race-goals = Objectifs
race-log = Le récit
race-log-empty = Il ne s’est encore rien passé. Profitez-en.
race-tab-mine = Table
race-tab-rivals = Les autres
race-tab-goals = Objectifs
race-tab-log = Récit
race-stage-setup = Mise en place
race-stage-choice = Choix des actions
race-stage-explore = Explorer
race-stage-develop = Développer
race-stage-develop-2 = Développer encore
race-stage-settle = Coloniser
race-stage-settle-2 = Coloniser encore
race-stage-consume = Consommer
race-stage-produce = Produire
race-stage-end = Fin de la manche
race-stage-over = La fin
race-bonus-explore-5 = +5 vues
race-bonus-explore-1 = +1 gardée
race-bonus-develop = rabais de 1
race-bonus-develop-2 = encore
race-bonus-settle = puis 1 carte
race-bonus-settle-2 = encore
race-bonus-trade = vente d’abord
race-bonus-x2 = PV doublés
race-bonus-produce = +1 trouvaille
race-round = Manche { $number }
race-pool = { $count ->
        [one] Il reste { $count } PV dans la réserve
       *[other] Il reste { $count } PV dans la réserve
    }
race-deck = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
race-discard = { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
race-tableau-mine = Votre tableau
race-tableau-of = Tableau : { $who }
race-back-to-mine = Revenir au vôtre
race-hand = { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
race-hand-sorted = L’ordre de votre main
race-hand-by-kind = par genre
race-hand-by-cost = par coût
race-hand-by-own = à ma façon
race-hand-empty = Votre main est vide. On ne voyage pas plus léger.
race-seen = { $count ->
        [one] Au choix : { $count } carte
       *[other] Au choix : { $count } cartes
    }
race-laid = { $count ->
        [one] { $count } carte sur { $of } dans le tableau
       *[other] { $count } cartes sur { $of } dans le tableau
    }
race-goods-of = { $count } × { $good }
race-score = { $count ->
        [one] { $count } point pour l’instant
       *[other] { $count } points pour l’instant
    }
race-chips = { $count } PV en jetons
race-military = Force militaire { $count }
race-thinking = réfléchit…
race-has-chosen = a choisi
race-coming = en route
race-picked = Choisie.
race-card-look = La carte, de près
race-card-close = La reposer
race-goal-progress = { $who } : { $count } sur { $of }
race-goal-held = détient l’objectif
race-tempo-steady = Rythme : posé
race-tempo-brisk = Rythme : vif
race-tempo-instant = Rythme : immédiat
race-signs = Les signes des cartes

## À qui le tour

race-your-decision = À vous
race-waiting = On attend { $who }
race-watching = Vous regardez
race-nothing-asked = Rien à décider pour vous
race-forced = Une seule réponse possible : elle se donne d’elle-même
race-forced-develop = Rien que vous puissiez bâtir : on passe pour vous
race-forced-settle = Rien que vous puissiez coloniser : on passe pour vous
race-forced-hint = Rien à presser, la partie continue dans un instant.

## Questions

race-ask-start-hand = { $count ->
        [one] Rendez { $count } de vos premières cartes
       *[other] Rendez { $count } de vos premières cartes
    }
race-ask-action = { $count ->
        [one] Choisissez une action
       *[other] Choisissez deux actions
    }
race-ask-keep = { $count ->
        [one] Gardez { $count } de ces cartes
       *[other] Gardez { $count } de ces cartes
    }
race-ask-develop = Bâtissez un développement, ou aucun
race-ask-settle = Colonisez un monde, ou aucun
race-ask-second-world = Colonisez un second monde, ou restez-en là
race-ask-payment = Comment obtenez-vous { $card } ?
race-ask-strength = Que donnez-vous pour conquérir { $card } ?
race-ask-pay = { $card } coûte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
race-ask-sell = Vendez une ressource
race-ask-power = Quel pouvoir consomme ensuite ?
race-ask-goods = { $card } consomme { $count ->
        [one] { $count } ressource : laquelle ?
       *[other] { $count } ressources : lesquelles ?
    }
race-ask-chips = { $card } change des cartes en PV : jusqu’à { $count }
race-ask-gamble = Annoncez un coût avant de retourner la carte
race-ask-windfall = Quel monde de trouvailles reçoit une ressource ?
race-ask-produce = Quel pouvoir sert ensuite ?
race-ask-factory = { $count ->
        [one] Défaussez une carte pour une ressource sur { $card }
       *[other] Défaussez { $count } cartes pour une ressource sur { $card }
    }
race-ask-hand-limit = { $count ->
        [one] Trop de cartes : défaussez-en une
       *[other] Trop de cartes : défaussez-en { $count }
    }
race-ask-draft = Prenez une carte ; le reste du paquet passe au voisin
race-ask-start-world = Quel monde de départ gardez-vous ?

race-hint-start-hand = Les autres restent : c’est avec elles qu’on bâtit, et avec elles qu’on paie.
race-hint-action = Chacun profite de toute phase choisie par quiconque. Le bonus n’est qu’à qui l’a choisie.
race-hint-keep = Ce que vous ne gardez pas est défaussé sans être montré.
race-hint-develop = Tout le monde choisit en même temps. On paie quand les cartes sont retournées.
race-hint-settle = Tout le monde choisit en même temps. Les mondes militaires se conquièrent, les autres se paient.
race-hint-second-world = Un de vos pouvoirs en permet un de plus dans cette phase.
race-hint-payment = Le moyen le moins cher est proposé. Vous savez peut-être mieux.
race-hint-strength = Ce que vous donnez sert jusqu’à la fin de la phase, puis c’est perdu.
race-hint-pay = Proposées : celles qui semblent valoir le moins, au coût et aux points. Votre plan en sait plus : touchez-en d’autres.
race-hint-sell = Le prix est en cartes. Ce qui est vendu ne se consomme plus.
race-hint-power = Tout ce qui peut consommer le doit, dans l’ordre qui vous plaît. Choisissez un pouvoir, ou glissez-y une ressource.
race-hint-goods = Les ressources les moins utiles ailleurs sont proposées.
race-hint-chips = Des cartes contre des points : sage à la fin, douloureux avant.
race-hint-gamble = Bien deviné, la carte est à vous. La plupart coûtent de 1 à 3.
race-hint-windfall = Choisissez celui qui se vend ou nourrit le mieux.
race-hint-produce = L’ordre compte quand des cartes paient des ressources.
race-hint-factory = La ressource va sur le monde, la carte à la défausse.
race-hint-hand-limit = Entre deux manches, une main tient dix cartes.
race-hint-draft = Vous ne piocherez que des cartes prises ici, toute la partie.
race-hint-start-world = L’autre ira dans votre défausse.

## Réponses

race-chosen = Choix : { $count } sur { $of }
race-confirm = D’accord
race-confirm-actions = { $count ->
        [one] Choisir celle-ci
       *[other] Choisir celles-ci
    }
race-confirm-actions-none = { $count ->
        [one] D’abord, choisissez une phase ci-dessus
       *[other] D’abord, choisissez deux phases ci-dessus
    }
race-confirm-place = Poser { $card }
race-confirm-place-none = Choisissez une carte
race-confirm-discard = { $count ->
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
race-confirm-keep = { $count ->
        [one] Garder { $count } carte
       *[other] Garder { $count } cartes
    }
race-confirm-pay = { $count ->
        [one] Payer { $count } carte
       *[other] Payer { $count } cartes
    }
race-confirm-sell = La vendre
race-confirm-consume = { $count ->
        [one] Consommer { $count } ressource
       *[other] Consommer { $count } ressources
    }
race-confirm-chips = { $count ->
        [0] Choisissez une carte
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
race-confirm-windfall = Une ressource ici
race-confirm-draft = La prendre
race-confirm-start-world = Le garder
race-confirm-conquer = Conquérir { $card }
race-strength-of = force { $strength }, défense { $defence }
race-pass-develop = Ne rien bâtir
race-pass-settle = Ne rien coloniser
race-pass-power = C’est tout
race-pass-produce = Plus de ressources contre des cartes
race-propose = Comme proposé
race-follow = Toute la phase, au mieux
race-way-buy = Le payer
race-way-conquer = Le conquérir
race-way-sacrifice = Sacrifier { $card }
race-way-sacrifice-note = il ne coûte alors rien
race-gain-vp = +{ $count } PV
race-gain-cards = { $count ->
        [one] +{ $count } carte
       *[other] +{ $count } cartes
    }
race-price-cards = { $count ->
        [0] gratuit
        [one] { $count } carte à payer
       *[other] { $count } cartes à payer
    }
race-price-strength = votre force : { $strength }
race-price-either = { $count ->
        [one] { $count } carte à payer
       *[other] { $count } cartes à payer
    }, ou force { $strength }
race-tag-free = gratuit
race-tag-pay = payer { $count }
race-tag-conquer = conquérir
race-tag-boost = il faut +{ $count }
race-tag-owned = déjà bâti
race-tag-lacks = manque { $count }
race-tag-missing-cards = { $count ->
        [one] manque { $count } carte
       *[other] manque { $count } cartes
    }
race-tag-missing-strength = manque { $count } de force
race-tag-cards = +{ $count }
race-tag-both = +{ $vp } PV +{ $cards }
race-tag-strength = +{ $count } de force

## Ce qui ne se pose pas

race-refused-cards-missing = Pas assez d’autres cartes pour payer. Une carte ne se paie jamais elle-même.
race-refused-too-weak = Pas assez de force : un monde militaire se conquiert, l’argent le laisse froid.
race-refused-no-world = On colonise des mondes. Les développements ont leur propre phase.
race-refused-no-development = On développe des développements. Les mondes attendent la colonisation.
race-refused-owned-already = Vous en avez déjà bâti un, et aucun développement ne se bâtit deux fois.
race-refused-not-offered = Cela ne peut pas être choisi maintenant.
race-refused-not-asked = On ne vous demande rien en ce moment.

## L'histoire

race-story-goals = En jeu : { $goals }.
race-story-start-world = { $who } commence avec { $card }.
race-story-round = Manche { $number }
race-story-chose = { $who } : { $actions }.
race-story-draws-start = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour commencer.
race-story-draws-explore = { $who } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour explorer.
race-story-draws-explore-more = { $who } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour explorer ({ $why }).
race-story-draws-develop = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en développant ({ $why }).
race-story-draws-settle = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en colonisant ({ $why }).
race-story-draws-produce = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en produisant ({ $why }).
race-story-bonus = bonus
race-story-keeps = { $who } garde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
race-story-discards-start = { $who } rend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
race-story-discards-hand-limit = { $who } ne peut pas tout tenir : { $count ->
        [one] { $count } carte s’en va
       *[other] { $count } cartes s’en vont
    }.
race-story-discards-produce = { $who } donne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à manger à une usine.
race-story-wish = { $who } vise { $card }.
race-story-nobody-places = Personne ne pose rien. Un ange passe.
race-story-placed-paid = { $who } pose { $card } pour { $count ->
        [0] rien
        [one] { $count } carte
       *[other] { $count } cartes
    }.
race-story-placed-conquered = { $who } conquiert { $card } avec une force de { $strength }.
race-story-placed-free = { $who } pose { $card } sans payer.
race-story-sacrificed = { $who } sacrifie { $card }.
race-story-goods = { $count ->
        [one] Une ressource pour { $who } : { $worlds }.
       *[other] { $count } ressources pour { $who } : { $worlds }.
    }
race-story-sold = { $who } vend la ressource de { $card } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
race-story-sold-with = { $who } vend la ressource de { $card } avec { $with } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
race-story-consumed = { $who } consomme { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } avec { $card } : { $cards ->
        [0] { $vp } PV
        [one] { $vp } PV et { $cards } carte
       *[other] { $vp } PV et { $cards } cartes
    }.
race-story-power-draws = { $card } donne { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à { $who }.
race-story-chips = { $who } change { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } contre { $vp } PV avec { $card }.
race-story-gamble-won = Avec { $with }, { $who } annonce { $number }, et { $card } acquiesce. La carte est gardée.
race-story-gamble-lost = Avec { $with }, { $who } annonce { $number }. { $card } n’est pas du même avis.
race-story-reshuffled = La défausse redevient la pioche : { $count } cartes.
race-story-goal-claimed = { $who } prend l’objectif { $goal }.
race-story-goal-lost = { $who } doit rendre { $goal }.
race-story-over = C’était la dernière manche. { $why }

## La fin

race-ended-tableau = Un tableau compte douze cartes.
race-ended-vp-pool = Les PV de la réserve sont épuisés.
race-ended-round-limit = Les manches sont épuisées.
race-end-title = { $count ->
        [one] { $who } gagne la course
       *[other] { $who } se partagent la victoire
    }
race-end-tied = Égalité de points : ce qui reste à chacun départage.
race-end-decided = Le plus grand écart, ce sont { $what } : { $most } pour { $ahead }, { $least } pour { $behind }.
race-source-chips = les jetons
race-source-cards = les points imprimés sur les cartes
race-source-sixes = les développements de coût 6
race-source-goals = les objectifs
race-end-look = Regarder la table
race-end-show = Revoir le décompte
race-bill-chips = Jetons PV
race-bill-cards = Imprimés sur les cartes
race-bill-by-source = Par origine
race-bill-by-card = Par carte
race-bill-how = Comment compter
race-bill-counting = On retourne les cartes une dernière fois…
race-bill-printed = { $amount ->
    [one] { $amount } imprimé
   *[other] { $amount } imprimés
}
race-bill-brought = { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
race-bill-counts = { $amount } pour { $what }
race-bill-military = la force militaire
race-bill-many-chips = les jetons
race-bill-nothing = rien, mais elle a essayé
race-bill-goal = Objectif
race-bill-total = Total

# Ce qu’on peut demander, et la galerie.
race-thing-score = Points jusqu’ici
race-thing-chips = Jetons
race-thing-hand = Cartes en main
race-thing-tableau = Le tableau
race-thing-military = Force militaire
race-thing-goods = Ressources
race-thing-deck = Pioche et défausse
race-thing-robot = Le robot
race-thing-own-card = Une carte maison
race-thing-other = Quelque chose de ce jeu
race-gallery-cards = Cartes
race-gallery-goals = Objectifs
race-gallery-actions = Actions
race-gallery-set = Boîte
race-gallery-set-base = Jeu de base
race-gallery-set-storm = The Gathering Storm
race-gallery-sort = Sorte
race-gallery-sort-start = Monde de départ
race-gallery-sort-world = Monde
race-gallery-sort-military = Monde militaire
race-gallery-sort-development = Développement
race-gallery-sort-six = Développement de coût 6
race-gallery-good = Ressource
race-gallery-no-good = Aucune
race-gallery-cost = Coût ou défense
race-gallery-first = Du premier
race-gallery-most = Du plus grand
race-thing-actions = Une manche
