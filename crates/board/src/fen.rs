//! FEN, X-FEN and Shredder-FEN, in and out.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::{CastlingRights, Kind, Man, Setup, Side, Square, Wing};

/// A text that is no FEN: every fault in it, each with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    text: String,
    faults: Vec<FenFault>,
}

/// One fault of a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenFault {
    /// The column where it stands, counting characters from 1.
    pub column: usize,
    /// What was expected there and what stands there.
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
        write!(f, "`{}` is no FEN:", self.text)?;
        for (i, fault) in self.faults.iter().enumerate() {
            let separator = if i == 0 { ' ' } else { ';' };
            let space = if i == 0 { "" } else { " " };
            write!(f, "{separator}{space}column {}: {}", fault.column, fault.says)?;
        }
        Ok(())
    }
}

impl std::error::Error for FenError {}

/// A field of the text with the column where it begins.
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

/// Reads FEN, X-FEN or Shredder-FEN, telling them apart by the letters for castling; the two counters may be left
/// out together (then 0 and 1). `chess960` is set where a right names the file of a Rook that stands there, or King or
/// Rook stand elsewhere than in chess; where nobody may castle nothing tells, and it is not set.
///
/// Errors: every fault in the text, with its column.
///
/// ```
/// use board::Setup;
/// let error = "8/9/8/8/8/8/8/8 x - -".parse::<Setup>().unwrap_err();
/// assert_eq!(error.faults().len(), 2);
/// ```
impl FromStr for Setup {
    type Err = FenError;
    fn from_str(text: &str) -> Result<Self, FenError> {
        let fields = fields(text);
        let mut faults = Vec::new();
        let setup = match fields[..] {
            [men, turn, castling, passing] => first_four([men, turn, castling, passing], &mut faults),
            [men, turn, castling, passing, halfmoves, fullmoves] => Self {
                halfmoves: counter(halfmoves, &mut faults),
                fullmoves: counter(fullmoves, &mut faults),
                ..first_four([men, turn, castling, passing], &mut faults)
            },
            _ => {
                let says = format!(
                    "expected four fields (men, turn, castling, taking in passing) or six (and two counters), \
                     found {}",
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

/// What the four fields that FEN and EPD share say.
pub(crate) fn first_four(fields: [Field<'_>; 4], faults: &mut Vec<FenFault>) -> Setup {
    let mut setup = Setup::empty();
    men(fields[0], &mut setup, faults);
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
                let says = format!("expected - or the square passed by a Pawn, found `{text}`");
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

fn men(field: Field<'_>, setup: &mut Setup, faults: &mut Vec<FenFault>) {
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
                faults.push(at.fault(format!("expected a man after a number, found `{letter}`")));
            }
            (file, after_digit) = (file.saturating_add(empty), true);
        } else {
            after_digit = false;
            faults.push(at.fault(format!("expected a man (pnbrqkPNBRQK) or 1 to 8, found `{letter}`")));
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
            faults.push(at.fault(format!("`{letter}` cannot be: {}'s King stands on {rook}", side.name())));
        }
        if setup.castling.rook(side, wing).is_some() {
            let says = format!("`{letter}` gives {} a second right on the {wing}", side.name());
            faults.push(at.fault(says));
        }
        setup.castling.set(side, wing, Some(rook));
        // A letter for a corner without its Rook (given as odds) may be met in usual chess too.
        let by_file = by_file && setup.man_at(rook) == Some(Man::new(side, Kind::Rook));
        setup.chess960 |= by_file || rook != wing.corner(side) || !setup.king_at_home(side);
    }
}

/// The wing and the Rook that a letter of the castling field means; and whether it names the file.
fn right(setup: &Setup, side: Side, letter: char) -> Option<(Wing, Square, bool)> {
    let outermost = |wing: Wing| setup.outermost_rook(side, wing).unwrap_or(wing.corner(side));
    match letter {
        'k' => Some((Wing::King, outermost(Wing::King), false)),
        'q' => Some((Wing::Queen, outermost(Wing::Queen), false)),
        'a'..='h' => {
            let rook = Square::new(letter as u8 - b'a', side.first_rank());
            // Without a King to tell the wings apart, the middle of the board does.
            let king = setup.first_rank_king(side).map_or(4, Square::file);
            let wing = if rook.file() > king { Wing::King } else { Wing::Queen };
            Some((wing, rook, true))
        }
        _ => None,
    }
}

impl Setup {
    /// The King of `side` on its first rank, the lowest file first.
    fn first_rank_king(&self, side: Side) -> Option<Square> {
        self.squares_of(Man::new(side, Kind::King)).find(|square| square.rank() == side.first_rank())
    }

    fn king_at_home(&self, side: Side) -> bool {
        self.first_rank_king(side).is_none_or(|king| king.file() == 4)
    }

    /// The Rook of `side` furthest out on that wing of its first rank.
    pub(crate) fn outermost_rook(&self, side: Side, wing: Wing) -> Option<Square> {
        let king = self.first_rank_king(side)?;
        let rooks = || {
            self.squares_of(Man::new(side, Kind::Rook)).filter(|square| square.rank() == side.first_rank())
        };
        match wing {
            Wing::King => rooks().filter(|&rook| rook > king).last(),
            Wing::Queen => rooks().find(|&rook| rook < king),
        }
    }

    /// The FEN: Shredder-FEN where `chess960` is set, X-FEN (for chess the same as plain FEN) otherwise.
    #[must_use]
    pub fn fen(&self) -> String {
        if self.chess960 { self.shredder_fen() } else { self.xfen() }
    }

    /// The Shredder-FEN: castling by the files of the Rooks.
    ///
    /// ```
    /// use board::Setup;
    /// let fen = Setup::usual_array().shredder_fen();
    /// assert!(fen.ends_with(" w HAha - 0 1"));
    /// ```
    #[must_use]
    pub fn shredder_fen(&self) -> String {
        self.with_counters(|setup, side, _, rook| setup.by_file(side, rook))
    }

    /// The X-FEN: castling by K and Q, and by the file of a Rook that is not the outermost.
    #[must_use]
    pub fn xfen(&self) -> String {
        self.with_counters(Self::by_wing)
    }

    /// The four fields that an EPD begins with, castling as in [`Setup::fen`].
    #[must_use]
    pub fn epd(&self) -> String {
        let letter =
            if self.chess960 { |s: &Self, side, _, rook| s.by_file(side, rook) } else { Self::by_wing };
        self.four_fields(letter)
    }

    /// The first field of a FEN: the men alone.
    #[must_use]
    pub fn placement(&self) -> String {
        let ranks = (0..8).rev().map(|rank| self.rank_text(rank));
        ranks.collect::<Vec<_>>().join("/")
    }

    fn rank_text(&self, rank: u8) -> String {
        let (mut text, mut empty) = (String::new(), 0);
        for file in 0..8 {
            match self.man_at(Square::new(file, rank)) {
                Some(man) => {
                    push_empty(&mut text, empty);
                    empty = 0;
                    text.push(man.letter());
                }
                None => empty += 1,
            }
        }
        push_empty(&mut text, empty);
        text
    }

    fn with_counters(&self, letter: impl Fn(&Self, Side, Wing, Square) -> char) -> String {
        format!("{} {} {}", self.four_fields(letter), self.halfmoves, self.fullmoves)
    }

    fn four_fields(&self, letter: impl Fn(&Self, Side, Wing, Square) -> char) -> String {
        let mut text = format!("{} {} ", self.placement(), self.turn.letter());
        push_castling(&mut text, self.castling, |side, wing, rook| letter(self, side, wing, rook));
        match self.en_passant {
            Some(square) => write!(text, " {square}").ok(),
            None => write!(text, " -").ok(),
        };
        text
    }

    fn by_file(&self, side: Side, rook: Square) -> char {
        sided(side, rook.file_letter())
    }

    fn by_wing(&self, side: Side, wing: Wing, rook: Square) -> char {
        if self.outermost_rook(side, wing).unwrap_or(wing.corner(side)) != rook {
            return self.by_file(side, rook);
        }
        match wing {
            Wing::King => sided(side, 'k'),
            Wing::Queen => sided(side, 'q'),
        }
    }
}

fn sided(side: Side, letter: char) -> char {
    match side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter,
    }
}

fn push_empty(text: &mut String, empty: u32) {
    text.extend(char::from_digit(empty, 10).filter(|&digit| digit != '0'));
}

fn push_castling(text: &mut String, rights: CastlingRights, letter: impl Fn(Side, Wing, Square) -> char) {
    if rights.is_none() {
        text.push('-');
    }
    text.extend(rights.iter().map(|(side, wing, rook)| letter(side, wing, rook)));
}
