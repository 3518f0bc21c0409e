//! How men move by the choices of a code of the older game.

use board::{
    Array, BishopRule, CastlingRule, DoubleStep, KingLeap, KingRule, PromotionRule, QueenRule, RuleChoices,
};
use law::{Choice, InForce};

/// How men move under a code of the older game; none where they move as today.
///
/// ```
/// use board::{CastlingRule, RuleChoices};
/// use law::{Choice, Regulations, codes};
/// let shatranj = codes::find("shatranj").ok_or("no such code")?;
/// let usual = shatranj.under(&Regulations::default());
/// assert_eq!(jadoube_game::rule_choices(usual), Some(RuleChoices::SHATRANJ));
///
/// let announced = Regulations { chosen: vec![Choice::FreeCastling], ..Regulations::default() };
/// let mixture = jadoube_game::rule_choices(shatranj.under(&announced)).ok_or("no choices")?;
/// assert_eq!(mixture, RuleChoices { castling: CastlingRule::Free, ..RuleChoices::SHATRANJ });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rule_choices(law: InForce) -> Option<RuleChoices> {
    let plays = law.plays();
    if plays.is_empty() {
        return None;
    }
    let has = |choice| plays.contains(&choice);
    let in_passing = has(Choice::TakenInPassing);
    let mut rules = RuleChoices {
        stalemate_forbidden: has(Choice::StalemateForbidden),
        stalemate_passes: has(Choice::StalematePasses),
        ..RuleChoices::SARRATT_1828
    };
    for choice in &plays {
        settle(&mut rules, *choice, in_passing);
    }
    Some(rules)
}

/// Settles one point; those that do not say how men move settle nothing.
fn settle(rules: &mut RuleChoices, choice: Choice, in_passing: bool) {
    match choice {
        Choice::KingOnD => rules.array = Array::KingOnD,
        Choice::KingOnE => rules.array = Array::KingOnE,
        Choice::PlainKing => rules.king = KingRule::Plain,
        Choice::Fers => rules.queen = QueenRule::Fers,
        Choice::FersLeaps => rules.queen = QueenRule::FersLeap { promoted: false },
        Choice::FersLeapsPromoted => rules.queen = QueenRule::FersLeap { promoted: true },
        Choice::ModernQueen => rules.queen = QueenRule::Modern,
        Choice::ModernQueenSparingQueens => rules.queen = QueenRule::ModernSparingQueens,
        Choice::Fil => rules.bishop = BishopRule::Fil,
        Choice::ModernBishop => rules.bishop = BishopRule::Modern,
        Choice::NoDoubleStep => rules.double_step = DoubleStep::No,
        Choice::SomeDoubleSteps => {
            rules.double_step = DoubleStep::RookKingQueenPawns { in_passing, until_first_capture: false };
        }
        Choice::SomeDoubleStepsAtFirst => {
            rules.double_step = DoubleStep::RookKingQueenPawns { in_passing, until_first_capture: true };
        }
        Choice::EveryDoubleStep => rules.double_step = DoubleStep::Yes { in_passing },
        Choice::PromotesToQueen => rules.promotion = PromotionRule::Queen,
        Choice::PromotesIfQueenLost => rules.promotion = PromotionRule::QueenIfLost,
        Choice::PromotesToCaptured => rules.promotion = PromotionRule::Captured,
        Choice::PromotesToCapturedSuspended => rules.promotion = PromotionRule::CapturedSuspended,
        Choice::PromotesFreely => rules.promotion = PromotionRule::Free,
        Choice::PromotesFreelyOrStays => rules.promotion = PromotionRule::FreeOrPawn,
        Choice::NoCastling => rules.castling = CastlingRule::None,
        Choice::TwoMoveCastling => rules.castling = CastlingRule::TwoMoves,
        Choice::ModernCastling => rules.castling = CastlingRule::Modern,
        Choice::FreeCastling => rules.castling = CastlingRule::Free,
        Choice::AnyLineCastling => rules.castling = CastlingRule::AnyLine,
        other => {
            if let Some(leap) = kings_leap(other) {
                rules.king = KingRule::Leap(leap);
            }
        }
    }
}

/// The King's leap that a choice gives him.
fn kings_leap(choice: Choice) -> Option<KingLeap> {
    let leap = KingLeap::USUAL;
    Some(match choice {
        Choice::KingLeaps => leap,
        Choice::KingLeapsThree => KingLeap { three_squares: true, ..leap },
        Choice::KingLeapsCapturing => KingLeap { captures: true, ..leap },
        Choice::KingLeapsThreeCapturing => KingLeap { three_squares: true, captures: true, ..leap },
        Choice::KingLeapsThroughAttack => KingLeap { through_attack: true, ..leap },
        Choice::KingLeapsThreeThroughAttack => KingLeap { three_squares: true, through_attack: true, ..leap },
        Choice::KingLeapsFreely => KingLeap { captures: true, through_attack: true, ..leap },
        Choice::KingLeapsThreeFreely => {
            KingLeap { three_squares: true, captures: true, through_attack: true }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use law::{Regulations, codes};

    use super::*;

    /// The articles of each set and the board's own table of sets say the same.
    #[test]
    fn every_set_moves_as_the_board_has_it() {
        assert_eq!(codes::older_game().len(), RuleChoices::SETS.len() + RuleChoices::AS_SARRATT.len());
        for code in codes::older_game() {
            let rules = rule_choices(code.under(&Regulations::default()));
            assert_eq!(rules, RuleChoices::named(code.id), "{}", code.id);
        }
    }

    #[test]
    fn today_nothing_is_chosen() {
        for code in codes::all() {
            assert_eq!(rule_choices(code.under(&Regulations::default())), None, "{}", code.id);
        }
    }
}
