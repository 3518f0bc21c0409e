//! Random matches under every code: what is true of every match is true of them.

use board::Side;
use game::Game;
use game::envelope::Bits;
use game::standing::GameResult;
use jadoube_matches::act::{Begins, By, GamePlayed, How, MatchAct, Matter, Told};
use jadoube_matches::due::Whence;
use jadoube_matches::seal::seal;
use jadoube_matches::settings::{Colours, Draws, Length};
use jadoube_matches::text::{act_text, header_text, read, read_act};
use jadoube_matches::told::told;
use jadoube_matches::{Due, Hand, Match, MatchOdds, Player, Settings};
use law::{Provision, codes, provided};
use proptest::prelude::*;
use serde_json::Value;

const RESULTS: [GameResult; 8] = [
    GameResult::Won(Side::White),
    GameResult::Won(Side::Black),
    GameResult::Drawn,
    GameResult::BothLost,
    GameResult::HalfPoint(Side::White),
    GameResult::HalfPoint(Side::Black),
    GameResult::Annulled,
    GameResult::Recommenced,
];

/// Odds as a header writes them, of which some are played under no code.
const ODDS: [&str; 5] = ["none", "pawn by A", "knight by B", "rook h1 by B", "pawn by A, knight by A"];

fn odds(at: u8, settings: &Settings) -> MatchOdds {
    let line = format!("odds: {}", ODDS[usize::from(at) % ODDS.len()]);
    match read_act(&line, settings) {
        Ok(MatchAct::Odds(odds)) => odds,
        _ => MatchOdds::default(),
    }
}

fn settings() -> impl Strategy<Value = Settings> {
    let code = prop::sample::select(codes::all().to_vec());
    let draws = prop::option::weighted(0.2, prop::sample::select(vec![Draws::Count, Draws::DoNotCount]));
    let colours = vec![Colours::Alternate, Colours::Keep, Colours::Lot];
    let colours = prop::option::weighted(0.3, prop::sample::select(colours));
    let number = || prop::option::weighted(0.4, 1..8_u32);
    let timed = any::<bool>();
    (code, draws, colours, number(), number(), 0..20_u8, timed).prop_map(
        |(code, draws, colours, games, wins, given, timed)| {
            let mut settings = Settings::new(code, ["A", "B"].map(str::to_owned));
            let number = |it: Option<u32>| it.and_then(std::num::NonZeroU32::new);
            settings.length = Length { games: number(games), wins: number(wins), points: None };
            (settings.draws, settings.colours) = (draws, colours);
            settings.odds = odds(given, &settings);
            if timed {
                settings.terms.push(("time".to_owned(), "10m".to_owned()));
            }
            if Match::new(settings.clone()).is_err() {
                settings.odds = MatchOdds::default();
            }
            settings
        },
    )
}

/// What is done at a number drawn by lot: mostly what is due, now and then anything.
fn act(played: &Match, drawn: [u8; 3]) -> MatchAct {
    let [which, one, two] = drawn;
    let player = Player::ALL[usize::from(one & 1)];
    let matter = [Matter::Colours, Matter::FirstMove][usize::from(two & 1)];
    let hand = Hand::ALL[usize::from(two & 1)];
    let bits = Bits([which; 32]);
    let game = || {
        let told = Told::Result(RESULTS[usize::from(one) % RESULTS.len()]);
        let settled = [None, None, None, Some([2, 0]), Some([1, 1])][usize::from(two) % 5];
        MatchAct::Game(GamePlayed { points: settled, ..GamePlayed::new(told) })
    };
    if played.underway().is_some() && which < 230 {
        return game();
    }
    if let Some(hidden) = played.hidden().filter(|_| which < 230) {
        let hand = |place: u8| Hand::ALL[usize::from(place & 1)];
        return match hidden.picked {
            None => MatchAct::Picks { by: !hidden.by, hand: hand(one) },
            Some(_) => {
                let bits = Bits([7; 32]);
                let held = Hand::ALL.into_iter().find(|hand| hand.hash(&bits) == hidden.hash);
                MatchAct::Shows { by: hidden.by, hand: held.unwrap_or(Hand::Left), bits }
            }
        };
    }
    let due = played.next().map(|next| (next.colours.due, next.first.due));
    if let (Some((white, first)), true) = (due, which < 180) {
        let open = |due| matches!(due, Due::Lot | Due::Open | Due::Choice(_));
        let matter = if open(white) { Some(Matter::Colours) } else { None };
        let matter = matter.or(if open(first) { Some(Matter::FirstMove) } else { None });
        if let Some(matter) = matter {
            return match if matter == Matter::Colours { white } else { first } {
                Due::Choice(chooser) => MatchAct::Settles { matter, player, how: How::Choice(chooser) },
                _ if which % 2 == 0 => {
                    let hash = hand.hash(&Bits([7; 32]));
                    MatchAct::Hides { by: player, hash, matter: Some(matter) }
                }
                _ => MatchAct::Settles { matter, player, how: How::Lot },
            };
        }
        let number = played.next().map(|next| next.number);
        return match which % 3 {
            0 => game(),
            _ => MatchAct::Begins(Begins { number, name: format!("game{one}") }),
        };
    }
    match which % 9 {
        0 => MatchAct::Settles { matter, player, how: How::Agreement },
        1 => MatchAct::Settles { matter, player, how: How::Lot },
        2 => MatchAct::Settles { matter: Matter::Colours, player, how: How::Choice(!player) },
        3 => MatchAct::Odds(odds(two, played.settings())),
        4 => MatchAct::Sitting,
        5 => MatchAct::Picks { by: player, hand },
        6 => MatchAct::Shows { by: player, hand, bits },
        7 if one < 40 => MatchAct::Resigns(player),
        8 if one < 20 => MatchAct::Agrees(None),
        _ => MatchAct::Begins(Begins { number: Some(usize::from(two)), name: "x".to_owned() }),
    }
}

fn data(played: &Match) -> Value {
    serde_json::to_value(told(played)).expect("JSON")
}

/// The score is that of the games that count.
fn the_score_is_that_of_its_games(played: &Match) {
    let (score, games) = (played.score(), played.games());
    let standing = || games.iter().filter(|game| game.stands());
    assert_eq!(score.counted as usize, games.iter().filter(|game| game.counts).count());
    for player in Player::ALL {
        let won = standing().filter(|game| game.winner() == Some(player)).count();
        assert_eq!(score.won[player.index()] as usize, won);
        if let Some(points) = score.points {
            let gained = games.iter().filter_map(|game| game.points).map(|both| both[player.index()]);
            assert_eq!(points[player.index()], gained.sum::<u32>());
        }
    }
    assert!(games.iter().all(|game| game.stands() || !game.counts), "a game counts that was never played");
    assert!(games.iter().map(|game| game.number).eq(1..=games.len()), "games are numbered in their order");
}

/// What the articles say of the next game, told here once more, without the crate's own questions.
fn the_next_game_is_as_the_code_says(played: &Match) {
    let (Some(next), Some(last)) = (played.next(), played.games().last()) else { return };
    let of_code = |answer: &jadoube_matches::due::Answer| {
        matches!(answer.whence, Whence::Code | Whence::Instead) && !matches!(answer.due, Due::Lot | Due::Open)
    };
    let agreed = played.settings().colours.is_some();
    let even = played.odds().is_none() && last.odds.is_none();
    let id = played.settings().code.id;
    if agreed || !even || !of_code(&next.colours) || !of_code(&next.first) {
        return;
    }
    let stands = last.stands();
    match id {
        // 17: the colours go from player to player, and an annulled game is none of the series.
        "bcf-1912" if stands => assert_eq!(next.colours.due, Due::To(!last.white), "17"),
        "bcf-1912" => assert_eq!(next.colours.due, Due::To(last.due_white), "17"),
        // II.1(a) and (c): the first move goes from player to player; after an annulled game it stays.
        "american-1897" if stands => assert_eq!(next.first.due, Due::To(!last.began), "II.1(a)"),
        "american-1897" => assert_eq!(next.first.due, Due::To(last.due_first), "II.1(c)"),
        // IV: a drawn game is none, and the same player begins again.
        "walker-1832" if last.result == GameResult::Drawn => {
            assert_eq!(next.first.due, Due::To(last.began), "IV");
        }
        "walker-1832" if stands => assert_eq!(next.first.due, Due::To(!last.began), "IV"),
        _ => {}
    }
    if provided(played.settings().code, Provision::WhiteBegins).is_some() {
        assert_eq!(next.first.due, next.colours.due, "White begins");
    }
}

/// The game that can begin now is the one that is due: its odds, and who begins.
fn the_header_of_the_next_game_is_as_is_due(played: &Match) {
    let Ok((header, white)) = played.next_header() else { return };
    let next = played.next().expect("a header of no game");
    assert_eq!(next.colours.due, Due::To(white));
    assert_eq!(header.settings.odds, played.odds().with_white(white));
    let timed = played.settings().terms.iter().any(|(key, _)| key == "time");
    assert_eq!(timed, header.to_string().contains("\ntime: "));
    let game = Game::new(header.code, header.settings).expect("a game that can be played");
    if let Due::To(first) = next.first.due {
        assert_eq!(Player::of(game.position().turn(), white), first);
    }
}

fn check(settings: Settings, drawn: &[[u8; 3]]) {
    let mut played = Match::new(settings.clone()).expect("a match");
    let mut text = header_text(&settings) + "\n";
    for &drawn in drawn {
        let act = act(&played, drawn);
        let before = (seal(&played), data(&played));
        let was_over = played.end().is_some();
        match played.judge(act.clone()) {
            Err(_) => {
                assert_eq!((seal(&played), data(&played)), before, "what is refused changes nothing: {act:?}")
            }
            Ok(_) => {
                assert!(!was_over, "after the end: {act:?}");
                let line = act_text(&act, &settings).expect("a line");
                assert_eq!(read_act(&line, &settings).map_err(|fault| fault.to_string()), Ok(act.clone()));
                text += &(line + "\n");
            }
        }
        if let (By::Player(by), Some(next)) = (act.by(), played.next()) {
            assert!(next.number == played.games().len() + 1, "{by:?}");
        }
        the_score_is_that_of_its_games(&played);
        the_next_game_is_as_the_code_says(&played);
        the_header_of_the_next_game_is_as_is_due(&played);
        if played.end().is_some() {
            assert!(played.next().is_none() && played.next_header().is_err());
        }
    }
    let mut none = |_: &str| Err("there is no such file".to_owned());
    let again = read("a.match", &text, &mut none).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let report =
        jadoube_matches::cases::run(&again[0], |_, _| {}).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(header_text(report.played.settings()), header_text(&settings));
    assert_eq!((seal(&report.played), data(&report.played)), (seal(&played), data(&played)), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn what_is_true_of_every_match_is_true_of_a_random_one(
        settings in settings(),
        drawn in prop::collection::vec(any::<[u8; 3]>(), 0..40),
    ) {
        check(settings, &drawn);
    }
}

/// The acts above reach what they are to reach: else the test could not fail.
#[test]
fn random_matches_go_far_enough() {
    let mut seen = [0_usize; 4];
    for seed in 0..60_u8 {
        let code = codes::all()[usize::from(seed) % codes::all().len()];
        let mut played = Match::new(Settings::new(code, ["A", "B"].map(str::to_owned))).expect("a match");
        for step in 0..60_u8 {
            let mixed = |by: u8| seed.wrapping_mul(by).wrapping_add(step.wrapping_mul(by.wrapping_add(38)));
            let _ = played.judge(act(&played, [mixed(151), mixed(97), mixed(59)]));
        }
        let annulled = |game: &&jadoube_matches::MatchGame| !game.stands();
        seen[0] += played.games().len();
        seen[1] += played.games().iter().filter(annulled).count();
        seen[2] += played.lots().len();
        seen[3] += played.games().iter().filter(|game| !game.odds.is_none()).count();
    }
    assert!(seen.iter().all(|&times| times > 10), "games, annulled ones, lots, games at odds: {seen:?}");
}
