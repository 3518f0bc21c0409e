//! The clock at the board: presses, what counts, who pays for considering, and time exceeded.

use board::Side;
use law::question::{ForfeitClause, Forfeiture, HandsClaim, Known};
use law::{Code, Effect, Figure, Outcome, Provision, figure, provided};

use crate::act::{Act, Clause, Motion, Person};
use crate::clock::{Clock, Period, TimeControl};
use crate::game::{Game, Impossible, Judgement, SettingsError, refused, ruling};
use crate::settings::{Settings, TimeLimit};
use crate::standing::{Ruling, RulingKind};

/// The clock of a game, where there is one.
pub(crate) fn clock_of(
    code: &Code,
    settings: &Settings,
    first: Side,
) -> Result<Option<Clock>, SettingsError> {
    let control = match &settings.time {
        TimeLimit::None => return Ok(None),
        TimeLimit::Agreed(control) => control.clone(),
        TimeLimit::ByCode => by_code(code).ok_or_else(|| SettingsError {
            reasons: vec![format!("{} names no time limit of its own", code.id)],
        })?,
    };
    Ok(Some(Clock::new(control, first)))
}

/// So many moves in so many minutes, again and again, as the code says.
fn by_code(code: &Code) -> Option<TimeControl> {
    let (moves, _) = figure(code, Figure::MovesInAPeriod)?;
    let (minutes, _) = figure(code, Figure::MinutesInAPeriod)?;
    let time_ms = u64::from(minutes) * 60_000;
    TimeControl::same(vec![Period { moves: Some(moves), time_ms, repeats: true, ..Period::default() }])
}

impl Game {
    pub(crate) fn time_passes(&mut self, stamp: Option<u64>) {
        if let (Some(clock), Some(stamp)) = (&mut self.clock, stamp) {
            clock.advance(stamp.min(self.settings.close.unwrap_or(stamp)));
        }
    }

    pub(crate) fn presses(&mut self, side: Side) -> Judgement {
        let completes = self.completes_by_press();
        match &mut self.clock {
            None => Err(Impossible::because("there is no clock to press")),
            Some(clock) if completes && clock.running() == Some(side) => Ok(self.presses_to_complete(side)),
            Some(clock) => {
                clock.press(side);
                self.considering = false;
                Ok(Vec::new())
            }
        }
    }

    /// A move, and the press of the clock where there is one and the turn has passed.
    pub(crate) fn plays(&mut self, side: Side, motion: Motion) -> Judgement {
        let (before, made, told) = (self.turn().by, self.line.len(), self.neglect_told);
        let mut rulings = self.hand_acts(side, &Act::Moves(motion))?;
        if self.completes_by_press() {
            rulings.extend(self.settle());
            if self.ending.is_none() && self.clock.as_ref().is_some_and(|clock| clock.running() == Some(side))
            {
                rulings.extend(self.presses_to_complete(side));
            }
            return Ok(rulings);
        }
        let passed = before == side && self.line.len() > made && self.turn().by != side;
        if let Some(clock) = self.clock.as_mut().filter(|_| passed) {
            clock.press(side);
            self.neglect_told = told;
            let neglect = provided(self.code, Provision::NoAllowanceForNeglect);
            rulings.retain(|ruling| neglect.is_none_or(|article| ruling.articles != [article]));
        }
        Ok(rulings)
    }

    /// A move with both hands, and the press where the act is the whole of a turn.
    pub(crate) fn uses_two_hands(&mut self, side: Side, motion: Motion, presses: bool) -> Judgement {
        let index = self.line.len() - 1;
        if self.turn().by == side {
            self.turn_mut().attempt_mut().two_hands = true;
        }
        let rulings =
            if presses { self.plays(side, motion)? } else { self.hand_acts(side, &Act::Moves(motion))? };
        let known = !self.ask(&HandsClaim { so: true, timely: true }).is_empty();
        let silence = format!("{} is silent about two hands.", self.code.id);
        let note = (!known && index < self.line.len()).then(|| ruling(&[], RulingKind::Note, silence));
        Ok(rulings.into_iter().chain(note).collect())
    }

    pub(crate) fn stops_clocks(&mut self, who: Person, why: Option<&str>) -> Judgement {
        let Some(clock) = &mut self.clock else {
            return Err(Impossible::because("there is no clock to stop"));
        };
        clock.run_for(None);
        let by = who.side().map_or("The arbiter", |side| side.name());
        let grounds = self.grounds_for_stopping(who, why.is_some());
        let articles: Vec<_> = grounds.into_iter().filter_map(|ground| provided(self.code, ground)).collect();
        let why = why.map(|why| format!(" for {why}")).unwrap_or_default();
        Ok(vec![ruling(&articles, RulingKind::Note, format!("{by} stopped the clocks{why}."))])
    }

    fn grounds_for_stopping(&self, who: Person, with_reason: bool) -> Vec<Provision> {
        let displaced = !self.hands.displaced.is_empty();
        match who.side() {
            None => vec![Provision::ArbiterStopsClocks],
            Some(_) if displaced => vec![Provision::StoppedForTheArbiter, Provision::StoppedForDisplacedMen],
            Some(_) if with_reason => vec![Provision::StoppedForTheArbiter],
            Some(_) => vec![Provision::StoppedWithoutReason],
        }
    }

    pub(crate) fn starts_clock(&mut self, side: Side) -> Judgement {
        let Some(clock) = &mut self.clock else {
            return Err(Impossible::because("there is no clock to start"));
        };
        clock.run_for(Some(side));
        let article = provided(self.code, Provision::ArbiterStartsClocks);
        Ok(vec![ruling(article.as_slice(), RulingKind::Note, format!("{}'s clock runs.", side.name()))])
    }

    /// A move was made: it counts for the time limit; and a clock that is not pressed runs on, which each side is told once.
    pub(crate) fn counts_move(&mut self, by: Side) -> Vec<Ruling> {
        let Some(clock) = &mut self.clock else { return Vec::new() };
        clock.count_move(by);
        let runs_on = clock.running() == Some(by) && self.turn().by != by;
        let told = self.neglect_told[by.index()];
        self.neglect_told[by.index()] |= runs_on;
        let article = provided(self.code, Provision::NoAllowanceForNeglect).filter(|_| runs_on && !told);
        let says = format!(
            "{}'s clock runs until it is pressed, and nothing is allowed for neglecting it.",
            by.name()
        );
        article.map(|article| ruling(&[article], RulingKind::Note, says)).into_iter().collect()
    }

    /// Moves taken back before a reply count no more.
    pub(crate) fn uncount_moves_from(&mut self, index: usize) {
        let made = self.line.len() - 1;
        if let Some(clock) = &mut self.clock {
            let counted = self.line[index.min(made)..made].iter().filter(|turn| turn.complete);
            counted.for_each(|turn| clock.discount_move(turn.by));
        }
    }

    /// The position of a turn stands again after replies: where the code says so, the moves taken back still count.
    pub(crate) fn take_back_later(&mut self, index: usize) {
        match provided(self.code, Provision::MovesTakenBackLaterCount) {
            Some(_) => self.restore_counting(index),
            None => self.restore(index),
        }
        let by = self.turn().by;
        if let Some(clock) = &mut self.clock {
            clock.run_for(Some(by));
        }
    }

    pub(crate) fn tell_moves_still_count(&self) -> Option<Ruling> {
        let article = provided(self.code, Provision::MovesTakenBackLaterCount)?;
        self.clock.as_ref()?;
        let says = "For the time limit the moves taken back count as made.";
        Some(ruling(&[article], RulingKind::Note, says))
    }

    /// Whose clock runs follows the law: against the holder of an option while he considers, then the player again;
    /// against nobody when the game is over.
    pub(crate) fn clock_follows(&mut self) -> Vec<Ruling> {
        if self.clock.is_none() {
            return Vec::new();
        }
        if self.ending.is_some() {
            self.set_running(None);
            return Vec::new();
        }
        let Some(article) = provided(self.code, Provision::TimeWhileConsidering) else { return Vec::new() };
        let stopped = self.clock.as_ref().is_some_and(|clock| clock.running().is_none());
        let considers = Side::ALL.into_iter().find(|&side| self.considers(side)).filter(|_| !stopped);
        match considers {
            Some(holder) if !self.considering => {
                self.considering = true;
                self.set_running(Some(holder));
                let says = format!("{}'s time runs while he considers the penalty.", holder.name());
                vec![Ruling { about: Some(!holder), ..ruling(&[article], RulingKind::Note, says) }]
            }
            None if self.considering => {
                self.considering = false;
                let by = self.turn().by;
                self.set_running(Some(by));
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    fn considers(&self, holder: Side) -> bool {
        self.options(holder).iter().any(|option| option.possible)
    }

    pub(crate) fn set_running(&mut self, side: Option<Side>) {
        if let Some(clock) = &mut self.clock {
            clock.run_for(side);
        }
    }

    // Time exceeded as a forfeiture.

    /// Whether this clause of forfeitures is the one of time.
    pub(crate) fn is_time(&self, clause: Clause) -> bool {
        let Some(clause) = ForfeitClause::of(clause.0) else { return false };
        let answers = self.ask(&Forfeiture { clause, known: Known::Logged, moved_since: false });
        answers.iter().any(|answer| answer.effect == Effect::Ends(Outcome::OutOfTime))
    }

    pub(crate) fn known_of_time(&self, offender: Side) -> Known {
        match &self.clock {
            None => Known::CannotBe,
            Some(clock) if clock.has_fallen(offender) => Known::Logged,
            Some(_) => Known::NotSo,
        }
    }

    /// The dials are found to be wrong, and are set.
    pub(crate) fn sets_clock(&mut self, left_ms: [u64; 2], articles: &[&'static str]) -> Vec<Ruling> {
        let put_right = provided(self.code, Provision::TimesPutRight);
        match (&mut self.clock, put_right) {
            (Some(clock), Some(article)) => {
                clock.set(left_ms);
                let cites = [&[article], articles].concat();
                vec![ruling(&cites, RulingKind::Note, "The times are put right as found.")]
            }
            (None, _) => vec![refused(articles, "This game is played without a time limit.")],
            (_, None) => vec![refused(articles, format!("{} puts no times right.", self.code.id))],
        }
    }
}
