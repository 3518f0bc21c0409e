//! Any board under any movement, and bytes that choose moves: every quick answer agrees with the reference generator.
#![no_main]

use board::{Bitboard, Kind, Movement, Position, Processor, Promotions, Setup, Square, Wing, reference};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&str, [bool; 13], &[u8])| {
    let (fen, bits, choices) = input;
    let Ok(setup) = fen.parse::<Setup>() else { return };
    let mut position = setup.as_it_stands(&movement(bits));
    for &choice in choices.iter().take(40) {
        let legal = check(&position);
        if legal.is_empty() {
            return;
        }
        let m = legal[usize::from(choice) % legal.len()];
        let next = position.play(m);
        let mut made = position;
        made.make(m);
        assert_eq!((made, made.key()), (next, next.key()));
        position = next;
    }
});

fn movement(bits: [bool; 13]) -> Movement {
    let [knight, bishop, rook, queen, a, b, c, d, may_stay_pawn, double_step, en_passant, unnoticed, half] = bits;
    let kinds = [(knight, Kind::Knight), (bishop, Kind::Bishop), (rook, Kind::Rook), (queen, Kind::Queen)];
    let kinds: Vec<_> = kinds.into_iter().filter(|(has, _)| *has).map(|(_, kind)| kind).collect();
    Movement {
        promotions: Promotions::of(&kinds),
        may_stay_pawn,
        castle_without_rook: [[a, b], [c, d]],
        double_step,
        en_passant,
        unannounced_check: unnoticed,
        own_half: half,
        ..Movement::default()
    }
}

/// Compares every way to ask, and returns the legal moves.
fn check(position: &Position) -> Vec<board::Move> {
    let mut fast = position.legal_moves().to_vec();
    let mut slow = reference::legal_moves(position);
    fast.sort();
    slow.sort();
    assert_eq!(fast, slow, "{position:?}");
    let count = slow.len() as u64;
    assert_eq!((position.count_legal(), position.has_legal_move()), (count, count > 0), "{position:?}");
    for processor in Processor::found() {
        assert_eq!(position.perft_on(processor, 1), Some(count), "{processor:?} in {position:?}");
    }
    for kind in Kind::ALL {
        for to in Square::ALL {
            let fits = slow.iter().filter(|m| m.to() == to && m.castling_wing().is_none());
            let movers = fits.map(|m| m.from()).filter(|&from| position.kind_at(from) == Some(kind));
            assert_eq!(position.movers(kind, to), movers.collect::<Bitboard>(), "{kind} to {to} in {position:?}");
        }
    }
    for wing in Wing::ALL {
        let castling = slow.iter().find(|m| m.castling_wing() == Some(wing)).copied();
        assert_eq!(position.castling_to(wing), castling, "{wing} in {position:?}");
    }
    assert!(slow.iter().all(|&m| position.is_legal(m)), "{position:?}");
    slow
}
