//! What an arbiter does of his own: looks at what stands there, declares a draw, punishes.

use board::Side;
use law::question::{Completion, Done, DrawGround, Standstill, State, Truth};
use law::{Effect, Provision, provided};

use crate::act::Punishment;
use crate::completing::both;
use crate::game::{Game, articles_of, refused, ruling};
use crate::standing::{EndReason, Ending, GameResult, Ruling, RulingKind};

impl Game {
    /// The arbiter looks at what stands there now, and acts on it.
    pub(crate) fn observes(&mut self) -> Vec<Ruling> {
        if !self.completes_at_an_end() {
            return vec![self.interferes(crate::act::Person::Arbiter)];
        }
        let seen = self
            .observes_flag()
            .or_else(|| self.claims_idle_press())
            .or_else(|| self.observes_illegal_move())
            .or_else(|| self.observes_breach())
            .or_else(|| self.declares());
        seen.unwrap_or_else(|| {
            vec![ruling(&[], RulingKind::Note, "The arbiter sees nothing on which he would act by himself.")]
        })
    }

    fn observes_flag(&mut self) -> Option<Vec<Ruling>> {
        provided(self.code, Provision::ArbiterCallsFlags)?;
        let first = self.clock.as_ref()?.first_fallen()?;
        Some(self.claims_time(!first))
    }

    fn observes_illegal_move(&mut self) -> Option<Vec<Ruling>> {
        let index = self.illegal_turn(None)?;
        let answers = self.ask(&Completion { done: Done::Illegal, seen: true });
        Some(self.takes_back_with_touches(index, &answers))
    }

    /// The last move broke the touch, or was made with both hands, and nobody has touched a man since.
    fn observes_breach(&mut self) -> Option<Vec<Ruling>> {
        let index = self.line.len().checked_sub(2).filter(|&index| self.may_still_claim(index))?;
        let (done, by) = (self.done_in(index), self.line[index].by);
        let answers = self.ask(&Completion { done, seen: true });
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        if back.is_empty() {
            return None;
        }
        self.put_back_with_touches(index);
        let times = self.set_clock_back(index);
        let mut rulings = vec![self.restored(&both(&back, times.as_slice()))];
        rulings.extend(self.tell_touch());
        rulings.extend(self.counts(by, done, &answers));
        Some(rulings)
    }

    /// The arbiter declares a draw that needs no claim.
    pub(crate) fn declares_draw(&mut self) -> Vec<Ruling> {
        let refusal = "Nothing here makes a draw without a claim.";
        self.declares().unwrap_or_else(|| vec![refused(&[], refusal)])
    }

    fn declares(&mut self) -> Option<Vec<Ruling>> {
        let grounds = [
            (DrawGround::ManyRepetitions, State::ManyTimes),
            (DrawGround::ManyMoves, State::LongWithoutProgress),
        ];
        let so = |ground: DrawGround| self.draw_truth(ground) == Some(Truth::Yes);
        let (_, state) = grounds.into_iter().find(|&(ground, _)| so(ground))?;
        let answers = self.ask(&Standstill { state, lawful: true });
        let outcome = answers.iter().find_map(|answer| match answer.effect {
            Effect::Ends(outcome) => Some(outcome),
            _ => None,
        })?;
        let articles = articles_of(&answers, |effect| matches!(effect, Effect::Ends(_)));
        let says = "The arbiter declares the game drawn: no claim is needed.".to_string();
        Some(vec![self.ends(outcome, self.turn().by, &articles, says)])
    }

    /// The arbiter punishes a player.
    pub(crate) fn penalises(
        &mut self,
        side: Side,
        punishment: &Punishment,
        for_article: Option<&str>,
    ) -> Vec<Ruling> {
        let Some(article) = provided(self.code, Provision::ArbiterPenalises) else {
            return vec![self.interferes(crate::act::Person::Arbiter)];
        };
        let named = for_article.map(|no| no.trim_start_matches(self.code.id).trim());
        let broken = named.and_then(|no| self.code.article(no)).map(|article| article.no);
        let articles = both(&[article], broken.as_slice());
        let name = side.name();
        match punishment {
            Punishment::Warning => vec![ruling(&articles, RulingKind::Penalty, format!("{name} is warned."))],
            Punishment::Points(words) => {
                vec![ruling(&articles, RulingKind::Penalty, format!("{name}'s points: {words}."))]
            }
            Punishment::Opponent(ms) => self.changes_times(side, (!side, *ms, true), &articles),
            Punishment::Own(ms) => self.changes_times(side, (side, *ms, false), &articles),
            Punishment::Loss | Punishment::Expulsion => {
                let says = format!("The arbiter declares the game lost by {name}.");
                vec![self.decided(GameResult::Won(!side), &articles, says)]
            }
            Punishment::BothLose => {
                let says = "The arbiter declares the game lost by both.".to_string();
                vec![self.decided(GameResult::BothLost, &articles, says)]
            }
        }
    }

    fn changes_times(
        &mut self,
        side: Side,
        (whose, ms, more): (Side, u64, bool),
        articles: &[&'static str],
    ) -> Vec<Ruling> {
        let Some(clock) = &mut self.clock else {
            let says = format!("{} is punished in time; there is no clock, so it is noted.", side.name());
            return vec![ruling(articles, RulingKind::Penalty, says)];
        };
        match more {
            true => clock.add(whose, ms),
            false => clock.take(whose, ms),
        }
        let change = if more { "is given" } else { "loses" };
        let says = format!("{} {change} {} seconds.", whose.name(), ms / 1000);
        vec![ruling(articles, RulingKind::Penalty, says)]
    }

    fn decided(&mut self, result: GameResult, articles: &[&'static str], says: String) -> Ruling {
        let told = ruling(articles, RulingKind::Result, says);
        self.end(Ending { result, reason: Some(EndReason::Decision), ruling: told })
    }
}
