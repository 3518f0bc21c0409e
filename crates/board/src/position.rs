//! A position: a board that its [`Movement`] can be played on.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::bearing::Bearing;
use crate::exchange::kind_on;
use crate::passed::Passed;
use crate::play::board_of;
use crate::{
    Bitboard, CastlingRights, Kind, Man, Move, MoveKind, Movement, Setup, Side, Square, rays, zobrist,
};

/// Men on squares, whose turn it is, and the rights that hold; a small value, copied freely.
///
/// The rights to castle and to take in passing are only those that can be: the Rook stands there, and the capture in
/// passing is legal. So two equal positions offer equal moves.
///
/// ```
/// use board::{Position, Side};
/// let position = Position::default();
/// let after = position.play(position.parse_uci("e2e4").unwrap());
/// assert_eq!(after.turn(), Side::Black);
/// assert_eq!(after.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// ```
// The bitboards stand first and together, so that a copy is made of whole words of the machine and nothing that was
// just written is read across the seam of two.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Position {
    /// The men of each kind, then those of each side.
    pub(crate) boards: [Bitboard; 8],
    pub(crate) key: u64,
    /// Found from the men when the position arises.
    pub(crate) bearing: Bearing,
    pub(crate) castling: CastlingRights,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
    pub(crate) turn: Side,
    pub(crate) passed: Passed,
    pub(crate) chess960: bool,
    /// Whether `movement` is the ordinary one.
    pub(crate) ordinary: bool,
    pub(crate) movement: Movement,
}

impl Position {
    /// No man on the board.
    pub(crate) fn empty(turn: Side, movement: Movement) -> Self {
        Self {
            boards: [Bitboard::EMPTY; 8],
            bearing: Bearing::NONE,
            key: if turn == Side::Black { zobrist::black() } else { 0 },
            castling: CastlingRights::NONE,
            halfmoves: 0,
            fullmoves: 1,
            turn,
            passed: Passed::NONE,
            chess960: false,
            ordinary: movement == Movement::ORDINARY,
            movement,
        }
    }

    /// Puts a man on an empty square, or takes this man off its square. What bears on the King is not looked at before
    /// [`Position::settle`].
    #[inline]
    pub(crate) fn toggle(&mut self, man: Man, square: Square) {
        let bit = Bitboard::of(square);
        self.boards[man.kind.index()] ^= bit;
        self.boards[board_of(man.side)] ^= bit;
        self.key ^= zobrist::man(man.side, man.kind, square);
    }

    /// Whose turn it is.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The man on a square.
    #[must_use]
    #[inline]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        let side = if self.side(Side::White).contains(square) { Side::White } else { Side::Black };
        Some(Man::new(side, self.kind_at(square)?))
    }

    /// The kind of the man on a square.
    #[must_use]
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<Kind> {
        self.occupied().contains(square).then(|| self.kind_on(square))
    }

    /// The kind of the man on a square that is occupied; a Pawn on any other.
    #[inline(always)]
    pub(crate) fn kind_on(&self, square: Square) -> Kind {
        kind_on(&self.boards, square)
    }

    /// The squares of a side's men.
    #[must_use]
    #[inline]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.boards[board_of(side)]
    }

    /// The squares of the men of a kind, of both sides.
    #[must_use]
    #[inline]
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.boards[kind.index()]
    }

    /// The squares of a side's men of a kind.
    #[must_use]
    #[inline]
    pub const fn men(&self, side: Side, kind: Kind) -> Bitboard {
        Bitboard(self.boards[board_of(side)].0 & self.boards[kind.index()].0)
    }

    /// The squares on which a man stands.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.boards[6].0 | self.boards[7].0)
    }

    /// The square of a side's King; `None` without one, the lowest with several.
    #[must_use]
    #[inline]
    pub const fn king(&self, side: Side) -> Option<Square> {
        self.men(side, Kind::King).first()
    }

    /// The rights to castle.
    #[must_use]
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square behind a Pawn that can legally be taken in passing now.
    #[must_use]
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.passed.en_passant()
    }

    /// Single moves since the last capture or Pawn move.
    #[must_use]
    #[inline]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move that is to be made; it grows when Black has moved.
    #[must_use]
    #[inline]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// How men move here.
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

    /// A Zobrist key over men, turn, rights to castle and the file of a legal capture in passing.
    ///
    /// Equal positions have equal keys; different ones nearly always different keys, so a key alone proves nothing.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether men, turn, castling and taking in passing are the same: equality without the counters.
    ///
    /// ```
    /// use board::Position;
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
    }

    /// Whether the same men stand on the same squares with the same side to move, whatever the rights.
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
            ..Setup::empty()
        };
        for square in self.occupied() {
            setup.set(square, self.man_at(square));
        }
        setup
    }

    /// The FEN, Shredder-FEN in Chess960; the field for taking in passing only where such a capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        self.setup().fen()
    }

    /// The first field of the FEN: the men alone.
    #[must_use]
    pub fn placement(&self) -> String {
        self.setup().placement()
    }

    /// The same board under another movement: rights that it does not know are dropped.
    #[must_use]
    pub fn with_movement(&self, movement: &Movement) -> Self {
        self.setup().as_it_stands(movement)
    }

    /// The men of `by` that attack `square`, a pinned one too; what stands there makes no difference.
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, by: Side) -> Bitboard {
        self.attackers_through(square, by, self.occupied())
    }

    /// The same with other squares taken to be occupied.
    #[inline]
    pub(crate) fn attackers_through(&self, square: Square, by: Side, occupied: Bitboard) -> Bitboard {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.boards;
        let attackers = rays::pawn(!by, square) & pawns
            | rays::knight(square) & knights
            | rays::king(square) & kings
            | rays::bishop(square, occupied) & (bishops | queens)
            | rays::rook(square, occupied) & (rooks | queens);
        attackers & self.side(by)
    }

    /// The men that give check to `side`, whoever's turn it is; with several Kings, to any of them.
    #[must_use]
    #[inline]
    pub fn checkers(&self, side: Side) -> Bitboard {
        if side == self.turn { self.bearing.checkers } else { self.checks_on(side) }
    }

    /// The same, found from the men as they stand.
    pub(crate) fn checks_on(&self, side: Side) -> Bitboard {
        let kings = self.men(side, Kind::King).iter();
        kings.fold(Bitboard::EMPTY, |set, king| set | self.attackers(king, !side))
    }

    /// Whether a King of `side` is attacked.
    #[must_use]
    #[inline]
    pub fn in_check(&self, side: Side) -> bool {
        !self.checkers(side).is_empty()
    }

    /// Whether the side to move is in check and has no legal move.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.in_check(self.turn) && !self.has_legal_move()
    }

    /// Whether the side to move is not in check and has no legal move.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.in_check(self.turn) && !self.has_legal_move()
    }

    /// What a move takes, and where it stands.
    #[must_use]
    pub fn captured(&self, m: Move) -> Option<(Square, Man)> {
        let square = m.takes_on()?;
        Some((square, self.man_at(square)?))
    }

    /// Whether a move takes a man or moves a Pawn, so that the count of moves without either begins anew.
    #[must_use]
    pub fn is_irreversible(&self, m: Move) -> bool {
        self.kind_at(m.from()) == Some(Kind::Pawn) || self.captured(m).is_some()
    }

    /// The position after a move, if it is legal here.
    ///
    /// Errors: the move is not one of this position's.
    pub fn play_checked(&self, m: Move) -> Result<Self, NotLegal> {
        if self.is_legal(m) { Ok(self.after(m)) } else { Err(NotLegal { m }) }
    }

    /// Whether a legal move gives check, found without making it.
    ///
    /// ```
    /// use board::Setup;
    /// let position = "7k/8/8/8/8/8/R7/K7 w - - 0 1".parse::<Setup>().unwrap().position().unwrap();
    /// assert!(position.gives_check(position.parse_uci("a2h2").unwrap()));
    /// assert!(!position.gives_check(position.parse_uci("a2b2").unwrap()));
    /// ```
    #[must_use]
    pub fn gives_check(&self, m: Move) -> bool {
        let adverse = self.men(!self.turn, Kind::King);
        match (adverse.single(), m.kind()) {
            (Some(king), MoveKind::Plain | MoveKind::DoubleStep) => self.checks_by(m, king),
            (Some(_), _) => self.after(m).in_check(!self.turn),
            (None, _) => !adverse.is_empty() && self.after(m).in_check(!self.turn),
        }
    }

    /// Whether a plain move attacks `king`, by the man that moves or through the square that it leaves.
    fn checks_by(&self, m: Move, king: Square) -> bool {
        let (from, to) = (Bitboard::of(m.from()), Bitboard::of(m.to()));
        let moved = |kind: Kind| {
            let men = self.men(self.turn, kind);
            if men.meets(from) { (men ^ from) | to } else { men }
        };
        let occupied = (self.occupied() - from) | to;
        let queens = moved(Kind::Queen);
        rays::knight(king).meets(moved(Kind::Knight))
            || rays::pawn(!self.turn, king).meets(moved(Kind::Pawn))
            || rays::rook(king, occupied).meets(moved(Kind::Rook) | queens)
            || rays::bishop(king, occupied).meets(moved(Kind::Bishop) | queens)
            || rays::king(king).meets(moved(Kind::King))
    }
}

/// Everything counts but what only reasons ask for.
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

/// A move that is not one of the position's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegal {
    m: Move,
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.m.transfer())
    }
}

impl std::error::Error for NotLegal {}

impl Default for Position {
    /// The usual array of chess.
    fn default() -> Self {
        Setup::usual_array().as_it_stands(&Movement::ORDINARY)
    }
}

/// A picture: eight lines, the eighth rank first, FEN letters, `.` for an empty square.
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
