//! From PGN to a script of acts.

use std::collections::HashMap;

use board::{Position, Side, Track};
use game::Game;
use game::act::Entry;
use law::{Code, Point};
use proof::mates_plainly;

use super::export::{implied, tags_of_start, tells_the_result};
use super::import::{Import, ImportError, begin, first_position};
use super::laws;
use super::layout;
use super::noted::{Noted, holds_acts};
use super::outcome::Outcome;
use super::pgn_game::PgnGame;
use super::place::Place;
use super::remark::tag_remark;
use super::tag::Tag;
use crate::act::Written;
use crate::san::{self, SanError};
use crate::script::{ActLine, Header, Remark, Script};

/// A game of PGN as a script.
#[derive(Clone, Debug)]
pub struct Scripted {
    /// Its acts; tags, comments, glyphs and variations stand in its comments.
    pub script: Script,
    /// Moves of variations that could not be read; they stand in the comments as they were.
    pub unread: Vec<(Place, SanError)>,
}

impl PgnGame {
    /// The game as a script of the acts that [`import`](super::import) judges.
    ///
    /// Tags, comments, glyphs and variations become comments of the script, from which
    /// [`write_script`](super::write_script) takes them again. Where no comment holds an act, each move is one act `plays`,
    /// and nothing needs to be judged.
    ///
    /// # Errors
    ///
    /// As [`import`](super::import).
    ///
    /// ```
    /// use jadoube_records::pgn::PgnGame;
    ///
    /// let code = law::codes::find("fide").ok_or("no such code")?;
    /// let game = PgnGame::first(b"[White \"A\"]\n\n1. e4 {best} e5 $6 (1... c5) *")?;
    /// let text = game.script(code)?.script.to_string();
    /// let acts = "# [White \"A\"]\nwhite plays e2e4\n# best\nblack plays e7e5\n# $6\n# (1... c5)\n";
    /// assert!(text.ends_with(acts), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn script(&self, code: &'static Code) -> Result<Scripted, ImportError> {
        let game = begin(self, code)?;
        let judged = self.holds_acts() || game.is_communicated();
        let (game, acts, noted) = if judged {
            let (game, noted) = Import::of(self, game)?;
            let acts: Vec<Written> = game.log().iter().map(|judged| game.exported(judged).into()).collect();
            (game, acts, noted)
        } else {
            let (acts, noted) = self.moves_as_acts(&game)?;
            (game, acts.into_iter().map(Written::from).collect(), noted)
        };
        // What the acts give again is no remark.
        let of_start = if self.has_start() { tags_of_start(&game) } else { Vec::new() };
        let follows = |tag: &Tag| {
            self.is_in_header(tag, &game)
                || of_start.contains(tag)
                || layout::is_unknown(tag)
                || judged && tells_the_result(&game, tag)
        };
        let mut tags: Vec<Remark> = self.tags.iter().filter(|tag| !follows(tag)).map(tag_remark).collect();
        if let Some(result) = self.result_behind_the_moves(tags.is_empty()) {
            tags.push(tag_remark(&result));
        }
        let line = |written| ActLine { line: 0, written, expects: Vec::new() };
        let script = Script {
            file: String::new(),
            header: Header::new(game.code(), game.settings().clone()),
            opening: Vec::new(),
            acts: acts.into_iter().map(line).collect(),
            remarks: tags.into_iter().chain(noted.remarks).collect(),
        };
        Ok(Scripted { script, unread: noted.unread })
    }

    /// Whether acts or headers of a script stand in the comments of the main line.
    fn holds_acts(&self) -> bool {
        let behind = self.line.plies.iter().flat_map(|ply| &ply.comments);
        self.line.comments.iter().chain(behind).any(|comment| holds_acts(comment))
    }

    /// Whether the header of a script of the older game says what the tag says.
    fn is_in_header(&self, tag: &Tag, game: &Game) -> bool {
        match tag.name.as_slice() {
            b"FEN" | b"SetUp" => laws::is_older(game.code()) && self.tag("SetUp").as_deref() != Some("0"),
            b"Laws" => laws::named(&|name| self.tag(name)).is_some(),
            name => {
                laws::is_older(game.code()) && Point::ALL.iter().any(|&point| laws::is_tag_of(name, point))
            }
        }
    }

    /// Whether a tag gives the start.
    fn has_start(&self) -> bool {
        self.tags.iter().any(|tag| matches!(tag.name.as_slice(), b"FEN" | b"SetUp" | b"Variant"))
    }

    /// The tag that keeps the result behind the moves where there is none; in a record without tags also where it is open, since a
    /// script with a tag is that of a record from elsewhere.
    fn result_behind_the_moves(&self, untagged: bool) -> Option<Tag> {
        let known =
            self.outcome.filter(|outcome| *outcome != Outcome::Unknown && self.tag("Result").is_none());
        let outcome = known.or(untagged.then_some(Outcome::Unknown))?;
        Some(Tag { name: b"Result".to_vec(), value: outcome.to_string().into_bytes() })
    }

    /// Each move of the main line as an act.
    fn moves_as_acts(&self, game: &Game) -> Result<(Vec<Entry>, Noted), ImportError> {
        let (mut acts, mut noted) = (Vec::with_capacity(self.line.plies.len()), Noted::default());
        let start = first_position(self, game);
        let mut position = start.map_err(|reasons| ImportError { place: None, reasons })?;
        let mut passed = vec![position];
        self.line.comments.iter().for_each(|text| noted.comment(0, text));
        for ply in &self.line.plies {
            let played = san::read_bytes(&position, ply.san.as_bytes())
                .map_err(|error| ImportError { place: Some(ply.place), reasons: vec![error.to_string()] })?;
            acts.push(implied(position.turn(), played));
            noted.glyphs(acts.len(), ply);
            ply.comments.iter().for_each(|text| noted.comment(acts.len(), text));
            noted.variations(acts.len(), ply, &position);
            position = position.play(played);
            passed.push(position);
        }
        if may_end(&passed[..passed.len().saturating_sub(1)]) || laws::is_older(game.code()) {
            self.goes_on(game, &acts)?;
        }
        Ok((acts, noted))
    }

    /// Errors: the law ends the game before its last move. Whoever reads the script would find another game in it.
    fn goes_on(&self, game: &Game, acts: &[Entry]) -> Result<(), ImportError> {
        let mut game = game.clone();
        for (act, ply) in acts.iter().zip(&self.line.plies) {
            if let Some(ending) = game.ending() {
                let (san, code) = (&ply.san, game.code().id);
                let says = ending.ruling.says.trim_end_matches('.');
                let articles = ending.ruling.articles.join(", ");
                let reason = format!(
                    "under {code} the game is over before `{san}`: {says} ({articles}). Another code may let it go on"
                );
                return Err(ImportError { place: Some(ply.place), reasons: vec![reason] });
            }
            // What cannot be done was told before.
            if game.judge(act.clone()).is_err() {
                break;
            }
        }
        Ok(())
    }
}

/// Single moves without a capture or a move of a Pawn before which no code ends a game by them.
const FEW: u32 = 50;

/// Whether a game may have ended in one of these positions, the last of which is the one before its last move. `false` is certain; more
/// is asked of the law.
fn may_end(passed: &[Position]) -> bool {
    let Some(last) = passed.last() else { return false };
    let mut stood = HashMap::new();
    let mut stands_again = |position: &Position| {
        let times = stood.entry(position.key()).or_insert(0);
        *times += 1;
        *times > 2
    };
    passed.iter().any(|position| position.halfmoves() >= FEW || stands_again(position)) || !is_alive(last)
}

/// Whether a mate by one of the sides shows at once; then no position before this one was dead.
fn is_alive(position: &Position) -> bool {
    Track::of(position).is_some_and(|track| Side::ALL.into_iter().any(|side| mates_plainly(&track, side)))
}
