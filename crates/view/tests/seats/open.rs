//! What seats see where every ruling is announced, and who may act for whom.

use board::Side;
use game::act::Person;
use jadoube_view::{Seat, Viewer, Voice};

use crate::support::*;

#[test]
fn where_all_is_told_each_seat_has_the_lines_it_may_say() {
    let game = play("all", ILLEGAL);
    let [white, black, both, watch, arbiter] = Seat::ALL.map(|seat| jadoube_view::standing(&game, seat));
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
    for seat in Seat::ALL {
        assert_eq!(seat.to_string().parse(), Ok(seat));
        assert_eq!(Seat::ALL[seat.index()], seat);
    }
    let error = "umpire".parse::<Seat>().expect_err("no seat");
    assert_eq!(error.to_string(), "`umpire` is no seat: expected white, black, both, watch or arbiter");
}

#[test]
fn each_seat_acts_for_its_own_person_only() {
    let (alone, jointly) = (Some(Voice::Alone), Some(Voice::Jointly));
    let people = [
        (Person::Player(Side::White), [alone, None, alone, None, None]),
        (Person::Player(Side::Black), [None, alone, alone, None, None]),
        (Person::Players, [jointly, jointly, alone, None, None]),
        (Person::Arbiter, [None, None, None, None, alone]),
        (Person::OtherArbiter(2), [None; 5]),
        (Person::Member(Side::White, 1), [None; 5]),
    ];
    for (person, expected) in people {
        assert_eq!(Seat::ALL.map(|seat| seat.voice_for(person)), expected, "{person:?}");
    }
}
