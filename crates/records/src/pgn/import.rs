//! From PGN to a game of ours.

use board::{Move, Position};
use game::Game;
use game::act::Entry;
use game::settings::{Settings, Start};
use law::Code;

use super::export::implied;
use super::{Place, Record, Text, commands};
use crate::script::Header;
use crate::{act, san};

/// Why a record is no game of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// Where: the move at which, or behind which, it stands; none for what stands before the first.
    pub place: Option<Place>,
    /// What is wrong; never empty.
    pub reasons: Vec<String>,
}

impl std::fmt::Display for ImportError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.reasons.join("; ")),
            None => write!(f, "before the first move: {}", self.reasons.join("; ")),
        }
    }
}

impl std::error::Error for ImportError {}

/// The game that a record tells, judged act by act.
///
/// What [`write`](super::write) wrote gives the same acts under the same settings. In a record from elsewhere each move
/// of the main line is one act `plays` under `code`, from the usual array or the start in its tags. How such a game
/// ended, where no move ended it, PGN does not tell in acts: it is left open.
///
/// # Errors
///
/// The first thing that hinders, with its place: settings with which no game can begin, a move that is not legal, an
/// act that is none or cannot be done.
///
/// ```
/// use records::pgn::{Record, import};
///
/// let bcf = law::codes::find("bcf-1912").unwrap();
/// let record = Record::first("1. e4 {[%act black touches e7]} 1... e5 *".as_bytes())?;
/// let game = import(&record, bcf)?;
/// assert_eq!(game.log().len(), 3);
///
/// let record = Record::first("1. e4 Ke7 *".as_bytes())?;
/// let error = import(&record, bcf).unwrap_err();
/// assert!(error.to_string().starts_with("game 1, line 1, byte 6: `Ke7` is no legal move"), "{error}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn import(record: &Record, code: &'static Code) -> Result<Game, ImportError> {
    let mut import = Import { game: begin(record, code)?, position: record.start(), place: None };
    import.acts(&record.line.comments)?;
    for ply in &record.line.plies {
        import.place = Some(ply.place);
        import.san(&ply.san)?;
        import.acts(&ply.comments)?;
    }
    Ok(import.game)
}

struct Import {
    game: Game,
    /// The position of the movetext: chess as all programs know it.
    position: Result<Position, Vec<String>>,
    place: Option<Place>,
}

impl Import {
    fn error(&self, reasons: Vec<String>) -> ImportError {
        ImportError { place: self.place, reasons }
    }

    fn acts(&mut self, comments: &[Vec<u8>]) -> Result<(), ImportError> {
        for line in comments.iter().flat_map(|comment| commands(Text(comment), "act")) {
            let entry = act::read(&line, &self.game).map_err(|error| {
                self.error(error.faults().iter().map(|fault| format!("in `{line}`: {fault}")).collect())
            })?;
            self.judge(entry)?;
        }
        Ok(())
    }

    /// A move of the movetext: the record of one that the acts before it have made, or an act itself.
    fn san(&mut self, text: &str) -> Result<(), ImportError> {
        let position = self.position.clone().map_err(|reasons| self.error(reasons))?;
        let played = san::read(&position, text).map_err(|error| self.error(vec![error.to_string()]))?;
        if !self.is_made(&position, played) {
            self.judge(implied(position.turn(), played))?;
        }
        self.position = Ok(position.play(played));
        Ok(())
    }

    fn is_made(&self, position: &Position, played: Move) -> bool {
        self.game.standing().line.last().is_some_and(|last| {
            let from_here =
                last.from.same_men_and_turn(position) && last.from.fullmoves() == position.fullmoves();
            let same = |legal: Move| {
                legal.transfer() == played.transfer() && legal.castling_wing() == played.castling_wing()
            };
            from_here && last.legal.is_some_and(same)
        })
    }

    fn judge(&mut self, entry: Entry) -> Result<(), ImportError> {
        let text = act::text(&entry);
        match self.game.judge(entry) {
            Ok(_) => Ok(()),
            Err(impossible) => {
                let why = |reason| format!("`{text}` cannot be done: {reason}");
                Err(self.error(impossible.reasons.into_iter().map(why).collect()))
            }
        }
    }
}

/// The game before its first act: as its comments settle it, else as its tags do.
fn begin(record: &Record, code: &'static Code) -> Result<Game, ImportError> {
    let comments = record.line.comments.iter();
    let header: Vec<_> = comments.flat_map(|comment| commands(Text(comment), "header")).collect();
    let before = |reasons| ImportError { place: None, reasons };
    let (code, settings) = if header.is_empty() {
        (code, settings(record).map_err(before)?)
    } else {
        let header = Header::read("the header in the comments", &header.join("\n"))
            .map_err(|error| before(vec![error.to_string()]))?;
        (header.code, header.settings)
    };
    Game::new(code, settings).map_err(|error| before(error.reasons))
}

fn settings(record: &Record) -> Result<Settings, Vec<String>> {
    let start = match record.tag("FEN") {
        None => Start::Usual,
        Some(_) => Start::Setup(Box::new(record.start()?.setup())),
    };
    Ok(Settings { start, ..Settings::default() })
}
