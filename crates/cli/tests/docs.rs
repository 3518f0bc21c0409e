//! The examples of the pages hold: every block of README, CONTRIBUTING and `docs`.

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{file, run};

/// What a block says and its language.
struct Block {
    language: String,
    text: String,
}

/// Commands that a test of this crate cannot run, and why.
const ELSEWHERE: &[(&str, &str)] = &[
    ("./run", "builds the page and serves for ever; the browser tests start the same server"),
    ("./test", "would run this test again"),
    ("cargo ", "builds; what it builds is what this test runs"),
    ("cd bench/", "a workspace of its own, with peers"),
    ("cluster/", "a workspace of its own, whose test starts these commands"),
    ("JADOUBE_CLUSTER=", "needs a cluster, which the test of that workspace has"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page(name: &str) -> String {
    fs::read_to_string(root().join(name)).expect("the page")
}

/// The pages whose blocks are run.
fn pages() -> Vec<String> {
    let docs = fs::read_dir(root().join("docs")).expect("the folder").flatten();
    let docs = docs.filter_map(|entry| entry.file_name().into_string().ok());
    let mut pages: Vec<String> =
        docs.filter(|name| name.ends_with(".md")).map(|name| format!("docs/{name}")).collect();
    pages.extend(["README.md".to_owned(), "CONTRIBUTING.md".to_owned()]);
    pages.sort();
    pages
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let text: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push(Block { language: language.to_owned(), text: text.join("\n") + "\n" });
        }
    }
    blocks
}

/// The lines of a shell block that are run here, with the program that this test was built with.
fn to_run(text: &str) -> String {
    let here = |line: &&str| !ELSEWHERE.iter().any(|(command, _)| line.starts_with(command));
    let lines: Vec<&str> = text.lines().filter(here).collect();
    lines.join("\n").replace("target/release/jadoube", env!("CARGO_BIN_EXE_jadoube"))
}

/// Every line of the text stands in the output, in the same order.
fn follows(text: &str, output: &str) -> Result<(), String> {
    let mut rest = output.lines();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if !rest.any(|found| found.trim_end() == line.trim_end()) {
            return Err(line.to_owned());
        }
    }
    Ok(())
}

#[test]
fn every_shell_block_runs_and_prints_what_stands_below_it() {
    let (mut ran, mut compared) = (0, 0);
    for name in pages() {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name.replace('/', "-"));
        // As for a reader who comes for the first time.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let mut printed = String::new();
        for block in blocks(&page(&name)) {
            match block.language.as_str() {
                "sh" => {
                    let script = to_run(&block.text);
                    if script.trim().is_empty() {
                        continue;
                    }
                    let output = Command::new("sh").args(["-euc", &script]).current_dir(&folder).output();
                    let output = output.expect("a shell");
                    printed = String::from_utf8_lossy(&output.stdout).into_owned();
                    let said = String::from_utf8_lossy(&output.stderr).into_owned();
                    assert!(output.status.success(), "{name}: {script}\n{printed}{said}");
                    ran += 1;
                }
                "text" if !printed.is_empty() => {
                    if let Err(line) = follows(&block.text, &printed) {
                        panic!("{name} shows a line that is not printed: {line}\n{printed}");
                    }
                    compared += 1;
                }
                _ => {}
            }
        }
    }
    assert!(ran >= 3 && compared >= 1, "{ran} blocks ran, {compared} were compared");
}

#[test]
fn the_scripts_of_the_pages_hold() {
    let mut held = 0;
    for name in pages() {
        let scripts = blocks(&page(&name)).into_iter().filter(|block| block.language == "acts");
        for (number, script) in scripts.enumerate() {
            let path = file(&format!("{}-{number}.acts", name.replace('/', "-")), script.text.as_bytes());
            let ran = run(&["judge", "--check", &path]);
            assert_eq!(ran.code, Some(0), "{name}: {}\n{}{}", script.text, ran.out, ran.err);
            assert!(ran.out.starts_with("All "), "{}", ran.out);
            held += 1;
        }
    }
    assert_eq!(held, 11);
}

#[test]
fn the_matches_of_the_pages_hold() {
    let mut held = 0;
    for name in pages() {
        let matches = blocks(&page(&name)).into_iter().filter(|block| block.language == "match");
        for (number, one) in matches.enumerate() {
            let path = file(&format!("{}-{number}.match", name.replace('/', "-")), one.text.as_bytes());
            let ran = run(&["match", "--check", &path]);
            assert_eq!(ran.code, Some(0), "{name}: {}\n{}{}", one.text, ran.out, ran.err);
            assert!(ran.out.starts_with("All "), "{}", ran.out);
            held += 1;
        }
    }
    assert_eq!(held, 1);
}

#[test]
fn a_line_that_is_not_printed_is_found() {
    assert!(follows("a\n\nc\n", "a\nb\nc\n").is_ok());
    assert_eq!(follows("c\na\n", "a\nb\nc\n"), Err("a".to_owned()));
}
