//! A move, or what is said instead of one, as Xfcc sends it.

use board::{Position, Setup, Side};
use records::san::{self, SanError};
use sha2::{Digest, Sha256};
use view::Standing;
use xfcc::{Move, Outcome};

use super::sitting::{Sitting, look, side_of};
use super::tells;
use crate::limits::SAID_BYTES;
use crate::live::call::Call;
use crate::live::words::Word;
use crate::state::State;
use crate::wire::act::{ActRequest, Asked};
use crate::wire::error::Refusal;
use crate::wire::snapshot::{Snapshot, Told};

/// Does what is asked, and says what became of it.
pub(super) async fn makes(state: &State, sitting: &Sitting, made: &Move) -> Result<Outcome, Refusal> {
    let arrived_ms = state.hall.resources.now_ms();
    let seen = look(state, sitting).await?;
    let side = side_of(sitting.seat, &seen.standing.turn);
    let acts = match acts(&seen, side, made) {
        Ok(acts) => acts,
        Err(outcome) => return Ok(outcome),
    };
    let request =
        ActRequest { version: seen.version, request: name(seen.version, &acts), acts: Asked::Several(acts) };
    let call = |reply| Call::Act { by: sitting.by, request: Box::new(request.clone()), arrived_ms, reply };
    if let Err(refusal) = state.hall.ask(&sitting.game, call).await {
        return match refusal.status.is_server_error() {
            true => Err(refusal),
            false => Ok(Outcome::InvalidMove),
        };
    }
    says(state, sitting, &made.message).await;
    let after = look(state, sitting).await?;
    Ok(became(&seen, &after))
}

/// The acts that the message asks for, or why there are none.
fn acts(seen: &Snapshot, side: Side, made: &Move) -> Result<Vec<String>, Outcome> {
    let standing = &seen.standing;
    if !tells::goes_on(standing) {
        let lost_on_time = standing.reason.as_deref() == Some("time");
        return Err(if lost_on_time { Outcome::LostOnTime } else { Outcome::NotYourTurn });
    }
    if made.resign {
        return Ok(vec![format!("{side} resigns")]);
    }
    if made.accept_draw {
        let offered = standing.offer.as_deref() == Some((!side).to_string().as_str());
        let accepts = vec![format!("{side} accepts draw")];
        return if offered { Ok(accepts) } else { Err(Outcome::NoDrawWasOffered) };
    }
    if standing.turn != side.to_string() {
        return Err(Outcome::NotYourTurn);
    }
    if made.claim_draw {
        return claims(standing, side);
    }
    moves(seen, side, made)
}

/// The claim that would be upheld now. A wrong one is not made: it could cost something.
fn claims(standing: &Standing, side: Side) -> Result<Vec<String>, Outcome> {
    let of_a_draw = ["repetition", "fifty-moves"].map(|ground| format!("{side} claims {ground}"));
    let ripe = of_a_draw.into_iter().find(|line| standing.ripe.contains(line));
    ripe.map(|line| vec![line]).ok_or(Outcome::InvalidMove)
}

fn moves(seen: &Snapshot, side: Side, made: &Move) -> Result<Vec<String>, Outcome> {
    let standing = &seen.standing;
    let position = standing.fen.parse::<Setup>().ok().and_then(|setup| setup.position().ok());
    let position: Position = position.ok_or(Outcome::ServerError)?;
    if made.number != position.setup().fullmoves {
        return Err(Outcome::InvalidMoveNumber);
    }
    let played = san::read(&position, &made.played).map_err(|why| match why {
        SanError::Ambiguous { .. } => Outcome::MoveIsAmbiguous,
        _ => Outcome::InvalidMove,
    })?;
    let way = position.uci(played);
    if !standing.legal.contains(&way) {
        return Err(Outcome::InvalidMove);
    }
    let by_post = seen.header.get("kind").is_some_and(|kind| kind.as_deref().is_some_and(is_by_post))
        || standing.silence.is_some();
    let offer = made.offer_draw.then(|| format!("{side} offers draw"));
    let mut acts = vec![format!("{side} {} {way}", if by_post { "sends" } else { "moves" })];
    acts.extend(offer);
    if !by_post && standing.clock.is_some() {
        acts.push(format!("{side} presses"));
    }
    Ok(acts)
}

fn is_by_post(kind: &str) -> bool {
    kind != "over-the-board"
}

/// What makes the request recognisable if it is sent again: where the game stood, and what was asked.
fn name(version: u64, acts: &[String]) -> String {
    let hash = Sha256::digest(acts.join(";").as_bytes());
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("xfcc-{version}-{digits}")
}

/// What the player says to the other, as far as it is one line; the move counts without it.
async fn says(state: &State, sitting: &Sitting, message: &str) {
    let line: String = message.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let line = line.trim();
    if line.is_empty() || line.len() > SAID_BYTES {
        return;
    }
    let word = Word::Says(line.to_owned());
    let call = |reply| Call::Tell { seat: sitting.seat, word: word.clone(), reply };
    drop(state.hall.ask(&sitting.game, call).await);
}

/// What the laws made of it: the first ruling that refuses an act of this message, or that it was taken.
fn became(before: &Snapshot, after: &Snapshot) -> Outcome {
    let new = after.entries.iter().filter(|told| told.number() > before.version);
    let rulings = new.filter_map(|told| match told {
        Told::Entry(entry) => Some(&entry.rulings),
        Told::Unread { .. } => None,
    });
    let refused = rulings.flatten().find_map(|ruling| ruling.refusal);
    match refused.map(|refusal| (refusal.reason, refusal.detail)) {
        None => Outcome::Success,
        Some(("not-yet", Some("leave"))) => Outcome::YouAreOnLeave,
        Some(("too-late", Some("play-closed" | "game-over"))) => Outcome::LostOnTime,
        Some(_) => Outcome::InvalidMove,
    }
}
