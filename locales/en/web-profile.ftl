# What the profile says: my games, what they add up to, and how strong that makes me.

web-profile-title = { $name }: games and ratings
web-profile-guest = You are a guest, so this lives on this device. With a password it comes along to others.
web-profile-guest-keep = Set a password
web-profile-shared-by = Shared by its owner. Games and opponents stay private.
web-profile-loading = Counting wins. Then recounting.
web-profile-empty = No finished game yet. The first one is never the best, so get it behind you.
web-profile-export = Download all of it
web-profile-share = Let others see it
web-profile-share-line = Only you see this page. While it is shared, whoever has the link sees results and ratings, never whom you played.
web-profile-link = Link to my profile
web-profile-mine = My games
web-profile-games = Games
web-profile-wins = Wins
web-profile-best = Best
web-profile-mean = Average
web-profile-rating = Rating
web-profile-about = ± { $amount }
web-profile-first-guess = A first guess; it settles with more games.
web-profile-rated-games = { $count ->
    [one] from { $count } rated game
   *[other] from { $count } rated games
}
web-profile-no-rating = No rated game yet
web-profile-scale = People and bots on one scale
web-profile-scale-line = From games at this server. 200 more wins about three games of four.
web-profile-me = You
web-profile-history = { $count ->
    [one] Rating after the last rated game
   *[other] Rating over the last { $count } rated games: { $lowest } to { $highest }
}
web-profile-journey = Level
web-profile-start-world = Start world
web-profile-variant = Variant
web-profile-draft = Draft
web-profile-robot = Robot: { $level }
web-profile-all = All games
web-profile-filter = Which games
web-profile-page = { $first } to { $last } of { $total }
web-profile-newer = Newer
web-profile-older = Older
web-profile-rank = { $rank ->
    [1] First
   *[other] { NUMBER($rank) } of { $seats }
}
web-profile-won = Won
web-profile-drawn = Drawn
web-profile-lost = Lost
web-profile-change = { $change ->
    [0] ±0
   *[other] { $sign }{ $change }
}
web-profile-unrated = Not rated
web-profile-unrated-stand-in = Not rated: a bot stood in for somebody
web-profile-unrated-take-back = Not rated: moves were taken back
web-profile-unrated-known-deal = Not rated: the deal was known
web-profile-unrated-alone = Not rated: nobody else played
web-profile-unrated-stranger = Not rated: nobody knows who sat there
