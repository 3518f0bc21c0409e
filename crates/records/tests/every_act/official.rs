//! Acts of officials, and findings.

use game::act::{Act, Amount, ClockAct, Conduct, Fact, OfficialAct, Punishment, Score};
use proptest::option;
use proptest::prelude::*;

use super::each;
use super::values::{clause, result, seconds, setup, side, square, words};

pub(crate) fn official() -> impl Strategy<Value = Act> {
    let acts = each!(OfficialAct {
        OfficialAct::Finds(_) => fact().prop_map(OfficialAct::Finds),
        OfficialAct::Reports { .. } => {
            (side(), conduct()).prop_map(|(side, what)| OfficialAct::Reports { side, what })
        },
        OfficialAct::Observes => Just(OfficialAct::Observes),
        OfficialAct::ObservesMove => Just(OfficialAct::ObservesMove),
        OfficialAct::DeclaresDraw => Just(OfficialAct::DeclaresDraw),
        OfficialAct::RequiresScore(_) => side().prop_map(OfficialAct::RequiresScore),
        OfficialAct::RequiresReconstruction => Just(OfficialAct::RequiresReconstruction),
        OfficialAct::Corrects { .. } => (result(), option::of(words()))
            .prop_map(|(result, article)| OfficialAct::Corrects { result, article }),
        OfficialAct::Rules => Just(OfficialAct::Rules),
        OfficialAct::Upholds => Just(OfficialAct::Upholds),
        OfficialAct::Overturns(_) => option::of(result()).prop_map(OfficialAct::Overturns),
        OfficialAct::GivesTime { .. } => (side(), seconds(), option::of(words()))
            .prop_map(|(side, ms, article)| OfficialAct::GivesTime { side, ms, article }),
        OfficialAct::Penalises { .. } => (side(), punishment(), option::of(words()))
            .prop_map(|(side, punishment, article)| OfficialAct::Penalises { side, punishment, article }),
    });
    acts.prop_map(Act::Official)
}

/// Whether no player does it alone.
pub(crate) fn is_of_officials(act: &Act) -> bool {
    matches!(act, Act::Official(_) | Act::Clock(ClockAct::Starts(_)))
}

/// Whether both players together may do it as an official does.
pub(crate) fn is_of_both(act: &Act) -> bool {
    matches!(act, Act::Official(OfficialAct::Finds(_)) | Act::Clock(ClockAct::Starts(_)))
}

fn fact() -> impl Strategy<Value = Fact> {
    each!(Fact {
        Fact::Accident => Just(Fact::Accident),
        Fact::Unascertainable => Just(Fact::Unascertainable),
        Fact::NotSo => Just(Fact::NotSo),
        Fact::So => Just(Fact::So),
        Fact::BoardMisplaced => Just(Fact::BoardMisplaced),
        Fact::MenMisplaced => Just(Fact::MenMisplaced),
        Fact::ColoursReversed => Just(Fact::ColoursReversed),
        Fact::MateFirst => Just(Fact::MateFirst),
        Fact::Resigned(_) => side().prop_map(Fact::Resigned),
        Fact::DrawAgreed => Just(Fact::DrawAgreed),
        Fact::Square(_) => square().prop_map(Fact::Square),
        Fact::Repetition => Just(Fact::Repetition),
        Fact::SeventyFive => Just(Fact::SeventyFive),
        Fact::Offence(..) => (clause(), side()).prop_map(|(clause, side)| Fact::Offence(clause, side)),
        Fact::Refused(_) => side().prop_map(Fact::Refused),
        Fact::Clock(_) => (0u64..100_000_000, 0u64..100_000_000).prop_map(|(white, black)| Fact::Clock([white, black])),
        Fact::MoveCounter(_) => [0u32..=9_999, 0u32..=9_999].prop_map(Fact::MoveCounter),
        Fact::Board(_) => setup().prop_map(Fact::Board),
        Fact::Flag(_) => side().prop_map(Fact::Flag),
        Fact::FlagFirst(_) => side().prop_map(Fact::FlagFirst),
        Fact::Absent(_) => side().prop_map(Fact::Absent),
        Fact::Withdrawn { .. } => (side(), any::<bool>()).prop_map(|(side, silently)| Fact::Withdrawn { side, silently }),
        Fact::EnvelopeLost => Just(Fact::EnvelopeLost),
        Fact::TransmissionError(_) => option::of(side()).prop_map(Fact::TransmissionError),
        Fact::ConditionMet => Just(Fact::ConditionMet),
        Fact::Drawn => Just(Fact::Drawn),
        Fact::Postponed => Just(Fact::Postponed),
        Fact::PostponedOnDelay(_) => (1u64..100_000_000).prop_map(Fact::PostponedOnDelay),
        Fact::Decided(_) => words().prop_map(Fact::Decided),
    })
}

fn conduct() -> impl Strategy<Value = Conduct> {
    each!(Conduct {
        Conduct::Device => Just(Conduct::Device),
        Conduct::Notes => Just(Conduct::Notes),
        Conduct::Advice => Just(Conduct::Advice),
        Conduct::SecondBoard => Just(Conduct::SecondBoard),
        Conduct::LeftVenue => Just(Conduct::LeftVenue),
        Conduct::LeftArea => Just(Conduct::LeftArea),
        Conduct::Talk => Just(Conduct::Talk),
        Conduct::RepeatedOffers => Just(Conduct::RepeatedOffers),
        Conduct::Noise => Just(Conduct::Noise),
        Conduct::Refusal => Just(Conduct::Refusal),
        Conduct::CoveredScore => Just(Conduct::CoveredScore),
    })
}

fn punishment() -> impl Strategy<Value = Punishment> {
    each!(Punishment {
        Punishment::Warning => Just(Punishment::Warning),
        Punishment::Opponent(_) => seconds().prop_map(Punishment::Opponent),
        Punishment::Own(_) => seconds().prop_map(Punishment::Own),
        Punishment::Points(_) => (1u32..1000).prop_map(Punishment::Points),
        Punishment::OpponentsPoints(_) => (1u32..1000).prop_map(Punishment::OpponentsPoints),
        Punishment::Loss(_) => score().prop_map(Punishment::Loss),
        Punishment::BothLose => Just(Punishment::BothLose),
        Punishment::Fine(_) => {
            let unit = option::of("[A-Z]{3}").prop_filter("no word of the script", |unit| unit.as_deref() != Some("FOR"));
            let amount = (1u32..1000, unit).prop_map(|(number, unit)| Amount { number, unit });
            option::of(amount).prop_map(Punishment::Fine)
        },
        Punishment::Exclusion(_) => (1u32..1000).prop_map(Punishment::Exclusion),
        Punishment::Expulsion => Just(Punishment::Expulsion),
    })
}

fn score() -> impl Strategy<Value = Score> {
    each!(Score {
        Score::Whole => Just(Score::Whole),
        Score::Half => Just(Score::Half),
        Score::Nothing => Just(Score::Nothing),
    })
}
