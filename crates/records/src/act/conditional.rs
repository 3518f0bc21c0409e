//! What communicated records can mean, with the replies assumed after them.

use board::{Move, Position, Side};
use game::act::{Communicated, Idle, Meaning, Motion, Supposed};

use super::adjournment::sealed_move;
use super::before::Before;
use super::paper::paper;
use super::series::Series;
use crate::descriptive::Origins;
use crate::text::fault::Fault;

/// How many records a message may come to, each counted for every move that those before it can mean.
const MOST: usize = 2_000;

impl Before<'_> {
    /// The records of a message, with what they can mean in the position in which this side would play them.
    ///
    /// # Errors
    ///
    /// The records can mean so much that a series of them has no end.
    pub(super) fn message(&self, side: Option<Side>, series: &[Series]) -> Result<Vec<Communicated>, Fault> {
        let (position, origins) = match (self.game(), side) {
            (Some(game), Some(side)) => match game.before_message(side) {
                Some((position, origins)) => (position, Origins::from(origins)),
                None => (*self.position(), Origins::UNKNOWN),
            },
            _ => (*self.position(), Origins::UNKNOWN),
        };
        let mut left = MOST;
        let read = |one: &Series| {
            let lines: Vec<&[[String; 2]]> = one.lines.iter().map(Vec::as_slice).collect();
            self.communicated((&position, &origins, side), &one.first, &lines, &mut left)
        };
        let read: Option<Vec<Communicated>> = series.iter().map(read).collect();
        read.ok_or_else(|| {
            let why = "its records can mean too many moves one after the other: say which moves are meant";
            Fault::new(1, "a series that can be followed", "sends").because([why])
        })
    }

    /// The records of a message that mean no legal move where they stand behind others: of each line that is assumed, the
    /// first of them, as it was written. What stands behind a first record that means none is not looked at.
    pub(super) fn idle_records(&self, side: Option<Side>, series: &[Series]) -> Vec<String> {
        let Some((game, side)) = self.game().zip(side) else { return Vec::new() };
        let Some((position, origins)) = game.before_message(side) else { return Vec::new() };
        let start = vec![(position, Origins::from(origins))];
        let mut idle = Vec::new();
        for one in series {
            let after = self.after_record(&start, paper(&one.first, Some(side)).record);
            for line in one.lines.iter().filter(|_| !after.is_empty()) {
                let mut reached = after.clone();
                for record in line.iter().flat_map(|[reply, answer]| [(reply, true), (answer, false)]) {
                    reached = match record {
                        (reply, true) if is_any(reply) => after_any(&reached),
                        (record, _) => self.after_record(&reached, record),
                    };
                    if reached.is_empty() {
                        idle.push(record.0.clone());
                        break;
                    }
                }
            }
        }
        idle
    }

    /// The positions after every move that a record can mean in these; so many of them as a message may come to.
    fn after_record(&self, from: &[(Position, Origins)], record: &str) -> Vec<(Position, Origins)> {
        let read = sealed_move(record);
        let played = from.iter().flat_map(|(position, origins)| {
            let meaning = self.meaning_in(position, origins, record, &read);
            let after = |m: Move| (position.play(m), origins.after(position, m));
            moves(position, &meaning).into_iter().map(after).collect::<Vec<_>>()
        });
        played.take(MOST).collect()
    }

    /// The legal moves that an assumed reply can mean.
    fn replies(&self, after: &Position, origins: &Origins, reply: &str) -> Vec<Move> {
        moves(after, &self.meaning_in(after, origins, reply, &sealed_move(reply)))
    }

    fn communicated(
        &self,
        (position, origins, side): (&Position, &Origins, Option<Side>),
        record: &str,
        lines: &[&[[String; 2]]],
        left: &mut usize,
    ) -> Option<Communicated> {
        *left = left.checked_sub(1)?;
        let paper = paper(record, side);
        let meaning = self.meaning_in(position, origins, paper.record, &sealed_move(paper.record));
        let meaning = Meaning { beside: paper.beside, ..meaning };
        let (mut then, mut idle) = (Vec::new(), Vec::new());
        let lines: Vec<_> = lines.iter().filter_map(|line| line.split_first()).collect();
        for own in moves(position, &meaning).into_iter().filter(|_| !lines.is_empty()) {
            let (after, kept) = (position.play(own), origins.after(position, own));
            let named: Vec<Move> = lines
                .iter()
                .filter(|([reply, _], _)| !is_any(reply))
                .flat_map(|([reply, _], _)| self.replies(&after, &kept, reply))
                .collect();
            for ([reply, answer], rest) in &lines {
                let played = match is_any(reply) {
                    true => after.legal_moves().iter().copied().filter(|m| !named.contains(m)).collect(),
                    false => self.replies(&after, &kept, reply),
                };
                if played.is_empty() && !is_any(reply) {
                    idle.push(Idle { own: own.into(), reply: reply.clone() });
                }
                for played in played {
                    let (next, origins) = (after.play(played), kept.after(&after, played));
                    let answer = self.communicated((&next, &origins, side), answer, &[rest], left)?;
                    then.push(Supposed { own: own.into(), reply: played.into(), answer });
                }
            }
        }
        Some(Communicated { record: record.to_owned(), meaning, goes_on: !lines.is_empty(), then, idle })
    }
}

/// Whether a reply that is assumed is any that is not named beside it.
fn is_any(reply: &str) -> bool {
    let words = reply.trim().to_ascii_lowercase();
    words == "any" || words == "any move"
}

/// The positions after every move in these; so many of them as a message may come to.
fn after_any(from: &[(Position, Origins)]) -> Vec<(Position, Origins)> {
    let played = from.iter().flat_map(|(position, origins)| {
        let after = |&m: &Move| (position.play(m), origins.after(position, m));
        position.legal_moves().iter().map(after).collect::<Vec<_>>()
    });
    played.take(MOST).collect()
}

/// The legal moves that a meaning has in a position.
fn moves(position: &Position, meaning: &Meaning) -> Vec<Move> {
    let is = |motion: &Motion, m: Move| match *motion {
        Motion::Castling(_) | Motion::FreeCastling { .. } => motion.castles_as(m),
        Motion::Transfer { from, to, promotion } => {
            let way = m.transfer();
            (way.from, way.to) == (from, to) && promotion.is_none_or(|kind| way.promotion == Some(kind))
        }
    };
    let legal = position.legal_moves();
    legal.iter().copied().filter(|&m| meaning.motions.iter().any(|motion| is(motion, m))).collect()
}
