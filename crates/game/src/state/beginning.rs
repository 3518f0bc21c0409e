//! How the game began, and what has been put right since.

use board::Setup;

use crate::array::moves_together;
use crate::settings::{BoardPlacing, Settings};
use crate::state::line::Ply;
use crate::state::men::Men;
use crate::state::origins::Origins;

/// How the game began. What the settings say is read once; what was put right since is kept here.
#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    origins: Origins,
    /// Moves that are made together at the beginning.
    moves_together: usize,
    /// The turn in which men that stood wrongly at the start were put right.
    rectified: Option<Ply>,
    /// What people have found of a condition in words: whether what was undertaken was done.
    condition: Option<bool>,
    /// The first move was made by the person who was not to make it, out of turn.
    begun_out_of_turn: bool,
    /// It was made by the person who was to make it, though another was said to begin.
    begun_rightly: bool,
    /// How the board lies now.
    board: BoardPlacing,
}

impl Beginning {
    pub(crate) fn new(settings: &Settings, men: &Men, setup: &Setup) -> Beginning {
        Beginning {
            origins: Origins::of(men, setup),
            moves_together: moves_together(settings),
            rectified: None,
            condition: None,
            begun_out_of_turn: false,
            begun_rightly: false,
            board: settings.board,
        }
    }

    /// Where each man began, by which it keeps its name.
    pub(crate) fn origins(&self) -> &Origins {
        &self.origins
    }

    /// How many moves are made together at the beginning.
    pub(crate) fn moves_together(&self) -> usize {
        self.moves_together
    }

    /// Men that stood wrongly are put right in this turn.
    pub(crate) fn rectifies(&mut self, in_turn: Ply) {
        self.rectified = Some(in_turn);
    }

    /// Whether men that stood wrongly were put right.
    pub(crate) fn was_rectified(&self) -> bool {
        self.rectified.is_some()
    }

    /// People find whether what was undertaken in words was done.
    pub(crate) fn finds_condition(&mut self, done: bool) {
        self.condition = Some(done);
    }

    /// What people have found of a condition in words.
    pub(crate) fn condition(&self) -> Option<bool> {
        self.condition
    }

    /// The first move was made by the person who was not to make it.
    pub(crate) fn begins_out_of_turn(&mut self) {
        self.begun_out_of_turn = true;
    }

    /// The first move was made by the person who was to make it, though another was said to begin.
    pub(crate) fn begins_rightly(&mut self) {
        self.begun_rightly = true;
    }

    /// Whether it was.
    pub(crate) fn was_right_after_all(&self) -> bool {
        self.begun_rightly
    }

    /// What was taken for his first move was none: nobody has begun.
    pub(crate) fn has_not_begun(&mut self) {
        self.begun_out_of_turn = false;
    }

    /// Whether the first move was made by the person who was not to make it, out of turn.
    pub(crate) fn was_out_of_turn(&self) -> bool {
        self.begun_out_of_turn
    }

    /// The board is turned, and lies rightly.
    pub(crate) fn turns_board(&mut self) {
        self.board = BoardPlacing::Proper;
    }

    /// How the board lies now.
    pub(crate) fn board(&self) -> BoardPlacing {
        self.board
    }

    /// The line was cut at this turn, in which what was put right later stands wrongly until it is put right there too.
    pub(crate) fn cuts_line(&mut self, at: Ply) {
        self.rectified = self.rectified.filter(|&turn| turn <= at);
    }
}
