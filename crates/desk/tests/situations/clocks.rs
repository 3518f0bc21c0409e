//! Flags, wrong times, wrong claims, and games that began wrongly.

use jadoube_desk::answer;

use crate::support::{answered, asked, check, told};

#[test]
fn flags_have_fallen() {
    check(
        "
        fide-2023 | time 90m+30s | e4 e5 | 0:00:00 0:38:55 | flag | => 0-1 |  | 6.4 6.8 6.9
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 0 60 | | 0:00:00 0:38:55 | flag | => 1/2-1/2 |  | 6.4 6.8 6.9
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 0 60 | | 0:01:00 0:00:00 | flag | => 1-0 |  | 6.4 6.8 6.9
        fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 | 0:12:34 0:00:00 | flag | => 1-0 |  | 6.4 6.8 6.9
        fide-2023 | time 90m+30s | e4 e5 Nf3 | 0:00:00 0:12:34 | flag | => 0-1 |  | 6.4 6.8 6.9
        fide-2023 | time 90m+30s | e4 e5 Nf3 | | flag | => 1-0 |  | 6.4 6.8 6.9
        fide-2023 | time 90m+30s | e4 e5 Nf3 | | flag | fallen=white => 0-1 |  | 6.4 6.8 6.9
        us-chess | time 90m d5s | e4 e5 | 0:01:00 0:00:00 | flag | => 1-0 |  | 13C 13C1
        fide-2023 | time 15m; tempo rapid | e4 e5 | 0:00:00 0:00:00 | flag | => 1/2-1/2 |  | III.3.1
        fide-2023 | time 15m; tempo rapid | e4 e5 | 0:00:00 0:00:00 | flag | first=black => 1-0 |  | 6.4 6.8 6.9 A.5.3
        fide-2023 | time 40/90m, 30m | e4 e5 | 0:00:00 0:00:00 | flag | => 0:30:00 0:30:00 |  | III.3.1
        fide-2018 | time 3m+2s | e4 e5 | 0:00:00 0:01:00 | flag | => 0-1 |  | 6.4 6.8 6.9 A.4.3
        fide-2014 | time 15m | e4 e5 | 0:00:00 0:00:00 | flag | => 1/2-1/2 |  | 6.11
        us-chess | time 90m d5s | e4 e5 | 0:00:00 0:01:00 | flag | => 0-1 |  | 13C 13C1
        us-chess | time 90m d5s; start 8/8/4k3/8/8/2n1K3/8/3B4 w - - 0 60 | | 0:00:00 0:01:00 | flag | => 1/2-1/2 |  | 14E2
        us-chess | time 90m | e4 e5 | 0:00:00 0:00:00 | flag | => 1/2-1/2 |  | 14G 16B2b 16T
        bcf-1912 | time code | e4 e5 | 0:00:00 0:01:00 | flag | => 0-1 |  | 42(c)
        ",
    );
}

#[test]
fn another_offence_is_found() {
    check(
        "
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence no-move | => 0:41:07 0:40:55 |  | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence no-move | found=opponent => 0:41:07 0:40:55 |  | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence no-move | before=1 => 0-1 |  | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence two-hands g1 f3 | => 0:41:07 0:40:55 | move the Knight from g1 to f3 | 7.5.5
        fide-2023 | time 90m+30s; start 4k3/P7/8/8/8/8/8/4K3 w - - 0 50 | | 0:41:37 0:38:55 | offence pawn-left a7 a8 | => 0:41:37 0:40:55 |  | 7.5.5
        fide-2023 | time 15m+10s; start 8/P4k2/8/8/8/8/5K2/8 w - - 0 50 | | 0:04:12 0:03:40 | offence pawn-left a7 a8 | => 0:04:12 0:04:40 |  | 7.5.5 A.3
        fide-2023 | time 15m+10s; start 8/P4k2/8/8/8/8/5K2/8 w - - 0 50 | | 0:04:12 0:03:40 | offence pawn-left a7 a8 | found=position => 0:04:12 0:03:40 |  | A.5.4
        fide-2023 | time 15m+10s; start 6k1/8/8/8/8/4r3/8/R3K3 w - - 0 50 | | 0:04:12 0:03:40 | illegal-move a1a8 | found=position => 0:04:12 0:03:40 |  | A.5.4
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence device | => 0-1 |  | 11.3.2.2 11.3.2 12.8
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence device | by=opponent => 1-0 |  | 11.3.2.2 11.3.2 12.8
        fide-2023 | time 90m+30s | | | offence late | => 0-1 |  | 6.7.1
        fide-2023 | time 90m+30s | | | offence late | absent=both => 0-0 |  | 6.7.1
        us-chess | time 90m | | | offence late | absent=black => 1-0 |  | 13D
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence disturbs | => 0:41:37 0:38:55 |  | 11.5 11.6
        us-chess | time 90m d5s | e4 e5 | 0:41:37 0:38:55 | offence disturbs | by=opponent => 0:41:37 0:38:55 |  | 20G
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence offers-again | => 0:41:37 0:38:55 |  | 11.5 11.6
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence draw-offer | by=opponent => 0:41:37 0:38:55 |  | 9.1.2.1 11.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence displaced d1 d3 | => 0:41:37 0:38:55 |  | 7.4.1 7.4.3
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence displaced d8 d6 | by=opponent => 0:41:37 0:38:55 |  | 7.4.1 7.4.3
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | offence displaced d1 d3 | found=arbiter => 0:41:37 0:38:55 |  | 12.3 7.4.1 7.4.3
        bcf-1912 | | e4 e5 | | offence displaced d8 d6 | by=opponent =>  |  | 23
        fide-2023 | time 90m | e4 e5 | 0:01:37 0:38:55 | offence no-normal-means | => 0:01:37 0:38:55 |  | III.5
        fide-2023 | time 90m | e4 e5 | 0:01:37 0:38:55 | offence no-normal-means | decided=drawn => 1/2-1/2 |  | III.5.1
        fide-2023 | time 90m | e4 e5 | 0:01:37 0:38:55 | offence no-normal-means | announced=no => 0:01:37 0:38:55 |  | III.2.1
        us-chess | time 90m | e4 e5 | 0:01:37 0:38:55 | offence no-normal-means | => 0:01:37 0:38:55 |  | 14H Variation
        ",
    );
    let added = answered("fide-2023 | time 90m+30s | e4 e5 | 0:01:37 0:38:55 | offence no-normal-means |");
    assert!(added.headline.contains("time is added with each move"), "{}", added.headline);
    let silent = answered("american-1897 | | | | offence late |");
    assert!(silent.headline.contains("silent"), "{}", silent.headline);
    for (line, field) in [
        ("fide-2023 | | | | offence |", "act"),
        ("fide-2023 | | | | offence snoring |", "act"),
        ("fide-2023 | | | | offence two-hands |", "squares"),
        ("fide-2023 | | | | offence displaced d1 |", "squares"),
    ] {
        let wrong = asked(line).read().expect_err(line);
        assert_eq!(wrong.iter().map(|wrong| wrong.field).collect::<Vec<_>>(), [field], "{line}");
    }
}

/// Nobody knows which flag was first: where it matters who claims, he is asked for, and nothing is assumed.
#[test]
fn after_two_flags_no_claimant_is_assumed() {
    let line = "bcf-1912 | time 60m | e4 e5 | 0:00:00 0:00:00 | flag |";
    let answer = answered(line);
    assert_eq!(answer.result, None, "{}", answer.headline);
    let claimant = answer.switches.iter().find(|switch| switch.key == "claimant").expect("it is asked");
    assert_eq!(claimant.value, "nobody");
}

/// Whether a game is dead is a question that nobody need be allowed to ask, and what holds of every game is no answer.
#[test]
fn a_dead_position_is_told_without_what_holds_of_every_game() {
    let bare = "start 4k3/8/8/8/8/8/8/4K3 w - - 0 50 | | | can-mate |";
    let old = answered(&format!("bcf-1912 | {bare}"));
    assert_eq!((old.rulings.len(), old.articles.len()), (0, 0), "{old:?}");
    let new = answered(&format!("fide-2023 | {bare}"));
    assert_eq!((new.rulings.len(), new.result.is_some()), (1, true), "{new:?}");
}

/// A flag has fallen where a clock shows that no time is left, and nowhere else.
#[test]
fn the_clocks_say_whose_flag_it_is() {
    let refused = |line: &str| {
        let (situation, question) = asked(line).read().unwrap_or_else(|wrong| panic!("{line}: {wrong:#?}"));
        let wrong = answer(&situation, &question).expect_err(line);
        format!("{}: {}", wrong.field, wrong.why)
    };
    let none = "fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 | 0:00:05 0:01:00 | flag |";
    let why =
        "clocks: expected 0:00:00 on a clock whose flag has fallen, found White 0:00:05 and Black 0:01:00";
    assert_eq!(refused(none), why);
    assert_eq!(refused(&format!("{none} fallen=white")), why);
    assert_eq!(
        refused("fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 | 0:12:34 0:00:00 | flag | fallen=white"),
        "assumed: expected `fallen=black`, since the clocks show White 0:12:34 and Black 0:00:00, found `fallen=white`"
    );
    let assumed = |line: &str| -> Vec<(&str, &str, Vec<&str>)> {
        let switches = answered(line).switches.into_iter();
        let says =
            |settings: Vec<_>| settings.into_iter().map(|one: jadoube_desk::Setting| one.says).collect();
        switches.map(|switch| (switch.key, switch.value, says(switch.settings))).collect()
    };
    let unknown = assumed("fide-2023 | time 90m+30s | e4 e5 Nf3 | | flag |");
    assert_eq!(unknown, [("fallen", "black", vec!["White's", "Black's", "both"])]);
    assert_eq!(assumed("fide-2023 | time 90m+30s | e4 e5 Nf3 | 0:00:00 0:01:00 | flag |"), []);
    let both = assumed("fide-2023 | time 90m+30s | e4 e5 | 0:00:00 0:00:00 | flag |");
    assert_eq!(both.iter().map(|(key, ..)| *key).collect::<Vec<_>>(), ["first", "claimant"]);
}

/// Both flags in a period that is not the last: the clock of the player to move runs.
#[test]
fn after_two_flags_the_clock_of_the_player_to_move_runs() {
    for (code, time) in [
        ("fide-2023", "40/90m, 30m"),
        ("fide-2023", "40/90m+30s, 30m+30s"),
        ("fide-2018", "40/90m, 30m"),
        ("us-chess", "40/90m, 30m"),
    ] {
        for (moves, player) in [("e4 e5 Nf3 Nc6", "white"), ("e4 e5 Nf3", "black")] {
            for first in ["", "claimant=white"] {
                let line = format!("{code} | time {time} | {moves} | 0:00:00 0:00:00 | flag | {first}");
                let answer = answered(&line);
                assert_eq!(answer.result, None, "{line}: {}", answer.headline);
                let running = answer.clocks.and_then(|clocks| clocks.running);
                assert_eq!(running.as_deref(), Some(player), "{line}: {}", answer.headline);
            }
        }
    }
}

#[test]
fn the_clocks_show_wrong_times() {
    check(
        "
        # The setting is known: what the clocks show follows from it, the moves and the time that was used.
        fide-2023 | time 5m+3s; regime full | e4 e5 Nf3 Nc6 Bb5 a6 | 4:00 4:10 | clocks 5m+2s | => 0:04:03 0:04:13 |  | 6.10.2
        fide-2023 | time 5m+3s; regime full | e4 e5 Nf3 Nc6 Bb5 a6 | 4:00 4:10 | clocks 5m+2s | found=player => 0:04:03 0:04:13 |  | 6.10.2
        fide-2018 | time 90m+30s | e4 e5 | 1:19:00 1:18:00 | clocks 80m+30s | => 1:29:00 1:28:00 |  | 6.10.2
        fide-2014 | time 90m+30s | e4 e5 | 1:19:00 1:18:00 | clocks 80m+30s | => 1:29:00 1:28:00 |  | 6.10.b
        us-chess | time 90m+30s | e4 e5 | 1:19:00 1:18:00 | clocks 80m+30s | => 1:29:00 1:28:00 |  | 16
        # A clock that ran out too early, and one that had too much: no flag is down by this.
        fide-2023 | time 90m+30s | e4 e5 | 0:00:00 0:30:00 | clocks 80m+30s | => 0:10:00 0:40:00 |  | 6.10.2
        fide-2023 | time 3m; regime full | e4 e5 | 6:00 8:00 | clocks 10m | => 0:00:00 0:01:00 |  | 6.10.2
        fide-2023 | time 5m | e4 e5 | 4:00 4:10 | clocks 5m | => 0:04:00 0:04:10 |  | 6.10.2
        # What they should show is known.
        fide-2023 | time 90m+30s; right 1:10:00 1:05:00 | e4 e5 | 1:00:00 1:05:00 | clocks | => 1:10:00 1:05:00 |  | 6.10.2
        fide-2023 | time 90m+30s; right 1:10:00 1:05:00 | e4 e5 | 1:00:00 1:05:00 | clocks | since=later => 1:10:00 1:05:00 |  | 6.10.2
        us-chess | time 90m+30s; right 1:10:00 1:05:00 | e4 e5 | 1:00:00 1:05:00 | clocks | since=later => 1:10:00 1:05:00 |  | 16 21D
        bcf-1912 | time 90m; right 1:10:00 1:05:00 | e4 e5 | 1:00:00 1:05:00 | clocks | since=later => 1:10:00 1:05:00 |  | 36(e) 43
        # No word on the setting, and wrong times are put right for all that.
        bcf-1912 | time 90m; right 1:10:00 1:05:00 | e4 e5 | 1:00:00 1:05:00 | clocks | => 1:10:00 1:05:00 |  | 36(e) 43
        bcf-1912 | time 90m | e4 e5 | 1:00:00 1:05:00 | clocks 80m | => 1:10:00 1:15:00 |  | 36(e) 43
        ",
    );
}

/// Ten moves are completed in rapid chess: the setting stays, unless the schedule would suffer.
#[test]
fn wrong_times_may_be_found_too_late() {
    const TEN: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5";
    for (asked, expected) in [
        ("15m+10s; regime ordinary | TEN | 10:00 11:00 | clocks 10m+10s |", "0:10:00 0:11:00 |  | A.5.1.1"),
        (
            "15m+10s; regime ordinary | TEN | 10:00 11:00 | clocks 10m+10s | schedule=yes",
            "0:15:00 0:16:00 |  | 6.10.2 A.5.1.1",
        ),
        (
            "15m+10s; regime ordinary; right 14:00 11:00 | TEN | 10:00 11:00 | clocks |",
            "0:10:00 0:11:00 |  | A.5.1.1",
        ),
    ] {
        let line = format!("fide-2023 | time {}", asked.replace("TEN", TEN));
        assert_eq!(told(&line), expected, "{line}: {}", answered(&line).headline);
        assert!(answered(&line).switches.iter().any(|switch| switch.key == "schedule"));
    }
}

/// Codes without a word on clocks leave them as they are: no time is made up.
#[test]
fn clocks_of_which_a_code_says_nothing_stay_as_they_are() {
    check(
        "
        fide-1992 | time 40/120m | e4 e5 | 1:01:00 1:02:00 | illegal-move g1f4 | => 1:01:00 1:02:00 | move the man on g1 | 19
        fide-1929 | time 40/120m | e4 e5 | 1:01:00 1:02:00 | touched g1 | => 1:01:00 1:02:00 | move the man on g1 | 19
        london-1883 | time 40/120m | e4 e5 | 1:01:00 1:02:00 | repetition | => 1:01:00 1:02:00 |  | 16
        walker-1832 | time 40/120m | e4 e5 | 1:01:00 1:02:00 | touched g1 | => 1:01:00 1:02:00 | move the man on g1 | VI
        ",
    );
}

/// What a wrong claim costs stands beside why it is wrong.
#[test]
fn a_wrong_claim_says_what_it_costs() {
    let twice = answered("fide-2023 | time 15m+10s | Nf3 Nf6 Ng1 Ng8 | 0:04:12 0:03:40 | repetition |");
    assert!(twice.headline.starts_with("The position has appeared only twice"), "{}", twice.headline);
    assert!(twice.headline.contains("Black is given one minute"), "{}", twice.headline);
    let touched =
        answered("fide-2023 | time 15m+10s | Nf3 Nf6 | 0:04:12 0:03:40 | repetition | first=touched");
    assert!(!touched.headline.contains("minute"), "{}", touched.headline);
}

#[test]
fn the_game_began_wrongly() {
    const MEN: &str = "start rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let cases = "
        fide-2023 | time 90m+30s | e4 e5 | 1:29:00 1:28:00 | start colours | => recommenced |  | 7.3
        fide-2023 | time 90m+30s | e4 e5 | 1:29:00 1:28:00 | start colours | found=player => recommenced |  | 7.3
        fide-2023 | time 90m+30s | | 1:29:00 1:28:00 | start colours | made=9 => recommenced |  | 7.3
        fide-2023 | time 90m+30s | | 1:29:00 1:28:00 | start colours | made=10 => 1:29:00 1:28:00 |  | 7.3
        fide-2018 | time 90m+30s | | 1:29:00 1:28:00 | start colours | made=10 => 1:29:00 1:28:00 |  | 7.3
        fide-2014 | time 90m+30s | | 1:29:00 1:28:00 | start colours | made=3 => 1:29:00 1:28:00 |  | 7.3
        fide-2023 | time 90m+30s | e4 e5 | | start board | => |  | 7.2.2
        fide-2023 | time 15m+10s | | | start board | made=10 => |  | A.5.1.2
        fide-2023 | time 90m+30s; MEN | e4 e5 | | start men | => recommenced |  | 7.2.1
        fide-2023 | time 90m+30s | e4 e5 | | start men | => |  | 7.2.1
        us-chess | time 90m d5s; MEN | e4 e5 | | start men | => recommenced |  | 11F
        us-chess | time 90m d5s | | | start colours | made=10 => |  | 11F
        us-chess | time 5m; tempo blitz | | | start colours | made=3 => |  | 11F Blitz 3
        bcf-1912 | | | | start board | => recommenced |  | 3
        walker-1832 | | | | start colours | => |  | XXV
        ";
    check(&cases.replace("MEN", MEN));
    let wrong = asked("fide-2023 | | | | start nothing |").read().expect_err("nothing was wrong");
    assert_eq!(wrong[0].field, "act");
}

#[test]
fn what_is_asked_about_wrong_times_is_checked() {
    for (line, field) in [
        ("fide-2023 | time 5m | e4 e5 | 4:00 4:10 | clocks |", "clocks_right"),
        ("fide-2023 | time 5m; right 4:00 4:10 | e4 e5 | 4:00 4:10 | clocks 5m+2s |", "clocks_right"),
    ] {
        let wrong = asked(line).read().expect_err(line);
        assert_eq!(wrong[0].field, field, "{line}");
    }
    for (line, field) in [
        ("fide-2023 | time 5m | e4 e5 | | clocks 4m |", "clocks"),
        ("fide-2023 | | e4 e5 | 4:00 4:10 | clocks 4m |", "time"),
        ("fide-2023 | time 5m | e4 e5 | 4:00 4:10 | clocks soon |", "act"),
        ("fide-2023 | time 5m | e4 e5 | 4:10 4:10 | clocks 4m |", "clocks"),
        ("fide-2023 | time 5m; right 9:00 4:10 | e4 e5 | 0:01 4:10 | clocks |", "clocks_right"),
    ] {
        let (situation, question) = asked(line).read().expect(line);
        let wrong = answer(&situation, &question).expect_err(line);
        assert_eq!(wrong.field, field, "{line}: {}", wrong.why);
    }
}
