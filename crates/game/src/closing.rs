//! Time that forfeits unclaimed, and the reckoning when play ends for good.

use board::Side;
use law::question::{Close, Overstep, OwnFlag, Truth};
use law::{Effect, Provision, providing};

use crate::act::Entry;
use crate::game::{Game, refused, ruling};
use crate::standing::{Ruling, RulingKind};

impl Game {
    /// What time alone has done before an act is heard: the game lost, or play at its end.
    pub(crate) fn time_has_told(&mut self, entry: &Entry) -> Option<Vec<Ruling>> {
        let mut rulings = self.forfeits_at_once();
        if rulings.is_empty() && !self.closed && self.is_past_close(entry.stamp) {
            rulings = self.closes();
        }
        if rulings.is_empty() {
            return None;
        }
        let says =
            if self.ending.is_some() { "The game is over." } else { "The time fixed for play is over." };
        rulings.push(refused(&[], says));
        Some(rulings)
    }

    fn forfeits_at_once(&mut self) -> Vec<Ruling> {
        if providing(self.code, Provision::TimeForfeitsAtOnce).is_empty() {
            return Vec::new();
        }
        let fallen = |&side: &Side| self.clock.as_ref().is_some_and(|clock| clock.has_fallen(side));
        let Some(side) = Side::ALL.into_iter().find(fallen) else { return Vec::new() };
        let facts = Overstep {
            limit: true,
            closes: self.settings.close.is_some(),
            fallen: true,
            own: OwnFlag::Up,
            last_period: false,
            mate: Truth::Yes,
        };
        let answers = self.ask(&facts);
        self.lost_by_time(side, &answers, "has made fewer moves than the time requires")
    }

    fn lost_by_time(&mut self, side: Side, answers: &[law::Answer], why: &str) -> Vec<Ruling> {
        for answer in answers {
            if let Effect::Ends(outcome) = answer.effect {
                let says =
                    format!("{} {why}, and forfeits the game: {} has won.", side.name(), (!side).name());
                return vec![self.ends(outcome, side, &answer.articles, says)];
            }
        }
        Vec::new()
    }

    fn is_past_close(&self, stamp: Option<u64>) -> bool {
        let knows = !providing(self.code, Provision::MovesDueAtClose).is_empty();
        knows && self.settings.close.zip(stamp).is_some_and(|(close, stamp)| stamp >= close)
    }

    /// Play is at its end: who has made fewer moves than are due?
    fn closes(&mut self) -> Vec<Ruling> {
        let Some(clock) = &self.clock else { return Vec::new() };
        let reckoned = Side::ALL.map(|side| (clock.moves_due(side), clock.moves_made(side)));
        let [white_short, black_short] = reckoned.map(|(due, made)| made < due);
        self.set_running(None);
        self.closed = true;
        let told = |side: Side| {
            let (due, made) = reckoned[side.index()];
            format!("{} has made {made} moves, and {due} were due", side.name())
        };
        let says = format!("Play is over. {}; {}.", told(Side::White), told(Side::Black));
        let mut rulings =
            vec![ruling(&providing(self.code, Provision::MovesDueAtClose), RulingKind::Note, says)];
        let answers = self.ask(&Close { white_short, black_short });
        match (white_short, black_short) {
            (true, true) => rulings.extend(self.annulled_at_close(&answers)),
            (false, false) => {
                let says = format!("{} is silent about a game of which neither fell short.", self.code.id);
                rulings.push(ruling(&[], RulingKind::Note, says));
            }
            (white, _) => {
                let side = if white { Side::White } else { Side::Black };
                rulings.extend(self.lost_by_time(side, &answers, "has made fewer moves than were due"));
            }
        }
        rulings
    }

    fn annulled_at_close(&mut self, answers: &[law::Answer]) -> Vec<Ruling> {
        for answer in answers {
            if let Effect::Ends(outcome) = answer.effect {
                let articles = [answer.articles.clone(), self.after_annulment()].concat();
                let says = "Each has made fewer moves than were due: the game is annulled.";
                return vec![self.ends(outcome, Side::White, &articles, says.to_string())];
            }
        }
        Vec::new()
    }
}
