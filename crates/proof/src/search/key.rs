//! A position as an exact key: nothing is hashed away, so two keys are equal only if the positions are.

use board::{Bitboard, Kind, Man, Movement, Position, Setup, Side, Square, Wing};

/// What stands where, whose turn it is, the rights to castle and to capture en passant, and who may still leap in an older
/// game, in forty bytes.
///
/// The first three words hold the bits of each square's kind (1 for a Pawn to 6 for a King, 0 for none), the fourth the
/// white pieces, the fifth the rest. Counters are left out: no proof here depends on them.
#[derive(Clone, Copy, Eq)]
pub(crate) struct PositionKey([u64; 5]);

impl PartialEq for PositionKey {
    /// Compares word by word in place: most keys that are compared are equal, and a call to compare memory costs more.
    fn eq(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
    }
}

impl std::hash::Hash for PositionKey {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}

/// A hasher that takes the word that a key has mixed already.
#[derive(Clone, Copy, Default)]
pub(crate) struct KeyHasher(u64);

impl std::hash::Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// For maps whose keys are mixed already.
pub(crate) type ByKey = std::hash::BuildHasherDefault<KeyHasher>;

/// Stands for "no square" in the fifth word, where each square has seven bits.
const NO_SQUARE: u64 = 64;

/// Mixes words into one that is well spread.
pub(crate) fn mix(words: &[u64]) -> u64 {
    let fold = |word: u64, next: &u64| (word ^ next).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    let word = words.iter().fold(0, fold);
    (word ^ word >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl PositionKey {
    pub(crate) fn new(position: &Position) -> Self {
        let bits = |plane: usize| {
            let in_plane = |kind: &Kind| (kind.index() + 1) >> plane & 1 != 0;
            let kinds = Kind::ALL.into_iter().filter(in_plane);
            kinds.fold(Bitboard::EMPTY, |set, kind| set | position.kind(kind)).0
        };
        Self([bits(0), bits(1), bits(2), position.side(Side::White).0, rest(position)])
    }

    /// A key of anything else that fits five words.
    pub(crate) fn of(words: [u64; 5]) -> Self {
        Self(words)
    }

    pub(crate) fn words(&self) -> [u64; 5] {
        self.0
    }

    /// A well spread word: equal for equal keys, with no other meaning.
    pub(crate) fn mixed(&self) -> u64 {
        mix(&self.0)
    }

    /// The position under this movement, with its counters at their first values.
    pub(crate) fn position(&self, movement: &Movement, chess960: bool) -> Position {
        let [.., rest] = self.0;
        let mut setup = Setup { chess960, ..Setup::empty() };
        for square in Square::ALL {
            setup.set(square, self.man_at(square));
        }
        setup.turn = if rest & 1 == 0 { Side::White } else { Side::Black };
        setup.en_passant = square_in(rest >> 1);
        for (place, (side, wing)) in corners().enumerate() {
            setup.castling.set(side, wing, square_in(rest >> (8 + 7 * place)));
        }
        setup.unmoved = ends(rest >> UNMOVED_AT);
        // A key says all: in the array too, who is not named may not leap.
        setup.none_leaps = setup.unmoved.is_empty();
        setup.as_it_stands(movement)
    }

    fn man_at(&self, square: Square) -> Option<Man> {
        let bit = |plane: usize| (self.0[plane] >> square.index() & 1) as usize;
        let kind = Kind::ALL.get((bit(0) | bit(1) << 1 | bit(2) << 2).checked_sub(1)?)?;
        let side = if bit(3) == 1 { Side::White } else { Side::Black };
        Some(Man::new(side, *kind))
    }
}

/// Where the bits of the men that have not moved begin, a1 to h1 and then a8 to h8.
const UNMOVED_AT: u32 = 36;

/// The turn in bit 0, the en passant square in the next seven, the four Rooks that may castle, then the men that have not
/// moved.
fn rest(position: &Position) -> u64 {
    let word = position.turn().index() as u64 | bits_of(position.en_passant()) << 1;
    let rooks = corners().map(|(side, wing)| bits_of(position.castling().rook(side, wing)));
    let word = rooks.enumerate().fold(word, |word, (place, rook)| word | rook << (8 + 7 * place));
    match position.unmoved().0 {
        0 => word,
        unmoved => word | (unmoved & 0xFF | unmoved >> 56 << 8) << UNMOVED_AT,
    }
}

/// The squares of the first and the eighth rank that sixteen bits name.
fn ends(bits: u64) -> Bitboard {
    Bitboard(bits & 0xFF | (bits >> 8 & 0xFF) << 56)
}

fn corners() -> impl Iterator<Item = (Side, Wing)> {
    Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing)))
}

fn bits_of(square: Option<Square>) -> u64 {
    square.map_or(NO_SQUARE, |square| square.index() as u64)
}

fn square_in(bits: u64) -> Option<Square> {
    Square::from_index((bits & 127) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_gives_its_position_back() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 1",
            "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBgb - 0 1",
            "8/8/8/8/8/8/8/8 b - - 0 1",
        ];
        for fen in fens {
            let setup: Setup = fen.parse().unwrap();
            let position = setup.as_it_stands(&Movement::ORDINARY);
            let key = PositionKey::new(&position);
            assert_eq!(key.position(&Movement::ORDINARY, position.is_chess960()), position, "{fen}");
        }
    }

    #[test]
    fn a_key_keeps_who_may_still_leap() {
        for (name, rules) in board::RuleChoices::SETS {
            let start = rules.start();
            assert_eq!(PositionKey::new(&start).position(&rules.movement(), false), start, "{name}");
        }
        let start = board::RuleChoices::MEDIEVAL.start();
        let movement = board::RuleChoices::MEDIEVAL.movement();
        let moved = Setup { unmoved: Bitboard::EMPTY, none_leaps: true, ..start.setup() };
        let moved = moved.as_it_stands(&movement);
        assert!(PositionKey::new(&start) != PositionKey::new(&moved));
        assert_eq!(
            PositionKey::new(&moved).position(&movement, false),
            moved,
            "all are home again, and none may leap"
        );
    }
}
