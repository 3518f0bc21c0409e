//! `jadoube replay`
//!
//! One thread reads, unpacks and cuts the text where games begin; others play; the pieces are told in their order. What
//! is told is therefore the same for any number of threads.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use indicatif::{ProgressBar, ProgressStyle};
use records::pgn::{Finding, LONGEST_PART, Place, Play, ReadError, Reader, whole_games};
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::out::{Out, Paint, Trouble};

type Source = Box<dyn Read + Send>;

pub fn run(args: &ReplayArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let name = if is_stdin(&args.file) { "standard input".into() } else { args.file.display().to_string() };
    let progress = ProgressBar::new_spinner();
    let source = open(&args.file, &progress).map_err(|error| unreadable(&name, error))?;
    let times = (Instant::now(), ProcessTime::now());
    let mut report = Report { json: args.json, all: Tally::default(), out, progress: progress.clone() };
    let read = play(args, source, &mut report)?;
    progress.finish_and_clear();
    report.end(times.0.elapsed(), times.1.elapsed())?;
    match (read, report.all.faulty) {
        (Err(error), _) => Err(unreadable(&name, error)),
        (Ok(()), 0) => Ok(ExitCode::SUCCESS),
        (Ok(()), _) => Ok(ExitCode::from(1)),
    }
}

fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

fn unreadable(name: &str, error: impl std::fmt::Display) -> Trouble {
    let error = error.to_string();
    let error = if error.starts_with("cannot be read") { error } else { format!("cannot be read: {error}") };
    Trouble::told(format!("{name}: {error}"))
}

/// The plain text of a file, whose way through it is shown on a terminal.
fn open(file: &Path, progress: &ProgressBar) -> io::Result<Source> {
    let packed: Source = if is_stdin(file) {
        Box::new(io::stdin())
    } else {
        let file = File::open(file)?;
        progress.set_length(file.metadata()?.len());
        progress.set_style(style());
        Box::new(file)
    };
    unpacked(BufReader::with_capacity(1 << 17, progress.wrap_read(packed)))
}

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} %, {eta} to go  {msg}");
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}

/// The bytes with which text packed by zstd begins.
const ZSTD: &[u8] = &[0x28, 0xb5, 0x2f, 0xfd];

fn unpacked(mut source: BufReader<impl Read + Send + 'static>) -> io::Result<Source> {
    if source.fill_buf()?.starts_with(ZSTD) {
        Ok(Box::new(zstd::Decoder::with_buffer(source)?))
    } else {
        Ok(Box::new(source))
    }
}

/// What was counted.
#[derive(Default)]
struct Tally {
    games: u64,
    moves: u64,
    /// Games with a fault.
    faulty: u64,
    mates: u64,
    stalemates: u64,
    /// Games by the kind of what was found in them: faults, and matters of form.
    kinds: BTreeMap<(Severity, &'static str), u64>,
    /// Bytes of text.
    bytes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Severity {
    Fault,
    Form,
}

fn severity(finding: &Finding) -> Severity {
    if finding.wrong.is_fault() { Severity::Fault } else { Severity::Form }
}

impl Tally {
    fn add_game(&mut self, play: &Play) {
        self.games += 1;
        self.moves += play.plies();
        self.mates += u64::from(play.ended_in_mate());
        self.stalemates += u64::from(play.ended_in_stalemate());
        if play.findings().is_empty() {
            return;
        }
        let mut kinds: Vec<_> =
            play.findings().iter().map(|found| (severity(found), found.wrong.kind())).collect();
        kinds.sort_unstable();
        kinds.dedup();
        self.faulty += u64::from(kinds[0].0 == Severity::Fault);
        kinds.into_iter().for_each(|kind| *self.kinds.entry(kind).or_default() += 1);
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.faulty += other.faulty;
        self.mates += other.mates;
        self.stalemates += other.stalemates;
        self.bytes += other.bytes;
        other.kinds.iter().for_each(|(kind, games)| *self.kinds.entry(*kind).or_default() += games);
    }

    fn of(&self, severity: Severity) -> impl Iterator<Item = (&'static str, u64)> {
        self.kinds
            .iter()
            .filter(move |((of, _), _)| *of == severity)
            .map(|((_, kind), games)| (*kind, *games))
    }
}

/// A piece of the text that holds whole games.
struct Piece {
    bytes: Vec<u8>,
    /// Where it begins.
    place: Place,
}

/// What came of a piece.
struct Played {
    tally: Tally,
    findings: Vec<Finding>,
    read: Result<(), ReadError>,
}

/// Plays the games of a text from the number asked for on.
struct Player<R> {
    reader: Reader<R>,
    play: Play,
    from: u64,
}

impl<R: Read> Player<R> {
    fn new(source: R, place: Place, from: u64) -> Self {
        Self { reader: Reader::starting_at(source, place), play: Play::default(), from }
    }

    /// Plays games until so many bytes are read; true where there are more.
    fn play(&mut self, bytes: u64) -> (Played, bool) {
        let start = self.reader.place().offset;
        let mut played = Played { tally: Tally::default(), findings: Vec::new(), read: Ok(()) };
        let more = loop {
            match self.play_game(&mut played) {
                Ok(true) if self.reader.place().offset - start < bytes => {}
                Ok(more) => break more,
                Err(error) => {
                    played.read = Err(error);
                    break false;
                }
            }
        };
        played.tally.bytes = self.reader.place().offset - start;
        (played, more)
    }

    fn play_game(&mut self, played: &mut Played) -> Result<bool, ReadError> {
        if self.reader.games() + 1 < self.from {
            return self.reader.read_game(&mut ());
        }
        let more = self.reader.read_game(&mut self.play)?;
        if more {
            played.tally.add_game(&self.play);
            played.findings.extend_from_slice(self.play.findings());
        }
        Ok(more)
    }
}

/// Plays all, and tells piece by piece; inside is how reading went, outside how telling did.
fn play(args: &ReplayArgs, source: Source, report: &mut Report) -> Result<Result<(), ReadError>, Trouble> {
    let threads = args.threads.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let from = args.from.get() as u64;
    if threads == 1 {
        return play_alone(source, from, report);
    }
    thread::scope(|scope| {
        let (to_players, pieces) = sync_channel(2 * threads);
        let (to_teller, played) = sync_channel(2 * threads);
        let cutter = scope.spawn(move || cut(source, &to_players));
        let pieces = std::sync::Arc::new(Mutex::new(pieces));
        for _ in 0..threads {
            let (pieces, to_teller) = (pieces.clone(), to_teller.clone());
            scope.spawn(move || play_pieces(&pieces, &to_teller, from));
        }
        // With these two gone, the channels end when the threads do.
        drop((pieces, to_teller));
        let told = tell_in_order(played, report)?;
        let cut = cutter.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(told.and(cut))
    })
}

/// On one thread nothing need be cut: each byte is looked at once.
fn play_alone(source: Source, from: u64, report: &mut Report) -> Result<Result<(), ReadError>, Trouble> {
    let mut player = Player::new(source, BEGINNING, from);
    loop {
        let (played, more) = player.play(PIECE as u64);
        report.tell(&played)?;
        if !more {
            return Ok(played.read);
        }
    }
}

fn play_pieces(pieces: &Mutex<Receiver<(usize, Piece)>>, to_teller: &SyncSender<(usize, Played)>, from: u64) {
    let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok((number, piece)) = next() {
        if to_teller
            .send((number, Player::new(&piece.bytes[..], piece.place, from).play(u64::MAX).0))
            .is_err()
        {
            return;
        }
    }
}

fn tell_in_order(
    played: Receiver<(usize, Played)>,
    report: &mut Report,
) -> Result<Result<(), ReadError>, Trouble> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (number, piece) in played {
        waiting.insert(number, piece);
        while let Some(piece) = waiting.remove(&next) {
            report.tell(&piece)?;
            if piece.read.is_err() {
                return Ok(piece.read);
            }
            next += 1;
        }
    }
    Ok(Ok(()))
}

/// Where a text begins.
const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

/// How much text a piece holds, if its games are not longer.
const PIECE: usize = 1 << 20;

/// Cuts a text into pieces of whole games and hands them on; ends early where nobody takes them.
fn cut(mut source: Source, pieces: &SyncSender<(usize, Piece)>) -> Result<(), ReadError> {
    let mut place = BEGINNING;
    let (mut held, mut wanted) = (Vec::new(), PIECE);
    for number in 0.. {
        let (end, games) = loop {
            let ended = fill(&mut source, &mut held, wanted, place)?;
            let (end, games) = if ended { (held.len(), 0) } else { whole_games(&held, place) };
            match end {
                _ if ended => break (end, None),
                0 if held.len() > 2 * LONGEST_PART => return Err(ReadError::TooLong(place)),
                0 => wanted *= 2,
                end => break (end, Some(games)),
            }
        };
        let rest = held.split_off(end);
        let bytes = std::mem::replace(&mut held, rest);
        let next = behind(place, &bytes, games.unwrap_or_default());
        if pieces.send((number, Piece { bytes, place })).is_err() || games.is_none() {
            return Ok(());
        }
        (place, wanted) = (next, PIECE);
    }
    Ok(())
}

fn behind(place: Place, bytes: &[u8], games: u64) -> Place {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() as u64;
    Place { game: place.game + games, line: place.line + lines, offset: place.offset + bytes.len() as u64 }
}

/// Reads until so much is held; true where the text has ended.
fn fill(source: &mut Source, held: &mut Vec<u8>, wanted: usize, place: Place) -> Result<bool, ReadError> {
    let missing = wanted.saturating_sub(held.len());
    let read = source.by_ref().take(missing as u64).read_to_end(held);
    let offset = place.offset + held.len() as u64;
    let read = read.map_err(|error| ReadError::Io { offset, error })?;
    Ok(read < missing)
}

/// What is told, as it becomes known.
struct Report<'a> {
    json: bool,
    all: Tally,
    out: &'a mut Out,
    progress: ProgressBar,
}

impl Report<'_> {
    fn tell(&mut self, piece: &Played) -> Result<(), Trouble> {
        self.all.add(&piece.tally);
        self.progress.set_message(format!("{} games", thousands(self.all.games)));
        for finding in &piece.findings {
            self.finding(finding)?;
        }
        Ok(())
    }

    fn finding(&mut self, finding: &Finding) -> Result<(), Trouble> {
        if self.json {
            writeln!(self.out, "{}", finding_json(finding))?;
        } else if severity(finding) == Severity::Fault {
            let line = one_line(&finding.to_string());
            // The bar steps aside for the line.
            let out = &mut *self.out;
            self.progress.suspend(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
        }
        Ok(())
    }

    fn end(&mut self, wall: Duration, cpu: Duration) -> Result<(), Trouble> {
        if self.json {
            writeln!(self.out, "{}", self.tally_json(wall, cpu))?;
            return Ok(());
        }
        let all = &self.all;
        writeln!(self.out, "{}, {}", many(all.games, "game"), many(all.moves, "move"))?;
        writeln!(self.out, "{}", self.faults())?;
        for (kind, games) in self.all.of(Severity::Fault) {
            writeln!(self.out, "  {kind}: {}", many(games, "game"))?;
        }
        for (kind, games) in self.all.of(Severity::Form) {
            writeln!(self.out, "{}", self.out.paint(Paint::Faint, form(kind, games)))?;
        }
        self.board_against_result()?;
        writeln!(self.out, "{}", rate(&self.all, wall, cpu))?;
        Ok(())
    }

    fn faults(&self) -> String {
        match self.all.faulty {
            0 => self.out.paint(Paint::Green, "No game has a fault."),
            1 => self.out.paint(Paint::Red, "1 game has a fault:"),
            games => self.out.paint(Paint::Red, format!("{} games have faults:", thousands(games))),
        }
    }

    fn board_against_result(&mut self) -> io::Result<()> {
        let Tally { mates, stalemates, .. } = self.all;
        let against = |kind| self.all.kinds.get(&(Severity::Fault, kind)).copied().unwrap_or_default();
        let (mate, stalemate) = (against("mate-against-result"), against("stalemate-against-result"));
        writeln!(
            self.out,
            "On the board: mate in {}, {} against the result; stalemate in {}, {} against the result",
            thousands(mates),
            thousands(mate),
            thousands(stalemates),
            thousands(stalemate)
        )
    }

    fn tally_json(&self, wall: Duration, cpu: Duration) -> Value {
        let kinds = |severity| self.all.of(severity).collect::<BTreeMap<_, _>>();
        let all = &self.all;
        json!({
            "games": all.games,
            "moves": all.moves,
            "games_with_faults": all.faulty,
            "faults": kinds(Severity::Fault),
            "form": kinds(Severity::Form),
            "mates": all.mates,
            "stalemates": all.stalemates,
            "bytes": all.bytes,
            "seconds": wall.as_secs_f64(),
            "cpu_seconds": cpu.as_secs_f64(),
            "games_per_second": per_second(all.games, wall).round(),
        })
    }
}

fn finding_json(finding: &Finding) -> Value {
    let Finding { place, number, wrong } = finding;
    json!({
        "game": place.game,
        "line": place.line,
        "byte": place.offset,
        "move": number.map(|at| format!("{}{}", at.number, at.side.letter())),
        "kind": wrong.kind(),
        "fault": wrong.is_fault(),
        "says": wrong.to_string(),
    })
}

/// Without control characters, which a terminal would obey.
fn one_line(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

fn form(kind: &str, games: u64) -> String {
    format!("A matter of form in {}: {kind}", many(games, "game"))
}

fn rate(all: &Tally, wall: Duration, cpu: Duration) -> String {
    let megabytes = all.bytes as f64 / 1e6;
    format!(
        "{:.2} s, {:.2} s of processors: {} games/s, {:.0} MB/s",
        wall.as_secs_f64(),
        cpu.as_secs_f64(),
        thousands(per_second(all.games, wall) as u64),
        megabytes / wall.as_secs_f64().max(1e-9)
    )
}

fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

/// `1 game`, `111,879 games`
fn many(count: u64, what: &str) -> String {
    format!("{} {what}{}", thousands(count), if count == 1 { "" } else { "s" })
}

fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::{many, thousands};

    #[test]
    fn numbers_as_people_read_them() {
        let cases = [(0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (111_879, "111,879")];
        for (number, text) in cases {
            assert_eq!(thousands(number), text);
        }
        assert_eq!((many(1, "game"), many(2, "move")), ("1 game".to_owned(), "2 moves".to_owned()));
    }
}
