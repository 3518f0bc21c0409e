//! What is remembered of a turn: where it began, what was touched, made and exacted.
//!
//! The law is asked about the record of a turn, not about the last act. A turn has attempts: a restoration puts the
//! men back, not the past, so what may still be exacted stays with its attempt.

use std::sync::Arc;

use board::{Move, Position, Side, Square};
use law::question::{BoundBy, Broken, Made};
use law::{Menu, Until};
use proof::MatingLines;

use crate::clock::Clock;
use crate::evidence::Evidence;
use crate::men::{ManId, Men};
use crate::out_of_turn::Intrusion;
use crate::touching::Bound;

/// A turn, from the position at its beginning.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub by: Side,
    pub position: Position,
    pub men: Men,
    pub attempts: Vec<Attempt>,
    pub required: Option<Required>,
    /// The move is complete: under some codes only once the clock is pressed, or the other has replied.
    pub complete: bool,
    /// The clock as the press found it that completed the move.
    pub at_press: Option<Clock>,
    /// Once it was looked into: what shows that neither side can mate any more, if that is so.
    pub dead: Option<Option<Arc<Evidence>>>,
    /// The check that it begins with, if any, was announced, or need not be.
    pub announced: bool,
    /// "Check" was said at its beginning, and there was none.
    pub misled: bool,
    /// It is a second move in succession: the adversary's turn that it broke into.
    pub interrupted: Option<Arc<Turn>>,
    /// What is known about mate, carried from move to move.
    pub mating: Option<MatingLines>,
    /// What the other side moved in it.
    pub intrusion: Option<Box<Intrusion>>,
    /// What may be exacted in it for offences in the turn before.
    pub owed: Vec<Owed>,
}

impl Turn {
    pub(crate) fn new(by: Side, position: Position, men: Men) -> Self {
        Turn {
            by,
            position,
            men,
            attempts: vec![Attempt::default()],
            required: None,
            complete: false,
            at_press: None,
            dead: None,
            announced: true,
            misled: false,
            interrupted: None,
            mating: None,
            intrusion: None,
            owed: Vec::new(),
        }
    }

    /// Whether it is one of the moves that players make in turn.
    pub(crate) fn counts(&self) -> bool {
        self.interrupted.is_none()
    }

    /// The men that check the player at its beginning.
    pub(crate) fn checkers(&self) -> Vec<ManId> {
        self.position.checkers(self.by).iter().filter_map(|square| self.men.at(square)).collect()
    }

    /// Forgets what was touched and exacted, so that it begins anew.
    pub(crate) fn begin_anew(&mut self) {
        self.attempts = vec![Attempt::default()];
        self.required = None;
    }

    /// The board has been changed at the beginning of the turn: what was proved of it is forgotten.
    pub(crate) fn stands_as(&mut self, men: Men, position: Position) {
        (self.men, self.position) = (men, position);
        (self.dead, self.mating) = (None, None);
    }

    /// The attempt that is under way, or by which the turn was made.
    pub(crate) fn attempt(&self) -> &Attempt {
        self.attempts.last().expect("a turn has an attempt from the first")
    }

    pub(crate) fn attempt_mut(&mut self) -> &mut Attempt {
        self.attempts.last_mut().expect("a turn has an attempt from the first")
    }

    /// The number printed before the move of this turn.
    pub(crate) fn number(&self) -> u32 {
        self.position.fullmoves()
    }
}

/// What was done since the position at the beginning of the turn last stood on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attempt {
    pub touches: Vec<Touch>,
    /// Touches whose options have lapsed: the first so many.
    pub lapsed_touches: usize,
    pub making: Option<Making>,
    /// An illegal move was made in it, after which the turn was not over.
    pub was_illegal: bool,
    /// The adversary consented to another move in the place of an illegal one.
    pub consented: bool,
    /// Of penalties that come one after the other the first was exacted.
    pub after_first: bool,
    /// In castling the Rook went first, and its move is held to be the whole one.
    pub rook_alone: bool,
    /// Nothing of this attempt can be exacted any more: discharged, waived or lost.
    pub closed: bool,
    /// The adversary had it taken back and may still choose the penalty: the game waits for him.
    pub called: bool,
    /// What a man quitted on its square, or a new one set on the last rank, binds the player to.
    pub released: Option<Bound>,
    /// Both hands were used.
    pub two_hands: bool,
    /// The Pawn that reached its last rank was named to stay a Pawn.
    pub pawn_named: bool,
}

impl Attempt {
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
    pub moves: Vec<Move>,
    pub duty: crate::standing::Duty,
}
