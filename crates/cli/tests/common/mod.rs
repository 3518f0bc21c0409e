//! Runs the program.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What a run of the program left.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.args(args).stdin(Stdio::null());
    command
}

pub fn run(args: &[&str]) -> Ran {
    ran(program(args).output().expect("the program runs"))
}

pub fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A path for a file of this test alone, where there is none yet.
pub fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", "-wal", "-shm", "-guard", "-keys"] {
        let mut old = path.clone().into_os_string();
        old.push(end);
        let _ = std::fs::remove_file(old);
    }
    path
}

/// A file of this test alone.
pub fn file(name: &str, bytes: &[u8]) -> String {
    let path = fresh(name);
    std::fs::write(&path, bytes).expect("a file");
    path.to_str().expect("a plain path").to_owned()
}
