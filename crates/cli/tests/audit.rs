//! `jadoube audit`: findings in words and as JSON, what is left out, copies, journals, pages, packed text.

mod common;

use std::fs;
use std::io::Write;

use common::{Ran, file, run};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;

const MATED: &str =
    "[White \"A\"]\n[Black \"B\"]\n[Date \"2020.01.01\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4#! 1-0\n\n";
const GOOD: &str = "[White \"C\"]\n[Date \"2020.01.02\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
const ILLEGAL: &str = "[White \"D\"]\n[Date \"2024.01.01\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";

fn lines(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The findings, each as its game, its kind and its ply; and the summary.
fn told(ran: &Ran) -> (Vec<(u64, String, u64)>, Value) {
    let mut all = lines(ran);
    let summary = all.pop().expect("a summary")["summary"].clone();
    let number = |value: &Value| value.as_u64().expect("a number");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let short = |it: &Value| (number(&it["game"]), text(&it["kind"]), number(&it["ply"]));
    (all.iter().map(short).collect(), summary)
}

fn kinds(args: &[&str]) -> Vec<(u64, String, u64)> {
    told(&run(&[&["audit", "--json"], args].concat())).0
}

#[test]
fn findings_in_words() {
    let path = file("audit-words.pgn", (MATED.to_owned() + GOOD).as_bytes());
    let ran = run(&["audit", &path]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let told: Vec<_> = ran.out.lines().collect();
    let expected = format!(
        "{path}: game 1 (A – B, 2020.01.01), ply 4: result-contradicts: After 2… Qh4# White is mated: the game is a win for \
         Black, but a win for White is recorded. [fide-2018 1.4.1, 1.4.2, 5.1.1] \
         rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    );
    assert_eq!(told[0], expected);
    assert_eq!(told[1..4], ["2 games, 8 moves", "1 finding in 1 game:", "  result-contradicts: 1"]);
    assert!(told.contains(&"2 games: fide-2018 (in force on the day)"));
    let ran = run(&["audit", &file("audit-good.pgn", GOOD.as_bytes())]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("Nothing was found."), "{}", ran.out);
}

#[test]
fn json() {
    let path = file("audit-json.pgn", (GOOD.to_owned() + MATED + ILLEGAL).as_bytes());
    let ran = run(&["audit", "--json", &path]);
    let all = lines(&ran);
    let first = &all[0];
    assert_eq!(
        (&first["file"], &first["game"], &first["ply"]),
        (&path.as_str().into(), &2.into(), &4.into())
    );
    assert_eq!(
        (&first["kind"], &first["articles"]),
        (&"result-contradicts".into(), &serde_json::json!(["1.4.1", "1.4.2", "5.1.1"]))
    );
    assert_eq!((&first["code"], &first["by_law"]), (&"fide-2018".into(), &"0-1".into()));
    assert!(first["fen"].as_str().expect("a FEN").starts_with("rnb1kbnr/"));
    assert!(first["says"].as_str().expect("a text").contains("White is mated"));
    assert_eq!((&all[1]["kind"], &all[1]["ply"]), (&"illegal-move".into(), &3.into()));
    let summary = &all[2]["summary"];
    assert_eq!((&summary["games"], &summary["findings"]), (&3.into(), &2.into()));
    assert_eq!(summary["kinds"], serde_json::json!({ "illegal-move": 1, "result-contradicts": 1 }));
}

#[test]
fn several_files_one_code_and_kinds() {
    let one = file("audit-one.pgn", MATED.as_bytes());
    let other = file("audit-other.pgn", ILLEGAL.as_bytes());
    let mated = (1, "result-contradicts".to_owned(), 4);
    let illegal = (1, "illegal-move".to_owned(), 3);
    assert_eq!(kinds(&[&one, &other]), [mated.clone(), illegal.clone()]);
    assert_eq!(kinds(&[&one, &other, "--kind", "illegal-move,notation"]), std::slice::from_ref(&illegal));
    assert_eq!(kinds(&[&one, &other, "--without", "illegal-move"]), [mated]);
    let ran = run(&["audit", "--json", "--code", "bcf-1912", &one]);
    assert_eq!(lines(&ran)[0]["code"], "bcf-1912");
}

#[test]
fn what_was_accepted_before_is_left_out() {
    let path = file("audit-baseline.pgn", (MATED.to_owned() + GOOD).as_bytes());
    let accepted = file("audit-baseline.jsonl", run(&["audit", "--json", &path]).out.as_bytes());
    let ran = run(&["audit", "--baseline", &accepted, &path]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    assert!(ran.out.contains("1 finding of the baseline left out"), "{}", ran.out);
    // The game stands elsewhere now, and another one is new.
    let path = file("audit-baseline-2.pgn", (GOOD.to_owned() + ILLEGAL + MATED).as_bytes());
    assert_eq!(kinds(&["--baseline", &accepted, &path]), [(2, "illegal-move".to_owned(), 3)]);
    let (_, summary) = told(&run(&["audit", "--json", "--baseline", &accepted, &path]));
    let counted = ["findings", "games_with_findings", "accepted"].map(|name| summary[name].as_u64());
    assert_eq!(counted, [Some(1), Some(1), Some(1)]);
    // A second copy of a game is new, in whichever file it stands.
    let [twice, once] = [(MATED.to_owned() + MATED), MATED.to_owned()]
        .map(|text| file(&format!("audit-baseline-{}.pgn", text.len()), text.as_bytes()));
    let mated = |game| (game, "result-contradicts".to_owned(), 4);
    assert_eq!(kinds(&["--baseline", &accepted, &twice]), [mated(2)]);
    assert_eq!(kinds(&["--baseline", &accepted, &once, &once]), [mated(1)]);
    let both = file("audit-baseline-both.jsonl", run(&["audit", "--json", &twice]).out.as_bytes());
    assert_eq!(kinds(&["--baseline", &both, &twice]), []);
    assert_eq!(kinds(&["--baseline", &both, &twice, &once]), [mated(1)]);
    // Who accepted one way of departing from the form at a ply accepted no other.
    let odd = |dates: &str| format!("[Event \"?\"]\n{dates}\n1. e4 e5 *\n");
    let (one, other) = ("[Date \"2023.02.30\"]\n", "[EventDate \"2023.02.31\"]\n");
    let path = file("audit-baseline-3.pgn", odd(one).as_bytes());
    let accepted_one = file("audit-baseline-3.jsonl", run(&["audit", "--json", &path]).out.as_bytes());
    let path = file("audit-baseline-4.pgn", odd(&[one, other].concat()).as_bytes());
    assert_eq!(kinds(&["--baseline", &accepted_one, &path]), [(1, "notation".to_owned(), 0)]);

    let wrong = file("audit-baseline.txt", b"nothing\n");
    let ran = run(&["audit", "--baseline", &wrong, &path]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("line 1 is not a JSON object"), "{}", ran.err);
}

#[test]
fn a_copy_with_corrected_results_and_notes() {
    let path = file("audit-fix.pgn", (GOOD.to_owned() + MATED).as_bytes());
    let copy = path.replace(".pgn", ".fixed.pgn");
    let _ = fs::remove_file(&copy);
    let ran = run(&["audit", "--fix", &path]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.err, format!("{copy}: written, 2 games, 1 corrected result, 1 note\n"));
    let fixed = fs::read_to_string(&copy).expect("a copy");
    assert!(fixed.starts_with(GOOD), "{fixed}");
    assert!(
        fixed.contains("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#! {[%audit result-contradicts] After"),
        "{fixed}"
    );
    assert!(fixed.ends_with("} 0-1\n\n"), "{fixed}");
    assert_eq!(run(&["audit", &copy]).code, Some(0));
    assert_eq!(fs::read_to_string(&path).expect("the file"), GOOD.to_owned() + MATED);
    assert_eq!(run(&["audit", &format!("--fix={path}"), &path]).code, Some(2));
}

#[test]
fn a_copy_is_not_written_over_one_that_is_there() {
    let path = file("audit-fix-again.pgn", MATED.as_bytes());
    let copy = file("audit-fix-again.fixed.pgn", b"notes of mine\n");
    let ran = run(&["audit", "--fix", &path]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("it is there already; --overwrite replaces it"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&copy).expect("the copy"), "notes of mine\n");
    assert_eq!(run(&["audit", "--fix", "--overwrite", &path]).code, Some(1));
    assert!(fs::read_to_string(&copy).expect("the copy").contains("[Result \"0-1\"]"));
    assert_eq!(run(&["audit", "--overwrite", &path]).code, Some(2));
}

/// What a run with a journal tells, and how many games it counts.
fn resumed(path: &str, args: &[&str]) -> (Vec<(u64, String, u64)>, u64) {
    let (found, summary) = told(&run(&[&["audit", "--json", "--resume"], args, &[path]].concat()));
    (found, summary["games"].as_u64().expect("a number"))
}

/// A file without a journal.
fn without_journal(name: &str, text: &str) -> String {
    let path = file(name, text.as_bytes());
    let _ = fs::remove_file(format!("{path}.audit"));
    path
}

fn append(path: &str, text: &str) {
    let mut grown = fs::OpenOptions::new().append(true).open(path).expect("the file");
    grown.write_all(text.as_bytes()).expect("written");
}

#[test]
fn a_file_that_grew_is_read_on() {
    let path = without_journal("audit-grew.pgn", &(GOOD.to_owned() + MATED));
    let (mated, illegal) = ((2, "result-contradicts".to_owned(), 4), (3, "illegal-move".to_owned(), 3));
    assert_eq!(resumed(&path, &[]), (vec![mated.clone()], 2));
    append(&path, ILLEGAL);
    assert_eq!(resumed(&path, &[]), (vec![mated.clone(), illegal.clone()], 3));
    // The journal shows that the games before the last one were not read again.
    let journal = fs::read_to_string(format!("{path}.audit")).expect("a journal");
    assert_eq!(journal.matches("\"read\":").count(), 2, "{journal}");
    assert_eq!(resumed(&path, &[]), (vec![mated, illegal], 3), "nothing is new");
    // One that is asked something else is read from its beginning.
    assert_eq!(resumed(&path, &["--without", "result-contradicts"]).0, [(3, "illegal-move".to_owned(), 3)]);
    // So is another file under the name.
    fs::write(&path, ILLEGAL).expect("written");
    assert_eq!(resumed(&path, &[]), (vec![(1, "illegal-move".to_owned(), 3)], 1));
}

#[test]
fn a_file_that_was_corrected_is_read_afresh() {
    let (mated, illegal) = ((2, "result-contradicts".to_owned(), 4), (3, "illegal-move".to_owned(), 3));
    let right = MATED.replace("\"1-0\"", "\"0-1\"").replace("#! 1-0", "#! 0-1");
    let path = without_journal("audit-corrected.pgn", &(GOOD.to_owned() + MATED + ILLEGAL));
    assert_eq!(resumed(&path, &[]), (vec![mated.clone(), illegal.clone()], 3));
    // The length is the same, and so is the last game.
    fs::write(&path, GOOD.to_owned() + &right + ILLEGAL).expect("written");
    assert_eq!(resumed(&path, &[]), (vec![illegal], 3));
    // The last game is corrected.
    let path = without_journal("audit-corrected-last.pgn", &(GOOD.to_owned() + MATED));
    assert_eq!(resumed(&path, &[]), (vec![mated], 2));
    fs::write(&path, GOOD.to_owned() + &right).expect("written");
    assert_eq!(resumed(&path, &[]), (vec![], 2));
    // A game that was cut off goes on.
    let path = without_journal("audit-cut.pgn", &(GOOD.to_owned() + "[White \"E\"]\n\n1. f3 e5 2. g4 "));
    assert_eq!(resumed(&path, &[]), (vec![(2, "notation".to_owned(), 3)], 2));
    append(&path, "Qh4# 1-0\n");
    assert_eq!(resumed(&path, &[]), (vec![(2, "result-contradicts".to_owned(), 4)], 2));
}

#[test]
fn a_long_packed_file_is_read_on_and_read_afresh() {
    let games = MATED.to_owned() + &GOOD.repeat(20) + ILLEGAL;
    let packed = |text: &str| zstd::encode_all(text.as_bytes(), 0).expect("in memory");
    let path = without_journal("audit-long.pgn.zst", "");
    for text in [
        games.repeat(600),
        games.repeat(900),
        games.repeat(900).replacen("Qh4#! 1-0", "Qh4#! 0-1", 400),
        games,
    ] {
        fs::write(&path, packed(&text)).expect("written");
        let afresh = kinds(&[&path]);
        assert_eq!(resumed(&path, &["--threads", "2"]).0, afresh);
        assert_eq!(resumed(&path, &["--threads", "1"]).0, afresh);
    }
}

#[test]
fn what_is_no_text_is_named() {
    let utf_16: Vec<u8> = GOOD.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let packed = zstd::encode_all(&utf_16[..], 0).expect("in memory");
    let cases: [(&[u8], &str); 4] = [
        (&utf_16, "UTF-16"),
        (&packed, "UTF-16"),
        (b"\xfd7zXZ\0\0\x04\xe6\xd6\xb4\x46", "xz"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0", "binary data"),
    ];
    for (bytes, what) in cases {
        let path = file("audit-no-text.pgn", bytes);
        for command in ["audit", "replay", "convert"] {
            let ran = run(&[command, &path]);
            assert_eq!(ran.code, Some(2), "{command}: {what}");
            assert!(
                ran.err.contains("audit-no-text.pgn: cannot be read: it is ") && ran.err.contains(what),
                "{}",
                ran.err
            );
        }
    }
}

#[test]
fn everything_wrong_with_the_options_is_told_at_once() {
    let path = file("audit-options.pgn", GOOD.as_bytes());
    let ran = run(&[
        "audit",
        "--code",
        "fide-1066",
        "--kind",
        "wrong,worse",
        "--baseline",
        "there-is-none.jsonl",
        "--report",
        "no-such-folder/page.html",
        &path,
    ]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    let said: Vec<_> = ran.err.lines().collect();
    assert_eq!(said.len(), 5, "{}", ran.err);
    for (line, what) in
        said.iter().zip(["`fide-1066`", "`wrong`", "`worse`", "there-is-none.jsonl", "no-such-folder"])
    {
        assert!(line.contains(what), "{line}");
    }
}

#[test]
fn a_page_to_look_at() {
    let path = file("audit-page.pgn", (MATED.to_owned() + ILLEGAL).as_bytes());
    let page = file("audit-page.html", b"");
    assert_eq!(run(&["audit", "--report", &page, &path]).code, Some(1));
    let page = fs::read_to_string(&page).expect("a page");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert_eq!((page.matches("<svg").count(), page.matches("<article>").count()), (2, 2));
    assert!(page.contains("Results that the board contradicts: 1 <span class=at>result-contradicts</span>"));
    assert!(page.contains("White is mated") && page.contains("<code>") && !page.contains('`'));
    assert!(!page.contains("http"), "it needs no network");
    // A game without names is named by its number.
    let nameless = "[White \"?\"]\n[Date \"????.??.??\"]\n\n1. e4 e5 2. Ke3 *\n\n1. e4 e5 2. Ke3 *\n\n[Black \"B\"]\n\n1. e4 e5 2. Ke3 *\n";
    let path = file("audit-nameless.pgn", (MATED.to_owned() + nameless).as_bytes());
    let page = file("audit-nameless.html", b"");
    assert_eq!(run(&["audit", "--report", &page, &path]).code, Some(1));
    let page = fs::read_to_string(&page).expect("a page");
    for name in ["<b>A – B, 2020.01.01</b>", "<b>Game 2</b>", "<b>Game 3</b>", "<b>? – B</b>"] {
        assert!(page.contains(name), "{name}");
    }
}

/// A cell of a table, as JSON has it.
fn cell(field: &Field) -> Value {
    match field {
        Field::Null => Value::Null,
        Field::Str(text) => text.clone().into(),
        Field::Long(number) => (*number).into(),
        Field::ListInternal(list) => list.elements().iter().map(cell).collect(),
        other => panic!("no column holds {other}"),
    }
}

/// The table tells what the JSON tells, field by field.
#[test]
fn a_table_in_parquet() {
    let path = file("audit-table.pgn", (MATED.to_owned() + ILLEGAL).repeat(3).as_bytes());
    let table = file("audit-table.parquet", b"");
    let ran = run(&["audit", "--json", "--parquet", &table, &path]);
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    let mut expected = lines(&ran);
    expected.pop();
    let read = SerializedFileReader::new(fs::File::open(&table).expect("a table")).expect("whole");
    let rows = read.get_row_iter(None).expect("rows").map(|row| {
        let row = row.expect("a row");
        row.get_column_iter().map(|(name, field)| (name.clone(), cell(field))).collect()
    });
    assert_eq!(rows.map(Value::Object).collect::<Vec<_>>(), expected);
    assert_eq!(expected.len(), 6);
    let part =
        format!("{}.part", std::path::Path::new(&table).file_name().expect("a name").to_string_lossy());
    let left = fs::read_dir(env!("CARGO_TARGET_TMPDIR")).expect("the folder").flatten();
    assert!(!left.into_iter().any(|entry| entry.file_name().to_string_lossy().starts_with(&part)));
}

#[test]
fn packed_text_and_any_number_of_threads() {
    let text = (MATED.to_owned() + &GOOD.repeat(40) + ILLEGAL + "[White \"E\"]\n\n1. e4 e5\n\n").repeat(300);
    let path = file("audit-many.pgn", text.as_bytes());
    let (one, summary) = told(&run(&["audit", "--json", "--threads", "1", &path]));
    assert_eq!((one.len(), &summary["games"]), (900, &12_900.into()));
    assert_eq!(told(&run(&["audit", "--json", "--threads", "3", &path])).0, one);
    let zst = zstd::encode_all(text.as_bytes(), 0).expect("in memory");
    let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gz.write_all(text.as_bytes()).expect("in memory");
    let mut bz2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    bz2.write_all(text.as_bytes()).expect("in memory");
    let packed = [zst, gz.finish().expect("in memory"), bz2.finish().expect("in memory")];
    for (bytes, ending) in packed.iter().zip(["zst", "gz", "bz2"]) {
        assert_eq!(kinds(&[&file(&format!("audit-packed.{ending}"), bytes)]), one, "{ending}");
    }
}

#[test]
fn a_file_that_cannot_be_read_keeps_nobody_from_the_others() {
    let path = file("audit-others.pgn", MATED.as_bytes());
    let ran = run(&["audit", "--json", "there-is-none.pgn", &path, "nor-this.pgn"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("there-is-none.pgn") && ran.err.contains("nor-this.pgn"), "{}", ran.err);
    assert_eq!(told(&ran).0, [(1, "result-contradicts".to_owned(), 4)]);
}

#[test]
fn what_cannot_be_written_is_said_before_anything_is_read() {
    let path = file("audit-unwritable.pgn", MATED.as_bytes());
    for option in [
        "--report=there-is-none/page.html",
        "--fix=there-is-none/copy.pgn",
        "--parquet=there-is-none/table.parquet",
    ] {
        let ran = run(&["audit", option, &path]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{option}");
        assert!(ran.err.contains("there is no such folder"), "{}", ran.err);
    }
}

#[test]
fn nothing_is_written_over_the_games_or_over_another_answer() {
    let path = file("audit-over.pgn", MATED.as_bytes());
    let (folder, name) = path.rsplit_once('/').expect("a folder");
    let around = format!("{folder}/../{}/{name}", folder.rsplit('/').next().expect("a folder"));
    for option in ["--report", "--parquet"] {
        for to in [&path, &around] {
            let ran = run(&["audit", option, to, &path]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{option} {to}");
            assert!(ran.err.contains("what is read stands there"), "{}", ran.err);
        }
    }
    let ran = run(&["audit", "--parquet", "-", &path]);
    assert!(ran.code == Some(2) && ran.err.contains("nothing to standard output"), "{}", ran.err);
    let twice = file("audit-over.html", b"");
    let ran = run(&["audit", "--report", &twice, "--parquet", &twice, &path]);
    assert!(ran.code == Some(2) && ran.err.contains("it is named for two things"), "{}", ran.err);
    let journal = format!("{path}.audit");
    for to in ["--report", "--parquet", "--fix"] {
        let ran = run(&["audit", "--resume", &format!("{to}={journal}"), &path]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{to}");
        assert!(ran.err.contains("the journal of --resume stands there"), "{}", ran.err);
    }
    assert_eq!(fs::read_to_string(&path).expect("the games"), MATED);
}

#[test]
fn a_terminal_obeys_no_text_of_a_game() {
    let escape = MATED.replace("\"A\"", "\"\u{1b}]0;owned\u{7}A\"");
    let ran = run(&["audit", &file("audit-escape.pgn", escape.as_bytes())]);
    assert!(ran.out.contains("owned") && !ran.out.contains('\u{1b}'), "{:?}", ran.out);
}

#[test]
fn wrong_input() {
    let path = file("audit-wrong.pgn", GOOD.as_bytes());
    for args in [
        &["audit"][..],
        &["audit", "there-is-none.pgn"],
        &["audit", "--code", "fide-1066", &path],
        &["audit", "--kind", "wrong", &path],
        &["audit", "--fix", "-"],
        &["audit", "--baseline", "there-is-none.jsonl", &path],
    ] {
        let ran = run(args);
        assert_eq!(ran.code, Some(2), "{args:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
    }
}
