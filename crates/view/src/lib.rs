//! What a seat may see of a game, and its JSON.
//!
//! ```
//! use game::{Game, settings::Settings};
//! use view::Seat;
//!
//! let code = law::codes::find("bcf-1912").ok_or("no such code")?;
//! let mut game = Game::new(code, Settings::default())?;
//! game.judge(records::act::read("white touches g1", game.position())?)?;
//!
//! let line = serde_json::to_value(view::line(&game, Seat::All))?;
//! assert_eq!(line["rulings"][0]["articles"][0], "bcf-1912 22(a)");
//! assert_eq!(line["standing"]["duty"][0]["squares"][0], "g1");
//! assert_eq!(view::standing(&game, Seat::Watch).may, [""; 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod evidence;
mod exhibit;
mod full;
mod json;
mod seat;

use game::settings::Notice;
use game::{Game, Judged, Reads};

pub use evidence::{Evidence, Proof, Reason, Shows};
pub use exhibit::{Dialogue, Exhibit, Part, Step};
use full::Writing;
pub use json::{
    BySide, Captured, Duty, Entry, Hand, LeadsTo, Line, LineMove, MoveText, Penalty, PenaltyOption, Ruling,
    ScoreLine, ScoreSheet, Standing,
};
pub use seat::{NoSeat, Seat};

/// The last act of a game with the standing after it, as a seat may see them; none before the first act.
#[must_use]
pub fn line(game: &Game, seat: Seat) -> Option<Line> {
    let entry = entries(game, game.log().len().checked_sub(1)?, seat).pop()?;
    Some(Line { entry, standing: standing(game, seat) })
}

/// The same without the moves of the line: told after every act they would make the whole grow with its square.
///
/// ```
/// # let mut game = game::Game::new(law::codes::find("bcf-1912").unwrap(), Default::default())?;
/// game.judge(records::act::read("white plays e4", game.position())?)?;
/// let (whole, brief) = (view::line(&game, view::Seat::All), view::brief_line(&game, view::Seat::All));
/// assert_eq!(whole.unwrap().standing.line.map(|moves| moves.len()), Some(1));
/// assert_eq!(brief.unwrap().standing.line, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn brief_line(game: &Game, seat: Seat) -> Option<Line> {
    let entry = entries(game, game.log().len().checked_sub(1)?, seat).pop()?;
    let standing = Standing { line: None, ..seen(game, seat, Game::standing_without_line) };
    Some(Line { entry, standing })
}

/// The acts after the first `known` ones, each with the rulings that a seat may be told.
#[must_use]
pub fn entries(game: &Game, known: usize, seat: Seat) -> Vec<Entry> {
    let numbered = game.log().iter().enumerate().skip(known);
    numbered.map(|(at, judged)| entry(game, at + 1, judged, seat)).collect()
}

/// The standing as a seat may see it.
#[must_use]
pub fn standing(game: &Game, seat: Seat) -> Standing {
    seen(game, seat, Game::standing)
}

fn seen(game: &Game, seat: Seat, truth: fn(&Game) -> game::standing::Standing) -> Standing {
    let notice = game.settings().notice;
    let opened = seat::is_opened(game.log());
    let untold = notice == Notice::Silent && seat != Seat::All && !opened;
    let looks = untold.then(|| game.standing_as_it_looks()).flatten();
    let standing = looks.unwrap_or_else(|| truth(game));
    let asked = if opened { Vec::new() } else { game.penalties_to_ask_for() };
    let seen = seat.limits(standing, notice, opened, asked);
    full::standing(&seen, writing(seat, notice, game.reads()))
}

/// A ruling with the code's id before its articles.
#[must_use]
pub fn ruling(game: &Game, ruling: &game::standing::Ruling) -> Ruling {
    full::ruling(game.code(), ruling)
}

/// What a ruling rests on, where this seat is told it: the ruling of this place, from 1, on the act of this number; act 0
/// is the opening, of which a silent table tells nobody.
#[must_use]
pub fn evidence_of(game: &Game, seat: Seat, act: usize, ruling: usize) -> Option<&game::evidence::Evidence> {
    let at = ruling.checked_sub(1)?;
    let ruling = match act.checked_sub(1) {
        Some(index) => told(game, game.log().get(index)?, seat).nth(at),
        None => game.opening().get(at).filter(|_| seat == Seat::All || !game.is_silent()),
    };
    ruling?.evidence.as_deref()
}

/// The rulings on an act that a seat may be told.
fn told<'a>(
    game: &'a Game,
    judged: &'a Judged,
    seat: Seat,
) -> impl Iterator<Item = &'a game::standing::Ruling> {
    let notice = game.settings().notice;
    judged.rulings.iter().filter(move |ruling| seat.is_told(ruling, judged, notice))
}

fn entry(game: &Game, number: usize, judged: &Judged, seat: Seat) -> Entry {
    let rulings = told(game, judged, seat).map(|told| ruling(game, told)).collect();
    Entry { act: number, text: records::act::text(&game.told(judged)), rulings }
}

fn writing(seat: Seat, notice: Notice, reads: Reads) -> Writing {
    match (seat, notice) {
        (Seat::All, _) | (_, Notice::All) if reads == Reads::Algebraic => Writing::Notation,
        (Seat::All, _) | (_, Notice::All) => Writing::WithRecords,
        (_, Notice::Silent) => Writing::Words,
    }
}
