//! A seat gets another key: it is taken by who was invited, or its key is renewed.

use axum::Json;
use axum::extract::State as Shared;
use serde::Serialize;
use store::{GameId, Line};
use view::Seat;

use crate::http::extract::{Bearer, Named};
use crate::key::Key;
use crate::limits::WORD_BYTES;
use crate::live::names::name;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// A seat, and the link that now leads to it.
#[derive(Serialize)]
pub(crate) struct Taken {
    game: String,
    role: Seat,
    link: String,
    /// For those who watch, where the seat was taken by an invitation.
    #[serde(skip_serializing_if = "Option::is_none")]
    watch: Option<String>,
    /// To the seats of the further members of his side, which they have not taken yet; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    further: Vec<FurtherLink>,
}

/// The link to a further seat, with whose it is.
#[derive(Serialize)]
pub(crate) struct FurtherLink {
    seat: Seat,
    link: String,
}

impl FurtherLink {
    pub(crate) fn of(game: &GameId, seat: Seat, key: Key) -> FurtherLink {
        FurtherLink { seat, link: link(game, key) }
    }
}

/// The link to the seat that a key opens.
pub(crate) fn link(game: &GameId, key: Key) -> String {
    format!("/g/{game}#{}", key.text())
}

impl Taken {
    pub(crate) fn of(
        game: &GameId,
        seat: Seat,
        key: Key,
        watch: Option<Key>,
        further: &[(Seat, Key)],
    ) -> Taken {
        let watch = watch.map(|key| link(game, key));
        let further = further.iter().map(|&(seat, key)| FurtherLink::of(game, seat, key)).collect();
        Taken { role: seat, link: link(game, key), watch, further, game: game.as_str().to_owned() }
    }
}

/// The field `key`: the key that the client has drawn; none, and noted, where it is none.
pub(crate) fn drawn(fields: &mut Fields) -> Option<Key> {
    let key = Key::read(&fields.text("key", WORD_BYTES));
    if key.is_none() {
        fields.wrong("key", "expected 26 digits of base 32, which are 128 random bits");
    }
    key
}

/// A name as the log keeps it.
pub(crate) fn line(name: Option<String>) -> Result<Option<Line>, Refusal> {
    name.map(Line::new).transpose().map_err(Refusal::broken)
}

/// `POST /api/games/{game}/seat`. The client draws the new key, so that it can send the request again if the answer is lost.
pub(crate) async fn take(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
    mut fields: Fields,
) -> Result<Json<Taken>, Refusal> {
    let to = drawn(&mut fields);
    let watch = fields.one_of("seat", ("own", false), &[("watch", true)]);
    let name = name(&mut fields, "name");
    fields.finish()?;
    let to = to.ok_or_else(|| Refusal::broken("a key was read and lost"))?;
    let (game, seat) = state.hall.rekey(&game, &key, watch, to, line(name)?).await?;
    state.hall.sits_down(&game).await;
    let from = Key::read(&key);
    let watchers = state.hall.watchers(&game, from.map(Key::hash)).await?;
    let further = state.hall.invites_beside(&game, seat, from, to).await?;
    Ok(Json(Taken::of(&game, seat, to, watchers, &further)))
}
