# Ancient Knowledge: the rulebook's own words. The rules themselves are in rules.toml.

## Chapters

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-first = Ready-made hands for a first game
chapter-turn = The turn
chapter-create = Create
chapter-adj = Adjacency
chapter-arti = Artifacts
chapter-learn = Learn
chapter-board = Technology boards
chapter-mid = Midgame
chapter-trans = Archive
chapter-excav = Excavate
chapter-search = Search
chapter-hand = The hand
chapter-deck = The building deck
chapter-time = Timeline phase
chapter-decline = Decline phase
chapter-end = The end of the game
chapter-score = Final scoring
chapter-tie = Ties
chapter-team = Team play
chapter-timing = Moments of effects
chapter-gold = Golden rules

## The first lesson

learn-goal-title = What it is about
learn-goal-text = You build the great works of the ancient world, and time carries them away. Every monument you create travels along your timeline, slot by slot to the left, until it declines and becomes part of the Past.
learn-goal-more = Monuments in the Past bring points. But knowledge that is still on a monument when it declines is lost, and each piece of lost knowledge costs a point. So build, and save what your builders knew.
learn-goal-picture = A timeline: six slots with room for two monuments each. Everything moves to the left.
learn-card-title = A building card
learn-card-text = A city, a megalith or a pyramid is a monument. It shows the slot in which it starts, what it costs in cards, how much knowledge comes with it and how many points it will bring. Below stands its effect, with the moment at which it happens.
learn-card-more = Cards are also your money: a cost of 2 means that you discard two other cards from your hand.
learn-card-picture = Two monuments: starting slot, cost in cards, knowledge, points, and the effect.
learn-turn-title = Your turn
learn-turn-text = A turn has three phases, always in this order. You take exactly two actions, and the same one may be taken twice: Create, Learn, Archive, Excavate or Search. Search is the simplest, it draws one card.
learn-turn-picture = The three phases of a turn.
learn-turn-action = Two actions of your choice.
phase-timeline = Timeline phase
learn-turn-timeline = The timeline effects of your monuments and artifacts happen, in the order you like.
learn-turn-decline = Every monument in slot 1 declines; then everything else moves one slot to the left.
learn-create-title = Create
learn-create-text = Pay the cost, lay the monument into its starting slot, put its knowledge on it. A slot holds two monuments.
learn-create-more = You may choose another slot: each step to the left or right costs one more card. A lock on the card forbids that. The further right it starts, the longer its effect works for you.
learn-create-picture = Slots 3 to 6. The lamp shows how much knowledge lies on a monument.
learn-knowledge-title = Archive: save what they knew
learn-knowledge-text = Archive lets you discard any number of cards. For each of them you take one knowledge off the monuments in your timeline, spread as you like. Many effects take knowledge away too.
learn-knowledge-more = Watch the monuments on the left: they decline first.
learn-knowledge-picture = Above, the knowledge that lies in the timeline and what is lost already; below, where it lies.
learn-decline-title = The Past, and Excavate
learn-decline-text = When a monument in slot 1 declines, its decline effect happens, what knowledge is left on it is lost, and the card goes to the Past. There its points wait for the end, and it counts for technologies.
learn-decline-more = Excavate turns monuments of the Past sideways, as many as you want, and draws two cards for each. A monument that was turned cannot be turned again.
learn-decline-picture = The Past: which monuments have declined, how many can still be excavated, and what they are worth.
learn-artifacts-title = Artifacts
learn-artifacts-text = Artifacts are created too, but they lie in one of five spaces beside your timeline. They do not move and do not decline: their effect stays with you.
learn-artifacts-picture = Two artifacts with their effects.
learn-learn-title = Learn
learn-learn-text = Three boards offer technologies to everybody. Most ask for something: monuments of a kind in your Past, artifacts, technologies you already have. You only need to have it, nothing is spent.
learn-learn-more = A technology stays with you for the whole game. Those of level I mostly help at once, those of level II mostly bring points at the end.
learn-learn-picture = A technology board. A tick or a cross says whether you fulfil the requirement.
learn-end-title = The end
learn-end-text = When somebody has seven monuments in the Past, one board turns to level II. When somebody has fourteen, the round is finished, so that all have had the same number of turns, and the game ends.
learn-end-more = Then you add up the points of your Past and of your technologies, and one point for each monument still in your timeline. One point is lost for each piece of lost knowledge. A hand never holds more than ten cards. Now you know all you need: try a game!
learn-end-picture = The row of marks shows how full the fullest Past is; the tall ones are 7 and 14.

## The index of cards

filter-group = Group
group-monument = Monument
