//! Rules of the older game in sixteen bits, so that a position stays small: what the rest of a `Movement` does not say.

use std::fmt;

use super::rule_choices::{
    BishopRule, CastlingRule, DoubleStep, KingLeap, KingRule, PromotionRule, QueenRule, RuleChoices,
};

/// How men move otherwise than today: [`OlderMoves::NONE`], or what [`RuleChoices::movement`] has made of its choices.
///
/// ```
/// use jadoube_board::{Movement, OlderMoves, RuleChoices};
/// assert_eq!(Movement::ORDINARY.older, OlderMoves::NONE);
/// assert!(!RuleChoices::SHATRANJ.movement().older.is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OlderMoves(u16);

// Four bits for the King's leap, two for the fers, one for the fil, two for the double step, two for promotion, four for
// castling and stalemate together, one for the Queen again: none is free.
const KING_LEAP: u16 = 1;
const THREE_SQUARES: u16 = 1 << 1;
const LEAP_CAPTURES: u16 = 1 << 2;
const THROUGH_ATTACK: u16 = 1 << 3;

const QUEEN: u16 = 0b11 << 4;
const FERS: u16 = 0b01 << 4;
const FERS_LEAP: u16 = 0b10 << 4;
const PROMOTED_LEAP: u16 = 0b11 << 4;

const FIL: u16 = 1 << 6;
const SOME_DOUBLE_STEPS: u16 = 1 << 7;

const PROMOTION: u16 = 0b11 << 8;
const QUEEN_IF_LOST: u16 = 0b01 << 8;
const CAPTURED: u16 = 0b10 << 8;
const SUSPENDED: u16 = 0b11 << 8;

// Five ways to castle for each of three ways to take stalemate: one number below sixteen says both.
const CASTLING_AND_STALEMATE: u16 = 0b1111 << 10;
const NO_CASTLING: u16 = 1;
const TWO_MOVES: u16 = 2;
const FREE_CASTLING: u16 = 3;
const ANY_LINE: u16 = 4;
const CASTLINGS: u16 = 5;

const STALEMATE_FORBIDDEN: u16 = 1;
const STALEMATE_PASSES: u16 = 2;

const UNTIL_FIRST_CAPTURE: u16 = 1 << 14;
const QUEENS_SPARED: u16 = 1 << 15;

impl OlderMoves {
    /// Men move as today.
    pub const NONE: Self = Self(0);

    /// Whether men move as today.
    #[must_use]
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn of(rules: &RuleChoices) -> Self {
        let king = match rules.king {
            KingRule::Plain => 0,
            KingRule::Leap(leap) => {
                KING_LEAP
                    | if leap.three_squares { THREE_SQUARES } else { 0 }
                    | if leap.captures { LEAP_CAPTURES } else { 0 }
                    | if leap.through_attack { THROUGH_ATTACK } else { 0 }
            }
        };
        let queen = match rules.queen {
            QueenRule::Modern => 0,
            QueenRule::ModernSparingQueens => QUEENS_SPARED,
            QueenRule::Fers => FERS,
            QueenRule::FersLeap { promoted: false } => FERS_LEAP,
            QueenRule::FersLeap { promoted: true } => PROMOTED_LEAP,
        };
        let bishop = match rules.bishop {
            BishopRule::Modern => 0,
            BishopRule::Fil => FIL,
        };
        let pawns = match rules.double_step {
            DoubleStep::No | DoubleStep::Yes { .. } => 0,
            DoubleStep::RookKingQueenPawns { until_first_capture: false, .. } => SOME_DOUBLE_STEPS,
            DoubleStep::RookKingQueenPawns { until_first_capture: true, .. } => {
                SOME_DOUBLE_STEPS | UNTIL_FIRST_CAPTURE
            }
        };
        let promotion = match rules.promotion {
            PromotionRule::Queen | PromotionRule::Free | PromotionRule::FreeOrPawn => 0,
            PromotionRule::QueenIfLost => QUEEN_IF_LOST,
            PromotionRule::Captured => CAPTURED,
            PromotionRule::CapturedSuspended => SUSPENDED,
        };
        let castling = match rules.castling {
            CastlingRule::Modern => 0,
            CastlingRule::None => NO_CASTLING,
            CastlingRule::TwoMoves => TWO_MOVES,
            CastlingRule::Free => FREE_CASTLING,
            CastlingRule::AnyLine => ANY_LINE,
        };
        let stalemate = match (rules.stalemate_forbidden, rules.stalemate_passes) {
            (true, _) => STALEMATE_FORBIDDEN,
            (false, true) => STALEMATE_PASSES,
            (false, false) => 0,
        };
        Self(king | queen | bishop | pawns | promotion | (castling + CASTLINGS * stalemate) << 10)
    }

    /// The number that says both how King and Rook move together and what stalemate does.
    const fn castling_and_stalemate(self) -> u16 {
        (self.0 & CASTLING_AND_STALEMATE) >> 10
    }

    /// Whether this is how King and Rook move together.
    const fn castles_by(self, castling: u16) -> bool {
        self.castling_and_stalemate() % CASTLINGS == castling
    }

    /// Whether this is what stalemate does to moves.
    const fn takes_stalemate_as(self, stalemate: u16) -> bool {
        self.castling_and_stalemate() / CASTLINGS == stalemate
    }

    /// Whether any of these bits is set.
    const fn has(self, bits: u16) -> bool {
        self.0 & bits != 0
    }

    /// Whether a field of several bits has this value.
    const fn is(self, field: u16, value: u16) -> bool {
        self.0 & field == value
    }

    /// The King's leap, if he has one.
    pub(crate) const fn king_leap(self) -> Option<KingLeap> {
        if !self.has(KING_LEAP) {
            return None;
        }
        Some(KingLeap {
            three_squares: self.has(THREE_SQUARES),
            captures: self.has(LEAP_CAPTURES),
            through_attack: self.has(THROUGH_ATTACK),
        })
    }

    /// Whether the man beside the King is a fers.
    #[inline(always)]
    pub(crate) const fn has_fers(self) -> bool {
        self.has(QUEEN)
    }

    /// Whether no Queen takes a Queen.
    pub(crate) const fn spares_queens(self) -> bool {
        self.has(QUEENS_SPARED)
    }

    /// Whether a fers may leap as its first move.
    pub(crate) const fn fers_leaps(self) -> bool {
        self.is(QUEEN, FERS_LEAP) || self.is(QUEEN, PROMOTED_LEAP)
    }

    /// Whether a newly promoted fers may leap too.
    pub(crate) const fn promoted_leaps(self) -> bool {
        self.is(QUEEN, PROMOTED_LEAP)
    }

    /// Whether the man beside the Knight is a fil.
    #[inline(always)]
    pub(crate) const fn has_fil(self) -> bool {
        self.has(FIL)
    }

    /// Whether only the Pawns of Rooks, King and Queen have a double step, if any has.
    pub(crate) const fn limits_double_steps(self) -> bool {
        self.has(SOME_DOUBLE_STEPS)
    }

    /// Whether the Pawns of King and Queen have it only until a man has been captured.
    pub(crate) const fn double_steps_until_capture(self) -> bool {
        self.has(UNTIL_FIRST_CAPTURE)
    }

    /// Whether a Pawn becomes a Queen only if its side has none.
    #[must_use]
    pub const fn queen_if_lost(self) -> bool {
        self.is(PROMOTION, QUEEN_IF_LOST)
    }

    /// Whether a Pawn becomes only a man that is off the board.
    #[must_use]
    pub const fn promotes_to_captured(self) -> bool {
        self.is(PROMOTION, CAPTURED) || self.is(PROMOTION, SUSPENDED)
    }

    /// Whether a Pawn that can become nothing waits on its last rank.
    #[must_use]
    pub const fn suspends(self) -> bool {
        self.is(PROMOTION, SUSPENDED)
    }

    /// Whether nobody has a right to castle in one move.
    pub(crate) const fn has_no_castling(self) -> bool {
        self.castles_by(NO_CASTLING) || self.castles_by(TWO_MOVES)
    }

    /// Whether Rook and King castle in two moves.
    pub(crate) const fn castles_in_two_moves(self) -> bool {
        self.castles_by(TWO_MOVES)
    }

    /// Whether castling is free, as in Italy.
    #[must_use]
    pub const fn castles_freely(self) -> bool {
        self.castles_by(FREE_CASTLING)
    }

    /// Whether King and Rook may castle up a file too.
    #[must_use]
    pub const fn castles_on_any_line(self) -> bool {
        self.castles_by(ANY_LINE)
    }

    /// Whether a move that stalemates is illegal.
    pub(crate) const fn forbids_stalemate(self) -> bool {
        self.takes_stalemate_as(STALEMATE_FORBIDDEN)
    }

    /// Whether a side that is stalemated misses its turn.
    pub(crate) const fn stalemated_side_passes(self) -> bool {
        self.takes_stalemate_as(STALEMATE_PASSES)
    }

    /// The same, but a move may stalemate.
    pub(crate) const fn with_stalemate_allowed(self) -> Self {
        if !self.forbids_stalemate() {
            return self;
        }
        Self(self.0 & !CASTLING_AND_STALEMATE | (self.castling_and_stalemate() % CASTLINGS) << 10)
    }

    /// Whether it matters that the King has not moved.
    pub(crate) const fn king_begins(self) -> bool {
        self.king_leap().is_some() || self.castles_in_two_moves() || self.castles_on_any_line()
    }
}

impl fmt::Debug for OlderMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OlderMoves({:#06x})", self.0)
    }
}
