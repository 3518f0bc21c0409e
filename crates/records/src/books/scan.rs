//! Finds the games in the text of a book: where the moves begin, where they go on after a note, where they end.

use board::Side;

use super::ending::Ending;
use super::heading;
use super::onward::{self, Onward};
use super::page::Page;
use super::record::{is_remark, starts_a_record};
use super::run::{Cell, Run, note, number, run};
use crate::pgn::Outcome;

/// Moves that belong together, with everything that stands around them.
#[derive(Clone, Debug)]
pub(super) struct Sequence {
    pub cells: Vec<Cell>,
    /// Where what is said before the first move begins.
    pub from: usize,
    /// Where the moves of the sequence before it end.
    pub behind: usize,
    /// Where what is said after the last move ends.
    pub to: usize,
    /// The place after the last move.
    pub end: usize,
    /// How far its first line is set in.
    indent: usize,
    /// Its moves run over the ends of lines.
    wraps: bool,
    /// What is said after a move ends the game.
    closed: bool,
}

impl Sequence {
    /// The number and the side of the move that must come next.
    pub fn next(&self) -> (u32, Side) {
        let last = self.cells.last();
        last.map_or((1, Side::White), |cell| (cell.number + cell.side.index() as u32, !cell.side))
    }

    fn add(&mut self, run: Run) {
        self.end = run.end;
        self.cells.extend(run.cells);
    }

    /// Marks what stands in one column with the move before it, where two columns are the rule.
    fn look_for_shared_cells(&mut self) {
        let black: Vec<bool> =
            self.cells.iter().filter(|cell| cell.side == Side::Black).map(|cell| cell.behind_a_gap).collect();
        let apart = black.iter().filter(|gap| **gap).count();
        if apart * 10 >= black.len() * 8 {
            for cell in self.cells.iter_mut().filter(|cell| cell.side == Side::Black) {
                cell.shares_a_cell = cell.numbered && !cell.behind_a_gap;
            }
        }
    }
}

/// Every sequence of moves in a book.
pub(super) fn scan(page: &Page) -> Vec<Sequence> {
    let mut scanner =
        Scanner { page, found: Vec::new(), open: Vec::new(), read: 0, tagged: false, tags: Tags::default() };
    for (begin, end) in page.lines() {
        scanner.line(begin, end);
    }
    scanner.tags_without_moves();
    let mut found = scanner.found;
    let begins: Vec<usize> = found.iter().skip(1).map(|next| next.from).chain([page.text.len()]).collect();
    for (sequence, to) in found.iter_mut().zip(begins) {
        sequence.to = to.max(sequence.end);
        sequence.look_for_shared_cells();
    }
    found
}

struct Scanner<'p> {
    page: &'p Page,
    found: Vec<Sequence>,
    /// Those that may go on, the innermost last.
    open: Vec<usize>,
    /// Everything before this place has been read.
    read: usize,
    /// Tags in the form of PGN stand before what comes next.
    tagged: bool,
    tags: Tags,
}

/// The tags that stand before the next moves, as far as they have been seen.
#[derive(Default)]
struct Tags {
    names: Vec<Vec<u8>>,
    /// Where the first of them begins, and where the last ends.
    from: usize,
    to: usize,
}

/// How many lines are looked at for the number that is due before moves count as missing.
const FAR: usize = 200;

/// What a line may be by itself: moves behind a number.
struct Row {
    run: Run,
    indent: usize,
    wraps: bool,
    /// Nothing but moves and a remark stands on it.
    strict: bool,
    /// A full stop follows the number, or the moves stand in columns.
    formal: bool,
    /// Its number is not the one that is due.
    misnumbered: bool,
}

impl Row {
    fn is_from_the_start(&self) -> bool {
        self.run.cells.first().is_some_and(|first| (first.number, first.side) == (1, Side::White))
    }
}

impl Scanner<'_> {
    fn line(&mut self, begin: usize, end: usize) {
        if end <= self.read {
            return;
        }
        let text = &self.page.text;
        if begin >= self.read {
            if text[begin..end].starts_with('[')
                && let Some(tag) = heading::tag(&text[begin..end])
            {
                return self.tag(tag.name, begin, end);
            }
            if let Some(mut row) = self.row(begin, end) {
                let goes_on = self.goes_on(&mut row, end);
                if !goes_on && self.goes_on_elsewhere(&row, end) {
                    return;
                }
                if goes_on || self.begins(&row, begin) {
                    let wraps = row.wraps;
                    self.read = row.run.end;
                    self.place(row);
                    if wraps {
                        self.rest_of_line(end);
                    }
                    return;
                }
            }
        }
        self.rest_of_line(end);
    }

    /// A tag on its line. Where its name has stood already, or the result of a game stands before it, the tags before it are
    /// those of a game without moves.
    fn tag(&mut self, name: Vec<u8>, begin: usize, end: usize) {
        if self.tagged {
            let between = self.page.text[self.tags.to..begin].trim();
            if self.tags.names.contains(&name) || Outcome::from_bytes(between.as_bytes()).is_some() {
                self.tags_without_moves();
            }
        }
        if !self.tagged {
            self.tags = Tags { from: begin, ..Tags::default() };
        }
        self.tagged = true;
        self.tags.names.push(name);
        self.tags.to = end;
        self.open.clear();
    }

    /// The game of tags behind which no moves were found.
    fn tags_without_moves(&mut self) {
        if !std::mem::take(&mut self.tagged) {
            return;
        }
        let Tags { from, to, .. } = self.tags;
        let behind = self.found.iter().map(|sequence| sequence.end).max().unwrap_or_default();
        self.found.push(Sequence {
            cells: Vec::new(),
            from,
            behind,
            to,
            end: to,
            indent: 0,
            wraps: true,
            closed: true,
        });
    }

    /// Moves that a line begins with.
    fn row(&self, begin: usize, end: usize) -> Option<Row> {
        let text = &self.page.text;
        let indent = text[begin..end].bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let mut at = begin + indent;
        if let Some(behind) = note(text, at).filter(|_| self.tagged) {
            at = text.len() - text[behind..].trim_start().len();
        }
        let (first, dots, behind) = number(text, at)?;
        let rest = &text[behind.min(end)..end];
        // Where a number is left out or misprinted, the one after it shows that the text runs on.
        let wraps = self.tagged || goes_on_with(rest, first + 1) || goes_on_with(rest, first + 2);
        let run = run(text, at, first, Side::White, wraps);
        let tail = text[run.end.min(end)..end].trim();
        // The words after White's last move may have the number of the move that Black does not make.
        let due = run.cells.last().filter(|last| last.side == Side::White).map(|last| last.number);
        let said = match number(tail, 0) {
            Some((value, _, behind)) if due == Some(value) => tail[behind..].trim_start(),
            _ => tail,
        };
        let word: String =
            said.trim_start_matches(['(', '.']).chars().take_while(|letter| letter.is_alphabetic()).collect();
        let strict = self.tagged
            || tail.is_empty()
            || is_remark(&word)
            || tail.starts_with(['1', '0', '½', '*', '{', '[']);
        let columns = run.cells.iter().skip(1).all(|cell| cell.behind_a_gap);
        let formal = self.tagged || dots > 0 && (indent > 2 || columns);
        // Behind tags, what stands in the place of a move is a misprint of one.
        let parsed = run.cells.iter().any(|cell| self.tagged || cell.record.is_some());
        parsed.then_some(Row { run, indent, wraps, strict, formal, misnumbered: false })
    }

    /// Whether the moves go on with this row; a row that is missing, or misnumbered, is put right.
    fn goes_on(&mut self, row: &mut Row, end: usize) -> bool {
        let Some(first) = row.run.cells.first() else { return false };
        let set_in = |sequence: &Sequence| sequence.indent < 3 || row.indent > 1;
        let kept = |sequence: &Sequence| row.strict || sequence.wraps && row.wraps;
        let fits = |at: &&usize| {
            let sequence = &self.found[**at];
            sequence.next() == (first.number, first.side) && set_in(sequence) && kept(sequence)
        };
        if let Some(at) = self.open.iter().rev().find(fits).copied() {
            self.open.retain(|open| *open <= at);
            return true;
        }
        let Some(&last) = self.open.last() else { return false };
        let sequence = &self.found[last];
        let alike = row.formal && row.strict && sequence.indent.abs_diff(row.indent) < 4 && !sequence.wraps;
        if !alike || first.side == Side::Black {
            return false;
        }
        let (expected, side) = sequence.next();
        let behind = self.next_number(end);
        // The next row decides whether this number is wrong or moves before it are missing.
        let (wrong, missing) = (expected != first.number && side == Side::White, first.number > expected);
        let misnumbered = wrong && first.number != 1 && behind == Some(expected + 1);
        row.misnumbered = misnumbered;
        misnumbered
            || missing && first.number - expected < 2 && behind.is_none_or(|next| next == first.number + 1)
    }

    /// The number that the next line of moves begins with.
    fn next_number(&self, from: usize) -> Option<u32> {
        let lines = self.page.lines().skip_while(|(begin, _)| *begin < from);
        lines.take(60).find_map(|(begin, end)| {
            self.row(begin, end).filter(|row| row.strict)?.run.cells.first().map(|cell| cell.number)
        })
    }

    /// Whether a new sequence begins with this row.
    fn begins(&mut self, row: &Row, begin: usize) -> bool {
        let from_the_start = row.is_from_the_start();
        let goes_on = || {
            let last = row.run.cells.last().map(|cell| (cell.number + cell.side.index() as u32, !cell.side));
            let onward = last.and_then(|due| onward::directly(&self.page.text, row.run.end, due));
            onward.is_some_and(|(_, how)| how != Onward::Apart)
        };
        let runs_on = row.wraps && (row.run.cells.len() > 2 || from_the_start && goes_on());
        let begins = if from_the_start { row.strict || runs_on } else { row.formal && row.strict };
        if !begins {
            return false;
        }
        if from_the_start {
            self.open.clear();
        }
        let before = self.found.iter().map(|sequence| sequence.end).max().unwrap_or_default();
        self.found.push(Sequence {
            cells: Vec::new(),
            from: self.heading(before, begin),
            behind: before,
            to: begin,
            end: begin,
            indent: row.indent,
            wraps: row.wraps,
            closed: false,
        });
        self.open.push(self.found.len() - 1);
        self.tagged = false;
        true
    }

    /// Where the heading of moves that begin here begins: after a line of stars, or with the last line in capitals, or with
    /// tags; otherwise with the last paragraph.
    fn heading(&self, before: usize, begin: usize) -> usize {
        let text = &self.page.text;
        let lines = || self.page.lines().filter(|(from, _)| *from >= before && *from < begin);
        let line = |(from, to): (usize, usize)| text[from..to].trim();
        let stars = lines().filter(|&place| line(place).starts_with("* ")).last().map(|(_, to)| to);
        let after_stars = lines().filter(|(from, _)| stars.is_none_or(|stars| *from > stars));
        let tags =
            after_stars.clone().find(|&place| line(place).starts_with('[') && line(place).ends_with("\"]"));
        let capitals = after_stars.filter(|&place| is_title(line(place))).last();
        let last =
            lines().filter(|&(from, to)| from > before && text[from..to].trim().is_empty()).map(|(_, to)| to);
        let paragraph = last.filter(|to| !text[*to..begin].trim().is_empty()).last();
        let found = tags.or(capitals).map(|(from, _)| from).or(stars).or(paragraph);
        found.unwrap_or(before).max(before)
    }

    /// Adds a row to the innermost open sequence.
    fn place(&mut self, row: Row) {
        let Some(&last) = self.open.last() else { return };
        self.append(last, row.run, row.misnumbered);
        let sequence = &mut self.found[last];
        sequence.closed = Ending::after(&self.page.text, sequence.end).is_some();
        if sequence.closed {
            self.open.retain(|open| *open != last);
        }
    }

    /// Adds moves to a sequence: where some are missing before them, their places are empty; where their number is wrong,
    /// they have the one that is due.
    fn append(&mut self, last: usize, mut run: Run, misnumbered: bool) {
        let sequence = &mut self.found[last];
        let Some((first, side)) = run.cells.first().map(|cell| (cell.number, cell.side)) else { return };
        if !sequence.cells.is_empty() {
            while !misnumbered && sequence.next() < (first, side) && sequence.next().0 + 2 > first {
                let (number, side) = sequence.next();
                let before = run.cells[0].clone();
                sequence.cells.push(Cell {
                    number,
                    side,
                    text: String::new(),
                    record: None,
                    end: before.at,
                    ..before
                });
            }
            let mut at = sequence.next();
            for cell in &mut run.cells {
                if (cell.number, cell.side) != at {
                    cell.misnumbered = Some(cell.number);
                    (cell.number, cell.side) = at;
                }
                at = (at.0 + at.1.index() as u32, !at.1);
            }
        }
        sequence.add(run);
    }

    /// Moves that go on in the middle of a line, where the text runs on.
    fn rest_of_line(&mut self, end: usize) {
        let Some(&last) = self.open.last() else { return };
        let sequence = &self.found[last];
        if !sequence.wraps || sequence.closed {
            return;
        }
        let from = self.read.max(sequence.end);
        let due = sequence.next();
        if let Some(run) = self.due_in(from, end, due) {
            self.read = run.end;
            self.append(last, run, false);
        } else if let Some((run, how)) = self.onward(from, end, due) {
            self.read = run.end;
            match how {
                Onward::Misnumbered => self.append(last, run, true),
                Onward::Missing => self.append(last, run, false),
                Onward::Apart => self.begin_apart(run),
            }
        } else {
            return;
        }
        self.rest_of_line(end);
    }

    /// The moves with the number that is due.
    fn due_in(&self, from: usize, end: usize, (next, side): (u32, Side)) -> Option<Run> {
        let text = &self.page.text;
        let sign = format!("{next}.");
        let part = text.get(from..end)?;
        let free = |at: usize| {
            !text[..at].ends_with(|letter: char| letter.is_alphanumeric()) && depth(&text[from..at]) == 0
        };
        let places = part.match_indices(&sign).map(|(place, _)| from + place).filter(|&at| free(at));
        places
            .map(|at| run(text, at, next, Side::White, true))
            .find(|run| run.cells.first().is_some_and(|cell| cell.side == side && cell.record.is_some()))
    }

    /// The moves with which the text goes on though their number is not due: directly behind the last one, or behind prose if
    /// the number that is due does not come any more.
    fn onward(&self, from: usize, end: usize, due: (u32, Side)) -> Option<(Run, Onward)> {
        let text = &self.page.text;
        let here = |run: &Run| run.cells.first().is_some_and(|cell| cell.at < end);
        if let Some(found) = onward::directly(text, from, due).filter(|(run, _)| here(run)) {
            return Some(found);
        }
        let run = onward::behind_prose(text, from, end, due)?;
        let to = self.next_beginning(end);
        self.due_in(from, to, due).is_none().then_some((run, Onward::Missing))
    }

    /// Where the next game begins, or how far is looked for it.
    fn next_beginning(&self, from: usize) -> usize {
        let lines = self.page.lines().skip_while(|(begin, _)| *begin < from).take(FAR);
        let begins = |&(begin, end): &(usize, usize)| {
            self.row(begin, end).is_some_and(|row| row.is_from_the_start() && (row.strict || row.wraps))
        };
        let (mut last, mut found) = (from, None);
        for place in lines {
            last = place.1;
            if begins(&place) {
                found = Some(place.0);
                break;
            }
        }
        found.unwrap_or(last)
    }

    /// Goes on with a running text on a new line though another number is due there; whether it does.
    fn goes_on_elsewhere(&mut self, row: &Row, end: usize) -> bool {
        let Some(&last) = self.open.last() else { return false };
        let sequence = &self.found[last];
        let Some(first) = row.run.cells.first() else { return false };
        if !sequence.wraps || sequence.closed || row.is_from_the_start() {
            return false;
        }
        let directly = onward::directly(&self.page.text, self.read.max(sequence.end), sequence.next());
        let here = |run: &Run| run.cells.first().is_some_and(|cell| cell.at == first.at);
        let Some((run, how)) = directly.filter(|(run, how)| *how != Onward::Apart && here(run)) else {
            return false;
        };
        self.read = run.end;
        self.append(last, run, how == Onward::Misnumbered);
        self.rest_of_line(end);
        true
    }

    /// A new sequence, in the middle of a line.
    fn begin_apart(&mut self, run: Run) {
        let Some(first) = run.cells.first() else { return };
        if first.number == 1 {
            self.open.clear();
        }
        let at = first.at;
        self.found.push(Sequence {
            cells: Vec::new(),
            from: at,
            behind: at,
            to: at,
            end: at,
            indent: 0,
            wraps: true,
            closed: false,
        });
        self.open.push(self.found.len() - 1);
        self.append(self.found.len() - 1, run, false);
    }
}

/// Whether the move of this number begins in the middle of a line.
fn goes_on_with(line: &str, number: u32) -> bool {
    let sign = number.to_string();
    line.match_indices(&sign).any(|(at, _)| {
        let (before, behind) = (&line[..at], &line[at + sign.len()..]);
        let dotted = behind.starts_with(['.', '…']);
        let apart = before.trim_end().ends_with([',', ';']) && behind.starts_with(' ');
        let free = before.ends_with([' ', '\t', ',', ';', '.']);
        free && (dotted || apart) && starts_a_record(behind.trim_start_matches(['.', '…', ' ']))
    })
}

/// How many parentheses and braces are open at the end of a text.
fn depth(text: &str) -> usize {
    text.chars().fold(0, |depth: usize, letter| match letter {
        '(' | '{' => depth + 1,
        ')' | '}' => depth.saturating_sub(1),
        _ => depth,
    })
}

/// Whether a line is the title of a game or a chapter.
fn is_title(line: &str) -> bool {
    const WORDS: &[&str] = &[
        "GAME",
        "EXAMPLE",
        "CHAPTER",
        "PART",
        "VARIATION",
        "PROBLEM",
        "PGN",
        "No.",
        "Game",
        "Example",
        "Variation",
    ];
    let letters = line.chars().filter(|letter| letter.is_alphabetic());
    let capital = line.len() > 3 && letters.clone().count() > 3 && letters.clone().all(char::is_uppercase);
    WORDS.iter().any(|word| line.starts_with(word)) || capital && !line.starts_with("WHITE")
}
