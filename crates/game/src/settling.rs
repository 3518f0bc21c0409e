//! What the position is at the beginning of a turn: mate, stalemate, and draws that come by themselves.

use std::sync::Arc;

use board::{MoveKind, Position};
use law::question::{Attention, Claimant, DrawGround, Made, Stands, Standstill, State, Truth};
use law::{Effect, Provision, provided};
use proof::Bound;

use crate::completing::both;
use crate::evidence::Evidence;
use crate::game::{Game, articles_of, ruling};
use crate::proving::Proved;
use crate::standing::{Ruling, RulingKind};
use crate::turn::Making;

impl Game {
    /// What the code says of the position at the beginning of a turn.
    pub(crate) fn begin_turn(&mut self) -> Vec<Ruling> {
        if state(&self.turn().position) != Some(State::OnlyPassing) {
            return Vec::new();
        }
        let answers = self.ask(&Standstill { state: State::OnlyPassing, lawful: true });
        let articles = articles_of(&answers, |effect| matches!(effect, Effect::Binds(_)));
        let says = format!("{} has no legal move but to take in passing, and must.", self.turn().by.name());
        match articles.is_empty() {
            true => Vec::new(),
            false => vec![ruling(&articles, RulingKind::Obligation, says)],
        }
    }

    /// Ends the game by what stands on the board, once nobody can object to the move that led to it.
    pub(crate) fn settle(&mut self) -> Vec<Ruling> {
        let quiet = self.turn().men.stand_like(&self.men) && self.hands.of(self.turn().by).is_none();
        if !quiet {
            return Vec::new();
        }
        let on_the_board = state(&self.turn().position).filter(|&state| state != State::OnlyPassing);
        let states = match on_the_board {
            Some(state) => vec![state],
            None => vec![State::Dead, State::ManyTimes, State::LongWithoutProgress],
        };
        let ended = states.into_iter().find_map(|state| self.ends_by(state));
        ended.or_else(|| self.count_runs_out()).into_iter().collect()
    }

    fn ends_by(&mut self, state: State) -> Option<Ruling> {
        let lawful = !self.may_be_objected_to();
        let answers = self.ask(&Standstill { state, lawful });
        let outcome = answers.iter().find_map(|answer| match answer.effect {
            Effect::Ends(outcome) => Some(outcome),
            _ => None,
        })?;
        let (says, proved) = self.so(state)?;
        let articles = articles_of(&answers, |effect| matches!(effect, Effect::Ends(_)));
        let articles = both(&articles, &self.completed_by_the_end());
        Some(self.ends_by_proof(outcome, self.turn().by, &articles, says, &proved))
    }

    /// What ends the game, in words and with its proof, where it is so.
    fn so(&mut self, state: State) -> Option<(String, Proved)> {
        let loser = self.turn().by;
        let seen = |says: String| Some((says, Proved::default()));
        match state {
            State::Checkmated => {
                seen(format!("{} is checkmated: {} has won.", loser.name(), (!loser).name()))
            }
            State::Stalemated => seen(format!("{} is stalemated: the game is drawn.", loser.name())),
            State::Dead => {
                let says = "Neither side can mate by any series of legal moves: the game is drawn.";
                self.is_dead().then(|| (says.to_string(), self.shows_death()))
            }
            State::ManyTimes if self.is_declared(DrawGround::ManyRepetitions) => seen(
                "The position has appeared so often that no claim is needed: the game is drawn.".to_string(),
            ),
            State::LongWithoutProgress if self.is_declared(DrawGround::ManyMoves) => seen(
                "So many moves went by without a capture or a move of a Pawn that no claim is needed: the game is drawn."
                    .to_string(),
            ),
            State::ManyTimes | State::LongWithoutProgress | State::OnlyPassing => None,
        }
    }

    /// Whether neither side can mate any more, looked into once a turn; unproven counts as alive.
    fn is_dead(&mut self) -> bool {
        let turn = self.turn();
        let same = turn.mating.as_ref().is_some_and(|lines| *lines.position() == turn.position);
        if let Some(dead) = turn.dead.as_ref().filter(|_| same) {
            return dead.is_some();
        }
        let bound = self.settings.search_states;
        let mut lines = self.mating_lines();
        let verdict = lines.dead(Bound { states: bound });
        let dead = Evidence::of_death(lines.position(), verdict, bound).map(Arc::new);
        let is_dead = dead.is_some();
        let turn = self.turn_mut();
        (turn.dead, turn.mating) = (Some(dead), Some(lines));
        is_dead
    }

    /// What shows that neither side can mate, once that was found.
    fn shows_death(&self) -> Proved {
        Proved { evidence: self.turn().dead.clone().flatten(), words: String::new() }
    }

    /// Whether it is so, and an arbiter is there to declare it at a move that is complete.
    fn is_declared(&self, ground: DrawGround) -> bool {
        let before = self.line.len().checked_sub(2).map(|index| &self.line[index]);
        self.is_watched()
            && before.is_none_or(|turn| turn.complete)
            && self.draw_truth(ground) == Some(Truth::Yes)
    }

    /// A move that ends the game is complete without a press.
    fn completed_by_the_end(&mut self) -> Vec<&'static str> {
        let before = self.line.len().checked_sub(2).filter(|&index| !self.line[index].complete);
        let (Some(index), Some(article)) = (before, provided(self.code, Provision::CompletedByEnd)) else {
            return Vec::new();
        };
        self.completes(index, &[]);
        vec![article]
    }

    /// Whether the move that led to this turn may still be taken back.
    fn may_be_objected_to(&self) -> bool {
        let Some(before) = self.line.len().checked_sub(2).map(|index| &self.line[index]) else {
            return false;
        };
        let open = |making: &Making| !making.lapsed && !before.attempt().closed;
        let objectionable = before.attempt().making.as_ref().is_some_and(|making| match making.made {
            Made::Illegal => open(making) || self.takes_back_later(),
            _ if !making.removed.is_empty() => true,
            made => made != Made::Legal && open(making),
        });
        let disturbed = self.turn().intrusion.as_ref().is_some_and(|intrusion| intrusion.open);
        objectionable || disturbed || Self::restores_turn(&self.options(!before.by))
    }

    /// Whether the code has an illegal move taken back that nobody objected to at once.
    fn takes_back_later(&self) -> bool {
        let facts = Attention { stands: Stands::Replied, by: Claimant::Opponent, known: true };
        !articles_of(&self.ask(&facts), |effect| matches!(effect, Effect::Restores(_))).is_empty()
    }
}

fn state(position: &Position) -> Option<State> {
    let legal = position.legal_moves();
    match legal.is_empty() {
        // A check that need not be noticed mates nobody.
        true if position.movement().check_unnoticed => None,
        true if position.in_check(position.turn()) => Some(State::Checkmated),
        true => Some(State::Stalemated),
        false if legal.iter().all(|m| m.kind() == MoveKind::EnPassant) => Some(State::OnlyPassing),
        false => None,
    }
}
