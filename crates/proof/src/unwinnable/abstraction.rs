//! No mate, wherever some of the pieces may be: a proof with few states.
//!
//! Pieces that roam an open board multiply the positions, and often none of them can bring about what a mate lacks. So
//! only some pieces are *tracked*: Kings, Pawns, and pieces that are shut in or have few moves or little reach. The
//! others *roam*: at any moment each may stand on any square of its reach, or may have been captured. A state is where
//! the tracked pieces stand and whose turn it is. For every legal move of every game from here, the states before and
//! after it are joined by one of these steps, since each step allows at least what the laws allow:
//!
//! 1. *A tracked piece moves* as its kind does, over and onto no square of another tracked piece of its side. Roaming
//!    pieces may be out of its way, and may be there for a Pawn to capture. A state also says over which square a
//!    tracked Pawn has just passed, where another may capture it en passant.
//! 2. *A roaming piece moves*: all that is seen is that the turn passes, or that a tracked piece within one step of its
//!    reach is captured. A side whose roaming pieces can never move or capture has no such step.
//! 3. *Check.* After a move the King may not be attacked *for certain*: by a tracked piece of the other side, over
//!    squares on which no tracked piece stands, no roaming piece may ever stand, and none has just captured. No roaming
//!    piece can interpose there. The square that a tracked piece has just vacated is such a square too: nothing stands
//!    there until the next move is made, nor after it, unless that was a move of a roaming piece that may step there. A
//!    state holds that square where check depends on it.
//! 4. *Promotion.* A tracked Pawn on the last rank is tracked no more: it roams from there, as Queen and Knight
//!    together. A Pawn that is not tracked at all roams so from its first square: that allows all that a Pawn may do.
//! 5. *A lone King* on the mating side, with nothing roaming, mates no more: such states are left out.
//!
//! A mate then needs a state, reached by a move of the mating side, in which
//!
//! 6. that move gave check, since the King was in none before: by the piece that moved, or from behind the square that
//!    it vacated, or, where a roaming piece moved, by any piece;
//! 7. each square beside the King holds a tracked piece of his side, or a roaming one (each on one square of its reach),
//!    or may be attacked: lines of tracked pieces end only on tracked pieces, and roaming pieces attack from all of
//!    their reach;
//! 8. no tracked piece of the mated side has a move that is certainly legal: over squares and to a square on which
//!    certainly nothing stands, or capturing a tracked piece, with its King then attacked by no tracked piece (only
//!    tracked pieces being in the way) and by no roaming one from all of its reach.
//!
//! Which tracked pieces stay where they are, and where Pawns are promoted, is found from above. At first all tracked
//! pieces count as staying. If a state is reached in which one has left its square or was captured, or a Pawn is
//! promoted, everything begins again with that known. At the end reach and states are closed under every step, so by
//! induction no move of a game from here leads out of them. (A step must therefore not be refused for what it changes
//! itself: a roaming piece that captures stands where the other stood.)
//!
//! If no state that the steps lead to allows this, there is no mate. If there are too many states, the question is left
//! open.

use board::{Bitboard, Kind, Man, Position, Side, Square};

use crate::attacks::{self, fill};
use crate::unwinnable::abstract_roaming::Roamer;
use crate::unwinnable::abstract_search::is_closed;
use crate::unwinnable::abstract_state::AbstractState;
use crate::unwinnable::blockade::Blockade;

/// Which pieces are tracked beside Kings and Pawns, for the mating side and for the other, and how many states are
/// visited with them.
pub(crate) struct Selection {
    /// Pieces whose reach has at most so many squares.
    reach: [u32; 2],
    /// Pieces that have fewer moves than this at first.
    moves: [u32; 2],
    /// Whether Pawns whose file is free before them roam, as if they were promoted.
    free_pawns_roam: bool,
    states: usize,
}

const SHUT_IN: Selection = Selection { reach: [1, 1], moves: [0, 0], free_pawns_roam: false, states: 3000 };

/// The selections, cheap ones first.
pub(crate) const SELECTIONS: [Selection; 7] = [
    SHUT_IN,
    Selection { moves: [1, 1], states: 6000, ..SHUT_IN },
    Selection { reach: [8, 8], states: 12_000, ..SHUT_IN },
    Selection { reach: [16, 16], states: 30_000, ..SHUT_IN },
    Selection { reach: [1, 64], states: 60_000, ..SHUT_IN },
    Selection { reach: [64, 1], states: 60_000, ..SHUT_IN },
    Selection { moves: [64, 5], free_pawns_roam: true, states: 60_000, ..SHUT_IN },
];

/// The selections that are tried in the middle of a search.
pub(crate) const EARLY: &[Selection] = SELECTIONS.split_at(2).0;

/// Whether it is proved that no series of legal moves mates the other side.
pub(crate) fn is_unwinnable(position: &Position, winner: Side, blockade: &Blockade) -> bool {
    is_unwinnable_with(&SELECTIONS, position, winner, blockade, &mut 0)
}

/// The same with some of the selections; adds the number of states visited to `visited`.
pub(crate) fn is_unwinnable_with(
    selections: &[Selection],
    position: &Position,
    winner: Side,
    blockade: &Blockade,
    visited: &mut u64,
) -> bool {
    let mut last = Bitboard::EMPTY;
    !position.is_checkmate()
        && selections.iter().any(|selection| {
            let start = AbstractState::new(position, |man, square| {
                selection.tracks(position, winner, blockade, man, square)
            });
            // The same pieces again would tell nothing new, and to track all of them is a search.
            let tracked = start.occupied();
            let is_new = std::mem::replace(&mut last, tracked) != tracked;
            is_new && tracked != position.occupied() && {
                let roamers = (position.occupied() - tracked).iter().filter_map(|square| {
                    let man = position.man_at(square)?;
                    let promoted = man.kind == Kind::Pawn;
                    let kind = if promoted { Kind::Queen } else { man.kind };
                    Some(Roamer { side: man.side, kind, promoted, reach: Bitboard::of(square) })
                });
                is_closed(&start, &roamers.collect::<Vec<_>>(), winner, selection.states, visited)
            }
        })
}

impl Selection {
    fn tracks(
        &self,
        position: &Position,
        winner: Side,
        blockade: &Blockade,
        man: Man,
        square: Square,
    ) -> bool {
        let side = usize::from(man.side != winner);
        let ahead = || fill::beyond(man.side, Bitboard::of(square)) & position.occupied();
        match man.kind {
            Kind::King => true,
            Kind::Pawn => !(self.free_pawns_roam && ahead().is_empty()),
            kind => {
                let moves = attacks::attacks(kind, man.side, square, position.occupied());
                blockade.reach_from(position, square).count() <= self.reach[side]
                    || (moves - position.side(man.side)).count() < self.moves[side]
            }
        }
    }
}
