# The bots' words in English.

no-bot = There is no bot '{ $name }'; the bots are { $known }.{ $hint }
bot-illegal = The bot '{ $name }' chose '{ $action }', which is not legal: this is a mistake in the bot.
bad-plan = '{ $name }' is no plan: write plan:search=turn:worlds=2, with the settings of bots/plan.py.
