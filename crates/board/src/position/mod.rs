//! A position: pieces on squares, the side to move and its rights, playable under a [`Movement`].
//!
//! ```text
//!   setup      any board that FEN can describe      validity   which set-ups are positions, and every fault of the rest
//!   movement   how pieces move                      play       the position after a move
//!   rule_choices, older_moves, unmoved   the older game: its rules, the same in few bits, and who may still leap
//!   castling   en_passant   rights that hold        relocate   one piece from square to square, on all bitboards
//!   checks     who attacks a square, who checks     check_info, pins   what bears on the King, kept from move to move
//!   zobrist    the key
//! ```

pub(crate) mod castling;
pub(crate) mod check_info;
mod checks;
pub(crate) mod en_passant;
pub(crate) mod fault;
pub(crate) mod movement;
mod older;
pub(crate) mod older_moves;
pub(crate) mod pins;
pub(crate) mod play;
pub(crate) mod relocate;
pub(crate) mod rule_choices;
pub(crate) mod setup;
pub(crate) mod unmoved;
pub(crate) mod validity;
pub(crate) mod zobrist;

use std::fmt;
use std::hash::{Hash, Hasher};

use self::check_info::CheckInfo;
use self::en_passant::EnPassantSquare;
use self::unmoved::Unmoved;
use crate::vocabulary::boards::{Boards, board_of, kind_on};
use crate::{Bitboard, CastlingRights, Kind, Man, Movement, Setup, Side, Square};

/// Pieces on squares, the side to move and the rights that hold. A small value, cheap to copy.
///
/// It keeps only rights that can be used: the Rook of a castling right is there, and a capture en passant is legal. So
/// equal positions have equal moves.
///
/// ```
/// use jadoube_board::{Position, Side};
/// let position = Position::default();
/// let after = position.play(position.parse_uci("e2e4").unwrap());
/// assert_eq!(after.turn(), Side::Black);
/// assert_eq!(after.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// ```
// The bitboards come first and together, so that a copy moves whole words and never reads across two that were just
// written.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Position {
    /// The pieces of each kind, then those of each side.
    pub(crate) boards: Boards,
    pub(crate) key: u64,
    /// Worked out once, when the position arises.
    pub(crate) check_info: CheckInfo,
    pub(crate) castling: CastlingRights,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
    pub(crate) turn: Side,
    pub(crate) en_passant: EnPassantSquare,
    pub(crate) chess960: bool,
    /// Whether `movement` is the ordinary one.
    pub(crate) ordinary: bool,
    pub(crate) movement: Movement,
    /// Who may still leap in an older game.
    pub(crate) unmoved: Unmoved,
}

impl Position {
    /// An empty board.
    pub(crate) fn empty(turn: Side, movement: Movement) -> Self {
        Self {
            boards: [Bitboard::EMPTY; 8],
            check_info: CheckInfo::NONE,
            key: if turn == Side::Black { zobrist::black() } else { 0 },
            castling: CastlingRights::NONE,
            halfmoves: 0,
            fullmoves: 1,
            turn,
            en_passant: EnPassantSquare::NONE,
            chess960: false,
            ordinary: movement == Movement::ORDINARY,
            movement,
            unmoved: Unmoved::NONE,
        }
    }

    /// Puts a piece on an empty square, or takes this piece off its square. The check info is stale until
    /// [`Position::settle`].
    #[inline]
    pub(crate) fn toggle(&mut self, man: Man, square: Square) {
        let bit = Bitboard::of(square);
        self.boards[man.kind.index()] ^= bit;
        self.boards[board_of(man.side)] ^= bit;
        self.key ^= zobrist::man(man.side, man.kind, square);
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The piece on a square; `None` on an empty one.
    #[must_use]
    #[inline]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        let side = if self.side(Side::White).contains(square) { Side::White } else { Side::Black };
        Some(Man::new(side, self.kind_at(square)?))
    }

    /// The kind of the piece on a square; `None` on an empty one.
    #[must_use]
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<Kind> {
        self.occupied().contains(square).then(|| self.kind_on(square))
    }

    /// The kind of the piece on an occupied square; a Pawn on an empty one.
    #[inline(always)]
    pub(crate) fn kind_on(&self, square: Square) -> Kind {
        kind_on(&self.boards, square)
    }

    /// The squares of a side's pieces.
    #[must_use]
    #[inline]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.boards[board_of(side)]
    }

    /// The squares of the pieces of a kind, of both sides.
    #[must_use]
    #[inline]
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.boards[kind.index()]
    }

    /// The squares of a side's pieces of a kind.
    #[must_use]
    #[inline]
    pub const fn men(&self, side: Side, kind: Kind) -> Bitboard {
        Bitboard(self.boards[board_of(side)].0 & self.boards[kind.index()].0)
    }

    /// The occupied squares.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.boards[6].0 | self.boards[7].0)
    }

    /// The square of a side's King; `None` if it has none, the lowest if it has several.
    #[must_use]
    #[inline]
    pub const fn king(&self, side: Side) -> Option<Square> {
        self.men(side, Kind::King).first()
    }

    /// The castling rights.
    #[must_use]
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The Kings and fers that have not moved and so may still leap in an older game, or castle in two moves.
    #[must_use]
    #[inline]
    pub const fn unmoved(&self) -> Bitboard {
        self.unmoved.squares()
    }

    /// Whether a side has nothing but its King, or not even that.
    ///
    /// ```
    /// use jadoube_board::{Setup, Side};
    /// let position = "4k3/8/8/8/8/8/8/R3K3 b - - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert!(position.is_bare(Side::Black) && !position.is_bare(Side::White));
    /// ```
    #[must_use]
    pub const fn is_bare(&self, side: Side) -> bool {
        self.side(side).0 == self.men(side, Kind::King).0
    }

    /// The square on which a Pawn can legally be captured en passant now.
    #[must_use]
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant.target()
    }

    /// Single moves since the last capture or Pawn move.
    #[must_use]
    #[inline]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the next move; it grows after Black's move.
    #[must_use]
    #[inline]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// How pieces move here.
    #[must_use]
    #[inline]
    pub const fn movement(&self) -> &Movement {
        &self.movement
    }

    /// Whether castling is written as in Chess960.
    #[must_use]
    #[inline]
    pub const fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The Zobrist key of pieces, turn, castling rights and the file of a legal capture en passant.
    ///
    /// Equal positions have equal keys. Different positions nearly always have different keys, so equal keys prove
    /// nothing.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether pieces, turn, castling and en passant are the same: equality without the counters.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let start = Position::default();
    /// let back = ["g1f3", "g8f6", "f3g1", "f6g8"]
    ///     .iter()
    ///     .fold(start, |position, uci| position.play(position.parse_uci(uci).unwrap()));
    /// assert!(back.same_for_repetition(&start));
    /// assert_ne!(back, start);
    /// ```
    #[must_use]
    pub fn same_for_repetition(&self, other: &Self) -> bool {
        self.same_men_and_turn(other)
            && self.castling == other.castling
            && self.en_passant() == other.en_passant()
            && self.unmoved == other.unmoved
    }

    /// Whether the same pieces stand on the same squares with the same side to move, whatever the rights.
    #[must_use]
    pub fn same_men_and_turn(&self, other: &Self) -> bool {
        self.boards == other.boards && self.turn == other.turn
    }

    /// The position as a set-up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup {
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant(),
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
            chess960: self.chess960,
            unmoved: self.unmoved.squares(),
            ..Setup::empty()
        };
        for square in self.occupied() {
            setup.set(square, self.man_at(square));
        }
        // In the array an empty field would mean that all may leap.
        let none_left = !self.movement.older.is_none()
            && setup.unmoved.is_empty()
            && !self.may_have_leap().is_empty()
            && setup.is_array();
        setup.none_leaps = none_left;
        setup
    }

    /// The FEN, in Chess960 the Shredder-FEN; the en passant field is filled only if the capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        self.setup().fen()
    }

    /// The first field of the FEN: the pieces alone.
    #[must_use]
    pub fn placement(&self) -> String {
        self.setup().placement()
    }

    /// The same board under another movement; rights that do not exist there are dropped.
    #[must_use]
    pub fn with_movement(&self, movement: &Movement) -> Self {
        self.setup().as_it_stands(movement)
    }
}

/// Everything but the square of a double step that nothing can capture on.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.same_for_repetition(other)
            && (self.halfmoves, self.fullmoves) == (other.halfmoves, other.fullmoves)
            && (self.chess960, self.movement) == (other.chess960, other.movement)
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl Default for Position {
    /// The starting position of chess.
    fn default() -> Self {
        Setup::usual_array().as_it_stands(&Movement::ORDINARY)
    }
}

/// A diagram: eight lines, the eighth rank first, FEN letters, `.` for an empty square.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setup(), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.fen())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_older_game_makes_no_position_larger() {
        assert_eq!(size_of::<Position>(), 120);
    }
}
