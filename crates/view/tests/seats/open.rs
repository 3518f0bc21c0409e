//! What seats see where every ruling is announced, and who may act for whom.

use board::Side;
use game::act::Person;
use jadoube_view::{Seat, Viewer, Voice};

use crate::support::*;

#[test]
fn where_all_is_told_each_seat_has_the_lines_it_may_say() {
    let game = play("all", ILLEGAL);
    let [white, black, both, watch, arbiter] = Seat::USUAL.map(|seat| jadoube_view::standing(&game, seat));
    assert!(white.may.iter().all(|line| line.starts_with("white ")), "{:?}", white.may);
    assert!(black.may.iter().all(|line| line.starts_with("black ")), "{:?}", black.may);
    assert!(has(&black.ripe, "black claims illegal-move"));
    assert_eq!(both.may.len(), white.may.len() + black.may.len());
    assert_eq!((watch.may.len(), watch.ripe.len(), watch.options.len()), (0, 0, 0));
    assert_eq!((arbiter.may.len(), arbiter.ripe.len(), arbiter.options.len()), (0, 0, 0));
    assert_eq!(watch.legal, black.legal);
    for viewer in viewers() {
        assert!(told(&game, viewer).contains(&"offence"), "{viewer:?}");
    }
}

#[test]
fn whoever_keeps_the_log_sees_all_at_a_silent_table_too() {
    let [silent, open] = ["silent", "all"].map(|notice| play(notice, ILLEGAL));
    assert_eq!(jadoube_view::line(&silent, Viewer::All), jadoube_view::line(&open, Viewer::All));
}

#[test]
fn seats_have_names() {
    let further = ["white#2", "black#8", "arbiter#1"].map(|name| name.parse::<Seat>().expect("a seat"));
    for seat in Seat::USUAL.into_iter().chain(further) {
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    // The first member has the seat of his side, and one seat has one name.
    for wrong in
        ["umpire", "white#1", "white#0", "white#02", "white#256", "both#2", "arbiter#0", "arbiter#", "#2"]
    {
        let error = wrong.parse::<Seat>().expect_err("no seat");
        let expected = "white, black, both, watch or arbiter, white#2 for a further member of a side, or arbiter#1 for one of \
                        several arbiters";
        assert_eq!(error.to_string(), format!("`{wrong}` is no seat: expected {expected}"));
    }
}

#[test]
fn each_seat_acts_for_its_own_person_only() {
    let (alone, jointly) = (Some(Voice::Alone), Some(Voice::Jointly));
    let further = ["white#2", "black#2", "arbiter#1", "arbiter#2"].map(|name| name.parse().expect("a seat"));
    let people = [
        (Person::Player(Side::White), [alone, None, alone, None, None], [None; 4]),
        (Person::Player(Side::Black), [None, alone, alone, None, None], [None; 4]),
        (Person::Assistant(Side::White), [alone, None, alone, None, None], [None; 4]),
        (Person::Players, [jointly, jointly, alone, None, None], [None; 4]),
        (Person::Arbiter, [None, None, None, None, alone], [None; 4]),
        (Person::OtherArbiter(1), [None; 5], [None, None, alone, None]),
        (Person::OtherArbiter(2), [None; 5], [None, None, None, alone]),
        (Person::Member(Side::White, 1), [alone, None, alone, None, None], [None; 4]),
        (Person::Member(Side::White, 2), [None; 5], [alone, None, None, None]),
        (Person::Member(Side::Black, 2), [None; 5], [None, alone, None, None]),
        (Person::Member(Side::Black, 3), [None; 5], [None; 4]),
        (Person::Other, [None; 5], [None; 4]),
    ];
    for (person, usual, others) in people {
        assert_eq!(Seat::USUAL.map(|seat| seat.voice_for(person)), usual, "{person:?}");
        assert_eq!(further.map(|seat: Seat| seat.voice_for(person)), others, "{person:?}");
    }
}
