# Ancient Knowledge: the words of the game in English. Sentences with gaps are in sentences/.

## The game

game-ancient-knowledge = Ancient Knowledge

## Kinds of card

kind-city = City
kind-megalith = Megalith
kind-pyramid = Pyramid
kind-artifact = Artifact
kind-ancient = Ancient
kind-writing = Writing
kind-secret = Secret
cards-city = Cities
cards-megalith = Megaliths
cards-pyramid = Pyramids
cards-artifact = Artifacts
cards-level-1 = Technologies of level I
cards-level-2 = Technologies of level II

## Parts of a card

part-slot = Slot
part-cost = Cost
part-knowledge = Knowledge
part-vp = VP
part-moment = Moment
part-effect = Effect
part-kind = Kind
part-needs = Requirement
locked = locked

## Moments

moment-immediate = Immediate
moment-ongoing = Ongoing
moment-timeline = Timeline phase
moment-decline = Decline
moment-final = Final scoring

## Zones and tokens

zone-deck = Building deck
bar-deck = Deck
bar-discard = Discard
zone-discard = Discard pile
zone-technology-deck-I = Technology deck I
zone-technology-deck-II = Technology deck II
zone-technology-discard-I = Technology discards I
zone-technology-discard-II = Technology discards II
zone-board-1 = Technology board 1
zone-board-2 = Technology board 2
zone-board-3 = Technology board 3
zone-aside = Revealed cards
zone-hand = Hand
zone-timeline = Timeline
zone-artifacts = Artifacts
zone-past = Past
zone-collection = Technologies
zone-chosen = Chosen cards
zone-looked = Cards looked at
zone-played = Card being created
zone-offered = Offered card
zone-box = Out of the game
knowledge = Knowledge
lost-knowledge = Lost knowledge
rotated = Rotated

## Phases and actions

phase-action = Action phase
phase-decline = Decline phase
action-create = Create
action-learn = Learn
action-archive = Archive
action-excavate = Excavate
action-search = Search

## Options

expansion-starting-sets = Starting sets
expansion-teams = Teams of two
expansion-why-starting-sets = Everybody begins with a set that goes together: no choosing of the first hand. Good for a first game.
expansion-why-teams = Four play two against two; partners take their turns together and may exchange cards.

## Sources of the score

score-monuments = Monuments in the Past
score-effects = Effects in the Past
score-technologies = Technologies
score-timeline = Timeline
score-lost = Lost knowledge

## Rulings: options of the set-up and their values

ruling-learn-order = Order of effects when learning
ruling-learn-order-owner-chooses = the owner chooses
ruling-learn-order-own-first = own effect first
ruling-midgame-check = Flip of a technology board
ruling-midgame-check-after-declines = after all declines
ruling-midgame-check-at-once = at the seventh monument
ruling-chosen-removal = Removal from two cities
ruling-chosen-removal-each = from each
ruling-chosen-removal-total = in total
ruling-archive = Archiving beyond the knowledge there is
ruling-archive-saved = no more cards than knowledge
ruling-archive-any = any number of cards
ruling-full-hand-look = Looking with a full hand
ruling-full-hand-look-look = look and take none
ruling-full-hand-look-skip = skip the effect
ruling-opening-discards = Opening discards
ruling-opening-discards-discard = to the discard pile
ruling-opening-discards-deck = back into the deck
ruling-requirement-discount = Lowered requirement
ruling-requirement-discount-helps-only = only helps
ruling-requirement-discount-every-number = every number
ruling-first-player = First player
ruling-first-player-random = by lot
ruling-first-player-seat-0 = seat 1
ruling-first-player-seat-1 = seat 2
ruling-first-player-seat-2 = seat 3
ruling-first-player-seat-3 = seat 4
ruling-ages = Ages of the players (ties)

## Cities

card-osirion = Osirion
card-abu-gorab = Abu Gorab
card-gobekli-tepe = Göbekli Tepe
card-byblos = Byblos
card-ellora-caves = Ellora Caves
card-ollantaytambo = Ollantaytambo
card-luxor-temple = Luxor Temple
card-mohenjo-daro = Mohenjo-daro
card-petra = Petra
card-parthenon = Parthenon
card-warangal = Warangal
card-timbuktu = Timbuktu
card-lopburi-temple = Lopburi Temple
card-bagan = Bagan
card-ajanta-caves = Ajanta Caves
card-heracleion = Heracleion
card-jericho = Jericho
card-angkor-wat = Angkor Wat
card-derinkuyu = Derinkuyu
card-tiwanaku = Tiwanaku
card-mycenae = Mycenae
card-baalbek = Baalbek
card-sacsayhuaman = Sacsayhuamán
card-easter-island = Easter Island
card-llaqtapata = Llaqtapata
card-machu-picchu = Machu Picchu
card-karnak-temple = Karnak Temple
card-babylon = Babylon
card-atlantis = Atlantis
card-potala-palace = Potala Palace
card-philae = Philae
card-persepolis = Persepolis
card-inwa = Inwa
card-temple-of-kom-ombo = Temple of Kom Ombo
card-tulum = Tulum
card-cyrene = Cyrene

## Megaliths

card-stonehenge = Stonehenge
card-menhir-di-monte-corru-tundu = Menhir di Monte Corru Tundu
card-aswan-obelisk = Aswan Obelisk
card-sulawesi-megaliths = Sulawesi Megaliths
card-moron = Mörön
card-dolmen-of-ganghwa = Dolmen of Ganghwa
card-circles-of-mpumalanga = Circles of Mpumalanga
card-dolmen-of-gochang = Dolmen of Gochang
card-aramu-muru = Aramu Muru
card-the-fairies-rock = The Fairies' Rock
card-menhirs-of-monteneuf = Menhirs of Monteneuf
card-statues-of-ramesses-ii = Statues of Ramesses II
card-carnac-standing-stones = Carnac Standing Stones
card-menhir-of-kerloas = Menhir of Kerloas
card-barabar-caves = Barabar Caves
card-diquis-stone-spheres = Diquís Stone Spheres
card-fort-samaipata = Fort Samaipata
card-dolmen-of-menga = Dolmen of Menga
card-dolmen-of-fontanaccia = Dolmen of Fontanaccia
card-colossi-of-memnon = Colossi of Memnon
card-baalbek-trilithon = Baalbek Trilithon
card-hire-benakal = Hire Benakal
card-standing-stones-of-stenness = Standing Stones of Stenness
card-tlalocs-statue = Tlaloc's Statue
card-great-sphinx-of-giza = Great Sphinx of Giza
card-chabola-de-la-hechicera = Chabola de la Hechicera
card-masuda-iwafune = Masuda Iwafune
card-megaliths-of-cauria = Megaliths of Cauria
card-ishibutai-kofun = Ishibutai Kofun
card-leshan-giant-buddha = Leshan Giant Buddha
card-hagar-qim = Ħaġar Qim
card-giants-tomb = Giants' Tomb
card-merchants-table = Merchants' Table
card-montguyon-dolmen = Montguyon Dolmen
card-ggantija = Ġgantija
card-poulnabrone-dolmen = Poulnabrone Dolmen

## Pyramids

card-pyramid-of-khafre = Pyramid of Khafre
card-pyramid-of-pepi-ii = Pyramid of Pepi II
card-meidum-pyramid = Meidum Pyramid
card-palenque = Palenque
card-cahuachi-pyramids = Cahuachi Pyramids
card-great-ziggurat-of-ur = Great Ziggurat of Ur
card-pyramid-of-the-niches = Pyramid of the Niches
card-pyramid-of-userkaf = Pyramid of Userkaf
card-caral = Caral
card-teotihuacan = Teotihuacan
card-pyramid-of-coba = Pyramid of Coba
card-gunung-padang = Gunung Padang
card-yonaguni = Yonaguni
card-tikal-temple-i = Tikal Temple I
card-xixia-wangling = Xixia Wangling
card-nubian-pyramids = Nubian Pyramids
card-the-queens-pyramids = The Queen's Pyramids
card-pyramid-of-nice = Pyramid of Nice
card-candi-sukuh = Candi Sukuh
card-borobudur-temple = Borobudur Temple
card-phimeanakas = Phimeanakas
card-sneferus-pyramid = Sneferu's Pyramid
card-pyramids-of-xian = Pyramids of Xi'an
card-pyramid-of-tazumal = Pyramid of Tazumal
card-chichen-itza = Chichén Itzá
card-uxmal = Uxmal
card-dahshur-pyramid = Dahshur Pyramid
card-pyramid-of-menkaure = Pyramid of Menkaure
card-pyramid-of-djoser = Pyramid of Djoser
card-pyramid-of-neferirkare = Pyramid of Neferirkare
card-tonina = Toniná
card-comalcalco-temple = Comalcalco Temple
card-calakmul = Calakmul
card-pyramids-of-plaine-magnien = Pyramids of Plaine Magnien
card-candi-kethek = Candi Kethek
card-janggun-chong = Janggun-chong

## Artifacts

card-disk-of-sabu = Disk of Sabu
card-sarcophagus-of-saqqara = Sarcophagus of Saqqara
card-planetary-stone = Planetary Stone
card-disks-of-bayan-kara-ula = Disks of Bayan Kara Ula
card-ica-stones = Ica Stones
card-antikythera-mechanism = Antikythera Mechanism
card-moai-statue = Moai Statue
card-la-mana-pyramid = La Maná Pyramid
card-tzolkin = Tzolk'in
card-incahuasi-quipus = Incahuasi Quipus
card-paracas-candelabra = Paracas Candelabra
card-pachamama-monolith = Pachamama Monolith
card-piri-reis-map = Piri Reis Map
card-klerksdorp-spheres = Klerksdorp Spheres
card-luddite-flute = Luddite Flute
card-crystal-skull = Crystal Skull
card-glozel-artifacts = Glozel Artifacts
card-dogon-mythology = Dogon Mythology
card-voynich-manuscript = Voynich Manuscript
card-sumerian-tablets = Sumerian Tablets
card-baghdad-battery = Baghdad Battery
card-nazca-lines = Nazca Lines
card-olmec-heads = Olmec Heads
card-genetic-disk = Genetic Disk
card-kensington-runestone = Kensington Runestone
card-nebra-sky-disc = Nebra Sky Disc
card-iron-pillar-of-delhi = Iron Pillar of Delhi
card-dogu-figurines = Dogū Figurines
card-phaistos-disc = Phaistos Disc
card-nimrud-lens = Nimrud Lens
card-saqqara-vases = Saqqara Vases
card-elongated-skulls = Elongated Skulls
card-michaux-stone = Michaux Stone
card-oronce-fines-map = Oronce Finé's Map
card-assurbanipals-tablet = Assurbanipal's Tablet
card-khufus-solar-barque = Khufu's Solar Barque

## Technologies of level I

card-anaximenes = Anaximenes
card-aristotle = Aristotle
card-hermes-trismegistus = Hermes Trismegistus
card-thales = Thales
card-nicolas-flamel = Nicolas Flamel
card-anaximander = Anaximander
card-melchizedek = Melchizedek
card-ptolemy = Ptolemy
card-mercury = Mercury
card-planetary-grid = Planetary Grid
card-the-number-pi = The Number Pi
card-mummification = Mummification
card-mystery-school = Mystery School
card-language-of-the-birds = Language of the Birds
card-flower-of-life = Flower of Life
card-sator-square = Sator Square
card-earthquake-engineering = Earthquake Engineering
card-astronomy = Astronomy
card-runic-alphabet = Runic Alphabet
card-rongorongo-glyphs = Rongorongo Glyphs
card-ancient-hebrew = Ancient Hebrew
card-ancient-greek = Ancient Greek
card-arabic-numerals = Arabic Numerals
card-proto-writing = Proto-writing
card-coptic-alphabet = Coptic Alphabet
card-cretan-hieroglyphs = Cretan Hieroglyphs
card-latin-alphabet = Latin Alphabet

## Technologies of level II

card-imhotep = Imhotep
card-plato = Plato
card-thoth = Thoth
card-pythagoras = Pythagoras
card-akhenaten = Akhenaten
card-pliny-the-elder = Pliny the Elder
card-golden-mean = Golden Mean
card-royal-cubit = Royal Cubit
card-astrology = Astrology
card-alchemy = Alchemy
card-hermeticism = Hermeticism
card-ari-kat = Ari-kat
card-chinese-alphabet = Chinese Alphabet
card-emerald-tablet = Emerald Tablet
card-sumerian-cuneiforms = Sumerian Cuneiforms
card-maya-script = Maya Script
card-phoenician-alphabet = Phoenician Alphabet
card-hieroglyphs = Hieroglyphs

## What two ends of a turn are compared by

sheet-points = points
sheet-past = monuments in the Past
sheet-timeline = monuments in the timeline
sheet-knowledge = knowledge still on monuments
sheet-technologies = technologies
sheet-artifacts = artifacts
sheet-hand = cards in hand
sheet-promised = VP waiting in the timeline
sheet-lost = lost knowledge

counted-score-lost = { $n } less knowledge lost

# Where a card lies, in the reasons of the coach.
lies-past = in the Past
lies-collection = learned
lies-artifacts = among the artifacts
lies-timeline = in the timeline
lies-hand = in hand
