# Les mots des bots en français.

no-bot = Il n’y a pas de bot « { $name } » ; les bots sont { $known }.{ $hint }
bot-illegal = Le bot « { $name } » a choisi « { $action } », qui n’est pas permis : c’est une erreur du bot.
bad-plan = « { $name } » n’est pas un plan : écrivez plan:search=turn:worlds=2, avec les réglages de bots/plan.py.
