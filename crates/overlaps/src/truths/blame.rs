//! Who has done nothing in his turn but make a lawful move is charged with nothing, whatever the other's hand has done.

use board::{Move, Side, Square};
use game::standing::{Phase, RulingKind, Standing};

use super::Step;
use super::legal::is_of_score;

/// The squares that the board must show as the position has them for the move to be the one before the player: those that it
/// changes, and those that it crosses.
fn concerned(standing: &Standing, m: Move) -> Vec<Square> {
    let ends = [Some(m.from()), Some(m.to()), m.takes_on()].into_iter().flatten();
    let rook = m.rook().into_iter().flat_map(|(from, to)| [from, to]);
    let mut squares: Vec<Square> = ends.chain(rook).collect();
    let (files, ranks) = (m.to().file().abs_diff(m.from().file()), m.to().rank().abs_diff(m.from().rank()));
    if m.rook().is_some() || files == 0 || ranks == 0 || files == ranks {
        let within = |a: u8, b: u8, c: u8| a.min(b) <= c && c <= a.max(b);
        let crossed = |square: &Square| {
            within(m.from().file(), m.to().file(), square.file())
                && within(m.from().rank(), m.to().rank(), square.rank())
        };
        squares.extend(Square::ALL.into_iter().filter(crossed));
    }
    squares.retain(|&square| standing.board[square.index()] != standing.position.man_at(square));
    squares
}

/// The move of the line, if it is one that the standing lists as legal, made by one act.
fn legal_move(step: &Step) -> Option<(Side, Move)> {
    let mut words = step.line.split(' ');
    let by = step.stood.turn;
    let (who, verb, motion) = (words.next()?, words.next()?, words.next()?);
    if who != by.to_string() || !matches!(verb, "plays" | "moves") || words.next().is_some() {
        return None;
    }
    let standing = step.stood;
    let m = standing.legal.iter().copied().find(|&m| standing.position.uci(m) == motion)?;
    Some((by, m))
}

/// Whether the player's own hand has done anything in this turn.
fn has_done_something(step: &Step, by: Side) -> bool {
    const WORDS: &[&str] = &["claims", "offers", "accepts", "declines", "consents", "writes", "waives"];
    let by = by.to_string();
    step.before.lines_of_turn().iter().any(|line| {
        let mut words = line.split(' ').filter(|word| !word.starts_with('@'));
        words.next() == Some(by.as_str()) && words.next().is_some_and(|verb| !WORDS.contains(&verb))
    })
}

pub(super) fn charged(step: &Step) -> Option<String> {
    let stood = step.stood;
    if stood.result.is_some() || stood.phase != Phase::ToMove || stood.hand.is_some() {
        return None;
    }
    let (by, m) = legal_move(step)?;
    if !concerned(stood, m).is_empty() || has_done_something(step, by) {
        return None;
    }
    let blames = |told: &&game::standing::Ruling| {
        told.kind == RulingKind::Offence && told.about == Some(by) && !is_of_score(told)
    };
    let told = step.rulings.iter().find(blames)?;
    Some(format!("`{}` is lawful on the board that he found, and is an offence: {}", step.line, told.says))
}
