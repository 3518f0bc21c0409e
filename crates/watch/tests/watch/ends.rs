//! How games end: results against the board, flags that win nothing, files that are taken away.

use audit::Calls::{ArbiterActs, ArbiterLooks, MayClaim};
use audit::Sign;
use board::Side;
use jadoube_watch::Change::{Lapsed, Raised, Settled};
use jadoube_watch::State;
use records::pgn::Outcome;

use crate::support::{Hall, game, ours, there_and_back};

const MATE: &str = "f3 e5 g4 Qh4#";

const STALEMATE: &str = "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";

fn ended(moves: &str, result: &str) -> String {
    game("3.14", "Ada", "Bob", moves, result)
}

#[test]
fn a_result_against_the_board_is_told() {
    for (moves, right, wrong, ply) in [(MATE, "0-1", "1-0", 4), (STALEMATE, "1/2-1/2", "1-0", 19)] {
        let mut hall = Hall::new();
        hall.twice(moves);
        assert_eq!(hall.board().state(), State::Ended, "{moves}");
        assert_eq!(hall.read(&ended(moves, wrong)), [], "somebody may still be choosing the result");
        assert_eq!(hall.read(&ended(moves, wrong)), [(Raised, Sign::WrongResult, ply)]);
        let (alarm, _) = &hall.board().alarms()[0];
        assert_eq!(alarm.calls, ArbiterActs);
        assert!(!alarm.articles.is_empty(), "{moves}");
        assert!(alarm.says.contains("another result is recorded"), "{}", alarm.says);
        assert_eq!(hall.read(&ended(moves, right)), []);
        assert_eq!(hall.read(&ended(moves, right)), [(Settled, Sign::WrongResult, ply)]);
    }
}

#[test]
fn a_right_result_and_none_are_no_alarm() {
    for (moves, right) in [(MATE, "0-1"), (STALEMATE, "1/2-1/2"), (MATE, "*")] {
        let mut hall = Hall::new();
        for _ in 0..3 {
            assert_eq!(hall.read(&ended(moves, right)), [], "{moves} {right}");
        }
    }
    // The flag had fallen before the mate: who judges that is not the feed.
    let mut hall = Hall::new();
    let flagged = "f3 {[%clk 0:01:00]} e5 {[%clk 0:01:00]} g4 {[%clk 0:01:00]} Qh4# {[%clk -0:00:01]}";
    hall.twice(flagged);
    for _ in 0..2 {
        let told = hall.read(&ended(flagged, "1-0"));
        assert!(told.iter().all(|(_, sign, _)| *sign != Sign::WrongResult), "{told:?}");
    }
}

/// After mate, too, Kings in the middle of the board tell an electronic board the result.
#[test]
fn kings_in_the_middle_are_not_played_on() {
    let mut hall = Hall::new();
    assert_eq!(hall.twice(&format!("{MATE} Kd4")), []);
    let mut hall = Hall::new();
    assert_eq!(hall.twice(&format!("{MATE} Kf2")), [(Raised, Sign::PlayedOn, 4)]);
}

/// A flag against a side that has nothing to mate with is a draw.
#[test]
fn a_flag_against_a_bare_king_wins_nothing() {
    let bare = |clocks: [&str; 2], result: &str| {
        let tags = "[Date \"2024.05.01\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/8/3K4/Q7 w - - 0 1\"]";
        format!(
            "{tags}\n[Result \"{result}\"]\n\nKc2 {{[%clk {}]}} Ke6 {{[%clk {}]}} {result}\n",
            clocks[0], clocks[1]
        )
    };
    let mut hall = Hall::new();
    let text = bare(["-0:00:02", "0:00:09"], "*");
    let mut told = hall.told(&text);
    told.extend(hall.told(&text));
    let [flag] = &told[..] else { panic!("one alarm: {told:?}") };
    assert_eq!((flag.alarm.sign, flag.alarm.outcome), (Sign::Flag, Some(Outcome::Drawn)));
    assert!(
        flag.alarm.says.contains("Black cannot mate by any series of legal moves"),
        "{}",
        flag.alarm.says
    );
    let drawn = bare(["-0:00:02", "0:00:09"], "1/2-1/2");
    assert_eq!(hall.read(&drawn), []);
    assert_eq!(hall.read(&drawn), [(Settled, Sign::Flag, 1)]);
    // The other way round the Queen can mate.
    let mut hall = Hall::new();
    let text = bare(["0:00:09", "-0:00:02"], "*");
    let mut told = hall.told(&text);
    told.extend(hall.told(&text));
    assert_eq!(told[0].alarm.outcome, Some(Outcome::Won(Side::White)));
    assert!(!told[0].alarm.says.contains("cannot mate"), "{}", told[0].alarm.says);
}

/// Times spent are no clock: an arbiter may have added some. He looks.
#[test]
fn times_spent_make_the_arbiter_look() {
    let spent = |first: &str, second: &str| {
        let moves = format!(
            "e4 {{[%emt {first}]}} e5 {{[%emt 0:00:05]}} Nf3 {{[%emt {second}]}} Nc6 {{[%emt 0:00:05]}}"
        );
        ours(&moves).replace("[Result", "[TimeControl \"300\"]\n[Result")
    };
    let told = |text: &str| {
        let mut hall = Hall::new();
        let mut told = hall.told(text);
        told.extend(hall.told(text));
        told.into_iter()
            .map(|it| (it.alarm.sign, it.alarm.ply, it.alarm.side, it.alarm.calls))
            .collect::<Vec<_>>()
    };
    assert_eq!(told(&spent("0:02:30", "0:02:30")), [], "to the second");
    assert_eq!(told(&spent("0:02:30", "0:02:32")), [], "programs round");
    let white = Some(Side::White);
    assert_eq!(told(&spent("0:02:30", "0:02:50")), [(Sign::Flag, 3, white, ArbiterLooks)]);
    assert_eq!(
        told(&spent("0:02:30", "0:08:00")),
        [(Sign::Flag, 3, white, ArbiterActs)],
        "nobody adds so much"
    );
    // What the clock shows counts for more.
    let shown = spent("0:02:30", "0:02:50").replace("[%emt 0:02:50]", "[%emt 0:02:50] [%clk 0:00:20]");
    assert_eq!(told(&shown), []);
}

/// In time pressure a director of US Chess lets an illegal move pass until a player claims it (11H).
#[test]
fn in_time_pressure_the_players_claim() {
    let calls = |clocks: Option<&str>, control: &str| {
        let mut hall = Hall::under("us-chess");
        let clock = clocks.map_or(String::new(), |left| format!(" {{[%clk {left}]}}"));
        let text = ours(&format!("e4{clock} e5{clock} Ke3"));
        let text = text.replace("[Result", &format!("[TimeControl \"{control}\"]\n[Result"));
        let mut told = hall.told(&text);
        told.extend(hall.told(&text));
        assert_eq!(told.len(), 1, "{told:?}");
        told[0].alarm.calls
    };
    assert_eq!(calls(Some("1:20:00"), "5400"), ArbiterActs);
    assert_eq!(calls(Some("0:04:59"), "5400"), MayClaim(Side::Black));
    assert_eq!(
        calls(Some("0:04:59"), "5400+30"),
        ArbiterActs,
        "with 30 seconds a move nobody is short of time"
    );
    assert_eq!(calls(None, "5400"), ArbiterLooks, "the feed does not show the clocks");
}

#[test]
fn what_is_taken_away_asks_for_nothing_any_more() {
    let mut hall = Hall::new();
    assert_eq!(hall.twice(&there_and_back(2)), [(Raised, Sign::Repetition, 8)]);
    let change = hall.watch.change();
    assert_eq!(hall.goes(), [], "another program may be writing it anew");
    assert_eq!(hall.goes(), [(Lapsed, Sign::Repetition, 8)]);
    assert_eq!((hall.board().state(), hall.watch.change()), (State::Gone, change + 1));
    assert_eq!(hall.goes(), []);
    // It comes back.
    assert_eq!(hall.moves(&there_and_back(2)), [(Raised, Sign::Repetition, 8)]);
}

/// The same game stands in two files, and one of them is taken away.
#[test]
fn the_copy_that_is_left_is_the_game() {
    let mut hall = Hall::new();
    let text = ours(&there_and_back(2));
    assert_eq!(hall.twice(&there_and_back(2)).len(), 1);
    for at in [10_000, 16_000] {
        assert_eq!(hall.watch.read("copy.pgn", text.as_bytes(), at), [], "a copy is told once");
    }
    assert_eq!((hall.goes(), hall.goes()), (vec![], vec![]), "the claim stands in the copy");
    assert_eq!(hall.watch.games()[0].source(), "copy.pgn");
    let on = ours(&format!("{} e4 e5", there_and_back(2)));
    let told = hall.watch.read("copy.pgn", on.as_bytes(), 30_000);
    assert_eq!((told.len(), told[0].change), (1, Lapsed));
}

#[test]
fn a_text_that_is_no_game_is_no_board() {
    let mut hall = Hall::new();
    for text in [
        "Pairings of round 3: see the door.\n",
        "<!doctype html><title>Not found</title>",
        "1. Welcome",
        "\u{7f}ELF\0\0 1. e4 e5 *",
    ] {
        hall.read(text);
        hall.read(text);
        assert_eq!(hall.watch.boards().len(), 0, "{text}");
        assert!(hall.watch.is_without_games("games.pgn"), "{text}");
    }
    for text in ["", " \n"] {
        hall.read(text);
        hall.read(text);
        assert!(!hall.watch.is_without_games("games.pgn"), "an empty file is a round that has not begun");
    }
    hall.read("1. e4 *");
    assert_eq!(hall.watch.boards().len(), 1, "moves without tags are a game");
    assert!(!hall.watch.is_without_games("games.pgn"));
    let mut hall = Hall::new();
    hall.read("[White \"Ada\"]\n[Black \"Bob\"]\n\n*\n");
    assert_eq!(hall.watch.boards().len(), 1, "so are players without moves");
}
