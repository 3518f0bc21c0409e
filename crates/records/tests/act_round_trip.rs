//! Every act that can be written is read back the same.

mod every_act;

use board::Position;
use game::act::{Act, AdjournmentAct, Entry, Fact, OfficialAct};
use jadoube_records::act;
use proptest::option;
use proptest::prelude::*;

use crate::every_act::done;

/// In a FEN the case of a letter is the side of a piece.
fn holds_a_fen(act: &Act) -> bool {
    matches!(
        act,
        Act::Adjournment(AdjournmentAct::Resumes(Some(_)))
            | Act::Official(OfficialAct::Finds(Fact::Board(_)))
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn every_entry_reads_back_from_its_text(stamp in option::of(0u64..u64::MAX / 2), (who, act) in done()) {
        let entry = Entry { stamp, who, act };
        let text = act::text(&entry);
        prop_assert_eq!(act::read(&text, &Position::default()), Ok(entry.clone()), "{}", text);
        let shouted = text.to_uppercase().replace(' ', "  ");
        let read = act::read(&shouted, &Position::default());
        prop_assert!(read.is_ok() || holds_a_fen(&entry.act), "{}: {:?}", shouted, read);
    }

    #[test]
    fn no_line_makes_the_reader_fail(
        line in "\\PC{0,40}|(@0:00:01 )?(white|players|arbiter|x) [a-z]{1,9}( [a-z][0-9]| and| to| é){0,4}"
    ) {
        if let Ok(entry) = act::read(&line, &Position::default()) {
            prop_assert_eq!(act::read(&act::text(&entry), &Position::default()), Ok(entry));
        }
    }
}
