//! `jadoube print`: what belongs on paper.

mod common;

use std::fs;

use common::{file, fresh, program, run};

#[test]
fn each_sheet_is_written_as_pdf() {
    for (name, words) in [
        ("print-board.pdf", &["board", "--plain"][..]),
        (
            "print-diagram.pdf",
            &["diagram", "8/8/8/3k4/8/3K4/8/8", "--caption", "Two Kings", "--turned", "--width", "60"],
        ),
        ("print-array.pdf", &["diagram", "startpos"]),
        ("print-score.pdf", &["score", "--descriptive"]),
        ("print-men.pdf", &["men", "--paper", "letter"]),
        ("print-laws.pdf", &["laws", "bcf-1912", "--no-doubts"]),
    ] {
        let path = fresh(name);
        let to = path.to_str().expect("a plain path");
        let ran = run(&[&["print"], words, &["--pdf", to]].concat());
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""), "{name}");
        let pdf = fs::read(&path).expect("the file");
        assert!(pdf.starts_with(b"%PDF-") && pdf.ends_with(b"%%EOF"), "{name}");
    }
}

/// The texts are compressed, so the two languages are told apart by their bytes; `crates/print` reads what they say.
#[test]
fn the_texts_are_german_where_that_is_asked_for() {
    let pdf =
        |words: &[&str]| program(&[&["print"], words, &["--pdf", "-"]].concat()).output().expect("it runs");
    for words in [&["board", "--plain"][..], &["score"], &["men"], &["laws", "bcf-1912"]] {
        let in_the = |lang: &str| pdf(&[words, &["--lang", lang]].concat()).stdout;
        assert!(in_the("de").starts_with(b"%PDF-"), "{words:?}");
        assert_eq!(in_the("en"), pdf(words).stdout, "{words:?}");
        assert_ne!(in_the("de"), in_the("en"), "{words:?}");
    }
    let ran = run(&["print", "men", "--lang", "fr", "--pdf", "-"]);
    assert!(ran.code == Some(2) && ran.err.contains("en, de"), "{}", ran.err);
}

#[test]
fn a_pdf_goes_to_standard_output() {
    let ran = program(&["print", "score", "--pdf", "-"]).output().expect("the program runs");
    assert!(ran.status.success() && ran.stdout.starts_with(b"%PDF-"));
}

#[test]
fn what_cannot_be_printed_is_named() {
    let occupied = file("print-no-folder", b"a file");
    let below = format!("{occupied}/board.pdf");
    for (words, says) in [
        (&["diagram", "8/9", "--pdf", "-"][..], "8/9"),
        (
            &["diagram", "8/8/8/3k4/8/3K4/8/8", "--caption", "Шах ♔", "--pdf", "-"],
            "--caption: expected letters that the font of the PDF has, found Ш а х ♔",
        ),
        (&["laws", "fide-1066", "--pdf", "-"], "there is no code `fide-1066`; the codes are "),
        (&["board", "--pdf", &below], "board.pdf: cannot be written: "),
        (&["board"], "--pdf"),
    ] {
        let ran = run(&[&["print"], words].concat());
        assert_eq!(ran.code, Some(2), "{words:?}");
        assert!(ran.err.contains(says), "{}", ran.err);
    }
}
