//! Rings for a seat whose page is not open. Whoever rings never waits.

use std::sync::{Arc, OnceLock};

use board::Side;
use game::Game;
use game::act::Person;
use game::standing::{Open, Saying};
use serde::Serialize;
use store::GameId;
use tokio::sync::mpsc;
use view::Seat;

use crate::push::address::Reach;
use crate::push::book::Book;

/// What a seat is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum News {
    /// It is its turn.
    Turn,
    /// A draw is offered to it.
    Draw,
    /// Something was claimed of it, which it may admit.
    Claim,
    /// The game is over.
    Over,
    /// It has not moved for so long that the code has it reminded.
    Reminder,
}

/// News for a seat.
#[derive(Clone, Debug)]
pub(crate) struct Ring {
    pub(crate) game: GameId,
    pub(crate) seat: Seat,
    pub(crate) news: News,
}

/// How a game stands, as far as it is rung about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stands {
    /// Whose turn it is; none once the game is over.
    turn: Option<Side>,
    /// To whom a draw is offered.
    draw: Option<Side>,
    /// Whether White and Black may admit what was claimed of them.
    claim: [bool; 2],
}

impl Stands {
    /// As the players may see it: at a silent table what nobody has noticed yet has not happened.
    pub(crate) fn of(game: &Game) -> Stands {
        if game.ending().is_some() {
            return Stands { turn: None, draw: None, claim: [false; 2] };
        }
        let looks = game.standing_as_it_looks();
        let looks = looks.as_ref().unwrap_or_else(|| game.standing_without_line());
        let answers = |side| {
            let admits = |open: &Open| open.line == Saying::Admit && open.who == Person::Player(side);
            looks.may.iter().any(admits)
        };
        let draw = looks.offer.map(|by| !by);
        Stands { turn: Some(looks.turn), draw, claim: Side::ALL.map(answers) }
    }

    /// For which sides there is something new where a game stood otherwise before: for each one thing, that which asks most of it.
    pub(crate) fn news(self, before: Stands) -> Vec<(Side, News)> {
        if self.turn.is_none() {
            return Side::ALL.map(|side| (side, News::Over)).to_vec();
        }
        let of = |side: Side| {
            let (is, was) = (self.claim[side.index()], before.claim[side.index()]);
            let news = match () {
                () if is && !was => News::Claim,
                () if self.draw == Some(side) && before.draw != self.draw => News::Draw,
                () if self.turn == Some(side) && before.turn != self.turn => News::Turn,
                () => return None,
            };
            Some((side, news))
        };
        Side::ALL.into_iter().filter_map(of).collect()
    }
}

/// Who is told, and where.
#[derive(Clone)]
pub(crate) struct Answered {
    pub(crate) book: Arc<Book>,
    pub(crate) reach: Reach,
}

/// The bell of a server. Until somebody answers it, nothing is heard of it.
#[derive(Default)]
pub(crate) struct Bell(OnceLock<(Answered, mpsc::Sender<Ring>)>);

impl Bell {
    /// Somebody answers from now on.
    pub(crate) fn answered(&self, by: Answered, rings: mpsc::Sender<Ring>) {
        // A server has one book; a second is not looked for.
        let _ = self.0.set((by, rings));
    }

    /// Who is told, where anybody is.
    pub(crate) fn answers(&self) -> Option<&Answered> {
        self.0.get().map(|(by, _)| by)
    }

    /// Whether a seat wants to hear of its game.
    pub(crate) fn hears(&self, game: &GameId, seat: Seat) -> bool {
        self.answers().is_some_and(|by| by.book.knows(game, seat))
    }

    /// Rings. Where too many wait already, nobody is told.
    pub(crate) fn rings(&self, ring: Ring) {
        if let Some((_, rings)) = self.0.get() {
            let _ = rings.try_send(ring);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_is_told_what_asks_most_of_it() {
        let quiet = Stands { turn: Some(Side::White), draw: None, claim: [false; 2] };
        let offered = Stands { draw: Some(Side::Black), ..quiet };
        let moved = Stands { turn: Some(Side::Black), ..offered };
        assert_eq!(offered.news(quiet), [(Side::Black, News::Draw)]);
        assert_eq!(moved.news(quiet), [(Side::Black, News::Draw)]);
        assert_eq!(moved.news(offered), [(Side::Black, News::Turn)]);
        assert_eq!(quiet.news(offered), []);
        let claimed = Stands { claim: [true, false], ..quiet };
        assert_eq!(claimed.news(moved), [(Side::White, News::Claim)]);
        assert_eq!(quiet.news(claimed), []);
        assert_eq!(Stands { turn: None, ..quiet }.news(quiet).len(), 2);
    }
}
