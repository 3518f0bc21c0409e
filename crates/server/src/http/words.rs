//! What a player tells the other beside the game.

use axum::Json;
use axum::extract::State as Shared;
use serde_json::{Value, json};
use store::GameId;
use view::Seat;

use crate::http::extract::{Bearer, Named};
use crate::key::Key;
use crate::legible::fault;
use crate::limits::SAID_BYTES;
use crate::live::call::Call;
use crate::live::words::{ForOthers, NoRematch, Rematch, Word, player};
use crate::state::State;
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// `POST /api/games/{game}/words`
pub(crate) async fn say(
    Shared(state): Shared<State>,
    Bearer(key): Bearer,
    Named(game): Named<String>,
    mut fields: Fields,
) -> Result<Json<Value>, Refusal> {
    let shown = shown(&mut fields);
    let (mut word, own) = read(fields)?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    if let (Word::Rematch(Rematch { link, own: is_own }), Some(own)) = (&mut word, own) {
        *is_own = waits_there(&state, link, &own).await?;
    }
    lead_there(&state, &word, &shown).await?;
    let way = state.hall.ask(&game, |reply| Call::Tell { seat, word: word.clone(), reply }).await?;
    match (word, way) {
        (Word::Rematch(_), Some(rematch)) => return Ok(Json(json!({ "rematch": rematch }))),
        // Who asked may be waiting there. Nobody minds if that game is gone.
        (Word::NoRematch(NoRematch::Declined), Some(link)) => drop(stays_away(&state, &link).await),
        (Word::Rematch(_), None) if shown != ForOthers::default() => {
            state
                .hall
                .ask(&game, |reply| Call::Tell { seat, word: Word::Shows(shown.clone()), reply })
                .await?;
        }
        _ => {}
    }
    Ok(Json(json!({})))
}

/// Whether a key opens the seat of the player who waits where a link invites the other.
async fn waits_there(state: &State, link: &str, own: &str) -> Result<bool, Refusal> {
    let Some((game, key)) = seat_of(link) else { return Ok(false) };
    let (_, waits) = state.hall.authenticate(game, own).await?;
    let invited = state.hall.invitation(game, key).await?.and_then(|(_, seat)| player(seat));
    Ok(invited.is_some() && player(waits) == invited.map(|side| !side))
}

/// The fields `watch` and `arbiter`, which may come with `rematch`.
fn shown(fields: &mut Fields) -> ForOthers {
    if !fields.has("rematch") {
        return ForOthers::default();
    }
    ForOthers { watch: fields.text_or_null("watch"), arbiter: fields.text_or_null("arbiter") }
}

/// Whether the ways that others are shown lead to the game of the rematch, and to no seat of a player.
async fn lead_there(state: &State, word: &Word, shown: &ForOthers) -> Result<(), Refusal> {
    let Word::Rematch(offered) = word else { return Ok(()) };
    let wrong =
        || Refusal::foreign("This link does not lead those who watch, or the arbiter, to the rematch.");
    let next = seat_of(&offered.link).map(|(game, _)| game);
    let key_of = |link: &str| {
        let there = seat_of(link).filter(|(game, _)| Some(*game) == next);
        there.map(|(game, key)| (game.to_owned(), key.to_owned())).ok_or_else(wrong)
    };
    if let Some(link) = &shown.watch {
        let (game, key) = key_of(link)?;
        let (_, seat) = state.hall.authenticate(&game, &key).await?;
        (seat == Seat::Watch).then_some(()).ok_or_else(wrong)?;
    }
    if let Some(link) = &shown.arbiter {
        let (game, key) = key_of(link)?;
        let invited = state.hall.invitation(&game, &key).await?;
        invited.filter(|(_, seat)| *seat == Seat::Arbiter).ok_or_else(wrong)?;
    }
    Ok(())
}

/// The rematch is told that he who was invited there does not come.
async fn stays_away(state: &State, link: &str) -> Result<(), Refusal> {
    let Some((game, key)) = seat_of(link) else { return Ok(()) };
    let Some((game, seat)) = state.hall.invitation(game, key).await? else { return Ok(()) };
    state.hall.ask(&game, |reply| Call::Tell { seat, word: Word::StaysAway, reply }).await.map(drop)
}

/// Takes the field `rematch`, `no_rematch`, `chat` or `text`. With `rematch` comes the key of who has set that game up, by which he
/// shows that it is his.
fn read(mut fields: Fields) -> Result<(Word, Option<String>), Refusal> {
    let mut own = None;
    let word = match (fields.has("rematch"), fields.has("chat")) {
        (false, _) if fields.has("no_rematch") => {
            let ended = [("withdrawn", NoRematch::Withdrawn)];
            Word::NoRematch(fields.one_of("no_rematch", ("declined", NoRematch::Declined), &ended))
        }
        (true, _) => {
            let link = fields.text("rematch", SAID_BYTES);
            if seat_of(&link).is_none() {
                fields.wrong("rematch", "expected the link to a seat, such as /g/7k2m9q#KEY");
            }
            own = fields.text_or_null("key");
            Word::Rematch(Rematch { link, own: false })
        }
        (false, true) => Word::Reads(fields.one_of("chat", ("on", true), &[("off", false)])),
        (false, false) => {
            let text = fields.text("text", SAID_BYTES);
            if text.trim().is_empty() {
                fields.wrong("text", "expected one line of words");
            } else if let Some(why) = fault(&text) {
                fields.wrong("text", why);
            }
            Word::Says(text)
        }
    };
    fields.finish().map(|()| (word, own))
}

/// The game and the key of a path to a seat on this server; none of anything different.
fn seat_of(link: &str) -> Option<(&str, &str)> {
    let parts = link.strip_prefix("/g/").and_then(|rest| rest.split_once('#'));
    parts.filter(|(game, key)| GameId::new(*game).is_ok() && Key::read(key).is_some())
}
