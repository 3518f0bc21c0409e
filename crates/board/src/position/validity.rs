//! Which set-ups are positions, and every fault of the others.

use crate::position::fault::{Fault, Refusal};
use crate::position::zobrist;
use crate::{Bitboard, CastlingRights, Kind, Man, Movement, Position, Setup, Side, Square, Wing};

/// What [`Setup::position_under`] accepts although no game of chess can reach it.
///
/// ```
/// use jadoube_board::{Admits, Movement, Setup};
/// let setup: Setup = "8/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
/// assert!(setup.position().is_err());
/// let admits = Admits { any_kings: true, ..Admits::NOTHING };
/// assert!(setup.position_under(&Movement::ORDINARY, admits).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Admits {
    /// No King, or several Kings, each of them royal.
    pub any_kings: bool,
    /// The side that is not to move is in check.
    pub check_not_parried: bool,
    /// Pawns on the first or eighth rank.
    pub pawns_on_end_ranks: bool,
    /// More pieces than a side starts with, or more of a kind than its missing Pawns explain.
    pub any_number_of_men: bool,
    /// Checks that no move can have given.
    pub any_check: bool,
}

impl Admits {
    /// Nothing beyond chess.
    pub const NOTHING: Self = Self {
        any_kings: false,
        check_not_parried: false,
        pawns_on_end_ranks: false,
        any_number_of_men: false,
        any_check: false,
    };

    /// Any board; only impossible rights are still faults.
    pub const ANY_BOARD: Self = Self {
        any_kings: true,
        check_not_parried: true,
        pawns_on_end_ranks: true,
        any_number_of_men: true,
        any_check: true,
    };
}

impl Setup {
    /// The position, in chess as played today.
    ///
    /// Errors: every fault that pieces, checks and rights show: no game can reach such a set-up.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// let setup: Setup = "4k3/8/8/8/8/8/8/P7 w K - 0 1".parse().unwrap();
    /// let refusal = setup.position().unwrap_err();
    /// assert_eq!(refusal.reasons().len(), 3);
    /// ```
    pub fn position(&self) -> Result<Position, Refusal> {
        self.position_under(&Movement::ORDINARY, Admits::NOTHING)
    }

    /// The position under a movement, with some faults accepted.
    ///
    /// Errors: every fault that `admits` does not accept. A Pawn on its own last rank is no fault if it may remain a
    /// Pawn.
    pub fn position_under(&self, movement: &Movement, admits: Admits) -> Result<Position, Refusal> {
        let board = self.men_alone(movement);
        let mut faults = Vec::new();
        self.judge_men(&board, admits, &mut faults);
        self.judge_checks(&board, admits, &mut faults);
        self.judge_castling(&board, &mut faults);
        self.judge_en_passant(&board, &mut faults);
        if self.fullmoves == 0 {
            faults.push(Fault::MoveNumberZero);
        }
        if faults.is_empty() {
            Ok(self.as_it_stands(movement))
        } else {
            Err(Refusal::new(self.fen(), faults))
        }
    }

    /// The position on any board at all, without its impossible castling and en passant rights.
    ///
    /// There may be no King or several, each of them royal. The side that is not to move may be in check. Pawns may stand
    /// on the first and eighth ranks.
    ///
    /// ```
    /// use jadoube_board::{Movement, Setup};
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
        let mut castling = CastlingRights::NONE;
        rights.for_each(|(side, wing, rook)| castling.set(side, wing, Some(rook)));
        position.castling = castling;
        position.set_unmoved(self.leaps_left(movement) | kings_that_may_castle(&position));
        position.key ^= zobrist::castling(castling);
        position.chess960 |= castling.iter().any(|(side, wing, rook)| {
            rook != wing.corner(side) || position.king(side).is_some_and(|king| king.file() != 4)
        });
        if let Some(passed) = self.en_passant
            && en_passant_faults(&position, passed).is_empty()
        {
            position.allow_en_passant(passed);
        }
        position
    }

    /// The Kings and fers that have not moved: in the array all of them, if nothing is said.
    fn leaps_left(&self, movement: &Movement) -> Bitboard {
        let unsaid = self.unmoved.is_empty() && !self.none_leaps;
        let begins = !movement.older.is_none() && unsaid && self.is_array();
        if begins { Bitboard::ALL } else { self.unmoved }
    }

    /// Pieces, turn and counters, without rights.
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

    fn judge_men(&self, board: &Position, admits: Admits, faults: &mut Vec<Fault>) {
        for side in Side::ALL {
            if !admits.any_kings {
                match board.men(side, Kind::King).count() {
                    0 => faults.push(Fault::NoKing(side)),
                    1 => {}
                    count => faults.push(Fault::SeveralKings(side, count)),
                }
            }
            if !admits.pawns_on_end_ranks {
                faults.extend(end_rank_pawns(board, side).iter().map(Fault::PawnOnEndRank));
            }
            if !admits.any_number_of_men {
                judge_numbers(board, side, faults);
            }
        }
    }

    fn judge_checks(&self, board: &Position, admits: Admits, faults: &mut Vec<Fault>) {
        let waiting = board.checkers(!self.turn);
        if !waiting.is_empty() && !admits.check_not_parried {
            faults.push(Fault::NotToMoveInCheck(!self.turn, waiting));
        }
        if admits.any_check {
            return;
        }
        let checkers = board.checkers(self.turn);
        if checkers.count() > 2 {
            faults.push(Fault::TooManyCheckers(checkers));
        }
        if let Some(passed) = self.en_passant
            && en_passant_faults(board, passed).is_empty()
        {
            let older = checkers & checkers_before_double_step(board, passed);
            faults.extend((!older.is_empty()).then_some(Fault::CheckNotFromDoubleStep(older)));
        }
    }

    fn judge_castling(&self, board: &Position, faults: &mut Vec<Fault>) {
        let rights = self.castling.iter();
        faults.extend(rights.filter_map(|(side, wing, rook)| castling_fault(board, side, wing, rook)));
    }

    fn judge_en_passant(&self, board: &Position, faults: &mut Vec<Fault>) {
        faults.extend(self.en_passant.into_iter().flat_map(|passed| en_passant_faults(board, passed)));
    }
}

/// Pawns where none can stand: on the first or eighth rank, except on their last rank if they may remain Pawns.
fn end_rank_pawns(board: &Position, side: Side) -> Bitboard {
    let first = Bitboard::rank(side.nth_rank(0));
    let last = Bitboard::rank(side.nth_rank(7));
    let ranks = if board.movement.may_stay_pawn { first } else { first | last };
    board.men(side, Kind::Pawn) & ranks
}

fn judge_numbers(board: &Position, side: Side, faults: &mut Vec<Fault>) {
    let men = board.side(side).count();
    if men > 16 {
        faults.push(Fault::TooManyMen(side, men));
    }
    let pawns = board.men(side, Kind::Pawn).count();
    if pawns > 8 {
        faults.push(Fault::TooManyPawns(side, pawns));
    }
    let (promoted, missing) = (promoted(board, side), 8_u32.saturating_sub(pawns));
    if promoted > missing {
        faults.push(Fault::TooManyPromoted { side, promoted, missing });
    }
}

/// How many pieces of a side must have been promoted; Bishops are counted by the colour of their squares.
fn promoted(board: &Position, side: Side) -> u32 {
    let bishops = board.men(side, Kind::Bishop);
    let beyond = |men: Bitboard, first: u32| men.count().saturating_sub(first);
    beyond(board.men(side, Kind::Knight), 2)
        + beyond(bishops & Bitboard::LIGHT, 1)
        + beyond(bishops & Bitboard::DARK, 1)
        + beyond(board.men(side, Kind::Rook), 2)
        + beyond(board.men(side, Kind::Queen), 1)
}

/// The pieces that gave check to the side to move already before the double step past this square.
fn checkers_before_double_step(board: &Position, passed: Square) -> Bitboard {
    let by = !board.turn;
    let (from, to) = double_step_through(passed, by);
    let mut before = *board;
    before.toggle(Man::new(by, Kind::Pawn), to);
    before.toggle(Man::new(by, Kind::Pawn), from);
    before.checks_on(board.turn)
}

/// The square that a Pawn of `by` left in passing this square, and the square where it stands.
fn double_step_through(passed: Square, by: Side) -> (Square, Square) {
    let file = passed.file();
    (Square::new(file, by.nth_rank(1)), Square::new(file, by.nth_rank(3)))
}

fn castling_fault(board: &Position, side: Side, wing: Wing, rook: Square) -> Option<Fault> {
    if board.movement.older.has_no_castling() {
        return Some(Fault::CastlingUnknown(side, wing));
    }
    let king = board.men(side, Kind::King).single().filter(|king| king.rank() == side.first_rank());
    let Some(king) = king else { return Some(Fault::CastlingWithoutKing(side, wing)) };
    let outward = match wing {
        Wing::King => rook.file() > king.file(),
        Wing::Queen => rook.file() < king.file(),
    };
    if rook.rank() != side.first_rank() || !outward {
        return Some(Fault::CastlingRookMisplaced(side, wing, rook));
    }
    // Rook odds are given in orthodox chess: the Rook's square is a corner, and the King is on the e file.
    let given = board.movement.castles_without_rook(side, wing)
        && (rook, king.file()) == (wing.corner(side), 4)
        && !board.occupied().contains(rook);
    let there = board.men(side, Kind::Rook).contains(rook);
    (!there && !given).then_some(Fault::CastlingWithoutRook(side, wing, rook))
}

fn en_passant_faults(board: &Position, passed: Square) -> Vec<Fault> {
    let by = !board.turn;
    if passed.rank() != by.nth_rank(2) {
        return vec![Fault::EnPassantWrongRank(passed)];
    }
    let mut faults = Vec::new();
    if !(board.movement.double_step && board.movement.en_passant) {
        faults.push(Fault::EnPassantUnknown(passed));
    }
    let (from, pawn) = double_step_through(passed, by);
    if !board.men(by, Kind::Pawn).contains(pawn) {
        faults.push(Fault::EnPassantWithoutPawn(passed, pawn));
    }
    let occupied = [passed, from].into_iter().filter(|&square| board.occupied().contains(square));
    faults.extend(occupied.map(Fault::EnPassantOccupied));
    faults
}

/// The Kings who may castle along their rank, where they may castle up their file too: they have not moved.
fn kings_that_may_castle(position: &Position) -> Bitboard {
    if !position.movement.older.castles_on_any_line() {
        return Bitboard::EMPTY;
    }
    let of = |(side, _, _)| position.king(side);
    position.castling.iter().filter_map(of).fold(Bitboard::EMPTY, |kings, king| kings | Bitboard::of(king))
}
