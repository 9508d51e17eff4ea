# What is said about card files, in English. What only one game’s file has is in that game.

## The file

bad-cards = { $file } cannot be used as a deck ({ $n ->
    [1] one mistake
   *[other] { $n } mistakes
}):
not-a-file = This is not a file; give the path of a deck in TOML.
no-such-file = There is no such file; check the path.
cannot-be-read = The file cannot be read ({ $why }); check the path and its permissions.
too-deep = The file is nested too deeply to be a deck.
not-utf-8 = The file is not text in UTF-8; a deck is a TOML file saved as UTF-8.
not-toml = The file is not TOML: { $why }.
where-file = The file
where-card = { $kind } { $name }
where-number = { $kind } number { $n }
hint-close = ; did you mean { $word }?
hint-none = ; correct or remove it.

## One table

not-a-table = { $where }: this is { $value }; write a table of fields.
unknown-field = { $where }: the field { $field } is unknown{ $hint }
wrong-value = { $where }: { $field } is { $value }; write { $wanted }.
unprintable = { $where }: { $field } is { $value }; take out line breaks and invisible characters.
missing-field = { $where }: { $field } is missing; write { $wanted }.
no-operation = { $where }: nothing a card can do is called { $name }{ $hint }
same-id = { $where }: the id { $text } is on { $n } cards; give each an id of its own.
same-name = { $where }: the name { $text } is on { $n } cards; give each a name of its own.

## What to write

write-id = small letters, digits and underscores beginning with a letter, such as "crop_rotation"
write-name = the name on one line, at most 60 characters
write-whole = a whole number from 0 up
write-wholes = a list of whole numbers from 0 up
write-flag = true or false
write-one-of = one of { $known }
write-some-of = a list of any of { $known }
write-line = a table that says what the card does
write-lines = a list of tables, each of which says one thing the card does
write-table = a table of fields
write-tables = one table in double square brackets for each card
write-format = 1, the only format there is
