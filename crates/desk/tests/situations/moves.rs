//! Moves, touches, repetitions, and positions that are dead.

use jadoube_desk::answer;

use crate::support::{answered, asked, check};

#[test]
fn an_illegal_move_is_found() {
    check(
        "
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | => 0:41:07 0:40:55 | move the man on g1 | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | found=arbiter => 0:41:07 0:40:55 | move the man on g1 | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | pressed=no => 0:41:37 0:38:55 | move the man on g1 | 7.5.1
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | before=1 => 0-1 |  | 7.5.5
        fide-2023 | time 90m+30s; start 4k3/8/8/8/8/8/3PR3/4K3 b - - 0 1 | | 0:41:37 0:38:55 | illegal-move e8e7 | before=1 => 1-0 |  | 7.5.5
        fide-2023 | time 90m+30s; start 4k3/8/8/8/8/8/4R3/4K3 b - - 0 1 | | 0:41:37 0:38:55 | illegal-move e8e7 | replied=yes => 0:43:07 0:38:25 | move the man on e8 | 7.5.5
        fide-2023 | time 15m+10s | e4 e5 | 0:04:12 0:03:40 | illegal-move g1f4 | => 0:04:02 0:04:40 | move the man on g1 | 7.5.5 A.3
        fide-2023 | time 15m+10s | e4 e5 | 0:04:12 0:03:40 | illegal-move g1f4 | replied=yes => 0:04:12 0:03:40 |  | A.5.2
        fide-2023 | time 15m+10s | e4 e5 | 0:04:12 0:03:40 | illegal-move e1e3 | replied=yes found=arbiter => 0:04:12 0:03:40 |  | A.5.2
        fide-2018 | time 3m+2s | e4 e5 | 0:04:12 0:03:40 | illegal-move e1e3 | replied=yes found=arbiter => 0:04:12 0:03:40 |  | A.4.2
        fide-2014 | time 15m+10s | e4 e5 | 0:04:12 0:03:40 | illegal-move e1e3 | replied=yes found=arbiter => 0:04:12 0:03:40 |  | A.4.b
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move e1e3 | replied=yes found=arbiter => 0:41:07 0:40:25 | move the man on e1 | 7.5.5
        us-chess | time 90m | e4 e5 | 0:41:37 0:38:55 | illegal-move e1e3 d6 h3 h6 a3 a6 b3 b6 g3 g6 Bb2 Bb7 Bg2 Bg7 Nge2 Nge7 Nbc3 Nbc6 d3 O-O Qd2 Qd7 | found=arbiter => 0:41:37 0:38:55 |  | 11B
        fide-2023 | time 15m+10s; regime full | e4 e5 | 0:04:12 0:03:40 | illegal-move g1f4 | replied=yes => 0:04:02 0:04:30 | move the man on g1 | 7.5.5 A.3
        fide-2023 | time 3m+2s | e4 e5 | 0:01:12 0:00:40 | illegal-move g1f4 | => 0:01:10 0:01:40 | move the man on g1 | 7.5.5 B.3
        fide-2023 | time 3m+2s | e4 e5 | 0:01:12 0:00:40 | illegal-move g1f4 | before=1 => 0-1 |  | 7.5.5
        fide-2018 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | => 0:41:07 0:40:55 | move the man on g1 | 7.5.5
        fide-2018 | time 15m+10s | e4 e5 | 0:04:12 0:03:40 | illegal-move g1f4 | => 0:04:02 0:05:40 | move the man on g1 | 7.5.5
        fide-2018 | time 3m+2s | e4 e5 | 0:01:12 0:00:40 | illegal-move g1f4 | => 0:01:10 0:01:40 | move the man on g1 | 7.5.5 B.2
        fide-2014 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | => 0:41:07 0:40:55 | move the man on g1 | 7.5.b
        fide-2014 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | before=1 => 0-1 |  | 7.5.b
        fide-2014 | time 15m+10s | e4 e5 | 0:04:12 0:03:40 | illegal-move g1f4 | => 0-1 |  | A.4.b
        us-chess | time 90m d5s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | => 0:41:37 0:40:55 | move the man on g1 | 1C2a 11D
        us-chess | time 90m d5s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f4 | replied=yes => 0:41:37 0:40:55 | move the man on g1 | 1C2a 11D
        us-chess | time 3m+2s | e4 e5 | 0:01:12 0:00:40 | illegal-move g1f4 | => 0:01:12 0:02:40 | move the man on g1 | 1C2a 11D
        us-chess | time 3m+2s; tempo blitz | e4 e5 | 0:01:12 0:00:40 | illegal-move g1f4 | => 0:01:12 0:02:40 | move the man on g1 | 1C2a 11D Blitz 7d
        bcf-1912 | | e4 e5 | | illegal-move g1f4 | => | move the man on g1 | 24(a)
        walker-1832 | | e4 e5 | | illegal-move g1f4 | => |  | XIII
        american-1897 | | e4 e5 | | illegal-move g1f4 | => |  | II.6(b)
        fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 Be2 Nd4 d3 Nxe2 | 0:41:37 0:38:55 | illegal-move e1g1 | => 0:41:07 0:40:55 | move the man on e1 | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 Be2 Nd4 d3 Nxe2 | 0:41:37 0:38:55 | illegal-move O-O | => 0:41:07 0:40:55 | move the King on e1 | 7.5.5
        fide-2023 | time 90m+30s; start 8/P6k/8/8/8/8/7K/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8p | => 0:41:37 0:40:55 |  | 7.5.5
        fide-2023 | time 90m+30s; start 8/P6k/8/8/8/8/7K/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8 | => 0:41:37 0:40:55 |  | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move g1f3 | => 0:41:37 0:38:55 |  | 7.5.1
        ",
    );
}

#[test]
fn nobody_asks_at_a_board_about_a_game_by_messages() {
    for line in [
        "iccf | | e4 e5 | | can-mate |",
        "iccf | | | | repetition |",
        "american-1897 | kind correspondence | e4 e5 | | can-mate |",
    ] {
        let wrong = asked(line).read().expect_err(line);
        assert_eq!(wrong[0].field, "code", "{line}");
        assert!(wrong[0].why.contains("by messages"), "{}", wrong[0].why);
    }
}

/// A game that was played on after it was drawn by itself is told to have ended there, whatever is asked.
#[test]
fn a_game_that_went_on_after_its_end_is_told_to_have_ended() {
    let five = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let clocks = "0:41:37 0:38:55";
    for question in ["repetition", "repetition Nf3", "can-mate", "flag", "illegal-move g1f4", "move-limit"] {
        let answer = answered(&format!("fide-2023 | time 90m+30s | {five} | {clocks} | {question} |"));
        assert_eq!(answer.result.map(|it| it.result).as_deref(), Some("1/2-1/2"), "{question}");
        assert_eq!(answer.articles[0].no, "9.6.1", "{question}");
        assert!(
            answer
                .headline
                .ends_with("What was played after that does not count: 9. Nf3 9… Nf6 10. Ng1 10… Ng8."),
            "{}",
            answer.headline
        );
        assert_eq!(answer.switches, [], "{question}");
        let clocks = answer.clocks.expect("they were read off");
        assert_eq!((clocks.white.as_deref(), clocks.black.as_deref()), (Some("0:41:37"), Some("0:38:55")));
    }
    let dead = "start 8/8/3k4/3P4/4b3/8/3K4/8 b - - 0 40";
    let line = format!("fide-2023 | time 90m+30s; {dead} | Bxd5 Kd3 Ke5 Kc3 | {clocks} | can-mate |");
    let answer = answered(&line);
    assert!(answer.headline.ends_with("does not count: 41. Kd3 41… Ke5 42. Kc3."), "{}", answer.headline);
    assert!(answer.articles.iter().any(|article| article.no == "5.2.2"), "{:?}", answer.articles);
    let wrong = asked(&format!("fide-2023 | time 90m+30s; {dead} | Bxd5 Kd3 Ka1 | | can-mate |")).read();
    let wrong = wrong.expect_err("no King goes there");
    assert!(wrong[0].why.starts_with("move 41 of Black, the 3. in the list"), "{}", wrong[0].why);
}

/// What nobody read off a clock is not worked out from the time at the start. Of a game that is over the times stay as they
/// were read.
#[test]
fn no_times_are_made_up() {
    let clocks =
        |line: &str| answered(line).clocks.map(|clocks| (clocks.white, clocks.black, clocks.running));
    for line in [
        "fide-2023 | time 90m+30s | e4 e5 | | illegal-move e1e3 |",
        "fide-2023 | time 15m+10s | Nf3 Nf6 Ng1 | | repetition Ng8 |",
        "us-chess | time 90m d5s; then 0:50:10 0:58:20 | e4 e5 | | illegal-move g1f4 Nc6 |",
        "fide-2023 | time 90m+30s | e4 e5 | | touched g1 |",
        "fide-2023 | time 90m+30s | e4 e5 | | flag |",
    ] {
        assert_eq!(clocks(line), None, "{line}");
    }
    let then = "fide-2023 | time 90m+30s; then 0:50:10 0:58:20 | e4 e5 | | illegal-move g1f4 Nc6 |";
    assert_eq!(clocks(then), Some((Some("0:50:10".into()), Some("1:00:20".into()), Some("white".into()))));
    let five = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let over = format!("fide-2023 | time 90m+30s | {five} | 0:41:37 0:38:55 | repetition |");
    assert_eq!(clocks(&over), Some((Some("0:41:37".into()), Some("0:38:55".into()), None)));
}

const TAKEN: &str = "start 4r1k1/8/8/8/8/8/4B3/R3K3 w - - 0 40 | | 0:00:30 0:00:40 | illegal-move e2d3 e8e1";

#[test]
fn a_king_that_was_taken_is_put_back() {
    let claimed = answered(&format!("fide-2023 | time 3m+2s; {TAKEN} |"));
    assert_eq!(
        claimed.headline,
        "Black has made the next move, so White's illegal move stands. White is given one minute for an illegal move by Black. Another one ends the game."
    );
    assert!(claimed.after.starts_with("4r1k1/8/8/8/8/3B4/8/R3K3 b"), "{}", claimed.after);
    assert_eq!(claimed.must, ["move the man on e8"]);
    assert_eq!(claimed.clocks.and_then(|clocks| clocks.estimate), None, "it was found at once");
    // Where nobody can claim it, nothing is laid out to be played on.
    for code in ["fide-2018", "fide-2014", "us-chess", "bcf-1912", "walker-1832", "american-1897"] {
        for found in ["opponent", "arbiter"] {
            for terms in ["time 3m+2s; ", "time 90m; ", ""] {
                let line = format!("{code} | {terms}{TAKEN} | found={found}");
                let Ok((situation, question)) = asked(&line).read() else { continue };
                let Ok(answer) = answer(&situation, &question) else { continue };
                let board = answer.after.split(' ').next().unwrap_or_default();
                let kings = board.contains('K') && board.contains('k');
                assert!(kings || answer.moves.is_empty(), "{line}: {}", answer.after);
            }
        }
    }
}

#[test]
fn an_illegal_move_came_before_whatever_the_act_is() {
    check(
        "
        fide-2023 | time 90m+30s; start 8/P6k/8/8/8/8/6pK/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8 | before=1 => 0-1 |  | 7.5.5
        fide-2023 | time 90m+30s; start 8/P6k/8/8/8/8/7K/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8 | before=1 => 1/2-1/2 |  | 7.5.5
        fide-2023 | time 90m+30s; start 8/P6k/8/8/8/8/7K/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7b8 | before=1 => 1/2-1/2 |  | 7.5.5
        fide-2018 | time 90m+30s; start 8/P6k/8/8/8/8/7K/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8 | before=1 => 1/2-1/2 |  | 7.5.5
        us-chess | time 90m d5s; start 8/P6k/8/8/8/8/6pK/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8 | before=1 => 0:41:37 0:38:55 | promote the Pawn on a8 | 9D
        us-chess | time 90m d5s; start 8/P6k/8/8/8/8/6pK/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7b8 | before=1 => 0:41:37 0:40:55 | move the man on a7 | 1C2a 11D
        ",
    );
}

#[test]
fn times_that_nobody_knows_are_an_estimate() {
    let replies = "Nc6 d3 d6 c3 a6 h3 h6 a3 g6 b3 b6 g3 Bg7 Bg2 Nge7 Ne2 O-O O-O Be6 Be3 Qd7";
    let late = format!("time 90m+30s | e4 e5 | 0:41:30 0:52:10 | illegal-move g1f4 {replies} |");
    let estimate = |line: &str| answered(line).clocks.and_then(|clocks| clocks.estimate);
    let by = |line: &str| estimate(line).map(|it| it.articles.iter().map(|one| one.no).collect::<Vec<_>>());
    assert_eq!(by(&format!("fide-2023 | {late}")), Some(vec!["7.1"]));
    assert_eq!(by(&format!("fide-2018 | {late}")), Some(vec!["7.1"]));
    assert_eq!(
        by("fide-2023 | time 90m+30s | e4 e5 | 0:41:30 0:52:10 | illegal-move g1f4 | replied=yes"),
        Some(vec!["7.1"])
    );
    assert_eq!(by("fide-2023 | time 90m+30s | e4 e5 | 0:41:30 0:52:10 | illegal-move g1f4 |"), None);
    assert_eq!(by(&format!("us-chess | {late}")), None, "there the times stay");
}

#[test]
fn times_that_are_known_are_set() {
    check(
        "
        fide-2023 | time 90m+30s; then 0:50:10 0:58:20 | e4 e5 | 0:41:30 0:52:10 | illegal-move g1f4 Nc6 d3 d6 | => 0:50:10 1:00:20 | move the man on g1 | 7.5.5
        fide-2018 | time 3m+2s; regime full; then 0:02:10 0:02:20 | e4 e5 | 0:01:30 0:01:10 | illegal-move g1f4 Nc6 | => 0:02:10 0:03:20 | move the man on g1 | 7.5.5 B.2
        us-chess | time 90m d5s; then 0:50:10 0:58:20 | e4 e5 | 0:41:30 0:52:10 | illegal-move g1f4 Nc6 | => 0:41:30 0:54:10 | move the man on g1 | 1C2a 11D
        ",
    );
    let known =
        "fide-2023 | time 90m+30s; then 0:50:10 0:58:20 | e4 e5 | 0:41:30 0:52:10 | illegal-move g1f4 Nc6 |";
    assert_eq!(answered(known).clocks.and_then(|clocks| clocks.estimate), None);
}

#[test]
fn moves_are_read_as_a_score_has_them() {
    check(
        "
        fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 | 0:41:37 0:38:55 | illegal-move Bf1b6 | => 0:41:07 0:40:55 | move the man on f1 | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 Nf3 Nc6 | 0:41:37 0:38:55 | illegal-move Nfg5+ | => 0:41:37 0:38:55 |  | 7.5.1
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | illegal-move Rh3 | => 0:41:07 0:40:55 |  | 7.5.5
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | illegal-move exf5 | => 0:41:07 0:40:55 | move the man on e4 | 7.5.5
        fide-2023 | time 90m+30s | e4 e5 | 0:41:37 0:38:55 | illegal-move e5 | => 0:41:07 0:40:55 |  | 7.5.5
        ",
    );
    let refused = |line: &str| {
        let (situation, question) = asked(line).read().unwrap_or_else(|wrong| panic!("{line}: {wrong:#?}"));
        answer(&situation, &question).expect_err(line)
    };
    let two = refused("fide-2023 | time 90m+30s | e4 e5 | | illegal-move Nf4 |");
    assert_eq!((two.field, two.why.as_str()), ("act", "`Nf4` can mean b1f4 or g1f4"));
    let none = refused("fide-2023 | time 90m+30s | e4 e5 | | illegal-move Nhf4 |");
    assert_eq!(
        (none.field, none.why.as_str()),
        ("act", "`Nhf4` is not a legal move for White: there is no White Knight on the h-file")
    );
    let reply = refused("fide-2023 | time 90m+30s | e4 e5 | | illegal-move g1f4 Nf3 |");
    assert_eq!(reply.field, "replies", "{}", reply.why);
}

#[test]
fn a_ruling_that_can_be_doubted_says_so() {
    let answer = answered("fide-2023 | time 3m+2s | e4 e5 | 0:00:00 0:00:00 | flag |");
    let first: Vec<_> = answer.articles.iter().filter(|article| article.first).collect();
    assert_eq!(first.iter().map(|article| article.no).collect::<Vec<_>>(), ["III.3.1"]);
    assert!(first[0].doubts.iter().any(|doubt| doubt.contains("blitz")), "{:?}", first[0].doubts);
    for ruling in &answer.rulings {
        assert!(!ruling.articles.is_empty(), "{}", ruling.says);
    }
}

#[test]
fn what_makes_the_rules_of_standard_games_hold_is_named() {
    let basis = |line: &str| answered(line).basis.iter().map(|article| article.no).collect::<Vec<_>>();
    let fast = "e4 e5 | 0:01:12 0:00:40 | illegal-move g1f4 |";
    assert_eq!(basis(&format!("fide-2023 | time 3m+2s; regime full | {fast}"))[..2], ["B.2.1", "B.2.2"]);
    assert_eq!(basis(&format!("fide-2018 | time 3m+2s; regime full | {fast}"))[..2], ["B.3.1.1", "B.3.1.2"]);
    assert_eq!(basis(&format!("fide-2023 | time 15m+10s; regime full | {fast}"))[..2], ["A.4.1", "A.4.2"]);
    assert!(basis(&format!("fide-2023 | time 3m+2s | {fast}")).is_empty());
    assert!(basis(&format!("fide-2023 | time 90m+30s | {fast}")).is_empty());
}

#[test]
fn a_position_is_claimed_to_be_repeated() {
    check(
        "
        fide-2023 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | => 1/2-1/2 |  | 9.2.2 9.5.2 9.5.1 11.12
        fide-2023 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 | 0:41:37 0:38:55 | repetition Ng8 | => 1/2-1/2 |  | 9.2.1 9.5.2 9.5.1 11.12
        fide-2023 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 | 0:41:37 0:38:55 | repetition Ng1 | => 0:41:37 0:40:55 | make the declared move f3g1 | 9.2.1 9.5.3 9.5.1 11.12
        fide-2023 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | claimant=other => 0:43:37 0:38:55 |  | 9.2.2 9.5.3
        fide-2023 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | first=touched => 0:41:37 0:38:55 | move the man on b1 | 9.4
        fide-2023 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | => 1/2-1/2 |  | 9.6.1 6.2.1.1
        fide-2018 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | => 1/2-1/2 |  | 9.2.2 9.5.2 9.5.1 11.12
        fide-2014 | time 90m+30s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | => 1/2-1/2 |  | 5.2.d 9.2.b 9.5.a 9.5
        fide-2023 | time 15m+10s | Nf3 Nf6 Ng1 Ng8 | 0:04:12 0:03:40 | repetition | => 0:04:12 0:04:40 |  | 9.2.2 9.5.3 9.5.1 11.12 A.3
        us-chess | time 90m d5s | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | => 1/2-1/2 |  | 14C 14C7
        us-chess | time 90m d5s | Nf3 Nf6 Ng1 Ng8 | 0:41:37 0:38:55 | repetition | => 0:41:37 0:40:55 |  | 14C 14C6 14C7 1C2a
        bcf-1912 | | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | | repetition | => 1/2-1/2 |  | 32(c)
        ",
    );
}

#[test]
fn too_many_moves_are_claimed_to_have_been_made() {
    check(
        "
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 100 120 | | 0:41:37 0:38:55 | move-limit | => 1/2-1/2 |  | 9.3.2 9.5.2 9.5.1 11.12
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 99 120 | | 0:41:37 0:38:55 | move-limit | => 0:41:37 0:40:55 |  | 9.3.2 9.5.3 9.5.1 11.12
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 99 120 | | 0:41:37 0:38:55 | move-limit Qd4 | => 1/2-1/2 |  | 9.3.1 9.5.2 9.5.1 11.12
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 149 120 | Qd4 | 0:41:37 0:38:55 | move-limit | => 1/2-1/2 |  | 9.6.2 6.2.1.1
        fide-2014 | time 90m+30s; start 8/8/4k3/8/8/3QK3/8/8 w - - 100 120 | | 0:41:37 0:38:55 | move-limit | => 1/2-1/2 |  | 5.2.e 9.3.b 9.5.a 9.5
        us-chess | time 90m d5s; start 8/8/4k3/8/8/3QK3/8/8 w - - 100 120 | | 0:41:37 0:38:55 | move-limit | => 1/2-1/2 |  | 14F 14F3 14C7
        bcf-1912 | start 8/8/4k3/8/8/3QK3/8/8 w - - 100 120 | | | move-limit | => 1/2-1/2 |  | 32(d)
        ",
    );
}

#[test]
fn a_game_is_asked_to_be_dead() {
    check(
        "
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3BK3/8/8 w - - 0 120 | | 0:41:37 0:38:55 | can-mate | => 1/2-1/2 |  | 1.5 5.2.2
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/3pK3/8/4B3 w - - 0 120 | Kxd3 | 0:41:37 0:38:55 | can-mate | => 1/2-1/2 |  | 1.5 5.2.2 6.2.1.1
        fide-2023 | time 90m+30s; start 8/8/4k3/8/8/2nBK3/8/8 w - - 0 120 | | 0:41:37 0:38:55 | can-mate | => 0:41:37 0:38:55 |  |
        us-chess | time 90m d5s; start 8/8/4k3/8/8/3BK3/8/8 w - - 0 120 | | 0:41:37 0:38:55 | can-mate | => 1/2-1/2 |  | 14D 14D4
        bcf-1912 | start 8/8/4k3/8/8/3BK3/8/8 w - - 0 120 | | | can-mate | => |  |
        ",
    );
}

#[test]
fn a_man_was_touched() {
    check(
        "
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched e4 d5 | => 0:41:37 0:38:55 | take the man on d5 with the man on e4 | 4.3.3
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched d5 d1 | => 0:41:37 0:38:55 | take the man on d5 | 4.3.3
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched g1 d5 | order=unclear => 0:41:37 0:38:55 | move the man on g1 | 4.3.3
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched e4 | said=yes => 0:41:37 0:38:55 |  | 4.2.1 6.2.5
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched e4 | how=accident => 0:41:37 0:38:55 |  | 4.2.2
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched a1 | => 0:41:37 0:38:55 |  | 4.5
        fide-2023 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched b8 | hand=opponent => 0:41:37 0:38:55 |  | 4.2.1
        fide-2014 | time 90m+30s | e4 d5 | 0:41:37 0:38:55 | touched e4 d5 | => 0:41:37 0:38:55 | take the man on d5 with the man on e4 | 4.3.c
        us-chess | time 90m d5s | e4 d5 | 0:41:37 0:38:55 | touched e4 d5 | => 0:41:37 0:38:55 | take the man on d5 with the man on e4 | 10C
        us-chess | time 90m d5s | e4 d5 | 0:41:37 0:38:55 | touched d5 | => 0:41:37 0:38:55 | take the man on d5 | 10B
        bcf-1912 | | e4 d5 | | touched a1 | => |  | 22(a)
        walker-1832 | | e4 d5 | | touched a1 | => |  | XXV
        american-1897 | | e4 e5 Nf3 Nc6 Bc4 Bc5 | | touched h1 e1 | => |  | II.5(c)
        american-1897 | | e4 e5 Nf3 Nc6 Bc4 Bc5 | | touched h1 | => |  | II.5(c)
        american-1897 | | e4 e5 Nf3 Nc6 Bc4 Bc5 | | touched a1 | => |  | II.5(b)
        ",
    );
}

/// Where a code names a touch out of turn, and not what follows from it, that is told.
#[test]
fn a_touch_out_of_turn_says_what_follows() {
    for (code, open) in [
        ("fide-2023", true),
        ("us-chess", true),
        ("bcf-1912", false),
        ("american-1897", false),
        ("walker-1832", false),
    ] {
        let out_of_turn = answered(&format!("{code} | | e4 d5 | | touched b8 | hand=opponent"));
        let says = out_of_turn.headline.ends_with("does not say what follows.");
        assert_eq!(says, open, "{code}: {}", out_of_turn.headline);
    }
}
