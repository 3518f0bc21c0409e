//! A browser asks to be told of a game while its page is not open.

use axum::Json;
use axum::extract::State as Shared;
use serde_json::{Value, json};
use view::Seat;

use crate::client::Address;
use crate::http::extract::{Bearer, Named};
use crate::key::Key;
use crate::limits::WORD_BYTES;
use crate::push::address::ENDPOINT_BYTES;
use crate::push::bell::Answered;
use crate::push::subscription::Subscription;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// `GET /api/push`: the key with which a browser subscribes; null where this server tells nobody.
pub(crate) async fn key(Shared(state): Shared<State>) -> Json<Value> {
    let answered = state.hall.resources.bell.answers();
    Json(json!({"key": answered.map(|by| by.book.vapid.public())}))
}

/// `POST /api/games/{game}/push`: the holder of a player's seat, or of that of a further member of his side, wants to be told. Sent again,
/// it changes nothing.
pub(crate) async fn subscribe(
    Shared(state): Shared<State>,
    from: Address,
    Bearer(key): Bearer,
    Named(game): Named<String>,
    mut fields: Fields,
) -> Result<Json<Value>, Refusal> {
    let resources = &state.hall.resources;
    let Some(Answered { book, reach }) = resources.bell.answers() else {
        return Err(Refusal::not_found("no-push", "This server tells nobody whose page is not open."));
    };
    let to = Subscription {
        endpoint: fields.text("endpoint", ENDPOINT_BYTES),
        p256dh: fields.text("p256dh", WORD_BYTES),
        auth: fields.text("auth", WORD_BYTES),
        language: fields.one_of("language", ("en", "en"), &[("de", "de")]).to_owned(),
    };
    for (field, why) in to.faults(*reach) {
        fields.wrong(field, why);
    }
    fields.finish()?;
    let (known, seat) = state.hall.authenticate(&game, &key).await?;
    if let Some(says) = why_untold(seat) {
        return Err(Refusal::foreign(says));
    }
    let key = Key::read(&key).ok_or_else(|| Refusal::foreign_key(known.id.as_str()))?;
    book.adds((&known.id, seat), (key.hash(), from), to, resources.now_ms());
    Ok(Json(json!({})))
}

/// Why nobody at this seat is told while his page is not open; none where he is.
fn why_untold(seat: Seat) -> Option<&'static str> {
    match seat {
        Seat::White | Seat::Black | Seat::Member(..) => None,
        Seat::Both => Some("Nobody is told of a game at one board: both players have one seat."),
        Seat::Arbiter | Seat::OtherArbiter(_) => {
            Some("Those who play are told of their game, and no arbiter is.")
        }
        Seat::Watch => Some("This link is for watching only."),
    }
}
