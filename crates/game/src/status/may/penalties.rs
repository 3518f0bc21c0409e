//! The penalties that are open, each with what it leads to.

use board::{Move, Position, Side};
use law::Until;

use crate::act::penalty::Exaction;
use crate::act::person::Person;
use crate::acts::penalty::exact::exacts;
use crate::facts::communication::touches_count;
use crate::facts::menus::OpenOption;
use crate::facts::opponents_hand::may_annul;
use crate::facts::options::{may_recall, options, position_after, what_may_follow};
use crate::facts::requirement::may_undo_castling;
use crate::sentences::penalty::option_in_words;
use crate::standing::Phase;
use crate::standing::option::{Open, PenaltyOption, Saying};
use crate::state::State;
use crate::status::legal::duty_and_legal;

pub(crate) fn penalties(state: &State, who: Side, may: &mut Vec<Open>) {
    let player = Person::Player(who);
    let mut may_waive = may_recall(state, who) || may_undo_castling(state, who) || may_annul(state, who);
    for option in options(state, who).into_iter().filter(|option| option.possible) {
        may_waive = true;
        let exact = Saying::Exact(option.exaction);
        may.push(Open {
            option: Some(Box::new(penalty(state, who, option))),
            ..Open::plain(player, exact, false)
        });
    }
    if may_waive {
        may.push(Open::plain(player, Saying::Waive, false));
    }
}

pub(crate) fn penalty(state: &State, holder: Side, option: OpenOption) -> PenaltyOption {
    let turn = &state.line[option.turn];
    let leads_to = position_after(state, &option);
    let then = what_may_follow(state, &option);
    // Of several moves in one turn the position before the first comes back, where only the first can be made.
    let about_moves = option.exaction.is_about_moves() && option.exaction != Exaction::A;
    let mut legal = match about_moves {
        true => option.moves.clone(),
        false => could_follow(state, holder, &option, &leads_to),
    };
    legal.sort_by_cached_key(|&m| leads_to.uci(m));
    let until = match option.until {
        Until::HolderTouches if touches_count(state) => format!("{holder} touches a man"),
        Until::HolderTouches => "a move is made".to_string(),
        Until::HolderCompletes => format!("{holder} completes a move"),
    };
    PenaltyOption {
        says: option_in_words(turn, option.attempt, option.exaction),
        articles: option.articles,
        until,
        leads_to,
        legal,
        then,
    }
}

/// The moves that could be made once this was exacted: what its holder has touched binds him still.
fn could_follow(state: &State, holder: Side, option: &OpenOption, leads_to: &Position) -> Vec<Move> {
    let all = leads_to.legal_moves().to_vec();
    if option.exaction == Exaction::A || leads_to.turn() != holder {
        return all;
    }
    let mut after = state.clone();
    exacts(&mut after, holder, option.exaction);
    let turn = after.turn();
    // That check was announced in between is no other position.
    match turn.by() == holder && turn.position().fen() == leads_to.fen() {
        true => duty_and_legal(&after, Phase::ToMove).1,
        false => all,
    }
}
