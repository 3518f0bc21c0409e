//! Moves played on a track, against the same moves found among all legal ones: whatever the text.

use board::{Move, Position, Setup, Track};
use jadoube_records::pgn::{MoveText, Reader, Replay};
use jadoube_records::san::{self, San, SanError};

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/k7/8/8/1QQ1Q3/8/1QQ5/K7 w - - 99 120",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
];

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect(fen).position().expect(fen)
}

/// The slow way: the text is compared with every legal move.
fn slow(position: &Position, text: &str) -> Result<Move, SanError> {
    text.parse::<San>()?.find(position)
}

/// Texts that a move may have, right and wrong.
fn texts(position: &Position, m: Move) -> Vec<String> {
    let canonical = san::write(position, m);
    let bare = canonical.trim_end_matches(['+', '#']).to_owned();
    let (from, to) = (m.from().to_string(), m.to().to_string());
    let letter = match position.man_at(m.from()).expect("a man").letter().to_ascii_uppercase() {
        'P' => String::new(),
        letter => letter.to_string(),
    };
    let promotion = m.transfer().promotion.map_or(String::new(), |kind| format!("={}", kind.letter()));
    let mut all = vec![canonical.clone(), bare.clone(), bare.replace('=', ""), bare.replace('x', "")];
    for origin in [String::new(), from.clone(), from[..1].to_owned(), from[1..].to_owned()] {
        for cross in ["", "x", "-"] {
            all.push(format!("{letter}{origin}{cross}{to}{}", promotion.to_uppercase()));
        }
    }
    for marks in ["+", "#", "++", "+#"] {
        all.push(format!("{bare}{marks}"));
    }
    all.push(bare.replace('O', "0"));
    all.push(position.uci(m));
    for kind in ["K", "Q", "R", "B", "N", "P"] {
        all.push(format!("{kind}{to}"));
    }
    all
}

#[test]
fn a_text_means_the_same_on_a_track() {
    let mut tried = 0;
    for fen in STARTS {
        let mut now = position(fen);
        for ply in 0..30_usize {
            let moves: Vec<Move> = now.legal_moves().into_iter().collect();
            let Some(&played) = moves.get(ply * 17 % moves.len().max(1)) else { break };
            let mut known: Vec<String> = moves.iter().flat_map(|&m| texts(&now, m)).collect();
            known.sort();
            known.dedup();
            for text in known {
                let (mut track, expected) = (Track::of(&now).expect("ordinary"), slow(&now, &text));
                let mut followed = track;
                let read = san::play(&mut track, text.as_bytes());
                let of = format!("{text} in {}", now.fen());
                match (&expected, &read) {
                    (Ok(expected), Ok(reading)) => {
                        assert_eq!(reading.played, *expected, "{of}");
                        assert_eq!(track.position(), now.play(*expected), "{of}");
                        let whole = san::read_noting(&now, text.as_bytes()).expect("a move");
                        assert_eq!(*reading, whole, "{of}");
                        let loose = san::loose(&now, &text, *expected);
                        assert_eq!(reading.bare_is_canonical, loose.is_none(), "{of}");
                    }
                    (Err(expected), Err(error)) => {
                        assert_eq!(error, expected, "{of}");
                        assert_eq!(track.position(), now, "{of}");
                    }
                    _ => panic!("{of}: {expected:?}, but {read:?}"),
                }
                assert_eq!(
                    MoveText::new(text.as_bytes()).follow(&mut followed).is_ok(),
                    read.is_ok(),
                    "{of}"
                );
                assert_eq!(followed.position(), track.position(), "{of}");
                tried += 1;
            }
            now = now.play(played);
        }
    }
    assert!(tried > 10_000, "{tried}");
}

/// The same text cut differently into reads, so that parts end where bytes end, is the same game.
#[test]
fn where_reads_end_changes_nothing() {
    struct Slowly<'a>(&'a [u8], usize);
    impl std::io::Read for Slowly<'_> {
        fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
            let length = self.1.min(self.0.len()).min(bytes.len());
            bytes[..length].copy_from_slice(&self.0[..length]);
            self.0 = &self.0[length..];
            Ok(length)
        }
    }
    let text = "[White \"a\"]\r\n\r\n1. e4 {[%clk 0:10:00]} e5 {a word\r\non two lines} 2. Nf3 $1 Nc6 3.Bb5 (3. Bc4 Bc5 {x}) \
                3... a6 4. Bxc6! dxc6 5. O-O f6\r\n6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 1-0\r\n\r\n[White \"b\"]\n\n1.d4 d5 *\n";
    let told = |step: usize| {
        let (mut reader, mut replay, mut all) =
            (Reader::new(Slowly(text.as_bytes(), step)), Replay::default(), Vec::new());
        while reader.read_game(&mut replay).expect("bytes") {
            all.push((replay.plies(), replay.position().fen(), replay.findings().to_vec(), reader.place()));
        }
        all
    };
    let whole = told(usize::MAX);
    assert_eq!(whole.iter().map(|game| game.0).collect::<Vec<_>>(), [17, 2]);
    for step in [1, 2, 3, 5, 7, 8, 9, 16, 31, 100] {
        assert_eq!(told(step), whole, "{step}");
    }
}
