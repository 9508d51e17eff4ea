# Progress : ce que disent les cartes. Les autres phrases suivront ; ce qui manque ici est dit en anglais.

cost-or = { $cost } ou { $card }
gain-skill = +{ $n } { $skill }
gain-power = +{ $n } { $power }
gain-token = { $n ->
    [one] { $token }
   *[other] { $n } × { $token }
}
gain-per-five = 1 PV par série de cinq : { $kind }
part-kind = Domaine
part-turn-order = Ordre du tour
group-of-cards = { $age } · { $name }
