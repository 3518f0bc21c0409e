//! Proofs about any position, such as one of a record. Nothing of it is kept.

use axum::Json;
use axum::extract::State as Shared;
use board::{Admits, Movement, Setup};
use proof::Bound;
use view::Exhibit;

use crate::client::Address;
use crate::labour::Bench;
use crate::limits::{PROOF_STATES, START_BYTES};
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// `POST /api/proofs`: who can still mate in a position.
pub(crate) async fn who_mates(
    Shared(state): Shared<State>,
    from: Address,
    mut fields: Fields,
) -> Result<Json<Exhibit>, Refusal> {
    let fen = fields.text("fen", START_BYTES);
    let position = fen.parse::<Setup>().map_err(|why| why.to_string()).and_then(|setup| {
        setup.position_under(&Movement::ORDINARY, Admits::NOTHING).map_err(|why| why.to_string())
    });
    if let Err(why) = &position
        && !fen.is_empty()
    {
        fields.wrong("fen", why);
    }
    fields.finish()?;
    let position = position.map_err(|why| Refusal::bad_request("This is not a position.").because([why]))?;
    state.admission.proof(from)?;
    let turn = state.hall.resources.labour.turn(from, Bench::Proof).await?;
    turn.does(move || Exhibit::of_who_mates(&position, Bound { states: PROOF_STATES })).await.map(Json)
}
