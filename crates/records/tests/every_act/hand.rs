//! Acts of the hand.

use game::act::{Act, HandAct, How};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::each;
use super::values::{how, kind, motion, side, square};

pub(crate) fn hand() -> impl Strategy<Value = Act> {
    let acts = each!(HandAct {
        HandAct::Touches { .. } => {
            (vec(square(), 1..4), how()).prop_map(|(squares, how)| HandAct::Touches { squares, how })
        },
        HandAct::Lifts { .. } => (square(), how()).prop_map(|(square, how)| HandAct::Lifts { square, how }),
        HandAct::Places { .. } => (square(), how()).prop_map(|(square, how)| HandAct::Places { square, how }),
        HandAct::Releases => Just(HandAct::Releases),
        HandAct::Removes { .. } => (square(), how()).prop_map(|(square, how)| HandAct::Removes { square, how }),
        HandAct::Puts { .. } => puts(),
        HandAct::PutsSubstitute { .. } => {
            (square(), any::<bool>()).prop_map(|(square, held)| HandAct::PutsSubstitute { square, held })
        },
        HandAct::Names(_) => kind().prop_map(HandAct::Names),
        HandAct::Displaces { .. } => (square(), option::of(square()), how())
            .prop_map(|(from, to, how)| HandAct::Displaces { from, to, how }),
        HandAct::Drops { .. } => (square(), square()).prop_map(|(from, to)| HandAct::Drops { from, to }),
        HandAct::UpsetsBoard { .. } => how().prop_map(|how| HandAct::UpsetsBoard { how }),
        HandAct::Restores => Just(HandAct::Restores),
        HandAct::Moves(_) => motion().prop_map(HandAct::Moves),
        HandAct::Plays(_) => motion().prop_map(HandAct::Plays),
        HandAct::TwoHanded { .. } => (motion(), any::<bool>())
            .prop_map(|(motion, presses)| HandAct::TwoHanded { motion, presses }),
    });
    acts.prop_map(Act::Hand)
}

/// A man from the box: held, or set upside down and released.
fn puts() -> impl Strategy<Value = HandAct> {
    let upright = (kind(), option::of(side()), square(), any::<bool>(), how())
        .prop_map(|(kind, of, square, held, how)| HandAct::Puts { kind, of, square, held, how });
    let inverted = (kind(), square()).prop_map(|(kind, square)| {
        let (of, held, how) = (None, false, How::Inverted);
        HandAct::Puts { kind, of, square, held, how }
    });
    prop_oneof![upright, inverted]
}
