//! Random boards for the tests that compare proofs with enumeration, and the enumeration.
//!
//! `JADOUBE_PROOF_BOARDS` sets how many boards a test takes, and `JADOUBE_PROOF_SEED` with which seed it begins.

use std::collections::{HashSet, VecDeque};

use board::{Kind, Man, Position, Setup, Side, Square};

use crate::search::key::PositionKey;

/// Random numbers that are the same on every machine, from a seed.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `most`.
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) % most
    }

    fn square(&mut self, from: u64, to: u64) -> Square {
        Square::ALL[(from + self.below(to - from)) as usize]
    }

    fn side(&mut self) -> Side {
        Side::ALL[self.below(2) as usize]
    }
}

/// The number in an environment variable, or another.
pub(crate) fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Pairs of Pawns that face each other, some with squares between, a few single Pawns and pieces, and two Kings.
pub(crate) fn random_board(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let apart = 1 + random.below(2);
    let mut face = |random: &mut Random, low: Square| {
        if let Some(high) = low.offset(0, 1 + random.below(apart) as i8).filter(|high| high.rank() < 7) {
            setup.set(low, Some(Man::new(Side::White, Kind::Pawn)));
            setup.set(high, Some(Man::new(Side::Black, Kind::Pawn)));
        }
    };
    if random.below(2) == 0 {
        for _ in 0..random.below(7) {
            let low = random.square(8, 48);
            face(random, low);
        }
    } else {
        // A wall from edge to edge, on most files.
        let rank = 1 + random.below(4) as u8;
        for file in 0..8 {
            let low = Square::new(file, rank + random.below(2) as u8);
            if random.below(8) != 0 {
                face(random, low);
            }
        }
    }
    for _ in 0..random.below(3) {
        let pawn = Man::new(random.side(), Kind::Pawn);
        setup.set(random.square(8, 56), Some(pawn));
    }
    for _ in 0..random.below(4) {
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Bishop, Kind::Bishop, Kind::Rook];
        let piece = Man::new(random.side(), kinds[random.below(5) as usize]);
        setup.set(random.square(0, 64), Some(piece));
    }
    for side in Side::ALL {
        let square = std::iter::repeat_with(|| random.square(0, 64))
            .find(|&square| setup.man_at(square).is_none_or(|man| man.kind != Kind::King));
        setup.set(square.unwrap_or(Square::A1), Some(Man::new(side, Kind::King)));
    }
    setup.turn = random.side();
    setup
}

/// Boards with few reachable positions, and Kings in narrow rooms.
pub(crate) const CRAMPED: [&str; 6] = [
    "8/4b3/7p/5p1P/3b1p1K/5Pp1/6P1/5kb1 w - - 0 1",
    "8/b7/k6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1",
    "8/1p6/1Pp5/k1P5/p1P5/P1K5/3B4/8 w - - 0 1",
    "8/1p6/1PpBp1p1/k1P1P1P1/p1P5/P7/5K2/8 w - - 0 1",
    "k7/p1p1p3/8/8/P1P1P3/6p1/6Pp/7K w - - 0 1",
    "8/8/6p1/6P1/6P1/6PK/6PP/k7 w - - 0 1",
];

/// One of the boards with a few pieces removed, moved or added.
pub(crate) fn random_variant(random: &mut Random, boards: &[&str]) -> Option<Setup> {
    let mut setup: Setup = boards[random.below(boards.len() as u64) as usize].parse().ok()?;
    for _ in 0..random.below(5) {
        let occupied: Vec<Square> =
            Square::ALL.into_iter().filter(|&at| setup.man_at(at).is_some()).collect();
        let (from, to) = (occupied[random.below(occupied.len() as u64) as usize], random.square(0, 64));
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Bishop, Kind::Rook, Kind::Pawn];
        let man = match random.below(3) {
            0 => Man::new(random.side(), kinds[random.below(5) as usize]),
            _ => setup.man_at(from)?,
        };
        let fits = man.kind != Kind::Pawn || (1..7).contains(&to.rank());
        if fits && setup.man_at(to).is_none_or(|there| there.kind != Kind::King) {
            if setup.man_at(from) == Some(man) {
                setup.set(from, None);
            }
            setup.set(to, Some(man));
        }
    }
    setup.turn = random.side();
    Some(setup)
}

/// Visits at most `most` reachable positions, breadth first; returns how many they were.
pub(crate) fn for_each_reachable(start: &Position, most: usize, mut visit: impl FnMut(&Position)) -> usize {
    let mut seen = HashSet::from([PositionKey::new(start)]);
    let mut open = VecDeque::from([*start]);
    while let Some(position) = open.pop_front() {
        visit(&position);
        for m in &position.legal_moves() {
            let next = position.play(*m);
            if seen.len() < most && seen.insert(PositionKey::new(&next)) {
                open.push_back(next);
            }
        }
    }
    seen.len()
}

/// The side that has mated, if any.
pub(crate) fn mated_by(position: &Position) -> Option<Side> {
    position.is_checkmate().then_some(!position.turn())
}
