//! What a player tells the other beside the game, and the members of a side each other.

use axum::Json;
use axum::extract::State as Shared;
use serde_json::{Value, json};
use store::GameId;
use view::Seat;

use crate::client::{Address, Caller};
use crate::http::extract::{AtGame, Bearer, Named};
use crate::key::Key;
use crate::legible::fault;
use crate::limits::SAID_BYTES;
use crate::live::call::Call;
use crate::live::hall::Hall;
use crate::live::words::{ForOthers, NoRematch, Rematch, Word, player};
use crate::state::State;
use crate::wire::act::{ActRequest, Asked};
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;

/// `POST /api/games/{game}/words`
pub(crate) async fn say(
    (Shared(state), from, Bearer(key), Named(game)): AtGame,
    mut fields: Fields,
) -> Result<Json<Value>, Refusal> {
    let mut shown = shown(&mut fields);
    let further = if fields.has("rematch") { fields.texts("further") } else { Vec::new() };
    let (mut word, own) = read(fields)?;
    let (game, seat) = state.hall.authenticate(&game, &key).await?;
    if matches!(word, Word::Confers(_)) && !Hall::consults(&game, seat) {
        return Err(Refusal::foreign("Only the members of a side talk among themselves."));
    }
    if let (Word::Rematch(Rematch { link, own: is_own }), Some(own)) = (&mut word, own) {
        *is_own = waits_there(&state, link, &own).await?;
    }
    lead_there(&state, &word, &shown).await?;
    shown.further = further_seats(&state, seat, &word, further).await?;
    let way = state.hall.ask(&game, |reply| Call::Tell { seat, word: word.clone(), reply }).await?;
    match (word, way) {
        (Word::Rematch(_), Some(rematch)) => return Ok(Json(json!({ "rematch": rematch }))),
        // Who asked may be waiting there. Nobody minds if that game is gone.
        (Word::NoRematch(how), Some(link)) => drop(is_not_played(&state, &link, how, from).await),
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
    let [watch, arbiter] = ["watch", "arbiter"].map(|name| fields.text_or_null(name));
    ForOthers { watch, arbiter, further: Vec::new() }
}

/// Whether the ways that others are shown lead to the game of the rematch, and to no seat of a player.
async fn lead_there(state: &State, word: &Word, shown: &ForOthers) -> Result<(), Refusal> {
    let Word::Rematch(offered) = word else { return Ok(()) };
    if let Some(link) = &shown.watch {
        let (game, key) = at_the_rematch(offered, link)?;
        let (_, seat) = state.hall.authenticate(game, key).await?;
        (seat == Seat::Watch).then_some(()).ok_or_else(leads_elsewhere)?;
    }
    if let Some(link) = &shown.arbiter {
        let invited = invited_there(state, offered, link).await?;
        (invited == Some(Seat::Arbiter)).then_some(()).ok_or_else(leads_elsewhere)?;
    }
    Ok(())
}

/// The ways to further seats of the rematch, each with the seat at this game whose holder is shown it. A member stays with his player,
/// who may have the other colour there.
async fn further_seats(
    state: &State,
    speaker: Seat,
    word: &Word,
    further: Vec<(String, String)>,
) -> Result<Vec<(Seat, String)>, Refusal> {
    let Word::Rematch(offered) = word else { return Ok(Vec::new()) };
    let mut ways = Vec::new();
    if further.is_empty() {
        return Ok(ways);
    }
    let other = invited_there(state, offered, &offered.link).await?.and_then(player);
    let kept = other.map(|side| !side) == player(speaker);
    for (seat, link) in further {
        let invited =
            invited_there(state, offered, &link).await?.filter(|invited| invited.to_string() == seat);
        let holder = match invited.ok_or_else(leads_elsewhere)? {
            Seat::Member(side, number) => Seat::Member(if kept { side } else { !side }, number),
            arbiter @ Seat::OtherArbiter(_) => arbiter,
            _ => return Err(leads_elsewhere()),
        };
        ways.push((holder, link));
    }
    Ok(ways)
}

/// The seat at the rematch to which a link invites.
async fn invited_there(state: &State, offered: &Rematch, link: &str) -> Result<Option<Seat>, Refusal> {
    let (game, key) = at_the_rematch(offered, link)?;
    Ok(state.hall.invitation(game, key).await?.map(|(_, seat)| seat))
}

/// The game and the key of a link that leads to the rematch.
fn at_the_rematch<'l>(offered: &Rematch, link: &'l str) -> Result<(&'l str, &'l str), Refusal> {
    let next = seat_of(&offered.link).map(|(game, _)| game);
    seat_of(link).filter(|(game, _)| Some(*game) == next).ok_or_else(leads_elsewhere)
}

fn leads_elsewhere() -> Refusal {
    Refusal::foreign(
        "This link does not lead those who watch, the arbiter or a further member to the rematch.",
    )
}

/// The game of a rematch to which nobody has come is over before it began. Who declines it does not come there, which is told; who has
/// offered it withdraws it himself.
async fn is_not_played(state: &State, link: &str, how: NoRematch, from: Address) -> Result<(), Refusal> {
    let Some((game, key)) = seat_of(link) else { return Ok(()) };
    let Some((game, invited)) = state.hall.invitation(game, key).await? else { return Ok(()) };
    if how == NoRematch::Declined {
        let word = Word::StaysAway;
        state.hall.ask(&game, |reply| Call::Tell { seat: invited, word: word.clone(), reply }).await?;
    }
    let Some(side) = player(invited) else { return Ok(()) };
    let by = Caller { seat: Seat::of(if how == NoRematch::Declined { side } else { !side }), from };
    let snapshot = state.hall.ask(&game, |reply| Call::Look { by, reply }).await?;
    if snapshot.standing.result != "*" {
        return Ok(());
    }
    let request = ActRequest {
        version: snapshot.version,
        acts: Asked::One(format!("{} calls-off", by.seat)),
        request: "calls-off".to_owned(),
        follows: None,
    };
    let arrived_ms = state.hall.resources.now_ms();
    let call = |reply| Call::Act { by, request: Box::new(request.clone()), arrived_ms, reply };
    state.hall.ask(&game, call).await.map(drop)
}

/// Takes the field `rematch`, `no_rematch`, `chat` or `text`, with which `to` may come. With `rematch` comes the key of who has set that
/// game up, by which he shows that it is his.
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
            let aside = fields.one_of("to", ("opponent", false), &[("side", true)]);
            if text.trim().is_empty() {
                fields.wrong("text", "expected one line of words");
            } else if let Some(why) = fault(&text) {
                fields.wrong("text", why);
            }
            if aside { Word::Confers(text) } else { Word::Says(text) }
        }
    };
    fields.finish().map(|()| (word, own))
}

/// The game and the key of a path to a seat on this server; none of anything different.
fn seat_of(link: &str) -> Option<(&str, &str)> {
    let parts = link.strip_prefix("/g/").and_then(|rest| rest.split_once('#'));
    parts.filter(|(game, key)| GameId::new(*game).is_ok() && Key::read(key).is_some())
}
