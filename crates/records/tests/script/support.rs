//! Short ways to read a script.

use jadoube_records::script::Script;

/// Every fault of a script, one line each, without the name of the file.
pub fn wrong(text: &str) -> Vec<String> {
    let error = Script::read("x.acts", text).expect_err(text);
    error.to_string().lines().map(|line| line.replace("x.acts:", "")).collect()
}

#[track_caller]
pub fn fails(text: &str, lines: &[&str]) {
    assert_eq!(wrong(text), lines, "{text}");
}

pub fn read(text: &str) -> Script {
    Script::read("x.acts", text).unwrap_or_else(|error| panic!("{error}"))
}
