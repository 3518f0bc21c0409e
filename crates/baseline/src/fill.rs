//! Fills the blanks of a template from what can be seen of a game.

use crate::random::Random;
use crate::sitting::Sitting;
use crate::standing::Seen;

const KINDS: &[&str] = &["queen", "rook", "bishop", "knight", "pawn", "king"];
const HOWS: &[&str] = &["", "", "", "", " accidentally", " rectifying"];
const CLAIMS: &[&str] = &[
    "repetition",
    "fifty-moves",
    "perpetual-check",
    "board-misplaced",
    "men-misplaced",
    "men-displaced",
    "colours-reversed",
    "wrong-first-move",
    "time",
    "two-hands",
    "wrongly-resumed",
    "clock-wrongly-set",
    "odds-not-given",
    "false-check",
    "in-check",
    "illegal-move",
    "illegal-move at {number}",
    "touched {man}",
    "removed {square}",
    "forfeiture {clause}",
    "no-normal-means",
    "released {square}",
    "adjusted {man}",
    "resigned",
    "draw-offered",
    "draw-agreed",
    "boards-differ",
    "tablebase-win",
    "tablebase-draw",
];
const MISPLACED: &[&str] =
    &["board-misplaced", "men-misplaced", "colours-reversed", "wrong-first-move", "odds-not-given"];
const EXACTIONS: &[&str] = &[
    "king",
    "rook",
    "leave",
    "replace",
    "both",
    "move {man}",
    "capture {man}",
    "A",
    "B {man}",
    "B {man} {man}",
    "C",
    "C {man}",
];
const REQUIREMENTS: &[&str] = &[
    "release",
    "replace",
    "complete-castling",
    "rook-move",
    "annulment",
    "piece {square}",
    "substitute {square}",
];
const FACTS: &[&str] = &[
    "accident",
    "accident",
    "unascertainable",
    "not-so",
    "not-so",
    "offence {clause} {side}",
    "refused {side}",
    "condition-met",
    "drawn",
    "clock 0:01:00 0:00:30.500",
    "move-counter 1 1",
    "flag {side}",
    "flag-first {side}",
    "absent {side}",
    "board {fen}",
    "board {wrong}",
    "decided that play goes on",
    "postponed",
    "so",
    "board-misplaced",
    "men-misplaced",
    "colours-reversed",
    "mate-first",
    "resigned {side}",
    "draw-agreed",
    "square {square}",
    "repetition",
    "seventy-five",
];
const PUNISHMENTS: &[&str] = &[
    "warning",
    "warning",
    "opponent +2m",
    "opponent +5s",
    "own -30s",
    "own -10m",
    "points -1/2",
    "opponent-points +1/2",
    "loss",
    "loss opponent 1/2",
    "loss opponent 0",
    "both-lose",
    "expulsion",
];
const CONDUCTS: &[&str] = &[
    "device",
    "notes",
    "advice",
    "second-board",
    "left-venue",
    "left-area",
    "noise",
    "talk",
    "repeated-offers",
    "refusal",
];
const RESIGNINGS: &[&str] = &["saying", "writing", "circling", "writing-result", "tipping-king"];
const VAGUE: &[&str] = &["Kt-B3", "P-K4", "PXP", "BXP", "Nd2", "Kt moves", "e4", "0-0"];
const ARTICLES: &[&str] = &["11.5", "12.9", "7.5.5", "22(a)", "IV", "99"];

/// What is remembered between the lines of a game.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The legal move of which the parts are asked for.
    chosen: String,
    /// The way there of each side, White first, to be gone back.
    there: [String; 2],
}

/// Fills one line.
pub struct Filler<'a> {
    /// What can be seen.
    pub seen: &'a Seen,
    /// The game, asked only for notation.
    pub sitting: &'a Sitting,
    /// Where chance comes from.
    pub random: &'a mut Random,
    /// What is remembered.
    pub memory: &'a mut Memory,
}

impl Filler<'_> {
    /// The line with its blanks filled; none where something that it needs is not there.
    pub fn fill(&mut self, template: &str) -> Option<String> {
        let mut line = String::with_capacity(template.len() + 16);
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            let (blank, after) = after.split_once('}')?;
            line += before;
            line += &self.blank(blank)?;
            rest = after;
        }
        line += rest;
        Some(line)
    }

    fn blank(&mut self, blank: &str) -> Option<String> {
        let seen = self.seen;
        match blank {
            "turn" => Some(seen.turn.clone()),
            "other" => Some(seen.other.clone()),
            "side" => self.one(&["white", "black"]),
            "member" => self.one(&["white#1", "white#2", "black#1", "black#2"]),
            "judges" => self.one(&["arbiter", "arbiter", "players"]),
            "any" => self.one(&["white", "black", "white", "black", "arbiter", "players", "white#1"]),
            "piece" => self.one(KINDS),
            "how" => self.one(HOWS),
            "held" => self.one(&["", "", " held"]),
            "wing" => self.one(&["short", "long"]),
            "resigning" => self.one(RESIGNINGS),
            "result" => self.one(&["1-0", "0-1", "1/2-1/2"]),
            "drawn" => self.one(&["repetition", "fifty-moves"]),
            "clause" => self.one(&["a", "b", "c", "d", "e", "f", "g"]),
            "conduct" => self.one(CONDUCTS),
            "vague" => self.one(VAGUE),
            "article" => self.one(ARTICLES),
            "claim" => self.inner(CLAIMS),
            "misplaced" => self.one(MISPLACED),
            "exaction" => self.inner(EXACTIONS),
            "requirement" => self.inner(REQUIREMENTS),
            "fact" => self.inner(FACTS),
            "punishment" => self.one(PUNISHMENTS),
            "number" => Some(format!("{}{}", self.random.below(4) + 1, self.one(&["w", "b"])?)),
            "bits" => Some((0..4).map(|_| format!("{:016x}", self.random.below(0xffff_ffff))).collect()),
            "may" => self.may(),
            "fen" => Some(seen.fen.clone()),
            _ => self.square(blank).or_else(|| self.motion(blank)),
        }
    }

    /// One of the lines that are open; those that begin alike, for each man another, are no likelier than any other.
    fn may(&mut self) -> Option<String> {
        let alike = |one: &String, other: &String| one.split(' ').take(3).eq(other.split(' ').take(3));
        let groups: Vec<&[String]> = self.seen.may.chunk_by(alike).collect();
        self.random.pick(&groups).and_then(|group| self.random.pick(group)).cloned()
    }

    fn one(&mut self, list: &[&str]) -> Option<String> {
        self.random.pick(list).map(|word| (*word).to_owned())
    }

    /// One of a list of templates.
    fn inner(&mut self, list: &[&'static str]) -> Option<String> {
        let template = self.random.pick(list)?;
        self.fill(template)
    }

    fn square(&mut self, blank: &str) -> Option<String> {
        let seen = self.seen;
        let squares: Vec<&str> = match blank {
            "own" => seen.squares_of(Some(&seen.turn)),
            "theirs" => seen.squares_of(Some(&seen.other)),
            "man" => [seen.squares_of(Some(&seen.turn)), seen.squares_of(Some(&seen.other))].concat(),
            "empty" => seen.squares_of(None),
            "square" => seen.squares.iter().map(|(square, _)| *square).collect(),
            "king" => seen.own("Kk"),
            "rook" => seen.own("Rr"),
            "from" => {
                self.choose(|_| true);
                return self.memory.chosen.get(..2).map(str::to_owned);
            }
            "to" | "freed" => return self.memory.chosen.get(2..4).map(str::to_owned),
            "lastpawn" => seen
                .squares
                .iter()
                .filter(|(square, man)| square.ends_with(['1', '8']) && matches!(man, Some('P' | 'p')))
                .map(|(square, _)| *square)
                .collect(),
            _ => return None,
        };
        let found = self.random.pick(&squares).map(|square| (*square).to_owned())?;
        if blank == "lastpawn" {
            self.memory.chosen = format!("{found}{found}");
        }
        Some(found)
    }

    fn motion(&mut self, blank: &str) -> Option<String> {
        let seen = self.seen;
        match blank {
            "legal" => self.random.pick(&seen.legal).cloned(),
            "chosen" => self.choose(|_| true),
            "taken" => self.choose(|motion| seen.man(&motion[2..4]).is_some()),
            "promoted" => self.choose(|motion| motion.len() == 5),
            "promoting" => self.choose(|motion| motion.len() == 5).map(|motion| motion[..4].to_owned()),
            "there" => self.there(),
            "back" => self.back(),
            // Any man of the player anywhere, mostly no move of chess.
            "wild" => Some(format!("{}{}", self.square("own")?, self.square("square")?)),
            // A legal move of which the last square is missed by one.
            "pushed" => {
                let motion = self.choose(|_| true)?;
                let files: Vec<char> = ('a'..='h').filter(|file| !motion[2..].starts_with(*file)).collect();
                Some(format!("{}{}{}", &motion[..2], self.random.pick(&files)?, &motion[3..4]))
            }
            "kingstep" => {
                let king = self.square("king")?;
                let file = self.one(&["g", "c"])?;
                Some(format!("{king}{file}{}", &king[1..]))
            }
            "wrong" => self.wrong(),
            "san" | "record" => self.record(blank == "san"),
            "wrote" => self.wrote(),
            _ => None,
        }
    }

    fn choose(&mut self, which: impl Fn(&str) -> bool) -> Option<String> {
        let moves: Vec<&String> = self.seen.legal.iter().filter(|motion| which(motion)).collect();
        self.memory.chosen = self.random.pick(&moves).map(|motion| (*motion).clone()).unwrap_or_default();
        (!self.memory.chosen.is_empty()).then(|| self.memory.chosen.clone())
    }

    fn side(&self) -> usize {
        usize::from(self.seen.turn == "black")
    }

    /// A move that can be taken back by the man that made it.
    fn there(&mut self) -> Option<String> {
        let seen = self.seen;
        let quiet = |motion: &str| {
            let man = seen.man(&motion[..2]);
            seen.man(&motion[2..4]).is_none() && man.is_some_and(|man| !"Pp".contains(man))
        };
        let found = self.choose(quiet)?;
        self.memory.there[self.side()].clone_from(&found);
        Some(found)
    }

    fn back(&self) -> Option<String> {
        let there = &self.memory.there[self.side()];
        Some(format!("{}{}", there.get(2..4)?, there.get(..2)?))
    }

    /// The position with two squares exchanged.
    fn wrong(&mut self) -> Option<String> {
        let (one, other) = (self.square("own")?, self.square("square")?);
        let mut squares = self.seen.squares.clone();
        let at = |name: &str| self.seen.squares.iter().position(|(square, _)| *square == name);
        let (one, other) = (at(&one)?, at(&other)?);
        let man = squares[one].1;
        squares[one].1 = squares[other].1;
        squares[other].1 = man;
        let rank = |rank: &[(&str, Option<char>)]| {
            rank.iter().map(|(_, man)| man.unwrap_or('1')).collect::<String>()
        };
        let board: Vec<String> = squares.chunks(8).map(rank).collect();
        let mut digits = board.join("/");
        for run in (2..=8).rev() {
            digits = digits.replace(&"1".repeat(run), &run.to_string());
        }
        let turn = &self.seen.turn[..1];
        Some(format!("{digits} {turn} - - 0 1"))
    }

    /// A legal move as it is recorded.
    fn record(&mut self, algebraic: bool) -> Option<String> {
        let motion = self.choose(|_| true)?;
        let [san, described] = self.sitting.notations(&motion)?;
        Some(if algebraic || self.random.percent(40) { san } else { described })
    }

    /// The last move as it is recorded, in the notation of the code where it has one; now and then, another.
    fn wrote(&mut self) -> Option<String> {
        let line = self.sitting.line();
        let back = if self.random.percent(25) { 2 } else { 1 };
        let played = line.len().checked_sub(back).and_then(|at| line.get(at));
        let key = if self.random.percent(80) { "record" } else { "san" };
        let written = played.and_then(|played| played[key].as_str().or(played["san"].as_str()));
        Some(written.unwrap_or("e4").to_owned())
    }
}
