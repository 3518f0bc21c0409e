//! `jadoube convert`: notations, formats, what cannot be read, wrong input.

mod common;

use common::{file, run};
use serde_json::Value;

const GAMES: &str = "[Event \"E\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1.e2-e4! {best} e5 (1...c5 {or so} 2.Nf3) 2.Ng1-f3+ \
                     Nc6 $6 3.Bb5 a6 4.Bxc6 dxc6 5.0-0 1-0\n\n[White \"B\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n\
                     1.a8Q+ Kd7 *\n";

#[test]
fn every_notation() {
    let games = file("convert.pgn", GAMES.as_bytes());
    let expected = [
        (
            "san",
            "1. e4 $1 {best} 1... e5 (1... c5 {or so} 2. Nf3) 2. Nf3 Nc6 $6 3. Bb5 a6 4.\nBxc6 dxc6 5. O-O 1-0",
            "1. a8=Q+ Kd7 *",
        ),
        (
            "uci",
            "1. e2e4 $1 {best} 1... e7e5 (1... c7c5 {or so} 2. g1f3) 2. g1f3 b8c6 $6 3.\nf1b5 a7a6 4. b5c6 d7c6 5. e1g1 1-0",
            "1. a7a8q e8d7 *",
        ),
        (
            "numeric",
            "1. 5254 $1 {best} 1... 5755 (1... 3735 {or so} 2. 7163) 2. 7163 2836 $6 3. 6125\n1716 4. 2536 4736 5. 5171 1-0",
            "1. 17181 5847 *",
        ),
        (
            "figurine",
            "1. e4 $1 {best} 1... e5 (1... c5 {or so} 2. ♘f3) 2. ♘f3 ♘c6 $6 3. ♗b5 a6 4.\n♗xc6 dxc6 5. O-O 1-0",
            "1. a8=♕+ ♔d7 *",
        ),
    ];
    for (form, first, second) in expected {
        let ran = run(&["convert", &games, "--to", form]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{form}");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let moves: Vec<_> = ran.out.split("\n\n").filter(|part| !part.starts_with('[')).map(words).collect();
        assert_eq!(moves, [words(first), words(second)], "{form}");
        // What was written is read again, and gives the same game.
        let again = file(&format!("convert-{form}.pgn"), ran.out.as_bytes());
        let back = run(&["convert", &again, "--to", "san"]);
        assert_eq!((back.code, back.out), (Some(0), run(&["convert", &games]).out), "{form}");
    }
}

#[test]
fn what_cannot_be_read_stays_as_it_was() {
    let games = file("convert-bad.pgn", b"1. e4 e5 2. Ke3 Nf6 3. xx *\n\n1. d4 *\n");
    let ran = run(&["convert", &games, "--to", "uci"]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.out.contains("1. e2e4 e7e5 2. Ke3 Nf6 3. xx *") && ran.out.contains("1. d2d4 *"),
        "{}",
        ran.out
    );
    assert!(ran.err.starts_with("game 1, line 1, byte 12: `Ke3` is not a legal move"), "{}", ran.err);
    let why = "exit code 1: not every game could be read whole and without doubt (1 of 2 games)\n";
    assert!(ran.err.ends_with(why), "{}", ran.err);
    let json = run(&["convert", &games, "--json"]);
    let first: Value = serde_json::from_str(json.out.lines().next().expect("a line")).expect("JSON");
    assert_eq!((&first["game"], first["unread"].as_array().map(Vec::len)), (&1.into(), Some(1)));
}

#[test]
fn scripts_both_ways() {
    let script =
        file("convert.acts", b"code: bcf-1912\n\nwhite touches e2\nwhite plays e4\nblack plays e5\n");
    let ran = run(&["convert", &script]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    let words = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("{[%act white touches e2]"), "{words}");
    let games = file("convert-acts.pgn", ran.out.as_bytes());
    let back = run(&["convert", &games, "--to", "acts"]);
    assert_eq!((back.code, back.err.as_str()), (Some(0), ""));
    assert!(
        back.out.contains("code: bcf-1912\n") && back.out.contains("\nwhite touches e2\nwhite plays "),
        "{}",
        back.out
    );
    let again = file("convert-again.acts", back.out.as_bytes());
    assert_eq!(run(&["convert", &again]).out, ran.out);
}

/// A script holds in its comments what its acts do not say, and gives it back.
#[test]
fn what_stands_beside_the_moves_is_kept_in_a_script() {
    let text = "[Event \"The \\\"Café\\\"  Cup\"]\n[Date \"1999.??.??\"]\n[White \"A\"]\n[Result \"1-0\"]\n[Variant \"Standard\"]\n\
                [WhiteElo \"2700\"]\n[Termination \"resigns\"]\n\n{at the club} 1. e4 $1 {best # by test [%clk 0:10:00]} 1... e5 \
                (1... c5 {or so} 2. Nf3 (2. c3)) (1... e6 $6) 2. Nf3 {$1} {(1. d4)} 2... Nc6 {at last} 1-0\n";
    let games = file("convert-beside-moves.pgn", text.as_bytes());
    let pgn = run(&["convert", &games]);
    assert_eq!((pgn.code, pgn.err.as_str()), (Some(0), ""));
    let acts = run(&["convert", &games, "--to", "acts"]);
    assert_eq!((acts.code, acts.err.as_str()), (Some(0), ""), "{}", acts.out);
    for line in [
        "case: game 1",
        "# [Event \"The \\\"Café\\\"  Cup\"]",
        "# at the club",
        "# $1",
        "# best # by test [%clk 0:10:00]",
        "# (1... c5 {or so} 2. Nf3 (2. c3))",
        "# (1... e6 $6)",
        "# {$1}",
        "# {(1. d4)}",
    ] {
        assert!(acts.out.lines().any(|found| found == line), "{line}\n{}", acts.out);
    }
    let script = file("convert-beside-moves.acts", acts.out.as_bytes());
    let judged = run(&["judge", &script]);
    assert_eq!(judged.code, Some(0), "{}", judged.err);
    // The headers of the script are new; everything else is as it was.
    let back = run(&["convert", &script]);
    assert_eq!((back.code, back.err.as_str()), (Some(0), ""));
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let headers = "{[%header code: fide-2023] [%header search-states: 300000]} ";
    assert_eq!(words(&back.out).replace(headers, ""), words(&pgn.out), "{}", back.out);
    // From there, and as a script again, nothing is lost either.
    let again = file("convert-beside-again.pgn", back.out.as_bytes());
    assert_eq!(run(&["convert", &again, "--to", "acts"]).out, acts.out);
    let one = acts.out.replace("case: game 1\n", "");
    assert_eq!(run(&["convert", &script, "--to", "acts"]).out, one);
    let plain = file(
        "convert-plain.acts",
        b"# A club game.\ncode: fide\n\nwhite plays e4 # best\nblack plays e5\n# (2. -- 3. Kb7)\n",
    );
    let ran = run(&["convert", &plain]);
    assert!(words(&ran.out).contains("{A club game.} 1. e4 {best} 1... e5"), "{}", ran.out);
    assert!(words(&ran.out).ends_with("1... e5 (1... -- 2. Kb7) *"), "{}", ran.out);
}

/// A script without judging has the acts that judging gives.
#[test]
fn a_game_of_moves_alone_is_the_script_of_its_judged_game() {
    let fools = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let promotes = "[FEN \"4k3/P7/8/8/8/8/8/R3K3 w Q - 3 20\"]\n\n20. a8=Q+ Kd7 21. O-O-O+ *\n";
    let shuffles = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 Nf6 10. e4 *\n";
    for (name, text) in [("mate", fools), ("promotes", promotes), ("shuffles", shuffles)] {
        for code in ["fide", "bcf-1912", "us-chess", "walker-1832"] {
            let games = file(&format!("convert-judged-{name}.pgn"), text.as_bytes());
            let quick = run(&["convert", &games, "--to", "acts", "--code", code]);
            // Where the position has stood five times, FIDE's Laws end the game: its script would be that of another game.
            if (name, code) == ("shuffles", "fide") {
                assert_eq!((quick.code, quick.out.as_str()), (Some(1), ""));
                assert!(quick.err.contains("the game is over before `Nf3`"), "{}", quick.err);
                continue;
            }
            assert_eq!(quick.code, Some(0), "{}", quick.err);
            // Every act is judged on the way from the script to PGN and back, where acts stand in the comments.
            let script = file(&format!("convert-judged-{name}-{code}.acts"), quick.out.as_bytes());
            let judged = run(&["convert", &script, "--to", "acts"]);
            assert_eq!(quick.out.replace("case: game 1\n", ""), judged.out, "{name} {code}");
            let pgn = run(&["convert", &script]);
            let pgn = file(&format!("convert-judged-{name}-{code}.pgn"), pgn.out.as_bytes());
            let acts = |text: &str| {
                text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(acts(&run(&["convert", &pgn, "--to", "acts"]).out), acts(&quick.out), "{name} {code}");
        }
    }
}

#[test]
fn what_pgn_cannot_hold_is_told() {
    let games = file("convert-braces.pgn", b"1. e4 {a {b} c} e5 {plain} *\n");
    let ran = run(&["convert", &games]);
    assert!(ran.code == Some(0) && ran.out.contains("1. e4 {a (b) c}"), "{}", ran.out);
    assert_eq!(
        ran.err,
        "game 1: the braces within a comment became parentheses; no comment of PGN can hold them\n"
    );
    let json = run(&["convert", &games, "--json"]);
    let told: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(told["remarks"].as_array().map(Vec::len), Some(1), "{told}");
    // A script can hold them.
    let acts = run(&["convert", &games, "--to", "acts"]);
    assert!(acts.err.is_empty() && acts.out.contains("\n# a {b} c\n"), "{}{}", acts.out, acts.err);
    let differs = file("convert-differs.pgn", b"[Result \"1-0\"]\n\n1. e4 0-1\n");
    let told = run(&["convert", &differs, "--to", "acts"]).err;
    assert_eq!(told, "game 1: the result 0-1 behind the moves is left out, since the tag Result has 1-0\n");
    let unread = file("convert-unread-variation.pgn", b"1. e4 e5 (1... Ke3) *\n");
    let ran = run(&["convert", &unread, "--to", "acts"]);
    assert!(ran.code == Some(1) && ran.err.contains("`Ke3` is not a legal move"), "{}", ran.err);
}

/// A hint is given where another notation reads what could not be read, and nowhere else.
#[test]
fn no_false_hint() {
    let texts = [
        "[Variant \"Crazyhouse\"]\n\n1. e4 e5 2. N@f3 *\n",
        "1. e4 e5 {never closed\n",
        "[FEN \"8/8\"]\n\n1. e4 *\n",
    ];
    for (at, text) in texts.iter().enumerate() {
        let games = file(&format!("convert-no-hint-{at}.pgn"), text.as_bytes());
        let ran = run(&["convert", &games]);
        assert_eq!(ran.code, Some(1), "{text}");
        assert!(!ran.err.contains("--from"), "{text}: {}", ran.err);
    }
}

#[test]
fn letters_of_other_languages() {
    let games =
        file("convert-german.pgn", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Dd4 *\n".as_bytes());
    let standard = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Qd4 *\n";
    let read = run(&["convert", &games, "--from", "german"]);
    assert_eq!((read.code, read.err.as_str()), (Some(0), ""));
    assert!(read.out.ends_with(standard), "{}", read.out);
    // Without the language the letters are told, and which languages have them.
    let unread = run(&["convert", &games]);
    assert_eq!(unread.code, Some(1));
    assert!(unread.err.contains("with --from danish (or german, norwegian, swedish)"), "{}", unread.err);
    let english = file("convert-english.pgn", standard.as_bytes());
    for (word, moves) in
        [("russian", "2. Кf3 Кc6 3. Сb5"), ("french", "2. Cf3 Cc6 3. Fb5"), ("dutch", "2. Pf3 Pc6 3. Lb5")]
    {
        let written = run(&["convert", &english, "--to", word]);
        assert!(written.out.contains(moves), "{}", written.out);
        let again = file(&format!("convert-{word}.pgn"), written.out.as_bytes());
        let back = run(&["convert", &again, "--from", word]);
        assert_eq!((back.code, back.err.as_str()), (Some(0), ""), "{word}");
        assert!(back.out.ends_with(standard), "{word}: {}", back.out);
    }
    // A Romanian N is a Bishop.
    let wrong = run(&["convert", &english, "--from", "romanian"]);
    assert_eq!((wrong.code, wrong.err.contains("read without --from")), (Some(1), true), "{}", wrong.err);
}

/// Export format wants `SetUp` beside every `FEN`, and nobody plays Chess960 from an array that no tag gives.
#[test]
fn the_start_that_the_tags_give() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let pgn = file("convert-fen.pgn", format!("[FEN \"{fen}\"]\n\n1. a8=Q *\n").as_bytes());
    let book = file("convert-fen.txt", format!("[FEN \"{fen}\"]\n\n1. P-R8(Q) K-Kt3\n").as_bytes());
    for args in [&["convert", pgn.as_str()][..], &["convert", &book, "--from", "descriptive"]] {
        let ran = run(args);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{}", ran.out);
    }
    let unknown = file("convert-960.pgn", b"[Variant \"Chess960\"]\n[SetUp \"1\"]\n\n1. e4 b6 1-0\n");
    for to in ["uci", "acts"] {
        let ran = run(&["convert", &unknown, "--to", to]);
        assert_eq!(ran.code, Some(1), "{}", ran.out);
        assert!(ran.err.contains("no tag FEN says which"), "{}", ran.err);
    }
    let replayed = run(&["replay", &unknown]);
    assert_eq!(replayed.code, Some(1), "{}", replayed.out);
    assert!(replayed.out.contains("no tag FEN says which"), "{}", replayed.out);
}

const BOOK: &str = "GAME 1. KNIGHT'S GAME\n\nWhite: A. Player. Black: B. Other.\n\n   1. P - K 4          P - K 4\n   2. \
                    Kt - B 3         Kt - Q B 3\n\nA note.\n\n   3. Kt x P          Resigns.\n";

#[test]
fn a_book_becomes_anything() {
    let book = file("convert-book.txt", BOOK.as_bytes());
    for (form, moves) in [
        ("pgn", "1. e4 e5 2. Nf3 Nc6 {A note.} 3. Nxe5 {Resigns.} 1-0"),
        ("descriptive", "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 {A note.} 3. KtXP {Resigns.} 1-0"),
        ("uci", "1. e2e4 e7e5 2. g1f3 b8c6 {A note.} 3. f3e5 {Resigns.} 1-0"),
        ("german", "1. e4 e5 2. Sf3 Sc6 {A note.} 3. Sxe5 {Resigns.} 1-0"),
    ] {
        let ran = run(&["convert", &book, "--from", "descriptive", "--to", form]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("[White \"A. Player\"]") && ran.out.contains(moves), "{form}: {}", ran.out);
        assert!(ran.err.contains("can mean Kt-QB3 (Nc3) or Kt-KB3 (Nf3); it is Nf3"), "{}", ran.err);
        assert!(ran.err.ends_with("1 game: 1 read whole\n"), "{}", ran.err);
    }
    let acts = run(&["convert", &book, "--from", "descriptive", "--to", "acts"]);
    assert!(acts.code == Some(0) && acts.out.contains("\nwhite plays g1f3"), "{}{}", acts.out, acts.err);
    let json = run(&["convert", &book, "--from", "descriptive", "--json"]);
    let told: Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&told["printed"], &told["read"], &told["line"]), (&5.into(), &5.into(), &5.into()));
    assert_eq!(
        (&told["findings"][0]["kind"], &told["findings"][0]["by"]["number"]),
        (&"settled".into(), &3.into())
    );
}

#[test]
fn misprints_of_a_book() {
    let book = file("convert-misprint.txt", BOOK.replace("Kt - B 3  ", "R - B 3  ").as_bytes());
    let ran = run(&["convert", &book, "--from", "descriptive"]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err.contains("move 2, White: `R - B 3` means no legal move of White; it may be "),
        "{}",
        ran.err
    );
    let words = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("As printed: 2. R - B 3"), "{words}");
    let mended = run(&["convert", &book, "--from", "descriptive", "--mend"]);
    assert_eq!(mended.code, Some(0), "{}", mended.err);
    let words = mended.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("2. Nf3 {printed: R - B 3} 2... Nc6"), "{words}");
}

/// `3. Kt x P` is a legal move, and may be a misprint all the same.
#[test]
fn a_book_beside_another_record() {
    let book = file("convert-beside.txt", BOOK.as_bytes());
    let beside = |name: &str, text: &str| {
        let other = file(&format!("convert-beside-{name}.pgn"), text.as_bytes());
        run(&["convert", &book, "--from", "descriptive", "--beside", &other])
    };
    let same = beside("same", "1. e4 e5 2. Nf3 Nc6 3. Nxe5 1-0\n");
    assert!(same.code == Some(0) && !same.err.contains("beside"), "{}", same.err);
    let other = beside("other", "1. e4 e5 2. Nf3 Nc6 3. Bc4 1-0\n");
    assert_eq!(other.code, Some(1));
    assert!(
        other.err.contains("move 3, White: `Kt x P` means KtXP (Nxe5), and the game beside has B-B4 (Bc4)\n"),
        "{}",
        other.err
    );
    let cut = beside("cut", "1. e4 e5 2. Nf3 *\n");
    assert!(
        cut.code == Some(0) && cut.err.contains("move 2, Black: the game beside ends before `Kt - Q B 3`"),
        "{}",
        cut.err
    );
    let more = beside("more", "1. e4 e5 *\n\n1. d4 *\n");
    assert_eq!((more.code, more.out.as_str()), (Some(2), ""));
    let expected = "expected a game for each of the book's, in the same order: it has 1 game, and beside it stand 2 games";
    assert!(more.err.contains(expected), "{}", more.err);
    let pgn = run(&["convert", &book, "--beside", &book]);
    assert!(pgn.code == Some(2) && pgn.err.contains("it needs --from descriptive"), "{}", pgn.err);
}

#[test]
fn the_wrong_notation() {
    let book = file("convert-wrong.txt", b"1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 *\n");
    let ran = run(&["convert", &book]);
    assert!(ran.code == Some(1) && ran.err.contains("--from descriptive reads it"), "{}", ran.err);
    for (name, bytes) in
        [("san", &b"1. e4 e5 2. Nf3 *\n"[..]), ("empty", b""), ("prose", b"There is no game here.\n")]
    {
        let other = file(&format!("convert-no-{name}.txt"), bytes);
        let ran = run(&["convert", &other, "--from", "descriptive"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{name}");
        assert!(ran.err.contains("expected moves in descriptive notation"), "{name}: {}", ran.err);
    }
    let binary = file("convert-binary.txt", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0");
    let ran = run(&["convert", &binary, "--from", "descriptive"]);
    assert!(ran.code == Some(2) && ran.err.contains("binary data"), "{}", ran.err);
}

#[test]
fn wrong_input() {
    for (args, says) in [
        (vec!["convert", "no-such-file.pgn"], "no-such-file.pgn: cannot be read"),
        (vec!["convert", "no-such-file.acts"], "no-such-file.acts: cannot be read"),
        (vec!["convert", ".", "--to", "uci"], ".: cannot be read"),
        (vec!["convert", "x.pgn", "--to", "morse"], "invalid value 'morse'"),
        (vec!["convert", "x.pgn", "--code", "none"], "--code: there is no code `none`; the codes are "),
    ] {
        let ran = run(&args);
        assert_eq!(ran.code, Some(2), "{args:?}");
        assert!(ran.err.contains(says) && ran.out.is_empty(), "{args:?}: {}", ran.err);
    }
    let script = file("convert-a-script.txt", b"code: fide\n\nwhite plays e4\n");
    for command in ["convert", "replay", "audit"] {
        let ran = run(&[command, &script]);
        assert_eq!(ran.code, Some(2), "{command}: {}", ran.out);
        assert!(ran.err.contains("it is a script of acts, not PGN"), "{command}: {}", ran.err);
    }
    let empty = file("convert-empty.pgn", b"");
    let ran = run(&["convert", &empty]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""));
}

/// Digits without a dot, of the length of a move in numeric notation, are no number of a move.
#[test]
fn a_misprinted_numeric_move_is_told() {
    for misprint in ["17185", "9999", "0001", "7193"] {
        let games = file("misprint.pgn", format!("1. 5254 5755 2. {misprint} *\n").as_bytes());
        let ran = run(&["convert", &games]);
        assert!(ran.err.contains(&format!("expected a move, found `{misprint}`")), "{}", ran.err);
    }
}

/// Why the exit code is 1, where there is one game.
const EXIT: &str = "exit code 1: not every game could be read whole and without doubt (1 of 1 game)\n";

/// Nobody knows from where Black moves: no move is called illegal, none is written as White's, and every form says the same.
#[test]
fn a_text_that_begins_with_a_move_of_black() {
    let why = "the moves begin with the number of a move of Black's, and no tag FEN says from where: they are not looked at";
    let path = file("black-first.pgn", b"[White \"A\"]\n\n12... e5 13. Nf3 {so} Nc6 (13... d6) *\n");
    for to in ["san", "long", "uci", "numeric", "figurine", "descriptive", "german"] {
        let ran = run(&["convert", &path, "--to", to]);
        assert_eq!((ran.code, ran.err), (Some(1), format!("game 1, line 3, byte 13: {why}\n{EXIT}")), "{to}");
        assert!(ran.out.ends_with("\n\n12... e5 13. Nf3 {so} 13... Nc6 (13... d6) *\n"), "{}", ran.out);
    }
    let ran = run(&["convert", &path, "--to", "acts"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    assert_eq!(ran.err, format!("game 1: before the first move: {why}\n{EXIT}"));
    // What an illegal move is said of is named once.
    let illegal = run(&["convert", &file("illegal-acts.pgn", b"1. e4 e4 *\n"), "--to", "acts"]);
    assert!(illegal.err.starts_with("game 1, line 1, byte 6: `e4` is not a legal move"), "{}", illegal.err);
}

/// What is found in the wild: dashes of print, and an `N` for a novelty at the move itself, which names no piece.
#[test]
fn moves_as_they_are_printed() {
    let printed = "1. e2–e4 e5 2. Ng1—f3 Nc6 3. Bb5 a6 4. O–O Nf6 5. d4 Be7 6. d5 0–0 *\n";
    let ran = run(&["convert", &file("dashes.pgn", printed.as_bytes()), "--from", "long"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(
        ran.out.contains("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. d4 Be7 6. d5 O-O *"),
        "{}",
        ran.out
    );
    for novelty in ["1. Nf3N d5 *\n", "1. e4N e5 *\n"] {
        let path = file("novelty.pgn", novelty.as_bytes());
        let ran = run(&["audit", &path, "--json"]);
        assert!(!ran.out.contains("illegal-move") && ran.out.contains("notation"), "{}", ran.out);
        let ran = run(&["convert", &path]);
        assert!(ran.err.contains("it ends with `N`, not with a square"), "{}", ran.err);
    }
    // A move that is not legal says nothing of another notation.
    let ran = run(&["convert", &file("no-hint.pgn", b"1. e4 e5 2. N-f3 Nc6 3. Qa6 *\n")]);
    assert_eq!((ran.err.lines().count(), ran.err.contains("--from")), (2, false), "{}", ran.err);
}

/// What cannot be read stands as it was written, though its letters would mean something in the language.
#[test]
fn unread_moves_keep_their_letters() {
    let unread = file("convert-unread-french.pgn", b"1. e4 e5 2. Rxa8 Rd4 3. Cc3 *\n");
    let ran = run(&["convert", &unread, "--from", "french"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("1. e4 e5 2. Rxa8 Rd4 3. Cc3 *"), "{}", ran.out);
    let read = file("convert-read-french.pgn", b"1. e4 e5 2. Re2 Cc6 *\n");
    let ran = run(&["convert", &read, "--from", "french"]);
    assert!(ran.out.contains("1. e4 e5 2. Ke2 Nc6 *"), "{}", ran.out);
}

/// A null move is told and stands as it was written, with what follows it.
#[test]
fn null_moves_stay() {
    for null in ["--", "Z0", "0000", "null", "@@@@", "--!"] {
        let text = format!("1. e4 {null} 2. d4 (2. Nf3 d5) 2... d5 *\n");
        let path = file("null-moves.pgn", text.as_bytes());
        let ran = run(&["convert", &path]);
        let bare = null.trim_end_matches('!');
        assert!(
            ran.err.contains(&format!("`{bare}` is a null move, which chess does not have")),
            "{}",
            ran.err
        );
        let glyph = if null == bare { "" } else { " $1" };
        let kept = format!("1. e4 {bare}{glyph} 2. d4 (2. Nf3 d5) 2... d5 *\n");
        assert!(ran.code == Some(1) && ran.out.ends_with(&kept), "{}", ran.out);
        let ran = run(&["convert", &path, "--to", "acts"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
        assert!(ran.err.contains("is a null move"), "{}", ran.err);
    }
    // In a variation, too; the numbers of its moves go on.
    let path = file(
        "null-variation.pgn",
        b"1. e4 e5 2. Nf3 (2. -- d5 3. Nf3) 2... Nc6 (2... -- 3. Bc4 d6) 3. Bb5 *\n",
    );
    let ran = run(&["convert", &path]);
    assert!(ran.out.contains("(2. -- d5 3. Nf3) 2... Nc6 (2... -- 3. Bc4 d6) 3. Bb5 *"), "{}", ran.out);
    assert_eq!((ran.code, ran.err.matches("is a null move").count()), (Some(1), 2), "{}", ran.err);
}
