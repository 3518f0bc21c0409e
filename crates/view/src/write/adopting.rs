//! Moves that are communicated, as the code records them: those that may be adopted, and replies that are assumed.

use std::borrow::Cow;
use std::collections::BTreeMap;

use board::{Move, Position};
use game::Game;
use game::standing::{Open, Saying};
use records::act::open_line;
use records::{descriptive, san};

use crate::json::post::AssumedReply;
use crate::seat::{Seat, Viewer};
use crate::write::line::Writing;

/// Each move that may be adopted, in UCI form as its line of `may` has it, with its record. Where moves are told in words,
/// there are none: notation tells what is lawful.
pub(crate) fn adopting(
    game: &Game,
    seat: Seat,
    position: &Position,
    may: &[Cow<'_, Open>],
) -> BTreeMap<String, String> {
    let of = |open: &Cow<'_, Open>| {
        let Saying::Adopt(_) = open.line else { return None };
        let line = open_line(open);
        let (_, moved) = line.rsplit_once(' ')?;
        let played = position.legal_moves().into_iter().find(|played| position.uci(*played) == moved)?;
        let record = recorded(game, seat, position, &descriptive::Origins::of_game(game), played)?;
        Some((moved.to_owned(), record))
    };
    may.iter().filter_map(of).collect()
}

/// A move as the code records it; none where moves are told in words.
pub(crate) fn recorded(
    game: &Game,
    viewer: impl Into<Viewer>,
    position: &Position,
    origins: &descriptive::Origins,
    played: Move,
) -> Option<String> {
    match Writing::of(viewer.into(), game.settings().notice, game.reads()) {
        Writing::Words => None,
        Writing::Notation => Some(san::write(position, played)),
        Writing::WithNumbers => Some(san::Notation::Numeric.write(position, played)),
        Writing::WithRecords => Some(descriptive::write(position, origins, played)),
    }
}

/// The same answers for assumed replies, each reply also as the code records it.
pub(crate) fn with_records(
    game: &Game,
    seat: Seat,
    position: &Position,
    mut assumed: Vec<AssumedReply>,
) -> Vec<AssumedReply> {
    for one in &mut assumed {
        let played = position.legal_moves().into_iter().find(|played| position.uci(*played) == one.reply);
        let origins = descriptive::Origins::of_game(game);
        one.record = played.and_then(|played| recorded(game, seat, position, &origins, played));
    }
    assumed
}
