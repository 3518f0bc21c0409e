//! One record before the laws: what is asked of it by several kinds of findings.

use board::{Position, Side};
use law::Truth;
use proof::{Answer, Bound, MateEvidence, NoMate, can_win};
use records::pgn::Outcome;
use records::san;

use crate::chosen::{Basis, Chosen};
use crate::record::Record;

/// A record with the code under which it is read, and what is known of it so far.
pub(crate) struct Case<'a> {
    pub record: &'a Record,
    pub chosen: Chosen<'a>,
    bound: Bound,
    standstill: bool,
    surely_alive: Option<bool>,
}

impl<'a> Case<'a> {
    pub fn new(record: &'a Record, chosen: Chosen<'a>, bound: Bound) -> Self {
        let standstill = record.positions().last().is_some_and(|position| !position.has_legal_move());
        Case { record, chosen, bound, standstill, surely_alive: None }
    }

    pub fn is_by_correspondence(&self) -> bool {
        self.chosen.basis == Basis::Correspondence
    }

    /// Whether there is no legal move in the last position that was reached.
    pub fn standstill(&self) -> bool {
        self.standstill
    }

    /// Whether the side that won, or else either side, can be seen to mate in the last position that was reached.
    pub fn is_surely_alive(&mut self) -> bool {
        if let Some(known) = self.surely_alive {
            return known;
        }
        let alive = self.record.positions().last().is_some_and(|position| {
            let likely = match self.record.result() {
                Some(Outcome::Won(winner)) => winner,
                _ if position.side(Side::White).count() >= position.side(Side::Black).count() => Side::White,
                _ => Side::Black,
            };
            can_win(position, likely, QUICK).answer == Answer::Yes
        });
        self.surely_alive = Some(alive);
        alive
    }

    /// Whether a side can mate from here by any series of legal moves.
    pub fn mate_truth(&self, position: &Position, side: Side) -> Truth {
        match can_win(position, side, self.bound).answer {
            Answer::Yes => Truth::Yes,
            Answer::No => Truth::No,
            Answer::Undetermined => Truth::Undetermined,
        }
    }

    /// Whether it is proved that neither side can mate from the position after so many moves.
    pub fn is_dead(&self, ply: u32) -> bool {
        let position = &self.record.positions()[ply as usize];
        proof::dead(position, self.bound).answer == Answer::Yes
    }

    /// Why neither side can mate there, in words.
    pub fn why_dead(&self, ply: u32) -> String {
        let position = &self.record.positions()[ply as usize];
        let [white, black] = Side::ALL.map(|side| self.why_no_mate(position, side));
        if white == black { white } else { format!("White: {white}; Black: {black}") }
    }

    /// Why a side cannot mate, in words.
    pub fn why_no_mate(&self, position: &Position, side: Side) -> String {
        let Some(MateEvidence::NoMate { forced, because }) = can_win(position, side, self.bound).evidence
        else {
            return String::new();
        };
        let why = match because {
            NoMate::Ended => "the game is over without a mate",
            NoMate::Material => "too little is left to mate with",
            NoMate::Obstacles => "what can never move stands in the way of every mate",
            NoMate::Confined => "the squares that the pieces can reach allow no mate",
            NoMate::Exhausted => "every position that can be reached was looked at",
        };
        match forced.len() {
            0 => why.to_owned(),
            1 => format!("after the only legal move {why}"),
            more => format!("after {more} forced moves {why}"),
        }
    }

    /// Moves that lead to mate by a side, if some are found.
    pub fn mating_line(&self, position: &Position, side: Side) -> Option<String> {
        let Some(MateEvidence::Line(line)) = can_win(position, side, self.bound).evidence else {
            return None;
        };
        let (mut now, mut moves) = (*position, Vec::new());
        for &m in &line {
            moves.push(san::write(&now, m));
            now = now.play(m);
        }
        let (shown, rest) = moves.split_at(moves.len().min(LONGEST_LINE));
        let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
        Some(format!("{}{more}", shown.join(" ")))
    }
}

/// The positions that the first look for a line to mate may visit.
const QUICK: Bound = Bound { states: 1500 };

/// The moves of a line to mate that are shown.
const LONGEST_LINE: usize = 40;
