//! A position: a board that its [`Movement`] can be played on.

use std::fmt;
use std::hash::{Hash, Hasher};

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
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) kinds: [Bitboard; 6],
    pub(crate) sides: [Bitboard; 2],
    pub(crate) key: u64,
    pub(crate) castling: CastlingRights,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
    pub(crate) turn: Side,
    pub(crate) en_passant: Option<Square>,
    /// The square passed by the double step just made, whether or not it can be taken on: only reasons ask for it.
    pub(crate) passed: Option<Square>,
    pub(crate) chess960: bool,
    pub(crate) movement: Movement,
}

impl Position {
    /// No man on the board.
    pub(crate) fn empty(turn: Side, movement: Movement) -> Self {
        Self {
            kinds: [Bitboard::EMPTY; 6],
            sides: [Bitboard::EMPTY; 2],
            key: if turn == Side::Black { zobrist::black() } else { 0 },
            castling: CastlingRights::NONE,
            halfmoves: 0,
            fullmoves: 1,
            turn,
            en_passant: None,
            passed: None,
            chess960: false,
            movement,
        }
    }

    /// Puts a man on an empty square, or takes this man off its square.
    #[inline]
    pub(crate) fn toggle(&mut self, man: Man, square: Square) {
        let bit = Bitboard::of(square);
        self.kinds[man.kind.index()] ^= bit;
        self.sides[man.side.index()] ^= bit;
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
        let side = if self.sides[0].contains(square) { Side::White } else { Side::Black };
        Some(Man::new(side, self.kind_at(square)?))
    }

    /// The kind of the man on a square.
    #[must_use]
    #[inline]
    pub fn kind_at(&self, square: Square) -> Option<Kind> {
        if !self.occupied().contains(square) {
            return None;
        }
        Kind::ALL.into_iter().find(|kind| self.kinds[kind.index()].contains(square))
    }

    /// The squares of a side's men.
    #[must_use]
    #[inline]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// The squares of the men of a kind, of both sides.
    #[must_use]
    #[inline]
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The squares of a side's men of a kind.
    #[must_use]
    #[inline]
    pub const fn men(&self, side: Side, kind: Kind) -> Bitboard {
        Bitboard(self.sides[side.index()].0 & self.kinds[kind.index()].0)
    }

    /// The squares on which a man stands.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.sides[0].0 | self.sides[1].0)
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
        self.en_passant
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
            && self.en_passant == other.en_passant
    }

    /// Whether the same men stand on the same squares with the same side to move, whatever the rights.
    #[must_use]
    pub fn same_men_and_turn(&self, other: &Self) -> bool {
        self.kinds == other.kinds && self.sides == other.sides && self.turn == other.turn
    }

    /// The position as a set-up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut setup = Setup {
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
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
        let [pawns, knights, bishops, rooks, queens, kings] = self.kinds;
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

    /// The position after a legal move.
    ///
    /// The move must be one of this position's: with any other the result means nothing (a debug build panics).
    /// [`Position::play_checked`] asks first.
    #[must_use]
    #[inline]
    pub fn play(&self, m: Move) -> Self {
        debug_assert!(self.is_legal(m), "{m:?} is not legal in {}", self.fen());
        self.after(m)
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

    /// The position after a move that obeys how men move, whether or not it leaves a King in check.
    pub(crate) fn after(&self, m: Move) -> Self {
        let mut next = *self;
        next.key ^= zobrist::black() ^ zobrist::en_passant(self.en_passant);
        next.en_passant = None;
        next.passed = None;
        (next.movement.check_unnoticed, next.movement.own_half) = (false, false);
        next.turn = !self.turn;
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(self.turn.index() as u32);
        match m.rook() {
            Some((rook_from, rook_to)) => next.castle(m, rook_from, rook_to),
            None => next.transfer(m),
        }
        next
    }

    /// Moves King and Rook; the Rook only if it is there.
    fn castle(&mut self, m: Move, rook_from: Square, rook_to: Square) {
        let side = !self.turn;
        let (king, rook) = (Man::new(side, Kind::King), Man::new(side, Kind::Rook));
        let has_rook = self.men(side, Kind::Rook).contains(rook_from);
        self.toggle(king, m.from());
        if has_rook {
            self.toggle(rook, rook_from);
            self.toggle(rook, rook_to);
        }
        self.toggle(king, m.to());
        self.keep_rights(|rights| rights.remove_side(side));
    }

    fn transfer(&mut self, m: Move) {
        let Some(man) = self.man_at(m.from()) else { return };
        if let Some((square, taken)) = self.captured(m) {
            self.toggle(taken, square);
            self.halfmoves = 0;
        }
        self.toggle(man, m.from());
        self.toggle(Man { kind: m.promotion_kind().unwrap_or(man.kind), ..man }, m.to());
        if man.kind == Kind::Pawn {
            self.halfmoves = 0;
        }
        self.keep_rights(|rights| {
            if man.kind == Kind::King {
                rights.remove_side(man.side);
            }
            rights.remove_rook(m.from());
            rights.remove_rook(m.to());
        });
        if m.kind() == MoveKind::DoubleStep {
            self.offer_en_passant(Square::new(m.from().file(), (m.from().rank() + m.to().rank()) / 2));
        }
    }

    /// Changes the rights to castle, and the key with them.
    #[inline]
    pub(crate) fn keep_rights(&mut self, change: impl FnOnce(&mut CastlingRights)) {
        let before = self.castling;
        change(&mut self.castling);
        if self.castling != before {
            self.key ^= zobrist::castling(before) ^ zobrist::castling(self.castling);
        }
    }

    /// Notes the square that a Pawn has passed, if it can legally be taken there.
    pub(crate) fn offer_en_passant(&mut self, passed: Square) {
        if !self.movement.en_passant {
            return;
        }
        self.passed = Some(passed);
        if self.takes_in_passing(passed) {
            self.en_passant = Some(passed);
            self.key ^= zobrist::en_passant(self.en_passant);
        }
    }

    /// Nothing can be taken in passing any more.
    pub(crate) fn withdraw_en_passant(&mut self) {
        self.key ^= zobrist::en_passant(self.en_passant);
        self.en_passant = None;
    }

    /// Whether a Pawn of the side to move may take on `passed` without its King in check.
    fn takes_in_passing(&self, passed: Square) -> bool {
        let pawns = rays::pawn(!self.turn, passed) & self.men(self.turn, Kind::Pawn);
        pawns.iter().any(|from| self.may_take_in_passing(from, passed))
    }

    /// Whether the Pawn on `from` takes on `passed` without leaving a King in check.
    pub(crate) fn may_take_in_passing(&self, from: Square, passed: Square) -> bool {
        let mut next = *self;
        let (own, adverse) = (Man::new(self.turn, Kind::Pawn), Man::new(!self.turn, Kind::Pawn));
        next.toggle(own, from);
        next.toggle(own, passed);
        next.toggle(adverse, Square::new(passed.file(), from.rank()));
        !self.exposed_in(&next)
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
