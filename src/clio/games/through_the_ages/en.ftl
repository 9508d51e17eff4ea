# Through the Ages: the words of the game in English. Sentences on cards are made from their effects with these.


## The game

game-through-the-ages = Through the Ages: A New Story of Civilization
game-through-the-ages-short = Through the Ages

## Ages

age-a = Age A
age-i = Age I
age-ii = Age II
age-iii = Age III
age-iv = Age IV

## Kinds of card

kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-library = Library
kind-theater = Theater
kind-arena = Arena
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air = Air force
kind-law = Law
kind-warfare = Warfare
kind-exploration = Exploration
kind-construction = Construction
kind-government = Government
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action card
kind-event = Event
kind-territory = Territory
kind-tactic = Tactic
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-bonus = Military bonus

## Parts of a card

part-kind = Kind
part-age = Age
part-copies = Copies (2/3/4 players)
part-text = What it does

## Numbers on cards

gives-civil-actions = Civil actions {$n}
gives-military-actions = Military actions {$n}
gives-strength = Strength {$n}
gives-culture = Culture {$n}
gives-science = Science {$n}
gives-happiness = Happiness {$n}
gives-colonization = Colonization {$n}
gives-blue = Blue tokens {$n}
gives-yellow = Yellow tokens {$n}
gives-food = Food {$n}
gives-resources = Resources {$n}
gives-population = Population {$n}
gives-military-cards = Military cards {$n}
number-science = Science to develop: {$n}
number-revolution = by revolution {$n}
number-cost = Resources for one worker: {$n}
number-worker = Each worker: {$what}
number-air = A unit doubles what a tactic gives to an army, one for each army
number-stages = Stages: {$what}
number-urban-limit = Urban buildings of each type: {$n}
number-discount = Urban buildings of level A, I, II, III cost less by {$what}
number-stages-per-action = Wonder stages for one civil action: up to {$n}
number-actions = Military actions to play: {$n}
number-at-once = At once: {$what}
number-army = One army: {$what}
number-army-strength = An army adds {$n} strength
number-army-obsolete = {$n} if it is obsolete
number-defense = In defence: +{$n}
number-bonus-colonization = Colonizing: +{$n}
pact-both = Both: {$what}
pact-a = Side A: {$what}
pact-b = Side B: {$what}
attack-allowed = They may attack each other.
attack-forbidden = They may not attack each other.
attack-ends = An attack between them ends the pact.
side-military-actions = military actions {$n}
side-strength = strength {$n}
side-culture = culture {$n}
side-food = food production {$n}
side-resources = resource production {$n}
side-attack-strength = strength {$n} when attacking the partner
side-food-as-resource = once a turn 1 food may pay for 1 resource
side-resource-as-food = once a turn 1 resource may pay for 1 food
side-cheap-technology = technologies cost {$n} science less
side-partner-pays = for each of them the partner pays {$n} science
side-wonder-culture = culture {$n} for each completed wonder of the partner
side-no-war = no war can be declared on this side

## Lasting powers

power-unit-strength = Each unit adds {$value} strength.
power-retire = As a political action this leader may leave play; then {$value} yellow token enters the bank.
power-science-on-take = Gain {$value} science whenever you take a technology from the row.
power-convert-action = Once a turn a military action may be used as a civil action.
power-cheap-leaders = Leaders in the row cost {$value} civil action less.
power-unit-resources = Each turn {$value} resource for units.
power-tuck = When replaced, may be tucked under a completed wonder instead of returning a civil action: that wonder gives {$value} more happiness.
power-extra-politics = Once a game a second political action in the same phase.
power-cheap-population = Increasing population costs {$value} food less.
power-colonize-from-hand = As a political action this leader may leave play to turn a territory in hand into a colony.
power-muster = One military action may increase the population and train a unit, each for {$value} less.
power-infantry-as-cavalry = Infantry may count as cavalry for armies.
power-culture-if-strong = At the end of your turn gain {$value} culture if you are one of the two strongest (with two players the strongest).
power-strength-per-face = Each happy face of temples and the government adds {$value} strength.
power-peek-event = You see the next event before your politics phase.
power-best-laboratory = Science equal to the level of your best lab or library.
power-develop-resources = Gain {$value} resource whenever you develop a technology.
power-culture-per-face = Each happy face of temples, theaters and wonders adds {$value} culture.
power-no-wonder-surcharge = Completed wonders do not make wonders dearer.
power-develop-action = A spent civil action returns whenever you develop a technology.
power-throw-cards = When colonizing, up to {$value} military cards may be discarded for +1 each.
power-colony-culture = {$value} culture for the first colony, {$further} for each further one.
power-theater-culture = Each theater adds {$value} culture.
power-theater-science = Theater technologies cost {$value} science less.
power-cross-upgrade = Once a turn any urban building may be upgraded to a theater of the same or a higher level.
power-military-revolution = Revolutions are paid with all military actions instead of civil ones.
power-revolution-culture = Gain {$value} culture for each revolution.
power-unit-type-strength = {$value} strength for each type of unit you have.
power-pair-discount = With a library theaters cost {$value} less in resources and science, with a theater libraries do.
power-pair-culture = {$value} culture for each pair of library and theater.
power-develop-culture = Gain {$value} culture whenever you develop a technology.
power-labs-produce = Labs from level I on also produce resources equal to their level.
power-lab-culture-on-leaving = On leaving play and at the end of the game: culture equal to the sum of the levels of your labs.
power-best-theater-again = Your best theater gives its culture once more.
power-no-attacks = You may not play aggressions or wars.
power-dear-to-attack = Attacking you costs {$value} times the military actions.
power-lab-levels-as-culture = Each lab gives culture equal to its level and 1 science less.
power-culture-or-arms = Each turn {$value} culture, or {$value} science for military technologies and {$value} resources for units.
power-larger-hands = Your hands may hold {$value} civil and {$value} military card more.
power-wall-strength = Each infantry and artillery unit adds {$value} strength.
power-extra-faces = Every other source of happiness gives {$value} more.
power-price-after-replacing = Taking it costs {$value} civil actions less if you replaced a leader this turn.
power-free-population = Once a turn gain {$value} population for nothing.
power-double-best-mine = One worker on your best mine produces twice.

## Effects done once

does-score = Culture: {$by}.
does-rank = Culture by rank of {$by}, with 2, 3, 4 players: {$values}.
does-gain = gain {$what}
does-lose = lose {$what}
does-gain-choice = gain {$value} food or {$value} resources
does-gain-mixed = gain {$value} food and resources in any mix
does-lose-mixed = lose {$value} food and resources in any mix
does-population = gain {$value} population
does-lose-population = lose {$value} population
does-lose-population-half-discontent = lose population equal to half the discontent workers, rounded up
does-draw = draw {$value} military cards
does-discard = discard {$value} military cards
does-free-build = may put an unused worker on {$card} for nothing
does-cheap-action = may increase population, build or develop once for {$value} less, without an action
does-destroy-own = destroy {$value} own farm, mine or urban building
does-score-rating = gain {$points} equal to the rating of {$rating}
does-produce-food = produce food
does-produce-resources = produce resources
does-produce-all = suffer corruption, produce food, pay consumption and produce resources
does-lose-all-food = lose all food
does-spend-actions-per-discontent = spend {$value} civil actions for each discontent worker
does-take-yellow-of-weakest = take {$value} yellow token from the bank of the weakest
does-lose-culture-per-discontent = lose {$value} culture for each discontent worker
does-lose-blue = lose {$value} blue token
does-remove-old-leader = lose a leader that is not of the current age
does-lose-colony = lose {$value} colony
does-agreement = may take cards of the row worth {$value} civil actions, for the next politics phase
does-food-per-happiness = gain food equal to happiness
does-ruin-wonder = turn over a completed wonder of Age A or I, which then only gives {$value} culture
does-terrorism = destroy an urban building of every other civilization
does-stage = Build one wonder stage for {$value ->
    [one] {$value} resource
   *[other] {$value} resources
 } less.
does-increase-population = Increase the population.
does-develop = Develop a technology.
does-upgrade = Upgrade a farm, mine or urban building for {$value ->
    [one] {$value} resource
   *[other] {$value} resources
 } less.
does-build-or-upgrade-production = Build or upgrade a farm or mine for {$value ->
    [one] {$value} resource
   *[other] {$value} resources
 } less.
does-build-or-upgrade-urban = Build or upgrade an urban building for {$value ->
    [one] {$value} resource
   *[other] {$value} resources
 } less.
does-temporary-military-action = {$value} more military action this turn.
does-unit-resources = {$value ->
    [one] {$value} resource
   *[other] {$value} resources
 } for units this turn.
does-unit-resources-per-stronger = For each stronger civilization resources for units this turn, with 2, 3, 4 players: {$values}.
does-culture-per-leading = For each civilization with more culture points gain culture, with 2, 3, 4 players: {$values}.
does-rival-loses-population = The rival loses {$value} population.
does-take-mixed = Take {$value} food and resources in any mix from the rival.
does-raid = Destroy an urban building of the rival of level {$first} or lower; gain half its cost in resources, rounded up.
does-raid-two = Destroy two urban buildings of the rival, one of level {$first} or lower and one of level {$second} or lower; gain half their cost in resources, rounded up.
does-take-science = Take {$value} science from the rival.
does-take-culture = Take {$value} culture from the rival.
does-take-colony = Take a colony of the rival.
does-remove-rival-card = Remove the leader or the unfinished wonder of the rival; gain {$value} culture per level of that card.
does-spoils-technology = The winner takes science points and special technologies worth the difference of strengths.
does-spoils-yellow = The winner takes {$value} yellow token, and 1 more for every 5 of the difference in strength.
does-spoils-culture = The winner takes {$value} culture plus the difference in strength.
in-age-iv = {" "}(in Age IV instead culture {$n})

## For whom

to-all = Every civilization: {$what}.
to-strongest = The strongest: {$what}.
to-weakest = The weakest: {$what}.
to-two-strongest = The two strongest (with two players the strongest): {$what}.
to-two-weakest = The two weakest (with two players the weakest): {$what}.
to-most-culture = Whoever has most culture: {$what}.
to-least-culture = Whoever has least culture: {$what}.
to-most-culture-if-weak = Whoever has most culture, if among the two weakest (with two players the weakest): {$what}.
to-happiest = All with most happiness: {$what}.
to-most-discontent = All with most discontent workers: {$what}.

## What is counted

by-workers = 2 for each worker on farms and mines, 1 for each on other cards
by-technology-levels = the sum of the levels of your technologies
by-theater-library-culture = twice the culture of theaters and libraries
by-urban-output = culture, science and strength of your urban buildings
by-farm-food = the food of your farms, and 4 if it is more than consumption
by-urban-levels = the sum of the levels of your urban buildings
by-balance = twice the least of food, resources, science and culture
by-colonies = 3 for each colony
by-unit-arena-levels = the sum of the levels of your units and arenas
by-action-totals = 2 for each civil and 1 for each military action
by-happiness = 2 for each happiness, less 2 for each discontent worker
by-mine-resources = the resources of your mines
by-content-workers = 2 for each content worker beyond ten
by-government-special-levels = twice the sum of the levels of government and special technologies
by-age-iii-technologies = 4 for each technology of Age III
by-variety = 2 for each type of unit and urban building and each special technology
by-wonders = 5, 4, 3, 2 for each wonder of Age A, I, II, III
by-strength = strength
by-science = science
by-culture = culture

## The table

table-round = Round {$n}
table-last-round = last round: {$n}
table-events = events: {$what}
table-civil = Civil actions
table-military = Military actions
table-yellow = Yellow bank
table-blue = Blue bank
table-pool = Unused workers
rating-strength = Strength
rating-culture = Culture
rating-science = Science
rating-happiness = Happiness
table-workers = Workers

## Zones

zone-civil-a = Civil deck A
zone-civil-i = Civil deck I
zone-civil-ii = Civil deck II
zone-civil-iii = Civil deck III
zone-military-a = Military deck A
zone-military-i = Military deck I
zone-military-ii = Military deck II
zone-military-iii = Military deck III
zone-discard-i = Military discards I
zone-discard-ii = Military discards II
zone-discard-iii = Military discards III
zone-events = Current events
zone-future-events = Future events
zone-past-events = Past events
zone-row = Card row
zone-removed = Out of the game
zone-military-box = Out of the game unseen
zone-common-tactics = Common tactics
zone-table = On the table
zone-tucked = Tucked leader
zone-unused = Not used with so many players
zone-hand = Civil hand
zone-military-hand = Military hand
zone-chosen = Chosen cards
zone-play = Technologies
zone-leader = Leader
zone-unfinished-wonder = Unfinished wonder
zone-wonders = Completed wonders
zone-colonies = Colonies
zone-personal-tactic = Personal tactic
zone-wars = Declared wars
zone-pact = Pact

## Questions

ask-act = Your actions
ask-politics-again = A second political action, or pass
ask-politics = A political action, or pass
ask-answer-pact = Do you accept the pact?
ask-defend = { $card }: how do you defend ({ $left } more needed)?
ask-bid = Your bid for the territory
ask-send-force = { $card }: which force do you send ({ $left } more needed)?
ask-discard-cards = Which military cards do you discard ({ $left } left)?
ask-lose-worker = Which card loses a worker ({ $left } left)?
ask-lose-token = Which card loses a blue token ({ $left } left)?
ask-cover-from = Which card gives the token for the wonder ({ $left } left)?
ask-card-build = What do you build or upgrade?
ask-card-develop = Which technology do you develop?
ask-gain-choice = Food or resources?
ask-remove-card = Which card of the rival is removed?
ask-agreement = Which cards do you take?
ask-cheap-action = Which action do you take?
ask-free-build = Do you build for nothing?
ask-ruin-wonder = Which wonder falls into ruin?
ask-tuck-leader = Under which wonder?
ask-pick-building = Which building is destroyed?
ask-raid-building = Which building is raided?
ask-pick-colony = Which colony?
ask-split = How much food, how many resources?
ask-spoils = What do you take ({ $left } left)?

## Moves

do-end = End the phase
do-pass = Pass
do-resign = Resign
do-accept = Accept
do-refuse = Refuse
do-decline = Decline
do-enough = Enough
do-population = Increase population
do-free-population = Gain population for nothing
do-convert = Use a military action as a civil one
do-trade-food = Use food as a resource
do-trade-resource = Use a resource as food
do-choose-culture = Choose culture
do-choose-arms = Choose arms
do-retire = Let the leader leave
do-gain-food = Gain food
do-gain-resources = Gain resources
do-remove-leader = Remove the leader
do-remove-wonder = Remove the unfinished wonder
do-build = Build {$card}
do-train = Train {$card}
do-destroy = Destroy {$card}
do-disband = Disband {$card}
do-leader = Play {$card}
do-stage = Wonder stages: {$card}
do-develop = Develop {$card}
do-revolution = Revolution: {$card}
do-play = Play {$card}
do-tactic = Play the tactic {$card}
do-copy = Copy the tactic {$card}
do-muster = Population and {$card}
do-prepare = Prepare {$card}
do-bid = Bid {$card}
do-send = Send {$card}
do-discard = Discard {$card}
do-defend = Defend with {$card}
do-bonus = Add {$card}
do-lose = Lose a worker of {$card}
do-token = Lose a token of {$card}
do-colony = The colony {$card}
do-colonize = Colonize {$card}
do-ruin = Ruin {$card}
do-tuck = Under {$card}
do-seize = Take {$card}

## What happened


## Refusals

refusal-no-civil-action = Not enough civil actions.
refusal-hand-full = Your civil hand is full.
refusal-same-name = You have this technology already.
refusal-leader-age = You have taken a leader of this age.
refusal-unfinished-wonder = You have an unfinished wonder.
refusal-no-food = Not enough food.
refusal-no-yellow = The yellow bank is empty.
refusal-no-worker = No unused worker.
refusal-no-resources = Not enough resources.
refusal-urban-limit = The government allows no more of this type.
refusal-no-science = Not enough science.
refusal-all-actions = All actions of the total must be available.
refusal-fresh = It came to hand this turn.
refusal-nothing-to-do = What the card orders is not possible.
refusal-no-military-action = Not enough military actions.
refusal-one-tactic = Only one tactic a turn.
refusal-same-tactic = It is your tactic already.
refusal-no-blue = No blue token for the stage.
refusal-used = Used already.
refusal-partner-science = Your partner has no science to pay.
refusal-too-strong = The rival is not weaker than you.
refusal-pact-forbids = A pact forbids it.
refusal-last-round = Not in the last round.
refusal-may-not-attack = Your leader does not attack.
refusal-no-target = The rival has nothing of the kind.
refusal-age-four = Not in Age IV.
refusal-too-low = The bid must be higher.
refusal-cannot-send = You could not send such a force.
refusal-not-reached = The strength of the attack would not be reached with all that may follow: lower cards are picked first.
refusal-beyond-limit = No more cards than military actions in total.
refusal-order = Pick in ascending order, so that all fits.
refusal-politics-first = It is the politics phase.
refusal-answer-first = First answer what is asked.
refusal-not-here = Not in this phase.
refusal-not-enough = The force would be too small with all that may follow: units are picked before cards, lower cards before higher ones.
refusal-no-unit = A force needs at least one unit: cards alone are not enough.
refusal-no-wonder = You have no unfinished wonder.
refusal-science-limit = It costs more than you may take.
refusal-own-copy = You have it already.
refusal-only-two = Only two players are left: no more pacts.
refusal-game-over = The game is over.
refusal-not-your-decision = You are not asked now.

## Sources of the score and endings

score-production = Production
score-preparing = Preparing events
score-events = Events
score-wonders = Wonders
score-cards = Leaders and action cards
score-colonies = Colonies
score-attacks = Aggressions and wars
score-final = Final scoring
ending-last-round = The last round is over.
ending-all-others-resigned = All others have resigned.
ending-aborted = The game went on beyond every limit and was stopped.

## Set-up

ruling-first-player = First player
ruling-first-player-random = by lot
ruling-first-player-seat-0 = seat 1
ruling-first-player-seat-1 = seat 2
ruling-first-player-seat-2 = seat 3
ruling-first-player-seat-3 = seat 4
ruling-pacts-for-two = Pacts when two are left
ruling-pacts-for-two-yes = still offered and cancelled
ruling-pacts-for-two-no = no more

## Cards

card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-bronze = Bronze
card-iron = Iron
card-coal = Coal
card-oil = Oil
card-philosophy = Philosophy
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-religion = Religion
card-theology = Theology
card-organized-religion = Organized Religion
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports
card-warriors = Warriors
card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces
card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering
card-despotism = Despotism
card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism
card-alexander-the-great = Alexander the Great
card-aristotle = Aristotle
card-hammurabi = Hammurabi
card-homer = Homer
card-julius-caesar = Julius Caesar
card-moses = Moses
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-genghis-khan = Genghis Khan
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-isaac-newton = Isaac Newton
card-james-cook = James Cook
card-johann-sebastian-bach = Johann Sebastian Bach
card-maximilien-robespierre = Maximilien Robespierre
card-napoleon-bonaparte = Napoleon Bonaparte
card-william-shakespeare = William Shakespeare
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-colossus = Colossus
card-hanging-gardens = Hanging Gardens
card-library-of-alexandria = Library of Alexandria
card-pyramids = Pyramids
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-transcontinental-railroad = Transcontinental Railroad
card-fast-food-chains = Fast Food Chains
card-first-space-flight = First Space Flight
card-hollywood = Hollywood
card-internet = Internet
card-cultural-heritage-a = Cultural Heritage
card-engineering-genius-a = Engineering Genius
card-frugality-a = Frugality
card-patriotism-a = Patriotism
card-rich-land-a = Rich Land
card-stockpile-a = Stockpile
card-urban-growth-a = Urban Growth
card-breakthrough-i = Breakthrough
card-cultural-heritage-i = Cultural Heritage
card-engineering-genius-i = Engineering Genius
card-frugality-i = Frugality
card-patriotism-i = Patriotism
card-reserves-i = Reserves
card-rich-land-i = Rich Land
card-urban-growth-i = Urban Growth
card-breakthrough-ii = Breakthrough
card-efficient-upgrade-ii = Efficient Upgrade
card-engineering-genius-ii = Engineering Genius
card-frugality-ii = Frugality
card-patriotism-ii = Patriotism
card-reserves-ii = Reserves
card-revolutionary-idea-ii = Revolutionary Idea
card-rich-land-ii = Rich Land
card-urban-growth-ii = Urban Growth
card-wave-of-nationalism-ii = Wave of Nationalism
card-efficient-upgrade-iii = Efficient Upgrade
card-endowment-for-the-arts-iii = Endowment for the Arts
card-engineering-genius-iii = Engineering Genius
card-military-build-up-iii = Military Build-Up
card-patriotism-iii = Patriotism
card-reserves-iii = Reserves
card-revolutionary-idea-iii = Revolutionary Idea
card-urban-growth-iii = Urban Growth
card-development-of-agriculture = Development of Agriculture
card-development-of-civilization = Development of Civilization
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-politics-of-strength = Politics of Strength
card-popularization-of-science = Popularization of Science
card-prosperity = Prosperity
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-balance = Impact of Balance
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-variety = Impact of Variety
card-impact-of-wonders = Impact of Wonders
card-developed-territory-i = Developed Territory
card-historic-territory-i = Historic Territory
card-inhabited-territory-i = Inhabited Territory
card-strategic-territory-i = Strategic Territory
card-vast-territory-i = Vast Territory
card-wealthy-territory-i = Wealthy Territory
card-developed-territory-ii = Developed Territory
card-historic-territory-ii = Historic Territory
card-inhabited-territory-ii = Inhabited Territory
card-strategic-territory-ii = Strategic Territory
card-vast-territory-ii = Vast Territory
card-wealthy-territory-ii = Wealthy Territory
card-fighting-band = Fighting Band
card-heavy-cavalry = Heavy Cavalry
card-legion = Legion
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-classic-army = Classic Army
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-fortifications = Fortifications
card-mobile-artillery = Mobile Artillery
card-napoleonic-army = Napoleonic Army
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops
card-enslave = Enslave
card-plunder-i = Plunder
card-raid-i = Raid
card-annex = Annex
card-infiltrate = Infiltrate
card-plunder-ii = Plunder
card-raid-ii = Raid
card-spy = Spy
card-armed-intervention = Armed Intervention
card-plunder-iii = Plunder
card-raid-iii = Raid
card-war-over-technology = War over Technology
card-war-over-territory = War over Territory
card-war-over-culture = War over Culture
card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-alliance = Military Alliance
card-peace-treaty = Peace Treaty
card-military-bonus-i = Military Bonus
card-military-bonus-ii = Military Bonus
card-military-bonus-iii = Military Bonus

## In the browser

game-pitch-through-the-ages = Lead a people from the first fields to the space age: feed it, arm it, give it great minds and wonders, and leave the culture that is remembered.
region-world = The world
region-row = Card row
region-mine = Your civilization
region-hand = Your hands
pile-civil = Civil
pile-military = Military
pile-discard = Discards
pile-events = Events
pile-future = Future
pile-past = Past events
pile-backs = Backs
pile-known = You know: {$cards}
nothing-here = nothing
slot-empty = empty
price = Price in civil actions: {$n}
word-tokens = Blue tokens
about-culture = Culture: {$m} points, {$n} more each turn
about-science = Science: {$m} points, {$n} more each turn
about-strength = Strength: {$n}
about-happiness = Happiness: {$n}; the yellow bank asks for {$m}
about-food = Food on farms: {$n}; consumption at the end of the turn: {$m}
about-resources = Resources on mines: {$n}; corruption at the end of the turn: {$m}
about-pool = Unused workers: {$n}; discontent workers: {$m}
about-yellow = Yellow bank: {$n}; food for the next population: {$m}
about-blue = Blue bank: {$n}; corruption now: {$m}
about-discontent = Discontent workers: {$n}. With more of them than unused workers there is an uprising.
stages-done = Stages built: {$n} of {$m}
ruined = in ruins
resigned = has resigned
war-on = against {$name}
hands = Civil hand {$civil}, military {$military}
table-left = {$n ->
    [one] {$n} civil card left in age {$age}
   *[other] {$n} civil cards left in age {$age}
 }
zone-price = {$n ->
    [one] {$n} civil action
   *[other] {$n} civil actions
 }
price-short = {$n ->
    [0] free
    [one] {$n} action
   *[other] {$n} actions
 }
price-food = {$n ->
    [0] free
   *[other] {$n} food
 }
price-resources = {$n ->
    [0] free
    [one] {$n} resource
   *[other] {$n} resources
 }
leaves-soon = Leaves the row before your next turn
hands-civil = Civil hand
hands-military = Military hand
left-civil = Civil actions left: {$n}
left-military = Military actions left: {$n}
heads = Leader and government
wonders = Wonders
rest = Further cards
table-pool-short = Idle
discontent-short = {$n} discontent
bank-happiness = Happiness the people want while the last token lies here
bank-food = Food for the next worker while the last token lies here
bank-corruption = Corruption while the last token lies here
bank-yellow = next worker {$n} food · eaten {$m} · happiness needed {$k}
bank-blue = {$n ->
    [0] no corruption
   *[other] corruption −{$n}
 }
button-destroy = Destroy
button-disband = Disband
moment-older = Leaders, unfinished wonders, pacts and cards in hand up to Age {$age} leave. Everybody loses two yellow tokens.
warn-civil = {$n ->
    [one] {$n} civil action would be lost
   *[other] {$n} civil actions would be lost
 }
warn-military = {$n ->
    [one] {$n} military action would be lost
   *[other] {$n} military actions would be lost
 }
warn-uprising = Uprising: more discontent than idle workers, nothing would be produced
warn-hunger = Hunger: {$n} food missing, −{$m} culture
warn-over = Military cards to discard: {$n}
warn-corruption = Corruption takes {$n} at the end of your turn.
warn-last-turn = This is your last turn.
button-at = {$what}: {$who}
button-take = Take
button-build = Build
button-train = Train
button-upgrade = → {$other}
button-muster = Muster
button-lose = Lose worker
button-token = Lose token
button-send = Send
button-leader = Play
button-develop = Develop
button-revolution = Revolution
button-play = Play
button-tactic = Play
button-copy = Copy
button-prepare = Prepare
button-aggression = Attack
button-war = War
button-pact = Offer
button-cancel = End the pact
button-resolve = First
button-colonize = Colonize
button-defend = Defend
button-bonus = Add
button-throw = Throw in
button-discard = Discard
button-stage = {$n ->
    [1] 1 stage
   *[other] {$n} stages
 }
button-colony = This one
button-ruin = Ruin
button-tuck = Under this
button-seize = Take
button-population = + Population
button-free-population = + Population, free
button-convert = Military → civil action
button-trade-food = Food → resource
button-trade-resource = Resource → food
do-take = Take {$card} (place {$n})
do-upgrade = Upgrade {$card} to {$other}
do-aggression = {$card} against player {$n}
do-war = {$card} against player {$n}
do-pact = Offer {$card} {$letter} to player {$n}
do-cancel = End the pact of player {$n}
did-aggression = {$card} against {$whom}
did-war = {$card} against {$whom}
did-pact = Offer {$card} {$letter} to {$whom}
did-cancel = End the pact of {$whom}
do-throw = Throw in {$card}
do-food = Food {$m}, resources {$n}
do-resolve = First {$card} against player {$n}
group-take = Take from the row
group-build = Build
group-train = Train
group-upgrade = Upgrade
group-destroy = Destroy
group-disband = Disband
group-leader = Leader
group-stage = Wonder stages
group-develop = Develop
group-revolution = Revolution
group-play = Action cards
group-tactic = Tactics
group-copy = Copy a tactic
group-muster = Population and a unit
group-prepare = Prepare an event
group-aggression = Aggression
group-war = War
group-pact = Pact
group-cancel = Pact
group-colonize = Colonize
group-defend = Defend with
group-bid = Bid
group-send = Send
group-bonus = Bonus cards
group-throw = Throw in
group-discard = Discard
group-lose = Lose a worker of
group-token = Lose a token of
group-colony = Colony
group-ruin = Ruin
group-tuck = Under
group-seize = Take
group-food = Food and resources
group-resolve = First
group-population = Population
group-free = Population
group-convert = Further
group-trade = Further
group-choose = Further
group-retire = Further
group-gain = Choose
group-remove = Choose
group-end = Go on
group-pass = Go on
group-resign = Go on
group-accept = Answer
group-refuse = Answer
group-decline = Answer
group-enough = Answer
pick-take = {$card}
pick-build = {$card}
pick-train = {$card}
pick-destroy = {$card}
pick-disband = {$card}
pick-leader = {$card}
pick-develop = {$card}
pick-revolution = {$card}
pick-play = {$card}
pick-tactic = {$card}
pick-copy = {$card}
pick-muster = {$card}
pick-prepare = {$card}
pick-defend = {$card}
pick-bonus = {$card}
pick-throw = {$card}
pick-discard = {$card}
pick-lose = {$card}
pick-token = {$card}
pick-colony = {$card}
pick-colonize = {$card}
pick-ruin = {$card}
pick-tuck = {$card}
pick-seize = {$card}
pick-send = {$card}
pick-upgrade = {$card} → {$other}
pick-aggression = {$card} → {$n}
pick-war = {$card} → {$n}
pick-pact = {$card} {$letter} ↔ {$n}
pick-stage = {$n}
pick-bid = {$n}
pick-resolve = {$card} → {$n}
moved-row-hand-known = {$you ->
    [yes] You take {$cards}
   *[no] {$who} takes {$cards}
}
moved-row-unfinished-wonder-known = {$you ->
    [yes] You begin {$cards}
   *[no] {$who} begins {$cards}
}
moved-row-removed-known = Out of the row: {$cards}
moved-hand-table-known = {$you ->
    [yes] You play {$cards}
   *[no] {$who} plays {$cards}
}
moved-hand-leader-known = {$you ->
    [yes] {$cards} leads for you
   *[no] {$cards} leads for {$who}
}
moved-hand-removed-known = {$you ->
    [yes] You lose {$cards}
   *[no] {$who} loses {$cards}
}
moved-leader-removed-known = {$you ->
    [yes] {$cards} leaves you
   *[no] {$cards} leaves {$who}
}
moved-unfinished-wonder-removed-known = {$you ->
    [yes] You give up {$cards}
   *[no] {$who} gives up {$cards}
}
moved-play-removed-known = {$you ->
    [yes] You give up {$cards}
   *[no] {$who} gives up {$cards}
}
moved-events-past-events-known = Event: {$cards}
moved-future-events-past-events-known = Event: {$cards}
moved-military-hand-future-events = {$you ->
    [yes] You prepare an event
   *[no] {$who} prepares an event
}
moved-military-hand-future-events-known = {$you ->
    [yes] You prepare {$cards}
   *[no] {$who} prepares {$cards}
}
moved-military-hand-personal-tactic-known = {$you ->
    [yes] You play the tactic {$cards}
   *[no] {$who} plays the tactic {$cards}
}
moved-military-hand-table-known = {$you ->
    [yes] You play {$cards}
   *[no] {$who} plays {$cards}
}
moved-military-hand-wars-known = {$you ->
    [yes] You declare {$cards}
   *[no] {$who} declares {$cards}
}
moved-table-wars-known = {$you ->
    [yes] You declare {$cards}
   *[no] {$who} declares {$cards}
}
moved-table-pact-known = {$you ->
    [yes] A pact of yours: {$cards}
   *[no] A pact: {$cards}, {$who}
}
moved-table-colonies-known = {$you ->
    [yes] You colonize {$cards}
   *[no] {$who} colonizes {$cards}
}
moved-table-military-hand-known = {$you ->
    [yes] {$cards} is refused and goes back to you
   *[no] {$cards} is refused and goes back to {$who}
}
moved-military-I-military-hand = {$you ->
    [yes] You draw military cards: {$n}
   *[no] {$who} draws military cards: {$n}
}
moved-military-I-military-hand-known = {$you ->
    [yes] You draw {$cards}
   *[no] {$who} draws {$cards}
}
moved-chosen-discard-I = {$you ->
    [yes] You discard military cards: {$n}
   *[no] {$who} discards military cards: {$n}
}
moved-chosen-discard-I-known = {$you ->
    [yes] You discard {$cards}
   *[no] {$who} discards {$cards}
}
moved-military-II-military-hand = {$you ->
    [yes] You draw military cards: {$n}
   *[no] {$who} draws military cards: {$n}
}
moved-military-II-military-hand-known = {$you ->
    [yes] You draw {$cards}
   *[no] {$who} draws {$cards}
}
moved-chosen-discard-II = {$you ->
    [yes] You discard military cards: {$n}
   *[no] {$who} discards military cards: {$n}
}
moved-chosen-discard-II-known = {$you ->
    [yes] You discard {$cards}
   *[no] {$who} discards {$cards}
}
moved-military-III-military-hand = {$you ->
    [yes] You draw military cards: {$n}
   *[no] {$who} draws military cards: {$n}
}
moved-military-III-military-hand-known = {$you ->
    [yes] You draw {$cards}
   *[no] {$who} draws {$cards}
}
moved-chosen-discard-III = {$you ->
    [yes] You discard military cards: {$n}
   *[no] {$who} discards military cards: {$n}
}
moved-chosen-discard-III-known = {$you ->
    [yes] You discard {$cards}
   *[no] {$who} discards {$cards}
}
told-uprising = {$you ->
    [yes] You: an uprising, nothing is produced
   *[no] {$who}: an uprising, nothing is produced
}
told-wonder-completed = {$you ->
    [yes] You complete {$card}
   *[no] {$who} completes {$card}
}
told-repelled = {$you ->
    [yes] You repel {$card} of {$whom}
   *[no] {$who} repels {$card} of {$whom}
}
told-attacked = {$you ->
    [yes] You succeed with {$card} against {$whom}
   *[no] {$who} succeeds with {$card} against {$whom}
}
told-war = {$card} of {$who} against {$whom} is decided: {$n ->
    [0] equal strength, nothing happens
   *[other] {$who} is stronger by {$n}
}
told-spoils = {$you ->
    [yes] You take science from {$whom}
   *[no] {$who} takes science from {$whom}
}
told-war-lost = {$card} of {$who} against {$whom} is decided: {$whom} is stronger by {$n}
told-resigned = {$you ->
    [yes] You resign
   *[no] {$who} resigns
}
told-ruined = {$you ->
    [yes] You: {$card} falls into ruin
   *[no] {$who}: {$card} falls into ruin
}
told-tucked = {$you ->
    [yes] You put {$card} under {$other}
   *[no] {$who} puts {$card} under {$other}
}
told-no-politics = {$you ->
    [yes] You take no political action
   *[no] {$who} takes no political action
}
told-no-politics-forced = {$you ->
    [yes] You take no political action (nothing else is possible)
   *[no] {$who} takes no political action (nothing else is possible)
}
told-no-more-politics = {$you ->
    [yes] You take no second political action
   *[no] {$who} takes no second political action
}
told-no-more-politics-forced = {$you ->
    [yes] You take no second political action (nothing else is possible)
   *[no] {$who} takes no second political action (nothing else is possible)
}
told-no-bid = {$you ->
    [yes] You do not bid for {$card}
   *[no] {$who} does not bid for {$card}
}
told-no-bid-forced = {$you ->
    [yes] You do not bid for {$card} (nothing else is possible)
   *[no] {$who} does not bid for {$card} (nothing else is possible)
}
told-sends = {$you ->
    [yes] You send a force to {$card}
   *[no] {$who} sends a force to {$card}
}
told-must-discard = {$you ->
    [yes] You must discard military cards: {$n}
   *[no] {$who} must discard military cards: {$n}
}
told-over-limit = {$you ->
    [yes] You have more military cards than allowed: {$n} too many
   *[no] {$who} has more military cards than allowed: {$n} too many
}
told-antiquated = What is older than Age {$n ->
    [1] I
    [2] II
    [3] III
   *[other] A
} is lost
told-yellow-lost = {$you ->
    [yes] You: the age takes yellow tokens
   *[no] {$who}: the age takes yellow tokens
}
told-politics-skipped = {$you ->
    [yes] You skip the politics phase
   *[no] {$who} skips the politics phase
}
told-will-skip-politics = {$you ->
    [yes] You will skip the next politics phase
   *[no] {$who} will skip the next politics phase
}
told-power = {$you ->
    [yes] Your {$card}
   *[no] {$card} of {$who}
}
told-produces = {$you ->
    [yes] You produce
   *[no] {$who} produces
}
told-farms = {$you ->
    [yes] You: farms
   *[no] {$who}: farms
}
told-mines = {$you ->
    [yes] You: mines
   *[no] {$who}: mines
}
told-corruption = {$you ->
    [yes] You: corruption of {$n}
   *[no] {$who}: corruption of {$n}
}
told-consumption = {$you ->
    [yes] You: the people eat {$n}
   *[no] {$who}: the people eat {$n}
}
told-actions-back = {$you ->
    [yes] You: the turn ends, all actions are back
   *[no] {$who}: the turn ends, all actions are back
}
told-last-round = Round {$n} is the last one
told-total = {$you ->
    [yes] You end with {$n} culture
   *[no] {$who} ends with {$n} culture
}
moved-civil-row-known = New in the row: {$cards}
moved-civil-removed-known = Out of the game: {$cards}
moved-civil-unused-known = Out of the decks, because fewer play: {$cards}
moved-military-unused-known = Out of the decks, because two play: {$cards}
moved-military-military = Military cards of age {$part} leave the game: {$n}
moved-military-discard = {$you ->
    [yes] You lose military cards: {$n}
   *[no] {$who} loses military cards: {$n}
}
moved-military-discard-known = {$you ->
    [yes] You lose {$cards}
   *[no] {$who} loses {$cards}
}
moved-future-events-events = The future events become the current ones: {$n}
moved-events-table-known = Event: {$cards}
moved-table-past-events-known = {$cards} is done
moved-table-removed-known = {$cards} leaves the game
moved-table-play-known = {$you ->
    [yes] You develop {$cards}
   *[no] {$who} develops {$cards}
}
moved-table-discard-known = {$cards} is discarded
moved-table-tucked-known = {$cards} stays under a wonder
moved-tucked-removed-known = {$cards} leaves the game
moved-leader-table-known = {$you ->
    [yes] Your {$cards} makes way
   *[no] {$cards} makes way, {$who}
}
moved-play-play-known = {$you ->
    [yes] You take {$cards} from {$whom}
   *[no] {$who} takes {$cards} from {$whom}
}
moved-colonies-table-known = {$you ->
    [yes] You lose the colony {$cards}
   *[no] {$who} loses the colony {$cards}
}
moved-colonies-colonies-known = {$you ->
    [yes] You take the colony {$cards} from {$whom}
   *[no] {$who} takes the colony {$cards} from {$whom}
}
moved-colonies-discard-known = {$you ->
    [yes] You lose the colony {$cards}
   *[no] {$who} loses the colony {$cards}
}
moved-personal-common-known = {$cards} becomes a common tactic
moved-personal-removed-known = {$cards}, a common tactic already, leaves the game
moved-personal-discard-known = {$you ->
    [yes] You lose {$cards}
   *[no] {$who} loses {$cards}
}
moved-wars-discard-known = {$you ->
    [yes] You: {$cards} is over
   *[no] {$who}: {$cards} is over
}
moved-pact-discard-known = {$you ->
    [yes] Your pact {$cards} ends
   *[no] The pact {$cards} of {$who} ends
}
moved-military-colonies-known = {$you ->
    [yes] You colonize {$cards}
   *[no] {$who} colonizes {$cards}
}
moved-wonders-removed-known = {$you ->
    [yes] You lose {$cards}
   *[no] {$who} loses {$cards}
}
moved-chosen-table-known = {$you ->
    [yes] You show {$cards}
   *[no] {$who} shows {$cards}
}
shown-events = {$you ->
    [yes] You look at the next event
   *[no] {$who} looks at the next event
}
shown-events-known = {$you ->
    [yes] You look at the next event: {$cards}
   *[no] {$who} looks at the next event: {$cards}
}
told-counted = {$card} counts
moved-discard-military = The military discards of age {$part} become the new deck: {$n}
shuffled-military = The military deck of age {$part} is shuffled
changed-civil = civil actions {$by} → {$n}
changed-civil-total = civil actions in all {$by} → {$n}
changed-military = military actions {$by} → {$n}
changed-military-total = military actions in all {$by} → {$n}
changed-civil-extra = extra civil actions {$by} → {$n}
changed-military-extra = extra military actions {$by} → {$n}
changed-unit-pool = resources for units {$by} → {$n}
changed-science-pool = science for military technologies {$by} → {$n}
changed-resource-pool = resources for this turn {$by} → {$n}
changed-food-pool = food for this turn {$by} → {$n}
changed-workers = workers on {$card} {$by} → {$n}
changed-pool = unused workers {$by} → {$n}
changed-yellow = yellow bank {$by} → {$n}
changed-tokens = blue tokens on {$card} {$by} → {$n}
changed-stages = wonder stages {$by} → {$n}
changed-blue = blue bank {$by} → {$n}
changed-science = science {$by} → {$n}
changed-culture = culture {$by} → {$n}
changed-rating = {$thing ->
    [0] strength
    [1] culture a turn
    [2] science a turn
   *[3] happiness
} {$by} → {$n}
told-age = Age { $n ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  } begins

## To the reader

does-gain-you = Gain {$what}
does-gain-choice-you = Gain {$value} food or {$value} resources

## What cannot lie on a table

impossible-pile = { $card } does not belong into '{ $zone }'.
impossible-discard = { $card } does not belong into the discards of that age.
impossible-event = { $card } is no event.
impossible-row = The row must hold one card for each filled slot.
impossible-tactic = A tactic lies twice in the common area (TA-TACT-04).
impossible-age = Age { $age } does not exist.
impossible-empty = Age { $age } is not over, so cards must lie in '{ $zone }'.
impossible-many = Seat { $seat }: too many cards in '{ $zone }'.
impossible-kind = Seat { $seat }: { $card } cannot be in '{ $zone }'.
impossible-below = { $what ->
    [yellow] Seat { $seat } has { $n } yellow tokens.
    [blue] Seat { $seat } has { $n } blue tokens.
    [workers] Seat { $seat } has { $n } unused workers.
    [science] Seat { $seat } has { $n } science points.
    [culture] Seat { $seat } has { $n } culture points.
    [civil] Seat { $seat } has { $n } civil actions.
   *[military] Seat { $seat } has { $n } military actions.
}
impossible-actions = Seat { $seat } has more actions available than in total.
impossible-workers = Seat { $seat }: workers on a technology that is not in play.
impossible-card-tokens = Seat { $seat }: fewer than 0 blue tokens on a card.
impossible-blue = Seat { $seat } should own { $owned } blue tokens, not { $n }.
impossible-yellow = Seat { $seat } should own { $owned } yellow tokens, not { $n }.
impossible-sources = Seat { $seat }: the sources of culture do not add up to { $culture }.
impossible-derived = '{ $field }' does not follow from the cards in play: { $found } should be { $wanted }.

## The first game that teaches

lesson-goal = Welcome! You lead a people from antiquity to modern times. Whoever has the most culture at the end wins: the first number is what you have, the small one what every turn adds.
lesson-row = All new cards come from this row: leaders, wonders, technologies, yellow action cards. The dots under a card say how many civil actions (white) it costs; cards drift to the left and get cheaper, until they are gone.
lesson-take = In the first round you have only very few actions. Take { $card }: a yellow card that makes building cheaper later.
lesson-confirm = That was your whole turn, and your fields and mines have produced. You could still undo it; with “{ $end }” it is final, and your opponent plays.
lesson-production = Your people has worked: { $farm } brought food (now { $food }), { $mine } resources ({ $resources }), { $lab } science ({ $science }). Yellow dots are workers; each worker on a card produces every turn.
lesson-politics = Each turn begins with politics: events, pacts, aggressions, wars. You hold no military cards yet, so pass. (Resigning is for lost games.)
lesson-population = Now your actions: { $civil } civil ones (white) and { $military } military ones (red). First more people: for { $price } food a new worker comes from the yellow bank.
lesson-play = Your workers without work: { $workers }. Give one a place: play { $card }, then building is cheaper by a resource.
lesson-build = Build { $card }: a worker goes to the mine, and from now on you get more resources every turn. Food feeds people, resources build everything else.
lesson-leader = You need ideas as well. { $card } is a leader and cheap just now: take him from the row.
lesson-lead = Leaders stay in the hand until you play them with another civil action. You have one leader at a time, and one from each age in the whole game.
lesson-end = Your civil actions are used up. Military actions that are left become military cards at the end of your turn. End it: then production follows, without any question, because the new cards show you something.
lesson-military = A new round. These military cards are yours: tactics, events, aggressions. Strength counts when others attack, so do not fall far behind. Politics first: pass once more.
lesson-wonder = A wonder: { $card }. Taking it lays it before you, unfinished; then you build it stage by stage with resources, and only when it is complete does it work. Take it and build the first stage.
lesson-people = Three things to watch. Happy faces: a growing people wants more of them. The yellow bank: the emptier, the dearer new workers and the hungrier the people. The blue bank: hoard too much and corruption eats it. Point at each number to read what it means.
lesson-farewell = The game runs through four ages; when the last cards have come, the final round is played and culture is counted. Greyed buttons say why they cannot be used, with the rule: point at them or open the list of reasons. You have an action left: now it is your game. Enjoy it!

## A set of ticks


## Mistakes in a card file

no-kind = { $where }: there is no kind of card { $kind }{ $hint }
fewer-copies = { $where }: copies are fewer with more players; write numbers that rise.
no-power-here = { $where }: only leaders and wonders have powers, not a card of the kind { $kind }.
not-on-this-card = { $where }: { $name } has no meaning on a card of the kind { $kind }; it stands on { $known }.
needless-target = { $where }: only an event says for whom a line is; drop the field to.
technology-levels = The { $kind } cards must be of ages { $wanted }, not { $found }.
no-such-card = { $where }: a line names the card { $name }, which is not in this file{ $hint }
other-numbers = { $where }: another card has the power { $name } with other numbers; write the same on both.
write-amount = a whole number from -99 to 99
write-numbers = numbers by name; the names are { $known }
write-copies = three numbers: the cards in the deck with 2, 3 and 4 players
write-by-players = three numbers: with 2, 3 and 4 players
write-by-age = four numbers: for Age A, I, II and III
write-levels = one or two levels from 0 to 3
write-ranks = three lists: culture by rank with 2, 3 and 4 players
write-pairs = a list of pairs (from so many tokens on, value)
write-three = three whole numbers
write-four = four whole numbers
write-slots = thirteen whole numbers, one for each slot of the row

## What two ends of a turn are compared by

sheet-culture = culture
sheet-culture-turn = culture a turn
sheet-science-turn = science a turn
sheet-strength = strength
sheet-happiness = happiness
sheet-resources-turn = resources a turn
sheet-food-turn = food a turn
sheet-science = science
sheet-resources = resources
sheet-food = food
sheet-civil = civil actions
sheet-military = military actions
sheet-idle = unused workers
sheet-stages = stages of wonders
sheet-wonders = wonders
sheet-colonies = colonies
sheet-hand = civil cards in hand
sheet-military-hand = military cards in hand
sheet-workers = workers at work
sheet-unrest = discontent workers beyond the unused
sheet-corruption = corruption a turn
sheet-age = ages begun
told-sheet-age-less = The age does not end yet.
told-sheet-age-more = An age ends by then.
sheet-technologies = technologies

# Where a card lies, in the reasons of the coach.
lies-wonders = completed
lies-colonies = as a colony
lies-leader = as leader
lies-play = developed
lies-personal-tactic = as tactic
lies-unfinished-wonder = under construction
lies-hand = in hand

# What a player who thinks about an action works out: the coach tells it.
outlook-price = { $n ->
    [0] costs no civil action now
   *[other] takes { $n } of the { $left } civil actions left
}
outlook-another = { $n ->
    [0] another one lies in the row for nothing
    [one] another one lies in the row for one civil action
   *[other] another one lies in the row for { $n } civil actions
}
outlook-science = { $n ->
    [0] you have the science for it
   *[other] you lack { $n } science for it { $turns ->
        [0] and make none
        [one] until next turn ({ $more } a turn)
       *[other] for { $turns } turns ({ $more } a turn)
    }
}
outlook-worker = { $n ->
    [0] you have the resources for a worker on it
   *[other] you lack { $n } resources for a worker on it { $turns ->
        [0] and make none
        [one] until next turn ({ $more } a turn)
       *[other] for { $turns } turns ({ $more } a turn)
    }
}
outlook-upgrade = { $n ->
    [0] you have the resources to upgrade a worker to it
   *[other] you lack { $n } resources to upgrade a worker to it { $turns ->
        [0] and make none
        [one] until next turn ({ $more } a turn)
       *[other] for { $turns } turns ({ $more } a turn)
    }
}
outlook-government = civil actions: { $civil } instead of { $old_civil }, military actions: { $military } instead of { $old_military }, urban buildings of each type: { $limit } instead of { $old_limit }
outlook-no-army = forms no army with your units
outlook-no-worker = no worker of yours is unused
outlook-revolution = { $lack ->
    [0] by revolution it takes { $n } science and all civil actions of a turn
   *[other] by revolution it takes { $n } science (you lack { $lack }) and all civil actions of a turn
}
outlook-revolution-military = { $lack ->
    [0] by revolution it takes { $n } science and all military actions of a turn
   *[other] by revolution it takes { $n } science (you lack { $lack }) and all military actions of a turn
}
outlook-wonder = { $lack ->
    [0] you have the { $n } resources for all of it
   *[other] { $n } resources in all: you lack { $lack } { $turns ->
        [0] and make none
        [one] until next turn ({ $more } a turn)
       *[other] for { $turns } turns ({ $more } a turn)
    }
}
outlook-leader = would replace { $cards }
outlook-eating = your people then eat { $n } a turn more than your farms make: the { $food } food left { $turns ->
    [0] does not last for the next production
    [one] lasts for one turn
   *[other] lasts for { $turns } turns
}
outlook-unused = leaves civil actions unused: { $n }
outlook-strength = your strength is { $n }, the best of the others has { $rival }
outlook-happiness = your happiness is { $n }, your people need { $needed }

## More lessons

lesson-title-technology = Technologies
lesson-title-government = Events and governments
lesson-title-colony = Colonies
lesson-title-aggression = Aggressions
lesson-title-last_round = The last round
lesson-tech-why = A few rounds have passed. Technologies wait in your hand until you have enough science to develop them; each makes a better building possible than the one before.
lesson-tech-develop = Develop { $card }: that costs a civil action and science. The card then lies on your board, still without workers.
lesson-tech-upgrade = A worker of { $old } can now move over: upgrading costs a civil action and only the difference of the prices. From now on this worker brings more.
lesson-tech-more = Blue cards are improved the same way: better mines, temples, laboratories, soldiers. Science comes from laboratories and leaders, so do not leave them behind. Play on, or go to the next lesson.
lesson-gov-event = Politics first. { $card } may become an event: put it face down on the pile of coming events, and you get culture for it at once. Later it happens to everybody.
lesson-gov-develop = A government decides how many actions you have in a turn. { $card } is in your hand and you have the science: develop it the peaceful way, for its higher price.
lesson-gov-more = Look at your action counters. A revolution would have been cheaper in science, but it takes a whole turn's civil actions. You have one government at a time; the old one leaves. Play on, or go to the next lesson.
lesson-colony-bid = An event has shown a new territory. All bid for it with military strength; the highest bid wins and must then be sent. Bid the least that is possible.
lesson-colony-send = Nobody bids more. Now send units worth your bid: they do not come back. { $card } is enough; bonus cards would help too.
lesson-colony-more = The territory is yours: what stands on it you get at once, and what it gives for ever counts from now on. Bid only what the territory is worth to you, for the army is weaker afterwards. Play on, or go to the next lesson.
lesson-aggression-why = Your army is stronger than that of your neighbour: that is when an aggression pays. It costs military actions, and the defender may answer with cards.
lesson-aggression-play = Play { $card } in your politics phase and confirm with “{ $end }”: then it is final. The other may defend with cards of the hand; if that does not reach your strength, the aggression succeeds.
lesson-aggression-raid = It has succeeded. Choose what is destroyed: { $card } brings science, so this hurts most.
lesson-aggression-more = That works both ways: whoever falls far behind in strength is attacked. Tactics make an army of the same units stronger, and defence cards in the hand keep neighbours polite. Play on, or go to the next lesson.
lesson-last-why = This is the last round: the age has run out, everybody plays the same number of turns, and then culture is counted. What only bears fruit later is worth nothing now.
lesson-last-event = Events of the last age reward something at the end of the game, for everybody. { $card } suits who has wonders: put it among the coming events, for all of them are counted.
lesson-last-more = Now use what is left: whatever gives culture this turn, before the end. End the turn when you are done: then the impacts are counted, and the most culture wins. That was the last lesson; the next game is yours.
