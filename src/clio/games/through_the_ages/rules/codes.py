"""The closed vocabulary of card effects as numbers: powers, things done once, targets, measures."""

from __future__ import annotations

from typing import Final

# Lasting powers, a bit each in `state.powers[seat]`.
POWERS: Final = (
    "unit_strength",
    "retire",
    "science_on_take",
    "convert_action",
    "cheap_leaders",
    "unit_resources",
    "tuck",
    "extra_politics",
    "cheap_population",
    "colonize_from_hand",
    "muster",
    "infantry_as_cavalry",
    "culture_if_strong",
    "strength_per_face",
    "peek_event",
    "best_laboratory",
    "develop_resources",
    "culture_per_face",
    "no_wonder_surcharge",
    "develop_action",
    "throw_cards",
    "colony_culture",
    "theater_culture",
    "theater_science",
    "cross_upgrade",
    "military_revolution",
    "revolution_culture",
    "unit_type_strength",
    "pair_discount",
    "pair_culture",
    "develop_culture",
    "labs_produce",
    "lab_culture_on_leaving",
    "best_theater_again",
    "no_attacks",
    "dear_to_attack",
    "lab_levels_as_culture",
    "culture_or_arms",
    "larger_hands",
    "wall_strength",
    "extra_faces",
    "price_after_replacing",
    "free_population",
    "double_best_mine",
)
UNIT_STRENGTH: Final = 0
RETIRE: Final = 1
SCIENCE_ON_TAKE: Final = 2
CONVERT_ACTION: Final = 3
CHEAP_LEADERS: Final = 4
UNIT_RESOURCES: Final = 5
TUCK: Final = 6
EXTRA_POLITICS: Final = 7
CHEAP_POPULATION: Final = 8
COLONIZE_FROM_HAND: Final = 9
MUSTER: Final = 10
INFANTRY_AS_CAVALRY: Final = 11
CULTURE_IF_STRONG: Final = 12
STRENGTH_PER_FACE: Final = 13
PEEK_EVENT: Final = 14
BEST_LABORATORY: Final = 15
DEVELOP_RESOURCES: Final = 16
CULTURE_PER_FACE: Final = 17
NO_WONDER_SURCHARGE: Final = 18
DEVELOP_ACTION: Final = 19
THROW_CARDS: Final = 20
COLONY_CULTURE: Final = 21
THEATER_CULTURE: Final = 22
THEATER_SCIENCE: Final = 23
CROSS_UPGRADE: Final = 24
MILITARY_REVOLUTION: Final = 25
REVOLUTION_CULTURE: Final = 26
UNIT_TYPE_STRENGTH: Final = 27
PAIR_DISCOUNT: Final = 28
PAIR_CULTURE: Final = 29
DEVELOP_CULTURE: Final = 30
LABS_PRODUCE: Final = 31
LAB_CULTURE_ON_LEAVING: Final = 32
BEST_THEATER_AGAIN: Final = 33
NO_ATTACKS: Final = 34
DEAR_TO_ATTACK: Final = 35
LAB_LEVELS_AS_CULTURE: Final = 36
CULTURE_OR_ARMS: Final = 37
LARGER_HANDS: Final = 38
WALL_STRENGTH: Final = 39
EXTRA_FACES: Final = 40
PRICE_AFTER_REPLACING: Final = 41
FREE_POPULATION: Final = 42
DOUBLE_BEST_MINE: Final = 43

# What an effect does, once.
DOES: Final = (
    "score",
    "rank",
    "gain",
    "lose",
    "gain_choice",
    "gain_mixed",
    "lose_mixed",
    "population",
    "lose_population",
    "lose_population_half_discontent",
    "draw",
    "discard",
    "free_build",
    "cheap_action",
    "destroy_own",
    "score_rating",
    "produce_food",
    "produce_resources",
    "produce_all",
    "lose_all_food",
    "spend_actions_per_discontent",
    "take_yellow_of_weakest",
    "lose_culture_per_discontent",
    "lose_blue",
    "remove_old_leader",
    "lose_colony",
    "agreement",
    "food_per_happiness",
    "ruin_wonder",
    "terrorism",
    "stage",
    "increase_population",
    "develop",
    "upgrade",
    "build_or_upgrade",
    "temporary_military_action",
    "unit_resources",
    "unit_resources_per_stronger",
    "culture_per_leading",
    "rival_loses_population",
    "take_mixed",
    "raid",
    "take_science",
    "take_culture",
    "take_colony",
    "remove_rival_card",
    "spoils_technology",
    "spoils_yellow",
    "spoils_culture",
)
SCORE: Final = 0
RANK: Final = 1
GAIN: Final = 2
LOSE: Final = 3
GAIN_CHOICE: Final = 4
GAIN_MIXED: Final = 5
LOSE_MIXED: Final = 6
POPULATION: Final = 7
LOSE_POPULATION: Final = 8
LOSE_POPULATION_HALF_DISCONTENT: Final = 9
DRAW: Final = 10
DISCARD: Final = 11
FREE_BUILD: Final = 12
CHEAP_ACTION: Final = 13
DESTROY_OWN: Final = 14
SCORE_RATING: Final = 15
PRODUCE_FOOD: Final = 16
PRODUCE_RESOURCES: Final = 17
PRODUCE_ALL: Final = 18
LOSE_ALL_FOOD: Final = 19
SPEND_ACTIONS_PER_DISCONTENT: Final = 20
TAKE_YELLOW_OF_WEAKEST: Final = 21
LOSE_CULTURE_PER_DISCONTENT: Final = 22
LOSE_BLUE: Final = 23
REMOVE_OLD_LEADER: Final = 24
LOSE_COLONY: Final = 25
AGREEMENT: Final = 26
FOOD_PER_HAPPINESS: Final = 27
RUIN_WONDER: Final = 28
TERRORISM: Final = 29
STAGE: Final = 30
INCREASE_POPULATION: Final = 31
DEVELOP: Final = 32
UPGRADE: Final = 33
BUILD_OR_UPGRADE: Final = 34
TEMPORARY_MILITARY_ACTION: Final = 35
GIVE_UNIT_RESOURCES: Final = 36
UNIT_RESOURCES_PER_STRONGER: Final = 37
CULTURE_PER_LEADING: Final = 38
RIVAL_LOSES_POPULATION: Final = 39
TAKE_MIXED: Final = 40
RAID: Final = 41
TAKE_SCIENCE: Final = 42
TAKE_CULTURE: Final = 43
TAKE_COLONY: Final = 44
REMOVE_RIVAL_CARD: Final = 45
SPOILS_TECHNOLOGY: Final = 46
SPOILS_YELLOW: Final = 47
SPOILS_CULTURE: Final = 48

# For whom an event's effect is.
TARGETS: Final = (
    "self",
    "all",
    "strongest",
    "weakest",
    "two_strongest",
    "two_weakest",
    "most_culture",
    "least_culture",
    "most_culture_if_weak",
    "happiest",
    "most_discontent",
)
SELF: Final = 0
ALL: Final = 1
STRONGEST: Final = 2
WEAKEST: Final = 3
TWO_STRONGEST: Final = 4
TWO_WEAKEST: Final = 5
MOST_CULTURE: Final = 6
LEAST_CULTURE: Final = 7
MOST_CULTURE_IF_WEAK: Final = 8
HAPPIEST: Final = 9
MOST_DISCONTENT: Final = 10

# By what culture is scored once.
MEASURES: Final = (
    "workers",
    "technology_levels",
    "theater_library_culture",
    "urban_output",
    "farm_food",
    "urban_levels",
    "balance",
    "colonies",
    "unit_arena_levels",
    "action_totals",
    "happiness",
    "mine_resources",
    "content_workers",
    "government_special_levels",
    "age_iii_technologies",
    "variety",
    "wonders",
    "strength",
    "science",
    "culture",
)
BY_WORKERS: Final = 0
BY_TECHNOLOGY_LEVELS: Final = 1
BY_THEATER_LIBRARY_CULTURE: Final = 2
BY_URBAN_OUTPUT: Final = 3
BY_FARM_FOOD: Final = 4
BY_URBAN_LEVELS: Final = 5
BY_BALANCE: Final = 6
BY_COLONIES: Final = 7
BY_UNIT_ARENA_LEVELS: Final = 8
BY_ACTION_TOTALS: Final = 9
BY_HAPPINESS: Final = 10
BY_MINE_RESOURCES: Final = 11
BY_CONTENT_WORKERS: Final = 12
BY_GOVERNMENT_SPECIAL_LEVELS: Final = 13
BY_AGE_III_TECHNOLOGIES: Final = 14
BY_VARIETY: Final = 15
BY_WONDERS: Final = 16
BY_STRENGTH: Final = 17
BY_SCIENCE: Final = 18
BY_CULTURE: Final = 19
