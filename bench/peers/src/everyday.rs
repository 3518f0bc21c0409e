//! Everyday questions about a position, asked of this library and its peers, on the positions two moves after those of
//! the table.
//!
//! Each program answers the same questions on its own copies of the same positions; sums of the answers are compared,
//! so that no work is left out. shakmaty has no callback (its list is walked) and keeps no key while playing;
//! cozy-chess has no list (its callback fills one). A list that can be reused is reused.

use std::hint::black_box;

use board::Position;
use cpu_time::ThreadTime;
use shakmaty::Position as _;

/// A position of each program, and moves to ask about: those of the position two moves before.
struct Sample {
    ours: Vec<(Position, Vec<board::Move>)>,
    cozy: Vec<(cozy_chess::Board, Vec<cozy_chess::Move>)>,
    shakmaty: Vec<(shakmaty::Chess, Vec<shakmaty::Move>)>,
}

fn cozy_moves(board: &cozy_chess::Board) -> Vec<cozy_chess::Move> {
    let mut list = Vec::with_capacity(64);
    board.generate_moves(|moves| {
        list.extend(moves);
        false
    });
    list
}

fn cozy_played(board: &cozy_chess::Board, m: cozy_chess::Move) -> cozy_chess::Board {
    let mut child = board.clone();
    child.play_unchecked(m);
    child
}

fn shakmaty_played(chess: &shakmaty::Chess, m: shakmaty::Move) -> shakmaty::Chess {
    let mut child = chess.clone();
    child.play_unchecked(m);
    child
}

impl Sample {
    fn of(fens: impl Iterator<Item = &'static str>) -> Self {
        let mut sample = Self { ours: Vec::new(), cozy: Vec::new(), shakmaty: Vec::new() };
        for fen in fens {
            sample.add_ours(&fen.parse::<board::Setup>().expect(fen).position().expect(fen));
            sample.add_cozy(&fen.parse().expect(fen));
            let setup: shakmaty::fen::Fen = fen.parse().expect(fen);
            sample.add_shakmaty(&setup.into_position(shakmaty::CastlingMode::Standard).expect("a position"));
        }
        sample
    }

    fn add_ours(&mut self, start: &Position) {
        let asked = start.legal_moves().to_vec();
        for &m in &asked {
            let child = start.play(m);
            let grandchildren = child.legal_moves().into_iter().map(|m| (child.play(m), asked.clone()));
            self.ours.extend(grandchildren);
        }
    }

    fn add_cozy(&mut self, start: &cozy_chess::Board) {
        let asked = cozy_moves(start);
        for &m in &asked {
            let child = cozy_played(start, m);
            let grandchildren =
                cozy_moves(&child).into_iter().map(|m| (cozy_played(&child, m), asked.clone()));
            self.cozy.extend(grandchildren);
        }
    }

    fn add_shakmaty(&mut self, start: &shakmaty::Chess) {
        let asked = start.legal_moves().to_vec();
        for &m in &asked {
            let child = shakmaty_played(start, m);
            let moves = child.legal_moves();
            let grandchildren = moves.iter().map(|&m| (shakmaty_played(&child, m), asked.clone()));
            self.shakmaty.extend(grandchildren);
        }
    }
}

/// A question: its name, of how many programs the sums must agree (the keys are each program's own, and a move of
/// shakmaty's also names what it takes), and the sum of each program's answers.
struct Question {
    name: &'static str,
    agree: usize,
    ask: [fn(&Sample) -> u64; 3],
}

const QUESTIONS: [Question; 6] = [
    Question { name: "list of legal moves", agree: 3, ask: [our_list, cozy_list, shakmaty_list] },
    Question { name: "each legal move", agree: 3, ask: [our_callback, cozy_callback, shakmaty_list_walked] },
    Question { name: "each legal move played", agree: 1, ask: [our_play, cozy_play, shakmaty_play] },
    Question { name: "the same, all at once", agree: 1, ask: [our_played, cozy_play, shakmaty_play] },
    Question { name: "is a move legal", agree: 2, ask: [our_legal, cozy_legal, shakmaty_legal] },
    Question {
        name: "pieces that give check",
        agree: 3,
        ask: [our_checkers, cozy_checkers, shakmaty_checkers],
    },
];

fn our_list(sample: &Sample) -> u64 {
    let mut list = board::MoveList::new();
    let mut fill = |position: &Position| {
        position.legal_moves_into(&mut list);
        black_box(&list).len() as u64
    };
    sample.ours.iter().map(|(position, _)| fill(position)).sum()
}

fn cozy_list(sample: &Sample) -> u64 {
    let mut list = Vec::with_capacity(256);
    let mut fill = |board: &cozy_chess::Board| {
        list.clear();
        board.generate_moves(|moves| {
            list.extend(moves);
            false
        });
        black_box(&list).len() as u64
    };
    sample.cozy.iter().map(|(board, _)| fill(board)).sum()
}

fn shakmaty_list(sample: &Sample) -> u64 {
    sample.shakmaty.iter().map(|(chess, _)| black_box(&chess.legal_moves()).len() as u64).sum()
}

fn our_callback(sample: &Sample) -> u64 {
    let mut sum = 0;
    for (position, _) in &sample.ours {
        position.for_each_legal(|m| sum += 1 + m.to().index() as u64);
    }
    sum
}

fn cozy_callback(sample: &Sample) -> u64 {
    let mut sum = 0;
    for (board, _) in &sample.cozy {
        board.generate_moves(|moves| {
            for m in moves {
                // A castling King goes to its Rook here; elsewhere to its own square.
                sum += 1 + castled(board, m) as u64;
            }
            false
        });
    }
    sum
}

fn castled(board: &cozy_chess::Board, m: cozy_chess::Move) -> usize {
    let to = m.to as usize;
    match board.colors(board.side_to_move()).has(m.to) {
        true if to > m.from as usize => to - 1,
        true => to + 2,
        false => to,
    }
}

fn shakmaty_list_walked(sample: &Sample) -> u64 {
    let to = |m: &shakmaty::Move| match *m {
        shakmaty::Move::Castle { king, rook } if rook > king => rook as u64 - 1,
        shakmaty::Move::Castle { rook, .. } => rook as u64 + 2,
        m => m.to() as u64,
    };
    let moves = |chess: &shakmaty::Chess| chess.legal_moves().iter().map(|m| 1 + to(m)).sum::<u64>();
    sample.shakmaty.iter().map(|(chess, _)| moves(chess)).sum()
}

fn our_play(sample: &Sample) -> u64 {
    let mut sum = 0_u64;
    for (position, _) in &sample.ours {
        position.for_each_legal(|m| sum = sum.wrapping_add(black_box(&position.play(m)).key()));
    }
    sum
}

/// The same where the library is asked for the moves and the positions after them at once, which the others do not offer.
fn our_played(sample: &Sample) -> u64 {
    let mut sum = 0_u64;
    for (position, _) in &sample.ours {
        position.for_each_successor(|_, next| sum = sum.wrapping_add(black_box(next).key()));
    }
    sum
}

fn cozy_play(sample: &Sample) -> u64 {
    let mut sum = 0_u64;
    for (board, _) in &sample.cozy {
        board.generate_moves(|moves| {
            for m in moves {
                sum = sum.wrapping_add(black_box(&cozy_played(board, m)).hash());
            }
            false
        });
    }
    sum
}

fn shakmaty_play(sample: &Sample) -> u64 {
    let mut sum = 0_u64;
    for (chess, _) in &sample.shakmaty {
        for &m in &chess.legal_moves() {
            sum += u64::from(black_box(&shakmaty_played(chess, m)).halfmoves());
        }
    }
    sum
}

fn our_legal(sample: &Sample) -> u64 {
    let legal = |(position, asked): &(Position, Vec<_>)| {
        asked.iter().filter(|&&m| position.is_legal(m)).count() as u64
    };
    sample.ours.iter().map(legal).sum()
}

fn cozy_legal(sample: &Sample) -> u64 {
    let legal = |(board, asked): &(cozy_chess::Board, Vec<_>)| {
        asked.iter().filter(|&&m| board.is_legal(m)).count() as u64
    };
    sample.cozy.iter().map(legal).sum()
}

fn shakmaty_legal(sample: &Sample) -> u64 {
    let legal = |(chess, asked): &(shakmaty::Chess, Vec<_>)| {
        asked.iter().filter(|&&m| chess.is_legal(m)).count() as u64
    };
    sample.shakmaty.iter().map(legal).sum()
}

fn our_checkers(sample: &Sample) -> u64 {
    sample.ours.iter().map(|(position, _)| u64::from(position.checkers(position.turn()).count())).sum()
}

fn cozy_checkers(sample: &Sample) -> u64 {
    sample.cozy.iter().map(|(board, _)| u64::from(board.checkers().len())).sum()
}

fn shakmaty_checkers(sample: &Sample) -> u64 {
    sample.shakmaty.iter().map(|(chess, _)| chess.checkers().count() as u64).sum()
}

/// How many positions there are.
pub const POSITIONS: u64 = 6459;

/// The names of the questions.
pub fn names() -> impl Iterator<Item = &'static str> {
    QUESTIONS.iter().map(|question| question.name)
}

/// One program answers one question so many times; the sum of its answers.
pub fn alone(question: usize, program: usize, times: usize) -> u64 {
    let sample = Sample::of(crate::CASES.iter().map(|case| case.fen));
    let answer = |sum: u64, ()| sum.wrapping_add(QUESTIONS[question].ask[program](black_box(&sample)));
    std::iter::repeat_n((), times).fold(0, answer)
}

/// How often each program answers in one round.
const TIMES: u32 = 25;

/// Asks all questions and prints the medians.
pub fn print(fens: impl Iterator<Item = &'static str>, rounds: u32) {
    let sample = Sample::of(fens);
    let times = rounds * TIMES;
    assert_eq!(sample.ours.len() as u64, POSITIONS);
    println!("\nnanoseconds a position, {} positions (median of {times})", sample.ours.len());
    println!("{:24}{:>12}{:>12}{:>12}{:>10}", "", "jadoube", "cozy-chess", "shakmaty", "to best");
    for question in &QUESTIONS {
        let [ours, cozy, shakmaty] = times_of(question, &sample, times);
        let ratio = cozy.min(shakmaty) / ours;
        println!("{:24}{ours:12.1}{cozy:12.1}{shakmaty:12.1}{ratio:10.2}", question.name);
    }
}

/// The programs answer in turn, pass by pass, so that whatever else the machine does falls on all of them.
fn times_of(question: &Question, sample: &Sample, times: u32) -> [f64; 3] {
    let mut seconds = [const { Vec::new() }; 3];
    let mut sums = [0_u64; 3];
    for _ in 0..times {
        for (i, ask) in question.ask.iter().enumerate() {
            let start = ThreadTime::now();
            sums[i] = ask(black_box(sample));
            seconds[i].push(start.elapsed().as_secs_f64());
        }
    }
    assert!(sums[..question.agree].iter().all(|&sum| sum == sums[0]), "{}: {sums:?}", question.name);
    seconds.map(|seconds| crate::median(seconds) * 1e9 / sample.ours.len() as f64)
}
