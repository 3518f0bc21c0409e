//! Proofs for whoever looks at a position of a record: nothing of it is kept.

use axum::Json;
use axum::extract::State as Shared;
use board::{Admits, Movement, Setup};
use proof::Bound;
use serde_json::Value;
use tokio::task::spawn_blocking;
use view::Exhibit;

use crate::api::State;
use crate::fields::Fields;
use crate::limits::{PROOF_STATES, START_BYTES};
use crate::refusal::Refusal;

/// `POST /api/proofs`: who can still mate in a position.
pub(crate) async fn who_mates(
    Shared(state): Shared<State>,
    mut fields: Fields,
) -> Result<Json<Value>, Refusal> {
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
    let position = position.map_err(|why| Refusal::bad_request("This is no position.").because([why]))?;
    state.hall.admit_proof()?;
    let place = state.hall.place_for_proof()?;
    let proved = spawn_blocking(move || {
        let _place = place;
        Exhibit::of_who_mates(&position, Bound { states: PROOF_STATES })
    });
    let shown = proved.await.map_err(Refusal::broken)?;
    serde_json::to_value(shown).map(Json).map_err(Refusal::broken)
}
