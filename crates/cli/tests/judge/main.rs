//! `jadoube judge`, as a user runs it.

#[path = "../common/mod.rs"]
mod common;
mod under;

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use common::{Ran, file, program, ran, run};
use serde_json::Value;

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
