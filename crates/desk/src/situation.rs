//! Where the game stood before anybody asked.

use board::{Position, Side};
use game::settings::time::Dials;
use game::settings::{GameKind, Settings};
use records::script::Header;
use records::time::time_text;

use crate::table::Table;
use crate::wrong::Wrong;

/// Where the game stood when the arbiter was called: the code and the settings, the moves so far, what the clocks show.
#[derive(Clone, Debug)]
pub struct Situation {
    /// The game after the moves; where it ended before the last of them, at its end.
    table: Table,
    /// The moves that were made after its end, with their numbers.
    played_on: Vec<String>,
    /// What the clocks show now, White's and Black's, in milliseconds.
    pub(crate) clocks: Option<[u64; 2]>,
    /// What they showed at the irregularity, if anybody knows.
    pub(crate) clocks_then: Option<[u64; 2]>,
}

impl Situation {
    /// A game under these settings, after moves in algebraic notation or from square to square.
    pub(crate) fn new(header: Header, moves: &[String]) -> Result<Self, Wrong> {
        let mut table = Table::set(header)?;
        if table.settings().kind == GameKind::Correspondence {
            let why = format!(
                "expected a game at a board, found one by messages, as under {}: its acts are judged as a script",
                table.game().code().name()
            );
            return Err(Wrong::new("code", why));
        }
        let mut rest = moves.iter().enumerate();
        while let Some((at, made)) = (!table.is_over()).then(|| rest.next()).flatten() {
            let number = table.game().position().fullmoves();
            let by = table.turn();
            table
                .act("moves", &format!("{by} plays {made}"))
                .map_err(|wrong| no_move(number, by, at, &wrong.why))?;
        }
        let mut now = *table.game().position();
        let mut played_on = Vec::new();
        for (at, made) in rest {
            let read = records::san::read(&now, made);
            let played = read.or_else(|why| now.parse_uci(made).map_err(|_| why));
            let played = played.map_err(|why| no_move(now.fullmoves(), now.turn(), at, &why.to_string()))?;
            let dots = if now.turn() == Side::White { "." } else { "…" };
            played_on.push(format!("{}{dots} {}", now.fullmoves(), records::san::write(&now, played)));
            now = now.play(played);
        }
        Ok(Situation { table, played_on, clocks: None, clocks_then: None })
    }

    /// The same, with what the clocks show now and what they showed at the irregularity.
    pub(crate) fn with_clocks(self, clocks: Option<[u64; 2]>, clocks_then: Option<[u64; 2]>) -> Self {
        Situation { clocks, clocks_then, ..self }
    }

    /// The same game, had more been announced; none where that cannot be.
    pub(crate) fn announcing(&self, more: impl FnOnce(&mut Settings)) -> Option<Self> {
        let table = self.table.with_settings(more).ok()?;
        Some(Situation { table, ..self.clone() })
    }

    /// The game after the moves, to be played on.
    pub(crate) fn table(&self) -> Table {
        self.table.clone()
    }

    /// What happens now, with the clocks as they show: the rulings on it are the answer.
    pub(crate) fn then(&self, what: impl Fn(&mut Table) -> Result<(), Wrong>) -> Result<Table, Wrong> {
        let mut table = self.table();
        if let Some(clocks) = self.clocks.filter(|_| table.shows().is_some()) {
            set_clocks(&mut table, clocks)?;
        }
        table.answers_from_here();
        what(&mut table)?;
        Ok(table)
    }

    /// The position after the moves.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.table.game().position()
    }

    /// The moves that were made after the end of the game, as `41… Kd3`; nobody asks about anything but its end then.
    pub(crate) fn played_on(&self) -> &[String] {
        &self.played_on
    }

    /// The game at its end: the rulings on the act that ended it are the answer.
    pub(crate) fn ended(&self) -> Table {
        let mut table = self.table.clone();
        table.answers_from_the_last_act();
        table
    }

    /// Whether the game had ended before anybody asked.
    pub(crate) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Plays an irregularity. Where the code has the clocks set back to what they showed at it, and that is known, they show it;
    /// otherwise only what they show now is known, with what a clock on a table adds that a game does not.
    pub(crate) fn irregular(
        &self,
        play: impl Fn(&mut Table) -> Result<(), Wrong>,
        from: impl Fn() -> Result<Table, Wrong>,
        clock_adds: impl Fn(&Table) -> [u64; 2],
    ) -> Result<Table, Wrong> {
        let Some(then) = self.clocks_then.filter(|_| self.table.times_are_set_back()) else {
            return self.timed(play, from, clock_adds);
        };
        let mut table = from()?;
        if table.shows().is_some() {
            set_clocks(&mut table, then)?;
        }
        table.answers_from_here();
        play(&mut table)?;
        Ok(table)
    }

    /// Plays on so that the clocks show afterwards what they were seen to show: the times before are those less what was
    /// added on the way, and what a clock on a table has added besides stays off.
    fn timed(
        &self,
        play: impl Fn(&mut Table) -> Result<(), Wrong>,
        from: impl Fn() -> Result<Table, Wrong>,
        clock_adds: impl Fn(&Table) -> [u64; 2],
    ) -> Result<Table, Wrong> {
        let mut first = from()?;
        first.answers_from_here();
        let Some(shown) = self.clocks.filter(|_| first.shows().is_some()) else {
            play(&mut first)?;
            return Ok(first);
        };
        let begun = from()?;
        set_clocks(&mut first, shown)?;
        first.answers_from_here();
        play(&mut first)?;
        if first.leaves_clocks() {
            return Ok(first);
        }
        let (after, besides) = (first.shows().unwrap_or_default(), clock_adds(&begun));
        let before = [Side::White, Side::Black].map(|side| {
            let (seen, gone_on) = (shown[side.index()], after[side.index()].unwrap_or(shown[side.index()]));
            seen.saturating_sub(gone_on.saturating_sub(seen) + besides[side.index()])
        });
        if before == shown {
            return Ok(first);
        }
        let mut second = begun;
        set_clocks(&mut second, before)?;
        second.answers_from_here();
        play(&mut second)?;
        Ok(second)
    }
}

fn no_move(number: u32, by: Side, at: usize, why: &str) -> Wrong {
    Wrong::new("moves", format!("move {number} of {}, the {}. in the list: {why}", by.name(), at + 1))
}

/// Has the clocks put at these times, where the code lets an arbiter find what they show.
pub(crate) fn set_clocks(table: &mut Table, [white, black]: [u64; 2]) -> Result<(), Wrong> {
    table.sets_clocks(&format!("arbiter finds clock {} {}", time_text(white), time_text(black)))
}

/// What clocks show as they are read, in whole seconds.
pub(crate) fn read_off(dials: &Dials) -> [Option<String>; 2] {
    [dials.white_ms, dials.black_ms].map(|ms| ms.map(read_off_one))
}

/// What one clock shows as it is read, in whole seconds.
pub(crate) fn read_off_one(ms: u64) -> String {
    time_text(ms / 1000 * 1000)
}
