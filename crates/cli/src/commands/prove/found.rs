//! Answers with their evidence, in JSON and in words.

use board::{Position, Side};
use proof::{Answer, Deadness, MateEvidence, Origin, Verdict, WinEvidence, Wins};
use serde_json::{Value, json};
use view::Shows;
use view::evidence;

/// An answer with its evidence, in JSON and in words.
pub struct Found {
    pub answer: Answer,
    /// How many positions the search met.
    pub states: u64,
    /// The evidence: a line in two notations, or the kind of proof.
    pub shows: Value,
    /// The evidence in words; none where there is no answer.
    pub words: Option<String>,
}

impl Found {
    fn of<E>(verdict: &Verdict<E>, shows: &Shows, words: Option<String>) -> Self {
        let shows = serde_json::to_value(shows).unwrap_or_default();
        Found { answer: verdict.answer, states: verdict.states, shows, words }
    }

    /// The answer with a kind of proof that `view` does not know.
    fn by(self, proof: Value) -> Self {
        let mut shows = self.shows;
        shows["proof"] = proof;
        Found { shows, ..self }
    }

    pub fn mate(position: &Position, side: Side, verdict: &Verdict<MateEvidence>) -> Self {
        let Some(evidence) = &verdict.evidence else { return Found::of(verdict, &Shows::default(), None) };
        let words = evidence::mate_says(position, side, evidence);
        Found::of(verdict, &Shows::of_mate(position, evidence), Some(words))
    }

    pub fn dead(position: &Position, verdict: &Verdict<Deadness>) -> Self {
        match &verdict.evidence {
            Some(Deadness::Alive(side, line)) => {
                let words = evidence::mate_says(position, *side, line);
                let found = Found::of(verdict, &Shows::of_mate(position, line), Some(words));
                found.by(json!({"kind": "line", "side": side.to_string()}))
            }
            Some(Deadness::Dead(why)) => {
                let words = evidence::death_says(position, why);
                Found::of(verdict, &Shows::of_death(position, why), Some(words))
            }
            None => Found::of(verdict, &Shows::default(), None),
        }
    }

    pub fn perpetual_check(position: &Position, verdict: &Verdict<proof::Strategy>) -> Self {
        let strategy = verdict.evidence.as_ref();
        let words = match strategy {
            Some(strategy) => Some(evidence::checks_say(position, strategy)),
            None if verdict.answer == Answer::No => Some(evidence::NO_CHECKS.to_owned()),
            None => None,
        };
        Found::of(verdict, &Shows::of_checks(position, verdict.answer, strategy), words)
    }

    pub fn win(position: &Position, side: Side, wins: Wins, verdict: &Verdict<WinEvidence>) -> Self {
        match &verdict.evidence {
            Some(WinEvidence::Forced(strategy)) => {
                let (line, count) = (wins.line(strategy, position, side), strategy.len());
                let words = evidence::win_by_says(position, side, wins, verdict.evidence.as_ref());
                let found = Found::of(verdict, &Shows::of_line(position, &line), words);
                found.by(json!({"kind": "strategy", "positions": count}))
            }
            Some(WinEvidence::Held(defence)) => {
                let words = evidence::win_by_says(position, side, wins, verdict.evidence.as_ref());
                let found = Found::of(verdict, &Shows::default(), words);
                found.by(json!({"kind": "defence", "positions": defence.len()}))
            }
            None => Found::of(verdict, &Shows::default(), None),
        }
    }

    pub fn legal(starts: &[Position], position: &Position, verdict: &Verdict<Origin>) -> Self {
        match &verdict.evidence {
            Some(Origin::Game(game)) => {
                let start = proof::begun_from(starts, position, game).unwrap_or_default();
                let words = match game.is_empty() {
                    true if start == Position::default() => "This is the usual array.".to_owned(),
                    true => "This is the array.".to_owned(),
                    false => format!("A game leads to this position: {}.", evidence::numbered(&start, game)),
                };
                Found::of(verdict, &Shows::of_line(&start, game), Some(words))
            }
            Some(Origin::Never(reasons)) => {
                Found::of(verdict, &Shows::of_no_game(reasons), Some(evidence::no_game_says(reasons)))
            }
            None => Found::of(verdict, &Shows::default(), None),
        }
    }
}
