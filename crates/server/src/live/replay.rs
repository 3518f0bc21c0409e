//! A game out of its log: judged again from the first act, every seal compared.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::searched::Searched;
use game::{Game, SettingsError};
use records::script::Header;
use store::{FinalRuling, StoredAct, StoredGame};
use view::LineBook;

use crate::live::found;
use crate::live::game::{LiveGame, ReadLast};
use crate::live::header_words::header_words;
use crate::live::mark::{Differs, Mark};
use crate::live::names::{further_seats, invited_to, invites, taken_ms};
use crate::live::playtime::{Begun, Losses, has_clock};
use crate::machine::at_length;
use crate::wire::error::Refusal;

impl LiveGame {
    /// A game before its first act, with what searches told up to that.
    fn begin(header: &Header, stored: &StoredGame, told: Searched) -> Result<LiveGame, SettingsError> {
        let game = Arc::new(Game::begin(header.code, header.settings.clone(), told, at_length)?);
        let created_ms = stored.created_ms;
        let invites = stored.seats.iter().any(|seat| invites(seat.role.as_str()));
        let begun = match Begun::created(created_ms, game.settings(), invites) {
            Begun::Waiting if game.is_communicated() => taken_ms(stored).map_or(Begun::Waiting, Begun::At),
            begun => begun,
        };
        Ok(LiveGame {
            header: header_words(header),
            game,
            created_ms,
            begun,
            losses: Losses::default(),
            invited: None,
            further: further_seats(stored).collect(),
            recorded_ms: 0,
            read: None,
            book: LineBook::default(),
            histories: BTreeMap::new(),
            apart: BTreeSet::new(),
            mark: None,
        })
    }

    /// The game that a log tells. A running one must be judged as it was.
    pub(crate) fn replay(stored: &StoredGame, acts: &[StoredAct]) -> Result<LiveGame, Refusal> {
        let unreadable = |says: String| Differs { act: 0, says }.stops(stored);
        let header =
            Header::read("header", stored.header.as_str()).map_err(|why| unreadable(why.to_string()))?;
        let begin = || {
            let told = acts.first().map(told_of).unwrap_or_default();
            LiveGame::begin(&header, stored, told).map_err(|why| unreadable(why.to_string()))
        };
        let mut game = begin()?;
        game.invited = invited_to(stored);
        let different = game.judge_all_again(acts).err();
        match (different, &stored.result) {
            (None, _) => Ok(game),
            (Some(different), None) => Err(different.stops(stored)),
            (Some(different), Some(ended)) => begin()?.marked(different, acts, ended),
        }
    }

    /// Goes on with acts that another server has added to the log. They must be judged as they were.
    pub(crate) fn goes_on(&mut self, acts: &[StoredAct]) -> Result<(), Refusal> {
        if let Some(mark) = &self.mark {
            return Err(mark.refuses());
        }
        self.judge_all_again(acts).map_err(|why| why.broken())
    }

    /// A finished game as far as it is judged as it was, with the rest as it was written.
    fn marked(
        mut self,
        different: Differs,
        acts: &[StoredAct],
        ended: &FinalRuling,
    ) -> Result<LiveGame, Refusal> {
        for act in acts.iter().take_while(|act| act.number < different.act) {
            self.judge_again(act).map_err(|why| why.broken())?;
        }
        self.mark = Some(Mark::new(different, acts, ended));
        Ok(self)
    }

    /// Judges acts of the log again, and notes what was written last.
    fn judge_all_again(&mut self, acts: &[StoredAct]) -> Result<(), Differs> {
        let Some((last, before)) = acts.split_last() else { return Ok(()) };
        // Every append ends with an act that has its request.
        let earlier = before.iter().rposition(|act| act.request.is_some()).map_or(0, |at| at + 1);
        let (earlier, written) = acts.split_at(earlier);
        earlier.iter().try_for_each(|act| self.judge_again(act))?;
        let ran = self.runs();
        written.iter().try_for_each(|act| self.judge_again(act))?;
        self.recorded_ms = last.recorded_ms;
        self.read = Some(ReadLast { recorded_ms: last.recorded_ms, other_clock: self.runs() != ran });
        Ok(())
    }

    /// Judges an act of the log again, and compares the seals.
    fn judge_again(&mut self, act: &StoredAct) -> Result<(), Differs> {
        let differs = |says: String| Differs { act: act.number, says };
        let entry = self.entry_of_log(act).map_err(differs)?;
        if act.secret.is_some() {
            self.apart.insert(self.game.log().len() + 1);
        }
        if entry.stamp.is_some() {
            self.begun = self.begun.after(&entry.act, act.recorded_ms);
        }
        // Before play has begun every stamp is 0: later than that it may have begun without a hand, once both were at the board.
        let is_later = entry.stamp.is_some_and(|stamp| stamp > 0);
        let runs = match self.game.is_communicated() {
            true => entry.stamp.is_some(),
            false => has_clock(self.game.settings()) && (is_later || self.begun != Begun::Waiting),
        };
        if runs {
            // What the server lost over the act is in the time at which it was recorded.
            let stamp = entry.stamp.unwrap_or_default();
            self.begun = Begun::At(act.recorded_ms.saturating_sub(stamp));
        }
        let judged = Arc::make_mut(&mut self.game).judge_again(entry, told_of(act));
        judged.map_err(|why| differs(why.to_string()))?;
        match self.game.log().last() {
            Some(judged) if judged.seal.0 == *act.seal.as_bytes() => Ok(()),
            _ => Err(differs("it is judged otherwise than it was".into())),
        }
    }
}

/// What searches told of an act when it was judged.
fn told_of(act: &StoredAct) -> Searched {
    act.found.as_ref().map_or_else(Searched::default, |words| found::read(words.as_str()))
}
