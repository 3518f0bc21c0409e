//! What a hand does at a silent table.

use jadoube_view::Seat;

use crate::support::*;

#[test]
fn an_illegal_move_at_a_silent_table_is_not_remarked() {
    is_told(ILLEGAL, [(Seat::White, &[]), (Seat::Black, &[]), (Seat::Both, &[]), (Seat::Watch, &[])]);
    for seat in [Seat::White, Seat::Black, Seat::Both] {
        let standing = silent(ILLEGAL, seat);
        assert_eq!(standing.turn, "black", "the turn has passed for all to see");
        assert_eq!((standing.legal.len(), standing.ripe.len(), standing.options.len()), (0, 0, 0), "{seat}");
        assert!(
            !standing.may.iter().any(|line| line.contains("exacts") || line.contains("waives")),
            "{seat}"
        );
    }
    assert!(has(&silent(ILLEGAL, Seat::Black).may, "black claims illegal-move"));
}

#[test]
fn a_touch_binds_who_touched_and_tells_him_alone() {
    let touch = "white touches g1\n";
    is_told(
        touch,
        [
            (Seat::White, &["obligation"]),
            (Seat::Black, &[]),
            (Seat::Both, &["obligation"]),
            (Seat::Watch, &[]),
        ],
    );
    assert_eq!(silent(touch, Seat::White).must.len(), 1);
    assert_eq!(silent(touch, Seat::Black).must, [""; 0]);
    assert_eq!(silent(touch, Seat::Black).duty, []);
    assert_eq!(silent(touch, Seat::Watch).must, [""; 0]);
}

#[test]
fn a_touch_out_of_turn_binds_later_and_tells_him_alone() {
    is_told(
        "black touches g8\nwhite plays e4\n",
        [
            (Seat::White, &[]),
            (Seat::Black, &["obligation"]),
            (Seat::Both, &["obligation"]),
            (Seat::Watch, &[]),
        ],
    );
}
