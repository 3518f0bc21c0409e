"""Counts lines of play in shatranj with Fairy-Stockfish, for crates/board/tests/older_perft.rs.

    pip install pyffish==0.0.90
    python shatranj.py [DEPTH]

pyffish is under the GPL. Nothing of it is shipped; the counts are facts. Fairy-Stockfish ends a game with a bare King,
which a count of legal moves does not.
"""

import sys

import pyffish

POSITIONS = [
    "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
    "r3q1nr/pp1k1ppp/2npb3/2p1p3/4P1b1/2PPBN1P/PP1QKPP1/RN3B1R w - - 0 1",
    "4k3/1P1P4/8/2q1b3/3B1Q2/4p1p1/8/3K4 b - - 0 1",
    "r1b1k2r/1pp1qpp1/p1np1n1p/4p3/2B1P3/P1NP1N1P/1PP1QPP1/R2K1B1R b - - 0 1",
]


def lines(fen, moves, depth):
    """The number of lines of so many single moves, 1 or more, after these moves."""
    legal = pyffish.legal_moves("shatranj", fen, moves)
    if depth == 1:
        return len(legal)
    return sum(lines(fen, moves + [move], depth - 1) for move in legal)


if __name__ == "__main__":
    deepest = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    for fen in POSITIONS:
        print(fen, *(lines(fen, [], depth) for depth in range(1, deepest + 1)))
