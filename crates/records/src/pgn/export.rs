//! From a judged game to PGN.

use board::{Move, MoveKind, Position, Setup, Side};
use game::act::{Act, Entry, HandAct, Motion, Person};
use game::standing::{EndReason, GameResult, LineMove, Ruling, RulingKind};
use game::{Game, Judged, KnownLine};
use law::Point;

use super::command::command;
use super::laws::{begins_as_named, is_older, tag_of};
use super::layout::{self, Layout};
use super::noted::holds_acts;
use super::outcome::Outcome;
use super::ply_record::Variation;
use super::remark::Said;
use super::rewrite::{variation, without_braces};
use super::tag::Tag;
use super::time_control::time_control;
use crate::act::text;
use crate::descriptive::Origins;
use crate::san;
use crate::script::{Header, Remark};
use crate::text::bytes::Text;
use crate::time::time_text;

/// The PGN text of a judged game: its tags and those given, the moves that stood, and all other acts in comments.
///
/// A move made by a single act `plays` stands for that act. Every other act is written in its place,
/// `{[%act white touches g1]}`, with the rulings on it in words. The settings stand before the first move,
/// `{[%header code: bcf-1912]}`, and the mover's clock after each move, `{[%clk 0:59:58]}`. From the first move on that
/// other programs would not know as chess, only acts are written. [`import`](super::import) gives the same acts again,
/// except for a record that is still in its envelope.
///
/// Tags that follow from the game (`Result`, `TimeControl`, `Laws` with the id of the code, `FEN`, `SetUp`, `Variant`,
/// `Termination`) are never taken from `tags`.
///
/// ```
/// use board::{Side, Square};
/// use game::{Game, act::{Act, Entry, HandAct, Motion, Person}, settings::Settings};
///
/// let mut game = Game::new(law::codes::find("bcf-1912").unwrap(), Settings::default())?;
/// let motion = Motion::Transfer { from: Square::E2, to: Square::E4, promotion: None };
/// game.judge(Entry { stamp: None, who: Person::Player(Side::White), act: Act::Hand(HandAct::Plays(motion)) })?;
/// let text = jadoube_records::pgn::write(&game, &[]);
/// assert!(text.ends_with("} 1. e4 *\n"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(game: &Game, tags: &[Tag]) -> String {
    let shown = Shown::of(game);
    let tags = all_tags(game, &shown.start, tags);
    format!("{}\n{}", layout::tags(&tags), moves(game, &shown, &[], outcome(game), Acts::SeenByBoth))
}

/// The same for the game of a script, with what its comments say: tags, and comments, glyphs and variations behind the acts,
/// as [`PgnGame::script`](super::PgnGame::script) writes them.
///
/// Where the acts have not ended the game, the result is that of the tag.
///
/// ```
/// use jadoube_records::{cases, pgn, script::Script};
///
/// let script = Script::read("a.acts", "code: fide\n\n# [Result \"1-0\"]\nwhite plays e4\n# $1\n# (1. d4)\n")?;
/// let mut game = cases::begin(&script)?;
/// cases::judge(&mut game, "a.acts", &script.acts[0])?;
/// let text = pgn::write_script(&game, &script.remarks);
/// assert!(text.contains(" 1. e4 $1 (1. d4)") && text.ends_with("1-0\n"), "{text}");
/// # Ok::<(), jadoube_records::script::ScriptError>(())
/// ```
#[must_use]
pub fn write_script(game: &Game, remarks: &[Remark]) -> String {
    let shown = Shown::of(game);
    let (mut tags, mut said) = (Vec::new(), Vec::new());
    for remark in remarks {
        match Said::of(remark) {
            Said::Tag(tag) => tags.push(tag),
            other => said.push((remark.after, other)),
        }
    }
    let value = |name: &str| tags.iter().find(|tag| tag.name == name.as_bytes());
    let recorded = value("Result").and_then(|tag| Outcome::from_bytes(&tag.value));
    let recorded = recorded.filter(|_| game.ending().is_none());
    let outcome = recorded.unwrap_or_else(|| outcome(game));
    // How a game ended is told by the record, unless the acts came to another result.
    let tagged = value("Result").and_then(|tag| Outcome::from_bytes(&tag.value));
    let agrees = recorded.is_some() || tagged.unwrap_or(Outcome::Unknown) == outcome;
    let derived = all_tags(game, &shown.start, &[]);
    let gives_start = gives_start(game, &shown.start, &tags, &derived);
    let stays = |tag: &&Tag| match tag.name.as_slice() {
        b"FEN" | b"SetUp" => gives_start,
        b"Variant" => gives_start || !shown.start.chess960,
        b"Result" => recorded.is_some(),
        b"Termination" => agrees,
        _ => true,
    };
    let plays = |judged: &Judged| matches!(judged.entry.act, Act::Hand(HandAct::Plays(_)));
    let plays_alone = game.log().iter().all(plays);
    let mut all: Vec<Tag> = tags.iter().filter(stays).cloned().collect();
    for derived in derived {
        let ends = derived.name == b"Result" || derived.name == b"Termination";
        let is_there = all.iter().any(|tag| tag.name == derived.name);
        // A record from elsewhere gets no tags but those that its game needs.
        let needed = is_older(game.code());
        let is_ours = match derived.name.as_slice() {
            b"TimeControl" | b"Laws" => !needed,
            b"Termination" => plays_alone && matches!(derived.value.as_slice(), b"normal" | b"unterminated"),
            _ => false,
        };
        let is_recorded = ends && recorded.is_some() || is_ours && !tags.is_empty();
        if !is_there && !is_recorded {
            all.push(derived);
        }
    }
    format!("{}\n{}", layout::tags(&all), moves(game, &shown, &said, outcome, Acts::All))
}

/// Whether the start that these tags give, with those that follow from the game where they lack one, is that of the game: then they
/// stay as they are written.
fn gives_start(game: &Game, start: &Setup, tags: &[Tag], derived: &[Tag]) -> bool {
    let value = |name: &str| {
        let found = tags.iter().chain(derived).find(|tag| tag.name == name.as_bytes())?;
        Some(Text(&found.value).lossy().into_owned())
    };
    let [fen, set_up, variant] = ["FEN", "SetUp", "Variant"].map(value);
    let told = super::start::start(fen.as_deref(), set_up.as_deref(), variant.as_deref());
    !is_older(game.code()) && told.is_ok_and(|told| start.position().is_ok_and(|start| start == told))
}

/// The tags that follow from the start of a game, as [`write_script`] adds them.
pub(super) fn tags_of_start(game: &Game) -> Vec<Tag> {
    let of_start = |tag: &Tag| matches!(tag.name.as_slice(), b"FEN" | b"SetUp" | b"Variant");
    all_tags(game, &Shown::of(game).start, &[]).into_iter().filter(of_start).collect()
}

/// The moves of the line that all programs know as chess.
struct Shown {
    start: Setup,
    /// The first move of the line that is shown; moves that one side made together at the start come before it.
    first: usize,
    moves: Vec<(Position, Move)>,
}

impl Shown {
    fn of(game: &Game) -> Self {
        let line = game.standing().line;
        // Where the other side was stalemated and missed its turn, the move is one of the game and no odds.
        let missed = |made: &LineMove| made.legal.is_some_and(|m| made.from.play(m).turn() == made.by);
        let given = |pair: &&[LineMove]| pair[0].by == pair[1].by && !missed(&pair[0]);
        let first = line.windows(2).take_while(|pair| given(pair)).count();
        let begins = line.get(first).map_or_else(|| *game.position(), |m| m.from);
        let start = begins.setup();
        // The older game goes on by its own rules, which the tag `Laws` names.
        let known = if is_older(game.code()) { Some(begins) } else { start.position().ok() };
        Shown { start, first, moves: moves_of_chess(known, &line[first.min(line.len())..]) }
    }

    fn end(&self) -> usize {
        self.first + self.moves.len()
    }
}

fn moves_of_chess(start: Option<Position>, line: &[LineMove]) -> Vec<(Position, Move)> {
    let (mut moves, mut position) = (Vec::new(), start);
    for made in line {
        let Some((before, played)) = position.and_then(|now| Some((now, as_all_know_it(&now, made)?))) else {
            break;
        };
        moves.push((before, played));
        position = Some(before.play(played));
    }
    moves
}

/// The move as ordinary chess has it, where it was made in this very position.
fn as_all_know_it(position: &Position, made: &LineMove) -> Option<Move> {
    let older = !position.movement().older.is_none();
    let legal = made.legal.filter(|legal| older || legal.kind() != MoveKind::StaysPawn)?;
    position.same_men_and_turn(&made.from).then(|| same_move(position, legal)).flatten()
}

fn same_move(position: &Position, other: Move) -> Option<Move> {
    let both = |m: &Move| !other.is_free_castling() && !m.is_free_castling() || m.rook() == other.rook();
    let same =
        |m: &Move| m.transfer() == other.transfer() && m.castling_wing() == other.castling_wing() && both(m);
    position.legal_moves().into_iter().find(same)
}

fn all_tags(game: &Game, start: &Setup, tags: &[Tag]) -> Vec<Tag> {
    let derived = ["Result", "TimeControl", "Laws", "FEN", "SetUp", "Variant", "Termination"];
    let rules: Vec<String> = Point::ALL.iter().map(|&point| tag_of(point)).collect();
    let is_derived = |tag: &&Tag| {
        let named = |name: &str| tag.name == name.as_bytes();
        derived.iter().any(|name| named(name)) || rules.iter().any(|name| named(name))
    };
    let theirs = tags.iter().filter(|tag| !is_derived(tag));
    let mut all: Vec<_> = theirs.cloned().collect();
    let mut add = |name: &str, value: &str| {
        all.push(Tag { name: name.as_bytes().to_vec(), value: value.as_bytes().to_vec() });
    };
    add("Result", &outcome(game).to_string());
    if let Some(control) = time_control(game) {
        add("TimeControl", &control);
    }
    add("Laws", game.code().id);
    for choice in &game.settings().rules {
        add(&tag_of(choice.point()), choice.word());
    }
    if start.chess960 {
        add("Variant", "Chess960");
    }
    if start.fen() != Setup::usual_array().fen() && !begins_as_named(game, start) {
        add("SetUp", "1");
        add("FEN", &start.fen());
    }
    add("Termination", termination(game));
    all
}

/// Whether a tag gives the result of a judged game, as [`write`] has it.
pub(super) fn tells_the_result(game: &Game, tag: &Tag) -> bool {
    tag.name == b"Result" && tag.value == outcome(game).to_string().as_bytes()
}

fn outcome(game: &Game) -> Outcome {
    match game.ending().map(|ending| ending.result) {
        Some(GameResult::Won(side)) => Outcome::Won(side),
        Some(GameResult::Drawn) => Outcome::Drawn,
        _ => Outcome::Unknown,
    }
}

/// How the game ended, in the words of the PGN standard.
fn termination(game: &Game) -> &'static str {
    match game.ending().map(|ending| (ending.result, ending.reason)) {
        None => "unterminated",
        Some((GameResult::Annulled | GameResult::Recommenced, _)) => "abandoned",
        Some((_, Some(EndReason::Time))) => "time forfeit",
        Some((_, Some(EndReason::Forfeiture(_) | EndReason::IllegalMoves | EndReason::Default))) => {
            "rules infraction"
        }
        Some((_, Some(EndReason::Decision))) => "adjudication",
        Some(_) => "normal",
    }
}

/// What an act changed, found by judging all acts again.
struct Change {
    /// The number of moves of the line before and after the act.
    line: (usize, usize),
    /// What White's and Black's clocks showed after the act, and whose ran.
    clock: [Option<u64>; 2],
    running: Option<Side>,
}

/// What the mover's clock showed once his move was done: with the first of these acts after which it does not run, so with what the press has
/// added, and before another move of the line.
fn shown_clock(changes: &[Change], side: Side) -> Option<u64> {
    let of_this = 1 + changes.iter().skip(1).take_while(|change| change.line.0 == change.line.1).count();
    let these = changes.get(..of_this)?;
    let pressed = these.iter().find(|change| change.running != Some(side));
    pressed.or(these.first())?.clock[side.index()]
}

fn changes(game: &Game) -> Vec<Change> {
    if let Some(changes) = one_by_one(game) {
        return changes;
    }
    let Ok(mut again) = Game::new(game.code(), game.settings().clone()) else { return Vec::new() };
    let (mut before, mut known) = (0, KnownLine::default());
    let mut step = |entry: &Entry| {
        again.judge(entry.clone()).ok()?;
        let (same, new) = again.new_in_line(&mut known);
        let line = (before, same + new.len());
        before = line.1;
        let dials = again.standing_without_line().clock.as_ref();
        let clock = dials.map_or([None; 2], |dials| [dials.white_ms, dials.black_ms]);
        Some(Change { line, clock, running: dials.and_then(|dials| dials.running) })
    };
    game.log().iter().map_while(|judged| step(&judged.entry)).collect()
}

/// The same without a clock, where each act made one move of the line and all of them stand: nothing needs to be judged again.
fn one_by_one(game: &Game) -> Option<Vec<Change>> {
    let line = game.line();
    let untimed = game.standing_without_line().clock.is_none();
    let plain = untimed && line.len() == game.log().len();
    let is_so = |(act, (made, judged)): (usize, (&LineMove, &Judged))| {
        made.act == act && made.legal.is_some_and(|played| judged.entry == implied(made.by, played))
    };
    (plain && (1..).zip(line.iter().zip(game.log())).all(is_so)).then(|| {
        (0..line.len()).map(|at| Change { line: (at, at + 1), clock: [None; 2], running: None }).collect()
    })
}

/// Which acts are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Acts {
    All,
    /// Not those of a side at its own board, from which nothing follows: whoever reads the record was not there.
    SeenByBoth,
}

fn moves(game: &Game, shown: &Shown, said: &[(usize, Said)], outcome: Outcome, acts: Acts) -> String {
    let mut writer = Writer { layout: Layout::default(), interrupted: true };
    writer.comment(&header(game));
    let mut said = said.iter().peekable();
    while let Some((_, said)) = said.next_if(|(after, _)| *after == 0) {
        writer.said(said, None);
    }
    let changes = changes(game);
    let mut next = shown.first;
    for (at, (judged, change)) in game.log().iter().zip(&changes).enumerate() {
        let stands = |next| !changes[at + 1..].iter().any(|later| later.line.1 <= next);
        let completes =
            |next| next < shown.end() && change.line.0 <= next && next < change.line.1 && stands(next);
        // One message may make several moves: its own, and the reply to an assumed one.
        let made: Vec<_> = (next..).take_while(|&next| completes(next)).collect();
        next += made.len();
        let mut made = made.into_iter().map(|next| shown.moves[next - shown.first]).peekable();
        let exported = game.exported(judged);
        let unseen = acts == Acts::SeenByBoth && game.seen_only_by(judged).is_some();
        if !unseen && made.peek().is_none_or(|(position, m)| exported != implied(position.turn(), *m)) {
            // What was wrong with a line that is hidden would tell of it.
            let rulings = if game.hides_line(judged) { &[] } else { &judged.rulings[..] };
            writer.comment(&told(&exported, rulings));
        }
        let mut before = None;
        for (position, m) in made {
            writer.played(&position, m, shown_clock(&changes[at..], position.turn()));
            before = Some(position);
        }
        while let Some((_, said)) = said.next_if(|(after, _)| *after <= at + 1) {
            writer.said(said, before.as_ref());
        }
    }
    writer.layout.finish(outcome)
}

/// The act that a move in the movetext stands for.
pub(super) fn implied(side: Side, played: Move) -> Entry {
    let motion = Motion::from(played);
    Entry { stamp: None, who: Person::Player(side), act: Act::Hand(HandAct::Plays(motion)) }
}

fn header(game: &Game) -> String {
    let header = Header::new(game.code(), game.settings().clone()).to_string();
    let lines = header.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| command("header", line)).collect::<Vec<_>>().join(" ")
}

/// An act and the rulings on it in words, but for notes and completed moves.
fn told(entry: &Entry, rulings: &[Ruling]) -> String {
    let worth = |ruling: &&Ruling| !matches!(ruling.kind, RulingKind::Completed | RulingKind::Note);
    let says = rulings.iter().filter(worth).map(|ruling| match ruling.articles[..] {
        [] => ruling.says.clone(),
        _ => format!("{} ({})", ruling.says.trim_end_matches('.'), ruling.articles.join(", ")),
    });
    let says = says.map(|says| harmless(&says)).collect::<Vec<_>>().join(" ");
    format!("{} {says}", command("act", &text(entry))).trim_end().to_owned()
}

/// A variation of which nobody knows where it begins, in words.
fn as_comment(line: &Variation) -> String {
    let moves: Vec<&str> = line.plies.iter().map(|ply| ply.san.as_str()).collect();
    format!("({})", moves.join(" "))
}

/// A comment that would be read as acts is written so that it is not.
fn no_command(text: &str) -> String {
    if holds_acts(text.as_bytes()) { harmless(text) } else { without_braces(text) }
}

/// Words that end no comment and begin no command.
fn harmless(words: &str) -> String {
    let replaced = |letter| match letter {
        '{' | '[' => '(',
        '}' | ']' => ')',
        letter => letter,
    };
    words.chars().map(replaced).collect()
}

struct Writer {
    layout: Layout,
    /// Whether a move of Black needs its number, as the first move, after a comment, and where White missed a turn.
    interrupted: bool,
}

impl Writer {
    fn comment(&mut self, words: &str) {
        self.layout.comment(words);
        self.interrupted = true;
    }

    /// What a script says behind an act, which may have made a move in this position.
    fn said(&mut self, said: &Said, before: Option<&Position>) {
        match (said, before) {
            (Said::Glyph(glyph), Some(_)) => self.layout.word(&format!("${glyph}")),
            (Said::Glyph(glyph), None) => self.comment(&format!("${glyph}")),
            (Said::Variation(line), _) => {
                // A move in it that cannot be made stays as it is written.
                match before.map(|before| variation(line, before, Origins::at_start(before))) {
                    Some((words, _)) => {
                        words.iter().for_each(|word| self.layout.word(word));
                        self.interrupted = true;
                    }
                    None => self.comment(&as_comment(line)),
                }
            }
            (Said::Comment(text), _) => self.comment(&no_command(text)),
            (Said::Tag(_), _) => {}
        }
    }

    fn played(&mut self, position: &Position, played: Move, clock: Option<u64>) {
        let (side, number) = (position.turn(), position.fullmoves());
        match side {
            Side::White => self.layout.word(&format!("{number}.")),
            Side::Black if self.interrupted => self.layout.word(&format!("{number}...")),
            Side::Black => {}
        }
        self.layout.word(&san::write(position, played));
        self.interrupted = position.play(played).turn() == side;
        if let Some(time) = clock {
            self.comment(&command("clk", &time_text(time)));
        }
    }
}
