//! A game between script and JSON: the one file here that knows the program's types.

use game::{Game, Judged};
use law::Code;
use records::act::Written;
use records::script::{Header, Script};
use serde_json::Value;
use view::{Seat, Viewer};

/// A game that is played with lines of script and seen as JSON.
pub struct Sitting {
    game: Game,
}

/// What came of a line of script.
pub enum Heard {
    /// It is no act, or no act here.
    Unreadable(Vec<String>),
    /// It cannot be done.
    Impossible(Vec<String>),
    /// It was judged.
    Judged(Answer),
}

/// What the laws said to an act.
pub struct Answer {
    /// The act as the log writes it.
    pub text: String,
    /// The rulings as JSON.
    pub rulings: Vec<Value>,
    /// The seal in hexadecimal digits.
    pub seal: String,
}

/// A script of a code's own cases.
pub struct Case {
    /// The header, as scripts write it.
    pub header: String,
    /// The acts, as scripts write them.
    pub acts: Vec<String>,
}

/// The ids of all codes.
#[must_use]
pub fn codes() -> Vec<&'static str> {
    law::codes::all().iter().map(|code| code.id).collect()
}

/// The cases of a code, by the files in which they stand.
///
/// # Errors
///
/// What cannot be read of them.
pub fn cases(code: &str) -> Result<Vec<(&'static str, Vec<Case>)>, String> {
    let files = records::cases::of_code(find(code)?).map_err(|error| error.to_string())?;
    Ok(files.into_iter().map(|(file, scripts)| (file, scripts.into_iter().map(case).collect())).collect())
}

fn case(script: Script) -> Case {
    let acts = script.acts.iter().map(|act| act.written.to_string());
    Case { header: script.header.to_string(), acts: acts.collect() }
}

fn find(code: &str) -> Result<&'static Code, String> {
    law::codes::find(code).ok_or_else(|| format!("there is no code `{code}`"))
}

impl Sitting {
    /// The game of a header.
    ///
    /// # Errors
    ///
    /// Why no game can begin so.
    pub fn begin(header: &str) -> Result<Self, Vec<String>> {
        let read = Header::read("header", header).map_err(|error| error.reasons().collect::<Vec<_>>())?;
        Game::new(read.code, read.settings).map(|game| Sitting { game }).map_err(|error| error.reasons)
    }

    /// What the code says before any act.
    #[must_use]
    pub fn opening(&self) -> Vec<Value> {
        self.game.opening().iter().map(|ruling| json(&view::ruling(&self.game, ruling))).collect()
    }

    /// Judges a line of script.
    pub fn act(&mut self, line: &str) -> Heard {
        let entry = line.parse::<Written>().and_then(|written| written.entry(&self.game));
        let entry = match entry {
            Ok(entry) => entry,
            Err(error) => return Heard::Unreadable(error.to_string().lines().map(str::to_owned).collect()),
        };
        match self.game.judge(entry) {
            Err(why) => Heard::Impossible(why.reasons),
            Ok(rulings) => Heard::Judged(Answer {
                text: self
                    .last()
                    .map(|judged| records::act::text(&self.game.told(judged)))
                    .unwrap_or_default(),
                rulings: rulings.iter().map(|ruling| json(&view::ruling(&self.game, ruling))).collect(),
                seal: self.last().map(|judged| judged.seal.to_string()).unwrap_or_default(),
            }),
        }
    }

    fn last(&self) -> Option<&Judged> {
        self.game.log().last()
    }

    /// Everything true of the game, but the line of its moves.
    #[must_use]
    pub fn standing(&self) -> Value {
        let brief = view::brief_line(&self.game, Viewer::All).map(|line| line.standing);
        json(
            &brief
                .unwrap_or_else(|| view::Standing { line: None, ..view::standing(&self.game, Viewer::All) }),
        )
    }

    /// What the players and those who watch see at a silent table after an act, each with his name; empty at any other.
    #[must_use]
    pub fn seats(&self) -> Vec<(&'static str, Value)> {
        let seats = [("white", Seat::White), ("black", Seat::Black), ("watch", Seat::Watch)];
        let seats = seats.into_iter().filter(|_| self.game.is_silent());
        seats.filter_map(|(name, seat)| Some((name, json(&view::brief_line(&self.game, seat)?)))).collect()
    }

    /// The moves of the line as JSON.
    #[must_use]
    pub fn line(&self) -> Vec<Value> {
        view::standing(&self.game, Viewer::All).line.iter().flatten().map(json).collect()
    }

    /// The game as it is exported.
    #[must_use]
    pub fn script(&self) -> String {
        Script::of(&self.game).to_string()
    }

    /// A legal move in algebraic and in descriptive notation.
    #[must_use]
    pub fn notations(&self, uci: &str) -> Option<[String; 2]> {
        let standing = self.game.standing_without_line();
        let position = &standing.position;
        let found = standing.legal.iter().copied().find(|&legal| position.uci(legal) == uci)?;
        let origins = records::descriptive::Origins::of_game(&self.game);
        let described = records::descriptive::write(position, &origins, found);
        Some([records::san::write(position, found), described])
    }
}

fn json<T: serde::Serialize>(shown: &T) -> Value {
    serde_json::to_value(shown).unwrap_or(Value::Null)
}
