//! Sentences about what may be exacted.

use board::{Side, Square};
use law::question::Made;

use crate::act::penalty::Exaction;
use crate::facts::communication::touches_count;
use crate::facts::liability::{legal_now, movable, record_menus};
use crate::facts::menus::{OpenOption, expand, is_own, rook_of};
use crate::facts::options::options;
use crate::facts::touched::Touched;
use crate::facts::whole_turn::whole_attempt;
use crate::phrases::{join, listed, man_of_turn_as_it_stands, man_on};
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::standing::duty::DutyKind;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::line::Ply;
use crate::state::making::Offered;
use crate::state::men::ManId;
use crate::state::turn::Turn;

pub(crate) fn tell_choice(state: &State, holder: Side) -> Vec<Ruling> {
    let open: Vec<_> = options(state, holder).into_iter().filter(|option| option.possible).collect();
    let mut articles: Vec<&'static str> = Vec::new();
    for article in open.iter().flat_map(|option| &option.articles) {
        if !articles.contains(article) {
            articles.push(article);
        }
    }
    if open.len() > 1 {
        articles.extend(law::providing(state.law().code, law::Provision::HolderChooses));
    }
    let says = format!("{} chooses the penalty, or waives it, before touching a man.", holder.name());
    vec![ruling(&articles, RulingKind::Right, says)]
}

/// At a guarded table the offender waits while an option is open against him.
pub(crate) fn guarded_offender_waits(state: &State, side: Side) -> Option<Ruling> {
    if state.settings().table != crate::settings::Table::Guarded || side != state.turn().by() {
        return None;
    }
    let open = options(state, !side).into_iter().find(|option| option.possible)?;
    let says = format!("{} may exact a penalty or waive it; {} waits.", (!side).name(), side.name());
    Some(refused(&open.articles, Refusal::NotYet(Awaited::Penalty), says))
}

/// The options of a menu in words; none where no legal move fulfils any.
pub(crate) fn options_in_words(
    state: &State,
    turn: &Turn,
    offered: &Offered,
    touched: &Touched,
) -> Option<String> {
    let options = expand(turn, offered, touched, (state.line.now_at(), 0));
    let possible = options.iter().filter(|option| option.possible);
    let words: Vec<String> =
        possible.map(|option| requirement_in_words(state, turn, option.attempt, option.exaction)).collect();
    (!words.is_empty()).then(|| join(&words, "or"))
}

/// What may be exacted for the turn just made.
pub(crate) fn tell_open_menus(state: &State, offender: Side) -> Vec<Ruling> {
    state.line.last_made().map_or_else(Vec::new, |index| tell_open_in(state, index, offender))
}

/// What may be exacted for what was done in the turn that is under way.
pub(crate) fn tell_open_now(state: &State) -> Vec<Ruling> {
    tell_open_in(state, state.line.now_at(), state.turn().by())
}

fn tell_open_in(state: &State, index: Ply, offender: Side) -> Vec<Ruling> {
    let holder = !offender;
    let turn = &state.line[index];
    let open: Vec<OpenOption> =
        options(state, holder).into_iter().filter(|o| o.turn == index && o.possible).collect();
    if open.is_empty() {
        return Vec::new();
    }
    let articles: Vec<&'static str> =
        open.iter().flat_map(|option| option.articles.iter().copied()).collect();
    let king = turn.position().king(turn.by()).map(Exaction::Move);
    // A move of the man that was moved and a move of the King are the same where it was the King.
    let same = |option: &&OpenOption| {
        option.exaction != Exaction::King || !open.iter().any(|other| Some(other.exaction) == king)
    };
    let words: Vec<String> = open
        .iter()
        .filter(same)
        .map(|option| requirement_in_words(state, turn, option.attempt, option.exaction))
        .collect();
    let says = format!("{} may, before touching a man, require {}.", holder.name(), join(&words, "or"));
    vec![Ruling { about: Some(offender), ..ruling(&articles, RulingKind::Right, says) }]
}

/// What follows from an unlawful move for which nothing can be exacted that is legal.
pub(crate) fn tell_nothing_possible(state: &State, offender: Side) -> Option<Ruling> {
    let holder = (!offender).name();
    let making = state.line.turn_before()?.attempt().making()?;
    let offered: Vec<&'static str> =
        making.menus().iter().flat_map(|offered| offered.articles.iter().copied()).collect();
    let (kind, articles, says) = match making.recall() {
        Some((_, articles)) => {
            let says =
                format!("{holder} may have it taken back. No legal move can discharge a penalty for it.");
            (RulingKind::Right, articles.clone(), says)
        }
        None if offered.is_empty() => return None,
        None => {
            let says =
                format!("No legal move can do what {holder} could exact for it: it stands as it was played.");
            (RulingKind::Note, offered, says)
        }
    };
    Some(Ruling { about: Some(offender), ..ruling(&articles, kind, says) })
}

pub(crate) fn requirement_in_words(state: &State, turn: &Turn, attempt: usize, exaction: Exaction) -> String {
    let man = |square: Square| man_of_turn_as_it_stands(state, turn, square);
    match exaction {
        Exaction::Rook => {
            rook_of(turn, attempt).map_or_else(String::new, |square| format!("a move of {}", man(square)))
        }
        Exaction::Leave => "that the move stand as it was played".to_string(),
        Exaction::Replace => "that the second man go back".to_string(),
        Exaction::Both => "that both moves stand".to_string(),
        Exaction::King => "a move of the King".to_string(),
        Exaction::Move(square) => format!("a move of {}", man(square)),
        Exaction::Capture(square) => format!("the capture of {}", man(square)),
        Exaction::A => "the position at the beginning of the turn".to_string(),
        Exaction::B(square, None) if is_own(turn, square) => format!("a move of {}", man(square)),
        Exaction::B(square, None) => format!("the capture of {}", man(square)),
        Exaction::B(one, Some(other)) => {
            format!("that {} and {} be moved together", man(one), man(other))
        }
        Exaction::C(None) => "a move of the King".to_string(),
        Exaction::C(Some(square)) => format!("a move of {}", man(square)),
    }
}

pub(crate) fn required(turn: &Turn, attempt: usize, exaction: Exaction) -> (DutyKind, Vec<Square>, String) {
    match exaction {
        Exaction::Rook => {
            let rook: Vec<Square> = rook_of(turn, attempt).into_iter().collect();
            let says = format!("move the Rook on {}", listed(&rook, "or"));
            (DutyKind::Move, rook, says)
        }
        Exaction::Leave | Exaction::Replace | Exaction::Both => (DutyKind::Move, Vec::new(), String::new()),
        Exaction::A => (DutyKind::AnyTouched, Vec::new(), "make the move again".to_string()),
        Exaction::B(square, None) | Exaction::C(Some(square)) if is_own(turn, square) => {
            (DutyKind::Move, vec![square], format!("move the man on {square}"))
        }
        Exaction::B(square, None) | Exaction::C(Some(square)) => {
            (DutyKind::Capture, vec![square], format!("take the man on {square}"))
        }
        Exaction::B(one, Some(other)) if is_own(turn, one) && is_own(turn, other) => {
            (DutyKind::Castle, vec![one, other], format!("castle with the men on {one} and {other}"))
        }
        Exaction::B(one, Some(other)) => {
            let (own, adverse) = if is_own(turn, one) { (one, other) } else { (other, one) };
            let says = format!("take the man on {adverse} with the man on {own}");
            (DutyKind::CaptureWith, vec![own, adverse], says)
        }
        Exaction::King | Exaction::C(None) => {
            let king: Vec<Square> = turn.position().king(turn.by()).into_iter().collect();
            let on = if king.is_empty() { String::new() } else { format!(" on {}", listed(&king, "or")) };
            (DutyKind::King, king, format!("move the King{on}"))
        }
        Exaction::Move(square) => (DutyKind::Move, vec![square], format!("move the man on {square}")),
        Exaction::Capture(square) => (DutyKind::Capture, vec![square], format!("take the man on {square}")),
    }
}

/// What an option says to a reader: "White must move the King on e1".
pub(crate) fn option_in_words(turn: &Turn, attempt: usize, exaction: Exaction) -> String {
    match exaction {
        Exaction::Leave => "it stands as it was played".to_string(),
        Exaction::Replace => format!("{}'s second man goes back", turn.by().name()),
        Exaction::Both => format!("both of {}'s moves stand", turn.by().name()),
        Exaction::A => {
            format!("the position at the beginning of {}'s turn stands again", turn.by().name())
        }
        _ => format!("{} must {}", turn.by().name(), required(turn, attempt, exaction).2),
    }
}

/// What the touch just made, or the move, has opened to the other side.
pub(crate) fn tell_liability(state: &State, index: Ply) -> Vec<Ruling> {
    let turn = &state.line[index];
    let holder = !turn.by();
    let open: Vec<OpenOption> = options(state, holder)
        .into_iter()
        .filter(|option| option.turn == index && !option.moves.is_empty())
        .collect();
    if open.is_empty() {
        return Vec::new();
    }
    let articles: Vec<&'static str> =
        open.iter().flat_map(|option| option.articles.iter().copied()).collect();
    let mut words: Vec<String> = Vec::new();
    for said in open.iter().map(|option| penalty_in_words(turn.by(), option.exaction)) {
        if !words.contains(&said) {
            words.push(said);
        }
    }
    let before = if touches_count(state) { ", before touching a man," } else { "" };
    let mut says = format!("{} may{before} exact {}.", holder.name(), words.join(", or "));
    let only_a = open.iter().all(|option| option.exaction == Exaction::A);
    if only_a && let Some(touched) = touched_in_vain(turn) {
        says += &format!(" It settles the touch of {touched} too.");
    }
    vec![Ruling { about: Some(turn.by()), ..ruling(&articles, RulingKind::Right, says) }]
}

/// The same for a touch: where it was of a man that cannot be moved or taken.
pub(crate) fn tell_liability_of_touch(state: &State, deed: &HandResult) -> Vec<Ruling> {
    let turn = state.turn();
    let legal = legal_now(turn);
    let fixed = deed.new_touch && deed.touched.iter().any(|&id| !movable(turn, &legal, id));
    match fixed && !record_menus(state, turn, turn.attempt()).is_empty() {
        true => tell_liability(state, state.line.now_at()),
        false => Vec::new(),
    }
}

/// What a penalty is called, and what it does.
pub(crate) fn penalty_in_words(by: Side, exaction: Exaction) -> String {
    match exaction {
        Exaction::A => "Penalty A, by which the position before this turn stands again".to_string(),
        Exaction::B(..) => "Penalty B, by which a man that was touched is moved or taken".to_string(),
        Exaction::C(None) => format!("Penalty C, by which {} must move the King", by.name()),
        Exaction::C(_) => {
            format!("Penalty C, by which {} must move a man that {} selects", by.name(), (!by).name())
        }
        _ => "a penalty".to_string(),
    }
}

/// What the turn just made has opened to the other side, where the code asks for the whole record of it.
pub(crate) fn tell_liability_of_move(state: &State, by: Side) -> Vec<Ruling> {
    let Some(index) = state.line.last_made().filter(|&index| state.line[index].by() == by) else {
        return Vec::new();
    };
    let turn = &state.line[index];
    let whole = whole_attempt(state, index);
    match record_menus(state, turn, whole.as_ref().unwrap_or(turn.attempt())).is_empty() {
        true => Vec::new(),
        false => named_with_touch(turn, tell_liability(state, index)),
    }
}

/// The man that could neither be moved nor taken and was touched before an illegal move was made: what may be exacted for that
/// touch falls to the penalty for the move. None where there was no such man, or several.
fn touched_in_vain(turn: &Turn) -> Option<String> {
    turn.attempt().making().filter(|making| making.made() == Made::Illegal)?;
    let legal = legal_now(turn);
    let touched = touched_men(turn);
    let [man] = &touched[..] else { return None };
    turn.men().square_of(*man).filter(|_| !movable(turn, &legal, *man)).map(|square| man_on(turn, square))
}

/// The men touched in a turn, each once, but for those whose touch was excused, and for what was taken up at once to be moved.
fn touched_men(turn: &Turn) -> Vec<ManId> {
    let touches = turn.attempt().touches().iter().filter(|touch| !touch.excused && !touch.lifted);
    let mut men: Vec<ManId> = touches.flat_map(|touch| touch.men.iter().copied()).collect();
    men.sort_unstable();
    men.dedup();
    men
}

/// A penalty for a lawful move is for what was touched before: nothing else tells of that where the touch alone binds to nothing.
fn named_with_touch(turn: &Turn, mut rulings: Vec<Ruling>) -> Vec<Ruling> {
    let moved = turn.attempt().making().and_then(|making| making.men().mover);
    let others: Vec<Square> = touched_men(turn)
        .iter()
        .filter_map(|&man| turn.men().square_of(man))
        .filter(|&at| Some(at) != moved)
        .collect();
    let by = turn.by().name();
    let told = match &others[..] {
        [] => return rulings,
        [square] => format!("{by} touched {} and moved another man.", man_on(turn, *square)),
        _ => format!("{by} touched several men and moved another."),
    };
    for ruling in &mut rulings {
        ruling.says = format!("{told} {}", ruling.says);
    }
    rulings
}
