//! The claims, one line for each. A new claim needs a file and a line.

pub(crate) mod boards;
pub(crate) mod displaced;
pub(crate) mod draw;
pub(crate) mod false_check;
pub(crate) mod forfeiture;
pub(crate) mod hear;
pub(crate) mod illegal_move;
pub(crate) mod in_check;
pub(crate) mod normal_means;
pub(crate) mod released;
pub(crate) mod removed;
pub(crate) mod resumed;
pub(crate) mod said;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod time;
pub(crate) mod touched;
pub(crate) mod two_hands;

use board::Side;
use law::question::{DrawGround, StartGround, TableSays};
use law::{Provision, provided};

use crate::act::claim::Claim;
use crate::act::person::Person;
use crate::acts::claim::boards::BoardsDiffer;
use crate::acts::claim::displaced::Displaced;
use crate::acts::claim::draw::Draw;
use crate::acts::claim::false_check::FalseCheckSaid;
use crate::acts::claim::forfeiture::{Forfeited, clauses};
use crate::acts::claim::illegal_move::{IllegalMove, no_number};
use crate::acts::claim::in_check::KingInCheck;
use crate::acts::claim::normal_means::NoNormalMeans;
use crate::acts::claim::released::{Released, squares_released};
use crate::acts::claim::removed::{Removed, squares_emptied};
use crate::acts::claim::resumed::WronglyResumed;
use crate::acts::claim::said::{WasSaid, squares_touched};
use crate::acts::claim::start::StartMistaken;
use crate::acts::claim::table::ByTable;
use crate::acts::claim::time::TimeExceeded;
use crate::acts::claim::touched::{Touched, squares_in_question};
use crate::acts::claim::two_hands::{TwoHands, counts_as_illegal};
use crate::facts::communication::{lacks_shared_board, needs_shared_board};
use crate::facts::illegal_move::{illegal_turn_claimed, offender};
use crate::facts::removal::move_of_removal;
use crate::judging::claimable::Claimable;
use crate::ruling::Ruling;
use crate::sentences::claims::what_is_claimed;
use crate::standing::option::{Open, Saying, WrongClaim};
use crate::state::State;
use crate::state::waiting::Said;

/// A man that was taken off by mistake before a reply is claimed as an illegal move is: the turn begins again. A move made
/// with both hands, where it counts as an illegal move, may be claimed as one if none was made.
fn as_judged(state: &State, who: Side, claim: Claim) -> Claim {
    match claim {
        Claim::IllegalMove(None) if !claims_one(state, who) && counts_as_illegal(state, who) => {
            Claim::TwoHands
        }
        Claim::Removed(square) => {
            move_of_removal(state, square).map_or(claim, |number| Claim::IllegalMove(Some(number)))
        }
        _ => claim,
    }
}

/// Whether there is an illegal move that such a claim means: of the other side's, if the claim is of those.
fn claims_one(state: &State, who: Side) -> bool {
    let others = provided(state.law().code, Provision::ClaimIsOfTheOthersMove).is_some();
    illegal_turn_claimed(state, who, None).is_some_and(|index| !others || offender(state, index) != who)
}

/// Makes of one table the answer to every claim and the list of those that can be made: in the order of the table,
/// and of a claim that names something, once for each that could be named now.
macro_rules! claims {
    ($($claim:ident $(($named:ident in $each:ident))? => $file:expr,)*) => {
        /// What the laws say to a claim.
        pub(crate) fn claims(state: &mut State, who: Side, claim: Claim) -> Vec<Ruling> {
            match as_judged(state, who, claim) {
                $(Claim::$claim $(($named))? => $file.answer(state, who),)*
            }
        }

        /// The claims that this side can make now.
        pub(crate) fn claims_open(state: &State, who: Side, may: &mut Vec<Open>) {
            let own_boards = !lacks_shared_board(state).is_empty();
            let mut list = |claim: Claim, listed: Option<(bool, Option<WrongClaim>)>| {
                let listed = match (claim, as_judged(state, who, claim)) {
                    (Claim::IllegalMove(_), Claim::TwoHands) => TwoHands.listed(state, who),
                    _ => listed,
                };
                let listed = listed.filter(|_| !(own_boards && needs_shared_board(state, claim)));
                may.extend(listed.map(|(ripe, wrong)| {
                    let open = Open::plain(Person::Player(who), Saying::Claim(claim), ripe);
                    open.about(what_is_claimed(state, claim), wrong)
                }));
            };
            $(claims!(@list list, state, who, $claim $(($named in $each))? => $file);)*
        }
    };
    (@list $list:ident, $state:ident, $who:ident, $claim:ident => $file:expr) => {
        $list(Claim::$claim, $file.listed($state, $who))
    };
    (@list $list:ident, $state:ident, $who:ident, $claim:ident($named:ident in $each:ident) => $file:expr) => {
        for $named in $each($state, $who) {
            $list(Claim::$claim($named), $file.listed($state, $who));
        }
    };
}

claims! {
    IllegalMove(number in no_number) => IllegalMove { named: number, agreed: false },
    Touched(square in squares_in_question) => Touched(square),
    TwoHands => TwoHands,
    MenDisplaced => Displaced,
    Removed(square in squares_emptied) => Removed(square),
    Repetition => Draw::now(DrawGround::Repetition),
    FiftyMoves => Draw::now(DrawGround::FiftyMoves),
    PerpetualCheck => Draw::now(DrawGround::PerpetualCheck),
    NoNormalMeans => NoNormalMeans,
    Time => TimeExceeded,
    WronglyResumed => WronglyResumed,
    BoardMisplaced => StartMistaken(StartGround::Board),
    MenMisplaced => StartMistaken(StartGround::Men),
    WrongFirstMove => StartMistaken(StartGround::FirstMove),
    ColoursReversed => StartMistaken(StartGround::Colours),
    ClockWronglySet => StartMistaken(StartGround::Clock),
    OddsNotGiven => StartMistaken(StartGround::MenLeftOn),
    FalseCheck => FalseCheckSaid,
    InCheck => KingInCheck,
    Forfeiture(clause in clauses) => Forfeited(clause),
    Released(square in squares_released) => Released(square),
    Adjusted(square in squares_touched) => WasSaid(Said::Adjusted(square)),
    Resigned => WasSaid(Said::Resigned),
    DrawOffered => WasSaid(Said::DrawOffered),
    DrawAgreed => WasSaid(Said::DrawAgreed),
    BoardsDiffer => BoardsDiffer,
    TableWin => ByTable::now(TableSays::Won),
    TableDraw => ByTable::now(TableSays::Drawn),
}
