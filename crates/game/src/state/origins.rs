//! The names of the men under a code that names them after their first squares.

use board::{Kind, Man, Setup, Side, Square, Wing};

use crate::array::is_array;
use crate::state::men::{ManId, Men};

/// Beside whom each piece began: the King or the Queen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Origins(Vec<(ManId, Wing)>);

impl Origins {
    /// As [`origins`] tells of the set-up in which these men stand.
    pub(crate) fn of(men: &Men, setup: &Setup) -> Self {
        let origins = origins(setup);
        let named = |square: Square| Some((men.at(square)?, origins[square.index()]?));
        Origins(Square::ALL.into_iter().filter_map(named).collect())
    }

    pub(crate) fn wing(&self, id: ManId) -> Option<Wing> {
        self.0.iter().find(|(known, _)| *known == id).map(|(_, wing)| *wing)
    }

    /// The name of a man, where it stands now.
    pub(crate) fn name(&self, men: &Men, id: ManId, square: Square) -> String {
        let kind = men.man(id).kind;
        match (kind, self.wing(id)) {
            (Kind::Pawn, _) => format!("{} Pawn", file_name(square.file())),
            (_, Some(Wing::King)) => format!("King's {}", kind.name()),
            (_, Some(Wing::Queen)) => format!("Queen's {}", kind.name()),
            (_, None) => kind.name().to_string(),
        }
    }
}

/// Which Bishops, Knights and Rooks of an array are the King's and which the Queen's, by square (american-1897 I.6).
///
/// In the usual array, also with men given at odds, they are named by where they stand; in any other array from the
/// King outward; of any other set-up nothing is known.
///
/// ```
/// use board::{Setup, Square, Wing};
///
/// let origins = jadoube_game::origins(&Setup::usual_array());
/// assert_eq!(origins[Square::B1.index()], Some(Wing::Queen));
/// assert_eq!(origins[Square::E1.index()], None);
/// ```
#[must_use]
pub fn origins(setup: &Setup) -> [Option<Wing>; 64] {
    let mut origins = [None; 64];
    let usual = Setup::usual_array();
    let named = |man: Man| matches!(man.kind, Kind::Rook | Kind::Bishop | Kind::Knight);
    if !is_array(setup) {
        return origins;
    }
    if setup.men().all(|(square, man)| usual.man_at(square) == Some(man)) {
        for (square, _) in setup.men().filter(|&(_, man)| named(man)) {
            origins[square.index()] = Some(if square.file() < 4 { Wing::Queen } else { Wing::King });
        }
        return origins;
    }
    for side in Side::ALL {
        for kind in [Kind::Rook, Kind::Bishop, Kind::Knight] {
            for (square, wing) in pair(setup, side, kind) {
                origins[square.index()] = Some(wing);
            }
        }
    }
    origins
}

/// The two of a kind: the nearer to the King is the King's.
pub(crate) fn pair(setup: &Setup, side: Side, kind: Kind) -> Vec<(Square, Wing)> {
    let of = |kind: Kind| -> Vec<Square> {
        let here = |&square: &Square| setup.man_at(square) == Some(Man { side, kind });
        Square::ALL.into_iter().filter(here).collect()
    };
    let (Some(king), Some(queen)) = (of(Kind::King).first().copied(), of(Kind::Queen).first().copied())
    else {
        return Vec::new();
    };
    let mut squares = of(kind);
    squares.sort_by_key(|square| (square.file().abs_diff(king.file()), queen_side(*square, king, queen)));
    squares.into_iter().zip([Wing::King, Wing::Queen]).collect()
}

pub(crate) fn queen_side(square: Square, king: Square, queen: Square) -> bool {
    (square.file() < king.file()) == (queen.file() < king.file())
}

/// The file's name from the piece that stands on it in the usual array.
pub(crate) fn file_name(file: u8) -> &'static str {
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
