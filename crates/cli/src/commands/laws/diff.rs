//! `jadoube laws --diff`: what changed from one code to another, article by article.

use std::io::{self, Write};

use law::compare::{Change, How, compare, spaced};
use law::{Code, Figure};
use serde_json::{Value, json};

use super::article::MARGIN;
use crate::terminal::out::{Out, Paint};
use crate::terminal::paragraph::fill;

/// Prints the changes in the order of the new code.
pub fn run(old: &'static Code, new: &'static Code, as_json: bool, out: &mut Out) -> io::Result<()> {
    let changes = compare(old, new);
    if as_json {
        return changes.iter().try_for_each(|change| writeln!(out, "{}", in_json(old, new, change)));
    }
    for change in &changes {
        in_words(old, new, change, out)?;
    }
    writeln!(out, "{}", summary(old, new, &changes))
}

fn in_words(old: &Code, new: &Code, change: &Change, out: &mut Out) -> io::Result<()> {
    writeln!(out, "{}", out.paint(Paint::Bold, title(old, new, change)))?;
    let says =
        |code: &Code, no: Option<&str>| no.and_then(|no| code.article(no)).map_or("", |article| article.says);
    let (before, after) = (says(old, change.old), says(new, change.new));
    match change.how {
        How::Renumbered => {}
        How::Changed if before != after => {
            writeln!(out, "{}", fill(MARGIN, &format!("{}: {before}", old.id)))?;
            writeln!(out, "{}", fill(MARGIN, &format!("{}: {after}", new.id)))?;
        }
        How::Added | How::Split | How::Changed => writeln!(out, "{}", fill(MARGIN, after))?,
        How::Dropped | How::Merged => writeln!(out, "{}", fill(MARGIN, before))?,
    }
    for (figure, before, after) in &change.figures {
        let name = spaced(&format!("{figure:?}"));
        writeln!(out, "{MARGIN}{name}: {} → {}", number(*before), number(*after))?;
    }
    for rule in &change.rules_gone {
        writeln!(out, "{}", fill(MARGIN, &format!("No longer: {rule}")))?;
    }
    change
        .rules_new
        .iter()
        .try_for_each(|rule| writeln!(out, "{}", fill(MARGIN, &format!("Now: {rule}"))))?;
    writeln!(out)
}

fn title(old: &Code, new: &Code, change: &Change) -> String {
    let (before, after) = (change.old.unwrap_or_default(), change.new.unwrap_or_default());
    match change.how {
        How::Added => format!("{after}: added in {}", new.id),
        How::Dropped => format!("{before}: not in {}", new.id),
        How::Split => format!("{after}: stood in {before} of {}", old.id),
        How::Merged => format!("{before}: stands in {after} of {}", new.id),
        How::Renumbered => format!("{before} → {after}: the same"),
        How::Changed if before == after => format!("{after}: changed"),
        How::Changed => format!("{before} → {after}: changed"),
    }
}

fn summary(old: &Code, new: &Code, changes: &[Change]) -> String {
    let count = |how: How| changes.iter().filter(|change| change.how == how).count();
    if changes.is_empty() {
        return format!("{} and {} say the same.", old.id, new.id);
    }
    format!(
        "From {} to {}: {} changed, {} added, {} dropped, {} split off, {} merged, {} only renumbered.",
        old.id,
        new.id,
        count(How::Changed),
        count(How::Added),
        count(How::Dropped),
        count(How::Split),
        count(How::Merged),
        count(How::Renumbered),
    )
}

fn number(number: Option<u32>) -> String {
    number.map_or("none".to_owned(), |number| number.to_string())
}

fn in_json(old: &Code, new: &Code, change: &Change) -> Value {
    let says = |code: &Code, no: Option<&str>| no.and_then(|no| code.article(no)).map(|article| article.says);
    let figure = |&(figure, before, after): &(Figure, Option<u32>, Option<u32>)| json!({"figure": format!("{figure:?}"), "old": before, "new": after});
    json!({
        "how": change.how.word(),
        "old": change.old,
        "new": change.new,
        "says": {"old": says(old, change.old), "new": says(new, change.new)},
        "figures": change.figures.iter().map(figure).collect::<Vec<_>>(),
        "rules_gone": change.rules_gone,
        "rules_new": change.rules_new,
    })
}
