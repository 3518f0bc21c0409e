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
    let start = if trial.start.is_empty() { "the array" } else { trial.start };
    let given: String = trial.given.iter().map(|act| format!(", {act}")).collect();
    writeln!(out, "{}", fill(MARGIN, &format!("Under {}, from {start}{given}:", rules(trial.since))))?;
    let before = trial.before.map_or_else(String::new, |before| format!("; under {}: ", rules(before)));
    for one in trial.tries {
        let then = one.before.map_or("", comes);
        writeln!(out, "{MARGIN}  {}: {}{before}{then}", one.act, comes(one.since))?;
    }
    Ok(())
}

fn rules(rules: Rules) -> String {
    [&[rules.code], rules.lines].concat().join(", ")
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
    CommandError::message(format!("there is no subject `{word}`; the subjects are {}", known.join(", ")))
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
