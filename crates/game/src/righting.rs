//! Men that were displaced, a board that lies wrongly, a player who comes too late: what is put right, or lost.

use board::Side;
use law::question::Arrival;
use law::{Effect, Provision, provided, providing};

use crate::completing::both;
use crate::game::{Game, articles_of, refused, ruling};
use crate::settings::BoardPlacing;
use crate::standing::{Ruling, RulingKind};

impl Game {
    /// It is claimed that men were displaced: the position before that stands again.
    pub(crate) fn claims_displaced(&mut self) -> Vec<Ruling> {
        let Some(article) = provided(self.code, Provision::DisplacedMenGoBack) else {
            return vec![self.no_such_claim()];
        };
        let Some(index) = self.hands.displaced_in else {
            return vec![refused(&[article], "No man is displaced.")];
        };
        let later = index + 1 < self.line.len();
        self.put_back_with_touches(index);
        let times = if later { self.set_clock_back(index) } else { None };
        vec![self.restored(&both(&[article], times.as_slice()))]
    }

    /// The position is moved to a board that lies rightly.
    pub(crate) fn turns_the_board(&mut self, articles: &[&'static str]) -> Ruling {
        self.settings.board = BoardPlacing::Proper;
        let says = "The position is moved to a board that lies rightly, and the game goes on.";
        ruling(articles, RulingKind::Note, says)
    }

    /// A player comes to the board.
    pub(crate) fn arrives(&mut self, who: Side) -> Vec<Ruling> {
        let first = !std::mem::replace(&mut self.arrived[who.index()], true);
        let known = provided(self.code, Provision::DefaultTime).is_some();
        let wait = self.settings.default_time.unwrap_or(0);
        let late = known && first && self.now_ms.is_some_and(|now| now > wait);
        match self.defaults(who, late) {
            Some(lost) => vec![lost],
            None => vec![ruling(&self.waited(first && known), RulingKind::Note, at_the_board(who))],
        }
    }

    /// Lost, where the code says so, by whoever comes too late or not at all.
    pub(crate) fn defaults(&mut self, who: Side, late: bool) -> Option<Ruling> {
        let answers = self.ask(&Arrival { late });
        let outcome = answers.iter().find_map(|answer| match answer.effect {
            Effect::Ends(outcome) => Some(outcome),
            _ => None,
        })?;
        let articles = articles_of(&answers, |effect| matches!(effect, Effect::Ends(_)));
        let says =
            format!("{} was not at the board by the default time: {} has won.", who.name(), (!who).name());
        Some(self.ends(outcome, who, &articles, says))
    }

    /// Who bears the time that went by before somebody came.
    fn waited(&self, first: bool) -> Vec<&'static str> {
        let some = first && self.clock.is_some() && self.settings.default_time.is_some_and(|wait| wait > 0);
        if some { providing(self.code, Provision::WhiteBearsTheTime) } else { Vec::new() }
    }
}

fn at_the_board(who: Side) -> String {
    format!("{} is at the board.", who.name())
}
