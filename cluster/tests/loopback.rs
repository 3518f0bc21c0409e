//! A cluster on this machine, started as the README says: what it finds is what one machine finds, in the same order, also when an
//! executor is killed while it works.
//!
//! `./test cluster` runs it, and names the program `jadoube` in the variable `JADOUBE`.

mod cluster;
mod games;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cluster::{Cluster, audit, jadoube};

/// A folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let file = folder.join(name);
    fs::write(&file, bytes).expect("a file");
    file.to_str().expect("a plain path").to_owned()
}

/// What was printed, without what depends on the day: how long it took.
fn told(out: &str) -> Vec<String> {
    let timeless = |line: &str| {
        if !line.starts_with("{\"summary\"") {
            return line.to_owned();
        }
        let mut summary: serde_json::Value = serde_json::from_str(line).expect("a summary");
        for name in ["seconds", "cpu_seconds", "games_per_second"] {
            summary["summary"][name] = 0.into();
        }
        summary.to_string()
    };
    out.lines().filter(|line| !line.contains(" s elapsed, ")).map(timeless).collect()
}

/// The first line that differs says more than all of them.
fn same(afar: &[String], here: &[String]) {
    for (number, (afar, here)) in afar.iter().zip(here).enumerate() {
        assert_eq!(afar, here, "line {number}");
    }
    assert_eq!(afar.len(), here.len());
}

/// The cluster's answer is that of one machine; how many lines it has.
fn agree(cluster: &Cluster, options: &[&str], split: u64) -> usize {
    let here = audit(options, &["--threads", "1"]);
    let afar = audit(options, &["--cluster", &cluster.url, "--split", &split.to_string()]);
    assert_eq!((afar.code, &afar.err), (here.code, &here.err), "{options:?}");
    same(&told(&afar.out), &told(&here.out));
    told(&here.out).len()
}

#[test]
fn a_cluster_finds_what_one_machine_finds() {
    let folder = folder("finds");
    let cluster = Cluster::start(&folder);
    let text = games::crooked(400);
    let plain = write(&folder, "games.pgn", text.as_bytes());
    let frames = text.as_bytes().chunks(20_000).map(|frame| zstd::encode_all(frame, 3).expect("a frame"));
    let packed = write(&folder, "frames.pgn.zst", &frames.collect::<Vec<_>>().concat());
    let one_frame = write(&folder, "one.pgn.zst", &zstd::encode_all(text.as_bytes(), 3).expect("a frame"));
    let lines = agree(&cluster, &[&plain], 5000);
    assert!(lines > 300, "{lines} lines");
    agree(&cluster, &[&packed, "--json"], 500);
    agree(&cluster, &[&one_frame, "--json"], 500);
    // Several files, one without games, one that is none, and one that breaks off.
    let empty = write(&folder, "empty.pgn", b"");
    let letter = write(&folder, "letter.pgn", b"Dear friend,\nno game is here.\n");
    let script = write(&folder, "case.acts", b"code: fide\n\nwhite plays e2e4\n");
    let broken = fs::read(&packed).expect("a file");
    let broken = write(&folder, "broken.pgn.zst", &broken[..broken.len() - 50]);
    let missing = folder.join("missing.pgn").to_str().expect("a plain path").to_owned();
    agree(&cluster, &[&empty, &plain, &letter, &script, &broken, &missing, &packed, "--json"], 3000);
    agree(
        &cluster,
        &[&plain, "--kind", "illegal-move,notation", "--code", "fide-2023", "--states", "100"],
        7001,
    );

    // Tables, corrected copies and reports are the same, byte for byte.
    let written = |name: &str, with: &[&str]| {
        let table = folder.join(format!("{name}.parquet"));
        let fixed = folder.join(format!("{name}.fixed.pgn"));
        let (fix, parquet) = (format!("--fix={}", fixed.display()), table.to_str().expect("a plain path"));
        let ran = audit(&[&plain, "--parquet", parquet, &fix], with);
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        (fs::read(&table).expect("a table"), fs::read(&fixed).expect("a copy"))
    };
    let (here, afar) =
        (written("here", &[]), written("afar", &["--cluster", &cluster.url, "--split", "4000"]));
    assert!(here.0 == afar.0, "the tables differ");
    assert!(here.1 == afar.1, "the copies differ");

    // With everything in the baseline nothing is left.
    let accepted = write(&folder, "accepted.jsonl", audit(&[&plain, "--json"], &[]).out.as_bytes());
    agree(&cluster, &[&plain, "--baseline", &accepted], 5000);
}

/// An audit during which an executor is killed: its code, what it told, and how long it took.
fn with_a_kill(
    cluster: &mut Cluster,
    folder: &Path,
    options: &[&str],
) -> (Option<i32>, Vec<String>, Duration) {
    let (start, before) = (Instant::now(), cluster.finished(1));
    let mut audit = jadoube(&[&["audit", "--cluster", &cluster.url], options].concat());
    let printed = fs::File::create(folder.join("printed")).expect("a file");
    let mut afar = audit.stdout(printed).spawn().expect("the program runs");
    // It has finished a part of the work, and has another in hand.
    while cluster.finished(1) < before + 2 {
        assert!(start.elapsed() < Duration::from_secs(60), "nothing was worked out");
        assert!(afar.try_wait().expect("a state").is_none(), "all was done before the kill");
        std::thread::sleep(Duration::from_millis(5));
    }
    cluster.kill(1);
    assert!(afar.try_wait().expect("a state").is_none(), "all was done before the kill");
    let code = afar.wait().expect("an end").code();
    let printed = fs::read_to_string(folder.join("printed")).expect("what was printed");
    (code, told(&printed), start.elapsed())
}

#[test]
fn an_executor_that_is_killed_costs_time_and_no_finding() {
    let folder = folder("killed");
    let mut cluster = Cluster::start(&folder);
    let file = write(&folder, "games.pgn", games::crooked(3000).as_bytes());
    let here = audit(&[&file, "--json"], &[]);
    let (code, found, _) = with_a_kill(&mut cluster, &folder, &[&file, "--json", "--split", "20000"]);
    assert_eq!(code, here.code);
    same(&found, &told(&here.out));
    assert!(found.len() > 2000, "{} lines", found.len());
    // A cluster of one goes on as well.
    agree(&cluster, &[&file], 100_000);
}

/// The query has ended well for the scheduler, and the findings are no longer where they were.
#[test]
fn what_an_executor_has_lost_is_asked_for_again() {
    let folder = folder("lost");
    let cluster = Cluster::start(&folder);
    let file = write(&folder, "games.pgn", games::crooked(1500).as_bytes());
    let here = audit(&[&file, "--json"], &[]);
    let mut audit = jadoube(&["audit", &file, "--json", "--cluster", &cluster.url, "--split", "20000"]);
    let written = |name: &str| fs::File::create(folder.join(name)).expect("a file");
    let mut afar =
        audit.stdout(written("printed")).stderr(written("said")).spawn().expect("the program runs");
    while cluster.finished(0) < 2 {
        assert!(afar.try_wait().expect("a state").is_none(), "all was done before the loss");
        std::thread::sleep(Duration::from_millis(5));
    }
    cluster.lose(0);
    assert_eq!(afar.wait().expect("an end").code(), here.code);
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("what was printed");
    same(&told(&read("printed")), &told(&here.out));
    assert!(read("said").contains("splits are asked for again"), "{}", read("said"));
}

/// A collection of one's own, and how long it takes: `JADOUBE_COLLECTION=FILE ./test cluster`.
#[test]
fn a_collection_of_ones_own() {
    let Some(file) = std::env::var_os("JADOUBE_COLLECTION") else {
        println!("skipped: JADOUBE_COLLECTION names no file");
        return;
    };
    let file = file.to_str().expect("a plain path");
    let folder = folder("own");
    let mut cluster = Cluster::start(&folder);
    let timed = |with: &[&str]| {
        let start = Instant::now();
        let ran = audit(&[file, "--json"], with);
        println!("{with:?}: {:.1} s", start.elapsed().as_secs_f64());
        (ran.code, told(&ran.out))
    };
    let (here, afar) = (timed(&["--threads", "2"]), timed(&["--cluster", &cluster.url]));
    assert_eq!(afar.0, here.0);
    same(&afar.1, &here.1);
    let (code, found, took) = with_a_kill(&mut cluster, &folder, &[file, "--json"]);
    println!("with an executor that is killed: {:.1} s", took.as_secs_f64());
    assert_eq!(code, here.0);
    same(&found, &here.1);
}

#[test]
fn what_is_missing_is_said() {
    let folder = folder("missing");
    let file = write(&folder, "games.pgn", games::crooked(3).as_bytes());
    let nobody = audit(&[&file], &["--cluster", "df://127.0.0.1:1"]);
    assert_eq!(nobody.code, Some(2));
    let why = "the cluster failed: df://127.0.0.1:1: the scheduler cannot be reached";
    assert!(nobody.err.contains(why), "{}", nobody.err);
    let wrong = audit(&[&file], &["--cluster", "ftp://hall"]);
    assert!(wrong.err.contains("expected the address of a scheduler"), "{}", wrong.err);
    assert_eq!(wrong.code, Some(2));
    let program = jadoube(&["audit", &file, "--cluster", "df://hall"])
        .env("JADOUBE_CLUSTER", "")
        .env("PATH", "")
        .output();
    let err = String::from_utf8(program.expect("it runs").stderr).expect("UTF-8");
    assert!(err.contains("cargo build --release --manifest-path cluster/Cargo.toml"), "{err}");
    let stdin = audit(&["-"], &["--cluster", "df://hall"]);
    assert!(stdin.err.contains("--cluster needs files"), "{}", stdin.err);
}
