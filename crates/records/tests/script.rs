//! Whole scripts, in and out.

use game::Game;
use game::settings::{Arbiter, Notice, Settings, Start, Table};
use game::standing::Phase;
use jadoube_records::cases;
use jadoube_records::script::{Header, Script};
use proptest::prelude::*;

/// Everything wrong with a script, a line each, without the file's name.
fn wrong(text: &str) -> Vec<String> {
    let error = Script::read("x.acts", text).expect_err(text);
    error.to_string().lines().map(|line| line.replace("x.acts:", "")).collect()
}

#[track_caller]
fn fails(text: &str, lines: &[&str]) {
    assert_eq!(wrong(text), lines, "{text}");
}

fn read(text: &str) -> Script {
    Script::read("x.acts", text).unwrap_or_else(|error| panic!("{error}"))
}

const FULL: &str = "\
# A comment before the header.
case: Everything at once   # a comment
Code:  BCF-1912
table: guarded
notice: silent
start: 4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1
board: misplaced
first: white
right: black
search-states: 1000
kind: over-the-board
time: white 20/60m* ; black 5m+3s d2s

# A comment before the acts.
= not cites 22(a)

  white   TOUCHES g1    # the Knight
= legal g1f3 g1h3
=cites bcf-1912 22(a)
@0:00:05 white plays Nf3
";

const WRITTEN: &str = "\
case: Everything at once
code: bcf-1912
table: guarded
notice: silent
start: 4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1
board: misplaced
first: white
right: black
time: white 20/60m*; black 5m+3s d2s
search-states: 1000

= not cites 22(a)
white touches g1
= legal g1f3 g1h3
= cites 22(a)
@0:00:05 white plays Nf3
";

#[test]
fn a_script_is_read_and_written() {
    let script = read(FULL);
    assert_eq!(script.header.settings.table, Table::Guarded);
    assert_eq!(script.header.settings.notice, Notice::Silent);
    assert_eq!(script.acts[0].line, 17);
    assert_eq!(script.to_string(), WRITTEN);
    assert_eq!(read(WRITTEN).to_string(), WRITTEN);
}

#[test]
fn headers_are_kept_by_themselves() {
    let script = read(WRITTEN);
    let header = Header::read("header", &script.header.to_string()).expect("a header");
    assert_eq!(header.settings, script.header.settings);
    assert_eq!(header.title.as_deref(), Some("Everything at once"));
}

#[test]
fn a_game_is_exported_and_judged_again_to_the_same_log() {
    let script =
        read("code: bcf-1912\nstart: chess960 17\n\nwhite touches e2\nwhite moves e2e4\nblack plays e7e5\n");
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "x.acts", act).expect("possible");
    }
    let exported = Script::of(&game).to_string();
    let again = read(&exported);
    assert_eq!(again.header.settings.start, Start::Chess960(17));
    let mut other = cases::begin(&again).expect("a game");
    for act in &again.acts {
        cases::judge(&mut other, "x.acts", act).expect("possible");
    }
    assert_eq!(game.log(), other.log());
}

#[test]
fn windows_line_ends_and_a_byte_order_mark() {
    let text = format!("\u{feff}{}", WRITTEN.replace('\n', "\r\n"));
    assert_eq!(read(&text).to_string(), WRITTEN);
}

#[test]
fn several_cases_in_one_text() {
    let text =
        "case: one\ncode: bcf-1912\n\nwhite plays e2e4\n\ncase: two\ncode: bcf-1912\n\nwhite plays d2d4\n";
    let titles = |scripts: Vec<Script>| {
        scripts.into_iter().filter_map(|script| script.header.title).collect::<Vec<_>>()
    };
    assert_eq!(titles(Script::read_all("x.acts", text).expect("two cases")), ["one", "two"]);
    fails(text, &["6:1: expected one script, found `case: two`: each `case:` begins another script"]);
}

#[test]
fn every_fault_of_a_script_is_reported_at_once() {
    // The lists grow with the codes, so only their beginnings are compared.
    let told = [
        ("1:7: expected a code: ", "found `bcf-1812`"),
        ("2:8: expected physical or guarded", "found `round`"),
        ("3:1: expected a header: case, code, kind", "found `variant`"),
        ("4:1: expected each header once", "found `table`: `table` stands in line 2 already"),
        ("6:15: expected a square, a1 to h8", "found `g9`: there is no rank 9"),
        ("7:3: expected an expectation: legal [MOVES]", "found `maybe`"),
        ("8:7: expected an act: touches, lifts", "found `jumps`"),
    ];
    let text = "code: bcf-1812\ntable: round\nvariant: atomic\ntable: guarded\n\nwhite touches g9\n= maybe\nblack jumps\n";
    let faults = wrong(text);
    assert_eq!(faults.len(), told.len(), "{faults:?}");
    for (fault, (begins, ends)) in faults.iter().zip(told) {
        assert!(fault.starts_with(begins) && fault.ends_with(ends), "{fault}");
    }
}

#[test]
fn headers_of_other_versions() {
    let cases = [
        ("kind: correspondence", "`over-the-board`", "correspondence"),
        ("tempo: rapid", "`standard`", "rapid"),
        ("guidelines: I", "`none`", "I"),
    ];
    for (line, expected, found) in cases {
        let wrong = wrong(&format!("code: bcf-1912\n{line}\n\n"));
        let key = line.split(':').next().unwrap_or_default();
        let why = format!("`{key}: {found}` is a header of scripts that this version does not play");
        let column = key.len() + 3;
        assert_eq!(wrong, [format!("2:{column}: expected {expected}, found `{found}`: {why}")]);
    }
}

#[test]
fn without_a_code_the_newest_of_fide_judges() {
    let script = read("table: guarded\n\nwhite plays e2e4\n");
    assert_eq!(script.header.code.id, law::codes::find("fide").expect("an edition").id);
    assert_eq!(script.header.settings.table, Table::Guarded);
}

#[test]
fn what_is_settled_under_an_arbiter_is_read_and_written() {
    let header =
        "code: fide-2023\narbiter: called\ncolours: reversed\nno-draw-before: 30\ndefault-time: 30m\n";
    let script = read(&format!("{header}\n"));
    assert_eq!(script.header.settings.arbiter, Some(Arbiter::Called));
    assert_eq!(script.header.settings.default_time, Some(1_800_000));
    assert!(script.to_string().starts_with(header), "{script}");
    fails(
        "code: fide-2023\nno-draw-before: 0\n\n",
        &["2:17: expected a move number, 1 or more, or `none`, found `0`"],
    );
}

#[test]
fn a_start_that_is_no_fen() {
    let wrong = wrong("code: bcf-1912\nstart: 4k3/8/8/8/8/9/8/4K3 x - - 0 1\n\n");
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong[0].starts_with("2:") && wrong[0].contains("expected a FEN"), "{wrong:?}");
    fails(
        "code: bcf-1912\nstart: chess960 960\n\n",
        &["2:8: expected `chess960` and the number of an array, 0 to 959, found `chess960 960`"],
    );
    fails("code: bcf-1912\nstart:\n\n", &["2:7: expected a FEN or `chess960 N`, found the end of the line"]);
}

#[test]
fn a_start_from_which_no_game_can_be_played() {
    let wrong = wrong("code: bcf-1912\nstart: 4k3/8/8/8/8/8/8/P3K2K w - e6 0 1\n\n");
    let told = "2:8: expected a start from which a game can be played, found `4k3/8/8/8/8/8/8/P3K2K w - e6 0 1`: \
                White has 2 Kings; a Pawn stands on a1; no Pawn can just have passed e6";
    assert!(wrong.len() == 1 && wrong[0].starts_with(told), "{wrong:?}");
}

#[test]
fn headers_come_first_and_an_empty_line_ends_them() {
    fails(
        "code: bcf-1912\nwhite plays e2e4\n",
        &["2:1: expected a header line, `key: value`, found `white plays e2e4`: \
           an empty line separates the header from the acts"],
    );
    fails(
        "code: bcf-1912\n\nwhite plays e2e4\ntable: guarded\n",
        &["4:1: expected an act or an expectation, found `table: guarded`: \
           headers come first, before the first empty line"],
    );
}

#[test]
fn stamps_do_not_run_backward() {
    fails(
        "code: bcf-1912\n\n@0:00:05 white plays e2e4\nblack plays e7e5\n@0:00:04 white plays d2d4\n",
        &["5:1: expected a stamp that does not run backward, found `@0:00:04 white plays d2d4`: \
           line 3 has a later stamp"],
    );
}

#[test]
fn expectations_are_read_as_they_are_written() {
    let lines = [
        "legal",
        "not legal e2e4 a7a8q",
        "cites 22(i)",
        "not may black exacts king",
        "ripe black claims illegal-move at 12w",
        "result 1-0 checkmate",
        "result *",
        "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        "board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "turn white",
        "phase to-move",
        "must",
        "must move the man on g1",
        "offer none",
        "name b1 Queen's Knight",
        "refused",
        "not kind penalty",
        "error",
        "completed 12",
    ];
    let script = read(&format!("code: bcf-1912\n\n{}", lines.map(|line| format!("= {line}\n")).concat()));
    let written: Vec<_> = script.opening.iter().map(|expects| expects.expectation.to_string()).collect();
    assert_eq!(written, lines);
}

#[test]
fn expectations_that_are_none() {
    let case = |line: &str| wrong(&format!("code: bcf-1912\n\nwhite plays e2e4\n{line}\n"));
    let starts = |line: &str, with: &str| {
        let wrong = case(line);
        assert!(wrong[0].starts_with(with), "{line}: {wrong:?}");
        assert_eq!(wrong.len(), 1, "{line}");
    };
    starts(
        "= cites 99(z)",
        "4:9: expected the number of an article, found `99(z)`: the articles of bcf-1912 are 1, 2, 3,",
    );
    starts("= legal e2e4 Nf3", "4:14: expected a move from square to square");
    starts("= may black eats c1", "4:13: expected an act:");
    starts("= may black exacts move c9", "4:25: expected a square, a1 to h8, found `c9`");
    starts("= result 2-0", "4:10: expected a result: *, 1-0,");
    starts("= result 1-0 boredom", "4:14: expected what ended the game: checkmate,");
    starts("= completed many", "4:13: expected a number of moves, found `many`");
    starts("= turn red", "4:8: expected a side: white or black, found `red`");
    starts("= not", "4:6: expected an expectation:");
    starts("= name b1", "4:10: expected the name of the piece there, found the end of the line");
    starts("= clock white 1:60:00", "4:15: expected a time, h:mm:ss, found `1:60:00`: the minutes are");
    starts("= running red", "4:11: expected whose clock: white, black or none, found `red`");
}

#[test]
fn settings_are_the_usual_ones_where_nothing_is_said() {
    let script = read("code: bcf-1912\n\n");
    assert_eq!(script.header.settings, Settings::default());
    assert_eq!(script.header.to_string(), "code: bcf-1912\nsearch-states: 300000\n");
}

#[test]
fn the_header_of_a_game_is_its_settings() {
    let code = law::codes::find("bcf-1912").expect("the code");
    let settings = Settings { table: Table::Guarded, ..Settings::default() };
    let game = Game::new(code, settings.clone()).expect("a game");
    assert_eq!(read(&Script::of(&game).to_string()).header.settings, settings);
}

/// Lines as people might write them: acts, well and badly.
fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => "(white|black) (moves|plays) [a-h][1-8][a-h][1-8]",
        4 => "(white|black) (touches|lifts|places|removes|displaces|claims touched|exacts move) [a-h][1-8]",
        3 => "(white|black) (releases|waives|admits|consents|offers draw|claims illegal-move|exacts king|says adjust)",
        1 => "(white|black) (adjourns|seals e2e4|seals e7e5 with [0-9a-f]{64}|resumes|opens envelope)",
        1 => "players finds (accident|drawn|decided as before)",
        1 => "@0:0[0-9]:[0-5][0-9] (white|black) plays [a-h][1-8][a-h][1-8]",
    ]
}

proptest! {
    /// Whatever was done, the script of the game is judged to the same log, seals and all.
    #[test]
    fn a_game_is_its_list_of_acts(lines in proptest::collection::vec(line(), 0..30), guarded in any::<bool>()) {
        let table = if guarded { "guarded" } else { "physical" };
        let script = read(&format!("code: bcf-1912\ntable: {table}\nsearch-states: 500\n\n"));
        let mut game = cases::begin(&script).expect("a game");
        for line in &lines {
            if let Ok(entry) = jadoube_records::act::read(line, game.position()) {
                // What cannot be done changes nothing.
                let _ = game.judge(entry);
            }
        }
        let exported = read(&Script::of(&game).to_string());
        let mut again = cases::begin(&exported).expect("a game");
        for act in &exported.acts {
            prop_assert!(cases::judge(&mut again, "x.acts", act).is_ok());
        }
        // What lies in an envelope does not leave the house.
        if game.standing().phase != Phase::Adjourned {
            prop_assert_eq!(game.log(), again.log());
        }
    }

    #[test]
    fn no_text_makes_the_reader_fail(
        text in "(\\PC{0,20}\n){0,4}|(code: bcf-1912\n)?(case: x\n|start: [rnK8/ wbq-]{0,20}\n|\n|= [a-z]{1,7} [a-h1-8]{0,3}\n|white plays [a-hN][1-8]{1,3}\n){0,8}"
    ) {
        match Script::read_all("x.acts", &text) {
            Ok(scripts) => for script in scripts {
                let written = script.to_string();
                prop_assert_eq!(read(&written).to_string(), written);
            },
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }
}

#[test]
fn what_is_given() {
    for (line, written) in [
        ("odds: rook", "rook by white"),
        ("odds: rook h8\ngiver: black", "rook h8 by black"),
        ("odds: Knight by white, pawn-and-two by black", "knight by white, pawn-and-two by black"),
        ("odds: moves 3", "moves 3 by white"),
    ] {
        let script = read(&format!("code: bcf-1912\n{line}\n\n"));
        let header = script.header.to_string();
        assert!(header.contains(&format!("odds: {written}\n")), "{header}");
    }
    let wrong = |line: &str| wrong(&format!("code: bcf-1912\n{line}\n\n"));
    assert_eq!(wrong("odds: king, rook z9, moves 0").len(), 3);
    assert!(wrong("odds: bishop")[0].contains("name its square"), "{:?}", wrong("odds: bishop"));
    assert!(wrong("odds: rook e2")[0].contains("Rook"), "{:?}", wrong("odds: rook e2"));
}
