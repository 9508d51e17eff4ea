# Through the Ages : les mots du jeu en français. Les phrases des cartes sont faites de leurs effets.


## Le jeu

game-through-the-ages = Through the Ages : une nouvelle histoire de la civilisation
game-through-the-ages-short = Through the Ages

## Âges

age-a = Âge A
age-i = Âge I
age-ii = Âge II
age-iii = Âge III
age-iv = Âge IV

## Types de cartes

kind-farm = Ferme
kind-mine = Mine
kind-lab = Laboratoire
kind-temple = Temple
kind-library = Bibliothèque
kind-theater = Théâtre
kind-arena = Arène
kind-infantry = Infanterie
kind-cavalry = Cavalerie
kind-artillery = Artillerie
kind-air = Aviation
kind-law = Droit
kind-warfare = Art de la guerre
kind-exploration = Exploration
kind-construction = Construction
kind-government = Gouvernement
kind-leader = Dirigeant
kind-wonder = Merveille
kind-action = Carte action
kind-event = Événement
kind-territory = Territoire
kind-tactic = Tactique
kind-aggression = Agression
kind-war = Guerre
kind-pact = Pacte
kind-bonus = Bonus militaire

## Parties d’une carte

part-kind = Type
part-age = Âge
part-copies = Exemplaires (2/3/4 joueurs)
part-text = Ce qu’elle fait

## Nombres sur les cartes

gives-civil-actions = Actions civiles {$n}
gives-military-actions = Actions militaires {$n}
gives-strength = Force {$n}
gives-culture = Culture {$n}
gives-science = Science {$n}
gives-happiness = Bonheur {$n}
gives-colonization = Colonisation {$n}
gives-blue = Jetons bleus {$n}
gives-yellow = Jetons jaunes {$n}
gives-food = Nourriture {$n}
gives-resources = Ressources {$n}
gives-population = Population {$n}
gives-military-cards = Cartes militaires {$n}
number-science = Coût en science : {$n}
number-revolution = {$n} par révolution
number-cost = Ressources par ouvrier : {$n}
number-worker = Chaque ouvrier : {$what}
number-air = Une unité double ce que la tactique donne à une armée, une par armée
number-stages = Étapes : {$what}
number-urban-limit = Bâtiments urbains de chaque type : {$n}
number-discount = Bâtiments urbains de niveau A, I, II, III : réduction de {$what}
number-stages-per-action = Étapes de merveille par action civile : jusqu’à {$n}
number-actions = Actions militaires pour la jouer : {$n}
number-at-once = Immédiatement : {$what}
number-army = Une armée : {$what}
number-army-strength = Une armée ajoute {$n} de force
number-army-obsolete = {$n} si elle est obsolète
number-defense = En défense : +{$n}
number-bonus-colonization = En colonisant : +{$n}
pact-both = Les deux partenaires : {$what}
pact-a = Côté A : {$what}
pact-b = Côté B : {$what}
attack-allowed = Les partenaires peuvent s’attaquer.
attack-forbidden = Les partenaires ne peuvent pas s’attaquer.
attack-ends = Une attaque entre partenaires met fin au pacte.
side-military-actions = actions militaires {$n}
side-strength = force {$n}
side-culture = culture {$n}
side-food = production de nourriture {$n}
side-resources = production de ressources {$n}
side-attack-strength = force {$n} en attaquant le partenaire
side-food-as-resource = une fois par tour, 1 de nourriture peut payer 1 ressource
side-resource-as-food = une fois par tour, 1 ressource peut payer 1 de nourriture
side-cheap-technology = les technologies coûtent {$n ->
    [one] {$n} point
   *[other] {$n} points
 } de science de moins
side-partner-pays = pour chacune le partenaire paie {$n ->
    [one] {$n} point
   *[other] {$n} points
 } de science
side-wonder-culture = culture {$n} par merveille achevée du partenaire
side-no-war = on ne peut pas déclarer la guerre à ce joueur

## Pouvoirs permanents

power-unit-strength = Chaque unité ajoute {$value} de force.
power-retire = Comme action politique, ce dirigeant peut quitter le jeu ; {$value ->
    [one] {$value} jeton jaune entre
   *[other] {$value} jetons jaunes entrent
 } alors dans la réserve.
power-science-on-take = Gagnez {$value ->
    [one] {$value} point de science
   *[other] {$value} points de science
 } chaque fois que vous prenez une technologie dans la rangée.
power-convert-action = Une fois par tour, une action militaire peut servir d’action civile.
power-cheap-leaders = Les dirigeants de la rangée coûtent {$value ->
    [one] {$value} action civile
   *[other] {$value} actions civiles
 } de moins.
power-unit-resources = À chaque tour, vous avez {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } pour des unités.
power-tuck = Quand il est remplacé, il peut être glissé sous une merveille achevée au lieu de rendre une action civile : cette merveille donne {$value} de bonheur de plus.
power-extra-politics = Une fois par partie, vous pouvez faire une seconde action politique dans la même phase.
power-cheap-population = Augmenter la population coûte {$value} de moins en nourriture.
power-colonize-from-hand = Comme action politique, ce dirigeant peut quitter le jeu pour faire d’un territoire de votre main une colonie.
power-muster = Pour une action militaire, vous pouvez augmenter la population et former une unité, l’une et l’autre pour {$value} de moins.
power-infantry-as-cavalry = L’infanterie peut compter comme cavalerie pour les armées.
power-culture-if-strong = À la fin de votre tour, gagnez {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 } si vous êtes parmi les deux plus forts (à deux joueurs, le plus fort).
power-strength-per-face = Chaque visage souriant des temples et du gouvernement ajoute {$value} de force.
power-peek-event = Vous voyez l’événement suivant avant votre phase politique.
power-best-laboratory = Science égale au niveau de votre meilleur laboratoire ou de votre meilleure bibliothèque.
power-develop-resources = Gagnez {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } chaque fois que vous développez une technologie.
power-culture-per-face = Chaque visage souriant des temples, théâtres et merveilles ajoute {$value} de culture.
power-no-wonder-surcharge = Vos merveilles achevées ne rendent pas les suivantes plus chères.
power-develop-action = Une action civile dépensée vous est rendue chaque fois que vous développez une technologie.
power-throw-cards = En colonisant, vous pouvez défausser jusqu’à {$value ->
    [one] {$value} carte militaire
   *[other] {$value} cartes militaires
 } pour +1 chacune.
power-colony-culture = {$value} de culture pour la première colonie, {$further} pour chacune des autres.
power-theater-culture = Chaque théâtre ajoute {$value} de culture.
power-theater-science = Les technologies de théâtre coûtent {$value ->
    [one] {$value} point de science
   *[other] {$value} points de science
 } de moins.
power-cross-upgrade = Une fois par tour, un bâtiment urbain de n’importe quel type peut être amélioré en théâtre de niveau égal ou supérieur.
power-military-revolution = Les révolutions se paient avec toutes les actions militaires au lieu des actions civiles.
power-revolution-culture = Gagnez {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 } à chaque révolution.
power-unit-type-strength = {$value} de force par type d’unité que vous avez.
power-pair-discount = Si vous avez une bibliothèque, les théâtres coûtent {$value} de moins en ressources et en science ; si vous avez un théâtre, les bibliothèques aussi.
power-pair-culture = {$value} de culture par paire formée d’une bibliothèque et d’un théâtre.
power-develop-culture = Gagnez {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 } chaque fois que vous développez une technologie.
power-labs-produce = Les laboratoires de niveau I et plus produisent aussi autant de ressources que leur niveau.
power-lab-culture-on-leaving = Quand il quitte le jeu ou à la fin de la partie, gagnez autant de culture que la somme des niveaux de vos laboratoires.
power-best-theater-again = Votre meilleur théâtre donne sa culture une fois de plus.
power-no-attacks = Vous ne pouvez jouer ni agression ni guerre.
power-dear-to-attack = Vous attaquer coûte {$value} fois plus d’actions militaires.
power-lab-levels-as-culture = Chaque laboratoire donne autant de culture que son niveau, mais 1 de science de moins.
power-culture-or-arms = À chaque tour, {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 }, ou bien {$value ->
    [one] {$value} point de science
   *[other] {$value} points de science
 } pour des technologies militaires et {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } pour des unités.
power-larger-hands = Vos mains peuvent contenir {$value ->
    [one] {$value} carte civile
   *[other] {$value} cartes civiles
 } et {$value ->
    [one] {$value} carte militaire
   *[other] {$value} cartes militaires
 } de plus.
power-wall-strength = Chaque unité d’infanterie et d’artillerie ajoute {$value} de force.
power-extra-faces = Toute autre source de bonheur en donne {$value} de plus.
power-price-after-replacing = Prendre cette merveille coûte {$value ->
    [one] {$value} action civile
   *[other] {$value} actions civiles
 } de moins si vous avez remplacé un dirigeant ce tour-ci.
power-free-population = Une fois par tour, gagnez gratuitement {$value} population.
power-double-best-mine = Un ouvrier de votre meilleure mine produit deux fois.

## Effets uniques

does-score = Culture : {$by}.
does-rank = Culture selon le rang en {$by}, à 2, 3, 4 joueurs : {$values}.
does-gain = gagne : {$what}
does-lose = perd : {$what}
does-gain-choice = gagne {$value} de nourriture ou {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 }, au choix
does-gain-mixed = gagne {$value} en nourriture et ressources, réparties à son choix
does-lose-mixed = perd {$value} en nourriture et ressources, réparties à son choix
does-population = gagne {$value} population
does-lose-population = perd {$value} population
does-lose-population-half-discontent = perd en population la moitié de ses ouvriers mécontents, arrondie à l’entier supérieur
does-draw = pioche {$value ->
    [one] {$value} carte militaire
   *[other] {$value} cartes militaires
 }
does-discard = défausse {$value ->
    [one] {$value} carte militaire
   *[other] {$value} cartes militaires
 }
does-free-build = peut placer gratuitement un ouvrier libre sur {$card}
does-cheap-action = peut une fois augmenter la population, construire ou développer pour {$value} de moins, sans dépenser d’action
does-destroy-own = détruit {$value} de ses fermes, mines ou bâtiments urbains
does-score-rating = gagne en {$points} la valeur de son indicateur de {$rating}
does-produce-food = produit sa nourriture
does-produce-resources = produit ses ressources
does-produce-all = subit la corruption, produit sa nourriture, paie la consommation et produit ses ressources
does-lose-all-food = perd toute sa nourriture
does-spend-actions-per-discontent = dépense {$value ->
    [one] {$value} action civile
   *[other] {$value} actions civiles
 } par ouvrier mécontent
does-take-yellow-of-weakest = prend {$value ->
    [one] {$value} jeton jaune
   *[other] {$value} jetons jaunes
 } dans la réserve de la plus faible
does-lose-culture-per-discontent = perd {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 } par ouvrier mécontent
does-lose-blue = perd {$value ->
    [one] {$value} jeton bleu
   *[other] {$value} jetons bleus
 }
does-remove-old-leader = perd son dirigeant s’il n’est pas de l’âge en cours
does-lose-colony = perd {$value ->
    [one] {$value} colonie
   *[other] {$value} colonies
 }
does-agreement = peut prendre dans la rangée des cartes pour {$value ->
    [one] {$value} action civile
   *[other] {$value} actions civiles
 }, au prix de sa prochaine phase politique
does-food-per-happiness = gagne autant de nourriture que son bonheur
does-ruin-wonder = retourne une de ses merveilles achevées de l’âge A ou I, qui ne donne plus que {$value} de culture
does-terrorism = détruit un bâtiment urbain de chaque autre civilisation
does-stage = Construisez une étape de merveille pour {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } de moins.
does-increase-population = Augmentez la population.
does-develop = Développez une technologie.
does-upgrade = Améliorez une ferme, une mine ou un bâtiment urbain pour {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } de moins.
does-build-or-upgrade-production = Construisez ou améliorez une ferme ou une mine pour {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } de moins.
does-build-or-upgrade-urban = Construisez ou améliorez un bâtiment urbain pour {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } de moins.
does-temporary-military-action = {$value ->
    [one] {$value} action militaire
   *[other] {$value} actions militaires
 } de plus ce tour-ci.
does-unit-resources = {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 } pour des unités ce tour-ci.
does-unit-resources-per-stronger = Pour chaque civilisation plus forte, des ressources pour des unités ce tour-ci, à 2, 3, 4 joueurs : {$values}.
does-culture-per-leading = Pour chaque civilisation qui a plus de points de culture, gagnez de la culture, à 2, 3, 4 joueurs : {$values}.
does-rival-loses-population = Le rival perd {$value} population.
does-take-mixed = Prenez au rival {$value} en nourriture et ressources, réparties à votre choix.
does-raid = Détruisez un bâtiment urbain du rival de niveau {$first} ou moins ; gagnez en ressources la moitié de son coût, arrondie au supérieur.
does-raid-two = Détruisez deux bâtiments urbains du rival, un de niveau {$first} ou moins et un de niveau {$second} ou moins ; gagnez en ressources la moitié de leur coût, arrondie au supérieur.
does-take-science = Prenez {$value ->
    [one] {$value} point de science
   *[other] {$value} points de science
 } au rival.
does-take-culture = Prenez {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 } au rival.
does-take-colony = Prenez une colonie au rival.
does-remove-rival-card = Retirez le dirigeant ou la merveille inachevée du rival ; gagnez {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 } par niveau de cette carte.
does-spoils-technology = Le vainqueur prend des points de science et des technologies spéciales pour une valeur égale à la différence de force.
does-spoils-yellow = Le vainqueur prend {$value ->
    [one] {$value} jeton jaune
   *[other] {$value} jetons jaunes
 }, plus 1 par tranche de 5 de différence de force.
does-spoils-culture = Le vainqueur prend {$value ->
    [one] {$value} point de culture
   *[other] {$value} points de culture
 }, plus la différence de force.
in-age-iv = {" "}(dans l’âge IV, à la place : culture {$n})

## Pour qui

to-all = Chaque civilisation {$what}.
to-strongest = La civilisation la plus forte {$what}.
to-weakest = La civilisation la plus faible {$what}.
to-two-strongest = Chacune des deux civilisations les plus fortes (à deux joueurs, la plus forte) {$what}.
to-two-weakest = Chacune des deux civilisations les plus faibles (à deux joueurs, la plus faible) {$what}.
to-most-culture = La civilisation qui a le plus de culture {$what}.
to-least-culture = La civilisation qui a le moins de culture {$what}.
to-most-culture-if-weak = La civilisation qui a le plus de culture, si elle est parmi les deux plus faibles (à deux joueurs, la plus faible), {$what}.
to-happiest = Chaque civilisation qui a le plus de bonheur {$what}.
to-most-discontent = Chaque civilisation qui a le plus d’ouvriers mécontents {$what}.

## Ce qui est compté

by-workers = 2 par ouvrier des fermes et des mines, 1 par ouvrier des autres cartes
by-technology-levels = la somme des niveaux de vos technologies
by-theater-library-culture = le double de la culture de vos théâtres et bibliothèques
by-urban-output = la culture, la science et la force de vos bâtiments urbains
by-farm-food = la nourriture de vos fermes, plus 4 si elle dépasse la consommation
by-urban-levels = la somme des niveaux de vos bâtiments urbains
by-balance = le double du plus petit nombre parmi nourriture, ressources, science et culture
by-colonies = 3 par colonie
by-unit-arena-levels = la somme des niveaux de vos unités et de vos arènes
by-action-totals = 2 par action civile et 1 par action militaire
by-happiness = le double de votre bonheur, moins 2 par ouvrier mécontent
by-mine-resources = les ressources de vos mines
by-content-workers = 2 par ouvrier content au-delà de dix
by-government-special-levels = le double de la somme des niveaux de votre gouvernement et de vos technologies spéciales
by-age-iii-technologies = 4 par technologie de l’âge III
by-variety = 2 par type d’unité, par type de bâtiment urbain et par technologie spéciale
by-wonders = 5, 4, 3, 2 par merveille de l’âge A, I, II, III
by-strength = force
by-science = science
by-culture = culture

## La table

table-round = Manche {$n}
table-last-round = dernière manche : {$n}
table-events = événements : {$what}
table-civil = Actions civiles
table-military = Actions militaires
table-yellow = Réserve jaune
table-blue = Réserve bleue
table-pool = Ouvriers libres
rating-strength = Force
rating-culture = Culture
rating-science = Science
rating-happiness = Bonheur
table-workers = Ouvriers

## Zones

zone-civil-a = Pioche civile A
zone-civil-i = Pioche civile I
zone-civil-ii = Pioche civile II
zone-civil-iii = Pioche civile III
zone-military-a = Pioche militaire A
zone-military-i = Pioche militaire I
zone-military-ii = Pioche militaire II
zone-military-iii = Pioche militaire III
zone-discard-i = Défausse militaire I
zone-discard-ii = Défausse militaire II
zone-discard-iii = Défausse militaire III
zone-events = Événements en cours
zone-future-events = Événements futurs
zone-past-events = Événements passés
zone-row = Rangée de cartes
zone-removed = Hors du jeu
zone-military-box = Hors du jeu, face cachée
zone-common-tactics = Tactiques communes
zone-table = Sur la table
zone-tucked = Dirigeant glissé
zone-unused = Inutilisées à ce nombre de joueurs
zone-hand = Main civile
zone-military-hand = Main militaire
zone-chosen = Cartes choisies
zone-play = Technologies
zone-leader = Dirigeant
zone-unfinished-wonder = Merveille inachevée
zone-wonders = Merveilles achevées
zone-colonies = Colonies
zone-personal-tactic = Tactique personnelle
zone-wars = Guerres déclarées
zone-pact = Pacte

## Questions

ask-act = Vos actions
ask-politics-again = Une seconde action politique, ou passer
ask-politics = Une action politique, ou passer
ask-answer-pact = Acceptez-vous le pacte ?
ask-defend = { $card } : comment vous défendez-vous (il manque { $left }) ?
ask-bid = Votre enchère pour le territoire
ask-send-force = { $card } : quelle expédition envoyez-vous (il manque { $left }) ?
ask-discard-cards = Quelles cartes militaires défaussez-vous (encore { $left }) ?
ask-lose-worker = Quelle carte perd un ouvrier (encore { $left }) ?
ask-lose-token = Quelle carte perd un jeton bleu (encore { $left }) ?
ask-cover-from = Quelle carte donne le jeton pour la merveille (encore { $left }) ?
ask-card-build = Que construisez ou améliorez-vous ?
ask-card-develop = Quelle technologie développez-vous ?
ask-gain-choice = Nourriture ou ressources ?
ask-remove-card = Quelle carte du rival est retirée ?
ask-agreement = Quelles cartes prenez-vous ?
ask-cheap-action = Quelle action faites-vous ?
ask-free-build = Construisez-vous gratuitement ?
ask-ruin-wonder = Quelle merveille tombe en ruine ?
ask-tuck-leader = Sous quelle merveille ?
ask-pick-building = Quel bâtiment est détruit ?
ask-raid-building = Quel bâtiment est pillé ?
ask-pick-colony = Quelle colonie ?
ask-split = Combien de nourriture et combien de ressources ?
ask-spoils = Que prenez-vous (encore { $left }) ?

## Coups

do-end = Finir la phase
do-pass = Passer
do-resign = Abandonner
do-accept = Accepter
do-refuse = Refuser
do-decline = Renoncer
do-enough = Assez
do-population = Augmenter la population
do-free-population = Gagner gratuitement une population
do-convert = Utiliser une action militaire comme action civile
do-trade-food = Utiliser de la nourriture comme ressource
do-trade-resource = Utiliser une ressource comme nourriture
do-choose-culture = Choisir la culture
do-choose-arms = Choisir les armes
do-retire = Laisser partir le dirigeant
do-gain-food = Gagner de la nourriture
do-gain-resources = Gagner des ressources
do-remove-leader = Retirer le dirigeant
do-remove-wonder = Retirer la merveille inachevée
do-build = Construire {$card}
do-train = Former {$card}
do-destroy = Détruire {$card}
do-disband = Dissoudre {$card}
do-leader = Jouer {$card}
do-stage = Étapes de merveille : {$card}
do-develop = Développer {$card}
do-revolution = Faire la révolution avec {$card}
do-play = Jouer {$card}
do-tactic = Jouer la tactique {$card}
do-copy = Copier la tactique {$card}
do-muster = Augmenter la population et former {$card}
do-prepare = Préparer {$card}
do-bid = Enchérir à {$card}
do-send = Envoyer {$card}
do-discard = Défausser {$card}
do-defend = Se défendre avec {$card}
do-bonus = Ajouter {$card}
do-lose = Perdre un ouvrier sur {$card}
do-token = Perdre un jeton sur {$card}
do-colony = La colonie {$card}
do-colonize = Coloniser {$card}
do-ruin = Mettre en ruine {$card}
do-tuck = Glisser sous {$card}
do-seize = Prendre {$card}

## Ce qui s’est passé


## Refus

refusal-no-civil-action = Pas assez d’actions civiles.
refusal-hand-full = Votre main civile est pleine.
refusal-same-name = Vous avez déjà cette technologie.
refusal-leader-age = Vous avez déjà pris un dirigeant de cet âge.
refusal-unfinished-wonder = Vous avez une merveille inachevée.
refusal-no-food = Pas assez de nourriture.
refusal-no-yellow = La réserve jaune est vide.
refusal-no-worker = Aucun ouvrier libre.
refusal-no-resources = Pas assez de ressources.
refusal-urban-limit = Le gouvernement n’en permet pas plus de ce type.
refusal-no-science = Pas assez de science.
refusal-all-actions = Toutes les actions du total doivent être disponibles.
refusal-fresh = Cette carte est arrivée en main ce tour-ci.
refusal-nothing-to-do = Ce que la carte ordonne n’est pas possible.
refusal-no-military-action = Pas assez d’actions militaires.
refusal-one-tactic = Une seule tactique par tour.
refusal-same-tactic = C’est déjà votre tactique.
refusal-no-blue = Aucun jeton bleu pour l’étape.
refusal-used = C’est déjà fait.
refusal-partner-science = Votre partenaire n’a pas de science à payer.
refusal-too-strong = Le rival n’est pas plus faible que vous.
refusal-pact-forbids = Un pacte l’interdit.
refusal-last-round = Pas pendant la dernière manche.
refusal-may-not-attack = Votre dirigeant vous interdit d’attaquer.
refusal-no-target = Le rival n’a rien de tel.
refusal-age-four = Pas dans l’âge IV.
refusal-too-low = L’enchère doit être plus haute.
refusal-cannot-send = Vous ne pourriez pas envoyer une telle expédition.
refusal-not-reached = La force de l’attaque ne serait pas atteinte avec tout ce qui peut suivre : les petites cartes se choisissent d’abord.
refusal-beyond-limit = Pas plus de cartes que votre total d’actions militaires.
refusal-order = Choisissez dans l’ordre croissant, pour que tout convienne.
refusal-politics-first = C’est la phase politique.
refusal-answer-first = Répondez d’abord à la question.
refusal-not-here = Pas dans cette phase.
refusal-not-enough = L’expédition serait trop faible avec tout ce qui peut suivre : les unités se choisissent avant les cartes, les petites cartes avant les grandes.
refusal-no-unit = Une expédition demande au moins une unité : des cartes seules ne suffisent pas.
refusal-no-wonder = Vous n’avez pas de merveille inachevée.
refusal-science-limit = Cette carte coûte plus que ce que vous pouvez prendre.
refusal-own-copy = Vous l’avez déjà.
refusal-only-two = Il ne reste que deux joueurs : plus de pactes.
refusal-game-over = La partie est finie.
refusal-not-your-decision = Ce n’est pas à vous de décider.

## Origines du score et fins

score-production = Production
score-preparing = Préparation d’événements
score-events = Événements
score-wonders = Merveilles
score-cards = Dirigeants et cartes action
score-colonies = Colonies
score-attacks = Agressions et guerres
score-final = Décompte final
ending-last-round = La dernière manche est finie.
ending-all-others-resigned = Tous les autres ont abandonné.
ending-aborted = La partie a dépassé toute limite et a été arrêtée.

## Mise en place

ruling-first-player = Premier joueur
ruling-first-player-random = au hasard
ruling-first-player-seat-0 = place 1
ruling-first-player-seat-1 = place 2
ruling-first-player-seat-2 = place 3
ruling-first-player-seat-3 = place 4
ruling-pacts-for-two = Pactes à deux joueurs restants
ruling-pacts-for-two-yes = encore proposés et rompus
ruling-pacts-for-two-no = plus aucun

## Cartes

card-agriculture = Agriculture
card-irrigation = Irrigation
card-selective-breeding = Élevage sélectif
card-mechanized-agriculture = Agriculture mécanisée
card-bronze = Bronze
card-iron = Fer
card-coal = Charbon
card-oil = Pétrole
card-philosophy = Philosophie
card-alchemy = Alchimie
card-scientific-method = Méthode scientifique
card-computers = Informatique
card-religion = Religion
card-theology = Théologie
card-organized-religion = Religion organisée
card-printing-press = Imprimerie
card-journalism = Journalisme
card-multimedia = Multimédia
card-drama = Drame
card-opera = Opéra
card-movies = Cinéma
card-bread-and-circuses = Du pain et des jeux
card-team-sports = Sports d’équipe
card-professional-sports = Sport professionnel
card-warriors = Guerriers
card-swordsmen = Épéistes
card-riflemen = Fusiliers
card-modern-infantry = Infanterie moderne
card-knights = Chevaliers
card-cavalrymen = Cavaliers
card-tanks = Chars
card-cannon = Canons
card-rockets = Roquettes
card-air-forces = Force aérienne
card-code-of-laws = Code des lois
card-justice-system = Système judiciaire
card-civil-service = Fonction publique
card-warfare = Art de la guerre
card-strategy = Stratégie
card-military-theory = Théorie militaire
card-cartography = Cartographie
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Maçonnerie
card-architecture = Architecture
card-engineering = Ingénierie
card-despotism = Despotisme
card-monarchy = Monarchie
card-theocracy = Théocratie
card-constitutional-monarchy = Monarchie constitutionnelle
card-republic = République
card-communism = Communisme
card-democracy = Démocratie
card-fundamentalism = Fondamentalisme
card-alexander-the-great = Alexandre le Grand
card-aristotle = Aristote
card-hammurabi = Hammurabi
card-homer = Homère
card-julius-caesar = Jules César
card-moses = Moïse
card-christopher-columbus = Christophe Colomb
card-frederick-barbarossa = Frédéric Barberousse
card-genghis-khan = Gengis Khan
card-joan-of-arc = Jeanne d’Arc
card-leonardo-da-vinci = Léonard de Vinci
card-michelangelo = Michel-Ange
card-isaac-newton = Isaac Newton
card-james-cook = James Cook
card-johann-sebastian-bach = Jean-Sébastien Bach
card-maximilien-robespierre = Maximilien de Robespierre
card-napoleon-bonaparte = Napoléon Bonaparte
card-william-shakespeare = William Shakespeare
card-albert-einstein = Albert Einstein
card-bill-gates = Bill Gates
card-charlie-chaplin = Charlie Chaplin
card-mahatma-gandhi = Mahatma Gandhi
card-sid-meier = Sid Meier
card-winston-churchill = Winston Churchill
card-colossus = Colosse
card-hanging-gardens = Jardins suspendus
card-library-of-alexandria = Bibliothèque d’Alexandrie
card-pyramids = Pyramides
card-great-wall = Grande Muraille
card-st-peters-basilica = Basilique Saint-Pierre
card-taj-mahal = Taj Mahal
card-universitas-carolina = Universitas Carolina
card-eiffel-tower = Tour Eiffel
card-kremlin = Kremlin
card-ocean-liner-service = Paquebots transatlantiques
card-transcontinental-railroad = Chemin de fer transcontinental
card-fast-food-chains = Chaînes de restauration rapide
card-first-space-flight = Premier vol spatial
card-hollywood = Hollywood
card-internet = Internet
card-cultural-heritage-a = Patrimoine culturel
card-engineering-genius-a = Génie de l’ingénierie
card-frugality-a = Frugalité
card-patriotism-a = Patriotisme
card-rich-land-a = Terres fertiles
card-stockpile-a = Réserve
card-urban-growth-a = Croissance urbaine
card-breakthrough-i = Percée
card-cultural-heritage-i = Patrimoine culturel
card-engineering-genius-i = Génie de l’ingénierie
card-frugality-i = Frugalité
card-patriotism-i = Patriotisme
card-reserves-i = Provisions
card-rich-land-i = Terres fertiles
card-urban-growth-i = Croissance urbaine
card-breakthrough-ii = Percée
card-efficient-upgrade-ii = Amélioration efficace
card-engineering-genius-ii = Génie de l’ingénierie
card-frugality-ii = Frugalité
card-patriotism-ii = Patriotisme
card-reserves-ii = Provisions
card-revolutionary-idea-ii = Idée révolutionnaire
card-rich-land-ii = Terres fertiles
card-urban-growth-ii = Croissance urbaine
card-wave-of-nationalism-ii = Vague de nationalisme
card-efficient-upgrade-iii = Amélioration efficace
card-endowment-for-the-arts-iii = Mécénat artistique
card-engineering-genius-iii = Génie de l’ingénierie
card-military-build-up-iii = Effort de guerre
card-patriotism-iii = Patriotisme
card-reserves-iii = Provisions
card-revolutionary-idea-iii = Idée révolutionnaire
card-urban-growth-iii = Croissance urbaine
card-development-of-agriculture = Développement de l’agriculture
card-development-of-civilization = Développement de la civilisation
card-development-of-crafts = Développement de l’artisanat
card-development-of-markets = Développement des marchés
card-development-of-politics = Développement de la politique
card-development-of-religion = Développement de la religion
card-development-of-science = Développement de la science
card-development-of-settlement = Développement du peuplement
card-development-of-trade-routes = Développement des routes commerciales
card-development-of-warfare = Développement de l’art militaire
card-barbarians = Barbares
card-border-conflict = Conflit frontalier
card-crusades = Croisades
card-cultural-influence = Influence culturelle
card-foray = Incursion
card-good-harvest = Bonne récolte
card-immigration = Immigration
card-new-deposits = Nouveaux gisements
card-pestilence = Épidémie
card-raiders = Pillards
card-rats = Rats
card-rebellion = Rébellion
card-reign-of-terror = Règne de la terreur
card-scientific-breakthrough = Avancée scientifique
card-uncertain-borders = Frontières incertaines
card-civil-unrest = Troubles civils
card-cold-war = Guerre froide
card-crime-wave = Vague de criminalité
card-economic-progress = Progrès économique
card-emigration = Émigration
card-iconoclasm = Iconoclasme
card-independence-declaration = Déclaration d’indépendance
card-international-agreement = Accord international
card-national-pride = Fierté nationale
card-politics-of-strength = Politique de la force
card-popularization-of-science = Vulgarisation scientifique
card-prosperity = Prospérité
card-ravages-of-time = Ravages du temps
card-refugees = Réfugiés
card-terrorism = Terrorisme
card-impact-of-agriculture = Impact de l’agriculture
card-impact-of-architecture = Impact de l’architecture
card-impact-of-balance = Impact de l’équilibre
card-impact-of-colonies = Impact des colonies
card-impact-of-competition = Impact de la compétition
card-impact-of-government = Impact du gouvernement
card-impact-of-happiness = Impact du bonheur
card-impact-of-industry = Impact de l’industrie
card-impact-of-population = Impact de la population
card-impact-of-progress = Impact du progrès
card-impact-of-science = Impact de la science
card-impact-of-strength = Impact de la force
card-impact-of-technology = Impact de la technologie
card-impact-of-variety = Impact de la diversité
card-impact-of-wonders = Impact des merveilles
card-developed-territory-i = Territoire développé
card-historic-territory-i = Territoire historique
card-inhabited-territory-i = Territoire habité
card-strategic-territory-i = Territoire stratégique
card-vast-territory-i = Vaste territoire
card-wealthy-territory-i = Territoire riche
card-developed-territory-ii = Territoire développé
card-historic-territory-ii = Territoire historique
card-inhabited-territory-ii = Territoire habité
card-strategic-territory-ii = Territoire stratégique
card-vast-territory-ii = Vaste territoire
card-wealthy-territory-ii = Territoire riche
card-fighting-band = Bande de guerre
card-heavy-cavalry = Cavalerie lourde
card-legion = Légion
card-medieval-army = Armée médiévale
card-phalanx = Phalange
card-classic-army = Armée classique
card-conquistadors = Conquistadors
card-defensive-army = Armée défensive
card-fortifications = Fortifications
card-mobile-artillery = Artillerie mobile
card-napoleonic-army = Armée napoléonienne
card-entrenchments = Tranchées
card-mechanized-army = Armée mécanisée
card-modern-army = Armée moderne
card-shock-troops = Troupes de choc
card-enslave = Asservissement
card-plunder-i = Pillage
card-raid-i = Raid
card-annex = Annexion
card-infiltrate = Infiltration
card-plunder-ii = Pillage
card-raid-ii = Raid
card-spy = Espionnage
card-armed-intervention = Intervention armée
card-plunder-iii = Pillage
card-raid-iii = Raid
card-war-over-technology = Guerre pour la technologie
card-war-over-territory = Guerre pour le territoire
card-war-over-culture = Guerre pour la culture
card-open-borders-agreement = Accord de frontières ouvertes
card-trade-routes-agreement = Accord de routes commerciales
card-acceptance-of-supremacy = Reconnaissance de suprématie
card-international-trade-agreement = Accord de commerce international
card-promise-of-military-protection = Promesse de protection militaire
card-scientific-cooperation = Coopération scientifique
card-international-tourism = Tourisme international
card-loss-of-sovereignty = Perte de souveraineté
card-military-alliance = Alliance militaire
card-peace-treaty = Traité de paix
card-military-bonus-i = Bonus militaire
card-military-bonus-ii = Bonus militaire
card-military-bonus-iii = Bonus militaire

## Dans le navigateur

game-pitch-through-the-ages = Menez un peuple des premiers champs à l’ère spatiale : nourrissez-le, armez-le, donnez-lui de grands esprits et des merveilles, et laissez la culture dont on se souviendra.
region-world = Le monde
region-row = Rangée de cartes
region-mine = Votre civilisation
region-hand = Vos mains
pile-civil = Civil
pile-military = Militaire
pile-discard = Défausse
pile-events = Événements
pile-future = À venir
pile-past = Passés
pile-backs = Dos
pile-known = Vous connaissez : {$cards}
nothing-here = rien
slot-empty = vide
price = Prix en actions civiles : {$n}
word-tokens = Jetons bleus
about-culture = Culture : {$m} points, {$n} de plus par tour
about-science = Science : {$m} points, {$n} de plus par tour
about-strength = Force : {$n}
about-happiness = Bonheur : {$n} ; la réserve jaune en demande {$m}
about-food = Nourriture sur les fermes : {$n} ; consommation en fin de tour : {$m}
about-resources = Ressources sur les mines : {$n} ; corruption en fin de tour : {$m}
about-pool = Ouvriers libres : {$n} ; mécontents : {$m}
about-yellow = Réserve jaune : {$n} ; coût de la prochaine population en nourriture : {$m}
about-blue = Réserve bleue : {$n} ; corruption actuelle : {$m}
about-discontent = Ouvriers mécontents : {$n}. S’ils sont plus nombreux que les ouvriers libres, il y a soulèvement.
stages-done = Étapes construites : {$n} sur {$m}
ruined = en ruine
resigned = a abandonné
war-on = contre {$name}
hands = Main civile {$civil}, militaire {$military}
table-left = {$n ->
    [one] {$n} carte civile restante, âge {$age}
   *[other] {$n} cartes civiles restantes, âge {$age}
 }
zone-price = {$n ->
    [one] {$n} action civile
   *[other] {$n} actions civiles
 }
price-short = {$n ->
    [0] gratuit
    [one] {$n} action
   *[other] {$n} actions
 }
price-food = {$n ->
    [0] gratuit
   *[other] {$n} nourriture
 }
price-resources = {$n ->
    [0] gratuit
    [one] {$n} ressource
   *[other] {$n} ressources
 }
leaves-soon = Quitte la rangée avant votre prochain tour
hands-civil = Main civile
hands-military = Main militaire
left-civil = Actions civiles restantes : {$n}
left-military = Actions militaires restantes : {$n}
heads = Dirigeant et gouvernement
wonders = Merveilles
rest = Autres cartes
table-pool-short = Libres
discontent-short = {$n ->
    [one] {$n} mécontent
   *[other] {$n} mécontents
 }
bank-happiness = Bonheur demandé tant que le dernier jeton est ici
bank-food = Nourriture pour le prochain ouvrier tant que le dernier jeton est ici
bank-corruption = Corruption tant que le dernier jeton est ici
bank-yellow = prochain ouvrier {$n} · consommation {$m} · bonheur demandé {$k}
bank-blue = {$n ->
    [0] pas de corruption
   *[other] corruption −{$n}
 }
button-destroy = Détruire
button-disband = Dissoudre
moment-older = Dirigeants, merveilles inachevées, pactes et cartes en main jusqu’à l’Âge {$age} s’en vont. Chacun perd deux jetons jaunes.
warn-civil = {$n ->
    [one] {$n} action civile serait perdue
   *[other] {$n} actions civiles seraient perdues
 }
warn-military = {$n ->
    [one] {$n} action militaire serait perdue
   *[other] {$n} actions militaires seraient perdues
 }
warn-uprising = Soulèvement : plus de mécontents que d’ouvriers libres, rien ne serait produit
warn-hunger = Famine : il manque {$n} nourriture, −{$m} culture
warn-over = Cartes militaires à défausser : {$n}
warn-corruption = La corruption prend {$n} à la fin de votre tour.
warn-last-turn = C’est votre dernier tour.
button-at = {$what} : {$who}
button-take = Prendre
button-build = Construire
button-train = Former
button-upgrade = → {$other}
button-muster = Lever
button-lose = Perdre l’ouvrier
button-token = Perdre le jeton
button-send = Envoyer
button-leader = Jouer
button-develop = Développer
button-revolution = Révolution
button-play = Jouer
button-tactic = Jouer
button-copy = Copier
button-prepare = Préparer
button-aggression = Attaquer
button-war = Guerre
button-pact = Proposer
button-cancel = Rompre le pacte
button-resolve = D’abord
button-colonize = Coloniser
button-defend = Se défendre
button-bonus = Ajouter
button-throw = Ajouter face cachée
button-discard = Défausser
button-stage = {$n ->
    [1] 1 étape
   *[other] {$n} étapes
 }
button-colony = Celle-ci
button-ruin = Mettre en ruine
button-tuck = Sous celle-ci
button-seize = Prendre
button-population = + Population
button-free-population = + Population gratuite
button-convert = Action militaire → civile
button-trade-food = Nourriture → ressource
button-trade-resource = Ressource → nourriture
do-take = Prendre {$card} (emplacement {$n})
do-upgrade = Améliorer {$card} en {$other}
do-aggression = {$card} contre le joueur {$n}
do-war = {$card} contre le joueur {$n}
do-pact = Proposer {$card}{$letter ->
    [A] , côté A,
    [B] , côté B,
   *[other] {""}
 } au joueur {$n}
do-cancel = Rompre le pacte du joueur {$n}
did-aggression = {$card} contre {$whom}
did-war = {$card} contre {$whom}
did-pact = Proposer {$card}{$letter ->
    [A] , côté A,
    [B] , côté B,
   *[other] {""}
 } à {$whom}
did-cancel = Rompre le pacte de {$whom}
do-throw = Ajouter {$card} face cachée
do-food = Nourriture {$m}, ressources {$n}
do-resolve = D’abord {$card} contre le joueur {$n}
group-take = Prendre dans la rangée
group-build = Construire
group-train = Former
group-upgrade = Améliorer
group-destroy = Détruire
group-disband = Dissoudre
group-leader = Dirigeant
group-stage = Étapes de merveille
group-develop = Développer
group-revolution = Révolution
group-play = Cartes action
group-tactic = Tactiques
group-copy = Copier une tactique
group-muster = Population et une unité
group-prepare = Préparer un événement
group-aggression = Agression
group-war = Guerre
group-pact = Pacte
group-cancel = Pacte
group-colonize = Coloniser
group-defend = Se défendre avec
group-bid = Enchérir
group-send = Envoyer
group-bonus = Cartes bonus
group-throw = Ajouter face cachée
group-discard = Défausser
group-lose = Perdre un ouvrier
group-token = Perdre un jeton
group-colony = Colonie
group-ruin = Mettre en ruine
group-tuck = Glisser sous
group-seize = Prendre
group-food = Nourriture et ressources
group-resolve = D’abord
group-population = Population
group-free = Population
group-convert = Autres
group-trade = Autres
group-choose = Autres
group-retire = Autres
group-gain = Choisir
group-remove = Choisir
group-end = Continuer
group-pass = Continuer
group-resign = Continuer
group-accept = Réponse
group-refuse = Réponse
group-decline = Réponse
group-enough = Réponse
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
pick-pact = {$card}{$letter ->
    [A] , côté A
    [B] , côté B
   *[other] {""}
 } ↔ {$n}
pick-stage = {$n}
pick-bid = {$n}
pick-resolve = {$card} → {$n}
moved-row-hand-known = {$you ->
    [yes] Vous prenez : {$cards}
   *[no] {$who} prend : {$cards}
}
moved-row-unfinished-wonder-known = {$you ->
    [yes] Vous commencez une merveille : {$cards}
   *[no] {$who} commence une merveille : {$cards}
}
moved-row-removed-known = Hors de la rangée : {$cards}
moved-hand-table-known = {$you ->
    [yes] Vous jouez : {$cards}
   *[no] {$who} joue : {$cards}
}
moved-hand-leader-known = {$you ->
    [yes] Vous prenez pour dirigeant : {$cards}
   *[no] {$who} prend pour dirigeant : {$cards}
}
moved-hand-removed-known = {$you ->
    [yes] Vous perdez : {$cards}
   *[no] {$who} perd : {$cards}
}
moved-leader-removed-known = {$you ->
    [yes] Vous vous séparez de votre dirigeant : {$cards}
   *[no] {$who} se sépare de son dirigeant : {$cards}
}
moved-unfinished-wonder-removed-known = {$you ->
    [yes] Vous perdez votre merveille inachevée : {$cards}
   *[no] {$who} perd sa merveille inachevée : {$cards}
}
moved-play-removed-known = {$you ->
    [yes] Vous abandonnez : {$cards}
   *[no] {$who} abandonne : {$cards}
}
moved-events-past-events-known = Événement : {$cards}
moved-future-events-past-events-known = Événement : {$cards}
moved-military-hand-future-events = {$you ->
    [yes] Vous préparez un événement
   *[no] {$who} prépare un événement
}
moved-military-hand-future-events-known = {$you ->
    [yes] Vous préparez : {$cards}
   *[no] {$who} prépare : {$cards}
}
moved-military-hand-personal-tactic-known = {$you ->
    [yes] Vous jouez une tactique : {$cards}
   *[no] {$who} joue une tactique : {$cards}
}
moved-military-hand-table-known = {$you ->
    [yes] Vous jouez : {$cards}
   *[no] {$who} joue : {$cards}
}
moved-military-hand-wars-known = {$you ->
    [yes] Vous déclarez : {$cards}
   *[no] {$who} déclare : {$cards}
}
moved-table-wars-known = {$you ->
    [yes] Vous déclarez : {$cards}
   *[no] {$who} déclare : {$cards}
}
moved-table-pact-known = {$you ->
    [yes] Un pacte pour vous : {$cards}
   *[no] Un pacte pour {$who} : {$cards}
}
moved-table-colonies-known = {$you ->
    [yes] Vous colonisez : {$cards}
   *[no] {$who} colonise : {$cards}
}
moved-table-military-hand-known = {$you ->
    [yes] Vous essuyez un refus : {$cards}
   *[no] {$who} essuie un refus : {$cards}
}
moved-military-I-military-hand = {$you ->
    [yes] Vous piochez des cartes militaires : {$n}
   *[no] {$who} pioche des cartes militaires : {$n}
}
moved-military-I-military-hand-known = {$you ->
    [yes] Vous piochez : {$cards}
   *[no] {$who} pioche : {$cards}
}
moved-chosen-discard-I = {$you ->
    [yes] Vous défaussez des cartes militaires : {$n}
   *[no] {$who} défausse des cartes militaires : {$n}
}
moved-chosen-discard-I-known = {$you ->
    [yes] Vous défaussez : {$cards}
   *[no] {$who} défausse : {$cards}
}
moved-military-II-military-hand = {$you ->
    [yes] Vous piochez des cartes militaires : {$n}
   *[no] {$who} pioche des cartes militaires : {$n}
}
moved-military-II-military-hand-known = {$you ->
    [yes] Vous piochez : {$cards}
   *[no] {$who} pioche : {$cards}
}
moved-chosen-discard-II = {$you ->
    [yes] Vous défaussez des cartes militaires : {$n}
   *[no] {$who} défausse des cartes militaires : {$n}
}
moved-chosen-discard-II-known = {$you ->
    [yes] Vous défaussez : {$cards}
   *[no] {$who} défausse : {$cards}
}
moved-military-III-military-hand = {$you ->
    [yes] Vous piochez des cartes militaires : {$n}
   *[no] {$who} pioche des cartes militaires : {$n}
}
moved-military-III-military-hand-known = {$you ->
    [yes] Vous piochez : {$cards}
   *[no] {$who} pioche : {$cards}
}
moved-chosen-discard-III = {$you ->
    [yes] Vous défaussez des cartes militaires : {$n}
   *[no] {$who} défausse des cartes militaires : {$n}
}
moved-chosen-discard-III-known = {$you ->
    [yes] Vous défaussez : {$cards}
   *[no] {$who} défausse : {$cards}
}
told-uprising = {$you ->
    [yes] Vous : un soulèvement, rien n’est produit
   *[no] {$who} : un soulèvement, rien n’est produit
}
told-wonder-completed = {$you ->
    [yes] Vous achevez une merveille : {$card}
   *[no] {$who} achève une merveille : {$card}
}
told-repelled = {$you ->
    [yes] Vous repoussez l’agression de {$whom} : {$card}
   *[no] {$who} repousse l’agression de {$whom} : {$card}
}
told-attacked = {$you ->
    [yes] Vous réussissez votre agression contre {$whom} : {$card}
   *[no] {$who} réussit son agression contre {$whom} : {$card}
}
told-war = {$card}, {$who} contre {$whom}, est décidée : {$n ->
    [0] forces égales, rien ne se passe
   *[other] {$who} l’emporte de {$n}
}
told-spoils = {$you ->
    [yes] Vous prenez de la science à {$whom}
   *[no] {$who} prend de la science à {$whom}
}
told-war-lost = {$card}, {$who} contre {$whom}, est décidée : {$whom} l’emporte de {$n}
told-resigned = {$you ->
    [yes] Vous abandonnez
   *[no] {$who} abandonne
}
told-ruined = {$you ->
    [yes] Vous : une merveille tombe en ruine, {$card}
   *[no] {$who} : une merveille tombe en ruine, {$card}
}
told-tucked = {$you ->
    [yes] Vous glissez {$card} sous {$other}
   *[no] {$who} glisse {$card} sous {$other}
}
told-no-politics = {$you ->
    [yes] Vous ne faites aucune action politique
   *[no] {$who} ne fait aucune action politique
}
told-no-politics-forced = {$you ->
    [yes] Vous ne faites aucune action politique (rien d’autre n’est possible)
   *[no] {$who} ne fait aucune action politique (rien d’autre n’est possible)
}
told-no-more-politics = {$you ->
    [yes] Vous ne faites pas de seconde action politique
   *[no] {$who} ne fait pas de seconde action politique
}
told-no-more-politics-forced = {$you ->
    [yes] Vous ne faites pas de seconde action politique (rien d’autre n’est possible)
   *[no] {$who} ne fait pas de seconde action politique (rien d’autre n’est possible)
}
told-no-bid = {$you ->
    [yes] Vous n’enchérissez pas pour {$card}
   *[no] {$who} n’enchérit pas pour {$card}
}
told-no-bid-forced = {$you ->
    [yes] Vous n’enchérissez pas pour {$card} (rien d’autre n’est possible)
   *[no] {$who} n’enchérit pas pour {$card} (rien d’autre n’est possible)
}
told-sends = {$you ->
    [yes] Vous envoyez une force vers {$card}
   *[no] {$who} envoie une force vers {$card}
}
told-must-discard = {$you ->
    [yes] Vous devez défausser des cartes militaires : {$n}
   *[no] {$who} doit défausser des cartes militaires : {$n}
}
told-over-limit = {$you ->
    [yes] Vous avez trop de cartes militaires : {$n} de trop
   *[no] {$who} a trop de cartes militaires : {$n} de trop
}
told-antiquated = Ce qui est antérieur à l’âge {$n ->
    [1] I
    [2] II
    [3] III
   *[other] A
} est perdu
told-yellow-lost = {$you ->
    [yes] Vous : l’âge prend des jetons jaunes
   *[no] {$who} : l’âge prend des jetons jaunes
}
told-politics-skipped = {$you ->
    [yes] Vous passez la phase politique
   *[no] {$who} passe la phase politique
}
told-will-skip-politics = {$you ->
    [yes] Vous passerez la prochaine phase politique
   *[no] {$who} passera la prochaine phase politique
}
told-power = {$you ->
    [yes] Votre carte : {$card}
   *[no] {$card}, {$who}
}
told-produces = {$you ->
    [yes] Vous produisez
   *[no] {$who} produit
}
told-farms = {$you ->
    [yes] Vous : les fermes
   *[no] {$who} : les fermes
}
told-mines = {$you ->
    [yes] Vous : les mines
   *[no] {$who} : les mines
}
told-corruption = {$you ->
    [yes] Vous : corruption de {$n}
   *[no] {$who} : corruption de {$n}
}
told-consumption = {$you ->
    [yes] Vous : le peuple consomme {$n}
   *[no] {$who} : le peuple consomme {$n}
}
told-actions-back = {$you ->
    [yes] Vous : fin du tour, toutes les actions reviennent
   *[no] {$who} : fin du tour, toutes les actions reviennent
}
told-last-round = La manche {$n} est la dernière
told-total = {$you ->
    [yes] Vous finissez avec {$n} de culture
   *[no] {$who} finit avec {$n} de culture
}
moved-civil-row-known = Nouveau dans la rangée : {$cards}
moved-civil-removed-known = Hors du jeu : {$cards}
moved-civil-unused-known = Hors des pioches, car on est moins nombreux : {$cards}
moved-military-unused-known = Hors des pioches, car on joue à deux : {$cards}
moved-military-military = Cartes militaires de l’âge {$part} hors du jeu : {$n}
moved-military-discard = {$you ->
    [yes] Vous perdez des cartes militaires : {$n}
   *[no] {$who} perd des cartes militaires : {$n}
}
moved-military-discard-known = {$you ->
    [yes] Vous perdez : {$cards}
   *[no] {$who} perd : {$cards}
}
moved-future-events-events = Les événements futurs deviennent les actuels : {$n}
moved-events-table-known = Événement : {$cards}
moved-table-past-events-known = C’est fait : {$cards}
moved-table-removed-known = Quitte le jeu : {$cards}
moved-table-play-known = {$you ->
    [yes] Vous développez : {$cards}
   *[no] {$who} développe : {$cards}
}
moved-table-discard-known = À la défausse : {$cards}
moved-table-tucked-known = Reste sous une merveille : {$cards}
moved-tucked-removed-known = Quitte le jeu : {$cards}
moved-leader-table-known = {$you ->
    [yes] Votre dirigeant cède la place : {$cards}
   *[no] {$who}, le dirigeant cède la place : {$cards}
}
moved-play-play-known = {$you ->
    [yes] Vous prenez à {$whom} : {$cards}
   *[no] {$who} prend à {$whom} : {$cards}
}
moved-colonies-table-known = {$you ->
    [yes] Vous perdez une colonie : {$cards}
   *[no] {$who} perd une colonie : {$cards}
}
moved-colonies-colonies-known = {$you ->
    [yes] Vous prenez une colonie à {$whom} : {$cards}
   *[no] {$who} prend une colonie à {$whom} : {$cards}
}
moved-colonies-discard-known = {$you ->
    [yes] Vous perdez une colonie : {$cards}
   *[no] {$who} perd une colonie : {$cards}
}
moved-personal-common-known = Devient une tactique commune : {$cards}
moved-personal-removed-known = Déjà commune, la tactique quitte le jeu : {$cards}
moved-personal-discard-known = {$you ->
    [yes] Vous perdez : {$cards}
   *[no] {$who} perd : {$cards}
}
moved-wars-discard-known = {$you ->
    [yes] Votre guerre est finie : {$cards}
   *[no] {$who}, la guerre est finie : {$cards}
}
moved-pact-discard-known = {$you ->
    [yes] Votre pacte prend fin : {$cards}
   *[no] Le pacte de {$who} prend fin : {$cards}
}
moved-military-colonies-known = {$you ->
    [yes] Vous colonisez : {$cards}
   *[no] {$who} colonise : {$cards}
}
moved-wonders-removed-known = {$you ->
    [yes] Vous perdez : {$cards}
   *[no] {$who} perd : {$cards}
}
moved-chosen-table-known = {$you ->
    [yes] Vous montrez : {$cards}
   *[no] {$who} montre : {$cards}
}
shown-events = {$you ->
    [yes] Vous regardez le prochain événement
   *[no] {$who} regarde le prochain événement
}
shown-events-known = {$you ->
    [yes] Vous regardez le prochain événement : {$cards}
   *[no] {$who} regarde le prochain événement : {$cards}
}
told-counted = On compte : {$card}
moved-discard-military = La défausse militaire de l’âge {$part} devient la pioche : {$n}
shuffled-military = La pioche militaire de l’âge {$part} est mélangée
changed-civil = actions civiles {$by} → {$n}
changed-civil-total = actions civiles en tout {$by} → {$n}
changed-military = actions militaires {$by} → {$n}
changed-military-total = actions militaires en tout {$by} → {$n}
changed-civil-extra = actions civiles en plus {$by} → {$n}
changed-military-extra = actions militaires en plus {$by} → {$n}
changed-unit-pool = ressources pour unités {$by} → {$n}
changed-science-pool = science pour technologies militaires {$by} → {$n}
changed-resource-pool = ressources pour ce tour {$by} → {$n}
changed-food-pool = nourriture pour ce tour {$by} → {$n}
changed-workers = ouvriers sur {$card} {$by} → {$n}
changed-pool = ouvriers inoccupés {$by} → {$n}
changed-yellow = réserve jaune {$by} → {$n}
changed-tokens = jetons bleus sur {$card} {$by} → {$n}
changed-stages = étapes de merveille {$by} → {$n}
changed-blue = réserve bleue {$by} → {$n}
changed-science = science {$by} → {$n}
changed-culture = culture {$by} → {$n}
changed-rating = {$thing ->
    [0] force
    [1] culture par tour
    [2] science par tour
   *[3] bonheur
} {$by} → {$n}
told-age = L’Âge { $n ->
    [1] I
    [2] II
    [3] III
   *[4] IV
  } commence

## Au lecteur

does-gain-you = Gagnez : {$what}
does-gain-choice-you = Gagnez {$value} de nourriture ou {$value ->
    [one] {$value} ressource
   *[other] {$value} ressources
 }, au choix

## Ce qui ne peut se trouver sur une table

impossible-pile = { $card } n’a pas sa place dans « { $zone } ».
impossible-discard = { $card } n’a pas sa place dans la défausse de cet âge.
impossible-event = { $card } n’est pas un événement.
impossible-row = La rangée doit avoir une carte par emplacement rempli.
impossible-tactic = Une tactique se trouve deux fois dans la zone commune (TA-TACT-04).
impossible-age = L’âge { $age } n’existe pas.
impossible-empty = L’âge { $age } n’est pas fini : il doit y avoir des cartes dans « { $zone } ».
impossible-many = Place { $seat } : trop de cartes dans « { $zone } ».
impossible-kind = Place { $seat } : { $card } ne peut pas être dans « { $zone } ».
impossible-below = { $what ->
    [yellow] Place { $seat }, jetons jaunes : { $n }.
    [blue] Place { $seat }, jetons bleus : { $n }.
    [workers] Place { $seat }, ouvriers inemployés : { $n }.
    [science] Place { $seat }, points de science : { $n }.
    [culture] Place { $seat }, points de culture : { $n }.
    [civil] Place { $seat }, actions civiles : { $n }.
   *[military] Place { $seat }, actions militaires : { $n }.
}
impossible-actions = La place { $seat } a plus d’actions disponibles qu’en tout.
impossible-workers = Place { $seat } : des ouvriers sur une technologie qui n’est pas en jeu.
impossible-card-tokens = Place { $seat } : moins de 0 jeton bleu sur une carte.
impossible-blue = La place { $seat } devrait avoir { $owned } jetons bleus, et non { $n }.
impossible-yellow = La place { $seat } devrait avoir { $owned } jetons jaunes, et non { $n }.
impossible-sources = Place { $seat } : les sources de culture ne font pas { $culture }.
impossible-derived = « { $field } » ne découle pas des cartes en jeu : { $found } devrait être { $wanted }.

## Une première partie qui enseigne

lesson-goal = Bienvenue ! Vous menez un peuple de l’Antiquité aux temps modernes. À la fin, le plus de culture l’emporte : le premier nombre est ce que vous avez, le petit ce que chaque tour ajoute.
lesson-row = Toutes les nouvelles cartes viennent de cette rangée : dirigeants, merveilles, technologies, cartes Action jaunes. Les points sous une carte disent combien d’actions civiles (blanches) elle coûte ; les cartes glissent vers la gauche et baissent de prix, jusqu’à disparaître.
lesson-take = Au premier tour, vous n’avez que très peu d’actions. Prenez « { $card } » : une carte jaune qui rendra plus tard la construction moins chère.
lesson-confirm = C’était tout votre tour, et vos champs et vos mines ont produit. Vous pourriez encore l’annuler ; avec « { $end } », c’est définitif, et votre adversaire joue.
lesson-production = Votre peuple a travaillé : « { $farm } » a donné de la nourriture (maintenant { $food }), « { $mine } » des ressources ({ $resources }), « { $lab } » de la science ({ $science }). Les points jaunes sont des ouvriers ; chaque ouvrier sur une carte produit à chaque tour.
lesson-politics = Chaque tour commence par la politique : événements, pactes, agressions, guerres. Vous n’avez pas encore de carte militaire : passez. (Abandonner, c’est pour les parties perdues.)
lesson-population = Vos actions, maintenant : { $civil } civiles (blanches) et { $military } militaires (rouges). D’abord, plus de monde : pour { $price } de nourriture, un nouvel ouvrier vient de la réserve jaune.
lesson-play = Vos ouvriers sans travail : { $workers }. Donnez-en un à une mine : jouez « { $card } », et la construction coûte une ressource de moins.
lesson-build = Construisez « { $card } » : un ouvrier va à la mine, et vous recevrez désormais plus de ressources à chaque tour. La nourriture nourrit le peuple, les ressources bâtissent tout le reste.
lesson-leader = Il faut aussi des idées. « { $card } » est un dirigeant, et bon marché en ce moment : prenez-le dans la rangée.
lesson-lead = Les dirigeants restent en main jusqu’à ce que vous les jouiez avec une autre action civile. Vous avez un seul dirigeant à la fois, et un par âge dans toute la partie.
lesson-end = Vos actions civiles sont épuisées. Les actions militaires qui restent deviennent des cartes militaires à la fin du tour. Terminez-le : la production suit sans question, car les nouvelles cartes vous montrent du nouveau.
lesson-military = Une nouvelle manche. Ces cartes militaires sont à vous : tactiques, événements, agressions. La force compte quand on vous attaque : ne vous laissez pas trop distancer. La politique d’abord : passez encore.
lesson-wonder = Une merveille : « { $card } ». La prendre la pose devant vous, inachevée ; vous la bâtissez ensuite étape par étape avec des ressources, et elle n’agit qu’une fois terminée. Prenez-la et bâtissez la première étape.
lesson-people = Trois choses à surveiller. Le bonheur : un peuple qui grandit en demande plus. La réserve jaune : plus elle est vide, plus les ouvriers sont chers et le peuple affamé. La réserve bleue : amassez trop, et la corruption se sert. Pointez chaque nombre pour lire ce qu’il veut dire.
lesson-farewell = La partie traverse quatre âges ; quand les dernières cartes sont venues, on joue la dernière manche et l’on compte la culture. Les boutons grisés disent pourquoi ils sont impossibles, avec la règle : survolez-les ou ouvrez la liste des raisons. Il vous reste une action : la partie est à vous. Amusez-vous bien !

## Un ensemble à cocher


## Erreurs dans un fichier de cartes

no-kind = { $where } : il n’y a pas de type de carte { $kind }{ $hint }
fewer-copies = { $where } : il y a moins de cartes à plus de joueurs ; écrivez des nombres croissants.
no-power-here = { $where } : seuls les dirigeants et les merveilles ont des pouvoirs, pas une carte du type { $kind }.
not-on-this-card = { $where } : { $name } n’a pas de sens sur une carte du type { $kind } ; on le trouve sur { $known }.
needless-target = { $where } : seul un événement dit à qui s’adresse une ligne ; ôtez le champ to.
technology-levels = Les cartes { $kind } doivent être des âges { $wanted }, pas { $found }.
no-such-card = { $where } : une ligne nomme la carte { $name }, qui n’est pas dans ce fichier{ $hint }
other-numbers = { $where } : une autre carte a le pouvoir { $name } avec d’autres nombres ; écrivez les mêmes sur les deux.
write-amount = un nombre entier de -99 à 99
write-numbers = des nombres par nom ; les noms sont { $known }
write-copies = trois nombres : les cartes de la pioche à 2, 3 et 4 joueurs
write-by-players = trois nombres : à 2, 3 et 4 joueurs
write-by-age = quatre nombres : pour les âges A, I, II et III
write-levels = un ou deux niveaux de 0 à 3
write-ranks = trois listes : la culture par rang à 2, 3 et 4 joueurs
write-pairs = une liste de paires (à partir de tant de jetons, valeur)
write-three = trois nombres entiers
write-four = quatre nombres entiers
write-slots = treize nombres entiers, un par emplacement de la rangée

## Ce par quoi on compare deux fins de tour

sheet-culture = culture
sheet-culture-turn = culture par tour
sheet-science-turn = science par tour
sheet-strength = force
sheet-happiness = bonheur
sheet-resources-turn = ressources par tour
sheet-food-turn = nourriture par tour
sheet-science = science
sheet-resources = ressources
sheet-food = nourriture
sheet-civil = actions civiles
sheet-military = actions militaires
sheet-idle = ouvriers inactifs
sheet-stages = étapes de merveilles
sheet-wonders = merveilles
sheet-colonies = colonies
sheet-hand = cartes civiles en main
sheet-military-hand = cartes militaires en main
sheet-workers = ouvriers au travail
sheet-unrest = mécontents au-delà des inactifs
sheet-corruption = corruption par tour
sheet-age = âges commencés
told-sheet-age-less = L’âge ne se termine pas encore.
told-sheet-age-more = Un âge se termine alors.
sheet-technologies = technologies

# Où se trouve une carte, dans les raisons de l’entraîneur.
lies-wonders = achevée
lies-colonies = comme colonie
lies-leader = comme dirigeant
lies-play = développées
lies-personal-tactic = comme tactique
lies-unfinished-wonder = en construction
lies-hand = en main

# Ce que calcule un joueur qui réfléchit à une action : l’entraîneur le dit.
outlook-price = { $n ->
    [0] ne coûte aucune action civile maintenant
   *[other] prend { $n } des { $left } actions civiles qui restent
}
outlook-another = { $n ->
    [0] une autre est gratuite dans la rangée
    [1] une autre coûte une action civile dans la rangée
   *[other] une autre coûte { $n } actions civiles dans la rangée
}
outlook-science = { $n ->
    [0] vous avez la science qu’il faut
   *[other] il vous manque { $n } de science{ $turns ->
        [0] {""}, et vous n’en produisez pas
        [1] {" "}jusqu’au tour suivant ({ $more } par tour)
       *[other] {" "}pendant { $turns } tours ({ $more } par tour)
    }
}
outlook-worker = { $n ->
    [0] vous avez les ressources pour y mettre un ouvrier
   *[other] il vous manque { $n } ressources pour y mettre un ouvrier{ $turns ->
        [0] {""}, et vous n’en produisez pas
        [1] {" "}jusqu’au tour suivant ({ $more } par tour)
       *[other] {" "}pendant { $turns } tours ({ $more } par tour)
    }
}
outlook-upgrade = { $n ->
    [0] vous avez les ressources pour y faire monter un ouvrier
   *[other] il vous manque { $n } ressources pour y faire monter un ouvrier{ $turns ->
        [0] {""}, et vous n’en produisez pas
        [1] {" "}jusqu’au tour suivant ({ $more } par tour)
       *[other] {" "}pendant { $turns } tours ({ $more } par tour)
    }
}
outlook-government = actions civiles : { $civil } au lieu de { $old_civil }, actions militaires : { $military } au lieu de { $old_military }, bâtiments urbains de chaque type : { $limit } au lieu de { $old_limit }
outlook-no-army = ne forme aucune armée avec vos unités
outlook-no-worker = aucun de vos ouvriers n’est inoccupé
outlook-revolution = { $lack ->
    [0] par une révolution, il en coûte { $n } de science et toutes les actions civiles d’un tour
   *[other] par une révolution, il en coûte { $n } de science (il vous en manque { $lack }) et toutes les actions civiles d’un tour
}
outlook-revolution-military = { $lack ->
    [0] par une révolution, il en coûte { $n } de science et toutes les actions militaires d’un tour
   *[other] par une révolution, il en coûte { $n } de science (il vous en manque { $lack }) et toutes les actions militaires d’un tour
}
outlook-wonder = { $lack ->
    [0] vous avez les { $n } ressources pour le tout
   *[other] { $n } ressources en tout : il vous en manque { $lack }{ $turns ->
        [0] {""}, et vous n’en produisez pas
        [1] {" "}jusqu’au tour suivant ({ $more } par tour)
       *[other] {" "}pendant { $turns } tours ({ $more } par tour)
    }
}
outlook-leader = remplacerait { $cards }
outlook-eating = votre peuple mange alors { $n } par tour de plus que ne produisent vos fermes : les { $food } de nourriture qui restent { $turns ->
    [0] ne suffisent pas à la prochaine production
    [1] suffisent pour un tour
   *[other] suffisent pour { $turns } tours
}
outlook-unused = laisse des actions civiles inutilisées : { $n }
outlook-strength = votre force est de { $n }, le meilleur des autres a { $rival }
outlook-happiness = votre bonheur est de { $n }, il en faut { $needed } à votre peuple

## D’autres leçons

lesson-title-technology = Les technologies
lesson-title-government = Événements et gouvernements
lesson-title-colony = Les colonies
lesson-title-aggression = Les agressions
lesson-title-last_round = Le dernier tour de table
lesson-tech-why = Quelques manches ont passé. Les technologies attendent dans votre main que vous ayez assez de science pour les développer ; chacune permet un meilleur bâtiment que le précédent.
lesson-tech-develop = Développez « { $card } » : cela coûte une action civile et de la science. La carte est alors sur votre plateau, encore sans ouvriers.
lesson-tech-upgrade = Un ouvrier de « { $old } » peut maintenant y passer : améliorer coûte une action civile et seulement la différence des prix. Désormais cet ouvrier rapporte plus.
lesson-tech-more = On améliore de même les mines, les temples, les laboratoires et les soldats. La science vient des laboratoires et des dirigeants : ne les négligez pas. Continuez, ou passez à la leçon suivante.
lesson-gov-event = D’abord la politique. « { $card } » peut devenir un événement : posez la carte face cachée sur la pile des événements à venir, et vous recevez aussitôt de la culture. Plus tard, il arrivera à tous.
lesson-gov-develop = Le gouvernement décide combien d’actions vous avez par tour. « { $card } » est dans votre main et vous avez la science : développez-le pacifiquement, au prix fort.
lesson-gov-more = Regardez vos compteurs d’actions. Une révolution aurait coûté moins de science, mais toutes les actions civiles d’un tour. On a un seul gouvernement à la fois ; l’ancien s’en va. Continuez, ou passez à la leçon suivante.
lesson-colony-bid = Un événement a révélé un nouveau territoire. Tous enchérissent en force militaire ; la plus haute enchère gagne et doit être envoyée. Enchérissez au plus bas.
lesson-colony-send = Personne ne va plus haut. Envoyez des unités à hauteur de l’enchère : elles ne reviennent pas. « { $card } » suffit ; des cartes bonus aideraient aussi.
lesson-colony-more = Le territoire est à vous : vous recevez aussitôt ce qu’il offre, et ce qu’il donne pour toujours compte dès maintenant. N’enchérissez que ce qu’il vaut, car l’armée en sort affaiblie. Continuez, ou passez à la leçon suivante.
lesson-aggression-why = Votre armée est plus forte que celle du voisin : c’est alors qu’une agression paie. Elle coûte des actions militaires, et le défenseur peut répondre avec des cartes.
lesson-aggression-play = Jouez « { $card } » pendant votre phase politique et confirmez par « { $end } » : c’est alors définitif. L’autre peut se défendre avec des cartes de sa main ; si cela n’atteint pas votre force, l’agression réussit.
lesson-aggression-raid = Elle a réussi. Choisissez ce qui est détruit : « { $card } » produit de la science, c’est là que cela fait le plus mal.
lesson-aggression-more = Cela vaut dans les deux sens : qui prend du retard en force se fait attaquer. Une tactique renforce une armée des mêmes unités, et des cartes de défense en main rendent les voisins polis. Continuez, ou passez à la leçon suivante.
lesson-last-why = C’est le dernier tour de table : l’âge est épuisé, chacun joue le même nombre de tours, puis on compte la culture. Ce qui ne rapporte que plus tard ne vaut plus rien.
lesson-last-event = Les événements du dernier âge récompensent quelque chose à la fin de la partie, pour tous. « { $card } » convient à qui a des merveilles : posez la carte parmi les événements à venir, car ils comptent tous.
lesson-last-more = Utilisez maintenant ce qui reste : tout ce qui donne de la culture avant la fin. Terminez le tour quand vous avez fini : les impacts sont comptés, et la plus grande culture gagne. C’était la dernière leçon ; la prochaine partie est à vous.
