//! What an arbiter asks, in words.

use board::Square;
use records::script::Header;
use records::time::milliseconds;

use crate::question::Question;
use crate::question::claim::DrawClaim;
use crate::question::clocks::WrongTimes;
use crate::question::flag::Flag;
use crate::question::illegal::IllegalMove;
use crate::question::offence::Offence;
use crate::question::start::WrongStart;
use crate::question::touch::Touched;
use crate::situation::Situation;
use crate::wrong::Wrong;

/// What an arbiter asks, in words, as a form has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// The id of the code.
    pub code: String,
    /// `standard`, `rapid` or `blitz`; none: by the time.
    pub tempo: Option<String>,
    /// `full` or `ordinary`: how closely a fast game is supervised; none: as the code has it.
    pub regime: Option<String>,
    /// The time control, as the header of a script gives it.
    pub time: Option<String>,
    /// Other lines of the header, by their keys.
    pub terms: Vec<(String, String)>,
    /// The position from which the moves go, as a FEN or `chess960 N`; none: the usual array.
    pub start: Option<String>,
    /// The moves so far, in algebraic notation or from square to square.
    pub moves: Vec<String>,
    /// What White's and Black's clock show now, `h:mm:ss`.
    pub clocks: Option<[String; 2]>,
    /// What they showed at the irregularity, before the press added anything, if anybody knows.
    pub clocks_then: Option<[String; 2]>,
    /// With `clocks`, what they should show, if anybody knows.
    pub clocks_right: Option<[String; 2]>,
    /// `illegal-move`, `repetition`, `move-limit`, `can-mate`, `touched`, `flag`, `offence`, `clocks` or `start`.
    pub question: String,
    /// With `illegal-move`, the move: `g1f4`, `a7a8q`, `O-O`, or as a score has it, `Nf4`. With `repetition` and `move-limit`, the move that is declared with
    /// the claim, if one is. With `offence`, what it was: `no-move`, `two-hands`, `pawn-left`, `device`, `late`,
    /// `disturbs`, `offers-again`, `draw-offer`, `displaced` or `no-normal-means`. With `clocks`,
    /// how the clock is set, if that is known: `5m+2s`. With `start`, what was wrong: `colours`, `board` or `men`.
    pub act: Option<String>,
    /// With `illegal-move`, what was made after it, written in the same way.
    pub replies: Vec<String>,
    /// With `touched`, the squares in their order. With `two-hands` and `pawn-left`, those of the move;
    /// with `displaced`, where the man stood and where it came to.
    pub squares: Vec<String>,
    /// Switches that are turned, by their keys.
    pub assumed: Vec<(String, String)>,
}

impl Asked {
    /// The situation and the question.
    ///
    /// # Errors
    ///
    /// All that is wrong.
    pub fn read(&self) -> Result<(Situation, Question), Vec<Wrong>> {
        let mut wrong = Vec::new();
        let mut times = |field, given: &Option<[String; 2]>| {
            let read = given.as_ref()?.each_ref().map(|text| clock(text));
            let faults = read.iter().filter_map(|one| one.as_ref().err());
            wrong.extend(faults.map(|why| Wrong::new(field, why.clone())));
            let [Ok(white), Ok(black)] = read else { return None };
            Some([white, black])
        };
        let clocks = times("clocks", &self.clocks);
        let clocks_then = times("clocks_then", &self.clocks_then);
        let right = times("clocks_right", &self.clocks_right);
        let begun = |header| Situation::new(header, &self.moves).map_err(|why| vec![why]);
        let situation = self.header().and_then(begun);
        let situation = situation.map(|begun| begun.with_clocks(clocks, clocks_then));
        let question =
            self.question(right).and_then(|mut question| self.assume(&mut question).map(|()| question));
        match (situation, question) {
            (Ok(situation), Ok(question)) if wrong.is_empty() => Ok((situation, question)),
            (situation, question) => {
                wrong.extend(situation.err().into_iter().flatten());
                wrong.extend(question.err());
                Err(wrong)
            }
        }
    }

    /// An arbiter who is called has seen nothing himself.
    fn header(&self) -> Result<Header, Vec<Wrong>> {
        let given =
            [("start", &self.start), ("time", &self.time), ("tempo", &self.tempo), ("regime", &self.regime)];
        let given = given.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
        let terms = self.terms.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let own = [("code", self.code.as_str()), ("arbiter", "called")];
        let act = self.act.as_deref().filter(|_| self.question == "start");
        let wrong = act.and_then(WrongStart::header);
        let lines: Vec<(&str, &str)> = own.into_iter().chain(given).chain(terms).chain(wrong).collect();
        let unfit = lines
            .iter()
            .filter(|(_, value)| value.contains(|letter: char| letter.is_control() || letter == '#'));
        let unfit: Vec<Wrong> =
            unfit.map(|(key, _)| Wrong::new(field(key), "expected one line without #")).collect();
        if !unfit.is_empty() {
            return Err(unfit);
        }
        let text: String = lines.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
        Header::read("desk", &text).map_err(|error| {
            let of = |line: usize| lines.get(line - 1).map_or("terms", |(key, _)| field(key));
            error.faults().iter().map(|placed| Wrong::new(of(placed.line), placed.fault.says())).collect()
        })
    }

    fn question(&self, right: Option<[u64; 2]>) -> Result<Question, Wrong> {
        let act = || self.act.as_deref().filter(|act| !act.trim().is_empty());
        match self.question.as_str() {
            "illegal-move" => {
                let act = act().ok_or_else(|| Wrong::new("act", "expected the illegal move, as in g1f4"))?;
                let made = act.parse().map_err(|why: String| Wrong::new("act", why))?;
                let replies = self.replies.iter().map(|text| text.parse());
                let replies: Result<_, String> = replies.collect();
                Ok(Question::IllegalMove(IllegalMove::new(
                    made,
                    replies.map_err(|why| Wrong::new("replies", why))?,
                )))
            }
            "repetition" => Ok(Question::Repetition(DrawClaim::new(act().map(str::to_owned)))),
            "move-limit" => Ok(Question::MoveLimit(DrawClaim::new(act().map(str::to_owned)))),
            "can-mate" => Ok(Question::CanMate),
            "offence" => Offence::new(act(), &self.squares()?).map(Question::Offence),
            "touched" => {
                let squares = self.squares()?;
                match squares.is_empty() {
                    true => {
                        Err(Wrong::new("squares", "expected the squares that were touched, in their order"))
                    }
                    false => Ok(Question::Touched(Touched::new(squares))),
                }
            }
            "clocks" => WrongTimes::new(act().map(str::to_owned), right).map(Question::Clocks),
            "flag" => Ok(Question::Flag(Flag::default())),
            "start" => WrongStart::new(act()).map(Question::Start),
            other => Err(Wrong::new(
                "question",
                format!(
                    "expected illegal-move, repetition, move-limit, can-mate, touched, flag, offence, clocks or start, found `{other}`"
                ),
            )),
        }
    }

    fn squares(&self) -> Result<Vec<Square>, Wrong> {
        self.squares.iter().map(|text| square(text)).collect()
    }

    fn assume(&self, question: &mut Question) -> Result<(), Wrong> {
        for (key, value) in &self.assumed {
            if !question.turn(key, value) {
                return Err(Wrong::new(
                    "assumed",
                    format!("this question has no switch `{key}` with a setting `{value}`"),
                ));
            }
        }
        Ok(())
    }
}

/// The field of a line of the header.
fn field(key: &str) -> &'static str {
    ["code", "start", "time", "tempo", "regime"].into_iter().find(|own| *own == key).unwrap_or("terms")
}

fn square(text: &str) -> Result<Square, Wrong> {
    text.parse().map_err(|_| Wrong::new("squares", format!("expected a square, a1 to h8, found `{text}`")))
}

/// A time as it is read off a clock: `1:02:03`, `4:12`, `0:09.5`.
fn clock(text: &str) -> Result<u64, String> {
    let text = text.trim();
    let whole = match text.split(':').count() {
        2 => format!("0:{}{text}", if text.find(':') == Some(1) { "0" } else { "" }),
        _ => text.to_owned(),
    };
    milliseconds(&whole).map_err(|why| format!("`{text}` is no time on a clock: {why}"))
}
