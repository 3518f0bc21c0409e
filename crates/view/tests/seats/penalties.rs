//! Claims and penalties at a silent table.

use game::Game;
use jadoube_view::{Seat, Viewer};

use crate::support::*;

/// White's Bishop and King can both move.
const FREED: &str = "4k3/8/8/8/8/8/4P3/2B1K3 w - - 0 1";

#[test]
fn a_claim_upheld_is_answered_aloud() {
    let game = play_from(FREED, "silent", "white plays c1e4\nblack claims illegal-move\n");
    for seat in seats() {
        assert_eq!(told(&game, seat), told(&game, Viewer::All), "{seat}");
    }
    assert_eq!(
        jadoube_view::entries(&game, 0, Seat::Black)[0].rulings,
        [],
        "what was not told then is not told later"
    );
    let black = jadoube_view::standing(&game, Seat::Black);
    assert!(has(&black.may, "black exacts king"), "{black:?}");
    assert!(black.options.iter().any(|option| option.line == "black exacts king"));
    assert!(!has(&jadoube_view::standing(&game, Seat::White).may, "black exacts king"));
}

#[test]
fn a_penalty_exacted_shows_its_moves_until_the_next_move() {
    let exacted = "white plays c1e4\nblack exacts king\n";
    let standing = |more: &str| {
        jadoube_view::standing(&play_from(FREED, "silent", &format!("{exacted}{more}")), Seat::White)
    };
    assert_eq!(standing("").legal, ["e1d1", "e1d2", "e1f1", "e1f2"]);
    assert_eq!(standing("").must.len(), 1);
    assert_eq!(standing("white plays e1d2\n").legal, [""; 0]);
}

#[test]
fn a_wrong_claim_is_answered_to_whoever_spoke() {
    is_told(
        "white plays e2e4\nblack claims illegal-move\n",
        [(Seat::White, &[]), (Seat::Black, &["refused"]), (Seat::Both, &["refused"]), (Seat::Watch, &[])],
    );
    assert_eq!(silent("white plays e2e4\nblack claims illegal-move\n", Seat::Black).legal, [""; 0]);
}

#[test]
fn claims_are_listed_right_or_not_and_never_ripe() {
    let repetition = "white plays Nf3\nblack plays Nf6\nwhite plays Ng1\nblack plays Ng8\n".repeat(2);
    let white = silent(&repetition, Seat::White);
    assert!(has(&white.may, "white claims repetition"));
    assert_eq!(white.ripe, [""; 0]);
    assert!(has(
        &jadoube_view::standing(&play("silent", &repetition), Viewer::All).ripe,
        "white claims repetition"
    ));
    assert!(has(&silent("", Seat::White).may, "white claims repetition"));
}

#[test]
fn where_no_claim_opens_the_law_penalties_are_asked_for_blindly() {
    let [lawful, unlawful] = ["white moves b1c3\n", "white moves b1b3\n"].map(|acts| {
        play_under("walker-1832", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "silent", acts)
    });
    for game in [&lawful, &unlawful] {
        let black = jadoube_view::standing(game, Seat::Black);
        for line in ["black exacts king", "black exacts leave", "black exacts move b1", "black exacts both"] {
            assert!(has(&black.may, line), "{line} in {:?}", black.may);
        }
        assert!(!jadoube_view::standing(game, Seat::White).may.iter().any(|line| line.contains("exacts")));
    }
}

/// american-1897 II.5 has no claim of a touch: Penalty C is asked for after one, and A after a move.
#[test]
fn where_no_claim_tells_a_touch_penalties_are_asked_for_blindly() {
    let start = "4k3/8/8/8/8/8/1P6/B3K1N1 w - - 0 1";
    let after = |acts: &str| play_under("american-1897", start, "silent", acts);
    let exacts = |game: &Game, seat| {
        let lines = jadoube_view::standing(game, seat).may.into_iter();
        lines.filter(|line| line.contains(" exacts ")).collect::<Vec<_>>()
    };
    // A man that cannot move, and one that can.
    for touched in ["white touches a1\n", "white touches g1\n"] {
        let game = after(touched);
        assert_eq!(exacts(&game, Seat::Black), ["black exacts C"], "{touched}");
        assert_eq!(exacts(&game, Seat::White), [""; 0], "{touched}");
    }
    // Another man moved, with the touch and without it.
    for acts in ["white touches g1\nwhite moves b2b4\n", "white moves b2b4\n"] {
        assert_eq!(exacts(&after(acts), Seat::Black), ["black exacts A"], "{acts}");
    }
    let exacted = after("white touches g1\nwhite moves b2b4\nblack exacts A\n");
    assert_eq!(exacts(&exacted, Seat::Black), ["black exacts B g1", "black exacts B b2"]);
    let in_vain = after("white moves b2b4\nblack exacts A\n");
    assert_eq!(told(&in_vain, Seat::Black), ["refused"]);
    assert_eq!(told(&in_vain, Seat::White), [""; 0]);
}
