nothing-to-correct = { $game } n’a pas d’évaluation écrite à la main qu’un réseau pourrait corriger.
too-few-games = { $n } parties ne suffisent pas pour une série : il en faut au moins { $least }, dont une pour le contrôle.
training-lost = Le réseau de { $game } s’est égaré dans la série { $round } : ses nombres sont trop grands. Recommencez avec un pas plus petit.
