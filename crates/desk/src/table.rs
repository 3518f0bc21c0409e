//! The game that is played to find the answer: act by act, as lines of script.

use board::{Kind, Side};
use game::Game;
use game::refusal::Refusal;
use game::settings::Settings;
use game::settings::time::{Allowance, TimeControl, TimeLimit};
use game::standing::{Ruling, RulingKind};
use law::{Provision, provided};
use records::act::Written;
use records::cases;
use records::script::{ActLine, Header, Script};

use crate::wrong::Wrong;

/// What an arbiter looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// He saw the move as it was made.
    Move,
    /// He finds the position on the board.
    Position,
}

impl Seen {
    /// The act that says so.
    pub(crate) fn act(self) -> &'static str {
        match self {
            Seen::Move => "arbiter observes move",
            Seen::Position => "arbiter observes",
        }
    }
}

/// A game under way, with the lines that led to it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    header: Header,
    game: Game,
    /// Of so many acts the rulings are no part of the answer.
    before: usize,
    /// At this act begins what answers a second claim, if one was made.
    again: Option<usize>,
    /// From this act on the rulings decide, if there are any.
    decides_from: Option<usize>,
    /// What was supposed because the acts themselves brought no ruling, in words, and the rulings on that.
    supposed: Option<(String, Vec<Ruling>)>,
    /// A ruling has undone more than the last move.
    undone: bool,
    /// The code has no word on what the clocks show, so that no ruling can change it.
    leaves_clocks: bool,
}

impl Table {
    pub(crate) fn set(header: Header) -> Result<Self, Wrong> {
        let script = Script {
            file: "desk".into(),
            header,
            opening: Vec::new(),
            acts: Vec::new(),
            remarks: Vec::new(),
        };
        let game = cases::begin(&script).map_err(|error| reasons("start", &error))?;
        Ok(Table {
            header: script.header,
            game,
            before: 0,
            again: None,
            decides_from: None,
            supposed: None,
            undone: false,
            leaves_clocks: false,
        })
    }

    /// The same game from the beginning, with the clock set so; none: as was agreed.
    pub(crate) fn with_clock_set(&self, set: Option<TimeControl>) -> Result<Self, Wrong> {
        self.with_settings(|settings| settings.clock_set = set)
    }

    /// The same game from the beginning, with other settings.
    pub(crate) fn with_settings(&self, change: impl FnOnce(&mut Settings)) -> Result<Self, Wrong> {
        let mut header = self.header.clone();
        change(&mut header.settings);
        let mut table = Table::set(header)?;
        for judged in self.game.log() {
            table.act("moves", &records::act::text(&judged.entry))?;
        }
        Ok(table)
    }

    /// Does an act. One that hands cannot do is the fault of this field.
    pub(crate) fn act(&mut self, field: &'static str, line: &str) -> Result<(), Wrong> {
        let written: Written = line.parse().map_err(|error| Wrong::new(field, format!("{error}")))?;
        let act = ActLine { line: self.game.log().len() + 1, written, expects: Vec::new() };
        let completed = self.game.standing_without_line().completed;
        cases::judge(&mut self.game, "desk", &act).map_err(|error| reasons(field, &error))?;
        self.undone |= self.game.standing_without_line().completed + 1 < completed;
        Ok(())
    }

    /// Does an act unless the game is over.
    pub(crate) fn act_if_on(&mut self, field: &'static str, line: &str) -> Result<(), Wrong> {
        if self.is_over() { Ok(()) } else { self.act(field, line) }
    }

    /// Has the clocks put as this act says, unless the game is over. Under a code that hears no such thing they stay as they
    /// are, and the act is not done: its refusal answers nothing that was asked.
    pub(crate) fn sets_clocks(&mut self, line: &str) -> Result<(), Wrong> {
        if self.is_over() {
            return Ok(());
        }
        let mut set = self.clone();
        set.act("clocks", line)?;
        if set.was_refused_as(|why| why == Refusal::Unknown) {
            self.leaves_clocks = true;
        } else {
            *self = set;
        }
        Ok(())
    }

    /// Whether the code has no word on what the clocks show.
    pub(crate) fn leaves_clocks(&self) -> bool {
        self.leaves_clocks
    }

    /// The arbiter looks, unless the game is over or the code has players alone find what happened. What follows from that
    /// decides, where anything does.
    pub(crate) fn observes(&mut self, seen: Seen) -> Result<(), Wrong> {
        if self.is_over() {
            return Ok(());
        }
        let mut looked = self.clone();
        looked.act("question", seen.act())?;
        if looked.was_refused() {
            return Ok(());
        }
        if looked.game.log().last().is_some_and(|judged| !judged.rulings.is_empty()) {
            looked.decides_from = Some(self.game.log().len());
        }
        *self = looked;
        Ok(())
    }

    /// The rulings on what comes from here on are the answer.
    pub(crate) fn answers_from_here(&mut self) {
        self.before = self.game.log().len();
    }

    /// The rulings on the last act are the answer.
    pub(crate) fn answers_from_the_last_act(&mut self) {
        self.before = self.game.log().len().saturating_sub(1);
    }

    /// What comes from here on answers a second claim.
    pub(crate) fn answers_again_from_here(&mut self) {
        self.again = Some(self.game.log().len());
    }

    /// What comes from here on decides, whatever came before.
    pub(crate) fn decides_from_here(&mut self) {
        self.decides_from = Some(self.game.log().len());
    }

    /// Supposes that these lines follow: what a code says to them is the answer, where it says nothing to what was done.
    pub(crate) fn supposes(&mut self, words: String, lines: &[String]) {
        let mut tried = self.clone();
        let from = tried.game.log().len();
        if lines.iter().any(|line| tried.act("question", line).is_err()) {
            return;
        }
        let rulings = tried.game.log().iter().skip(from).flat_map(|judged| judged.rulings.clone());
        let rights: Vec<Ruling> = rulings.filter(|ruling| ruling.kind == RulingKind::Right).collect();
        if !rights.is_empty() {
            self.supposed = Some((words, rights));
        }
    }

    /// What was supposed, in words.
    pub(crate) fn supposition(&self) -> Option<&str> {
        self.supposed.as_ref().map(|(words, _)| words.as_str())
    }

    /// The rulings on what was supposed.
    pub(crate) fn on_supposition(&self) -> &[Ruling] {
        self.supposed.as_ref().map_or(&[], |(_, rulings)| rulings)
    }

    /// Whether a ruling has undone more than the last move.
    pub(crate) fn has_undone_replies(&self) -> bool {
        self.undone
    }

    /// Whether the last act was refused.
    pub(crate) fn was_refused(&self) -> bool {
        let last = self.game.log().last().map_or(&[][..], |judged| &judged.rulings);
        last.iter().any(|ruling| matches!(ruling.kind, RulingKind::Refused(_)))
    }

    /// Whether the last act was refused for such a reason.
    pub(crate) fn was_refused_as(&self, reason: impl Fn(Refusal) -> bool) -> bool {
        let last = self.game.log().last().map_or(&[][..], |judged| &judged.rulings);
        last.iter().any(|ruling| matches!(ruling.kind, RulingKind::Refused(why) if reason(why)))
    }

    /// Whether the last act brought a penalty.
    pub(crate) fn has_penalised(&self) -> bool {
        let last = self.game.log().last().map_or(&[][..], |judged| &judged.rulings);
        last.iter().any(|ruling| ruling.kind == RulingKind::Penalty)
    }

    /// Whether the code has the clocks set back with the position.
    pub(crate) fn times_are_set_back(&self) -> bool {
        provided(self.game.code(), Provision::TimesStayAfterRestoration).is_none()
    }

    /// Whether a King has been taken and not put back.
    pub(crate) fn lacks_a_king(&self) -> bool {
        let board = &self.game.standing_without_line().board;
        let has = |side| board.iter().flatten().any(|man| man.kind == Kind::King && man.side == side);
        ![Side::White, Side::Black].into_iter().all(has)
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn settings(&self) -> &Settings {
        self.game.settings()
    }

    pub(crate) fn turn(&self) -> Side {
        self.game.standing_without_line().turn
    }

    /// Whether a line may be said now, alone or with more behind it.
    pub(crate) fn may(&self, line: &str) -> bool {
        let lines = self.game.standing_without_line().may.iter().map(records::act::open_line);
        lines.into_iter().any(|open| open.starts_with(line))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    /// The increment that comes with this side's next move.
    pub(crate) fn increment_ms(&self, side: Side) -> u64 {
        let dials = self.game.standing_without_line().clock.as_ref();
        let number = dials.and_then(|dials| dials.period[side.index()]);
        let time = match &self.settings().time {
            TimeLimit::Agreed(time) => Some(time),
            TimeLimit::ByCode | TimeLimit::None => None,
        };
        match time.and_then(|time| time.of(side)) {
            Some(Allowance::Periods(periods)) => {
                let period = number.and_then(|number| periods.list().get(number.checked_sub(1)?));
                period.map_or(0, |period| period.increment_ms)
            }
            Some(Allowance::EachMove(_)) | None => 0,
        }
    }

    /// What the clocks show: White's, and Black's; none without a clock.
    pub(crate) fn shows(&self) -> Option<[Option<u64>; 2]> {
        let dials = self.game.standing_without_line().clock.as_ref()?;
        Some([dials.white_ms, dials.black_ms])
    }

    /// The rulings that are the answer: that on the start which ended the game, where no act is asked about.
    pub(crate) fn rulings(&self) -> impl Iterator<Item = &Ruling> {
        let asked = self.game.log().iter().skip(self.before).flat_map(|judged| &judged.rulings);
        // What else the start brings is true of every such game, and asked by nobody.
        let by = self.game.ending().map(|ending| &ending.ruling);
        let ended = self.game.opening().iter().filter(move |ruling| Some(*ruling) == by);
        ended.chain(asked)
    }

    /// The same, those on a second claim apart from those before.
    pub(crate) fn parts(&self) -> Vec<Vec<&Ruling>> {
        let later = self.again.map(|at| self.game.log()[at..].iter().flat_map(|judged| &judged.rulings));
        let later: Option<Vec<&Ruling>> = later.map(Iterator::collect);
        let mut first: Vec<&Ruling> = self.rulings().collect();
        first.truncate(first.len() - later.as_ref().map_or(0, Vec::len));
        if let Some(from) = self.decides_from {
            let last = self.game.log()[from..].iter().flat_map(|judged| &judged.rulings).count();
            first.drain(..first.len().saturating_sub(last));
        }
        [first].into_iter().chain(later).collect()
    }

    /// The acts so far as a script.
    pub(crate) fn script(&self) -> String {
        let acts = self.game.log().iter().map(|judged| format!("{}\n", records::act::text(&judged.entry)));
        format!("{}\n{}", self.header, acts.collect::<String>())
    }
}

fn reasons(field: &'static str, error: &records::script::ScriptError) -> Wrong {
    let why: Vec<String> = error.faults().iter().map(|placed| placed.fault.says()).collect();
    Wrong::new(field, why.join("; "))
}
