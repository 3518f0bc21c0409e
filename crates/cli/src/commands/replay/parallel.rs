//! Playing pieces in several threads, and reporting the results in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use records::pgn::ReadError;

use super::cutter::cut;
use super::piece::{BEGINNING, PIECE, Piece, PlayedPiece};
use super::player::Player;
use super::report::Report;
use super::source::Source;
use crate::args::ReplayArgs;
use crate::terminal::out::CommandError;

/// Whether a text could be read to its end, once every result has been reported.
type Read = Result<(), ReadError>;

/// Plays every game and reports piece by piece.
///
/// The inner result is that of reading, the outer one that of reporting.
pub fn play(args: &ReplayArgs, source: Source, report: &mut Report) -> Result<Read, CommandError> {
    let threads = args.threads.or(thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let from = args.from.get() as u64;
    if threads == 1 {
        return play_alone(source, from, report);
    }
    thread::scope(|scope| {
        let (to_players, pieces) = sync_channel(2 * threads);
        let (to_report, played) = sync_channel(2 * threads);
        let cutter = scope.spawn(move || cut(source, &to_players));
        let pieces = Arc::new(Mutex::new(pieces));
        for _ in 0..threads {
            let (pieces, to_report) = (pieces.clone(), to_report.clone());
            scope.spawn(move || play_pieces(&pieces, &to_report, from));
        }
        // Without these two the channels end together with the threads.
        drop((pieces, to_report));
        let reported = report_in_order(played, report)?;
        let cut = cutter.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(reported.and(cut))
    })
}

/// On one thread nothing needs to be cut, and each byte is read only once.
fn play_alone(source: Source, from: u64, report: &mut Report) -> Result<Read, CommandError> {
    let mut player = Player::new(source, BEGINNING, from);
    loop {
        let (played, more) = player.play(PIECE as u64);
        report.add(&played)?;
        if !more {
            return Ok(played.read);
        }
    }
}

fn play_pieces(
    pieces: &Mutex<Receiver<(usize, Piece)>>,
    to_report: &SyncSender<(usize, PlayedPiece)>,
    from: u64,
) {
    let next = || pieces.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok((number, piece)) = next() {
        if to_report
            .send((number, Player::new(&piece.bytes[..], piece.place, from).play(u64::MAX).0))
            .is_err()
        {
            return;
        }
    }
}

fn report_in_order(
    played: Receiver<(usize, PlayedPiece)>,
    report: &mut Report,
) -> Result<Read, CommandError> {
    let (mut waiting, mut next) = (BTreeMap::new(), 0);
    for (number, piece) in played {
        waiting.insert(number, piece);
        while let Some(piece) = waiting.remove(&next) {
            report.add(&piece)?;
            if piece.read.is_err() {
                return Ok(piece.read);
            }
            next += 1;
        }
    }
    Ok(Ok(()))
}
