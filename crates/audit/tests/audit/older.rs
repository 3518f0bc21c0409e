//! Games by older laws: their own moves, ends and draws, and the editions of FIDE's Laws before 1997 by date.

use board::{Kind as Piece, Position, Setup};
use jadoube_audit::{Auditor, Basis, Choice, Kind};
use records::san;

use crate::support::{code, findings, found, record, record_under, text, there_and_back};

/// A year of three digits is as good as any other: then stalemate was not a draw everywhere.
#[test]
fn a_year_before_the_year_thousand() {
    let stalemate = |tags: &[&str]| {
        let start = ["FEN: k7/p7/P7/8/8/8/8/K6R w - - 0 1", "SetUp: 1", "Result: 0-1"];
        found(Choice::ByDate, &text(&[tags, &start].concat(), "1. Rb1 0-1"))
    };
    for old in ["Date: 0950.??.??", "Date: 0999.12.31", "Date: 1620.??.??"] {
        assert_eq!(stalemate(&[old]), [], "{old}");
    }
    assert_eq!(stalemate(&["Date: 1850.??.??"]), [(Kind::ResultContradicts, 1)]);
    // No calendar has such a year: it is told, and not used.
    assert_eq!(stalemate(&["Date: 0000.??.??"]), [(Kind::Notation, 0), (Kind::ResultContradicts, 1)]);
}

/// A tag that names the laws is heard or told of, whatever it has.
#[test]
fn laws_that_are_named() {
    let start = ["FEN: k7/p7/P7/8/8/8/8/K6R w - - 0 1", "SetUp: 1", "Result: 1-0", "Date: 1990.01.01"];
    let stalemate = |tags: &[&str]| found(Choice::ByDate, &text(&[tags, &start].concat(), "1. Rb1 1-0"));
    assert_eq!(stalemate(&["Laws: shatranj"]), []);
    assert_eq!(stalemate(&["Laws: Shatranj "]), []);
    assert_eq!(stalemate(&["Laws: bcf-1912"]), [(Kind::ResultContradicts, 1)]);
    assert_eq!(stalemate(&["Laws: house"]), [(Kind::Notation, 0), (Kind::ResultContradicts, 1)]);
    // FIDE's Laws without an edition are those of the day.
    let played =
        |date: &str| found(Choice::ByDate, &text(&["Laws: FIDE", date], &format!("{} *", there_and_back(4))));
    assert!(!played("Date: 2024.03.01").is_empty());
    assert_eq!(played("Date: 1950.??.??"), []);
    // A choice without its code: what stalemate was is not known.
    assert_eq!(stalemate(&["RuleStalemate: win"]), [(Kind::Notation, 0)]);
    // A rule that is not known here is told, and so is a choice beside a code that has none.
    let told_first = [(Kind::Notation, 0), (Kind::ResultContradicts, 1)];
    assert_eq!(stalemate(&["RuleOfTheHouse: win"]), told_first);
    assert_eq!(stalemate(&["RuleX: win", "RuleFoo: a", "RuleFoo: b"])[..2], [(Kind::Notation, 0); 2]);
    assert_eq!(stalemate(&["Ruleset: chess", "Rules: chess"]), [(Kind::ResultContradicts, 1)]);
    assert_eq!(stalemate(&["RuleStalemate: win", "Laws: fide-2023"]), told_first);
    assert_eq!(stalemate(&["RuleStalemate: win", "Laws: shatranj"]), []);
    assert_eq!(stalemate(&["RuleFoo: win", "Laws: shatranj"]), [(Kind::Notation, 0)]);
    let told = |tags: &[&str]| {
        let findings = findings(Choice::ByDate, &text(&[tags, &start].concat(), "1. Rb1 1-0"));
        findings
            .into_iter()
            .find(|finding| finding.kind == Kind::Notation)
            .map(|it| it.says)
            .unwrap_or_default()
    };
    assert_eq!(
        told(&["Laws: house"]),
        "The tag Laws has `house`, which is the id of no code: the code is chosen without it."
    );
    assert_eq!(
        told(&["RuleFoo: win"]),
        "The tag RuleFoo announces a rule that is not known here: the game is read without it."
    );
    assert_eq!(
        told(&["RuleStalemate: win", "Laws: fide-2023"]),
        "The tag RuleStalemate announces a choice of the older game, and fide-2023 has none: the game is read without it."
    );
    assert_eq!(
        told(&["RuleStalemate: win"]),
        "The tag RuleStalemate announces a choice of the older game, and no tag Laws names its code."
    );
}

/// A Rook is promoted on the King's file, and King and Rook castle up it.
const UP_THE_FILE: &str = "1. e4 d5 2. exd5 e6 3. dxe6 Nc6 4. e7 Kd7 5. e8=R a6 6. O-O-O-O a5 7. Kd3 Ra6 *";

#[test]
fn castling_up_a_file_was_no_illegal_move_before_1972() {
    assert_eq!(found(code("fide-1929"), UP_THE_FILE), []);
    let by_date = |date: &str| found(Choice::ByDate, &text(&[date], UP_THE_FILE));
    for lawful in ["Date: 1950.05.05", "Date: 1971.12.31", "Date: 1972.??.??", "Date: 1895.08.05", "White: A"]
    {
        assert_eq!(by_date(lawful), [], "{lawful}");
    }
    for later in ["Date: 1973.??.??", "Date: 1990.01.01", "Date: 2024.03.01"] {
        assert_eq!(by_date(later), [(Kind::IllegalMove, 11)], "{later}");
    }
    assert_eq!(found(code("fide-1972"), UP_THE_FILE), [(Kind::IllegalMove, 11)]);
    // A King who has moved castles no more, and neither does a Rook.
    let moved = UP_THE_FILE.replace("O-O-O-O a5 7. Kd3", "Ke2 a5 7. Ke1 h6 8. O-O-O-O");
    assert_eq!(found(code("fide-1929"), &moved), [(Kind::IllegalMove, 15)]);
    let moved = text(&["Date: 1950.05.05"], &moved);
    assert_eq!(found(Choice::ByDate, &moved), [(Kind::IllegalMove, 15)]);
}

#[test]
fn castling_up_a_file_from_a_fen() {
    let fen = "FEN: 8/4P3/8/8/8/8/k6p/4K3 w - - 0 1 e1";
    let game = |tags: &[&str]| text(&[tags, &[fen, "SetUp: 1"]].concat(), "1. e8=R Kb3 2. O-O-O-O Kc4 *");
    assert_eq!(found(code("fide-1929"), &game(&[])), []);
    assert_eq!(found(Choice::ByDate, &game(&["Date: 1960.??.??"])), []);
    assert_eq!(found(Choice::ByDate, &game(&["Date: 1985.??.??", "Laws: fide-1929"])), []);
    // Six fields do not show whether the King has moved, nor whence a Rook on the last rank came.
    let plain =
        |date: &str, fen: &str, moves: &str| found(Choice::ByDate, &text(&[date, fen, "SetUp: 1"], moves));
    let (pawn, rook) = ("FEN: 8/4P3/8/8/8/8/k6p/4K3 w - - 0 1", "FEN: 4R3/8/8/8/8/8/k6p/4K3 w - - 0 1");
    assert_eq!(plain("Date: 1960.??.??", pawn, "1. e8=R Kb3 2. O-O-O-O Kc4 *"), []);
    assert_eq!(plain("Date: 1960.??.??", rook, "1. O-O-O-O+ Kb3 *"), []);
    assert_eq!(plain("Date: 1980.??.??", rook, "1. O-O-O-O+ Kb3 *"), [(Kind::IllegalMove, 1)]);
    let moved = "1. e8=R Kb3 2. Kd1 Kb4 3. Ke1 Kb5 4. O-O-O-O *";
    assert_eq!(plain("Date: 1960.??.??", pawn, moved), [(Kind::IllegalMove, 7)]);
}

/// Single moves of pieces that capture nothing, each the one that leads where the game was least often.
fn quiet(fen: &str, plies: usize) -> String {
    let start: Setup = fen.parse().expect("a FEN");
    let (mut position, mut moves) = (start.position().expect("a position"), Vec::new());
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..plies {
        let next = position
            .legal_moves()
            .into_iter()
            .filter(|&m| {
                let next = position.play(m);
                // The other side's next move takes nothing either.
                let hangs = next.legal_moves().into_iter().any(|reply| next.man_at(reply.to()).is_some());
                let pawn = position.man_at(m.from()).is_some_and(|man| man.kind == Piece::Pawn);
                !pawn && position.man_at(m.to()).is_none() && !hangs && !next.in_check(next.turn())
            })
            .min_by_key(|&m| {
                let place = position.play(m).placement().to_string();
                seen.iter().filter(|before| **before == place).count()
            })
            .expect("a quiet move");
        moves.push(san::write(&position, next));
        position = position.play(next);
        seen.push(position.placement().to_string());
    }
    moves.join(" ")
}

#[test]
fn some_endings_were_given_more_than_fifty_moves() {
    let rook_and_bishop = "8/8/4k3/8/8/2RB4/4K3/7r w - - 0 1";
    let rook = "8/8/4k3/8/8/2R5/4K3/7r w - - 0 1";
    let first_claim = |choice: Choice, fen: &str, tags: &[&str]| {
        let fen_tag = format!("FEN: {fen}");
        let tags = [&[fen_tag.as_str(), "SetUp: 1"], tags].concat();
        let all = findings(choice, &text(&tags, &format!("{} *", quiet(fen, 268))));
        let claims = all.into_iter().filter(|it| it.kind == Kind::Unclaimed && it.says.contains("gone by"));
        claims.map(|it| (it.ply, it.articles)).next()
    };
    for (id, plies) in [
        ("fide-1929", 264),
        ("fide-1972", 264),
        ("fide-1974", 100),
        ("fide-1982", 100),
        ("fide-1988", 150),
        ("fide-1992", 100),
    ] {
        assert_eq!(first_claim(code(id), rook_and_bishop, &[]), Some((plies, vec!["17"])), "{id}");
        assert_eq!(first_claim(code(id), rook, &[]), Some((100, vec!["17"])), "{id}");
    }
    // Where moves are counted from a notice, a record shows nothing to claim.
    for id in ["staunton-1847", "london-1883", "steinitz-1889"] {
        assert_eq!(first_claim(code(id), rook, &[]), None, "{id}");
    }
    // By date only what was read of the edition, and leaves no doubt.
    for (date, claim) in [
        ("Date: 1950.??.??", None),
        ("Date: 1990.??.??", None),
        ("Date: 1992.??.??", None),
        ("Date: 1995.??.??", Some((100, vec!["17"]))),
        ("Date: 1997.06.30", Some((100, vec!["17"]))),
    ] {
        assert_eq!(first_claim(Choice::ByDate, rook, &[date]), claim, "{date}");
    }
}

#[test]
fn repetition_as_each_code_counts() {
    let three = format!("{} e4 *", "Nf3 Nf6 Ng1 Ng8 ".repeat(2));
    let six = format!("{} e4 *", "Nf3 Nf6 Ng1 Ng8 ".repeat(5));
    let claims = |choice, text: &str| -> Vec<u32> {
        let all = findings(choice, text);
        all.into_iter().filter(|it| it.kind == Kind::Unclaimed).map(|it| it.ply).collect()
    };
    for id in ["london-1883", "steinitz-1889", "fide-1929", "fide-1972", "fide-1974", "fide-1992"] {
        // The first claim that was open: after the eighth single move.
        assert_eq!(claims(code(id), &three), [8], "{id}");
    }
    assert_eq!(claims(code("staunton-1847"), &six), []);
    let announced = text(&["Laws: london-1883", "RuleRepetition: 6"], &six);
    assert_eq!(claims(Choice::ByDate, &announced), [20]);
    let announced = text(&["Laws: london-1883", "RuleRepetition: 6"], &three);
    assert_eq!(claims(code("london-1883"), &announced), []);
    // What FIDE's edition of 1929 says of repetition was not read.
    assert_eq!(claims(Choice::ByDate, &text(&["Date: 1950.??.??"], &three)), []);
}

#[test]
fn fers_and_fil_are_read_by_their_own_moves() {
    let laws = "Laws: shatranj";
    let opening = "1. Be3 Be6 2. d3 d6 *";
    assert_eq!(found(Choice::ByDate, &text(&[laws], opening)), []);
    assert_eq!(found(code("shatranj"), &text(&[laws], opening)), []);
    // What is asked for by name is not asked of a game by other laws.
    assert_eq!(found(code("fide-2023"), &text(&[laws], opening)), [(Kind::Notation, 0)]);
    // A Pawn of shatranj advances one square.
    let all = findings(Choice::ByDate, &text(&[laws], "1. e4 *"));
    assert_eq!((all[0].kind, all[0].code), (Kind::IllegalMove, Some("shatranj")));
}

#[test]
fn how_older_games_end() {
    let game = |tags: &[&str], result: &str, moves: &str| {
        let result_tag = format!("Result: {result}");
        let tags = [tags, &[result_tag.as_str()]].concat();
        findings(Choice::ByDate, &text(&tags, &format!("{moves} {result}")))
            .into_iter()
            .map(|it| (it.kind, it.ply, it.articles, it.result.map(|outcome| outcome.to_string())))
            .collect::<Vec<_>>()
    };
    let stalemate = "FEN: k7/p7/P7/8/8/8/8/K6R w - - 0 1";
    let contradicts = |article: &'static str, by_law: Option<&str>| {
        vec![(Kind::ResultContradicts, 1, vec![article], by_law.map(str::to_owned))]
    };
    // In shatranj stalemate wins; elsewhere it draws, or wins half of the stake.
    assert_eq!(game(&["Laws: shatranj", stalemate], "1-0", "1. Rb1"), []);
    assert_eq!(game(&["Laws: shatranj", stalemate], "1/2-1/2", "1. Rb1"), contradicts("14", Some("1-0")));
    let announced = ["Laws: shatranj", "RuleStalemate: draw", stalemate];
    assert_eq!(game(&announced, "1-0", "1. Rb1"), contradicts("14:draw", Some("1/2-1/2")));
    assert_eq!(game(&["Laws: lopez-1561", stalemate], "1-0", "1. Rb1"), []);
    assert_eq!(game(&["Laws: lopez-1561", stalemate], "1/2-1/2", "1. Rb1"), []);
    assert_eq!(game(&["Laws: lopez-1561", stalemate], "0-1", "1. Rb1"), contradicts("14", None));
    // A bare King has lost, unless he bares the other at once.
    let bare = "FEN: 8/8/8/8/3k4/8/1r6/K6R w - - 0 1";
    assert_eq!(game(&["Laws: shatranj", bare], "1/2-1/2", "1. Kxb2 Kd5"), contradicts_at(2, "15", "1-0"));
    assert_eq!(game(&["Laws: shatranj", bare], "1-0", "1. Kxb2 Kd5"), []);
    let played_on = game(&["Laws: shatranj", bare], "1-0", "1. Kxb2 Kd5 2. Kb3");
    assert_eq!(played_on.iter().map(|it| (it.0, it.1)).collect::<Vec<_>>(), [(Kind::AfterTheEnd, 2)]);
    // Since Sarratt he plays on, and only mate or stalemate ends the game.
    assert_eq!(game(&["Laws: sarratt-1828", bare], "1/2-1/2", "1. Kxb2 Kd5 2. Kb3"), []);
}

fn contradicts_at(
    ply: u32,
    article: &'static str,
    by_law: &str,
) -> Vec<(Kind, u32, Vec<&'static str>, Option<String>)> {
    vec![(Kind::ResultContradicts, ply, vec![article], Some(by_law.to_owned()))]
}

#[test]
fn which_edition_before_1997_and_why() {
    let chosen = |tags: &[&str]| {
        let (code, basis) = Auditor::new(Choice::ByDate).code(&record(&text(tags, "1. e4 *")));
        (code.id, basis)
    };
    for (date, id) in [
        ("Date: 1930.01.01", "fide-1929"),
        ("Date: 1971.??.??", "fide-1929"),
        ("Date: 1973.06.01", "fide-1972"),
        ("Date: 1981.12.31", "fide-1974"),
        ("Date: 1984.??.??", "fide-1982"),
        ("Date: 1990.??.??", "fide-1988"),
        ("Date: 1993.01.01", "fide-1992"),
        ("Date: 1997.06.30", "fide-1992"),
    ] {
        assert_eq!(chosen(&[date]), (id, Basis::Year), "{date}");
    }
    for date in ["Date: 1929.??.??", "Date: 1972.??.??", "Date: 1988.05.05", "Date: 1997.??.??"] {
        assert_eq!(chosen(&[date]), ("fide-2014", Basis::BoardAlone), "{date}");
    }
    let by_post = ["Date: 1950.??.??", "Event: corr"];
    assert_eq!(chosen(&by_post), ("fide-2014", Basis::Correspondence));
    assert_eq!(chosen(&["Date: 1950.??.??", "Laws: italy-to-1880"]), ("italy-to-1880", Basis::Named));
    // Stalemate was settled as a draw before FIDE: its article is cited.
    let fen = "FEN: k7/8/1K6/8/8/8/8/2Q5 w - - 0 1";
    let all = findings(Choice::ByDate, &text(&["Date: 1950.??.??", fen, "Result: 1-0"], "1. Qc7 1-0"));
    assert_eq!(
        (all[0].kind, all[0].code, &all[0].articles[..]),
        (Kind::ResultContradicts, Some("fide-1929"), &["14"][..])
    );
}

#[test]
fn every_older_code_reads_a_game_of_its_own() {
    for older in law::codes::older_game() {
        let choice = code(older.id);
        let start = record_under(choice, "*");
        let position = *start.reached().unwrap_or_else(|| panic!("{}", older.id));
        let first = position.legal_moves().into_iter().next().expect("a move");
        let game = text(&[], &format!("1. {} *", san::write(&position, first)));
        assert_eq!(found(choice, &game), [], "{}", older.id);
        assert!(position == Position::default() || !position.movement().older.is_none(), "{}", older.id);
    }
}

/// A side that misses its turn makes no move: single moves of the other alone are not the moves of both.
#[test]
fn missed_turns_are_no_moves_that_a_draw_asks_for() {
    let fen = ["FEN: k7/p7/P7/8/8/8/8/K6R w - - 46 30", "SetUp: 1"];
    let number = ["RuleMoveLimit: 24", "RuleLimitWhere: all", "RuleLimitReset: pawn-or-capture"];
    let unclaimed = |stalemate: &str, moves: &str| {
        let tags = [&["Laws: sarratt-1828", stalemate][..], &number, &fen].concat();
        let all = findings(Choice::ByDate, &text(&tags, &format!("{moves} *")));
        all.iter().filter(|it| it.kind == Kind::Unclaimed).count()
    };
    assert_eq!(unclaimed("RuleStalemate: pass", "30. Rb1 31. Rb2 32. Rb1 33. Rb2 34. Rh2 Kb8"), 0);
    assert_eq!(unclaimed("RuleStalemate: draw", "30. Rh2 Kb8 31. Rh1 Ka8 32. Rh2 Kb8"), 1);
}
