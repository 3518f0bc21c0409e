//! The cases of matches, and the articles that they cite.

use std::collections::BTreeSet;

use jadoube_matches::cases;
use jadoube_matches::text::read;
use law::{Code, Provision, codes, providing};

const CASES: &[(&str, &str)] = &[
    ("walker_1832.match", include_str!("../cases/walker_1832.match")),
    ("american_1897.match", include_str!("../cases/american_1897.match")),
    ("bcf_1912.match", include_str!("../cases/bcf_1912.match")),
    ("fide.match", include_str!("../cases/fide.match")),
    ("us_chess.match", include_str!("../cases/us_chess.match")),
    ("iccf.match", include_str!("../cases/iccf.match")),
    ("lots.match", include_str!("../cases/lots.match")),
    ("stops.match", include_str!("../cases/stops.match")),
];

/// What an article settles about a match.
const OF_A_MATCH: &[Provision] = &[
    Provision::FirstMoveAlternates,
    Provision::FirstMoveAfterAnnulment,
    Provision::FirstMoveByLot,
    Provision::DrawnGameIsNone,
    Provision::ColoursByLot,
    Provision::ColoursAlternate,
    Provision::AnnulledGameIsNone,
    Provision::ColoursForTheSitting,
    Provision::GiverPicksColours,
    Provision::UndertakenSeries,
    Provision::GiverBegins,
    Provision::PawnGiven,
    Provision::PieceGiven,
    Provision::PointsOfAGame,
];

fn none(_: &str) -> Result<String, String> {
    Err("there is no such file".to_owned())
}

#[test]
fn every_case_holds_and_every_article_about_matches_is_cited() {
    let mut cited: BTreeSet<(&str, &str)> = BTreeSet::new();
    // What holds under the newest edition of FIDE's Laws holds under the older ones.
    let older = ["fide-2014", "fide-2018"].map(|id| ("fide.match", CASES[3].1.replace("fide-2023", id)));
    let cases = CASES.iter().map(|(file, text)| (*file, (*text).to_owned())).chain(older);
    for (file, text) in cases {
        let matches = read(file, &text, &mut none).unwrap_or_else(|error| panic!("{error}"));
        assert!(matches.iter().all(|it| it.lines.iter().any(|line| !line.expects.is_empty())), "{file}");
        for one in &matches {
            let report = cases::run(one, |_, _| {}).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(report.failures, [], "{file}");
            let code = one.begins.settings().code.id;
            cited.extend(report.cited.iter().map(|article| (code, *article)));
        }
    }
    let speaks = |code: &&'static Code| {
        let articles = OF_A_MATCH.iter().flat_map(move |provision| providing(*code, *provision));
        articles.map(|article| (code.id, article)).collect::<Vec<_>>()
    };
    let missing: Vec<_> = codes::all().iter().flat_map(speaks).filter(|one| !cited.contains(one)).collect();
    assert_eq!(missing, [], "articles about matches that no case cites");
}

#[track_caller]
fn fault(text: &str) -> String {
    read("a.match", text, &mut none).err().map(|error| error.to_string()).unwrap_or_default()
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let head = "code: bcf-1912\nplayers: Blackburne, Gunsberg\n";
    let lines = [
        ("", "a.match:1:1: expected a match"),
        ("code: bcf-1912\n", "a.match:1:1: expected a header `players: NAME, NAME`"),
        ("code: bcf\nplayers: A, A\n", "a.match:1:7: expected a code"),
        ("code: bcf-1912\nplayers: A, a\n", "a.match:2:10: expected the names of two players"),
        ("code: bcf-1912\nplayers: Game, Set\n", "no name of a player"),
        ("code: bcf-1912\nplayers: A, B\ngames: 0\n", "a.match:3:8: expected a number of games"),
        ("code: bcf-1912\nplayers: A, B\ncode: fide\n", "a.match:3:1: expected each header once"),
        ("code: bcf-1912\nplayers: A, B\nodds: knight\n", "a.match:3:7: expected odds and who gives them"),
        ("code: bcf-1912\nplayers: A, B\nodds: king by A\n", "a.match:3:7: expected odds"),
        ("code: bcf-1912\nplayers: A, B\nodds: bishop by A\n", "name its square"),
        ("code: bcf-1912\nplayers: A, B\npoints: 1 1/2 0\n", "gives no points"),
        (
            "code: bcf-1912\nplayers: A, B\nto-points: 6\n",
            "a.match:3:1: expected a header that this code has a law for",
        ),
        ("code: bcf-1912\nplayers: A, B\nundertaking: A wins 3 running\n", "says nothing of an undertaking"),
    ];
    for (text, expected) in lines {
        assert!(fault(text).contains(expected), "{text}\n{}\n{expected}", fault(text));
    }
    let lines = [
        ("gmae: 1-0", "a.match:4:1: expected `game: RESULT`"),
        ("game x: 1-0", "a.match:4:6: expected `:`, or the number of the game"),
        ("game 1-0", "a.match:4:6: "),
        ("game: Steinitz wins", "a.match:4:7: expected a result"),
        ("game: Gunsberg", "a.match:4:15: expected `wins`"),
        ("game: none.acts", "there is no such file"),
        ("game: 1-0, Gunsberg", "a.match:4:20: expected `has`"),
        ("game: 1-0, Gunsberg began, Blackburne began", "it is said twice"),
        ("Gunsberg has red by lot", "a.match:4:14: expected `white` or `black`"),
        ("Gunsberg hides #12", "`#` with fewer or more digits begins a comment"),
        ("Gunsberg resigns now", "a.match:4:18: expected the end of the line"),
        ("= first", "a.match:4:8: "),
    ];
    for (line, expected) in lines {
        let found = fault(&format!("{head}\n{line}\n"));
        assert!(found.contains(expected), "{line}\n{found}\n{expected}");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let text = "code: amercan\nplayers: Pillsbury, Showalter\ngames: four\nodds: knight by Pillsbury\n\ngame 1: 1-0\ngame 2: drwan\n";
    let told = fault(text);
    let places: Vec<&str> = told.lines().filter_map(|line| line.split(" expected").next()).collect();
    assert_eq!(places, ["a.match:1:7:", "a.match:3:8:", "a.match:7:9:"], "{told}");
    // Without names no line can be read, but the rest of the header can.
    let told = fault("code: bcf-1912\nplayers: Blackburne\nwins: none\n\nBlackburne resigns\n");
    assert_eq!(told.lines().count(), 2, "{told}");
}

#[test]
fn a_line_that_cannot_be_done_is_told_with_its_place() {
    let head = "code: american-1897\nplayers: Pillsbury, Showalter\ngames: 1\n\n";
    let lines = [
        ("game: 1-0", "lots decide by I.4(d); write `Pillsbury has white by lot` before the game"),
        ("game 2: 1-0, Pillsbury has white", "this is game 1, not game 2"),
        ("game: 1-0, Showalter has white\ngame: 0-1", "a.match:6:1: expected what can be done in this match"),
        ("Pillsbury has white by choice", "Pillsbury has no choice here by I.4(d)"),
    ];
    for (text, expected) in lines {
        let matches = read("a.match", &format!("{head}{text}\n"), &mut none).expect("a match");
        let error = cases::run(&matches[0], |_, _| {}).expect_err(text);
        assert!(error.to_string().contains(expected), "{text}\n{error}\n{expected}");
    }
}

#[test]
fn a_game_is_read_from_its_script() {
    let acts = "code: walker-1832\nodds: knight\n\nblack resigns\n";
    let mut open = |_: &str| Ok(acts.to_owned());
    let head = "code: walker-1832\nplayers: Lewis, Cochrane\n";
    let of = |text: &str, open: &mut dyn FnMut(&str) -> Result<String, String>| {
        let matches = read("a.match", &format!("{head}{text}"), open).expect("a match");
        cases::run(&matches[0], |_, _| {})
    };
    let with_odds = "odds: knight by Lewis\n\nLewis has white by choice\ngame: game one.acts\n";
    let report = of(with_odds, &mut open).expect("a match");
    assert_eq!(report.played.score().won, [1, 0]);
    assert_eq!(report.played.games()[0].file.as_deref(), Some("game one.acts"));
    // The same script is no even game, and none in which the other gives the Knight.
    let even = "\nLewis begins by lot\nLewis has white by lot\ngame: one.acts\n";
    assert!(of(even, &mut open).unwrap_err().to_string().contains("not played at the odds of this game"));
    let black = "odds: knight by Lewis\n\nLewis has black by choice\ngame: one.acts\n";
    assert!(of(black, &mut open).unwrap_err().to_string().contains("not played at the odds of this game"));
    let unfinished = "code: walker-1832\n\nwhite plays e2e4\n";
    let error = read("a.match", &format!("{head}\ngame: one.acts\n"), &mut |_| Ok(unfinished.to_owned()));
    assert!(error.unwrap_err().to_string().contains("the game is not over"));
}

/// The points of the event are those of its games too, with what penalties have taken from them.
#[test]
fn penalties_in_points_stand_under_the_points_of_the_event() {
    let game = "\nwhite plays e4\nblack plays e5\narbiter penalises black points -1/2\nwhite resigns\n";
    let points_of = |of_match: &str, of_game: &str| {
        let acts = format!("code: fide\n{of_game}{game}");
        let text =
            format!("code: fide\nplayers: A, B\n{of_match}\nA has white by agreement\ngame: one.acts\n");
        let matches = read("a.match", &text, &mut |_| Ok(acts.clone())).map_err(|error| error.to_string())?;
        let report = cases::run(&matches[0], |_, _| {}).map_err(|error| error.to_string())?;
        Ok::<_, String>(report.played.score().points)
    };
    let three = "points: 3 1 0\n";
    assert_eq!(points_of("", ""), Ok(Some([0, 1])));
    assert_eq!(points_of(three, ""), Ok(Some([0, 5])));
    assert_eq!(points_of(three, three), Ok(Some([0, 5])));
    let error = points_of(three, "points: 2 1 0\n").expect_err("other points");
    assert!(error.contains("it gives the points 2 1 0, and the match 3 1 0"), "{error}");
}

/// A game that is annulled because the wrong player began does not stand.
#[test]
fn an_annulled_game_does_not_stand() {
    let acts = "code: american-1897\nfirst: black\n\nblack plays e5\nwhite claims wrong-first-move\n";
    let text = "code: american-1897\nplayers: A, B\n\nA has white by lot\ngame: one.acts\n";
    let matches = read("a.match", text, &mut |_| Ok(acts.to_owned())).expect("a match");
    let report = cases::run(&matches[0], |_, _| {}).expect("a match");
    let says: Vec<_> = report.played.games()[0].rulings.iter().map(|ruling| ruling.says.as_str()).collect();
    assert!(says.iter().any(|says| says.ends_with("though A had the right to it")), "{says:?}");
}

#[test]
fn a_game_that_nobody_has_won_is_told_where_the_code_is_silent_about_it() {
    let told = |code: &str, result: &str| -> Vec<String> {
        let begins = if code == "walker-1832" { "A begins by lot\n" } else { "" };
        let text = format!("code: {code}\nplayers: A, B\n\nA has white by lot\n{begins}game: {result}\n");
        let matches = read("x.match", &text, &mut none).unwrap_or_else(|error| panic!("{error}"));
        let report = cases::run(&matches[0], |_, _| ()).unwrap_or_else(|error| panic!("{error}"));
        let games = report.played.games();
        assert!(games[0].counts && games[0].winner().is_none(), "{code}");
        games[0].rulings.iter().map(ToString::to_string).collect()
    };
    for code in ["walker-1832", "american-1897", "bcf-1912"] {
        assert!(told(code, "0-0")[0].contains("is silent about a game that both have lost"), "{code}");
        assert!(told(code, "1/2-0")[0].contains("is silent about half a point"), "{code}");
    }
    let with_arbiters = [told("fide-2023", "0-0"), told("us-chess", "1/2-0")].concat();
    assert!(with_arbiters.iter().all(|says| !says.contains("is silent about")), "{with_arbiters:?}");
}

#[test]
fn odds_go_with_the_giver_and_not_with_a_colour() {
    let text = "code: american-1897\nplayers: A, B\nodds: rook h1 by B\n";
    let matches = read("a.match", text, &mut none).expect("a match");
    let odds = matches[0].begins.odds();
    let square = |white| match odds.with_white(white)[0].given {
        game::settings::Given::Piece(_, square) => square,
        _ => None,
    };
    assert_eq!(square(jadoube_matches::Player::Two), Some(board::Square::H1));
    assert_eq!(square(jadoube_matches::Player::One), Some(board::Square::H8));
    assert_eq!(odds.with_white(jadoube_matches::Player::One)[0].giver, board::Side::Black);
}

#[test]
fn odds_about_which_the_code_is_silent_are_played_as_a_game_has_them() {
    let text = "code: fide-2023\nplayers: A, B\nodds: knight by B\ncolours: alternate\n\nA has white by lot\n= first B\n";
    let matches = read("a.match", text, &mut none).expect("a match");
    let report = cases::run(&matches[0], |_, _| {}).expect("a match");
    assert_eq!(report.failures, []);
    let next = report.played.next().expect("a game");
    assert!(report.played.next_in_words(&next)[1].to_string().contains("FIDE 2023 is silent about it"));
}

#[test]
fn a_match_as_data_says_what_the_table_says() {
    let text = "code: bcf-1912\nplayers: A, B\ngames: 3\n\nA has white by lot\ngame: 1-0\ngame: 0-1\n";
    let matches = read("a.match", text, &mut none).expect("a match");
    let report = cases::run(&matches[0], |_, _| {}).expect("a match");
    let told = serde_json::to_value(jadoube_matches::told::told(&report.played)).expect("JSON");
    assert_eq!(told["score"]["won"], serde_json::json!([2, 0]));
    assert_eq!((&told["decided"], &told["over"]), (&serde_json::json!("A"), &serde_json::json!(null)));
    assert_eq!(told["next"]["white"]["articles"], serde_json::json!(["17"]));
    assert_eq!(told["next"]["first"]["player"], "A");
}
