//! One board: what is believed of its game, and what was told of it.

use audit::{Alarm, Calls, InPlay, Record, Shown, Sign};
use board::{Position, Side};
use records::pgn::Outcome;
use records::san;

use crate::believed::{begin_alike, believe, common, first, length};
use crate::board_id::BoardId;
use crate::laws::Laws;
use crate::name::Name;
use crate::pgn;
use crate::told::{Change, Stands, Told};

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// No move was made yet.
    Waiting,
    /// It is played.
    Playing,
    /// The board shows a mate or a stalemate, or the law ends the game there.
    Ended,
    /// The feed gives a result.
    Over,
    /// Its moves cannot be followed to their end.
    Stuck,
    /// It no longer stands in the feed.
    Gone,
}

impl State {
    /// Its word, such as `playing`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Playing => "playing",
            State::Ended => "ended",
            State::Over => "over",
            State::Stuck => "stuck",
            State::Gone => "gone",
        }
    }
}

/// A board of a round.
#[derive(Clone, Debug)]
pub struct Board {
    id: BoardId,
    source: String,
    name: Name,
    /// The last read.
    last: Record,
    /// What is believed of it.
    believed: Record,
    /// The result that stood in the last two reads.
    result: Option<Outcome>,
    in_play: InPlay,
    told: Vec<(Alarm, Stands)>,
    changed: u64,
    moved_at: u64,
    /// In how many reads of its feed the game was missing.
    missing: u32,
    /// Since when the feed has said what it said last, in milliseconds.
    stands_since: u64,
    /// Something is so by the last move, which has not stood long enough to be told of.
    withheld: bool,
}

/// After so many reads without it a game is gone.
const GONE: u32 = 2;

/// So long a last move has to stand, in milliseconds, before anything is told that is so by it alone. A man that slips, or is
/// put down on the way, is written as a move for some seconds; what another move follows was meant.
pub const STANDS_MS: u64 = 4_000;

impl Board {
    /// A board that is read for the first time.
    pub(crate) fn new(id: BoardId, source: &str, name: Name, record: &Record, laws: &Laws) -> Self {
        let start = first(record, 0);
        let mut in_play = InPlay::default();
        in_play.judge(laws.of(&start), &start, 0);
        Board {
            id,
            source: source.to_owned(),
            name,
            last: start.clone(),
            believed: start,
            result: None,
            in_play,
            told: Vec::new(),
            changed: 0,
            moved_at: 0,
            missing: 0,
            stands_since: 0,
            withheld: false,
        }
    }

    /// Its number.
    #[must_use]
    pub fn id(&self) -> BoardId {
        self.id
    }

    /// The feed in which it stands.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// What its game is called.
    #[must_use]
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// The game as far as it is believed.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.believed
    }

    /// The alarms, in the order in which they came about, and how each stands.
    #[must_use]
    pub fn alarms(&self) -> &[(Alarm, Stands)] {
        &self.told
    }

    /// The result that the feed gives.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.result.filter(|result| *result != Outcome::Unknown)
    }

    /// The number of the last change; it grows over the whole watch.
    #[must_use]
    pub fn changed(&self) -> u64 {
        self.changed
    }

    /// When a move was last believed, in milliseconds; 0 where none was.
    #[must_use]
    pub fn moved_at(&self) -> u64 {
        self.moved_at
    }

    /// How the game stands.
    #[must_use]
    pub fn state(&self) -> State {
        let ended = || {
            let ends = |(alarm, _): &(Alarm, Stands)| alarm.sign.ends_the_game();
            self.told.iter().any(ends) || self.believed.reached().is_some_and(|it| !it.has_legal_move())
        };
        match () {
            () if self.is_gone() => State::Gone,
            () if self.result().is_some() => State::Over,
            () if ended() => State::Ended,
            () if self.believed.stop().is_some() || self.believed.no_start().is_some() => State::Stuck,
            () if self.believed.plies() == 0 => State::Waiting,
            () => State::Playing,
        }
    }

    /// The last move that is believed, as `23… Nf6`.
    #[must_use]
    pub fn last_move(&self) -> Option<String> {
        self.move_at(self.believed.plies())
    }

    /// A move with its number, counted from 1, as `23… Nf6`.
    #[must_use]
    pub fn move_at(&self, ply: u32) -> Option<String> {
        let at = (ply as usize).checked_sub(1)?;
        let (position, played) = (self.believed.positions().get(at)?, *self.believed.moves().get(at)?);
        let dots = if position.turn() == Side::White { "." } else { "…" };
        Some(format!("{}{dots} {}", position.fullmoves(), san::write(position, played)))
    }

    /// The position that was reached.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.believed.reached()
    }

    /// What the clock of a side showed last, in milliseconds.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<i64> {
        let first = self.believed.positions().first()?.turn();
        self.believed.times().iter().rev().find_map(|time| match time.shown {
            Shown::Left(left) if (time.ply % 2 == 1) == (side == first) => Some(left),
            _ => None,
        })
    }

    /// The game as PGN, as far as it is believed, with its clocks.
    #[must_use]
    pub fn pgn(&self) -> String {
        pgn::text(&self.believed, self.result())
    }

    /// Whether the next read may change what is believed though it says the same.
    pub(crate) fn is_pending(&self) -> bool {
        self.withheld
            || length(&self.last) != length(&self.believed)
            || self.last.times() != self.believed.times()
            || self.last.result() != self.result
            || common(&self.last, &self.believed) != length(&self.last)
    }

    /// Whether something is so by a last move that has not stood long enough.
    pub(crate) fn is_withheld(&self) -> bool {
        self.withheld
    }

    /// When what is so by the last move alone will have stood long enough, in milliseconds; none where nothing waits for it.
    pub(crate) fn due(&self) -> Option<u64> {
        self.withheld.then(|| self.stands_since.saturating_add(STANDS_MS))
    }

    /// Whether a game of another name may be this one: the name was corrected, and the moves went on.
    pub(crate) fn may_be(&self, record: &Record) -> bool {
        let had = length(&self.believed);
        had > 0 && begin_alike(&self.believed, record) && common(&self.believed, record) + 1 >= had
    }

    /// Whether the same game stands here and there, in two feeds: the one as far as the other, or further.
    pub(crate) fn is_copy_of(&self, other: &Board) -> bool {
        let shorter = length(&self.believed).min(length(&other.believed));
        self.source != other.source
            && self.name.is_full()
            && begin_alike(&self.believed, &other.believed)
            && common(&self.believed, &other.believed) >= shorter
    }

    /// How this alarm stands here, if it was told.
    pub(crate) fn stands(&self, wanted: &Alarm) -> Option<Stands> {
        self.told.iter().find(|(alarm, _)| is_same(alarm, wanted)).map(|(_, stands)| *stands)
    }

    pub(crate) fn rename(&mut self, name: Name) {
        self.name = name;
    }

    /// Whether the game did not stand in the last read, and is not gone yet.
    pub(crate) fn is_being_missed(&self) -> bool {
        (1..GONE).contains(&self.missing)
    }

    /// Whether the game no longer stands in the feed.
    pub(crate) fn is_gone(&self) -> bool {
        self.missing >= GONE
    }

    /// The game did not stand in a whole read. Of a game that is gone nobody acts on anything.
    pub(crate) fn is_missing(&mut self, at: u64, change: &mut u64) -> Vec<Told> {
        self.missing = self.missing.saturating_add(1);
        if self.missing != GONE {
            return Vec::new();
        }
        *change += 1;
        self.changed = *change;
        self.tell(at, false)
    }

    /// The game stands in a read.
    pub(crate) fn read(
        &mut self,
        now: &Record,
        whole: bool,
        laws: &Laws,
        at: u64,
        change: &mut u64,
    ) -> Vec<Told> {
        let before = *change;
        let back = std::mem::take(&mut self.missing) >= GONE;
        let new = self.changed == 0;
        let next = believe(&self.believed, &self.last, now, whole);
        // A result that stands when the game is first seen has stood before.
        let stands = now.result() == self.last.result();
        let result = if stands || new { now.result() } else { self.result };
        if next.is_some() || result != self.result || back || new {
            *change += 1;
            self.changed = *change;
        }
        if let Some(next) = next {
            let same = common(&self.believed, &next).min(self.believed.plies() as usize);
            if !begin_alike(&self.believed, &next) {
                self.in_play = InPlay::default();
            }
            if same < next.plies() as usize {
                self.moved_at = at;
            }
            let same = same.min(next.plies() as usize);
            self.in_play.judge(laws.of(&next), &next, same as u32);
            self.believed = next;
        }
        self.result = result;
        if self.differs(now) {
            self.last.clone_from(now);
            self.stands_since = at;
        }
        let told = self.tell(at, new);
        // What was withheld is told though nothing else has changed.
        if !told.is_empty() && *change == before {
            *change += 1;
            self.changed = *change;
        }
        told
    }

    /// Whether the feed has another move after this one.
    fn is_followed(&self, ply: u32) -> bool {
        ply < self.last.plies()
    }

    fn differs(&self, now: &Record) -> bool {
        length(&self.last) != length(now)
            || common(&self.last, now) != length(now)
            || self.last.times() != now.times()
            || self.last.result() != now.result()
            || !begin_alike(&self.last, now)
    }

    /// The same read again.
    pub(crate) fn again(&mut self, laws: &Laws, at: u64, change: &mut u64) -> Vec<Told> {
        let now = self.last.clone();
        self.read(&now, true, laws, at, change)
    }

    /// What has become of the alarms since they were told last; `new`: nothing was read before.
    fn tell(&mut self, at: u64, new: bool) -> Vec<Told> {
        let result = self.result();
        let mut now: Vec<(Alarm, Stands)> =
            self.in_play.alarms().iter().map(|alarm| (alarm.clone(), stands(alarm, result))).collect();
        now.extend(self.wrong_result());
        if self.is_gone() {
            now.iter_mut().filter(|(_, stands)| *stands == Stands::Open).for_each(|it| it.1 = Stands::Lapsed);
        }
        let before = now.len();
        if !new && result.is_none() && at.saturating_sub(self.stands_since) < STANDS_MS {
            let is_known = |alarm: &Alarm| self.told.iter().any(|(one, _)| is_same(one, alarm));
            now.retain(|(alarm, _)| self.is_followed(alarm.ply) || is_known(alarm));
        }
        self.withheld = now.len() < before;
        if now == self.told {
            return Vec::new();
        }
        let mut told = Vec::new();
        let mut say =
            |change, alarm: &Alarm| told.push(Told { at, board: self.id, change, alarm: alarm.clone() });
        let find = |among: &[(Alarm, Stands)], wanted: &Alarm| {
            among.iter().find(|(alarm, _)| is_same(alarm, wanted)).map(|(_, stands)| *stands)
        };
        for (alarm, _) in &self.told {
            if find(&now, alarm).is_none() {
                say(Change::Withdrawn, alarm);
            }
        }
        for (alarm, stands) in &now {
            let before = find(&self.told, alarm);
            // What lapsed before anybody looked is told to nobody, and of a game that was over then only what still asks for
            // something.
            let before_all = new && *stands == Stands::Lapsed || result.is_some() && *stands != Stands::Open;
            let late = before.is_none() && before_all;
            if before != Some(*stands) && !late {
                say((*stands).into(), alarm);
            }
        }
        self.told = now;
        told
    }
}

impl Board {
    /// A result against the board, as long as it is recorded, and what became of it.
    fn wrong_result(&self) -> Option<(Alarm, Stands)> {
        if let Some(alarm) = self.result().and_then(|result| self.in_play.against_result(result)) {
            return Some((alarm.clone(), Stands::Open));
        }
        let (told, _) = self.told.iter().find(|(alarm, _)| alarm.sign == Sign::WrongResult)?;
        // Another result is recorded, or none; the moves may have been corrected too, and then it is withdrawn.
        let stands = if told.outcome == self.result() { Stands::Settled } else { Stands::Lapsed };
        let still = told.ply == self.believed.plies()
            && self.believed.reached().is_some_and(|position| position.fen() == told.fen);
        still.then(|| (told.clone(), stands))
    }
}

/// Whether two alarms are one: what is so about the same position.
fn is_same(one: &Alarm, other: &Alarm) -> bool {
    let key = |alarm: &Alarm| (alarm.sign, alarm.ply, alarm.side, alarm.calls, alarm.code);
    key(one) == key(other) && one.plies == other.plies && one.fen == other.fen
}

fn stands(alarm: &Alarm, result: Option<Outcome>) -> Stands {
    match (alarm.sign, result) {
        (sign, Some(result)) if sign.ends_the_game() => {
            if alarm.outcome == Some(result) {
                Stands::Settled
            } else {
                Stands::Open
            }
        }
        // A flag that nobody had to claim is settled by the loss, and by a draw where the other could not win.
        (Sign::Flag, Some(result)) if alarm.outcome == Some(result) => Stands::Settled,
        (Sign::Flag, Some(Outcome::Drawn)) if alarm.calls == Calls::ArbiterActs => Stands::Lapsed,
        (Sign::Flag, Some(_)) if alarm.calls == Calls::ArbiterActs => Stands::Open,
        (_, Some(_)) => Stands::Lapsed,
        (_, None) if alarm.open => Stands::Open,
        (_, None) => Stands::Lapsed,
    }
}
