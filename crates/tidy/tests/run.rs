//! `./run` builds what is new, and nothing else: with stand-ins for npm and cargo that write down what they are asked.

#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

/// A copy of the project as far as `./run` looks at it, in a folder of its own.
struct Copy(PathBuf);

/// What stands in for a program: it writes down what it was asked, and the page's build writes its last file.
const STAND_IN: &str = r#"#!/bin/sh
echo "$(basename "$0") $*" >> "$ASKED"
case "$*" in *"run build"*) mkdir -p "$PAGE/dist" && : > "$PAGE/dist/index.html" && : > "$PAGE/dist/worker.js" ;; esac
"#;

/// Another process writes it: a program that this one had open for writing could still be open in a child that another
/// test's thread has just forked, and then nobody can run it ("Text file busy").
fn writes_program(path: &Path, text: &str) {
    let mut writer = Command::new("sh")
        .args(["-c", "cat > \"$1\" && chmod 755 \"$1\"", "sh"])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    writer.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    assert!(writer.wait().unwrap().success());
}

impl Copy {
    fn new(name: &str) -> Copy {
        let at = std::env::temp_dir().join(format!("jadoube-run-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&at);
        for folder in ["bin", "web/src/room", "web/public", "web/worker", "web/node_modules"] {
            fs::create_dir_all(at.join(folder)).unwrap();
        }
        let copy = Copy(at);
        for file in [
            "index.html",
            "package.json",
            "package-lock.json",
            "vite.config.ts",
            "tsconfig.json",
            "src/main.ts",
            "src/room/Room.svelte",
        ] {
            copy.writes(file, 60);
        }
        copy.writes("node_modules/.package-lock.json", 30);
        for folder in ["src/room", "src", "public", "worker"] {
            copy.ages(folder, 60);
        }
        let run = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../run")).unwrap();
        writes_program(&copy.0.join("run"), &run);
        for program in ["npm", "node", "cargo", "cc", "make"] {
            writes_program(&copy.0.join("bin").join(program), STAND_IN);
        }
        copy
    }

    fn writes(&self, file: &str, age: u64) {
        fs::write(self.0.join("web").join(file), file).unwrap();
        self.ages(file, age);
    }

    /// Gives a file or a folder the time of so many seconds ago.
    fn ages(&self, path: &str, age: u64) {
        let file = fs::File::open(self.0.join("web").join(path)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
    }

    /// What `./run` asks of the programs.
    fn runs(&self) -> String {
        let asked = self.0.join("asked");
        let _ = fs::remove_file(&asked);
        let path = format!("{}:{}", self.0.join("bin").display(), std::env::var("PATH").unwrap());
        let out = Command::new(self.0.join("run"))
            .args(["--port", "0"])
            .env("PATH", path)
            .env("ASKED", &asked)
            .env("PAGE", self.0.join("web"))
            .output()
            .unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        fs::read_to_string(asked).unwrap()
    }

    #[track_caller]
    fn builds(&self, expected: bool) {
        let asked = self.runs();
        assert_eq!(asked.contains("run build"), expected, "{asked}");
        assert!(asked.contains("cargo run"), "the program is built by whoever knows what is new: {asked}");
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_page_that_is_as_it_was_is_not_built_again() {
    let copy = Copy::new("same");
    copy.builds(true);
    copy.builds(false);
}

#[test]
fn a_page_that_has_changed_is_built_again() {
    let copy = Copy::new("changed");
    copy.builds(true);
    for file in ["src/room/Room.svelte", "index.html", "vite.config.ts"] {
        copy.ages("dist/worker.js", 20);
        copy.writes(file, 10);
        copy.builds(true);
        copy.ages(file, 60);
        copy.builds(false);
    }
}

#[test]
fn a_file_that_was_deleted_has_the_page_built_again() {
    let copy = Copy::new("deleted");
    copy.builds(true);
    copy.ages("dist/worker.js", 20);
    fs::remove_file(copy.0.join("web/src/room/Room.svelte")).unwrap();
    copy.builds(true);
}

#[test]
fn a_build_that_broke_off_is_done_again() {
    let copy = Copy::new("broken");
    copy.builds(true);
    fs::remove_file(copy.0.join("web/dist/worker.js")).unwrap();
    copy.builds(true);
}
