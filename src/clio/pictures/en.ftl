# What can be wrong with a picture, in English.

in-picture = Picture of '{ $picture }': { $what }
no-head = There is nothing to draw: begin with a sky and a ground, for example "meadow hills; wheel 80 93 1.1 wood".
long-line = The line is longer than { $most } characters: leave out what nobody would miss.
no-sky = There is no sky '{ $name }'.{ $hint }
no-ground = There is no ground or room '{ $name }'.{ $hint }
no-motif = There is no motif '{ $name }'.{ $hint }
no-paint = There is no paint '{ $name }' for the motif '{ $motif }'.{ $hint }
no-word = '{ $word }' after the motif '{ $motif }' is neither one of three numbers (x, y, size) nor a paint, flip, a turn like r-15 or a see-through like o.5.
no-line = There is no picture '{ $name }' to start from, or it starts from another one itself.{ $hint }
no-tone = The kit has no tone '{ $name }'.
two-motifs = The kit has two motifs called '{ $name }', the second in { $file }.
