//! What a message would mean if it were sent: for its sender, before he sends it.

use board::Move;
use game::Game;
use game::act::{Act, Communicated, CommunicationAct, Entry, Motion};
use records::act::Written;
use records::descriptive::Origins;
use serde::Serialize;

use crate::json::entry::Ruling;
use crate::json::hand::Way;
use crate::seat::Viewer;
use crate::standing::ruling;
use crate::write::adopting::recorded;

/// What a message would mean if it were sent now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MessageRead {
    /// Its records for the turn; more than one where several moves are sent for it.
    pub records: Vec<RecordRead>,
    /// The records behind these, for assumed replies, that mean no legal move there, as they were written.
    pub idle: Vec<String>,
    /// What would be ruled, as far as the sender can know.
    pub rulings: Vec<Ruling>,
}

/// A record of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RecordRead {
    /// As it was written.
    pub record: String,
    /// The legal moves that it can mean.
    pub moves: Vec<MoveMeant>,
}

/// A move that a record can mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveMeant {
    /// As the code records it.
    pub record: String,
    /// The way of the piece; of the King in castling.
    pub way: Way,
    /// The position after it.
    pub fen: String,
}

/// What a message would mean, and what would be ruled on it; none where the entry is no message. Nothing is done.
///
/// `written` is the line from which the entry was read.
///
/// ```
/// use game::Game;
/// use game::settings::{GameKind, Settings};
/// use jadoube_view::message_read;
/// use records::act::Written;
///
/// let code = law::codes::find("american-1897").ok_or("no such code")?;
/// let game = Game::new(code, Settings { kind: GameKind::Correspondence, ..Settings::default() })?;
/// let written: Written = "white sends Kt-B3".parse()?;
/// let read = message_read(&game, &written, written.entry(&game)?).ok_or("no message")?;
/// assert_eq!(read.records[0].moves.len(), 2);
/// assert!(read.rulings.iter().any(|ruling| ruling.articles == ["american-1897 III.3"]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn message_read(game: &Game, written: &Written, entry: Entry) -> Option<MessageRead> {
    let Act::Communication(CommunicationAct::Sends(message)) = &entry.act else { return None };
    let (position, origins) = entry.who.side().and_then(|side| game.before_message(side))?;
    let origins = Origins::from(origins);
    let meant = |played: Move| {
        let record = recorded(game, Viewer::All, &position, &origins, played)?;
        let way = played.transfer();
        let way = Way { from: way.from.to_string(), to: way.to.to_string() };
        Some(MoveMeant { record, way, fen: position.play(played).fen() })
    };
    let read = |one: &Communicated| {
        let is = |m: &Move| one.meaning.motions.iter().any(|&motion| makes(motion, *m));
        let moves = position.legal_moves().into_iter().filter(is).filter_map(meant).collect();
        RecordRead { record: one.record.clone(), moves }
    };
    let records = message.records.iter().map(read).collect();
    let idle = written.idle_records(game);
    let rulings = game.on_sending(entry).unwrap_or_default();
    Some(MessageRead { records, idle, rulings: rulings.iter().map(|one| ruling(game, one)).collect() })
}

fn makes(motion: Motion, played: Move) -> bool {
    match motion {
        Motion::Castling(_) | Motion::FreeCastling { .. } => motion.castles_as(played),
        Motion::Transfer { from, to, promotion } => {
            let way = played.transfer();
            (way.from, way.to) == (from, to) && promotion.is_none_or(|kind| way.promotion == Some(kind))
        }
    }
}
