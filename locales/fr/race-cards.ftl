# Ce qui est imprimé sur les cartes de Race, en mots : noms, pouvoirs, objectifs, actions, robot, légende.

## Les cartes

race-card-old-earth = Vieille Terre
race-card-epsilon-eridani = Epsilon Eridani
race-card-alpha-centauri = Alpha Centauri
race-card-new-sparta = Nouvelle Sparte
race-card-earths-lost-colony = Colonie perdue de la Terre
race-card-contact-specialist = Diplomate
race-card-expedition-force = Force d’expédition
race-card-export-duties = Droits d’exportation
race-card-investment-credits = Crédits d’investissement
race-card-new-military-tactics = Nouvelles tactiques militaires
race-card-public-works = Travaux publics
race-card-colony-ship = Vaisseau colonial
race-card-deficit-spending = Dépenses à crédit
race-card-genetics-lab = Laboratoire Génétique
race-card-interstellar-bank = Banque interstellaire
race-card-mining-robots = Robots mineurs
race-card-space-marines = Marines de l’espace
race-card-mining-conglomerate = Conglomérat minier
race-card-terraforming-robots = Robots terraformeurs
race-card-diversified-economy = Économie diversifiée
race-card-drop-ships = Barges de débarquement
race-card-replicant-robots = Robots réplicants
race-card-research-labs = Laboratoires de recherche
race-card-consumer-markets = Marchés de consommation
race-card-alien-tech-institute = Institut de technologie alien
race-card-free-trade-association = Association de libre-échange
race-card-galactic-federation = Fédération galactique
race-card-galactic-imperium = Imperium galactique
race-card-galactic-renaissance = Renaissance Galactique
race-card-galactic-survey-seti = Étude galactique : SETI
race-card-merchant-guild = Guilde marchande
race-card-mining-league = Ligue minière
race-card-new-economy = Nouvelle économie
race-card-new-galactic-order = Nouvel Ordre Galactique
race-card-pan-galactic-league = Ligue pangalactique
race-card-trade-league = Ligue commerciale
race-card-pilgrimage-world = Monde de pèlerinage
race-card-refugee-world = Monde de réfugiés
race-card-artist-colony = Colonie d’artistes
race-card-destroyed-world = Monde détruit
race-card-empath-world = Monde empathe
race-card-expanding-colony = Colonie en expansion
race-card-gambling-world = Monde Casino
race-card-new-survivalists = Nouveaux survivalistes
race-card-outlaw-world = Monde hors-la-loi
race-card-rebel-fuel-cache = Dépôt de carburant rebelle
race-card-runaway-robots = Robots fugitifs
race-card-secluded-world = Monde reclus
race-card-star-nomad-lair = Repaire des nomades stellaires
race-card-the-last-of-the-uplift-gnarssh = Les derniers Gnarssh élevés
race-card-alien-robot-sentry = Sentinelle robot alien
race-card-aquatic-uplift-race = Race aquatique élevée
race-card-asteroid-belt = Ceinture d’astéroïdes
race-card-avian-uplift-race = Race aviaire élevée
race-card-former-penal-colony = Ancienne colonie pénitentiaire
race-card-galactic-engineers = Ingénieurs galactiques
race-card-gem-world = Monde des gemmes
race-card-new-vinland = Nouvelle Vinland
race-card-pre-sentient-race = Race préconsciente
race-card-radioactive-world = Monde radioactif
race-card-rebel-miners = Mineurs rebelles
race-card-reptilian-uplift-race = Race reptilienne élevée
race-card-space-port = Port spatial
race-card-spice-world = Monde des épices
race-card-alien-rosetta-stone-world = Monde de la Rosette alien
race-card-bio-hazard-mining-world = Monde minier à risque biologique
race-card-black-market-trading-world = Monde du marché noir
race-card-blaster-gem-mines = Mines de gemmes à blaster
race-card-comet-zone = Zone des comètes
race-card-galactic-resort = Villégiature galactique
race-card-mining-world = Monde minier
race-card-pirate-world = Monde pirate
race-card-plague-world = Monde pestiféré
race-card-prosperous-world = Monde prospère
race-card-rebel-underground = Résistance rebelle
race-card-rebel-warrior-race = Race guerrière rebelle
race-card-alien-robot-scout-ship = Vaisseau éclaireur robot alien
race-card-deserted-alien-outpost = Avant-poste alien déserté
race-card-distant-world = Monde lointain
race-card-imperium-armaments-world = Arsenal de l’Imperium
race-card-malevolent-lifeforms = Formes de vie malveillantes
race-card-merchant-world = Monde marchand
race-card-tourist-world = Monde touristique
race-card-deserted-alien-colony = Colonie alien désertée
race-card-galactic-trendsetters = Faiseurs de modes galactiques
race-card-lost-alien-warship = Vaisseau de guerre alien perdu
race-card-lost-species-ark-world = Arche des espèces disparues
race-card-new-earth = Nouvelle Terre
race-card-rebel-outpost = Avant-poste rebelle
race-card-terraformed-world = Monde terraformé
race-card-alien-robotic-factory = Usine robotisée alien
race-card-deserted-alien-library = Bibliothèque alien désertée
race-card-lost-alien-battle-fleet = Flotte de combat alien perdue
race-card-rebel-base = Base rebelle
race-card-rebel-homeworld = Monde natal rebelle
race-card-separatist-colony = Colonie Séparatiste
race-card-ancient-race = Les Anciens
race-card-damaged-alien-factory = Usine Alien endommagée
race-card-doomed-world = Monde condamné
race-card-space-mercenaries = Mercenaires spatiaux
race-card-improved-logistics = Logistique améliorée
race-card-galactic-genome-project = Génome Galactique
race-card-imperium-lords = Seigneurs de l’Imperium
race-card-terraforming-guild = Guilde des Terraformeurs
race-card-deserted-alien-world = Monde alien déserté
race-card-gambling-world-tgs = { race-card-gambling-world }
race-card-rebel-sympathizers = Sympathisants rebelles
race-card-smuggling-lair = Repaire de contrebandiers
race-card-volcanic-world = Monde volcanique
race-card-alien-toy-shop = Boutique de jouets aliens
race-card-clandestine-uplift-lab = Officine clandestine élevée
race-card-galactic-bazaar = Bazar galactique
race-card-hive-world = Monde ruche
race-card-rebel-colony = Colonie rebelle
race-card-galactic-studios = Studios galactiques

## Mots-clés, ressources, phases

race-flag-rebel = REBELLE
race-flag-alien = ALIEN
race-flag-imperium = IMPERIUM
race-flag-uplift = ÉLEVÉ
race-flag-terraforming = TERRAFORMATION
race-flag-chromosome = chromosome

race-good-novelty = Ressources nouvelles
race-good-rare = Ressources rares
race-good-genes = Ressources génétiques
race-good-alien = Technologie alien

race-phase-setup = Départ
race-phase-explore = Explorer
race-phase-develop = Développer
race-phase-settle = Coloniser
race-phase-trade = Vente
race-phase-consume = Consommer
race-phase-produce = Produire

# Morceaux des phrases qui suivent ; ils lisent les paramètres de la phrase où ils se trouvent.
race-n-cards = { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
race-a-good = { $good ->
        [novelty] une ressource nouvelle
        [rare] une ressource rare
        [genes] une ressource génétique
        [alien] une ressource alien
       *[any] une ressource
    }
race-one-good = { $good ->
        [novelty] ressource nouvelle
        [rare] ressource rare
        [genes] ressource génétique
        [alien] ressource alien
       *[any] ressource
    }
race-some-goods = { $good ->
        [novelty] ressources nouvelles
        [rare] ressources rares
        [genes] ressources génétiques
        [alien] ressources aliens
       *[any] ressources
    }
race-world-kind = { $good ->
        [novelty] {" "}à ressources nouvelles
        [rare] {" "}à ressources rares
        [genes] {" "}à ressources génétiques
        [alien] {" "}à technologie alien
       *[any] {""}
    }
race-keyword = { $flag ->
        [rebel] { race-flag-rebel }
        [alien] { race-flag-alien }
        [imperium] { race-flag-imperium }
        [uplift] { race-flag-uplift }
        [terraforming] { race-flag-terraforming }
       *[chromosome] { race-flag-chromosome }
    }
race-except = { $except_good ->
        [novelty] {" "}(sauf à ressources nouvelles)
        [rare] {" "}(sauf à ressources rares)
        [genes] {" "}(sauf à ressources génétiques)
        [alien] {" "}(sauf à technologie alien)
       *[none] {""}
    }

## Pouvoirs

race-power-start-discard = Si vous commencez avec ce monde, rendez { $n } de vos six cartes de départ au lieu de deux.
race-power-see = Regardez { $n ->
        [one] une carte
       *[other] { $n } cartes
    } de plus.
race-power-keep = Gardez { $n ->
        [one] une carte
       *[other] { $n } cartes
    } de plus parmi celles que vous regardez.
race-power-draw-before-developing = Piochez { race-n-cards } au début de la phase, même sans rien bâtir.
race-power-develop-discount = Vos développements coûtent { $n } de moins.
race-power-draw-after-developing = Piochez { race-n-cards } après avoir posé un développement.
race-power-military = Force militaire { $signed }{ $vs_good ->
        [novelty] {" "}contre les mondes à ressources nouvelles
        [rare] {" "}contre les mondes à ressources rares
        [genes] {" "}contre les mondes à ressources génétiques
        [alien] {" "}contre les mondes à technologie alien
       *[none] {""}
    }{ $vs_flag ->
        [rebel] {" "}contre les mondes { race-flag-rebel }
        [alien] {" "}contre les mondes { race-flag-alien }
        [imperium] {" "}contre les mondes { race-flag-imperium }
        [uplift] {" "}contre les mondes { race-flag-uplift }
        [terraforming] {" "}contre les mondes { race-flag-terraforming }
        [chromosome] {" "}contre les mondes à { race-flag-chromosome }
       *[none] {""}
    }.
race-power-settle-discount = Les mondes{ $good ->
        [novelty] {" "}à ressources nouvelles
        [rare] {" "}à ressources rares
        [genes] {" "}à ressources génétiques
        [alien] {" "}à technologie alien
       *[any] {""}
    } que vous payez coûtent { $n } de moins.
race-power-draw-after-settling = Piochez { race-n-cards } après avoir posé un monde.
race-power-sacrifice-military = Sacrifiez cette carte : force militaire { $signed } jusqu’à la fin de la phase.
race-power-sacrifice-free-world = Sacrifiez cette carte pour poser gratuitement un monde au lieu de le payer{ race-except }.
race-power-pay-for-military = Payez un monde militaire au lieu de le conquérir{ race-except } : { $discount ->
        [0] il coûte sa défense
       *[other] il coûte sa défense moins { $discount }
    }.
race-power-hand-military = { $max ->
        [one] Défaussez une carte de votre main : force militaire { $signed }
       *[other] Défaussez jusqu’à { $max } cartes de votre main : force militaire { $signed } pour chacune
    } jusqu’à la fin de la phase.
race-power-second-world = Une fois votre premier monde posé et ses effets résolus, vous pouvez en poser un second.
race-power-price = { $this_world ->
        [yes] Vendez la ressource de ce monde
       *[no] Vendez { race-a-good }
    } pour { $n ->
        [one] une carte de plus
       *[other] { $n } cartes de plus
    }.
race-power-price-per-flag = Vendez { race-a-good } pour { $n ->
        [one] une carte de plus
       *[other] { $n } cartes de plus
    } par carte { race-keyword } que vous avez.
race-power-consume = { $this_world ->
        [yes] Dépensez la ressource de ce monde
       *[no] { $distinct ->
            [yes] Dépensez { $goods } ressources de types différents
           *[no] { $goods ->
                [one] Dépensez { race-a-good }
               *[other] Dépensez { $goods } { race-some-goods }
            }
        }
    } pour { $vp ->
        [0] {""}
       *[other] { $vp } PV
    }{ $both ->
        [yes] {" "}et{" "}
       *[no] {""}
    }{ $cards ->
        [0] {""}
        [one] une carte
       *[other] { $cards } cartes
    }{ $times ->
        [one] {""}
       *[other] , jusqu’à { $times } fois
    }.
race-power-consume-all = Dépensez toutes les ressources qui vous restent pour { $vp_per_good } PV chacune{ $minus ->
        [0] {""}
        [one] , mais rien pour la première
       *[other] , mais rien pour les { $minus } premières
    }.
race-power-discard-cards = { $times ->
        [one] Défaussez une carte de votre main pour { $vp } PV
       *[other] Défaussez jusqu’à { $times } cartes de votre main pour { $vp } PV chacune
    }, jamais doublés.
race-power-draw-when-consuming = Piochez { race-n-cards }.
race-power-gamble = Annoncez un nombre et retournez une carte : si c’est son coût ou sa défense, elle est à vous. Sinon, c’était amusant.
race-power-sell = Vendez une ressource{ $use_trade_powers ->
        [yes] , avec tous vos pouvoirs $
       *[no] , sans aucun pouvoir $
    }.
race-power-produce = Une ressource { $here ->
        [novelty] nouvelle{" "}
        [rare] rare{" "}
        [genes] génétique{" "}
        [alien] alien{" "}
       *[none] {""}
    }apparaît ici.
race-power-discard-to-produce = Défaussez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } et une ressource apparaît ici.
race-power-windfall = Une ressource apparaît sur un de vos mondes de trouvailles{ race-world-kind } encore vides.
race-power-draw-when-producing = Piochez { race-n-cards }.
race-power-draw-if-produced-here = Piochez { race-n-cards } si une ressource est apparue ici.
race-power-draw-per-produced = Piochez { race-n-cards } par { race-one-good } produite pendant cette phase.
race-power-draw-per-kind-produced = Piochez { race-n-cards } par type de ressource produit pendant cette phase.
race-power-draw-if-most-produced = Piochez { race-n-cards } si vous avez produit plus de { race-some-goods } que tous les autres.
race-power-draw-per-world = Piochez { race-n-cards } par monde{ $military ->
        [yes] {" "}militaire
       *[no] { race-world-kind }
    } que vous avez.

## Les points

race-with-power = { $power_phase ->
        [explore] {" "}avec un pouvoir Explorer
        [develop] {" "}avec un pouvoir Développer
        [settle] {" "}avec un pouvoir Coloniser
        [trade] {" "}avec un pouvoir de vente
        [consume] {" "}avec un pouvoir Consommer
        [produce] {" "}avec un pouvoir Produire
        [setup] {" "}avec un pouvoir de départ
       *[none] {""}
    }
race-term-per-world = { $vp } PV par monde{ $military ->
        [yes] {" "}militaire
       *[no] {""}
    }{ $flag ->
        [none] {""}
       *[other] {" "}{ race-keyword }
    }{ $yields ->
        [production] {" "}de production
        [windfall] {" "}de trouvailles
       *[none] {""}
    }{ race-world-kind }{ race-with-power }
race-term-per-development = { $vp } PV par développement{ $cost ->
        [none] {""}
       *[other] {" "}de coût { $cost }
    }{ race-with-power }
race-term-per-card = { $vp } PV par carte { race-keyword }
race-term-per-named = { $vp } PV pour { $card }
race-term-per-military = { $vp } PV par point de force militaire totale
race-term-per-chips = { $vp } PV par tranche de { $each } PV en jetons
race-scoring-once = Chaque carte compte une fois, pour la première ligne qui lui convient.

## Ce que dit une carte

race-say-cost = coût { $cost }
race-say-defence = monde militaire, défense { $cost }
race-say-vp = { $vp } PV
race-say-variable = PV selon ce que vous avez
race-say-scores = PV selon ce que vous avez, { $score } en ce moment
race-say-windfall = monde de trouvailles : { $good }
race-say-production = monde de production : { $good }
race-say-world = monde
race-say-development = développement
race-say-start = monde de départ
race-say-carries = une ressource s’y trouve
race-no-powers = Aucun pouvoir. Juste une belle vue.

## Objectifs

race-goal-galactic-standard-of-living = Standard de vie galactique
race-goal-galactic-status = Statut galactique
race-goal-innovation-leader = Leader de l’innovation
race-goal-budget-surplus = Surplus budgétaire
race-goal-system-diversity = Système diversifié
race-goal-overlord-discoveries = Découvertes des seigneurs Alien
race-goal-production-leader = Grand Producteur
race-goal-greatest-infrastructure = Meilleure infrastructure
race-goal-greatest-military = Maître de guerre
race-goal-largest-industry = Industrie de pointe
race-goal-first = { $vp } PV à qui a en premier { $what }.
race-goal-most = { $vp } PV à qui a le plus de { $what }. Au moins { $minimum }.
race-counts-vp-chips = { $minimum } PV en jetons
race-counts-six-developments = { $minimum ->
        [one] un développement de coût 6 à PV variables
       *[other] { $minimum } développements de coût 6 à PV variables
    }
race-counts-phases-with-power = un pouvoir dans chacune des { $minimum } phases, vente comprise
race-counts-cards-discarded-at-round-end = trop de cartes en fin de tour et doit en défausser
race-counts-kinds-of-worlds = des mondes de { $minimum } types de ressources différents
race-counts-flag-alien = { $minimum } cartes { race-flag-alien }
race-counts-production-worlds = mondes de production
race-counts-developments = développements
race-counts-total-military = force militaire totale
race-counts-novelty-and-rare-worlds = mondes à ressources nouvelles et rares

## Actions

race-action-explore-5 = Explorer +5
race-action-explore-1 = Explorer +1 vue +1 gardée
race-action-develop = Développer
race-action-develop-2 = Développer encore
race-action-settle = Coloniser
race-action-settle-2 = Coloniser encore
race-action-trade = Consommer : Vente
race-action-x2 = Consommer : PV ×2
race-action-produce = Produire
race-action-explore-5-about = Tout le monde regarde deux cartes et en garde une. Vous en regardez cinq de plus.
race-action-explore-1-about = Tout le monde regarde deux cartes et en garde une. Vous en regardez une de plus et en gardez une de plus.
race-action-develop-about = Tout le monde peut bâtir un développement. Le vôtre coûte 1 de moins.
race-action-develop-2-about = Une seconde phase de développement. Le vôtre coûte encore 1 de moins.
race-action-settle-about = Tout le monde peut coloniser un monde. Vous piochez une carte après avoir posé le vôtre.
race-action-settle-2-about = Une seconde phase de colonisation. Vous piochez une carte après avoir posé votre monde.
race-action-trade-about = Vous vendez d’abord une ressource contre des cartes. Puis tout le monde doit consommer.
race-action-x2-about = Tout le monde doit consommer. Vos pouvoirs rapportent le double de PV.
race-action-produce-about = Les mondes de production produisent partout. Vous placez aussi une ressource sur un monde de trouvailles.

## Le robot

race-do-marker = Avec { $n ->
        [one] un crédit
       *[other] { $n } crédits
    }, il paie un marqueur et s’arrête là.
race-do-credit-needed = Sans { $n ->
        [one] un crédit
       *[other] { $n } crédits
    }, il ne fait rien.
race-do-vp = Il gagne son économie en PV{ $n ->
        [one] {""}
        [2] , deux fois
       *[other] , { $n } fois
    }.
race-do-economy = Économie +{ $n }.
race-do-credit = Crédit +{ $n }.
race-do-draw = { $n ->
        [one] Une carte va
       *[other] { $n } cartes vont
    } sur sa pioche.
race-do-draw-both = Avec les deux dés ici, { $n } à la place.
race-do-find = Il retourne des cartes de { $from_common ->
        [yes] la pioche commune
       *[no] sa pioche
    } jusqu’à trouver { $find ->
        [development] un développement
        [military_world] un monde militaire
       *[peaceful_world] un monde non militaire
    }{ $worth ->
        [-9] {""}
       *[other] {" "}d’au moins { $worth } PV
    }, et le place.
race-do-pay = Cela coûte { $n ->
        [one] un crédit
       *[other] { $n } crédits
    }.
race-do-pay-six = Un développement de coût 6 coûte { $n ->
        [one] un crédit
       *[other] { $n } crédits
    }, sinon il est ignoré.
race-do-leaves = Puis son monde de départ et ce marqueur s’en vont.
race-do-nothing = Il ne fait rien.

## La légende

race-key = Ce que disent les signes
race-key-press = Appuyez sur un signe pour lire les règles qui vont avec.
race-key-cost = Coût d’un monde
race-key-development = Coût d’un développement
race-key-defence = Défense d’un monde militaire
race-key-vp = Points de victoire
race-key-variable = Points de victoire selon ce que vous avez
race-key-production = Monde de production : une ressource apparaît à chaque phase Produire
race-key-windfall = Monde de trouvailles : il arrive avec une ressource ; les suivantes ne viennent que par des pouvoirs
race-key-rows = Chaque rangée appartient à une phase
race-key-any = N’importe quelle ressource
race-key-different = De types différents
race-key-exchange = Ce que vous donnez, puis ce que vous recevez
race-key-each = Pour chaque
race-key-times = Autant de fois au plus
race-key-named = Une carte nommée : regardez de près
race-key-card = Cartes
race-key-discard = Cartes de votre main
race-key-eye = Cartes à regarder
race-key-keep = Cartes à garder
race-key-discount = Coûte moins
race-key-strength = Force militaire
race-key-torn = Sacrifiez cette carte
race-key-most = Si vous en avez le plus
race-key-sell = Vendez une ressource
race-key-gamble = Pariez
race-key-here = Seulement la ressource de ce monde
race-key-not = Pas ce type
race-key-table = Sur la table
race-key-table-star = Les points du moment
race-key-table-tableau = Cartes dans le tableau : à douze, la partie finit
race-key-table-military = Force militaire
race-key-table-discard = La défausse
race-key-table-lock = Choisi, et encore secret
race-key-table-chips = PV en jetons
race-key-table-hand = Cartes en main ; au milieu, la pioche
race-key-table-good = Une ressource posée sur un monde
race-key-robot = Le robot
race-key-face = Un dé qui montre : { $face }
