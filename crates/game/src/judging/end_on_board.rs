//! The position on the board ends the game.

use std::sync::Arc;

use board::{Kind, Side};
use law::question::{DrawGround, Made, MoveCount, Stage, Standstill, State as BoardState, Truth};
use law::{Cites, Outcome, Provision, provided};
use proof::Bound;

use crate::effects::end::{ends, ends_by_proof, meaning};
use crate::evidence::Evidence;
use crate::facts::count::{moves_counted, running_count};
use crate::facts::draws::draw_truth;
use crate::facts::end::{bared, board_state, may_be_no_legal_move, may_be_objected_to, stands_so};
use crate::facts::illegal_move::{may_go_back, pawn_is_left};
use crate::facts::illegal_position::{is_looked_at_again, is_still_illegal};
use crate::facts::proof::{Proved, has_both_kings, mating_lines};
use crate::facts::second_move::men_in_place;
use crate::judging::complete::completes;
use crate::judging::promoted_late::pawn_to_be_promoted;
use crate::result::GameResult;
use crate::ruling::Ruling;
use crate::searched::Looked;
use crate::sentences::right_ended::lapse_articles;
use crate::state::State;

/// What may end the game though there are legal moves.
const AS_PLAY_GOES_ON: [BoardState; 4] =
    [BoardState::Dead, BoardState::ManyTimes, BoardState::LongWithoutProgress, BoardState::StillIllegal];

/// Ends the game by what stands on the board, once nobody can object to the move that led to it.
pub(crate) fn settle(state: &mut State) -> Vec<Ruling> {
    if state.waiting().upshot().is_some() {
        return Vec::new();
    }
    // A man that is displaced, or in the player's hand, belongs where it was: it delays no end.
    if !state.turn().men().stand_like(&men_in_place(state)) {
        return Vec::new();
    }
    let states = match shown_on_the_board(state) {
        Some(board_state) => vec![board_state, BoardState::StillIllegal],
        None => bared(state.turn().position()).into_iter().chain(AS_PLAY_GOES_ON).collect(),
    };
    let (lawful, legal) = (!may_be_objected_to(state), !may_be_no_legal_move(state));
    let ended = states.into_iter().find_map(|board_state| {
        // What needs no claim has come about with the move, whatever its player had touched.
        let needs_no_claim = matches!(board_state, BoardState::ManyTimes | BoardState::LongWithoutProgress);
        ends_by(state, board_state, if needs_no_claim { legal } else { lawful })
    });
    let ended = ended.or_else(|| count_runs_out(state));
    if is_looked_at_again(state) {
        state.offences.has_looked_again();
    }
    if ended.is_some() {
        let player = state.turn().by();
        state.tabletop.lets_go(player);
    }
    ended.into_iter().collect()
}

/// A mate or a stalemate. A player who is still to exchange a Pawn for a piece does that first: it is none that some piece there
/// would not leave so.
fn shown_on_the_board(state: &State) -> Option<BoardState> {
    let turn = state.turn();
    let shown = board_state(turn.position()).filter(|&shown| shown != BoardState::OnlyPassing)?;
    let pawn = pawn_to_be_promoted(state, turn.by()).and_then(|on| turn.men().at(on));
    let Some(pawn) = pawn else { return Some(shown) };
    let so_with = |piece: Kind| {
        let mut men = turn.men().clone();
        men.become_kind(pawn, piece, false);
        board_state(&stands_so(turn, &men)) == Some(shown)
    };
    [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight].into_iter().all(so_with).then_some(shown)
}

/// What the code makes of such a position, to which a move has led that nobody can object to, or that somebody can.
fn ends_by(state: &mut State, board_state: BoardState, lawful: bool) -> Option<Ruling> {
    let mut answers = state.law().hear(Standstill { state: board_state, lawful, declared: false });
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let (says, proved) = so(state, board_state, outcome)?;
    let articles = articles.and(ended_objection(state)).and(completed_by_the_end(state));
    Some(ends_by_proof(state, outcome, state.turn().by(), articles, says, &proved))
}

/// By which article a touch has ended the claim that the move before broke the touch: only so does that end the game.
fn ended_objection(state: &State) -> Cites {
    let making = state.line.turn_before().and_then(|turn| turn.attempt().making());
    let broke = making.is_some_and(|making| making.made() == Made::AgainstTouch && making.is_lapsed());
    if broke && state.law().knows.touch_claims { lapse_articles(state) } else { Cites::none() }
}

/// What ends the game, in words and with its proof, where it is so.
pub(crate) fn so(state: &mut State, board_state: BoardState, outcome: Outcome) -> Option<(String, Proved)> {
    let loser = state.turn().by();
    let seen = |says: String| Some((says, Proved::default()));
    match board_state {
            BoardState::Checkmated => {
                seen(format!("{} is checkmated: {} has won.", loser.name(), (!loser).name()))
            }
            BoardState::Stalemated => seen(format!("{} is stalemated: {}.", loser.name(), comes_to(outcome, loser))),
            BoardState::Bared => {
                seen(format!("{} has nothing but his King: {}.", loser.name(), comes_to(outcome, loser)))
            }
            BoardState::OtherBared => {
                seen(format!("{} has nothing but his King: {}.", (!loser).name(), comes_to(outcome, loser)))
            }
            BoardState::BothBared => {
                seen(format!("Neither side has anything but its King: {}.", comes_to(outcome, loser)))
            }
            // A Pawn left on its last rank becomes a piece as soon as that is found.
            BoardState::Dead if pawn_is_left(state) => None,
            BoardState::Dead => {
                let says = match outcome {
                    Outcome::DrawnAsUnwinnable => {
                        "Whatever legal moves are made, neither side can win: it is a drawn game."
                    }
                    _ => "Neither side can mate by any series of legal moves: the game is drawn.",
                };
                let dead = finds_dead(state) && has_both_kings(state) && !may_go_back(state);
                dead.then(|| (says.to_string(), shows_death(state)))
            }
            BoardState::ManyTimes if is_so(state, DrawGround::ManyRepetitions) => seen(
                "The position has appeared so often that no claim is needed: the game is drawn.".to_string(),
            ),
            BoardState::LongWithoutProgress if is_so(state, DrawGround::ManyMoves) => seen(
                "So many moves have been made without a capture or a Pawn move that no claim is needed: the game is drawn."
                    .to_string(),
            ),
            BoardState::StillIllegal if is_still_illegal(state) => seen(
                "The position is still one to which no legal move can have led: the arbiter declares the game drawn."
                    .to_string(),
            ),
            BoardState::ManyTimes
            | BoardState::LongWithoutProgress
            | BoardState::StillIllegal
            | BoardState::OnlyPassing => None,
        }
}

/// What an end on the board comes to, in words.
fn comes_to(outcome: Outcome, player: Side) -> String {
    match meaning(outcome, player) {
        (GameResult::Won(winner), Some(reason)) if reason.is_half_a_win() => {
            format!("{} has won half of what is at stake", winner.name())
        }
        (GameResult::Won(winner), _) => format!("{} has won", winner.name()),
        _ => "the game is drawn".to_string(),
    }
}

/// Whether neither side can mate any more, looked into once a turn; unproven counts as alive.
pub(crate) fn finds_dead(state: &mut State) -> bool {
    let turn = state.turn();
    let same = turn.mating().is_some_and(|lines| lines.position() == turn.position());
    if let Some(dead) = turn.dead().filter(|_| same) {
        return dead.is_some();
    }
    let bound = state.settings().search_states;
    let mut lines = mating_lines(state);
    let looked = state.looked_before(&mut lines);
    let states = Bound { states: bound };
    let mut verdict = lines
        .dead_at_a_quick_look(states)
        .unwrap_or_else(|met| state.at_length(|| lines.dead_after_a_quick_look(states, met)));
    let looked = match looked {
        Some(looked) => {
            verdict.states = looked.states;
            Some(looked)
        }
        None => Looked::after(lines.position(), verdict.states, &lines.memory()),
    };
    let dead = Evidence::of_death(lines.position(), verdict, bound).map(Arc::new);
    let is_dead = dead.is_some();
    state.turn_mut().looks_into(dead, lines);
    looked.into_iter().for_each(|looked| state.has_looked(looked));
    is_dead
}

/// What shows that neither side can mate, once that was found.
pub(crate) fn shows_death(state: &State) -> Proved {
    Proved { evidence: state.turn().dead().flatten().cloned(), words: String::new() }
}

/// Whether what needs no claim has come about.
fn is_so(state: &State, ground: DrawGround) -> bool {
    draw_truth(state, ground) == Some(Truth::Yes)
}

/// A move that ends the game is complete without a press.
pub(crate) fn completed_by_the_end(state: &mut State) -> Option<&'static str> {
    let index = state.line.last_made().filter(|&index| !state.line[index].is_complete())?;
    let article = provided(state.law().code, Provision::CompletedByEnd)?;
    completes(state, index, Cites::none());
    Some(article)
}

/// Draws the game when the count is out.
pub(crate) fn count_runs_out(state: &mut State) -> Option<Ruling> {
    let counts =
        moves_counted(state).filter(|counts| counts.made.iter().all(|&made| made >= counts.limit))?;
    // The last of these moves may still be taken back; or it mates, and "check" may still be said.
    if may_be_objected_to(state) || would_be_mate(state) {
        return None;
    }
    let facts = MoveCount { stage: Stage::Out, ..running_count(state)?.facts };
    let mut answers = state.law().hear(facts);
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let says =
        format!("{} moves on each side have gone by since the notice: the game is drawn.", counts.limit);
    Some(ends(state, outcome, counts.by, articles, says))
}

/// Whether the player is mated by a check of which he need take no notice yet.
fn would_be_mate(state: &State) -> bool {
    let turn = state.turn();
    if turn.is_announced() || !turn.position().in_check(turn.by()) {
        return false;
    }
    let mut noticed = turn.clone();
    noticed.notices_check();
    noticed.position().legal_moves().is_empty()
}
