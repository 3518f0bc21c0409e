//! The Laws of Chess of the Fédération Internationale des Échecs.
//!
//! Each dated edition is a table of its own, in its own numbers. Articles that did not change between editions stand
//! once, each as a constant in the file of its chapter; an edition takes them, or writes `X.numbered("6.2.a")`
//! where only the number differs. What depends on the edition's own text stands in the edition's file.

/// The cases of an edition: those that name several editions, which are judged by each, and its own.
macro_rules! cases {
    ($($own:literal),*) => {
        &[
            ("moves.acts", include_str!("cases/moves.acts")),
            ("touch.acts", include_str!("cases/touch.acts")),
            ("hands.acts", include_str!("cases/hands.acts")),
            ("end.acts", include_str!("cases/end.acts")),
            ("ended_unlawfully.acts", include_str!("cases/ended_unlawfully.acts")),
            ("clock.acts", include_str!("cases/clock.acts")),
            ("time_controls.acts", include_str!("cases/time_controls.acts")),
            ("clock_disputes.acts", include_str!("cases/clock_disputes.acts")),
            ("irregular.acts", include_str!("cases/irregular.acts")),
            ("score.acts", include_str!("cases/score.acts")),
            ("arbiter.acts", include_str!("cases/arbiter.acts")),
            ("draws.acts", include_str!("cases/draws.acts")),
            ("fast.acts", include_str!("cases/fast.acts")),
            ("flags.acts", include_str!("cases/flags.acts")),
            ("guidelines.acts", include_str!("cases/guidelines.acts")),
            ("chess960.acts", include_str!("cases/chess960.acts")),
            ("conduct.acts", include_str!("cases/conduct.acts")),
            ("officials.acts", include_str!("cases/officials.acts")),
            ("adjourned.acts", include_str!("cases/adjourned.acts")),
            ("absence.acts", include_str!("cases/absence.acts")),
            ("sealing.acts", include_str!("cases/sealing.acts")),
            ("put_off.acts", include_str!("cases/put_off.acts")),
            ("quickplay.acts", include_str!("cases/quickplay.acts")),
            ("penalties.acts", include_str!("cases/penalties.acts")),
            ("notation.acts", include_str!("cases/notation.acts")),
            ("sheets.acts", include_str!("cases/sheets.acts")),
            ("hearings.acts", include_str!("cases/hearings.acts")),
            ("corrections.acts", include_str!("cases/corrections.acts")),
            ("appeals.acts", include_str!("cases/appeals.acts")),
            ("appeals_again.acts", include_str!("cases/appeals_again.acts")),
            ("reopened.acts", include_str!("cases/reopened.acts")),
            ("fallen.acts", include_str!("cases/fallen.acts")),
            ("resigned_meanwhile.acts", include_str!("cases/resigned_meanwhile.acts")),
            ("slips.acts", include_str!("cases/slips.acts")),
            ("told_rightly.acts", include_str!("cases/told_rightly.acts")),
            ("promotion_by_hand.acts", include_str!("cases/promotion_by_hand.acts")),
            ("appealed_against.acts", include_str!("cases/appealed_against.acts")),
            ("settled_later.acts", include_str!("cases/settled_later.acts")),
            ("displaced.acts", include_str!("cases/displaced.acts")),
            ("found_with_displaced.acts", include_str!("cases/found_with_displaced.acts")),
            ("open_again.acts", include_str!("cases/open_again.acts")),
            ("second_illegal.acts", include_str!("cases/second_illegal.acts")),
            ("put_right.acts", include_str!("cases/put_right.acts")),
            ("informal_records.acts", include_str!("cases/informal_records.acts")),
            ("idle_presses.acts", include_str!("cases/idle_presses.acts")),
            ("blind.acts", include_str!("cases/blind.acts")),
            $((concat!($own, ".acts"), include_str!(concat!("cases/", $own, ".acts")))),*
        ]
    };
}

mod adjourned;
mod appendix;
mod appendix_2014;
mod appendix_2018;
mod blind;
mod clock;
mod conduct;
mod draws;
mod edition_2014;
mod edition_2018;
mod edition_2023;
mod end;
mod guidelines;
mod irregular;
mod moves;
mod notation;
mod officials;
mod points;
mod quickplay;
mod score;
mod terms;
mod text_2014;
mod touch;
mod venue;

pub(super) use edition_2014::EDITION_2014;
pub(super) use edition_2018::EDITION_2018;
pub(super) use edition_2023::EDITION_2023;
