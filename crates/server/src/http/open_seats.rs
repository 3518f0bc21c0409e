//! The seats that anybody may take.

use axum::Json;
use axum::extract::State as Shared;
use serde::Serialize;
use store::GameId;

use crate::admission::Room;
use crate::client::Address;
use crate::http::extract::Named;
use crate::http::seats::{Taken, drawn, line};
use crate::live::lobby::OpenSeat;
use crate::live::names::name;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// Who is here, and who waits for somebody.
#[derive(Serialize)]
pub(crate) struct Lobby {
    /// How many sockets are open at games.
    here: usize,
    seats: Vec<OpenSeat>,
}

/// `GET /api/seats`
pub(crate) async fn list(Shared(state): Shared<State>) -> Json<Lobby> {
    let resources = &state.hall.resources;
    Json(Lobby { here: state.admission.held(Room::Socket), seats: resources.lobby.list(resources.now_ms()) })
}

/// `POST /api/seats/{game}`. As with an invitation, the client draws the key of the seat.
pub(crate) async fn take(
    Shared(state): Shared<State>,
    from: Address,
    Named(game): Named<String>,
    mut fields: Fields,
) -> Result<Json<Taken>, Refusal> {
    let to = drawn(&mut fields);
    let name = name(&mut fields, "name");
    fields.finish()?;
    let to = to.ok_or_else(|| Refusal::broken("a key was read and lost"))?;
    let id = GameId::new(game.as_str()).map_err(|_| Refusal::no_such_game(&game))?;
    state.admission.new_game(from)?;
    let (game, seat, invitation) = state.hall.take_open(&id, to, line(name)?).await?;
    state.hall.sits_down(&game).await;
    let watchers = state.hall.watchers(&game, invitation).await?;
    Ok(Json(Taken::of(&game, seat, to, watchers)))
}
