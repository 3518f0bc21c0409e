//! How a turn was made, in fact or in law, and what that opened to the opponent.

use board::{Move, Square};
use law::question::{BoundBy, Broken, Made};
use law::{Cites, Menu, Until};

use crate::state::men::ManId;

/// How a turn was made, in fact or in law. A legal move is one of chess, and an illegal one is none.
#[derive(Clone, Debug)]
pub(crate) struct Making {
    made: Made,
    legal: Option<Move>,
    men: MenMoved,
    broken: Vec<(Broken, String)>,
    bound_by: BoundBy,
    menus: Vec<Offered>,
    recall: Option<(Until, Vec<&'static str>)>,
    /// The articles by which it went back at once, with nothing to exact for it.
    back: Cites,
    /// The holder of its options has touched a man.
    lapsed: bool,
    /// The men that were moved in the player's own turn, where another move was put in the place of that one since.
    moved_first: Option<Vec<ManId>>,
    /// Men taken off by mistake, and where they stood.
    removed: Vec<(ManId, Square)>,
}

impl Making {
    /// A legal move for which nothing can be exacted.
    pub(crate) fn lawful(m: Move, men: MenMoved) -> Making {
        Making { lapsed: true, ..Making::legal_move(Made::Legal, m, men, BoundBy::Nothing) }
    }

    /// A legal move of chess, perhaps against a duty, by what the player was bound.
    pub(crate) fn legal_move(made: Made, m: Move, men: MenMoved, bound_by: BoundBy) -> Making {
        Making { made, legal: Some(m), bound_by, ..Making::illegal(men, Vec::new()) }
    }

    /// An illegal move, and why it is.
    pub(crate) fn illegal(men: MenMoved, broken: Vec<(Broken, String)>) -> Making {
        Making {
            made: Made::Illegal,
            legal: None,
            men,
            broken,
            bound_by: BoundBy::Nothing,
            menus: Vec::new(),
            recall: None,
            back: Cites::none(),
            lapsed: false,
            moved_first: None,
            removed: Vec::new(),
        }
    }

    /// What an article gives for it.
    pub(crate) fn giving(self, menus: Vec<Offered>, recall: Option<(Until, Vec<&'static str>)>) -> Making {
        Making { menus, recall, ..self }
    }

    /// It goes back at once by these articles, and nothing can be exacted for it.
    pub(crate) fn going_back(self, back: Cites) -> Making {
        Making { back, ..self }
    }

    /// The same with all the men that the attempts of a whole turn moved.
    pub(crate) fn moving_all(mut self, all: Vec<ManId>) -> Making {
        self.men.all = all;
        self
    }

    /// It was put in the place of this one in the other's turn: what could be exacted for that one can be exacted still.
    pub(crate) fn in_place_of(self, first: &Making) -> Making {
        Making { moved_first: Some(first.moved_in_own_turn().to_vec()), ..self.completing(first) }
    }

    /// It makes a whole of this one, as a King does that follows the Rook in castling: what could be exacted for that one
    /// can be exacted still.
    pub(crate) fn completing(self, first: &Making) -> Making {
        Making { lapsed: first.lapsed, ..self }
    }

    /// The men that the player moved in his own turn.
    pub(crate) fn moved_in_own_turn(&self) -> &[ManId] {
        self.moved_first.as_ref().unwrap_or(&self.men.all)
    }

    /// The same as if nothing had lapsed.
    pub(crate) fn unlapsed(self) -> Making {
        Making { lapsed: false, ..self }
    }

    /// The same, found to have been made in accord with what was touched: nothing is exacted for it.
    pub(crate) fn in_accord(self) -> Making {
        Making { made: Made::Legal, bound_by: BoundBy::Nothing, menus: Vec::new(), recall: None, ..self }
    }

    /// The same, found to have disregarded what bound the player so.
    pub(crate) fn against_touch(self, bound_by: BoundBy) -> Making {
        Making { made: Made::AgainstTouch, bound_by, ..self }
    }

    /// With the move these men were taken off by mistake.
    pub(crate) fn takes_off_by_mistake(&mut self, removed: Vec<(ManId, Square)>) {
        self.removed = removed;
    }

    /// The man taken off this square by mistake stands there again; which man it is, if it is one.
    pub(crate) fn puts_removed_back(&mut self, square: Square) -> Option<ManId> {
        let at = self.removed.iter().position(|&(_, home)| home == square)?;
        Some(self.removed.remove(at).0)
    }

    /// The holder of its options has touched a man.
    pub(crate) fn lapses(&mut self) {
        self.lapsed = true;
    }

    /// Whether it moved the same man to the same square.
    pub(crate) fn moves_as(&self, other: &Making) -> bool {
        (self.men.mover, self.men.to) == (other.men.mover, other.men.to)
    }

    /// The same, nothing of which can be exacted any more.
    pub(crate) fn lapsed(self) -> Making {
        Making { lapsed: true, ..self }
    }

    /// What it is before the law.
    pub(crate) fn made(&self) -> Made {
        self.made
    }

    /// The legal move of chess that it is.
    pub(crate) fn legal(&self) -> Option<Move> {
        self.legal
    }

    /// Where the men stood that are in question.
    pub(crate) fn men(&self) -> &MenMoved {
        &self.men
    }

    /// Why it is illegal.
    pub(crate) fn broken(&self) -> &[(Broken, String)] {
        &self.broken
    }

    /// What the player was bound by.
    pub(crate) fn bound_by(&self) -> BoundBy {
        self.bound_by
    }

    /// The choices that it opened to the adversary.
    pub(crate) fn menus(&self) -> &[Offered] {
        &self.menus
    }

    /// Until when the adversary may have it taken back, and by which articles.
    pub(crate) fn recall(&self) -> Option<&(Until, Vec<&'static str>)> {
        self.recall.as_ref()
    }

    /// The articles by which it went back at once, with nothing to exact for it; empty where it did not.
    pub(crate) fn back(&self) -> &Cites {
        &self.back
    }

    /// Whether the holder of its options has touched a man.
    pub(crate) fn is_lapsed(&self) -> bool {
        self.lapsed
    }

    /// Men taken off by mistake, and where they stood.
    pub(crate) fn removed(&self) -> &[(ManId, Square)] {
        &self.removed
    }
}

/// Squares at the beginning of the turn, of the men that a transfer moved or took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MenMoved {
    pub mover: Option<Square>,
    pub to: Option<Square>,
    pub taken: Option<Square>,
    pub own_taken: Option<Square>,
    pub rook: Option<Square>,
    /// A Pawn was taken off, and something that is no piece of its side's was set on its last rank for it.
    pub exchanged: bool,
    pub all: Vec<ManId>,
}

/// A menu that an article opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offered {
    pub menu: Menu,
    pub until: Until,
    pub articles: Vec<&'static str>,
}
