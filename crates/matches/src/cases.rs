//! What is expected of a match, and which of it does not hold.

use law::Cites;
use records::Fault;
use records::points::points;
use records::script::{Placed, ScriptError};

use crate::conduct::Match;
use crate::due::Due;
use crate::ruling::{Refused, Ruling};
use crate::score::Why;
use crate::text::{ActLine, MatchText};

pub use crate::expected::{Expected, Expects, OverIs};
pub use records::cases::Failure;

/// What came of a match that was checked.
#[derive(Clone, Debug)]
pub struct Report {
    /// The match as it stands.
    pub played: Match,
    /// How many expectations it has.
    pub expectations: usize,
    /// Those that do not hold.
    pub failures: Vec<Failure>,
    /// The articles that were cited.
    pub cited: Cites,
}

/// Plays a match through; `shown` sees the rulings on each line.
///
/// # Errors
///
/// A line that cannot be done, at its place, unless that is expected of it.
pub fn run(text: &MatchText, mut shown: impl FnMut(&ActLine, &[Ruling])) -> Result<Report, ScriptError> {
    let played = text.begins.clone();
    let mut report = Report { played, expectations: 0, failures: Vec::new(), cited: Cites::none() };
    report.check(&text.opening, &[], None);
    for act in &text.lines {
        match report.played.judge(act.act.clone()) {
            Ok(rulings) => {
                shown(act, &rulings);
                report.check(&act.expects, &rulings, None);
            }
            Err(refused) if act.is_to_be_refused() => report.check(&act.expects, &[], Some(&refused)),
            Err(refused) => {
                let fault = Fault::new(1, "what can be done in this match", act.text.clone());
                let placed = Placed { line: act.line, fault: fault.because([refused]) };
                return Err(ScriptError::new(&text.file, vec![placed]));
            }
        }
    }
    Ok(report)
}

impl Report {
    fn check(&mut self, expects: &[Expects], rulings: &[Ruling], refused: Option<&Refused>) {
        let next = self.played.next().map(|next| self.played.next_in_words(&next));
        let told = rulings.iter().chain(next.iter().flatten());
        let mut cited: Cites = told.flat_map(|ruling| ruling.articles.iter().copied()).collect();
        if refused.is_none() {
            cited.extend(self.played.score().articles);
        }
        self.cited.extend(cited.iter().copied());
        for expects in expects {
            self.expectations += 1;
            let (holds, found) = self.holds(&expects.expected, &cited, refused);
            if holds == expects.not {
                let expected = expects.text.trim_start_matches('=').trim().to_owned();
                self.failures.push(Failure { line: expects.line, expected, found });
            }
        }
    }

    fn holds(&self, expected: &Expected, cited: &[&str], refused: Option<&Refused>) -> (bool, String) {
        let next = self.played.next();
        let due =
            |due: Option<Due>| due.map_or("none: the match is over".to_owned(), |due| self.due_text(due));
        match expected {
            Expected::White(wanted) => {
                let found = next.map(|next| next.colours.due);
                (found == Some(*wanted), format!("white {}", due(found)))
            }
            Expected::First(wanted) => {
                let found = next.map(|next| next.first.due);
                (found == Some(*wanted), format!("first {}", due(found)))
            }
            Expected::Cites(article) => {
                (cited.contains(&article.as_str()), format!("cites {}", cited.join(", ")))
            }
            Expected::Counts => {
                let counts = self.played.games().last().is_some_and(|game| game.counts);
                (counts, if counts { "counts".to_owned() } else { "does not count".to_owned() })
            }
            Expected::Score(wanted) => {
                let score = self.played.score();
                let found = match score.points {
                    Some(halves) => halves.map(points),
                    None => score.won.map(|won| won.to_string()),
                };
                (found == *wanted, format!("score {}", found.join(" ")))
            }
            Expected::Over(wanted) => {
                let found = self.played.end().map(|end| match (end.winner, end.why) {
                    (_, Why::BrokenOff) => OverIs::BrokenOff,
                    (Some(winner), _) => OverIs::Won(winner),
                    (None, _) => OverIs::Drawn,
                });
                let holds = found.is_some() && (*wanted == OverIs::AtAll || found == Some(*wanted));
                let says = match self.played.over_in_words() {
                    says if says.is_empty() => "the match goes on".to_owned(),
                    says => says,
                };
                (holds, says)
            }
            Expected::Refused => match refused {
                Some(refused) => (true, format!("refused: {refused}")),
                None => (false, "it is done".to_owned()),
            },
        }
    }

    fn due_text(&self, due: Due) -> String {
        let name = |player| self.played.settings().name(player);
        match due {
            Due::To(player) => name(player).to_owned(),
            Due::Lot => "lot".to_owned(),
            Due::Choice(player) => format!("choice {}", name(player)),
            Due::WithWhite => "with-white".to_owned(),
            Due::Open => "open".to_owned(),
        }
    }
}
