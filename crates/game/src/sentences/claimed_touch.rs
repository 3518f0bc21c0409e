//! Sentences about claims of a touch.

use board::{Side, Square};
use law::question::{Excuse, Ground, Made};
use law::{Cites, Effect};

use crate::facts::breach::{is_exactable, touched_before_his_turn, touched_out_of_turn, was_touched};
use crate::facts::change::{Change, change};
use crate::facts::excuse::excuse;
use crate::facts::liability::holding_articles;
use crate::facts::options::{choosing, options};
use crate::facts::tabletop::men_as_moved;
use crate::facts::touching::articles_of_touches;
use crate::phrases::{man_for, man_on};
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::sentences::right_ended::{agreed_to_take_back, gone};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// A man was touched in the turn under way, or the last one: the claim brings out what follows from it.
pub(crate) fn tells_of_touch(state: &State, who: Side, square: Square) -> Option<Vec<Ruling>> {
    let index = state.line.plies().rev().find(|&index| state.line[index].by() != who)?;
    let id = state.line[index].men().at(square)?;
    if !was_touched(state, index, id) {
        return None;
    }
    let waits = choosing(state) == Some(who);
    if state.line.is_now(index) && !waits {
        if let Some(refusal) = is_being_done(state, who, square).or_else(|| is_sealed_over(state, who)) {
            return Some(vec![refusal]);
        }
        let rulings = tell_touch(state);
        return (!rulings.is_empty()).then_some(rulings);
    }
    if !state.line.is_now(index) && !is_exactable(state, index, square) {
        return None;
    }
    let open = options(state, who).into_iter().filter(|option| option.turn == index && option.possible);
    let articles: Cites = open.flat_map(|option| option.articles).collect();
    let says = format!(
        "{} touched {}: what follows from that can be exacted, and need not be claimed.",
        (!who).name(),
        man_on(&state.line[index], square)
    );
    (!articles.is_empty()).then(|| vec![refused(articles, Refusal::NotSo, says)])
}

/// What was touched has been moved or taken, by a move that is not complete: there is nothing to claim of it yet.
fn is_being_done(state: &State, who: Side, square: Square) -> Option<Ruling> {
    let turn = state.turn();
    let man = turn.men().at(square)?;
    let now = men_as_moved(state);
    let begun = matches!(change(turn, &now), Change::Part(Some(_))) && now.square_of(man) != Some(square);
    let idle = state.tabletop.hands().of(!who).is_none();
    let articles = articles_of_touches(state, turn);
    let by = (!who).name();
    let says = format!(
        "{by} touched {}, and has moved or taken it: {by}'s move is not complete.",
        man_for(!who, turn, square)
    );
    (begun && idle && !articles.is_empty()).then(|| refused(articles, Refusal::NotSo, says))
}

/// The player has sealed a move: what it does with what he touched is not known before the envelope is opened.
fn is_sealed_over(state: &State, who: Side) -> Option<Ruling> {
    let by = !who;
    let sealed = state.waiting().adjourned().is_some_and(|it| it.by == by && it.sealed.is_some());
    let says = format!(
        "{} has sealed a move: whether it does what the touch asks for is seen when the envelope is opened.",
        by.name()
    );
    let articles = articles_of_touches(state, state.turn());
    sealed.then(|| refused(articles, Refusal::NotYet(Awaited::SealedMove), says))
}

/// A man was touched out of turn, and that counts in the toucher's next turn: it has not begun yet.
pub(crate) fn comes_too_early(state: &State, who: Side, square: Square) -> Option<Vec<Ruling>> {
    let other = !who;
    let turn = &state.line[touched_out_of_turn(state, who, square)?];
    let id = turn.men().at(square)?;
    let held = state.dues.touches(other).iter().any(|touch| !touch.excused && touch.men.contains(&id));
    let says = format!(
        "{} touched {} out of turn: that counts in {}'s next turn, which has not begun.",
        other.name(),
        man_for(other, turn, square),
        other.name()
    );
    let articles = holding_articles(state);
    (held && !articles.is_empty()).then(|| vec![refused(articles, Refusal::NotYet(Awaited::Move), says)])
}

/// The articles that excused the touch of the man on this square in the other's last turn, if it had an excuse.
pub(crate) fn excuse_of(state: &State, who: Side, square: Square) -> Cites {
    let of_other = state.line.turns().iter().rev().find(|turn| turn.by() == !who);
    let found = of_other.and_then(|turn| {
        let id = turn.men().at(square)?;
        turn.attempt().touches().iter().find(|touch| touch.excused && touch.men.contains(&id))
    });
    let out_of_turn = || {
        let turn = &state.line[meddled_with(state, who, square)?];
        turn.excuse_of_other(turn.men().at(square)?).map(|(articles, _)| articles.clone())
    };
    found.map(|touch| touch.by_articles.clone()).or_else(out_of_turn).unwrap_or_default()
}

/// The turn of the claimant's in which the other touched the man that stood on this square, and not in his own.
fn meddled_with(state: &State, who: Side, square: Square) -> Option<Ply> {
    let of_other = state.line.plies().rev().find(|&index| state.line[index].by() != who);
    let in_his_own = of_other.is_some_and(|index| {
        let touched = |id| state.line[index].attempt().touches().iter().any(|touch| touch.men.contains(&id));
        state.line[index].men().at(square).is_some_and(touched)
    });
    touched_out_of_turn(state, who, square)
        .or_else(|| touched_before_his_turn(state, who, square))
        .filter(|_| !in_his_own)
}

/// The articles by which the touch of the man on this square bound the other to what he then did, or to nothing.
pub(crate) fn duty_met(state: &State, who: Side, square: Square) -> Cites {
    let of_other = state.line.turns().iter().rev().find(|turn| turn.by() == !who);
    let met = of_other.and_then(|turn| {
        let id = turn.men().at(square)?;
        let touches = turn.attempt().touches().iter();
        touches.clone().find(|touch| !touch.excused && touch.men.contains(&id))?;
        let made = turn.attempt().making().map(|making| making.made())?;
        (made == Made::Legal).then(|| articles_of_touches(state, turn))
    });
    met.unwrap_or_default()
}

/// Why no duty from a touch of the man on this square was broken.
pub(crate) fn why_no_breach(state: &State, who: Side, square: Square) -> (Refusal, String) {
    let other = !who;
    let of_other = state.line.plies().rev().find(|&index| state.line[index].by() == other);
    let id = of_other.and_then(|index| state.line[index].men().at(square));
    if let Some(index) = meddled_with(state, who, square) {
        let turn = &state.line[index];
        let (name, other) = (man_for(other, turn, square), other.name());
        let excuse = turn.men().at(square).and_then(|id| turn.excuse_of_other(id));
        let says = match excuse {
            Some((_, why)) => {
                format!("{other} touched {name} in {}'s turn, which has no consequence: {why}.", who.name())
            }
            None => format!("{other} touched {name} in {}'s turn, not in his own.", who.name()),
        };
        return (Refusal::NotSo, says);
    }
    let Some(index) = of_other else {
        let under_way = state.turn();
        let says = match under_way.men().at(square) {
            Some(_) if let Some(says) = touch_taken_back(state, who, square) => says,
            Some(_) => {
                let name = man_for(other, under_way, square);
                format!("{0} has not touched {name}: no turn of {0}'s has begun yet.", other.name())
            }
            None => format!("No man stands on {square}, and no turn of {}'s has begun yet.", other.name()),
        };
        return (Refusal::NotSo, says);
    };
    let Some(id) = id else {
        let says = format!("No man stood on {square} at the beginning of {}'s turn.", other.name());
        return (Refusal::NotSo, says);
    };
    let attempt = state.line[index].attempt();
    let name = man_on(&state.line[index], square);
    let touched = |excused: bool| {
        attempt.touches().iter().any(|touch| touch.excused == excused && touch.men.contains(&id))
    };
    let only_felt = Excuse { adverse: false, ..excuse(state, other, Ground::InItsHole) };
    let in_its_hole = state.law().cites(only_felt, |effect| effect == Effect::Excuses);
    let an_accident =
        state.law().cites(excuse(state, other, Ground::Accident), |effect| effect == Effect::Excuses);
    let excused = || attempt.touches().iter().filter(|touch| touch.excused && touch.men.contains(&id));
    let felt_for = state.settings().visually_disabled[other.index()]
        && !in_its_hole.is_empty()
        && excused().all(|touch| touch.by_articles == in_its_hole);
    let touches_it =
        |attempt: &&Attempt| attempt.touches().iter().any(|touch| !touch.excused && touch.men.contains(&id));
    let earlier = state.line[index].earlier_attempts().iter().rev().find(touches_it);
    let making = attempt.making();
    let exacted_for_it = attempt.discharged().iter().any(|touch| touch.men.contains(&id))
        || earlier.is_some_and(|it| it.ended_by() == Some(Ended::Exacted));
    let claims_illegal_moves = state.law().knows.illegal_moves;
    let against = making.is_some_and(|making| {
        making.made() == Made::AgainstRequirement && (claims_illegal_moves || !making.is_lapsed())
    });
    if exacted_for_it && against && attempt.is_open() && !touched(false) {
        let by = other.name();
        let remedy = match claims_illegal_moves {
            true => "the illegal move is to be claimed",
            false => "it can be exacted again",
        };
        let says = format!(
            "{by} touched {name}, and {} has exacted what follows from it. {by} has not done it: {remedy}.",
            who.name()
        );
        return (Refusal::NotSo, says);
    }
    if let Some(ended) =
        earlier.filter(|it| !it.is_open()).and_then(Attempt::ended_by).filter(|_| !touched(false))
    {
        return (Refusal::TooLate(ended), gone(who, ended));
    }
    if exacted_for_it && !touched(false) {
        let says =
            format!("{} touched {name}, and {} has exacted what follows from it.", other.name(), who.name());
        return (Refusal::NotSo, says);
    }
    if making.is_some_and(|making| making.made() == Made::Illegal) && touched(false) {
        let by = other.name();
        let says = match claims_illegal_moves {
            true => {
                format!("{by} touched {name}, and then moved illegally: the illegal move is to be claimed.")
            }
            false => {
                format!("{by} touched {name}, and then moved unlawfully: what that costs can be exacted.")
            }
        };
        return (Refusal::NotSo, says);
    }
    let moved = making.is_some_and(|making| making.men().all.contains(&id));
    let says = match (touched(false), touched(true)) {
        (true, _) if moved => format!("{} touched {name}, and moved or took it.", other.name()),
        (true, _) => format!("{} touched {name}, and was not bound to move or take it.", other.name()),
        (false, true) if felt_for => {
            format!("{} felt for {name}, and left it in its hole: it was not touched.", other.name())
        }
        (false, true) if excused().all(|touch| touch.by_articles == an_accident) => {
            let by = other.name();
            match state.line.is_now(index) {
                true => format!(
                    "{by} touched {name} by accident, as it stands: that it was none is to be found before {by} has moved."
                ),
                false if was_found_an_accident(state, index, id) => {
                    format!("{by} touched {name}, and it is found that this was an accident.")
                }
                false => format!(
                    "{by} touched {name}, which was taken for an accident when {by} moved: that is not disputed any more."
                ),
            }
        }
        (false, true) => format!("{} touched {name}, but that touch was excused.", other.name()),
        (false, false) => touch_taken_back(state, who, square)
            .or_else(|| agreed_to_take_back(state, who))
            .unwrap_or_else(|| format!("{} has not touched {name}.", other.name())),
    };
    (Refusal::NotSo, says)
}

/// The man on this square was touched, but in what the players have since taken back by agreement.
fn touch_taken_back(state: &State, who: Side, square: Square) -> Option<String> {
    let other = !who;
    let last = state.line.turns().iter().rev().find(|turn| turn.by() == other);
    let (turn, since) = last.map_or((state.turn(), 0), |turn| (turn, turn.number()));
    let man = turn.men().at(square)?;
    let gone = state.offences.was_untouched_by_agreement(other, man, since);
    let says = format!(
        "{} touched {}, but that went with the moves that the players have taken back.",
        other.name(),
        man_for(other, turn, square)
    );
    gone.then_some(says)
}

/// Whether people have found that the touch of this man in this turn was an accident.
fn was_found_an_accident(state: &State, index: Ply, man: ManId) -> bool {
    let mut found = state.decisions.held_touches().iter().rev();
    found.find(|touch| (touch.turn, touch.man) == (index, man)).is_some_and(|touch| !touch.counts)
}
