//! The header.

use game::Game;
use game::settings::{Arbiter, Settings, Table};
use jadoube_records::script::Script;

use super::support::{fails, read, wrong};

#[test]
fn what_was_announced_and_the_code_does_not_know() {
    let cases = [
        ("tempo: blitz", "tempo", "bcf-1912 has no rules of its own for blitz"),
        ("tempo: rapid", "tempo", "bcf-1912 has no rules of its own for rapid chess"),
        ("regime: full", "regime", "under bcf-1912 nothing depends on how closely a game is watched"),
        ("guidelines: I, III", "guidelines", "bcf-1912 has no guidelines that can be announced"),
        ("kind: correspondence", "kind", "bcf-1912 is silent about games by communication"),
        ("variation: 14H", "variation", "bcf-1912 knows no variation `14H`; it knows: none"),
    ];
    for (line, key, why) in cases {
        let wrong = wrong(&format!("code: bcf-1912\n{line}\n\n"));
        let expected = "expected settings that a game can begin with";
        assert_eq!(wrong, [format!("2:1: {expected}, found `{key}`: {why}")]);
    }
    let settings = "expected settings that a game can begin with";
    let known = "it knows: 10I-1, 11H1, 14H, 15A-1, blitz-king";
    fails(
        "code: us-chess\nvariation: 14Z\n\n",
        &[&format!("2:1: {settings}, found `variation`: us-chess knows no variation `14Z`; {known}")],
    );
    fails("code: fide-2023\nguidelines: I, IV\n\n", &["2:16: expected I, II, III or D, found `IV`"]);
    fails("code: fide-2023\nguidelines: I, I\n\n", &["2:16: expected each once, found `I`"]);
    assert!(read("code: bcf-1912\ntempo: standard\nguidelines: none\nvariation: none\n\n").acts.is_empty());
}

/// A header line without a value is refused, and the fault is that nothing stands there.
#[test]
fn a_header_without_a_value() {
    let keys =
        ["scores", "guidelines", "odds", "undertaking", "time", "variation", "arbiter", "start", "close"];
    for key in keys {
        let faults = wrong(&format!("code: us-chess\n{key}:\n\n"));
        let [fault] = faults.as_slice() else { panic!("{key}: {faults:?}") };
        assert!(fault.starts_with(&format!("2:{}: expected ", key.len() + 2)), "{fault}");
        assert!(fault.ends_with("found the end of the line"), "{fault}");
    }
}

/// What a code does not know is told at the line that announces it, each with its own reasons, and all together.
#[test]
fn each_line_that_announces_in_vain_is_named() {
    let settings = "expected settings that a game can begin with, found";
    let known = "it knows: 10I-1, 11H1, 14H, 15A-1, blitz-king";
    fails(
        "code: us-chess\nvariation: 14H, 99Z\nguidelines: I\n\n",
        &[
            &format!("2:1: {settings} `variation`: us-chess knows no variation `99Z`; {known}"),
            &format!("3:1: {settings} `guidelines`: us-chess has no guidelines that can be announced"),
        ],
    );
    let no_time = format!("{settings} `time`: FIDE 2023 names no time limit of its own");
    fails("code: fide-2023\narbiter: called\ntime: code\n\n", &[&format!("3:1: {no_time}")]);
    fails(
        "code: fide-2023\nkind: correspondence\nreply: 3d\ntime: code\nvariation: 14H\n\n",
        &[
            &format!("2:1: {settings} `kind`: fide-2023 is silent about games by communication"),
            &format!("4:1: {no_time}"),
            &format!("5:1: {settings} `variation`: fide-2023 knows no variation `14H`; it knows: none"),
        ],
    );
}

/// A value that cannot be read hides no other fault, and is the cause of none.
#[test]
fn a_value_that_cannot_be_read_hides_nothing() {
    let settings = "expected settings that a game can begin with, found";
    let known = "it knows: 10I-1, 11H1, 14H, 15A-1, blitz-king";
    fails(
        "code: us-chess\nvariation: 99Z\ndraw-after-moves: 0\n\n",
        &[
            &format!("2:1: {settings} `variation`: us-chess knows no variation `99Z`; {known}"),
            "3:19: expected a move number, 1 or more, or `none`, found `0`",
        ],
    );
    let [fault] = &wrong("code: american-1897\nkind: by-post\nreply: 3d\n\n")[..] else {
        panic!("one fault")
    };
    assert!(fault.starts_with("2:7: expected "), "{fault}");
    let [fault] = &wrong("code: nonsense\nvariation: 14H\n\n")[..] else { panic!("one fault") };
    assert!(fault.starts_with("1:7: expected a code"), "{fault}");
}

/// Where one script is read and a text has two, what is wrong in either is told too.
#[test]
fn a_second_script_hides_no_fault() {
    let text = "case: one\ncode: bcf-1912\ntable: oak\n\ncase: two\ncode: nonsense\n\n";
    let wrong = wrong(text);
    let begin = ["3:8: expected physical", "5:1: expected one script", "6:7: expected a code"];
    assert_eq!(wrong.len(), begin.len(), "{wrong:?}");
    assert!(wrong.iter().zip(begin).all(|(fault, begin)| fault.starts_with(begin)), "{wrong:?}");
}

/// A choice that a code does not have is refused with those that it has.
#[test]
fn a_game_over_the_board_under_a_code_of_games_by_post() {
    let found = wrong("code: iccf\nkind: over-the-board\n\n");
    let says = |line: &String| line.starts_with("2:1: ") && line.ends_with(" is by correspondence");
    assert!(found.len() == 1 && found.iter().all(says), "{found:?}");
    assert!(read("code: iccf\nkind: correspondence\n\n").acts.is_empty());
}

#[test]
fn choices_that_a_code_does_not_have() {
    let cases = [
        ("bcf-1912", "rule-queen: fers", "bcf-1912 has rules of its own, and none is announced"),
        (
            "fide-1929",
            "rule-queen: fers",
            "under fide-1929 this is not announced otherwise, but these can be: rule-first, rule-promotion, rule-castling, \
             rule-repetition, rule-move-limit, rule-perpetual, rule-check, rule-limit-where, rule-limit-reset",
        ),
        ("fide-1929", "rule-castling: none", "under fide-1929 this is modern, any-line"),
    ];
    for (code, line, why) in cases {
        let key = line.split(':').next().expect("a header");
        let settings = format!("expected settings that a game can begin with, found `{key}`");
        assert_eq!(
            wrong(&format!("code: {code}\n{line}\n\n")),
            [format!("2:1: {settings}: {why}: `{line}`")]
        );
    }
}

/// Where the first move is White's by an article of the older game, no header gives it to Black.
#[test]
fn whites_first_move_is_not_given_to_black() {
    for header in ["first", "right"] {
        let settings = "expected settings that a game can begin with, found `shatranj`";
        let why = format!("{header}: black: White has the first move by 3:white");
        let script = format!("code: shatranj\nrule-first: white\n{header}: black\n\n");
        assert_eq!(wrong(&script), [format!("1:1: {settings}: {why}")]);
        assert!(read(&script.replace("rule-first: white", "rule-first: either")).acts.is_empty());
    }
}

/// The seventh field of a FEN names Kings and fers that may leap, and no other square.
#[test]
fn a_leap_that_nothing_has_is_refused() {
    for (code, square) in [("medieval", "e4"), ("medieval", "d2"), ("shatranj", "e1")] {
        let fen = format!("4k3/8/8/8/8/8/3P4/4K3 w - - 0 1 {square}");
        let why = format!("nothing on {square} has a leap left by these rules");
        let refused = wrong(&format!("code: {code}\nstart: {fen}\n\n"));
        assert!(refused.iter().any(|wrong| wrong.contains(&why)), "{refused:?}");
    }
    assert!(read("code: medieval\nstart: 4k3/8/8/8/8/8/3P4/4K3 w - - 0 1 e1\n\n").acts.is_empty());
}

/// A code of the older game has no law of time, and a game with a clock is told so.
#[test]
fn a_clock_is_not_known_to_the_older_game() {
    let told = |time: &str| {
        let script = read(&format!("code: shatranj\n{time}\n"));
        let game = Game::new(script.header.code, script.header.settings.clone()).expect("a game");
        game.opening().iter().any(|ruling| ruling.says.contains("silent about clocks"))
    };
    assert!(told("time: 5m\n"));
    assert!(!told(""));
}

#[test]
fn without_a_code_the_newest_of_fide_judges() {
    let script = read("table: guarded\n\nwhite plays e2e4\n");
    assert_eq!(script.header.code.id, law::codes::find("fide").expect("an edition").id);
    assert_eq!(script.header.settings.table, Table::Guarded);
}

#[test]
fn what_is_settled_under_an_arbiter_is_read_and_written() {
    let header =
        "code: fide-2023\narbiter: called\ncolours: reversed\nno-draw-before: 30\ndefault-time: 30m\n";
    let script = read(&format!("{header}\n"));
    assert_eq!(script.header.settings.arbiter, Some(Arbiter::Called));
    assert_eq!(script.header.settings.default_time, Some(1_800_000));
    assert!(script.to_string().starts_with(header), "{script}");
    fails(
        "code: fide-2023\nno-draw-before: 0\n\n",
        &["2:17: expected a move number, 1 or more, or `none`, found `0`"],
    );
}

#[test]
fn a_start_that_is_no_fen() {
    let wrong = wrong("code: bcf-1912\nstart: 4k3/8/8/8/8/9/8/4K3 x - - 0 1\n\n");
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong[0].starts_with("2:") && wrong[0].contains("expected a FEN"), "{wrong:?}");
    fails(
        "code: bcf-1912\nstart: chess960 960\n\n",
        &["2:8: expected `chess960` and the number of an array, 0 to 959, found `chess960 960`"],
    );
    fails("code: bcf-1912\nstart:\n\n", &["2:7: expected a FEN or `chess960 N`, found the end of the line"]);
}

#[test]
fn a_start_from_which_no_game_can_be_played() {
    let wrong = wrong("code: bcf-1912\nstart: 4k3/8/8/8/8/8/8/P3K2K w - e6 0 1\n\n");
    let told = "2:8: expected a start from which a game can be played, found `4k3/8/8/8/8/8/8/P3K2K w - e6 0 1`: \
                White has 2 Kings; a Pawn stands on a1; no Pawn can just have passed e6";
    assert!(wrong.len() == 1 && wrong[0].starts_with(told), "{wrong:?}");
}

#[test]
fn settings_are_the_usual_ones_where_nothing_is_said() {
    let script = read("code: bcf-1912\n\n");
    assert_eq!(script.header.settings, Settings::default());
    assert_eq!(script.header.to_string(), "code: bcf-1912\nsearch-states: 300000\n");
}

#[test]
fn the_header_of_a_game_is_its_settings() {
    let code = law::codes::find("bcf-1912").expect("the code");
    let settings = Settings { table: Table::Guarded, ..Settings::default() };
    let game = Game::new(code, settings.clone()).expect("a game");
    assert_eq!(read(&Script::of(&game).to_string()).header.settings, settings);
}

#[test]
fn what_is_given() {
    for (line, written) in [
        ("odds: rook", "rook by white"),
        ("odds: rook h8\ngiver: black", "rook h8 by black"),
        ("odds: Knight by white, pawn-and-two by black", "knight by white, pawn-and-two by black"),
        ("odds: moves 3", "moves 3 by white"),
    ] {
        let script = read(&format!("code: bcf-1912\n{line}\n\n"));
        let header = script.header.to_string();
        assert!(header.contains(&format!("odds: {written}\n")), "{header}");
    }
    let wrong = |line: &str| wrong(&format!("code: bcf-1912\n{line}\n\n"));
    assert_eq!(wrong("odds: king, rook z9, moves 0").len(), 3);
    assert!(wrong("odds: bishop")[0].contains("name its square"), "{:?}", wrong("odds: bishop"));
    assert!(wrong("odds: rook e2")[0].contains("Rook"), "{:?}", wrong("odds: rook e2"));
}
