//! `jadoube judge --under CODE`, as a user runs it.

use serde_json::json;

use crate::{lines, run_on};

/// The Bishop that was touched is left for the Knight: by the code of 1912 the move is complete and Black may claim, by
/// that of 2023 the arbiter has it taken back.
#[test]
fn the_same_acts_under_another_code() {
    let text = b"code: bcf-1912\n\nwhite plays e4\nblack plays e5\nwhite touches f1\nwhite plays g1f3\n\
        black plays b8c6\nwhite plays f1c4\n";
    let told = run_on(&["judge", "-", "--under", "fide-2023"], text);
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    assert!(
        told.out.contains("\n  3  White touches f1\n     bcf-1912:\n     \u{25a0} Obligation:"),
        "{}",
        told.out
    );
    assert!(
        told.out.contains("\n  4 \u{2260}White plays g1f3\n     bcf-1912:\n     \u{2715} Offence:"),
        "{}",
        told.out
    );
    assert!(told.out.contains("bcf-1912 and fide-2023 differ on 3 acts"), "{}", told.out);

    let lines = lines(&run_on(&["judge", "-", "--json", "--under", "fide-2023"], text).out);
    let alike: Vec<_> = lines.iter().map(|line| line["alike"].as_bool()).collect();
    assert_eq!(alike, [true, true, true, false, false, false].map(Some));
    assert_eq!(lines[3]["under"][1]["code"], "fide-2023");
    assert_eq!(lines[3]["under"][1]["judged"]["rulings"][0]["articles"][0], "fide-2023 4.3.1");
}

/// What a case expects is expected under its own code, whose articles the other does not have.
#[test]
fn a_case_under_another_code() {
    let text = b"case: touched\ncode: bcf-1912\n\n= cites 18\nwhite touches g1\n= cites 22(a)\n\nwhite plays Nf3\n= turn black\n";
    let told = run_on(&["judge", "-", "--under", "walker-1832"], text);
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    assert!(told.out.contains("bcf-1912 and walker-1832 "), "{}", told.out);
    assert_eq!(run_on(&["judge", "-", "--check"], text).code, Some(0));
}

/// A script that names no code is judged by the newest of FIDE's Laws, and by the other code as well.
#[test]
fn a_script_without_a_code_under_another() {
    let told = run_on(&["judge", "-", "--under", "walker-1832"], b"white plays e4\n");
    assert_eq!((told.code, told.err.as_str()), (Some(0), ""));
    assert!(told.out.contains("fide-2023 and walker-1832 "), "{}", told.out);
}

/// Two codes whose rulings are of the same kinds part where they leave a player other rights.
#[test]
fn other_rights_part_two_codes() {
    let text = b"code: bcf-1912\n\nwhite plays e4\nblack plays e5\nwhite plays Nf3\nblack plays f8f5\n\
        white exacts move f8\nblack plays Nc6\n";
    let told = run_on(&["judge", "-", "--under", "walker-1832"], text);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("walker-1832 differ on 2 acts, marked \u{2260}."), "{words}");
    assert!(words.contains("Open here alone: `white exacts leave`."), "{words}");
    assert!(words.contains("`white claims forfeiture d`, `white claims illegal-move`."), "{words}");
}

#[test]
fn what_cannot_be_done_or_read_under_another_code() {
    let text = b"code: bcf-1912\n\nwhite plays e4\nwhite plays d4\nblack resigns\n";
    let told = run_on(&["judge", "-", "--under", "kitchen-table"], text);
    assert_eq!(told.code, Some(2));
    assert!(told.err.contains("--under: there is no code `kitchen-table`; the codes are "), "{}", told.err);
    let text = b"code: american-1897\nkind: correspondence\nodds: pawns\n\nwhite sends P-K4\n";
    let told = run_on(&["judge", "-", "--under", "walker-1832"], text);
    assert_eq!(told.code, Some(2), "{}", told.out);
    assert!(told.err.contains("standard input:3:"), "{}", told.err);
}

/// A code that is silent about games by communication judges what was sent as moves made at the board: each message as soon as it
/// makes a move, with the answers that it holds.
#[test]
fn a_game_by_post_under_a_code_that_is_silent_about_such_games() {
    let text =
        b"code: american-1897\nkind: correspondence\nreply: 3d\n\nwhite sends P-K4 if P-K4 then Kt-KB3\n\
        black sends P-K4\nblack sends Kt-B3\nwhite adopts b8c6\nwhite sends P-K5\nwhite touches a1\n";
    let told = run_on(&["judge", "-", "--under", "fide-2023"], text);
    assert_eq!(told.code, Some(0), "{}", told.err);
    for why in [
        "fide-2023 is silent about games by communication",
        "what was sent is judged as moves made at the board",
    ] {
        assert!(told.err.contains(why), "{}", told.err);
    }
    let lines = lines(&run_on(&["judge", "-", "--json", "--under", "fide-2023"], text).out);
    let under = |act: usize| &lines[act - 1]["under"][1];
    assert_eq!(under(1)["judged_as"], json!(["white plays e2e4"]));
    assert_eq!(under(2)["judged_as"], json!(["black plays e7e5", "white plays g1f3"]));
    assert_eq!(under(3)["no_counterpart"], json!(true), "it can mean two moves");
    assert_eq!(under(4)["judged_as"], json!(["black plays b8c6"]));
    assert_eq!(under(4)["judged"]["standing"]["turn"], "white");
    assert_eq!(under(5)["no_counterpart"], json!(true), "it means no legal move");
    assert_eq!(under(6)["no_counterpart"], json!(true), "it is White's own board");
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Judged at the board as `black plays e7e5`, `white plays g1f3`."), "{words}");
    assert!(
        words
            .contains("It made no move in this game by communication: nothing at a board comes to the same."),
        "{words}"
    );

    let text = b"code: iccf\n\nwhite sends 5254 (=)\nblack accepts draw\n";
    let told = run_on(&["judge", "-", "--under", "us-chess"], text);
    assert_eq!(told.code, Some(0), "{}", told.err);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Judged at the board as `white plays e2e4`, `white offers draw`."), "{words}");
}

/// What a paper says beside its move is said under the other code too, which reads another notation.
#[test]
fn what_a_paper_says_beside_its_move_is_said_under_another_code() {
    let text = b"code: american-1897\n\nwhite adjourns\nwhite seals P-K4 (=)\nblack opens envelope\nblack accepts draw\n";
    let told = run_on(&["judge", "-", "--under", "bcf-1912", "--json"], text);
    let last = lines(&told.out).pop().expect("a line for each act");
    for judged in last["under"].as_array().expect("two codes") {
        assert_eq!(judged["judged"]["standing"]["result"], "1/2-1/2", "{judged}");
    }
}

/// What was announced for one code alone is left out under the other, and told.
#[test]
fn what_the_other_code_does_not_know_is_left_out() {
    let text = b"code: fide-2023\ntempo: blitz\nguidelines: I\n\nwhite plays e4\n";
    let told = run_on(&["judge", "-", "--under", "walker-1832"], text);
    assert_eq!(told.code, Some(0), "{}", told.err);
    for why in ["has no rules of its own for blitz", "has no guidelines that can be announced"] {
        assert!(
            told.err.contains(&format!("standard input under walker-1832: left out: walker-1832 {why}")),
            "{}",
            told.err
        );
    }
}

/// The time limit of one code is none of another's: there the game is judged without a clock.
#[test]
fn the_time_limit_of_a_code_is_its_own() {
    for (text, under) in [
        ("code: bcf-1912\ntime: code\n\n@0:10:00 white plays e4\n", "walker-1832"),
        ("code: bcf-1912\ntime: code\n\n@0:10:00 white plays e4\n", "shatranj"),
        ("code: iccf\ntime: code\n\nwhite sends 5254\n", "american-1897"),
    ] {
        let told = run_on(&["judge", "-", "--under", under], text.as_bytes());
        assert_eq!(told.code, Some(0), "{under}: {}", told.err);
        assert!(told.err.contains(&format!("{under} names no time limit of its own")), "{}", told.err);
    }
}

/// A game by post under both codes that know one: the records are read as the script's own code has them.
#[test]
fn a_game_by_post_under_another_notation() {
    let text = b"code: american-1897\nkind: correspondence\nreply: 3d\n\n\
        white sends P-K4 if P-K4 then Kt-KB3\nblack sends P-K4\nblack sends Kt-KB6\n";
    let told = run_on(&["judge", "-", "--under", "iccf"], text);
    assert_eq!(told.code, Some(0), "{}", told.err);
    assert!(told.err.contains("left out: iccf has no time for a single reply"), "{}", told.err);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("iccf: \u{25cb} It is read as the Pawn from e2 to e4."), "{words}");
    assert!(
        words.contains("White moved the Knight from g1 to f3; the move is complete. [Server 2.a]"),
        "{words}"
    );
    // Back again: a game under the rules of ICCF is by post, though its header need not say so.
    let text = b"code: iccf\n\nwhite sends 5254 if 5755 then 7163\nblack sends 5755\n";
    let told = run_on(&["judge", "-", "--under", "american-1897"], text);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains("White moved the Knight from g1 to f3; the move is complete. [I.14 B(a), II.6(a)]"),
        "{words}"
    );
}

/// A record that can mean two moves means both under the other code too.
#[test]
fn a_record_that_can_mean_several_moves_under_another_notation() {
    let text = b"code: american-1897\nkind: correspondence\n\nwhite sends Kt-B3\n";
    let told = run_on(&["judge", "-", "--under", "iccf"], text);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("iccf: \u{2298} Refused: That can mean several legal moves"), "{words}");
    assert!(!words.contains("means no legal move"), "{words}");
}

/// What has no counterpart at a board is no act on which both rule alike.
#[test]
fn an_act_without_a_counterpart_is_counted_apart() {
    let text = b"code: american-1897\nkind: correspondence\n\nwhite sends Kt-B3; P-K4\n";
    let told = run_on(&["judge", "-", "--under", "bcf-1912"], text);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!words.contains("on every act"), "{words}");
    let ending = "american-1897 and bcf-1912 rule the same way wherever both rule. 1 act made no move, and nothing under \
                  bcf-1912 comes to the same.";
    assert!(words.ends_with(ending), "{words}");
}

/// A move in algebraic notation was made in the position under the script's own code: the hand does the same under the other, where
/// an illegal move may stand or have gone back.
#[test]
fn algebraic_notation_is_read_in_the_position_of_the_scripts_own_code() {
    let text = b"code: fide\narbiter: called\n\nwhite plays e2e5\nblack claims illegal-move\nwhite plays e4\nblack plays Nf6\n";
    let told = run_on(&["judge", "-", "--under", "bcf-1912"], text);
    let words = told.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!words.contains("the script cannot go on"), "{words}");
    assert!(!words.contains("This cannot be done here"), "{words}");
}

/// An act is marked where something differs, and what differs can be seen.
#[test]
fn what_is_marked_differs() {
    let alike = [
        // A game without a clock beside one with a clock.
        ("code: bcf-1912\ntime: 60m\n\n@0:59:00 white plays e4\n@1:58:00 black plays e5\n", "walker-1832"),
        // Nobody can do it.
        ("code: bcf-1912\n\nwhite plays e4\nwhite removes a4\n", "american-1897"),
    ];
    for (text, under) in alike {
        let told = run_on(&["judge", "-", "--under", under], text.as_bytes());
        assert!(told.out.contains("rule the same way on every act"), "{text}: {}", told.out);
    }
    let text =
        b"code: bcf-1912\nstart: 6k1/p7/8/8/8/8/8/K6R w - - 0 1\n\nwhite plays h1g1\nblack plays g8h8\n";
    let told = run_on(&["judge", "-", "--under", "walker-1832"], text);
    assert!(told.out.contains("\n  1 \u{2260}White plays h1g1\n"), "{}", told.out);
    assert!(told.out.contains("     Different after it: the legal moves.\n"), "{}", told.out);
}
