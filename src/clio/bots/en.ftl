# The bots' words in English.

no-bot = There is no bot '{ $name }'; the bots are { $known }.{ $hint }
bot-illegal = The bot '{ $name }' chose '{ $action }', which is not legal: this is a mistake in the bot.
