//! Whatever a feed did on the way: at the end the alarms are those of the game, found a second, slow way; and none was told
//! that the game never bore out.

use audit::{Alarm, Auditor, Choice, InPlay, Kind, Record, Sign};
use board::{Kind as Piece, MoveKind, Position};
use jadoube_watch::Change;
use proptest::prelude::*;
use records::pgn::Reader;
use records::san;

use crate::support::{Hall, code, game};

/// Where the games begin: the array, and endings in which positions come back soon.
const STARTS: [&str; 4] = [
    "",
    "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/5k2/4p3/3pP3/3P4/8/2n2K2/1B6 b - - 0 1",
];

/// A game: its positions, and its moves as they are written.
struct Played {
    positions: Vec<Position>,
    moves: Vec<String>,
    /// Whether each move takes something or moves a Pawn.
    progress: Vec<bool>,
}

fn start(at: usize) -> Position {
    match STARTS[at] {
        "" => Position::default(),
        fen => fen.parse::<board::Setup>().expect("a FEN").position().expect("a position"),
    }
}

/// Plays moves by chance; most of them go back where the man came from, so that positions come back.
fn play(at: usize, choices: &[u8]) -> Played {
    let mut played = Played { positions: vec![start(at)], moves: Vec::new(), progress: Vec::new() };
    let mut made: Vec<board::Move> = Vec::new();
    for &choice in choices {
        let now = *played.positions.last().expect("the start");
        let legal = now.legal_moves();
        let Some(&any) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
        let back = made.len().checked_sub(2).map(|at| made[at]);
        let back =
            legal.iter().copied().find(|m| back.is_some_and(|b| m.from() == b.to() && m.to() == b.from()));
        let m = if choice < 150 { back.unwrap_or(any) } else { any };
        let pawn = now.man_at(m.from()).is_some_and(|man| man.kind == Piece::Pawn);
        played.moves.push(san::write(&now, m));
        let next = now.play(m);
        played.progress.push(pawn || next.occupied().count() < now.occupied().count());
        played.positions.push(next);
        made.push(m);
    }
    played
}

/// A position as a text: men, turn, rights, and the capture en passant only where it can be made.
fn text(position: &Position) -> String {
    let fen = position.setup().fen();
    let mut fields: Vec<_> = fen.split(' ').take(4).collect();
    if !position.legal_moves().iter().any(|m| m.kind() == MoveKind::EnPassant) {
        fields[3] = "-";
    }
    fields.join(" ")
}

/// The alarms of a game under FIDE's Laws of 2023 but for dead positions, and those of a game that is dead at the end.
fn slowly(played: &Played, dead_from: Option<usize>) -> Vec<(Sign, u32)> {
    let texts: Vec<_> = played.positions.iter().map(text).collect();
    let (mut found, mut end) = (Vec::new(), None);
    let mut limit_since = None;
    for ply in 0..texts.len() {
        let quiet = played.progress[..ply].iter().rev().take_while(|progress| !**progress).count();
        if quiet == 0 {
            limit_since = None;
        }
        if played.positions[ply].legal_moves().is_empty() {
            break;
        }
        let stood = texts[..=ply].iter().filter(|text| **text == texts[ply]).count();
        let ends = [
            (Sign::Dead, dead_from == Some(ply)),
            (Sign::RepetitionEnds, stood >= 5),
            (Sign::MoveLimitEnds, quiet >= 150),
        ];
        if let Some((sign, _)) = ends.into_iter().find(|(_, so)| *so) {
            end = Some((sign, ply as u32));
            break;
        }
        if stood >= 3 {
            found.push((Sign::Repetition, ply as u32));
        }
        if quiet >= 100 && limit_since.is_none() {
            limit_since = Some(ply);
            found.push((Sign::MoveLimit, ply as u32));
        }
    }
    found.extend(end);
    found
}

fn pgn(at: usize, moves: &[String]) -> String {
    let tags = match STARTS[at] {
        "" => String::new(),
        fen => format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"),
    };
    tags + &game("3.14", "Ada", "Bob", &moves.join(" "), "*")
}

fn record(text: &str) -> Record {
    let mut record = Record::default();
    Reader::new(text.as_bytes()).read_game(&mut record).expect("bytes in memory");
    record
}

/// What a feed does between two moves.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// It writes so many moves more.
    On(usize),
    /// It shows a man on its way: another last move, once.
    Adjusts(usize),
    /// It is read while it is written.
    Half(usize),
    /// It is read twice.
    Again,
    /// Moves are taken back and made again.
    Back(usize),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (1..6_usize).prop_map(Step::On),
        2 => any::<usize>().prop_map(Step::Adjusts),
        2 => any::<usize>().prop_map(Step::Half),
        2 => Just(Step::Again),
        1 => (1..4_usize).prop_map(Step::Back),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_alarms_at_the_end_are_those_of_the_game(
        at in 0..STARTS.len(),
        choices in prop::collection::vec(any::<u8>(), 0..90),
        steps in prop::collection::vec(step(), 0..60),
    ) {
        let played = play(at, &choices);
        let mut hall = Hall::new();
        let (mut written, mut told) = (0, Vec::new());
        for step in steps {
            match step {
                Step::On(more) => written = (written + more).min(played.moves.len()),
                Step::Back(less) => {
                    written = written.saturating_sub(less);
                    told.extend(hall.told(&pgn(at, &played.moves[..written])));
                }
                _ => {}
            }
            let text = pgn(at, &played.moves[..written]);
            match step {
                Step::Adjusts(choice) => {
                    let legal = played.positions[written].legal_moves();
                    if !legal.is_empty() {
                        let other = san::write(&played.positions[written], legal[choice % legal.len()]);
                        let mut moves = played.moves[..written].to_vec();
                        moves.push(other);
                        told.extend(hall.told(&pgn(at, &moves)));
                        told.extend(hall.told(&text));
                    }
                }
                Step::Half(cut) => told.extend(hall.told(&text[..cut % text.len()])),
                _ => told.extend(hall.told(&text)),
            }
        }
        let text = pgn(at, &played.moves);
        for _ in 0..3 {
            told.extend(hall.told(&text));
        }

        // By the second way.
        let auditor = Auditor::new(Choice::Always(code("fide-2023")));
        // Where the audit finds the game dead, whatever the result.
        let last = played.moves.len();
        let won = "[Result \"1-0\"]\n".to_owned() + &text.replace("[Result \"*\"]\n", "").replace("*\n", "1-0\n");
        let findings = auditor.audit(&record(&won));
        let dead_from = findings.iter().find(|it| it.says.contains("neither side can mate")).map(|it| it.ply as usize);
        let of = |alarms: &[Alarm]| alarms.iter().map(|alarm| (alarm.sign, alarm.ply)).collect::<Vec<_>>();
        let alarms: Vec<Alarm> = hall.board().alarms().iter().map(|(alarm, _)| alarm.clone()).collect();
        prop_assert_eq!(of(&alarms), slowly(&played, dead_from), "{}", text);

        // At one go.
        let mut at_once = InPlay::default();
        at_once.judge(&auditor, &record(&text), 0);
        prop_assert_eq!(&alarms[..], at_once.alarms());

        // As the audit of the finished game has it.
        let findings = auditor.audit(&record(&text));
        let first = |kind: Kind, is: &dyn Fn(&str) -> bool| {
            findings.iter().find(|it| it.kind == kind && is(&it.says)).map(|it| it.ply)
        };
        let passed = |sign: Sign| alarms.iter().find(|it| it.sign == sign && (it.ply as usize) < last).map(|it| it.ply);
        prop_assert_eq!(first(Kind::Unclaimed, &|says| says.contains("stands")), passed(Sign::Repetition));
        prop_assert_eq!(first(Kind::Unclaimed, &|says| says.contains("gone by")), passed(Sign::MoveLimit));
        let ended = alarms.iter().find(|it| it.sign.ends_the_game() && (it.ply as usize) < last).map(|it| it.ply);
        prop_assert_eq!(first(Kind::AfterTheEnd, &|_| true), ended);

        // Whatever was raised on the way was so when those moves stood.
        let whole = slowly(&played, dead_from);
        for told in told.iter().filter(|told| told.change == Change::Raised) {
            let key = (told.alarm.sign, told.alarm.ply);
            prop_assert!(whole.contains(&key), "{key:?} is none of {whole:?}: {}", text);
        }
    }

    #[test]
    fn no_bytes_make_it_panic(reads in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..80), 0..6)) {
        let mut hall = Hall::new();
        for bytes in reads {
            hall.watch.read("a.pgn", &bytes, 1);
            hall.watch.again("a.pgn", 1);
        }
    }
}

#[test]
fn the_games_of_the_oracle_bear_something_out() {
    // The oracle is worth something only if its games bear something out.
    let found: Vec<_> = (0..40_u8)
        .flat_map(|seed| {
            let choices: Vec<u8> =
                (0..90_u8).map(|at| at.wrapping_mul(seed.wrapping_add(31)) % 200).collect();
            slowly(&play(usize::from(seed) % STARTS.len(), &choices), None)
        })
        .collect();
    assert!(found.iter().any(|(sign, _)| *sign == Sign::RepetitionEnds));
    assert!(found.iter().any(|(sign, ply)| *sign == Sign::Repetition && ply % 2 == 1));
}
