//! How a game goes on for all to see at a silent table, once a hand has moved on after a move that only the laws object to.
//!
//! Where a code keeps the turn of an unlawful move open, it takes the next thing that the same hand does for a part of that turn;
//! after a lawful move it would be done in the other's turn. Which of the two it was would tell whether the move was lawful. So
//! the acts are judged a second time, in a game in which the move stands, and that game is shown until somebody calls the law.

use std::borrow::Cow;

use board::{Kind, Man, Square};

use crate::act::{Act, Entry, HandAct, Motion};
use crate::dispatch::rule;
use crate::effects::time::time_passes;
use crate::log::Judged;
use crate::ruling::{Ruling, RulingKind};
use crate::state::State;
use crate::state::making::Making;
use crate::status::kept_open::seems_over;
use crate::status::silent::passed_for_all_to_see;

/// What of a game looks otherwise than the laws see it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Looks {
    /// The game in which the move stands; none where it follows from the game itself.
    state: Option<Box<State>>,
    /// The log with the rulings on that game; none where no act has had others.
    log: Option<Vec<Judged>>,
}

/// The game as it looked before an act.
pub(crate) struct Before {
    /// The game with the turn open, where that is not the one that the laws see.
    open: Option<State>,
    /// The game in which the turn has passed, and the move with which it seems to have.
    passed: Option<(State, Making)>,
}

impl Looks {
    /// The game as it looks where that is not as the laws see it.
    pub(crate) fn of<'s>(&'s self, state: &State) -> Option<Cow<'s, State>> {
        let looks = self.state.as_deref();
        let passed = passed_for_all_to_see(looks.unwrap_or(state)).map(Cow::Owned);
        passed.or_else(|| looks.map(Cow::Borrowed))
    }

    /// The same, to go on from.
    pub(crate) fn before(&self, state: &State) -> Option<Before> {
        let open = self.state.as_deref();
        let base = open.unwrap_or(state);
        let made = seems_over(base).map(|(made, _)| made);
        let passed = passed_for_all_to_see(base).zip(made);
        (open.is_some() || passed.is_some()).then(|| Before { open: open.cloned(), passed })
    }

    /// The log with the rulings as they looked.
    pub(crate) fn log<'l>(&'l self, log: &'l [Judged]) -> &'l [Judged] {
        self.log.as_deref().unwrap_or(log)
    }

    /// The last act of the log was done in a game that looked so before it.
    pub(crate) fn go_on(&mut self, before: Option<Before>, log: &[Judged], state: &State) {
        let (looks, told) = before.and_then(|before| goes_on(before, log, state)).unzip();
        self.state = looks.flatten().map(Box::new);
        let told = told.flatten();
        if told.is_some() && self.log.is_none() {
            self.log = Some(log[..log.len() - 1].to_vec());
        }
        if let (Some(looked), Some(judged)) = (&mut self.log, log.last()) {
            let rulings = told.unwrap_or_else(|| judged.rulings.clone());
            looked.push(Judged { rulings, ..judged.clone() });
        }
    }
}

/// What a game looks like after the last act, with the rulings on it; none of each where they are those of the laws.
fn goes_on(before: Before, log: &[Judged], state: &State) -> Option<(Option<State>, Option<Vec<Ruling>>)> {
    let Judged { entry, rulings, .. } = log.last()?;
    if is_called(entry, rulings) || is_plain(rulings) || state.waiting().is_over() {
        return None;
    }
    let Before { open, passed } = before;
    let stood = open.clone();
    let judged = |mut looks: State| judge(&mut looks, entry, log.len()).map(|told| (looks, told));
    // Where the same hand goes on with its move, the turn has not passed yet.
    let same_hand = |passed: &State| entry.who.side() == Some(!passed.turn().by());
    let (looks, told) = match (open, passed) {
        (Some(open), None) => judged(open)?,
        (None, Some((passed, made))) => {
            if same_hand(&passed) && is_continued(&made, entry, &passed, state) {
                return None;
            }
            judged(passed)?
        }
        (Some(open), Some((passed, made))) => {
            let (open, told) = judged(open)?;
            match same_hand(&passed) && is_continued(&made, entry, &passed, &open) {
                true => (open, told),
                false => judged(passed)?,
            }
        }
        (None, None) => return None,
    };
    // What only that game would uphold, or end with, has not come to light.
    if is_called(entry, &told) || is_plain(&told) || looks.waiting().is_over() {
        return Some((stood, None));
    }
    // All can see the board.
    (looks.tabletop.men().board() == state.tabletop.men().board()).then_some((Some(looks), Some(told)))
}

/// Whether a hand goes on with the move that it made: the Rook follows the King, or what was taken in passing goes.
fn is_continued(made: &Making, entry: &Entry, looks: &State, state: &State) -> bool {
    let seems = seems_over(state).map(|(making, _)| making);
    let now = seems.as_ref().or_else(|| state.turn().attempt().making());
    let now = now.or_else(|| state.line.turn_before()?.attempt().making());
    let is_hand = matches!(entry.act, Act::Hand(_));
    let follows = may_castle(made, looks) && is_about_rook(entry, looks);
    is_hand && now.is_some_and(|now| now.moves_as(made) && (follows || now.men() != made.men()))
}

/// Whether it was a King's way in castling.
fn may_castle(made: &Making, looks: &State) -> bool {
    let Some((turn, (from, to))) = looks.line.turn_before().zip(made.men().mover.zip(made.men().to)) else {
        return false;
    };
    let is_king = turn.men().man_at(from).is_some_and(|man| man.kind == Kind::King);
    is_king && from.rank() == to.rank() && from.file().abs_diff(to.file()) > 1
}

/// Whether a hand does something with a Rook of its side's.
fn is_about_rook(entry: &Entry, looks: &State) -> bool {
    let (men, by) = (looks.tabletop.men(), !looks.turn().by());
    let is_rook = |man: Man| man.kind == Kind::Rook && man.side == by;
    let stands = |square: &Square| men.man_at(*square).is_some_and(is_rook);
    let held = || looks.tabletop.hands().of(by).is_some_and(|held| is_rook(men.man(held.man)));
    match &entry.act {
        Act::Hand(HandAct::Touches { squares, .. }) => squares.iter().all(stands),
        Act::Hand(HandAct::Lifts { square, .. }) => stands(square),
        Act::Hand(
            HandAct::Moves(Motion::Transfer { from, .. }) | HandAct::Plays(Motion::Transfer { from, .. }),
        ) => stands(from),
        Act::Hand(HandAct::Places { .. } | HandAct::Releases) => held(),
        _ => false,
    }
}

/// Judges an act in the game as it looks; none where it cannot be done there.
fn judge(looks: &mut State, entry: &Entry, number: usize) -> Option<Vec<Ruling>> {
    time_passes(looks, entry.stamp);
    looks.time.reaches(entry.stamp);
    looks.line.begins_act(number);
    let rulings = rule(looks, entry).ok()?;
    time_passes(looks, entry.stamp);
    Some(rulings)
}

/// Whether somebody has called the law with an act, and something was ruled.
fn is_called(entry: &Entry, rulings: &[Ruling]) -> bool {
    let refused = rulings.iter().any(|ruling| ruling.kind.is_refusal());
    let decided = entry.act.claims_illegal_move() || rulings.iter().any(|one| one.kind != RulingKind::Note);
    entry.act.calls_the_law() && !refused && decided
}

/// Whether everybody has seen what was ruled.
fn is_plain(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|ruling| matches!(ruling.kind, RulingKind::Result | RulingKind::Restored))
}
