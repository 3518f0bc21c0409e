//! Flags: time that is claimed to be exceeded, and what an arbiter calls by himself.

use board::Side;
use law::question::{Overstep, OwnFlag, Truth};
use law::{Answer, Effect, Outcome, Provision, provided};

use crate::act::{Claim, Fact};
use crate::clock::Clock;
use crate::game::{Game, articles_of, refused, ruling};
use crate::proving::Proved;
use crate::standing::{Ruling, RulingKind};

impl Game {
    pub(crate) fn claims_time(&mut self, who: Side) -> Vec<Ruling> {
        let own = self.own_flag(who);
        let (answers, proved) = self.judges_time(who, own);
        let verdict = self.verdict_on_time(who, &answers, &proved);
        if let Some(verdict) = verdict {
            return vec![verdict];
        }
        // His own time was exceeded before: it is he who has lost.
        let other = !who;
        let (answers, proved) = self.judges_time(other, OwnFlag::DownLater);
        let verdict = self.verdict_on_time(other, &answers, &proved).filter(|_| own == OwnFlag::DownFirst);
        vec![verdict.unwrap_or_else(|| self.no_such_claim())]
    }

    /// What the code says of a claim of this side.
    fn judges_time(&self, who: Side, own: OwnFlag) -> (Vec<Answer>, Proved) {
        let clock = self.clock.as_ref();
        let facts = Overstep {
            limit: clock.is_some(),
            closes: self.settings.close.is_some(),
            fallen: clock.is_some_and(|clock| clock.has_fallen(!who)),
            own,
            last_period: clock.is_some_and(|clock| clock.in_last_period(!who)),
            mate: Truth::Undetermined,
        };
        let facts = if facts.fallen { facts } else { Overstep { own: OwnFlag::Up, ..facts } };
        let proved = match law::asks_for_truth(self.code, &facts) {
            true => self.can_still_mate(who),
            false => Proved::default(),
        };
        (self.ask(&Overstep { mate: proved.truth(), ..facts }), proved)
    }

    fn verdict_on_time(&mut self, who: Side, answers: &[Answer], proved: &Proved) -> Option<Ruling> {
        let loser = !who;
        let why = proved.why();
        let answer =
            answers.iter().find(|answer| matches!(answer.effect, Effect::Ends(_) | Effect::Refuses))?;
        Some(match answer.effect {
            Effect::Ends(outcome) => {
                let says = match outcome {
                    Outcome::OutOfTimeToNoMate => {
                        format!("{} has exceeded the time{why}: the game is drawn.", loser.name())
                    }
                    Outcome::BothOutOfTime => {
                        "Both have exceeded the time, and which was first is not known: the game is drawn."
                            .to_string()
                    }
                    _ => format!("{} has exceeded the time: {} has won{why}.", loser.name(), who.name()),
                };
                self.ends_by_proof(outcome, loser, &answer.articles, says, proved)
            }
            _ => refused(&answer.articles, self.why_in_time(loser)),
        })
    }

    fn why_in_time(&self, side: Side) -> String {
        match &self.clock {
            None => "This game is played without a time limit.".to_string(),
            Some(clock) if clock.has_fallen(side) => {
                "Both have exceeded the time, and which was first is not known: play goes on.".to_string()
            }
            Some(_) => format!("{} has not exceeded the time.", side.name()),
        }
    }

    /// Whether the claimant's own time is exceeded too, and which was first, as far as it is known.
    fn own_flag(&mut self, who: Side) -> OwnFlag {
        let both = self.clock.as_ref().is_some_and(|clock| clock.has_fallen(who) && clock.has_fallen(!who));
        if !both {
            return OwnFlag::Up;
        }
        let unknown = self.take_found(|fact| *fact == Fact::Unascertainable);
        let first = self.clock.as_ref().and_then(Clock::first_fallen);
        match first.filter(|_| !unknown) {
            Some(side) if side == who => OwnFlag::DownFirst,
            Some(_) => OwnFlag::DownLater,
            None => OwnFlag::DownUnknown,
        }
    }

    /// The claims of time that the code knows, while there is a clock.
    pub(crate) fn claims_of_time(&self, who: Side) -> Option<(Claim, bool)> {
        let clock = self.clock.as_ref()?;
        let (own, mate) = (OwnFlag::Up, Truth::Yes);
        let closes = self.settings.close.is_some();
        let facts = Overstep { limit: true, closes, fallen: true, own, last_period: true, mate };
        let known = !self.ask(&facts).is_empty();
        known.then_some((Claim::Time, clock.has_fallen(!who)))
    }

    /// An arbiter who is present calls a flag at the first act after it fell, where the code has him do so.
    pub(crate) fn calls_flag(&mut self) -> Option<Vec<Ruling>> {
        let article = provided(self.code, Provision::ArbiterCallsFlags).filter(|_| self.is_watched())?;
        let first = self.clock.as_ref().and_then(Clock::first_fallen)?;
        let mut rulings = vec![ruling(
            &[article],
            RulingKind::Note,
            format!("The arbiter sees that {}'s flag has fallen.", first.name()),
        )];
        rulings.extend(self.claims_time(!first));
        rulings.extend(self.clock_follows());
        Some(rulings)
    }

    /// It is found that a flag has fallen, or which fell first.
    pub(crate) fn finds_flag(&mut self, side: Side, first: bool, articles: &[&'static str]) -> Vec<Ruling> {
        let Some(clock) = &mut self.clock else {
            return vec![refused(articles, "This game is played without a time limit.")];
        };
        clock.falls(side, first);
        let seen =
            articles_of(&self.judges_time(!side, OwnFlag::Up).0, |effect| matches!(effect, Effect::Ends(_)));
        if seen.is_empty() {
            return vec![ruling(
                articles,
                RulingKind::Note,
                format!("{}'s flag is found to have fallen.", side.name()),
            )];
        }
        self.claims_time(!side)
    }
}
