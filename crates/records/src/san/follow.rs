//! Playing moves on a track: nearly every text has an ordinary form, and goes the short way.

use board::{Kind, Track};

use super::error::SanError;
use super::quick::needs;
use super::read::read_noting;
use super::reading::Reading;
use super::usual::{Origin, Usual, UsualMan};

/// Plays the move that a text means on a track, and tells how it was read.
///
/// # Errors
///
/// As [`read`](super::read); then nothing is played.
///
/// ```
/// use board::{Position, Track};
/// use jadoube_records::san;
///
/// let mut track = Track::of(&Position::default()).unwrap();
/// for text in ["e4", "e5", "Ng1-f3", "Nc6", "Bb5"] {
///     san::play(&mut track, text.as_bytes())?;
/// }
/// assert_eq!(track.position().fen(), "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
/// # Ok::<(), san::SanError>(())
/// ```
#[inline]
pub fn play(track: &mut Track, text: &[u8]) -> Result<Reading, SanError> {
    play_usual::<true>(track, Usual::of_bytes(text), text)
}

/// The same for a text that was taken apart before. `NOTING`: whether the text is canonical is asked too.
#[inline(always)]
pub(crate) fn play_usual<const NOTING: bool>(
    track: &mut Track,
    usual: Option<Usual>,
    text: &[u8],
) -> Result<Reading, SanError> {
    match play_at_once::<NOTING>(track, usual) {
        Some(reading) => Ok(reading),
        None => in_full(track, text),
    }
}

/// The same for a text of ordinary form, if a move fits it; none decides nothing, and then nothing is played.
#[inline(always)]
pub(crate) fn play_at_once<const NOTING: bool>(track: &mut Track, usual: Option<Usual>) -> Option<Reading> {
    match usual? {
        Usual::Man(man) => of_man::<NOTING>(track, man),
        Usual::Castling(wing, marks) => {
            track.castle(wing).map(|played| Reading { played, bare_is_canonical: true, marks })
        }
    }
}

#[inline(always)]
fn of_man<const NOTING: bool>(track: &mut Track, man: UsualMan) -> Option<Reading> {
    let UsualMan { kind, among, origin, takes, to, promotion, marks } = man;
    let captures = track.captures(kind, among, to);
    if takes && !captures {
        return None;
    }
    let movers = match origin {
        Origin::Nothing => None,
        _ => (NOTING && kind != Kind::Pawn).then(|| track.movers(kind, to)),
    };
    let played = track.play_only(kind, among, to, promotion)?;
    let needed = match kind {
        Kind::Pawn => captures == (origin == Origin::File),
        _ => movers.is_none_or(|movers| needs(origin, played, || movers)),
    };
    Some(Reading { played, bare_is_canonical: needed && takes == captures, marks })
}

/// Everything else, and every text that no move fits: as in any position.
#[cold]
#[inline(never)]
fn in_full(track: &mut Track, text: &[u8]) -> Result<Reading, SanError> {
    let position = track.position();
    let reading = read_noting(&position, text)?;
    track.play(reading.played);
    Ok(reading)
}
