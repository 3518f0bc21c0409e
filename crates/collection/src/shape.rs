//! What of a position tells that another one cannot have gone before it, or can no longer follow.

use board::{Bitboard, Kind, Position, Side};

/// The kinds that are counted: there is one King.
pub const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// How many men of each kind, and which Pawns stand where Pawns begin.
///
/// ```
/// use board::{Position, Side};
/// use jadoube_collection::Shape;
/// let shape = Shape::of(&Position::default());
/// assert_eq!((shape.counts[Side::White.index()], shape.home), ([8, 2, 2, 2, 1], u16::MAX));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// Pawns, Knights, Bishops, Rooks and Queens of each side.
    pub counts: [[u8; 5]; 2],
    /// Pawns on their side's second rank: a bit for each file, White's first.
    pub home: u16,
}

/// The Pawns on their side's second rank.
#[inline]
pub fn home(position: &Position) -> u16 {
    let on = |side: Side| {
        let rank = side.nth_rank(1);
        let pawns = position.men(side, Kind::Pawn) & Bitboard::rank(rank);
        (pawns.0 >> (8 * u32::from(rank))) as u16
    };
    on(Side::White) | on(Side::Black) << 8
}

impl Shape {
    /// The shape of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let count = |side, kind| position.men(side, kind).count() as u8;
        let counts = Side::ALL.map(|side| KINDS.map(|kind| count(side, kind)));
        Shape { counts, home: home(position) }
    }

    /// The men of a side without its King.
    #[must_use]
    #[inline]
    pub fn men(&self, side: usize) -> u8 {
        self.counts[side].iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether a game that ends with this shape may have gone through the other: men and Pawns only grow fewer, and a kind grows
    /// only by promotion.
    #[must_use]
    pub fn may_follow(&self, earlier: &[[u8; 5]; 2], promoted: bool) -> bool {
        (0..2).all(|side| {
            let (late, early) = (&self.counts[side], &earlier[side]);
            let fewer = late[0] <= early[0] && self.men(side) <= early.iter().sum();
            fewer && (promoted || late.iter().zip(early).all(|(late, early)| late <= early))
        })
    }

    /// The shape in seven bytes.
    #[must_use]
    pub fn bytes(&self) -> [u8; 7] {
        let mut bytes = [0; 7];
        for (place, count) in self.counts.iter().flatten().enumerate() {
            bytes[place / 2] |= (count & 15) << (4 * (place % 2));
        }
        bytes[5..].copy_from_slice(&self.home.to_le_bytes());
        bytes
    }

    /// The shape of these seven bytes.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 7]) -> Self {
        let count = |place: usize| bytes[place / 2] >> (4 * (place % 2)) & 15;
        let counts = [0, 5].map(|side| [0, 1, 2, 3, 4].map(|kind| count(side + kind)));
        Shape { counts, home: u16::from_le_bytes([bytes[5], bytes[6]]) }
    }
}
