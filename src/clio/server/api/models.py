"""What goes over the wire: every request and every answer of the JSON interface."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal, NotRequired

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema, model_validator
from pydantic.json_schema import JsonSchemaValue
from typing_extensions import TypedDict

from clio import bots
from clio.engine.registry import games, load
from clio.server.chat import Quick, Sign
from clio.server.table_service import LONGEST_MESSAGE, MOST_PICKS
from clio.server.visitors import LONGEST_NAME
from clio.table.clock import BOUNDS, DAY, DAYS, GAME, MOST_INCREMENT, MOVE

MOST_SEATS = 6
LONGEST_WAIT = 3600
LONGEST_KEY = 64
NEVER = 2**53  # the largest whole number every JSON reader understands

Pace = Literal["quick", "calm", "slow"]
# Something besides spaces and control characters. Spelt out: dialects of patterns differ in what \S is.
VISIBLE = r"[^\x00-\x20\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]"
AtZero = Annotated[
    Literal["bot", "free", "vote"],
    Field(
        description="What happens when somebody's time is over: a bot goes on until they are back, their seat becomes "
        "free, or the others may end the game."
    ),
]


def known(names: Sequence[str]) -> Callable[[str], str]:
    """A check for names that are known only when the program runs."""

    def check(name: str) -> str:
        if name not in names:
            raise ValueError("unknown")
        return name

    return check


def chosen(options: dict[str, str]) -> dict[str, str]:
    for name, value in options.items():
        if name not in OPTIONS or value not in OPTIONS[name].get("enum", [value]):
            raise ValueError("unknown")
    return options


class OptionSchema(TypedDict):
    """What an option may be, as OpenAPI says it; any text without `enum`."""

    type: str
    enum: NotRequired[list[str]]


def option_schemas() -> dict[str, OptionSchema]:
    """Every option of every game, with all values that some game knows."""
    found: dict[str, OptionSchema] = {}
    for option in (option for name in games() for option in load(name).options.values()):
        schema = found.setdefault(option.name, {"type": "string", "enum": []})
        if not option.values:
            schema.pop("enum", None)
        elif "enum" in schema:
            schema["enum"] += [value for value in option.values if value not in schema["enum"]]
    return found


def figures(value: object) -> object:
    """A number in an address is written in figures: neither 1.0 nor +1 nor 1_000."""
    if isinstance(value, str) and not (value.isascii() and value.isdigit()):
        raise ValueError("no number")
    return value


# The bounds come first: behind a function OpenAPI would not be told of them.
Number = Annotated[int, Field(ge=0, le=NEVER), BeforeValidator(figures)]
Seconds = Annotated[int, Field(ge=0, le=LONGEST_WAIT), BeforeValidator(figures)]
OPTIONS = option_schemas()
OPTIONS_SCHEMA: JsonSchemaValue = {"type": "object", "properties": OPTIONS, "additionalProperties": False}
LEVELS = bots.names()
GameName = Annotated[str, AfterValidator(known(games())), WithJsonSchema({"type": "string", "enum": games()})]
BotLevel = Annotated[str, AfterValidator(known(LEVELS)), WithJsonSchema({"type": "string", "enum": LEVELS})]
BotOrNone = Annotated[
    str, AfterValidator(known(["", *LEVELS])), WithJsonSchema({"type": "string", "enum": ["", *LEVELS]})
]
Options = Annotated[dict[str, str], AfterValidator(chosen), WithJsonSchema(OPTIONS_SCHEMA)]


class Sent(BaseModel):
    """What a client sends: exactly what is described, nothing beside it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def whole(cls, values: object) -> object:
        """To JSON 3.0 is a whole number, too."""
        if not isinstance(values, dict):
            return values
        return {key: int(one) if isinstance(one, float) and one.is_integer() else one for key, one in values.items()}


SeatName = Annotated[str, Field(max_length=LONGEST_NAME, description="What the others read; a usual name without.")]


class PersonSeat(Sent):
    """A seat of one's own: its token comes with the answer."""

    kind: Literal["person"]
    name: SeatName = ""


class FriendSeat(Sent):
    """A seat for whoever has its invitation."""

    kind: Literal["friend"]
    name: SeatName = ""
    person: str = Field("", max_length=LONGEST_KEY, description="The key of somebody you have met, who is told of it.")


class BotSeat(Sent):
    """A seat for a bot."""

    kind: Literal["bot"]
    name: SeatName = ""
    bot: BotLevel


SeatWish = Annotated[PersonSeat | FriendSeat | BotSeat, Field(discriminator="kind")]


class MoveClock(Sent):
    """So long for each move."""

    kind: Literal["move"]
    seconds: int = Field(ge=BOUNDS[MOVE][0], le=BOUNDS[MOVE][1])
    at_zero: AtZero = "bot"


class GameClock(Sent):
    """So long for the whole game, and a little more for each move."""

    kind: Literal["game"]
    seconds: int = Field(ge=BOUNDS[GAME][0], le=BOUNDS[GAME][1])
    increment: int = Field(0, ge=0, le=MOST_INCREMENT, description="Seconds that each move adds.")
    at_zero: AtZero = "bot"


class DaysClock(Sent):
    """Days for each move; they stand still while a player with an account is on vacation."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=BOUNDS[DAYS][1] // DAY)
    at_zero: AtZero = "bot"


ClockWish = Annotated[MoveClock | GameClock | DaysClock, Field(discriminator="kind")]


class NewTable(Sent):
    """A table to be opened."""

    game: GameName
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS, description="In order, one for each player.")
    options: Options = Field(
        default_factory=dict,
        description="What differs from the defaults; the number of seats is that of the players.",
    )
    pace: Pace = Field("quick", description="How long bots wait before they move.")
    listed: bool = Field(False, description="Shown among the open tables.")
    clock: ClockWish | None = Field(None, description="How long players may think; null: as long as they like.")


class WebhookWish(Sent):
    address: str = Field(max_length=500, description="https, on the public internet; empty: be told no more.")


class VacationWish(Sent):
    days: int = Field(ge=0, le=366, description="From now on; 0: back again.")


class Joining(Sent):
    """Somebody sits down."""

    invitation: str = Field(max_length=200, description="The secret of a free seat, or the link of one's own seat.")
    name: str = Field("", max_length=LONGEST_NAME)


class Acting(Sent):
    """The answer to a decision: one legal action, or all picks of a set at once, in any order; nothing beyond it."""

    decision: int = Field(ge=0, le=NEVER, description="The number of the decision this answers.")
    actions: list[str] = Field(min_length=1, max_length=MOST_PICKS, description="In the game's notation.")


class Passing(Sent):
    """Decline the decision, and have it declined from now on."""

    decision: int = Field(ge=0, le=NEVER, description="The number of the decision; any, where `scope` is `none`.")
    scope: Literal["turn", "game", "none"] = Field(description="For how long; `none`: be asked everything again.")


class Agreeing(Sent):
    """The rules have changed while the game was played."""

    go_on: bool = Field(description="Go on by the rules of now; otherwise the game ends without a result.")


class Saying(Sent):
    """Something in one's own words."""

    text: str = Field(min_length=1, max_length=LONGEST_MESSAGE, pattern=VISIBLE)
    team: bool = Field(False, description="For one's team only, where there are teams.")


class QuickSaying(Sent):
    """Quick words, which everybody reads in their own language."""

    sign: Quick
    team: bool = Field(False, description="For one's team only, where there are teams.")


class Reacting(Sent):
    sign: Sign | Literal[""] = Field(description="In place of the one before; empty: take it back.")


class BotWish(Sent):
    bot: BotOrNone = Field(description="The level of the bot that plays; empty to play oneself again.")


class PaceWish(Sent):
    pace: Pace


# --- answers


class ApiError(BaseModel):
    """What is wrong, in one sentence of the language asked for."""

    code: str = Field(description="Always the same for the same kind of problem.")
    message: str
    rule: str = Field(description="The id of the rule that forbids it; empty if it is no rule of the game.")


class ErrorBody(BaseModel):
    error: ApiError


class Value(BaseModel):
    value: str
    label: str


class OptionInfo(BaseModel):
    name: str
    label: str
    group: str = Field(description="`players`, `with` (expansions), `variant` or `ruling`.")
    default: str
    values: list[Value] = Field(description="Empty where any text will do.")


class GameInfo(BaseModel):
    name: str
    title: str
    version: int = Field(description="Of the rules.")
    cards: str = Field(description="Digest of the card data.")
    players: list[int]
    options: list[OptionInfo]
    bots: list[str] = Field(description="The weakest first.")


class Clock(BaseModel):
    """By which terms time runs at a table."""

    kind: Literal["move", "game", "days"]
    seconds: int = Field(description="For each move, or for the whole game.")
    increment: int
    at_zero: AtZero


class SeatTime(BaseModel):
    """The time of a seat."""

    left: float = Field(description="Seconds, at this moment.")
    used: float = Field(description="Seconds in the whole game, up to the last line of the log.")
    running: bool
    over: bool = Field(description="It is used up.")
    away: bool = Field(description="The player is on vacation.")


class Webhook(BaseModel):
    address: str = Field(description="Where one is told; empty: nowhere.")


class Vacation(BaseModel):
    until: float = Field(description="When it ends, in seconds since 1970; 0: there is none.")
    days_left: int = Field(description="That can be taken within a year.")


class SeatInfo(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "friend", "bot"]
    bot: str = Field(description="Which bot plays here now; empty if none does.")
    free: bool
    asked: bool = Field(description="Is it this seat's turn to do something?")
    invited: bool = Field(description="Does it wait for somebody you have invited? Only its host is told.")
    invitation: str = Field(description="To join a free seat (for the host), or one's own from elsewhere; else empty.")
    time: SeatTime | None = Field(description="Null where no clock runs.")


class Watching(BaseModel):
    """Those who have a stream of the table open and hold no seat."""

    names: list[str] = Field(description="Of those who have one: 30 at most.")
    number: int = Field(description="Of all.")


class TableInfo(BaseModel):
    """A table as anybody may see it."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "dealing", "running", "over", "closed"]
    options: dict[str, str]
    listed: bool
    pace: float = Field(description="Seconds a bot waits before it moves.")
    fingerprint: str = Field(
        description="SHA-256 of the server's part of the seed, fixed before anybody sat down; the whole seed is in the "
        "record of the finished game."
    )
    clock: Clock | None = Field(description="How long players may think; null: as long as they like.")
    rematch: str = Field(description="The id of the table that follows this one; empty without.")
    seats: list[SeatInfo]
    seat: int = Field(description="Your seat; -1 if you watch.")
    host: bool = Field(description="Are you the host?")
    watching: Watching = Field(description="Who watches; a few seconds may pass until somebody is counted.")


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    names: list[str]
    free: int = Field(description="Seats that wait for a friend.")
    waiting_for_me: bool
    host: bool


class RankedPlace(BaseModel):
    """Somebody in the list of a game: a person with an account, or a bot."""

    name: str
    login: str = Field(description="Empty for a bot.")
    points: int = Field(description="400 more are odds of ten to one; 1,000 is where everybody begins.")
    games: int
    provisional: bool = Field(description="After too few games to be sure.")
    bot: bool


class RankedBoard(BaseModel):
    players: int
    places: list[RankedPlace]


class PlayerRating(BaseModel):
    game: str
    players: int
    points: int
    games: int
    provisional: bool


class PlayerResult(BaseModel):
    id: str = Field(description="The table.")
    title: str
    place: int
    players: int
    left: bool = Field(description="Left before the end.")
    rivals: list[str]


class PlayerRival(BaseModel):
    name: str
    login: str
    games: int
    ahead: int = Field(description="In how many of them one was ahead.")


class FavouriteCards(BaseModel):
    game: str
    cards: list[tuple[str, str, int]] = Field(description="Id, name, how often it was named.")


class PlayerInfo(BaseModel):
    """What is known of an account."""

    name: str
    login: str
    played: int
    won: int
    left: int
    ratings: list[PlayerRating]
    results: list[PlayerResult] = Field(description="The latest ones.")
    cards: list[FavouriteCards]
    rivals: list[PlayerRival]


class TableList(BaseModel):
    mine: list[TableLine]
    open: list[TableLine]


class Seated(BaseModel):
    table: str
    seat: int = Field(description="-1: the host, who sits nowhere.")
    token: str = Field(description="Opens this seat and no other. Keep it secret.")


class Created(BaseModel):
    table: TableInfo
    tokens: list[Seated]


class Move(BaseModel):
    action: str = Field(description="What to send.")
    label: str
    group: str
    reveals: bool = Field(description="It shows something new and cannot be undone.")


class Refused(BaseModel):
    action: str
    label: str
    message: str
    rule: str
    sentence: str = Field(description="What the rule says.")


class Candidate(BaseModel):
    """Something that can be picked for a set."""

    actions: list[str] = Field(
        description="One action: send it once for each. Several: the n-th takes n at once; they may be added up too."
    )
    label: str
    count: int = Field(description="How many there are.")
    worth: int = Field(description="What each adds to the sum that is needed.")
    useful: int = Field(description="How many of it add something.")
    ordered: bool = Field(description="The order in which such picks are sent matters.")


class PickSet(BaseModel):
    """A question answered by a whole set: send all picks in one list, in any order."""

    candidates: list[Candidate]
    need: Literal["exactly", "up-to", "at-least", "any", "between"]
    least: int
    most: int | None = Field(description="Null: no limit.")
    picked: int = Field(description="What was picked before, one by one; it counts.")
    number: int | None = Field(description="How many picks more at most, where their worth is added up; else null.")
    or_none: bool = Field(description="Nothing at all will do as well: send `stop` alone.")
    adds_up: bool = Field(description="False: the worth of some depends on what else is picked.")
    stop: str | None = Field(description="Send it too, to say that this is all; null if the set ends by itself.")
    suggested: list[str] = Field(description="A good answer, where the game knows one.")


class Decision(BaseModel):
    number: int
    prompt: str = Field(description="Always the same for the same kind of question.")
    question: str
    about: str | None = Field(description="The card it is about.")
    left: int
    legal: list[Move]
    refused: list[Refused]
    set: PickSet | None = Field(description="Where several picks are one answer.")
    rule: str = Field(description="The rule behind the question.")
    declined_by: str = Field(description="The action that declines an optional question; empty where one must choose.")


class Result(BaseModel):
    """How the game ended."""

    ending: str
    places: list[int]
    scores: list[int]
    sources: list[tuple[str, list[int]]] = Field(description="Points by source, for each seat.")
    title: str
    aborted: bool


class Zone(TypedDict, total=False):
    """Faces where you see them; otherwise backs, and the face of the top card if all see that."""

    cards: list[str]
    backs: list[int]
    top: str


class Known(TypedDict):
    """A card you remember and cannot see: where it may be, and its place there if that is known (else -1)."""

    card: str
    zones: list[str]
    place: int


class OnTable(TypedDict, total=False):
    """What lies on the table. Names of zones, fields and measures are the game's. Empty before the deal."""

    game: str
    options: dict[str, str]
    number: int
    zones: dict[str, Zone]
    fields: dict[str, int | list[int]]
    placed: dict[str, dict[str, int]]
    measures: dict[str, list[int]]
    known: list[Known]
    answer: str | None
    may_hand_over: bool


class RulesChanged(BaseModel):
    """Nobody is asked anything before everybody has said whether to go on by other rules."""

    changed: str = Field(description="Which rules changed, in words.")
    waiting: list[int] = Field(description="The seats that have yet to say it.")


class View(BaseModel):
    """The table as a seat, or whoever watches, may see it."""

    seat: int
    event: str = Field(description="Changes with the table; live events say it too.")
    status: Literal["waiting", "dealing", "running", "over", "closed"]
    over: bool
    asked: list[int]
    tentative: bool = Field(description="You have begun a turn that the others do not see yet.")
    may_undo: bool
    may_end: bool = Field(description="Your turn is complete: end it, or undo.")
    decision: Decision | None = Field(description="What you are asked, if you are.")
    passing: list[str] = Field(description="Questions (by prompt) that the table declines for you; nobody else knows.")
    standing: list[str] = Field(description="What you may do while others are asked; you are never asked for it.")
    rules: RulesChanged | None = Field(description="The rules have changed, and somebody has yet to agree.")
    result: Result | None
    table: OnTable = Field(description="Zones, fields and memory; what is in it depends on the game.")


class StaleBody(ErrorBody):
    """The decision is not asked any more; this is how the table looks now."""

    view: View


class LogLine(BaseModel):
    entry: int = Field(description="Number of the action in the record.")
    text: str


class Log(BaseModel):
    lines: list[LogLine]


class Mark(BaseModel):
    """A sign at a message."""

    sign: Sign
    number: int
    names: list[str] = Field(description="Of the players among those who put it there.")
    mine: bool


class Message(BaseModel):
    id: int
    name: str
    text: str = Field(description="Of quick words: what they say in your language.")
    team: bool
    sign: Quick | Literal[""] = Field(description="Of quick words; else empty.")
    marks: list[Mark] = Field(description="Signs that people put to it.")


class Chat(BaseModel):
    messages: list[Message]
