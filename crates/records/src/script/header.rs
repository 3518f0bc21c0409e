//! The header of a script, and how it is written.

use std::fmt;

use board::Side;
use game::settings::{
    Arbiter, BoardPlacing, Colours, GameKind, Guideline, Hearing, Notation, Notice, Settings, Start,
    Supervision, Table, Tempo,
};
use law::Code;

use super::{odds, time_control, undertakings};
use crate::points::points as points_text;
use crate::text::table::word_for;
use crate::time::length_text;

/// What a script says before its first act: a title if it has one, the code, and the settings.
#[derive(Clone, Debug)]
pub struct Header {
    /// The title, where the script has one.
    pub title: Option<String>,
    /// The code that judges.
    pub code: &'static Code,
    /// What was settled before the game.
    pub settings: Settings,
}

impl Header {
    /// The header of a game under a code, with the settings of that game.
    #[must_use]
    pub fn new(code: &'static Code, settings: Settings) -> Self {
        Header { title: None, code, settings }
    }
}

pub(super) const GAME_KINDS: &[(&str, GameKind)] = &[
    ("over-the-board", GameKind::OverTheBoard),
    // Read for short, and never written.
    ("board", GameKind::OverTheBoard),
    ("correspondence", GameKind::Correspondence),
    ("consultation", GameKind::Consultation),
    ("blindfold", GameKind::Blindfold),
];
pub(super) const TABLES: &[(&str, Table)] = &[("physical", Table::Physical), ("guarded", Table::Guarded)];
pub(super) const NOTICES: &[(&str, Notice)] = &[("all", Notice::All), ("silent", Notice::Silent)];
pub(super) const PLACINGS: &[(&str, BoardPlacing)] =
    &[("proper", BoardPlacing::Proper), ("misplaced", BoardPlacing::Misplaced)];
pub(super) const ARBITERS: &[(&str, Arbiter)] =
    &[("present", Arbiter::Present), ("called", Arbiter::Called), ("absent", Arbiter::Absent)];
pub(super) const HEARINGS: &[(&str, Hearing)] = &[("at-once", Hearing::AtOnce), ("heard", Hearing::Heard)];
pub(super) const NOTATIONS: &[(&str, Notation)] = &[
    ("code", Notation::Code),
    ("algebraic", Notation::Algebraic),
    ("numeric", Notation::Numeric),
    ("any", Notation::Any),
];
pub(super) const TEMPOS: &[(&str, Tempo)] =
    &[("standard", Tempo::Standard), ("rapid", Tempo::Rapid), ("blitz", Tempo::Blitz)];
pub(super) const REGIMES: &[(&str, Supervision)] =
    &[("full", Supervision::Full), ("ordinary", Supervision::Ordinary)];
pub(super) const GUIDELINES: &[(&str, Guideline)] = &[
    ("I", Guideline::Adjournment),
    ("II", Guideline::Chess960),
    ("III", Guideline::WithoutIncrement),
    ("D", Guideline::VisuallyDisabled),
];
/// Which of White and Black, where something is said of one, of both or of neither.
pub(super) const WHICH: &[(&str, [bool; 2])] =
    &[("none", [false, false]), ("white", [true, false]), ("black", [false, true]), ("both", [true, true])];
pub(super) const COLOURS: &[(&str, Colours)] =
    &[("proper", Colours::Proper), ("reversed", Colours::Reversed)];

/// The header as scripts write it: the code and the bound of searches always, everything else where it is not the default.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { table, notice, start, board, first, right, time, close, odds, .. } = &self.settings;
        let Settings {
            arbiter, colours, no_draw_before, no_resign_before, default_time, undertaking, ..
        } = &self.settings;
        let Settings {
            notation,
            missing_pairs,
            search_states,
            tempo,
            supervision,
            guidelines,
            variations,
            ..
        } = &self.settings;
        let Settings { clock_set, draw_odds, hearing, draw_after_moves, .. } = &self.settings;
        let usual = Settings::default();
        if let Some(title) = &self.title {
            writeln!(f, "case: {title}")?;
        }
        writeln!(f, "code: {}", self.code.id)?;
        let Settings { kind, reply, sides, .. } = &self.settings;
        line_unless(f, "kind", word_for(GAME_KINDS, kind), *kind == usual.kind)?;
        if let Some(reply) = reply {
            writeln!(f, "reply: {}", length_text(*reply))?;
        }
        let [white, black] = sides;
        line_unless(f, "sides", &format!("white {white}, black {black}"), *sides == usual.sides)?;
        line_unless(f, "table", word_for(TABLES, table), *table == usual.table)?;
        line_unless(f, "notice", word_for(NOTICES, notice), *notice == usual.notice)?;
        match start {
            Start::Usual => {}
            Start::Chess960(number) => writeln!(f, "start: chess960 {number}")?,
            Start::Setup(setup) => writeln!(f, "start: {}", setup.fen())?,
        }
        line_unless(f, "board", word_for(PLACINGS, board), *board == usual.board)?;
        for (key, side) in [("first", first), ("right", right)] {
            line_unless(f, key, &side.map(|side| side.to_string()).unwrap_or_default(), side.is_none())?;
        }
        line_unless(f, "odds", &odds::written(odds), odds.is_empty())?;
        if let Some(undertaking) = undertaking {
            // Odds name their giver themselves; an undertaking needs a line for it.
            line_unless(f, "giver", &undertaking.by.to_string(), undertaking.by == Side::White)?;
            writeln!(f, "undertaking: {}", undertakings::written(&undertaking.what))?;
        }
        line_unless(f, "time", &time_control::written(time), *time == usual.time)?;
        if let Some(set) = clock_set {
            writeln!(f, "clock-set: {}", time_control::setting_written(set))?;
        }
        if let Some(side) = draw_odds {
            writeln!(f, "draw-odds: {side}")?;
        }
        if let Some(tempo) = tempo {
            writeln!(f, "tempo: {}", word_for(TEMPOS, tempo))?;
        }
        if let Some(regime) = supervision {
            writeln!(f, "regime: {}", word_for(REGIMES, regime))?;
        }
        let announced: Vec<&str> = guidelines.iter().map(|one| word_for(GUIDELINES, one)).collect();
        line_unless(f, "guidelines", &announced.join(", "), announced.is_empty())?;
        line_unless(f, "variation", &variations.join(", "), variations.is_empty())?;
        for choice in &self.settings.rules {
            writeln!(f, "{}: {}", choice.point().header(), choice.word())?;
        }
        if let Some(arbiter) = arbiter {
            writeln!(f, "arbiter: {}", word_for(ARBITERS, arbiter))?;
        }
        if let Some(arbiters) = self.settings.arbiters {
            writeln!(f, "arbiters: {arbiters}")?;
        }
        line_unless(f, "hearing", word_for(HEARINGS, hearing), *hearing == usual.hearing)?;
        line_unless(f, "colours", word_for(COLOURS, colours), *colours == usual.colours)?;
        if let Some(number) = no_draw_before {
            writeln!(f, "no-draw-before: {number}")?;
        }
        if let Some(number) = no_resign_before {
            writeln!(f, "no-resign-before: {number}")?;
        }
        if let Some(wait) = default_time {
            writeln!(f, "default-time: {}", length_text(*wait))?;
        }
        line_unless(f, "close", &close.map(length_text).unwrap_or_default(), close.is_none())?;
        if let Some(moves) = draw_after_moves {
            writeln!(f, "draw-after-moves: {moves}")?;
        }
        line_unless(f, "notation", word_for(NOTATIONS, notation), *notation == usual.notation)?;
        let [white, black] = missing_pairs;
        line_unless(f, "scores", &format!("missing {white} {black}"), *missing_pairs == usual.missing_pairs)?;
        let Settings { electronic_scores, letters, points, visually_disabled, .. } = &self.settings;
        line_unless(
            f,
            "electronic-scores",
            word_for(WHICH, electronic_scores),
            *electronic_scores == [false; 2],
        )?;
        for (side, letters) in Side::ALL.into_iter().zip(letters) {
            if let Some(letters) = letters {
                writeln!(f, "letters-{side}: {}", letters.0.join(" "))?;
            }
        }
        if let Some(points) = points {
            writeln!(f, "points: {}", points.map(points_text).join(" "))?;
        }
        line_unless(
            f,
            "visually-disabled",
            word_for(WHICH, visually_disabled),
            *visually_disabled == [false; 2],
        )?;
        writeln!(f, "search-states: {search_states}")
    }
}

fn line_unless(f: &mut fmt::Formatter<'_>, key: &str, value: &str, usual: bool) -> fmt::Result {
    if usual { Ok(()) } else { writeln!(f, "{key}: {value}") }
}
