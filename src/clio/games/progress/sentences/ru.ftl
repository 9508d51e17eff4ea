# Progress: что сказано на картах. Остальные фразы появятся позже; чего здесь нет, говорится по-английски.

cost-or = { $cost } или { $card }
gain-skill = +{ $n } { $skill }
gain-power = +{ $n } { $power }
gain-token = { $n ->
    [one] { $token }
   *[other] { $n } × { $token }
}
gain-per-five = 1 ПО за каждые пять: { $kind }
part-kind = Вид
part-turn-order = Порядок хода
group-of-cards = { $age } · { $name }
