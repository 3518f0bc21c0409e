//! How often `perpetual_check` decides within a bound, on random positions of real games.

use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;

use board::{Movement, Position, Setup};
use pgn_reader::{Reader, SanPlus, Visitor};
use proof::{Answer, Bound, perpetual_check, verify_perpetual_check};
use shakmaty::{CastlingMode, Chess, EnPassantMode, fen::Fen};

use crate::timed;

/// Random numbers that are the same on every machine, from a seed.
struct Random(u64);

impl Random {
    /// A number below `most`.
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ z >> 31) % most
    }
}

/// Keeps so many of all positions, each with the same probability.
struct Sample {
    random: Random,
    kept: Vec<Chess>,
    wanted: usize,
    met: u64,
}

impl Sample {
    fn meet(&mut self, position: &Chess) {
        self.met += 1;
        if self.kept.len() < self.wanted {
            self.kept.push(position.clone());
            return;
        }
        let place = self.random.below(self.met) as usize;
        if let Some(kept) = self.kept.get_mut(place) {
            *kept = position.clone();
        }
    }
}

impl Visitor for Sample {
    type Tags = Option<Chess>;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: pgn_reader::RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *tags = fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(tags.unwrap_or_default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        use shakmaty::Position as _;
        let Ok(m) = san.san.to_move(position) else { return ControlFlow::Break(()) };
        position.play_unchecked(m);
        self.meet(position);
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn end_game(&mut self, _: Chess) {}
}

fn ours(position: &Chess) -> Position {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let setup: Setup = fen.parse().expect("a FEN of a legal position");
    setup.as_it_stands(&Movement::ORDINARY)
}

/// Whether some check leaves, after every reply, another check.
fn goes_on(position: &Position) -> bool {
    let checks = |position: &Position| {
        let moves = position.legal_moves().into_iter().map(|m| position.play(m));
        moves.filter(|after| after.in_check(after.turn())).collect::<Vec<_>>()
    };
    checks(position).iter().any(|after| {
        let replies = after.legal_moves();
        !replies.is_empty() && replies.iter().all(|&reply| !checks(&after.play(reply)).is_empty())
    })
}

pub fn run(data: &Path, wanted: usize, seed: u64, states: u64) {
    let mut sample = Sample { random: Random(seed), kept: Vec::new(), wanted: 12 * wanted, met: 0 };
    let file = File::open(data.join("otb_bench.pgn.zst")).expect("otb_bench.pgn.zst");
    let mut reader = Reader::new(zstd::Decoder::new(file).expect("a file that zstd can read"));
    while reader.read_game(&mut sample).expect("games").is_some() {}
    println!(
        "perpetual check: seed {seed}, {} positions met, bound {states} positions with the player to move",
        sample.met
    );
    // The first positions fill the sample in their order, so it is shuffled before a part is taken.
    for i in (1..sample.kept.len()).rev() {
        let j = sample.random.below(i as u64 + 1) as usize;
        sample.kept.swap(i, j);
    }
    let all: Vec<Position> = sample.kept.iter().map(ours).collect();
    judge("any", all.iter().take(wanted), states);
    judge("going on", all.iter().filter(|position| goes_on(position)).take(wanted), states);
}

fn judge<'a>(what: &str, positions: impl Iterator<Item = &'a Position>, states: u64) {
    let (mut asked, mut yes, mut no, mut soon) = (0_u32, 0_u32, 0_u32, 0_u32);
    let mut times = Vec::new();
    for position in positions {
        let (verdict, time) = timed(|| perpetual_check(position, Bound { states }));
        if let Some(strategy) = &verdict.evidence {
            verify_perpetual_check(position, strategy).unwrap_or_else(|flaw| panic!("{flaw}"));
        }
        asked += 1;
        yes += u32::from(verdict.answer == Answer::Yes);
        no += u32::from(verdict.answer == Answer::No);
        soon += u32::from(verdict.answer != Answer::Undetermined && time < 1_000_000_000);
        times.push(time);
    }
    times.sort_unstable();
    let slowest = times.last().copied().unwrap_or(0) / 1_000_000;
    let mean = times.iter().sum::<u64>() / times.len().max(1) as u64 / 1000;
    println!(
        "  {what:8} {asked} asked: {yes} yes, {no} no, decided within a CPU second {:.2} %; mean {mean} us, slowest {slowest} ms",
        100.0 * f64::from(soon) / f64::from(asked.max(1))
    );
}
