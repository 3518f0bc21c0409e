//! From a judged game to PGN.

use board::{Move, MoveKind, Position, Setup, Side};
use game::Game;
use game::act::{Act, Entry, HandAct, Motion, Person};
use game::standing::{EndReason, GameResult, LineMove, Ruling, RulingKind};

use super::command::command;
use super::layout::{self, Layout};
use super::outcome::Outcome;
use super::tag::Tag;
use super::time_control::time_control;
use crate::act::text;
use crate::san;
use crate::script::Header;
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
    let mut text = layout::tags(&all_tags(game, &shown.start, tags));
    text.push('\n');
    text.push_str(&moves(game, &shown));
    text
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
        let first = line.windows(2).take_while(|pair| pair[0].by == pair[1].by).count();
        let start = line.get(first).map_or_else(|| *game.position(), |m| m.from).setup();
        Shown { start, first, moves: moves_of_chess(&start, &line[first.min(line.len())..]) }
    }

    fn end(&self) -> usize {
        self.first + self.moves.len()
    }
}

fn moves_of_chess(start: &Setup, line: &[LineMove]) -> Vec<(Position, Move)> {
    let (mut moves, mut position) = (Vec::new(), start.position().ok());
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
    let legal = made.legal.filter(|legal| legal.kind() != MoveKind::StaysPawn)?;
    position.same_men_and_turn(&made.from).then(|| same_move(position, legal)).flatten()
}

fn same_move(position: &Position, other: Move) -> Option<Move> {
    let same = |m: &Move| m.transfer() == other.transfer() && m.castling_wing() == other.castling_wing();
    position.legal_moves().into_iter().find(same)
}

fn all_tags(game: &Game, start: &Setup, tags: &[Tag]) -> Vec<Tag> {
    let derived = ["Result", "TimeControl", "Laws", "FEN", "SetUp", "Variant", "Termination"];
    let theirs = tags.iter().filter(|tag| !derived.iter().any(|name| tag.name == name.as_bytes()));
    let mut all: Vec<_> = theirs.cloned().collect();
    let mut add = |name: &str, value: &str| {
        all.push(Tag { name: name.as_bytes().to_vec(), value: value.as_bytes().to_vec() });
    };
    add("Result", &outcome(game).to_string());
    if let Some(control) = time_control(game) {
        add("TimeControl", &control);
    }
    add("Laws", game.code().id);
    if start.chess960 {
        add("Variant", "Chess960");
    }
    if start.fen() != Setup::usual_array().fen() {
        add("SetUp", "1");
        add("FEN", &start.fen());
    }
    add("Termination", termination(game));
    all
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
    /// What White's and Black's clocks showed after the act.
    clock: [Option<u64>; 2],
}

fn changes(game: &Game) -> Vec<Change> {
    let Ok(mut again) = Game::new(game.code(), game.settings().clone()) else { return Vec::new() };
    let mut before = 0;
    let mut step = |entry: &Entry| {
        again.judge(entry.clone()).ok()?;
        let standing = again.standing();
        let line = (before, standing.line.len());
        before = line.1;
        let clock = standing.clock.map_or([None; 2], |dials| [dials.white_ms, dials.black_ms]);
        Some(Change { line, clock })
    };
    game.log().iter().map_while(|judged| step(&judged.entry)).collect()
}

fn moves(game: &Game, shown: &Shown) -> String {
    let mut writer = Writer { layout: Layout::default(), interrupted: true };
    writer.comment(&header(game));
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
        if made.peek().is_none_or(|(position, m)| judged.entry != implied(position.turn(), *m)) {
            writer.comment(&told(&game.exported(judged), &judged.rulings));
        }
        for (position, m) in made {
            writer.played(&position, m, change.clock);
        }
    }
    writer.layout.finish(outcome(game))
}

/// The act that a move in the movetext stands for.
pub(super) fn implied(side: Side, played: Move) -> Entry {
    let transfer = played.transfer();
    let motion = match played.castling_wing() {
        Some(wing) => Motion::Castling(wing),
        None => Motion::Transfer { from: transfer.from, to: transfer.to, promotion: transfer.promotion },
    };
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
    /// Whether a move of Black needs its number, as the first move and after a comment.
    interrupted: bool,
}

impl Writer {
    fn comment(&mut self, words: &str) {
        self.layout.comment(words);
        self.interrupted = true;
    }

    fn played(&mut self, position: &Position, played: Move, clock: [Option<u64>; 2]) {
        let (side, number) = (position.turn(), position.fullmoves());
        match side {
            Side::White => self.layout.word(&format!("{number}.")),
            Side::Black if self.interrupted => self.layout.word(&format!("{number}...")),
            Side::Black => {}
        }
        self.layout.word(&san::write(position, played));
        self.interrupted = false;
        if let Some(time) = clock[side.index()] {
            self.comment(&command("clk", &time_text(time)));
        }
    }
}
