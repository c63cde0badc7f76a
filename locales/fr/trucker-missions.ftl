# L'extension Missions de Trucker : les contrats, leurs règles et ce qu'ils rapportent.

## Qui demande quoi

trucker-mission-beverage-run = Embouteillages
trucker-mission-beverage-run-briefing = Deux caisses du meilleur par camion. Le patron du bar compte les bouchons aux deux bouts de la route.
trucker-mission-heavy-duty = Gros tonnage
trucker-mission-heavy-duty-briefing = La fonderie vend au poids et expédie au poids. Prévoyez des moteurs.
trucker-mission-radioactive-isotopes = Isotopes radioactifs
trucker-mission-radioactive-isotopes-briefing = Une clinique a besoin d’isotopes. Celle d’à côté a besoin de n’en rien savoir.
trucker-mission-riding-a-powder-keg = Assis sur un baril de poudre
trucker-mission-riding-a-powder-keg-briefing = Les mineurs d’astéroïdes paient bien les caisses d’explosifs, et mieux celles qui sont encore des caisses.
trucker-mission-alien-archaeology = Archéologie extraterrestre
trucker-mission-alien-archaeology-briefing = Le musée veut ces statues. Ce qu’elles font à vos circuits fait partie de l’exposition.
trucker-mission-experiments = Expérimentations
trucker-mission-experiments-briefing = Le laboratoire voudrait un exemplaire de tout ce qui est dangereux. Il préfère ne pas dire pourquoi.
trucker-mission-club-gold-trials = Défis du Club Platinum
trucker-mission-club-gold-trials-briefing = Le club n’admet que ceux qui traversent le pire et en descendent bien coiffés.
trucker-mission-hilarious-stories = Histoires à mourir de rire
trucker-mission-hilarious-stories-briefing = Un éditeur achète des récits de vol authentiques. Personne n’a jamais acheté celui où rien ne tombe.
trucker-mission-escort-mission = Mission d’Escorte
trucker-mission-escort-mission-briefing = Le marchand a des caisses, un vaisseau lent et aucun canon. Vous avez des canons. Vous voyez où il veut en venir ?
trucker-mission-diplomatic-mission = Mission diplomatique
trucker-mission-diplomatic-mission-briefing = Deux ambassadeurs, deux climats, un camion. Qu’ils n’arrivent ni maigris, ni fâchés, ni séparés.
trucker-mission-alien-design = Design extraterrestre
trucker-mission-alien-design-briefing = L’architecte a chacun de ses membres en double et ne voit pas pourquoi un vaisseau ferait autrement.
trucker-mission-carpool = Covoiturage
trucker-mission-carpool-briefing = Les passagers paient à l’arrivée. La voie est réservée aux convois : restez groupés.
trucker-mission-cocktail-time = L’heure du cocktail
trucker-mission-cocktail-time-briefing = Une dose de bouteilles, une dose de gelée explosive. Secouez le moins possible.
trucker-mission-the-bet = Le pari
trucker-mission-the-bet-briefing = Au bar, tout le monde jure qu’il y serait arrivé. Parfait. Misez des crédits.
trucker-mission-easy-peasy = Fastoche
trucker-mission-easy-peasy-briefing = Un bout de route tranquille. Ne demandez pas pourquoi il manque une page aux prévisions.
trucker-mission-directives = Directives
trucker-mission-directives-briefing = L’autorité a émis trois directives. Elles ne se contredisent pas. L’autorité a vérifié.

## La carte

trucker-tab-bets = Paris
trucker-tab-missions = Missions
trucker-mission-show = Mission : { $name }
trucker-mission-rules = Ce qui change
trucker-mission-pays = Ce qu’elle rapporte ({ $level })
trucker-mission-warning = Déconseillée pour votre vaisseau, de classe { $class }.
trucker-mission-most = max :
trucker-mission-so-far = Jusqu’ici : { $count }

trucker-effect-deal-special = { $kinds } : { $count } dans la réserve de chacun.
trucker-effect-mix-special = { $kinds } : { $count } par joueur, dans le tas, avec un dos à part.
trucker-effect-add-supercards = { $cards } : { $count } { $where }.
trucker-effect-add-supercards-optional = { $cards } : { $count } { $where }, si tout le monde ose.
trucker-effect-remove-cards = { $cards } : reste dans la boîte.
trucker-effect-ensure-cards = { $cards } : au moins { $count } dans les piles qu’on peut lire.
trucker-effect-draw-public = { $count } directives sont lues avant de construire.
trucker-effect-place-merchant = Un marchand chargé de { $count } caisses part derrière tout le monde.
trucker-effect-must-place = Ce que vous recevez doit être monté ; ce qui reste compte comme perdu.
trucker-effect-skip-supercard = Quand une supercarte sort, vous pouvez renoncer à l’un de ceux-ci et la laisser passer : { $kind }.
trucker-effect-death = Une explosion qui emporte votre cabine de départ vous emporte aussi. Construisez à l’écart.
trucker-effect-close-ranks = Après chaque carte, tout le monde se range derrière le premier.
trucker-effect-protected-crew = Là où vous choisissez qui part, les humains partent avant les aliens.
trucker-effect-bet = Avant la première carte, chacun parie en secret sur son propre vol : jusqu’à { $count } crédits.
trucker-effect-trial = Chaque supercarte est une épreuve, réussie par qui ne perd ni composant, ni figurine, ni bloc, ni jour.
trucker-effect-launch-audit = Au décollage, chaque directive que votre vaisseau enfreint coûte { $count }.
trucker-effect-merchant-flies = Le marchand avance de { $engine } en espace libre. Les ennemis prennent ses caisses, les cailloux aussi, sauf si un vaisseau est à { $radius } cases au plus.
trucker-effect-wait-for-merchant = Avant une carte, vous pouvez reculer juste devant le marchand.
trucker-effect-no-loss-penalty = Qui arrive ne paie rien pour les composants perdus en route.
trucker-effect-replace-finish-order = Tous ceux qui arrivent sont payés comme le premier.
trucker-effect-replace-best-looking = Pas de prix pour le plus beau vaisseau.

trucker-where-visible-each = de plus dans chaque pile qu’on peut lire
trucker-where-visible = de plus dans les piles qu’on peut lire
trucker-where-hidden = de plus dans la pile que personne ne lit
trucker-any-supercard = Supercartes
trucker-supercard-any = Des dangers qui ne rapportent rien, souvent pires quand le niveau du vol monte. Leur dos trahit la pile où ils sont.
trucker-supercard-fleet = Elle attaque d’un côté ou de plusieurs : les canons tournés par là comptent en entier, les autres pour moitié. Plus vous êtes faible, plus elle fait mal.
trucker-supercard-special-event = Un malheur qui n’épargne personne : une maladie, une peste, une surtension, de la poussière.
trucker-supercard-meteor-rain = Un petit météore dans chaque couloir de deux côtés, et pas de dés pour y échapper : les tuyaux ouverts cassent.
trucker-type-open-space = Espace libre
trucker-type-mostly-open-space = Espace presque libre
trucker-type-abandoned-ship = Vaisseau abandonné
trucker-type-fleet = Flotte ennemie
trucker-type-special-event = Événement spécial
trucker-type-meteor-rain = Averse de météores
trucker-type-meteor-alert = Alerte aux météores
trucker-type-abandoned-station = Station abandonnée
trucker-type-black-hole = Trou noir
trucker-type-combat-zone = Zone de combat
trucker-type-commando = Commando
trucker-type-dangerous-sector = Secteur dangereux
trucker-type-epidemic = Épidémie
trucker-type-galactic-plague = Peste galactique
trucker-type-meteor-swarm = Pluie de météores
trucker-type-nanobot-dust = Poussière de nanobots
trucker-type-pirate-fleet = Flotte pirate
trucker-type-pirates = Pirates
trucker-type-planets = Planètes
trucker-type-power-surge = Surtension
trucker-type-predator = Prédateur
trucker-type-predator-commando = Commando prédateur
trucker-type-radiation-leak = Fuite radioactive
trucker-type-radiation-sickness = Mal des rayons
trucker-type-raider-fleet = Flotte de pillards
trucker-type-robopolice = Robopolice
trucker-type-robopolice-raid = Raid de la Robopolice
trucker-type-sabotage = Sabotage
trucker-type-slavers = Esclavagistes
trucker-type-smugglers = Contrebandiers
trucker-type-stardust = Poussière d’étoiles
trucker-type-tactical-zone = Zone tactique
trucker-type-thick-stardust = Poussière épaisse
trucker-type-travelling-plague = Peste voyageuse

trucker-reward-each = pour chaque { $what }
trucker-reward-each-most = pour chaque { $what }, jusqu’à { $most }
trucker-reward-table = { $amounts } crédits pour un, deux, trois… Ce qui compte : { $what }
trucker-reward-pairs = pour chaque paire : { $kinds }
trucker-reward-closest = à qui finit le plus près du marchand
trucker-reward-directives = pour chaque directive que votre vaisseau respecte à la fin
trucker-reward-finished = à l’arrivée
trucker-reward-no-component-lost = si pas un composant n’est perdu
trucker-reward-both-aliens = pour un alien de chaque couleur à bord
trucker-reward-all-trials-passed = si toutes les épreuves sont réussies

trucker-unit-delivered = { $kinds } à bon port
trucker-unit-lost = { $kinds } perdu en route
trucker-unit-delivered-weight = point de poids à bon port
trucker-unit-delivered-types = type de composant spécial à bon port
trucker-unit-delivered-extra = composant spécial au-delà du premier de son type
trucker-unit-lost-components = composant perdu en route
trucker-unit-crew = figurine à bord
trucker-unit-aliens = alien à bord
trucker-unit-crew-lost = figurine perdue en route
trucker-unit-aliens-lost = alien perdu en route
trucker-unit-trials-passed = épreuve réussie
trucker-unit-merchant-crates = caisse que le marchand a encore
trucker-unit-mirror-pairs = paire de composants égaux, en miroir à gauche et à droite

trucker-most-delivered = à qui en livre le plus : { $kinds }
trucker-most-lost = à qui en perd le plus en route : { $kinds }
trucker-most-delivered-weight = à qui livre le plus de poids
trucker-most-delivered-types = à qui livre le plus de types de composants spéciaux
trucker-most-delivered-extra = à qui livre le plus de composants spéciaux en plus du premier de leur type
trucker-most-lost-components = à qui perd le plus de composants en route
trucker-most-crew = à qui a le plus de figurines à bord
trucker-most-aliens = à qui a le plus d’aliens à bord
trucker-most-crew-lost = à qui perd le plus de figurines en route
trucker-most-aliens-lost = à qui perd le plus d’aliens en route
trucker-most-trials-passed = à qui réussit le plus d’épreuves
trucker-most-merchant-crates = à qui laisse le plus de caisses au marchand
trucker-most-mirror-pairs = à qui a le plus de paires de composants égaux, en miroir à gauche et à droite

trucker-directive-quiet-quarters = Quartiers calmes : au moins deux cabines, et jamais deux reliées entre elles
trucker-directive-balanced-thrust = Poussée équilibrée : autant de moteurs à gauche du milieu qu’à droite, et de chaque côté
trucker-directive-all-round-watch = Veille tous azimuts : un canon à gauche, un à droite, un à l’arrière
trucker-directive-no-courtyards = Pas de cour intérieure : aucune case vide entre trois ou quatre composants
trucker-directive-sealed-nose = Nez étanche : aucun tuyau ouvert vers l’avant
trucker-directive-wired-by-the-book = Câblage réglementaire : au moins une batterie, chacune reliée à quelque chose qu’elle alimente
trucker-directive-full-cover = Couverture totale : des boucliers sur les quatre côtés
trucker-directive-one-hold = Une seule soute : au moins deux soutes, toutes reliées en un groupe

trucker-merchant-at = { $crates ->
        [one] Le marchand, { $crates } caisse : jour { $day }
       *[other] Le marchand, { $crates } caisses : jour { $day }
    }
