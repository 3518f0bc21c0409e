//! A game as a text gives it: tags, moves that were checked, clocks, and where the text was read loosely.

use std::cell::OnceCell;

use board::{Move, Position, Side, Track};
use law::InForce;
use records::pgn::{At, Flow, MoveText, NoStart, Oddity, Outcome, Place, Text, Visitor, start};
use records::san::{self, Loose, Marks, Reading, SanError};

use crate::choice::{Choice, dated};
use crate::date::Date;
use crate::line::{Checks, Line};
use crate::rules::{Rules, begins, begins_up_a_file, begins_with_more};
use crate::shown::{Shown, Time, shown};
use crate::stop::{LONGEST_GAME, Loosely, Stop, Why};
use crate::tags::{Tag, Tags};

/// A game as a text gives it.
///
/// As a [`Visitor`] it keeps one game, and begins anew with the next.
#[derive(Clone, Debug)]
pub struct Record {
    choice: Choice,
    rules: Rules,
    /// The articles in force in a game of the older game.
    law: Option<InForce>,
    place: Place,
    tags: Tags,
    /// The day of the game and the tag that gives it, once that was asked.
    dated: OnceCell<Option<(Tag, Date)>>,
    result_tag: Option<u64>,
    array: (Position, Track),
    no_start: Option<NoStart>,
    line: Line,
    stop: Option<Stop>,
    /// What the mover's clock shows behind the text of the stop; no comment behind a later text counts.
    left_at_stop: Option<i64>,
    is_behind_stop: bool,
    /// What is wrong with the marks of check of the last move, and these marks.
    last_mark_is_loose: Option<Loose>,
    last_marks: Option<Marks>,
    loosely: Vec<Loosely>,
    times: Vec<Time>,
    /// The last comment, if no move follows it.
    last_comment: Vec<u8>,
    oddities: Vec<(Place, Oddity)>,
    written: Option<(Outcome, u64)>,
}

impl Default for Record {
    fn default() -> Self {
        Record::under(Choice::ByDate)
    }
}

/// A track from a start that was judged.
fn track(start: &Position) -> Track {
    Track::of(start).unwrap_or_else(|| unreachable!("each side has one King, and none can be taken"))
}

impl Record {
    /// A record whose moves are read by the rules of the code that is chosen so.
    ///
    /// ```
    /// use jadoube_audit::{Auditor, Choice, Record};
    /// use records::pgn::Reader;
    ///
    /// let shatranj = Choice::Always(law::codes::find("shatranj").ok_or("no such code")?);
    /// let mut record = Record::under(shatranj);
    /// Reader::new(&b"1. Be3 Be6 *"[..]).read_game(&mut record)?;
    /// assert_eq!((record.plies(), Auditor::new(shatranj).audit(&record)), (2, vec![]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn under(choice: Choice) -> Self {
        let array = Position::default();
        Record {
            choice,
            rules: Rules::Today,
            law: None,
            place: Place::default(),
            tags: Tags::default(),
            dated: OnceCell::new(),
            result_tag: None,
            array: (array, track(&array)),
            no_start: None,
            line: Line::default(),
            stop: None,
            left_at_stop: None,
            is_behind_stop: false,
            last_mark_is_loose: None,
            last_marks: None,
            loosely: Vec::new(),
            times: Vec::new(),
            last_comment: Vec::new(),
            oddities: Vec::new(),
            written: None,
        }
    }

    /// The articles in force in a game of the older game.
    pub(crate) fn law(&self) -> Option<InForce> {
        self.law
    }

    /// Where the game begins in the text.
    #[must_use]
    pub fn place(&self) -> Place {
        self.place
    }

    /// The single moves at its end since a Pawn moved or a piece was taken.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        let plies = self.plies();
        if self.line.has_start() { self.line.quiet(plies as usize).min(plies) } else { 0 }
    }

    /// Its tags.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The start and the position after each move; empty where the start is not known. They are worked out when they are
    /// first asked for.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        self.line.positions()
    }

    /// The position that was reached; none where the start is not known.
    #[must_use]
    pub fn reached(&self) -> Option<&Position> {
        self.line.reached()
    }

    /// The moves that were played.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.line.moves()
    }

    /// How many moves were played.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.line.moves().len() as u32
    }

    /// The byte at which the text of a move ends, counted from 1 as plies are; for 0 there is none.
    #[must_use]
    pub fn end_of(&self, ply: u32) -> Option<u64> {
        self.line.end(ply as usize)
    }

    /// The tag that gives the day of the game, and that day; none where its tags do not say. Of `Date`, `UTCDate` and `EventDate` the
    /// first counts that gives a day which a calendar has.
    #[must_use]
    pub fn dated(&self) -> Option<(Tag, Date)> {
        *self.dated.get_or_init(|| dated(&self.tags))
    }

    /// The day of the game; none where its tags do not say.
    pub(crate) fn day(&self) -> Option<Date> {
        self.dated().map(|(_, date)| date)
    }

    /// The byte at which the tag `Result` begins.
    #[must_use]
    pub fn result_tag(&self) -> Option<u64> {
        self.result_tag
    }

    /// The result after the moves, and the byte at which it begins.
    #[must_use]
    pub fn written(&self) -> Option<(Outcome, u64)> {
        self.written
    }

    /// Why no position is known.
    #[must_use]
    pub fn no_start(&self) -> Option<&NoStart> {
        self.no_start.as_ref()
    }

    /// Where the main line cannot be played on.
    #[must_use]
    pub fn stop(&self) -> Option<&Stop> {
        self.stop.as_ref()
    }

    /// Whether the text ends here or the next game begins before a result.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.oddities.iter().any(|(_, oddity)| matches!(oddity, Oddity::CutOff))
    }

    /// The result, if tag and text do not give different ones.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        match (self.tags.result(), self.written.map(|(outcome, _)| outcome)) {
            (Some(tagged), Some(written)) if tagged != written => None,
            (tagged, written) => written.or(tagged),
        }
    }

    /// The last position, if every move was played.
    #[must_use]
    pub fn last(&self) -> Option<&Position> {
        self.line.reached().filter(|_| self.stop.is_none())
    }

    /// What clocks showed.
    #[must_use]
    pub fn times(&self) -> &[Time] {
        &self.times
    }

    /// What the mover's clock shows after the move that cannot be played, in milliseconds: below zero where he has
    /// overstepped the time.
    ///
    /// ```
    /// use jadoube_audit::Record;
    /// use records::pgn::Reader;
    ///
    /// let mut record = Record::default();
    /// Reader::new(&b"1. e4 {[%clk 0:02:20]} e5 2. Ke3 {[%clk 0:02:03]} d5 {[%clk 0:02:00]} *"[..]).read_game(&mut record)?;
    /// assert_eq!(record.left_at_stop(), Some(123_000));
    /// # Ok::<(), records::pgn::ReadError>(())
    /// ```
    #[must_use]
    pub fn left_at_stop(&self) -> Option<i64> {
        self.left_at_stop.filter(|_| self.stop.is_some())
    }

    /// The last comment, if no move follows it.
    #[must_use]
    pub fn last_comment(&self) -> &[u8] {
        &self.last_comment
    }

    /// Where the text departs from the form of PGN.
    #[must_use]
    pub fn oddities(&self) -> &[(Place, Oddity)] {
        &self.oddities
    }

    /// Takes back what follows so many single moves: moves, their clocks, and where the line cannot be played on. Tags and
    /// result stay.
    ///
    /// ```
    /// use jadoube_audit::Record;
    /// use records::pgn::Reader;
    ///
    /// let mut record = Record::default();
    /// Reader::new(&b"1. e4 e5 2. Nf9 *"[..]).read_game(&mut record)?;
    /// assert!(record.stop().is_some());
    /// record.cut(1);
    /// assert_eq!((record.plies(), record.stop()), (1, None));
    /// # Ok::<(), records::pgn::ReadError>(())
    /// ```
    pub fn cut(&mut self, plies: u32) {
        self.stop = None;
        if plies >= self.plies() {
            return;
        }
        self.line.cut(plies);
        self.times.retain(|time| time.ply <= plies);
        self.loosely.retain(|loosely| loosely.first.0 <= plies);
        (self.last_mark_is_loose, self.last_marks) = (None, None);
        self.last_comment.clear();
    }

    /// Forgets what clocks showed after the last move, unless it was shown before too.
    pub fn keep_last_times_of(&mut self, before: &Record) {
        let last = self.plies();
        self.times.retain(|time| time.ply < last || before.times.contains(time));
    }

    pub(crate) fn line(&self) -> &Line {
        &self.line
    }

    pub(crate) fn loosely(&self) -> &[Loosely] {
        &self.loosely
    }

    pub(crate) fn last_mark(&self) -> Option<Loose> {
        self.last_mark_is_loose
    }

    pub(crate) fn last_marks(&self) -> Marks {
        self.last_marks.unwrap_or(Marks::Nothing)
    }

    #[cold]
    fn note(&mut self, way: Loose, text: MoveText) {
        let ply = self.plies();
        match self.loosely.iter_mut().find(|loosely| loosely.way == way) {
            Some(loosely) => loosely.count += 1,
            None => self.loosely.push(Loosely { way, first: (ply, text.to_string()), count: 1 }),
        }
    }

    /// Notes how the text of the last move departs from its canonical form.
    #[cold]
    fn note_form(&mut self, san: MoveText) {
        if let (Some(before), Some(&played)) = (self.line.before(), self.line.moves().last())
            && let Some(way) = san::loose(&before, &san.lossy(), played)
        {
            self.note(way, san);
        }
    }

    /// Keeps what is known of a move that was played.
    #[inline(always)]
    fn played(&mut self, san: MoveText, reading: Reading) {
        let check = self.line.gives_check();
        let plain = if check { Marks::Check } else { Marks::Nothing };
        if !reading.bare_is_canonical {
            self.note_form(san);
        }
        (self.last_mark_is_loose, self.last_marks) = (None, Some(reading.marks));
        if reading.marks != plain {
            self.note_marks(san, reading.marks, check);
        }
        self.last_comment.clear();
    }

    /// Notes marks that are not the plain ones, if they are loose.
    #[cold]
    fn note_marks(&mut self, san: MoveText, marks: Marks, check: bool) {
        let mark = marks.loose(check, || self.line.has_legal_move() == Some(false));
        // Whether a check that was left is marked again, nothing says. Whether a check mates is seen by the move that follows it, or
        // at the end.
        self.last_mark_is_loose = mark.filter(|_| !self.line.leaves_a_check_standing());
        if let Some(way) = self.last_mark_is_loose {
            self.note(way, san);
        }
    }

    /// Plays a move that no man of today can make, where the laws of the game allow more.
    fn plays_by_more_than_today(&mut self, san: MoveText, at: At) -> Option<Reading> {
        let begun = match self.rules {
            Rules::UpAFileToo => (begins_up_a_file(&self.tags)?, Checks::AreParried),
            Rules::TodayAnd(code) => begins_with_more(code, self.line.start()?),
            Rules::Today | Rules::Of(_) => return None,
        };
        self.line.play_by_older_rules(begun, san, end(san, at))
    }

    /// Plays a move whose text has another form than the ordinary one, or tells why it cannot be played.
    #[cold]
    #[inline(never)]
    fn not_at_once(&mut self, san: MoveText, at: At) {
        match self.line.play(san, end(san, at)) {
            None => {}
            Some(Ok(reading)) => self.played(san, reading),
            Some(Err(error)) => match self.plays_by_more_than_today(san, at) {
                Some(reading) => self.played(san, reading),
                None => self.stops(san, error, at),
            },
        }
    }

    fn stops(&mut self, san: MoveText, error: SanError, at: At) {
        let text = san.to_string();
        let why = match error {
            SanError::NullMove { .. } => Why::NullMove,
            error => Why::NoMove(error),
        };
        self.stop = Some(Stop { text, place: at.place(), why });
        (self.left_at_stop, self.is_behind_stop) = (None, true);
    }
}

/// The byte at which the text of a move ends.
#[inline(always)]
fn end(san: MoveText, at: At) -> u64 {
    at.offset() + san.bytes().len() as u64
}

/// The side that made a move, counted from 1.
pub(crate) fn mover(record: &Record, ply: u32) -> Side {
    record.line.mover(ply)
}

impl Visitor for Record {
    fn begin_game(&mut self, at: At) {
        self.place = at.place();
        self.tags.clear();
        self.dated.take();
        self.line.clear();
        self.loosely.clear();
        self.times.clear();
        self.last_comment.clear();
        self.oddities.clear();
        (self.result_tag, self.no_start, self.stop) = (None, None, None);
        (self.rules, self.law) = (Rules::Today, None);
        (self.left_at_stop, self.is_behind_stop) = (None, false);
        (self.written, self.last_mark_is_loose, self.last_marks) = (None, None, None);
    }

    fn tag(&mut self, name: Text, value: Text, at: At) {
        if name.bytes() == b"Result" && self.result_tag.is_none() {
            self.result_tag = Some(at.offset());
        }
        self.tags.keep(name.bytes(), value);
    }

    fn begin_moves(&mut self, _at: At) -> Flow {
        self.tags.settle();
        let rules = Rules::of(self.choice, &self.tags, self.day());
        self.rules = *rules.as_ref().unwrap_or(&Rules::Today);
        let older = match rules {
            Ok(Rules::Of(code)) => Some(begins(code, &self.tags)),
            Ok(Rules::Today | Rules::UpAFileToo | Rules::TodayAnd(_)) => None,
            Err(why) => Some(Err(why)),
        };
        match older {
            Some(Ok((law, position))) => {
                self.law = Some(law);
                match Track::of(&position) {
                    Some(track) => self.line.begin(position, track),
                    None => self.line.begin_older(position),
                }
                return Flow::Tell;
            }
            Some(Err(why)) => {
                self.no_start = Some(why);
                return Flow::Tell;
            }
            None => {}
        }
        let ordinary = !self.tags.has(Tag::Fen) && !self.tags.has(Tag::SetUp) && !self.tags.has(Tag::Variant);
        if ordinary {
            let (array, track) = self.array;
            self.line.begin(array, track);
            return Flow::Tell;
        }
        let tag = |tag| self.tags.get(tag);
        let first = start(tag(Tag::Fen).as_deref(), tag(Tag::SetUp).as_deref(), tag(Tag::Variant).as_deref());
        match first {
            Ok(position) => self.line.begin(position, track(&position)),
            Err(why) => self.no_start = Some(why),
        }
        Flow::Tell
    }

    #[inline]
    fn san(&mut self, san: MoveText, at: At) {
        if self.stop.is_some() {
            self.is_behind_stop = false;
            return;
        }
        if self.plies() >= LONGEST_GAME {
            self.stop = Some(Stop { text: String::new(), place: at.place(), why: Why::TooLong });
            return;
        }
        match self.line.play_at_once(san, end(san, at)) {
            Some(reading) => self.played(san, reading),
            None => self.not_at_once(san, at),
        }
    }

    #[inline]
    fn comment(&mut self, text: Text, _at: At) {
        self.last_comment.clear();
        self.last_comment.extend_from_slice(&text.bytes()[..text.bytes().len().min(LONGEST_REASON)]);
        if self.is_behind_stop
            && let Some((Some(left), _)) = shown(text.bytes())
        {
            (self.left_at_stop, self.is_behind_stop) = (Some(left), false);
        }
        if self.stop.is_none()
            && self.plies() > 0
            && self.times.len() < 4 * LONGEST_GAME as usize
            && let Some(time) = shown(text.bytes())
        {
            let ply = self.plies();
            match time {
                (Some(left), Some(spent)) => {
                    self.times.push(Time { ply, shown: Shown::Left(left) });
                    self.times.push(Time { ply, shown: Shown::Spent(spent) });
                }
                (Some(left), None) => self.times.push(Time { ply, shown: Shown::Left(left) }),
                (None, Some(spent)) => self.times.push(Time { ply, shown: Shown::Spent(spent) }),
                (None, None) => {}
            }
        }
    }

    fn begin_variation(&mut self, _at: At) -> Flow {
        Flow::Skip
    }

    fn result(&mut self, outcome: Outcome, at: At) {
        self.written = Some((outcome, at.offset()));
    }

    #[cold]
    fn oddity(&mut self, oddity: Oddity, at: At) {
        // What deep variations hold is not looked at anyway, and tags stand before the moves.
        let costs_moves = matches!(
            oddity,
            Oddity::UnclosedComment
                | Oddity::UnclosedVariation
                | Oddity::ClosesNothing(_)
                | Oddity::Stray(_)
                | Oddity::LongWord(_)
                | Oddity::BlackFirst(_)
                | Oddity::More
        );
        if costs_moves && self.stop.is_none() {
            self.stop = Some(Stop { text: String::new(), place: at.place(), why: Why::Malformed });
        }
        self.oddities.push((at.place(), oddity));
    }
}

/// A comment that is longer gives no reason for the end of a game.
const LONGEST_REASON: usize = 200;
