//! Where hands are, and what they took off the board.

use serde::Serialize;

/// A man held above the board, or set down with the hand still on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// Whose hand: `white` or `black`.
    pub side: String,
    /// What it holds: `white knight`.
    pub man: String,
    /// Where the man stood; null: it came from the box.
    pub from: Option<String>,
    /// Where it stands with the hand still on it; null: it is in the air.
    pub over: Option<String>,
}

/// A man in the hand of one member of a side while another acts: it counts as standing where it was taken up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaitingHand {
    /// Which member of the side: 2 for `white#2`.
    pub member: u8,
    /// The hand, and what it holds.
    #[serde(flatten)]
    pub hand: Hand,
}

/// A hand that lies on what it touched, and has not taken it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Resting {
    /// Whose hand: `white` or `black`.
    pub side: String,
    /// The squares that it touched.
    pub squares: Vec<String>,
}

/// The way that a man went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Way {
    /// From this square.
    pub from: String,
    /// To this one.
    pub to: String,
}

/// Men off the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Captured {
    /// White's men.
    pub white: Vec<char>,
    /// Black's men.
    pub black: Vec<char>,
}

/// A man that was displaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Displaced {
    /// `white pawn`.
    pub man: String,
    /// The square where it belongs.
    pub belongs: String,
    /// The square where it stands now; null: it lies beside the squares.
    pub stands: Option<String>,
    /// Who has to put it back, where the code says who.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_replace: Option<String>,
}

/// What a hand does for a move besides carrying its piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Besides {
    /// The square of the Pawn that is captured en passant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes: Option<String>,
    /// The squares that the Rook leaves and reaches in castling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rook: Option<[String; 2]>,
}

/// A move that stands on the board though the law does not allow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unlawful {
    /// Who made it: `white` or `black`.
    pub by: String,
    /// What it is: `illegal`, `against-touch`, `against-requirement`, or `second-move`, the second of two in succession.
    pub is: &'static str,
    /// The way of the man that was moved; left out where there is no one way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
}
