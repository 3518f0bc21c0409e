//! What the men are called by a code that names them from where they began.

use board::{Kind, Setup, Side, Square, Wing};

use crate::array::is_array;
use crate::men::{ManId, Men};

/// Beside whom each piece began: the King or the Queen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Origins(Vec<(ManId, Wing)>);

impl Origins {
    /// Of an array, men are named from the King outward; of any other set-up nothing is known.
    pub(crate) fn of(men: &Men, setup: &Setup) -> Self {
        if !is_array(setup) {
            return Origins::default();
        }
        let named = [Kind::Rook, Kind::Bishop, Kind::Knight];
        let pairs = Side::ALL.into_iter().flat_map(|side| named.map(|kind| pair(men, side, kind)));
        Origins(pairs.flatten().collect())
    }

    /// The name of a man, where it stands now.
    pub(crate) fn name(&self, men: &Men, id: ManId, square: Square) -> String {
        let kind = men.man(id).kind;
        let wing = self.0.iter().find(|(known, _)| *known == id).map(|(_, wing)| *wing);
        match (kind, wing) {
            (Kind::Pawn, _) => format!("{} Pawn", file_name(square.file())),
            (_, Some(Wing::King)) => format!("King's {}", kind.name()),
            (_, Some(Wing::Queen)) => format!("Queen's {}", kind.name()),
            (_, None) => kind.name().to_string(),
        }
    }
}

/// "First", "Second" … of several Pawns of one side on a file, the furthest on being the first; none of a single one.
pub(crate) fn place_on_file(men: &Men, square: Square) -> Option<&'static str> {
    const PLACES: [&str; 6] = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
    let pawn = men.man_at(square).filter(|man| man.kind == Kind::Pawn)?;
    let on_file = |other: &Square| other.file() == square.file() && men.man_at(*other) == Some(pawn);
    let others = Square::ALL.into_iter().filter(on_file).filter(|&other| other != square);
    let ahead = |other: &Square| match pawn.side {
        Side::White => other.rank() > square.rank(),
        Side::Black => other.rank() < square.rank(),
    };
    let (before, all) = (others.clone().filter(ahead).count(), others.count());
    (all > 0).then(|| PLACES[before % 6])
}

/// The two of a kind: the nearer to the King is the King's.
fn pair(men: &Men, side: Side, kind: Kind) -> Vec<(ManId, Wing)> {
    let of = |kind: Kind| -> Vec<Square> {
        let here = |&square: &Square| men.man_at(square) == Some(board::Man { side, kind });
        Square::ALL.into_iter().filter(here).collect()
    };
    let (Some(king), Some(queen)) = (of(Kind::King).first().copied(), of(Kind::Queen).first().copied())
    else {
        return Vec::new();
    };
    let mut squares = of(kind);
    squares.sort_by_key(|square| (square.file().abs_diff(king.file()), queen_side(*square, king, queen)));
    let wings = [Wing::King, Wing::Queen];
    squares.into_iter().zip(wings).filter_map(|(square, wing)| Some((men.at(square)?, wing))).collect()
}

fn queen_side(square: Square, king: Square, queen: Square) -> bool {
    (square.file() < king.file()) == (queen.file() < king.file())
}

/// The file's name from the piece that stands on it in the usual array.
fn file_name(file: u8) -> &'static str {
    const NAMES: [&str; 8] = [
        "Queen's Rook's",
        "Queen's Knight's",
        "Queen's Bishop's",
        "Queen's",
        "King's",
        "King's Bishop's",
        "King's Knight's",
        "King's Rook's",
    ];
    NAMES[usize::from(file) % 8]
}
