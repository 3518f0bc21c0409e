//! Whatever the sides may write to one another, as lines of script.

use board::{Move, Position, Side};
use game::Game;
use jadoube_view::Viewer;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use records::descriptive::{Origins, write, write_in_full};

/// How a record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// From square to square.
    Squares,
    /// As short as it can be.
    Short,
    /// In every word.
    InFull,
    /// Without what tells King's from Queen's, so that it may mean several moves.
    Vague,
    /// A move that the position does not allow.
    Illegal,
    /// No record at all.
    Words,
}

/// A record: how it is written, and which of the legal moves it is; then a reply and the answer to it, and so on, for each
/// line that is assumed.
pub type Series = (Form, usize, Vec<Vec<[(Form, usize); 2]>>);

/// Something that is done in a game by communication.
#[derive(Clone, Debug)]
pub enum Step {
    /// A message: the records for one turn, each with what is assumed after it.
    Sends { by: Side, member: Option<u8>, series: Vec<Series> },
    /// One of the lines that may be said.
    May(usize),
    /// Something at random.
    Says(String),
}

fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

fn record() -> impl Strategy<Value = (Form, usize)> {
    let form = prop_oneof![
        6 => Just(Form::Squares),
        4 => Just(Form::Short),
        1 => Just(Form::InFull),
        3 => Just(Form::Vague),
        3 => Just(Form::Illegal),
        1 => Just(Form::Words),
    ];
    (form, 0usize..1_000)
}

fn series() -> impl Strategy<Value = Series> {
    let pair = (record(), record()).prop_map(|(reply, answer)| [reply, answer]);
    let lines = prop_oneof![2 => Just(Vec::new()), 1 => vec(vec(pair, 1..3), 1..3)];
    (record(), lines).prop_map(|((form, choice), lines)| (form, choice, lines))
}

/// Something that is done in a game by communication.
pub fn step() -> impl Strategy<Value = Step> {
    let records = prop_oneof![5 => vec(series(), 1..2), 1 => vec(series(), 2..4)];
    let member = option::weighted(0.15, 1u8..4);
    prop_oneof![
        10 => (side(), member, records).prop_map(|(by, member, series)| Step::Sends { by, member, series }),
        6 => any::<usize>().prop_map(Step::May),
        4 => said().prop_map(Step::Says),
    ]
}

fn said() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "(white|black|white#2) (touches|moves|lifts|exacts C|exacts B) [a-h][1-8]",
        2 => "(white|black|black#2) (moves|adopts) [a-h][1-8][a-h][1-8]",
        3 => "players finds transmission-error( white| black)?",
        3 => "(white|black) (waives|exacts C|exacts A|admits|refuses|consents|requires replace)",
        2 => "(white|black) (claims illegal-move|claims wrong-first-move|claims repetition|claims forfeiture [a-f])",
        2 => "(white|black|players) (adjourns|resumes|opens envelope|seals Kt-B3|seals P-K4|seals P-K6)",
        1 => "(white|black) (sends|seals) [A-Za-z0-9 ;.-]{1,12}",
        1 => "(white|black) (offers draw|accepts draw|says check)",
        1 => "arbiter reports (white|black) (advice|notes|second-board)",
    ]
}

/// The line of a step in this game; none where nothing may be said, or there is no legal move to write down.
pub fn line(game: &Game, step: &Step) -> Option<String> {
    match step {
        Step::Says(line) => Some(line.clone()),
        Step::May(choice) => {
            let may = jadoube_view::standing(game, Viewer::All).may;
            may.get(choice % may.len().max(1)).cloned()
        }
        Step::Sends { by, member, series } => {
            let (position, origins) = match game.before_message(*by) {
                Some((position, origins)) => (position, Origins::from(origins)),
                None => (*game.position(), Origins::UNKNOWN),
            };
            let all: Option<Vec<String>> =
                series.iter().map(|series| one_series(&position, &origins, series)).collect();
            let member = member.map(|number| format!("#{number}")).unwrap_or_default();
            Some(format!("{by}{member} sends {}", all?.join("; ")))
        }
    }
}

fn one_series(position: &Position, origins: &Origins, (form, choice, lines): &Series) -> Option<String> {
    let (first, own) = written(position, origins, (*form, *choice))?;
    let (after, kept) = (position.play(own), origins.after(position, own));
    let lines: Vec<String> = lines.iter().map(|line| one_line(after, kept, line)).collect();
    let begins =
        lines.iter().enumerate().map(|(at, line)| if at == 0 { line.clone() } else { format!(" or{line}") });
    Some(first + &begins.collect::<String>())
}

fn one_line(mut position: Position, mut origins: Origins, line: &[[(Form, usize); 2]]) -> String {
    let mut text = String::new();
    for pair in line {
        let mut records = Vec::new();
        for &one in pair {
            let Some((record, played)) = written(&position, &origins, one) else { return text };
            origins = origins.after(&position, played);
            position = position.play(played);
            records.push(record);
        }
        text += &format!(" if {} then {}", records[0], records[1]);
    }
    text
}

/// A legal move, and how it is written; what means none stands for it in the same way.
fn written(position: &Position, origins: &Origins, (form, choice): (Form, usize)) -> Option<(String, Move)> {
    let legal = position.legal_moves();
    let played = *legal.get(choice % legal.len().max(1))?;
    let text = match form {
        Form::Squares => position.uci(played),
        Form::Short => write(position, origins, played),
        Form::InFull => write_in_full(position, origins, played),
        Form::Vague => vague(&write(position, origins, played)),
        Form::Illegal => format!("{}{}", played.from(), played.from()),
        Form::Words => ["as before", "P-K9", "thanks!", "?"][choice % 4].to_owned(),
    };
    Some((text, played))
}

/// "Kt-B3" for "Kt-KB3".
fn vague(record: &str) -> String {
    let wings = [("KKt", "Kt"), ("QKt", "Kt"), ("KB", "B"), ("QB", "B"), ("KR", "R"), ("QR", "R")];
    wings.iter().fold(record.to_owned(), |text, (whole, bare)| text.replace(whole, bare))
}
