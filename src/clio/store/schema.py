"""The tables of the store, as SQLAlchemy Core sees them. Changes go through `migrations/`."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("cards", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("chosen_seed", sa.Boolean, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),  # shown among the open tables
    sa.Column("status", sa.Text, nullable=False, index=True),  # waiting, dealing, running, over, closed
    sa.Column("pace", sa.Float, nullable=False),  # seconds a bot waits before it moves
    sa.Column("rematch", sa.Text, nullable=False, default=""),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("chat_open", sa.Boolean, nullable=False, default=False),  # may everybody talk at the table?
    sa.Column("result", sa.Text, nullable=False, default=""),  # of a game that is over: place/score of each seat
    sa.Column("bot_due", sa.Float, index=True),  # when somebody must see to its bots; nothing: no bot is asked
    sa.Column("clock", sa.Text, nullable=False, default=""),  # the terms by which time runs; nothing: it does not
    sa.Column("clock_due", sa.Float, index=True),  # when somebody must look at its clock
    sa.Column("counted", sa.Boolean, nullable=False, default=False, index=True),  # have the ratings heard of it?
    sa.Column("changes", sa.Integer, nullable=False, server_default="0"),  # counted by several processes
    sa.Column("deal", sa.Text, nullable=False, default="", index=True),  # that is played at other tables too
    sa.Column("sealed", sa.Float, nullable=False, default=0.0),  # until then nothing of the deal is told
    sa.Column("tournament", sa.Text, nullable=False, default=""),  # to which it belongs
    sa.Column("ended", sa.Float),  # when it was over
    sa.Index("ix_games_finished", "listed", "ended", "id"),
    sa.Index("ix_games_finished_of", "listed", "game", "ended", "id"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # person, friend (not yet taken), bot
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("holder", sa.Text, nullable=False, index=True),  # a guest's id, or nothing
    sa.Column("secret", sa.Text, nullable=False, unique=True),
    sa.Column("bot", sa.Text, nullable=False),  # the level of the bot that plays here now, or nothing
    sa.Column("seen", sa.Float, nullable=False, default=0.0),  # when its holder was here last, roughly
    sa.Column("pledge", sa.Text, nullable=False, default=""),  # hash of the holder's part of the seed
    sa.Column("part", sa.Text, nullable=False, default=""),  # that part, when all have pledged
    sa.Column("here", sa.Float, nullable=False, server_default="0"),  # until when its holder is seen
    sa.Column("invited", sa.Text, nullable=False, server_default="", index=True),  # the guest for whom it waits
)

invitations = sa.Table(  # who was invited to which table: once each
    "invitations",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True, index=True),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

snapshots = sa.Table(  # tables at quiet moments: the newest of each game, and those at which the rules changed
    "snapshots",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),  # of the log, up to which it has followed
    sa.Column("rules", sa.Integer, nullable=False),  # the version that made it
    sa.Column("base", sa.Boolean, nullable=False),  # do other rules hold from here on?
    sa.Column("text", sa.Text, nullable=False),
)

stories = sa.Table(  # what happened, in pieces: each goes on where the one before ended
    "stories",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("team", sa.Boolean, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("guest", sa.Text, nullable=False, default=""),  # who said it
    sa.Column("sign", sa.Text, nullable=False, server_default=""),  # of quick words, which everybody reads in their own
)

reactions = sa.Table(  # signs at lines of the chat
    "reactions",
    metadata,
    sa.Column("line", sa.Integer, sa.ForeignKey("chat.id"), primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True, index=True),
    sa.Column("game_id", sa.Text, nullable=False, index=True),
    sa.Column("sign", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),  # only those with an account
    sa.Column("password", sa.Text),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, default=0.0),  # when they were here last, roughly
    sa.Column("session", sa.Integer, nullable=False, default=0),  # counts up when all devices are logged out
    sa.Column("reset", sa.Text, nullable=False, default=""),  # hash of the operator's code, and until when it holds
    sa.Column("preferences", sa.Text, nullable=False, default=""),  # what is not as usual, as JSON
)

ignored = sa.Table(  # who does not want to read or meet whom
    "ignored",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),  # as it was known then
    sa.Column("at", sa.Float, nullable=False),
)

reviews = sa.Table(  # what the coach found in finished games
    "reviews",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("made", sa.Text, nullable=False),  # by which rules, weights and budget: another one is worked out anew
    sa.Column("text", sa.Text, nullable=False),
)

tasks = sa.Table(  # challenges and exercises of a guest
    "tasks",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("task", sa.Text, primary_key=True),
    sa.Column("status", sa.Text, nullable=False),  # tried, solved
    sa.Column("at", sa.Float, nullable=False),
)

vacations = sa.Table(  # of accounts: their time stands still in games by days
    "vacations",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("begun", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

seasons = sa.Table(  # in which ratings are compared
    "seasons",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("begins", sa.Float, nullable=False),
    sa.Column("ends", sa.Float),  # nothing: never
)

ratings = sa.Table(  # how strong somebody is, by game, number of players and season
    "ratings",
    metadata,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True),
    sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

results = sa.Table(  # of people, in games that are over, or that they left
    "results",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),  # before the end
    sa.Column("rivals", sa.Text, nullable=False),  # as JSON: of each who sat there, id, bot, place
    sa.Column("cards", sa.Text, nullable=False),  # as JSON: how often which card was named
    sa.Column("at", sa.Float, nullable=False),
)

channels = sa.Table(  # where accounts want to be told that it is their turn
    "channels",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # webhook, mail, push
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("code", sa.Text, nullable=False),  # until it is confirmed: hash of the code, and until when it holds
)

turns = sa.Table(  # of those, in each of their channels: as long as it is their turn, or they are invited
    "turns",
    metadata,
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),  # turn, invitation
    sa.Column("guest", sa.Text, nullable=False, index=True),
    sa.Column("due", sa.Float, index=True),  # when they must be told; nothing: they have been
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)

votes = sa.Table(  # who wants a seat to be free
    "votes",
    metadata,
    sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
)

opened = sa.Table(  # record files that somebody opened lately, where several processes answer
    "opened",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

facts = sa.Table(  # what all processes on this database must agree on
    "facts",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

watching = sa.Table(  # who watches a table, as each of several processes sees it
    "watching",
    metadata,
    sa.Column("game_id", sa.Text, primary_key=True),
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("names", sa.Text, nullable=False),  # as JSON: of the first ones that have a name, id and name
    sa.Column("number", sa.Integer, nullable=False),  # of all
    sa.Column("until", sa.Float, nullable=False),  # its word holds
)

deals = sa.Table(  # that are played at several tables
    "deals",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # daily, duplicate
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("closes", sa.Float, nullable=False),
)

attempts = sa.Table(  # at the deal of a day
    "attempts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("deal", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, index=True),  # nothing: the account was deleted
    sa.Column("origin", sa.Text, nullable=False),  # where they came from, as a signature; for a day
    sa.Column("game_id", sa.Text, nullable=False, index=True),
    sa.Column("place", sa.Integer),
    sa.Column("score", sa.Integer),
    sa.Column("finished", sa.Float),
    sa.UniqueConstraint("deal", "guest"),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # swiss, knockout
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),  # players at a table
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("places", sa.Integer, nullable=False),  # for so many players
    sa.Column("bot", sa.Text, nullable=False),  # that takes the places which are free at the start, or nothing
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("seed", sa.Text, nullable=False),  # of the draw
    sa.Column("status", sa.Text, nullable=False, index=True),  # open, running, over, closed
    sa.Column("round", sa.Integer, nullable=False),  # that is played; 0: none yet
    sa.Column("starts", sa.Float),  # by itself; nothing: when its host says so
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("ended", sa.Float),
)

entrants = sa.Table(  # of tournaments: people and bots
    "entrants",
    metadata,
    sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, index=True),  # nothing: a bot, or an account that was deleted
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("out", sa.Boolean, nullable=False),  # does not want to play any more, or did not come
    sa.UniqueConstraint("tournament", "guest"),
)

pairings = sa.Table(  # the tables of each round
    "pairings",
    metadata,
    sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("game_id", sa.Text, nullable=False, index=True),  # nothing: a bye
    sa.Column("players", sa.Text, nullable=False),  # numbers of entrants, by seat
    sa.Column("places", sa.Text, nullable=False),  # of each, when it is over; 0: has left
)

problems = sa.Table(
    "problems",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game_id", sa.Text, nullable=False, index=True),  # the game may be gone when somebody reads this
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # who reports, -1: somebody who watched
    sa.Column("version", sa.Text, nullable=False),  # of this program
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("browser", sa.Text, nullable=False),
    sa.Column("message", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),  # while the game runs: masked for the seat, without the seed
    sa.Column("position", sa.Text, nullable=False),  # what the seat saw, as JSON
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.Text, nullable=False, default="table"),  # what it is about: a table, or what somebody said
)
