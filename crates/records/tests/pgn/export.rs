//! A judged game that is written as PGN and read again is the same game.

use board::{Kind, Side, Square};
use game::Game;
use game::act::{
    Act, Claim, Entry, Exaction, Fact, HandAct, How, Motion, OfficialAct, PenaltyAct, Person, WordAct,
};
use game::settings::{Given, Odds, Settings, Start, Table};
use jadoube_records::pgn::{PgnGame, Reader, Replay, Tag, import, write};
use jadoube_records::{act, script::Script};
use proptest::prelude::*;

fn code() -> &'static law::Code {
    law::codes::find("bcf-1912").expect("a code")
}

/// A game from a script.
fn game(text: &str) -> Game {
    let script = Script::read("game.acts", text).expect("a script");
    let mut game = Game::new(script.header.code, script.header.settings.clone()).expect("a start");
    for line in &script.acts {
        let entry = line.written.entry(&game).expect("an act");
        game.judge(entry).expect("it can be done");
    }
    game
}

fn acts(game: &Game) -> Vec<String> {
    game.log().iter().map(|judged| act::text(&judged.entry)).collect()
}

/// Reads what was written; other programs' players find nothing wrong with it.
fn again(game: &Game) -> Game {
    let text = write(game, &[]);
    let mut play = Replay::default();
    Reader::new(text.as_bytes()).read_game(&mut play).expect("bytes in memory");
    let faults: Vec<_> = play.findings().iter().filter(|found| found.number.is_some()).collect();
    assert!(faults.is_empty(), "{text}\n{faults:?}");
    assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 100), "{text}");
    let record = PgnGame::first(text.as_bytes()).expect("bytes in memory");
    import(&record, code()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[track_caller]
fn is_kept(text: &str, movetext: &str) {
    let game = game(text);
    let again = again(&game);
    assert_eq!(acts(&again), acts(&game));
    assert_eq!(again.log(), game.log());
    assert_eq!(again.settings(), game.settings());
    let record = PgnGame::first(write(&game, &[]).as_bytes()).expect("bytes in memory");
    let line: Vec<_> = record.line.plies.iter().map(|ply| ply.san.as_str()).collect();
    assert_eq!(line.join(" "), movetext, "{}", write(&game, &[]));
}

#[test]
fn moves_alone() {
    is_kept(
        "code: bcf-1912\n\nwhite plays f3\nblack plays e5\nwhite plays g4\nblack plays Qh4\n",
        "f3 e5 g4 Qh4#",
    );
}

#[test]
fn a_touched_man_stands_in_a_comment() {
    let text = "code: bcf-1912\n\nwhite touches g1\nwhite plays Nf3\nblack lifts e7\nblack places e5\nblack releases\n";
    is_kept(text, "Nf3 e5");
    let pgn = write(&game(text), &[]).replace('\n', " ");
    assert!(pgn.contains("{[%act white touches g1] White touched the Knight on g1"), "{pgn}");
}

#[test]
fn an_illegal_move_taken_back_stands_in_comments() {
    let text = "code: bcf-1912\n\nwhite plays e4\nblack moves e7e4\nwhite exacts king\nblack plays e5\n";
    let game = game(text);
    assert_eq!(acts(&again(&game)), acts(&game));
}

#[test]
fn after_an_illegal_move_that_stands_all_is_acts() {
    is_kept("code: bcf-1912\n\nwhite moves e2e5\nblack plays d7d6\nwhite plays d2d4\n", "");
}

#[test]
fn from_a_position_and_at_odds() {
    is_kept(
        "code: bcf-1912\nstart: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\nwhite plays e4\nblack plays Kd7\n",
        "e4 Kd7",
    );
    is_kept(
        "code: bcf-1912\nstart: 4k3/4p3/8/8/8/8/8/4K3 b - - 0 7\n\nblack plays e5\nwhite plays Kd2\n",
        "e5 Kd2",
    );
    is_kept("code: bcf-1912\nodds: knight\n\nwhite plays e4\nblack plays e5\n", "e4 e5");
    is_kept("code: bcf-1912\nodds: queen\n\nwhite plays e4\n", "e4");
}

#[test]
fn moves_made_together_stand_before_the_first_move() {
    let text =
        "code: bcf-1912\nodds: moves 2\n\nblack plays e5\nblack plays d5\nwhite plays d4\nblack plays exd4\n";
    is_kept(text, "d5 d4 exd4");
}

#[test]
fn chess960() {
    let text = "code: bcf-1912\nstart: chess960 0\n\nwhite plays e4\n";
    let script = Script::read("game.acts", text).expect("a script");
    assert_eq!(script.header.settings.start, Start::Chess960(0));
    is_kept(text, "e4");
    assert!(write(&game(text), &[]).contains("[Variant \"Chess960\"]"));
}

/// One message makes the reply that was assumed and the answer to it.
#[test]
fn a_reply_that_was_assumed() {
    is_kept(
        "code: american-1897\nkind: correspondence\nreply: 3d\n\nwhite sends P-K4 if P-K4 then Kt-KB3\n\
         black sends P-K4\nblack sends Kt-QB3\nwhite sends P-Q4\n",
        "e4 e5 Nf3 Nc6 d4",
    );
}

#[test]
fn words_that_would_end_a_comment() {
    let text =
        "code: bcf-1912\n\nwhite plays e4\nplayers finds decided a ] b } c { [%act white resigns] 5 %7D %\n";
    let game = game(text);
    assert_eq!(acts(&again(&game)), acts(&game));
}

#[test]
fn the_clock_is_written_behind_each_move() {
    let text = "code: bcf-1912\ntime: 10m\n\n@0:00:10 white plays e4\n@0:00:25 black plays e5\n";
    let game = game(text);
    let record = PgnGame::first(write(&game, &[]).as_bytes()).expect("bytes in memory");
    let clocks: Vec<_> = record.line.plies.iter().map(|ply| ply.clock()).collect();
    assert_eq!(clocks, [Some(590_000), Some(585_000)]);
    assert_eq!(acts(&again(&game)), acts(&game));
}

/// What the press adds is on the clock that a player sees after his move.
#[test]
fn the_clock_behind_a_move_has_its_increment() {
    let text = "code: fide-2023\ntable: physical\ntime: 3m+2s\n\n@0:00:00 white moves e2e4\n@0:00:01 white presses\n\
                @0:00:03 black moves e7e5\n@0:00:04 black presses\n@0:00:09 white moves f2f4\n";
    let record = PgnGame::first(write(&game(text), &[]).as_bytes()).expect("bytes in memory");
    let clocks: Vec<_> = record.line.plies.iter().map(|ply| ply.clock()).collect();
    assert_eq!(clocks, [Some(181_000), Some(179_000), Some(176_000)]);
}

#[test]
fn a_clock_is_not_broken_over_two_lines() {
    let moves = ["e4", "e5", "f4", "f5", "d4", "d5", "c4", "c5", "b4", "b5", "a4", "a5", "h4", "h5"];
    let acts = (1..).zip(moves).map(|(at, played)| {
        let who = if at % 2 == 1 { "white" } else { "black" };
        format!("@0:00:0{}.{:03} {who} plays {played}\n", at / 2, at * 7)
    });
    let text = "code: bcf-1912\ntime: 10m\n\n".to_owned() + &acts.collect::<String>();
    let written = write(&game(&text), &[]);
    assert_eq!(written.matches("[%clk 0:").count(), moves.len(), "{written}");
    assert!(written.lines().all(|line| line.len() <= 79), "{written}");
}

#[test]
fn tags_in_their_order() {
    let game = game("code: bcf-1912\n\nwhite plays e4\nwhite resigns\n");
    let tag = |name: &str, value: &str| Tag { name: name.into(), value: value.into() };
    let tags = [tag("Annotator", "a \"b\" \\"), tag("White", "Blackburne"), tag("Result", "1-0")];
    let text = write(&game, &tags);
    let names: Vec<_> = text.lines().filter(|line| line.starts_with('[')).collect();
    let expected = [
        "[Event \"?\"]",
        "[Site \"?\"]",
        "[Date \"????.??.??\"]",
        "[Round \"?\"]",
        "[White \"Blackburne\"]",
        "[Black \"?\"]",
        "[Result \"0-1\"]",
        "[Annotator \"a \\\"b\\\" \\\\\"]",
        "[TimeControl \"-\"]",
        "[Laws \"bcf-1912\"]",
        "[Termination \"normal\"]",
    ];
    assert_eq!(names, expected);
    assert!(text.ends_with(" 0-1\n"), "{text}");
}

#[test]
fn the_time_control_as_the_standard_has_it() {
    let cases = [
        ("3m+2s", Some("180+2")),
        ("40/90m+30s, 30m+30s", Some("40/5400+30:1800+30")),
        ("20/60m*", Some("20/3600")),
        ("5m d2s", Some("300")),
        ("hourglass 1m", Some("*60")),
        ("none", Some("-")),
        ("each 2m", None),
        ("code", None),
        ("white 5m; black 3m", None),
    ];
    for (time, expected) in cases {
        let text = write(&game(&format!("code: bcf-1912\ntime: {time}\n\n")), &[]);
        let tag = text.lines().find_map(|line| line.strip_prefix("[TimeControl \"")?.strip_suffix("\"]"));
        assert_eq!(tag, expected, "{time}");
    }
}

fn square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(|index| Square::from_index(index).expect("below 64"))
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => square().prop_map(|square| Act::Hand(HandAct::Touches { squares: vec![square], how: How::Plainly })),
        2 => square().prop_map(|square| Act::Hand(HandAct::Lifts { square, how: How::Plainly })),
        2 => square().prop_map(|square| Act::Hand(HandAct::Places { square, how: How::Plainly })),
        2 => Just(Act::Hand(HandAct::Releases)),
        1 => square().prop_map(|square| Act::Hand(HandAct::Removes { square, how: How::Accidentally })),
        3 => (square(), square()).prop_map(|(from, to)| Act::Hand(HandAct::Moves(Motion::Transfer { from, to, promotion: None }))),
        1 => proptest::sample::select(Kind::ALL.to_vec()).prop_map(|it| Act::Hand(HandAct::Names(it))),
        1 => Just(Act::Word(WordAct::OffersDraw)),
        1 => Just(Act::Claim(Claim::IllegalMove(None), None)),
        1 => Just(Act::Penalty(PenaltyAct::Exacts(Exaction::King))),
        1 => square().prop_map(|square| Act::Penalty(PenaltyAct::Exacts(Exaction::Move(square)))),
        1 => Just(Act::Penalty(PenaltyAct::Waives)),
        1 => Just(Act::Official(OfficialAct::Finds(Fact::Accident))),
    ]
}

/// A legal move, made by `plays` or by `moves`; or anything.
#[derive(Clone, Debug)]
enum Step {
    Legal(usize, bool),
    Any(Side, Act),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => (any::<usize>(), proptest::bool::weighted(0.8)).prop_map(|(choice, plays)| Step::Legal(choice, plays)),
        2 => (proptest::sample::select(Side::ALL.to_vec()), any_act()).prop_map(|(side, act)| Step::Any(side, act)),
    ]
}

fn take(game: &mut Game, step: &Step) {
    let entry = match step {
        Step::Any(_, act @ Act::Official(OfficialAct::Finds(_))) => {
            Entry { stamp: None, who: Person::Players, act: act.clone() }
        }
        Step::Any(side, act) => Entry { stamp: None, who: Person::Player(*side), act: act.clone() },
        Step::Legal(choice, plays) => {
            let standing = game.standing();
            let Some(m) = standing.legal.get(choice % standing.legal.len().max(1)) else { return };
            let transfer = m.transfer();
            let motion = match m.castling_wing() {
                Some(wing) => Motion::Castling(wing),
                None => {
                    Motion::Transfer { from: transfer.from, to: transfer.to, promotion: transfer.promotion }
                }
            };
            let act =
                if *plays { Act::Hand(HandAct::Plays(motion)) } else { Act::Hand(HandAct::Moves(motion)) };
            Entry { stamp: None, who: Person::Player(standing.turn), act }
        }
    };
    // What cannot be done changes nothing.
    let _ = game.judge(entry);
}

fn settings() -> impl Strategy<Value = Settings> {
    let starts = ["r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1", "8/P1k5/K7/8/8/8/6p1/8 w - - 3 40"];
    let start = prop_oneof![
        3 => Just(Start::Usual),
        1 => (0u16..960).prop_map(Start::Chess960),
        2 => proptest::sample::select(starts.to_vec())
            .prop_map(|fen| Start::Setup(Box::new(fen.parse().expect("a FEN")))),
    ];
    let odds = [Given::Pawn, Given::PawnAndTwo, Given::Piece(Kind::Rook, None), Given::Moves(2)];
    let odds = proptest::option::weighted(0.2, proptest::sample::select(odds.to_vec()));
    (start, odds, proptest::bool::weighted(0.2)).prop_map(|(start, odds, guarded)| {
        let odds: Vec<_> =
            odds.into_iter().map(|given| Odds { giver: Side::White, given, left_on: false }).collect();
        let start = if odds.is_empty() { start } else { Start::Usual };
        let table = if guarded { Table::Guarded } else { Table::Physical };
        Settings { start, odds, table, search_states: 2_000, ..Settings::default() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_was_done_is_read_again(settings in settings(), steps in proptest::collection::vec(step(), 0..40)) {
        let mut game = Game::new(code(), settings).expect("a start");
        steps.iter().for_each(|step| take(&mut game, step));
        let again = again(&game);
        prop_assert_eq!(acts(&again), acts(&game));
        prop_assert_eq!(again.log(), game.log());
        prop_assert_eq!(again.settings(), game.settings());
    }
}

/// Of an envelope that is not opened a record keeps the hash; of one that is, what was drawn for it too.
#[test]
fn a_sealed_move() {
    let digits = "0123456789abcdef".repeat(4);
    let adjourned =
        format!("code: bcf-1912\n\nwhite plays e4\nblack adjourns\nblack seals Nf6 with {digits}\n");
    let sealed = game(&adjourned);
    let written = write(&sealed, &[]).replace('\n', " ");
    assert!(!written.contains("Nf6") && written.contains("black seals #"), "{written}");
    let (hash, script) = (acts(&again(&sealed)).remove(2), Script::of(&sealed).to_string());
    assert!(hash.starts_with("black seals #") && script.ends_with(&format!("{hash}\n")), "{script}");
    assert_eq!(acts(&game(&script)).last(), Some(&hash));

    is_kept(&format!("{adjourned}white opens envelope\n"), "e4 Nf6");
    let opened = Script::of(&game(&format!("{adjourned}white opens envelope\n"))).to_string();
    assert!(opened.contains(&format!("black seals Nf6 with {digits}\n")), "{opened}");
}

/// Under a code whose moves are communicated a game from elsewhere is sent, move by move.
#[test]
fn moves_from_elsewhere_are_sent_where_moves_are_communicated() {
    let record =
        PgnGame::first("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *".as_bytes()).expect("bytes in memory");
    let iccf = law::codes::find("iccf").expect("a code");
    let game = import(&record, iccf).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(acts(&game)[..3], ["white sends 5254", "black sends 5755", "white sends 7163"]);
    assert_eq!(game.standing().line.len(), 7);
    let script = Script::of(&game);
    assert_eq!(script.acts.len(), 7);
    let kept = import(&PgnGame::first(write(&game, &[]).as_bytes()).expect("bytes in memory"), code());
    assert_eq!(kept.map(|kept| acts(&kept)), Ok(acts(&game)));
}
