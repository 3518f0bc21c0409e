//! Playing the games of a text through, to find what is wrong with them.

use board::{Move, Position, Side, Track};
use game::act::MoveNumber;
use game::ends_by_bare_king;
use game::result::GameResult;
use law::InForce;

use super::finding::{Finding, Wrong};
use super::laws;
use super::move_text::MoveText;
use super::oddity::Oddity;
use super::outcome::Outcome;
use super::place::{At, Place};
use super::start::{NoStart, start};
use super::visitor::{Flow, Visitor};
use crate::san::{self, SanError};
use crate::text::bytes::Text;

/// Plays the main line of each game through, from the usual array or from the game's own start.
///
/// As a [`Visitor`] it keeps the findings of one game, and begins anew with the next.
///
/// ```
/// use jadoube_records::pgn::{Reader, Replay};
///
/// let mut replay = Replay::default();
/// Reader::new("1. f3 e5 2. g4 Qh4# 1-0".as_bytes()).read_game(&mut replay)?;
/// assert_eq!(replay.plies(), 4);
/// assert_eq!(replay.findings()[0].to_string(), "game 1, line 1, byte 20: White is mated, but the result is 1-0");
/// # Ok::<(), jadoube_records::pgn::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    array: Track,
    start: Start,
    track: Track,
    /// In a game of the older game, whose rules its tags name: the position so far.
    older: Option<Box<Older>>,
    plies: u64,
    /// The rest of this game cannot be played.
    stuck: bool,
    tagged: Option<Outcome>,
    ended: bool,
    /// The side to move in the last position has no legal move.
    standstill: bool,
    findings: Vec<Finding>,
}

/// A game of the older game so far.
#[derive(Clone, Debug)]
struct Older {
    law: InForce,
    position: Position,
    /// What it came to when a King was bared, and whether half of the stake alone was won.
    ended: Option<(Outcome, bool)>,
    /// A move after that end has been told.
    told: bool,
}

impl Older {
    /// Plays a move and looks whether a bare King ends the game.
    fn play(&mut self, played: Move) {
        self.position = self.position.play(played);
        if self.ended.is_some() {
            return;
        }
        self.ended = ends_by_bare_king(self.law, &self.position).and_then(|(result, reason, _)| {
            let half = reason.is_half_a_win();
            match result {
                GameResult::Won(side) => Some((Outcome::Won(side), half)),
                GameResult::Drawn => Some((Outcome::Drawn, half)),
                _ => None,
            }
        });
    }

    /// What a bare King made of the game, where the result does not say so. What half a win is worth, a record may not say.
    fn against(&self, outcome: Outcome) -> Option<Wrong> {
        let (came, half) = self.ended?;
        let contradicts = outcome != came && !(half && outcome == Outcome::Drawn);
        contradicts.then_some(Wrong::BareKing { came, outcome })
    }
}

/// The tags that give the start, each with its place.
#[derive(Clone, Debug, Default)]
struct Start {
    fen: Option<(String, Place)>,
    set_up: Option<(String, Place)>,
    variant: Option<(String, Place)>,
    /// The tag `Laws`, and those of the choices of the older game, by name, with the place of the first.
    laws: Vec<(String, String)>,
    named: Option<Place>,
}

impl Default for Replay {
    fn default() -> Self {
        let array = track(&Position::default());
        Replay {
            array,
            start: Start::default(),
            track: array,
            older: None,
            plies: 0,
            stuck: false,
            tagged: None,
            ended: false,
            standstill: false,
            findings: Vec::new(),
        }
    }
}

/// Of several tags with one name the first counts.
fn keep_first(tag: &mut Option<(String, Place)>, value: Text, at: At) {
    if tag.is_none() {
        *tag = Some((value.to_string(), at.place()));
    }
}

/// A track from a start that was judged.
fn track(start: &Position) -> Track {
    Track::of(start).unwrap_or_else(|| unreachable!("each side has one King, and none can be taken"))
}

impl Replay {
    /// What is wrong with the last game, in the order of the text.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// How many single moves of the last game were played.
    #[must_use]
    pub fn plies(&self) -> u64 {
        self.plies
    }

    /// The position after them.
    #[must_use]
    pub fn position(&self) -> Position {
        self.older.as_deref().map_or_else(|| self.track.position(), |older| older.position)
    }

    fn in_check(&self) -> bool {
        self.older
            .as_deref()
            .map_or_else(|| self.track.in_check(), |older| older.position.in_check(older.position.turn()))
    }

    fn turn(&self) -> Side {
        self.older.as_deref().map_or_else(|| self.track.turn(), |older| older.position.turn())
    }

    fn has_legal_move(&self) -> bool {
        let older = self.older.as_deref().map(|older| !older.position.legal_moves().is_empty());
        older.unwrap_or_else(|| self.track.has_legal_move())
    }

    /// Whether the last game ended in mate on the board.
    #[must_use]
    pub fn ended_in_mate(&self) -> bool {
        self.standstill && self.in_check()
    }

    /// Whether the last game ended in stalemate on the board.
    #[must_use]
    pub fn ended_in_stalemate(&self) -> bool {
        self.standstill && !self.in_check()
    }

    fn found(&mut self, wrong: Wrong, at: At) {
        self.found_at(wrong, at.place(), None);
    }

    fn found_at(&mut self, wrong: Wrong, place: Place, number: Option<MoveNumber>) {
        self.findings.push(Finding { place, number, wrong });
    }

    /// Sets up the start that the tags give.
    #[cold]
    fn set_up(&mut self) {
        let Start { fen, set_up, variant, laws, named } = std::mem::take(&mut self.start);
        let tags = |name: &str| match name {
            "FEN" => fen.as_ref().map(|(value, _)| value.clone()),
            "SetUp" => set_up.as_ref().map(|(value, _)| value.clone()),
            _ => laws.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone()),
        };
        if let Some(code) = laws::named(&tags) {
            match laws::start(code, &tags) {
                Ok((law, position)) => {
                    self.older = Some(Box::new(Older { law, position, ended: None, told: false }));
                }
                Err(reasons) => {
                    self.stuck = true;
                    let place = fen.as_ref().map(|(_, place)| *place).or(named).unwrap_or_default();
                    let refused = NoStart::Refused { fen: tags("FEN").unwrap_or_default(), reasons };
                    self.found_at(Wrong::Start(refused), place, None);
                }
            }
            return;
        }
        let value = |tag: &Option<(String, Place)>| tag.as_ref().map(|(value, _)| value.clone());
        let why = match start(value(&fen).as_deref(), value(&set_up).as_deref(), value(&variant).as_deref()) {
            Ok(position) => return self.track = track(&position),
            Err(why) => why,
        };
        let tag = match why {
            NoStart::Refused { .. } => fen,
            NoStart::Variant(_) | NoStart::Unknown => variant.or(set_up),
        };
        self.stuck = true;
        self.found_at(Wrong::Start(why), tag.map(|(_, place)| place).unwrap_or_default(), None);
    }

    #[cold]
    fn unplayable(&mut self, error: SanError, at: At) {
        self.stuck = true;
        let number = self.number();
        let wrong = match error {
            SanError::NullMove { text } => Wrong::NullMove(text),
            error => Wrong::Move(error),
        };
        self.found_at(wrong, at.place(), Some(number));
    }

    /// The number of the move that comes next.
    fn number(&self) -> MoveNumber {
        let older = self.older.as_deref();
        let number = older.map_or_else(|| self.track.fullmoves(), |older| older.position.fullmoves());
        MoveNumber { number, side: self.turn() }
    }

    #[cold]
    fn follow_by_older_rules(&mut self, text: MoveText, at: At) {
        let number = self.number();
        let Some(older) = self.older.as_deref_mut() else { return };
        match san::read(&older.position, &text.to_string()) {
            Ok(played) => {
                let after_the_end = older.ended.filter(|_| !older.told);
                older.told |= after_the_end.is_some();
                older.play(played);
                self.plies += 1;
                if let Some((came, _)) = after_the_end {
                    self.found_at(Wrong::AfterBareKing { came }, at.place(), Some(number));
                }
            }
            Err(error) => self.unplayable(error, at),
        }
    }

    /// Compares the last position with the result.
    fn end(&mut self, outcome: Option<Outcome>, at: At) {
        self.ended = true;
        self.standstill = self.plies > 0 && !self.stuck && !self.has_legal_move();
        let outcome = outcome.filter(|outcome| outcome.is_by_play());
        if let Some(wrong) = outcome.and_then(|outcome| self.against(outcome)) {
            self.found(wrong, at);
        }
    }

    /// How the last position contradicts a result.
    fn against(&self, outcome: Outcome) -> Option<Wrong> {
        let side = self.turn();
        if let Some(wrong) = self.older.as_deref().and_then(|older| older.against(outcome)) {
            return Some(wrong);
        }
        if self.ended_in_mate() {
            (outcome != Outcome::Won(!side)).then_some(Wrong::Mate { mated: side, outcome })
        } else if self.ended_in_stalemate() && self.older.is_none() {
            // What stalemate is worth in the older game, a record may not say.
            (outcome != Outcome::Drawn).then_some(Wrong::Stalemate { side, outcome })
        } else {
            None
        }
    }
}

impl Visitor for Replay {
    fn begin_game(&mut self, _at: At) {
        self.track = self.array;
        self.start = Start::default();
        self.older = None;
        self.findings.clear();
        (self.plies, self.stuck, self.tagged) = (0, false, None);
        (self.ended, self.standstill) = (false, false);
    }

    fn tag(&mut self, name: Text, value: Text, at: At) {
        match name.bytes() {
            b"FEN" => keep_first(&mut self.start.fen, value, at),
            b"SetUp" => keep_first(&mut self.start.set_up, value, at),
            b"Variant" => keep_first(&mut self.start.variant, value, at),
            b"Result" => self.tagged = self.tagged.or_else(|| Outcome::from_bytes(value.bytes())),
            name if name == b"Laws" || name.starts_with(b"Rule") => {
                let name = String::from_utf8_lossy(name).into_owned();
                self.start.named.get_or_insert_with(|| at.place());
                self.start.laws.push((name, value.to_string()));
            }
            _ => {}
        }
    }

    fn begin_moves(&mut self, _at: At) -> Flow {
        let Start { fen, set_up, variant, laws, named: _ } = &self.start;
        if fen.is_some() || set_up.is_some() || variant.is_some() || !laws.is_empty() {
            self.set_up();
        }
        Flow::Tell
    }

    #[inline]
    fn san(&mut self, san: MoveText, at: At) {
        if self.stuck {
            return;
        }
        if self.older.is_some() {
            return self.follow_by_older_rules(san, at);
        }
        match san.follow(&mut self.track) {
            Ok(()) => self.plies += 1,
            Err(error) => self.unplayable(error, at),
        }
    }

    fn begin_variation(&mut self, _at: At) -> Flow {
        Flow::Skip
    }

    fn result(&mut self, written: Outcome, at: At) {
        match self.tagged {
            Some(tagged) if tagged != written => self.found(Wrong::Results { tagged, written }, at),
            _ => {}
        }
        self.end(Some(written), at);
    }

    fn oddity(&mut self, oddity: Oddity, at: At) {
        self.stuck |= matches!(oddity, Oddity::BlackFirst(_));
        self.found(Wrong::Form(oddity), at);
    }

    /// Without a result after the moves, the tag's result counts.
    fn end_game(&mut self, at: At) {
        if !self.ended {
            self.end(self.tagged, at);
        }
    }
}
