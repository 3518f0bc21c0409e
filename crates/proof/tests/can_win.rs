//! Who can still mate: known cases, other movements, boards that only old laws make, and the published positions.

use std::path::PathBuf;

use board::{Kind, Movement, Position, Promotions, Setup, Side};
use jadoube_proof::{Answer, Bound, Deadness, MateEvidence, MateFlaw, NoMate, Verdict};
use jadoube_proof::{can_win, can_win_at_a_glance, dead, verify_mate};

fn position(fen: &str) -> Position {
    under(&Movement::ORDINARY, fen)
}

fn under(movement: &Movement, fen: &str) -> Position {
    let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{error}"));
    setup.as_it_stands(movement)
}

/// The verdict, with its evidence verified.
fn judged(position: &Position, side: Side, states: u64) -> Verdict<MateEvidence> {
    let verdict = can_win(position, side, Bound { states });
    let shown = match &verdict.evidence {
        Some(MateEvidence::Line(_)) => Answer::Yes,
        Some(MateEvidence::NoMate { .. }) => Answer::No,
        None => Answer::Undetermined,
    };
    assert_eq!(verdict.answer, shown, "{position:?}");
    assert!(verdict.states <= states, "{position:?}: {} states", verdict.states);
    if let Some(evidence) = &verdict.evidence {
        let verified = verify_mate(position, side, evidence, Bound { states: 10 * states });
        assert!(verified.is_ok(), "{}", verified.unwrap_err());
    }
    verdict
}

/// `WB`, `W-`, `-B` or `--`: who can still mate; `?` where the bound came first.
fn able(position: &Position, states: u64) -> String {
    let letter = |side: Side| match judged(position, side, states).answer {
        Answer::Yes => side.name().chars().next().unwrap(),
        Answer::No => '-',
        Answer::Undetermined => '?',
    };
    Side::ALL.map(letter).into_iter().collect()
}

#[test]
fn known_cases() {
    let cases = [
        ("WB", "the array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("--", "two Kings", "8/8/4k3/8/8/3K4/8/8 w - - 0 1"),
        ("--", "a Bishop", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"),
        ("--", "a Knight", "8/8/4k3/8/8/3KN3/8/8 b - - 0 1"),
        ("--", "Bishops of one colour", "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1"),
        ("WB", "Bishops of both colours", "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1"),
        ("WB", "a Knight against a Pawn", "8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1"),
        ("-B", "a Knight against a Queen", "8/8/4k1q1/8/8/3KN3/8/8 b - - 0 1"),
        ("WB", "a Knight against a Rook", "8/8/4k1r1/8/8/3KN3/8/8 b - - 0 1"),
        ("-B", "a Bishop against a Rook", "8/8/4k1r1/8/8/3KB3/8/8 b - - 0 1"),
        ("W-", "mate on the board, by material thought too little", "7k/5KNB/8/8/8/8/8/6Q1 b - - 0 1"),
        ("W-", "mated already", "7k/6Q1/5K2/8/8/8/8/r7 b - - 0 1"),
        ("WB", "a Pawn spoils the stalemate", "7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1"),
        ("--", "stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
        ("--", "a wall", "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93"),
        ("--", "the Queen must be taken", "8/8/8/8/8/8/1Q2K3/1k6 b - - 0 81"),
        ("W-", "a wall, and Black's Bishop helps", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1"),
        ("WB", "a capture en passant opens the wall", "8/8/3k3p/1p2p1pP/PP2P1P1/8/2K5/8 b - a3 0 1"),
    ];
    for (who, what, fen) in cases {
        assert_eq!(able(&position(fen), 200_000), who, "{what}: {fen}");
    }
}

/// Between walls where plans fail, the Pawn mates at once.
#[test]
fn a_mate_in_one_is_not_overlooked() {
    let walls = position("8/1k6/4ppp1/1p3b2/1Pp1pKp1/2P1P1P1/8/2B1BbB1 b - - 0 1");
    let Some(MateEvidence::Line(line)) = judged(&walls, Side::Black, 500).evidence else { panic!("no line") };
    assert_eq!(line.len(), 1);
}

#[test]
fn dead_positions() {
    let wall = dead(&position("8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93"), Bound { states: 1000 });
    assert_eq!(wall.answer, Answer::Yes);
    assert!(matches!(wall.evidence, Some(Deadness::Dead(_))));
    let array = dead(&Position::default(), Bound { states: 100_000 });
    assert_eq!(array.answer, Answer::No);
    assert!(matches!(array.evidence, Some(Deadness::Alive(Side::White, MateEvidence::Line(_)))));
    let unknown = dead(&Position::default(), Bound { states: 1 });
    assert_eq!((unknown.answer, unknown.evidence), (Answer::Undetermined, None));
}

#[test]
fn the_bound_is_kept() {
    for states in [0, 1, 2, 10, 100] {
        let hard = position("1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1");
        assert_eq!(judged(&hard, Side::Black, states).answer, Answer::Undetermined);
    }
}

/// The same pieces under other laws.
#[test]
fn other_movements() {
    let queens = Movement { promotions: Promotions::of(&[Kind::Bishop]), ..Movement::ORDINARY };
    let bishops_only = "8/8/8/8/8/4k3/P7/4K3 w - - 0 1";
    assert_eq!(able(&position(bishops_only), 200_000), "W-");
    assert_eq!(able(&under(&queens, bishops_only), 200_000), "--");
    let stays = Movement { promotions: Promotions::NONE, may_stay_pawn: true, ..Movement::ORDINARY };
    assert_eq!(able(&under(&stays, bishops_only), 200_000), "--");
    let passing = "8/8/3k3p/1p2p1pP/PP2P1P1/8/2K5/8 w - - 0 1";
    let never = Movement { en_passant: false, ..Movement::ORDINARY };
    assert_eq!(able(&under(&never, passing), 200_000), able(&position(passing), 200_000));
}

/// The side that is not to move is in check, or a side has not exactly one King.
#[test]
fn boards_that_only_old_laws_make() {
    let cases = [
        ("W-", "Black is in check and White to move", "k7/8/8/8/8/8/8/K6Q w - - 0 1"),
        ("--", "no Kings", "8/8/8/8/8/8/8/Q7 w - - 0 1"),
    ];
    for (who, what, fen) in cases {
        assert_eq!(able(&position(fen), 300_000), who, "{what}: {fen}");
    }
}

#[test]
fn false_evidence_is_found_out() {
    let start = position("7k/8/5K2/8/8/8/8/Q7 w - - 0 1");
    let by = |uci: &str| start.parse_uci(uci).unwrap();
    let flaw = |evidence: MateEvidence| {
        verify_mate(&start, Side::White, &evidence, Bound { states: 9 }).unwrap_err()
    };
    let none = |because: NoMate| MateEvidence::NoMate { forced: vec![], because };
    assert_eq!(flaw(MateEvidence::Line(vec![])), MateFlaw::NoMateThere(start));
    let illegal = MateEvidence::Line(vec![by("a1a2"), by("a1a2")]);
    assert_eq!(flaw(illegal), MateFlaw::NotLegal(start.play(by("a1a2")), by("a1a2")));
    for because in [NoMate::Ended, NoMate::Material, NoMate::Obstacles] {
        assert_eq!(flaw(none(because)), MateFlaw::NotSo(start, because));
    }
    assert!(matches!(flaw(none(NoMate::Exhausted)), MateFlaw::Bound | MateFlaw::Mate(_)));
    let forced = MateEvidence::NoMate { forced: vec![by("a1a2")], because: NoMate::Ended };
    assert_eq!(flaw(forced), MateFlaw::NotForced(start, by("a1a2")));
}

/// The data folder, where there is one.
fn data(file: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("JADOUBE_DATA").map_or_else(beside, PathBuf::from);
    std::fs::read_to_string(folder.join("proof").join(file)).ok()
}

/// No verdict differs from the published ones. `JADOUBE_PROOF_STATES` sets the bound, and then none may stay open.
#[test]
fn published_positions() {
    let wished = std::env::var("JADOUBE_PROOF_STATES").ok().and_then(|states| states.parse().ok());
    let states = wished.unwrap_or(1000);
    for (file, step) in [("chasolver-lichess.txt", 10), ("chasolver-positions.txt", 2), ("open-cases.txt", 1)]
    {
        let Some(text) = data(file) else { continue };
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        for line in lines.step_by(if wished.is_some() { 1 } else { step }) {
            let (who, fen) = line.split_at(2);
            let found = able(&position(fen.trim()), states);
            let differs = |(found, known)| found != known && (found != '?' || wished.is_some());
            assert!(!found.chars().zip(who.chars()).any(differs), "{found} in place of {line}");
        }
    }
}

/// A glance visits few positions and says nothing that is not so; its evidence is verified.
#[test]
fn a_glance_says_nothing_wrong() {
    let (mut asked, mut found) = (0, 0);
    for file in ["chasolver-lichess.txt", "chasolver-positions.txt", "structural-unwinnable.txt"] {
        let text = data(file).unwrap_or_else(|| BY_HEART.to_owned());
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (who, fen) = line.split_at(2);
            let position = position(fen.trim());
            for side in Side::ALL {
                let verdict = can_win_at_a_glance(&position, side);
                let able = who.contains(side.name().chars().next().unwrap());
                assert!(verdict.states <= 1500, "{fen}");
                if let Some(evidence) = &verdict.evidence {
                    assert_eq!(verdict.answer == Answer::Yes, able, "{side}: {line}");
                    let verified = verify_mate(&position, side, evidence, Bound { states: 20_000 });
                    assert!(verified.is_ok(), "{}", verified.unwrap_err());
                }
                asked += u32::from(!able);
                found += u32::from(verdict.answer == Answer::No);
            }
        }
    }
    assert!(found * 4 > asked * 3, "{found} of {asked} sides that cannot mate were found");
}

/// A few of the positions, for where the folder is missing.
const BY_HEART: &str = "\
-- 8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93
W- 8/5k2/8/2R5/3P4/B1PK4/1P2q3/8 w - - 13 50
-- 8/1k6/1p1p2p1/1P1Pp1Pp/4P2P/8/7K/8 w - - 48 72
WB rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
";
