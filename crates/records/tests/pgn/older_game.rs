//! The older game as PGN: by the rules that its tags name.

use jadoube_records::cases;
use jadoube_records::pgn::{PgnGame, Reader, Replay, import, write};
use jadoube_records::san::{self, Language, Notation};
use jadoube_records::script::Script;

/// A script, judged, as PGN.
fn as_pgn(script: &str) -> (game::Game, String) {
    let script = Script::read("a.acts", script).expect("a script");
    let mut game = cases::begin(&script).expect("a game");
    for act in &script.acts {
        cases::judge(&mut game, "a.acts", act).expect("an act that can be done");
    }
    let text = write(&game, &[]);
    (game, text)
}

/// The movetext behind the comments, on one line.
fn moves(text: &str) -> String {
    let moves = text.rsplit_once("} ").map_or(text, |(_, moves)| moves);
    moves.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn its_moves_stand_in_the_movetext_and_are_read_again() {
    let scripts = [
        (
            "code: italy-to-1880\nstart: r3k3/8/8/8/8/8/4P2P/4K2R w Kq - 0 1\n\n\
             white plays e1h1,h1e1\nblack plays castles b8 c8\nwhite plays e2e4\nblack plays b8a8\n",
            "1. O-O:h1e1 O-O-O:b8c8 2. e4 Ka8 *",
        ),
        ("code: shatranj\n\nwhite plays c1e3\nblack plays f8d6\nwhite plays d2d3\n", "1. Be3 Bd6 2. d3 *"),
        (
            "code: lopez-1561\n\nwhite plays e2e4\nblack plays e7e5\nwhite plays e1g3\nblack plays e8d6\n",
            "1. e4 e5 2. Kg3 Kd6 *",
        ),
        (
            "code: lucena-1497\nrule-castling: free-italian\nrule-king: plain\n\nwhite plays g1f3\nblack plays g8f6\n",
            "1. Nf3 Nf6 *",
        ),
        // Moves given at odds and made together: the movetext begins with the last of them.
        (
            "code: sarratt-1828\nodds: moves 2\n\nblack moves e7e5\nblack moves d7d5\nwhite plays e2e4\n",
            "{[%act black moves d7d5]} 2... d5 3. e4 *",
        ),
        (
            "code: shatranj\nodds: moves 2\n\nblack plays e7e6\nblack plays d7d6\nwhite plays e2e3\n",
            "2... d6 3. e3 *",
        ),
    ];
    for (script, expected) in scripts {
        let (game, text) = as_pgn(script);
        assert_eq!(moves(&text), expected, "{text}");
        let read = PgnGame::first(text.as_bytes()).expect("a game");
        let again = import(&read, law::codes::find("fide").expect("a code")).expect("the same game");
        assert_eq!(again.standing().position, game.standing().position, "{text}");
        assert_eq!(again.log().len(), game.log().len(), "{text}");
    }
}

/// A free castling is the same word in every notation, and read in each.
#[test]
fn a_free_castling_is_read_in_every_notation() {
    let pgn = "[Laws \"italy-to-1880\"]\n[FEN \"4k3/7p/8/8/8/8/4P3/4K2R w K - 0 1\"]\n\n1. O-O:h1e1 *\n";
    let game = PgnGame::first(pgn.as_bytes()).expect("a game");
    let position = game.start().expect("a start");
    let castling = san::read(&position, "O-O:h1e1").expect("a castling");
    for notation in Notation::ALL.into_iter().chain(Language::ALL.map(Notation::National)) {
        let text = notation.write(&position, castling);
        assert_eq!(text, "O-O:h1e1", "{notation:?}");
        let standard = match notation {
            Notation::National(language) => language.standard(&text),
            _ => text,
        };
        assert_eq!(san::read(&position, &standard), Ok(castling), "{notation:?}");
    }
    assert!(game.rewrite(Notation::Uci).unread.is_empty());
}

/// The book of a free castling: the moves that were written are those that are read.
#[test]
fn a_free_castling_is_read_from_a_book() {
    let head = "[Laws \"italy-to-1880\"]\n[Result \"*\"]\n\n";
    for castling in ["O-O:h1e1", "O-O:h1f1", "O-O"] {
        let pgn = format!("{head}1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. {castling} a6 *\n");
        let game = PgnGame::first(pgn.as_bytes()).expect("a game");
        let book = game.rewrite(Notation::Descriptive).text;
        let read = jadoube_records::books::read(&book, jadoube_records::books::Mending::Nothing);
        let [again] = &read[..] else { panic!("one game in {book}") };
        assert!(again.is_whole(), "{book}");
        let moves: Vec<_> = again.game.line.plies.iter().map(|ply| ply.san.clone()).collect();
        assert_eq!(moves, ["e4", "e5", "Nf3", "Nf6", "Be2", "Be7", castling, "a6"], "{book}");
    }
}

/// A record from elsewhere needs no comments: its tags name the rules.
#[test]
fn tags_name_the_rules() {
    let fide = law::codes::find("fide").expect("a code");
    let pgn = "[Laws \"shatranj\"]\n[RuleBishop \"modern\"]\n\n1. d3 d6 2. Bf4 Nf6 *\n";
    let game = import(&PgnGame::first(pgn.as_bytes()).expect("a game"), fide).expect("legal moves");
    assert_eq!(game.code().id, "shatranj");
    assert_eq!(game.log().len(), 4);
    let script =
        PgnGame::first(pgn.as_bytes()).expect("a game").script(fide).expect("a script").script.to_string();
    assert!(script.contains("code: shatranj\nrule-bishop: modern\n"), "{script}");

    for (wrong, why) in [
        ("[Laws \"shatranj\"]\n\n1. e4 *\n", "`e4` is not a legal move"),
        (
            "[Laws \"shatranj\"]\n[RuleBishop \"long\"]\n\n1. d3 *\n",
            "RuleBishop: expected one of fil, modern",
        ),
        ("[Laws \"italy-to-1880\"]\n[RuleQueen \"modern\"]\n\n1. e4 a6 2. e5 d5 3. exd6 *\n", "`exd6`"),
    ] {
        let error = import(&PgnGame::first(wrong.as_bytes()).expect("a game"), fide).expect_err(wrong);
        assert!(error.to_string().contains(why), "{error}");
    }
}

/// A record of today under a code that is asked for begins with the array of today, and its moves are read by that code.
/// The code that is asked for is for games that name none.
#[test]
fn the_tag_wins_over_the_code_that_is_asked_for() {
    let pgn = "[Laws \"italy-to-1880\"]\n[SetUp \"1\"]\n[FEN \"4k3/7p/8/8/8/8/4P3/4K2R w K - 0 1\"]\n\n1. O-O:h1e1 *\n";
    let read = PgnGame::first(pgn.as_bytes()).expect("a game");
    for id in ["fide-2023", "bcf-1912", "sarratt-1828", "shatranj"] {
        let game = import(&read, law::codes::find(id).expect("a code")).expect("a game");
        assert_eq!((game.code().id, game.log().len()), ("italy-to-1880", 1), "asked for {id}");
    }
}

#[test]
fn a_record_that_names_no_laws_keeps_its_start() {
    let shatranj = law::codes::find("shatranj").expect("a code");
    let pgn = PgnGame::first("1. d3 d6 2. Kd2 Kd7 *".as_bytes()).expect("a game");
    let script = pgn.script(shatranj).expect("a script").script.to_string();
    assert!(script.starts_with("code: shatranj\nrule-array: king-e\n"), "{script}");
    assert!(script.contains("white plays e1d2"), "{script}");
    let error =
        PgnGame::first("1. e4 *".as_bytes()).expect("a game").script(shatranj).expect_err("no double step");
    assert!(error.to_string().contains("`e4` is not a legal move"), "{error}");
}

/// A record is played through by the rules that its tags name.
#[test]
fn a_record_is_replayed_by_its_laws() {
    let played = |pgn: &str| {
        let mut replay = Replay::default();
        Reader::new(pgn.as_bytes()).read_game(&mut replay).expect("a game");
        (replay.plies(), replay.findings().iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let shatranj = "[Laws \"shatranj\"]\n[Result \"*\"]\n\n";
    assert_eq!(played(&format!("{shatranj}1. Be3 Bd6 2. Bc5 *\n")), (3, Vec::new()));
    let (plies, found) = played(&format!("{shatranj}1. Be3 e5 *\n"));
    assert_eq!(plies, 1);
    assert!(found[0].contains("these laws do not allow a Pawn's double step"), "{found:?}");

    // The same moves of today stay what they were.
    // The case of its letters makes no other code of a tag.
    assert_eq!(played("[Laws \"Medieval\"]\n\n1. Bh3 *\n"), (1, Vec::new()));
    assert_eq!(played("[Laws \"fide-2023\"]\n\n1. e4 e5 *\n"), (2, Vec::new()));
    // A bare King ends the game by the rules that the tags name, and what follows is no part of it.
    let bare = "[FEN \"4k3/8/8/8/8/8/r7/R3K3 w - - 0 1\"]\n\n1. Rxa2 Kd8";
    let found = |head: &str, moves: &str| played(&format!("{head}{bare}{moves}\n")).1.join("; ");
    let ended = "the game ended 1-0 with a bare King, but the result is 0-1";
    assert!(found("[Laws \"shatranj\"]\n", " 0-1").ends_with(ended));
    assert_eq!(found("[Laws \"shatranj\"]\n", " 1-0"), "");
    assert_eq!(found("[Laws \"shatranj\"]\n", " *"), "");
    assert_eq!(found("[Laws \"shatranj\"]\n[RuleBareKing \"none\"]\n", " 0-1"), "");
    assert_eq!(found("[Laws \"sarratt-1828\"]\n", " 0-1"), "");
    let on = found("[Laws \"shatranj\"]\n", " 2. Kd2 Kd7 1-0");
    assert!(on.contains("move 2.: the game had ended 1-0 with a bare King before this move"), "{on}");
    assert_eq!(on.matches("before this move").count(), 1, "{on}");
    // Whoever is bared may bare the other with his next move.
    let back = "[Laws \"shatranj\"]\n[FEN \"8/8/8/8/8/1k6/r7/R3K3 w - - 0 1\"]\n\n1. Rxa2 Kxa2";
    assert_eq!(played(&format!("{back} 1/2-1/2\n")).1, Vec::<String>::new());
    let won = played(&format!("{back} 1-0\n")).1.join("; ");
    assert!(won.ends_with("the game ended 1/2-1/2 with a bare King, but the result is 1-0"), "{won}");
    let stays =
        "[Laws \"shatranj\"]\n[FEN \"4k3/8/8/8/8/8/r7/R2K4 w - - 0 1\"]\n\n1. Rb1 Rd2+ 2. Kxd2 1/2-1/2\n";
    assert_eq!(played(stays).1, Vec::<String>::new());

    // In shatranj the stalemater wins: the result says nothing against the board.
    let stalemate = "[Laws \"shatranj\"]\n[FEN \"k7/p7/P7/8/8/8/8/K6R w - - 0 1\"]\n\n1. Rb1 1-0\n";
    assert_eq!(played(stalemate), (1, Vec::new()));
}

/// A side that is stalemated misses its turn: the move before it is a move of the game, and comes back as one.
#[test]
fn a_turn_missed_at_the_start_is_no_odds() {
    let script = "code: medieval\nrule-stalemate: pass\nstart: k7/p7/P7/8/8/8/8/K6R w - - 0 1\n\n\
                  white plays h1b1\nwhite plays b1c1\nblack plays a8b8\n";
    let (game, text) = as_pgn(script);
    assert!(text.contains("[FEN \"k7/p7/P7/8/8/8/8/K6R w - - 0 1\"]"), "{text}");
    assert!(moves(&text).starts_with("1. Rb1"), "{text}");
    let read = PgnGame::first(text.as_bytes()).expect("a game");
    let again = import(&read, law::codes::find("fide").expect("a code")).expect("the same game");
    assert_eq!(again.standing().position, game.standing().position, "{text}");
    assert_eq!(again.standing().line.len(), 3, "{text}");
    assert_eq!(again.log().len(), game.log().len(), "{text}");
}

/// Where a side missed its turn, the moves of the other keep their numbers, and Black's second in a row says that it is Black's.
#[test]
fn moves_in_a_row_keep_their_numbers() {
    for (start, acts, expected) in [
        (
            "k7/p7/P7/8/8/8/8/K6R w - - 0 1",
            "white plays h1b1\nwhite plays b1b7\nwhite plays b7h7\nblack plays a8b8\n",
            "1. Rb1 2. Rb7 3. Rh7 Kb8 *",
        ),
        (
            "k6r/8/8/8/8/p7/P7/K7 b - - 0 1",
            "black plays h8b8\nblack plays b8b2\nblack plays b2h2\nwhite plays a1b1\n",
            "1... Rb8 2... Rb2 3... Rh2 4. Kb1 *",
        ),
    ] {
        let script = format!("code: sarratt-1828\nrule-stalemate: pass\nstart: {start}\n\n{acts}");
        let (_, text) = as_pgn(&script);
        assert_eq!(moves(&text), expected);
        let plain = format!(
            "[Laws \"sarratt-1828\"]\n[RuleStalemate \"pass\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n{expected}\n"
        );
        let rewritten = PgnGame::first(plain.as_bytes()).expect("a game").rewrite(Notation::Standard);
        assert!(rewritten.text.ends_with(&format!("\n\n{expected}\n")), "{}", rewritten.text);
        assert!(rewritten.unread.is_empty());
    }
}

/// A choice that is none is found where the laws are named, and the reason is no position.
#[test]
fn a_choice_that_is_none_is_found_at_its_game() {
    let pgn = "[Event \"a\"]\n[Laws \"shatranj\"]\n[RuleStalemate \"banana\"]\n\n1. e3 *\n";
    let mut replay = Replay::default();
    Reader::new(pgn.as_bytes()).read_game(&mut replay).expect("a game");
    let [found] = replay.findings() else { panic!("{:?}", replay.findings()) };
    assert_eq!((found.place.game, found.place.line), (1, 2));
    let says = found.to_string();
    assert!(
        says.contains(
            "no game can be played from the array of these laws: RuleStalemate: expected one of draw"
        ),
        "{says}"
    );
}

/// Where a Pawn has no choice on its last rank the record may leave out what it becomes, and is told to be loose.
#[test]
fn a_promotion_without_a_choice_may_be_left_out() {
    let read = |code: &str, fen: &str, text: &str| {
        let code = law::codes::find(code).expect("a code");
        let rules = game::rule_choices(code.under(&law::Regulations::default())).expect("an older game");
        let position = fen.parse::<board::Setup>().expect("a FEN").as_it_stands(&rules.movement());
        let played = san::read(&position, text).ok()?;
        Some((san::write(&position, played), san::loose(&position, text, played).is_some()))
    };
    let pawn = "8/P5k1/8/8/8/8/8/4K2R w - - 0 1";
    assert_eq!(read("shatranj", pawn, "a8"), Some(("a8=Q".to_owned(), true)));
    assert_eq!(read("shatranj", pawn, "a8=Q"), Some(("a8=Q".to_owned(), false)));
    // Only a Knight is off the board, so that is what it becomes.
    let knight = "8/P5k1/8/8/8/8/8/RNBQKB1R w - - 0 1";
    assert_eq!(read("philidor-1749", knight, "a8"), Some(("a8=N".to_owned(), true)));
    assert_eq!(read("philidor-1749", pawn, "a8"), None, "there is a choice");
    assert_eq!(read("sarratt-1828", pawn, "a8"), None, "there is a choice");
}
