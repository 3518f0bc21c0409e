//! A game in sentences, for a reader who knows chess.

use std::io::{self, Write};

use board::{Setup, Side, Square};
use game::Game;
use game::evidence::{Asked, Evidence, Shown};
use game::standing::{
    Ending, GameResult, Hand, Open, PenaltyOption, Phase, Ruling, RulingKind, Saying, Standing,
};
use law::question::{BoundBy, Finite, Made, Nature, Transfer};
use law::{Cites, Effect};
use proof::MateEvidence;
use records::act::{open_line, text};
use records::time::time_text;
use records::{san, vocabulary};

use crate::commands::code::titled;
use crate::terminal::out::{Out, Paint};
use crate::terminal::paragraph::{capital, fill};

/// The code that judges, and its rulings on the settings.
pub fn opening(game: &Game, out: &mut Out) -> io::Result<()> {
    let code = game.code();
    let title = out.paint(Paint::Bold, titled(code));
    writeln!(out, "{title} ({})", code.id)?;
    let (notes, others): (Vec<_>, Vec<_>) =
        game.opening().iter().partition(|ruling| ruling.kind == RulingKind::Note);
    let notes: Vec<_> = notes.into_iter().map(sentence).collect();
    writeln!(out, "{}", out.paint(Paint::Faint, fill("", &notes.join(" "))))?;
    for other in others {
        ruling(other, out)?;
    }
    writeln!(out)
}

/// The last act and the rulings on it.
pub fn act(game: &Game, out: &mut Out) -> io::Result<()> {
    let Some(judged) = game.log().last() else {
        return Ok(());
    };
    let done = out.paint(Paint::Bold, capital(&text(&judged.entry)));
    writeln!(out, "{:>3}  {done}", game.log().len())?;
    let doubts = Doubts::of(game);
    let mut doubted: Vec<&str> = Vec::new();
    for ruling in &judged.rulings {
        self::ruling(ruling, out)?;
        for (no, doubt) in doubts.on(ruling) {
            if !doubted.contains(&doubt) && !doubts.were_told_before(no, doubt) {
                doubted.push(doubt);
                let text = fill("       ", &format!("Doubt at {no}: {doubt}"));
                writeln!(out, "{}", out.paint(Paint::Faint, text))?;
            }
        }
    }
    writeln!(out)
}

/// The doubts at the articles of a game's rulings.
struct Doubts<'g> {
    game: &'g Game,
    /// The articles by which a legal move is made.
    make_moves: Cites,
}

impl Doubts<'_> {
    fn of(game: &Game) -> Doubts<'_> {
        let articles = |nature| {
            let asked = Transfer::lawful(Made::Legal, nature, BoundBy::Nothing);
            let answers = law::ask(game.code(), asked);
            answers.map_or_else(|_| Cites::none(), |mut it| it.articles(|effect| effect == Effect::Makes))
        };
        let make_moves = Nature::values().into_iter().map(articles).fold(Cites::none(), Cites::and);
        Doubts { game, make_moves }
    }

    /// The doubts of a ruling, each with its article.
    fn on(&self, ruling: &Ruling) -> Vec<(&'static str, &'static str)> {
        if !self.may_be_doubted(ruling) {
            return Vec::new();
        }
        let at = |&no: &&'static str| {
            view::doubts(self.game.code(), no, ruling.kind).into_iter().map(move |it| (no, it))
        };
        ruling.articles.iter().flat_map(at).collect()
    }

    /// Whether a ruling on an act before the last told this doubt: it is told where it first matters.
    fn were_told_before(&self, no: &str, doubt: &str) -> bool {
        let mut before = self.game.log().iter().rev().skip(1).flat_map(|judged| &judged.rulings);
        before.any(|ruling| ruling.articles.contains(&no) && self.on(ruling).contains(&(no, doubt)))
    }

    /// Whether something hangs on the ruling: an ordinary move raises no doubt, made or complete.
    fn may_be_doubted(&self, ruling: &Ruling) -> bool {
        match ruling.kind {
            RulingKind::Completed => false,
            RulingKind::Note => !ruling.articles.iter().all(|no| self.make_moves.contains(no)),
            _ => true,
        }
    }
}

/// One ruling with its sign, its articles and its evidence.
pub fn ruling(ruling: &Ruling, out: &mut Out) -> io::Result<()> {
    let (sign, word, paint) = sign(ruling.kind);
    let text = fill("     _ ", &format!("{word} {}", sentence(ruling)));
    writeln!(out, "{}", text.replacen('_', &out.paint(paint, sign), 1))?;
    let shown = ruling
        .evidence
        .as_ref()
        .filter(|evidence| !matches!(evidence.shown, Shown::Nothing | Shown::NoGame(_)));
    match shown {
        Some(evidence) if long_mate(evidence).is_some() => {
            writeln!(out, "{}", fill("       ▷ ", &long_mate(evidence).unwrap_or_default()))
        }
        Some(evidence) => writeln!(out, "{}", fill("       ▷ ", &view::evidence::says(evidence))),
        None => Ok(()),
    }
}

/// What a long line to mate shows, without its moves, which would bury the ruling.
fn long_mate(evidence: &Evidence) -> Option<String> {
    const LONG: usize = 8;
    let (Asked::StillMates(side), Shown::Mate(MateEvidence::Line(line))) = (evidence.asked, &evidence.shown)
    else {
        return None;
    };
    let says = format!("{} can still mate, for instance in {} single moves.", side.name(), line.len());
    (line.len() > LONG).then_some(says)
}

/// The ruling, and the articles that it rests on.
fn sentence(ruling: &Ruling) -> String {
    match ruling.articles.as_slice() {
        [] => ruling.says.clone(),
        articles => format!("{} [{}]", ruling.says, articles.join(", ")),
    }
}

/// Each kind has a sign and, where the sentence alone does not show it, a word; the colour only adds to them.
fn sign(kind: RulingKind) -> (&'static str, &'static str, Paint) {
    match kind {
        RulingKind::Obligation => ("■", "Obligation:", Paint::Yellow),
        RulingKind::Right => ("◇", "Right:", Paint::Blue),
        RulingKind::Offence => ("✕", "Offence:", Paint::Red),
        RulingKind::Penalty => ("⇄", "Penalty:", Paint::Yellow),
        RulingKind::Restored => ("↶", "Restored:", Paint::Blue),
        RulingKind::Completed => ("✓", "", Paint::Green),
        RulingKind::Refused(_) => ("⊘", "Refused:", Paint::Red),
        RulingKind::Result => ("●", "Result:", Paint::Bold),
        RulingKind::Note => ("○", "", Paint::Faint),
    }
}

/// The board, the player to move, and the options that are open.
pub fn standing(game: &Game, out: &mut Out) -> io::Result<()> {
    let standing = game.standing();
    writeln!(out, "{}", diagram(&standing))?;
    for sentence in now(&standing) {
        writeln!(out, "{}", fill("", &sentence))?;
    }
    let open: Vec<_> = standing.may.iter().filter_map(|open| Some((open, open.option.as_ref()?))).collect();
    if let Some((_, first)) = open.first() {
        writeln!(out, "\n{}:", out.paint(Paint::Bold, format!("Open until {}", first.until)))?;
    }
    for (open, option) in open {
        writeln!(out, "{}", offered(open, option))?;
    }
    let ripe = standing.may.iter().filter(|open| open.ripe && matches!(open.line, Saying::Claim(_)));
    let ripe: Vec<_> = ripe.map(|open| format!("`{}`", open_line(open))).collect();
    if !ripe.is_empty() {
        writeln!(out, "{}", fill("", &format!("Would be upheld: {}.", ripe.join(", "))))?;
    }
    Ok(())
}

/// "black exacts king — White must move the King on e1 (Kd1, Kf1)."
fn offered(open: &Open, option: &PenaltyOption) -> String {
    let moves: Vec<_> = option.legal.iter().map(|&m| san::write(&option.leads_to, m)).collect();
    fill(
        "  ",
        &format!("{} — {} ({}).", open_line(open), option.says.trim_end_matches('.'), moves.join(", ")),
    )
}

fn now(standing: &Standing) -> Vec<String> {
    if let Some(ending) = &standing.result {
        return vec![ended(standing, ending)];
    }
    let hand = standing.hand.map(in_hand);
    let offer = standing.offer.map(|side| format!("{} has offered a draw.", side.name()));
    [Some(to_play(standing)), hand, offer].into_iter().flatten().chain(by_post(standing)).collect()
}

/// What time alone brings in a game by post: the reply that is due, leave, and the end of a silence.
fn by_post(standing: &Standing) -> Vec<String> {
    let mut told = Vec::new();
    if let Some(reply) = &standing.reply {
        told.push(format!("{}'s reply is due by {}.", reply.by.name(), time_text(reply.due_ms)));
    }
    for (side, leave) in Side::ALL.into_iter().zip(standing.leave.iter().flatten()) {
        if let Some(until) = leave.until_ms {
            told.push(format!("{} is on leave until {}.", side.name(), time_text(until)));
        }
    }
    let Some(silence) = &standing.silence else { return told };
    let name = silence.by.name();
    let next = silence.reminders.iter().find(|reminder| !reminder.sent);
    if let Some(next) = next {
        told.push(format!("{name} is reminded at {}, unless a move is made before.", time_text(next.at_ms)));
    }
    told.push(match silence.lost_at_ms {
        Some(at) => format!(
            "Without a move, a leave or a notice of longer reflection {name} loses by silence at {}; nobody need claim it, and \
             the next act after it shows it.",
            time_text(at)
        ),
        None if silence.notice => format!("{name} has given notice of longer reflection: no silence loses this move."),
        None => format!("{name}'s time is exceeded before a silence could lose the game."),
    });
    told
}

fn ended(standing: &Standing, ending: &Ending) -> String {
    let halves = |side: Side| standing.scored.map(|halves| halves[side.index()]);
    let how = match ending.result {
        GameResult::Won(side) => format!("{} wins", side.name()),
        GameResult::Drawn => "The game is drawn".to_owned(),
        GameResult::BothLost => "Both sides have lost".to_owned(),
        // The table of the event has another number for a draw, or a penalty has changed it.
        GameResult::HalfPoint(side) if halves(side).is_some_and(|points| points != 1) => {
            format!("{} scores as for a draw, and {} as for a loss", side.name(), (!side).name())
        }
        GameResult::HalfPoint(side) => {
            format!("{} has half a point, and {} none", side.name(), (!side).name())
        }
        GameResult::Annulled => "The game is annulled, as if it had never been played".to_owned(),
        GameResult::Recommenced => "The game is cancelled and begins again".to_owned(),
    };
    match ending.reason {
        Some(reason) => format!("{how}: {}.", vocabulary::reason(reason).replace('-', " ")),
        None => format!("{how}."),
    }
}

fn to_play(standing: &Standing) -> String {
    let player = standing.turn.name();
    let duties: Vec<_> = standing.duty.iter().map(|duty| duty.says.as_str()).collect();
    match (standing.phase, duties.is_empty()) {
        (Phase::Stopped, _) => "The game is stopped until a fact is found.".to_owned(),
        (Phase::Choice, _) if standing.may.iter().any(|open| matches!(open.line, Saying::Adopt(_))) => {
            format!("{player} is to play once one of the moves that the record can mean is adopted.")
        }
        (Phase::Choice, _) => format!("{player} is to play once the penalty is chosen."),
        (_, true) => format!("{player} is to play."),
        (_, false) => {
            let moves: Vec<_> = standing.legal.iter().map(|&m| san::write(&standing.position, m)).collect();
            let duties = duties.join(" and ");
            match moves.is_empty() {
                // A duty of the hand, before any move.
                true => format!("{player} is to play and must {duties}."),
                false => format!("{player} is to play and must {duties}: {}.", moves.join(", ")),
            }
        }
    }
}

fn in_hand(hand: Hand) -> String {
    let from = hand.from.map_or("the box".to_owned(), |square| square.to_string());
    let place = match hand.on {
        Some(square) => format!("stands on {square}, with the hand still on it"),
        None => "is in the hand".to_owned(),
    };
    format!("{}'s {} from {from} {place}.", hand.man.side.name(), hand.man.kind.name())
}

/// The pieces on the squares, with White's side below.
fn diagram(standing: &Standing) -> String {
    let mut setup = Setup::empty();
    for square in Square::ALL {
        setup.set(square, standing.board[square.index()]);
    }
    let ranks = setup.to_string();
    let ranks = ranks.lines().zip((1..=8).rev()).map(|(men, rank)| format!("  {rank}  {}\n", spaced(men)));
    format!("{}     a b c d e f g h\n", ranks.collect::<String>())
}

fn spaced(men: &str) -> String {
    men.chars().map(String::from).collect::<Vec<_>>().join(" ")
}
