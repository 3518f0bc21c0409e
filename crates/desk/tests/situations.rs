//! What arbiters are asked at boards, one line a case: the situation, the question, and the answer with its article.

use jadoube_desk::{Answer, Asked, answer};

/// Words behind `code | settings | moves | clocks | question | switches`, each part as far as it is given.
fn asked(line: &str) -> Asked {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [code, settings, moves, clocks, question, assumed] = parts[..] else { panic!("{line}") };
    let bound = ("search-states".to_owned(), "20000".to_owned());
    let mut asked = Asked { code: code.into(), terms: vec![bound], ..Asked::default() };
    for setting in settings.split(';').map(str::trim).filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once(' ').unwrap_or_else(|| panic!("{setting}"));
        match key {
            "time" => asked.time = Some(value.into()),
            "tempo" => asked.tempo = Some(value.into()),
            "regime" => asked.regime = Some(value.into()),
            "start" => asked.start = Some(value.into()),
            "then" => {
                let times: Vec<String> = value.split_whitespace().map(String::from).collect();
                asked.clocks_then = <[String; 2]>::try_from(times).ok();
            }
            "right" => {
                let times: Vec<String> = value.split_whitespace().map(String::from).collect();
                asked.clocks_right = <[String; 2]>::try_from(times).ok();
            }
            key => asked.terms.push((key.into(), value.into())),
        }
    }
    asked.moves = moves.split_whitespace().map(String::from).collect();
    let clocks: Vec<String> = clocks.split_whitespace().map(String::from).collect();
    asked.clocks = <[String; 2]>::try_from(clocks).ok();
    let mut words = question.split_whitespace().map(String::from);
    asked.question = words.next().unwrap_or_default();
    match asked.question.as_str() {
        "touched" => asked.squares = words.collect(),
        "offence" => (asked.act, asked.squares) = (words.next(), words.collect()),
        _ => (asked.act, asked.replies) = (words.next(), words.collect()),
    }
    let pair = |text: &str| text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    asked.assumed = assumed.split_whitespace().filter_map(pair).collect();
    asked
}

fn answered(line: &str) -> Answer {
    let (situation, question) = asked(line).read().unwrap_or_else(|wrong| panic!("{line}: {wrong:#?}"));
    answer(&situation, &question).unwrap_or_else(|wrong| panic!("{line}: {wrong:#?}"))
}

/// The answer in one line: the result or the times to set, what must be played, and the articles of the headline.
fn told(line: &str) -> String {
    let answer = answered(line);
    let result = answer.result.map(|outcome| outcome.result);
    let clocks = answer
        .clocks
        .filter(|_| asked(line).clocks.is_some())
        .map(|clocks| format!("{} {}", clocks.white.unwrap_or_default(), clocks.black.unwrap_or_default()));
    let first = answer.articles.iter().filter(|article| article.first).map(|article| article.no);
    let parts =
        [result.or(clocks).unwrap_or_default(), answer.must.join(", "), first.collect::<Vec<_>>().join(" ")];
    parts.join(" | ")
}

/// Every line says what it expects behind `=>`: the whole of what is told, in which `…` may stand for articles.
fn check(cases: &str) {
    let mut wrong = Vec::new();
    for line in cases.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (asked, expected) = line.split_once("=>").unwrap_or_else(|| panic!("{line}"));
        let told = told(asked);
        if told.trim() != expected.trim() {
            wrong.push(format!("{}\n    => {told}\n    {}", asked.trim(), answered(asked).headline));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

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
        us-chess | time 90m d5s; start 8/P6k/8/8/8/8/6pK/8 w - - 0 60 | | 0:41:37 0:38:55 | illegal-move a7a8 | before=1 => 0:41:37 0:40:55 | promote the Pawn on a8 | 1C2a 11D
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
        fide-2023 | time 15m; tempo rapid | e4 e5 | 0:00:00 0:00:00 | flag | first=black => 1-0 |  | 6.8 6.9 A.5.3
        fide-2023 | time 40/90m, 30m | e4 e5 | 0:00:00 0:00:00 | flag | => 0:30:00 0:30:00 |  | III.3.1
        fide-2018 | time 3m+2s | e4 e5 | 0:00:00 0:01:00 | flag | => 0-1 |  | 6.4 6.8 6.9 A.4.3
        fide-2014 | time 15m | e4 e5 | 0:00:00 0:00:00 | flag | => 1/2-1/2 |  | 6.11
        us-chess | time 90m d5s | e4 e5 | 0:00:00 0:01:00 | flag | => 0-1 |  | 13C 13C1
        us-chess | time 90m d5s; start 8/8/4k3/8/8/2n1K3/8/3B4 w - - 0 60 | | 0:00:00 0:01:00 | flag | => 1/2-1/2 |  | 14E2
        us-chess | time 90m | e4 e5 | 0:00:00 0:00:00 | flag | => 1/2-1/2 |  | 14G 16T
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
        ",
    );
    let silent = answered("american-1897 | | | | offence late |");
    assert!(silent.headline.contains("silent"), "{}", silent.headline);
    for (line, field) in [
        ("fide-2023 | | | | offence |", "act"),
        ("fide-2023 | | | | offence snoring |", "act"),
        ("fide-2023 | | | | offence two-hands |", "squares"),
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
