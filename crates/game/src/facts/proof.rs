//! What only a search can tell.

use std::sync::Arc;

use board::{Kind, Man, Move, Position, Side, Square};
use law::Truth;
use law::question::Made;
use proof::{Answer, Bound, MatingLines, forced_win, perpetual_check, perpetual_check_by};

use crate::evidence::{Asked, Evidence};
use crate::facts::breach::{may_still_claim, turns_of_other};
use crate::facts::displaced::men_where_they_belong;
use crate::facts::end::stands_so;
use crate::facts::illegal_move::{may_go_back_of, pawn_waits_for_queen};
use crate::facts::touching::bound;
use crate::phrases::number_of;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::turn::Turn;

/// What a proof, where the code asks for one, tells a ruling.
#[derive(Default)]
pub(crate) struct Proved {
    pub evidence: Option<Arc<Evidence>>,
    /// Why it is not as one might think, in words; empty where there is nothing to explain.
    pub words: String,
}

impl Proved {
    /// What was found; undetermined where nothing was asked.
    pub(crate) fn truth(&self) -> Truth {
        self.evidence.as_ref().map_or(Truth::Undetermined, |evidence| truth(evidence.answer))
    }

    /// The words behind a semicolon.
    pub(crate) fn why(&self) -> String {
        if self.words.is_empty() { String::new() } else { format!("; {}", self.words) }
    }

    /// A ruling with what it rests on.
    pub(crate) fn shown_by(&self, ruling: Ruling) -> Ruling {
        Ruling { evidence: self.evidence.clone(), ..ruling }
    }
}

/// The moves to one of which the player to move is bound, where he would move in this position; none where he is free.
pub(crate) fn bound_to_one_of(state: &State, position: &Position) -> Option<Vec<Move>> {
    let turn = state.turn();
    let required = turn.required().map(|required| required.moves);
    let moves = required.or_else(|| bound(state, turn, &[]).map(|bound| bound.moves));
    moves.filter(|_| turn.position() == position)
}

/// Whether the player to move can give check for ever; one who is bound to certain moves, by one of them first.
pub(crate) fn endless(state: &State, position: &Position) -> Evidence {
    let states = state.settings().search_states;
    match state.found(Asked::EndlessCheck) {
        Some(found) => Evidence::told(found, position, states),
        None => {
            let verdict = state.at_length(|| match bound_to_one_of(state, position) {
                Some(moves) => perpetual_check_by(position, &moves, Bound { states }),
                None => perpetual_check(position, Bound { states }),
            });
            Evidence::of_checks(position, verdict, states)
        }
    }
}

/// Whether a side can still mate by any series of legal moves, and in words how much was looked at.
pub(crate) fn can_still_mate(state: &State, side: Side) -> Proved {
    could_mate_then(state, state.line.now_at(), side)
}

/// The same from the position at the beginning of this turn.
pub(crate) fn could_mate_then(state: &State, then: Ply, side: Side) -> Proved {
    let turn = &state.line[then];
    if !has_king(turn, !side) {
        // No move mates a King that was taken: there is nothing to search, and nothing is proved.
        let taken = (!side).name();
        let words = format!("{taken}'s King has been taken, and it counts as if mate were possible");
        return Proved { evidence: None, words };
    }
    // What lies displaced, or was captured where it lay, belongs where it was.
    let mut home = men_where_they_belong(state, turn.men());
    // A Pawn that was left on its last rank becomes a Queen once that is found.
    if pawn_waits_for_queen(state) {
        for id in last_rank(turn).filter_map(|square| home.at(square)).collect::<Vec<_>>() {
            if home.man(id).kind == Kind::Pawn {
                home.become_kind(id, Kind::Queen, false);
            }
        }
    }
    let mut lines = match home.stand_like(turn.men()) {
        true => mating_lines_of(turn),
        false => MatingLines::new(&stands_so(turn, &home)),
    };
    let bound = state.settings().search_states;
    let evidence = match state.found(Asked::StillMates(side)) {
        Some(found) => Evidence::told(found, lines.position(), bound),
        None => {
            let verdict = state.at_length(|| lines.can_win(side, Bound { states: bound }));
            Evidence::of_mate(lines.position(), side, verdict, bound)
        }
    };
    let states = evidence.states;
    let words = match evidence.answer {
        Answer::Yes => String::new(),
        Answer::No => format!(
            "{} cannot mate by any series of legal moves{}",
            side.name(),
            if states == 0 {
                String::new()
            } else {
                format!(" ({} searched)", number_of(states as usize, "position"))
            }
        ),
        Answer::Undetermined => format!(
            "whether {} could still mate is unproven, since the search ended at its bound of {}, and it counts as if mate \
                 were possible",
            side.name(),
            number_of(bound as usize, "position")
        ),
    };
    Proved { evidence: Some(Arc::new(evidence)), words }
}

/// The squares of the men that stand on a last rank.
fn last_rank(turn: &Turn) -> impl Iterator<Item = Square> {
    let ranks = Side::ALL.map(|side| side.nth_rank(7));
    let stands = |square: &Square| turn.men().at(*square).is_some();
    Square::ALL.into_iter().filter(move |square| ranks.contains(&square.rank())).filter(stands)
}

/// The same where the other side resigns, or its flag falls: by a move of its own that can still be taken back, since it is
/// illegal or against a touch, it has not got rid of what could mate it.
pub(crate) fn can_still_mate_loser(state: &State, side: Side) -> Proved {
    let proved = can_still_mate(state, side);
    if proved.truth() != Truth::No {
        return proved;
    }
    let against_touch = |index: Ply| {
        let made = state.line[index].attempt().making().map(|making| making.made());
        made == Some(Made::AgainstTouch) && may_still_claim(state, index)
    };
    let what = match may_go_back_of(state, !side) {
        true => "an illegal move",
        false if turns_of_other(state, side).any(against_touch) => "a move against a touch",
        false => return proved,
    };
    let other = (!side).name();
    let words =
        format!("{what} of {other}'s has not been taken back, and it counts as if mate were possible");
    Proved { evidence: None, words }
}

/// Whether both Kings stand on the board.
pub(crate) fn has_both_kings(state: &State) -> bool {
    Side::ALL.into_iter().all(|side| has_king(state.turn(), side))
}

/// Whether this side's King stands on the board: one that was taken, which no law allows, does not.
fn has_king(turn: &Turn, side: Side) -> bool {
    turn.men().board().iter().flatten().any(|&man| man == Man { side, kind: Kind::King })
}

/// Whether a side can force mate, and in words how much was looked at.
pub(crate) fn can_force_mate(state: &State, side: Side) -> Proved {
    forces_mate_in(state, side, state.position())
}

/// The same in a position that is not that of the game.
pub(crate) fn forces_mate_in(state: &State, side: Side, position: &Position) -> Proved {
    let bound = state.settings().search_states;
    let evidence = match state.found(Asked::ForcesMate(side)) {
        Some(found) => Evidence::told(found, position, bound),
        None => {
            let verdict = state.at_length(|| forced_win(position, side, Bound { states: bound }));
            Evidence::of_forced_win(position, side, verdict, bound)
        }
    };
    let words = match evidence.answer {
        Answer::Yes => format!("{} can force mate", side.name()),
        Answer::No => format!("{} cannot force mate", side.name()),
        Answer::Undetermined => format!(
            "that {} can force mate is unproven, since the search ended at its bound of {}",
            side.name(),
            number_of(bound as usize, "position")
        ),
    };
    Proved { evidence: Some(Arc::new(evidence)), words }
}

/// What is known about mate in this turn, with what is carried from the turns before.
pub(crate) fn mating_lines(state: &State) -> MatingLines {
    mating_lines_of(state.turn())
}

fn mating_lines_of(turn: &Turn) -> MatingLines {
    known_of_mates_in(turn).unwrap_or_else(|| MatingLines::new(turn.position()))
}

/// What is carried, while it is about the position that the turn now begins with: men moved out of turn change that.
pub(crate) fn known_of_mates(state: &State) -> Option<MatingLines> {
    known_of_mates_in(state.turn())
}

fn known_of_mates_in(turn: &Turn) -> Option<MatingLines> {
    turn.mating().cloned().filter(|lines| lines.position() == turn.position())
}

pub(crate) fn truth(answer: Answer) -> Truth {
    match answer {
        Answer::Yes => Truth::Yes,
        Answer::No => Truth::No,
        Answer::Undetermined => Truth::Undetermined,
    }
}
