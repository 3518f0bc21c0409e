//! A game that is only followed: the pieces, and what a record of moves needs besides.
//!
//! ```text
//!   . . . . . . . .     "Rd1" names a kind and a square. The Rooks that would reach d1 on an empty board are asked for
//!   . . . . . . . .     backwards from there, and nearly always there is one. It goes, and then one question settles
//!   . . . . . . . .     whether it was allowed to: is the own King attacked now? So there is no list of moves, no pin
//!   R . . o . . R .     and no check to be kept, and no key.
//! ```

mod any_move;
mod attacked;
mod castle;
mod make;
mod piece;

use self::attacked::{king_is_attacked, looking};
use crate::position::check_info::CheckInfo;
use crate::position::en_passant::EnPassantSquare;
use crate::position::unmoved::Unmoved;
use crate::position::zobrist;
use crate::vocabulary::boards::{Boards, board_of};
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::{Bitboard, CastlingRights, Kind, Move, Movement, Position, Side, Square, attacks};

/// A position that follows the moves of a game, for records: it plays the only move that fits what a text says.
///
/// It has no list of moves, no key and no check info, and so it goes several times as fast as a [`Position`], which it gives
/// whenever one is asked for.
///
/// ```
/// use jadoube_board::{Bitboard, Kind, Position, Square, Track};
/// let mut track = Track::of(&Position::default()).unwrap();
/// track.play_only(Kind::Pawn, Bitboard::ALL, Square::E4, None).unwrap();
/// track.play_only(Kind::Knight, Bitboard::ALL, Square::F6, None).unwrap();
/// assert_eq!(track.play_only(Kind::Bishop, Bitboard::ALL, Square::H6, None), None);
/// assert_eq!(track.position().fen(), "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Track {
    boards: Boards,
    /// The Rooks that may still castle, each on its side's first rank.
    rooks: Bitboard,
    /// The square that a Pawn has just passed by its double step, or none.
    passed: Bitboard,
    /// The rights at the start, which say on which wing each of those Rooks is.
    rights: CastlingRights,
    halfmoves: u32,
    fullmoves: u32,
    turn: Side,
    chess960: bool,
    /// The enemies to whom the King of the side to move may be exposed by a move of another man: no more stands between than a
    /// move can clear. That is known where a check was asked about since the last move; [`NOT_ASKED`] where it was not.
    looking: Bitboard,
}

/// Whether one move may take all of these from a line: that which moves, and a Pawn captured in passing.
#[inline(always)]
fn may_be_cleared(between: Bitboard) -> bool {
    let all_but_one = Bitboard(between.0 & between.0.wrapping_sub(1));
    !all_but_one.has_several()
}

/// Nobody is looked at from every square.
const NOT_ASKED: Bitboard = Bitboard::ALL;

impl Track {
    /// A track from a position on; `None` where men move otherwise than in chess, a side has not exactly one King, or the
    /// King of the side that has just moved is in check.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let one_king = |side| position.men(side, Kind::King).single().is_some();
        let whole = position.ordinary && Side::ALL.into_iter().all(one_king);
        if !whole || position.in_check(!position.turn) {
            return None;
        }
        let rooks = position.castling.iter().map(|(_, _, rook)| rook).collect();
        Some(Track {
            boards: position.boards,
            rooks,
            passed: position.en_passant.square().map_or(Bitboard::EMPTY, Bitboard::of),
            rights: position.castling,
            halfmoves: position.halfmoves,
            fullmoves: position.fullmoves,
            turn: position.turn,
            chess960: position.chess960,
            looking: NOT_ASKED,
        })
    }

    /// The position as it stands now.
    #[must_use]
    pub fn position(&self) -> Position {
        let men = |side| Kind::ALL.into_iter().flat_map(move |kind| self.keys_of(side, kind));
        let key = Side::ALL.into_iter().flat_map(men).fold(0, |key, word| key ^ word);
        let turn = if self.turn == Side::Black { zobrist::black() } else { 0 };
        let castling = self.castling();
        let mut position = Position {
            boards: self.boards,
            key: key ^ turn ^ zobrist::castling_change(CastlingRights::NONE, castling),
            check_info: CheckInfo::NONE,
            castling,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
            turn: self.turn,
            en_passant: EnPassantSquare::NONE,
            chess960: self.chess960,
            ordinary: true,
            movement: Movement::ORDINARY,
            unmoved: Unmoved::NONE,
        };
        if let Some(passed) = self.passed.first() {
            position.allow_en_passant(passed);
        }
        position.settle();
        position
    }

    fn keys_of(&self, side: Side, kind: Kind) -> impl Iterator<Item = u64> {
        self.men(side, kind).iter().map(move |square| zobrist::man(side, kind, square))
    }

    /// The rights that remain.
    fn castling(&self) -> CastlingRights {
        let mut rights = CastlingRights::NONE;
        for (side, wing, rook) in self.rights.iter().filter(|(_, _, rook)| self.rooks.contains(*rook)) {
            rights.set(side, wing, Some(rook));
        }
        rights
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Single moves since the last capture or Pawn move.
    #[must_use]
    #[inline]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the next move.
    #[must_use]
    #[inline]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// The occupied squares.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.boards[6].0 | self.boards[7].0)
    }

    /// The squares of a side's pieces.
    #[must_use]
    #[inline]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.boards[board_of(side)]
    }

    /// The squares of a side's pieces of a kind.
    #[must_use]
    #[inline(always)]
    pub const fn men(&self, side: Side, kind: Kind) -> Bitboard {
        Bitboard(self.boards[board_of(side)].0 & self.boards[kind.index()].0)
    }

    /// Whether the King of the side to move is attacked.
    #[must_use]
    #[inline]
    pub fn in_check(&self) -> bool {
        match self.turn {
            Side::White => king_is_attacked::<ByWhite>(&self.boards),
            Side::Black => king_is_attacked::<ByBlack>(&self.boards),
        }
    }

    /// The same as [`in_check`](Self::in_check). What was looked up for it is kept, and the next move need not look it up again.
    #[must_use]
    #[inline(always)]
    pub fn notices_check(&mut self) -> bool {
        match self.turn {
            Side::White => self.notices_check_by::<ByWhite>(),
            Side::Black => self.notices_check_by::<ByBlack>(),
        }
    }

    #[inline(always)]
    fn notices_check_by<W: Whose>(&mut self) -> bool {
        let king = Square::low(self.men(W::SIDE, Kind::King).0.trailing_zeros());
        let (mut check, mut looking_through) = (false, Bitboard::EMPTY);
        for from in looking::<W>(&self.boards, king) {
            let between = attacks::between(king, from) & self.occupied();
            check |= between.is_empty();
            if may_be_cleared(between) {
                looking_through = looking_through.with(from);
            }
        }
        self.looking = looking_through;
        check
    }

    /// Whether the piece that goes to `to` captures there; a Pawn goes from a file of `among`.
    #[must_use]
    #[inline(always)]
    pub fn captures(&self, kind: Kind, among: Bitboard, to: Square) -> bool {
        let in_passing = kind == Kind::Pawn && self.passed == Bitboard::of(to) && !among.contains(to);
        self.boards[board_of(!self.turn)].contains(to) || in_passing
    }

    /// Plays a legal move.
    pub fn play(&mut self, played: Move) {
        let next = Track::of(&self.position().play(played));
        *self = next.unwrap_or_else(|| unreachable!("a legal move keeps both Kings, and its own safe"));
    }

    /// Plays the only legal move by which a piece of a kind goes from one of the squares `among` to `to`, with this
    /// promotion. Where there is no such move, or there are several, nothing is played. Castling is left out.
    #[inline]
    pub fn play_only(
        &mut self,
        kind: Kind,
        among: Bitboard,
        to: Square,
        promotion: Option<Kind>,
    ) -> Option<Move> {
        match self.turn {
            Side::White => self.play_only_by::<ByWhite>(kind, among, to, promotion),
            Side::Black => self.play_only_by::<ByBlack>(kind, among, to, promotion),
        }
    }
}
