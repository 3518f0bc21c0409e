//! What a player tells the other beside the game.

use axum::Json;
use axum::extract::State as Shared;
use serde_json::{Value, json};
use store::GameId;

use crate::http::extract::{Bearer, Named};
use crate::key::Key;
use crate::limits::SAID_BYTES;
use crate::live::call::Call;
use crate::live::words::Word;
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// `POST /api/games/{game}/words`
pub(crate) async fn say(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
    fields: Fields,
) -> Result<Json<Value>, Refusal> {
    let word = read(fields)?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    let first = state.hall.ask(&game, |reply| Call::Tell { seat, word: word.clone(), reply }).await?;
    Ok(Json(first.map_or_else(|| json!({}), |rematch| json!({ "rematch": rematch }))))
}

/// Takes the field `rematch`, `chat` or `text`.
fn read(mut fields: Fields) -> Result<Word, Refusal> {
    let word = match (fields.has("rematch"), fields.has("chat")) {
        (true, _) => {
            let link = fields.text("rematch", SAID_BYTES);
            if !is_link(&link) {
                fields.wrong("rematch", "expected the link to a seat, such as /g/7k2m9q#KEY");
            }
            Word::Rematch(link)
        }
        (false, true) => Word::Reads(fields.one_of("chat", ("on", true), &[("off", false)])),
        (false, false) => {
            let text = fields.text("text", SAID_BYTES);
            if text.trim().is_empty() || text.chars().any(char::is_control) {
                fields.wrong("text", "expected one line of words");
            }
            Word::Says(text)
        }
    };
    fields.finish().map(|()| word)
}

/// A path to a seat on this server, and nothing different.
fn is_link(link: &str) -> bool {
    let parts = link.strip_prefix("/g/").and_then(|rest| rest.split_once('#'));
    parts.is_some_and(|(game, key)| GameId::new(game).is_ok() && Key::read(key).is_some())
}
