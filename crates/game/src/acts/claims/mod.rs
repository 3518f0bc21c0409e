//! Claims: which there are, whether one may be made now, and what follows from it.

pub(crate) mod check;
pub(crate) mod displaced;
pub(crate) mod draw;
pub(crate) mod forfeiture;
pub(crate) mod illegal_move;
pub(crate) mod removed;
pub(crate) mod resumed;
pub(crate) mod start;
pub(crate) mod time;
pub(crate) mod touched;
pub(crate) mod two_hands;

use board::Side;
use law::question::{DrawGround, StartGround};

use crate::act::claim::Claim;
use crate::act::person::Person;
use crate::acts::claims::check::{claims_about_check, claims_false_check, claims_in_check};
use crate::acts::claims::displaced::claims_displaced;
use crate::acts::claims::draw::{claims_draw, claims_of_draws};
use crate::acts::claims::forfeiture::{claims_forfeiture, claims_of_forfeiture};
use crate::acts::claims::illegal_move::claims_illegal_move;
use crate::acts::claims::removed::claims_removed;
use crate::acts::claims::resumed::{claims_of_resumption, claims_wrongly_resumed};
use crate::acts::claims::start::{claims_about_the_start, claims_start};
use crate::acts::claims::time::claims_of_time;
use crate::acts::claims::touched::{claims_about_moves, claims_touched};
use crate::acts::claims::two_hands::{claims_about_hands, claims_two_hands};
use crate::facts::removal::removals;
use crate::judging::flag::claims_time;
use crate::ruling::Ruling;
use crate::standing::option::{Open, Saying};
use crate::state::State;

pub(crate) fn claims(state: &mut State, who: Side, claim: Claim) -> Vec<Ruling> {
    match claim {
        Claim::Repetition => claims_draw(state, who, DrawGround::Repetition, None),
        Claim::FiftyMoves => claims_draw(state, who, DrawGround::FiftyMoves, None),
        Claim::PerpetualCheck => claims_draw(state, who, DrawGround::PerpetualCheck, None),
        Claim::TwoHands => claims_two_hands(state, who),
        Claim::ColoursReversed => claims_start(state, StartGround::Colours, who),
        Claim::IllegalMove(number) => claims_illegal_move(state, who, number),
        Claim::Touched(square) => claims_touched(state, who, square),
        Claim::Time => claims_time(state, who),
        Claim::WronglyResumed => claims_wrongly_resumed(state, who),
        Claim::BoardMisplaced => claims_start(state, StartGround::Board, who),
        Claim::MenMisplaced => claims_start(state, StartGround::Men, who),
        Claim::WrongFirstMove => claims_start(state, StartGround::FirstMove, who),
        Claim::Forfeiture(clause) => claims_forfeiture(state, who, clause),
        Claim::MenDisplaced => claims_displaced(state),
        Claim::Removed(square) => claims_removed(state, who, square),
        Claim::OddsNotGiven => claims_start(state, StartGround::MenLeftOn, who),
        Claim::FalseCheck => claims_false_check(state, who),
        Claim::InCheck => claims_in_check(state, who),
    }
}

pub(crate) fn claims_open(state: &State, who: Side, may: &mut Vec<Open>) {
    let claims = claims_about_moves(state, who)
        .into_iter()
        .chain(claims_about_hands(state, who))
        .chain(removals(state).into_iter().map(|square| (Claim::Removed(square), true)))
        .chain(claims_of_draws(state, who))
        .chain(claims_of_time(state, who))
        .chain(claims_of_resumption(state))
        .chain(claims_about_the_start(state))
        .chain(claims_about_check(state, who))
        .chain(claims_of_forfeiture(state, who));
    may.extend(claims.map(|(claim, ripe)| Open::plain(Person::Player(who), Saying::Claim(claim), ripe)));
}
