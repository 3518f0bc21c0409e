//! The turn in which acts are judged, and in which a question about one is answered.
//!
//! Nobody can tell by an act how long it takes: a claim hardly ever needs a search, and one in thousands needs seconds. So what
//! may take long is first tried for a moment. Only if that was not enough it waits for a study, of which there are few, and there
//! it is done anew, from the game as it was. So those who have long searches made wait for each other, and nobody else for them.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use proof::while_wanted;

use crate::client::Caller;
use crate::labour::{Bench, Turn, within};
use crate::live::game::LiveGame;
use crate::live::playtime::{Arrival, Came};
use crate::live::table::state::{Table, reopening};
use crate::machine::{Reckoning, spawn_blocking};
use crate::wire::error::Refusal;

/// What is asked of a game in somebody's turn.
pub(super) trait InTurn: Send + Sized + 'static {
    type Judged;
    type Done: Send + 'static;

    /// Judges on a game. It may be given up on the way, and is then done once more on the game as it was: so it does nothing that
    /// anybody could notice, but to that game.
    fn judges(&self, game: &mut LiveGame) -> Self::Judged;

    /// Does what follows from it. That is done once.
    fn concludes(self, game: &mut LiveGame, judged: Self::Judged) -> Self::Done;

    /// Does all of it, and tells what the judging has cost.
    fn does(self, game: &mut LiveGame) -> (Self::Done, Duration) {
        let began = Reckoning::begun();
        let judged = self.judges(game);
        let cost = began.cost();
        (self.concludes(game, judged), cost)
    }
}

/// A question whose answer changes nothing.
pub(super) struct Asks<F>(pub(super) F);

impl<T: Send + 'static, F: Fn(&LiveGame) -> T + Send + 'static> InTurn for Asks<F> {
    type Judged = T;
    type Done = T;

    fn judges(&self, game: &mut LiveGame) -> T {
        (self.0)(game)
    }

    fn concludes(self, _: &mut LiveGame, judged: T) -> T {
        judged
    }
}

/// How long it takes, as far as one can tell.
enum Length {
    /// Less than it takes to wake a thread.
    None,
    Short,
    /// Hardly ever long, and perhaps seconds.
    Unknown,
}

/// What was tried for a moment.
enum Tried<W: InTurn> {
    Done(W::Done, Duration, Turn),
    /// It takes longer.
    GivenUp(W, Duration, Turn),
}

impl Table {
    /// Does something about these lines when it is the turn of whoever asks, and charges what it has cost. What nobody wants any more
    /// is not done.
    pub(super) async fn in_turn<W: InTurn>(
        &mut self,
        by: Caller,
        lines: &[String],
        gone: impl Future<Output = ()>,
        work: W,
    ) -> Result<W::Done, Refusal> {
        self.may_reckon(by)?;
        let (resources, quick) = (self.resources.clone(), self.resources.limits.quick);
        let labour = &resources.labour;
        let mut gone = pin!(gone);
        let mut spent = Duration::ZERO;
        let (work, turn) = match self.length(by, lines) {
            Length::None => {
                let (done, cost) = self.with_game_here(|game| work.does(game))?;
                self.has_cost(by, cost);
                return Ok(done);
            }
            Length::Short => {
                let turn = labour.turn(by.from, Bench::Act);
                (work, self.waits_for(by, turn, gone).await?)
            }
            Length::Unknown if quick.is_zero() => {
                let turn = labour.turn(by.from, Bench::Study);
                (work, self.waits_for(by, turn, gone).await?)
            }
            Length::Unknown => {
                let turn = labour.turn(by.from, Bench::Try);
                let turn = self.waits_for(by, turn, gone.as_mut()).await?;
                match self.tries(work, turn, quick).await? {
                    Tried::Done(done, cost, turn) => {
                        self.has_cost(by, cost);
                        // Whoever is next learns what this has cost.
                        drop(turn);
                        return Ok(done);
                    }
                    Tried::GivenUp(work, cost, turn) => {
                        spent = cost;
                        let turn = async { Ok(turn.at_length(labour).await) };
                        let turn = self.waits_for(by, turn, gone).await;
                        (work, turn.inspect_err(|_| self.has_cost(by, spent))?)
                    }
                }
            }
        };
        let worked = self.with_game_shown(move |game| (work.does(game), turn)).await;
        let ((done, cost), turn) = worked.inspect_err(|_| self.has_cost(by, spent))?;
        self.has_cost(by, spent + cost);
        drop(turn);
        Ok(done)
    }

    /// Acts of a hand that makes a move are surely judged in no time, in a game where nothing needed a search of late. Others may
    /// need one; and where the last act of a seat was long, so may the next be.
    fn length(&self, by: Caller, lines: &[String]) -> Length {
        let limits = &self.resources.limits;
        let heavy = self.last_cost.get(&by.seat).copied().unwrap_or_default() >= limits.heavy;
        let light = self.last_cost.values().all(|cost| *cost < limits.light);
        if heavy || lines.iter().any(|line| may_search(line)) {
            Length::Unknown
        } else if light && lines.iter().all(|line| of_the_hand(line)) {
            Length::None
        } else {
            Length::Short
        }
    }

    /// Waits for a turn, as long as whoever asked is there. Meanwhile the table shows the game.
    async fn waits_for(
        &mut self,
        by: Caller,
        turn: impl Future<Output = Result<Turn, Refusal>>,
        gone: impl Future<Output = ()>,
    ) -> Result<Turn, Refusal> {
        let resources = self.resources.clone();
        let waiting = async {
            tokio::select! {
                biased;
                () = gone => Err(resources.labour.gives_up()),
                turn = turn => turn,
            }
        };
        let turn = self.meanwhile(waiting).await?;
        // What was asked for before may have cost all that this seat has.
        self.may_reckon(by)?;
        Ok(turn)
    }

    /// Does something on a thread of its own, as [`Table::with_game_shown`] does, but gives it up if it takes longer than a moment.
    /// Then the game is the one that was shown.
    async fn tries<W: InTurn>(&mut self, work: W, turn: Turn, quick: Duration) -> Result<Tried<W>, Refusal> {
        let mut game = self.game.take().ok_or_else(reopening)?;
        self.game = Some(game.clone());
        let over = Arc::new(AtomicBool::new(false));
        let flag = over.clone();
        let worked = spawn_blocking(move || {
            let began = Reckoning::begun();
            let judged = while_wanted(&flag, || work.judges(&mut game));
            let cost = began.cost();
            match judged {
                Some(judged) => {
                    let done = work.concludes(&mut game, judged);
                    (Some(game), Tried::Done(done, cost, turn))
                }
                None => (None, Tried::GivenUp(work, cost, turn)),
            }
        });
        match self.meanwhile(within(quick, &over, worked)).await {
            Ok((None, given_up)) => Ok(given_up),
            Ok((game, done)) => {
                self.game = game;
                Ok(done)
            }
            Err(why) => {
                self.game = None;
                Err(Refusal::broken(why))
            }
        }
    }

    /// An act came and was not done: what its player has waited to hear that is no time of play, and whoever is here learns how late
    /// it is now.
    pub(super) fn gives_back(&mut self, came: Came) {
        let waited = Arrival { at_ms: came.at_ms, now_ms: self.resources.now_ms() };
        let here = self.guests.here();
        let Some(game) = self.game.as_mut().filter(|game| waited.is_long() && game.runs().is_some()) else {
            return;
        };
        game.loses(waited, false);
        self.has_waited = true;
        // At a silent table it might tell that somebody has asked for something.
        if !game.game.is_silent() {
            let pending = self.pending.as_ref().map(|pending| pending.told());
            self.news = game.updates(&here, game.version(), pending.as_ref(), waited.now_ms);
        }
    }
}

/// Whether an act is one of a hand or a clock, whatever it says further.
fn of_the_hand(line: &str) -> bool {
    const HAND: [&str; 7] = ["moves", "plays", "touches", "lifts", "places", "releases", "presses"];
    line.split_whitespace().nth(1).is_some_and(|verb| HAND.contains(&verb))
}

/// Whether an act may need a search of seconds, the first time too.
fn may_search(line: &str) -> bool {
    let verb = line.split_whitespace().nth(1);
    verb.is_some_and(|verb| ["claims", "finds"].iter().any(|long| verb.eq_ignore_ascii_case(long)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the reader of acts does, whatever the blanks are.
    #[test]
    fn what_may_need_a_search_is_known_by_its_words() {
        for line in
            ["white claims repetition", "Arbiter FINDS so", "white\u{a0}claims\u{2003}perpetual-check"]
        {
            assert!(may_search(line) && !of_the_hand(line), "{line:?}");
        }
        for line in ["white\u{a0}claims moves", "white gestures moves", "white"] {
            assert!(!of_the_hand(line), "{line:?}");
        }
        assert!(of_the_hand("white moves e2e4") && !may_search("white moves e2e4"));
    }
}
