# Progress : les mots du livret de règles. Les règles elles-mêmes sont dans rules.toml.

## Chapitres

chapter-comp = Le contenu de la boîte
chapter-setup = Mise en place
chapter-skill = Compétences
chapter-turn = Le tour
chapter-act = Actions
chapter-know = Connaissance
chapter-dev = Phase de développement
chapter-disc = Découverte
chapter-res = Recherche
chapter-draw = Piocher
chapter-qdraw = Pioche rapide
chapter-shuf = Mélanger et piocher
chapter-upkeep = Entretien
chapter-ben = Avantages
chapter-age = Nouveaux âges
chapter-end = Fin de la partie
chapter-score = Décompte
chapter-tie = Égalités
chapter-solo = Jeu en solitaire
chapter-fast = Partie rapide
chapter-faster = Partie plus rapide
chapter-pers = Personnalités
chapter-mile = Étapes importantes
chapter-ind = Révolution industrielle
chapter-mix = Extensions réunies

## La première leçon

learn-goal-title = De quoi s’agit-il ?
learn-goal-text = Vous menez un peuple de l’Antiquité à la Renaissance, technologie après technologie. Chacune vous rend meilleur en quelque chose : plus d’actions, plus de cartes, plus de connaissance.
learn-goal-more = Elles font aussi avancer vos pions en prestige, en population ou en armée : ce sont les échelles de pouvoir. À la fin, on additionne vos places sur ces échelles, vos compétences et les points de vos technologies : le plus haut total l’emporte.
learn-goal-picture = Les échelles de pouvoir : où en est chacun, et ce que cela vaudrait maintenant.
learn-card-title = Une carte Technologie
learn-card-text = Sa couleur et son signe disent son genre, science, ingénierie ou culture ; le coin de droite, son âge et ses points. À gauche, un ou deux coûts, chacun un nombre et un genre de connaissance, et dessous les technologies qui les épargnent.
learn-card-more = Vient ensuite ce qu’elle vous donne. Le nombre près de l’étoile est sa valeur de paiement : chaque carte de votre main est un projet ou de l’argent.
learn-card-picture = Deux cartes en main. Un coût barré ne vous coûte plus rien.
learn-turn-title = Votre tour
learn-turn-text = Un tour a trois phases, toujours dans cet ordre. Ce que vous faites dans celle du milieu dépend de vous : au début de la partie, vous avez deux actions.
learn-turn-picture = Les trois phases d’un tour.
phase-development = Phase de développement
learn-turn-development = Chacune de vos technologies en développement perd un marqueur noir.
phase-action = Phase d’action
learn-turn-action = Faites vos actions : Découverte, Recherche, Piocher, Pioche rapide, Mélanger et piocher.
phase-upkeep = Phase d’entretien
learn-turn-upkeep = Défaussez jusqu’à la taille de votre main ; vos jetons gris redeviennent prêts.
learn-discover-title = Découverte : tout de suite, mais cela se paie
learn-discover-text = La Découverte pose une carte de votre main dans votre zone, et ses avantages sont à vous aussitôt. Chaque ligne de coût doit être remplie à part. Si la technologie nommée à côté se trouve déjà dans votre zone, la ligne ne coûte rien.
learn-discover-more = Sinon vous payez : avec des jetons de cette sorte de connaissance, ou avec de la connaissance générale, qui remplace n’importe laquelle. Les cartes que vous défaussez de votre main donnent de la connaissance générale, autant que le nombre près de leur étoile.
learn-discover-picture = Au pied de chaque carte : ce qu’il vous faudrait payer pour elle maintenant.
learn-research-title = Recherche : gratuite, mais pour plus tard
learn-research-text = La Recherche pose une carte dans votre zone sans rien payer. Elle reçoit des marqueurs noirs, quatre au début de la partie, et en perd un à chacune de vos phases de développement. Quand le dernier s’en va, elle devient active.
learn-research-more = D’ici là, elle ne donne aucun avantage, mais elle vous aide déjà à en découvrir d’autres. Au début, vous pouvez avoir une seule technologie en développement.
learn-research-picture = Une technologie en développement ; le nombre dit combien de marqueurs il reste.
learn-draw-title = De nouvelles cartes
learn-draw-text = Piocher prend autant de cartes que le dit votre compétence Pioche, trois au début, mais met fin à vos actions de ce tour. La Pioche rapide en prend moins et vous laisse continuer. Chaque carte vient du dessus d’une pioche ouverte ou de sa défausse.
learn-draw-more = Mélanger et piocher remet une défausse dans sa pioche, mélange, et prend la carte du dessus.
learn-draw-picture = Une pioche et une défausse par âge. Seuls l’âge le plus récent et le précédent sont ouverts.
learn-skills-title = Sept compétences
learn-skills-text = Environ la moitié des technologies donnent un jeton, les autres font monter une compétence d’un cran : actions par tour, cartes piochées, taille de la main, mélanges, développements simultanés, marqueurs d’une Recherche (ici, moins il y en a, mieux c’est) et Pioche rapide.
learn-skills-more = Les jetons sont de la connaissance qui revient : retournez-en un sur son côté gris pour le dépenser, et votre Entretien le rendra prêt de nouveau.
learn-skills-picture = Vos sept compétences : ce que porte chaque piste, et où vous en êtes.
learn-ages-title = Un nouvel âge
learn-ages-text = Certaines technologies portent un symbole Nouvel âge. Dès qu’il y en a assez d’actives, tous joueurs réunis, le nouvel âge commence et sa pioche s’ouvre.
learn-ages-more = Quand l’âge III commence, toute carte de l’âge I qui n’est pas active quitte le jeu, même de votre main. N’attendez donc pas trop avec vos projets.
learn-ages-picture = Combien de symboles sont là, et combien il en faut pour l’âge suivant.
learn-end-title = La fin
learn-end-text = La partie s’arrête net, au milieu d’un tour, quand assez de symboles IV sont actifs : à deux ou trois joueurs, deux suffisent.
learn-end-more = On compte alors les places sur les échelles de pouvoir, puis les points le long de vos échelles de compétence et ceux de vos technologies actives. Les cartes en main et les jetons ne valent rien. C’est tout : essayez une partie !
learn-end-picture = Ce que valent les quatre premières places de chaque échelle de pouvoir.

## L’index des cartes

filter-age = Âge
filter-set = Partie du jeu
set-base = Jeu de base
index-copies = Exemplaires de 1 à 5 joueurs : { $n }
index-heritage = Héritage : { $gains }

## L’arbre

tree-has = active
tree-develops = en développement
tree-hand = dans votre main
tree-next = à portée : vous avez tous ses prérequis
tree-lacks = il manque un prérequis, ou son âge n’a pas commencé
tree-gone = hors jeu
tree-cost = Coûte { $cost }
tree-leads = Aide à découvrir { $cards }
