//! A man has fallen from a hand: the game before that, and what has been done since. Once it is found whether it was released,
//! all of that is judged by what was found.

use std::sync::Arc;

use board::{Side, Square};

use crate::act::{Act, Entry, HandAct};
use crate::ruling::Ruling;
use crate::state::men::ManId;

/// What was done since a man fell, that fall first.
#[derive(Clone, Debug)]
pub(crate) struct Fall<Game> {
    before: Arc<Game>,
    since: Vec<Since>,
    settled: Option<Settled>,
}

/// Why nothing is to be found of it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    /// Its player has put the man back, or moved it on.
    ByHand,
    /// It was found where it belongs, by the decision of this number, if an arbiter found it.
    Found(Option<usize>),
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
    pub(crate) fn new(before: Game) -> Fall<Game> {
        Fall { before: Arc::new(before), since: Vec::new(), settled: None }
    }

    /// The game before the man fell.
    pub(crate) fn before(&self) -> &Game {
        &self.before
    }

    /// Why nothing is to be found of it any more; none: something is.
    pub(crate) fn settled(&self) -> Option<Settled> {
        self.settled
    }

    pub(crate) fn is_settled(&mut self, settled: Settled) {
        self.settled = Some(settled);
    }

    /// The decision of this number falls: whether it was about this, which is to be found again.
    pub(crate) fn is_open_again(&mut self, number: usize) -> bool {
        let again = self.settled == Some(Settled::Found(Some(number)));
        if again {
            self.settled = None;
        }
        again
    }

    /// How often this side has let go of a man since.
    pub(crate) fn moved_since(&self, side: Side) -> usize {
        let lets_go = |since: &&Since| {
            since.entry.who.side() == Some(side)
                && matches!(
                    since.entry.act,
                    Act::Hand(
                        HandAct::Moves(_) | HandAct::Plays(_) | HandAct::TwoHanded { .. } | HandAct::Releases
                    )
                )
        };
        self.since.iter().skip(1).filter(lets_go).count()
    }

    /// Whose hand it fell from first.
    pub(crate) fn by(&self) -> Option<Side> {
        self.since.first()?.entry.who.side()
    }

    /// Whether this man is one that fell.
    pub(crate) fn has_fallen_with(&self, man: ManId) -> bool {
        self.since.iter().filter_map(|since| since.fell).any(|fell| fell.man == man)
    }

    /// The man that belongs on this square, of those that fell.
    pub(crate) fn belongs_on(&self, square: Square) -> Option<Fell> {
        self.since.iter().filter_map(|since| since.fell).find(|fell| fell.home == square)
    }

    /// Whether a man has fallen: one that was set down by accident has not, as long as the hand is on it.
    pub(crate) fn has_fallen(&self) -> bool {
        self.since.iter().any(|since| since.fell.is_some())
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
        if self.settled.is_some() {
            return None;
        }
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
