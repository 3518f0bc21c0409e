//! What stands in the place of a promoted piece: the Pawn itself, named as one, or a substitute.

use board::{Kind, Side, Square};

use crate::game::{Game, Impossible};
use crate::hand::Deed;
use crate::men::{ManId, StandIn};

impl Game {
    /// Sets something that is no chessman of the set in the place of a Pawn promoted now, or named before.
    pub(crate) fn puts_substitute(
        &mut self,
        side: Side,
        square: Square,
        held: bool,
    ) -> Result<Deed, Impossible> {
        self.is_empty(square)?;
        let Some(man) = self.man_to_substitute(side) else {
            return Err(Impossible::because(format!(
                "no promoted Pawn of {}'s is off the board",
                side.name()
            )));
        };
        self.men.place(man, square);
        self.men.stands_in(man, StandIn::Substitute);
        if held {
            self.hold_from_box(side, man, square);
        }
        Ok(Deed { moved: true, ..Deed::default() })
    }

    /// The Pawn taken off in this turn, or what stood for a piece.
    fn man_to_substitute(&self, side: Side) -> Option<ManId> {
        let start = &self.turn().men;
        let off = self.men.off().iter().rev().copied();
        let mut own = off.filter(|&id| self.men.man(id).side == side && start.knows(id));
        own.find(|&id| {
            let stood = start.square_of(id).is_some();
            stood && (self.men.stand_in(id).is_some() || start.man(id).kind == Kind::Pawn)
        })
    }

    /// A Pawn of the player's taken off in this turn from its seventh rank: it is to be replaced by a piece.
    pub(crate) fn pawn_taken_off(&self, who: Side) -> Option<ManId> {
        let start = &self.turn().men;
        let seventh = who.nth_rank(6);
        let pawn = |id: &ManId| {
            start.knows(*id)
                && start.man(*id) == board::Man { side: who, kind: Kind::Pawn }
                && start.square_of(*id).is_some_and(|square| square.rank() == seventh)
        };
        self.men.off().iter().rev().copied().find(pawn).filter(|_| self.turn().by == who)
    }

    /// What a Pawn is named: it stands for the piece, or what was set for it does.
    pub(crate) fn man_is_named(&mut self, man: ManId, kind: Kind) {
        let what = self.men.stand_in(man).unwrap_or(StandIn::Pawn);
        self.men.become_kind(man, kind, false);
        if self.men.square_of(man).is_some() {
            self.men.stands_in(man, what);
        }
    }

    /// Whether a hand takes off what stands for a piece of its own, to replace it.
    pub(crate) fn replaces_stand_in(&self, side: Side, deed: &Deed) -> bool {
        let own = |id: &ManId| self.men.man(*id).side == side && self.men.stand_in(*id).is_some();
        deed.removed && side == self.turn().by && deed.touched.iter().all(own)
    }

    /// Whether the board differs from what the turn began with only where this side was required to change it.
    pub(crate) fn changed_as_required(&self, side: Side) -> bool {
        let Some(demanded) = self.demanded.as_ref().filter(|demanded| demanded.of == side) else {
            return false;
        };
        let (now, start) = (self.men.board(), self.turn().men.board());
        let same = |square: &Square| now[square.index()] == start[square.index()];
        demanded.square.is_some()
            && Square::ALL.iter().all(|square| Some(*square) == demanded.square || same(square))
    }
}
