//! Scripts as cases.

use jadoube_records::cases::{self, Failure};
use jadoube_records::script::Script;

/// What does not hold of a script under bcf-1912: the line, what was expected, what was found.
fn failures(body: &str) -> Vec<(usize, String, String)> {
    let script = Script::read("x.acts", &format!("code: bcf-1912\n\n{body}"))
        .unwrap_or_else(|error| panic!("{error}"));
    let outcome = cases::run(&script).expect("a game");
    let told = |Failure { line, expected, found }| (line, expected, found);
    outcome.failures.into_iter().map(told).collect()
}

#[track_caller]
fn holds(body: &str) {
    assert_eq!(failures(body), [], "{body}");
}

#[track_caller]
fn fails(body: &str, line: usize, expected: &str, found: &str) {
    assert_eq!(failures(body), [(line, expected.to_owned(), found.to_owned())], "{body}");
}

#[test]
fn what_holds() {
    holds(
        "= turn white\n= phase to-move\n= completed 0\n= result *\n= offer none\n= name b1 Queen's Knight\n\
         white touches g1\n= cites 22(a)\n= not cites 22(h)\n= legal g1h3 g1f3\n= not legal e2e4 d2d4\n= kind obligation\n\
         = not kind penalty\n= not refused\n= turn white\n= phase touched\n= not error\n\
         white plays g1f3\n= turn black\n= completed 1\n= must\n\
         = fen rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq\n\
         = board rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R\n\
         black offers draw\n= offer black\n= may white accepts draw\n",
    );
}

#[test]
fn what_does_not_hold() {
    fails("white touches g1\n= legal g1f3\n", 4, "legal g1f3", "legal g1f3 g1h3");
    fails("white touches g1\n= not legal g1f3 a2a3\n", 4, "not legal g1f3 a2a3", "legal g1f3 g1h3");
    fails("white touches g1\n= cites 22(h)\n", 4, "cites 22(h)", "cites 22(a)");
    fails("white touches g1\n= turn black\n", 4, "turn black", "turn white");
    fails("white touches g1\n= refused\n", 4, "refused", "kind obligation");
    fails("white touches g1\n= error\n", 4, "error", "an act that can be done");
    fails("= completed 2\n", 3, "completed 2", "completed 0");
    fails("= result 1-0 checkmate\n", 3, "result 1-0 checkmate", "result *");
}

#[test]
fn an_act_that_cannot_be_done_changes_nothing() {
    holds("white lifts e4\n= error\n= board rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\n= phase to-move\n");
    holds("white plays Nd4\n= error\nwhite plays e4\n= completed 1\n");
    let failures = failures("white lifts e4\nwhite plays e4\n");
    assert_eq!((failures.len(), failures[0].0), (1, 3), "{failures:?}");
}

#[test]
fn a_result_with_its_reason() {
    holds(
        "white plays f3\nblack plays e5\nwhite plays g4\nblack plays Qh4\n\
         = result 0-1 checkmate\n= result 0-1\n= not result 0-1 resignation\n= phase over\n= legal\n= cites 30\n",
    );
}

/// Every case that stands beside an article holds.
#[test]
fn the_cases_of_every_code_hold() {
    let mut failures = Vec::new();
    for code in law::codes::all().iter().chain(law::codes::older_game()) {
        let coverage = cases::coverage(code).unwrap_or_else(|error| panic!("{error}"));
        failures.extend(coverage.failures.into_iter().map(|failure| (code.id, failure)));
        for article in code.every_article().filter(|article| article.has_rules()) {
            assert!(coverage.cited.contains(article.no), "no case of {} cites {}", code.id, article.no);
        }
        for article in &coverage.cited {
            assert!(code.article(article).is_some(), "{} has no {article}", code.id);
        }
    }
    assert_eq!(failures, []);
}

#[test]
fn a_case_of_several_codes_is_judged_by_each_and_cites_its_own_article() {
    let text =
        "case: two hands\ncode: bcf-1912,  fide-2023\n\nwhite touches g1\n= cites 4.3.1 or bcf-1912 22(a)\n";
    let scripts = Script::read_all("x.acts", text).unwrap_or_else(|error| panic!("{error}"));
    let codes: Vec<_> = scripts.iter().map(|script| script.header.code.id).collect();
    assert_eq!(codes, ["bcf-1912", "fide-2023"]);
    for (script, article) in scripts.iter().zip(["22(a)", "4.3.1"]) {
        assert_eq!(script.acts[0].expects[0].expectation.to_string(), format!("cites {article}"));
        let report = cases::run(script).expect("a game");
        assert_eq!(report.failures, []);
        assert!(report.cited.contains(article));
    }
}

#[test]
fn what_is_wrong_in_a_case_of_several_codes_is_told_once_in_its_place() {
    let told = |text: &str| Script::read_all("x.acts", text).expect_err(text).to_string();
    let text = "case: x\ncode: bcf-1912, fide-1913\n\nwhite jumps\n";
    let lines = told(text);
    assert!(lines.starts_with("x.acts:2:17: expected a code: "), "{lines}");
    assert_eq!(lines.lines().count(), 2, "{lines}");
    let text = "case: x\ncode: bcf-1912, fide-2023\n\nwhite touches g1\n= cites fide-2023 4.3.1\n";
    let why = "expected the number of an article, found `4.3.1`: no article of bcf-1912 is named";
    assert_eq!(told(text), format!("x.acts:5:19: {why}"));
    let one = Script::read("x.acts", "code: bcf-1912, fide-2023\n\n").expect_err("two codes");
    assert!(one.to_string().ends_with("only a case that is checked may name several codes"), "{one}");
}

/// A case that names a code by which nobody ever judges it would hold whatever it says.
#[test]
fn every_case_stands_in_the_list_of_each_code_that_it_names() {
    for (file, text) in law::codes::all().iter().chain(law::codes::older_game()).flat_map(|code| code.cases) {
        for script in Script::read_all(file, text).unwrap_or_else(|error| panic!("{error}")) {
            let code = script.header.code;
            assert!(code.cases.iter().any(|(_, listed)| listed == text), "{file}: {}", script.header);
        }
    }
}
