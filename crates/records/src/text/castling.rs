//! The text of a castling.

use board::{Square, Wing};

/// `O-O` or `O-O-O`, and where King and Rook go in a free castling: `O-O:h1e1`.
pub(crate) fn castling(text: &str) -> Option<(Wing, Option<(Square, Square)>)> {
    let (side, squares) = match text.split_once(':') {
        Some((side, squares)) => (side, Some(two_squares(squares)?)),
        None => (text, None),
    };
    match side.replace(['0', 'o'], "O").as_str() {
        "O-O" => Some((Wing::King, squares)),
        "O-O-O" => Some((Wing::Queen, squares)),
        _ => None,
    }
}

fn two_squares(text: &str) -> Option<(Square, Square)> {
    let (king, rook) = text.split_at_checked(2)?;
    Some((king.parse().ok()?, rook.parse().ok()?))
}
