//! Which boards are so much alike that what is said of one helps at the other.
//!
//! A position is told by the men on its squares alone: whose move it is, castling, en passant and the counts of moves make no
//! difference, nor does a board that is mirrored or has its colours changed over, nor how the position was reached. Who wants
//! help asks about the position a few moves later, with an idle Pawn on the next square, or without men that have no part in
//! it. So the men are counted that stand elsewhere, and those that are missing.

use board::{Man, Position, Square};

/// Boards that differ on no more squares than this are always alike: two moves change four, castling changes four.
const SQUARES: usize = 4;

/// Each man of a position that stands where the running game has no such man counts two, each man that it has fewer counts
/// one. Up to this they are alike, if enough men stand as in the running game: three moves of each side change so much, and so
/// do twelve men that are taken off.
const DIFFERENCE: usize = 12;

/// One part in so many of the running game's men stands as it does there where boards are alike.
const PART: usize = 2;

/// A board on which no more men than this stand elsewhere than at the beginning, and none is missing, has the first moves of
/// everybody's games: three of each side. They stand in every book, and in so many games that have been left that the end of
/// another game could not be looked at, were they kept from who asks. So they are answered.
const FIRST_MOVES: usize = 6;

/// What stands on each square: nothing, or a man by his side and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Men([u8; 64]);

/// The second side's men are told by this beside their kind.
const OTHER_SIDE: u8 = 8;

impl Men {
    pub(super) fn of(at: impl Fn(Square) -> Option<Man>) -> Men {
        let told = |man: Man| 1 + man.kind.index() as u8 + OTHER_SIDE * man.side.index() as u8;
        let square = |index: usize| Square::from_index(index as u8).and_then(&at).map_or(0, told);
        Men(std::array::from_fn(square))
    }

    fn mirrored(self) -> Men {
        Men(std::array::from_fn(|index| self.0[index ^ 7]))
    }

    fn with_colours_changed_over(self) -> Men {
        let other = |man: u8| if man == 0 { 0 } else { man ^ OTHER_SIDE };
        Men(std::array::from_fn(|index| other(self.0[index ^ 56])))
    }

    fn count(&self) -> usize {
        self.0.iter().filter(|&&man| man != 0).count()
    }

    /// On how many squares they differ.
    fn apart(&self, other: &Men) -> usize {
        self.0.iter().zip(&other.0).filter(|(one, other)| one != other).count()
    }

    /// How many of these men stand where the others have no such man.
    fn elsewhere(&self, than: &Men) -> usize {
        self.0.iter().zip(&than.0).filter(|(one, than)| **one != 0 && one != than).count()
    }

    /// Whether few men have moved and none is missing.
    fn is_of_the_first_moves(&self) -> bool {
        let array = Position::default();
        let array = Men::of(|square| array.man_at(square));
        // With the colours changed over the array is the same; mirrored it is not.
        let few = |array: Men| self.elsewhere(&array) <= FIRST_MOVES;
        self.count() == array.count() && (few(array) || few(array.mirrored()))
    }
}

/// A position that somebody asks about, and the boards that ask the same.
pub(super) struct Looks {
    looks: [Men; 4],
    count: usize,
    first_moves: bool,
}

impl Looks {
    pub(super) fn of(men: Men) -> Looks {
        let other = men.with_colours_changed_over();
        let looks = [men, men.mirrored(), other, other.mirrored()];
        Looks { looks, count: men.count(), first_moves: men.is_of_the_first_moves() }
    }

    /// Whether an answer would help where a game stands so.
    pub(super) fn help_at(&self, board: &Men) -> bool {
        if self.first_moves {
            return false;
        }
        let (stand, mut wide) = (board.count(), None);
        self.looks.iter().any(|look| {
            if look.apart(board) <= SQUARES {
                return true;
            }
            let (elsewhere, missing) = (look.elsewhere(board), stand.saturating_sub(self.count));
            let alike = 2 * elsewhere + missing <= DIFFERENCE && (self.count - elsewhere) * PART >= stand;
            alike && *wide.get_or_insert_with(|| !board.is_of_the_first_moves())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(fen: &str) -> Men {
        let position = fen.parse::<board::Setup>().unwrap().position().unwrap();
        Men::of(|square| position.man_at(square))
    }

    fn helps(asked: &str, stands: &str) -> bool {
        Looks::of(men(asked)).help_at(&men(stands))
    }

    const STANDS: &str = "r1bqkb1r/1pp2ppp/p1np1n2/4p2Q/2B1P3/3P3P/PPP2PP1/RNB1K1NR w KQkq - 4 6";

    #[test]
    fn a_running_position_is_known_in_whatever_dress() {
        for (fen, how) in [
            (STANDS, "as it stands"),
            (
                "r1bqkb1r/1pp2ppp/p1np1n2/4p2Q/2B1P3/3P3P/PPP2PP1/RNB1K1NR b - - 0 30",
                "other rights and counts",
            ),
            (
                "rnb1k1nr/ppp2pp1/3p3p/2b1p3/4P2q/P1NP1N2/1PP2PPP/R1BQKB1R b KQkq - 4 6",
                "colours changed over",
            ),
            ("r1bkqb1r/ppp2pp1/2n1pn1p/Q2p4/3P1B2/P3P3/1PP2PPP/RN1K1BNR w - - 4 6", "mirrored"),
            ("r1bqkb1r/1pp2ppp/p1np1n2/4p2Q/2B1P3/P2P3P/1PP2PP1/RNB1K1NR w KQkq - 0 6", "a Pawn elsewhere"),
            ("r1bqkb1r/1pp2Qpp/p1np1n2/4p3/2B1P3/3P3P/PPP2PP1/RNB1K1NR b KQkq - 0 6", "a move later"),
            ("r1bqkb1r/1pp2ppp/p1np4/4p2n/2B1P3/3P3P/PPP2PP1/RNB1K1NR w KQkq - 0 7", "a man less"),
            ("r1bqkbnr/1pp2ppp/p1np4/4p3/2B1P3/3P3P/PPP2PP1/RNBQK1NR w KQkq - 2 5", "two moves before"),
        ] {
            assert!(helps(fen, STANDS), "{how}");
        }
    }

    #[test]
    fn neither_moves_ahead_nor_idle_men_taken_off_hide_it() {
        const SICILIAN: &str = "rnbqkbnr/pp2pppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4";
        for (fen, how) in [
            ("rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5", "three single moves later"),
            ("rnbqkb1r/1p2pppp/p2p1n2/6B1/3NP3/2N5/PPP2PPP/R2QKB1R b KQkq - 1 6", "five single moves later"),
            ("rnbqkbnr/1p2ppp1/3p4/8/3pP3/5N2/1PP3P1/RNBQKB1R w KQkq - 0 4", "five idle Pawns taken off"),
            ("rnbqkb1r/1p2ppp1/3p1n2/8/3NP3/2N5/1PP3P1/R1BQKB1R b KQkq - 2 5", "both"),
            ("r2k1b1r/pp2pppp/2np1n2/8/3pP3/5N2/PPP2PPP/RNB1KB1R w KQ - 0 4", "two Queens and a Bishop less"),
            ("r1bqkbnr/pp3ppp/2np4/4p3/3PP3/2N2N2/PP3PPP/R1BQKB1R b KQkq - 0 6", "some moves, colours kept"),
        ] {
            assert!(helps(fen, SICILIAN), "{how}");
        }
        const ENDING: &str = "8/5pk1/4p1p1/3pP2p/1r1P3P/5KP1/R4P2/8 b - - 3 40";
        for (fen, how) in [
            ("8/5p2/4p1pk/3pP2p/3P3P/r3K1P1/5P2/R7 w - - 9 43", "both Kings and Rooks elsewhere"),
            ("8/5pk1/4p3/3pP3/1r1P4/5K2/R7/8 b - - 3 40", "the Pawns of one wing taken off"),
        ] {
            assert!(helps(fen, ENDING), "{how}");
        }
    }

    #[test]
    fn another_position_is_answered() {
        for (fen, stands) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", STANDS),
            (
                "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 1 5",
                "rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/2N5/PP2PPPP/R2QKBNR b KQkq - 3 4",
            ),
            ("8/8/4k3/8/8/3KN3/8/8 w - - 0 1", STANDS),
            // The first moves of one game are those of many, also where another is in its first moves.
            (
                "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            ),
            (
                "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            ),
            // Castled Kings behind their Pawns have many games in common.
            (
                "2r2rk1/pp3ppp/2n5/3q4/3P4/5N2/PP3PPP/R2QR1K1 w - - 0 17",
                "1k1r3r/ppp2ppp/2nqb3/3n4/3P4/2N1BN2/PP2QPPP/2KR3R b - - 3 15",
            ),
        ] {
            assert!(!helps(fen, stands), "{fen}");
        }
    }

    /// Three moves of each side occur in everybody's games: the end of another one is looked at from its beginning.
    #[test]
    fn the_first_moves_are_answered_though_a_running_game_stands_so() {
        const SIX: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
        const SEVEN: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/3P4/PPP2PPP/RNB1K1NR b KQkq - 0 4";
        assert!(!helps(SIX, SIX) && !helps(SIX, SEVEN));
        assert!(helps(SEVEN, SEVEN) && helps(SEVEN, SIX));
    }
}
