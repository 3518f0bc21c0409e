//! Rings for a seat whose page is not open. Whoever rings never waits.

use std::sync::{Arc, OnceLock};

use game::Game;
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
pub(crate) enum Stands {
    Turn(board::Side),
    Over,
}

impl Stands {
    /// As the players may see it: at a silent table what nobody has noticed yet has not happened.
    pub(crate) fn of(game: &Game) -> Stands {
        if game.ending().is_some() {
            return Stands::Over;
        }
        match game.standing_as_it_looks() {
            Some(looks) => Stands::Turn(looks.turn),
            None => Stands::Turn(game.standing_without_line().turn),
        }
    }

    /// Which seats have something new when a game has come to stand so.
    pub(crate) fn news(self) -> Vec<(Seat, News)> {
        match self {
            Stands::Turn(side) => vec![(Seat::of(side), News::Turn)],
            Stands::Over => board::Side::ALL.map(|side| (Seat::of(side), News::Over)).to_vec(),
        }
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

    /// Whether anybody wants to hear of a game.
    pub(crate) fn hears(&self, game: &GameId) -> bool {
        self.answers().is_some_and(|by| by.book.knows(game))
    }

    /// Rings. Where too many wait already, nobody is told.
    pub(crate) fn rings(&self, ring: Ring) {
        if let Some((_, rings)) = self.0.get() {
            let _ = rings.try_send(ring);
        }
    }
}
