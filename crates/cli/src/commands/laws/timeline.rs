//! `jadoube laws --timeline`: how the rules became what they are.

use std::io::{self, Write};

use law::timeline::{Comes, Rules, Step, Subject, of};
use serde_json::{Value, json};

use super::article::MARGIN;
use crate::terminal::out::{CommandError, Out, Paint};
use crate::terminal::paragraph::fill;

/// Prints the steps of a subject, or of all.
pub fn run(subject: Option<&str>, as_json: bool, out: &mut Out) -> Result<(), CommandError> {
    let chosen = match subject {
        None => Subject::ALL.to_vec(),
        Some(word) => vec![Subject::named(word).ok_or_else(|| unknown(word))?],
    };
    for (i, subject) in chosen.into_iter().enumerate() {
        if as_json {
            of(subject).try_for_each(|step| writeln!(out, "{}", step_json(step)))?;
            continue;
        }
        let title = out.paint(Paint::Bold, subject.title());
        writeln!(out, "{}{title} ({})", if i > 0 { "\n" } else { "" }, subject.word())?;
        of(subject).try_for_each(|step| text(step, out))?;
    }
    Ok(())
}

fn text(step: &Step, out: &mut Out) -> io::Result<()> {
    let when = out.paint(Paint::Bold, step.when);
    writeln!(out, "\n  {when}: {}\n{}", step.title, fill(MARGIN, step.says))?;
    let certainty = step.certainty.word().replace('-', " ");
    writeln!(out, "{}", fill(MARGIN, &format!("{}: {}.", capital(&certainty), step.source)))?;
    let articles: Vec<_> = step.articles.iter().map(|(code, no)| format!("{code} {no}")).collect();
    if !articles.is_empty() {
        writeln!(out, "{}", fill(MARGIN, &format!("Articles: {}.", articles.join(", "))))?;
    }
    let Some(trial) = &step.trial else { return Ok(()) };
    let given: String = trial.given.iter().map(|act| format!(", {act}")).collect();
    let from = start_of(trial.since, trial.start).unwrap_or_else(|| "the array".to_owned());
    writeln!(out, "{}", fill(MARGIN, &format!("Under {}, from {from}{given}:", rules(trial.since))))?;
    // What another start gives a man that today's has lost, and so on: it is told where it differs.
    let other = |before| start_of(before, trial.start).filter(|start| *start != from);
    let otherwise = |before| other(before).map_or_else(String::new, |start| format!(", from {start}"));
    let before = trial
        .before
        .map_or_else(String::new, |before| format!("; under {}{}: ", rules(before), otherwise(before)));
    for one in trial.tries {
        let then = one.before.map_or("", comes);
        writeln!(out, "{MARGIN}  {}: {}{before}{then}", one.act, comes(one.since))?;
    }
    Ok(())
}

fn rules(rules: Rules) -> String {
    let announced = rules.lines.iter().filter(|line| !line.starts_with(START));
    std::iter::once(&rules.code).chain(announced).copied().collect::<Vec<_>>().join(", ")
}

/// The header that sets up a start of its own.
const START: &str = "start: ";

/// From where it is tried by these rules, with the men that have a leap left; none where that is the array.
fn start_of(rules: Rules, start: &str) -> Option<String> {
    let own = rules.lines.iter().find_map(|line| line.strip_prefix(START));
    let set_up = own.or((!start.is_empty()).then_some(start))?;
    Some([set_up, rules.leaps].join(" ").trim_end().to_owned())
}

/// What comes of an act, in words.
const fn comes(comes: Comes) -> &'static str {
    match comes {
        Comes::Lawful => "lawful",
        Comes::Not => "not lawful",
        Comes::Wins => "wins",
        Comes::WinsHalf => "wins half",
        Comes::Draws => "draws",
        Comes::Loses => "loses",
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn unknown(word: &str) -> CommandError {
    let known: Vec<_> = Subject::ALL.iter().map(|subject| subject.word()).collect();
    CommandError::message(format!(
        "--timeline: there is no subject `{word}`; the subjects are {}",
        known.join(", ")
    ))
}

fn step_json(step: &Step) -> Value {
    let article = |(code, no): &(&str, &str)| json!({"code": code, "no": no});
    let trial = step.trial.as_ref().map(|trial| {
        let tries = trial.tries.iter().map(
            |one| json!({"act": one.act, "since": one.since.word(), "before": one.before.map(Comes::word)}),
        );
        json!({
            "since": trial.script(trial.since),
            "before": trial.before.map(|before| trial.script(before)),
            "tries": tries.collect::<Vec<_>>(),
        })
    });
    json!({
        "subject": step.subject.word(),
        "when": step.when,
        "title": step.title,
        "says": step.says,
        "source": step.source,
        "certainty": step.certainty.word(),
        "articles": step.articles.iter().map(article).collect::<Vec<_>>(),
        "trial": trial,
    })
}
