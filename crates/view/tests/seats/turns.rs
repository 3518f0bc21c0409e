//! A silent table gives no unlawful move away.

use jadoube_view::{Seat, Standing, Viewer};

use crate::support::*;

/// The Rook may give check; the word alone does not tell whether it does.
const CHECKED: &str = "4k3/r7/8/8/8/8/P7/4K3 b - - 0 1";

#[test]
fn a_lawful_move_is_told_no_otherwise_than_an_unlawful_one() {
    let lawful = play("silent", "white plays e2e4\n");
    let unlawful = play("silent", ILLEGAL);
    for seat in seats() {
        assert_eq!(told(&lawful, seat), told(&unlawful, seat), "{seat}");
        let [one, other] = [&lawful, &unlawful].map(|game| jadoube_view::standing(game, seat));
        assert_eq!(
            (one.phase, one.turn, one.completed),
            (other.phase, other.turn, other.completed),
            "{seat}"
        );
        let shape = |lines: &[String]| {
            lines.iter().filter(|line| !line.contains("touched")).cloned().collect::<Vec<_>>()
        };
        assert_eq!(shape(&one.may), shape(&other.may), "{seat}");
    }
}

/// Where the turn of an unlawful move is not over (american-1897 II.6(a)), that would tell it.
#[test]
fn under_every_code_an_unlawful_move_passes_like_any_other() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for code in ["walker-1832", "american-1897", "bcf-1912"] {
        let [lawful, unlawful] =
            ["white moves b1c3\n", "white moves b1b3\n"].map(|acts| play_under(code, array, "silent", acts));
        for seat in seats() {
            assert_eq!(told(&lawful, seat), told(&unlawful, seat), "{code} {seat}");
            let [one, other] = [&lawful, &unlawful].map(|game| jadoube_view::standing(game, seat));
            assert_eq!(one.may, other.may, "{code} {seat}");
            assert_eq!(
                other.fen, "rnbqkbnr/pppppppp/8/8/8/1N6/PPPPPPPP/R1BQKBNR b KQkq - 1 1",
                "{code} {seat}"
            );
            let lines = [&one, &other].map(|standing| standing.line.as_ref().map(Vec::len));
            assert_eq!(lines, [Some(1), Some(1)], "{code} {seat}");
            let rest = |standing: Standing| Standing {
                fen: String::new(),
                board: String::new(),
                names: Default::default(),
                last: None,
                line: None,
                ..standing
            };
            assert_eq!(rest(one), rest(other), "{code} {seat}");
        }
    }
}

/// The other replies, a hand is over a man, the law is called: each as it would look after a lawful move.
#[test]
fn an_open_turn_looks_over_until_the_law_is_called() {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let after = |acts: &str| {
        let game = play_under("american-1897", array, "silent", &format!("white moves b1b3\n{acts}"));
        let standing = jadoube_view::standing(&game, Seat::Black);
        (standing.turn, standing.phase, standing.completed)
    };
    let seen = |turn: &str, phase: &'static str, completed| (turn.to_string(), phase, completed);
    assert_eq!(after(""), seen("black", "to-move", 1));
    assert_eq!(after("black lifts e7\n"), seen("black", "touched", 1));
    // Like the man that was moved lawfully, and taken up again out of turn.
    assert_eq!(after("white lifts b3\n"), seen("black", "touched", 1));
    let lawful = play_under("american-1897", array, "silent", "white moves b1c3\nwhite lifts c3\n");
    assert_eq!(jadoube_view::standing(&lawful, Seat::Black).phase, "touched");
    assert_eq!(after("black moves e7e5\n"), seen("white", "to-move", 2));
    assert_eq!(after("black claims illegal-move\n"), seen("white", "touched", 0));
}

#[test]
fn the_line_does_not_tell_a_check() {
    let check = "white plays e4\nblack plays f6\nwhite plays Qh5\n";
    let words = |viewer: Viewer| serde_json::to_value(silent(check, viewer).line).expect("JSON")[2].clone();
    assert_eq!(words(Seat::Black.into())["words"], "d1-h5");
    assert_eq!(words(Viewer::All)["san"], "Qh5+");
}

#[test]
fn the_result_is_told_to_everybody() {
    let mate = "white plays f3\nblack plays e5\nwhite plays g4\nblack plays Qh4\n";
    for seat in seats() {
        let standing = silent(mate, seat);
        assert_eq!((&*standing.result, standing.reason.as_deref()), ("0-1", Some("checkmate")), "{seat}");
        assert!(told(&play("silent", mate), seat).contains(&"result"), "{seat}");
    }
}

#[test]
fn a_draw_offered_is_heard() {
    let offered = "white plays e4\nwhite offers draw\n";
    assert_eq!(silent(offered, Seat::Black).offer.as_deref(), Some("white"));
    assert!(has(&silent(offered, Seat::Black).may, "black accepts draw"));
    assert!(!has(&silent(offered, Seat::White).may, "black accepts draw"));
}

#[test]
fn at_a_silent_table_the_word_check_is_heard_and_not_answered() {
    let [right, wrong] = ["a7e7", "a7d7"].map(|way| {
        let acts = format!("black moves {way}\nblack says check\n");
        play_under("walker-1832", CHECKED, "silent", &acts)
    });
    for seat in seats() {
        assert_eq!(told(&right, seat), told(&wrong, seat), "{seat}");
        let [one, other] = [&right, &wrong].map(|game| jadoube_view::standing(game, seat));
        assert_eq!((one.legal.len(), other.legal.len()), (0, 0), "{seat}");
        assert_eq!((one.ripe.len(), other.ripe.len()), (0, 0), "{seat}");
        let shape = |lines: &[String]| {
            lines
                .iter()
                .filter(|line| !line.contains(" e7") && !line.contains(" d7"))
                .cloned()
                .collect::<Vec<_>>()
        };
        assert_eq!(shape(&one.may), shape(&other.may), "{seat}");
    }
    assert!(has(&jadoube_view::standing(&right, Seat::Black).may, "black says check"));
}

/// What was let stand is no fault any more, and neither is what nobody can object to now.
#[test]
fn a_move_that_was_let_stand_is_not_told_as_unlawful() {
    let told = |acts: &str| {
        let game = play_under("walker-1832", "4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1", "all", acts);
        serde_json::to_value(jadoube_view::standing(&game, Seat::White)).expect("JSON")["unlawful"]["is"]
            .clone()
    };
    let twice = "white plays e2e4\nwhite plays d2d4\n";
    assert_eq!(told(twice), "second-move");
    assert_eq!(told(&format!("{twice}black exacts both\n")), serde_json::Value::Null);
    assert_eq!(told(&format!("{twice}black touches e7\n")), serde_json::Value::Null);
}

/// The page offers it by this number, and where an arbiter watches it offers nothing.
#[test]
fn how_much_goes_back_for_each_side_is_told() {
    let told = |code: &str, acts: &str| {
        let game = play_under(code, "4k3/4p3/8/8/8/8/3PP3/4K3 w - - 0 1", "all", acts);
        serde_json::to_value(jadoube_view::standing(&game, Seat::White)).expect("JSON")["take_back"].clone()
    };
    let moves = "white plays e2e4\nblack plays e7e5\nwhite plays d2d4\n";
    assert_eq!(told("bcf-1912", ""), serde_json::Value::Null);
    assert_eq!(told("bcf-1912", moves), serde_json::json!({ "white": 1, "black": 2 }));
    let proposed = format!("{moves}white proposes take-back 1\n");
    assert_eq!(told("bcf-1912", &proposed), serde_json::json!({ "black": 2 }));
    assert_eq!(told("bcf-1912", &format!("{proposed}black accepts take-back\n"))["white"], 2);
    assert_eq!(told("fide-2023", moves), serde_json::Value::Null);
}
