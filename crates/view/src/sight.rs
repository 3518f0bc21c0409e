//! What everybody at the table may see of a game, worked out once for all seats.

use std::borrow::Cow;
use std::cell::OnceCell;

use game::settings::Notice;
use game::standing as truth;
use game::{Game, KnownLine};

use crate::json::standing::Standing;
use crate::seat::Seat;
use crate::told::{Part, Silence, limited};
use crate::write;

/// A game as it is seen from the table.
///
/// The standing is worked out when the sight is taken; what each seat sees of it then costs little.
///
/// ```
/// use jadoube_view::{Seat, Sight};
///
/// # let mut game = game::Game::new(law::codes::find("bcf-1912").unwrap(), Default::default())?;
/// game.judge(records::act::read("white touches g1", game.position())?)?;
/// let sight = Sight::of(&game);
/// assert_eq!(sight.standing(Seat::Watch).legal, ["g1f3", "g1h3"]);
/// assert_eq!(sight.standing(Seat::Watch).may, [""; 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Sight<'g> {
    pub(crate) game: &'g Game,
    /// Without the moves of the line, unless the turn is shown as passed.
    standing: Cow<'g, truth::Standing>,
    /// Whether the turn is shown as passed because it looks so.
    looks_passed: bool,
    /// None where all is told.
    silence: Option<Silence>,
    /// What every seat sees of the standing, where all is told; written for the first of them.
    for_all: OnceCell<Standing>,
}

impl<'g> Sight<'g> {
    /// The game as it is seen now.
    #[must_use]
    pub fn of(game: &'g Game) -> Self {
        let silence = (game.settings().notice == Notice::Silent).then(|| Silence::at(game));
        let looks = match &silence {
            Some(Silence { opened: false, .. }) => game.standing_as_it_looks(),
            _ => None,
        };
        let looks_passed = looks.is_some();
        let standing = looks.map_or_else(|| Cow::Borrowed(game.standing_without_line()), Cow::Owned);
        Sight { game, standing, looks_passed, silence, for_all: OnceCell::new() }
    }

    /// The moves of the line.
    pub(crate) fn line(&self) -> Vec<truth::LineMove> {
        self.as_told(if self.looks_passed { self.standing.line.clone() } else { self.game.line() })
    }

    /// What is new in the line to whoever knew some of it: how many moves stand as they were known, and those after them.
    pub(crate) fn new_in_line(&self, known: &mut KnownLine) -> (usize, Vec<truth::LineMove>) {
        let (same, new) = match self.looks_passed {
            true => self.game.new_in_line_as_it_looks(known),
            false => self.game.new_in_line(known),
        };
        (same, self.as_told(new))
    }

    /// At a silent table the act at which a turn passed would tell what the law made of the move.
    fn as_told(&self, mut line: Vec<truth::LineMove>) -> Vec<truth::LineMove> {
        if self.silence.is_some() {
            line.iter_mut().for_each(|played| played.act = 0);
        }
        line
    }

    /// The standing as a seat may see it, without the moves of the line.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        self.with_seen(seat, |seen, part| self.written(seen, part))
    }

    /// What a seat sees of the standing, with what all see of it.
    fn written(&self, seen: &truth::Standing, part: Part<'_>) -> Standing {
        if self.silence.is_some() {
            return write::standing::standing_for(seen, part, self.game);
        }
        let for_all = self.for_all.get_or_init(|| write::standing::for_all(seen, self.game, self.game.log()));
        write::standing::for_seat(for_all.clone(), seen, part)
    }

    /// The same with what only somebody who sits there needs: what else a hand does for a move, and what the seat may say
    /// of its own accord.
    #[must_use]
    pub fn seated(&self, seat: Seat) -> Standing {
        let powers = |who| match self.looks_passed {
            true => self.game.powers_as_they_look(who),
            false => self.game.powers(who),
        };
        let tellings = |side| match self.looks_passed {
            true => self.game.tellings_as_they_look(side),
            false => self.game.tellings(side),
        };
        let square = match self.looks_passed {
            true => self.game.square_looks_to_be_found(),
            false => self.game.is_square_to_be_found(),
        };
        let forms = write::forms::forms(self.game, seat, powers, tellings, square);
        self.with_seen(seat, |seen, part| {
            let besides = write::besides::besides(seen);
            let adopting = write::adopting::adopting(self.game, seat, &seen.position, &part.may);
            let standing = self.written(seen, part);
            let assumed = write::adopting::with_records(self.game, seat, &seen.position, standing.assumed);
            Standing { adopting, assumed, besides, forms, ..standing }
        })
    }

    /// What a seat may see as data, with the moves of the line: for a program that sits there.
    #[must_use]
    pub fn seen_from(&self, seat: Seat) -> truth::Standing {
        truth::Standing { line: self.line(), ..self.seen(seat) }
    }

    fn seen(&self, seat: Seat) -> truth::Standing {
        limited(seat, self.standing.clone().into_owned(), self.silence.as_ref())
    }

    /// Does something with what a seat may see. Where all is told, nothing is copied for it.
    fn with_seen<T>(&self, seat: Seat, does: impl FnOnce(&truth::Standing, Part<'_>) -> T) -> T {
        match self.silence {
            None => does(&self.standing, Part::of(seat, &self.standing)),
            Some(_) => {
                let seen = self.seen(seat);
                does(&seen, Part::whole(&seen))
            }
        }
    }
}
