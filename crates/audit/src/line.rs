//! The line that was played: followed move by move, with what is asked of every game beside it. Its positions are worked out
//! when a finding asks for them.

use std::cell::OnceCell;

use board::{Move, Position, Side, Track};
use records::pgn::MoveText;
use records::san::{Reading, SanError};

use crate::again::{Again, again};

/// The start, where the line is now, and where it was one move before.
#[derive(Clone, Copy, Debug)]
struct Followed {
    start: Position,
    now: Track,
    before: Track,
}

/// Moves from a start.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    followed: Option<Followed>,
    moves: Vec<Move>,
    /// The single moves since the last capture or move of a Pawn, for the start and the position after each move.
    quiet: Vec<u32>,
    again: OnceCell<Vec<Again>>,
    positions: OnceCell<Vec<Position>>,
    reached: OnceCell<Position>,
}

impl Line {
    /// A line without a start, on which nothing is played.
    pub fn clear(&mut self) {
        self.followed = None;
        self.moves.clear();
        self.quiet.clear();
        self.again.take();
        self.positions.take();
        self.reached.take();
    }

    /// Begins where a track is; it must be that of the start.
    #[inline]
    pub fn begin(&mut self, start: Position, track: Track) {
        self.quiet.push(track.halfmoves());
        self.followed = Some(Followed { start, now: track, before: track });
    }

    /// Plays the move of a text; none where the start is not known.
    #[inline]
    pub fn play(&mut self, text: MoveText) -> Option<Result<Reading, SanError>> {
        let Followed { now, before, .. } = self.followed.as_mut()?;
        *before = *now;
        let reading = text.play(now);
        if let Ok(reading) = &reading {
            self.reached = OnceCell::new();
            self.moves.push(reading.played);
            self.quiet.push(now.halfmoves());
        }
        Some(reading)
    }

    /// Takes back every move after so many.
    pub fn cut(&mut self, plies: u32) {
        let plies = plies as usize;
        if plies >= self.moves.len() {
            return;
        }
        self.positions();
        let mut positions = self.positions.take().unwrap_or_default();
        positions.truncate(plies + 1);
        if let (Some(followed), Some(last)) = (&mut self.followed, positions.last()) {
            let before = &positions[plies.saturating_sub(1)];
            // What was tracked once is tracked again: the same positions.
            followed.now = Track::of(last).unwrap_or(followed.now);
            followed.before = Track::of(before).unwrap_or(followed.before);
        }
        self.moves.truncate(plies);
        self.quiet.truncate(plies + 1);
        self.again.take();
        self.reached.take();
        self.positions = OnceCell::from(positions);
    }

    /// Whether the last move gives check.
    #[inline]
    pub fn gives_check(&self) -> bool {
        self.followed.as_ref().is_some_and(|followed| followed.now.in_check())
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The side that made a move, counted from 1.
    pub fn mover(&self, ply: u32) -> Side {
        let first = self.followed.as_ref().map_or(Side::White, |followed| followed.start.turn());
        if ply % 2 == 1 { first } else { !first }
    }

    /// The single moves since the last capture or move of a Pawn after so many moves.
    #[inline]
    pub fn quiet(&self, ply: usize) -> u32 {
        self.quiet[ply]
    }

    /// Where the same squares are occupied as before: only there a position can recur.
    pub fn again(&self) -> &[Again] {
        self.again.get_or_init(|| again(&self.moves, &self.quiet))
    }

    pub fn has_start(&self) -> bool {
        self.followed.is_some()
    }

    /// The position that was reached.
    pub fn reached(&self) -> Option<&Position> {
        let Followed { now, .. } = self.followed.as_ref()?;
        Some(self.reached.get_or_init(|| now.position()))
    }

    /// Whether the side to move in the position that was reached has a legal move; none where the start is not known.
    pub fn has_legal_move(&self) -> Option<bool> {
        Some(self.followed.as_ref()?.now.has_legal_move())
    }

    /// The position before the last move.
    pub fn before(&self) -> Option<Position> {
        Some(self.followed.as_ref()?.before.position())
    }

    /// The start and the position after each move; empty where the start is not known.
    pub fn positions(&self) -> &[Position] {
        self.positions.get_or_init(|| {
            let Some(Followed { start, .. }) = self.followed else { return Vec::new() };
            let mut positions = Vec::with_capacity(self.moves.len() + 1);
            positions.push(start);
            for (at, &m) in self.moves.iter().enumerate() {
                positions.push(positions[at].play(m));
            }
            positions
        })
    }
}
