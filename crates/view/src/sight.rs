//! What everybody at the table may see of a game, worked out once for all seats.

use game::Game;
use game::settings::Notice;
use game::standing as truth;

use crate::json::standing::Standing;
use crate::seat::Seat;
use crate::told::{Silence, limited};
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
    /// The moves of the line, kept apart from the standing that each seat gets a copy of.
    pub(crate) line: Vec<truth::LineMove>,
    standing: truth::Standing,
    /// Whether the turn is shown as passed because it looks so.
    looks_passed: bool,
    /// None where all is told.
    silence: Option<Silence>,
}

impl<'g> Sight<'g> {
    /// The game as it is seen now.
    #[must_use]
    pub fn of(game: &'g Game) -> Self {
        Sight::with(game, Game::standing)
    }

    /// The same without the moves of the line.
    pub(crate) fn without_line(game: &'g Game) -> Self {
        Sight::with(game, |game| game.standing_without_line().clone())
    }

    fn with(game: &'g Game, truth: fn(&Game) -> truth::Standing) -> Self {
        let silence = (game.settings().notice == Notice::Silent).then(|| Silence::at(game));
        let looks = match &silence {
            Some(Silence { opened: false, .. }) => game.standing_as_it_looks(),
            _ => None,
        };
        let looks_passed = looks.is_some();
        let mut standing = looks.unwrap_or_else(|| truth(game));
        let mut line = std::mem::take(&mut standing.line);
        if silence.is_some() {
            // The act at which a turn passed would tell what the law made of the move.
            line.iter_mut().for_each(|played| played.act = 0);
        }
        Sight { game, line, standing, looks_passed, silence }
    }

    /// The standing as a seat may see it, without the moves of the line.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        write::standing::standing(&self.seen(seat), self.game.log())
    }

    /// The same with what only somebody who sits there needs: what else a hand does for a move, and what the seat may say
    /// of its own accord.
    #[must_use]
    pub fn seated(&self, seat: Seat) -> Standing {
        let seen = self.seen(seat);
        let powers = || match self.looks_passed {
            true => self.game.powers_as_they_look(),
            false => self.game.powers(),
        };
        let tellings = |side| match self.looks_passed {
            true => self.game.tellings_as_they_look(side),
            false => self.game.tellings(side),
        };
        let forms = write::forms::forms(self.game, seat, powers, tellings);
        let besides = write::besides::besides(&seen);
        let adopting = write::adopting::adopting(self.game, seat, &seen);
        Standing { adopting, besides, forms, ..write::standing::standing(&seen, self.game.log()) }
    }

    /// What a seat may see as data, with the moves of the line: for a program that sits there.
    #[must_use]
    pub fn seen_from(&self, seat: Seat) -> truth::Standing {
        truth::Standing { line: self.line.clone(), ..self.seen(seat) }
    }

    fn seen(&self, seat: Seat) -> truth::Standing {
        limited(seat, self.standing.clone(), self.silence.as_ref())
    }
}
