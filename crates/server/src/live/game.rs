//! A game as a table holds it: its acts are read by `records` and judged by `game`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use board::Side;
use game::act::{Act, AdjournmentAct, Entry, Sealed};
use game::standing::GameResult;
use game::{Game, Impossible};
use matches::text::result_of;
use records::act::{self, ActError, Written, record_apart, withheld};
use records::without_comment;
use store::GameId;
use view::{LineBook, MessageRead, Seat, Standing, Viewer, Voice};

use crate::legible::fault;
use crate::live::ending::Ending;
use crate::live::foreign::foreign;
use crate::live::found;
use crate::live::history::History;
use crate::live::mark::Mark;
use crate::live::playtime::{Arrival, Begun, Came, Losses, begins_play, has_clock};
use crate::live::proposal::Proposal;
use crate::live::waits::{Upto, Waits};
use crate::live::words::{player, side_of};
use crate::push::overdue::{Due, Overdue};
use crate::random;
use crate::wire::act::Stopped;
use crate::wire::error::Refusal;
use crate::wire::snapshot::{HeaderWords, Moment};

/// A game, and what is to be said of its log.
#[derive(Clone)]
pub(crate) struct LiveGame {
    /// Shared with whoever writes it out, so that the table need not wait for that.
    pub(crate) game: Arc<Game>,
    pub(crate) header: HeaderWords,
    /// When it was set up, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    pub(crate) begun: Begun,
    /// What the server has lost of late: what came before that and waited with it loses that time once.
    pub(crate) losses: Losses,
    /// The player whose seat nobody has taken yet: while play has not begun, it waits for him.
    pub(crate) invited: Option<Side>,
    /// The seats of further members of a side, and of further arbiters.
    pub(crate) further: Arc<[Seat]>,
    /// When its last act was recorded; 0 before the first.
    pub(crate) recorded_ms: u64,
    /// What was read last out of the log, until it is known how long the log took to write it.
    pub(crate) read: Option<ReadLast>,
    /// The line as it was told to the table.
    pub(crate) book: LineBook,
    /// How far each seat's history was told, with its hash.
    pub(crate) histories: BTreeMap<Seat, History>,
    /// The acts whose records the log keeps apart.
    pub(crate) apart: BTreeSet<usize>,
    /// Where judging the log of a finished game again says something else.
    pub(crate) mark: Option<Mark>,
}

/// The last acts that were read out of the log, which were written together.
#[derive(Clone, Copy)]
pub(crate) struct ReadLast {
    /// When they were given to the log, by its own time.
    pub(crate) recorded_ms: u64,
    /// Whether another clock runs since.
    pub(crate) other_clock: bool,
}

/// What was heard of a request.
pub(crate) enum Heard {
    Judged(Judged),
    /// The other seat must say the same first.
    Proposed(Proposal),
}

/// Acts that were judged one after the other, at least one.
pub(crate) struct Judged {
    pub(crate) acts: Vec<JudgedAct>,
    /// If the last of them ended the game: its ending, in JSON.
    pub(crate) ended: Option<String>,
    /// The act after them that was not done, if one was asked for.
    pub(crate) stopped: Option<Stopped>,
    /// When they were done, by the time of the log: where play goes on from the stamp of the last.
    pub(crate) recorded_ms: u64,
    /// Whether another clock runs than before.
    pub(crate) other_clock: bool,
    /// Since when they wait to be told, and how much of that was the server's by the time they were judged.
    since_ms: u64,
    lost_ms: u64,
    /// Up to when it was settled before them what the server had lost.
    pub(crate) lost_until_ms: u64,
}

/// Whether this calls the game off.
fn calls_off(line: &str) -> bool {
    line.parse::<Written>().is_ok_and(|written| written.calls_off())
}

fn both_came() -> Refusal {
    let says = "The other player has come, or comes without an invitation: who does not play on resigns.";
    Refusal::conflict("both-came", says)
}

/// Milliseconds of a day.
const A_DAY_MS: u64 = 24 * 3_600_000;

/// An act as it goes into the log.
pub(crate) struct JudgedAct {
    pub(crate) text: String,
    pub(crate) seal: [u8; 32],
    /// What searches told, so that it is not searched for again.
    pub(crate) found: Option<String>,
    /// The record that it seals, which nobody may read.
    pub(crate) secret: Option<String>,
    /// The number of an act whose record lies sealed no longer, and the record, if everybody may read it now.
    pub(crate) ends: Option<(usize, Option<String>)>,
}

impl LiveGame {
    /// The number of the last act.
    pub(crate) fn version(&self) -> u64 {
        let rest = self.mark.as_ref().map_or(0, Mark::len);
        (self.game.log().len() + rest) as u64
    }

    /// How far it goes, and which history that is.
    pub(crate) fn upto(&self) -> Upto {
        let version = self.version();
        let last = usize::try_from(version).ok().and_then(|acts| self.game.log().get(acts.checked_sub(1)?));
        let begins = last.and_then(|judged| judged.seal.0.first_chunk().copied());
        let seal = begins.map_or(0, u64::from_le_bytes);
        Upto { version, seal, recorded_ms: self.recorded_ms }
    }

    /// A stamp for the next act: the time of play at a moment that may be past, never earlier than the last one.
    fn stamp(&self, at_ms: u64) -> u64 {
        let at_ms = at_ms.saturating_add(self.losses.after(at_ms));
        self.begun.elapsed_ms(at_ms).unwrap_or(0).max(self.last_stamp())
    }

    fn last_stamp(&self) -> u64 {
        self.game.log().iter().rev().find_map(|judged| judged.entry.stamp).unwrap_or(0)
    }

    /// With both players at the board play begins, where the hand of the one who waited has acted. Tells whether it begins now.
    pub(crate) fn begins_with_both(&mut self, now_ms: u64) -> bool {
        let acted = || self.game.log().iter().any(|judged| begins_play(&judged.entry.act));
        let begins = self.begun == Begun::Waiting && self.invited.is_none() && acted();
        if begins {
            self.begun = Begun::At(now_ms);
        }
        begins
    }

    /// By post the days run once both players have their seats. When that was the log tells, but not an old one: where nothing was done
    /// since, they begin anew with the next run of the server. Tells whether they begin now.
    pub(crate) fn begins_by_post(&mut self, now_ms: u64) -> bool {
        let begins = self.game.is_communicated() && self.invited.is_none() && self.begun == Begun::Waiting;
        if begins {
            self.begun = Begun::At(now_ms);
        }
        begins
    }

    /// The seats of a side: its player's, and those of its further members.
    pub(crate) fn seats_of(&self, side: Side) -> Vec<Seat> {
        let further = self.further.iter().copied().filter(|&seat| side_of(seat) == Some(side));
        [Seat::of(side)].into_iter().chain(further).collect()
    }

    /// Whether the player whose turn it is has come to a reminder, or has lost the game by his silence. At a silent table
    /// nobody is reminded: whose turn it is might tell what nobody has noticed.
    pub(crate) fn overdue(&self, now_ms: u64) -> Overdue {
        if self.game.is_silent() || !self.game.reckons_with_silence() {
            return Overdue::Never;
        }
        let Some(silence) = &self.game.standing_without_line().silence else { return Overdue::NotYet };
        let now = self.stamp(now_ms);
        if let Some(lost_at_ms) = silence.lost_at_ms.filter(|&lost| lost <= now) {
            // It comes after every reminder, and is told once.
            let since_ms = silence.since_ms;
            let day = u32::try_from((lost_at_ms - since_ms) / A_DAY_MS).unwrap_or(u32::MAX);
            return Overdue::Lost(self.seats_of(!silence.by), Due { since_ms, day });
        }
        let last = silence.reminders.iter().rev().find(|reminder| reminder.at_ms <= now);
        match last {
            Some(reminder) => {
                Overdue::Now(self.seats_of(silence.by), Due { since_ms: silence.since_ms, day: reminder.day })
            }
            None => Overdue::NotYet,
        }
    }

    /// What a page needs to let the standing's clock run on, or the days of a game by post.
    pub(crate) fn moment(&self, now_ms: u64) -> Moment {
        let timed = has_clock(self.game.settings()) || self.game.is_communicated();
        let runs = timed && self.begun != Begun::Waiting;
        Moment {
            now_ms: runs.then(|| self.stamp(now_ms)),
            stamp_ms: runs.then(|| self.last_stamp()),
            at_ms: runs.then_some(now_ms),
        }
    }

    /// Does what a seat asks for, act by act. The first act that cannot be done stops the rest, and so does the end of
    /// the game; what came before it stays done.
    ///
    /// `agreed` is the act of both players that the other seat has proposed.
    pub(crate) fn hear(
        &mut self,
        seat: Seat,
        lines: &[String],
        agreed: Option<&Entry>,
        came: Came,
        now_ms: impl Fn() -> u64,
    ) -> Result<Heard, Refusal> {
        let (acts, ended, stopped, other_clock) = Default::default();
        let mut judged = Judged {
            acts,
            ended,
            stopped,
            recorded_ms: 0,
            other_clock,
            since_ms: 0,
            lost_ms: 0,
            lost_until_ms: 0,
        };
        let alone = self.invited.is_some();
        // Another server may have given him his seat.
        self.invited = self.invited.filter(|&side| player(seat) != Some(side));
        self.begins_by_post(came.at_ms);
        let ran = self.runs();
        let happened_ms = self.happened_ms(seat, came, ran);
        for line in lines {
            let heard = match judged.ended {
                Some(_) => Err(Refusal::conflict("over", "The game ended with the act before this one.")),
                None if !alone && calls_off(line) => Err(both_came()),
                None => self.take(seat, line, agreed, happened_ms),
            };
            match heard {
                Ok(Taken::Proposed(proposal)) if lines.len() == 1 => return Ok(Heard::Proposed(proposal)),
                Ok(Taken::Proposed(proposal)) => judged.stops(line, needs_both(&proposal))?,
                Ok(Taken::Judged(act, ended)) => {
                    judged.acts.push(act);
                    judged.ended = ended;
                    continue;
                }
                Err(refusal) => judged.stops(line, refusal)?,
            }
            break;
        }
        judged.other_clock = self.runs() != ran;
        // Where the same clock runs on, the way of the act is given back with the one that stops it, and only once.
        let since_ms = if judged.other_clock { happened_ms } else { came.at_ms };
        judged.lost_until_ms = self.losses.settled_ms();
        let since_ms = since_ms.max(judged.lost_until_ms);
        let judged_by = Arrival { at_ms: since_ms, now_ms: now_ms() };
        (judged.since_ms, judged.lost_ms) = (since_ms, judged_by.lost_ms(judged.other_clock));
        self.loses(judged_by, judged.other_clock);
        judged.recorded_ms = match self.begun {
            Begun::At(begun) if has_clock(self.game.settings()) => begun.saturating_add(self.last_stamp()),
            _ => judged_by.now_ms,
        };
        self.recorded_ms = judged.recorded_ms;
        Ok(Heard::Judged(judged))
    }

    /// When an act was done, as far as that is told by when it came: of a player whose clock runs, who plays over a network,
    /// the way is not his. Play begins when the first hand is heard of.
    fn happened_ms(&self, seat: Seat, came: Came, runs: Option<Side>) -> u64 {
        let own = player(seat).is_some_and(|side| runs == Some(side)) && !self.game.is_communicated();
        if own && self.begun != Begun::Waiting { came.beside_ms() } else { came.at_ms }
    }

    /// What a message would mean if this seat sent it now. Nothing is done.
    pub(crate) fn message_read(&self, seat: Seat, line: &str) -> Result<MessageRead, Refusal> {
        if let Some(mark) = &self.mark {
            return Err(mark.refuses());
        }
        let written = line.parse::<Written>().map_err(|why| unread(line, &why))?;
        if seat.voice_for(written.who()).is_none() {
            return Err(Refusal::foreign(foreign(seat, written.who(), &self.further)));
        }
        if self.game.is_silent() {
            let says = "At a silent table nobody is told what a record means before it is sent.";
            return Err(Refusal::conflict("silent", says));
        }
        let entry = self.read(line, &written)?;
        view::message_read(&self.game, &written, entry)
            .ok_or_else(|| Refusal::conflict("not-to-send", "No message for a move can be sent now."))
    }

    /// Whose clock runs.
    pub(crate) fn runs(&self) -> Option<Side> {
        if !has_clock(self.game.settings()) {
            return None;
        }
        self.game.standing_without_line().clock.as_ref().and_then(|clock| clock.running)
    }

    /// What the server lost over an act is no time of play. Without a clock time is nobody's loss.
    pub(crate) fn loses(&mut self, over: Arrival, other_clock: bool) {
        if self.is_timed() {
            let over = Arrival { at_ms: over.at_ms.max(self.losses.settled_ms()), ..over };
            self.has_lost(over.lost_ms(other_clock), over.now_ms);
        }
    }

    /// Until now acts were not told that were judged before: what is ordinary for an act is its player's once, for judging and writing
    /// together.
    pub(crate) fn loses_writing(&mut self, judged: &Judged, now_ms: u64) {
        let whole = Arrival { at_ms: judged.since_ms, now_ms }.lost_ms(judged.other_clock);
        if self.is_timed() {
            self.has_lost(whole.saturating_sub(judged.lost_ms), now_ms);
        }
    }

    /// So much of the time until now was the server's.
    fn has_lost(&mut self, lost_ms: u64, now_ms: u64) {
        self.begun = self.begun.loses(lost_ms);
        self.losses.adds(lost_ms, now_ms);
    }

    /// Whether play has begun with a clock.
    fn is_timed(&self) -> bool {
        has_clock(self.game.settings()) && self.begun != Begun::Waiting
    }

    /// If another server has written what was read last, it was heard when that was done: until then it was nobody's time.
    pub(crate) fn hears_when_written(&mut self, waits: &Waits, id: &GameId) {
        let heard = waits.heard(id, self.version());
        let Some((ReadLast { recorded_ms, other_clock }, now_ms)) = self.read.zip(heard) else { return };
        self.read = None;
        self.loses(Arrival { at_ms: recorded_ms, now_ms }, other_clock);
    }

    /// Reads one act, and judges it if this seat may say it by itself.
    fn take(
        &mut self,
        seat: Seat,
        line: &str,
        agreed: Option<&Entry>,
        arrived_ms: u64,
    ) -> Result<Taken, Refusal> {
        if let Some(mark) = &self.mark {
            return Err(mark.refuses());
        }
        let written = line.parse::<Written>().map_err(|why| unread(line, &why))?;
        // Asked before the act is read in the position: what can be read there, and what not, is nothing for others to
        // try out.
        let foreign = || Refusal::foreign(foreign(seat, written.who(), &self.further));
        let voice = seat.voice_for(written.who()).ok_or_else(foreign)?;
        let entry = self.read(line, &written)?;
        match voice {
            Voice::Jointly if agreed != Some(&entry) => {
                let tried = Game::clone(&self.game).judge(entry.clone());
                let text = act::text(&entry);
                tried.map_err(|why| impossible(&text, why))?;
                Ok(Taken::Proposed(Proposal { by: seat, entry, text }))
            }
            Voice::Alone | Voice::Jointly => self.judge(entry, arrived_ms),
        }
    }

    /// Whether an act of this seat would end the game now: it is judged on a copy.
    pub(crate) fn would_end(&self, seat: Seat, line: &str, now_ms: u64) -> Result<bool, Refusal> {
        let written = line.parse::<Written>().map_err(|why| unread(line, &why))?;
        if self.mark.is_some() || seat.voice_for(written.who()) != Some(Voice::Alone) {
            return Ok(false);
        }
        let mut entry = self.read(line, &written)?;
        entry.stamp = Some(self.stamp(now_ms));
        let mut tried = Game::clone(&self.game);
        Ok(tried.judge(entry).is_ok() && tried.ending().is_some())
    }

    /// Reads an act as it was sent. Of what is said in it everything is kept, and as it was said, or it is refused.
    fn read(&self, text: &str, written: &Written) -> Result<Entry, Refusal> {
        if let Some(why) = fault(text) {
            return Err(not_an_act(text).because([why]));
        }
        let kept = without_comment(text);
        if kept.len() < text.len() {
            let column = kept.chars().count() + 1;
            let why = format!(
                "column {column}: expected no # after a blank: it begins a comment, and what follows is no part of the act"
            );
            return Err(not_an_act(text).because([why]));
        }
        let entry = written.entry(&*self.game).map_err(|why| unread(text, &why))?;
        match servers_own(&entry) {
            None => Ok(entry),
            Some(why) => Err(not_an_act(text).because([why])),
        }
    }

    pub(crate) fn entry_of(&self, text: &str) -> Result<Entry, ActError> {
        text.parse::<Written>()?.entry(&*self.game)
    }

    /// Judges an act that came in at this moment.
    fn judge(&mut self, mut entry: Entry, arrived_ms: u64) -> Result<Taken, Refusal> {
        let was_over = self.game.ending().is_some();
        // An act without a stamp tells whoever reads the log that play had not begun.
        let waits = self.begun == Begun::Waiting && self.invited.is_some();
        let begun = if waits { self.begun } else { self.begun.after(&entry.act, arrived_ms) };
        let said = act::text(&entry);
        entry.stamp = (!waits).then(|| self.stamp(arrived_ms));
        random::seal(&mut entry.act)?;
        let (text, secret) = (withheld(&act::text(&entry)), record_apart(&entry.act));
        let sealed_before = self.game.sealed_in();
        Arc::make_mut(&mut self.game).judge(entry).map_err(|why| impossible(&said, why))?;
        (self.begun, self.read) = (begun, None);
        let judged = self.game.log().last().ok_or_else(|| Refusal::broken("a lost act"))?;
        let (seal, found) = (judged.seal.0, found::written(&judged.searched()));
        // What the laws did not take is its writer's alone: nobody keeps it.
        let taken = judged.rulings.iter().all(|ruling| !ruling.kind.is_refusal());
        let secret = secret.filter(|_| taken);
        if secret.is_some() {
            self.apart.insert(self.game.log().len());
        }
        let ends = self.ends_secret(sealed_before, secret.is_some());
        let ended = if was_over { None } else { self.ended()? };
        Ok(Taken::Judged(JudgedAct { text, seal, found, secret, ends }, ended))
    }

    /// How a finished game counts: its result, and the points of White and of Black in halves where it gives points. A game
    /// that is not judged today as it was keeps its result.
    pub(crate) fn ended_as(&self) -> Option<(GameResult, Option<[u32; 2]>)> {
        if let Some(mark) = &self.mark {
            return result_of(mark.ended.result()).map(|result| (result, None));
        }
        let result = self.game.ending()?.result;
        Some((result, self.game.standing_without_line().scored))
    }

    /// How the game ended, in JSON, if it has.
    fn ended(&self) -> Result<Option<String>, Refusal> {
        let Some(ending) = self.game.ending() else { return Ok(None) };
        let Standing { result, reason, .. } = view::standing(&self.game, Viewer::All);
        let ruling = view::ruling(&self.game, &ending.ruling);
        let ending = Ending { result: &result, reason: reason.as_deref(), ruling };
        serde_json::to_string(&ending).map(Some).map_err(Refusal::broken)
    }
}

/// What became of one act.
enum Taken {
    Judged(JudgedAct, Option<String>),
    Proposed(Proposal),
}

impl Judged {
    /// Notes the act that stops the rest; where nothing was done before it, the whole request is refused.
    fn stops(&mut self, act: &str, error: Refusal) -> Result<(), Refusal> {
        if self.acts.is_empty() {
            return Err(error);
        }
        self.stopped = Some(Stopped { act: act.to_owned(), error });
        Ok(())
    }
}

fn needs_both(proposal: &Proposal) -> Refusal {
    let says =
        format!("The other player must say the same, so this act must be sent alone: {}.", proposal.text);
    Refusal::foreign(says)
}

/// What in an act is the server's to give.
fn servers_own(entry: &Entry) -> Option<&'static str> {
    let drawn = |sealed: &Sealed| !matches!(sealed, Sealed::Record { bits: None, .. });
    match &entry.act {
        _ if entry.stamp.is_some() => {
            Some("column 1: expected who acts, found a stamp: the server gives the time")
        }
        Act::Adjournment(AdjournmentAct::Seals(sealed)) if drawn(sealed) => {
            Some("expected the record that is sealed, alone: the server draws what goes with it")
        }
        _ => None,
    }
}

fn unread(text: &str, why: &ActError) -> Refusal {
    not_an_act(text).because(why.faults().iter().map(ToString::to_string))
}

fn not_an_act(text: &str) -> Refusal {
    Refusal::unprocessable("not-an-act", format!("{text:?} is not an act."))
}

fn impossible(text: &str, why: Impossible) -> Refusal {
    Refusal::unprocessable("impossible", format!("It cannot be done: {text}.")).because(why.reasons)
}
