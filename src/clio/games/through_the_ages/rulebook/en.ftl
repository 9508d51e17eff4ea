# Through the Ages: the rulebook's own words. The rules themselves are in rules.toml.

## Chapters

chapter-comp = What is in the box
chapter-setup = Setting up
chapter-round = Rounds and turns
chapter-first = The first turn
chapter-row = The card row
chapter-ageend = Ends of ages
chapter-war = Wars
chapter-tact = Tactics
chapter-pol = Politics
chapter-event = Events
chapter-aggr = Aggressions
chapter-pact = Pacts
chapter-resign = Resigning
chapter-civ = Civil actions
chapter-mil = Military actions
chapter-eot = End of the turn
chapter-unrest = Uprising
chapter-prod = Production
chapter-corr = Corruption
chapter-cons = Consumption
chapter-draw = Drawing military cards
chapter-col = Colonization
chapter-hand = Hands
chapter-disc = Discards
chapter-tech = Technologies
chapter-gov = Governments
chapter-ind = Ratings
chapter-act = Action totals
chapter-cube = Tokens
chapter-pop = Population
chapter-food = Food and resources
chapter-sci = Science and culture points
chapter-card = Single cards
chapter-end = The end of the game
chapter-score = Final scoring
chapter-p2 = Two players
chapter-p3 = Three players
chapter-p4 = Four players

## The first lesson

learn-goal-title = What it is about
learn-goal-text = You lead a civilization from the first fields to the space age. It needs food and resources, science for new ideas, an army, happy people, and above all culture: whoever has the most culture points at the end wins.
learn-goal-more = Four numbers tell how you are doing. Culture and science grow every turn by their rating; strength is compared with your rivals; happiness keeps your people calm.
learn-goal-picture = Your numbers. A large number is what you have, the small one after + what each turn adds.
learn-turn-title = Your turn
learn-turn-text = A turn always runs the same way. Most of it happens by itself; your decisions are the political action and the actions in the middle. White symbols are civil actions, red ones military actions: with Despotism, your first government, you have four and two.
learn-turn-more = The first turn is shorter: you only take cards, the first player with one civil action, each next one with one more.
learn-turn-picture = The parts of a turn.
learn-phase-start = Start
learn-turn-start = The card row is refilled; a war you declared is decided; your new tactic becomes common.
learn-phase-politics = Politics
learn-turn-politics = One political action, or none.
learn-phase-actions = Actions
learn-turn-actions = Civil and military actions, in any order, as long as you can pay.
learn-phase-end = End
learn-turn-end = Discard surplus military cards; then production; draw military cards; your actions come back.
learn-row-title = The card row
learn-row-text = New ideas come from the row. A card in the first five places costs one civil action, in the next four two, in the last four three. Each turn the leftmost cards are swept away and the rest slides left: what is dear today is cheap later, if nobody takes it before.
learn-row-more = The card comes to your hand. Only a wonder goes straight onto the table, unfinished, and each wonder you have completed makes the next one cost one action more to take.
learn-row-picture = Some places of the row. The white dots are the price in civil actions.
learn-civil-title = Your civil hand
learn-civil-text = Developing a technology costs one civil action and the science points printed on it. Playing a leader costs one civil action, and so does an action card; but an action card must wait until your next turn after you took it.
learn-civil-more = A new government gives other numbers of actions. You can also revolt: that is cheaper in science, but takes all your civil actions.
learn-civil-picture = Cards in the civil hand. Everybody may see them.
learn-workers-title = Workers
learn-workers-text = A technology does nothing until workers stand on it. Building costs one civil action and resources, and an unused worker goes onto the card: a farm gives food, a mine resources, a lab science, a temple culture and happiness. Upgrading moves a worker to a better card of the same kind for the difference in cost.
learn-workers-more = Soldiers are workers too; they cost military actions and give strength. Food and resources are the blue tokens on farms and mines, each worth the number on its card.
learn-workers-picture = Technologies with workers (yellow) and blue tokens.
learn-bank-title = Growing has its price
learn-bank-text = A new worker costs one civil action and food, and comes from your yellow bank. The emptier the bank, the dearer the next worker, the more food your people eat each turn, and the happier they want to be.
learn-bank-more = If happiness is missing, workers become discontent. If more are discontent than you have unused workers, there is an uprising, and you produce nothing this turn. And if many blue tokens lie on cards, so that few are left in the blue bank, corruption takes resources.
learn-bank-picture = By tokens in the yellow bank: food for the next worker, food eaten each turn, happiness needed.
learn-great-title = Governments, leaders, wonders
learn-great-text = You have one government and at most one leader, and you may take only one leader of each age. A wonder is built in stages: each costs one civil action and the resources of its next number. Only a finished wonder has an effect.
learn-great-more = When an age ends, cards of the age before it grow old: leaders, unfinished wonders and pacts of that age, and cards of that age in hand, are gone.
learn-great-picture = Government, leader and a wonder under construction with the cost of each stage.
learn-military-title = Military cards
learn-military-text = At the end of your turn you draw one military card for each military action you did not use, at most three. They stay hidden. Tactics turn units into armies and add strength; bonus cards help to defend and to colonize.
learn-military-more = Aggressions hit a weaker rival at once, unless the rival defends. Wars are decided a turn later, by whoever is stronger then.
learn-military-picture = A tactic, an aggression, a bonus card and a territory.
learn-politics-title = Politics and events
learn-politics-text = Once in your turn you may act politically: prepare an event, attack, declare war, offer a pact. Whoever prepares an event puts it face down among the future ones, gains culture equal to its level, and reveals the top current event.
learn-politics-more = If that is a territory, all bid for it with the strength of the units they would send. The winner gives up those units and gets a colony.
learn-politics-picture = Current and future events lie face down; below, the tactics that everybody may copy.
learn-end-title = The end
learn-end-text = An age ends when its civil deck runs out, and then everybody also loses two yellow tokens from the bank. When Age III ends, the last round is near: if it happens in the first player’s turn, this round is the last, otherwise the next one.
learn-end-more = At the end the Age III events that are still waiting count for everybody, and the most culture points win. There is much more to discover, but this is enough to begin: try a game!
learn-end-picture = The five ages.
learn-age-a = One short round: take your first cards.
learn-age-i = The game proper begins: politics, armies, first wonders.
learn-age-ii = Better technologies; wars become dangerous.
learn-age-iii = The strongest cards; its events count at the end.
learn-age-iv = No decks any more: the last turns.
learn-bank-cost = next worker
learn-bank-eaten = eaten
learn-bank-happiness = happiness

## The index of cards

filter-deck = Deck
deck-board = on every board
