//! Sentences about touches, what was moved against the law, and whose time runs then.

use crate::said;

#[test]
fn a_claim_of_a_touch_before_the_other_has_had_a_turn_says_so() {
    let header = "code: bcf-1912\n";
    let stands = "Black has not touched the Pawn on e7: no turn of Black's has begun yet.";
    assert_eq!(said(header, &["white claims touched e7"]), [stands]);
    let empty = "No man stands on e5, and no turn of Black's has begun yet.";
    assert_eq!(said(header, &["white claims touched e5"]), [empty]);
}

#[test]
fn where_the_code_is_silent_it_is_told_whose_time_runs_once_a_move_has_gone_back() {
    let header = "code: walker-1832\ntime: 10m\n";
    let exacted = said(header, &["@0:01:00 white plays e2e5", "@0:02:00 black exacts move e2"]);
    let told = "is silent about whose time runs once a move has gone back: it is White's, who is to play.";
    assert!(exacted.iter().any(|says| says.ends_with(told)), "{exacted:?}");
    let unpressed = said(header, &["@0:01:00 white moves e2e5", "@0:02:00 black exacts move e2"]);
    assert!(!unpressed.iter().any(|says| says.ends_with(told)), "{unpressed:?}");
}

#[test]
fn a_king_and_a_rook_that_an_accident_has_moved_have_not_moved() {
    let header = "code: american-1897\nstart: 4k3/8/8/8/8/8/8/4K2R b K - 0 1\n";
    let castled =
        |accident: &str| said(header, &[accident, "black moves e8d7", "white castles short"])[0].clone();
    let why = [
        ("black displaces h1 to h2 accidentally", "an accident has left the Rook on h2."),
        ("black displaces e1 to d1 accidentally", "an accident has left the King on d1."),
        ("black displaces h1 accidentally", "an accident has taken the Rook off h1."),
    ];
    for (accident, why) in why {
        let says = castled(accident);
        assert!(says.ends_with(&format!("illegally: castling on the King's side: {why}")), "{says}");
    }
}

#[test]
fn a_penalty_for_what_was_touched_names_the_touch() {
    let header = "code: american-1897\n";
    let other = "White touched the Knight on g1 and moved another man. Black may, before touching a man, exact \
                 Penalty A, by which the position before this turn stands again.";
    assert_eq!(said(header, &["white touches g1", "white moves e2e4"]).last().unwrap(), other);
    let same = said(header, &["white touches g1", "white moves g1f3"]);
    assert!(!same.iter().any(|says| says.contains("another man")), "{same:?}");
    // Penalty C for the touch has gone with the illegal move, for which Penalty A counts.
    let both = said(header, &["white touches f1", "white moves f1c4"]);
    assert!(both.last().unwrap().ends_with(" It settles the touch of the Bishop on f1 too."), "{both:?}");
    let illegal = said(header, &["white moves f1c4"]);
    assert!(!illegal.iter().any(|says| says.contains("settles")), "{illegal:?}");
}

#[test]
fn what_was_illegal_is_told_with_the_claim_where_nobody_was_told_before() {
    let acts = ["white moves g1g3", "black moves e7e5", "white moves e2e4", "black claims illegal-move"];
    let back = "The position before White's move 1 stands again, and White is to play.";
    let why = "White moved the Knight on g1 to g3 illegally: a Knight does not go from g1 to g3.";
    assert_eq!(said("code: bcf-1912\n", &acts)[0], back);
    assert_eq!(said("code: bcf-1912\nnotice: silent\n", &acts)[0], format!("{why} {back}"));
}

#[test]
fn a_clock_that_is_not_pressed_is_told_in_words_that_hold_after_the_press() {
    let told = said("code: bcf-1912\ntime: 1h\n", &["@0:00:10 white moves e2e4"]);
    let says = "After a move the clock runs until it is pressed, and nothing is allowed for neglecting it.";
    assert!(told.iter().any(|told| told == says), "{told:?}");
}
