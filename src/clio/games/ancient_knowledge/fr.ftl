# Ancient Knowledge : les mots du jeu en français. Les phrases à trous sont dans sentences/.

## Le jeu

game-ancient-knowledge = Ancient Knowledge

## Genres de cartes

kind-city = Cité
kind-megalith = Mégalithe
kind-pyramid = Pyramide
kind-artifact = Artefact
kind-ancient = Ancienne
kind-writing = Écriture
kind-secret = Secrète
cards-city = Cités
cards-megalith = Mégalithes
cards-pyramid = Pyramides
cards-artifact = Artefacts
cards-level-1 = Technologies de niveau I
cards-level-2 = Technologies de niveau II

## Parties d’une carte

part-slot = Case
part-cost = Coût
part-knowledge = Connaissances
part-vp = PV
part-moment = Moment
part-effect = Effet
part-kind = Genre
part-needs = Condition
locked = verrouillée

## Moments

moment-immediate = Immédiat
moment-ongoing = Permanent
moment-timeline = Phase de chronologie
moment-decline = Déclin
moment-final = Décompte final

## Zones et jetons

zone-deck = Pioche de bâtiments
bar-deck = Pioche
bar-discard = Défausse
zone-discard = Défausse
zone-technology-deck-I = Pioche de technologies I
zone-technology-deck-II = Pioche de technologies II
zone-technology-discard-I = Défausse de technologies I
zone-technology-discard-II = Défausse de technologies II
zone-board-1 = Plateau de technologies 1
zone-board-2 = Plateau de technologies 2
zone-board-3 = Plateau de technologies 3
zone-aside = Cartes révélées
zone-hand = Main
zone-timeline = Chronologie
zone-artifacts = Artefacts
zone-past = Passé
zone-collection = Technologies
zone-chosen = Cartes choisies
zone-looked = Cartes regardées
zone-played = Carte en création
zone-offered = Carte proposée
zone-box = Hors jeu
knowledge = Connaissances
lost-knowledge = Connaissances perdues
rotated = Inclinés

## Phases et actions

phase-action = Phase d’action
phase-decline = Phase de déclin
action-create = Créer
action-learn = Apprendre
action-archive = Archiver
action-excavate = Fouiller
action-search = Chercher

## Options

expansion-starting-sets = Jeux de départ
expansion-teams = Équipes de deux
expansion-why-starting-sets = Chacun commence avec un jeu de cartes assorties, sans choisir sa première main. Bon pour une première partie.
expansion-why-teams = À quatre, deux contre deux ; les partenaires jouent ensemble et peuvent échanger des cartes.

## Sources du score

score-monuments = Monuments du Passé
score-effects = Effets du Passé
score-technologies = Technologies
score-timeline = Chronologie
score-lost = Connaissances perdues

## Arbitrages : options de mise en place et leurs valeurs

ruling-learn-order = Ordre des effets en apprenant
ruling-learn-order-owner-chooses = au choix du propriétaire
ruling-learn-order-own-first = effet propre d’abord
ruling-midgame-check = Retournement d’un plateau
ruling-midgame-check-after-declines = après tous les déclins
ruling-midgame-check-at-once = au septième monument
ruling-chosen-removal = Retrait sur deux cités
ruling-chosen-removal-each = sur chacune
ruling-chosen-removal-total = au total
ruling-archive = Archiver au-delà des connaissances
ruling-archive-saved = pas plus de cartes que de connaissances
ruling-archive-any = autant de cartes qu’on veut
ruling-full-hand-look = Regarder avec une main pleine
ruling-full-hand-look-look = regarder sans prendre
ruling-full-hand-look-skip = ignorer l’effet
ruling-opening-discards = Défausses initiales
ruling-opening-discards-discard = dans la défausse
ruling-opening-discards-deck = de retour dans la pioche
ruling-requirement-discount = Condition réduite
ruling-requirement-discount-helps-only = aide seulement
ruling-requirement-discount-every-number = tout nombre
ruling-first-player = Premier joueur
ruling-first-player-random = au sort
ruling-first-player-seat-0 = place 1
ruling-first-player-seat-1 = place 2
ruling-first-player-seat-2 = place 3
ruling-first-player-seat-3 = place 4
ruling-ages = Âges des joueurs (égalités)

## Cités

card-osirion = Osiréion
card-abu-gorab = Abou Gorab
card-gobekli-tepe = Göbekli Tepe
card-byblos = Byblos
card-ellora-caves = Grottes d’Ellora
card-ollantaytambo = Ollantaytambo
card-luxor-temple = Temple de Louxor
card-mohenjo-daro = Mohenjo-daro
card-petra = Pétra
card-parthenon = Parthénon
card-warangal = Warangal
card-timbuktu = Tombouctou
card-lopburi-temple = Temple de Lopburi
card-bagan = Bagan
card-ajanta-caves = Grottes d’Ajanta
card-heracleion = Héracléion
card-jericho = Jéricho
card-angkor-wat = Angkor Vat
card-derinkuyu = Derinkuyu
card-tiwanaku = Tiwanaku
card-mycenae = Mycènes
card-baalbek = Baalbek
card-sacsayhuaman = Sacsayhuamán
card-easter-island = Île de Pâques
card-llaqtapata = Llaqtapata
card-machu-picchu = Machu Picchu
card-karnak-temple = Temple de Karnak
card-babylon = Babylone
card-atlantis = Atlantide
card-potala-palace = Palais du Potala
card-philae = Philæ
card-persepolis = Persépolis
card-inwa = Inwa
card-temple-of-kom-ombo = Temple de Kôm Ombo
card-tulum = Tulum
card-cyrene = Cyrène

## Mégalithes

card-stonehenge = Stonehenge
card-menhir-di-monte-corru-tundu = Menhir de Monte Corru Tundu
card-aswan-obelisk = Obélisque d’Assouan
card-sulawesi-megaliths = Mégalithes de Sulawesi
card-moron = Mörön
card-dolmen-of-ganghwa = Dolmen de Ganghwa
card-circles-of-mpumalanga = Cercles de Mpumalanga
card-dolmen-of-gochang = Dolmen de Gochang
card-aramu-muru = Aramu Muru
card-the-fairies-rock = La Roche-aux-Fées
card-menhirs-of-monteneuf = Menhirs de Monteneuf
card-statues-of-ramesses-ii = Statues de Ramsès II
card-carnac-standing-stones = Alignements de Carnac
card-menhir-of-kerloas = Menhir de Kerloas
card-barabar-caves = Grottes de Barabar
card-diquis-stone-spheres = Sphères de pierre de Diquís
card-fort-samaipata = Fort de Samaipata
card-dolmen-of-menga = Dolmen de Menga
card-dolmen-of-fontanaccia = Dolmen de Fontanaccia
card-colossi-of-memnon = Colosses de Memnon
card-baalbek-trilithon = Trilithe de Baalbek
card-hire-benakal = Hire Benakal
card-standing-stones-of-stenness = Pierres levées de Stenness
card-tlalocs-statue = Statue de Tlaloc
card-great-sphinx-of-giza = Grand Sphinx de Gizeh
card-chabola-de-la-hechicera = Chabola de la Hechicera
card-masuda-iwafune = Masuda no Iwafune
card-megaliths-of-cauria = Mégalithes de Cauria
card-ishibutai-kofun = Kofun d’Ishibutai
card-leshan-giant-buddha = Grand Bouddha de Leshan
card-hagar-qim = Ħaġar Qim
card-giants-tomb = Tombe des géants
card-merchants-table = Table des Marchands
card-montguyon-dolmen = Dolmen de Montguyon
card-ggantija = Ġgantija
card-poulnabrone-dolmen = Dolmen de Poulnabrone

## Pyramides

card-pyramid-of-khafre = Pyramide de Khéphren
card-pyramid-of-pepi-ii = Pyramide de Pépi II
card-meidum-pyramid = Pyramide de Meïdoum
card-palenque = Palenque
card-cahuachi-pyramids = Pyramides de Cahuachi
card-great-ziggurat-of-ur = Grande ziggurat d’Ur
card-pyramid-of-the-niches = Pyramide des Niches
card-pyramid-of-userkaf = Pyramide d’Ouserkaf
card-caral = Caral
card-teotihuacan = Teotihuacan
card-pyramid-of-coba = Pyramide de Cobá
card-gunung-padang = Gunung Padang
card-yonaguni = Yonaguni
card-tikal-temple-i = Temple I de Tikal
card-xixia-wangling = Xixia Wangling
card-nubian-pyramids = Pyramides de Nubie
card-the-queens-pyramids = Pyramides des reines
card-pyramid-of-nice = Pyramide de Nice
card-candi-sukuh = Candi Sukuh
card-borobudur-temple = Temple de Borobudur
card-phimeanakas = Phimeanakas
card-sneferus-pyramid = Pyramide de Snéfrou
card-pyramids-of-xian = Pyramides de Xi’an
card-pyramid-of-tazumal = Pyramide de Tazumal
card-chichen-itza = Chichén Itzá
card-uxmal = Uxmal
card-dahshur-pyramid = Pyramide de Dahchour
card-pyramid-of-menkaure = Pyramide de Mykérinos
card-pyramid-of-djoser = Pyramide de Djoser
card-pyramid-of-neferirkare = Pyramide de Néferirkarê
card-tonina = Toniná
card-comalcalco-temple = Temple de Comalcalco
card-calakmul = Calakmul
card-pyramids-of-plaine-magnien = Pyramides de Plaine Magnien
card-candi-kethek = Candi Kethek
card-janggun-chong = Janggun-chong

## Artefacts

card-disk-of-sabu = Disque de Sabou
card-sarcophagus-of-saqqara = Sarcophage de Saqqarah
card-planetary-stone = Pierre planétaire
card-disks-of-bayan-kara-ula = Disques de Bayan Kara Ula
card-ica-stones = Pierres d’Ica
card-antikythera-mechanism = Machine d’Anticythère
card-moai-statue = Statue moaï
card-la-mana-pyramid = Pyramide de La Maná
card-tzolkin = Tzolk’in
card-incahuasi-quipus = Quipus d’Incahuasi
card-paracas-candelabra = Chandelier de Paracas
card-pachamama-monolith = Monolithe de la Pachamama
card-piri-reis-map = Carte de Piri Reis
card-klerksdorp-spheres = Sphères de Klerksdorp
card-luddite-flute = Flûte de lydite
card-crystal-skull = Crâne de cristal
card-glozel-artifacts = Artefacts de Glozel
card-dogon-mythology = Mythologie dogon
card-voynich-manuscript = Manuscrit de Voynich
card-sumerian-tablets = Tablettes sumériennes
card-baghdad-battery = Pile de Bagdad
card-nazca-lines = Lignes de Nazca
card-olmec-heads = Têtes olmèques
card-genetic-disk = Disque génétique
card-kensington-runestone = Pierre runique de Kensington
card-nebra-sky-disc = Disque de Nebra
card-iron-pillar-of-delhi = Pilier de fer de Delhi
card-dogu-figurines = Figurines dogū
card-phaistos-disc = Disque de Phaistos
card-nimrud-lens = Lentille de Nimroud
card-saqqara-vases = Vases de Saqqarah
card-elongated-skulls = Crânes allongés
card-michaux-stone = Caillou Michaux
card-oronce-fines-map = Carte d’Oronce Fine
card-assurbanipals-tablet = Tablette d’Assurbanipal
card-khufus-solar-barque = Barque solaire de Khéops

## Technologies de niveau I

card-anaximenes = Anaximène
card-aristotle = Aristote
card-hermes-trismegistus = Hermès Trismégiste
card-thales = Thalès
card-nicolas-flamel = Nicolas Flamel
card-anaximander = Anaximandre
card-melchizedek = Melchisédech
card-ptolemy = Ptolémée
card-mercury = Mercure
card-planetary-grid = Grille planétaire
card-the-number-pi = Le nombre pi
card-mummification = Momification
card-mystery-school = École des mystères
card-language-of-the-birds = Langue des oiseaux
card-flower-of-life = Fleur de vie
card-sator-square = Carré Sator
card-earthquake-engineering = Construction parasismique
card-astronomy = Astronomie
card-runic-alphabet = Alphabet runique
card-rongorongo-glyphs = Glyphes rongorongo
card-ancient-hebrew = Hébreu ancien
card-ancient-greek = Grec ancien
card-arabic-numerals = Chiffres arabes
card-proto-writing = Proto-écriture
card-coptic-alphabet = Alphabet copte
card-cretan-hieroglyphs = Hiéroglyphes crétois
card-latin-alphabet = Alphabet latin

## Technologies de niveau II

card-imhotep = Imhotep
card-plato = Platon
card-thoth = Thot
card-pythagoras = Pythagore
card-akhenaten = Akhenaton
card-pliny-the-elder = Pline l’Ancien
card-golden-mean = Nombre d’or
card-royal-cubit = Coudée royale
card-astrology = Astrologie
card-alchemy = Alchimie
card-hermeticism = Hermétisme
card-ari-kat = Ari-kat
card-chinese-alphabet = Alphabet chinois
card-emerald-tablet = Table d’émeraude
card-sumerian-cuneiforms = Cunéiformes sumériens
card-maya-script = Écriture maya
card-phoenician-alphabet = Alphabet phénicien
card-hieroglyphs = Hiéroglyphes

## Ce par quoi on compare deux fins de tour

sheet-points = points
sheet-past = monuments dans le Passé
sheet-timeline = monuments dans la chronologie
sheet-knowledge = connaissances encore sur les monuments
sheet-technologies = technologies
sheet-artifacts = artefacts
sheet-hand = cartes en main
sheet-promised = PV en attente dans la chronologie
sheet-lost = connaissances perdues

counted-score-lost = { $n } de connaissance perdue en moins

# Où se trouve une carte, dans les raisons de l’entraîneur.
lies-past = dans le Passé
lies-collection = apprises
lies-artifacts = parmi les artefacts
lies-timeline = dans la chronologie
lies-hand = en main
