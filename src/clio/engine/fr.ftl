# Les mots du noyau en français.

refusal-game-over = La partie est terminée.
refusal-not-your-decision = C’est à quelqu’un d’autre de décider.
