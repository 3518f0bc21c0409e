//! Reminders to a player who does not move, on the days on which his code has them sent.

use std::collections::HashSet;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::GameId;
use tokio::time::sleep;
use view::Seat;

use crate::live::hall::Hall;
use crate::push::bell::{News, Ring};
use crate::push::book::Book;
use crate::push::overdue::{Due, Overdue};

/// Looks now and again at the games of those who want to be told, and rings where a reminder has come due.
pub(crate) async fn reminds(hall: Weak<Hall>, book: Arc<Book>, every: Duration) {
    // What a game is played under never changes, so that such a game is woken once.
    let mut never: HashSet<GameId> = HashSet::new();
    let Some(stopping) = hall.upgrade().map(|hall| hall.resources.stopping()) else { return };
    loop {
        tokio::select! {
            biased;
            () = stopping.begun() => return,
            () = sleep(every) => {}
        }
        for game in book.games() {
            let Some(hall) = hall.upgrade() else { return };
            if never.contains(&game) {
                continue;
            }
            match hall.overdue(&game).await {
                Ok(Overdue::Never) => drop(never.insert(game)),
                Ok(Overdue::Now(seats, due)) => rings(&hall, &book, &game, &seats, due, News::Reminder),
                Ok(Overdue::Lost(seats, due)) => rings(&hall, &book, &game, &seats, due, News::Over),
                // A game that cannot be opened now is looked at the next time.
                Ok(Overdue::NotYet) | Err(_) => {}
            }
        }
    }
}

/// Rings for those of these seats that were not told of it before.
fn rings(hall: &Hall, book: &Book, game: &GameId, seats: &[Seat], due: Due, news: News) {
    for &seat in seats {
        if book.reminds(game, seat, due) {
            hall.resources.bell.rings(Ring { game: game.clone(), seat, news });
        }
    }
}
