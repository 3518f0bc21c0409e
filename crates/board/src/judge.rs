//! From a set-up to a position: what a board must be, and everything that is wrong with one that is refused.

use std::fmt;

use crate::{Bitboard, Kind, Man, Movement, Position, Setup, Side, Square, Wing, zobrist};

/// What [`Setup::position_under`] lets pass although no game of chess can reach it.
///
/// ```
/// use board::{Admits, Movement, Setup};
/// let setup: Setup = "8/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
/// assert!(setup.position().is_err());
/// let admits = Admits { any_kings: true, ..Admits::NOTHING };
/// assert!(setup.position_under(&Movement::ORDINARY, admits).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Admits {
    /// No King, or several: every one is royal.
    pub any_kings: bool,
    /// A side that is not to move and stands in check.
    pub check_not_parried: bool,
    /// Pawns on the first and eighth rank.
    pub pawns_on_end_ranks: bool,
    /// More men than a side begins with, or more of a kind than its missing Pawns explain.
    pub any_number_of_men: bool,
    /// Checks that no single move can have given.
    pub any_check: bool,
}

impl Admits {
    /// Nothing that chess does not know.
    pub const NOTHING: Self = Self {
        any_kings: false,
        check_not_parried: false,
        pawns_on_end_ranks: false,
        any_number_of_men: false,
        any_check: false,
    };

    /// Any board; only rights that cannot be are still refused.
    pub const ANY_BOARD: Self = Self {
        any_kings: true,
        check_not_parried: true,
        pawns_on_end_ranks: true,
        any_number_of_men: true,
        any_check: true,
    };
}

/// One reason why a set-up is no position. Its `Display` is a plain sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A side has no King.
    NoKing(Side),
    /// A side has more than one King.
    SeveralKings(Side, u32),
    /// A Pawn stands on the first or eighth rank.
    PawnOnEndRank(Square),
    /// A side has more than sixteen men.
    TooManyMen(Side, u32),
    /// A side has more than eight Pawns.
    TooManyPawns(Side, u32),
    /// A side has more promoted men than missing Pawns.
    TooManyPromoted {
        /// Whose men.
        side: Side,
        /// Men beyond what the side begins with, at the least.
        promoted: u32,
        /// Pawns that are no longer there.
        missing: u32,
    },
    /// The side that is not to move is in check.
    NotToMoveInCheck(Side, Bitboard),
    /// More than two men give check.
    TooManyCheckers(Bitboard),
    /// Check, though the last move was the double step that the set-up names.
    CheckNotFromDoubleStep(Bitboard),
    /// A right to castle without one King on the first rank.
    CastlingWithoutKing(Side, Wing),
    /// A right to castle without the Rook.
    CastlingWithoutRook(Side, Wing, Square),
    /// A right to castle with a Rook off the first rank or on the other wing.
    CastlingRookMisplaced(Side, Wing, Square),
    /// The square passed is on the wrong rank.
    PassedWrongRank(Square),
    /// No Pawn stands before the square passed.
    PassedNoPawn(Square, Square),
    /// The square passed, or the one that the Pawn left, is occupied.
    PassedOccupied(Square),
    /// Pawns do not move two squares, or are not taken in passing, under this movement.
    PassedUnknown(Square),
    /// Moves are numbered from one.
    MoveNumberZero,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoKing(side) => write!(f, "{} has no King", side.name()),
            Self::SeveralKings(side, count) => write!(f, "{} has {count} Kings", side.name()),
            Self::PawnOnEndRank(square) => write!(f, "a Pawn stands on {square}"),
            Self::TooManyMen(side, count) => write!(f, "{} has {count} men, more than sixteen", side.name()),
            Self::TooManyPawns(side, count) => {
                write!(f, "{} has {count} Pawns, more than eight", side.name())
            }
            Self::TooManyPromoted { side, promoted, missing } => write!(
                f,
                "{} has at least {promoted} promoted men, but only {missing} Pawns are missing",
                side.name()
            ),
            Self::NotToMoveInCheck(side, by) => {
                write!(f, "{} is in check from {} and not to move", side.name(), Listed(by))
            }
            Self::TooManyCheckers(by) => write!(f, "more than two men give check: {}", Listed(by)),
            Self::CheckNotFromDoubleStep(by) => {
                write!(f, "the check from {} cannot come from the double step", Listed(by))
            }
            Self::CastlingWithoutKing(side, wing) => {
                write!(f, "{} may castle on the {wing}, but has no one King on its first rank", side.name())
            }
            Self::CastlingWithoutRook(side, wing, square) => {
                write!(f, "{} may castle on the {wing}, but has no Rook on {square}", side.name())
            }
            Self::CastlingRookMisplaced(side, wing, square) => {
                write!(f, "{} cannot castle on the {wing} with a Rook on {square}", side.name())
            }
            Self::PassedWrongRank(square) => {
                write!(f, "no Pawn can just have passed {square}: it is on the wrong rank")
            }
            Self::PassedNoPawn(square, pawn) => {
                write!(f, "no Pawn can just have passed {square}: none stands on {pawn}")
            }
            Self::PassedOccupied(square) => {
                write!(f, "no Pawn can just have passed: a man stands on {square}")
            }
            Self::PassedUnknown(square) => {
                write!(f, "{square} cannot be taken on in passing: these laws do not know it")
            }
            Self::MoveNumberZero => write!(f, "moves are numbered from 1, not 0"),
        }
    }
}

/// Squares in a sentence: `a1`, `a1 and b2`, `a1, b2 and c3`.
pub(crate) struct Listed(pub(crate) Bitboard);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.iter().len().saturating_sub(1);
        for (i, square) in self.0.iter().enumerate() {
            let before = match i {
                0 => "",
                i if i == last => " and ",
                _ => ", ",
            };
            write!(f, "{before}{square}")?;
        }
        Ok(())
    }
}

/// Every reason why a set-up is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    fen: String,
    reasons: Vec<Fault>,
}

impl Refusal {
    /// The reasons; never empty.
    #[must_use]
    pub fn reasons(&self) -> &[Fault] {
        &self.reasons
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no position: ", self.fen)?;
        for (i, reason) in self.reasons.iter().enumerate() {
            write!(f, "{}{reason}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

impl Setup {
    /// The position, as chess knows it.
    ///
    /// Errors: every reason why no game can come to this set-up, as far as men, checks and rights tell.
    ///
    /// ```
    /// use board::Setup;
    /// let setup: Setup = "4k3/8/8/8/8/8/8/P7 w K - 0 1".parse().unwrap();
    /// let refusal = setup.position().unwrap_err();
    /// assert_eq!(refusal.reasons().len(), 3);
    /// ```
    pub fn position(&self) -> Result<Position, Refusal> {
        self.position_under(&Movement::ORDINARY, Admits::NOTHING)
    }

    /// The position under a movement, with some things let pass.
    ///
    /// Errors: every reason that `admits` does not let pass. A Pawn on its own last rank is no fault where it may stay
    /// one.
    pub fn position_under(&self, movement: &Movement, admits: Admits) -> Result<Position, Refusal> {
        let board = self.men_alone(movement);
        let mut reasons = Vec::new();
        self.judge_men(&board, admits, &mut reasons);
        self.judge_checks(&board, admits, &mut reasons);
        self.judge_castling(&board, &mut reasons);
        self.judge_passing(&board, &mut reasons);
        if self.fullmoves == 0 {
            reasons.push(Fault::MoveNumberZero);
        }
        if reasons.is_empty() {
            Ok(self.as_it_stands(movement))
        } else {
            Err(Refusal { fen: self.fen(), reasons })
        }
    }

    /// The position on any board whatever: rights to castle and squares passed that cannot be are dropped.
    ///
    /// There may be no King or several (every one royal), the side not to move may be in check, Pawns may stand on
    /// the first and eighth ranks.
    ///
    /// ```
    /// use board::{Movement, Setup};
    /// let setup: Setup = "8/8/8/8/8/8/8/P7 w KQkq e3 0 0".parse().unwrap();
    /// let position = setup.as_it_stands(&Movement::ORDINARY);
    /// assert_eq!(position.fen(), "8/8/8/8/8/8/8/P7 w - - 0 1");
    /// ```
    #[must_use]
    pub fn as_it_stands(&self, movement: &Movement) -> Position {
        let mut position = self.men_alone(movement);
        let rights = self
            .castling
            .iter()
            .filter(|&(side, wing, rook)| castling_fault(&position, side, wing, rook).is_none());
        let mut castling = crate::CastlingRights::NONE;
        rights.for_each(|(side, wing, rook)| castling.set(side, wing, Some(rook)));
        position.castling = castling;
        position.key ^= zobrist::castling(castling);
        position.chess960 |= castling.iter().any(|(side, wing, rook)| {
            rook != wing.corner(side) || position.king(side).is_some_and(|king| king.file() != 4)
        });
        if let Some(passed) = self.en_passant
            && passing_faults(&position, passed).is_empty()
        {
            position.offer_en_passant(passed);
        }
        position
    }

    /// The men, the turn and the counters, without rights.
    fn men_alone(&self, movement: &Movement) -> Position {
        let mut position = Position::empty(self.turn, *movement);
        for (square, man) in self.men() {
            position.toggle(man, square);
        }
        position.settle();
        Position {
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves.max(1),
            chess960: self.chess960,
            ..position
        }
    }

    fn judge_men(&self, board: &Position, admits: Admits, reasons: &mut Vec<Fault>) {
        for side in Side::ALL {
            if !admits.any_kings {
                match board.men(side, Kind::King).count() {
                    0 => reasons.push(Fault::NoKing(side)),
                    1 => {}
                    count => reasons.push(Fault::SeveralKings(side, count)),
                }
            }
            if !admits.pawns_on_end_ranks {
                reasons.extend(end_rank_pawns(board, side).iter().map(Fault::PawnOnEndRank));
            }
            if !admits.any_number_of_men {
                judge_numbers(board, side, reasons);
            }
        }
    }

    fn judge_checks(&self, board: &Position, admits: Admits, reasons: &mut Vec<Fault>) {
        let waiting = board.checkers(!self.turn);
        if !waiting.is_empty() && !admits.check_not_parried {
            reasons.push(Fault::NotToMoveInCheck(!self.turn, waiting));
        }
        if admits.any_check {
            return;
        }
        let checkers = board.checkers(self.turn);
        if checkers.count() > 2 {
            reasons.push(Fault::TooManyCheckers(checkers));
        }
        if let Some(passed) = self.en_passant
            && passing_faults(board, passed).is_empty()
        {
            let older = checkers & checkers_before_double_step(board, passed);
            reasons.extend((!older.is_empty()).then_some(Fault::CheckNotFromDoubleStep(older)));
        }
    }

    fn judge_castling(&self, board: &Position, reasons: &mut Vec<Fault>) {
        let faults =
            self.castling.iter().filter_map(|(side, wing, rook)| castling_fault(board, side, wing, rook));
        reasons.extend(faults);
    }

    fn judge_passing(&self, board: &Position, reasons: &mut Vec<Fault>) {
        reasons.extend(self.en_passant.into_iter().flat_map(|passed| passing_faults(board, passed)));
    }
}

/// Pawns where none can stand: on the first or eighth rank, their own last one left out where they may stay Pawns.
fn end_rank_pawns(board: &Position, side: Side) -> Bitboard {
    let first = Bitboard::rank(side.nth_rank(0));
    let last = Bitboard::rank(side.nth_rank(7));
    let ranks = if board.movement.may_stay_pawn { first } else { first | last };
    board.men(side, Kind::Pawn) & ranks
}

fn judge_numbers(board: &Position, side: Side, reasons: &mut Vec<Fault>) {
    let men = board.side(side).count();
    if men > 16 {
        reasons.push(Fault::TooManyMen(side, men));
    }
    let pawns = board.men(side, Kind::Pawn).count();
    if pawns > 8 {
        reasons.push(Fault::TooManyPawns(side, pawns));
    }
    let (promoted, missing) = (promoted(board, side), 8_u32.saturating_sub(pawns));
    if promoted > missing {
        reasons.push(Fault::TooManyPromoted { side, promoted, missing });
    }
}

/// How many men of a side can only have come from promotion: Bishops are counted by the colour of their squares.
fn promoted(board: &Position, side: Side) -> u32 {
    let bishops = board.men(side, Kind::Bishop);
    let beyond = |men: Bitboard, first: u32| men.count().saturating_sub(first);
    beyond(board.men(side, Kind::Knight), 2)
        + beyond(bishops & Bitboard::LIGHT, 1)
        + beyond(bishops & Bitboard::DARK, 1)
        + beyond(board.men(side, Kind::Rook), 2)
        + beyond(board.men(side, Kind::Queen), 1)
}

/// The men that gave check to the side to move before the double step that it is said to follow.
fn checkers_before_double_step(board: &Position, passed: Square) -> Bitboard {
    let by = !board.turn;
    let (from, to) = double_step_through(passed, by);
    let mut before = *board;
    before.toggle(Man::new(by, Kind::Pawn), to);
    before.toggle(Man::new(by, Kind::Pawn), from);
    before.checks_on(board.turn)
}

/// Where a Pawn of `by` that has passed this square came from and stands.
fn double_step_through(passed: Square, by: Side) -> (Square, Square) {
    let file = passed.file();
    (Square::new(file, by.nth_rank(1)), Square::new(file, by.nth_rank(3)))
}

fn castling_fault(board: &Position, side: Side, wing: Wing, rook: Square) -> Option<Fault> {
    let king = board.men(side, Kind::King).single().filter(|king| king.rank() == side.first_rank());
    let Some(king) = king else { return Some(Fault::CastlingWithoutKing(side, wing)) };
    let outward = match wing {
        Wing::King => rook.file() > king.file(),
        Wing::Queen => rook.file() < king.file(),
    };
    if rook.rank() != side.first_rank() || !outward {
        return Some(Fault::CastlingRookMisplaced(side, wing, rook));
    }
    // Odds of a Rook are given in usual chess: its square is a corner, the King's his own.
    let given = board.movement.castles_without_rook(side, wing)
        && (rook, king.file()) == (wing.corner(side), 4)
        && !board.occupied().contains(rook);
    let there = board.men(side, Kind::Rook).contains(rook);
    (!there && !given).then_some(Fault::CastlingWithoutRook(side, wing, rook))
}

fn passing_faults(board: &Position, passed: Square) -> Vec<Fault> {
    let by = !board.turn;
    if passed.rank() != by.nth_rank(2) {
        return vec![Fault::PassedWrongRank(passed)];
    }
    let mut faults = Vec::new();
    if !(board.movement.double_step && board.movement.en_passant) {
        faults.push(Fault::PassedUnknown(passed));
    }
    let (from, pawn) = double_step_through(passed, by);
    if !board.men(by, Kind::Pawn).contains(pawn) {
        faults.push(Fault::PassedNoPawn(passed, pawn));
    }
    let occupied = [passed, from].into_iter().filter(|&square| board.occupied().contains(square));
    faults.extend(occupied.map(Fault::PassedOccupied));
    faults
}
