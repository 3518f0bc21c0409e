//! A script judged from its first act to its last: everything that the laws say of it, as JSON.

use game::Game;
use records::cases;
use records::script::{Script, ScriptError};
use serde::Serialize;

use crate::entries::entries;
use crate::json::entry::{Entry, Ruling};
use crate::json::standing::Standing;
use crate::seat::Viewer;
use crate::standing::{brief_line, ruling, standing};
use crate::write::besides::besides;

/// A script that is being judged, act by act.
///
/// ```
/// use jadoube_view::{Judging, Told};
/// use records::script::Script;
///
/// let script = Script::read("x.acts", "code: bcf-1912\n\nwhite touches g1\nblack releases\n")?;
/// let mut judging = Judging::begin(&script, Told::Brief)?;
/// while judging.act() {}
/// let judged = judging.end();
/// assert_eq!(judged.acts[0].entry.rulings[0].articles, ["bcf-1912 22(a)"]);
/// assert_eq!(judged.impossible.map(|found| (found.act, found.line)), Some((2, 4)));
/// # Ok::<(), records::script::ScriptError>(())
/// ```
#[derive(Debug)]
pub struct Judging<'s> {
    script: &'s Script,
    told: Told,
    start: String,
    game: Game,
    acts: Vec<JudgedAct>,
    impossible: Option<Impossible>,
}

/// After which acts the standing is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// After every act.
    Every,
    /// Only at the end.
    Brief,
}

/// What the laws say of a whole script.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// The id of the code.
    pub code: &'static str,
    /// Its name in a sentence.
    pub name: String,
    /// The position before the first act.
    pub start: String,
    /// What the code says of the settings.
    pub opening: Vec<Ruling>,
    /// The acts in order, as far as they can be done.
    pub acts: Vec<JudgedAct>,
    /// The act that cannot be done, where there is one: nothing after it is judged.
    pub impossible: Option<Impossible>,
    /// What is true at the end, with the moves of the line.
    pub standing: Standing,
}

/// An act, the rulings on it, and the standing after it where it is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JudgedAct {
    /// The act and its rulings.
    #[serde(flatten)]
    pub entry: Entry,
    /// Everything true of the game after it, without the moves of the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// An act of a script that hands cannot do, or a move that is not legal where only a legal one can be meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Impossible {
    /// Its place among the acts, from 1.
    pub act: usize,
    /// Its line in the script, from 1.
    pub line: usize,
    /// The act as it was written.
    pub text: String,
    /// All that is wrong with it.
    pub reasons: Vec<String>,
}

impl<'s> Judging<'s> {
    /// The game of a script before its first act.
    ///
    /// # Errors
    ///
    /// Why no game can begin with these settings.
    pub fn begin(script: &'s Script, told: Told) -> Result<Self, ScriptError> {
        let game = cases::begin(script)?;
        let start = game.position().fen();
        Ok(Judging { script, told, start, game, acts: Vec::new(), impossible: None })
    }

    /// Judges the next act; whether there was one that could be done.
    pub fn act(&mut self) -> bool {
        let Some(act) = self.script.acts.get(self.acts.len()).filter(|_| self.impossible.is_none()) else {
            return false;
        };
        if let Err(error) = cases::judge(&mut self.game, &self.script.file, act) {
            self.impossible = Some(Impossible {
                act: self.acts.len() + 1,
                line: act.line,
                text: act.written.to_string(),
                reasons: error.faults().iter().map(|placed| placed.fault.says()).collect(),
            });
            return false;
        }
        let judged = match self.told {
            Told::Every => brief_line(&self.game, Viewer::All).map(|line| (line.entry, Some(line.standing))),
            Told::Brief => {
                let last = entries(&self.game, self.acts.len(), Viewer::All).pop();
                last.map(|entry| (entry, None))
            }
        };
        self.acts.extend(judged.map(|(entry, standing)| JudgedAct { entry, standing }));
        true
    }

    /// The game as it stands now.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was said, and what is true now.
    #[must_use]
    pub fn end(self) -> Judged {
        let code = self.game.code();
        // Somebody may go on from here by hand.
        let besides = besides(&self.game.standing());
        Judged {
            code: code.id,
            name: code.name(),
            start: self.start,
            opening: self.game.opening().iter().map(|said| ruling(&self.game, said)).collect(),
            acts: self.acts,
            impossible: self.impossible,
            standing: Standing { besides, ..standing(&self.game, Viewer::All) },
        }
    }
}
