//! Eight crates know neither the machine nor the time of day; one knows no code; only one may be unsafe.

use jadoube_tidy::{House, Source, says_word};

/// No files, sockets, time of day, threads or chance.
const PURE: &[&str] = &["board", "proof", "law", "game", "matches", "audit", "opponent", "print", "watch"];

/// What of the standard library touches the world.
const WORLD: &[&str] = &["env", "fs", "io", "net", "os", "process", "thread", "time"];

/// What touches the world by another name.
const WORDS: &[&str] = &["rand", "getrandom", "Instant", "SystemTime", "RandomState", "println", "eprintln"];

/// Everything in a source that touches the world.
fn impure(source: &Source) -> Vec<String> {
    let code: String = source.code.split_whitespace().collect::<Vec<_>>().join(" ");
    let squeezed = code.replace(' ', "");
    let world = WORLD.iter().filter(|name| uses(&squeezed, name)).map(|name| format!("std::{name}"));
    let words = WORDS.iter().filter(|word| says_word(&code, word)).map(|word| (*word).to_owned());
    world.chain(words).collect()
}

/// Whether that module is named in full, or within the braces of `std::{…}`.
fn uses(squeezed: &str, module: &str) -> bool {
    let grouped = squeezed.split("std::{").skip(1).any(|group| first_names(group).any(|name| name == module));
    grouped || says_word(squeezed, &format!("std::{module}"))
}

/// The first names in a group of `use`, as far as its closing brace.
fn first_names(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 1;
    let end = group.find(|c| {
        depth += match c {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    });
    let mut depth = 0;
    let entries = group[..end.unwrap_or(group.len())].split(move |c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    entries.map(|entry| entry.split("::").next().unwrap_or(entry))
}

#[test]
fn pure_crates_touch_nothing_of_the_world() {
    let house = House::around_us();
    let sources: Vec<_> = PURE.iter().flat_map(|name| house.shipped(name)).collect();
    assert!(sources.len() > PURE.len());
    let mut found = Vec::new();
    for (path, source) in sources {
        found.extend(impure(&source).iter().map(|what| format!("{path} names {what}")));
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn what_touches_the_world_is_found() {
    let cases: &[(&str, &[&str])] = &[
        ("use std::collections::BTreeMap;", &[]),
        ("// std::fs\nlet s = \"std::fs\"; let time = 3;", &[]),
        ("std::fs::read(path)", &["std::fs"]),
        ("use std::{fmt, fs};", &["std::fs"]),
        ("use std::{\n    collections::{BTreeMap, HashMap},\n    time::Duration,\n};", &["std::time"]),
        ("use std::{fmt::{self, Display}}; mod fs {}", &[]),
        ("std :: thread :: spawn(f)", &["std::thread"]),
        ("let now = Instant::now();", &["Instant"]),
        ("println!(\"here\")", &["println"]),
        ("std::iter::once(1)", &[]),
    ];
    for (source, expected) in cases {
        assert_eq!(impure(&Source::read(source)), *expected, "{source}");
    }
}

/// The codes of laws, from the folders in which they stand.
fn codes(house: &House) -> Vec<String> {
    let folders = house.files().into_iter().filter_map(|file| {
        let (folder, _) = file.path.strip_prefix("crates/law/src/codes/")?.split_once('/')?;
        Some(folder.to_owned())
    });
    let mut codes: Vec<_> = folders.collect();
    codes.dedup();
    codes
}

/// The codes that a source names, in any of the ways in which one writes a name.
fn named(source: &Source, codes: &[String]) -> Vec<String> {
    let plain = |text: &str| text.to_lowercase().replace(['-', '_'], "");
    let said = plain(&source.code_and_texts);
    codes.iter().filter(|id| said.contains(&plain(id))).cloned().collect()
}

#[test]
fn the_game_knows_no_code_by_name() {
    let house = House::around_us();
    let codes = codes(&house);
    assert!(codes.contains(&"bcf_1912".to_owned()), "{codes:?}");
    let mut found = Vec::new();
    for (path, source) in house.shipped("game") {
        found.extend(named(&source, &codes).iter().map(|code| format!("{path} names {code}")));
    }
    assert_eq!(found, [""; 0]);
}

#[test]
fn a_code_is_known_however_it_is_written() {
    let codes = ["bcf_1912".to_owned()];
    for source in ["codes::bcf_1912::CODE", "Bcf1912", "BCF_1912", "find(\"bcf-1912\")"] {
        assert_eq!(named(&Source::read(source), &codes), codes, "{source}");
    }
    assert_eq!(named(&Source::read("let year = 1912; // bcf-1912"), &codes), [""; 0]);
}

#[test]
fn nothing_is_unsafe_but_the_board() {
    let unsafe_files = House::around_us().files().into_iter().filter(|file| {
        file.is("rs")
            && !file.path.starts_with("crates/board/")
            && says_word(&Source::read(&file.text).code, "unsafe")
    });
    assert_eq!(unsafe_files.map(|file| file.path).collect::<Vec<_>>(), [""; 0]);
}
