//! How the game began, and what was put right of it since.

use board::Setup;

use crate::array::moves_together;
use crate::settings::{BoardPlacing, Settings};
use crate::state::line::Ply;
use crate::state::men::Men;
use crate::state::origins::Origins;

#[derive(Clone, Debug)]
pub(crate) struct Beginning {
    pub origins: Origins,
    /// Moves that are made together at the beginning.
    pub moves_together: usize,
    /// The turn in which men that stood wrongly at the start were put right.
    pub rectified: Option<Ply>,
    /// What people have found of a condition in words: whether what was undertaken was done.
    pub condition: Option<bool>,
    /// The first move was made by the person who was not to make it, out of turn.
    pub begun_out_of_turn: bool,
    /// How the board lies now.
    pub board: BoardPlacing,
}

impl Beginning {
    pub(crate) fn new(settings: &Settings, men: &Men, setup: &Setup) -> Beginning {
        Beginning {
            origins: Origins::of(men, setup),
            moves_together: moves_together(settings),
            rectified: None,
            condition: None,
            begun_out_of_turn: false,
            board: settings.board,
        }
    }
}
