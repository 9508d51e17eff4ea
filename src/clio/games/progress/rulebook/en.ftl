# Progress: the rulebook's own words. The rules themselves are in rules.toml.

## Chapters

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-skill = Skills
chapter-turn = The turn
chapter-act = Actions
chapter-know = Knowledge
chapter-dev = Development phase
chapter-disc = Discover
chapter-res = Research
chapter-draw = Draw
chapter-qdraw = Quick Draw
chapter-shuf = Shuffle & Draw
chapter-upkeep = Upkeep
chapter-ben = Benefits
chapter-age = New ages
chapter-end = The end of the game
chapter-score = Scoring
chapter-tie = Ties
chapter-solo = Solo game
chapter-fast = Fast game
chapter-faster = Even faster game
chapter-pers = Personalities
chapter-mile = Milestones
chapter-ind = Industrial Revolution
chapter-mix = Expansions together

## The first lesson

learn-goal-title = What it is about
learn-goal-text = You lead a people from Antiquity to the Renaissance, technology by technology. Each one makes you better at something: more actions, more cards, more knowledge.
learn-goal-more = They also move your pawns on three power tracks, Prestige, Population and Army. At the end your places there, your skills and the points on your technologies are added up, and the highest total wins.
learn-goal-picture = The power tracks: where everybody stands, and what that would be worth now.
learn-card-title = A technology card
learn-card-text = Its colour and sign tell its kind, science, engineering or culture; the corner on the right its age and its points. On the left stand one or two costs, each a number and a kind of knowledge, and below the technologies that spare them.
learn-card-more = Then comes what it gives you. The number beside the star is its value as a payment: every card in your hand is either a plan or money.
learn-card-picture = Two cards in hand. A cost that is struck out costs you nothing any more.
learn-turn-title = Your turn
learn-turn-text = A turn has three phases, always in this order. What you do in the middle one is up to you: at the start of the game you have two actions.
learn-turn-picture = The three phases of a turn.
phase-development = Development phase
learn-turn-development = One black marker comes off each technology you have under development.
phase-action = Action phase
learn-turn-action = Take your actions: Discover, Research, Draw, Quick Draw, Shuffle & Draw.
phase-upkeep = Upkeep phase
learn-turn-upkeep = Discard down to your hand limit; your grey tokens turn ready again.
learn-discover-title = Discover: now, for a price
learn-discover-text = Discover lays a card from your hand into your area, and its benefits are yours at once. Each cost line must be met by itself. If the technology named beside it already lies in your area, the line costs nothing.
learn-discover-more = Otherwise you pay: with tokens of that kind of knowledge, or with general knowledge, which stands in for any kind. Cards you discard from your hand give general knowledge, as much as the number beside their star.
learn-discover-picture = At the foot of each card: what you would have to pay for it now.
learn-research-title = Research: for nothing, but later
learn-research-text = Research lays a card into your area without paying anything. It gets black markers, four at the start of the game, and loses one in each of your Development phases. When the last one is gone it becomes active.
learn-research-more = Until then it gives no benefit, but it already helps you to discover others. At the start you may have one technology under development.
learn-research-picture = A technology under development; the number tells how many markers are left.
learn-draw-title = New cards
learn-draw-text = Draw takes as many cards as your Draw skill says, three at the start, but it ends your actions for this turn. Quick Draw takes fewer and lets you go on. Each card comes from the top of an open deck or of its discard pile.
learn-draw-more = Shuffle & Draw mixes a discard pile back into its deck and draws the top card.
learn-draw-picture = A deck and a discard pile for each age. Only the newest age and the one before it are open.
learn-skills-title = Seven skills
learn-skills-text = About half of the technologies give a token, the others raise a skill by one step: actions in a turn, cards of a Draw, hand limit, shuffles, developments at the same time, markers of a Research (here fewer is better), and Quick Draw.
learn-skills-more = Tokens are knowledge that comes back: turn one to its grey side to spend it, and in your Upkeep it turns ready again.
learn-skills-picture = Your seven skills: what lies on each track, and where you stand.
learn-ages-title = A new age
learn-ages-text = Some technologies carry the symbol of a new age. As soon as enough of them are active, counted over all players, the new age begins and its deck opens.
learn-ages-more = When Age III begins, every card of Age I that is not active leaves the game, even from your hand. So do not wait too long with your plans.
learn-ages-picture = How many symbols are there, and how many are needed for the next age.
learn-end-title = The end
learn-end-text = The game ends at once, in the middle of a turn, when enough symbols IV are active: with two or three players two of them are enough.
learn-end-more = Now the places on the power tracks score, then the points along your skill tracks and those printed on your active technologies. Cards in hand and tokens count nothing. That is all: try a game!
learn-end-picture = What the first four places on each power track are worth.

## The index of cards

filter-age = Age
filter-set = Part of the game
set-base = Base game
index-copies = Copies with 1 to 5 players: { $n }
index-heritage = Heritage: { $gains }

## The tree

tree-has = active
tree-develops = under development
tree-hand = in your hand
tree-next = within reach: you have all its prerequisites
tree-lacks = a prerequisite is missing, or its age has not begun
tree-gone = out of the game
tree-cost = Costs { $cost }
tree-leads = Helps towards { $cards }
