//! Scripts as a whole.

use game::settings::{Notice, Start, Table};
use jadoube_records::cases;
use jadoube_records::script::{Header, Script};

use super::support::{fails, read, wrong};

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

# A comment before the header.
# a comment
# A comment before the acts.
= not cites 22(a)
white touches g1
= legal g1f3 g1h3
= cites 22(a)
# the Knight
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
