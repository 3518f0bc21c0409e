//! The acts of a log as a viewer may see them.

use game::evidence::Evidence;
use game::standing::Ruling as TrueRuling;
use game::{Game, Judged};
use records::act;

use crate::acts::{Group, squares};
use crate::json::entry::Entry;
use crate::seat::Viewer;
use crate::told::{is_refused, is_told, keeps_reason, no_effect};
use crate::write::ruling::ruling;

/// The acts after the first `known` ones, each with the rulings that a viewer may be told.
#[must_use]
pub fn entries(game: &Game, known: usize, viewer: impl Into<Viewer>) -> Vec<Entry> {
    let viewer = viewer.into();
    let numbered = game.log().iter().enumerate().skip(known);
    numbered.map(|(at, judged)| entry(game, at + 1, judged, viewer)).collect()
}

fn entry(game: &Game, number: usize, judged: &Judged, viewer: Viewer) -> Entry {
    let act = match viewer {
        // Whoever keeps the log reads what was refused, to see why.
        Viewer::All if is_refused(judged) => judged.entry.clone(),
        _ if game.hides_line(judged) && knows_line(judged, viewer) => judged.entry.clone(),
        _ => game.told(judged),
    };
    if is_out_of_sight(game, judged, viewer) {
        let text = format!("{} …", act::person(act.who));
        return Entry { squares: Vec::new(), ..unjudged(number, text, &act) };
    }
    let told = told(game, number, judged, viewer).into_iter();
    let rulings = told.map(|told| match told {
        Some(told) => ruling(game.code(), told),
        None => ruling(game.code(), &no_effect()),
    });
    let rulings = rulings.collect();
    Entry { rulings, ..unjudged(number, act::text(&act), &act) }
}

/// Whether a viewer knows the line that is hidden in a message: its own side does, and whoever keeps the log.
fn knows_line(judged: &Judged, viewer: Viewer) -> bool {
    match viewer {
        Viewer::All => true,
        Viewer::Seat(seat) => judged.entry.who.side().is_some_and(|side| seat.seats(side)),
    }
}

/// Whether the act was done at a board that this viewer does not see.
fn is_out_of_sight(game: &Game, judged: &Judged, viewer: Viewer) -> bool {
    let side = game.seen_only_by(judged);
    matches!((viewer, side), (Viewer::Seat(seat), Some(side)) if !seat.seats(side))
}

/// An act without rulings, as it was written.
#[must_use]
pub fn unjudged(number: usize, text: String, entry: &game::act::Entry) -> Entry {
    Entry {
        act: number,
        text,
        who: act::person(entry.who),
        group: Group::of(&entry.act).name(),
        squares: squares(&entry.act).iter().map(ToString::to_string).collect(),
        rulings: Vec::new(),
    }
}

/// What a ruling rests on, where this viewer is told it: the ruling of this place, from 1, on the act of this number. Act 0
/// is the opening, which a silent table tells nobody.
#[must_use]
pub fn evidence_of(game: &Game, viewer: impl Into<Viewer>, act: usize, ruling: usize) -> Option<&Evidence> {
    let (viewer, at) = (viewer.into(), ruling.checked_sub(1)?);
    let ruling = match act.checked_sub(1) {
        Some(index) => told(game, act, game.log().get(index)?, viewer).get(at).copied().flatten(),
        None => game.opening().get(at).filter(|_| viewer == Viewer::All || !game.is_silent()),
    };
    ruling?.evidence.as_deref()
}

/// The rulings on the act of this number that a viewer may be told; none for a refusal of which the reason is kept.
fn told<'a>(
    game: &'a Game,
    number: usize,
    judged: &'a Judged,
    viewer: Viewer,
) -> Vec<Option<&'a TrueRuling>> {
    let notice = game.settings().notice;
    let log = if viewer == Viewer::All { game.log() } else { game.log_as_it_looks() };
    let (before, seen) = (&log[..number - 1], &log[number - 1]);
    // What was not taken is told to its side alone, so that nobody learns what was wrong with a line.
    let withheld = !knows_line(judged, viewer) && is_refused(judged) && game.hides_line(judged);
    let of_seat =
        seen.rulings.iter().filter(|ruling| !withheld && is_told(viewer, ruling, seen, (before, notice)));
    let mut told: Vec<_> =
        of_seat.map(|ruling| Some(ruling).filter(|ruling| !keeps_reason(viewer, ruling, notice))).collect();
    told.dedup_by(|one, other| one.is_none() && other.is_none());
    told
}
