//! A move, or what is said instead of one, as Xfcc sends it.

use board::{Position, Setup, Side};
use records::san::{self, SanError};
use sha2::{Digest, Sha256};
use xfcc::{Move, Outcome};

use super::sitting::{Sitting, look, side_of};
use super::tells;
use crate::legible::cleared;
use crate::limits::SAID_BYTES;
use crate::live::call::Call;
use crate::live::words::Word;
use crate::state::State;
use crate::wire::act::{ActRequest, Asked};
use crate::wire::error::Refusal;
use crate::wire::snapshot::{Snapshot, Told};

/// How often a message is looked at anew because something has happened since the game was looked at.
const LOOKS: usize = 3;

/// Does what is asked, and says what became of it.
pub(super) async fn makes(state: &State, sitting: &Sitting, made: &Move) -> Result<Outcome, Refusal> {
    let arrived_ms = state.hall.resources.now_ms();
    let mut seen = look(state, sitting).await?;
    for _ in 0..LOOKS {
        if let Some(outcome) = does(state, sitting, made, &seen, arrived_ms).await? {
            return Ok(outcome);
        }
        // Where somebody else was quicker, that says what is wrong: the move may be legal, and too late.
        let now = look(state, sitting).await?;
        if now.version == seen.version {
            break;
        }
        seen = now;
    }
    Ok(Outcome::InvalidMove)
}

/// The same for a game as it was seen; none where the acts were not judged.
async fn does(
    state: &State,
    sitting: &Sitting,
    made: &Move,
    seen: &Snapshot,
    arrived_ms: u64,
) -> Result<Option<Outcome>, Refusal> {
    let side = side_of(sitting.seat, &seen.standing.turn);
    let acts = match acts(seen, side, made) {
        Ok(Asks::Does(acts)) => acts,
        Ok(Asks::Claims(claims)) => match upheld(state, sitting, claims).await? {
            Some(claim) => vec![claim],
            None => return Ok(Some(Outcome::InvalidMove)),
        },
        Err(outcome) => return Ok(Some(outcome)),
    };
    let request = ActRequest {
        version: seen.version,
        request: name(seen.version, &acts),
        acts: Asked::Several(acts),
        follows: None,
    };
    let call = |reply| Call::Act { by: sitting.by, request: Box::new(request.clone()), arrived_ms, reply };
    if let Err(refusal) = state.hall.ask(&sitting.game, call).await {
        return match refusal.status.is_server_error() {
            true => Err(refusal),
            false => Ok(None),
        };
    }
    says(state, sitting, &made.message).await;
    let after = look(state, sitting).await?;
    Ok(Some(became(seen, &after)))
}

/// What a message asks for.
enum Asks {
    /// These acts, one after the other.
    Does(Vec<String>),
    /// The first of these claims that would be upheld; a wrong one is not made: it could cost something.
    Claims(Vec<String>),
}

/// The first of these claims that would be upheld now.
async fn upheld(state: &State, sitting: &Sitting, claims: Vec<String>) -> Result<Option<String>, Refusal> {
    for act in claims {
        let call = |reply| Call::WouldEnd { by: sitting.by, act: act.clone(), reply };
        if state.hall.ask(&sitting.game, call).await? {
            return Ok(Some(act));
        }
    }
    Ok(None)
}

/// The acts that the message asks for, or why there are none.
fn acts(seen: &Snapshot, side: Side, made: &Move) -> Result<Asks, Outcome> {
    let standing = &seen.standing;
    if !tells::goes_on(standing) {
        let lost_on_time = standing.reason.as_deref() == Some("time");
        return Err(if lost_on_time { Outcome::LostOnTime } else { Outcome::NotYourTurn });
    }
    if made.resign {
        return Ok(Asks::Does(vec![format!("{side} resigns")]));
    }
    if made.accept_draw {
        let offered = standing.offer.as_deref() == Some((!side).to_string().as_str());
        let accepts = Asks::Does(vec![format!("{side} accepts draw")]);
        return if offered { Ok(accepts) } else { Err(Outcome::NoDrawWasOffered) };
    }
    if standing.turn != side.to_string() {
        return Err(Outcome::NotYourTurn);
    }
    if made.claim_draw {
        return claims(seen, side, made).map(Asks::Claims);
    }
    moves(seen, side, made).map(Asks::Does)
}

/// The claims of a draw that the message may mean: of the position as it stands, and of the one after the move that stands
/// in it, which is declared and not made.
///
/// None at a silent table: whether a claim would be upheld is not told there without making it.
fn claims(seen: &Snapshot, side: Side, made: &Move) -> Result<Vec<String>, Outcome> {
    if is_silent(seen) {
        return Ok(Vec::new());
    }
    let of_a_draw = ["repetition", "fifty-moves"].map(|ground| format!("{side} claims {ground}"));
    let mut claims = of_a_draw.to_vec();
    if !made.played.trim().is_empty() {
        let way = legal_move(seen, made)?;
        claims.extend(of_a_draw.map(|claim| format!("{claim} intending {way}")));
    }
    Ok(claims)
}

fn moves(seen: &Snapshot, side: Side, made: &Move) -> Result<Vec<String>, Outcome> {
    let standing = &seen.standing;
    let way = legal_move(seen, made)?;
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

/// The move of the message, by its squares.
fn legal_move(seen: &Snapshot, made: &Move) -> Result<String, Outcome> {
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
    // A silent table tells no legal moves: there the laws say to the move itself what they make of it.
    let untold = standing.legal.is_empty() && is_silent(seen);
    if untold || standing.legal.contains(&way) { Ok(way) } else { Err(Outcome::InvalidMove) }
}

fn is_silent(seen: &Snapshot) -> bool {
    seen.header.get("notice").is_some_and(|notice| notice.as_deref() == Some("silent"))
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

/// What the player says to the other, in one line without what cannot be read in it; the move counts without it.
async fn says(state: &State, sitting: &Sitting, message: &str) {
    let line: String = message.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let line = no_longer_than(&cleared(&line), SAID_BYTES);
    if line.is_empty() {
        return;
    }
    let word = Word::Says(line);
    let call = |reply| Call::Tell { seat: sitting.seat, word: word.clone(), reply };
    drop(state.hall.ask(&sitting.game, call).await);
}

/// A line, or as much of it as so many bytes hold with a mark that there was more.
fn no_longer_than(line: &str, bytes: usize) -> String {
    const MORE: &str = "…";
    if line.len() <= bytes {
        return line.to_owned();
    }
    let mut end = bytes.saturating_sub(MORE.len());
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    format!("{}{MORE}", line[..end].trim_end())
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
