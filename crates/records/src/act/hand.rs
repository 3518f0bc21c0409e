//! Acts of the hand: what is done to the pieces and to the board.

use board::Square;
use game::act::{Act, HandAct, How, Motion};

use super::form::forms;
use super::motion::{castling, given_move, motion_text};
use super::parsed::{GivenMove, Parsed, Purpose};
use super::phrase::{how, how_text, joined, piece};
use crate::text::table::{look_up, word_for};
use crate::text::words::Words;
use crate::vocabulary::{PIECES, SIDES, WINGS};

forms! { Act:
    ("touches", touches, {
        Act::Hand(HandAct::Touches { squares, how }) => format!("{}{}", joined(squares, " and "), how_text(*how)),
    }),
    ("lifts", |words| on_a_square(words, |square, how| Act::Hand(HandAct::Lifts { square, how })), {
        Act::Hand(HandAct::Lifts { square, how }) => format!("{square}{}", how_text(*how)),
    }),
    ("places", |words| on_a_square(words, |square, how| Act::Hand(HandAct::Places { square, how })), {
        Act::Hand(HandAct::Places { square, how }) => format!("{square}{}", how_text(*how)),
    }),
    ("releases", |_| Some(Parsed::Act(Act::Hand(HandAct::Releases))), {
        Act::Hand(HandAct::Releases) => "",
    }),
    ("removes", |words| on_a_square(words, |square, how| Act::Hand(HandAct::Removes { square, how })), {
        Act::Hand(HandAct::Removes { square, how }) => format!("{square}{}", how_text(*how)),
    }),
    ("puts", puts, {
        Act::Hand(HandAct::Puts { kind, of, square, held, how }) => {
            let of = of.map(|side| format!("{side} ")).unwrap_or_default();
            format!("{of}{} {square}{}{}", word_for(PIECES, kind), held_text(*held), how_text(*how))
        },
        Act::Hand(HandAct::PutsSubstitute { square, held }) => format!("substitute {square}{}", held_text(*held)),
    }),
    ("names", |words| piece(words).map(|kind| Parsed::Act(Act::Hand(HandAct::Names(kind)))), {
        Act::Hand(HandAct::Names(kind)) => word_for(PIECES, kind),
    }),
    ("displaces", displaces, {
        Act::Hand(HandAct::Displaces { from, to: None, how }) => format!("{from}{}", how_text(*how)),
        Act::Hand(HandAct::Displaces { from, to: Some(to), how }) => format!("{from} to {to}{}", how_text(*how)),
    }),
    ("drops", drops, {
        Act::Hand(HandAct::Drops { from, to }) => format!("{from} to {to}"),
    }),
    ("upsets", upsets, {
        Act::Hand(HandAct::UpsetsBoard { how }) => format!("board{}", how_text(*how)),
    }),
    ("restores", |_| Some(Parsed::Act(Act::Hand(HandAct::Restores))), {
        Act::Hand(HandAct::Restores) => "",
    }),
    ("castles", castles, {
        Act::Hand(HandAct::Moves(Motion::Castling(wing))) => word_for(WINGS, wing),
        Act::Hand(HandAct::TwoHanded { motion: Motion::Castling(wing), presses: false }) => {
            two_handed_text(word_for(WINGS, wing))
        },
        Act::Hand(HandAct::Moves(Motion::FreeCastling { king, rook })) => format!("{king} {rook}"),
        Act::Hand(HandAct::TwoHanded { motion: Motion::FreeCastling { king, rook }, presses: false }) => {
            two_handed_text(&format!("{king} {rook}"))
        }
    }),
    ("moves", moves, {
        Act::Hand(HandAct::Moves(motion)) => motion_text(*motion),
        Act::Hand(HandAct::TwoHanded { motion, presses: false }) => two_handed_text(&motion_text(*motion)),
    }),
    ("plays", plays, {
        Act::Hand(HandAct::Plays(motion)) => motion_text(*motion),
        Act::Hand(HandAct::TwoHanded { motion, presses: true }) => two_handed_text(&motion_text(*motion)),
    }),
}

fn touches(words: &mut Words) -> Option<Parsed> {
    let mut squares = vec![words.square()];
    while words.skip("and") {
        squares.push(words.square());
    }
    let how = how(words);
    let squares = squares.into_iter().collect::<Option<Vec<_>>>()?;
    Some(Parsed::Act(Act::Hand(HandAct::Touches { squares, how })))
}

fn on_a_square(words: &mut Words, act: fn(Square, How) -> Act) -> Option<Parsed> {
    let square = words.square();
    let how = how(words);
    Some(Parsed::Act(act(square?, how)))
}

fn puts(words: &mut Words) -> Option<Parsed> {
    if words.skip("substitute") {
        let square = words.square();
        let held = words.skip("held");
        return square.map(|square| Parsed::Act(Act::Hand(HandAct::PutsSubstitute { square, held })));
    }
    let of = words.peek().and_then(|word| look_up(SIDES, word.text));
    if of.is_some() {
        words.next();
    }
    let (kind, square) = (piece(words), words.square());
    let held = words.skip("held");
    let how = if words.skip("inverted") { How::Inverted } else { how(words) };
    Some(Parsed::Act(Act::Hand(HandAct::Puts { kind: kind?, of, square: square?, held, how })))
}

fn held_text(held: bool) -> &'static str {
    if held { " held" } else { "" }
}

fn displaces(words: &mut Words) -> Option<Parsed> {
    let from = words.square();
    let to = if words.skip("to") { words.square().map(Some) } else { Some(None) };
    let how = how(words);
    Some(Parsed::Act(Act::Hand(HandAct::Displaces { from: from?, to: to?, how })))
}

/// `drops e2 to e3`
fn drops(words: &mut Words) -> Option<Parsed> {
    let from = words.square();
    words.expect("to");
    let to = words.square();
    Some(Parsed::Act(Act::Hand(HandAct::Drops { from: from?, to: to? })))
}

fn upsets(words: &mut Words) -> Option<Parsed> {
    words.expect("board");
    Some(Parsed::Act(Act::Hand(HandAct::UpsetsBoard { how: how(words) })))
}

fn castles(words: &mut Words) -> Option<Parsed> {
    let given = castling(words);
    made(words, given, false)
}

fn moves(words: &mut Words) -> Option<Parsed> {
    let given = given_move(words);
    made(words, given, false)
}

fn plays(words: &mut Words) -> Option<Parsed> {
    let given = given_move(words);
    made(words, given, true)
}

/// A whole move, which `two-handed` may end; `presses`: `plays` rather than `moves`.
fn made(words: &mut Words, given: Option<GivenMove>, presses: bool) -> Option<Parsed> {
    let two_handed = words.skip("two-handed");
    let purpose = match (two_handed, presses) {
        (true, presses) => Purpose::TwoHanded { presses },
        (false, true) => Purpose::Plays,
        (false, false) => Purpose::Moves,
    };
    given.map(|given| given.for_purpose(purpose))
}

fn two_handed_text(motion: &str) -> String {
    format!("{motion} two-handed")
}

/// A whole move whose text is given, `plays Nf3 two-handed`.
pub(super) fn made_text(presses: bool, two_handed: bool, text: &str) -> String {
    let word = if presses { "plays" } else { "moves" };
    let ending = if two_handed { " two-handed" } else { "" };
    format!("{word} {text}{ending}")
}
