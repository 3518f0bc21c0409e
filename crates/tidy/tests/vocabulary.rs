//! The words of scripts stand where nothing else asks for them: in `docs/scripts.md`, and in the lists from which
//! random claims are drawn.

use jadoube_tidy::House;

/// A file of the project.
fn text(path: &str) -> String {
    let files = House::around_us().files();
    files.into_iter().find(|file| file.path == path).unwrap_or_else(|| panic!("{path} is there")).text
}

/// The words of a table of `vocabulary.rs`: the first text of each row.
fn words(vocabulary: &str, table: &str) -> Vec<String> {
    let (_, rest) = vocabulary.split_once(&format!("const {table}: ")).unwrap_or_else(|| panic!("{table}"));
    let (_, rows) = rest.split_once("= &[").expect("a table");
    let (rows, _) = rows.split_once("];").expect("the end of the table");
    rows.split('(').skip(1).filter_map(|row| row.split('"').nth(1)).map(str::to_owned).collect()
}

/// The verbs that a file of acts reads.
fn verbs(file: &str) -> Vec<String> {
    let forms = file.split_once("forms! {").map_or("", |(_, forms)| forms);
    let rows = forms.lines().filter_map(|line| line.strip_prefix("    (\""));
    rows.filter_map(|row| row.split('"').next()).map(str::to_owned).collect()
}

/// Whether a text has this word in the words between two backticks.
fn is_documented(text: &str, word: &str) -> bool {
    let code = text.split('`').skip(1).step_by(2);
    code.flat_map(|code| code.split([' ', '\n'])).any(|found| found == word)
}

#[test]
fn every_word_of_a_script_is_documented() {
    let (vocabulary, page) = (text("crates/records/src/vocabulary.rs"), text("docs/scripts.md"));
    let tables =
        ["RESIGNINGS", "ASKED", "CLAIMS", "EXACTIONS", "SIGNED", "CONDUCTS", "KINDS", "PHASES", "RESULTS"];
    let named: Vec<_> = tables.iter().flat_map(|table| words(&vocabulary, table)).collect();
    assert!(named.len() > 70 && named.iter().any(|word| word == "false-check"), "{named:?}");
    let acts: Vec<_> = House::around_us()
        .files()
        .into_iter()
        .filter(|file| file.path.starts_with("crates/records/src/act/"))
        .flat_map(|file| verbs(&file.text))
        .collect();
    assert!(acts.len() > 40 && acts.iter().any(|verb| verb == "gestures"), "{acts:?}");
    let missing: Vec<_> = named.into_iter().chain(acts).filter(|word| !is_documented(&page, word)).collect();
    assert_eq!(missing, [""; 0], "these words are not in docs/scripts.md");
}

#[test]
fn every_claim_is_drawn_at_random() {
    let claims = words(&text("crates/records/src/vocabulary.rs"), "CLAIMS");
    for list in ["crates/baseline/src/fill.rs", "crates/overlaps/src/acts.rs"] {
        let drawn = text(list);
        let missing: Vec<_> = claims
            .iter()
            .filter(|word| !["", "claims "].iter().any(|verb| drawn.contains(&format!("\"{verb}{word}\""))))
            .collect();
        assert_eq!(missing, [""; 0], "{list} never draws these claims");
    }
}

#[test]
fn a_word_that_is_nowhere_is_found() {
    assert!(is_documented("`hums` and `claims CLAIM`", "claims"));
    assert!(!is_documented("he hums, as in `whistles`", "hums"));
    assert_eq!(
        words("const A: &[(&str, B)] = &[\n (\"b-c\", B::C),\n (\n\"d\", B::D(\"x\")),\n];", "A")[..1],
        ["b-c"]
    );
    assert_eq!(verbs("forms! { Act:\n    (\"hums\", hums, {"), ["hums"]);
}
