//! The seats that anybody may take.

use axum::Json;
use axum::extract::State as Shared;
use axum::http::Uri;
use serde::{Deserialize, Serialize};
use store::GameId;

use crate::admission::Room;
use crate::client::Address;
use crate::http::extract::{Named, query};
use crate::http::seats::{Taken, drawn, line};
use crate::legible::fault;
use crate::limits::NAME_BYTES;
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
    /// How many pages show this list.
    visitors: usize,
    /// What those are called who are here and have said it.
    names: Vec<String>,
    seats: Vec<OpenSeat>,
}

/// Whose page asks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asking {
    /// What the page has drawn for itself, so that it is counted once.
    visitor: Option<String>,
    /// What its reader is called.
    name: Option<String>,
}

/// What a page draws for itself is no longer.
const VISITOR_BYTES: usize = 32;

/// `GET /api/seats?visitor=X&name=Anna`
pub(crate) async fn list(
    Shared(state): Shared<State>,
    from: Address,
    uri: Uri,
) -> Result<Json<Lobby>, Refusal> {
    let Asking { visitor, name } = query(&uri)?;
    let resources = &state.hall.resources;
    let now_ms = resources.now_ms();
    if let Some(page) = visitor.filter(|page| page.len() <= VISITOR_BYTES) {
        let legible =
            |name: &String| !name.trim().is_empty() && name.len() <= NAME_BYTES && fault(name).is_none();
        resources.lobby.2.visits(&page, from, name.filter(legible), now_ms);
    }
    let (visitors, names) = resources.lobby.2.told(now_ms);
    let seats = resources.lobby.list(now_ms);
    Ok(Json(Lobby { here: state.admission.held(Room::Socket), visitors, names, seats }))
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
