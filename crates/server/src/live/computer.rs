//! The computer in a seat: after every act it is asked what it does next, and acts as any guest of the table does.

use std::sync::Arc;
use std::time::Duration;

use board::Side;
use game::Game;
use game::act::Act;
use opponent::{Level, Opponent};
use records::act;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use view::Seat;

use crate::live::call::Call;
use crate::live::intent::Intent;
use crate::live::resources::Resources;

/// What stands before the level in the role of its seat.
const WORD: &str = " computer ";

/// How long it takes at least over an act, so that a person sees what it does.
const PAUSE: Duration = Duration::from_millis(350);

/// How long it waits for somebody who has touched a piece to go on, before it claims anything of that.
const COURTESY: Duration = Duration::from_millis(2_500);

/// How long after a flag must have fallen it claims the time: an act that came in just before may still be judged.
const CERTAIN: Duration = Duration::from_millis(300);

/// The computer at a table.
pub(crate) struct Computer {
    opponent: Opponent,
    /// The version at which it was asked last.
    asked: Option<u64>,
}

impl Computer {
    /// The role of its seat, as the log keeps it.
    pub(crate) fn role(opponent: Opponent) -> String {
        format!("{}{WORD}{} {}", Seat::of(opponent.side).name(), opponent.level.number(), opponent.seed)
    }

    /// The computer of a seat with this role; none where a person sits.
    pub(crate) fn in_seat(role: &str) -> Option<Computer> {
        let (seat, rest) = role.split_once(WORD)?;
        let (level, seed) = rest.split_once(' ')?;
        let side = Side::ALL.into_iter().find(|&side| Seat::of(side).name() == seat)?;
        let opponent = Opponent { side, level: Level::new(level.parse().ok()?)?, seed: seed.parse().ok()? };
        Some(Computer { opponent, asked: None })
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
        way: mpsc::WeakSender<Call>,
        resources: Arc<Resources>,
    ) {
        if self.asked.replace(version) == Some(version) {
            return;
        }
        let opponent = self.opponent;
        let pause = if opponent.interrupts(&game) { COURTESY } else { PAUSE };
        tokio::spawn(async move {
            let study = resources.studies.clone().acquire_owned().await;
            let thinking = spawn_blocking(move || thinks(opponent, &game));
            let (thought, ()) = tokio::join!(thinking, sleep(pause));
            drop(study);
            let Ok(Thought { lines, later }) = thought else { return };
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

fn thinks(opponent: Opponent, game: &Game) -> Thought {
    let line = |act: &Act| format!("{} {}", Seat::of(opponent.side).name(), act::act_text(act));
    let lines = opponent.acts(game).iter().map(line).collect();
    let flag = opponent.flag(game);
    Thought { lines, later: flag.map(|(left, claim)| (Duration::from_millis(left) + CERTAIN, line(&claim))) }
}

/// A table that is put away asks it again when it is opened.
async fn intends(way: &mpsc::WeakSender<Call>, intent: Intent) {
    if let Some(table) = way.upgrade() {
        let _ = table.send(Call::Intends(intent)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_gives_its_computer_back() {
        let opponent = Opponent { side: Side::Black, level: Level::LOWEST, seed: u64::MAX };
        let role = Computer::role(opponent);
        assert_eq!(role, "black computer 1 18446744073709551615");
        assert_eq!(Computer::in_seat(&role).map(|computer| computer.opponent), Some(opponent));
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
