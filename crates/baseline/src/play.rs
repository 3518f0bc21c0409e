//! Plays games, writes down what the program says about them, and counts.

use std::collections::VecDeque;

use serde_json::Value;

use crate::figures::Figures;
use crate::fill::{Filler, Memory};
use crate::notes::{Kind, Notes};
use crate::random::Random;
use crate::settings;
use crate::sitting::{Answer, Case, Heard, Sitting};
use crate::standing::{Seen, note_changes};
use crate::templates::{ACTS, COURSES};

/// The seed of all games.
const SEED: &str = "jadoube";

/// How many games are made out of a case.
const VARIATIONS: usize = 12;

/// The acts that follow the end of a game.
const AFTER_THE_END: usize = 3;

/// A game at which somebody takes notes.
struct Table<'n> {
    sitting: Sitting,
    standing: Value,
    seats: Vec<(&'static str, Value)>,
    notes: &'n mut dyn Notes,
    figures: &'n mut Figures,
}

/// Says in which game the program fell, should it fall.
struct Falling<'t>(&'t str);

impl Drop for Falling<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("that was in the game {}", self.0);
        }
    }
}

/// Judges a case as it stands.
pub fn case(case: &Case, notes: &mut dyn Notes, figures: &mut Figures) {
    let _guard = Falling(&case.header);
    let Some(mut table) = Table::begin(&case.header, notes, figures) else { return };
    case.acts.iter().for_each(|line| table.act(line));
    table.end();
}

/// Judges a case several times, with acts left out, said twice, or put in at random.
pub fn variations(case: &Case, notes: &mut dyn Notes, figures: &mut Figures) {
    let header = settings::bounded(&case.header);
    let _guard = Falling(&header);
    let clock = header.contains("\ntime: ");
    for number in 0..VARIATIONS {
        let mut random = Random::new(&format!("{SEED} {number} {header}{}", case.acts.join("\n")));
        let Some(mut table) = Table::begin(&header, notes, figures) else { return };
        let mut course = Course::new(clock);
        for line in &case.acts {
            match random.below(10) {
                0 => {}
                1 => (0..2).for_each(|_| table.act(line)),
                2 | 3 => {
                    course.next(&mut table, &mut random);
                    table.act(line);
                }
                _ => table.act(line),
            }
        }
        for _ in 0..random.below(8) {
            course.next(&mut table, &mut random);
        }
        table.end();
    }
}

/// Plays the random game of a code and a number.
pub fn random_game(code: &str, number: usize, notes: &mut dyn Notes, figures: &mut Figures) {
    let name = format!("{SEED} {code} {number}");
    let _guard = Falling(&name);
    let mut random = Random::new(&name);
    notes.place(&format!("\n# {code} {number}"));
    let settled = settings::settled(code, &mut random);
    let settled = match Table::begin(&settled.header, notes, figures) {
        Some(table) => return play(table, settled.clock, &mut random),
        None => settings::plain(code),
    };
    if let Some(table) = Table::begin(&settled.header, notes, figures) {
        play(table, settled.clock, &mut random);
    }
}

fn play(mut table: Table, clock: bool, random: &mut Random) {
    let mut course = Course::new(clock);
    // From 10 to 60 acts, more often few: many a game has shown all that it can by then.
    let mut left = 10 + random.below(51).min(random.below(51));
    while left > 0 {
        left -= 1;
        course.next(&mut table, random);
        if table.standing["phase"] == "over" {
            left = left.min(AFTER_THE_END);
        }
    }
    table.end();
}

/// What is about to be done at a table.
struct Course {
    clock: bool,
    now_ms: usize,
    ahead: VecDeque<&'static str>,
    memory: Memory,
}

impl Course {
    fn new(clock: bool) -> Self {
        Course { clock, now_ms: 0, ahead: VecDeque::new(), memory: Memory::default() }
    }

    /// Does the next act, if there is one that can be said.
    fn next(&mut self, table: &mut Table, random: &mut Random) {
        if self.ahead.is_empty() {
            let list = if random.percent(14) { COURSES } else { ACTS };
            self.ahead
                .extend(random.weighted(list).into_iter().flat_map(|lines| lines.lines()).map(str::trim));
        }
        let Some(template) = self.ahead.pop_front() else { return };
        let (wait, template) = match template.strip_prefix('~').and_then(|rest| rest.split_once(' ')) {
            Some((seconds, rest)) => (seconds.parse().unwrap_or(0), rest),
            None => (if random.percent(4) { 200 } else { 12 }, template),
        };
        let seen = Seen::of(&table.standing);
        let mut filler = Filler { seen: &seen, sitting: &table.sitting, random, memory: &mut self.memory };
        let Some(line) = filler.fill(template) else { return };
        let stamp = self.stamp(wait, random);
        table.act(&format!("{stamp}{line}"));
    }

    /// The stamp of the next act, after up to so many seconds; often none, where there is no clock.
    fn stamp(&mut self, wait: usize, random: &mut Random) -> String {
        self.now_ms += random.below(wait * 1000);
        if !random.percent(if self.clock { 85 } else { 3 }) {
            return String::new();
        }
        // Now and then the stamp is too early for one that comes after another.
        let now = if random.percent(1) { self.now_ms / 2 } else { self.now_ms };
        let (seconds, rest) = (now / 1000, now % 1000);
        format!("@{}:{:02}:{:02}.{rest:03} ", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}

impl<'n> Table<'n> {
    /// None where no game can begin so; that is noted.
    fn begin(header: &str, notes: &'n mut dyn Notes, figures: &'n mut Figures) -> Option<Self> {
        notes.place(header);
        let sitting = match Sitting::begin(header) {
            Ok(sitting) => sitting,
            Err(reasons) => {
                figures.count("settings", "refused");
                notes.note(Kind::Rulings, "no game can begin so");
                reasons.iter().for_each(|reason| notes.note(Kind::Words, reason));
                return None;
            }
        };
        figures.games += 1;
        for line in header.lines() {
            let key = line.split_once(':').map_or(line, |(key, _)| key);
            figures.count("settings", key);
        }
        let (opening, standing, seats) = (sitting.opening(), sitting.standing(), sitting.seats());
        let mut table = Table { sitting, standing: Value::Null, seats: Vec::new(), notes, figures };
        table.note_rulings(&opening, "");
        table.note_standing(standing, seats);
        Some(table)
    }

    fn act(&mut self, line: &str) {
        self.notes.place(line);
        match self.sitting.act(line) {
            Heard::Unreadable(reasons) => self.not_done(line, "unreadable", &reasons),
            Heard::Impossible(reasons) => self.not_done(line, "impossible", &reasons),
            Heard::Judged(answer) => self.judged(&answer),
        }
    }

    fn not_done(&mut self, line: &str, what: &'static str, reasons: &[String]) {
        self.figures.count(what, word_of(line));
        self.notes.note(Kind::Rulings, what);
        reasons.iter().for_each(|reason| self.notes.note(Kind::Words, reason));
    }

    fn judged(&mut self, answer: &Answer) {
        self.figures.count("acts", word_of(&answer.text));
        self.figures.count("words of acts", &words_of(&answer.text));
        self.notes.note(Kind::Rulings, &answer.text);
        self.notes.note(Kind::Seals, &answer.seal);
        for ruling in &answer.rulings {
            self.figures.count("rulings", ruling["kind"].as_str().unwrap_or_default());
            for article in ruling["articles"].as_array().into_iter().flatten() {
                self.figures.count("articles", article.as_str().unwrap_or_default());
            }
        }
        self.note_rulings(&answer.rulings, "");
        let (standing, seats) = (self.sitting.standing(), self.sitting.seats());
        self.note_standing(standing, seats);
    }

    fn note_rulings(&mut self, rulings: &[Value], who: &str) {
        for ruling in rulings {
            let articles = ruling["articles"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let articles: Vec<&str> = articles.collect();
            let kind = ruling["kind"].as_str().unwrap_or_default();
            self.notes.note(Kind::Rulings, &format!("{who}{kind} {}", articles.join(", ")));
            self.notes.note(Kind::Words, &format!("{who}{}", ruling["says"]));
            if let Some(evidence) = ruling.get("evidence") {
                self.notes.note(Kind::Evidence, &format!("{who}{evidence}"));
            }
        }
    }

    fn note_standing(&mut self, standing: Value, seats: Vec<(&'static str, Value)>) {
        note_changes(&self.standing, &standing, "", self.notes);
        self.standing = standing;
        for (at, (name, line)) in seats.iter().enumerate() {
            let who = format!("{name} sees ");
            let before = self.seats.get(at).map_or(&Value::Null, |(_, before)| &before["standing"]);
            note_changes(before, &line["standing"], &who, self.notes);
            let told = line["rulings"].as_array().cloned().unwrap_or_default();
            self.note_rulings(&told, &who);
        }
        self.seats = seats;
    }

    /// The end of a game, or of what is done of it.
    fn end(self) {
        let reason = self.standing["reason"].as_str().or(self.standing["result"].as_str());
        self.figures.count("ends", reason.unwrap_or_default());
        let line: Vec<String> = self.sitting.line().iter().map(Value::to_string).collect();
        self.notes.note(Kind::Standings, &format!("line {}", line.join(" ")));
        self.sitting.script().lines().for_each(|line| self.notes.note(Kind::Standings, line));
    }
}

/// The word of an act.
fn word_of(line: &str) -> &str {
    let mut words = line.split(' ').filter(|word| !word.starts_with('@'));
    words.nth(1).unwrap_or_default()
}

/// The word of an act with the one after it, unless that names a square, a move, or what somebody wrote.
fn words_of(line: &str) -> String {
    let mut words = line.split(' ').filter(|word| !word.starts_with('@')).skip(1);
    let (act, next) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is_word = next.len() > 4 && next.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    let named = is_word && !matches!(act, "writes" | "seals");
    let named = named || matches!(act, "exacts") || (act == "penalises" || act == "reports");
    match (named, act) {
        (true, "penalises" | "reports") => format!("{act} {}", words.next().unwrap_or_default()),
        (true, _) => format!("{act} {next}"),
        (false, _) => act.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_an_act() {
        let cases = [
            ("white claims illegal-move at 3w", "claims", "claims illegal-move"),
            ("@0:00:01 white touches g1", "touches", "touches"),
            ("black exacts B e4", "exacts", "exacts B"),
            ("arbiter penalises white warning", "penalises", "penalises warning"),
            ("white writes nothing", "writes", "writes"),
        ];
        for (line, one, two) in cases {
            assert_eq!((word_of(line), words_of(line).as_str()), (one, two));
        }
    }
}
