//! A game as a table holds it: judged by `game`, read by `records`, shown by `view`.

use game::act::{Act, AdjournmentAct, Entry, Sealed};
use game::settings::{Notice, Table};
use game::{Game, Impossible, SettingsError};
use records::act::{self, ActError, Written};
use records::script::{Header, Script};
use serde::Serialize;
use serde_json::{Value, json};
use store::{FinalRuling, StoredAct, StoredGame};
use view::{Dialogue, Exhibit, Seat};

use crate::playtime::{Begun, has_clock};
use crate::refusal::Refusal;

/// A game, and what is to be said of its log.
pub(crate) struct Play {
    game: Game,
    header: Value,
    begun: Begun,
    /// Where judging the log of a finished game again says something else.
    mark: Option<Mark>,
}

/// From an act on, a finished game is not judged as it was: it keeps its result, and is marked.
struct Mark {
    differs: Differs,
    /// The acts from there on, as they were written.
    rest: Vec<String>,
    /// How the game ended, as it was stored.
    ended: Value,
}

/// The act from which on a log is judged differently, and how.
struct Differs {
    act: u64,
    says: String,
}

/// Which ruling is to be shown, and from which of its positions on.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The number of the act; 0 is the opening.
    pub(crate) act: usize,
    /// The place of the ruling among those on the act that the seat is told, from 1.
    pub(crate) ruling: usize,
    /// A position of the checks, as a FEN; none: everything, from the beginning.
    pub(crate) at: Option<String>,
}

/// An act that was judged, as it goes into the log.
pub(crate) struct Recorded {
    pub(crate) text: String,
    pub(crate) seal: [u8; 32],
    /// If it ended the game: the result, its reason and the ruling, in JSON.
    pub(crate) ended: Option<String>,
}

impl Play {
    /// A game before its first act.
    pub(crate) fn begin(header: &Header, created_ms: u64) -> Result<Play, SettingsError> {
        let game = Game::new(header.code, header.settings.clone())?;
        let begun = Begun::created(created_ms, &header.settings);
        Ok(Play { header: header_json(header), game, begun, mark: None })
    }

    /// The game that a log tells. A running one must be judged as it was.
    pub(crate) fn replay(stored: &StoredGame, acts: &[StoredAct]) -> Result<Play, Refusal> {
        let unreadable = |why: String| differs(stored, &Differs { act: 0, says: why });
        let header =
            Header::read("header", stored.header.as_str()).map_err(|why| unreadable(why.to_string()))?;
        let begin = || Play::begin(&header, stored.created_ms).map_err(|why| unreadable(why.to_string()));
        let mut play = begin()?;
        let different = acts.iter().find_map(|act| play.judge_again(act).err());
        match (different, &stored.result) {
            (None, _) => Ok(play),
            (Some(different), None) => Err(differs(stored, &different)),
            (Some(different), Some(ended)) => begin()?.marked(different, acts, ended),
        }
    }

    /// A finished game as far as it is judged as it was, with the rest as it was written.
    fn marked(
        mut self,
        different: Differs,
        acts: &[StoredAct],
        ended: &FinalRuling,
    ) -> Result<Play, Refusal> {
        for act in acts.iter().take_while(|act| act.number < different.act) {
            self.judge_again(act).map_err(|why| Refusal::broken(why.reason()))?;
        }
        self.mark = Some(Mark::new(different, acts, ended));
        Ok(self)
    }

    /// Judges an act of the log again, and compares the seals.
    fn judge_again(&mut self, act: &StoredAct) -> Result<(), Differs> {
        let differs = |says: String| Differs { act: act.number, says };
        let entry = self.entry_of(act.text.as_str()).map_err(|why| differs(why.to_string()))?;
        self.begun = self.begun.after(&entry.act, act.recorded_ms);
        self.game.judge(entry).map_err(|why| differs(why.to_string()))?;
        match self.game.log().last() {
            Some(judged) if judged.seal.0 == *act.seal.as_bytes() => Ok(()),
            _ => Err(differs("it is judged otherwise than it was".into())),
        }
    }

    fn entry_of(&self, text: &str) -> Result<Entry, ActError> {
        text.parse::<Written>()?.entry(&self.game)
    }

    /// The number of the last act.
    pub(crate) fn version(&self) -> u64 {
        let rest = self.mark.as_ref().map_or(0, |mark| mark.rest.len());
        (self.game.log().len() + rest) as u64
    }

    /// A stamp for the next act: the time of play, never earlier than the last one.
    pub(crate) fn stamp(&self, now_ms: u64) -> u64 {
        self.begun.elapsed_ms(now_ms).unwrap_or(0).max(self.last_stamp())
    }

    fn last_stamp(&self) -> u64 {
        self.game.log().iter().rev().find_map(|judged| judged.entry.stamp).unwrap_or(0)
    }

    /// What a page needs to run the standing's clock on: the time of play now, and that at which the clock was read.
    pub(crate) fn put_time(&self, frame: &mut Value, now_ms: u64) {
        let runs = has_clock(self.game.settings()) && self.begun != Begun::Waiting;
        frame["now_ms"] = json!(runs.then(|| self.stamp(now_ms)));
        frame["stamp_ms"] = json!(runs.then(|| self.last_stamp()));
    }

    /// Reads an act as it was sent.
    pub(crate) fn read(&self, text: &str) -> Result<Entry, Refusal> {
        if let Some(mark) = &self.mark {
            let says =
                "This game is over, and its record is not judged today as it was: nothing is added to it.";
            return Err(Refusal::conflict("replay-differs", says).because([mark.differs.reason()]));
        }
        let entry = self.entry_of(text).map_err(|why| not_an_act(text, &why))?;
        match servers_own(&entry) {
            None => Ok(entry),
            Some(why) => Err(Refusal::unprocessable("not-an-act", not_an_act_says(text)).because([why])),
        }
    }

    /// The script as far as it may leave the house: what lies in an envelope is not in it. What is no more judged as it
    /// was ends with the acts as they were written.
    pub(crate) fn script(&self) -> String {
        let judged = Script::of(&self.game).to_string();
        let rest = self.mark.iter().flat_map(|mark| &mark.rest).map(|text| act::withheld(text));
        rest.fold(judged, |script, line| script + &line + "\n")
    }

    /// The game in PGN, as far as it is judged as it was and may leave the house.
    pub(crate) fn pgn(&self) -> String {
        records::pgn::write(&self.game, &[])
    }

    /// What a ruling rests on, to be played: the whole of it, or what goes on from a position that its checks lead to.
    pub(crate) fn evidence(&self, role: Seat, of: &Shown) -> Result<Value, Refusal> {
        let nothing = |says: &str| Refusal::not_found("no-such-evidence", says);
        let evidence = view::evidence_of(&self.game, role, of.act, of.ruling)
            .ok_or_else(|| nothing("Nothing is shown of this ruling."))?;
        match &of.at {
            None => Exhibit::of(evidence)
                .map(|all| value(&all))
                .ok_or_else(|| nothing("There is nothing to play.")),
            Some(fen) => Dialogue::from(evidence, fen)
                .map(|next| value(&next))
                .ok_or_else(|| nothing("The checks do not lead to this position.")),
        }
    }

    /// Judges an act that is recorded at this moment.
    pub(crate) fn judge(&mut self, entry: Entry, now_ms: u64) -> Result<Recorded, Refusal> {
        let was_over = self.game.ending().is_some();
        let text = act::text(&entry);
        let unstamped = Entry { stamp: None, ..entry.clone() };
        self.game.judge(entry).map_err(|why| impossible(&unstamped, why))?;
        self.begun = self.begun.after(&unstamped.act, now_ms);
        let seal = self.game.log().last().ok_or_else(|| Refusal::broken("a lost act"))?.seal;
        let ended = (!was_over).then(|| self.ended()).flatten();
        Ok(Recorded { text, seal: seal.0, ended })
    }

    /// Whether an act can be done, and how it is written.
    pub(crate) fn try_out(&self, entry: Entry) -> Result<String, Refusal> {
        let tried = self.game.clone().judge(entry.clone());
        tried.map(|_| act::text(&entry)).map_err(|why| impossible(&entry, why))
    }

    fn ended(&self) -> Option<String> {
        let ending = self.game.ending()?;
        let standing = view::standing(&self.game, view::Viewer::All);
        let ruling = view::ruling(&self.game, &ending.ruling);
        Some(json!({"result": standing.result, "reason": standing.reason, "ruling": ruling}).to_string())
    }

    /// An act as a seat may see it; null where there is none of that number.
    pub(crate) fn entry(&self, role: Seat, number: u64) -> Value {
        let before = number.saturating_sub(1);
        self.entries(role, before).into_iter().next().unwrap_or(Value::Null)
    }

    fn entries(&self, role: Seat, after: u64) -> Vec<Value> {
        let judged = view::entries(&self.game, usize::try_from(after).unwrap_or(usize::MAX), role);
        let rest =
            self.mark.iter().flat_map(Mark::entries).filter(|entry| entry["act"].as_u64() > Some(after));
        judged.iter().map(value).chain(rest).collect()
    }

    fn standing(&self, role: Seat) -> Value {
        let mut standing = value(&view::standing(&self.game, role));
        if let Some(mark) = &self.mark {
            mark.put_on(&mut standing);
        }
        standing
    }

    /// What a seat is told once something has happened.
    pub(crate) fn news(&self, role: Seat, after: u64) -> Value {
        json!({
            "version": self.version(),
            "entries": self.entries(role, after),
            "standing": self.standing(role),
        })
    }

    /// Everything that a seat may see. Who claims to have more acts than there are is told all.
    pub(crate) fn snapshot(&self, role: Seat, have: u64) -> Value {
        let mut snapshot = self.news(role, if have > self.version() { 0 } else { have });
        snapshot["header"] = self.header.clone();
        snapshot["opening"] = self.opening();
        snapshot["marked"] = self.mark.as_ref().map_or(Value::Null, |mark| mark.differs.json());
        snapshot
    }

    /// What the code says of the settings. A silent table tells nobody that the men began on wrong squares.
    fn opening(&self) -> Value {
        match self.game.settings().notice {
            Notice::Silent => json!([]),
            Notice::All => {
                self.game.opening().iter().map(|one| value(&view::ruling(&self.game, one))).collect()
            }
        }
    }
}

impl Mark {
    fn new(differs: Differs, acts: &[StoredAct], ended: &FinalRuling) -> Mark {
        let rest = acts.iter().filter(|act| act.number >= differs.act);
        Mark {
            rest: rest.map(|act| act.text.as_str().to_owned()).collect(),
            ended: serde_json::from_str(ended.ruling.as_str()).unwrap_or_default(),
            differs,
        }
    }

    /// The acts that were not judged again, without rulings.
    fn entries(&self) -> impl Iterator<Item = Value> {
        let numbered = (self.differs.act..).zip(&self.rest);
        numbered.map(|(act, text)| json!({"act": act, "text": text, "rulings": []}))
    }

    /// The stored end of the game, on the last standing that is judged as it was.
    fn put_on(&self, standing: &mut Value) {
        standing["result"] = self.ended["result"].clone();
        standing["reason"] = self.ended["reason"].clone();
        standing["phase"] = "over".into();
        for list in ["must", "duty", "legal", "may", "ripe", "options"] {
            standing[list] = json!([]);
        }
    }
}

impl Differs {
    fn reason(&self) -> String {
        match self.act {
            0 => format!("the header: {}", self.says),
            act => format!("act {act}: {}", self.says),
        }
    }

    fn json(&self) -> Value {
        json!({"act": self.act, "says": self.says})
    }
}

/// The refusal of a running game whose log is not judged as it was.
fn differs(stored: &StoredGame, different: &Differs) -> Refusal {
    let says = format!(
        "Game {} is stopped: its record is not judged today as it was when it was played. Nothing of it is lost; \
         its script can still be fetched, and its people must say how it goes on.",
        stored.id
    );
    Refusal::conflict("replay-differs", says).because([different.reason()])
}

/// What in an act is the server's to give.
fn servers_own(entry: &Entry) -> Option<&'static str> {
    let drawn = |sealed: &Sealed| !matches!(sealed, Sealed::Record { bits: None, .. });
    match &entry.act {
        _ if entry.stamp.is_some() => {
            Some("column 1: expected who acts, found a stamp: the server gives the time")
        }
        Act::Adjournment(AdjournmentAct::Seals(sealed)) if drawn(sealed) => {
            Some("expected the record that is sealed, alone: the server draws what goes with it")
        }
        _ => None,
    }
}

/// The script of a log that is not judged as it was: whether an envelope is open is then not known, so none is opened.
pub(crate) fn unjudged_script(header: &str, acts: &[StoredAct]) -> String {
    let acts = acts.iter().map(|act| act::withheld(act.text.as_str()));
    acts.fold(format!("{header}\n"), |script, line| script + &line + "\n")
}

fn not_an_act(text: &str, why: &ActError) -> Refusal {
    let reasons = why.faults().iter().map(ToString::to_string);
    Refusal::unprocessable("not-an-act", not_an_act_says(text)).because(reasons)
}

fn not_an_act_says(text: &str) -> String {
    format!("{text:?} is no act.")
}

fn impossible(entry: &Entry, why: Impossible) -> Refusal {
    let says = format!("It cannot be done: {}.", act::text(entry));
    Refusal::unprocessable("impossible", says).because(why.reasons)
}

/// The header of a game as JSON: its script's keys, with the usual values where the script names none.
fn header_json(header: &Header) -> Value {
    let mut json = json!({
        "code": header.code.id,
        "table": if header.settings.table == Table::Guarded { "guarded" } else { "physical" },
        "notice": if header.settings.notice == Notice::Silent { "silent" } else { "all" },
        "start": null,
    });
    let script = header.to_string();
    for (key, text) in script.lines().filter_map(|line| line.split_once(": ")) {
        json[key] = text.into();
    }
    json
}

/// A type of ours as JSON; all of them can be written so.
fn value(one: &impl Serialize) -> Value {
    serde_json::to_value(one).unwrap_or_default()
}
