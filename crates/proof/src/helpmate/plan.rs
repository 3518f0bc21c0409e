//! A mate to head for: where the King is to stand, which piece checks him from where, and what the others have to do.
//!
//! Plans are guesses. Only the moves show whether they lead to mate.

use board::{Bitboard, Kind, Side, Square};

use crate::attacks::{self, fill};
use crate::helpmate::role::{NO_ROLE, Role};

/// The most pieces that have something to do in a plan.
pub(crate) const MOST_ROLES: usize = 8;

/// The number of the role of the King that is to be mated, and of the piece that mates him.
pub(crate) const KING: usize = 0;
pub(crate) const CHECKER: usize = 1;

/// What each piece has to do, and what it must leave alone.
pub(crate) struct Plan {
    /// Whether it ends with a promotion, after which another plan is made, and not with mate.
    pub(crate) promotes: bool,
    /// Whether the loser's pieces must help, so that none of them is to be captured.
    pub(crate) needs_losers: bool,
    /// The King first, then the checking piece.
    pub(crate) roles: [Role; MOST_ROLES],
    pub(crate) count: usize,
    /// Where pieces are needed where they stand.
    pub(crate) stay: Bitboard,
    /// Squares that no piece should enter: those on which the check could be parried, and the King's.
    pub(crate) clear: Bitboard,
    /// Squares on which the check could be parried.
    pub(crate) parry: Bitboard,
}

impl Plan {
    /// A plan in which nothing has to be done yet.
    pub(crate) fn empty() -> Self {
        Self {
            promotes: false,
            needs_losers: false,
            roles: [NO_ROLE; MOST_ROLES],
            count: 0,
            stay: Bitboard::EMPTY,
            clear: Bitboard::EMPTY,
            parry: Bitboard::EMPTY,
        }
    }

    /// A plan in which only the Pawn has something to do yet.
    pub(crate) fn to_promote(king: Square, pawn: Role) -> Self {
        let mut plan = Self { promotes: true, ..Self::empty() };
        plan.add(Role::of(king, false).anywhere());
        plan.add(pawn);
        plan
    }

    pub(crate) fn is_full(&self) -> bool {
        self.count == MOST_ROLES
    }

    /// Adds a role; a full plan leaves it out.
    pub(crate) fn add(&mut self, role: Role) {
        if self.count < MOST_ROLES {
            self.roles[self.count] = role;
            self.count += 1;
        }
    }

    /// Gives a piece of the mated side the role to go where it cannot parry.
    pub(crate) fn send_away(&mut self, square: Square, kind: Kind, winner: Side, occupied: Bitboard) {
        let parry = self.parry.iter();
        let from = parry.fold(Bitboard::EMPTY, |set, at| set | attacks::attacks(kind, winner, at, occupied));
        let role = Role::of(square, false);
        self.add(match kind {
            // The steps of Pawns are not worked out backwards: wherever one goes, that counts as one move.
            Kind::Pawn => {
                let behind = fill::forward(winner, self.parry);
                role.in_one(!(from | behind | fill::forward(winner, behind)) - self.parry)
            }
            _ => role.heading_for(kind, !from - self.parry, !Bitboard::EMPTY, !occupied),
        });
    }
}
