//! While an act is judged that needs a long search, who only looks is answered all the same.

use std::pin::pin;

use view::Seat;

use crate::live::call::Call;
use crate::live::history::Has;
use crate::live::show::Sheet;
use crate::live::table::state::Table;

impl Table {
    /// Waits for some work. Meanwhile the table answers who only looks, from the game as it stands in the log; everything else
    /// waits in its order.
    pub(super) async fn meanwhile<T>(&mut self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            let has_room = self.asked.waiting() < self.resources.limits.game_queue;
            let call = tokio::select! {
                biased;
                done = work.as_mut() => return done,
                Some(call) = self.asked.next_of_all(), if has_room => call,
            };
            Box::pin(self.answers_or_keeps(call)).await;
        }
    }

    async fn answers_or_keeps(&mut self, call: Box<Call>) {
        match *call {
            Call::Look { by, reply } => drop(reply.send(self.snapshot(by, Has::default()).await)),
            Call::Script { by, reply } => self.export_script(by, reply),
            Call::Pgn { by, reply } => self.export_pgn(by, reply),
            Call::Dials { by, reply } => self.export(by, Sheet::dials, reply),
            Call::Evidence { by, of, reply } => self.evidence(by, *of, reply),
            Call::Overdue { reply } => drop(reply.send(Ok(self.overdue()))),
            Call::Tell { seat, word, reply } => drop(reply.send(self.tells(seat, &word))),
            Call::Join { by, has, queue, reply } if self.lets_in(by.seat) => {
                drop(reply.send(self.join(by, has, queue).await));
                self.tell_seats();
            }
            _ => self.asked.waits(call),
        }
    }

    /// Whether a newcomer can sit down while an act is judged.
    fn lets_in(&self, seat: Seat) -> bool {
        let told = || self.telling.as_ref().is_none_or(|telling| telling.adds(seat));
        !self.asked.concerns(seat, &self.guests) && told()
    }
}
