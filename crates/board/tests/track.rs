//! A track against the list of legal moves: whatever a text may ask for, in play from many starts.

use jadoube_board::{Bitboard, Kind, Man, Move, Position, Setup, Side, Square, Track, Wing};

/// Positions in which pins, checks, castling, promotions and captures en passant meet.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "8/k7/8/8/1QQ1Q3/8/1QQ5/K7 w - - 99 120",
    "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1",
];

fn position(fen: &str) -> Position {
    fen.parse::<Setup>().expect(fen).position().expect(fen)
}

/// Numbers in a fixed series.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Everything that tells two positions apart, and what each has worked out.
fn check_same(track: &Track, position: &Position, of: &str) {
    let same = track.position();
    assert_eq!(same, *position, "{of}");
    assert_eq!((same.key(), same.fen()), (position.key(), position.fen()), "{of}");
    assert_eq!(same.checkers(same.turn()), position.checkers(position.turn()), "{of}");
    assert_eq!(same.legal_moves().to_vec(), position.legal_moves().to_vec(), "{of}");
    assert_eq!(track.in_check(), position.in_check(position.turn()), "{of}");
    assert_eq!(track.has_legal_move(), position.has_legal_move(), "{of}");
    assert_eq!(track.is_checkmate(), position.is_checkmate(), "{of}");
    assert_eq!((track.turn(), track.occupied()), (position.turn(), position.occupied()), "{of}");
    assert_eq!((track.halfmoves(), track.fullmoves()), (position.halfmoves(), position.fullmoves()), "{of}");
}

/// The origins that a text may leave open.
fn amongs() -> Vec<Bitboard> {
    let lines = (0..8).flat_map(|line| [Bitboard::file(line), Bitboard::rank(line)]);
    let squares = Square::ALL.into_iter().map(Bitboard::of);
    std::iter::once(Bitboard::ALL).chain(lines).chain(squares).collect()
}

/// Whatever is asked for is played exactly if one legal move fits.
fn check_all(position: &Position, amongs: &[Bitboard]) {
    let track = Track::of(position).expect("an ordinary position");
    check_all_from(track, position, amongs);
    let mut noticing = track;
    assert_eq!(noticing.notices_check(), position.in_check(position.turn()), "{}", position.fen());
    check_all_from(noticing, position, amongs);
}

fn check_all_from(track: Track, position: &Position, amongs: &[Bitboard]) {
    check_same(&track, position, "the start");
    let moves: Vec<Move> = position.legal_moves().into_iter().collect();
    let steps: Vec<Move> = moves.iter().copied().filter(|m| m.castling_wing().is_none()).collect();
    let promotions = [None, Some(Kind::Queen), Some(Kind::Rook), Some(Kind::Bishop), Some(Kind::Knight)];
    for kind in Kind::ALL {
        let of_kind = |m: &&Move| position.kind_at(m.from()) == Some(kind);
        let of_kind: Vec<Move> = steps.iter().filter(of_kind).copied().collect();
        for to in Square::ALL {
            if kind != Kind::Pawn {
                let movers: Bitboard = of_kind.iter().filter(|m| m.to() == to).map(|m| m.from()).collect();
                assert_eq!(track.movers(kind, to), movers, "{kind:?} to {to} in {}", position.fen());
            }
            for &among in amongs {
                for &promotion in &promotions[..if kind == Kind::Pawn { 5 } else { 2 }] {
                    let fits = |m: &&Move| {
                        m.to() == to && among.contains(m.from()) && m.transfer().promotion == promotion
                    };
                    let fitting: Vec<&Move> = of_kind.iter().filter(fits).collect();
                    let mut after = track;
                    let played = after.play_only(kind, among, to, promotion);
                    let of = || format!("{kind:?} {among:?} {to} {promotion:?} in {}", position.fen());
                    match fitting[..] {
                        [&one] => {
                            let of = of();
                            assert_eq!(played, Some(one), "{of}");
                            check_same(&after, &position.play(one), &of);
                            let captures = position.captured(one).is_some();
                            assert_eq!(track.captures(kind, Bitboard::of(one.from()), to), captures, "{of}");
                        }
                        _ => {
                            assert_eq!(played, None, "{}", of());
                            assert_eq!((after.occupied(), after.turn()), (track.occupied(), track.turn()));
                        }
                    }
                }
            }
        }
    }
    for wing in Wing::ALL {
        let (mut after, castling) = (track, moves.iter().find(|m| m.castling_wing() == Some(wing)));
        assert_eq!(after.castle(wing).as_ref(), castling, "{wing} in {}", position.fen());
        check_same(&after, &castling.map_or(*position, |&m| position.play(m)), &position.fen());
    }
}

#[test]
fn exactly_the_move_that_alone_fits() {
    let amongs = amongs();
    let mut numbers = Numbers(7);
    for fen in STARTS {
        let mut now = position(fen);
        for _ in 0..3 {
            check_all(&now, &amongs);
            let moves = now.legal_moves();
            let Some(&m) = moves.get(numbers.below(moves.len().max(1))) else { break };
            now = now.play(m);
        }
    }
}

/// Whole games at random, among them games of Chess960, each move asked for by its kind and its squares.
#[test]
fn a_game_is_followed_to_its_end() {
    let mut numbers = Numbers(11);
    let starts = STARTS.iter().map(|fen| position(fen));
    let arrays = (0..960).step_by(31).filter_map(|number| Setup::chess960(number)?.position().ok());
    for start in starts.chain(arrays) {
        let (mut now, mut track) = (start, Track::of(&start).expect("an ordinary position"));
        for _ in 0..200 {
            let moves = now.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[numbers.below(moves.len())];
            let kind = now.kind_at(m.from()).expect("a piece");
            let played = match m.castling_wing() {
                Some(wing) => track.castle(wing),
                None => track.play_only(kind, Bitboard::of(m.from()), m.to(), m.transfer().promotion),
            };
            assert_eq!(played, Some(m), "in {}", now.fen());
            now = now.play(m);
            check_same(&track, &now, &now.fen());
        }
    }
}

#[test]
fn positions_that_cannot_be_followed() {
    let two_kings: Setup = "4k3/8/8/8/8/8/8/K3K3 w - - 0 1".parse().expect("a FEN");
    let check_on_the_other: Setup = "4k3/8/8/8/8/8/8/K3R3 w - - 0 1".parse().expect("a FEN");
    for setup in [two_kings, check_on_the_other] {
        let position = setup.as_it_stands(&jadoube_board::Movement::ORDINARY);
        assert!(Track::of(&position).is_none(), "{}", position.fen());
    }
    let other = jadoube_board::Movement { double_step: false, ..jadoube_board::Movement::ORDINARY };
    assert!(Track::of(&Position::default().with_movement(&other)).is_none());
}

/// Boards with a few men at random: whether a check mates is what the list of legal moves says.
#[test]
fn ways_out_of_a_check() {
    let (mut numbers, mut checks, mut mates) = (Numbers(1497), 0, 0);
    let kinds = [Kind::Queen, Kind::Rook, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn, Kind::Pawn];
    for _ in 0..60_000 {
        let mut setup = Setup::empty();
        setup.turn = Side::ALL[numbers.below(2)];
        let edge = [Square::A1, Square::H8, Square::E8, Square::D1, Square::A4, Square::H5];
        for (side, square) in
            Side::ALL.into_iter().zip([Square::ALL[numbers.below(64)], edge[numbers.below(6)]])
        {
            setup.set(square, Some(Man::new(side, Kind::King)));
        }
        for _ in 0..4 + numbers.below(8) {
            let (at, man) = (
                Square::ALL[numbers.below(64)],
                Man::new(Side::ALL[numbers.below(2)], kinds[numbers.below(7)]),
            );
            if setup.man_at(at).is_none() && !(man.kind == Kind::Pawn && [0, 7].contains(&at.rank())) {
                setup.set(at, Some(man));
            }
        }
        let Some((position, track)) = setup.position().ok().and_then(|it| Some((it, Track::of(&it)?))) else {
            continue;
        };
        if track.in_check() {
            checks += 1;
            mates += u32::from(position.is_checkmate());
            assert_eq!(track.has_legal_move(), position.has_legal_move(), "{}", position.fen());
            assert_eq!(track.is_checkmate(), position.is_checkmate(), "{}", position.fen());
        }
    }
    assert!(checks > 5000 && mates > 300, "{checks} checks, {mates} mates");
}
