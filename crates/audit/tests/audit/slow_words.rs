//! The kinds of findings that rest on words of a record (reasons, clocks, marks, origins of moves), each by a second, slow way
//! that knows only the reference generator and the numbers that it wrote itself.

use board::{Position, Side};
use jadoube_audit::{Kind, Record};
use records::pgn::{Outcome, PgnGame};
use records::san;

use crate::slow_way::{Slow, can_mate, fits, played};
use crate::support::{code, findings, found, text, there_and_back};

/// Numbers without a plain pattern.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

fn position(fen: &str) -> Slow {
    Slow::of(fen.parse::<board::Setup>().expect(fen).position().expect(fen))
}

/// Positions of a game of random moves, the start first; it ends early where there is no legal move.
fn wander(random: &mut Random, plies: usize) -> Vec<Slow> {
    let mut line = vec![Slow::of(Position::default())];
    for _ in 0..plies {
        let now = line.last().expect("a position");
        if now.legal.is_empty() {
            break;
        }
        let next = now.after(now.legal[random.below(now.legal.len())]);
        line.push(next);
    }
    line
}

const RESULTS: [(&str, Option<Outcome>); 4] = [
    ("1-0", Some(Outcome::Won(Side::White))),
    ("0-1", Some(Outcome::Won(Side::Black))),
    ("1/2-1/2", Some(Outcome::Drawn)),
    ("*", None),
];

/// As many men as may go to a square by a text are found by the slow way too: none for an illegal move, several for an ambiguous
/// one.
#[test]
fn texts_that_no_move_fits_or_several() {
    let mut random = Random(1862);
    let (mut none, mut several) = (0, 0);
    let met = [9, 18, 27, 36, 45].map(|plies| wander(&mut random, plies).pop().expect("a position"));
    let made =
        ["7k/8/8/1N3N2/8/1N3N2/8/R3K1R1 w - - 0 1", "7k/8/8/R3R3/8/8/B7/R3RK1B w - - 0 1"].map(position);
    for now in met.iter().chain(&made) {
        let fen = format!("FEN: {}", now.position.fen());
        for letter in ["N", "B", "R", "Q"] {
            for square in board::Square::ALL {
                let san = format!("{letter}{square}");
                let fitting = now.legal.iter().filter(|&&m| fits(now, m, &san)).count();
                let game = text(&[&fen, "Date: 2020.01.01", "Result: *"], &format!("{san} *"));
                let all = found(code("fide-2018"), &game);
                let has = |kind| all.iter().any(|&(it, ply)| it == kind && ply == 1);
                assert_eq!(has(Kind::AmbiguousMove), fitting > 1, "{game}{all:?}");
                assert!(fitting == 0 || !has(Kind::IllegalMove), "{game}{all:?}");
                assert!(fitting > 0 || has(Kind::IllegalMove) || has(Kind::Notation), "{game}{all:?}");
                none += usize::from(has(Kind::IllegalMove));
                several += usize::from(fitting > 1);
            }
        }
    }
    assert!(none > 500 && several > 3, "{none} that nothing fits, {several} that several fit");
}

/// A mark of check or mate is right where the slow way sees the King attacked, and no legal move.
#[test]
fn marks_of_checks_and_mates() {
    let mut random = Random(1749);
    let (mut loose, mut right) = (0, 0);
    for _ in 0..150 {
        let line = wander(&mut random, 24);
        let always_right = random.below(3) == 0;
        let (mut moves, mut wrong) = (String::new(), false);
        for pair in line.windows(2) {
            let [before, after] = pair else { continue };
            let made = before.legal.iter().copied().find(|&m| before.after(m).text == after.text);
            let san = san::write(&before.position, made.expect("the move that was made"));
            let bare = san.trim_end_matches(['+', '#']);
            let due = match (after.in_check(), after.mated()) {
                (_, true) => "#",
                (true, false) => "+",
                (false, false) => "",
            };
            let mark =
                if always_right || random.below(12) > 0 { due } else { ["", "+", "#"][random.below(3)] };
            wrong |= mark != due;
            moves += &format!("{bare}{mark} ");
        }
        let game = text(&["Date: 2020.01.01", "Result: *"], &format!("{moves}*"));
        let all = found(code("fide-2018"), &game);
        assert_eq!(all.iter().any(|(kind, _)| *kind == Kind::Notation), wrong, "{game}{all:?}");
        *(if wrong { &mut loose } else { &mut right }) += 1;
    }
    assert!(loose > 40 && right > 40, "{loose} loose, {right} right");
}

/// Who could still mate, where a draw on time says that nobody could, and the line that is given.
#[test]
fn lines_to_mate_after_a_draw_on_time() {
    let endings = [
        "6k1/8/6KQ/8/8/8/8/8 w - - 0 1",
        "7k/8/5K2/6R1/8/8/8/8 w - - 0 1",
        "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 w - - 0 93",
        "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 0 93",
    ];
    let (mut lines, mut none) = (0, 0);
    for fen in endings {
        for reason in [
            "Termination: time forfeit",
            "Termination: White ran out of time and Black has no material to mate",
        ] {
            let start = position(fen);
            for &first in &start.legal {
                let now = start.after(first);
                let loser = if reason.contains("White") { Side::White } else { now.position.turn() };
                let Some(mates) = (!now.legal.is_empty()).then(|| can_mate(&now, !loser, 2500)).flatten()
                else {
                    continue;
                };
                let san = san::write(&start.position, first);
                let fen = format!("FEN: {fen}");
                let game =
                    text(&[&fen, "Date: 2020.01.01", "Result: 1/2-1/2", reason], &format!("{san} 1/2-1/2"));
                let all = findings(code("fide-2018"), &game);
                let could = all.iter().find(|it| it.kind == Kind::CouldMate);
                assert_eq!(could.is_some(), mates, "{game}{all:?}");
                let Some(finding) = could else {
                    none += 1;
                    continue;
                };
                let line = finding.says.split_once("could still mate (").expect("a line").1;
                let line = line.split_once("):").expect("a line").0;
                let game = format!("[FEN \"{}\"]\n\n{line} *\n", now.position.fen());
                let game = PgnGame::first(game.as_bytes()).expect("a game");
                let (line, whole) = played(&game).expect("a start");
                let last = line.last().expect("a position");
                assert!(whole && last.mated() && last.position.turn() == loser, "{finding:?}");
                lines += 1;
            }
        }
    }
    assert!(lines > 10 && none > 10, "{lines} lines, {none} without");
}

/// What a board says of its last position.
struct Board {
    mated: bool,
    stalemated: bool,
    turn: Side,
    /// How often it stood, or one does after a legal move; and the single moves without progress, with one more if there is one.
    most: usize,
    quiet: u32,
    /// Whether a side can mate, where that is known.
    anybody: Option<bool>,
}

impl Board {
    fn of(line: &[Slow]) -> Self {
        let last = line.last().expect("a position");
        let stood = |text: &str| line.iter().filter(|it| it.text == text).count();
        let after = last.legal.iter().map(|&m| last.after(m));
        let next = after.map(|next| (stood(&next.text) + 1, next.position.halfmoves()));
        let next: Vec<_> = next.collect();
        let can = Side::ALL.map(|side| can_mate(last, side, 300));
        Board {
            mated: last.mated(),
            stalemated: last.legal.is_empty() && !last.in_check(),
            turn: last.position.turn(),
            most: next.iter().map(|it| it.0).fold(stood(&last.text), usize::max),
            quiet: next.iter().map(|it| it.1).fold(last.position.halfmoves(), u32::max),
            anybody: match can {
                [Some(true), _] | [_, Some(true)] => Some(true),
                [Some(false), Some(false)] => Some(false),
                _ => None,
            },
        }
    }

    /// Whether a reason is borne out neither by the board nor by the result; none where that is not known.
    fn contradicts(&self, reason: &str, result: Option<Outcome>) -> Option<bool> {
        let over = self.mated || self.stalemated;
        let drawn = result == Some(Outcome::Drawn);
        let won = |side| result == Some(Outcome::Won(side));
        let no_draw = result.is_some() && !drawn;
        Some(match reason {
            "checkmate" => !self.mated || drawn,
            "White mates" => !self.mated || self.turn == Side::White || result.is_some() && !won(Side::White),
            "Black mates" => !self.mated || self.turn == Side::Black || result.is_some() && !won(Side::Black),
            "stalemate" => !self.stalemated || no_draw,
            "3-fold repetition" => self.most < 3 || no_draw,
            "5-fold repetition" => self.most < 5 || no_draw,
            "50-move rule" => self.quiet < 100 || no_draw,
            "75-move rule" => self.quiet < 150 || no_draw,
            "insufficient material" => no_draw || self.anybody?,
            "time forfeit" | "resigns" => over,
            "White resigns" => over || won(Side::White),
            "Black loses on time" => over || won(Side::Black),
            "draw agreed" => self.mated || no_draw,
            "Black wins by adjudication" => self.mated && self.turn == Side::Black || won(Side::White),
            other => unreachable!("{other} is not in the list"),
        })
    }
}

const REASONS: [&str; 14] = [
    "checkmate",
    "White mates",
    "Black mates",
    "stalemate",
    "3-fold repetition",
    "5-fold repetition",
    "50-move rule",
    "75-move rule",
    "insufficient material",
    "time forfeit",
    "White resigns",
    "Black loses on time",
    "draw agreed",
    "Black wins by adjudication",
];

#[test]
fn reasons_against_board_and_result() {
    const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let (two, four) = (there_and_back(2), there_and_back(4));
    let games = [
        (ARRAY, "1. f3 e5 2. g4 Qh4#"),
        (ARRAY, "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#"),
        (ARRAY, two.as_str()),
        (ARRAY, four.as_str()),
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. Qf7"),
        ("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "1. Kxd2"),
        ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "1. Ra7"),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 97 90", "90. Ra2 Rh7"),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 147 90", "90. Ra2 Rh7"),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 20 90", "90. Ra2 Rh7"),
    ];
    let (mut against, mut silent) = (0, 0);
    for (fen, moves) in games {
        let tag = format!("FEN: {fen}");
        let game = text(&[&tag], &format!("{moves} *"));
        let (line, whole) = played(&PgnGame::first(game.as_bytes()).expect("a game")).expect("a start");
        assert!(whole, "{game}");
        let board = Board::of(&line);
        for reason in REASONS {
            for (result, outcome) in RESULTS {
                let Some(expected) = board.contradicts(reason, outcome) else { continue };
                let (result_tag, said) = (format!("Result: {result}"), format!("Termination: {reason}"));
                let tags = [&tag, "Date: 2020.01.01", &result_tag, &said];
                let game = text(&tags, &format!("{moves} {result}"));
                let all = found(code("fide-2018"), &game);
                let said = all
                    .iter()
                    .any(|&(kind, ply)| kind == Kind::ReasonContradicts && ply as usize == line.len() - 1);
                assert_eq!(said, expected, "{game}{all:?}");
                *(if said { &mut against } else { &mut silent }) += 1;
            }
        }
    }
    assert!(against > 100 && silent > 50, "{against} against, {silent} silent");
}

/// `h:mm:ss`, with a sign.
fn clock(seconds: i64) -> String {
    let (sign, rest) = (if seconds < 0 { "-" } else { "" }, seconds.abs());
    format!("{sign}{}:{:02}:{:02}", rest / 3600, rest / 60 % 60, rest % 60)
}

/// The first clock below zero of each side, and the first move by which it spent more than anything explains.
#[test]
fn clocks_by_plain_sums() {
    let mut random = Random(1883);
    let (mut over, mut clean) = (0, 0);
    for number in 0..400 {
        let by_clock = number % 2 == 0;
        let (base, increment) = (300, random.below(3) as i64);
        let plies = 4 + random.below(12);
        let (mut moves, mut spent, mut expected) = (String::new(), [0; 2], [None; 2]);
        let (result, outcome) = RESULTS[random.below(3)];
        let words = there_and_back(4);
        for (ply, word) in (1..=plies).zip(words.split(' ')) {
            let side = (ply - 1) % 2;
            let (shown, bad) = if by_clock {
                let left = random.below(200) as i64 - 6;
                (format!("[%clk {}]", clock(left)), left < 0)
            } else {
                let took = random.below(280) as i64;
                spent[side] += took;
                let made = ply.div_ceil(2) as i64;
                (format!("[%emt {}]", clock(took)), spent[side] > base + increment * made + made + 240)
            };
            moves += &format!("{word} {{{shown}}} ");
            if bad {
                expected[side].get_or_insert(ply);
            }
        }
        // A game that was lost by it when it was seen is as it should be.
        let lost = |side: usize, ply: usize| {
            ply + 1 >= plies
                && outcome == Some(Outcome::Won(if side == 0 { Side::Black } else { Side::White }))
        };
        let mut expected: Vec<_> = expected
            .into_iter()
            .enumerate()
            .filter_map(|(side, ply)| ply.filter(|&ply| !lost(side, ply)))
            .map(|ply| ply as u32)
            .collect();
        expected.sort_unstable();
        let (result_tag, limit) = (format!("Result: {result}"), format!("TimeControl: {base}+{increment}"));
        let game = text(&["Date: 2020.01.01", &limit, &result_tag], &format!("{moves}{result}"));
        let all = found(code("fide-2018"), &game);
        let plies: Vec<_> = all.iter().filter(|it| it.0 == Kind::Overstepped).map(|&(_, ply)| ply).collect();
        assert_eq!(plies, expected, "{game}{all:?}");
        *(if plies.is_empty() { &mut clean } else { &mut over }) += 1;
    }
    assert!(over > 50 && clean > 50, "{over} over, {clean} clean");
}

/// A record is audited alike however often it is asked.
#[test]
fn the_same_again() {
    let game = text(&["Date: 2020.01.01", "Result: 1-0"], &format!("{} e4 e5 1-0", there_and_back(5)));
    let mut record = Record::default();
    records::pgn::Reader::new(game.as_bytes()).read_game(&mut record).expect("bytes");
    let auditor = jadoube_audit::Auditor::new(code("fide-2018"));
    assert_eq!(auditor.audit(&record), auditor.audit(&record));
    assert!(!auditor.audit(&record).is_empty());
}
