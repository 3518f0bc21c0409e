//! Every notation, in and out; and what real records hold: each text is read as its move, and told to be loose.

use board::{Position, Setup, Track};
use jadoube_records::pgn::{Reader, Replay};
use jadoube_records::san::{self, Loose, Notation};

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect(fen).position().expect(fen)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTING: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const PINNED: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
const TAKING: &str = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

#[test]
fn what_real_records_hold() {
    let cases = [
        (START, "Nf3", "g1f3", None),
        (START, "Ng1-f3", "g1f3", Some(Loose::LongOrigin)),
        (START, "Ngf3", "g1f3", Some(Loose::LongOrigin)),
        (START, "N1f3", "g1f3", Some(Loose::LongOrigin)),
        (START, "e2-e4", "e2e4", Some(Loose::LongOrigin)),
        (START, "e2e4", "e2e4", Some(Loose::LongOrigin)),
        (START, "g1f3", "g1f3", Some(Loose::Form)),
        (START, "5254", "e2e4", Some(Loose::Numbers)),
        (START, "♘f3", "g1f3", Some(Loose::Figurine)),
        (START, "♞f3", "g1f3", Some(Loose::Figurine)),
        (START, "♙e4", "e2e4", Some(Loose::Figurine)),
        (START, "♘\u{fe0e}f3", "g1f3", Some(Loose::Figurine)),
        (PROMOTING, "a8=Q", "a7a8q", None),
        (PROMOTING, "a8Q", "a7a8q", Some(Loose::Promotion)),
        (PROMOTING, "a8/Q", "a7a8q", Some(Loose::Promotion)),
        (PROMOTING, "a8(Q)", "a7a8q", Some(Loose::Promotion)),
        (PROMOTING, "a8=q", "a7a8q", Some(Loose::Form)),
        (PROMOTING, "axb8N", "a7b8n", Some(Loose::Promotion)),
        (PROMOTING, "a7a8q", "a7a8q", Some(Loose::Promotion)),
        (PROMOTING, "17181", "a7a8q", Some(Loose::Numbers)),
        (PROMOTING, "17284", "a7b8n", Some(Loose::Numbers)),
        (CASTLING, "O-O", "e1g1", None),
        (CASTLING, "0-0", "e1g1", Some(Loose::Castling)),
        (CASTLING, "0-0-0", "e1c1", Some(Loose::Castling)),
        (CASTLING, "o-o", "e1g1", Some(Loose::Castling)),
        (CASTLING, "e1g1", "e1g1", Some(Loose::Castling)),
        (CASTLING, "5131", "e1c1", Some(Loose::Numbers)),
        (PASSING, "exd6", "e5d6", None),
        (PASSING, "exd6e.p.", "e5d6", Some(Loose::InPassing)),
        (PASSING, "exd6ep", "e5d6", Some(Loose::InPassing)),
        (PINNED, "Ne2", "g1e2", None),
        (PINNED, "Nge2", "g1e2", Some(Loose::LongOrigin)),
        (TAKING, "exd5", "e4d5", None),
        (TAKING, "ed5", "e4d5", Some(Loose::CaptureUnmarked)),
        (TAKING, "e4xd5", "e4d5", Some(Loose::LongOrigin)),
        (TAKING, "e:d5", "e4d5", Some(Loose::CaptureUnmarked)),
        (TAKING, "ed5:", "e4d5", Some(Loose::CaptureUnmarked)),
        (TAKING, "ed", "e4d5", Some(Loose::CaptureUnmarked)),
        (TAKING, "e:d", "e4d5", Some(Loose::CaptureUnmarked)),
        (TAKING, "exd!?", "e4d5", Some(Loose::Form)),
        (PASSING, "ed", "e5d6", Some(Loose::CaptureUnmarked)),
    ];
    for (fen, text, uci, way) in cases {
        let position = position(fen);
        let read = san::read(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.uci(read), uci, "{text}");
        assert_eq!(san::loose(&position, text, read), way, "{text}");
        let noted = san::read_noting(&position, text.as_bytes()).expect(text);
        assert_eq!((noted.played, noted.bare_is_canonical), (read, way.is_none()), "{text}");
        // In a file it is one move, and nothing else is found.
        let file = format!("[FEN \"{fen}\"]\n\n1. {text} *\n");
        let mut replay = Replay::default();
        Reader::new(file.as_bytes()).read_game(&mut replay).expect("bytes");
        assert_eq!((replay.plies(), replay.findings()), (1, &[][..]), "{text}");
        assert_eq!(replay.position(), position.play(read), "{text}");
    }
}

#[test]
fn what_is_written_is_read() {
    let starts =
        [START, PROMOTING, CASTLING, PASSING, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"].map(position);
    let arrays = (0..960).step_by(97).filter_map(|number| Setup::chess960(number)?.position().ok());
    let mut written = 0;
    for start in starts.into_iter().chain(arrays) {
        let mut now = start;
        for ply in 0..40_usize {
            let moves = now.legal_moves();
            for &m in &moves {
                for notation in Notation::ALL {
                    let text = notation.write(&now, m);
                    let of = format!("{text} in {}", now.fen());
                    assert_eq!(san::read(&now, &text).as_ref(), Ok(&m), "{of}");
                    let mut track = Track::of(&now).expect("ordinary");
                    assert_eq!(san::play(&mut track, text.as_bytes()).map(|it| it.played), Ok(m), "{of}");
                    written += 1;
                }
            }
            let Some(&m) = moves.get(ply * 31 % moves.len().max(1)) else { break };
            now = now.play(m);
        }
    }
    assert!(written > 20_000, "{written}");
}

#[test]
fn numbers_that_are_no_moves() {
    let cases = ["1. e4 12. e5 *", "1 e4 1 e5 *", "1. e4 123 e5 *", "1. e4 5259. e5 *"];
    for text in cases {
        let mut replay = Replay::default();
        Reader::new(text.as_bytes()).read_game(&mut replay).expect("bytes");
        assert_eq!((replay.plies(), replay.findings()), (2, &[][..]), "{text}");
    }
}

/// As long as a move in numeric notation, and none: a misprint may have stood for a move, so it is told.
#[test]
fn digits_that_are_neither_a_move_nor_its_number_are_told() {
    for misprint in ["1999", "17185", "0001", "7193"] {
        let (text, mut replay) = (format!("1. e4 {misprint} e5 *"), Replay::default());
        Reader::new(text.as_bytes()).read_game(&mut replay).expect("bytes");
        let [found] = replay.findings() else { panic!("{text}: {:?}", replay.findings()) };
        assert_eq!(found.wrong.to_string(), format!("expected a move, found `{misprint}`"), "{text}");
        assert_eq!(replay.plies(), 2, "{text}");
    }
}
