//! Any board that FEN can describe, possible or not.

use std::fmt;

use crate::{Bitboard, CastlingRights, Kind, Man, Side, Square, Wing};

/// Pieces on squares, the side to move, and the rest of a FEN. Anything goes; [`Setup::position`] judges it.
///
/// ```
/// use jadoube_board::{Setup, Square};
/// let setup: Setup = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
/// assert_eq!(setup.man_at(Square::E2).unwrap().letter(), 'P');
/// assert_eq!(setup.position().unwrap().legal_moves().len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The piece on each square, by [`Square::index`].
    pub men: [Option<Man>; 64],
    /// The side to move.
    pub turn: Side,
    /// The castling rights.
    pub castling: CastlingRights,
    /// The square that a Pawn has just passed by its double step: the en passant field of FEN.
    pub en_passant: Option<Square>,
    /// Single moves since the last capture or Pawn move.
    pub halfmoves: u32,
    /// The number of the next move, 1 at the start.
    pub fullmoves: u32,
    /// Whether castling is written as in Chess960.
    pub chess960: bool,
    /// The Kings and fers that have not moved and so may still leap in an older game; without meaning today.
    pub unmoved: Bitboard,
    /// Whether in the array of an older game it is said that none may leap, by `-` in the seventh field; if nothing is said
    /// there, all may.
    pub none_leaps: bool,
}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            men: [None; 64],
            turn: Side::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
            chess960: false,
            unmoved: Bitboard::EMPTY,
            none_leaps: false,
        }
    }

    /// The starting position of chess.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Setup::usual_array().fen(), fen);
    /// ```
    #[must_use]
    pub fn usual_array() -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        Self::array([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// The starting position of Chess960 with this Scharnagl number, 0 to 959; `None` above 959. Number 518 is chess.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// assert!(Setup::chess960(0).unwrap().fen().starts_with("bbqnnrkr/"));
    /// assert_eq!(Setup::chess960(960), None);
    /// ```
    #[must_use]
    pub fn chess960(number: u16) -> Option<Self> {
        (number < 960).then(|| Self { chess960: true, ..Self::array(scharnagl(usize::from(number))) })
    }

    /// The starting position with these pieces on both first ranks; the outermost Rooks may castle.
    pub(super) fn array(pieces: [Kind; 8]) -> Self {
        let mut setup = Self::empty();
        for (file, kind) in (0..8).zip(pieces) {
            for side in Side::ALL {
                setup.set(Square::new(file, side.first_rank()), Some(Man::new(side, kind)));
                setup.set(Square::new(file, side.nth_rank(1)), Some(Man::new(side, Kind::Pawn)));
            }
        }
        for side in Side::ALL {
            for wing in Wing::ALL {
                let rook = setup.outermost_rook(side, wing);
                setup.castling.set(side, wing, rook);
            }
        }
        setup
    }

    /// Whether all thirty-two men stand where they begin, with the Kings on the d or the e file.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// assert!(Setup::usual_array().is_array());
    /// assert!(!Setup::empty().is_array());
    /// ```
    #[must_use]
    pub fn is_array(&self) -> bool {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let arrays = [[Queen, King], [King, Queen]];
        arrays
            .into_iter()
            .any(|[d, e]| self.men == Self::array([Rook, Knight, Bishop, d, e, Bishop, Knight, Rook]).men)
    }

    /// The piece on a square; `None` on an empty one.
    #[must_use]
    #[inline]
    pub const fn man_at(&self, square: Square) -> Option<Man> {
        self.men[square.index()]
    }

    /// Puts a piece on a square, or clears it, and returns what stood there.
    pub const fn set(&mut self, square: Square, man: Option<Man>) -> Option<Man> {
        std::mem::replace(&mut self.men[square.index()], man)
    }

    /// The pieces with their squares, from a1 to h8.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// The squares of this piece, from a1 to h8.
    pub(crate) fn squares_of(&self, man: Man) -> impl Iterator<Item = Square> + '_ {
        self.men().filter(move |&(_, m)| m == man).map(|(square, _)| square)
    }

    /// The King of `side` on its first rank; the one nearest the a file if there are several.
    pub(crate) fn first_rank_king(&self, side: Side) -> Option<Square> {
        self.squares_of(Man::new(side, Kind::King)).find(|square| square.rank() == side.first_rank())
    }

    /// Whether the King of `side` on its first rank, if there is one, stands on the e file.
    pub(crate) fn king_at_home(&self, side: Side) -> bool {
        self.first_rank_king(side).is_none_or(|king| king.file() == 4)
    }

    /// The Rook of `side` furthest from the King on that wing of its first rank.
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
}

/// The two Knights' places, of five free ones, for each of the ten numbers.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Scharnagl's numbering: Bishops, Queen and Knights by remainders, then Rook, King, Rook on the three files left.
fn scharnagl(number: usize) -> [Kind; 8] {
    let mut pieces = [None; 8];
    pieces[number % 4 * 2 + 1] = Some(Kind::Bishop);
    pieces[number / 4 % 4 * 2] = Some(Kind::Bishop);
    put_on_free(&mut pieces, number / 16 % 6, Kind::Queen);
    let (first, second) = KNIGHTS[number / 96];
    put_on_free(&mut pieces, second, Kind::Knight);
    put_on_free(&mut pieces, first, Kind::Knight);
    put_on_free(&mut pieces, 1, Kind::King);
    pieces.map(|piece| piece.unwrap_or(Kind::Rook))
}

/// Puts `kind` on the `n`th free file.
fn put_on_free(pieces: &mut [Option<Kind>; 8], n: usize, kind: Kind) {
    if let Some(place) = pieces.iter_mut().filter(|piece| piece.is_none()).nth(n) {
        *place = Some(kind);
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::usual_array()
    }
}

/// A diagram: eight lines, the eighth rank first, FEN letters, `.` for an empty square.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let letters = (0..8).map(|file| self.man_at(Square::new(file, rank)).map_or('.', Man::letter));
            writeln!(f, "{}", letters.collect::<String>())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.fen())
    }
}
