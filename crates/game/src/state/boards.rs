//! The boards of the two players, where each has his own, and what is announced from one to the other.

use board::{Man, Side, Square};

use crate::act::score::Record;

/// What stands otherwise on a board.
pub(crate) type Otherwise = Vec<(Square, Option<Man>)>;

/// A move that was announced.
#[derive(Clone, Debug)]
pub(crate) struct Announced {
    /// Whose move it is.
    pub by: Side,
    /// Which single move of the line, counted from 0.
    pub ply: usize,
    pub record: Record,
}

/// What is announced, and how the board of each player differs from the one on which the moves are made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Boards {
    /// Somebody has announced a move: from then on each move is announced.
    spoken: bool,
    announced: Option<Announced>,
    /// The single move of the line that needs no announcement, counted from 0.
    unspoken: Option<usize>,
    /// What stands otherwise on the board of White and of Black.
    otherwise: [Otherwise; 2],
    /// Which single move of the line, counted from 1, was made last on the board of White and of Black, and what stood
    /// otherwise there before.
    copied: [Option<(usize, Otherwise)>; 2],
}

impl Boards {
    /// Whether moves are announced in this game.
    pub(crate) fn are_spoken(&self) -> bool {
        self.spoken
    }

    /// The move of this side that was announced last, if it is this one.
    pub(crate) fn announced(&self, by: Side, ply: usize) -> Option<&Announced> {
        self.announced.as_ref().filter(|announced| announced.by == by && announced.ply == ply)
    }

    /// The move that was announced last.
    pub(crate) fn last_announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    /// A move is announced.
    pub(crate) fn announces(&mut self, announced: Announced) {
        (self.spoken, self.announced) = (true, Some(announced));
    }

    /// Whether this single move of the line, counted from 0, is known without having been announced.
    pub(crate) fn are_known_of(&self, ply: usize) -> bool {
        self.unspoken == Some(ply)
    }

    /// This single move of the line, counted from 0, needs no announcement.
    pub(crate) fn do_without(&mut self, ply: usize) {
        self.unspoken = Some(ply);
    }

    /// What stands otherwise on the board of this side.
    pub(crate) fn otherwise(&self, side: Side) -> &[(Square, Option<Man>)] {
        &self.otherwise[side.index()]
    }

    /// What stood otherwise on the board of this side before this single move, counted from 1, was made there.
    pub(crate) fn otherwise_before(&self, side: Side, ply: usize) -> &[(Square, Option<Man>)] {
        match &self.copied[side.index()] {
            Some((copied, before)) if *copied == ply => before,
            _ => self.otherwise(side),
        }
    }

    /// This single move, counted from 1, is made on the board of this side, where this stands otherwise now. If it was
    /// made there before, it is made anew.
    pub(crate) fn copies(&mut self, side: Side, ply: usize, squares: Otherwise) {
        let before = self.otherwise_before(side, ply).to_vec();
        self.copied[side.index()] = Some((ply, before));
        self.otherwise[side.index()] = squares;
    }

    /// Both boards are as they should be.
    pub(crate) fn are_put_right(&mut self) {
        (self.otherwise, self.copied) = Default::default();
    }

    /// The line was cut: both boards are set up again, and what was announced is to be announced anew.
    pub(crate) fn cuts_line(&mut self) {
        self.are_put_right();
        (self.announced, self.unspoken) = (None, None);
    }
}
