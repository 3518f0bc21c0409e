//! What is told, sign by sign, and who acts on it by the code of the event.

use audit::Calls::{ArbiterActs, ArbiterLooks, MayClaim};
use audit::Sign;
use board::Side;
use jadoube_watch::Change::{Lapsed, Raised, Settled, Withdrawn};
use jadoube_watch::{Stands, State, Told};

use crate::support::{Hall, game, ours, there_and_back, wandering};

fn raised(hall: &mut Hall, moves: &str) -> Vec<Told> {
    let mut told = hall.told(&ours(moves));
    told.extend(hall.told(&ours(moves)));
    told
}

#[test]
fn third_and_fifth_occurrence() {
    let mut hall = Hall::new();
    let [third] = &raised(&mut hall, &there_and_back(2))[..] else { panic!("one alarm") };
    assert_eq!(
        (third.alarm.calls, &third.alarm.articles[..]),
        (MayClaim(Side::White), &["9.2.2", "9.5.2"][..])
    );
    assert_eq!((third.alarm.code, &third.alarm.plies[..]), (Some("fide-2023"), &[0, 4, 8][..]));
    let fifth = raised(&mut hall, &there_and_back(4));
    let fifth = fifth.iter().find(|told| told.alarm.sign == Sign::RepetitionEnds).expect("the fifth");
    assert_eq!((fifth.alarm.ply, fifth.alarm.calls, fifth.change), (16, ArbiterActs, Raised));
    assert_eq!((&fifth.alarm.articles[..], fifth.alarm.plies.len()), (&["9.6.1"][..], 5));
    assert_eq!(hall.board().state(), State::Ended);
    // Of a game that is over no claim is told.
    assert_eq!(hall.twice(&there_and_back(6)), []);
}

#[test]
fn fifty_and_seventy_five_moves() {
    let quiet = wandering(152);
    let mut hall = Hall::new();
    let mut all = Vec::new();
    for plies in 90..=152 {
        all.extend(hall.twice(&quiet[..plies].join(" ")));
    }
    all.retain(|(_, sign, _)| matches!(sign, Sign::MoveLimit | Sign::MoveLimitEnds));
    assert_eq!(
        all,
        [(Raised, Sign::MoveLimit, 100), (Lapsed, Sign::MoveLimit, 100), (Raised, Sign::MoveLimitEnds, 150)]
    );
    // A Pawn moves after sixty moves: nothing can be claimed any more.
    let mut hall = Hall::new();
    let sixty = quiet[..120].join(" ");
    let of_limit = |told: Vec<_>| -> Vec<_> {
        told.into_iter().filter(|(_, sign, _): &(_, Sign, u32)| *sign == Sign::MoveLimit).collect()
    };
    assert_eq!(of_limit(hall.twice(&sixty)), [(Raised, Sign::MoveLimit, 100)]);
    let pawn = ["a4", "a3", "b4", "b3", "h4", "h3", "e4", "e3", "d3"].into_iter().find(|pawn| {
        let moves = format!("{sixty} {pawn}");
        let mut other = Hall::new();
        other.twice(&moves);
        other.board().record().stop().is_none()
    });
    assert_eq!(
        of_limit(hall.twice(&format!("{sixty} {}", pawn.expect("a Pawn")))),
        [(Lapsed, Sign::MoveLimit, 100)]
    );
}

#[test]
fn a_dead_position_is_told_at_once() {
    let mut hall = Hall::new();
    let bare = |moves: &str, result: &str| {
        let tags = "[Date \"2024.05.01\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[FEN \"8/8/8/3k4/8/3K4/4n3/8 w - - 0 1\"]\n[SetUp \"1\"]";
        format!("{tags}\n[Result \"{result}\"]\n\n{moves} {result}\n")
    };
    assert_eq!(hall.read(&bare("", "*")), [(Raised, Sign::Dead, 0)], "a King and a Knight against a King");
    let mut hall = Hall::new();
    let text = bare("1. Kxe2", "*").replace("4n3", "4q3");
    assert_eq!(hall.read(&text), []);
    assert_eq!(hall.read(&text), [(Raised, Sign::Dead, 1)]);
    let (alarm, _) = &hall.board().alarms()[0];
    assert_eq!((alarm.calls, &alarm.articles[..]), (ArbiterActs, &["1.5", "5.2.2"][..]));
    // The draw is recorded.
    let drawn = bare("1. Kxe2", "1/2-1/2").replace("4n3", "4q3");
    assert_eq!(hall.read(&drawn), []);
    assert_eq!(hall.read(&drawn), [(Settled, Sign::Dead, 1)]);
    assert_eq!(hall.board().state(), State::Over);
}

#[test]
fn mate_and_stalemate_played_on() {
    let mut hall = Hall::new();
    let mate = "f3 e5 g4 Qh4#";
    assert_eq!(hall.twice(mate), []);
    assert_eq!(hall.board().state(), State::Ended);
    let told = raised(&mut hall, &format!("{mate} Kf2"));
    assert_eq!((told[0].alarm.sign, told[0].alarm.ply, told.len()), (Sign::PlayedOn, 4, 1));
    assert_eq!(told[0].alarm.calls, ArbiterActs);
    assert!(told[0].alarm.says.contains("White is mated"), "{}", told[0].alarm.says);
    assert_eq!(hall.twice(mate), [(Withdrawn, Sign::PlayedOn, 4)]);
}

#[test]
fn who_acts_on_an_illegal_move_is_the_codes_to_say() {
    let calls = |id: &str| {
        let mut hall = Hall::under(id);
        raised(&mut hall, "e4 e5 Ke3")[0].alarm.calls
    };
    for id in ["fide-2014", "fide-2018", "fide-2023"] {
        assert_eq!(calls(id), ArbiterActs, "{id}");
    }
    for id in ["walker-1832", "american-1897", "bcf-1912"] {
        assert_eq!(calls(id), MayClaim(Side::Black), "{id}");
    }
}

#[test]
fn flags_and_clocks_at_zero() {
    let mut hall = Hall::new();
    let clocks = |white: &str, black: &str| {
        format!("e4 {{[%clk 0:01:00]}} e5 {{[%clk 0:01:00]}} Nf3 {{[%clk {white}]}} Nc6 {{[%clk {black}]}}")
    };
    assert_eq!(hall.twice(&clocks("0:00:05", "0:00:09")), []);
    assert_eq!(hall.board().clock(Side::White), Some(5000));
    assert_eq!(hall.board().clock(Side::Black), Some(9000));
    let told = raised(&mut hall, &clocks("0:00:05", "0:00:00"));
    assert_eq!((told[0].alarm.sign, told[0].alarm.calls), (Sign::ClockAtZero, ArbiterLooks));
    assert_eq!(
        hall.moves(&clocks("-0:00:02", "0:00:09")),
        [(Withdrawn, Sign::ClockAtZero, 4), (Raised, Sign::Flag, 3)]
    );
    let flag = hall.board().alarms().iter().find(|(alarm, _)| alarm.sign == Sign::Flag).expect("a flag");
    assert_eq!((flag.0.side, flag.0.calls, flag.1), (Some(Side::White), ArbiterActs, Stands::Open));
    assert_eq!(&flag.0.articles[..2], ["6.8", "6.4"]);
    // Where only players call flags, a player may.
    let mut hall = Hall::under("us-chess");
    let told = raised(&mut hall, &clocks("-0:00:02", "0:00:09"));
    assert_eq!(told[0].alarm.calls, MayClaim(Side::Black));
    // Clocks that are not connected show nothing.
    let mut hall = Hall::new();
    assert_eq!(hall.twice("e4 {[%clk 0:00:00]} e5 {[%clk 0:00:00]} Nf3 {[%clk 0:00:00]}"), []);
}

/// Below zero on both sides: one alarm, for the flag that the feed shows to have fallen first.
#[test]
fn of_two_flags_the_first_is_told() {
    let mut hall = Hall::new();
    let told = raised(&mut hall, "e4 {[%clk 0:01:00]} e5 {[%clk -0:00:01]} Nf3 {[%clk -0:00:05]} Nc6");
    let flags: Vec<_> = told.iter().filter(|told| told.alarm.sign == Sign::Flag).collect();
    assert_eq!(flags.len(), 1, "{flags:?}");
    assert_eq!((flags[0].alarm.side, flags[0].alarm.ply), (Some(Side::Black), 2));
    let says = &flags[0].alarm.says;
    assert!(says.contains("White's clock shows") && says.ends_with("that flag fell later."), "{says}");
}

/// A board whose moves cannot be read is one that nobody is told anything more of: the arbiter looks.
#[test]
fn a_board_that_cannot_be_read_is_told_with_the_reason() {
    for (text, reason) in [("garbage", "garbage"), ("Sf6", "Sf6"), ("--", "null move")] {
        let mut hall = Hall::new();
        let told = raised(&mut hall, &format!("e4 e5 Nf3 {text} Ng1"));
        assert_eq!((told.len(), told[0].alarm.sign, told[0].alarm.ply), (1, Sign::Unreadable, 4), "{text}");
        assert_eq!(told[0].alarm.calls, ArbiterLooks);
        assert!(told[0].alarm.says.contains(reason), "{}", told[0].alarm.says);
        assert_eq!(hall.board().state(), State::Stuck);
        assert_eq!(hall.twice("e4 e5 Nf3 Nf6 Ng1"), [(Withdrawn, Sign::Unreadable, 4)], "{text}");
    }
    let mut hall = Hall::new();
    let text = "[White \"Ada\"]\n[Black \"Bob\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
    let told = [hall.read(text), hall.read(text)].concat();
    assert_eq!(told, [(Raised, Sign::Unreadable, 0)]);
}

/// The half-move clock of a start counts, as it does at the desk.
#[test]
fn the_half_move_clock_of_the_start_counts() {
    let feed = |quiet: u32| {
        format!(
            "[Date \"2024.05.01\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n[SetUp \"1\"]\n\
             [FEN \"4k3/8/8/3r4/8/8/3R4/4K3 w - - {quiet} 60\"]\n\nRd1 Rd6 Rd2 *\n"
        )
    };
    for (quiet, expected) in [
        (96, vec![]),
        (97, vec![(Raised, Sign::MoveLimit, 3)]),
        (99, vec![(Raised, Sign::MoveLimit, 1)]),
        (110, vec![(Raised, Sign::MoveLimit, 0)]),
        (147, vec![(Raised, Sign::MoveLimitEnds, 3)]),
    ] {
        let mut hall = Hall::new();
        let told = [hall.read(&feed(quiet)), hall.read(&feed(quiet))].concat();
        let told: Vec<_> = told.into_iter().filter(|(change, ..)| *change == Raised).collect();
        let last: Vec<_> = told.iter().rev().take(1).copied().collect();
        assert_eq!(last, expected, "{quiet}: {told:?}");
    }
}

#[test]
fn a_clock_that_is_corrected_makes_no_alarm() {
    let mut hall = Hall::new();
    hall.twice("e4 {[%clk 0:01:00]}");
    assert_eq!(hall.moves("e4 {[%clk 0:01:00]} e5 {[%clk -0:00:01]}"), []);
    assert_eq!(hall.twice("e4 {[%clk 0:01:00]} e5 {[%clk 0:00:59]}"), []);
}

#[test]
fn of_a_game_that_was_over_when_it_was_first_seen_nothing_is_told() {
    let mut hall = Hall::new();
    let over = game("3.14", "Ada", "Bob", &there_and_back(2), "1/2-1/2");
    assert_eq!(hall.read(&over), []);
    assert_eq!(hall.read(&over), []);
    assert_eq!(hall.board().alarms()[0].1, Stands::Lapsed);
    // But a result against the law is.
    let mut hall = Hall::new();
    let against = game("3.14", "Ada", "Bob", &format!("{} e4", there_and_back(4)), "1-0");
    let mut told = hall.read(&against);
    told.extend(hall.read(&against));
    assert_eq!(told, [(Raised, Sign::RepetitionEnds, 16)]);
}

#[test]
fn what_the_date_and_the_code_give() {
    // No code before 2014 ends a game by a fifth occurrence.
    let mut hall = Hall::under("bcf-1912");
    let signs: Vec<_> = hall.twice(&there_and_back(5)).into_iter().map(|(_, sign, _)| sign).collect();
    assert!(!signs.contains(&Sign::RepetitionEnds), "{signs:?}");
    // A game without a date is played today.
    let mut hall = Hall::new();
    let undated = ours(&there_and_back(2)).replace("2024.05.01", "????.??.??");
    let mut told = hall.told(&undated);
    told.extend(hall.told(&undated));
    assert_eq!(told[0].alarm.code, Some("fide-2023"));
}
