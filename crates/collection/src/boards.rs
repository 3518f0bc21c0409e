//! What should stand on the board at some time in a game: a position, or men of certain kinds.

use std::str::FromStr;

use board::{Bitboard, CastlingRights, Kind, Position, Setup, Side, Square};

use crate::shape::{KINDS, Shape, home};

/// What should stand on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardWanted {
    /// A position.
    Position(Box<PositionWanted>),
    /// Men of certain kinds, wherever they stand.
    Material(MaterialWanted),
}

impl BoardWanted {
    /// Whether it stands there.
    #[must_use]
    #[inline]
    pub fn is_on(&self, position: &Position) -> bool {
        match self {
            BoardWanted::Position(wanted) => wanted.is_on(position),
            BoardWanted::Material(wanted) => wanted.is_on(position),
        }
    }

    /// Whether a game that ends with this shape may have had it.
    #[must_use]
    pub fn may_have_been(&self, last: &Shape, promoted: bool) -> bool {
        match self {
            BoardWanted::Position(wanted) => {
                last.home & !wanted.shape.home == 0 && last.may_follow(&wanted.shape.counts, promoted)
            }
            BoardWanted::Material(wanted) => {
                wanted.contained || wanted.ways.iter().any(|way| last.may_follow(way, promoted))
            }
        }
    }

    /// Whether no position after this one can have it.
    #[must_use]
    #[inline]
    pub fn is_past(&self, position: &Position) -> bool {
        match self {
            BoardWanted::Position(wanted) => {
                wanted.shape.home & !home(position) != 0 || too_few(position, &wanted.shape.counts)
            }
            BoardWanted::Material(wanted) => wanted.ways.iter().all(|way| too_few(position, way)),
        }
    }
}

/// Whether a side has fewer men, or fewer Pawns, than there: they never grow more.
#[inline]
fn too_few(position: &Position, counts: &[[u8; 5]; 2]) -> bool {
    Side::ALL.into_iter().zip(counts).any(|(side, counts)| {
        let men: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        // The King is not among the counted men.
        position.side(side).count() < men + 1 || position.men(side, Kind::Pawn).count() < u32::from(counts[0])
    })
}

/// A position, as far as it is given: the men on their squares, and if wanted the side to move and its rights.
///
/// As many fields of a FEN as are given are compared: the board alone; the side to move; the castling rights; the square of a
/// legal capture en passant. Counters never are.
///
/// ```
/// use board::Position;
/// use jadoube_collection::PositionWanted;
///
/// let board: PositionWanted = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".parse()?;
/// assert!(board.is_on(&Position::default()));
/// let black_to_move: PositionWanted = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b".parse()?;
/// assert!(!black_to_move.is_on(&Position::default()));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionWanted {
    kinds: [Bitboard; 6],
    sides: [Bitboard; 2],
    turn: Option<Side>,
    castling: Option<CastlingRights>,
    en_passant: Option<Option<Square>>,
    shape: Shape,
}

impl PositionWanted {
    /// This position with its side to move and its rights.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        PositionWanted {
            kinds: Kind::ALL.map(|kind| position.kind(kind)),
            sides: Side::ALL.map(|side| position.side(side)),
            turn: Some(position.turn()),
            castling: Some(position.castling()),
            en_passant: Some(position.en_passant()),
            shape: Shape::of(position),
        }
    }

    /// Whether a position is this one.
    #[must_use]
    #[inline]
    pub fn is_on(&self, position: &Position) -> bool {
        Side::ALL.into_iter().zip(self.sides).all(|(side, men)| position.side(side) == men)
            && Kind::ALL.into_iter().zip(self.kinds).all(|(kind, men)| position.kind(kind) == men)
            && self.turn.is_none_or(|turn| position.turn() == turn)
            && self.castling.is_none_or(|rights| position.castling() == rights)
            && self.en_passant.is_none_or(|square| position.en_passant() == square)
    }

    fn of_men(setup: &Setup) -> Self {
        let (mut kinds, mut sides) = ([Bitboard::EMPTY; 6], [Bitboard::EMPTY; 2]);
        let mut shape = Shape::default();
        for (square, man) in setup.men() {
            kinds[man.kind.index()] = kinds[man.kind.index()].with(square);
            sides[man.side.index()] = sides[man.side.index()].with(square);
            if let Some(kind) = KINDS.iter().position(|kind| *kind == man.kind) {
                shape.counts[man.side.index()][kind] += 1;
            }
            if man.kind == Kind::Pawn && square.rank() == man.side.nth_rank(1) {
                shape.home |= 1 << (square.file() as usize + 8 * man.side.index());
            }
        }
        PositionWanted { kinds, sides, turn: None, castling: None, en_passant: None, shape }
    }
}

impl FromStr for PositionWanted {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let given: Vec<&str> = text.split_whitespace().collect();
        let filled = ["", "w", "-", "-", "0", "1"];
        let rest = filled.get(given.len()..).unwrap_or_default();
        let fen = given.iter().chain(rest).copied().collect::<Vec<_>>().join(" ");
        let setup: Setup = fen.parse().map_err(|error: board::FenError| {
            let faults: Vec<_> = error.faults().iter().map(|fault| fault.says.as_str()).collect();
            format!("expected a FEN or its first fields, found `{text}`: {}", faults.join("; "))
        })?;
        let mut wanted = PositionWanted::of_men(&setup);
        wanted.turn = (given.len() > 1).then_some(setup.turn);
        if given.len() > 2 {
            let position = setup.position().map_err(|refusal| {
                let reasons: Vec<_> = refusal.reasons().iter().map(ToString::to_string).collect();
                format!("no game can come to `{text}`: {}", reasons.join("; "))
            })?;
            wanted.castling = Some(position.castling());
            wanted.en_passant = (given.len() > 3).then_some(position.en_passant());
        }
        Ok(wanted)
    }
}

/// Men of certain kinds, such as a King, a Rook and a Pawn against a King and a Rook.
///
/// ```
/// use board::Setup;
/// use jadoube_collection::MaterialWanted;
///
/// let position = "8/8/4k3/4r3/8/4P3/4K3/R7 w - - 0 1".parse::<Setup>().unwrap().position().unwrap();
/// assert!(MaterialWanted::exactly("KRPvKR", false)?.is_on(&position));
/// assert!(MaterialWanted::exactly("KRvKRP", false)?.is_on(&position), "whichever colour");
/// assert!(!MaterialWanted::exactly("KRvKRP", true)?.is_on(&position), "White is named first");
/// assert!(MaterialWanted::at_least("RvR", false)?.is_on(&position));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialWanted {
    /// The counts of both sides, for each way in which the colours may be given.
    ways: Vec<[[u8; 5]; 2]>,
    /// There may be more.
    contained: bool,
}

impl MaterialWanted {
    /// Exactly these men, for whichever colour or for White first.
    ///
    /// # Errors
    ///
    /// The text is not two sides with a `v` between them.
    pub fn exactly(text: &str, white_first: bool) -> Result<Self, String> {
        Self::read(text, white_first, false)
    }

    /// These men and perhaps more.
    ///
    /// # Errors
    ///
    /// As [`MaterialWanted::exactly`].
    pub fn at_least(text: &str, white_first: bool) -> Result<Self, String> {
        Self::read(text, white_first, true)
    }

    fn read(text: &str, white_first: bool, contained: bool) -> Result<Self, String> {
        let wrong = || format!("expected material such as KRPvKR, found `{text}`");
        let side = |letters: &str| -> Result<[u8; 5], String> {
            let (mut counts, mut kings) = ([0_u8; 5], 0);
            for letter in letters.chars() {
                let kind = Kind::from_letter(letter).ok_or_else(wrong)?;
                match KINDS.iter().position(|known| *known == kind) {
                    Some(kind) => counts[kind] += 1,
                    None => kings += 1,
                }
            }
            let men: u8 = if letters.len() > 16 { 16 } else { counts.iter().sum() };
            if kings > 1 || men > 15 {
                return Err(format!("no side has the men of `{letters}` in `{text}`"));
            }
            Ok(counts)
        };
        let (one, other) = text.trim().split_once(['v', 'V']).ok_or_else(wrong)?;
        let (one, other) = (side(one.trim())?, side(other.trim())?);
        let mut ways = vec![[one, other]];
        if !white_first && one != other {
            ways.push([other, one]);
        }
        Ok(MaterialWanted { ways, contained })
    }

    /// Whether these men are on the board.
    #[must_use]
    #[inline]
    pub fn is_on(&self, position: &Position) -> bool {
        let fits = |side: Side, counts: &[u8; 5]| {
            KINDS.into_iter().zip(counts).all(|(kind, wanted)| {
                let count = position.men(side, kind).count();
                if self.contained { count >= u32::from(*wanted) } else { count == u32::from(*wanted) }
            })
        };
        self.ways.iter().any(|way| Side::ALL.into_iter().zip(way).all(|(side, counts)| fits(side, counts)))
    }
}
