//! What a text in algebraic notation says by itself.

use board::{Kind, Square, Wing};

use crate::text::castling::castling;

/// What the letters say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Castling(Wing),
    /// Free castling, as in Italy: where the King goes, and the Rook.
    FreeCastling(Wing, Square, Square),
    /// Castling up the King's file.
    CastlingOnFile,
    Piece(Sketch),
}

/// The move of a piece as far as the text gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sketch {
    /// None where there is no letter: a Pawn, or whatever stands on an origin given in full.
    pub kind: Option<Kind>,
    pub file: Option<u8>,
    pub rank: Option<u8>,
    pub takes: bool,
    pub to: Square,
    pub promotion: Option<Kind>,
}

/// A hyphen that does not break, a figure dash, an en dash, an em dash, a minus sign.
const DASHES: [char; 5] = ['\u{2011}', '\u{2012}', '–', '—', '−'];

pub(super) fn shape(text: &str) -> Result<Shape, String> {
    let bare = without_marks(text);
    // The dashes of print are hyphens.
    let dashed = bare.contains(DASHES).then(|| bare.replace(DASHES, "-"));
    let bare = dashed.as_deref().unwrap_or(bare);
    if bare.replace(['0', 'o'], "O") == "O-O-O-O" {
        return Ok(Shape::CastlingOnFile);
    }
    match (castling(bare), numbers(bare)) {
        (Some((wing, None)), _) => Ok(Shape::Castling(wing)),
        (Some((wing, Some((king, rook)))), _) => Ok(Shape::FreeCastling(wing, king, rook)),
        (_, Some(sketch)) => Ok(Shape::Piece(sketch)),
        _ => sketch(bare).map(Shape::Piece),
    }
}

/// The move without its marks: check, mate, `!`, `?` and en passant.
pub(super) fn without_marks(text: &str) -> &str {
    let mut bare = text.trim();
    loop {
        let shorter = bare.trim_end_matches(['+', '#', '!', '?']).trim_end();
        let shorter =
            ["e.p.", "e.p", "ep"].iter().find_map(|mark| shorter.strip_suffix(mark)).unwrap_or(shorter);
        if shorter.len() == bare.len() {
            return bare;
        }
        bare = shorter.trim_end();
    }
}

/// The numeric notation of play by correspondence: file and rank of both squares as digits, then what a Pawn becomes.
fn numbers(text: &str) -> Option<Sketch> {
    let digit = |byte: &u8| byte.checked_sub(b'1').filter(|digit| *digit < 8);
    let (squares, becomes) = text.as_bytes().split_at_checked(4)?;
    let [Some(file), Some(rank), Some(to_file), Some(to_rank)] = [0, 1, 2, 3].map(|at| digit(&squares[at]))
    else {
        return None;
    };
    let promotion = match becomes {
        [] => None,
        [b'1'] => Some(Kind::Queen),
        [b'2'] => Some(Kind::Rook),
        [b'3'] => Some(Kind::Bishop),
        [b'4'] => Some(Kind::Knight),
        _ => return None,
    };
    let (file, rank, to) = (Some(file), Some(rank), Square::new(to_file, to_rank));
    Some(Sketch { kind: None, file, rank, takes: false, to, promotion })
}

/// The kind that a figurine shows, of either colour.
fn figurine(letter: char) -> Option<Kind> {
    const SHOWN: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let number = u32::from(letter).checked_sub(u32::from('♔')).filter(|number| *number < 12)?;
    Some(SHOWN[number as usize % 6])
}

fn sketch(text: &str) -> Result<Sketch, String> {
    // Some write the sign of a capture behind the square: `Qd5:`.
    let (text, takes_behind) = text.strip_suffix(':').map_or((text, false), |text| (text, true));
    // A square alone in capitals is a Pawn's, and that on the file of `B` no Bishop's. More than a square is not read so, since
    // `B-B4` is of another notation.
    let small = capital_square(text);
    let text = small.as_deref().unwrap_or(text);
    let (kind, rest) = piece(text);
    let (rest, promotion) = promotion(rest)?;
    let (rest, to) = destination(rest)?;
    // A letter that stands alone behind a move that promotes nothing is no piece: `Nf3N` is a novelty.
    let becomes = kind.is_none_or(|kind| kind == Kind::Pawn) && matches!(to.rank(), 0 | 7);
    if let (false, Some(letter)) = (becomes, letter_alone(text)) {
        return Err(format!("it ends with `{letter}`, not with a square"));
    }
    let (rest, takes) = separator(rest);
    let takes = takes || takes_behind;
    let (file, rank) = origin(rest)?;
    Ok(Sketch { kind, file, rank, takes, to, promotion })
}

/// A square in capitals and nothing else, `E4`, in small letters.
fn capital_square(text: &str) -> Option<String> {
    matches!(text.as_bytes(), [b'A'..=b'H', b'1'..=b'8']).then(|| text.to_ascii_lowercase())
}

/// The files from which and to which a Pawn captures, where nothing else is written: `ed`, `exd` or `e:d`.
pub(super) fn files_alone(text: &str) -> Option<(u8, u8)> {
    let file = |byte: u8| byte.checked_sub(b'a').filter(|file| *file < 8);
    match without_marks(text).as_bytes() {
        [from, to] | [from, b'x' | b':', to] => Some((file(*from)?, file(*to)?)),
        _ => None,
    }
}

fn piece(text: &str) -> (Option<Kind>, &str) {
    match text.chars().next() {
        Some(letter @ ('K' | 'Q' | 'R' | 'B' | 'N' | 'P')) => (Kind::from_letter(letter), &text[1..]),
        Some(letter) if figurine(letter).is_some() => {
            // Behind a figurine may stand the sign that it is to be printed as text.
            (figurine(letter), text[letter.len_utf8()..].trim_start_matches('\u{fe0e}'))
        }
        _ => (None, text),
    }
}

/// `=Q`, `/Q`, `(Q)` or `Q` after the destination, in either case.
fn promotion(text: &str) -> Result<(&str, Option<Kind>), String> {
    let open = text.strip_suffix(')').unwrap_or(text).trim_end_matches('\u{fe0e}');
    let letter = open.chars().last().filter(|letter| !letter.is_ascii_digit());
    let Some(letter) = letter else {
        return Ok((text, None));
    };
    let kind = Kind::from_letter(letter).or_else(|| figurine(letter));
    let kind = kind.ok_or_else(|| format!("it ends with `{letter}`, not with a square"))?;
    let rest = &open[..open.len() - letter.len_utf8()];
    Ok((rest.trim_end_matches(['=', '/', '(']), Some(kind)))
}

/// The capital that stands behind the destination without `=` or parentheses. A small one, as in `e2e4q`, is of UCI.
fn letter_alone(text: &str) -> Option<char> {
    let letter = text.chars().last().filter(char::is_ascii_uppercase)?;
    text[..text.len() - 1].ends_with(|digit: char| digit.is_ascii_digit()).then_some(letter)
}

fn destination(text: &str) -> Result<(&str, Square), String> {
    let at = text.char_indices().rev().nth(1).map_or(0, |(at, _)| at);
    let (rest, square) = text.split_at(at);
    match square.parse() {
        Ok(to) => Ok((rest, to)),
        Err(_) if square.is_empty() => Err("it names no square".to_owned()),
        Err(_) => Err(format!("`{square}` is not a square, a1 to h8")),
    }
}

fn separator(text: &str) -> (&str, bool) {
    match text.strip_suffix(['x', 'X', ':', '×']) {
        Some(rest) => (rest, true),
        None => (text.strip_suffix(['-', '–']).unwrap_or(text), false),
    }
}

fn origin(text: &str) -> Result<(Option<u8>, Option<u8>), String> {
    match text.as_bytes() {
        [] => Ok((None, None)),
        [file @ b'a'..=b'h'] => Ok((Some(file - b'a'), None)),
        [rank @ b'1'..=b'8'] => Ok((None, Some(rank - b'1'))),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok((Some(file - b'a'), Some(rank - b'1'))),
        _ => Err(format!("`{text}` is neither a piece nor its origin")),
    }
}
