# The start page.
web-title = Starhaul: space board games in your browser
web-noscript = Starhaul draws its page with JavaScript. Please switch it on, and come back.
web-lead = Two big space board games for an evening in the browser: with friends, against bots, or from Python.
web-promise = We keep the rules to the letter and the ships together, mostly.

# The switches.
web-language = Language
web-language-name = English
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark

# The drawing.
web-plan = Blueprint of a small ship made of square metal plates; a last plate is being welded on.
web-plan-parts = Parts list
web-plan-cannon = Cannon. Points away from us.
web-plan-shield = Shield. Covers two sides; choose wisely.
web-plan-cabin = Cabin. Seats two, legroom sold separately.
web-plan-hold = Hold. Empty, so nothing can fall out.
web-plan-engine = Engine. Would be loud, were there air.
web-plan-battery = Battery. Nearly welded on.
web-plan-sheet = Sheet
web-plan-sheet-value = Hauler, first try
web-plan-scale = Scale
web-plan-scale-value = optimistic
web-plan-checked = Checked by
web-plan-checked-value = nobody yet
web-plan-version = Server version
web-version-unknown = unknown, it does not answer

# The games.
web-games = The games
web-trucker-source = after Galaxy Trucker
web-trucker-intro = Everyone grabs parts from one heap and bolts a ship together before the sand runs out. Then you fly what you built, and count what is left of it.
web-race-source = after Race for the Galaxy
web-race-intro = Settle worlds and fund developments from one hand of cards, where paying for the good ones means parting with the nearly as good ones.
web-not-yet = Not playable in the browser yet
web-progress = Early days: the rules are numbered, the engines are on the workbench. This page will tell you when there is something to fly.

web-independent = Starhaul is a free and independent project under the MIT licence. It is not affiliated with the publishers or the authors of Galaxy Trucker or Race for the Galaxy, nor endorsed by them. The games are theirs; the drawings, the words and the mistakes are ours.
