# Ce que dit le profil : mes parties, leur bilan, et ce que cela vaut.

web-profile-title = { $name } : parties et classement
web-profile-guest = Vous jouez en invité : tout ceci vit sur cet appareil. Avec un mot de passe, cela vous suit sur les autres.
web-profile-guest-keep = Choisir un mot de passe
web-profile-shared-by = Partagé par son propriétaire. Les parties et les adversaires restent privés.
web-profile-loading = On compte les victoires. Puis on recompte.
web-profile-empty = Aucune partie terminée. La première n’est jamais la meilleure : autant s’en débarrasser.
web-profile-export = Tout télécharger
web-profile-share = Montrer aux autres
web-profile-share-line = Vous seul voyez cette page. Tant qu’elle est partagée, qui a le lien voit bilans et cotes, jamais vos adversaires.
web-profile-link = Lien vers mon profil
web-profile-mine = Mes parties
web-profile-games = Parties
web-profile-wins = Victoires
web-profile-best = Record
web-profile-mean = Moyenne
web-profile-rating = Cote
web-profile-about = ± { $amount }
web-profile-first-guess = Une première estimation ; elle se précise au fil des parties.
web-profile-rated-games = { $count ->
    [one] sur { $count } partie cotée
   *[other] sur { $count } parties cotées
}
web-profile-no-rating = Aucune partie cotée
web-profile-scale = Humains et bots sur une même échelle
web-profile-scale-line = D’après les parties de ce serveur. 200 de plus gagnent environ trois parties sur quatre.
web-profile-me = Vous
web-profile-history = { $count ->
    [one] Cote après la dernière partie cotée
   *[other] Cote sur les { $count } dernières parties cotées : de { $lowest } à { $highest }
}
web-profile-journey = Niveau
web-profile-start-world = Monde de départ
web-profile-variant = Variante
web-profile-draft = Draft
web-profile-robot = Robot : { $level }
web-profile-all = Toutes
web-profile-filter = Quelles parties
web-profile-page = { $first } à { $last } sur { $total }
web-profile-newer = Plus récentes
web-profile-older = Plus anciennes
web-profile-rank = { $rank ->
    [1] En tête
   *[other] { NUMBER($rank) }e sur { $seats }
}
web-profile-won = Gagnée
web-profile-drawn = Nulle
web-profile-lost = Perdue
web-profile-change = { $change ->
    [0] ±0
   *[other] { $sign }{ $change }
}
web-profile-unrated = Non cotée
web-profile-unrated-stand-in = Non cotée : un bot a joué pour quelqu’un
web-profile-unrated-take-back = Non cotée : des coups ont été repris
web-profile-unrated-known-deal = Non cotée : la donne était connue
web-profile-unrated-alone = Non cotée : personne d’autre n’a joué
web-profile-unrated-stranger = Non cotée : nul ne sait plus qui jouait
