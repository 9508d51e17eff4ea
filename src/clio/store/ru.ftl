# Слова базы данных по-русски.

bad-database-address = Адрес базы данных не годится: { $why }.
bad-database = База данных не открывается: { $why }
no-database-driver = Драйвер этой базы данных не установлен (нет { $module }): pip install clio-tabletop[postgresql].
disk-full = Диск заполнен: освободите место и запустите снова ({ $why }).
not-writable = В папку базы данных нельзя писать: дайте её пользователю право на запись или выберите другую через --data ({ $why }).
damaged-database = База данных повреждена: верните резервную копию командой `clio store restore` ({ $why }).
