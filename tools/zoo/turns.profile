# Players in turn; two passes end its games.
turns: alternate
passes: no
sides: 1-19
rectangles: no
board: list_stones
