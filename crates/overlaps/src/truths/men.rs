//! Men are on a square, in a hand or off the board, and each is in one place.

use board::{Kind, Side, Square};
use game::standing::{Phase, Standing};

use super::Step;

/// How many men a side has, wherever they are.
fn men(standing: &Standing, side: Side) -> usize {
    let board = standing.board.iter().flatten().filter(|man| man.side == side).count();
    let off = standing.captured.iter().filter(|man| man.side == side).count();
    let in_the_air = |hand: &&game::standing::Hand| hand.on.is_none() && hand.man.side == side;
    let hands = standing.hand.iter().chain(&standing.opponents_hand).filter(in_the_air).count();
    let lies = |it: &&game::standing::Displaced| it.stands.is_none() && it.man.side == side;
    let lying = standing.displaced.iter().filter(lies).count();
    board + off + hands + lying
}

/// Whether pieces from the box have come into the game.
fn has_used_the_box(script: &str) -> bool {
    script
        .lines()
        .any(|line| line.contains(" puts ") || line.contains(" names ") || line.split(' ').any(is_promotion))
}

fn is_promotion(word: &str) -> bool {
    word.len() == 5 && word.ends_with(['q', 'r', 'b', 'n', 'p']) && word.as_bytes()[1].is_ascii_digit()
}

pub(super) fn vanished(step: &Step) -> Option<String> {
    let kings = |side: Side| {
        let king = |man: &&board::Man| man.side == side && man.kind == Kind::King;
        step.stands.board.iter().flatten().filter(king).count()
    };
    if let Some(side) = Side::ALL.into_iter().find(|&side| kings(side) > 1) {
        return Some(format!("{} has {} Kings", side.name(), kings(side)));
    }
    let script = step.after.script();
    let set_up_anew = |line: &str| line.contains(" resumes ") || line.contains(" board ");
    if script.lines().any(set_up_anew) {
        return None;
    }
    let changed = |&side: &Side| {
        let (before, after) = (men(step.stood, side), men(step.stands, side));
        after < before && !has_used_the_box(&script) || after > before && !has_used_the_box(&script)
    };
    let side = Side::ALL.into_iter().find(changed)?;
    let (before, after) = (men(step.stood, side), men(step.stands, side));
    Some(format!("{} had {before} men, and has {after}", side.name()))
}

/// Where nobody has a man in hand or has touched one, and no move is in question, the men stand as the turn began, but for what is
/// displaced: what a ruling says was put back is back, and what was captured is nobody's to put right.
pub(super) fn stray(step: &Step) -> Option<String> {
    let standing = step.stands;
    let quiet = standing.result.is_none() && standing.phase == Phase::ToMove;
    let in_hand = standing.hand.is_some() || standing.opponents_hand.is_some();
    if !quiet || in_hand || standing.unlawful.is_some() {
        return None;
    }
    let explained =
        |at: Square| standing.displaced.iter().any(|it| it.belongs == at || it.stands == Some(at));
    let stray = |&square: &Square| {
        standing.board[square.index()] != standing.position.man_at(square) && !explained(square)
    };
    if let Some(square) = Square::ALL.into_iter().find(stray) {
        let (now, then) = (standing.board[square.index()], standing.position.man_at(square));
        return Some(format!(
            "{square} shows {now:?}, and the position has {then:?}; nothing is displaced there"
        ));
    }
    let gone = standing.displaced.iter().find(|it| {
        let belongs = standing.position.man_at(it.belongs);
        it.stands.is_none() && belongs.is_some_and(|man| man.side != it.man.side)
    })?;
    Some(format!("{gone:?} lies off the board, and the other side's man has its square: it was captured"))
}
