# Слова базы данных по-русски.

bad-database-address = Адрес базы данных не годится: { $why }.
bad-database = База данных не открывается: { $why }
no-database-driver = Драйвер этой базы данных не установлен (нет { $module }): pip install clio[postgresql].
