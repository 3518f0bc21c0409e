//! The moves that a player may adopt, as the code records them.

use std::collections::BTreeMap;

use board::Position;
use game::Game;
use game::standing::{Open, Saying};
use records::act::open_line;
use records::{descriptive, san};

use crate::seat::{Seat, Viewer};
use crate::write::line::Writing;

/// Each move that may be adopted, in UCI form as its line of `may` has it, with its record. Where moves are told in words,
/// there are none: notation tells what is lawful.
pub(crate) fn adopting(
    game: &Game,
    seat: Seat,
    position: &Position,
    may: &[&Open],
) -> BTreeMap<String, String> {
    let writing = Writing::of(Viewer::Seat(seat), game.settings().notice, game.reads());
    let of = |open: &&Open| {
        let Saying::Adopt(_) = open.line else { return None };
        let line = open_line(open);
        let (_, moved) = line.rsplit_once(' ')?;
        let played = position.legal_moves().into_iter().find(|played| position.uci(*played) == moved)?;
        let record = match writing {
            Writing::Words => return None,
            Writing::Notation => san::write(position, played),
            Writing::WithNumbers => san::Notation::Numeric.write(position, played),
            Writing::WithRecords => {
                descriptive::write(position, &descriptive::Origins::of_game(game), played)
            }
        };
        Some((moved.to_owned(), record))
    };
    may.iter().filter_map(of).collect()
}
