//! The floors of `game`: what a file may name. See ARCHITECTURE.md, "The floors of `game`".

use jadoube_tidy::{House, Imports, Source};

/// From the ground up. A file names files of its own floor and of lower ones, never of a higher one.
const FLOORS: &[&[&str]] = &[
    &["act", "settings", "refusal", "ruling", "result", "standing", "envelope", "evidence", "searched"],
    &["law", "older_rules", "array", "state"],
    &["phrases"],
    &["facts"],
    &["sentences", "start"],
    &["effects"],
    &["judging"],
    &["acts"],
    &["after"],
    &["status"],
    &["dispatch"],
    &["judge"],
    &["game", "bare_king", "log", "looks", "seal"],
];

/// Crates whose files lead to one another in no circle.
const WITHOUT_CIRCLES: &[&str] = &[
    "audit",
    "baseline",
    "board",
    "cli",
    "collection",
    "desk",
    "game",
    "jadoube",
    "law",
    "matches",
    "opponent",
    "proof",
    "records",
    "server",
    "store",
    "tidy",
    "view",
    "print",
    "watch",
    "xfcc",
];

fn sources(name: &str) -> Vec<(String, Source)> {
    House::around_us().shipped(name)
}

fn floor(file: &str) -> Option<usize> {
    let room = file.split('/').next().unwrap_or(file);
    FLOORS.iter().position(|floor| floor.contains(&room))
}

/// The places in `game` below these folders where such a text stands.
fn places(folders: &[&str], wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let below = |path: &str| folders.iter().any(|folder| path.contains(&format!("/game/src/{folder}")));
    let lines = sources("game").into_iter().filter(|(path, _)| below(path)).flat_map(|(path, source)| {
        let numbered: Vec<(usize, String)> =
            source.code.lines().map(str::to_owned).enumerate().filter(|(_, line)| wanted(line)).collect();
        numbered.into_iter().map(move |(index, line)| format!("{path}:{}: {}", index + 1, line.trim()))
    });
    lines.collect()
}

#[test]
fn every_file_of_game_has_a_floor() {
    let imports = Imports::of(sources("game"));
    let homeless: Vec<&str> =
        imports.files().filter(|file| !file.is_empty() && floor(file).is_none()).collect();
    assert_eq!(homeless, [""; 0], "give these a place in FLOORS");
}

#[test]
fn no_arrow_goes_up() {
    let imports = Imports::of(sources("game"));
    let up: Vec<_> =
        imports.arrows().filter(|(from, to)| !from.is_empty() && floor(from) < floor(to)).collect();
    assert_eq!(up, [], "a lower floor names a higher one");
}

#[test]
fn a_handler_names_no_other_handler() {
    let imports = Imports::of(sources("game"));
    // The file of a folder is the table of what stands in it.
    let is_table = |from: &str, to: &str| to.starts_with(&format!("{from}/"));
    let both = |from: &str, to: &str| from.starts_with("acts/") && to.starts_with("acts/");
    let wrong: Vec<_> = imports.arrows().filter(|(from, to)| both(from, to) && !is_table(from, to)).collect();
    assert_eq!(wrong, []);
}

#[test]
fn no_files_lead_to_one_another_in_a_circle() {
    for name in WITHOUT_CIRCLES {
        let imports = Imports::of(sources(name));
        assert_eq!(imports.circles(), Vec::<Vec<&str>>::new(), "a circle in {name}");
    }
}

#[test]
fn facts_sentences_and_status_change_nothing() {
    let wrong = places(&["facts/", "sentences/", "status/"], |line| line.contains("&mut State"));
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn state_asks_no_law_and_makes_no_sentence() {
    let wrong = places(&["state/"], |line| {
        [".ask(", ".hear(", ".gives(", ".cites(", "resolve("].iter().any(|call| line.contains(call))
    });
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn effects_ask_nothing_but_what_an_end_comes_to() {
    let asks = |line: &str| line.contains(".ask(") || line.contains(".hear(");
    let wrong: Vec<String> =
        places(&["effects/"], asks).into_iter().filter(|place| !place.contains("effects/end.rs")).collect();
    assert_eq!(wrong, [""; 0]);
}
