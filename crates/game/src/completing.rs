//! Moves that are made and not yet complete: the press of the clock, the reply, and what an arbiter sees then.

use std::sync::Arc;

use board::{Kind, Setup, Side};
use law::question::{
    Attention, Claimant, Completion, Done, HandsClaim, Infringement, Made, Nature, Stands, Truth,
};
use law::{Answer, Effect, Figure, Outcome, Provision, figure, provided};

use crate::change::{Change, change};
use crate::game::{Game, articles_of, refused, ruling};
use crate::hand::Deed;
use crate::proving::Proved;
use crate::settings::Arbiter;
use crate::standing::{Penalised, Ruling, RulingKind};
use crate::turn::{Attempt, Touch, Turn};

impl Game {
    /// Whether a move is complete only when the clock is pressed.
    pub(crate) fn completes_by_press(&self) -> bool {
        self.clock.is_some() && provided(self.code, Provision::CompletedByPress).is_some()
    }

    /// Whether an arbiter is at the board and sees all.
    pub(crate) fn is_watched(&self) -> bool {
        let by_code = || match provided(self.code, Provision::ArbiterPresent) {
            Some(_) => Arbiter::Present,
            None => Arbiter::Absent,
        };
        self.settings.arbiter.unwrap_or_else(by_code) == Arbiter::Present
    }

    /// The player presses the clock that runs for him.
    pub(crate) fn presses_to_complete(&mut self, side: Side) -> Vec<Ruling> {
        if self.due[side.index()] {
            return self.brings_to_its_end(side);
        }
        if self.turn().by == side {
            return self.ends_without_legal_move(side, self.done_so_far());
        }
        self.press_clock(side);
        Vec::new()
    }

    fn press_clock(&mut self, side: Side) {
        self.due[side.index()] = false;
        if let Some(clock) = &mut self.clock {
            clock.press(side);
        }
    }

    /// What the player had done when he pressed without having made a legal move.
    fn done_so_far(&self) -> Done {
        let turn = self.turn();
        let now = self.men_as_moved();
        let in_hand = self.hands.of(turn.by).is_some_and(|held| held.on.is_none());
        match change(turn, &now) {
            Change::None => Done::Nothing,
            _ if in_hand => Done::Nothing,
            Change::Part(Some(Nature::Promotion | Nature::CapturePromotion))
                if self.waiting_pawn(turn.by).is_some() =>
            {
                Done::Unpromoted
            }
            _ => Done::Illegal,
        }
    }

    /// A legal move of chess was made: it is completed, or what was wrong with it is seen.
    pub(crate) fn brings_to_its_end(&mut self, side: Side) -> Vec<Ruling> {
        let Some(index) = self.line[..self.line.len() - 1].iter().rposition(|turn| turn.by == side) else {
            return Vec::new();
        };
        let last = index + 2 == self.line.len();
        let done = if last && !self.line[index].complete { self.done_in(index) } else { Done::LegalMove };
        let answers = self.ask(&Completion { done, seen: self.is_watched() });
        let mut rulings = Vec::new();
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        if back.is_empty() {
            let at_press = self.clock.clone();
            let completes = articles_of(&answers, |effect| effect == Effect::Completes);
            let told = if last { self.completes(index, &completes) } else { self.presses_late(side) };
            rulings.extend(told);
            if self.clock.is_some() {
                self.line_mut(index).at_press = at_press;
                self.press_clock(side);
            }
        } else {
            let duty = self.bound(&self.line[index], &[]).map(|bound| bound.duty.articles);
            self.put_back_with_touches(index);
            rulings.push(self.restored(&both(&back, &duty.unwrap_or_default())));
            rulings.extend(self.tell_touch());
        }
        rulings.extend(self.counts(side, done, &answers));
        rulings
    }

    fn presses_late(&self, side: Side) -> Option<Ruling> {
        let article = provided(self.code, Provision::PressAfterReply)?;
        let says = format!("{} presses after the reply, as he may.", side.name());
        Some(ruling(&[article], RulingKind::Note, says))
    }

    pub(crate) fn done_in(&self, index: usize) -> Done {
        let attempt = self.line[index].attempt();
        let made = attempt.making.as_ref().map(|making| (making.made, making.bound_by));
        match made {
            Some((Made::AgainstTouch, law::question::BoundBy::Release)) => Done::AgainstRelease,
            Some((Made::AgainstTouch, _)) => Done::AgainstTouch,
            Some((Made::AgainstRequirement, _)) => Done::AgainstRequirement,
            Some((Made::Illegal, _)) => Done::Illegal,
            _ if attempt.two_hands => Done::WithTwoHands,
            _ => Done::LegalMove,
        }
    }

    /// The move of a turn is complete: it counts for the time.
    pub(crate) fn completes(&mut self, index: usize, articles: &[&'static str]) -> Option<Ruling> {
        if self.line[index].complete {
            return None;
        }
        let by = self.line[index].by;
        self.line_mut(index).complete = true;
        let told = self.counts_move(by);
        let says = format!("{}'s move is complete.", by.name());
        let articles = both(articles, &articles_of_all(&told));
        Some(ruling(&articles, RulingKind::Completed, says))
    }

    /// The other side has replied before the clock was pressed.
    pub(crate) fn completes_by_reply(&mut self, by: Side) -> Option<Ruling> {
        let article = provided(self.code, Provision::CompletedByReply)?;
        let index = self.line.len().checked_sub(3)?;
        let before = &self.line[index];
        (before.by != by && !before.complete).then(|| self.completes(index, &[article])).flatten()
    }

    /// The turn ends with no legal move made: what the arbiter sees of it, or that it stands until it is found.
    pub(crate) fn ends_without_legal_move(&mut self, side: Side, done: Done) -> Vec<Ruling> {
        let answers = self.ask(&Completion { done, seen: self.is_watched() });
        let has = |wanted: fn(Effect) -> bool| answers.iter().any(|answer| wanted(answer.effect));
        let mut rulings = Vec::new();
        if has(|effect| effect == Effect::Promotes) {
            rulings.extend(self.left_pawn_becomes_queen(side, &answers));
        } else if has(|effect| matches!(effect, Effect::Restores(_))) {
            let index = self.line.len() - 1;
            let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
            self.put_back_with_touches(index);
            rulings.push(self.restored(&back));
            rulings.extend(self.tell_touch());
        } else if has(|effect| effect == Effect::Passes) {
            let articles = articles_of(&answers, |effect| effect == Effect::Passes);
            let at_press = self.clock.clone();
            rulings.extend(self.passes_unlawfully(&articles));
            if self.clock.is_some() {
                let index = self.line.len() - 2;
                self.line_mut(index).at_press = at_press;
                self.press_clock(side);
            }
        } else if done == Done::Nothing && self.is_watched() {
            self.put_back_with_touches(self.line.len() - 1);
        } else if self.clock.is_some() && !self.is_watched() {
            self.idle = Some((side, done, self.clock.clone()));
            self.press_clock(side);
        }
        rulings.extend(self.counts(side, done, &answers));
        rulings
    }

    fn left_pawn_becomes_queen(&mut self, side: Side, answers: &[Answer]) -> Vec<Ruling> {
        let articles = articles_of(answers, |effect| effect == Effect::Promotes);
        let Some(pawn) = self.waiting_pawn(side) else { return Vec::new() };
        self.men.become_kind(pawn, Kind::Queen, false);
        let says = format!("The Pawn that {} left on its last rank becomes a Queen.", side.name());
        let mut rulings = vec![ruling(&articles, RulingKind::Penalty, says)];
        rulings.extend(self.judge_turn(&Deed { moved: true, whole: true, ..Deed::default() }));
        if self.due[side.index()] {
            let index = self.line.len() - 2;
            self.line_mut(index).at_press = self.clock.clone();
            rulings.extend(self.completes(index, &articles));
            self.press_clock(side);
        }
        rulings
    }

    /// A completed illegal move is counted, where the code counts it, and has its price.
    pub(crate) fn counts(&mut self, side: Side, done: Done, answers: &[Answer]) -> Vec<Ruling> {
        let articles = articles_of(answers, |effect| effect == Effect::Counts);
        if articles.is_empty() {
            return Vec::new();
        }
        let again = self.infringements[side.index()] > 0;
        self.infringements[side.index()] += 1;
        let says = format!("{} {}.", side.name(), done_in_words(done));
        let offence = Ruling { about: Some(side), ..ruling(&articles, RulingKind::Offence, says) };
        let mut rulings = vec![offence];
        rulings.extend(self.price_of_infringement(side, again));
        rulings
    }

    fn price_of_infringement(&mut self, side: Side, again: bool) -> Vec<Ruling> {
        let asked = Infringement { again, mate: Truth::Undetermined };
        let proved = match law::asks_for_truth(self.code, &asked) {
            true => self.can_still_mate(!side),
            false => Proved::default(),
        };
        let mate = proved.truth();
        let mut rulings = Vec::new();
        for answer in self.ask(&Infringement { again, mate }) {
            match answer.effect {
                Effect::GivesTime(which) => {
                    rulings.extend(self.gives_time(!side, which, "an illegal move", &answer.articles));
                }
                Effect::Ends(outcome) => {
                    let why = proved.why();
                    let says = match outcome {
                        Outcome::IllegalMovesToNoMate => {
                            format!("{} has done so again{why}: the game is drawn.", side.name())
                        }
                        _ => format!("{} has done so again: {} has won{why}.", side.name(), (!side).name()),
                    };
                    rulings.push(self.ends_by_proof(outcome, side, &answer.articles, says, &proved));
                }
                _ => {}
            }
        }
        rulings
    }

    /// A side is given time for what the other did; without a clock that is only noted.
    pub(crate) fn gives_time(
        &mut self,
        to: Side,
        which: Figure,
        because: &str,
        articles: &[&'static str],
    ) -> Option<Ruling> {
        let (seconds, set_by) = figure(self.code, which)?;
        if let Some(clock) = &mut self.clock {
            clock.add(to, u64::from(seconds) * 1000);
        }
        let article = articles.first().copied().unwrap_or(set_by);
        self.penalties.push(Penalised { side: !to, seconds, article });
        let says = format!("{} is given {seconds} seconds for {because} of {}'s.", to.name(), (!to).name());
        Some(ruling(articles, RulingKind::Penalty, says))
    }

    /// Puts the position at the beginning of that turn back; all that was touched there still binds.
    pub(crate) fn put_back_with_touches(&mut self, index: usize) {
        self.restore(index);
        let turn = self.turn_mut();
        let before = turn.attempt();
        let touches = before.touches.iter().map(|touch| Touch { lifted: false, ..touch.clone() }).collect();
        let released = before.released.clone();
        turn.attempts.push(Attempt { touches, released, ..Attempt::default() });
    }

    /// The dials are as the press found them that completed the move of this turn, where the code has them set.
    pub(crate) fn set_clock_back(&mut self, index: usize) -> Option<&'static str> {
        let article = provided(self.code, Provision::TimesAfterRestoration)?;
        let earlier = self.line[index].at_press.clone();
        let by = self.line[index].by;
        let clock = self.clock.as_mut()?;
        if let Some(earlier) = earlier {
            clock.set_back_to(&earlier);
        }
        clock.run_for(Some(by));
        Some(article)
    }

    /// Whether what a move that is replaced touched binds its maker still.
    pub(crate) fn touches_bind_the_replacement(&self) -> bool {
        provided(self.code, Provision::TouchesBindTheReplacement).is_some()
    }

    /// A completed illegal move is found: it goes back, and counts.
    pub(crate) fn takes_back_with_touches(&mut self, index: usize, answers: &[Answer]) -> Vec<Ruling> {
        let by = self.line[index].by;
        let done = match self.line[index].attempt().making.as_ref().map(|making| making.made) {
            Some(Made::AgainstRequirement) => Done::AgainstRequirement,
            _ => Done::Illegal,
        };
        let back = articles_of(answers, |effect| matches!(effect, Effect::Restores(_)));
        self.put_back_with_touches(index);
        let times = self.set_clock_back(index);
        let mut rulings = vec![self.restored(&both(&back, times.as_slice()))];
        rulings.extend(self.tell_touch());
        if done == Done::Illegal {
            rulings.extend(self.counts(by, done, answers));
        }
        rulings
    }

    /// The last position that can be determined is found: the game goes on from there, and the move counts.
    pub(crate) fn finds_sought(&mut self, setup: &Setup, articles: &[&'static str]) -> Vec<Ruling> {
        let Some(sought) = self.sought else { return Vec::new() };
        let same = |turn: &Arc<Turn>| turn.position.placement() == setup.placement();
        let Some(index) = self.line[..=sought.turn].iter().rposition(same) else {
            return vec![refused(articles, "That position did not stand before the illegal move.")];
        };
        self.sought = None;
        let side = self.line[sought.turn].by;
        let known = Attention { stands: Stands::Replied, by: Claimant::Opponent, known: true };
        let answers = self.ask(&known);
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        self.put_back_with_touches(index);
        let times = self.set_clock_back(index);
        let mut rulings = vec![self.restored(&both(&both(&back, articles), times.as_slice()))];
        rulings.extend(self.counts(side, Done::Illegal, &answers));
        rulings
    }

    // Both hands.

    /// It is claimed that the last move was made with both hands.
    pub(crate) fn claims_two_hands(&mut self, who: Side) -> Vec<Ruling> {
        let index = self.line.len().checked_sub(2).filter(|&index| self.line[index].by != who);
        let meant = index.filter(|&index| self.line[index].attempt().two_hands);
        let timely = meant.is_none_or(|index| self.may_still_claim(index));
        let answers = self.ask(&HandsClaim { so: meant.is_some(), timely });
        let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
        if !refuses.is_empty() {
            let says = match meant {
                Some(_) => "The right to claim it is gone: the claimant has touched a man.",
                None => "The last move was not made with both hands.",
            };
            return vec![refused(&refuses, says)];
        }
        let Some(index) = meant.filter(|_| !answers.is_empty()) else { return vec![self.no_such_claim()] };
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        self.put_back_with_touches(index);
        let times = self.set_clock_back(index);
        let mut rulings = vec![self.restored(&both(&back, times.as_slice()))];
        rulings.extend(self.tell_touch());
        rulings.extend(self.counts(!who, Done::WithTwoHands, &answers));
        rulings
    }

    /// Whether the right to claim a breach in this turn is not gone by a touch.
    pub(crate) fn may_still_claim(&self, index: usize) -> bool {
        let attempt = self.line[index].attempt();
        !attempt.closed && attempt.making.as_ref().is_some_and(|making| !making.lapsed)
    }

    /// It is claimed that the clock was pressed without a move.
    pub(crate) fn claims_idle_press(&mut self) -> Option<Vec<Ruling>> {
        let (side, done, clock) = self.idle.take()?;
        let answers = self.ask(&Completion { done, seen: true });
        let by = self.turn().by;
        if let (Some(now), Some(earlier)) = (&mut self.clock, clock) {
            now.set_back_to(&earlier);
            now.run_for(Some(by));
        }
        Some(self.counts(side, done, &answers))
    }
}

fn done_in_words(done: Done) -> &'static str {
    match done {
        Done::Illegal => "has completed an illegal move",
        Done::Unpromoted => {
            "has pressed the clock with a Pawn left on its last rank, which is an illegal move"
        }
        Done::Nothing => "has pressed the clock without making a move, which counts as an illegal move",
        Done::WithTwoHands => "has made a move with both hands, which counts as an illegal move",
        _ => "has broken the laws of touch and move",
    }
}

/// Both lists, each article once.
pub(crate) fn both(one: &[&'static str], other: &[&'static str]) -> Vec<&'static str> {
    let mut all = one.to_vec();
    all.extend(other.iter().filter(|article| !one.contains(article)));
    all
}

fn articles_of_all(rulings: &[Ruling]) -> Vec<&'static str> {
    rulings.iter().flat_map(|ruling| ruling.articles.iter().copied()).collect()
}
