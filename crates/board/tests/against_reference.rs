//! The fast generator against the slow reference, in play and on boards that no play reaches.

mod common;

use jadoube_board::{
    Bitboard, CastlingRights, Kind, Man, Move, Movement, OlderMoves, Position, Promotions, Setup, Side,
    Square, Transfer, Wing, reference,
};
use proptest::prelude::*;

fn movements() -> impl Strategy<Value = Movement> {
    let other = (0..16_u8, any::<[[bool; 2]; 2]>(), any::<[bool; 5]>()).prop_map(
        |(
            choices,
            castle_without_rook,
            [may_stay_pawn, double_step, en_passant, unannounced_check, own_half],
        )| {
            let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
            let chosen: Vec<Kind> = (0..4).filter(|i| choices >> i & 1 != 0).map(|i| kinds[i]).collect();
            let promotions = Promotions::of(&chosen);
            Movement {
                promotions,
                may_stay_pawn,
                castle_without_rook,
                double_step,
                en_passant,
                unannounced_check,
                own_half,
                older: OlderMoves::NONE,
            }
        },
    );
    prop_oneof![Just(Movement::ORDINARY), other]
}

/// Starting positions of Chess960 and of chess, some without a Rook.
fn arrays() -> impl Strategy<Value = Setup> {
    (0..1200_u16, prop::option::of(0..4_usize)).prop_map(|(number, given)| {
        let mut setup = Setup::chess960(number).unwrap_or_else(Setup::usual_array);
        if let Some(i) = given {
            setup.set([Square::A1, Square::H1, Square::A8, Square::H8][i], None);
        }
        setup
    })
}

/// Any pieces anywhere: no King or several, Pawns on every rank, any rights claimed.
fn scattered() -> impl Strategy<Value = Setup> {
    let man = (0..2_usize, prop::sample::select(vec![0, 0, 0, 1, 2, 3, 4, 5]))
        .prop_map(|(side, kind)| Man::new(Side::ALL[side], Kind::ALL[kind]));
    let men = prop::collection::vec((0..64_usize, man), 0..40);
    let kings = prop::collection::vec((0..64_usize, 0..2_usize), 0..4);
    let rights = prop::collection::vec((0..2_usize, 0..2_usize, 0..8_u8), 0..4);
    let home = any::<bool>();
    (men, kings, rights, home, any::<bool>(), prop::option::of(0..8_u8)).prop_map(
        |(men, kings, rights, home, black, passed)| {
            let mut setup = Setup::empty();
            for (square, man) in men {
                setup.set(Square::ALL[square], Some(man));
            }
            for (square, side) in kings {
                setup.set(Square::ALL[square], Some(Man::new(Side::ALL[side], Kind::King)));
            }
            if home {
                put_corner_men(&mut setup);
            }
            for (side, wing, file) in rights {
                let (side, wing) = (Side::ALL[side], Wing::ALL[wing]);
                setup.castling.set(side, wing, Some(Square::new(file, side.first_rank())));
            }
            if black {
                setup.turn = Side::Black;
            }
            setup.en_passant = passed.map(|file| Square::new(file, (!setup.turn).nth_rank(2)));
            setup
        },
    )
}

/// One King for each side, at home with both Rooks, so that castling is frequent.
fn put_corner_men(setup: &mut Setup) {
    for square in Square::ALL {
        if setup.man_at(square).is_some_and(|man| man.kind == Kind::King) {
            setup.set(square, None);
        }
    }
    setup.castling = CastlingRights::USUAL;
    for side in Side::ALL {
        for (file, kind) in [(0, Kind::Rook), (4, Kind::King), (7, Kind::Rook)] {
            setup.set(Square::new(file, side.first_rank()), Some(Man::new(side, kind)));
        }
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort();
    moves
}

/// Everything that must hold of any position.
fn check(position: &Position) {
    let fast = sorted(position.legal_moves());
    assert_eq!(fast, sorted(reference::legal_moves(position)), "{position:?} {:?}", position.movement());
    assert_eq!(position.has_legal_move(), !fast.is_empty());
    assert_eq!(position.count_legal(), fast.len() as u64);
    assert_eq!(position.perft(1), fast.len() as u64, "{position:?}");
    let replies = fast.iter().map(|&m| position.play(m).count_legal()).sum();
    assert_eq!(position.perft(2), replies, "{position:?}");
    check_fen(position);
    check_movers(position, &fast);
    for &m in &fast {
        assert!(position.is_legal(m));
        if m.from() != m.to() {
            assert_eq!(position.find(m.transfer()), Some(meant(position, m)), "{position:?} {m:?}");
        }
        assert_eq!(position.parse_uci(&position.uci(m)), Ok(m), "{position:?}");
        let after = position.play(m);
        let next = Movement { unannounced_check: false, own_half: false, ..*position.movement() };
        let slow = reference::play(position, m).as_it_stands(&next);
        assert_eq!(after, slow, "{position:?} {m:?}");
        assert_eq!(after.key(), slow.key(), "the key of {after:?} by {m:?}");
        assert!(!after.in_check(position.turn()) || position.movement().unannounced_check);
        assert_eq!(position.gives_check(m), after.in_check(after.turn()), "{position:?} {m:?}");
    }
}

/// The pieces that can go to each square, and the only move of each, are those of the list.
fn check_movers(position: &Position, legal: &[Move]) {
    for side in Side::ALL {
        let kings = position.men(side, Kind::King).iter();
        let attackers = kings.fold(Bitboard::EMPTY, |set, king| set | position.attackers(king, !side));
        assert_eq!(position.checkers(side), attackers, "checks on {side} in {position:?}");
    }
    let kind_of = |m: &Move| position.man_at(m.from()).unwrap().kind;
    for kind in Kind::ALL {
        for to in Square::ALL {
            let fits = |m: &&Move| m.to() == to && m.castling_wing().is_none() && kind_of(m) == kind;
            let moves: Vec<_> = legal.iter().filter(fits).copied().collect();
            let movers: Bitboard = moves.iter().map(|m| m.from()).collect();
            assert_eq!(position.movers(kind, to), movers, "{kind} to {to} in {position:?}");
            for m in moves {
                let among = Bitboard::of(m.from());
                let only = position.only_move(kind, among, to, m.transfer().promotion);
                assert_eq!(only, Some(m), "{position:?}");
            }
        }
    }
    for wing in Wing::ALL {
        let castling = legal.iter().find(|m| m.castling_wing() == Some(wing)).copied();
        assert_eq!(position.castling_to(wing), castling, "{wing} in {position:?}");
    }
}

/// Moves of other positions are legal if and only if they are in the list.
fn check_moves_of_others(line: &[Position]) {
    let far = |i: usize| line.iter().skip(i).step_by(7).take(4);
    for (i, position) in line.iter().enumerate() {
        let legal = position.legal_moves();
        for m in far(i).chain(far(i / 2)).flat_map(|other| other.legal_moves()) {
            assert_eq!(position.is_legal(m), legal.contains(&m), "{m:?} in {position:?}");
        }
    }
}

/// A King's step takes precedence over castling to the same square.
fn meant(position: &Position, m: Move) -> Move {
    let same = |other: &Move| other.transfer() == m.transfer() && other.castling_wing().is_none();
    position.legal_moves().iter().copied().find(same).unwrap_or(m)
}

fn check_fen(position: &Position) {
    let mut again = position.fen().parse::<Setup>().unwrap();
    if again.castling.iter().all(|(_, _, rook)| again.man_at(rook).is_none()) {
        // If no Rook may castle, nothing in a FEN tells Chess960 from chess.
        again.chess960 = position.is_chess960();
    }
    assert_eq!(again, position.setup());
    assert_eq!(again.as_it_stands(position.movement()), *position);
    assert_eq!(again.as_it_stands(position.movement()).key(), position.key());
    let mut epd = Setup::parse_epd(&again.epd()).unwrap().0;
    (epd.halfmoves, epd.fullmoves, epd.chess960) = (again.halfmoves, again.fullmoves, again.chess960);
    assert_eq!(epd, again);
}

/// Every transfer that a hand can make: there is no reason if and only if the move is legal.
fn check_reasons(position: &Position) {
    let legal: Vec<Transfer> = position.legal_moves().iter().map(|m| m.transfer()).collect();
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in [None].into_iter().chain(Kind::ALL.map(Some)) {
                let transfer = Transfer { from, to, promotion };
                let reasons = position.why_illegal(transfer);
                let castles = position.find(transfer).is_some_and(|m| m.castling_wing().is_some());
                // In Chess960 a King may castle without leaving his square; then the transfer names the Rook's square.
                let expected = legal.contains(&transfer) && from != to || castles;
                assert_eq!(reasons.is_empty(), expected, "{position:?} {transfer}: {reasons:?}");
            }
        }
    }
}

/// Plays the moves that the numbers choose.
fn walk(start: Position, choices: &[usize]) -> Vec<Position> {
    let special = start.movement() != &Movement::ORDINARY;
    let mut line = vec![start];
    for &choice in choices {
        let position = line[line.len() - 1];
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let (unannounced, own_half) = (choice % 3 == 0, choice % 7 == 0);
        let next = position.play(moves[choice % moves.len()]);
        line.push(if special {
            next.with_unannounced_check(unannounced).with_own_half(own_half)
        } else {
            next
        });
    }
    line
}

/// In Chess960 the King may castle where he stands, even in check if the check was not announced.
///
/// ```text
///   . . . . Q . k r     the Rook comes between        . . . . . . k r     nothing parries the Knight
///   . . . . . . . .                                   . . . . . . . .
///   . . . . . . . .                                   . . . . . N . .
/// ```
#[test]
fn castling_on_the_spot_in_an_unannounced_check() {
    for (fen, legal) in [
        ("4Q1kr/8/8/8/8/8/8/4K3 b h - 0 1", true),
        ("6kr/8/5N2/8/8/8/8/4K3 b h - 0 1", false),
        ("6kr/8/8/8/2B5/8/8/4K3 b h - 0 1", false),
        ("6kr/8/8/8/8/8/8/4K3 b h - 0 1", true),
    ] {
        let position = fen.parse::<Setup>().unwrap().position().unwrap().with_unannounced_check(true);
        assert_eq!(position.castling_to(Wing::King).is_some(), legal, "{fen}");
        check(&position);
        check_reasons(&position);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_random_play(
        array in arrays(),
        movement in movements(),
        choices in prop::collection::vec(0..1000_usize, 1..160),
    ) {
        let line = walk(array.as_it_stands(&movement), &choices);
        line.iter().for_each(check);
        check_moves_of_others(&line);
    }

    #[test]
    fn on_scattered_pieces(setup in scattered(), movement in movements(), choices in prop::collection::vec(0..1000_usize, 0..30)) {
        let line = walk(setup.as_it_stands(&movement), &choices);
        line.iter().for_each(check);
        check_moves_of_others(&line);
    }

    #[test]
    fn reasons_on_random_play(
        array in arrays(),
        movement in movements(),
        choices in prop::collection::vec(0..1000_usize, 1..120),
    ) {
        let line = walk(array.as_it_stands(&movement), &choices);
        check_reasons(&line[line.len() - 1]);
    }

    #[test]
    fn reasons_on_scattered_pieces(setup in scattered(), movement in movements()) {
        check_reasons(&setup.as_it_stands(&movement));
    }

    #[test]
    fn any_setup_round_trips(setup in scattered()) {
        let stands = setup.as_it_stands(&Movement::ORDINARY).setup();
        prop_assert_eq!(stands.fen().parse::<Setup>().unwrap(), stands);
        prop_assert_eq!(stands.shredder_fen().parse::<Setup>().unwrap().castling, stands.castling);
        prop_assert_eq!(stands.xfen().parse::<Setup>().unwrap().castling, stands.castling);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[ -~é\t]{0,90}", fields in "[pnbrqkPNBRQK1-8/]{1,40} [wb] [KQkqA-Ha-h-]{1,5} (-|[a-h][1-8]) [0-9]{1,3} [0-9]{1,3}") {
        for text in [text, fields] {
            if let Ok(setup) = text.parse::<Setup>() {
                prop_assert_eq!(setup.fen().parse::<Setup>(), Ok(setup));
            }
            if let Ok((setup, operations)) = Setup::parse_epd(&text) {
                prop_assert_eq!(Setup::parse_epd(&setup.epd_with(&operations)).unwrap().1, operations);
            }
            let _ = Position::default().parse_uci(&text);
        }
    }
}

#[test]
fn several_kings_are_all_royal() {
    // Both white Kings are attacked at once, and no move answers both checks.
    let setup: Setup = "7k/8/8/8/8/8/K6r/K6r w - - 0 1".parse().unwrap();
    let position = setup.as_it_stands(&Movement::ORDINARY);
    check(&position);
    assert!(position.is_checkmate());
    assert_eq!(position.checkers(Side::White), Bitboard::of(Square::H1).with(Square::H2));
}
