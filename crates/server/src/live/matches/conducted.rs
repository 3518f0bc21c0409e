//! A match as it is conducted: what the log has of it, judged again line by line.

use std::collections::HashMap;

use matches::act::MatchAct;
use matches::seal::seal;
use matches::text::{act_text, header_text, read, read_act};
use matches::{Match, Player, Ruling, Settings};
use serde_json::json;
use store::{Act, Append, GameId, Kind, Line, RequestKey, Seal, StoredAct, StoredGame, Text};

use crate::live::matches::seat::{MatchKey, keys};
use crate::wire::error::Refusal;

/// A match, and what is to be known of its log.
pub(crate) struct Conducted {
    pub(crate) id: GameId,
    pub(crate) played: Match,
    /// Its lines, in their order.
    pub(crate) lines: Vec<String>,
    pub(crate) keys: Vec<MatchKey>,
    /// The number of the line that each request became, and the line that it asked for.
    pub(crate) requests: HashMap<RequestKey, (u64, String)>,
    /// What one player has said and the other must say too. It is in no log.
    pub(crate) proposed: Option<Proposed>,
}

/// A line of both players that one of them has said.
#[derive(Clone)]
pub(crate) struct Proposed {
    pub(crate) by: Player,
    pub(crate) act: MatchAct,
    pub(crate) line: String,
}

/// A line that was judged, and is not in the log yet.
pub(crate) struct Judged {
    pub(crate) played: Match,
    pub(crate) line: String,
    pub(crate) rulings: Vec<Ruling>,
    seal: [u8; 32],
    /// How the match ended with it, in JSON.
    ended: Option<String>,
}

/// The match of a header, before its first line.
///
/// # Errors
/// Everything that is wrong in the header, or why no such match can be played.
pub(crate) fn begun(header: &str) -> Result<Match, Vec<String>> {
    let mut none = |_: &str| Err("a match begins without games".to_owned());
    let mut all = read("header", header, &mut none).map_err(|error| {
        error.faults().iter().map(|fault| format!("line {}: {}", fault.line, fault.fault)).collect::<Vec<_>>()
    })?;
    match (all.pop(), all.is_empty()) {
        (Some(one), true) if one.lines.is_empty() && one.opening.is_empty() => Ok(one.begins),
        _ => Err(vec!["expected the header of one match, and nothing after it".to_owned()]),
    }
}

impl Conducted {
    /// The match that a log tells. Every line must be judged as it was.
    pub(crate) fn replay(stored: &StoredGame, acts: &[StoredAct]) -> Result<Conducted, Refusal> {
        let stops = |line: u64, why: String| {
            let says = format!(
                "Match {} is stopped: its record is judged differently today than when it was played. Nothing is lost.",
                stored.id
            );
            Refusal::conflict("replay-differs", says).because([format!("line {line}: {why}")])
        };
        if stored.kind != Kind::Match {
            return Err(no_such_match(stored.id.as_str()));
        }
        let mut played = begun(stored.header.as_str()).map_err(|why| stops(0, why.join("; ")))?;
        let (mut lines, mut requests) = (Vec::new(), HashMap::new());
        for act in acts {
            let line = act.text.as_str().to_owned();
            let done =
                read_act(&line, played.settings()).map_err(|why| stops(act.number, why.to_string()))?;
            played.judge(done).map_err(|why| stops(act.number, why.to_string()))?;
            if seal(&played) != *act.seal.as_bytes() {
                return Err(stops(act.number, "it is judged otherwise than it was".to_owned()));
            }
            if let Some(request) = &act.request {
                requests.insert(request.clone(), (act.number, line.clone()));
            }
            lines.push(line);
        }
        let keys = keys(stored);
        Ok(Conducted { id: stored.id.clone(), played, lines, keys, requests, proposed: None })
    }

    /// The number of its last line.
    pub(crate) fn version(&self) -> u64 {
        self.lines.len() as u64
    }

    /// Whether its seats are opened by the keys that the log has.
    pub(crate) fn has_keys_of(&self, stored: &StoredGame) -> bool {
        let same = |(own, other): (&MatchKey, MatchKey)| own.key == other.key;
        self.keys.iter().zip(keys(stored)).all(same)
    }

    pub(crate) fn settings(&self) -> &Settings {
        self.played.settings()
    }

    /// Whether somebody has taken the seat of the player who was invited.
    pub(crate) fn is_complete(&self) -> bool {
        !self.keys.iter().any(|key| key.invites && key.seat.player().is_some())
    }

    /// The match as a club writes it down, which `jadoube match` reads.
    pub(crate) fn text(&self) -> String {
        let header = header_text(self.settings()) + "\n";
        self.lines.iter().fold(header, |text, line| text + line + "\n")
    }

    /// Judges a line without changing anything.
    pub(crate) fn judges(&self, act: MatchAct) -> Result<Judged, Refusal> {
        let line = act_text(&act, self.settings())
            .ok_or_else(|| Refusal::broken("a line of a match cannot be written"))?;
        let mut played = self.played.clone();
        let rulings = played.judge(act).map_err(|why| {
            let says = format!("It cannot be done in this match: {line}.");
            Refusal::unprocessable("impossible", says).because([why.to_string()])
        })?;
        let ended = played.end().map(|_| {
            let over = matches::told::told(&played).over;
            json!({ "over": over }).to_string()
        });
        Ok(Judged { seal: seal(&played), played, line, rulings, ended })
    }

    /// A judged line as it goes into the log.
    pub(crate) fn append(
        &self,
        judged: &Judged,
        request: RequestKey,
        recorded_ms: u64,
    ) -> Result<Append, Refusal> {
        let text = Line::new(judged.line.as_str()).map_err(Refusal::broken)?;
        let act = Act::new(text, Seal::new(judged.seal));
        let append = Append::new(self.version(), recorded_ms, act).requested_as(request);
        Ok(match &judged.ended {
            Some(over) => append.ending(Text::new(over.as_str()).map_err(Refusal::broken)?),
            None => append,
        })
    }

    /// A line is on the disk.
    pub(crate) fn takes(&mut self, judged: Judged, request: RequestKey) {
        self.lines.push(judged.line.clone());
        self.requests.insert(request, (self.version(), judged.line));
        self.played = judged.played;
        self.proposed = None;
    }
}

pub(crate) fn no_such_match(id: &str) -> Refusal {
    Refusal::not_found("no-such-match", format!("There is no match {id:?}."))
}
