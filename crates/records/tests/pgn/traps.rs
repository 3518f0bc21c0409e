//! Real files hold anything: every trap, its place, and how it is read.

use board::Side;
use jadoube_records::pgn::{DEEPEST_VARIATION, Outcome, Text};

use super::support::{findings, games, moves, oddities};

const NOTHING: [&str; 0] = [];

#[test]
fn moves_however_they_are_numbered_and_marked() {
    let cases: &[(&str, &str)] = &[
        ("1. e4 e5 2. Nf3 *", "e4 e5 Nf3"),
        ("1.e4 e5 2.Nf3 *", "e4 e5 Nf3"),
        ("1 e4 1... e5 2 . Nf3 *", "e4 e5 Nf3"),
        ("1. e4 1… e5 2.Nf3*", "e4 e5 Nf3"),
        ("e4 e5 Nf3 *", "e4 e5 Nf3"),
        ("1. e4! e5?? 2. Nf3!? $6 *", "e4 e5 Nf3"),
        ("1. e4 ! e5 ?! 2. Nf3 += *", "e4 e5 Nf3"),
        ("12. a8(Q)+ Kd7 13. a8/Q a8Q *", "a8(Q)+ Kd7 a8/Q a8Q"),
        ("1. 0-0 0-0-0 2. O-O 0-1", "0-0 0-0-0 O-O"),
        ("1. exd6 e.p. Ke7 2. exd6e.p.+ *", "exd6 Ke7 exd6e.p.+"),
        ("1. e4 -- 2. d4 Z0 *", "e4 -- d4 Z0"),
        ("1. e4 0000 2. d4 null 3. --! @@@@? *", "e4 0000 d4 null -- @@@@"),
        ("1. e4 (1. d4 d5) e5 (1... c5 2. Nf3 (2. c3 (2. d4))) 2. Nf3 *", "e4 e5 Nf3"),
        ("1. e4 ; best by test\n1... e5 {so\nis this} 2. Nf3 *", "e4 e5 Nf3"),
        ("1. e4\n% an escaped line (with ( and {\ne5 2. Nf3 *", "e4 e5 Nf3"),
        ("1. e4 e5\r\n2. Nf3\r\n*\r\n", "e4 e5 Nf3"),
    ];
    for (text, line) in cases {
        assert_eq!(moves(text), [*line], "{text}");
        assert_eq!(oddities(text), NOTHING, "{text}");
    }
}

#[test]
fn praise_and_blame_have_numbers() {
    let text = "1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $146 $10 b5 ± *";
    let nags: Vec<_> = games(text.as_bytes())[0].line.plies.iter().map(|ply| ply.nags.clone()).collect();
    let expected: [&[u8]; 8] = [&[1], &[2], &[3], &[4], &[5], &[6], &[146, 10], &[16]];
    assert_eq!(nags, expected);
}

#[test]
fn moves_without_blanks_between_them() {
    for text in ["1. e4!e5?2.Nf3!!Nc6 *", "1.e4!e5?2.Nf3!!\nNc6*", "1. e4! e5?2. Nf3!!2...Nc6 *"] {
        assert_eq!(moves(text), ["e4 e5 Nf3 Nc6"], "{text}");
        let told = oddities(text);
        assert!(
            told.len() == 1 && told[0].ends_with("there is no blank between a move and the next one"),
            "{told:?}"
        );
        let nags: Vec<_> = games(text.as_bytes())[0].line.plies.iter().map(|ply| ply.nags.clone()).collect();
        assert_eq!(nags, [vec![1], vec![2], vec![3], vec![]], "{text}");
    }
}

#[test]
fn results() {
    let cases = [
        ("1. e4 1-0", Some(Outcome::Won(Side::White))),
        ("1. e4 0-1", Some(Outcome::Won(Side::Black))),
        ("1. e4 1/2-1/2", Some(Outcome::Drawn)),
        ("1. e4 ½-½", Some(Outcome::Drawn)),
        ("1. e4 1–0", Some(Outcome::Won(Side::White))),
        ("1. e4 0–1 ", Some(Outcome::Won(Side::Black))),
        ("1. e4 ½–½", Some(Outcome::Drawn)),
        ("1. e4 1/2–1/2\n\n", Some(Outcome::Drawn)),
        ("1. e4 1/2", Some(Outcome::Drawn)),
        ("1. e4*", Some(Outcome::Unknown)),
        ("1. e4", None),
    ];
    for (text, outcome) in cases {
        assert_eq!(games(text.as_bytes())[0].outcome, outcome, "{text}");
    }
}

#[test]
fn a_loss_for_both_looks_like_castling() {
    let game = |tag: &str, moves: &str| {
        format!("[White \"A\"]\n[Result \"{tag}\"]\n\n{moves}\n\n[White \"B\"]\n\n1. d4 *\n")
    };
    let read = |tag: &str, moves: &str| {
        let (text, all) = (game(tag, moves), games(game(tag, moves).as_bytes()));
        assert_eq!((all.len(), all[1].outcome), (2, Some(Outcome::Unknown)), "{text}");
        (all[0].outcome, all[0].line.plies.len(), oddities(&text).len())
    };
    let castling = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0";
    assert_eq!(read("0-0", "1. e4 0-0"), (Some(Outcome::BothLost), 1, 0));
    assert_eq!(read("0-0", "0-0"), (Some(Outcome::BothLost), 0, 0));
    assert_eq!(read("0-0", &format!("{castling} 0-0 {{both slept}}")), (None, 9, 1));
    assert_eq!(read("0-0", &format!("{castling} 0-0")), (Some(Outcome::BothLost), 8, 0));
    // Without the tag it is castling, and the result is missing.
    assert_eq!(read("*", castling), (None, 8, 1));
    assert_eq!(read("0-0", &format!("{castling} *")), (Some(Outcome::Unknown), 8, 0));
    let last = games(b"[Result \"0-0\"]\n\n1. e4 0-0");
    assert_eq!((last[0].outcome, last[0].line.plies.len()), (Some(Outcome::BothLost), 1));
    let told = findings("[Result \"0-0\"]\n\n1. f3 e5 2. g4 Qh4# 0-0\n");
    assert_eq!(told, NOTHING, "a decision may stand against any board");
}

#[test]
fn where_games_begin_and_end() {
    let cases: &[(&str, &[&str])] = &[
        ("", &[]),
        ("\n \n\u{feff}\r\n", &[]),
        ("1. e4 1-0 1. d4 0-1", &["e4", "d4"]),
        ("[Event \"a\"]\n[White \"b\"]\n\n[Event \"c\"]\n\n1. d4 *", &["", "d4"]),
        ("[White \"a\"]\n\n[White \"c\"]\n1. d4 *", &["", "d4"]),
        ("[Event \"a\"]\n[Round \"1\"]\n\n[Round \"2\"]\n\n1. d4 *", &["", "d4"]),
        ("[Event \"a\"]\r\n[Round \"1\"]\r\n \r\n[Date \"b\"]\r\n[Round \"2\"]\r\n\r\n1. d4 *", &["", "d4"]),
        ("[Event \"a\"]\n\n[White \"b\"]\n\n1. d4 *", &["d4"]),
        ("[Event \"a\"]\n\n[White \"b\"]\n\n[White \"c\"]\n\n1. d4 *", &["", "d4"]),
        ("[Event \"a\"]\n[White \"b\"]\n[White \"c\"]\n\n1. d4 *", &["d4"]),
        ("[Event \"a\"] [White \"b\"] 1. e4 1-0 [Event \"c\"] 1. d4 *", &["e4", "d4"]),
        ("[Event \"a\"][Result \"1-0\"]\n\n1-0\n\n[Event \"b\"]\n\n1. d4 *", &["", "d4"]),
        ("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4 *", &["e4", "d4"]),
        ("   \t[Event \"a\"]\n\n   1. e4 *", &["e4"]),
        ("; a word before\n{ and another }\n[Event \"a\"]\n\n1. e4 *", &["e4"]),
        ("[Event \"a\"]\n{a word}\n[White \"b\"]\n\n1. e4 *", &["e4"]),
        ("[Event \"a\"]\n; a word\n% another\n[White \"b\"]\n{more}\n\n1. e4 *", &["e4"]),
        ("[Event \"a\"] {a word} [White \"b\"] {another} 1. e4 *\n\n[Event \"c\"]\n\n1. d4 *", &["e4", "d4"]),
        ("[Event \"a\"]\n[White \"b\"]\n\n{not played}\n\n[Event \"c\"]\n\n1. d4 *", &["", "d4"]),
        ("[Event \"a\"]\n[White \"b\"]\n{not played}\n[White \"c\"]\n\n1. d4 *", &["", "d4"]),
        (
            "[Event \"a\"]\n[Round \"1\"]\n{lost}\n[Date \"b\"]\n{found}\n[Round \"2\"]\n\n1. d4 *",
            &["", "d4"],
        ),
        ("[Event \"a\"]\n\n1. e4 1-0\n{a last word}\n\n[Event \"b\"]\n\n1. d4 *", &["e4", "d4"]),
        ("[Event \"a\"]\n\n1. e4 1-0 1-0\n\n[Event \"b\"]\n\n1. d4 *", &["e4", "d4"]),
        ("[Event \"a\"]\n\n1. e4 *\n\n\u{feff}[Event \"b\"]\n\n1. d4 *", &["e4", "d4"]),
        ("[Event \"a\"]\n\n1. e4 {lost\n\n[Event \"b\"]\n\n1. d4 {found} *", &["e4", "d4"]),
        ("[Event \"a\"]\n\n1. e4 {lost\n\n[Event \"b\"]\n\n1. d4 *", &["e4", "d4"]),
        (
            "[Event \"a\"]\n\n1. e4 {as in\n[Event \"b\"]\n\n1. d4 *} e5 *\n\n[Event \"c\"]\n\n1. c4 *",
            &["e4 e5", "c4"],
        ),
    ];
    for (text, lines) in cases {
        assert_eq!(moves(text), *lines, "{text}");
    }
}

/// Comments among the tags are those before the first move, in their order, and no departure from the form.
#[test]
fn comments_among_the_tags() {
    let text = "{one}\n[Event \"a\"]\n{two\ntwo}\n[White \"b\"] ; three\n% hidden\n[Black \"c\"]\n\n{four} 1. e4 {five} *\n";
    let all = games(text.as_bytes());
    let before: Vec<_> =
        all[0].line.comments.iter().map(|comment| Text(comment).lossy().into_owned()).collect();
    assert_eq!(before, ["one", "two\ntwo", " three", "four"]);
    assert_eq!((all.len(), all[0].tags.len(), all[0].line.plies.len()), (1, 3, 1));
    assert_eq!(oddities(text), NOTHING);
    let written = all[0].rewrite(jadoube_records::san::Notation::Standard).text;
    assert!(written.ends_with("\n\n{one} {two two} {three} {four} 1. e4 {five} *\n"), "{written}");
    // A game of headers alone keeps the comment behind them.
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n\n{not played}\n\n[Event \"b\"]\n\n1. d4 *\n";
    let all = games(text.as_bytes());
    assert_eq!((all[0].line.comments.len(), all[1].line.comments.len(), all[1].tags.len()), (1, 0, 1));
    // Whose move it is, a number says behind a comment as well.
    let told = oddities("[Event \"a\"]\n\n{from a diagram} 12... Kd7 *\n");
    assert!(told.len() == 1 && told[0].contains("the number of a move of Black's"), "{told:?}");
}

/// Text before, between and behind games makes no game of its own, moves no number, and is told once with its place.
#[test]
fn text_outside_the_games() {
    let outside = |place: &str, text: &str| {
        format!("{place}: text that is not part of a game is passed over: `{text}`")
    };
    // Each text with the moves of its games, and what is told of it.
    type Case = (&'static str, &'static [&'static str], &'static [(&'static str, &'static str)]);
    let cases: &[Case] = &[
        (
            "Dear friend,\nhere are my games:\n\n[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\nRegards, John\nYours\n\n\
             P. S. more\n\n[Event \"B\"]\n\n1. d4 *\n",
            &["e4", "d4"],
            &[("game 1, line 1, byte 0", "Dear friend,"), ("game 1, line 9, byte 72", "Regards, John")],
        ),
        ("1. e4 1-0 ff\n\n1. d4 *", &["e4", "d4"], &[("game 1, line 1, byte 10", "ff")]),
        (
            "1. e4 1-0 White won on time.\n1. d4 *",
            &["e4", "d4"],
            &[("game 1, line 1, byte 10", "White won on time.")],
        ),
        ("1. e4 1-0 (adjudicated)\n", &["e4"], &[("game 1, line 1, byte 10", "(adjudicated)")]),
        (
            "1. e4 1-0\n\nhttps://example.org/e4\n",
            &["e4"],
            &[("game 1, line 3, byte 11", "https://example.org/e4")],
        ),
        ("1. e4 1-0\n\n{made by hand}\n", &["e4"], &[("game 1, line 3, byte 11", "{made by hand}")]),
        (
            "My game: [White \"a\"] 1. e4 *",
            &["e4"],
            &[("game 1, line 1, byte 0", "My game: [White \"a\"] 1. e4 *")],
        ),
        // What may have been a game is told.
        (
            "1. nothing of it\n5. Nf3 d5\n\n1. d4 *",
            &["d4"],
            &[("game 1, line 1, byte 0", "1. nothing of it")],
        ),
    ];
    for (text, lines, told) in cases {
        assert_eq!(moves(text), *lines, "{text}");
        let told: Vec<String> = told.iter().map(|(place, text)| outside(place, text)).collect();
        assert_eq!(oddities(text), told, "{text}");
    }
    let mut reader = jadoube_records::pgn::Reader::new(&b"\nDear friend,\nno game\n"[..]);
    let error = reader.read_game(&mut ()).expect_err("there is no game");
    assert_eq!(error.to_string(), "line 2: expected games in PGN, found `Dear friend,`");
}

/// A blank within a move leaves a letter by itself: no sign of a novelty then, and none of a diagram.
#[test]
fn letters_that_stand_alone() {
    assert_eq!(oddities("1. e4 e5 2. N f3 *"), ["game 1, line 1, byte 12: expected a move, found `N`"]);
    assert_eq!(oddities("1. e4 e5 2. D xf7 *"), ["game 1, line 1, byte 12: expected a move, found `D`"]);
    let text = "1. e4 e5 2. Nf3 D 2... Nc6 N Bb5 a6 N *";
    assert_eq!(oddities(text), NOTHING);
    let nags: Vec<_> = games(text.as_bytes())[0].line.plies.iter().map(|ply| ply.nags.clone()).collect();
    let expected: [&[u8]; 6] = [&[], &[], &[220], &[146], &[], &[146]];
    assert_eq!(nags, expected);
}

/// Where games are headers alone and the event stands only above the first, a blank line and a name that stands again
/// show where the next begins.
#[test]
fn each_game_of_headers_keeps_its_tags() {
    let text = "[Event \"x\"]\n[Round \"1\"]\n[White \"a\"]\n[Result \"1-0\"]\n\n[Round \"2\"]\n[White \"b\"]\n\n1. e4 e5 *\n";
    let found: Vec<_> = games(text.as_bytes())
        .iter()
        .map(|game| ["Round", "White", "Result"].map(|name| game.tag(name)))
        .collect();
    let some = |value: &str| Some(value.to_owned());
    assert_eq!(found, [[some("1"), some("a"), some("1-0")], [some("2"), some("b"), None]]);
    assert_eq!(oddities(text), ["game 1, line 6, byte 52: there are tags, but neither a move nor a result"]);
    // Tags of one game that a blank line parts are told as a matter of form.
    let split = "[White \"a\"]\n\n[Black \"b\"]\n\n1. e4 *\n";
    let told = "game 1, line 3, byte 13: a blank line stands among the tags; since none is repeated, they are read as one \
                game's";
    assert_eq!((oddities(split), games(split.as_bytes())[0].tags.len()), (vec![told.to_owned()], 2));
    // A name that stands again without a blank line may be another game's: the first counts, and it is told.
    let again = "[Event \"a\"]\n[White \"b\"]\n[White \"c\"]\n\n1. e4 *\n";
    let told = "game 1, line 3, byte 24: a tag of this name stands in this game already, and counts instead of `[White \
                \"c\"]`";
    let game = &games(again.as_bytes())[0];
    assert_eq!((oddities(again), game.tag("White").as_deref()), (vec![told.to_owned()], Some("b")));
    let written = game.rewrite(jadoube_records::san::Notation::Standard).text;
    assert!(written.contains("[White \"b\"]") && !written.contains("\"c\""), "{written}");
}

#[test]
fn tags_as_they_are_found() {
    let cases: &[(&[u8], &str)] = &[
        (b"[White \"Morphy, Paul\"]", "Morphy, Paul"),
        (b"[White   \"Morphy\"  ]", "Morphy"),
        (b"[ White \"Morphy\"]", "Morphy"),
        (b"[White \"\"]", ""),
        (b"[White \"the \\\"pride\\\" \\\\ sorrow\"]", "the \"pride\" \\ sorrow"),
        (b"[White \"the \"pride\" of\"]", "the \"pride\" of"),
        (b"[White \"c:\\games\\\"]", "c:\\games\\"),
        (b"[White \"Gr\xfcnfeld\"]", "Grünfeld"),
        ("[White \"Grünfeld\"]".as_bytes(), "Grünfeld"),
        (b"[White \"a ] b [ c { d ; e\"]", "a ] b [ c { d ; e"),
        (b"[White \"Morphy\"", "Morphy"),
        (b"[White \"Morphy]", "Morphy"),
    ];
    for (tag, value) in cases {
        let text = [tag, b"\n[Round \"1\"]\n\n1. e4 *".as_slice()].concat();
        let game = &games(&text)[0];
        assert_eq!((game.tag("White").as_deref(), game.tag("Round").as_deref()), (Some(*value), Some("1")));
        assert_eq!(game.line.plies.len(), 1, "{value}");
    }
}

#[test]
fn bytes_are_kept_as_they_are() {
    let game = &games(b"[White \"Gr\xfcnfeld\"]\n\n1. e4 {sch\xf6n} *")[0];
    assert_eq!(game.tags[0].value, b"Gr\xfcnfeld");
    assert_eq!(game.line.plies[0].comments, [b"sch\xf6n".to_vec()]);
}

#[test]
fn braces_within_comments() {
    let cases: &[(&str, &[&str], &str)] = &[
        ("1. e4 {a {b} c} e5 *", &["a {b} c"], "e4 e5"),
        ("1. e4 {a {b {c} d} e} e5 *", &["a {b {c} d} e"], "e4 e5"),
        ("1. e4 {a { b} e5 {c} *", &["a { b"], "e4 e5"),
        ("1. e4 {a { b} e5 *", &["a { b"], "e4 e5"),
        ("1. e4 {a { b} e5 *\n\n[Event \"x\"]\n\n1. d4 } *", &["a { b"], "e4 e5"),
        ("1. e4 {a ; b ( c [ d} e5 *", &["a ; b ( c [ d"], "e4 e5"),
    ];
    for (text, comments, line) in cases {
        let game = &games(text.as_bytes())[0];
        let found: Vec<_> = game.line.plies[0].comments.iter().map(|c| Text(c).to_string()).collect();
        assert_eq!(
            (found.as_slice(), moves(text)[0].as_str()),
            (owned(comments).as_slice(), *line),
            "{text}"
        );
    }
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn variations_are_kept_with_the_move_that_they_replace() {
    let text = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) (1... e6) 2. Nf3 *";
    let game = &games(text.as_bytes())[0];
    let variations = &game.line.plies[1].variations;
    assert_eq!(variations.len(), 2);
    let innermost = &variations[0].plies[1].variations[0].plies[1].variations[0];
    assert_eq!(innermost.plies[0].san, "Nf6");
    assert_eq!(variations[0].plies[2].san, "d6");
}

#[test]
fn every_oddity_has_its_place() {
    let cases: &[(&str, &str)] = &[
        ("1. e4 \u{feff} e5 *", "game 1, line 1, byte 10: there is a byte-order mark within the text"),
        (
            "[Event \"a\"]\n[?]\n\n1. e4 *",
            "game 1, line 2, byte 12: expected a tag, `[Name \"value\"]`, found `[?]`",
        ),
        (
            "\n[White \"x]\n\n1. e4 *",
            "game 1, line 2, byte 1: expected `\"]` at the end of the tag `[White \"x]`",
        ),
        ("1. e4 *\n\n1. d4 {oh", "game 2, line 3, byte 15: the comment is not closed: expected `}`"),
        ("1. e4 (1. d4 *", "game 1, line 1, byte 14: the variation is not closed: expected `)`"),
        ("1. e4 ) e5 *", "game 1, line 1, byte 6: `)` closes nothing"),
        ("1. e4 } e5 *", "game 1, line 1, byte 6: `}` closes nothing"),
        ("1. e4 \"\u{a7}\" e5 *", "game 1, line 1, byte 6: expected a move, found `\"`"),
        ("[Event \"a\"]\n\n", "game 1, line 3, byte 13: there are tags, but neither a move nor a result"),
        (
            "[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4 *",
            "game 1, line 3, byte 18: the next game begins before a result",
        ),
        ("1. e4 e5 2. Nf", "game 1, line 1, byte 14: the text ends before a result"),
        ("1. e4 1-0 0-1", "game 1, line 1, byte 10: a second result follows the first"),
    ];
    for (text, told) in cases {
        assert!(oddities(text).contains(&(*told).to_owned()), "{text}\n{:?}", oddities(text));
    }
}

#[test]
fn a_thousand_variations_deep() {
    let deep = 1000;
    let text = format!("1. e4 {} {} 1... e5 *", "(1. d4 ".repeat(deep), ")".repeat(deep));
    assert_eq!(moves(&text), ["e4 e5"]);
    let mut at = games(text.as_bytes())[0].line.clone();
    let mut depth = 0;
    while let Some(inner) = at.plies[0].variations.first().cloned() {
        (at, depth) = (inner, depth + 1);
    }
    assert_eq!(depth, DEEPEST_VARIATION);
    assert_eq!(oddities(&text).len(), 1);
}

#[test]
fn what_playing_finds() {
    let cases: &[(&str, &str)] = &[
        (
            "1. e4 e5 2. Bb6 *",
            "game 1, line 1, byte 12, move 2.: `Bb6` is not a legal move for White: the Bishop on c1: a Bishop does not \
             go from c1 to b6; the Bishop on f1: a Bishop does not go from f1 to b6",
        ),
        ("1. Nf3 d5 2. d3 d4 3. Nd2 *", "game 1, line 1, byte 22, move 3.: `Nd2` can mean Nbd2 or Nfd2"),
        (
            "1. e4 hello *",
            "game 1, line 1, byte 6, move 1…: `hello` is not a move in algebraic notation: it ends with `o`, not with a square",
        ),
        (
            "1.e4e5 2.Nf3Nc6 1-0",
            "game 1, line 1, byte 2, move 1.: `e4e5` is not a move in algebraic notation: it may be the moves `e4` and \
             `e5`, run together",
        ),
        (
            "1... e5 2. e4 1-0",
            "game 1, line 1, byte 0: the moves begin with the number of a move of Black's, and no tag FEN says from where: \
             they are not looked at",
        ),
        ("1. e4 -- *", "game 1, line 1, byte 6, move 1…: `--` is a null move, which chess does not have"),
        ("1. f3 e5 2. g4 Qh4# 1-0", "game 1, line 1, byte 20: White is mated, but the result is 1-0"),
        (
            "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n1. Kf7 1-0",
            "game 1, line 2, byte 45: Black is stalemated, but the result is 1-0",
        ),
        (
            "[Result \"1-0\"]\n\n1. e4 0-1",
            "game 1, line 3, byte 22: the result is 1-0 in the tag, but 0-1 after the moves",
        ),
        (
            "[FEN \"8/8/8/8/8/8/4P3/4K3 w - - 0 0\"]\n\n1. e4 *",
            "game 1, line 1, byte 0: no game can be played from `8/8/8/8/8/8/4P3/4K3 w - - 0 0`: \
             Black has no King; moves are numbered from 1, not 0",
        ),
        (
            "[White \"a\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\n1. e4 b6 1-0",
            "game 1, line 2, byte 12: the game begins with another array, and no tag FEN says which",
        ),
        (
            "[SetUp \"1\"]\n\n1. e4 *",
            "game 1, line 1, byte 0: the game begins with another array, and no tag FEN says which",
        ),
        (
            "[Variant \"Crazyhouse\"]\n\n1. e4 *",
            "game 1, line 1, byte 0: expected chess or Chess960 as the variant, found `Crazyhouse`",
        ),
    ];
    for (text, told) in cases {
        assert_eq!(findings(text), [*told], "{text}");
    }
}

#[test]
fn what_is_played_without_a_word() {
    let cases = [
        "1. f3 e5 2. g4 Qh4++ 0-1",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 Ng8-f6 4. 0-0 Nf6xe4 *",
        "1. e4 e5 2. Nge2 N8c6+ 3. d2d4 exd4 4. Nxd4 *",
        "1. f3 e5 2. g4 Qh4# *",
        "[FEN \"2k5/P7/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8(Q)+ *",
        "[SetUp \"0\"]\n[FEN \"nonsense\"]\n1. e4 *",
        "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/RK5R w HA - 0 1\"]\n1. O-O *",
        "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/RK5R w HA - 0 1\"]\n1. O-O-O *",
        "[Event \"headers alone\"]\n[Result \"1-0\"]\n",
    ];
    for text in cases {
        let faults: Vec<_> = findings(text).into_iter().filter(|found| !found.contains("neither")).collect();
        assert_eq!(faults, NOTHING, "{text}");
    }
}
