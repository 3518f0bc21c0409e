//! An offer of a draw, and moves that are counted from a notice.

use board::Side;
use law::Cites;
use law::question::MoveCount;

use crate::refusal::Ended;
use crate::state::line::Ply;

/// A count that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counting {
    pub by: Side,
    /// The turn of the line from which moves count.
    pub from: Ply,
    pub facts: MoveCount,
}

/// Offers of a draw that stand, at most one of each side, and a count of moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draws {
    /// The side whose offer stands; of two, the later.
    offer: Option<Side>,
    /// The side whose earlier offer stands beside it.
    earlier: Option<Side>,
    /// What ended the last offer of each side, and by which articles, where the other's hand did.
    ended: [Option<(Ended, Cites)>; 2],
    /// If it was a touch of the player's in his turn under way: how many touches there were before it.
    touches_before: [Option<usize>; 2],
    /// Whether the offer of each side that stands is one of which people have found that it was made.
    found: [bool; 2],
    /// How many moves had been made when a draw was offered.
    offers_at: Vec<usize>,
    counting: Option<Counting>,
    /// The arbiter has consented to a draw that was settled not to be agreed yet.
    consented_to: bool,
}

impl Draws {
    /// The side whose offer stands; of two, the later.
    pub(crate) fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The sides whose offers stand, the earlier first.
    pub(crate) fn offers(&self) -> Vec<Side> {
        self.earlier.into_iter().chain(self.offer).collect()
    }

    /// A draw was offered when so many moves had been made: both record it with the last.
    pub(crate) fn records_at(&mut self, made: usize) {
        self.offers_at.push(made);
    }

    /// Whether a draw was offered when so many moves had been made.
    pub(crate) fn was_offered_at(&self, made: usize) -> bool {
        self.offers_at.contains(&made)
    }

    /// How many moves had been made when a draw was offered last.
    pub(crate) fn last_offered_at(&self) -> Option<usize> {
        self.offers_at.last().copied()
    }

    /// Whether a draw was offered in this game, by a word or by a claim.
    pub(crate) fn were_offered(&self) -> bool {
        !self.offers_at.is_empty() || self.offer.is_some() || self.ended.iter().any(Option::is_some)
    }

    /// The count that goes on.
    pub(crate) fn counting(&self) -> Option<Counting> {
        self.counting
    }

    /// Moves are counted from now on.
    pub(crate) fn counts(&mut self, counting: Counting) {
        self.counting = Some(counting);
    }

    /// The line was cut at this turn: no count begins later.
    pub(crate) fn cuts_line(&mut self, at: Ply) {
        if let Some(counting) = &mut self.counting {
            counting.from = counting.from.min(at);
        }
    }

    /// The arbiter consents to a draw that was settled not to be agreed yet.
    pub(crate) fn are_consented_to(&mut self) {
        self.consented_to = true;
    }

    /// Whether the arbiter has consented.
    pub(crate) fn has_consent(&self) -> bool {
        self.consented_to
    }

    /// Whether an offer of this side stands.
    pub(crate) fn offered_by(&self, side: Side) -> bool {
        self.offer == Some(side) || self.earlier == Some(side)
    }

    /// This side offers a draw; an offer of the other's still stands.
    pub(crate) fn open(&mut self, by: Side) {
        self.earlier = self.offered_by(!by).then_some(!by);
        self.offer = Some(by);
        self.found[by.index()] = false;
        (self.ended[by.index()], self.touches_before[by.index()]) = (None, None);
    }

    /// That this side has made the offer which stands was found.
    pub(crate) fn rests_on_finding(&mut self, of: Side) {
        self.found[of.index()] = self.offered_by(of);
    }

    /// What was found of an offer of this side's falls: whether one stood that nothing else shows.
    pub(crate) fn is_not_found(&mut self, of: Side) -> bool {
        let rested = self.found[of.index()] && self.offered_by(of);
        if rested {
            self.close(of);
        }
        rested
    }

    /// The other's hand has ended the offer of this side.
    pub(crate) fn lapses(&mut self, of: Side, ended: Ended, articles: Cites) {
        self.close(of);
        self.ended[of.index()] = Some((ended, articles));
    }

    /// The touch that ended the offer of this side is one of the turn under way, and so many came before it.
    pub(crate) fn ended_at_touch(&mut self, of: Side, before: usize) {
        self.touches_before[of.index()] = Some(before);
    }

    /// How many touches came before the one of the turn under way that ended the offer of this side, if one did.
    pub(crate) fn touches_before_the_end(&self, of: Side) -> Option<usize> {
        self.touches_before[of.index()]
    }

    /// The turn is over in which it could still be found that the touch which ended the offer of this side was an accident.
    pub(crate) fn forgets_touch(&mut self, of: Side) {
        self.touches_before[of.index()] = None;
    }

    /// The touch that ended the offer of this side was an accident: the articles by which it had ended it.
    pub(crate) fn reopens(&mut self, of: Side) -> Option<Cites> {
        self.touches_before[of.index()] = None;
        let (_, articles) = self.ended[of.index()].take()?;
        self.open(of);
        Some(articles)
    }

    /// What ended the last offer of this side, where the other's hand did.
    pub(crate) fn ended(&self, of: Side) -> Option<&(Ended, Cites)> {
        self.ended[of.index()].as_ref()
    }

    /// The offer of this side is gone.
    pub(crate) fn close(&mut self, of: Side) {
        self.earlier = self.earlier.filter(|&side| side != of);
        if self.offer == Some(of) {
            self.offer = self.earlier.take();
        }
    }
}
