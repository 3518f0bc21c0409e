//! What a record says; anything it leaves out is `None`.

use board::{Kind, Side, Square, Wing};

/// The names of a piece that a record gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ManName {
    pub kind: Kind,
    /// King's or Queen's: the wing where a Bishop, Knight or Rook began.
    pub origin: Option<Wing>,
    /// The file on which a Pawn stands.
    pub file: Option<FileName>,
    /// Which of several Pawns on a file, counted from the one furthest on.
    pub nth: Option<u8>,
}

/// A file by the piece that stands on it in the usual array; without its wing it is either of two files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FileName {
    pub piece: Kind,
    pub wing: Option<Wing>,
}

/// A square as seen from the player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareName {
    pub file: FileWord,
    /// Counted from 1 from the player's side.
    pub rank: Option<u8>,
}

/// A file, named or by a pronoun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileWord {
    Named(FileName),
    /// "his", "her": the file named after the piece itself.
    Own,
    /// "his Bishop's": the file on the piece's own wing.
    OwnSide(Kind),
}

/// What a record says of a move; what it leaves out agrees with anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sentence {
    Castles(Option<Wing>),
    /// A free castling, which the books have no sign for: where the King goes, and the Rook.
    CastlesFreely(Wing, Square, Square),
    Move(Transfer),
}

/// What is said of the way of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Transfer {
    pub man: Option<ManName>,
    pub place: Option<SquareName>,
    pub verb: Option<Verb>,
    /// Where it goes, or where the captured piece stands.
    pub square: Option<SquareName>,
    pub captured: Option<ManName>,
    pub in_passing: bool,
    pub promotion: Option<Kind>,
}

/// What the piece does; the last four are words that only books use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    To,
    Takes,
    Checks,
    Mates,
    Moves,
    Queens,
}

impl Sentence {
    /// Whether it says what a piece does or where it goes, and lets only a Pawn on the last rank become another piece.
    pub fn is_whole(&self) -> bool {
        let Sentence::Move(said) = self else { return true };
        let pawn = said.man.is_none_or(|man| man.kind == Kind::Pawn);
        let on_last_rank = said.captured.is_some()
            || said.square.is_none_or(|square| square.rank.is_none_or(|rank| rank == 8));
        let says_enough = said.man.is_some() && (said.verb.is_some() || said.square.is_some());
        says_enough && (said.promotion.is_none() || pawn && on_last_rank)
    }
}

/// The names of the files, from the Queen's Rook's to the King's Rook's.
const FILES: [FileName; 8] = [
    FileName::beside(Wing::Queen, Kind::Rook),
    FileName::beside(Wing::Queen, Kind::Knight),
    FileName::beside(Wing::Queen, Kind::Bishop),
    FileName { piece: Kind::Queen, wing: None },
    FileName { piece: Kind::King, wing: None },
    FileName::beside(Wing::King, Kind::Bishop),
    FileName::beside(Wing::King, Kind::Knight),
    FileName::beside(Wing::King, Kind::Rook),
];

impl FileName {
    const fn beside(wing: Wing, piece: Kind) -> Self {
        FileName { piece, wing: Some(wing) }
    }

    /// The full name of a file.
    pub fn of(file: u8) -> Self {
        FILES[usize::from(file) % 8]
    }

    pub fn agrees(self, file: u8) -> bool {
        let whole = FileName::of(file);
        self.piece == whole.piece && self.wing.is_none_or(|wing| Some(wing) == whole.wing)
    }

    /// The name without King's or Queen's before a Bishop, Knight or Rook.
    pub fn half(self) -> Self {
        FileName { wing: None, ..self }
    }

    /// The wing on which the file lies.
    pub fn side(self) -> Option<Wing> {
        match self.piece {
            Kind::King => Some(Wing::King),
            Kind::Queen => Some(Wing::Queen),
            _ => self.wing,
        }
    }
}

/// The rank of a square as a player counts it, from 1.
pub(super) fn rank_for(side: Side, square: Square) -> u8 {
    match side {
        Side::White => square.rank() + 1,
        Side::Black => 8 - square.rank(),
    }
}

/// The letters of a piece or a file.
pub(super) fn letters(kind: Kind) -> &'static str {
    match kind {
        Kind::King => "K",
        Kind::Queen => "Q",
        Kind::Bishop => "B",
        Kind::Knight => "Kt",
        Kind::Rook => "R",
        Kind::Pawn => "P",
    }
}

/// The letter of King's or Queen's.
pub(super) fn wing_letter(wing: Option<Wing>) -> &'static str {
    match wing {
        Some(Wing::King) => "K",
        Some(Wing::Queen) => "Q",
        None => "",
    }
}
