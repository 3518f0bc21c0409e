//! The seats that anybody may take.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State as Shared;
use serde::Serialize;
use store::GameId;

use crate::admission::Room;
use crate::client::Address;
use crate::http::extract::Named;
use crate::http::seats::{Taken, drawn, line};
use crate::live::lobby::OpenSeat;
use crate::live::names::{legibly_called, name};
use crate::live::present::NAMED;
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
    /// What those are called who look at this list, and those who offer a seat, if they have said it.
    names: Vec<String>,
    seats: Vec<OpenSeat>,
}

/// What a page draws for itself is no longer.
const VISITOR_BYTES: usize = 32;

/// `GET /api/seats`: for whoever is not counted.
pub(crate) async fn list(Shared(state): Shared<State>) -> Json<Lobby> {
    Json(told(&state))
}

/// `POST /api/seats`: a page shows the list. What its reader is called stands in no address, which others write down.
pub(crate) async fn looks(
    Shared(state): Shared<State>,
    from: Address,
    mut fields: Fields,
) -> Result<Json<Lobby>, Refusal> {
    // What the page has drawn for itself, so that it is counted once.
    let page = fields.text("visitor", VISITOR_BYTES);
    let name = fields.text_or_null("name");
    fields.finish()?;
    let resources = &state.hall.resources;
    // Nobody is kept from the list by a name that cannot be shown.
    let name = name.as_deref().and_then(legibly_called);
    resources.present.visits(&page, from, name, resources.now_ms());
    Ok(Json(told(&state)))
}

fn told(state: &State) -> Lobby {
    let resources = &state.hall.resources;
    let now_ms = resources.now_ms();
    let seats = resources.lobby.list(now_ms);
    let (visitors, looking) = resources.present.told(now_ms);
    let offering = seats.iter().filter_map(OpenSeat::offered_by).map(str::to_owned);
    let names: BTreeSet<String> = looking.into_iter().chain(offering).collect();
    let names = names.into_iter().take(NAMED).collect();
    Lobby { here: state.admission.held(Room::Socket), visitors, names, seats }
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
    Ok(Json(Taken::of(&game, seat, to, watchers, &[])))
}
