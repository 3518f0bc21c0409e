//! How a game ends: what an outcome of the law means for the result, and what only a proof can tell.

use board::Side;
use law::question::{Resignation, Truth};
use law::{Effect, Outcome, Provision, provided, providing};

use crate::act::Clause;
use crate::game::{Game, articles_of, ruling};
use crate::proving::Proved;
use crate::standing::{EndReason, Ending, GameResult, Ruling, RulingKind};

impl Game {
    /// Ends the game as the law says; `about` is the side that loses where one does, else whose act it was.
    pub(crate) fn ends(
        &mut self,
        outcome: Outcome,
        about: Side,
        articles: &[&'static str],
        says: String,
    ) -> Ruling {
        self.ends_by_proof(outcome, about, articles, says, &Proved::default())
    }

    /// The same where the outcome rests on a proof.
    pub(crate) fn ends_by_proof(
        &mut self,
        outcome: Outcome,
        about: Side,
        articles: &[&'static str],
        says: String,
        proved: &Proved,
    ) -> Ruling {
        let (result, reason) = meaning(outcome, about);
        let ruling = proved.shown_by(ruling(articles, RulingKind::Result, says));
        self.end(Ending { result, reason, ruling })
    }

    pub(crate) fn resigns(&mut self, who: Side) -> Ruling {
        let asked = Resignation { mate: Truth::Undetermined };
        let proved = match law::asks_for_truth(self.code, &asked) {
            true => self.can_still_mate(!who),
            false => Proved::default(),
        };
        let answers = self.ask(&Resignation { mate: proved.truth() });
        let ends = answers.iter().find_map(|answer| match answer.effect {
            Effect::Ends(outcome) => Some(outcome),
            _ => None,
        });
        let Some(outcome) = ends else { return self.resigns_in_silence(who) };
        let articles = articles_of(&answers, |effect| matches!(effect, Effect::Ends(_)));
        let why = proved.why();
        let says = match outcome {
            Outcome::ResignedToNoMate => format!("{} resigns{why}: the game is drawn.", who.name()),
            _ => format!("{} resigns, and {} has won{why}.", who.name(), (!who).name()),
        };
        self.ends_by_proof(outcome, who, &articles, says, &proved)
    }

    fn resigns_in_silence(&mut self, who: Side) -> Ruling {
        let articles = providing(self.code, Provision::ResignedIsLost);
        let silence = format!("; {} is silent about it: it is the player's own act", self.code.id);
        let silence = if articles.is_empty() { silence } else { String::new() };
        let says = format!("{} resigns, and {} has won{silence}.", who.name(), (!who).name());
        let kind = if articles.is_empty() { RulingKind::Note } else { RulingKind::Result };
        let ending = Ending {
            result: GameResult::Won(!who),
            reason: Some(EndReason::Resignation),
            ruling: ruling(&articles, kind, says),
        };
        self.end(ending)
    }

    /// The articles that say what an annulled game is to a series, and who begins the next.
    pub(crate) fn after_annulment(&self) -> Vec<&'static str> {
        let both = [Provision::ColoursAlternate, Provision::FirstMoveAfterAnnulment];
        both.into_iter().flat_map(|provision| providing(self.code, provision)).collect()
    }

    /// Who begins the game played instead of one that is annulled, where the code says so.
    pub(crate) fn first_next(&self) -> Option<Side> {
        let result = self.ending.as_ref()?.result;
        if provided(self.code, Provision::DrawnGameIsNone).is_some() && self.settings.odds.is_empty() {
            return self.first_in_turn(result);
        }
        let annulled = result == GameResult::Annulled;
        provided(self.code, Provision::FirstMoveAfterAnnulment).filter(|_| annulled)?;
        Some(self.settings.right.unwrap_or(self.entitled_to_begin()))
    }

    /// Where the first move goes in turn and a drawn game is none: who has it next.
    fn first_in_turn(&self, result: GameResult) -> Option<Side> {
        let began = self.line[0].by;
        match result {
            GameResult::Won(_) | GameResult::BothLost => Some(!began),
            GameResult::Drawn | GameResult::Annulled | GameResult::Recommenced => Some(began),
        }
    }
}

/// The result, and the event that ended the game.
fn meaning(outcome: Outcome, about: Side) -> (GameResult, Option<EndReason>) {
    let won = GameResult::Won(!about);
    match outcome {
        Outcome::Checkmate => (won, Some(EndReason::Checkmate)),
        Outcome::Forfeited(letter) => (won, Some(EndReason::Forfeiture(Clause(letter)))),
        Outcome::OutOfTime => (won, Some(EndReason::Time)),
        Outcome::Resigned => (won, Some(EndReason::Resignation)),
        Outcome::IllegalMoves => (won, Some(EndReason::IllegalMoves)),
        Outcome::Defaulted => (won, Some(EndReason::Default)),
        Outcome::DrawnByStalemate => (GameResult::Drawn, Some(EndReason::Stalemate)),
        Outcome::DrawnByRepetition => (GameResult::Drawn, Some(EndReason::Repetition)),
        Outcome::DrawnByFiftyMoves => (GameResult::Drawn, Some(EndReason::FiftyMoves)),
        Outcome::DrawnByPerpetualCheck => (GameResult::Drawn, Some(EndReason::PerpetualCheck)),
        Outcome::DrawnByAgreement => (GameResult::Drawn, Some(EndReason::Agreement)),
        Outcome::DrawnAsDead => (GameResult::Drawn, Some(EndReason::DeadPosition)),
        Outcome::ResignedToNoMate => (GameResult::Drawn, Some(EndReason::Resignation)),
        Outcome::OutOfTimeToNoMate | Outcome::BothOutOfTime => (GameResult::Drawn, Some(EndReason::Time)),
        Outcome::IllegalMovesToNoMate => (GameResult::Drawn, Some(EndReason::IllegalMoves)),
        Outcome::DrawnByCount => (GameResult::Drawn, Some(EndReason::FiftyMoves)),
        Outcome::UndertakingFailed => (won, Some(EndReason::Undertaking)),
        Outcome::UndertakingMet => (GameResult::Won(about), Some(EndReason::Undertaking)),
        Outcome::DrawnForMenLeftOn => (GameResult::Drawn, None),
        Outcome::Annulled => (GameResult::Annulled, None),
        Outcome::Recommenced => (GameResult::Recommenced, None),
        Outcome::Decided => (GameResult::Drawn, Some(EndReason::Decision)),
    }
}
