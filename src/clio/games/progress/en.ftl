# Progress: the words of the game in English. Names only; sentences of the rules are in rules.toml.

## The game

game-progress = Progress: Evolution of Technology
game-progress-short = Progress

## Kinds of technology

kind-science = Science
kind-engineering = Engineering
kind-culture = Culture

## Knowledge

knowledge-science = Science
knowledge-engineering = Engineering
knowledge-culture = Culture
knowledge-general = General knowledge
token-science = Science token
token-engineering = Engineering token
token-culture = Culture token
token-general = General token
token-ready = Ready
token-spent = Spent

## Skills

skills = Skills
skill-action = Action
skill-draw = Draw
skill-hand = Hand limit
skill-shuffle = Shuffle
skill-development = Development
skill-research = Research
skill-quick-draw = Quick Draw

## Power tracks

power = Power tracks
power-prestige = Prestige
power-population = Population
power-army = Army

## Ages and new-age symbols

age-1 = Age I
age-2 = Age II
age-3 = Age III
age-4 = Age IV
age-1-name = Antiquity
age-2-name = Middle Ages
age-3-name = Renaissance
age-4-name = Industrial Revolution
age-token = Age token

## Parts of a card

part-cost = Cost
part-benefits = Benefits
part-heritage = Heritage
part-discard-value = Discard value
part-new-age = New-age symbol
part-vp = Victory points

## Zones

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-area = Play area

## Phases and actions

## Groups of Personalities and Milestones

personality-philosopher = Philosopher of Antiquity
personality-scientist = Medieval Scientist
personality-artist = Renaissance Artist
milestone-ancient = Ancient Milestone
milestone-medieval = Medieval Milestone
milestone-renaissance = Renaissance Milestone

## Expansions and variants

expansion-personalities = Personalities
expansion-milestones = Milestones
expansion-industrial = Industrial Revolution
variant-normal = Normal game
variant-fast = Fast game
variant-faster = Even faster game
variant-solo = Solo game
variant-why-normal = The whole way through the ages.
variant-why-fast = Everybody has three actions a turn from the beginning.
variant-why-faster = Three actions, and one symbol is enough for every new age and for the end.
expansion-why-personalities = Great people join you, one for each age.
expansion-why-milestones = Great works that several contribute to, and one owns.
expansion-why-industrial = One more age, with steam and machines.

## Solo titles

title-novice = Novice
title-leader = Leader
title-mastermind = Mastermind
title-demigod = Demigod
title-defeat = Defeat

## Sources of the score

score-prestige = Prestige
score-population = Population
score-army = Army
score-skills = Player board
score-technologies = Technologies
score-sets = Sets of five
score-personalities = Personalities
score-milestones = Milestones
score-time = Time deck

## Provenance of the deck

## Rulings: options of the set-up and their values

ruling-age4-symbols = Symbols IV for Age IV
ruling-age4-symbols-1-1-2-2-3 = 1, 1, 2, 2, 3 with 1 to 5 players
ruling-age4-symbols-1-2-2-3-3 = 1, 2, 2, 3, 3 with 1 to 5 players
ruling-milestone-owner-bonus = Owner's second Milestone benefit
ruling-milestone-owner-bonus-at-end = at the end of the game
ruling-milestone-owner-bonus-at-once = at once
ruling-personality-vp = Points for Personalities
ruling-personality-vp-all = all ever held
ruling-personality-vp-current = only the one in force
ruling-personality-gap = Personality out of force
ruling-personality-gap-must = the next must be taken
ruling-personality-gap-may = the next may be taken
ruling-heritage-deadline = Last moment for a Heritage
ruling-heritage-deadline-before = before the new age
ruling-heritage-deadline-last-call = as the new age begins
ruling-personality-pick = Choice of a Personality
ruling-personality-pick-choice = free choice
ruling-personality-pick-random = at random
ruling-research-limit = Limit of developments
ruling-research-limit-total = the Development skill
ruling-research-limit-literal = one more than the skill
ruling-draw-count = Cards of a Draw
ruling-draw-count-exact = the full number
ruling-draw-count-up-to = up to that number
ruling-shuffle-repeat = Repeating Shuffle & Draw
ruling-shuffle-repeat-free = as often as wanted
ruling-shuffle-repeat-once = once in a turn
ruling-empty-shuffle = Shuffle & Draw without a discard pile
ruling-empty-shuffle-skip = only draw
ruling-empty-shuffle-optional = may shuffle the deck
ruling-power-steps = Steps of a power symbol
ruling-power-steps-printed = as printed
ruling-power-steps-one = always one
ruling-symbol-scope = Whose new-age symbols count
ruling-symbol-scope-all = those of all players
ruling-symbol-scope-single = those of one player
ruling-first-player = First player
ruling-first-player-random = by lot
ruling-first-player-seat-0 = seat 1
ruling-first-player-seat-1 = seat 2
ruling-first-player-seat-2 = seat 3
ruling-first-player-seat-3 = seat 4
ruling-first-player-seat-4 = seat 5
ruling-first-player-youngest = the youngest
ruling-solo-top-title = Demigod from
ruling-solo-top-title-66 = 66 points
ruling-solo-top-title-67 = 67 points
ruling-skill-gain = Skill raised by a symbol
ruling-skill-gain-printed = the one printed
ruling-skill-gain-any = any one
ruling-set-bonus = Points for sets of five
ruling-set-bonus-per-icon = for each symbol
ruling-set-bonus-everyone-once = for everyone, once
ruling-time-swap = Exchange with the Time deck
ruling-time-swap-any = any card
ruling-time-swap-top = the card last added
ruling-overpay = Payments
ruling-overpay-minimal = without waste
ruling-overpay-any = all that cover the price
ruling-copy-pays = A second copy pays for its discovery
ruling-copy-pays-yes = yes
ruling-copy-pays-no = no
ruling-time-purge = Time cards of a removed age
ruling-time-purge-spared = stay, but cannot be taken
ruling-time-purge-purged = leave the game
ruling-free-after-draw = Free Milestone payment and exchange after a Draw
ruling-free-after-draw-no = no
ruling-free-after-draw-yes = yes
ruling-stall-rounds = End after idle rounds
ruling-stall-rounds-0 = never
ruling-stall-rounds-1 = 1 round
ruling-stall-rounds-2 = 2 rounds
ruling-stall-rounds-3 = 3 rounds
ruling-stall-rounds-5 = 5 rounds

## Technologies of Age I

card-writing = Writing
card-alphabet = Alphabet
card-calendar = Calendar
card-herbalism = Herbalism
card-mathematics = Mathematics
card-geometry = Geometry
card-astronomy = Astronomy
card-medicine = Medicine
card-agriculture = Agriculture
card-pottery = Pottery
card-wheel = Wheel
card-bronze-working = Bronze Working
card-iron-working = Iron Working
card-masonry = Masonry
card-bridges = Bridges
card-irrigation = Irrigation
card-burial = Burial
card-musical-instruments = Musical Instruments
card-mythology = Mythology
card-poetry = Poetry
card-drama = Drama
card-sculpture = Sculpture
card-monotheism = Monotheism
card-philosophy = Philosophy

## Technologies of Age II

card-algebra = Algebra
card-trigonometry = Trigonometry
card-optics = Optics
card-alchemy = Alchemy
card-surgery = Surgery
card-cartography = Cartography
card-logic = Logic
card-paper = Paper
card-printing-press = Printing Press
card-windmill = Windmill
card-mechanical-clock = Mechanical Clock
card-gunpowder = Gunpowder
card-shipbuilding = Shipbuilding
card-crop-rotation = Crop Rotation
card-literature = Literature
card-theology = Theology
card-universities = Universities
card-polyphony = Polyphony
card-gothic-architecture = Gothic Architecture
card-guilds = Guilds
card-fresco-painting = Fresco Painting

## Technologies of Age III

card-heliocentrism = Heliocentrism
card-scientific-method = Scientific Method
card-calculus = Calculus
card-chemistry = Chemistry
card-electricity = Electricity
card-thermodynamics = Thermodynamics
card-microscopy = Microscopy
card-combustion = Combustion
card-blast-furnace = Blast Furnace
card-telescope = Telescope
card-navigation = Navigation
card-firearms = Firearms
card-canals = Canals
card-steam-pump = Steam Pump
card-humanism = Humanism
card-perspective = Perspective
card-newspapers = Newspapers
card-banking = Banking
card-reformation = Reformation
card-opera = Opera
card-novel = Novel

## Technologies of Age IV

card-vaccination = Vaccination
card-electromagnetism = Electromagnetism
card-periodic-table = Periodic Table
card-evolution = Evolution
card-germ-theory = Germ Theory
card-atomic-theory = Atomic Theory
card-steam-engine = Steam Engine
card-steelmaking = Steelmaking
card-railways = Railways
card-refrigeration = Refrigeration
card-telegraph = Telegraph
card-electric-light = Electric Light
card-romanticism = Romanticism
card-photography = Photography
card-impressionism = Impressionism
card-phonograph = Phonograph
card-public-schools = Public Schools
card-sociology = Sociology

## Personalities

card-thales = Thales
card-pythagoras = Pythagoras
card-confucius = Confucius
card-plato = Plato
card-aristotle = Aristotle
card-al-khwarizmi = Al-Khwarizmi
card-avicenna = Avicenna
card-alhazen = Alhazen
card-roger-bacon = Roger Bacon
card-fibonacci = Fibonacci
card-leonardo-da-vinci = Leonardo da Vinci
card-michelangelo = Michelangelo
card-raphael = Raphael
card-albrecht-durer = Albrecht Dürer
card-shakespeare = William Shakespeare

## Milestones

card-great-pyramids = Great Pyramids
card-hanging-gardens = Hanging Gardens
card-great-library = Great Library
card-olympic-games = Olympic Games
card-great-wall = Great Wall
card-paved-roads = Paved Roads
card-silk-road = Silk Road
card-house-of-wisdom = House of Wisdom
card-great-cathedral = Great Cathedral
card-merchant-league = Merchant League
card-relay-post = Relay Post
card-great-university = Great University
card-circumnavigation = Circumnavigation
card-great-dome = Great Dome
card-first-encyclopedia = First Encyclopedia
card-academy-of-sciences = Academy of Sciences

## What two ends of a turn are compared by

sheet-points = points
sheet-technologies = technologies
sheet-developments = technologies under development
sheet-prestige = { power-prestige }
sheet-population = { power-population }
sheet-army = { power-army }
sheet-skill-action = { skill-action }
sheet-skill-draw = { skill-draw }
sheet-skill-hand = { skill-hand }
sheet-skill-shuffle = { skill-shuffle }
sheet-skill-development = { skill-development }
sheet-skill-research = { skill-research }
sheet-skill-quick-draw = { skill-quick-draw }
sheet-science = Science tokens
sheet-engineering = Engineering tokens
sheet-culture = Culture tokens
sheet-general = General tokens
sheet-hand = cards in hand
sheet-hand-value = knowledge from hand cards
sheet-payable = payable technologies in hand
sheet-markers = turns of development left

# Where a card lies, in the reasons of the coach.
lies-active = in play
lies-personality = as Personality
lies-completed = as Milestone
lies-developments = under development
lies-hand = in hand
