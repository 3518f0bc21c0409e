//! What a bare King comes to by the laws of a game, for a record of its moves.

use board::Position;
use law::question::{Standstill, State as BoardState};
use law::{Cites, InForce};

use crate::effects::end::meaning;
use crate::facts::end::{bared, board_state};
use crate::result::{EndReason, GameResult};

/// What a position comes to because a side has nothing but its King, and by which articles; none where play goes on, where nobody is bared, and where
/// mate or stalemate ends the game instead.
///
/// ```
/// use board::{Admits, RuleChoices, Setup, Side};
/// use jadoube_game::result::{EndReason, GameResult};
/// use law::{Regulations, codes};
///
/// let shatranj = codes::find("shatranj").ok_or("no such code")?.under(&Regulations::default());
/// let bare: Setup = "3k4/8/8/8/8/8/R7/4K3 w - - 0 1".parse()?;
/// let position = bare.position_under(&RuleChoices::SHATRANJ.movement(), Admits::NOTHING)?;
/// let ended = jadoube_game::ends_by_bare_king(shatranj, &position).map(|(result, reason, _)| (result, reason));
/// assert_eq!(ended, Some((GameResult::Won(Side::White), EndReason::BareKing)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn ends_by_bare_king(law: InForce, position: &Position) -> Option<(GameResult, EndReason, Cites)> {
    let state = bared(position)?;
    if board_state(position).is_some_and(|ended| ended != BoardState::OnlyPassing) {
        return None;
    }
    let asked = law::ask(law, Standstill { state, lawful: true, declared: false });
    let mut answers = asked.unwrap_or_else(|conflict| panic!("{}: {conflict}", law.id()));
    let (outcome, articles) = answers.take_end()?;
    let (result, reason) = meaning(outcome, position.turn());
    reason.map(|reason| (result, reason, articles))
}
