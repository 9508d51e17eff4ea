# Слова ядра по-русски.

refusal-game-over = Партия окончена.
refusal-not-your-decision = Сейчас решает кто-то другой.
