//! How the game looks to who is told nothing: a man that was quitted on another square has ended the turn, whatever the
//! laws make of it.

use law::question::Made;

use crate::game::Game;
use crate::hand::Hands;
use crate::making::count_moves;
use crate::men::Men;
use crate::standing::{Phase, Standing};
use crate::turn::Making;

impl Game {
    /// The standing as if the turn had passed with the move that was made, where the code keeps an unlawful one's turn
    /// open; none where all can see whose turn it is.
    ///
    /// Board, hands, clock and score sheets are those of the game. Nothing binds and nothing is legal, since only the
    /// laws could tell.
    #[must_use]
    pub fn standing_as_it_looks(&self) -> Option<Standing> {
        let passed = self.passed_for_all_to_see()?;
        let truth = self.standing_without_line();
        let looks = passed.standing();
        let in_hand = truth.hand.is_some_and(|hand| hand.by == looks.turn);
        Some(Standing {
            phase: if in_hand { Phase::Touched } else { looks.phase },
            board: truth.board,
            stand_ins: truth.stand_ins,
            captured: truth.captured,
            hand: truth.hand,
            duty: Vec::new(),
            legal: Vec::new(),
            clock: truth.clock,
            scores: truth.scores,
            penalties: truth.penalties,
            names: truth.names,
            ..looks
        })
    }

    /// The unlawful move after which the code keeps the turn open, and the men as it left them; none where no such move
    /// stands on the board.
    pub(crate) fn seems_over(&self) -> Option<(Making, Men)> {
        let turn = self.turn();
        let making = turn.attempt().making.as_ref().filter(|making| making.made == Made::Illegal)?;
        if !matches!(self.phase(), Phase::Touched | Phase::Made | Phase::ToMove) {
            return None;
        }
        let men = self.men_with_hands_empty();
        (!men.stand_like(&turn.men)).then(|| (making.clone(), men))
    }

    /// This game with its turn passed by that move.
    fn passed_for_all_to_see(&self) -> Option<Game> {
        let (making, men) = self.seems_over()?;
        let turn = self.turn();
        let mut game = self.clone();
        game.hands = Hands::default();
        game.men = men.clone();
        game.turn_mut().attempt_mut().was_illegal = false;
        let mut setup = men.setup(&turn.position, !turn.by);
        count_moves(&mut setup, turn, &men);
        let position = setup.as_it_stands(&turn.position.movement().of_any_turn());
        let waits = self.completes_by_press();
        game.pass(making, men, position, !waits);
        game.due[turn.by.index()] |= waits;
        game.ending = None;
        Some(game)
    }

    /// The men, those in the air or under a hand where they were taken up.
    fn men_with_hands_empty(&self) -> Men {
        let mut men = self.men_as_moved();
        let held = self.hands.of(self.turn().by);
        if let Some((held, from)) = held.and_then(|held| Some((held, held.from?))) {
            if let Some(on) = held.on {
                men.lift(on);
            }
            if men.at(from).is_none() {
                men.place(held.man, from);
            }
        }
        men
    }
}
