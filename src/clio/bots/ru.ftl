# Слова ботов по-русски.

no-bot = Бота «{ $name }» нет; есть { $known }.{ $hint }
bot-illegal = Бот «{ $name }» выбрал «{ $action }», а это не разрешено: ошибка в боте.
bad-plan = «{ $name }» не план: пишите plan:search=turn:worlds=2, с настройками из bots/plan.py.
