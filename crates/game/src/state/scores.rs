//! The players' score sheets.

use board::{Move, Side};

use crate::result::GameResult;
use crate::standing::score::Noted;
use crate::standing::{Line, ScoreSheet};

/// Why a score is to be brought up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequiredFor {
    /// The arbiter requires it.
    Arbiter,
    /// A period is over in which he alone need not record.
    Period,
    /// A period is over in which neither need record.
    BothPeriods,
}

/// The players' score sheets. A line is struck out, and never removed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scores {
    sheets: [ScoreSheet; 2],
    /// Whose score is required, and is not up to date.
    required: [Option<RequiredFor>; 2],
    /// How often each side has asked to see the score.
    asked: [u32; 2],
    /// How many lines each had written when the opponent's flag was seen to have fallen.
    before_flag: [Option<usize>; 2],
    /// What each wrote before making it: how many moves had been made, and the moves that it can mean.
    in_advance: [Option<(usize, Vec<Move>)>; 2],
    /// How many moves had been made when each last claimed a draw with a move that he had not made.
    claimed: [Option<usize>; 2],
}

impl Scores {
    /// The sheet of a player.
    pub(crate) fn of(&self, who: Side) -> &ScoreSheet {
        &self.sheets[who.index()]
    }

    /// The sheets of White and of Black.
    pub(crate) fn both(&self) -> &[ScoreSheet; 2] {
        &self.sheets
    }

    /// A player writes a line.
    pub(crate) fn writes(&mut self, who: Side, line: Line) {
        self.sheets[who.index()].lines.push(line);
    }

    /// A player writes a move before he makes it, when so many moves have been made. What he wrote first stays.
    pub(crate) fn writes_in_advance(&mut self, who: Side, made: usize, moves: Vec<Move>) {
        let before = &mut self.in_advance[who.index()];
        *before = before.take().filter(|(then, _)| *then == made).or(Some((made, moves)));
    }

    /// A player claims a draw with a move that he has not made, when so many have been: what he wrote was for that, though the claim
    /// should fail.
    pub(crate) fn claims_with_move(&mut self, who: Side, made: usize) {
        self.claimed[who.index()] = Some(made);
    }

    /// Whether he has, while so many moves have been made.
    pub(crate) fn has_claimed_with_move(&self, who: Side, made: usize) -> bool {
        self.claimed[who.index()] == Some(made)
    }

    /// The moves that can be meant by what he wrote before making it, while so many moves have been made.
    pub(crate) fn written_in_advance(&self, who: Side, made: usize) -> &[Move] {
        match &self.in_advance[who.index()] {
            Some((then, moves)) if *then == made => moves,
            _ => &[],
        }
    }

    /// A player strikes his last line out; none where nothing is left to strike.
    pub(crate) fn strikes(&mut self, who: Side) -> Option<&Line> {
        let last = self.sheets[who.index()].lines.iter_mut().rfind(|line| !line.struck)?;
        last.struck = true;
        if last.noted == Noted::InAdvance {
            self.in_advance[who.index()] = None;
        }
        Some(last)
    }

    /// A player signs a result.
    pub(crate) fn signs(&mut self, who: Side, result: GameResult) {
        self.sheets[who.index()].signed = Some(result);
    }

    /// A move goes back, and with it the result that it led to.
    pub(crate) fn voids_signatures(&mut self) {
        self.sheets.iter_mut().for_each(|sheet| sheet.signed = None);
    }

    /// Whether both have signed, and what counts as the same.
    pub(crate) fn both_signed_alike(&self, counts: impl Fn(GameResult) -> GameResult) -> bool {
        let [white, black] = [0, 1].map(|side| self.sheets[side].signed.map(&counts));
        white.is_some() && white == black
    }

    /// A player is to bring his score up to date.
    pub(crate) fn requires(&mut self, who: Side, why: RequiredFor) {
        let required = &mut self.required[who.index()];
        // What the end of a period requires, the arbiter's demand does not take away.
        if why != RequiredFor::Arbiter || required.is_none() {
            *required = Some(why);
        }
    }

    /// The arbiter does not require it after all: whether he did.
    pub(crate) fn requires_not(&mut self, who: Side) -> bool {
        let required = &mut self.required[who.index()];
        let his = *required == Some(RequiredFor::Arbiter);
        if his {
            *required = None;
        }
        his
    }

    /// Why that is required, where it is, and was not done yet.
    pub(crate) fn has_to_be_brought_up(&self, who: Side) -> Option<RequiredFor> {
        self.required[who.index()]
    }

    /// A player asks to see the score.
    pub(crate) fn asks(&mut self, who: Side) {
        self.asked[who.index()] += 1;
    }

    /// How often he has asked.
    pub(crate) fn times_asked(&self, who: Side) -> u32 {
        self.asked[who.index()]
    }

    /// The score is up to date.
    pub(crate) fn brings_up(&mut self, who: Side) {
        self.required[who.index()] = None;
    }

    /// The flag of the player's opponent has fallen, or has not any more: what was written until then counts for a claim.
    pub(crate) fn flag_of_the_other(&mut self, who: Side, fallen: bool) {
        let written = self.sheets[who.index()].lines.len();
        let before = &mut self.before_flag[who.index()];
        *before = before.or(Some(written)).filter(|_| fallen);
    }

    /// How many lines a player had written before the opponent's flag fell; all of them while it has not.
    pub(crate) fn written_before_flag(&self, who: Side) -> usize {
        self.before_flag[who.index()].unwrap_or(usize::MAX)
    }

    /// Whether anybody has written anything.
    pub(crate) fn are_kept(&self) -> bool {
        self.sheets.iter().any(|sheet| !sheet.lines.is_empty())
    }
}
