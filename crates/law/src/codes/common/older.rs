//! Conditions that the codes of the clubs word alike.

use crate::question::*;
use crate::rule::Term;

// Touching

pub(crate) const NO_ADVERSE: &Term<Touching> =
    &Term::new("no adverse man was touched", |f| f.adverse == Adverse::None);
pub(crate) const SOME_ADVERSE: &Term<Touching> =
    &Term::new("an adverse man was touched", |f| f.adverse != Adverse::None);
pub(crate) const ONE_OWN_MOVABLE: &Term<Touching> =
    &Term::new("one own man was touched, which can move", |f| f.own == Own::OneMovable);

// Excuse

pub(crate) const ON_HIS_OWN_TURN: &Term<Excuse> = &Term::new("it is his own turn", |f| f.own_turn);
pub(crate) const OUT_OF_TURN: &Term<Excuse> = &Term::new("it is not his turn", |f| !f.own_turn);
pub(crate) const PUTTING_RIGHT: &Term<Excuse> =
    &Term::new("a man was put right that an accident had displaced", |f| f.ground == Ground::Rectifying);
pub(crate) const NOTICE_GIVEN: &Term<Excuse> =
    &Term::new("he gave notice", |f| matches!(f.ground, Ground::Notice | Ground::NoticeAndConsent));

// TouchClaim

pub(crate) const NOT_BREACHED: &Term<TouchClaim> =
    &Term::new("no own man touched was left for another", |f| !f.breached && f.bound_by != BoundBy::Adverse);

// Exaction

pub(crate) const IN_TIME: &Term<Exaction> =
    &Term::new("the right to exact it is open", |f| f.right == Right::Open);
pub(crate) const TOO_LATE: &Term<Exaction> =
    &Term::new("its holder has touched a man since", |f| matches!(f.right, Right::Touched | Right::Moved));
pub(crate) const FORFEITED: &Term<Exaction> =
    &Term::new("he has required for that offence what no legal move can do", |f| f.right == Right::Forfeited);
pub(crate) const POSSIBLE: &Term<Exaction> = &Term::new("a legal move fulfils it", |f| f.possible);
pub(crate) const IMPOSSIBLE: &Term<Exaction> = &Term::new("no legal move fulfils it", |f| !f.possible);

// Naming

pub(crate) const PAWN_WAITS: &Term<Naming> = &Term::new("a Pawn stands on its last rank", |f| f.pawn_waits);
pub(crate) const NO_PAWN_WAITS: &Term<Naming> =
    &Term::new("no Pawn stands on its last rank", |f| !f.pawn_waits);

// Standstill

pub(crate) const UNOBJECTED: &Term<Standstill> =
    &Term::new("nobody can object to the last move", |f| f.lawful);

// Transfer

pub(crate) const AGAINST_REQUIREMENT: &Term<Transfer> =
    &Term::new("the move is not the one that was exacted", |f| f.made == Made::AgainstRequirement);

// Attention

pub(crate) const ASCERTAINED: &Term<Attention> = &Term::new("the position is known", |f| f.known);
pub(crate) const NOT_ASCERTAINED: &Term<Attention> =
    &Term::new("the position cannot be ascertained", |f| !f.known);

// StartClaim

pub(crate) const FIRST_MOVE: &Term<StartClaim> =
    &Term::new("the first move is in question", |f| f.ground == StartGround::FirstMove);

// Agreement

pub(crate) const PLAYS_ON: &Term<Agreement> =
    &Term::new("the opponent has completed a move instead", |f| f.word == Word::PlaysOn);

// DrawClaim

pub(crate) const RECURRENCE: &Term<DrawClaim> =
    &Term::new("repetition of the position is claimed", |f| f.ground == DrawGround::Repetition);
pub(crate) const SO: &Term<DrawClaim> = &Term::of_truth("it is proved", |f| f.truth == Truth::Yes);
pub(crate) const NOT_PROVED: &Term<DrawClaim> =
    &Term::of_truth("it is not proved", |f| f.truth != Truth::Yes);

// Conduct

pub(crate) const MEN_UPSET: &Term<Conduct> =
    &Term::new("the men were upset, not by accident", |f| f.matter == Matter::MenUpset);

// Adjournment

pub(crate) const BROKEN_OFF: &Term<Adjournment> =
    &Term::new("the game is adjourned", |f| f.step == Step::Adjourns);
