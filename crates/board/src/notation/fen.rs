//! Reading FEN, X-FEN and Shredder-FEN.

use std::fmt;
use std::str::FromStr;

use crate::{Bitboard, Kind, Man, Setup, Side, Square, Wing};

/// A text that is not a FEN: every fault in it, each with its column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    text: String,
    faults: Vec<FenFault>,
}

/// One fault of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenFault {
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What was expected and what was found.
    pub says: String,
}

impl FenError {
    pub(crate) fn new(text: &str, faults: Vec<FenFault>) -> Self {
        Self { text: text.to_owned(), faults }
    }

    /// Every fault, from left to right.
    #[must_use]
    pub fn faults(&self) -> &[FenFault] {
        &self.faults
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a FEN:", self.text)?;
        for (i, fault) in self.faults.iter().enumerate() {
            let separator = if i == 0 { ' ' } else { ';' };
            let space = if i == 0 { "" } else { " " };
            write!(f, "{separator}{space}column {}: {}", fault.column, fault.says)?;
        }
        Ok(())
    }
}

impl std::error::Error for FenError {}

/// A field of the text and the column where it starts.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) column: usize,
    pub(crate) text: &'a str,
}

impl Field<'_> {
    fn fault(self, says: impl Into<String>) -> FenFault {
        FenFault { column: self.column, says: says.into() }
    }
}

/// The words of a text, each with its column.
pub(crate) fn fields(text: &str) -> Vec<Field<'_>> {
    let mut fields = Vec::new();
    let (mut column, mut rest) = (1, text);
    while !rest.is_empty() {
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        if !word.is_empty() {
            fields.push(Field { column, text: word });
        }
        let space = after.chars().next();
        column += word.chars().count() + usize::from(space.is_some());
        rest = &after[space.map_or(0, char::len_utf8)..];
    }
    fields
}

/// Reads FEN, X-FEN or Shredder-FEN, which the castling letters tell apart. The two counters may be left out together; then
/// they are 0 and 1. A seventh field names the squares of the Kings and fers that may still leap in an older game:
/// `e1d1e8d8`, or `-`. Without it none may, but in the array all may: that is where games begin. `chess960` is set if a right names the file of a Rook that stands there, or if King or Rook stand
/// elsewhere than in chess. If nobody may castle, the text does not show it, and it is not set.
///
/// Errors: every fault in the text, with its column.
///
/// ```
/// use jadoube_board::Setup;
/// let error = "8/9/8/8/8/8/8/8 x - -".parse::<Setup>().unwrap_err();
/// assert_eq!(error.faults().len(), 2);
/// ```
impl FromStr for Setup {
    type Err = FenError;
    fn from_str(text: &str) -> Result<Self, FenError> {
        let fields = fields(text);
        let mut faults = Vec::new();
        let setup = match fields[..] {
            [pieces, turn, castling, en_passant] => {
                first_four([pieces, turn, castling, en_passant], &mut faults)
            }
            [pieces, turn, castling, en_passant, halfmoves, fullmoves] => Self {
                halfmoves: counter(halfmoves, &mut faults),
                fullmoves: counter(fullmoves, &mut faults),
                ..first_four([pieces, turn, castling, en_passant], &mut faults)
            },
            [pieces, turn, castling, en_passant, halfmoves, fullmoves, leaps] => {
                let four = first_four([pieces, turn, castling, en_passant], &mut faults);
                Self {
                    halfmoves: counter(halfmoves, &mut faults),
                    fullmoves: counter(fullmoves, &mut faults),
                    unmoved: squares(leaps, &mut faults),
                    none_leaps: leaps.text == "-" && four.is_array(),
                    ..four
                }
            }
            _ => {
                let says = format!(
                    "expected four fields (pieces, turn, castling, en passant), six (with the two counters) or seven \
                     (with the men that may still leap), found {}",
                    fields.len()
                );
                faults.push(FenFault { column: 1, says });
                Self::empty()
            }
        };
        faults.sort_by_key(|fault| fault.column);
        if faults.is_empty() { Ok(setup) } else { Err(FenError::new(text, faults)) }
    }
}

/// Reads the four fields that FEN and EPD share.
pub(crate) fn first_four(fields: [Field<'_>; 4], faults: &mut Vec<FenFault>) -> Setup {
    let mut setup = Setup::empty();
    pieces(fields[0], &mut setup, faults);
    match fields[1].text {
        "w" => setup.turn = Side::White,
        "b" => setup.turn = Side::Black,
        other => faults.push(fields[1].fault(format!("expected w or b for the turn, found `{other}`"))),
    }
    castling(fields[2], &mut setup, faults);
    match fields[3].text {
        "-" => {}
        text => match text.parse() {
            Ok(square) => setup.en_passant = Some(square),
            Err(_) => {
                let says = format!("expected - or the square that a Pawn has just passed, found `{text}`");
                faults.push(fields[3].fault(says));
            }
        },
    }
    setup
}

fn counter(field: Field<'_>, faults: &mut Vec<FenFault>) -> u32 {
    let digits = field.text.bytes().all(|byte| byte.is_ascii_digit());
    match field.text.parse() {
        Ok(count) if digits => count,
        _ => {
            let says = format!("expected a number up to {}, found `{}`", u32::MAX, field.text);
            faults.push(field.fault(says));
            0
        }
    }
}

/// The squares of the Kings and fers that may still leap, one after the other: `e1e8`; `-` if there is none.
fn squares(field: Field<'_>, faults: &mut Vec<FenFault>) -> Bitboard {
    if field.text == "-" {
        return Bitboard::EMPTY;
    }
    let letters: Vec<char> = field.text.chars().collect();
    let mut set = Bitboard::EMPTY;
    for (i, name) in letters.chunks(2).enumerate() {
        let name: String = name.iter().collect();
        match name.parse() {
            Ok(square) => set = set.with(square),
            Err(_) => {
                let at = Field { column: field.column + 2 * i, text: field.text };
                faults.push(at.fault(format!(
                    "expected the square of a King or fers that may still leap, found `{name}`"
                )));
            }
        }
    }
    set
}

fn pieces(field: Field<'_>, setup: &mut Setup, faults: &mut Vec<FenFault>) {
    let ranks: Vec<&str> = field.text.split('/').collect();
    if ranks.len() != 8 {
        faults.push(field.fault(format!("expected eight ranks, found {}", ranks.len())));
    }
    let mut column = field.column;
    for (text, rank) in ranks.iter().zip((0..8).rev()) {
        one_rank(Field { column, text }, rank, setup, faults);
        column += text.chars().count() + 1;
    }
}

fn one_rank(field: Field<'_>, rank: u8, setup: &mut Setup, faults: &mut Vec<FenFault>) {
    let (mut file, mut after_digit, faults_before) = (0_u32, false, faults.len());
    for (i, letter) in field.text.chars().enumerate() {
        let at = Field { column: field.column + i, text: field.text };
        if let Some(man) = Man::from_letter(letter) {
            if let Ok(file) = u8::try_from(file)
                && file < 8
            {
                setup.set(Square::new(file, rank), Some(man));
            }
            (file, after_digit) = (file.saturating_add(1), false);
        } else if let Some(empty @ 1..=8) = letter.to_digit(10) {
            if after_digit {
                faults.push(at.fault(format!("expected a piece after a number, found `{letter}`")));
            }
            (file, after_digit) = (file.saturating_add(empty), true);
        } else {
            after_digit = false;
            faults.push(at.fault(format!("expected a piece (pnbrqkPNBRQK) or 1 to 8, found `{letter}`")));
        }
    }
    if file != 8 && faults.len() == faults_before {
        let says = format!("expected eight squares in rank {}, found {file}", rank + 1);
        faults.push(field.fault(says));
    }
}

fn castling(field: Field<'_>, setup: &mut Setup, faults: &mut Vec<FenFault>) {
    if field.text == "-" {
        return;
    }
    for (i, letter) in field.text.chars().enumerate() {
        let at = Field { column: field.column + i, text: field.text };
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let Some((wing, rook, by_file)) = right(setup, side, letter.to_ascii_lowercase()) else {
            faults.push(at.fault(format!("expected - or letters from KQkqA-Ha-h, found `{letter}`")));
            continue;
        };
        if wing == Wing::King && setup.first_rank_king(side) == Some(rook) {
            faults.push(
                at.fault(format!("`{letter}` cannot name a Rook: {}'s King stands on {rook}", side.name())),
            );
        }
        if setup.castling.rook(side, wing).is_some() {
            let says = format!("`{letter}` gives {} a second right on the {wing}", side.name());
            faults.push(at.fault(says));
        }
        setup.castling.set(side, wing, Some(rook));
        // At odds a letter may name a corner without its Rook in orthodox chess too.
        let by_file = by_file && setup.man_at(rook) == Some(Man::new(side, Kind::Rook));
        setup.chess960 |= by_file || rook != wing.corner(side) || !setup.king_at_home(side);
    }
}

/// The wing and the Rook that a castling letter means, and whether it names the file.
fn right(setup: &Setup, side: Side, letter: char) -> Option<(Wing, Square, bool)> {
    let outermost = |wing: Wing| setup.outermost_rook(side, wing).unwrap_or(wing.corner(side));
    match letter {
        'k' => Some((Wing::King, outermost(Wing::King), false)),
        'q' => Some((Wing::Queen, outermost(Wing::Queen), false)),
        'a'..='h' => {
            let rook = Square::new(letter as u8 - b'a', side.first_rank());
            // Without a King the middle of the board tells the wings apart.
            let king = setup.first_rank_king(side).map_or(4, Square::file);
            let wing = if rook.file() > king { Wing::King } else { Wing::Queen };
            Some((wing, rook, true))
        }
        _ => None,
    }
}
