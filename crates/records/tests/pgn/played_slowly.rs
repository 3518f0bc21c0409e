//! Whole games at random, right and wrong, read and played at once, and the same moves found slowly: each text compared
//! with every legal move.

use board::{Move, Position, Setup};
use jadoube_records::pgn::{Finding, Reader, Replay, Wrong};
use jadoube_records::san::{self, San, SanError};

const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/k7/8/8/1QQ1Q3/8/1QQ5/K7 w - - 99 120",
    "4k3/rr4rr/8/3q4/8/2NNN3/RR4BB/4K3 w - - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R b KQ - 1 8",
];

/// Numbers in a fixed series.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

/// The slow way.
fn slow(position: &Position, text: &str) -> Result<Move, SanError> {
    text.parse::<San>()?.find(position)
}

/// A text for a move: nearly always as it should be, or loose, ambiguous, illegal, overlong or nonsense.
fn text_of(position: &Position, m: Move, numbers: &mut Numbers) -> String {
    let canonical = san::write(position, m);
    let bare = canonical.trim_end_matches(['+', '#']).to_owned();
    let (from, to) = (m.from().to_string(), m.to().to_string());
    let letter = bare.chars().next().filter(char::is_ascii_uppercase).map(String::from).unwrap_or_default();
    // A digit before a move without a letter is read as its number.
    let rank = if letter.is_empty() { "" } else { &from[1..] };
    let origins = [&from[..], &from[..1], rank, ""];
    match numbers.below(120) {
        0 => format!("{letter}{}{to}", numbers.one_of(&origins)),
        1 => format!("{letter}{}x{to}", numbers.one_of(&origins)),
        2 => format!("{bare}{}", numbers.one_of(&["+", "#", "++", "+++", "?", "!!"])),
        3 => format!("{}{to}", numbers.one_of(&["K", "Q", "R", "B", "N", "", "P", "Z"])),
        4 => bare.replace('=', ""),
        5 => bare.replace('O', "0"),
        6 => format!("{letter}{from}-{to}{to}"),
        7 => numbers.one_of(&["--", "Qz9", "e9", "Nq", "O-O", "O-O-O", "Nb1xd2xd2"]).to_owned(),
        8..40 => bare,
        _ => canonical,
    }
}

/// What stands between two moves.
fn between(ply: usize, numbers: &mut Numbers) -> String {
    let long = "x".repeat(numbers.below(300));
    let comment = match numbers.below(24) {
        0 => format!(" {{{long}}}"),
        1 => " {a [%clk 0:10:00] word\non two lines}".to_owned(),
        2 => format!(" {{d=3, pv=e4 e5 Nf3 {long}, tb=0,}}"),
        3 => " $14 $1".to_owned(),
        4 => " (1. e4 {or so} e5 (1... c5))".to_owned(),
        5 => " ; to the end of the line".to_owned() + "\n",
        6 => " {one {two} three}".to_owned(),
        _ => String::new(),
    };
    let number = ply / 2 + 1;
    let numbered = match numbers.below(6) {
        0 => format!("{number}. "),
        1 => format!("{number}."),
        2 => format!("{number}... "),
        3 => format!("{number} "),
        _ => String::new(),
    };
    format!("{comment}{}{numbered}", numbers.one_of(&[" ", "\n", "\r\n", "  ", "\t"]))
}

#[test]
fn what_is_played_at_once_is_what_is_found_slowly() {
    let (mut numbers, mut faults, mut plies) = (Numbers(1851), 0, 0);
    for game in 0..1500 {
        let start = STARTS[game % STARTS.len()];
        let mut now = start.parse::<Setup>().expect(start).position().expect(start);
        let mut text = format!("[Event \"{game}\"]\n[FEN \"{start}\"]\n[Result \"*\"]\n\n");
        let (mut played, mut fault, mut nothing_behind) = (0, None, true);
        for ply in 0..numbers.below(150) {
            let moves = now.legal_moves();
            let Some(&m) = moves.get(numbers.below(moves.len().max(1))) else { break };
            let written = text_of(&now, m, &mut numbers);
            text.push_str(&between(ply, &mut numbers));
            text.push_str(&written);
            nothing_behind = false;
            let bare = written.trim_end_matches(['!', '?']);
            if fault.is_none() {
                match slow(&now, bare) {
                    Ok(m) => (now, played) = (now.play(m), played + 1),
                    Err(error) => fault = Some((bare.to_owned(), error, now.turn())),
                }
            }
        }
        text.push_str(if nothing_behind { "*\n" } else { " *\n\n" });
        let mut replay = Replay::default();
        assert!(Reader::new(text.as_bytes()).read_game(&mut replay).expect("bytes in memory"));
        let at_a_move = |found: &&Finding| {
            matches!(found.wrong, Wrong::Move(_) | Wrong::NullMove(_)) && found.wrong.is_fault()
        };
        let told: Vec<&Finding> = replay.findings().iter().filter(at_a_move).collect();
        assert_eq!(replay.plies(), played, "{text}");
        assert_eq!(replay.position(), now, "{text}");
        match (&fault, &told[..]) {
            (None, []) => {}
            (Some((bare, error, turn)), [found]) => {
                assert_eq!(found.number.map(|number| number.side), Some(*turn), "{text}");
                match &found.wrong {
                    Wrong::Move(told) => assert_eq!(told, error, "{text}"),
                    Wrong::NullMove(told) => assert_eq!(told, bare, "{text}"),
                    other => panic!("{other:?} in {text}"),
                }
                faults += 1;
            }
            _ => panic!("{fault:?}, but {told:?} in {text}"),
        }
        plies += played;
    }
    assert!(faults > 500 && plies > 20_000, "{faults} faults, {plies} plies");
}
