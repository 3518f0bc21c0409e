//! What the files contain: no path of one machine, nothing put off, nothing too long, and an introduction to every
//! crate.

use jadoube_tidy::{File, House, says_word};

/// Sources and texts that people write.
const WRITTEN: &[&str] =
    &["rs", "ts", "js", "mjs", "svelte", "css", "html", "json", "toml", "md", "yml", "sql", "acts", "sh", ""];

/// The most lines of a source.
const LONG: usize = 600;

/// Longer ones that may be so, each with its reason.
const MAY_BE_LONG: &[(&str, &str)] = &[];

/// Law tables are as long as the law.
const TABLES: &str = "crates/law/src/codes/";

fn written() -> impl Iterator<Item = File> {
    let made = ["Cargo.lock", "web/package-lock.json"];
    House::around_us()
        .files()
        .into_iter()
        .filter(|file| WRITTEN.iter().any(|ending| ending_of(file) == *ending))
        .filter(move |file| !made.contains(&file.path.as_str()))
}

fn ending_of(file: &File) -> &str {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// The lines of all files in which something is found, with their places.
fn lines_with(found: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines = Vec::new();
    for file in written() {
        let hits = file.text.lines().zip(1..).filter(|(line, _)| found(line));
        lines.extend(hits.map(|(line, number)| format!("{}:{number}: {}", file.path, line.trim())));
    }
    lines
}

/// Whether a line names a place that exists on one machine only.
///
/// The places are put together here, so that this file does not name them.
fn names_a_machine(line: &str) -> bool {
    let folders = ["work", "tmp", "root", "home", "Users"].map(|folder| format!("/{folder}/"));
    let starts = |place: usize| {
        // Within a longer path, or an address, it is no place of the machine.
        !line[..place].chars().next_back().is_some_and(|c| c.is_alphanumeric() || "/.)}".contains(c))
    };
    let local =
        folders.iter().any(|folder| line.match_indices(folder.as_str()).any(|(place, _)| starts(place)));
    let registry = ["registry.npmjs", "index.crates", "static.crates"].map(|name| name.to_owned());
    local || registry.iter().any(|name| line.contains(&(name.clone() + ".")))
}

/// Whether a line puts something off.
fn puts_off(line: &str) -> bool {
    let words = [["TO", "DO"], ["FIX", "ME"], ["XX", "X"], ["HA", "CK"]].map(|parts| parts.concat());
    let calls = [["to", "do!"], ["unimple", "mented!"], ["db", "g!"]].map(|parts| parts.concat());
    words.iter().any(|word| says_word(line, word))
        || calls.iter().any(|call| line.contains(&format!("{call}(")))
}

#[test]
fn no_file_names_a_machine() {
    assert_eq!(lines_with(names_a_machine), [""; 0]);
}

#[test]
fn nothing_is_put_off() {
    assert_eq!(lines_with(puts_off), [""; 0]);
}

#[test]
fn what_must_not_stand_there_is_found() {
    let folder = ["ho", "me"].concat();
    assert!(names_a_machine(&format!("let path = \"/{folder}/me/data\";")));
    assert!(names_a_machine(&format!("cd /{folder}/me")));
    assert!(!names_a_machine(&format!("GET /api/{folder}/x, and https://example.org/{folder}/x")));
    assert!(puts_off(&["// TO", "DO: later"].concat()));
    assert!(puts_off(&["    unimple", "mented!()"].concat()));
    assert!(!puts_off("a mastodon, and method(1)"));
}

#[test]
fn no_source_is_too_long() {
    let long: Vec<_> = written()
        .filter(|file| ["rs", "ts", "mjs", "svelte", "css"].contains(&ending_of(file)))
        .filter(|file| !file.path.starts_with(TABLES) && file.text.lines().count() > LONG)
        .map(|file| file.path)
        .collect();
    let allowed: Vec<_> = MAY_BE_LONG.iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(long, allowed, "longer than {LONG} lines, against those that may be");
}

/// What the head of a crate leaves unsaid.
fn unsaid(door: &File) -> Vec<String> {
    let said: Vec<_> = door.text.lines().take_while(|line| line.starts_with("//!")).collect();
    let example = said.iter().any(|line| line.contains("```"));
    let mut unsaid = Vec::new();
    if said.len() < 5 {
        unsaid.push(format!("{} says at its head what the crate is, in five lines or more", door.path));
    }
    if !example && door.path.ends_with("/lib.rs") {
        unsaid.push(format!("{} shows at its head an example", door.path));
    }
    unsaid
}

#[test]
fn every_crate_says_at_the_door_what_it_is() {
    let is_door = |path: &str| {
        let file = path.strip_prefix("crates/").and_then(|path| path.split_once('/'));
        matches!(file, Some((_, "src/lib.rs" | "src/main.rs")))
    };
    let unsaid: Vec<_> =
        written().filter(|file| is_door(&file.path)).flat_map(|door| unsaid(&door)).collect();
    assert_eq!(unsaid, [""; 0]);
}

#[test]
fn a_door_without_words_is_found() {
    let door = |text: &str| File { path: "crates/attic/src/lib.rs".to_owned(), text: text.to_owned() };
    let good = "//! The attic.\n//!\n//! ```\n//! assert!(true);\n//! ```\n\npub mod beams;\n";
    assert_eq!(unsaid(&door(good)), [""; 0]);
    assert_eq!(unsaid(&door("//! The attic.\npub mod beams;\n")).len(), 2);
}
