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
option-where = Où le code applique cette règle, et quels tests la prouvent.
option-rulings = Chaque décision : la question, les lectures, la nôtre, pourquoi, et l’option s’il y en a une.

## Plaintes

see-help = Voir « { $command } --help ».
whole-number = il faut un nombre entier
bad-language = Il n’y a pas de textes dans la langue « { $language } » : choisissez parmi { $known }.{ $hint }
bad-folder = Les parties ne peuvent pas être gardées : ni { $folder } ni un dossier ici n’est accessible en écriture. Indiquez un fichier avec --save.
bad-write = Impossible d’écrire { $file } : { $why }.
bad-exists = { $file } existe déjà et reste tel quel : donnez un autre nom.
bad-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 1 à { $seats }.
bad-number = Il n’y a pas de { $number } : les numéros vont de 1 à { $last }.
bad-position = { $file } n’est pas une position jouable : quelque chose n’y va pas ensemble ({ $why }).
which-game = Quel jeu ? Il y a { $known }.
which-deck-game = Les cartes de quel jeu ? Indiquez --game avec l’un de ces noms : { $known }.
no-bots = --bots ne nomme personne ; les bots sont { $known }.
many-bots = C’est trop de bots ({ $given }) : { $seats ->
    [0] il ne reste aucune place pour eux.
    [one] il reste { $seats } place pour eux.
   *[other] il reste { $seats } places pour eux.
}
auto-or-seat = --auto laisse toutes les places aux bots, et --seat en garde une pour vous : choisissez l’un des deux.
resume-alone = --resume continue une partie telle qu’elle a été mise en place : n’indiquez ni le jeu, ni --players, --with, --variant, --rule ou --seed.
over-already = { $file } : après l’action { $n }, la partie est finie ; choisissez une action antérieure.
no-partner = Il n’y a pas de partenaire qui puisse continuer à votre place.
nobody-asked = Plus aucune question n’est posée ici.
not-now = { $move } : impossible maintenant. { $why } ({ $rule }).
ambiguous = « { $typed } » peut désigner plusieurs coups : { $moves }.
unknown-move = « { $typed } » n’est pas un coup : tapez un numéro de la liste, ou h pour l’aide.{ $hint }
set-line-exactly = Nommez-en { $n } sur une ligne, dans n’importe quel ordre : des numéros (« 1 3 »), ou des noms séparés par des virgules.
set-line-up-to = Nommez-en jusqu’à { $n } sur une ligne, dans n’importe quel ordre : des numéros (« 1 3 »), ou des noms séparés par des virgules.
set-line-at-least = Nommez sur une ligne de quoi atteindre { $n } ou plus, dans n’importe quel ordre : des numéros (« 1 3 »), ou des noms séparés par des virgules.
set-line-any = Nommez-en autant que vous voulez sur une ligne, dans n’importe quel ordre : des numéros (« 1 3 »), ou des noms séparés par des virgules.
set-line-between = Nommez-en de { $least } à { $most } sur une ligne, dans n’importe quel ordre : des numéros (« 1 3 »), ou des noms séparés par des virgules.
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
why-one = ? suivi d’un numéro, d’un coup ou d’une carte en dit plus.
all-possible = Tout ce qui pourrait se faire ici est possible.
is-possible = { $move } : possible, numéro { $number }.
rules-how = Il y a { $n } règles : r et un mot trouve celles qui le contiennent, par exemple « r développement ».
rules-none = Aucune règle ne contient « { $wanted } ».
rulings-none = Aucune décision ne contient « { $wanted } ».
ruling-ours = la nôtre
ruling-why = Pourquoi : { $reason }
cards-face-down = { $n ->
    [one] { $n } carte, face cachée
   *[other] { $n } cartes, face cachée
}

key-number = 3
help-key-number = joue le coup 3 ; on peut aussi l’écrire : « Piocher », ou sa notation « draw », même abrégée
key-why = ?
help-key-why = pourquoi quelque chose est impossible : « ? » liste tout, « ? 12 » ou « ? draw » un seul coup
key-card = ? carte
help-key-card = ce que dit une carte, et ce qu’on peut en faire
key-undo = u
help-key-undo = annule votre dernière action, tant que rien n’a été révélé depuis
key-not-again = n, n game, n off
help-key-not-again = décline une question facultative et toutes celles du même genre : ce tour-ci, cette partie ; ou les pose de nouveau
key-coach = c
help-key-coach = demande à l’entraîneur ce que valent les meilleurs choix, et pourquoi (la feuille de partie l’indique)
key-back = c back
help-key-back = revient sur votre dernière décision, et sur ce que les robots ont fait depuis
coach-thinks = L’entraîneur réfléchit
no-coach = L’entraîneur n’aide qu’une personne seule contre des robots, dans une partie en cours.
no-choice = Il n’y a rien à choisir : un seul coup est possible.
no-way-back = Il n’y a aucune décision à vous sur laquelle revenir : continuez, ou recommencez.
bad-scope = n ne prend aucun mot, ou game, ou off, mais pas { $scope }.
not-optional = Il faut répondre à cette question : seules les facultatives peuvent être déclinées d’avance.
key-pass = p
help-key-pass = en équipe : laisse cette action à votre partenaire
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
score-total = Total
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
rules-no-such = Aucun jeu n’a de règle { $rule }.{ $hint }
rules-no-code = Pas de code : { $why }

## Pages d'aide et lignes de commande

usage = Usage :
metavar-options = { "[" }OPTIONS]
metavar-command = COMMANDE [ARGUMENTS]...
panel-arguments = Arguments
panel-options = Options
panel-commands = Commandes
default-is = { "[" }par défaut : { $value }]
is-required = { "[" }obligatoire]
help-help = Montrer ce message et s’arrêter.
no-command = Il n’y a pas de commande « { $name } ».{ $hint }
no-such-option = Il n’y a pas d’option { $name }.{ $hint }
perhaps = { " " }Vouliez-vous dire { $close } ?
missing-command = Il manque une commande.
missing-argument = Il manque l’argument « { $name } ».
missing-option = Il manque l’option « { $name } ».
bad-value = Valeur impossible pour « { $name } » : { $why }.
too-many-arguments = Ceci est de trop : { $name }.
takes-no-value = L’option « { $name } » ne prend pas de valeur.
needs-a-value = L’option « { $name } » demande une valeur.
no-variants = { $game } n’a pas de variantes.
rule-no-value = --rule « { $rule } » ne dit pas de valeur : écrivez nom=valeur.
no-expansion = { $game } n’a pas d’extension « { $name } » ; { $some ->
    [none] il n’en a aucune.
   *[some] choisissez parmi { $known }.
}{ $hint }
no-ruling = { $game } n’a pas d’arbitrage « { $name } » ; { $some ->
    [none] il n’en a aucun.
   *[some] choisissez parmi { $known }.
}{ $hint }
deck-problem = { $file } : { $what }

## Beaucoup de parties

help-simulate = Jouer beaucoup de parties entre bots et dire qui gagne.
help-fuzz = Jouer des parties au hasard sur toutes les options ; échouer s’il y a un ennui ou si quelque chose n’est pas arrivé.
help-arena = Faire se rencontrer des bots sur des donnes appariées et dire leur force, et avec quelle certitude.
help-ladder = Classer tous les bots publiés et écrire docs/ladder.md.
help-tune = Trouver en jouant de meilleurs poids pour l’évaluation d’un jeu.
help-train = Entraîner un réseau qui corrige l’évaluation d’un jeu, par des parties contre lui-même.
argument-ladder-games = Quels jeux ; tous par défaut.
option-arena-bots = Les bots, séparés par des virgules. Deux à plus de joueurs : un du premier contre tous les autres. Plus que de places : chacun rencontre chacun.
option-arena-out = Écrire les chiffres en JSON dans ce fichier.
option-ladder-games = Combien de parties par paire, au plus si --minutes est donné ; 0 : seules comptent celles qui ont été gardées.
option-ladder-minutes = Tant de minutes par jeu et par nombre de joueurs : les paires qui apprennent le plus pour leur temps jouent le plus. 0 : toutes les paires jouent autant de parties.
option-ladder-players = Nombres de joueurs, séparés par des virgules.
option-ladder-data = Le dossier des jeux ; chacun a ses chiffres dans weights/ladder.json.
option-ladder-page = La page qu’on en écrit.
option-keep = Garder chaque donne terminée dans ce fichier (lignes JSON) et reprendre là où s’est arrêtée une exécution interrompue.
option-generations = Combien de générations.
option-born = Candidats d’une génération.
option-deals = Donnes d’une génération ; chaque candidat joue chacune depuis chaque place.
option-weights = Les poids de départ, du dossier du jeu.
option-plan = Comment les candidats réfléchissent pendant l’essai.
option-against = Les bots adverses, séparés par des virgules, à tour de rôle.
option-tune-players = Nombres de joueurs, séparés par des virgules, à tour de rôle.
option-minutes = Ne plus commencer de génération après tant de minutes ; 0 : sans limite.
option-check-games = Parties du dernier contrôle, contre chaque adversaire ; 0 : aucune.
option-tuned = Où vont les poids ; le point de reprise est à côté.
option-train-minutes = Ne plus commencer de série après tant de minutes ; 0 : sans limite.
option-rounds = Nombre de séries de parties.
option-train-games = Parties d’une série.
option-hidden = Nombre de cellules du réseau entre ses entrées et ce qu’il dit.
option-train-check = Parties du dernier contrôle, contre le bot à battre et contre greedy ; 0 : aucune.
option-train-plan = Recherche employée avec le réseau lors du dernier contrôle.
option-train-out = Dossier du réseau (net.npz) et du point de reprise, d’où continue une recherche arrêtée.
argument-which = Quel jeu.
option-seats = Le bot de chaque place, séparés par des virgules ; un seul prend toutes les places.
option-games = Combien de parties.
option-players-bots = Combien de joueurs ; autant que de bots si ce n’est pas dit.
option-seeds = Un texte quelconque ; le même texte donne les mêmes parties.
option-swap = Jouer chaque donne une fois avec chaque rotation des bots.
option-out = Écrire une ligne de JSON par partie dans ce fichier.
option-workers = Nombre de processus ; 0 en donne un par cœur.
option-cluster = Jouer sur une grappe Ray ; auto désigne celle de cette machine.
option-least = Combien de fois tout doit arriver.
option-failures = Le dossier des enregistrements de ce qui a échoué.
option-redeals = Donner aussi à chaque place une autre donne après chaque action.
option-replay = Rejouer cet enregistrement avec tous les contrôles à chaque pas.
simulating = { $game } : { $bots }
fuzzing = { $game } : parties au hasard
written-json = Une ligne de JSON par partie : { $file }
column-games = parties
column-share = part des victoires
column-place = rang moyen
column-thinking = réflexion (moitié / 99 sur 100 / maximum)
column-habits = par joueur
people = humains
match-of = { $players } joueurs, { $n } parties
bots-failed = Des bots ont failli dans { $n } décisions : greedy a répondu pour eux.
climbing = { $game }, { $players } joueurs : classement
ladder-written = Le classement est dans { $data }, sa page dans { $page }.
kept-others = { $n ->
    [one] { $n } donne gardée dans { $file } ne compte pas : elle vient
   *[other] { $n } donnes gardées dans { $file } ne comptent pas : elles viennent
} d’autres bots, règles ou cartes.
bad-numbers = « { $text } » n’est pas une liste de nombres : séparez-les par des virgules, comme 2,4.
not-a-plan = « { $name } » n’a pas de poids à régler : donnez un plan, comme plan:search=action:worlds=2.
generation = Génération { $n } : { $games } parties, { $wins } des rivaux dépassés, avance { $margin } points, pas { $step }.
tuned-written = Les poids sont dans { $file }.
tuned-checked = Contre { $bot } : part des victoires { $share } ± { $error } en { $n } nouvelles parties.
train-round = Série { $n } : { $games } parties, { $positions } positions, écart { $wrong } sur de nouvelles parties (à la main { $hand }), { $seconds } s.
train-written = Le réseau est dans { $file } ({ $kilobytes } ko).
training-needs-numpy = L’apprentissage demande NumPy et va bien plus vite avec torch : installez clio-tabletop[train].
unwritten = Impossible d’écrire { $file } : { $why }.
column-bot = bot
column-wins = victoires
column-rate = sur 100
column-interval = sûr à 95 % entre
column-mean = score moyen
wins-of = { $wins } sur { $games }
between = { $low } et { $high }
games-played = Parties : { $n }, décisions : { $decisions }. Comment elles ont fini :
ending-count = { $n } × { $ending }
bad-least = Rien ne peut arriver { $n } fois : donnez à --least un nombre à partir de 0.
no-trouble = { $file } se joue jusqu’au bout sans ennui.
kinds-of = { $table ->
    [action] Genres d’actions : { $n }
    [decision] Genres de décisions : { $n }
    [ending] Genres de fins : { $n }
    [operation] Genres d’opérations : { $n }
   *[effect] Genres d’effets : { $n }
}
games-fuzzed = Parties : { $n }, décisions : { $decisions }, arrêtées : { $aborted }.
pairs-met = Paires d’options : { $hit } sur { $pairs }, en { $sets } jeux d’options ; les règles en refusent { $refused } de plus.
failure-at = graine { $seed }, action { $n }
replay-with = rejouez-la : { $command }
all-well = Ni plantage, ni impasse, ni invariant brisé ; tout est arrivé au moins { $least } fois.

## Servir

help-serve = Jouer dans le navigateur.
help-worker = Faire réfléchir ici les robots des serveurs d’un même PostgreSQL ; autant qu’on veut, sur n’importe quelle machine.
option-port = Le port à écouter ; 8765 si ce n’est pas dit.
option-host = L’adresse à écouter ; 127.0.0.1 si ce n’est pas dit.
option-access-log = Une ligne pour chaque réponse.
option-serve-workers = Processus qui répondent à cette adresse ; plus d’un demande PostgreSQL.
option-data = Le dossier des parties et des clés.
option-open = Ouvrir la page dans un navigateur.
option-check = Démarrer, demander l’accueil et s’arrêter.
not-installed = La partie navigateur n’est pas installée ({ $module } manque) : pip install clio-tabletop[web].
serving = Clio est à { $address } (Ctrl-C l’arrête ; les parties sont gardées dans { $folder })
working = Les robots réfléchissent ici (Ctrl-C arrête ; la clé est lue dans { $folder })
build-compiled = Les règles sont compilées.
build-interpreted = Les règles ne sont pas compilées, ce qui suffit pour quelques tables ; avec un compilateur C, `make compiled` fait réfléchir les bots plusieurs fois plus vite.
not-started = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
bad-port = Le port { $port } de { $host } ne peut pas servir ({ $why }) : choisissez-en un autre avec --port.
bad-data-folder = Le dossier { $folder } ne peut pas servir ({ $why }) : donnez à son utilisateur le droit d’y écrire, ou choisissez-en un autre avec --data.
lobby-answers = L’accueil répond ({ $size } octets).

## Les parties que garde un serveur

help-store = Les parties que garde un serveur : les rejouer toutes, les sauvegarder pendant qu’il tourne, reprendre une sauvegarde.
help-store-check = Rejouer toutes les parties gardées selon les règles actuelles, et dire lesquelles ne tiennent pas.
help-store-backup = Écrire les parties et la clé dans un seul fichier, pendant que le serveur tourne.
help-store-restore = Mettre une sauvegarde dans un dossier d’où un serveur peut partir.
argument-backup = Le fichier de la sauvegarde.
help-bill = De quoi ce programme est fait : chaque paquet avec sa version et sa licence.
option-bill-json = Sous la forme CycloneDX, pour d’autres programmes.
bill-package = paquet
bill-version = version
bill-licence = licence
help-account = Les comptes d’un serveur : aider qui a oublié son mot de passe.
help-account-reset = Donner un code avec lequel quelqu’un choisit un nouveau mot de passe.
argument-login = L’identifiant du compte.
no-account = Personne n’a l’identifiant { $login }.
account-code-issued = Le code pour { $login } est { $code } : il vaut un jour, une fois, à la page « compte » sous « Mot de passe oublié ? ».
option-database-url = Une autre base de données, par exemple PostgreSQL.
option-force = Même s’il y a déjà quelque chose.
bad-setting = Le réglage { $name } ne convient pas : { $why }.
bad-database-url = L’adresse de la base de données est illisible : écrivez-la ainsi, postgresql+asyncpg://NOM:MOT@HÔTE/BASE.
bad-exists-force = { $file } existe déjà et reste tel quel : indiquez un autre endroit, ou ajoutez --force.
store-none = { $file } n’existe pas : dites avec --data où sont les parties.
store-damaged = Les données sont abîmées : { $why }. Reprenez une sauvegarde avec `clio store restore`.
store-served = Un serveur utilise { $folder } : arrêtez-le d’abord.
store-pg-backup = PostgreSQL fait lui-même ses sauvegardes : utilisez pg_dump, et gardez { $key } avec elles.
store-pg-restore = PostgreSQL reprend lui-même ses sauvegardes : utilisez pg_restore ou psql, et mettez secret.key dans le dossier des données.
store-game-ok = { $id } { $game } : en ordre, { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
store-game-cards = { $id } { $game } : les cartes diffèrent ; elle a été jouée avec d’autres que celles de ce programme ({ $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
})
store-game-differs = { $id } { $game } : diffère à l’étape { $at } sur { $n } : { $why }
store-game-goes-on = (reprend à l’étape { $at }, si ses joueurs sont d’accord)
store-game-lost = (ne peut pas être ouverte)
store-checked = { $n ->
    [one] { $n } partie rejouée
   *[other] { $n } parties rejouées
}, dont { $wrong } qui ne tiennent pas.
store-backed-up = La sauvegarde est dans { $file }. Elle contient des secrets : gardez-la en lieu sûr.
store-restored = La sauvegarde est dans { $folder }.
store-restored-over = La sauvegarde est dans { $folder } ; ce qui s’y trouvait est à côté, sous un nom en .replaced.
store-bad-backup = Cette sauvegarde est inutilisable, et rien n’a été changé : { $why }.

## Problems reported from tables

help-problems = Ce que les visiteurs ont signalé depuis leur table par « Un problème ici ».
option-problem = Montrer tout ce signalement : message, partie, position.
no-problem = Il n’y a pas de signalement { $n } : « clio problems » les énumère.
no-problems = Personne n’a signalé de problème.
problem-heading = Signalement { $n } du { $when } : { $game }, table { $table }, place { $seat }, Clio { $version }
problem-position = Ce que voyait cette place :

## clio balance

help-balance = Jouer beaucoup de parties entre robots et dire comment elles sont : durée, époques, actions, chaque carte.
option-balance-bots = le robot de tous les sièges, ou un par siège, séparés par des virgules
option-balance-out = écrire les chiffres de chaque carte (.csv, .parquet) ou une page avec des graphiques (.html) ; peut être donné plusieurs fois
option-balance-games = combien de parties sont jouées : 100 si rien n’est dit, aucune si on ne lit que des enregistrements
option-balance-records = lire cet enregistrement, ou tous ceux de ce dossier ; peut être donné plusieurs fois
balance-suffix = { $file } ne peut pas être écrit : son nom doit finir par .csv, .parquet ou .html.
balance-reading = lecture de { $n } enregistrements
balance-written = Écrit : { $file }
balance-left-out = Enregistrements de parties non terminées, laissés de côté : { $n }.
balance-simulated = Parties simulées : { $n }
balance-recorded = Parties enregistrées : { $n }
balance-title = { $game } : comment sont les parties
balance-lengths = Durée
balance-endings = Fins
balance-branching = Possibilités par question
balance-rounds = { $n } manches
balance-even = Le trait interrompu est une part égale ; le trait fin est l’intervalle où se trouve la vraie part 95 fois sur 100.
balance-uneven = Le trait fin est l’intervalle où se trouve la vraie part 95 fois sur 100. Les parties n’avaient pas toutes le même nombre de sièges.
column-ending = fin
column-points = points
help-export = Écrire les décisions et ce qui était vu dans un fichier Parquet, pour apprendre sans jouer.
option-export-out = le fichier
exporting = écriture de { $file }
exported = { $file } : { $n } parties, { $decisions } décisions.
balance-length = { $n } parties : { $rounds } manches, { $decisions } décisions chacune.
balance-seats = Sièges
balance-moments = Moments
balance-choices = Décisions
balance-cards = Cartes
column-seat = siège
column-win-share = part des victoires
column-moment = moment
column-per-game = par partie
column-round = manche
column-first-rounds = à la manche 1 / 2
column-question = question
column-verb = action
column-part = part
column-possible = possibilités
column-card = carte

## clio review

help-review = Analyser un enregistrement : ce que valait chaque décision, hors chance.
help-challenge = Lister les défis d’un jeu, ou en jouer un.
argument-challenge = Le nom d’un défi, tel que la liste l’indique.
help-fit = Réajuster la courbe de l’entraîneur : comment une avance devient une chance, d’après des parties entre robots.
option-fit-games = Combien de parties jouer.
option-fit-players = Nombres de joueurs, séparés par des virgules.
option-fit-seed = D’où viennent les donnes.
option-fit-out = Écrire la courbe dans ce fichier au lieu de l’afficher.
fitting = Parties de { $game }
fitted = Ajustée sur { $games } parties ; surprise restante : { $surprise } (une pièce a 0,69).
bad-fit = Il faut au moins une partie, et des nombres de joueurs parmi { $known }.
option-review-seat = N’analyser que cette place, comptée à partir de 1.
option-review-worlds = Dans combien de mondes chaque choix est essayé.
option-review-html = Écrire l’analyse comme une page qui se passe de serveur.
option-review-json = Imprimer l’analyse en JSON.

help-research = Pour la recherche : ce qui se trouve où dans une observation.
help-research-fields = Chaque partie d’une observation, octet par octet.
column-field = Partie
column-start = À partir de l’octet
column-length = Octets
column-meaning = Sens
fields-size = Une observation a { $bytes } octets ; le masque a { $actions } actions. Les blocs qui viennent une fois par siège commencent par le siège qui regarde.
option-fields-actions = Plutôt les traits d’une action.
option-fields-part = De quelle carte, question ou option parle chaque octet d’une partie.
fields-of-actions = Les traits d’une action ont { $bytes } octets ; il y a { $actions } actions.
