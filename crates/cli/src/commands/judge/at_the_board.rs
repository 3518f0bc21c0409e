//! What is communicated in a game by post or in consultation, as acts at a board, for a code that is silent about such games.

use board::Wing;
use game::act::{Act, AdjournmentAct, CommunicationAct, Motion, PaperWord};
use game::standing::{LineMove, Standing};
use game::{Game, Judged};
use records::act::text;
use records::script::ActLine;

/// The acts at a board that come to the same as the act just judged in a game by communication: the moves that it made, each with
/// the press of a clock, and what was said beside them. None where it is an act at a board already; empty where it has no
/// counterpart, as a message that made no move, and what was done at a board of one's own.
pub fn at_the_board(sent: &Game, before: &Standing, act: &ActLine) -> Option<Vec<ActLine>> {
    let Judged { entry, .. } = sent.log().last()?;
    let (verb, beside) = match &entry.act {
        Act::Communication(CommunicationAct::Sends(message)) => {
            let beside = message.records.iter().find_map(|record| record.meaning.beside);
            (" sends ", beside.and_then(|beside| said(beside.word)))
        }
        Act::Adjournment(AdjournmentAct::Adopts(_)) => (" adopts ", None),
        // What a side does at its own board, and nobody sees.
        Act::Hand(_) if is_unchanged(before, &sent.standing()) => return Some(Vec::new()),
        _ => return None,
    };
    let line = text(entry);
    let (who, _) = line.split_once(verb)?;
    let stamp = who.rsplit_once(' ').map_or(String::new(), |(stamp, _)| format!("{stamp} "));
    let sender = entry.who.side();
    let number = sent.log().len();
    let standing = sent.standing();
    let made = standing.line.iter().filter(|made| made.act == number).filter_map(|made| {
        let by = if sender == Some(made.by) { who.to_owned() } else { format!("{stamp}{}", made.by) };
        Some(format!("{by} plays {}", way(made)?))
    });
    let lines = made.chain(beside.map(|words| format!("{who} {words}")));
    Some(lines.filter_map(|line| Some(ActLine { written: line.parse().ok()?, ..act.clone() })).collect())
}

/// Whether the hands have changed nothing: neither a man stands elsewhere nor is anybody bound to anything.
fn is_unchanged(before: &Standing, after: &Standing) -> bool {
    let seen = |standing: &Standing| {
        (standing.turn, standing.board, standing.legal.clone(), standing.duty.clone(), standing.may.len())
    };
    seen(before) == seen(after)
}

fn said(word: PaperWord) -> Option<&'static str> {
    match word {
        PaperWord::OffersDraw => Some("offers draw"),
        PaperWord::Resigns => Some("resigns"),
        PaperWord::AcceptsDraw => Some("accepts draw"),
        PaperWord::Claims => None,
    }
}

fn way(made: &LineMove) -> Option<String> {
    let from_to = || made.way.map(|(from, to)| format!("{from}{to}"));
    made.legal.and_then(|legal| squares(legal.into())).or_else(from_to)
}

/// A move from square to square; castling is written so in every notation.
pub fn squares(motion: Motion) -> Option<String> {
    match motion {
        Motion::Transfer { from, to, promotion } => {
            Some(format!("{from}{to}{}", promotion.map(|kind| kind.letter().to_string()).unwrap_or_default()))
        }
        Motion::Castling(Wing::King) => Some("O-O".to_owned()),
        Motion::Castling(Wing::Queen) => Some("O-O-O".to_owned()),
        Motion::FreeCastling { .. } => None,
    }
}
