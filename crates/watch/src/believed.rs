//! Which part of what a feed says is believed.
//!
//! A game is a row of moves and, where it cannot be followed to its end, the text at which it stops. Of a read all is
//! believed up to the last move, since another followed, and the last where the read before had it too:
//!
//! ```text
//!   before   e4 e5 Nf3        now   e4 e5 Nf3 Nc6     believed   e4 e5 Nf3
//!   before   e4 e5 Nf3 Nc6    now   e4 e5 Nf3 Nc6     believed   e4 e5 Nf3 Nc6
//!   before   e4 e5 Nf3 Nc6    now   e4 e5 Nf3 Nf6     believed   e4 e5 Nf3, when the next read agrees
//! ```

use audit::{Record, Tag};

/// The moves, and one more for the text at which they stop.
pub(crate) fn length(record: &Record) -> usize {
    record.plies() as usize + usize::from(record.stop().is_some())
}

/// How much two reads have in common from the start on; nothing where they do not begin alike.
pub(crate) fn common(one: &Record, other: &Record) -> usize {
    if !begin_alike(one, other) {
        return 0;
    }
    let pairs = one.moves().iter().zip(other.moves());
    let moves = pairs.take_while(|(one, other)| one == other).count();
    let stops = match (one.stop(), other.stop()) {
        (Some(one), Some(other)) => one.text == other.text && one.why == other.why,
        _ => false,
    };
    let whole = moves == one.moves().len() && moves == other.moves().len();
    moves + usize::from(whole && stops)
}

/// Whether two reads have the same start and the same day, by which the code is chosen.
pub(crate) fn begin_alike(one: &Record, other: &Record) -> bool {
    let tags = [
        Tag::Fen,
        Tag::SetUp,
        Tag::Variant,
        Tag::Date,
        Tag::UtcDate,
        Tag::EventDate,
        Tag::TimeControl,
        Tag::Event,
        Tag::Site,
        Tag::EventType,
        Tag::Mode,
    ];
    tags.iter().all(|tag| one.tags().bytes(*tag) == other.tags().bytes(*tag))
}

/// How much of a read is believed by itself and the read before it.
fn believable(now: &Record, before: &Record) -> usize {
    // What cannot be read as a move shows nothing of the move before it.
    let followed = (now.plies() as usize).saturating_sub(1);
    followed.max(common(now, before))
}

/// The first part of a record.
pub(crate) fn first(record: &Record, length: usize) -> Record {
    let mut part = record.clone();
    if length <= record.plies() as usize {
        part.cut(length as u32);
    }
    part
}

/// What is believed after a read, if it is something else than before. `whole` says whether the text was written to its end:
/// half a text takes nothing back.
pub(crate) fn believe(believed: &Record, before: &Record, now: &Record, whole: bool) -> Option<Record> {
    let length_now = believable(now, before);
    if !begin_alike(believed, now) {
        // Another start is another game; it is taken when it stands.
        let stands = begin_alike(before, now);
        return (stands && whole).then(|| doubted(first(now, length_now), before, now));
    }
    let (had, kept) = (length(believed), common(believed, now).min(length_now));
    if kept < had && kept == length_now {
        // It became shorter: what both reads lack is gone.
        let lacking = common(believed, now).max(common(believed, before));
        if !whole || lacking >= had {
            return None;
        }
        return Some(first(believed, lacking));
    }
    if kept < had && !whole {
        return None;
    }
    let next = doubted(first(now, length_now), before, now);
    let same = kept == had && length_now == had && next.times() == believed.times();
    (!same).then_some(next)
}

/// What clocks show after the last move of a read is believed when it stands too.
fn doubted(mut next: Record, before: &Record, now: &Record) -> Record {
    if next.plies() == now.plies() {
        next.keep_last_times_of(before);
    }
    next
}
