//! The computer in a seat: after every act it is asked what it does next, and acts as any guest of the table does.

use std::sync::Arc;
use std::time::Duration;

use game::Game;
use game::act::Act;
use opponent::{Choice, Level, Next, Opponent};
use records::act;
use tokio::sync::mpsc;
use tokio::time::sleep;
use view::Seat;

use crate::engine::asked::Asked;
use crate::engine::trouble::Trouble;
use crate::journal;
use crate::labour::Bench;
use crate::live::call::Call;
use crate::live::intent::Intent;
use crate::live::resources::Resources;
use crate::live::words::player;
use crate::machine::{begin, spawn_blocking};

/// What stands before the level in the role of its seat.
const WORD: &str = " computer ";

/// The same where an engine chooses its moves.
const ENGINE: &str = " engine ";

/// How long it takes at least over an act, so that a person sees what it does.
const PAUSE: Duration = Duration::from_millis(350);

/// How long it waits for somebody who has touched a piece to go on, before it claims anything of that.
const COURTESY: Duration = Duration::from_millis(2_500);

/// How long after a flag must have fallen it claims the time: an act that came in just before may still be judged.
const CERTAIN: Duration = Duration::from_millis(300);

/// The computer at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Computer {
    opponent: Opponent,
    /// Whether the engine of the server chooses its moves. What it says and claims it decides itself.
    by_engine: bool,
    /// The version at which it was asked last.
    asked: Option<u64>,
}

impl Computer {
    pub(crate) fn new(opponent: Opponent, by_engine: bool) -> Computer {
        Computer { opponent, by_engine, asked: None }
    }

    /// The role of its seat, as the log keeps it.
    pub(crate) fn role(&self) -> String {
        let Opponent { side, level, seed } = self.opponent;
        let word = if self.by_engine { ENGINE } else { WORD };
        format!("{}{word}{} {seed}", Seat::of(side), level.number())
    }

    /// The computer of a seat with this role; none where a person sits.
    pub(crate) fn in_seat(role: &str) -> Option<Computer> {
        let by_engine = role.contains(ENGINE);
        let (seat, rest) = role.split_once(if by_engine { ENGINE } else { WORD })?;
        let (level, seed) = rest.split_once(' ')?;
        let side = player(seat.parse().ok()?)?;
        let opponent = Opponent { side, level: Level::new(level.parse().ok()?)?, seed: seed.parse().ok()? };
        Some(Computer::new(opponent, by_engine))
    }

    pub(crate) fn seat(&self) -> Seat {
        Seat::of(self.opponent.side)
    }

    /// Asks it what it does at this version, unless it was asked already. It thinks elsewhere, in a study where there is
    /// one, and sends its answer to the table.
    pub(crate) fn wakes(
        &mut self,
        version: u64,
        game: Arc<Game>,
        way: mpsc::WeakSender<Box<Call>>,
        resources: Arc<Resources>,
    ) {
        if self.asked.replace(version) == Some(version) {
            return;
        }
        let (opponent, by_engine) = (self.opponent, self.by_engine);
        let pause = if opponent.interrupts(&game) { COURTESY } else { PAUSE };
        begin(async move {
            let thinking = thinks(opponent, by_engine, game, &way, &resources);
            let (thought, ()) = tokio::join!(thinking, sleep(pause));
            let Some(Thought { lines, later }) = thought else { return };
            if !lines.is_empty() {
                intends(&way, Intent { version, lines }).await;
            } else if let Some((wait, line)) = later {
                sleep(wait).await;
                intends(&way, Intent { version, lines: vec![line] }).await;
            }
        });
    }
}

/// What it has thought of.
struct Thought {
    /// Its acts now, as lines of script.
    lines: Vec<String>,
    /// What it does if nothing happens for so long.
    later: Option<(Duration, String)>,
}

/// What it does next, and what later if nothing happens; none where its own thinking broke.
async fn thinks(
    opponent: Opponent,
    by_engine: bool,
    game: Arc<Game>,
    way: &mpsc::WeakSender<Box<Call>>,
    resources: &Resources,
) -> Option<Thought> {
    let line = move |act: &Act| format!("{} {}", Seat::of(opponent.side), act::act_text(act));
    let next = in_a_study(resources, move || {
        let next = match opponent.next(&game) {
            Next::Chooses(choice) if !by_engine => Next::Acts(choice.by_itself()),
            next => next,
        };
        (next, opponent.flag(&game))
    });
    let (next, flag) = next.await?;
    let acts = match next {
        Next::Acts(acts) => acts,
        Next::Chooses(choice) => {
            let chosen = asks_engine(&choice, opponent.level, resources).await;
            stands_in(way, chosen.is_err()).await;
            match chosen {
                Ok(acts) => acts,
                Err(why) => {
                    journal::tell("error", "engine-failed", why);
                    in_a_study(resources, move || choice.by_itself()).await?
                }
            }
        }
    };
    let lines = acts.iter().map(line).collect();
    let later = flag.map(|(left, claim)| (Duration::from_millis(left) + CERTAIN, line(&claim)));
    Some(Thought { lines, later })
}

/// Thinks elsewhere, where there is room for it.
async fn in_a_study<T: Send + 'static>(
    resources: &Resources,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let _study = resources.labour.own_turn(Bench::Study).await;
    spawn_blocking(work).await.ok()
}

/// The acts of the move that the engine chooses among those that are open.
async fn asks_engine(choice: &Choice, level: Level, resources: &Resources) -> Result<Vec<Act>, Trouble> {
    let engine = resources.engine().ok_or(Trouble::Missing)?;
    let left = choice.time_left().map(Duration::from_millis);
    let asked = Asked::of(choice, level, left).ok_or(Trouble::Position)?;
    let m = engine.chooses(&asked).await?;
    choice.with(m).ok_or_else(|| Trouble::Move(choice.position().uci(m)))
}

/// The players are told who plays.
async fn stands_in(way: &mpsc::WeakSender<Box<Call>>, stands_in: bool) {
    if let Some(table) = way.upgrade() {
        let _ = table.send(Box::new(Call::StandsIn { stands_in })).await;
    }
}

/// A table that is put away asks it again when it is opened.
async fn intends(way: &mpsc::WeakSender<Box<Call>>, intent: Intent) {
    if let Some(table) = way.upgrade() {
        let _ = table.send(Box::new(Call::Intends(intent))).await;
    }
}

#[cfg(test)]
mod tests {
    use board::Side;

    use super::*;

    #[test]
    fn a_role_gives_its_computer_back() {
        let opponent = Opponent { side: Side::Black, level: Level::LOWEST, seed: u64::MAX };
        for (by_engine, role) in
            [(false, "black computer 1 18446744073709551615"), (true, "black engine 1 18446744073709551615")]
        {
            let computer = Computer::new(opponent, by_engine);
            assert_eq!(computer.role(), role);
            assert_eq!(Computer::in_seat(role), Some(computer));
        }
    }

    #[test]
    fn nobody_else_is_a_computer() {
        for role in
            ["black", "white invited", "watch", "black computer 9 1", "both computer 1 1", "computer 1 1"]
        {
            assert!(Computer::in_seat(role).is_none(), "{role}");
        }
    }
}
