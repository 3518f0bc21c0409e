//! A man has fallen from a hand: the game before that, and what has been done since. Once it is found whether it was released,
//! all of that is judged by what was found.

use std::sync::Arc;

use board::Square;

use crate::act::Entry;
use crate::ruling::Ruling;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// What was done since a man fell, that fall first.
#[derive(Clone, Debug)]
pub(crate) struct Fall<Game> {
    before: Arc<Game>,
    /// The turn that was under way when it had fallen.
    turn: Ply,
    since: Vec<Since>,
}

/// An act since then.
#[derive(Clone, Debug)]
pub(crate) struct Since {
    /// Its number.
    pub number: usize,
    pub entry: Entry,
    /// What was said to it.
    pub told: Vec<Ruling>,
    /// It waits until it is found where the man stands.
    pub waits: bool,
    /// What fell with it.
    pub fell: Option<Fell>,
    /// What its hand had taken up before or has since.
    pub handled: [Option<ManId>; 2],
}

/// A man that fell from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fell {
    pub man: ManId,
    /// Where it belongs unless it was released.
    pub home: Square,
    pub to: Square,
    /// It had been moved in this turn already, and belongs where that has brought it.
    pub was_moved: bool,
}

/// What is found of such a man: the act with which it fell is judged anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HowItFell {
    /// In that act it was released, on this square.
    Released(usize, Square),
    /// In that act it was not moved from where it had been released before.
    Stayed(usize),
}

impl<Game> Fall<Game> {
    pub(crate) fn new(before: Game, turn: Ply) -> Fall<Game> {
        Fall { before: Arc::new(before), turn, since: Vec::new() }
    }

    /// The game before the man fell.
    pub(crate) fn before(&self) -> &Game {
        &self.before
    }

    /// The turn in which it fell.
    pub(crate) fn turn(&self) -> Ply {
        self.turn
    }

    pub(crate) fn since(&self) -> &[Since] {
        &self.since
    }

    /// This was done too.
    pub(crate) fn adds(&mut self, since: Since) {
        self.since.push(since);
    }

    /// Takes what waits for the finding.
    pub(crate) fn takes_what_waits(&mut self) -> Vec<Entry> {
        let waiting = self.since.iter_mut().filter(|since| since.waits);
        let taken = waiting.map(|since| {
            since.waits = false;
            since.entry.clone()
        });
        taken.collect()
    }

    /// The man that fell on this square, the first if several did.
    pub(crate) fn fell_on(&self, square: Square) -> Option<Fell> {
        self.since.iter().filter_map(|since| since.fell).find(|fell| fell.to == square)
    }

    /// What it means that this man stands on this square: where it fell it was released, and where nothing else is known of it
    /// since it fell last. None where it only stands where it belongs.
    pub(crate) fn found(&self, man: ManId, square: Square) -> Option<HowItFell> {
        let falls = self.since.iter().enumerate().filter_map(|(at, since)| Some((at, since.fell?)));
        let falls: Vec<(usize, Fell)> = falls.filter(|(_, fell)| fell.man == man).collect();
        let &(last, fell) = falls.last()?;
        if let Some(&(at, _)) = falls.iter().find(|(_, fell)| fell.to == square) {
            return Some(HowItFell::Released(at, square));
        }
        match (square == fell.home, fell.was_moved) {
            (true, true) => Some(HowItFell::Stayed(last)),
            (true, false) => None,
            (false, _) => Some(HowItFell::Released(last, square)),
        }
    }

    /// The man that this is found of.
    pub(crate) fn man(&self, found: HowItFell) -> Option<ManId> {
        let (HowItFell::Released(at, _) | HowItFell::Stayed(at)) = found;
        self.since.get(at)?.fell.map(|fell| fell.man)
    }

    /// The act with which a man fell last that had been moved in its turn already.
    pub(crate) fn moved_before_it_fell(&self) -> Option<HowItFell> {
        let last = self.since.iter().rposition(|since| since.fell.is_some())?;
        self.since[last].fell.filter(|fell| fell.was_moved).map(|_| HowItFell::Stayed(last))
    }
}
