//! What was undertaken, and odds that were not given: what they make of a game that ends.

use board::{Kind, Side};
use law::question::{Came, Undertaken as Facts, Upshot};
use law::{Effect, Outcome};

use crate::game::{Game, ruling};
use crate::settings::Undertaken;
use crate::standing::{EndReason, Ending, GameResult, Ruling, RulingKind};

impl Game {
    /// The ending as it counts.
    pub(crate) fn upshot(&self, ending: Ending) -> Ending {
        let left_on = |side: Side| self.settings.odds.iter().any(|odds| odds.left_on && odds.giver == side);
        let undertook =
            |side: Side| self.settings.undertaking.as_ref().is_some_and(|undertaking| undertaking.by == side);
        let concerned = Side::ALL.into_iter().filter(|&side| left_on(side) || undertook(side));
        concerned.fold(ending, |ending, side| {
            let Some(came) = self.came(&ending, side) else { return ending };
            let undertaken = if undertook(side) { self.undertaken() } else { Facts::Nothing };
            let met = undertaken != Facts::Nothing && self.is_met(came);
            let facts = Upshot { undertaken, met, left_on: left_on(side), came };
            self.changed(ending, side, &facts)
        })
    }

    fn changed(&self, mut ending: Ending, side: Side, facts: &Upshot) -> Ending {
        for answer in self.ask(facts) {
            let Effect::Ends(outcome) = answer.effect else { continue };
            let (result, reason, says) = match outcome {
                Outcome::UndertakingFailed => {
                    let says = format!("{} did not do what he undertook, and has lost.", side.name());
                    (GameResult::Won(!side), Some(EndReason::Undertaking), says)
                }
                Outcome::UndertakingMet => {
                    let says = format!("{} did what he undertook, and has won.", side.name());
                    (GameResult::Won(side), Some(EndReason::Undertaking), says)
                }
                _ => {
                    let says =
                        format!("{} left on the board what he was to give: the game is drawn.", side.name());
                    (GameResult::Drawn, ending.reason, says)
                }
            };
            (ending.result, ending.reason) = (result, reason);
            ending.ruling.says = format!("{} {says}", ending.ruling.says);
            ending.ruling.kind = RulingKind::Result;
            let more = answer.articles.iter().filter(|article| !ending.ruling.articles.contains(article));
            ending.ruling.articles = ending.ruling.articles.iter().chain(more).copied().collect();
        }
        ending
    }

    /// How the game ends for this side; none where it is as if never played.
    fn came(&self, ending: &Ending, side: Side) -> Option<Came> {
        let mate = ending.reason == Some(EndReason::Checkmate);
        let stalemated = ending.reason == Some(EndReason::Stalemate) && self.turn().by == side;
        match ending.result {
            GameResult::Won(winner) if winner == side => Some(if mate { Came::Mates } else { Came::Wins }),
            GameResult::Won(_) => Some(if mate { Came::IsMated } else { Came::Loses }),
            GameResult::Drawn => Some(if stalemated { Came::IsStalemated } else { Came::Drawn }),
            GameResult::BothLost => Some(Came::Loses),
            GameResult::Annulled | GameResult::Recommenced => None,
        }
    }

    fn undertaken(&self) -> Facts {
        match self.settings.undertaking.as_ref().map(|undertaking| &undertaking.what) {
            None => Facts::Nothing,
            Some(Undertaken::Win) => Facts::Win,
            Some(Undertaken::MateWithPawn(_)) => Facts::MateWithPawn,
            Some(Undertaken::MateWith(_)) => Facts::MateWithMan,
            Some(Undertaken::MateOn(_)) => Facts::MateOnSquare,
            Some(Undertaken::BeMated) => Facts::BeMated,
            Some(Undertaken::BeStalemated) => Facts::BeStalemated,
            Some(Undertaken::Condition(_)) => Facts::Condition,
        }
    }

    /// Whether this side undertook to mate in a certain way, or to be mated or stalemated.
    pub(crate) fn undertook_a_certain_way(&self, side: Side) -> bool {
        let by = self.settings.undertaking.as_ref().map(|undertaking| undertaking.by);
        by == Some(side) && self.undertaken().is_certain_way()
    }

    fn is_met(&self, came: Came) -> bool {
        let Some(undertaking) = &self.settings.undertaking else { return false };
        let (turn, first) = (self.turn(), &self.line[0].men);
        let mated_by = |is: &dyn Fn(crate::men::ManId) -> bool| {
            came == Came::Mates && turn.checkers().into_iter().any(is)
        };
        match &undertaking.what {
            Undertaken::Win => matches!(came, Came::Mates | Came::Wins),
            Undertaken::MateWithPawn(from) => mated_by(&|id| {
                turn.men.man(id).kind == Kind::Pawn && from.is_none_or(|square| first.at(square) == Some(id))
            }),
            Undertaken::MateWith(square) => mated_by(&|id| first.at(*square) == Some(id)),
            Undertaken::MateOn(square) => came == Came::Mates && turn.position.king(turn.by) == Some(*square),
            Undertaken::BeMated => came == Came::IsMated,
            Undertaken::BeStalemated => came == Came::IsStalemated,
            Undertaken::Condition(_) => self.condition_met,
        }
    }

    /// People find that what was undertaken in words was done.
    pub(crate) fn finds_condition_met(&mut self, articles: &[&'static str]) -> Vec<Ruling> {
        let condition = self.settings.undertaking.as_ref().map(|undertaking| &undertaking.what);
        let Some(Undertaken::Condition(words)) = condition else {
            return vec![crate::game::refused(articles, "Nothing was undertaken under a condition.")];
        };
        let says = format!("It is found that this was done: {words}.");
        self.condition_met = true;
        vec![ruling(articles, RulingKind::Note, says)]
    }
}
