//! The subject of each act, and the squares that it names.
//!
//! No other file of this crate looks into an act.

use board::{Side, Square};
use game::Judged;
use game::act::{
    Act, AdjournmentAct, Claim, Exaction, HandAct, Motion, PenaltyAct, Requirement, ScoreAct, WordAct,
};

/// The subject of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Of the hand, at the pieces.
    Hand,
    /// At the clock, and coming to it or leaving it.
    Clock,
    /// Words between the players: j'adoube, check, draws, resigning.
    Word,
    /// Something is asserted.
    Claim,
    /// A penalty is exacted, waived, required, refused or admitted.
    Penalty,
    /// Play is broken off or taken up again.
    Adjournment,
    /// Moves that are communicated.
    Communication,
    /// Something is written in a score.
    Score,
    /// A move is announced, repeated, or made on a player's own board.
    Boards,
    /// A finding, a report or a decision.
    Official,
}

impl Group {
    /// The subject of an act.
    #[must_use]
    pub fn of(act: &Act) -> Group {
        match act {
            Act::Hand(_) => Group::Hand,
            Act::Clock(_) => Group::Clock,
            Act::Word(_) => Group::Word,
            Act::Claim(..) => Group::Claim,
            Act::Penalty(_) => Group::Penalty,
            Act::Adjournment(_) => Group::Adjournment,
            Act::Communication(_) => Group::Communication,
            Act::Score(_) => Group::Score,
            Act::Boards(_) => Group::Boards,
            Act::Official(_) => Group::Official,
        }
    }

    /// `hand`, `clock`, `word`, `claim`, `penalty`, `adjournment`, `communication`, `score`, `boards` or `official`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Group::Hand => "hand",
            Group::Clock => "clock",
            Group::Word => "word",
            Group::Claim => "claim",
            Group::Penalty => "penalty",
            Group::Adjournment => "adjournment",
            Group::Communication => "communication",
            Group::Score => "score",
            Group::Boards => "boards",
            Group::Official => "official",
        }
    }
}

/// Whether a hand has brought a man to where it goes, or lets go of it there.
pub(crate) fn ends_a_motion(act: &Act) -> bool {
    matches!(
        act,
        Act::Hand(
            HandAct::Moves(_)
                | HandAct::Plays(_)
                | HandAct::TwoHanded { .. }
                | HandAct::Places { .. }
                | HandAct::Releases
        )
    )
}

/// The squares that an act names, in its order.
pub(crate) fn squares(act: &Act) -> Vec<Square> {
    match act {
        Act::Hand(HandAct::Touches { squares, .. }) | Act::Word(WordAct::SaysAdjust(squares)) => {
            squares.clone()
        }
        Act::Hand(
            HandAct::Lifts { square, .. }
            | HandAct::Places { square, .. }
            | HandAct::Removes { square, .. }
            | HandAct::Puts { square, .. }
            | HandAct::PutsSubstitute { square, .. },
        ) => vec![*square],
        Act::Hand(HandAct::Drops { from, to }) => vec![*from, *to],
        Act::Hand(HandAct::Displaces { from, to, .. }) => [Some(*from), *to].into_iter().flatten().collect(),
        Act::Hand(HandAct::Moves(motion) | HandAct::Plays(motion) | HandAct::TwoHanded { motion, .. })
        | Act::Adjournment(AdjournmentAct::Adopts(motion)) => way_of(*motion).into_iter().flatten().collect(),
        Act::Claim(claim, None) => of_claim(*claim).into_iter().collect(),
        Act::Claim(claim, Some(motion)) => {
            of_claim(*claim).into_iter().chain(way_of(*motion).into_iter().flatten()).collect()
        }
        Act::Penalty(PenaltyAct::Exacts(exaction)) => of_exaction(*exaction),
        Act::Penalty(PenaltyAct::Requires(Requirement::Piece(square) | Requirement::Substitute(square))) => {
            vec![*square]
        }
        _ => Vec::new(),
    }
}

fn way_of(motion: Motion) -> Option<[Square; 2]> {
    match motion {
        Motion::Transfer { from, to, .. } => Some([from, to]),
        Motion::Castling(_) | Motion::FreeCastling { .. } => None,
    }
}

fn of_claim(claim: Claim) -> Option<Square> {
    match claim {
        Claim::Touched(square)
        | Claim::Removed(square)
        | Claim::Released(square)
        | Claim::Adjusted(square) => Some(square),
        _ => None,
    }
}

fn of_exaction(exaction: Exaction) -> Vec<Square> {
    match exaction {
        Exaction::Move(square) | Exaction::Capture(square) => vec![square],
        Exaction::B(one, other) => [Some(one), other].into_iter().flatten().collect(),
        Exaction::C(square) => square.into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Whether an act is words, which both hear. J'adoube, "check" and what is written in a score go with the hand.
pub(crate) fn is_said(act: &Act) -> bool {
    let beside_the_hand = matches!(
        act,
        Act::Word(WordAct::SaysAdjust(_) | WordAct::SaysCheck)
            | Act::Score(ScoreAct::Writes(_) | ScoreAct::Strikes)
    );
    Group::of(act) != Group::Hand && !beside_the_hand
}

/// Whether an act answers what the law gives: a right is given up, a requirement refused, a move of the other's allowed.
pub(crate) fn answers_a_right(act: &Act) -> bool {
    matches!(act, Act::Penalty(PenaltyAct::Waives | PenaltyAct::Refuses) | Act::Word(WordAct::Consents))
}

/// What a hand does with a piece, as far as it moves one.
pub(crate) enum Step {
    /// Takes the piece up.
    Lifts(Square),
    /// Sets it down.
    Places(Square),
    /// Quits it.
    Releases,
    /// Moves it from square to square at once.
    Moves(Square, Square),
    /// An envelope is opened: what was sealed stands on the board, and nobody saw it go there.
    OpensEnvelope,
}

impl Step {
    /// The step that an act is; none: it moves nothing.
    pub(crate) fn of(act: &Act) -> Option<Step> {
        match act {
            Act::Hand(HandAct::Lifts { square, .. }) => Some(Step::Lifts(*square)),
            Act::Hand(HandAct::Places { square, .. }) => Some(Step::Places(*square)),
            Act::Hand(HandAct::Releases) => Some(Step::Releases),
            Act::Hand(
                HandAct::Moves(motion) | HandAct::Plays(motion) | HandAct::TwoHanded { motion, .. },
            ) => way_of(*motion).map(|[from, to]| Step::Moves(from, to)),
            Act::Adjournment(AdjournmentAct::OpensEnvelope) => Some(Step::OpensEnvelope),
            _ => None,
        }
    }
}

/// The hand that touched something with this act, and where.
pub(crate) fn touched(judged: &Judged) -> Option<(Side, &[Square])> {
    match &judged.entry.act {
        Act::Hand(HandAct::Touches { squares, .. }) => Some((judged.entry.who.side()?, squares)),
        _ => None,
    }
}

/// The squares that "j'adoube" names; none of them: it covers the next touch.
pub(crate) fn adjusted(judged: &Judged) -> Option<&[Square]> {
    match &judged.entry.act {
        Act::Word(WordAct::SaysAdjust(squares)) => Some(squares),
        _ => None,
    }
}
