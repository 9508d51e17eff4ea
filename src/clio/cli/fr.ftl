# Les mots du terminal en français. Ce qui appartient à un jeu est dans le dossier de ce jeu.

## Aide

help-clio = Des jeux de cartes de civilisation dans le terminal : y jouer, les revoir coup par coup, en simuler des milliers.
help-version = Dire quelle est cette version.
help-play = Jouer une partie contre des bots.
help-games = Les jeux disponibles, et ce qu’on peut choisir à la mise en place.
help-cards = Toutes les cartes d’un jeu et ce qu’elles font.
help-rules = Les règles des jeux ; dans un dépôt de sources, lesquelles sont prouvées par un test.
help-record = Enregistrements : des parties finies ou en cours, une action par ligne.
help-record-show = Raconter un enregistrement, ou montrer la table après une de ses actions.
help-record-replay = Rejouer un enregistrement en vérifiant chaque pas, et ce que le hasard a révélé.
help-record-play = Continuer à partir du milieu d’un enregistrement, qui reste lui-même inchangé.
help-position = Positions : n’importe quelle table, en un texte qu’on peut lire et écrire.
help-position-show = Écrire la position d’un enregistrement après une de ses actions.
help-position-load = Montrer une position, ou continuer à jouer à partir d’elle.
help-position-legal = Lister ce que peut faire chaque place à qui une question est posée.
help-deck = Fichiers de cartes : les cartes d’un jeu, à remplacer par d’autres.
help-deck-check = Dire tout ce qui ne va pas dans un fichier de cartes.
help-deck-show = Montrer toutes les cartes d’un fichier, ou ses technologies en arbre.

argument-game = Quel jeu ; le seul qu’il y ait, si rien n’est dit.
argument-game-detail = Quel jeu, pour lire aussi les raisons de ses arbitrages.
argument-record = Un enregistrement, tel que `clio play` le garde.
argument-position = Une position, telle que `clio position show` l’écrit.
argument-deck = Un fichier de cartes en TOML.
option-players = Combien de joueurs.
option-with = Les extensions, séparées par des virgules.
option-variant = Une variante du jeu.
option-rule = Un arbitrage, sous la forme nom=valeur ; peut être répété. Voir `clio games GAME`.
option-bots = Les bots des autres places, séparés par des virgules ; le dernier prend toutes les places qui restent.
option-seat = Votre place, comptée à partir de 1.
option-eyes = Avec les yeux de cette place, comptée à partir de 1.
option-seed = N’importe quel texte ; le même texte donne la même partie.
option-deck = Jouer avec les cartes de ce fichier.
option-deck-game = À quel jeu sont les cartes, quand plusieurs jeux ont des fichiers de cartes.
option-resume = Continuer une partie enregistrée.
option-save = Garder la partie dans ce fichier.
option-auto = Laisser toutes les places aux bots.
option-lang = La langue : en, fr ou ru.
option-at = Après ce nombre d’actions.
option-from = Continuer après ce nombre d’actions.
option-play = Continuer à jouer d’ici.
option-why = Dire aussi ce qui n’est pas possible, et pourquoi.
option-tree = Les technologies en arbre.
option-search = Seulement les règles où figurent ces mots, dans leur numéro ou dans leur phrase.

## Plaintes

see-help = Voir « { $command } --help ».
whole-number = il faut un nombre entier
bad-language = Il n’y a pas de textes dans la langue « { $language } » : choisissez parmi { $known }.
bad-folder = Les parties ne peuvent pas être gardées : ni { $folder } ni un dossier ici n’est accessible en écriture. Indiquez un fichier avec --save.
bad-write = Impossible d’écrire { $file } : { $why }.
bad-exists = { $file } existe déjà et reste tel quel : donnez un autre nom.
bad-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 1 à { $seats }.
bad-number = Il n’y a pas de { $number } : les numéros vont de 1 à { $last }.
bad-position = { $file } n’est pas une position jouable : quelque chose n’y va pas ensemble ({ $why }).
which-game = Quel jeu ? Il y a { $known }.
which-deck-game = Les cartes de quel jeu ? Indiquez --game avec l’un de ces noms : { $known }.
no-decks = { $game } n’a pas de fichiers de cartes : ses cartes ne se remplacent pas.
no-bots = --bots ne nomme personne ; les bots sont { $known }.
many-bots = C’est trop de bots ({ $given }) : { $seats ->
    [0] il ne reste aucune place pour eux.
    [one] il reste { $seats } place pour eux.
   *[other] il reste { $seats } places pour eux.
}
auto-or-seat = --auto laisse toutes les places aux bots, et --seat en garde une pour vous : choisissez l’un des deux.
resume-alone = --resume continue une partie telle qu’elle a été mise en place : n’indiquez ni le jeu, ni --players, --with, --variant, --rule ou --seed.
over-already = { $file } : après l’action { $n }, la partie est finie ; choisissez une action antérieure.
nobody-asked = Plus aucune question n’est posée ici.
not-now = { $move } : impossible maintenant. { $why } ({ $rule }).
ambiguous = « { $typed } » peut désigner plusieurs coups : { $moves }.
unknown-move = « { $typed } » n’est pas un coup : tapez un numéro de la liste, ou h pour l’aide.
input-line = Ligne { $line } de l’entrée : { $what }

## En jouant

you = Vous
bot = Bot { $seat }
person = Joueur { $seat }
and = { " " }et{ " " }
prompt = { "> " }
kept-in = La partie est gardée dans { $file } après chaque action.
press-enter = Appuyez sur Entrée pour commencer. À tout moment : h pour l’aide, q pour quitter.
saved = La partie est enregistrée dans { $file }
resume-with = Pour continuer : { $command }
kept-whole = L’enregistrement de la partie : { $file }
seed-was = Graine : { $seed }
bots-play = Les bots jouent
undoable = u annule : { $steps }
no-news = Rien ne s’est passé depuis votre dernier tour.
why-one = ? suivi d’un numéro, d’un coup ou d’une carte en dit plus.
all-possible = Tout ce qui pourrait se faire ici est possible.
is-possible = { $move } : possible, numéro { $number }.
rules-how = Il y a { $n } règles : r et un mot trouve celles qui le contiennent, par exemple « r développement ».
rules-none = Aucune règle ne contient « { $wanted } ».
cards-face-down = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, face cachée
}

key-number = 3
help-key-number = joue le coup 3 ; on peut aussi l’écrire : « Piocher », ou sa notation « draw », même abrégée
key-why = ?
help-key-why = pourquoi quelque chose est impossible : « ? » liste tout, « ? 12 » ou « ? draw » un seul coup
key-card = ? carte
help-key-card = ce que dit une carte, et ce qu’on peut en faire
key-undo = u
help-key-undo = annule votre dernière action, tant que rien n’a été révélé depuis
key-log = l
help-key-log = ce qui s’est passé depuis votre dernier tour
key-rules = r mot
help-key-rules = trouve des règles par un mot ou par leur numéro
key-save = s fichier
help-key-save = enregistre une copie ; sans fichier, dit où la partie est gardée
key-board = b
help-key-board = montre la table avec tout ce qui s’y trouve
key-help = h
help-key-help = cette liste
key-quit = q
help-key-quit = quitte ; la partie est enregistrée, tout comme avec Ctrl-C et Ctrl-D

## La fin

ending = La partie est terminée ({ $ending }).
place = Rang
aborted = Personne ne gagne : la partie a été interrompue.
won-title = Votre titre : { $title }
lost = Vous avez perdu.
won = { $n ->
    [1] { $you ->
        [yes] Vous gagnez.
       *[no] { $who } gagne.
    }
   *[other] Victoire partagée : { $who }.
}

## Enregistrements et positions

replaying = On rejoue { $file }
replay-ok = { $file } : correct, { $n ->
    [one] { $n } action permise
   *[other] { $n } actions, toutes permises
}, et le hasard a révélé la même chose.
record-seats = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}. Places : { $seats }
not-over = La partie n’est pas terminée.
seat-may = La place { $seat } peut faire { $n ->
    [one] { $n } chose :
   *[other] l’une de ces { $n } choses :
}
seat-may-not = La place { $seat } ne peut pas faire { $n ->
    [one] { $n } chose :
   *[other] { $n } choses :
}

## Fichiers de cartes, cartes, jeux, règles

deck-ok = { $file } : correct
cards-in-group = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
card = Carte
any-text = n’importe quel texte
because = La première valeur est celle par défaut : { $reason }
games-more = La valeur par défaut vient en premier. `clio games GAME` dit ce que signifie chaque arbitrage, et pourquoi.
rules-count = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-tested = { $game } : { $tested } règles sur { $total } testées
rules-many = { $where } revendique { $n } règles : un test en prouve au plus { $most }.
rules-unknown = { $where } revendique { $rule }, qui n’est dans aucun jeu.
rules-unread = { $where } a une marque de règle dont les numéros ne sont pas écrits en toutes lettres : écrivez-les comme de simples textes.

## Problems reported from tables

help-problems = Ce que les visiteurs ont signalé depuis leur table par « Un problème ici ».
option-problem = Montrer tout ce signalement : message, partie, position.
option-problems-data = Le dossier des parties et des clés.
option-problems-database = Une autre base de données, par exemple PostgreSQL.
no-store = Il n’y a pas de parties dans { $file } : indiquez le dossier du serveur avec --data.
no-problem = Il n’y a pas de signalement { $n } : « clio problems » les énumère.
no-problems = Personne n’a signalé de problème.
problem-heading = Signalement { $n } du { $when } : { $game }, table { $table }, place { $seat }, Clio { $version }
problem-position = Ce que voyait cette place :
no-browser-part = La partie navigateur n’est pas installée ({ $name } manque) : pip install clio[web].
