//! The turn passes, with the rulings that the new turn brings.

use board::Side;
use law::Cites;

use crate::effects::displacement::goes_on_as_it_stands;
use crate::effects::pass::next_turn_begins;
use crate::effects::time::counts_move;
use crate::facts::liability::articles_of_duty;
use crate::facts::odds::waiting_articles;
use crate::judging::complete::completes_by_next_move;
use crate::judging::draw_offer::plays_on;
use crate::judging::held::puts_back_what_it_holds;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::check::tell_check;
use crate::sentences::moves::{begin_turn, tell_another_move, tell_missed_turn};
use crate::sentences::penalty::tell_liability;
use crate::sentences::scores::{left_behind, recorded_so_far, written_in_advance};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::making::Making;
use crate::state::men::Men;

/// A move is completed without a touch, as by naming a Pawn: what the other moved out of turn before stands.
fn lets_stand_what_was_moved(state: &mut State, by: Side) -> Option<Ruling> {
    let turn = state.turn_mut();
    let open = turn.intrusion().filter(|it| it.is_open() && !it.is_removal() && it.by() != by);
    let articles = open?.articles().to_vec();
    turn.lets_intrusion_stand();
    let (name, other) = (by.name(), (!by).name());
    let says =
        format!("{name} has completed the move: what {other} moved out of turn can no longer be undone.");
    Some(Ruling { about: Some(!by), ..ruling(articles, RulingKind::Note, says) })
}

/// Ends the turn in fact: the other side is to play.
pub(crate) fn pass(
    state: &mut State,
    making: Making,
    men: Men,
    position: board::Position,
    complete: bool,
) -> Vec<Ruling> {
    let by = state.turn().by();
    let put_back = puts_back_what_it_holds(state, !by, &men);
    let stays = lets_stand_what_was_moved(state, by);
    let begun = next_turn_begins(state, making, men, position, complete);
    goes_on_as_it_stands(state);
    let mut rulings = plays_on(state, by);
    rulings.extend(stays);
    rulings.extend(put_back);
    rulings.extend(tell_check(state, by));
    rulings.extend(completes_by_next_move(state, by));
    rulings.extend(written_in_advance(state, by));
    // Who had to bring his score up to date is not told a second time that he is behind.
    rulings.extend(left_behind(state, by).or_else(|| recorded_so_far(state, by)));
    if complete {
        rulings.extend(counts_move(state, by));
    }
    if state.turn().by() == by {
        rulings.push(tell_missed_turn(state).unwrap_or_else(|| tell_another_move(state, by)));
    }
    if begun.has_waiting || begun.has_carried {
        let held = if begun.has_carried { articles_of_duty(state) } else { waiting_articles(state) };
        let named =
            |it: Ruling| Ruling { articles: Cites::from(it.articles).and(held.clone()).into_vec(), ..it };
        rulings.extend(tell_touch(state).into_iter().map(named));
    }
    if begun.has_carried || begun.has_owed {
        let open = tell_liability(state, state.line.now_at());
        // What a touch opens may have been told with it.
        let told = |it: &Ruling| {
            let named = |by: &Ruling| it.articles.iter().all(|article| by.articles.contains(article));
            rulings.iter().any(|by| by.kind == it.kind && named(by))
        };
        let news: Vec<Ruling> = open.into_iter().filter(|it| !told(it)).collect();
        rulings.extend(news);
    }
    rulings.extend(begin_turn(state));
    rulings
}
