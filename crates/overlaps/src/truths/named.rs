//! A man that a ruling names on a square for what is to be done stands there when it is said, or stood there when the act was
//! done.

use board::{Kind, Square};
use game::standing::Standing;

use super::Step;

const KINDS: &[(&str, Kind)] = &[
    ("King on ", Kind::King),
    ("Queen on ", Kind::Queen),
    ("Rook on ", Kind::Rook),
    ("Bishop on ", Kind::Bishop),
    ("Knight on ", Kind::Knight),
    ("Pawn on ", Kind::Pawn),
];

/// After these words a sentence tells what is to be done, and not what was.
const TO_COME: &[&str] = &["must ", "require ", "capture of ", "a move of "];

/// What a sentence says of what is to come: none where it tells only of what was done.
fn to_come(says: &str) -> &str {
    let from = TO_COME.iter().filter_map(|words| says.find(words)).min();
    from.map_or("", |at| &says[at..])
}

/// Every man that a sentence names on a square.
fn named(says: &str) -> Vec<(Kind, Square)> {
    let mut found = Vec::new();
    for &(words, kind) in KINDS {
        for (at, _) in says.match_indices(words) {
            // A Pawn is to become that man there.
            if says[..at].ends_with("promote to a ") {
                continue;
            }
            let square = says.get(at + words.len()..at + words.len() + 2);
            found.extend(square.and_then(|square| square.parse().ok()).map(|square| (kind, square)));
        }
    }
    found
}

fn stands(standing: &Standing, (kind, square): (Kind, Square)) -> bool {
    standing.board[square.index()].is_some_and(|man| man.kind == kind)
        || standing.stand_ins.iter().any(|&(at, _)| at == square)
        || standing.hand.iter().chain(&standing.opponents_hand).any(|hand| hand.from == Some(square))
        || standing.waiting_hands.iter().any(|hand| hand.hand.from == Some(square))
}

pub(super) fn elsewhere(step: &Step) -> Option<String> {
    // What is refused may name a man as the player did.
    let told = step.rulings.iter().filter(|told| !told.kind.is_refusal());
    told.flat_map(|told| named(to_come(&told.says)).into_iter().map(move |man| (told, man))).find_map(
        |(told, man)| {
            let is = stands(step.stood, man) || stands(step.stands, man);
            (!is).then(|| format!("no {:?} stands on {}: {}", man.0, man.1, told.says))
        },
    )
}
