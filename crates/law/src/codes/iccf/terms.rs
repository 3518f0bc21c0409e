//! The conditions that the rules of ICCF name.

pub(super) use super::super::common::all::{
    ACCEPTS, BEGUN, CASTLING_BETWEEN, CASTLING_MOVED, CHECKMATED, DECLINES, KING_IN_CHECK, KING_TAKEN,
    MAN_BETWEEN, NO_OFFER_STANDS, OFFER_STANDS, OFFERS, OWN_MAN_THERE, PASSING_OVER, PROMOTED_AMISS,
    SEVERAL_MOVED, STALEMATED, WAY_OF_BISHOP, WAY_OF_KING, WAY_OF_KNIGHT, WAY_OF_PAWN, WAY_OF_PAWN_TAKING,
    WAY_OF_QUEEN, WAY_OF_ROOK,
};
pub(super) use super::super::common::newer::{
    ADVERSE_MAN_MOVED, CASTLING_CHECKED, DEAD, MADE_LEGALLY, MAN_TAKEN_OFF, NOT_FALLEN, NOT_PROMOTED,
    NOT_SETTLED_OTHERWISE, PLAYS_ON, SETTLED_OTHERWISE,
};
use crate::question::*;
use crate::rule::Term;

// Standstill, agreement, resignation

pub(super) const IN_ACCORD: &Term<Standstill> = &Term::new("the last move was legal", |f| f.lawful);
pub(super) const NOTHING_BARS: &Term<Agreement> = &Term::new("each has made a move", |f| f.bar == Bar::None);
pub(super) const TOO_EARLY: &Term<Agreement> =
    &Term::new("a side has made no move yet", |f| f.bar == Bar::TooEarly);
pub(super) const COULD_MATE_HIM_WHO_RESIGNS: &Term<Resignation> =
    &Term::of_truth("the opponent could still mate", |f| f.mate != Truth::No);
pub(super) const COULD_NOT_MATE_HIM_WHO_RESIGNS: &Term<Resignation> =
    &Term::of_truth("the opponent cannot mate by any series of legal moves", |f| f.mate == Truth::No);

// Draws that are claimed

pub(super) const THE_POSITION_CAME_BACK: &Term<DrawClaim> =
    &Term::new("repetition of the position is claimed", |f| f.ground == DrawGround::Repetition);
pub(super) const FIFTY_MOVES: &Term<DrawClaim> =
    &Term::new("fifty moves without progress are claimed", |f| f.ground == DrawGround::FiftyMoves);
pub(super) const ON_MOVE: &Term<DrawClaim> =
    &Term::new("the player who has the move claims it", |f| f.by == Claimant::Player);
pub(super) const NOT_ON_MOVE: &Term<DrawClaim> =
    &Term::new("the player who has not the move claims it", |f| f.by == Claimant::Opponent && known_here(f));
pub(super) const SO: &Term<DrawClaim> = &Term::of_truth("it is so", |f| f.truth == Truth::Yes);
pub(super) const NOT_SO: &Term<DrawClaim> = &Term::of_truth("it is not so", |f| f.truth != Truth::Yes);

fn known_here(facts: &DrawClaim) -> bool {
    matches!(facts.ground, DrawGround::Repetition | DrawGround::FiftyMoves)
}

// Time

pub(super) const EXCEEDED: &Term<Overstep> =
    &Term::new("more days were charged than were left for the moves", |f| f.fallen);
pub(super) const COULD_MATE: &Term<Overstep> =
    &Term::of_truth("the claimant could still mate", |f| f.mate != Truth::No);
pub(super) const COULD_NOT_MATE: &Term<Overstep> =
    &Term::of_truth("the claimant cannot mate by any series of legal moves", |f| f.mate == Truth::No);

// Silence, leave, reflection

pub(super) const FOURTEEN_DAYS: &Term<Silence> =
    &Term::new("he has not moved for fourteen days", |f| f.quiet == Quiet::First);
pub(super) const TWENTY_EIGHT_DAYS: &Term<Silence> =
    &Term::new("he has not moved for twenty-eight days", |f| f.quiet == Quiet::Second);
pub(super) const THIRTY_FIVE_DAYS: &Term<Silence> =
    &Term::new("he has not moved for thirty-five days", |f| f.quiet == Quiet::Last);
pub(super) const SILENT_TOO_LONG: &Term<Silence> =
    &Term::new("he has been silent for forty days, and has not said that he goes on", |f| {
        f.quiet == Quiet::TooLong && !f.notice
    });
pub(super) const SAID_NOTHING: &Term<Withdrawal> = &Term::new("he has said nothing of it", |f| f.silent);
pub(super) const SAID_SO: &Term<Withdrawal> = &Term::new("he has told the director", |f| !f.silent);
pub(super) const DAYS_ARE_LEFT: &Term<Leave> = &Term::new("so many days of leave are left", |f| f.enough);
pub(super) const NO_DAYS_LEFT: &Term<Leave> = &Term::new("so many days are not left", |f| !f.enough);
pub(super) const HIS_MOVE: &Term<LongReflection> = &Term::new("it is his move", |f| f.has_the_move);
pub(super) const NOT_HIS_MOVE: &Term<LongReflection> = &Term::new("it is not his move", |f| !f.has_the_move);

// Tables of endings

pub(super) const A_WIN: &Term<TableClaim> =
    &Term::new("a win is claimed", |f| f.few && f.has_the_move && f.says == TableSays::Won);
pub(super) const A_DRAW: &Term<TableClaim> =
    &Term::new("a draw is claimed", |f| f.few && f.has_the_move && f.says == TableSays::Drawn);
pub(super) const SEVEN_AT_MOST: &Term<TableClaim> =
    &Term::new("seven men or fewer are on the board", |f| f.few && f.has_the_move);
pub(super) const MORE_THAN_SEVEN: &Term<TableClaim> =
    &Term::new("more than seven men are on the board", |f| !f.few);
pub(super) const CLAIMED_OUT_OF_TURN: &Term<TableClaim> =
    &Term::new("the claimant has not the move", |f| !f.has_the_move);
pub(super) const BORNE_OUT: &Term<TableClaim> = &Term::new("a proof or the director bears it out", |f| {
    matches!(f.truth, TableTruth::Proved | TableTruth::Found)
});
pub(super) const NOT_BORNE_OUT: &Term<TableClaim> =
    &Term::new("a proof or the director shows that it is not so", |f| {
        matches!(f.truth, TableTruth::Disproved | TableTruth::FoundNotSo)
    });
pub(super) const NOT_DECIDED: &Term<TableClaim> =
    &Term::new("no proof has decided it", |f| f.truth == TableTruth::Open);

// Moves that are sent

pub(super) const ONE_TOLD: &Term<Communication> =
    &Term::new("one legal move is sent", |f| f.told == Told::One && !f.arrived);
pub(super) const ARRIVED: &Term<Communication> =
    &Term::new("the reply before it has been made", |f| f.told == Told::One && f.arrived);
pub(super) const REPLY_MADE: &Term<Supposition> =
    &Term::new("the reply was made", |f| f.reply == Assumed::Made);
pub(super) const OTHERWISE: &Term<Supposition> =
    &Term::new("another reply was made", |f| f.reply == Assumed::Otherwise);
pub(super) const AT_HOME: &Term<OwnBoard> =
    &Term::new("men are handled on a board of one's own", |f| f.did != Handled::Otherwise);

// Findings and records

pub(super) const BY_THE_DIRECTOR: &Term<Finding> = &Term::new("the director finds it", |f| f.third_party);
pub(super) const A_MOVE: &Term<Reading> =
    &Term::new("it means one legal move", |f| !matches!(f.recorded, Recorded::Nothing | Recorded::Several));
