# Ancient Knowledge : les mots du livret de règles. Les règles elles-mêmes sont dans rules.toml.

## Chapitres

chapter-comp = Le contenu de la boîte
chapter-setup = Mise en place
chapter-first = Mains préparées pour une première partie
chapter-turn = Le tour
chapter-create = Créer
chapter-adj = Adjacence
chapter-arti = Artefacts
chapter-learn = Apprendre
chapter-board = Plateaux de technologies
chapter-mid = Mi-partie
chapter-trans = Archiver
chapter-excav = Fouiller
chapter-search = Chercher
chapter-hand = La main
chapter-deck = La pioche de bâtiments
chapter-time = Phase de chronologie
chapter-decline = Phase de déclin
chapter-end = Fin de la partie
chapter-score = Décompte final
chapter-tie = Égalités
chapter-team = Jeu en équipes
chapter-timing = Moments des effets
chapter-gold = Règles d’or

## La première leçon

learn-goal-title = De quoi s’agit-il ?
learn-goal-text = Vous bâtissez les grandes œuvres du monde antique, et le temps les emporte. Chaque monument que vous créez voyage le long de votre chronologie, case après case vers la gauche, jusqu’à son déclin : il entre alors dans le Passé.
learn-goal-more = Les monuments du Passé rapportent des points. Mais les connaissances encore posées sur un monument quand il décline sont perdues, et chaque connaissance perdue coûte un point. Bâtissez donc, et sauvez ce que vos bâtisseurs savaient.
learn-goal-picture = Une chronologie : six cases, avec de la place pour deux monuments chacune. Tout avance vers la gauche.
learn-card-title = Une carte Bâtiment
learn-card-text = Une cité, un mégalithe ou une pyramide est un monument. La carte montre la case où il commence, ce qu’il coûte en cartes, combien de connaissances il apporte et combien de points il vaudra. Dessous se trouve son effet, avec le moment où il se produit.
learn-card-more = Les cartes sont aussi votre monnaie : un coût de 2 veut dire que vous défaussez deux autres cartes de votre main.
learn-card-picture = Deux monuments : case de départ, coût en cartes, connaissances, points, et l’effet.
learn-turn-title = Votre tour
learn-turn-text = Un tour a trois phases, toujours dans cet ordre. Vous faites exactement deux actions, et vous pouvez répéter la même : Créer, Apprendre, Archiver, Fouiller ou Chercher. Chercher est la plus simple : elle pioche une carte.
learn-turn-picture = Les trois phases d’un tour.
learn-turn-action = Deux actions de votre choix.
phase-timeline = Phase de chronologie
learn-turn-timeline = Les effets de chronologie de vos monuments et de vos artefacts se produisent, dans l’ordre que vous voulez.
learn-turn-decline = Chaque monument de la case 1 décline ; puis tout le reste avance d’une case vers la gauche.
learn-create-title = Créer
learn-create-text = Payez le coût, posez le monument sur sa case de départ, mettez-y ses connaissances. Une case accueille deux monuments.
learn-create-more = Vous pouvez choisir une autre case : chaque pas vers la gauche ou la droite coûte une carte de plus. Un cadenas sur la carte l’interdit. Plus il commence à droite, plus longtemps son effet travaille pour vous.
learn-create-picture = Les cases 3 à 6. La lampe montre combien de connaissances se trouvent sur un monument.
learn-knowledge-title = Archiver : sauver ce qu’ils savaient
learn-knowledge-text = Archiver vous fait défausser autant de cartes que vous voulez. Pour chacune, vous retirez une connaissance des monuments de votre chronologie, réparties à votre gré. Bien des effets retirent aussi des connaissances.
learn-knowledge-more = Surveillez les monuments de gauche : ils déclinent les premiers.
learn-knowledge-picture = En haut, les connaissances de la chronologie et celles qui sont déjà perdues ; en bas, où elles se trouvent.
learn-decline-title = Le Passé, et Fouiller
learn-decline-text = Quand un monument de la case 1 décline, son effet de déclin se produit, les connaissances qui restent dessus sont perdues, et la carte va dans le Passé. Ses points y attendent la fin, et elle compte pour les technologies.
learn-decline-more = Fouiller fait pivoter des monuments du Passé, autant que vous voulez, et pioche deux cartes pour chacun. Un monument pivoté ne peut pas l’être de nouveau.
learn-decline-picture = Le Passé : quels monuments ont décliné, combien peuvent encore être fouillés, et ce qu’ils valent.
learn-artifacts-title = Artefacts
learn-artifacts-text = Les artefacts se créent aussi, mais ils occupent l’un des cinq emplacements à côté de votre chronologie. Ils n’avancent pas et ne déclinent pas : leur effet vous reste.
learn-artifacts-picture = Deux artefacts et leurs effets.
learn-learn-title = Apprendre
learn-learn-text = Trois plateaux proposent des technologies à tous. La plupart demandent quelque chose : des monuments d’un genre dans votre Passé, des artefacts, des technologies déjà apprises. Il suffit de les avoir, rien n’est dépensé.
learn-learn-more = Une technologie reste à vous toute la partie. Celles de niveau I aident surtout tout de suite, celles de niveau II rapportent surtout des points à la fin.
learn-learn-picture = Un plateau de technologies. Une coche ou une croix dit si vous remplissez la condition.
learn-end-title = La fin
learn-end-text = Quand quelqu’un a sept monuments dans le Passé, un plateau passe au niveau II. Quand quelqu’un en a quatorze, on achève la manche, pour que tous aient joué autant de tours, et la partie se termine.
learn-end-more = On additionne alors les points de votre Passé et de vos technologies, et un point par monument encore dans votre chronologie. Chaque connaissance perdue retire un point. Une main n’a jamais plus de dix cartes. Vous savez l’essentiel : essayez une partie !
learn-end-picture = La rangée de marques montre à quel point le Passé le plus rempli est plein ; les grandes sont 7 et 14.

## L’index des cartes

filter-group = Groupe
group-monument = Monument
