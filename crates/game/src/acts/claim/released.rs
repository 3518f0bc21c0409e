//! The opponent had quitted a man on a square, and then moved differently.

use board::{Position, Side, Square};
use law::question::{BoundBy, Made, TouchClaim};
use law::{Cites, Effect};

use crate::facts::breach::may_still_claim;
use crate::facts::second_move::second_goes_back_by;
use crate::judging::claimable::Claimable;
use crate::judging::touch_claim::judges_breach;
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::sentences::right_ended::too_late;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) struct Released(pub Square);

/// The squares on which the opponent quitted a man in his last turn, and moved otherwise.
pub(crate) fn squares_released(state: &State, who: Side) -> Vec<Square> {
    let Some(index) = last_of_other(state, who).filter(|&index| may_still_claim(state, index)) else {
        return Vec::new();
    };
    Square::ALL.into_iter().filter(|&square| left(state, index, square)).collect()
}

fn last_of_other(state: &State, who: Side) -> Option<Ply> {
    state.line.last_made_by(|turn| turn.by() != who)
}

/// Whether a man was quitted there in this turn, as a part of a legal move, and the move that was made is another.
fn left(state: &State, index: Ply, square: Square) -> bool {
    let attempt = state.line[index].attempt();
    let against = |made: Made, by: BoundBy| made == Made::AgainstTouch && by == BoundBy::Release;
    attempt.making().is_some_and(|making| against(making.made(), making.bound_by()))
        && attempt.released().is_some_and(|bound| bound.moves.iter().any(|m| m.to() == square))
}

/// Whether the opponent's last move has brought a man there, where it stands still, or again.
fn stands_where_released(state: &State, who: Side, square: Square) -> bool {
    let own = |position: &Position| position.man_at(square).is_some_and(|man| man.side == !who);
    last_of_other(state, who).is_some_and(|index| !own(state.line[index].position()))
        && own(state.turn().position())
}

/// Whether the man that belongs there lies displaced elsewhere.
fn lies_elsewhere(state: &State, square: Square) -> bool {
    let belongs = state.turn().men().at(square);
    belongs.is_some_and(|man| state.tabletop.displaced().home_of(man) == Some(square))
}

/// Whether the opponent's last move is a second one in succession, and moved the man on that his first had brought there.
fn moved_on_after_his_move(state: &State, who: Side, square: Square) -> bool {
    let Some(turn) = state.line.turn_before().filter(|turn| turn.by() != who) else { return false };
    let moved = turn.attempt().making().and_then(|making| making.men().mover);
    turn.interrupted().is_some() && moved == Some(square)
}

/// What the claimant may have done with the second move, if that is still open.
fn second_move_remedy(state: &State, who: Side) -> String {
    let open = second_goes_back_by(state, who);
    let told = format!(": {} may require that the second man go back, or that both moves stand", who.name());
    open.map(|_| told).unwrap_or_default()
}

impl Claimable for Released {
    /// With the turn in which the man was moved on.
    type Facts = (TouchClaim, Option<Ply>);

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.released_claims
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let index = last_of_other(state, who).filter(|&index| left(state, index, self.0));
        let in_time = |index: Ply| state.line.is_last_made(index) && may_still_claim(state, index);
        let timely = index.is_none_or(in_time);
        (TouchClaim { breached: index.is_some(), bound_by: BoundBy::Release, illegal: false, timely }, index)
    }

    fn is_upheld(&self, state: &State, &(asked, _): &Self::Facts) -> bool {
        asked.breached && state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_)))
    }

    fn judge(self, state: &mut State, who: Side, (asked, index): Self::Facts) -> Vec<Ruling> {
        let (why, says) = match index {
            Some(index) => too_late(state, index, who),
            None if stands_where_released(state, who, self.0) && lies_elsewhere(state, self.0) => {
                let says = format!(
                    "The man that {} released on {} belongs there: it lies displaced, and may be put right.",
                    (!who).name(),
                    self.0
                );
                (Refusal::NotSo, says)
            }
            None if stands_where_released(state, who, self.0) => {
                let (other, square) = ((!who).name(), self.0);
                let is_there = state.tabletop.men().at(square) == state.turn().men().at(square);
                let says = match is_there {
                    true => format!("The man that {other} released on {square} stands there."),
                    false => {
                        format!("The man that {other} released on {square} belongs there: that was the move.")
                    }
                };
                (Refusal::NotSo, says)
            }
            None if moved_on_after_his_move(state, who, self.0) => {
                let says = format!(
                    "{} released the man on {}, and that was his move. He moved it on in a second move in succession{}.",
                    (!who).name(),
                    self.0,
                    second_move_remedy(state, who)
                );
                (Refusal::NotSo, says)
            }
            None => {
                let says =
                    format!("{} did not release a man on {} and then move it on.", (!who).name(), self.0);
                (Refusal::NotSo, says)
            }
        };
        let of_second = second_goes_back_by(state, who);
        let besides = of_second.filter(|_| moved_on_after_his_move(state, who, self.0));
        judges_breach(state, asked, index, (why, says), Cites::from(besides.unwrap_or_default()))
    }
}
