//! Reading the header of a script.

use board::Side;
use game::Game;
use game::settings::{GameKind, Settings, Start, TimeLimit, Undertaken, Undertaking};
use law::{Code, Guideline, Point};

use super::error::{Placed, ScriptError};
use super::header::{
    ARBITERS, COLOURS, GAME_KINDS, GUIDELINES, HEARINGS, Header, NOTATIONS, NOTICES, PLACINGS, REGIMES,
    TABLES, TEMPOS, WHICH,
};
use super::known::{is_always_communicated, is_known, names_a_time};
use super::pair::{Pair, number_of_array};
use super::{odds, time_control, undertakings};
use crate::text::comment::without_comment;
use crate::text::fault::{Fault, one_of};
use crate::vocabulary::{SIDES, SIDES_OR_NONE};

/// The code that judges where a script names none.
const DEFAULT_CODE: &str = "fide";

/// The headers that this version plays.
pub const PLAYED: &[&str] = &[
    "case",
    "code",
    "kind",
    "reply",
    "sides",
    "table",
    "notice",
    "start",
    "board",
    "first",
    "right",
    "odds",
    "giver",
    "undertaking",
    "time",
    "clock-set",
    "draw-odds",
    "tempo",
    "regime",
    "guidelines",
    "variation",
    "rule-board",
    "rule-array",
    "rule-first",
    "rule-king",
    "rule-queen",
    "rule-bishop",
    "rule-double-step",
    "rule-in-passing",
    "rule-promotion",
    "rule-castling",
    "rule-stalemate",
    "rule-bare-king",
    "rule-repetition",
    "rule-move-limit",
    "rule-limit-where",
    "rule-limit-reset",
    "rule-perpetual",
    "rule-check",
    "arbiter",
    "arbiters",
    "hearing",
    "colours",
    "no-draw-before",
    "no-resign-before",
    "default-time",
    "close",
    "draw-after-moves",
    "notation",
    "scores",
    "electronic-scores",
    "letters-white",
    "letters-black",
    "points",
    "visually-disabled",
    "search-states",
];

impl Header {
    /// Reads header lines alone, as a store of games keeps them; `file` names the text in errors.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the lines, each fault with its line and column.
    ///
    /// ```
    /// use jadoube_records::script::Header;
    ///
    /// let header = Header::read("settings", "code: bcf-1912\ntime: 20/60m*\n")?;
    /// assert_eq!(header.code.id, "bcf-1912");
    ///
    /// let error = Header::read("settings", "code: bcf-1912\ntable: round\n").unwrap_err();
    /// assert_eq!(error.to_string(), "settings:2:8: expected physical or guarded, found `round`");
    /// # Ok::<(), jadoube_records::script::ScriptError>(())
    /// ```
    pub fn read(file: &str, text: &str) -> Result<Self, ScriptError> {
        Self::read_with(file, text, &[])
    }

    /// The same, where the header may also name one of these codes.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the lines, each fault with its line and column.
    pub fn read_with(file: &str, text: &str, codes: &[&'static Code]) -> Result<Self, ScriptError> {
        let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let lines = lines.filter(|(_, line)| !without_comment(line).trim().is_empty());
        let (_, header) = read(lines, codes, Unknown::Refused);
        header.map_err(|faults| ScriptError::new(file, faults))
    }
}

/// What becomes of a header that the code does not know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Unknown {
    #[default]
    Refused,
    LeftOut,
}

/// Reads the lines of a header, each with its number in the file, which may name one of these codes beside the
/// program's. The code is known even where something is wrong.
pub(super) fn read<'t>(
    lines: impl Iterator<Item = (usize, &'t str)>,
    codes: &[&'static Code],
    unknown: Unknown,
) -> (Option<&'static Code>, Result<Header, Vec<Placed>>) {
    let mut draft = Draft { codes, unknown, ..Draft::default() };
    for (line, text) in lines {
        draft.take(line, text);
    }
    (draft.code, draft.finish())
}

/// A header as far as it has been read.
#[derive(Default)]
struct Draft<'c> {
    /// The codes that the header may name beside the program's.
    codes: &'c [&'static Code],
    unknown: Unknown,
    title: Option<String>,
    code: Option<&'static Code>,
    settings: Settings,
    odds: Vec<odds::One>,
    undertaking: Option<Undertaken>,
    giver: Option<Side>,
    /// The keys and their lines.
    seen: Vec<(String, usize)>,
    /// The keys whose values could not be read.
    unread: Vec<String>,
    /// The fault at the start, should no game begin there.
    refused: Option<Placed>,
    faults: Vec<Placed>,
}

impl Draft<'_> {
    fn take(&mut self, line: usize, text: &str) {
        let Some(pair) = Pair::of(line, text) else {
            let fault = Fault::new(1, "a header line, `key: value`", text.trim());
            let fault = fault.because(["an empty line separates the header from the acts"]);
            return self.faults.push(Placed { line, fault });
        };
        let set = |draft: &mut Self| draft.set(&pair).map_err(|faults| pair.where_it_ends(faults));
        let result = self.only_once(&pair).and_then(|()| set(self));
        let faults = result.err().unwrap_or_default();
        if !faults.is_empty() {
            self.unread.push(pair.key.clone());
        }
        self.faults.extend(faults.into_iter().map(|fault| Placed { line, fault }));
    }

    fn only_once(&mut self, pair: &Pair) -> Result<(), Vec<Fault>> {
        let before = self.seen.iter().find(|(key, _)| *key == pair.key).map(|(_, line)| *line);
        self.seen.push((pair.key.clone(), pair.line));
        match before {
            None => Ok(()),
            Some(line) => {
                let why = format!("`{}` stands in line {line} already", pair.key);
                Err(vec![Fault::new(1, "each header once", pair.key.clone()).because([why])])
            }
        }
    }

    fn set(&mut self, pair: &Pair) -> Result<(), Vec<Fault>> {
        let settings = &mut self.settings;
        match pair.key.as_str() {
            "case" => self.title = Some(pair.title()?),
            "code" => self.code = Some(pair.code(self.codes)?),
            "kind" => settings.kind = pair.one(GAME_KINDS)?,
            "reply" => settings.reply = pair.wait()?,
            "sides" => settings.sides = pair.sides()?,
            "table" => settings.table = pair.one(TABLES)?,
            "notice" => settings.notice = pair.one(NOTICES)?,
            "start" => {
                settings.start = pair.start()?;
                let fault = pair.fault("a start from which a game can be played");
                self.refused = Some(Placed { line: pair.line, fault });
            }
            "board" => settings.board = pair.one(PLACINGS)?,
            "first" => settings.first = Some(pair.one(SIDES)?),
            "right" => settings.right = Some(pair.one(SIDES)?),
            "odds" => self.odds = odds::read(pair.value, pair.column)?,
            "undertaking" => self.undertaking = undertakings::read(pair.value, pair.column)?,
            "giver" => self.giver = Some(pair.one(SIDES)?),
            "time" => settings.time = time_control::read(pair.value, pair.column)?,
            "clock-set" => settings.clock_set = time_control::read_setting(pair.value, pair.column)?,
            "draw-odds" => settings.draw_odds = pair.one(SIDES_OR_NONE)?,
            "tempo" => settings.tempo = Some(pair.one(TEMPOS)?),
            "regime" => settings.supervision = Some(pair.one(REGIMES)?),
            "guidelines" => settings.guidelines = pair.several(GUIDELINES)?,
            "variation" => settings.variations = pair.names()?,
            "arbiter" => settings.arbiter = Some(pair.one(ARBITERS)?),
            "arbiters" => settings.arbiters = pair.arbiters()?,
            "hearing" => settings.hearing = pair.one(HEARINGS)?,
            "colours" => settings.colours = pair.one(COLOURS)?,
            "no-draw-before" => settings.no_draw_before = pair.move_number()?,
            "no-resign-before" => settings.no_resign_before = pair.move_number()?,
            "default-time" => settings.default_time = pair.wait()?,
            "close" => settings.close = pair.close()?,
            "draw-after-moves" => settings.draw_after_moves = pair.move_number()?,
            "notation" => settings.notation = pair.one(NOTATIONS)?,
            "scores" => settings.missing_pairs = pair.missing_pairs()?,
            "electronic-scores" => settings.electronic_scores = pair.one(WHICH)?,
            "letters-white" => settings.letters[Side::White.index()] = pair.letters()?,
            "letters-black" => settings.letters[Side::Black.index()] = pair.letters()?,
            "points" => settings.points = pair.points()?,
            "visually-disabled" => settings.visually_disabled = pair.one(WHICH)?,
            "search-states" => settings.search_states = pair.states()?,
            key => match Point::named(key) {
                Some(point) => settings.rules.push(pair.choice(point)?),
                None => return Err(vec![Fault::new(1, headers(), pair.key.clone())]),
            },
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Header, Vec<Placed>> {
        let code = self.code.or_else(|| law::codes::find(DEFAULT_CODE));
        let giver = self.giver.unwrap_or(Side::White);
        let odds = std::mem::take(&mut self.odds).into_iter();
        self.settings.odds = odds.map(|one| one.by(giver)).collect();
        let undertaking = self.undertaking.take();
        self.settings.undertaking = undertaking.map(|what| Undertaking { by: giver, what });
        for name in &mut self.settings.variations {
            let known = code.map(Code::variations).unwrap_or_default();
            if let Some(known) = known.into_iter().find(|known| known.eq_ignore_ascii_case(name)) {
                *name = known.to_owned();
            }
        }
        self.begins_from_an_array_of_chess960();
        match code {
            Some(code) if self.faults.is_empty() => self.playable(code),
            // Which code judges is not known, and so not what it knows.
            _ if self.unread.iter().any(|key| key == "code") => Err(self.faults),
            Some(code) => {
                let (vain, _) = self.announced_in_vain(code);
                self.faults.extend(vain);
                Err(self.faults)
            }
            None => Err(self.faults),
        }
    }

    /// A FEN that is one of the arrays of Chess960 is that array, by its number, where the rules of Chess960 were announced.
    fn begins_from_an_array_of_chess960(&mut self) {
        let announced = self.settings.guidelines.contains(&Guideline::Chess960);
        if let Start::Setup(setup) = &self.settings.start
            && announced
            && let Some(number) = number_of_array(setup)
        {
            self.settings.start = Start::Chess960(number);
        }
    }

    /// Whether this header announces something that the code does not know.
    fn is_announced_in_vain(&self, code: &'static Code, key: &str) -> bool {
        let Settings { tempo, variations, .. } = &self.settings;
        match key {
            "kind" => self.settings.kind.is_communicated() && !is_known(code, key),
            "reply" => self.settings.reply.is_some() && !self.settings.kind.is_communicated(),
            "tempo" => tempo.is_some_and(|tempo| !code.tempos().contains(&tempo)),
            "variation" => variations.iter().any(|name| !code.variations().contains(&name.as_str())),
            "guidelines" => !self.settings.guidelines.is_empty() && !is_known(code, key),
            "arbiters" => self.settings.arbiters.is_some() && !is_known(code, key),
            "regime" => !is_known(code, key),
            "draw-after-moves" => self.settings.draw_after_moves.is_some() && !is_known(code, key),
            "time" => self.settings.time == TimeLimit::ByCode && !names_a_time(code),
            key => Point::named(key).is_some_and(|point| {
                let (known, mut chosen) = (code.choices(), self.settings.rules.iter());
                chosen.any(|choice| choice.point() == point && !known.contains(choice))
            }),
        }
    }

    /// The headers that announce what the code does not know, each with its own reasons; and the settings without them.
    fn announced_in_vain(&self, code: &'static Code) -> (Vec<Placed>, Settings) {
        let why = |settings: &Settings| {
            Game::new(code, settings.clone()).err().map_or_else(Vec::new, |it| it.reasons)
        };
        let mut settings = self.settings.clone();
        let mut faults: Vec<Placed> = Vec::new();
        // What belongs to another header is no fault of its own where that one cannot be read.
        let rests = |key: &str| key == "reply" && self.unread.iter().any(|unread| unread == "kind");
        // A time is looked at once everything else is known.
        let (times, others): (Vec<_>, Vec<_>) = self.seen.iter().partition(|(key, _)| key == "time");
        for (key, line) in others.into_iter().chain(times) {
            if rests(key) || self.unread.contains(key) || !self.is_announced_in_vain(code, key) {
                continue;
            }
            let before = why(&settings);
            leaves_out(&mut settings, code, key);
            let still = why(&settings);
            let own: Vec<_> = before.into_iter().filter(|reason| !still.contains(reason)).collect();
            let fault = Fault::new(1, PLAYABLE, key).because(own);
            faults.push(Placed { line: *line, fault });
        }
        (faults, settings)
    }

    /// A game over the board was announced under a code of games by post alone.
    fn over_the_board_by_post(&self, code: &'static Code) -> Option<Placed> {
        let (key, line) = self.seen.iter().find(|(key, _)| key == "kind")?;
        let amiss = is_always_communicated(code) && !self.settings.kind.is_communicated();
        let why = format!("every game under {} is by correspondence", code.name());
        let fault = Fault::new(1, PLAYABLE, key.clone()).because([why]);
        (amiss && self.unknown != Unknown::LeftOut).then_some(Placed { line: *line, fault })
    }

    /// The header, if a game can begin with its settings.
    fn playable(mut self, code: &'static Code) -> Result<Header, Vec<Placed>> {
        if self.unknown == Unknown::LeftOut {
            (self.settings, _) = Game::fitted(code, self.settings);
        }
        if let Some(fault) = self.over_the_board_by_post(code) {
            return Err(vec![fault]);
        }
        if Game::new(code, self.settings.clone()).is_ok() {
            return Ok(Header { title: self.title, code, settings: self.settings });
        }
        let (mut faults, rest) = self.announced_in_vain(code);
        if let Err(error) = Game::new(code, rest) {
            let Placed { line, fault } = match self.refused {
                Some(start) => start,
                None => Placed { line: 1, fault: Fault::new(1, PLAYABLE, code.id) },
            };
            let reasons =
                error.reasons.iter().map(|why| why.strip_prefix("the start is refused: ").unwrap_or(why));
            faults.push(Placed { line, fault: fault.because(reasons) });
        }
        Err(faults)
    }
}

/// What the settings of a header must be.
const PLAYABLE: &str = "settings that a game can begin with";

/// The settings without what this header announces and the code does not know.
fn leaves_out(settings: &mut Settings, code: &'static Code, key: &str) {
    match key {
        // A time to reply belongs to such a game, and is left out with it.
        "kind" => (settings.kind, settings.reply) = (GameKind::OverTheBoard, None),
        "reply" => settings.reply = None,
        "tempo" => settings.tempo = None,
        "variation" => settings.variations.retain(|name| code.variations().contains(&name.as_str())),
        "guidelines" => settings.guidelines.clear(),
        "arbiters" => settings.arbiters = None,
        "regime" => settings.supervision = None,
        "draw-after-moves" => settings.draw_after_moves = None,
        "time" => (settings.time, settings.clock_set) = (TimeLimit::None, None),
        key => {
            if let Some(point) = Point::named(key) {
                settings.rules.retain(|choice| choice.point() != point || code.choices().contains(choice));
            }
        }
    }
}

fn headers() -> String {
    format!("a header: {}", one_of(PLAYED.iter().copied()))
}
