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

const KING_LEAP: u16 = 1;
const THREE_SQUARES: u16 = 1 << 1;
const LEAP_CAPTURES: u16 = 1 << 2;
const THROUGH_ATTACK: u16 = 1 << 3;
const FERS: u16 = 1 << 4;
const FERS_LEAP: u16 = 1 << 5;
const PROMOTED_LEAP: u16 = 1 << 6;
const FIL: u16 = 1 << 7;
const SOME_DOUBLE_STEPS: u16 = 1 << 8;
const QUEEN_IF_LOST: u16 = 1 << 9;
const CAPTURED: u16 = 1 << 10;
const SUSPENDED: u16 = 1 << 11;
const NO_CASTLING: u16 = 1 << 12;
const TWO_MOVES: u16 = 1 << 13;
const FREE_CASTLING: u16 = 1 << 14;
const STALEMATE_FORBIDDEN: u16 = 1 << 15;

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
            QueenRule::Fers => FERS,
            QueenRule::FersLeap { promoted: false } => FERS | FERS_LEAP,
            QueenRule::FersLeap { promoted: true } => FERS | FERS_LEAP | PROMOTED_LEAP,
        };
        let bishop = match rules.bishop {
            BishopRule::Modern => 0,
            BishopRule::Fil => FIL,
        };
        let pawns = match rules.double_step {
            DoubleStep::No | DoubleStep::Yes { .. } => 0,
            DoubleStep::RookKingQueenPawns { .. } => SOME_DOUBLE_STEPS,
        };
        let promotion = match rules.promotion {
            PromotionRule::Queen | PromotionRule::Free | PromotionRule::FreeOrPawn => 0,
            PromotionRule::QueenIfLost => QUEEN_IF_LOST,
            PromotionRule::Captured => CAPTURED,
            PromotionRule::CapturedSuspended => CAPTURED | SUSPENDED,
        };
        let castling = match rules.castling {
            CastlingRule::Modern => 0,
            CastlingRule::None => NO_CASTLING,
            CastlingRule::TwoMoves => NO_CASTLING | TWO_MOVES,
            CastlingRule::Free => FREE_CASTLING,
        };
        let stalemate = if rules.stalemate_forbidden { STALEMATE_FORBIDDEN } else { 0 };
        Self(king | queen | bishop | pawns | promotion | castling | stalemate)
    }

    const fn has(self, bit: u16) -> bool {
        self.0 & bit != 0
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
        self.has(FERS)
    }

    /// Whether a fers may leap as its first move.
    pub(crate) const fn fers_leaps(self) -> bool {
        self.has(FERS_LEAP)
    }

    /// Whether a newly promoted fers may leap too.
    pub(crate) const fn promoted_leaps(self) -> bool {
        self.has(PROMOTED_LEAP)
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

    /// Whether a Pawn becomes a Queen only if its side has none.
    pub(crate) const fn queen_if_lost(self) -> bool {
        self.has(QUEEN_IF_LOST)
    }

    /// Whether a Pawn becomes only a man that is off the board.
    pub(crate) const fn promotes_to_captured(self) -> bool {
        self.has(CAPTURED)
    }

    /// Whether a Pawn that can become nothing waits on its last rank.
    pub(crate) const fn suspends(self) -> bool {
        self.has(SUSPENDED)
    }

    /// Whether nobody has a right to castle in one move.
    pub(crate) const fn has_no_castling(self) -> bool {
        self.has(NO_CASTLING)
    }

    /// Whether Rook and King castle in two moves.
    pub(crate) const fn castles_in_two_moves(self) -> bool {
        self.has(TWO_MOVES)
    }

    /// Whether castling is free, as in Italy.
    #[must_use]
    pub const fn castles_freely(self) -> bool {
        self.has(FREE_CASTLING)
    }

    /// Whether a move that stalemates is illegal.
    pub(crate) const fn forbids_stalemate(self) -> bool {
        self.has(STALEMATE_FORBIDDEN)
    }

    /// The same, but a move may stalemate.
    pub(crate) const fn with_stalemate_allowed(self) -> Self {
        Self(self.0 & !STALEMATE_FORBIDDEN)
    }

    /// Whether it matters that the King has not moved.
    pub(crate) const fn king_begins(self) -> bool {
        self.has(KING_LEAP | TWO_MOVES)
    }
}

impl fmt::Debug for OlderMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "OlderMoves({:#06x})", self.0)
    }
}
