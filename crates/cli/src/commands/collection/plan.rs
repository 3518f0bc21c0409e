//! The options of a command, in the form in which they are used.

use std::num::NonZeroUsize;

use collection::{
    BoardWanted, Conditions, Field, MaterialWanted, PositionWanted, TextWanted, line, openings_named,
};

use crate::args::{ConditionArgs, ReadingArgs, WantedArgs};
use crate::commands::wrong::Wrong;
use crate::terminal::out::CommandError;

/// What games are asked for, and how they are read.
#[derive(Default)]
pub struct Plan {
    pub conditions: Conditions,
    /// Tags that the index does not keep.
    pub others: Vec<(String, TextWanted)>,
    /// The games for which the conditions do not hold.
    pub not: bool,
    pub no_index: bool,
    pub reindex: bool,
    pub threads: Option<NonZeroUsize>,
}

/// A value of an option, or what is wrong with it.
fn read<T>(wrong: &mut Wrong, option: &str, value: Result<T, String>) -> Option<T> {
    wrong.hear(value.map_err(|why| CommandError::message(format!("{option}: {why}"))))
}

impl Plan {
    /// Every game, read as these options say.
    pub fn of_all(reading: &ReadingArgs) -> Self {
        let ReadingArgs { no_index, reindex, threads } = *reading;
        Plan { no_index, reindex, threads, ..Plan::default() }
    }

    /// The games that these options ask for. Everything that is wrong is told at once.
    pub fn of(wanted: &WantedArgs) -> Result<Self, CommandError> {
        let WantedArgs { conditions: args, reading, .. } = wanted;
        let mut wrong = Wrong::default();
        let mut conditions = Conditions {
            players: args.player.iter().map(|name| TextWanted::of_a_player(name)).collect(),
            openings: args.opening.as_ref().map(|name| openings_named(&opening(name))),
            ..Conditions::default()
        };
        let texts = [
            ("--white", &args.white),
            ("--black", &args.black),
            ("--event", &args.event),
            ("--site", &args.site),
            ("--round", &args.round),
            ("--opening", &args.opening),
        ];
        let texts = texts.into_iter().filter_map(|(option, text)| Some((option, text.as_ref()?)));
        let players = args.player.iter().map(|name| ("--player", name));
        for (option, _) in players.chain(texts).filter(|(_, text)| text.is_empty()) {
            wrong.add(CommandError::message(format!(
                "{option}: expected a name or a text, found an empty one"
            )));
        }
        if let (Some(name), Some(named)) = (&args.opening, &conditions.openings)
            && !named.contains(&true)
        {
            wrong.add(CommandError::message(format!(
                "--opening: expected a name of the table of openings or a part of one, found `{name}`"
            )));
        }
        if args.player.len() > 2 {
            wrong.add(CommandError::message("--player: a game has two players"));
        }
        let named = [
            (Field::White, &args.white),
            (Field::Black, &args.black),
            (Field::Event, &args.event),
            (Field::Site, &args.site),
            (Field::Round, &args.round),
        ];
        let wanted = |field, text: &str| match field {
            Field::White | Field::Black => TextWanted::of_a_player(text),
            _ => TextWanted::new(text),
        };
        let named =
            named.into_iter().filter_map(|(field, text)| Some((field, wanted(field, text.as_ref()?))));
        conditions.fields = named.collect();
        conditions.days = args.date.as_ref().and_then(|days| read(&mut wrong, "--date", days.parse()));
        conditions.codes = args.eco.as_ref().and_then(|codes| read(&mut wrong, "--eco", codes.parse()));
        let results = args.result.iter();
        conditions.results =
            results.filter_map(|result| read(&mut wrong, "--result", result.trim().parse())).collect();
        let mut range = |option, text: &Option<String>| {
            text.as_ref().and_then(|text| read(&mut wrong, option, text.parse()))
        };
        conditions.elos = range("--elo", &args.elo);
        conditions.elo_of = [range("--white-elo", &args.white_elo), range("--black-elo", &args.black_elo)];
        conditions.plies = range("--plies", &args.plies);
        conditions.line = args
            .line
            .as_ref()
            .and_then(|moves| read(&mut wrong, "--line", line(moves)))
            .map(|(_, moves)| moves);
        conditions.boards = boards(args, &mut wrong);
        let mut others = Vec::new();
        for tag in &args.tag {
            match tag.split_once('=') {
                None | Some(("", _) | (_, "")) => {
                    wrong.add(CommandError::message(format!("--tag: expected NAME=TEXT, found `{tag}`")));
                }
                Some((name, text)) => match Field::of(name.as_bytes()) {
                    Some(field) => conditions.fields.push((field, TextWanted::new(text))),
                    None => others.push((name.to_owned(), TextWanted::new(text))),
                },
            }
        }
        wrong.or(Plan { conditions, others, not: args.not, ..Plan::of_all(reading) })
    }
}

/// The name of an opening; the table writes Defense, and others Defence.
fn opening(name: &str) -> TextWanted {
    TextWanted::new(&name.to_lowercase().replace("defence", "defense"))
}

/// What should stand on the board.
fn boards(args: &ConditionArgs, wrong: &mut Wrong) -> Vec<BoardWanted> {
    let mut boards = Vec::new();
    for fen in &args.position {
        let position = match fen.as_str() {
            "startpos" => Some(PositionWanted::of(&board::Position::default())),
            fen => read(wrong, "--position", fen.parse()),
        };
        boards.extend(position.map(|position| BoardWanted::Position(Box::new(position))));
    }
    for moves in &args.reaching {
        let reached = read(wrong, "--reaching", line(moves));
        let position = reached.map(|(position, _)| PositionWanted::of(&position));
        boards.extend(position.map(|position| BoardWanted::Position(Box::new(position))));
    }
    for men in &args.material {
        let material = read(wrong, "--material", MaterialWanted::exactly(men, args.white_first));
        boards.extend(material.map(BoardWanted::Material));
    }
    for men in &args.with_material {
        let material = read(wrong, "--with-material", MaterialWanted::at_least(men, args.white_first));
        boards.extend(material.map(BoardWanted::Material));
    }
    boards
}
