//! Dependencies point one way, and only where they should.
//!
//! `board ← proof ← law ← game ← records ← { audit, view }`, with `store` beside them, and `server` and `cli` on top.

use jadoube_tidy::{House, Manifest};

/// What a crate may be built on.
struct Place {
    name: &'static str,
    crates: &'static [&'static str],
    /// Libraries from outside; `None` where any may be used.
    outside: Option<&'static [&'static str]>,
}

const HOUSE: &[Place] = &[
    Place { name: "board", crates: &[], outside: Some(&["serde"]) },
    pure("proof", &["board"]),
    pure("law", &["board", "proof"]),
    pure("game", &["board", "proof", "law"]),
    Place {
        name: "records",
        crates: &["board", "proof", "law", "game"],
        outside: Some(&["memchr", "thiserror"]),
    },
    Place {
        name: "view",
        crates: &["board", "proof", "law", "game", "records"],
        outside: Some(&["serde", "serde_json"]),
    },
    Place {
        name: "desk",
        crates: &["board", "proof", "law", "game", "records", "view"],
        outside: Some(&["serde"]),
    },
    Place { name: "audit", crates: &["board", "proof", "law", "game", "records"], outside: Some(&["serde"]) },
    Place {
        name: "print",
        crates: &["board", "law"],
        outside: Some(&["miniz_oxide", "pdf-writer", "ttf-parser"]),
    },
    pure("watch", &["board", "law", "records", "audit"]),
    Place {
        name: "split",
        crates: &["law", "records", "audit"],
        outside: Some(&["bzip2", "flate2", "memchr", "serde", "zstd"]),
    },
    Place {
        name: "collection",
        crates: &["board", "records", "audit"],
        outside: Some(&["crc32fast", "thiserror"]),
    },
    Place {
        name: "matches",
        crates: &["board", "law", "game", "records"],
        outside: Some(&["serde", "sha2"]),
    },
    pure("opponent", &["board", "game", "records", "view"]),
    Place {
        name: "store",
        crates: &[],
        outside: Some(&[
            "chacha20poly1305",
            "deadpool-postgres",
            "getrandom",
            "rusqlite",
            "sha2",
            "thiserror",
            "tokio",
            "tokio-postgres",
        ]),
    },
    Place { name: "xfcc", crates: &[], outside: Some(&["quick-xml", "thiserror"]) },
    Place {
        name: "server",
        crates: &[
            "board", "proof", "law", "game", "records", "matches", "audit", "opponent", "view", "desk",
            "store", "print", "watch", "xfcc",
        ],
        outside: None,
    },
    Place {
        name: "cli",
        crates: &[
            "board",
            "proof",
            "law",
            "game",
            "records",
            "matches",
            "audit",
            "collection",
            "view",
            "desk",
            "store",
            "server",
            "split",
            "print",
            "watch",
            "xfcc",
        ],
        outside: None,
    },
    pure(
        "jadoube",
        &["board", "proof", "law", "game", "records", "matches", "audit", "collection", "opponent", "view"],
    ),
    Place {
        name: "baseline",
        crates: &["law", "game", "records", "view"],
        outside: Some(&["clap", "serde", "serde_json", "sha2"]),
    },
    Place {
        name: "overlaps",
        crates: &["board", "law", "game", "records", "baseline"],
        outside: Some(&["clap"]),
    },
    pure("tidy", &[]),
];

/// Libraries that one crate alone may know: the web is the server's, the engine of the log is the store's.
const AT_HOME: &[(&str, &str)] = &[
    ("axum", "server"),
    ("hyper", "server"),
    ("hyper-util", "server"),
    ("tower", "server"),
    ("rusqlite", "store"),
    ("libsqlite3-sys", "store"),
    ("tokio-postgres", "store"),
    ("deadpool-postgres", "store"),
    ("quick-xml", "xfcc"),
];

/// Libraries that compute and do nothing else.
const PURE: &[&str] = &["arrayvec", "indexmap", "sha2", "thiserror"];

/// A crate that touches nothing of the world, nor anything that does.
const fn pure(name: &'static str, crates: &'static [&'static str]) -> Place {
    Place { name, crates, outside: Some(PURE) }
}

/// Everything in a manifest that points the wrong way.
fn wrong(manifest: &Manifest) -> Vec<String> {
    let Some(place) = HOUSE.iter().find(|place| place.name == manifest.name) else {
        return vec![format!("crates/{} has no place in the house yet: give it one in HOUSE", manifest.name)];
    };
    let ours = |name: &str| HOUSE.iter().any(|place| place.name == name);
    let allowed = |name: &str| match (ours(name), place.outside) {
        (true, _) => place.crates.contains(&name),
        (false, Some(outside)) => outside.contains(&name),
        (false, None) => AT_HOME.iter().all(|(library, home)| *library != name || *home == place.name),
    };
    let sections = ["[dependencies]", "[build-dependencies]"];
    let names = sections.iter().flat_map(|section| manifest.names_in(section));
    names
        .filter(|name| !allowed(name))
        .map(|name| format!("{} must not know {name}", manifest.name))
        .collect()
}

fn manifest(name: &str, dependencies: &[&str]) -> Manifest {
    let lines: Vec<_> = dependencies.iter().map(|name| format!("{name}.workspace = true\n")).collect();
    let text = format!("[package]\nname = \"jadoube-{name}\"\n\n[dependencies]\n{}", lines.concat());
    Manifest { name: name.to_owned(), text }
}

#[test]
fn dependencies_point_one_way() {
    let wrong: Vec<_> = House::around_us().manifests().iter().flat_map(wrong).collect();
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_place_is_taken() {
    let manifests = House::around_us().manifests();
    let empty = HOUSE.iter().filter(|place| !manifests.iter().any(|manifest| manifest.name == place.name));
    assert_eq!(empty.map(|place| place.name).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn what_points_the_wrong_way_is_found() {
    assert_eq!(wrong(&manifest("game", &["board", "law"])), [""; 0]);
    assert_eq!(wrong(&manifest("board", &["law"])), ["board must not know law"]);
    assert_eq!(
        wrong(&manifest("store", &["game", "axum"])),
        ["store must not know game", "store must not know axum"]
    );
    assert_eq!(wrong(&manifest("game", &["serde"])), ["game must not know serde"]);
    assert_eq!(wrong(&manifest("server", &["axum", "cli"])), ["server must not know cli"]);
    assert_eq!(wrong(&manifest("cli", &["clap", "axum"])), ["cli must not know axum"]);
    assert_eq!(wrong(&manifest("server", &["axum", "rusqlite"])), ["server must not know rusqlite"]);
    assert!(wrong(&manifest("attic", &[]))[0].contains("no place"));
}

/// What is for working on the project, and is built when it is asked for.
const TOOLS: &[&str] = &["baseline", "overlaps", "tidy"];

#[test]
fn a_plain_build_has_everything_but_the_tools() {
    let house = House::around_us();
    let workspace = house.files().into_iter().find(|file| file.path == "Cargo.toml").expect("the workspace");
    let (_, members) = workspace.text.split_once("default-members = [").expect("its default members");
    let (members, _) = members.split_once(']').expect("an end of the list");
    for Manifest { name, .. } in house.manifests() {
        let built = members.contains(&format!("\"crates/{name}\""));
        assert_eq!(built, !TOOLS.contains(&name.as_str()), "crates/{name} among the default members");
    }
}

#[test]
fn every_crate_is_of_the_house() {
    let shared = ["version", "edition", "rust-version", "license", "publish"];
    for manifest in House::around_us().manifests() {
        for key in shared {
            let line = format!("{key}.workspace = true");
            assert!(manifest.text.contains(&line), "crates/{}/Cargo.toml lacks `{line}`", manifest.name);
        }
        let lints = manifest.text.contains("[lints]\nworkspace = true") || manifest.name == "board";
        assert!(lints, "crates/{}/Cargo.toml does not take the lints of the house", manifest.name);
        assert!(manifest.text.contains("\ndescription = \""), "crates/{} is not described", manifest.name);
    }
}
