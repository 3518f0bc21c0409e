//! The holder of options touched a man: what lapses.

use board::Side;
use law::question::Lapse;
use law::{Cites, Effect, Until};

use crate::facts::menus::OpenOption;
use crate::facts::options::{menus_of, options, owed_in_holders_turn};
use crate::refusal::Ended;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::line::Ply;

/// The holder of options touched a man: what the code says of them.
pub(crate) fn lapse(state: &mut State, holder: Side, excused: bool) -> Vec<Ruling> {
    let ended_by_touch = |in_holders_turn: bool| {
        let mut answers = state.law().hear(Lapse { excused, in_holders_turn });
        let lapses = answers.take(Effect::Lapses);
        answers.all_heard();
        lapses
    };
    let (own, owed) = (ended_by_touch(false), ended_by_touch(true));
    if own.is_none() && owed.is_none() {
        return Vec::new();
    }
    let articles = articles_of_what_was_open(state, holder, own, owed);
    for index in state.line.in_question() {
        if state.line[index].by() == holder {
            continue;
        }
        let gave = gave_something(state, index);
        state.line_mut(index).lapses_by_touch(&gave);
    }
    let annulled = lapse_out_of_turn(state, holder);
    let nothing_more = articles.map(|articles| {
        let says =
            format!("{} has touched a man: nothing can be exacted for what went before.", holder.name());
        ruling(articles, RulingKind::Note, says)
    });
    let stays = annulled.map(|articles| {
        let says = format!(
            "{} has touched a man: what {} moved out of turn can no longer be undone.",
            holder.name(),
            (!holder).name()
        );
        ruling(&articles, RulingKind::Note, says)
    });
    let told = nothing_more.into_iter().chain(stays);
    told.map(|told| Ruling { about: Some(!holder), ..told }).collect()
}

/// Of each attempt of a turn, whether something could be exacted for what was touched in it. What gave nothing yet may give it
/// with a touch that is still to come, and that right is none that has lapsed.
fn gave_something(state: &State, index: Ply) -> Vec<bool> {
    let attempts = state.line[index].attempts().enumerate();
    attempts.map(|(number, attempt)| !menus_of(state, index, number, attempt).is_empty()).collect()
}

/// The touch by which this side let everything lapse was an accident: what the code says of such a touch holds.
pub(crate) fn lapses_not(state: &mut State, holder: Side) {
    let lapses = |in_holders_turn| {
        state.law().gives(Lapse { excused: true, in_holders_turn }, |effect| effect == Effect::Lapses)
    };
    let own_turn = state.turn().by() == holder;
    let touched = match own_turn {
        true => !state.turn().attempt().excuses_all_from(0),
        false => !state.dues.touches(holder).is_empty(),
    };
    if touched || lapses(false) || lapses(true) {
        return;
    }
    for index in state.line.in_question() {
        if state.line[index].by() != holder {
            state.line_mut(index).revives();
        }
    }
    if own_turn {
        state.turn_mut().calls_intrusion_in_question();
    }
}

/// By which articles a touch ends what the holder could exact: those for offences in the offender's own turn, for offences
/// in the holder's, or both. None where nothing was open.
fn articles_of_what_was_open(
    state: &State,
    holder: Side,
    own: Option<Cites>,
    owed: Option<Cites>,
) -> Option<Cites> {
    let of_holders_turn = owed_in_holders_turn(state, holder);
    let open = options(state, holder).into_iter();
    let open = open.filter(|option| option.possible && option.until == Until::HolderTouches);
    let (theirs, others): (Vec<OpenOption>, Vec<OpenOption>) = open.partition(|option| {
        let same = |it: &OpenOption| it.exaction == option.exaction && it.articles == option.articles;
        of_holders_turn.iter().any(same)
    });
    let cited = [own.filter(|_| !others.is_empty()), owed.filter(|_| !theirs.is_empty())];
    cited.into_iter().flatten().reduce(Cites::and)
}

/// What was moved out of turn can be annulled no more, and what was owed for it is owed no more: the articles of the
/// right to have it annulled, if that was open.
fn lapse_out_of_turn(state: &mut State, holder: Side) -> Option<Vec<&'static str>> {
    let turn = state.turn_mut();
    if turn.by() != holder {
        turn.owes_no_more(Ended::Touched);
        return None;
    }
    // Where it leaves him no legal move, there is nothing else that he could do about it.
    if turn.position().legal_moves().is_empty() {
        return None;
    }
    let articles = turn.intrusion().filter(|it| it.by() != holder && !it.is_removal())?.articles().to_vec();
    turn.lets_intrusion_stand().then_some(articles)
}
