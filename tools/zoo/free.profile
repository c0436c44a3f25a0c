# Anybody may play at any time.
sides: 1-19
rectangles: no
board: list_stones
