//! Files that break off or are missing, runs that are told to end, disks that are full: what was read is used and told, and nothing
//! is left behind that looks whole.

mod common;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use common::{Ran, file, fresh, program, ran, run};

const AS_FAR: &str = ", as far as the files could be read";

/// So many games, no two of them by the same players.
fn games(count: u64) -> String {
    let names = (0..count).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    names
        .map(|name| {
            format!("[Event \"{}\"]\n[White \"{name:x}\"]\n[Black \"B\"]\n\n1. e4 e5 *\n\n", name % 50)
        })
        .collect()
}

/// An empty folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<_> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}

fn first_number(ran: &Ran) -> u64 {
    let last = ran.out.lines().last().expect("a line");
    last.split(' ').next().expect("a word").replace(',', "").parse().expect("a number")
}

/// The games packed in three ways, each cut in the middle.
fn cut() -> [String; 3] {
    let text = games(8_000);
    let (mut gzip, mut bzip2) = (
        flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast()),
        bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast()),
    );
    gzip.write_all(text.as_bytes()).expect("packed");
    bzip2.write_all(text.as_bytes()).expect("packed");
    let packed = [
        ("zst", zstd::encode_all(text.as_bytes(), 0).expect("packed")),
        ("gz", gzip.finish().expect("packed")),
        ("bz2", bzip2.finish().expect("packed")),
    ];
    packed.map(|(end, packed)| file(&format!("broken.pgn.{end}"), &packed[..packed.len() / 2]))
}

#[test]
fn what_stands_before_a_break_is_found() {
    for path in cut() {
        for threads in ["1", "3"] {
            let of = |args: &[&str]| {
                let ran = run(&[args, &[&path, "--threads", threads]].concat());
                assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
                assert!(ran.err.starts_with(&format!("{path}: cannot be read beyond byte")), "{}", ran.err);
                ran
            };
            let found = of(&["find"]);
            let number = first_number(&found);
            assert!((1_500..7_000).contains(&number), "{path}: {number}");
            assert!(found.out.ends_with(&format!("games found{AS_FAR}\n")), "{}", found.out);
            assert_eq!(first_number(&of(&["find", "--count"])), number);
            assert_eq!(of(&["filter"]).out.matches("[White ").count() as u64, number);
            let counted = of(&["count", "--by", "event"]);
            assert_eq!(first_number(&counted), number);
            assert!(counted.out.ends_with(&format!("50 values{AS_FAR}\n")), "{}", counted.out);
            assert_eq!(of(&["duplicates"]).out, format!("0 groups, 0 games in all{AS_FAR}\n"));
            assert!(!Path::new(&format!("{path}.jadoube-index")).exists());
        }
    }
}

#[test]
fn a_file_that_is_missing_keeps_nobody_from_the_others() {
    let there = file("broken-there.pgn", games(3).as_bytes());
    let _ = fs::remove_file(format!("{there}.jadoube-index"));
    let folder = folder("broken-folder");
    let folder = folder.to_str().expect("a plain path");
    for missing in ["nowhere.pgn", folder] {
        let of = |args: &[&str]| {
            let ran = run(&[args, &[missing, &there]].concat());
            assert_eq!(ran.code, Some(2), "{args:?}: {}", ran.out);
            assert!(ran.err.starts_with(&format!("{missing}: cannot be read: ")), "{}", ran.err);
            ran
        };
        assert!(of(&["find"]).out.ends_with(&format!("3 of 3 games found{AS_FAR}\n")));
        assert_eq!(of(&["find", "--count"]).out, "3\n");
        assert!(of(&["count"]).out.ends_with(&format!("3 games, 1 value{AS_FAR}\n")));
        assert_eq!(of(&["duplicates"]).out, format!("0 groups, 0 games in all{AS_FAR}\n"));
        let audited = of(&["audit", "--json"]).out;
        let last: serde_json::Value =
            serde_json::from_str(audited.lines().last().expect("a line")).expect("JSON");
        assert_eq!(last["summary"]["games"], 3);
        assert!(last["summary"]["unread"][0].as_str().is_some_and(|why| why.starts_with(missing)), "{last}");
    }
}

#[test]
fn nothing_that_looks_whole_is_made_of_a_part() {
    let [path, ..] = cut();
    let into = folder("broken-into");
    let to = |name: &str| into.join(name).to_str().expect("a plain path").to_owned();
    let ran = run(&["split", &path, "--by", "event", "--into", &to("parts")]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("parts: nothing is written; `jadoube filter` writes the games before"),
        "{}",
        ran.err
    );
    let ran = run(&["split", &path, "nowhere.pgn", "no-more.pgn", "--games", "10", "--into", &to("parts")]);
    assert!(
        ran.err.contains("nowhere.pgn: cannot") && ran.err.contains("no-more.pgn: cannot"),
        "{}",
        ran.err
    );
    let ran = run(&["duplicates", &path, "--merge", &to("once.pgn")]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("once.pgn: not written, since games are missing"), "{}", ran.err);
    let ran = run(&["audit", &path, &format!("--fix={}", to("fixed.pgn"))]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("fixed.pgn: not written, since its file could not be read"), "{}", ran.err);
    assert_eq!(names(&into), [""; 0]);
    // What cannot be written at the end is told before anything is read.
    let to_folder = into.to_str().expect("a plain path");
    for option in ["--report", "--parquet"] {
        let ran = run(&["audit", &path, option, to_folder]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert_eq!(ran.err, format!("{to_folder}: cannot be written: it is a folder\n"));
    }
    // A page tells that it is not of the whole, and so does the program of a table.
    let ran = run(&["audit", &path, "--report", &to("page.html"), "--parquet", &to("table")]);
    assert!(ran.err.contains("page.html: only of what could be read"), "{}", ran.err);
    assert!(ran.err.contains("table: only of what could be read"), "{}", ran.err);
    let page = fs::read_to_string(to("page.html")).expect("the page");
    assert!(page.contains("That is what could be read.") && page.contains("cannot be read beyond byte"));
}

/// A pipe has a name too, and can be read only once.
#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_read_once() {
    let with_input = |args: &[&str]| {
        let mut child = program(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let _ = child.stdin.take().expect("an input").write_all(games(3).as_bytes());
        ran(child.wait_with_output().expect("an end"))
    };
    let found = with_input(&["find", "/dev/stdin", "--count"]);
    assert_eq!((found.code, found.out.as_str(), found.err.as_str()), (Some(0), "3\n", ""));
    for args in [&["duplicates", "/dev/stdin"][..], &["audit", "/dev/stdin", "--resume"]] {
        let refused = with_input(args);
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains("a pipe is read only once"), "{}", refused.err);
    }
}

/// Runs the program on games that do not end until a file of this folder is begun; then tells it to end.
#[cfg(unix)]
fn told_to_end(args: &[&str], folder: &Path, signal: rustix::process::Signal) -> Ran {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("an input");
    input.write_all(games(30_000).as_bytes()).expect("a reader");
    let begun = || names(folder).iter().any(|name| name.contains(".part"));
    while !begun() {
        std::thread::sleep(std::time::Duration::from_millis(5));
        assert!(child.try_wait().expect("a child").is_none(), "it has ended");
    }
    let process = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(process, signal).expect("a signal");
    let told = ran(child.wait_with_output().expect("an end"));
    drop(input);
    told
}

#[cfg(unix)]
#[test]
fn who_is_told_to_end_leaves_nothing_behind() {
    use rustix::process::Signal;
    for (signal, code) in [(Signal::INT, 130), (Signal::TERM, 143), (Signal::HUP, 129)] {
        let into = folder("told-to-end");
        let to = |name: &str| into.join(name).to_str().expect("a plain path").to_owned();
        let ended = told_to_end(&["audit", "-", "--parquet", &to("table")], &into, signal);
        assert_eq!(ended.code, Some(code), "{}", ended.err);
        assert!(
            ended.err.contains("told to end; not written: ") && ended.err.contains("table"),
            "{}",
            ended.err
        );
        assert_eq!(names(&into), [""; 0]);
        let ended = told_to_end(&["split", "-", "--by", "event", "--into", &to("")], &into, signal);
        assert_eq!(ended.code, Some(code), "{}", ended.err);
        assert!(ended.err.contains("told to end; not written: "), "{}", ended.err);
        assert_eq!(names(&into), [""; 0]);
    }
}

/// What `nohup` and the like let the program ignore it ignores.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_that_is_to_be_ignored_is_ignored() {
    let path = file("ignored.pgn", games(3).as_bytes());
    let script = "trap '' HUP; \"$0\" find - --count <\"$1\" & wait $!; (sleep 0.3; cat \"$1\") | \"$0\" find - --count & sleep 0.1; \
                  for p in $(ls /proc | grep '^[0-9]*$'); do [ \"$(readlink /proc/$p/exe)\" = \"$0\" ] && [ \"$(awk '{print $4}' /proc/$p/stat)\" = $$ ] \
                  && kill -HUP $p; done; wait";
    let ran = ran(std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_jadoube"), &path])
        .output()
        .expect("a shell"));
    assert_eq!(ran.out, "3\n3\n", "{}", ran.err);
}

/// A file that may grow no more is as good as a full disk.
#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_told() {
    let into = folder("too-long");
    let to = |name: &str| into.join(name).to_str().expect("a plain path").to_owned();
    let mated = "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n".repeat(300);
    let games = file("too-long.pgn", (games(20_000) + &mated).as_bytes());
    let limited = |args: &[&str]| {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", "ulimit -f 8; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_jadoube")]).args(args);
        ran(shell.output().expect("a shell"))
    };
    let cases: [(&str, &[&str]); 4] = [
        ("page.html", &["audit", &games, "--report", &to("page.html")]),
        ("fixed.pgn", &["audit", &games, &format!("--fix={}", to("fixed.pgn"))]),
        ("00001.pgn", &["split", "--no-index", &games, "--games", "20000", "--into", &to("")]),
        ("once.pgn", &["duplicates", "--no-index", &games, "--merge", &to("once.pgn")]),
    ];
    // Without an index the games are read all the same.
    let _ = fs::remove_file(format!("{games}.jadoube-index"));
    let found = limited(&["find", "--count", &games]);
    assert_eq!((found.code, found.out.as_str()), (Some(0), "20300\n"), "{}", found.err);
    assert!(found.err.contains("jadoube-index: cannot be written: "), "{}", found.err);
    assert!(!Path::new(&format!("{games}.jadoube-index")).exists());
    for (name, args) in cases {
        let ran = limited(args);
        assert_eq!(ran.code, Some(2), "{name}: {}", ran.out);
        assert!(ran.err.contains(&format!("{name}: cannot be written: ")), "{name}: {}", ran.err);
        assert_eq!(names(&into), [""; 0], "{name}");
    }
}

/// Whoever reads only the first line of what is printed still gets what is written besides.
#[test]
fn a_reader_who_goes_away_keeps_nothing_from_being_written() {
    let path = file("reader-gone.pgn", games(5_000).repeat(2).as_bytes());
    let (table, once) = (fresh("reader-gone.parquet"), fresh("reader-gone-once.pgn"));
    let to = |path: &PathBuf| path.to_str().expect("a plain path").to_owned();
    for args in [
        &["audit", &path, "--code", "fide-2018", "--parquet", &to(&table)][..],
        &["duplicates", "--no-index", &path, "--merge", &to(&once)],
    ] {
        let mut child =
            program(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
        drop(child.stdout.take());
        let ended = ran(child.wait_with_output().expect("an end"));
        assert_eq!(ended.err, "", "{args:?}");
    }
    assert!(table.exists());
    assert_eq!(fs::read_to_string(&once).expect("a file").matches("[White ").count(), 5_000);
}
