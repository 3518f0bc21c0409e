//! Any text read as a record in descriptive notation: it means only legal moves, each can be written so that it means
//! only that move, and a sealed record is made, adopted or penalised.
#![no_main]

use board::{Movement, Position, Setup};
use game::Game;
use game::settings::{Settings, Start};
use libfuzzer_sys::fuzz_target;
use records::act;
use records::descriptive::{Descriptive, Origins, read, write, write_in_full};

const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/3P1P2/2PpPpP1/2PPP3/8/2n1n3/8/R3K2R w KQ - 0 1",
    "4k3/8/8/1PpPpP2/8/8/8/4K3 w - c6 0 2",
];

fuzz_target!(|input: (u8, [u8; 12], &str)| {
    let (start, choices, text) = input;
    let setup: Setup = STARTS[usize::from(start) % STARTS.len()].parse().expect("a FEN");
    let (position, origins) = after(&setup, &choices);
    let Ok(record) = text.parse::<Descriptive>() else {
        let told = text.parse::<Descriptive>().expect_err("not read").to_string();
        return assert!(!told.chars().any(char::is_control), "{told:?}");
    };
    let meant = record.moves(&position, &origins);
    for &played in &meant {
        assert!(position.is_legal(played), "{text:?}");
        for written in [write(&position, &origins, played), write_in_full(&position, &origins, played)] {
            assert_eq!(read(&position, &origins, &written), Ok(played), "{text:?} as {written}");
        }
    }
    // What a book has besides takes nothing away, and praise changes nothing.
    let printed = Descriptive::as_printed(text).expect("books read what the law reads");
    let in_a_book = printed.moves(&position, &origins);
    assert!(meant.iter().all(|played| in_a_book.contains(played)), "{text:?}");
    let marked = printed.moves_as_marked(&position, &origins);
    assert_eq!(marked.is_empty(), in_a_book.is_empty(), "{text:?}");
    assert!(marked.iter().all(|played| in_a_book.contains(played)), "{text:?}");
    let praised: Descriptive = format!("{text}!").parse().expect("praise");
    assert_eq!(praised.moves(&position, &origins), meant, "{text:?}");
    is_sealed(&position, text, record.moves(&position, &Origins::at_start(&position)).len());
});

/// A position after some legal moves, with what is known of the men.
fn after(setup: &Setup, choices: &[u8]) -> (Position, Origins) {
    let start = setup.as_it_stands(&Movement::ORDINARY);
    choices.iter().fold((start, Origins::at_start(&start)), |(position, origins), &choice| {
        match &position.legal_moves()[..] {
            [] => (position, origins),
            moves => {
                let played = moves[usize::from(choice) % moves.len()];
                (position.play(played), origins.after(&position, played))
            }
        }
    })
}

/// Sealed in this position and opened: one move is made, of several each may be adopted, none costs Penalty C.
fn is_sealed(position: &Position, text: &str, meant: usize) {
    let code = law::codes::find("american-1897").expect("the code");
    let start = Start::Setup(Box::new(position.setup()));
    let Ok(mut game) = Game::new(code, Settings { start, search_states: 1000, ..Settings::default() }) else { return };
    let (by, other) = (position.turn(), !position.turn());
    for line in [format!("{by} adjourns"), format!("{by} seals {text}"), format!("{other} opens envelope")] {
        let Ok(entry) = act::read(&line, &game) else { return };
        if game.judge(entry).is_err() || game.standing().result.is_some() {
            return;
        }
    }
    let standing = game.standing();
    let may = |verb: &str| {
        let lines = standing.may.iter().map(act::open_line);
        lines.filter(|line| line.starts_with(&format!("{other} {verb} "))).count()
    };
    match meant {
        0 => assert_eq!((standing.turn, may("adopts")), (by, 0), "{text:?}"),
        1 => assert_eq!((standing.turn, may("adopts")), (other, 0), "{text:?}"),
        several => assert_eq!((standing.turn, may("adopts")), (by, several), "{text:?}"),
    }
}
