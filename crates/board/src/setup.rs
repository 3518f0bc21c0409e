//! A board set up anyhow: what FEN can say, possible or not.

use std::fmt;

use crate::{CastlingRights, Kind, Man, Side, Square};

/// Men on squares, whose turn it is, and what else a FEN tells. Anything goes; [`Setup::position`] judges it.
///
/// ```
/// use board::{Setup, Square};
/// let setup: Setup = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
/// assert_eq!(setup.man_at(Square::E2).unwrap().letter(), 'P');
/// assert_eq!(setup.position().unwrap().legal_moves().len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands on each square, by [`Square::index`].
    pub men: [Option<Man>; 64],
    /// Whose turn it is.
    pub turn: Side,
    /// The Rooks with which each side may still castle.
    pub castling: CastlingRights,
    /// The square that a Pawn has just passed by its double step.
    pub en_passant: Option<Square>,
    /// Single moves since the last capture or Pawn move.
    pub halfmoves: u32,
    /// The number of the move that is to be made, 1 at the beginning.
    pub fullmoves: u32,
    /// Whether castling is written as in Chess960.
    pub chess960: bool,
}

impl Setup {
    /// An empty board, White's turn.
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
        }
    }

    /// The usual array of chess.
    ///
    /// ```
    /// use board::Setup;
    /// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Setup::usual_array().fen(), fen);
    /// ```
    #[must_use]
    pub fn usual_array() -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        Self::array([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook])
    }

    /// The array of Chess960 with this number of Scharnagl's, 0 to 959; `None` beyond. 518 is the usual one.
    ///
    /// ```
    /// use board::Setup;
    /// assert!(Setup::chess960(0).unwrap().fen().starts_with("bbqnnrkr/"));
    /// assert_eq!(Setup::chess960(960), None);
    /// ```
    #[must_use]
    pub fn chess960(number: u16) -> Option<Self> {
        (number < 960).then(|| Self { chess960: true, ..Self::array(scharnagl(usize::from(number))) })
    }

    /// The array with these pieces on both first ranks; the outermost Rooks may castle.
    fn array(pieces: [Kind; 8]) -> Self {
        let mut setup = Self::empty();
        for (file, kind) in (0..8).zip(pieces) {
            for side in Side::ALL {
                setup.set(Square::new(file, side.first_rank()), Some(Man::new(side, kind)));
                setup.set(Square::new(file, side.nth_rank(1)), Some(Man::new(side, Kind::Pawn)));
            }
        }
        for side in Side::ALL {
            for wing in crate::Wing::ALL {
                let rook = setup.outermost_rook(side, wing);
                setup.castling.set(side, wing, rook);
            }
        }
        setup
    }

    /// The man on a square.
    #[must_use]
    #[inline]
    pub const fn man_at(&self, square: Square) -> Option<Man> {
        self.men[square.index()]
    }

    /// Puts a man on a square, or clears it; gives what stood there.
    pub const fn set(&mut self, square: Square, man: Option<Man>) -> Option<Man> {
        std::mem::replace(&mut self.men[square.index()], man)
    }

    /// The men with their squares, from a1 to h8.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// The squares of this man, from a1 to h8.
    pub(crate) fn squares_of(&self, man: Man) -> impl Iterator<Item = Square> + '_ {
        self.men().filter(move |&(_, m)| m == man).map(|(square, _)| square)
    }
}

/// Which knights' places, of five, each of the ten numbers means.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Scharnagl's numbering: Bishops, Queen and Knights by remainders, then Rook, King, Rook on what is left.
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

/// Puts `kind` on the `n`th file that is still free.
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

/// A picture: eight lines, the eighth rank first, FEN letters, `.` for an empty square.
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
