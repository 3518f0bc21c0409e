//! What was touched and made since the position at the beginning of the turn last stood on the board.
//!
//! A restoration puts the men back, not the past, so what may still be exacted stays with its attempt.

use board::{Move, Square};
use law::question::{BoundBy, Broken, Liability, Made};
use law::{Menu, Until};

use crate::act::penalty::Exaction;
use crate::refusal::Ended;
use crate::standing::duty::Duty;
use crate::state::men::ManId;

/// What was done since the position at the beginning of the turn last stood on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attempt {
    pub touches: Vec<Touch>,
    /// Touches for which a penalty was exacted.
    pub discharged: Vec<Touch>,
    /// Touches whose options have lapsed: the first so many.
    pub lapsed_touches: usize,
    /// Why they have.
    pub lapsed_by: Option<Ended>,
    pub making: Option<Making>,
    /// An illegal move was made in it, after which the turn was not over.
    pub was_illegal: bool,
    /// The adversary consented to another move in the place of an illegal one.
    pub consented: bool,
    /// Of penalties that come one after the other the first was exacted.
    pub after_first: bool,
    /// In castling the Rook went first, and its move is held to be the whole one.
    pub rook_alone: bool,
    /// Why nothing of this attempt can be exacted any more: a penalty was exacted, or the right was waived or lost.
    pub closed: Option<Ended>,
    /// The adversary had it taken back and may still choose the penalty: the game waits for him.
    pub called: bool,
    /// What a man quitted on its square, or a new one set on the last rank, binds the player to.
    pub released: Option<Bound>,
    /// Both hands were used.
    pub two_hands: bool,
    /// The Pawn that reached its last rank was named to stay a Pawn.
    pub pawn_named: bool,
    /// Several moves were made in the turn, and it was put back as a whole: what they were found to amount to.
    pub found: Option<Liability>,
}

impl Attempt {
    /// The last touch is excused, or is not: the men of it. None where there is none that this changes.
    pub(crate) fn excuse_last_touch(&mut self, excused: bool) -> Option<Vec<ManId>> {
        let touch = self.touches.last_mut().filter(|touch| touch.excused != excused)?;
        touch.excused = excused;
        Some(touch.men.clone())
    }

    /// The same as if nothing had lapsed.
    pub(crate) fn unlapsed(&self) -> Attempt {
        let making = self.making.clone().map(|making| Making { lapsed: false, ..making });
        Attempt { lapsed_touches: 0, making, ..self.clone() }
    }
}

/// Men touched by one act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    pub men: Vec<ManId>,
    /// Taken up at once, without a touch before it: the hand that lifts in order to move.
    pub lifted: bool,
    pub excused: bool,
    /// Touched out of turn, and held to be touched in this one.
    pub carried: bool,
}

/// How a turn was made, in fact or in law.
#[derive(Clone, Debug)]
pub(crate) struct Making {
    pub made: Made,
    /// The legal move of chess that it is.
    pub legal: Option<Move>,
    /// Where the men stood that are in question.
    pub men: MenMoved,
    pub broken: Vec<(Broken, String)>,
    pub bound_by: BoundBy,
    pub menus: Vec<Offered>,
    pub recall: Option<(Until, Vec<&'static str>)>,
    /// The holder of its options has touched a man.
    pub lapsed: bool,
    /// Men taken off by mistake, and where they stood.
    pub removed: Vec<(ManId, Square)>,
}

impl Making {
    /// A legal move for which nothing can be exacted.
    pub(crate) fn lawful(m: Move, men: MenMoved) -> Making {
        Making {
            made: Made::Legal,
            legal: Some(m),
            men,
            broken: Vec::new(),
            bound_by: BoundBy::Nothing,
            menus: Vec::new(),
            recall: None,
            lapsed: true,
            removed: Vec::new(),
        }
    }
}

/// A choice that may be made in a turn for an offence in the one before, by the men touched in it.
#[derive(Clone, Debug)]
pub(crate) struct Owed {
    pub menu: Menu,
    pub men: Vec<ManId>,
    pub articles: Vec<&'static str>,
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

/// What was exacted: only these moves complete the turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Required {
    /// What was exacted, and of which attempt of the turn; none where the law or a claim requires it.
    pub exacted: Option<(Exaction, usize)>,
    pub moves: Vec<Move>,
    pub duty: Duty,
}

/// The duty that touches impose, with the moves that fulfil it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bound {
    pub duty: Duty,
    pub moves: Vec<Move>,
    pub by: BoundBy,
    /// The order of the touches decides, so each of them counts.
    pub ordered: bool,
}
