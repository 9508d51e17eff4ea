# Progress : les mots du jeu en français. Des noms seulement ; les phrases des règles sont dans rules.toml.

## Le jeu

game-progress = Progress: Evolution of Technology
game-progress-short = Progress

## Types de technologie

kind-science = Science
kind-engineering = Ingénierie
kind-culture = Culture

## Connaissance

knowledge-science = Science
knowledge-engineering = Ingénierie
knowledge-culture = Culture
knowledge-general = Connaissance générale
token-science = Jeton Science
token-engineering = Jeton Ingénierie
token-culture = Jeton Culture
token-general = Jeton Connaissance générale
token-ready = Prêt
token-spent = Dépensé

## Compétences

skills = Compétences
skill-action = Action
skill-draw = Pioche
skill-hand = Taille de la main
skill-shuffle = Mélange
skill-development = Développement
skill-research = Recherche
skill-quick-draw = Pioche rapide

## Échelles de pouvoir

power = Échelles de pouvoir
power-prestige = Prestige
power-population = Population
power-army = Armée

## Âges et symboles Nouvel âge

age-1 = Âge I
age-2 = Âge II
age-3 = Âge III
age-4 = Âge IV
age-1-name = Antiquité
age-2-name = Moyen Âge
age-3-name = Renaissance
age-4-name = Révolution industrielle
age-token = Jeton Âge

## Parties d’une carte

part-cost = Coût
part-benefits = Avantages
part-heritage = Héritage
part-discard-value = Valeur de défausse
part-new-age = Symbole Nouvel âge
part-vp = Points de victoire

## Zones

zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-area = Zone de jeu

## Phases et actions

## Groupes de personnalités et d’étapes importantes

personality-philosopher = Ancien philosophe
personality-scientist = Scientifique médiéval
personality-artist = Artiste de la Renaissance
milestone-ancient = Ancienne étape importante
milestone-medieval = Étape importante médiévale
milestone-renaissance = Étape importante de la Renaissance

## Extensions et variantes

expansion-personalities = Personnalités
expansion-milestones = Étapes importantes
expansion-industrial = Révolution industrielle
variant-normal = Partie normale
variant-fast = Partie rapide
variant-faster = Partie plus rapide
variant-solo = Version solitaire
variant-why-normal = Tout le chemin à travers les âges.
variant-why-fast = Chacun a trois actions par tour dès le début.
variant-why-faster = Trois actions, et un seul symbole suffit pour chaque nouvel âge et pour la fin.
expansion-why-personalities = De grands personnages vous rejoignent, un par âge.
expansion-why-milestones = De grandes œuvres auxquelles plusieurs contribuent et qu’un seul possède.
expansion-why-industrial = Un âge de plus, avec la vapeur et les machines.

## Titres en solitaire

title-novice = Novice
title-leader = Guide
title-mastermind = Génie
title-demigod = Demi-dieu
title-defeat = Défaite

## Sources du score

score-prestige = Prestige
score-population = Population
score-army = Armée
score-skills = Plateau individuel
score-technologies = Technologies
score-sets = Lots de cinq
score-personalities = Personnalités
score-milestones = Étapes importantes
score-time = Paquet Temps

## Provenance des cartes

## Arbitrages : options de mise en place et leurs valeurs

ruling-age4-symbols = Symboles IV pour l’âge IV
ruling-age4-symbols-1-1-2-2-3 = 1, 1, 2, 2, 3 de 1 à 5 joueurs
ruling-age4-symbols-1-2-2-3-3 = 1, 2, 2, 3, 3 de 1 à 5 joueurs
ruling-milestone-owner-bonus = Second avantage du propriétaire d’une étape
ruling-milestone-owner-bonus-at-end = à la fin de la partie
ruling-milestone-owner-bonus-at-once = immédiatement
ruling-personality-vp = Points des personnalités
ruling-personality-vp-all = toutes celles du joueur
ruling-personality-vp-current = seulement celle en jeu
ruling-personality-gap = Personnalité retirée
ruling-personality-gap-must = il faut prendre la suivante
ruling-personality-gap-may = on peut prendre la suivante
ruling-heritage-deadline = Dernier moment pour un héritage
ruling-heritage-deadline-before = avant le nouvel âge
ruling-heritage-deadline-last-call = au début du nouvel âge
ruling-personality-pick = Choix d’une personnalité
ruling-personality-pick-choice = au choix
ruling-personality-pick-random = au hasard
ruling-research-limit = Limite de développements
ruling-research-limit-total = la compétence Développement
ruling-research-limit-literal = un de plus que la compétence
ruling-draw-count = Cartes d’une pioche
ruling-draw-count-exact = le nombre exact
ruling-draw-count-up-to = jusqu’à ce nombre
ruling-shuffle-repeat = Répéter Mélanger et piocher
ruling-shuffle-repeat-free = autant de fois que voulu
ruling-shuffle-repeat-once = une fois par tour
ruling-empty-shuffle = Mélanger et piocher sans défausse
ruling-empty-shuffle-skip = piocher seulement
ruling-empty-shuffle-optional = on peut mélanger la pioche
ruling-power-steps = Cases d’un symbole de pouvoir
ruling-power-steps-printed = selon la carte
ruling-power-steps-one = toujours une
ruling-symbol-scope = Symboles Nouvel âge comptés
ruling-symbol-scope-all = ceux de tous les joueurs
ruling-symbol-scope-single = ceux d’un seul joueur
ruling-first-player = Premier joueur
ruling-first-player-random = tirage au sort
ruling-first-player-seat-0 = place 1
ruling-first-player-seat-1 = place 2
ruling-first-player-seat-2 = place 3
ruling-first-player-seat-3 = place 4
ruling-first-player-seat-4 = place 5
ruling-first-player-youngest = le plus jeune
ruling-solo-top-title = Demi-dieu à partir de
ruling-solo-top-title-66 = 66 points
ruling-solo-top-title-67 = 67 points
ruling-skill-gain = Compétence améliorée par un symbole
ruling-skill-gain-printed = celle de la carte
ruling-skill-gain-any = au choix
ruling-set-bonus = Points par lots de cinq
ruling-set-bonus-per-icon = pour chaque symbole
ruling-set-bonus-everyone-once = pour tous, une fois
ruling-time-swap = Échange avec le paquet Temps
ruling-time-swap-any = n’importe quelle carte
ruling-time-swap-top = la dernière carte ajoutée
ruling-overpay = Paiements
ruling-overpay-minimal = sans gaspillage
ruling-overpay-any = tous ceux qui couvrent le prix
ruling-copy-pays = Un second exemplaire paie sa découverte
ruling-copy-pays-yes = oui
ruling-copy-pays-no = non
ruling-time-purge = Cartes Temps d’un âge retiré
ruling-time-purge-spared = restent sans pouvoir être prises
ruling-time-purge-purged = quittent la partie
ruling-free-after-draw = Paiement gratuit d’une étape et échange après Piocher
ruling-free-after-draw-no = non
ruling-free-after-draw-yes = oui
ruling-stall-rounds = Fin après des tours de table sans action
ruling-stall-rounds-0 = jamais
ruling-stall-rounds-1 = 1 tour de table
ruling-stall-rounds-2 = 2 tours de table
ruling-stall-rounds-3 = 3 tours de table
ruling-stall-rounds-5 = 5 tours de table

## Technologies de l’âge I

card-writing = Écriture
card-alphabet = Alphabet
card-calendar = Calendrier
card-herbalism = Herboristerie
card-mathematics = Mathématiques
card-geometry = Géométrie
card-astronomy = Astronomie
card-medicine = Médecine
card-agriculture = Agriculture
card-pottery = Poterie
card-wheel = Roue
card-bronze-working = Travail du bronze
card-iron-working = Travail du fer
card-masonry = Maçonnerie
card-bridges = Ponts
card-irrigation = Irrigation
card-burial = Inhumation
card-musical-instruments = Instruments de musique
card-mythology = Mythologie
card-poetry = Poésie
card-drama = Théâtre
card-sculpture = Sculpture
card-monotheism = Monothéisme
card-philosophy = Philosophie

## Technologies de l’âge II

card-algebra = Algèbre
card-trigonometry = Trigonométrie
card-optics = Optique
card-alchemy = Alchimie
card-surgery = Chirurgie
card-cartography = Cartographie
card-logic = Logique
card-paper = Papier
card-printing-press = Presse à imprimer
card-windmill = Moulin à vent
card-mechanical-clock = Horloge mécanique
card-gunpowder = Poudre à canon
card-shipbuilding = Construction navale
card-crop-rotation = Rotation des cultures
card-literature = Littérature
card-theology = Théologie
card-universities = Universités
card-polyphony = Polyphonie
card-gothic-architecture = Architecture gothique
card-guilds = Guildes
card-fresco-painting = Peinture à fresque

## Technologies de l’âge III

card-heliocentrism = Héliocentrisme
card-scientific-method = Méthode scientifique
card-calculus = Calcul infinitésimal
card-chemistry = Chimie
card-electricity = Électricité
card-thermodynamics = Thermodynamique
card-microscopy = Microscopie
card-combustion = Combustion
card-blast-furnace = Haut fourneau
card-telescope = Télescope
card-navigation = Navigation
card-firearms = Armes à feu
card-canals = Canaux
card-steam-pump = Pompe à vapeur
card-humanism = Humanisme
card-perspective = Perspective
card-newspapers = Journaux
card-banking = Banque
card-reformation = Réforme
card-opera = Opéra
card-novel = Roman

## Technologies de l’âge IV

card-vaccination = Vaccination
card-electromagnetism = Électromagnétisme
card-periodic-table = Tableau périodique
card-evolution = Évolution
card-germ-theory = Théorie microbienne
card-atomic-theory = Théorie atomique
card-steam-engine = Machine à vapeur
card-steelmaking = Sidérurgie
card-railways = Chemins de fer
card-refrigeration = Réfrigération
card-telegraph = Télégraphe
card-electric-light = Éclairage électrique
card-romanticism = Romantisme
card-photography = Photographie
card-impressionism = Impressionnisme
card-phonograph = Phonographe
card-public-schools = Écoles publiques
card-sociology = Sociologie

## Personnalités

card-thales = Thalès
card-pythagoras = Pythagore
card-confucius = Confucius
card-plato = Platon
card-aristotle = Aristote
card-al-khwarizmi = Al-Khwârizmî
card-avicenna = Avicenne
card-alhazen = Alhazen
card-roger-bacon = Roger Bacon
card-fibonacci = Fibonacci
card-leonardo-da-vinci = Léonard de Vinci
card-michelangelo = Michel-Ange
card-raphael = Raphaël
card-albrecht-durer = Albrecht Dürer
card-shakespeare = William Shakespeare

## Étapes importantes

card-great-pyramids = Grandes Pyramides
card-hanging-gardens = Jardins suspendus
card-great-library = Grande Bibliothèque
card-olympic-games = Jeux olympiques
card-great-wall = Grande Muraille
card-paved-roads = Voies pavées
card-silk-road = Route de la soie
card-house-of-wisdom = Maison de la sagesse
card-great-cathedral = Grande Cathédrale
card-merchant-league = Ligue marchande
card-relay-post = Poste à relais
card-great-university = Grande Université
card-circumnavigation = Tour du monde
card-great-dome = Grande Coupole
card-first-encyclopedia = Première encyclopédie
card-academy-of-sciences = Académie des sciences

## Ce par quoi on compare deux fins de tour

sheet-points = points
sheet-technologies = technologies
sheet-developments = technologies en développement
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
sheet-science = jetons Science
sheet-engineering = jetons Ingénierie
sheet-culture = jetons Culture
sheet-general = jetons généraux
sheet-hand = cartes en main
sheet-hand-value = connaissance tirée de la main
sheet-payable = technologies payables en main
sheet-markers = tours de développement restants

# Où se trouve une carte, dans les raisons de l’entraîneur.
lies-active = en jeu
lies-personality = comme personnalité
lies-completed = comme jalon
lies-developments = en développement
lies-hand = en main
