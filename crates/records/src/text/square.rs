//! Squares as people write them.

use board::Square;

/// What a reader expects where a square should stand.
pub(crate) const A_SQUARE: &str = "a square, a1 to h8";

/// A square in either case, or every reason why the text is none.
pub(crate) fn read_square(text: &str) -> Result<Square, String> {
    if let Ok(square) = text.to_ascii_lowercase().parse() {
        return Ok(square);
    }
    let mut letters = text.chars();
    let (Some(file), Some(rank), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err("a square is the letter of a file and the number of a rank".to_owned());
    };
    let mut reasons = Vec::new();
    if !matches!(file.to_ascii_lowercase(), 'a'..='h') {
        reasons.push(format!("there is no file {file}"));
    }
    if !matches!(rank, '1'..='8') {
        reasons.push(format!("there is no rank {rank}"));
    }
    Err(reasons.join("; "))
}
