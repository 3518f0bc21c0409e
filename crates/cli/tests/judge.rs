//! `jadoube judge`, as a user runs it.

mod common;

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use common::{Ran, file, program, ran, run};
use serde_json::{Value, json};

const TOUCH: &str =
    "code: bcf-1912\n\nwhite touches g1\n= legal g1f3 g1h3\nwhite plays Nf3\nblack plays e5\n";

/// Runs the program with a text on its standard input.
fn run_on(args: &[&str], text: &[u8]) -> Ran {
    let mut command = program(args);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.expect("the program runs");
    // A program that already knows what is wrong with its arguments may be gone before it has read.
    let _ = child.stdin.take().expect("its input").write_all(text);
    ran(child.wait_with_output().expect("it ends"))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn scripts(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
    let mut scripts: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "acts")).collect();
    scripts.sort();
    scripts
}

#[track_caller]
fn judges(path: &Path, code: i32) {
    let path = path.to_str().expect("a plain path");
    let check = run(&["judge", "--check", path]);
    assert_eq!(check.code, Some(code), "{path}\n{}{}", check.out, check.err);
    let json = run(&["judge", "--json", path]);
    assert_eq!(json.code, Some(code), "{path}\n{}", json.err);
    assert_eq!(run(&["judge", path]).code, Some(code), "{path}");
}

#[test]
fn our_scripts_hold() {
    let scripts = scripts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts"));
    assert_eq!(scripts.len(), 4);
    scripts.iter().for_each(|path| judges(path, 0));
}

/// The examples of the design, where they are at hand: those of codes that this version knows hold.
#[test]
fn the_examples_of_the_design_hold() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/design/examples");
    for path in scripts(&examples) {
        let text = fs::read_to_string(&path).expect("a script");
        let known = law::codes::all().iter().any(|code| text.contains(&format!("code: {}\n", code.id)));
        judges(&path, if known { 0 } else { 2 });
    }
}

/// The last line tells no number of points that the table of the event does not give.
#[test]
fn the_last_line_of_a_game_that_one_side_half_scores() {
    let penalised = "arbiter penalises white loss opponent 1/2\n";
    let usual = run_on(&["judge", "-"], format!("code: fide-2023\n\n{penalised}").as_bytes());
    assert!(usual.out.contains("Black has half a point, and White none: decision."), "{}", usual.out);
    let three = run_on(&["judge", "-"], format!("code: fide-2023\npoints: 3 1 0\n\n{penalised}").as_bytes());
    assert!(
        three.out.contains("Black scores as for a draw, and White as for a loss: decision."),
        "{}",
        three.out
    );
    assert!(!three.out.contains("half a point"), "{}", three.out);
}

#[test]
fn one_json_object_a_line_for_each_act() {
    let ran = run_on(&["judge", "-", "--json"], TOUCH.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let lines = lines(&ran.out);
    let heads: Vec<_> = lines.iter().map(|line| (line["act"].as_u64(), line["text"].as_str())).collect();
    let texts = ["white touches g1", "white plays g1f3", "black plays e7e5"];
    assert_eq!(heads, [1, 2, 3].map(|act| (Some(act), Some(texts[act as usize - 1]))));
    assert_eq!(lines[0]["rulings"][0]["articles"][0], "bcf-1912 22(a)");
    assert_eq!(lines[2]["standing"]["completed"], 2);
}

#[test]
fn acts_after_the_result_are_refused_and_kept() {
    let text = "code: bcf-1912\n\nwhite resigns\nblack plays e7e5\nblack resigns\n";
    let ran = run_on(&["judge", "-", "--json"], text.as_bytes());
    let lines = lines(&ran.out);
    assert_eq!(ran.code, Some(0));
    assert_eq!(lines.len(), 3);
    assert!(lines[1..].iter().all(|line| line["rulings"][0]["kind"] == "refused"), "{}", ran.out);
    assert!(lines.iter().all(|line| line["standing"]["result"] == "0-1"), "{}", ran.out);
}

#[test]
fn at_ends_after_an_act() {
    let ran = run_on(&["judge", "-", "--json", "--at", "2"], TOUCH.as_bytes());
    assert_eq!((ran.code, lines(&ran.out).len()), (Some(0), 2));
    let ran = run_on(&["judge", "-", "--at", "1"], TOUCH.as_bytes());
    assert!(ran.out.contains("White is to play and must move the man on g1: Nf3, Nh3."), "{}", ran.out);
    assert_eq!(run_on(&["judge", "-", "--json", "--at", "99"], TOUCH.as_bytes()).out.lines().count(), 3);
    assert_eq!(run_on(&["judge", "-", "--at", "0"], TOUCH.as_bytes()).code, Some(2));
}

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

/// What time alone brings in a game by post is told with the standing, by stamps and header, before anybody acts.
#[test]
fn what_a_silence_will_come_to() {
    let words = |text: &str| {
        let told = run_on(&["judge", "-"], text.as_bytes()).out;
        told.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let begun = "code: iccf\n\n@0:00:00 white sends 5254\n@24:00:00 black sends 5755\n";
    let told = words(begun);
    assert!(told.contains("White is reminded at 360:00:00, unless a move is made before."), "{told}");
    assert!(told.contains("White loses by silence at 984:00:00; nobody need claim it"), "{told}");
    let told = words(&format!("{begun}@48:00:00 white takes leave 5\n"));
    assert!(told.contains("White is on leave until 168:00:00."), "{told}");
    assert!(told.contains("White loses by silence at 1104:00:00"), "{told}");
    let told = words(&format!("{begun}@48:00:00 white gives-notice reflection\n"));
    assert!(told.contains("no silence loses this move"), "{told}");
    let told = words("code: american-1897\nkind: correspondence\nreply: 3d\n\n@0:00:00 white sends P-K4\n");
    assert!(told.contains("Black's reply is due by 72:00:00."), "{told}");
    let told = words(&(begun.replace("iccf\n", "iccf\ntime: code\n") + "@48:00:00 white takes leave 5\n"));
    assert!(told.contains("White's time is exceeded before a silence could lose the game."), "{told}");
    let told = words(&(begun.replace("iccf\n", "iccf\ntime: code\n") + "arbiter stops-clocks\n"));
    assert!(!told.contains("silence") && !told.contains("reminded"), "{told}");
    // A claim that would be upheld is told with whoever may make it.
    let told = words(
        "code: bcf-1912\n\nwhite plays Nf3\nblack plays Nf6\nwhite plays Ng1\nblack plays Ng8\n\
        white plays Nf3\nblack plays Nf6\nwhite plays Ng1\nblack plays Ng8\n",
    );
    assert!(told.contains("Would be upheld: `white claims repetition`."), "{told}");
}

#[test]
fn in_sentences_with_sign_and_article() {
    let ran = run_on(&["judge", "-"], TOUCH.as_bytes());
    assert!(
        ran.out.contains("  1  White touches g1\n     ■ Obligation: White touched the Knight on g1"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("[22(a)]"), "{}", ran.out);
    assert!(ran.out.ends_with("White is to play.\n"), "{}", ran.out);
    assert!(!ran.out.contains('\u{1b}'), "no colour where no terminal is");
    assert!(ran.out.lines().all(|line| line.chars().count() <= 96), "{}", ran.out);
}

#[test]
fn a_duty_that_no_move_fulfils_is_told_without_moves() {
    let text = b"code: american-1897\nstart: 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\n\n\
        white removes a7\nwhite puts white queen a8 held\nblack requires release\n";
    let told = run_on(&["judge", "-"], text).out;
    assert!(told.contains("White is to play and must take the hand off.\n"), "{told}");
}

#[test]
fn what_a_player_must_do_names_every_man() {
    for (text, must) in [
        (
            "code: fide\nstart: 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\nwhite touches e1\nwhite touches h1\n",
            "must castle with the King on e1 and the Rook on h1. [",
        ),
        (
            "code: fide\nstart: 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\n\nwhite touches e4\nwhite touches d5\n",
            "must take Black's Pawn on d5 with the Pawn on e4. [",
        ),
    ] {
        let told = run_on(&["judge", "-"], text.as_bytes()).out;
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(must), "{told}");
    }
}

#[test]
fn a_touch_that_is_claimed_is_told_as_it_was_made() {
    for (text, reason) in [
        (
            "code: walker-1832\n\nblack touches g8\nwhite plays e4\nwhite claims touched g8\n",
            "Black touched the Knight on g8 in White's turn, which has no consequence: it is not his turn, one of \
             the men that he touches is his own. [VI]",
        ),
        (
            "code: walker-1832\n\nblack touches g8\nwhite plays e4\nwhite claims touched b8\n",
            "Black has not touched the Knight on b8. [VI]",
        ),
        (
            "code: bcf-1912\n\nblack touches g8\nwhite claims touched g8\n",
            "that counts in Black's next turn, which has not begun. [23]",
        ),
    ] {
        let told = run_on(&["judge", "-"], text.as_bytes()).out;
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(reason), "{told}");
    }
}

#[test]
fn a_doubt_is_told_with_the_ruling_that_rests_on_it() {
    let text = b"code: american-1897\n\nwhite touches a1\nblack waives\nwhite touches h1\nwhite plays e4\n";
    let told = run_on(&["judge", "-"], text).out;
    let (once, doubt) = ("selects. [II.5(b)]", "Doubt at II.5(b): It can be exacted until");
    assert_eq!((told.matches(once).count(), told.matches(doubt).count()), (2, 1), "{told}");
    let lines = lines(&run_on(&["judge", "-", "--json"], text).out);
    for (at, touched) in [(0, "a1"), (2, "h1")] {
        let doubt = &lines[at]["rulings"][0]["doubts"][0];
        assert_eq!(doubt["article"], "american-1897 II.5(b)", "{touched}");
        assert!(
            doubt["says"].as_str().is_some_and(|says| says.starts_with("It can be exacted")),
            "{touched}"
        );
    }
    let done = &lines[3]["rulings"][0];
    assert!(done["articles"][1] == "american-1897 II.6(a)" && done.get("doubts").is_none(), "{done}");
}

#[test]
fn a_doubt_is_told_with_a_note_and_not_with_an_ordinary_move() {
    let text = b"code: us-chess\nstart: 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\n\nwhite moves a7a8\nwhite removes a8\nwhite puts queen a8\n";
    let told = run_on(&["judge", "-"], text).out;
    assert_eq!(told.matches("Doubt at 9D: Later printings").count(), 1, "{told}");
    let told = run_on(&["judge", "-"], b"code: fide-2023\n\nwhite plays e4\n").out;
    assert!(!told.contains("Doubt at"), "{told}");
}

#[test]
fn expectations_that_do_not_hold() {
    let path = file("wrong.acts", TOUCH.replace("g1h3", "g1e2").as_bytes());
    let ran = run(&["judge", "--check", &path]);
    let told = format!(
        "{path}:4: expected legal g1f3 g1e2\n    found legal g1f3 g1h3\n1 expectation does not hold.\n"
    );
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), told.as_str()));
    let ran = run(&["judge", "--check", "--json", &path]);
    assert_eq!((ran.code, lines(&ran.out).len(), ran.err.as_str()), (Some(1), 3, told.as_str()));
    assert_eq!(run(&["judge", &path]).code, Some(0), "without --check expectations are passed over");
}

#[test]
fn several_cases_in_one_file_are_checked() {
    let text = "case: a\ncode: bcf-1912\n\n= turn white\n\ncase: b\ncode: bcf-1912\n\n= turn black\n";
    let ran = run_on(&["judge", "--check", "-"], text.as_bytes());
    assert_eq!(ran.code, Some(1));
    assert_eq!(
        ran.out,
        "standard input:9: expected turn black\n    found turn white\n1 expectation does not hold.\n"
    );
    let ran = run_on(&["judge", "-"], text.as_bytes());
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.starts_with("standard input:6:1: expected one script, found `case: b`"), "{}", ran.err);
}

#[test]
fn an_act_that_cannot_be_done_ends_the_run_after_what_came_before() {
    let text = "code: bcf-1912\n\nwhite plays e4\nwhite lifts e2\nblack plays e5\n";
    let path = file("impossible.acts", text.as_bytes());
    let ran = run(&["judge", "--json", &path]);
    assert_eq!((ran.code, lines(&ran.out).len()), (Some(2), 1));
    assert!(
        ran.err
            .starts_with(&format!("{path}:4:1: expected an act that can be done, found `white lifts e2`: ")),
        "{}",
        ran.err
    );
    assert_eq!(run(&["judge", "--check", &path]).code, Some(2));
    let foreseen = text.replace("white lifts e2\n", "white lifts e2\n= error\n");
    assert_eq!(run_on(&["judge", "--check", "-"], foreseen.as_bytes()).code, Some(0));
}

#[test]
fn algebraic_notation_that_is_not_legal_is_no_act() {
    let ran = run_on(&["judge", "-"], b"code: bcf-1912\n\nwhite plays Nf6\n");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.starts_with("standard input:3:13: expected a move that is legal"), "{}", ran.err);
    assert!(ran.err.contains("the Knight on g1: a Knight does not go from g1 to f6"), "{}", ran.err);
}

#[track_caller]
fn refuses(text: &[u8], told: &[&str]) {
    for args in [&["judge", "-"][..], &["judge", "--json", "-"], &["judge", "--check", "-"]] {
        let ran = run_on(args, text);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}\n{}", ran.err);
        let lines: Vec<_> = ran.err.lines().map(|line| line.replace("standard input:", "")).collect();
        assert_eq!(lines.len(), told.len(), "{args:?}\n{}", ran.err);
        for (line, told) in lines.iter().zip(told) {
            assert!(line.starts_with(told), "{args:?}: expected {told}, found {line}");
        }
    }
}

#[test]
fn wrong_scripts_are_told_whole_and_nothing_is_judged() {
    refuses(b"code: bcf\n\n", &["1:7: expected a code: "]);
    refuses(
        b"code: bcf-1912\ntable: oak\nstrart: x\n\nwhite plays e2e4\nwhite eats e2\nred plays e4\n= cites 99\n",
        &[
            "2:8: expected physical or guarded, found `oak`",
            "3:1: expected a header: ",
            "6:7: expected an act: ",
            "7:1: expected who acts",
            "8:9: expected the number of an article, found `99`",
        ],
    );
    refuses(
        b"code: bcf-1912\nstart: 9/8/8/8/8/8/8/xk6 z - - 0 1\n\n",
        &["2:8: expected a FEN", "2:22: expected a FEN", "2:26: expected a FEN"],
    );
    refuses(
        b"code: bcf-1912\n\nwhite plays \xff\n",
        &["3:13: expected text in UTF-8, found a byte that is not"],
    );
    refuses(
        b"code: bcf-1912\n\nwhite writes \xe2\x98\x83\xff\nwhite plays \xfe\xfee4\n",
        &[
            "3:15: expected text in UTF-8, found a byte that is not",
            "4:13: expected text in UTF-8, found a byte that is not",
            "4:14: expected text in UTF-8, found a byte that is not",
        ],
    );
    refuses("code: bcf-1912\n\nwhite plays ☃f3\n".as_bytes(), &["3:13: expected a move"]);
    let told = [
        "3:1: expected who acts: white, black, arbiter, players, other for whoever does not play, white-assistant for a player's assistant, white#1 for a member of a consulting side, or arbiter#1 for one of several arbiters, found `\\u{0}",
    ];
    refuses(b"code: bcf-1912\n\n\0\x1b plays e4\n", &told);
}

#[test]
fn a_script_that_names_no_code_is_played_by_the_newest_of_fide() {
    for text in [&b""[..], b"\n# nothing\n\n"] {
        let ran = run_on(&["judge", "-"], text);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("(fide-2023)") && ran.out.contains("White is to play."), "{}", ran.out);
    }
}

#[test]
fn files_that_cannot_be_read() {
    for path in ["no/such/file.acts", env!("CARGO_MANIFEST_DIR")] {
        let ran = run(&["judge", path]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.starts_with(&format!("{path}: cannot be read: ")), "{}", ran.err);
    }
    assert_eq!(run(&["judge"]).code, Some(2));
    assert_eq!(run(&["judge", "a.acts", "b.acts"]).code, Some(2));
}

/// A script long enough that its output fills any pipe.
fn long() -> String {
    let moves = "white plays Nf3\nblack plays Nf6\nwhite plays Ng1\nblack plays Ng8\n".repeat(60);
    format!("code: bcf-1912\n\n{moves}")
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let path = file("long.acts", long().as_bytes());
    for args in [&["judge", "--json", path.as_str()][..], &["judge", path.as_str()], &["laws", "bcf-1912"]] {
        let mut child =
            program(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
        let mut out = child.stdout.take().expect("its output");
        out.read_exact(&mut [0; 1]).expect("it writes");
        drop(out);
        let ended = child.wait_with_output().expect("it ends");
        assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::File::options().write(true).open("/dev/full").expect("the device");
    let mut child = program(&["laws"]).stdout(full).stderr(Stdio::piped()).spawn().expect("the program runs");
    let mut told = String::new();
    child.stderr.take().expect("its errors").read_to_string(&mut told).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(2));
    assert!(told.starts_with("jadoube: cannot write: "), "{told}");
}

/// Told after every act the moves of the line would make the output grow with the square of the game.
#[test]
fn the_moves_of_the_line_stand_in_the_last_object() {
    let moves = |args: &[&str]| -> Vec<Option<usize>> {
        let told = run_on(args, TOUCH.as_bytes()).out;
        lines(&told).iter().map(|one| one["standing"]["line"].as_array().map(Vec::len)).collect()
    };
    assert_eq!(moves(&["judge", "-", "--json"]), [None, None, Some(2)]);
    assert_eq!(moves(&["judge", "-", "--json", "--line"]), [Some(0), Some(1), Some(2)]);
    assert_eq!(moves(&["judge", "-", "--json", "--at", "2"]), [None, Some(1)]);
    assert_eq!(moves(&["judge", "-", "--json", "--check"]), [None, None, Some(2)]);
}
