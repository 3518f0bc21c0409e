//! What anybody may do next: every kind of act, by every person.

use board::{Side, Square};
use game::standing::Standing;

/// The squares that acts are about.
///
/// Those that the scene names come first, then the Kings, the Rooks and a few men of each side.
#[must_use]
pub fn squares(standing: &Standing, scene: &[String]) -> Vec<Square> {
    let mut found: Vec<Square> = Vec::new();
    let mut add = |square: Square| {
        if !found.contains(&square) {
            found.push(square);
        }
    };
    for word in scene.iter().flat_map(|line| line.split(' ')) {
        for at in [0, 2] {
            if let Some(square) = word.get(at..at + 2).and_then(|two| two.parse().ok())
                && matches!(word.len(), 2 | 4 | 5)
            {
                add(square);
            }
        }
    }
    for side in Side::ALL {
        let own = |square: &Square| standing.board[square.index()].is_some_and(|man| man.side == side);
        let men: Vec<Square> = Square::ALL.into_iter().filter(own).collect();
        men.iter().step_by(men.len().div_ceil(4).max(1)).for_each(|&square| add(square));
    }
    found
}

/// Acts of a player's hand on these squares, and one move.
fn of_the_hand(side: &str, standing: &Standing, squares: &[Square], acts: &mut Vec<String>) {
    for square in squares {
        for what in ["touches", "lifts", "places", "removes"] {
            acts.push(format!("{side} {what} {square}"));
        }
        for what in ["touches", "lifts", "places", "removes", "displaces"] {
            acts.push(format!("{side} {what} {square} accidentally"));
        }
        acts.push(format!("{side} says adjust {square}"));
        acts.push(format!("{side} displaces {square}"));
        acts.push(format!("{side} displaces {square} to h3"));
        acts.push(format!("{side} drops {square} to e4"));
    }
    let last = if side == "white" { '8' } else { '1' };
    for file in ['a', 'b', 'g'] {
        acts.push(format!("{side} puts queen {file}{last}"));
        acts.push(format!("{side} puts knight {file}{last} held"));
        acts.push(format!("{side} puts pawn {file}4"));
    }
    for what in
        ["releases", "restores", "names queen", "names pawn", "upsets board", "castles short", "castles long"]
    {
        acts.push(format!("{side} {what}"));
    }
    let motions = [
        ("f3d4", "f6d5"),
        ("g1f3", "g8f6"),
        ("e2e4", "e7e5"),
        ("b7b8q", "b2b1q"),
        ("a1a8", "a8a1"),
        ("e1g1", "e8g8"),
    ];
    for (white, black) in motions {
        let motion = if side == "white" { white } else { black };
        acts.push(format!("{side} moves {motion}"));
        acts.push(format!("{side} plays {motion}"));
    }
    for m in standing.legal.iter().step_by((standing.legal.len() / 3).max(1)) {
        let motion = standing.position.uci(*m);
        acts.push(format!("{side} moves {motion}"));
        acts.push(format!("{side} plays {motion}"));
        acts.push(format!("{side} plays {motion} two-handed"));
    }
}

/// Messages of both sides in a game whose moves are sent: of one move, of a record that can mean two, and of none.
fn messages(standing: &Standing) -> Vec<String> {
    let uci = |m: &board::Move| standing.position.uci(*m);
    let mut records: Vec<String> =
        standing.legal.iter().step_by((standing.legal.len() / 4).max(1)).map(uci).collect();
    if let [one, .., other] = standing.legal.as_slice() {
        records.push(format!("{} or {}", uci(one), uci(other)));
    }
    records.push("a1h8".to_owned());
    let by = |side: &str| records.iter().map(|record| format!("{side} sends {record}")).collect::<Vec<_>>();
    ["white", "black", "white#2", "black#2"].into_iter().flat_map(by).collect()
}

const WORDS: &[&str] = &[
    "says adjust",
    "says check",
    "consents",
    "offers draw",
    "accepts draw",
    "declines draw",
    "resigns",
    "appeals",
    "gives-notice fifty-moves",
    "waives",
    "proposes take-back",
    "proposes take-back 2",
    "accepts take-back",
    "refuses",
    "admits",
    "adjourns",
    "seals e2e4",
    "resumes",
    "opens envelope",
    "arrives",
    "leaves",
    "leaves area",
    "presses",
    "presses back",
    "holds clock",
    "stops-clocks",
    "writes e4",
    "strikes",
    "signs 1-0",
    "claims repetition",
    "claims fifty-moves",
    "claims perpetual-check",
    "claims illegal-move",
    "claims board-misplaced",
    "claims men-misplaced",
    "claims men-displaced",
    "claims colours-reversed",
    "claims wrong-first-move",
    "claims time",
    "claims wrongly-resumed",
    "claims two-hands",
    "claims clock-wrongly-set",
    "claims odds-not-given",
    "claims false-check",
    "claims in-check",
    "claims no-normal-means",
    "claims resigned",
    "claims draw-offered",
    "claims draw-agreed",
    "claims boards-differ",
    "claims tablebase-win",
    "claims tablebase-draw",
    "offers draw if you resign next time",
    "gestures holds out a hand",
    "claims forfeiture a",
    "claims forfeiture b",
    "claims forfeiture d",
    "claims repetition intending f3d4",
    "exacts king",
    "exacts rook",
    "exacts leave",
    "exacts replace",
    "exacts both",
    "exacts A",
    "exacts C",
    "requires release",
    "requires replace",
    "requires complete-castling",
    "requires rook-move",
    "requires annulment",
];

const OF_SQUARES: &[&str] = &[
    "claims touched",
    "claims removed",
    "claims released",
    "claims adjusted",
    "exacts move",
    "exacts capture",
    "exacts B",
    "exacts C",
    "requires piece",
];

const FINDINGS: &[&str] = &[
    "finds accident",
    "finds unascertainable",
    "finds not-so",
    "finds so",
    "finds board-misplaced",
    "finds men-misplaced",
    "finds colours-reversed",
    "finds mate-first",
    "finds resigned white",
    "finds draw-agreed",
    "finds square e4",
    "finds repetition",
    "finds seventy-five",
    "finds offence b white",
    "finds offence b black",
    "finds refused white",
    "finds condition-met",
    "finds absent white",
    "finds absent black",
    "finds drawn",
    "finds postponed",
    "finds postponed delay 5s",
    "finds flag white",
    "finds flag-first black",
    "finds decided that play goes on",
];

const OFFICIAL: &[&str] = &[
    "observes",
    "observes move",
    "declares draw",
    "reports black device",
    "reports white talk",
    "penalises white warning",
    "penalises black opponent +2m",
    "penalises white loss",
    "requires score white",
    "corrects 1/2-1/2",
    "rules",
    "upholds",
    "overturns 0-1",
    "overturns *",
    "starts white",
    "starts black",
];

/// Every act that is tried in a standing.
#[must_use]
pub fn all(standing: &Standing, scene: &[String]) -> Vec<String> {
    let squares = squares(standing, scene);
    let mut acts = Vec::new();
    for side in ["white", "black"] {
        of_the_hand(side, standing, &squares, &mut acts);
        acts.extend(WORDS.iter().map(|word| format!("{side} {word}")));
        for square in squares.iter().take(6) {
            acts.extend(OF_SQUARES.iter().map(|word| format!("{side} {word} {square}")));
        }
    }
    if scene.iter().any(|line| line.contains(" sends ")) {
        acts.extend(messages(standing));
    }
    for who in ["players", "arbiter"] {
        acts.extend(FINDINGS.iter().map(|word| format!("{who} {word}")));
    }
    acts.push("players resumes".to_owned());
    acts.extend(OFFICIAL.iter().map(|word| format!("arbiter {word}")));
    acts
}
