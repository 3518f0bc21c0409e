//! `jadoube laws`: the codes, their articles, what the cases cite, what changed, the codes side by side, the timeline,
//! and the equipment.

mod article;
mod columns;
mod coverage;
mod diff;
mod equipment;
mod side_by_side;
mod timeline;

use std::io::{self, Write};
use std::process::ExitCode;

use law::{Article, Code};
use serde_json::json;

use crate::args::LawsArgs;
use crate::commands::code::{every, find, given, titled};
use crate::terminal::out::{CommandError, Out, Paint};
use article::{article_json, text};

pub fn run(args: &LawsArgs, out: &mut Out) -> Result<ExitCode, CommandError> {
    if let Some([old, new]) = args.diff.as_deref() {
        diff::run(given("--diff", old)?, given("--diff", new)?, args.json, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(words) = &args.compare {
        side_by_side::run(words, args.json, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(subject) = &args.timeline {
        timeline::run(subject.as_deref(), args.json, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(measures) = &args.equipment {
        return equipment::run(measures, args.json, out);
    }
    let code = args.code.as_deref().map(find).transpose()?;
    if args.sentences {
        return coverage::sentences(code, out);
    }
    if args.coverage {
        return coverage::run(code, args.json, out);
    }
    match (code, args.article.as_deref()) {
        (None, _) => list(args.json, out)?,
        (Some(code), None) => whole(code, args.json, out)?,
        (Some(code), Some(no)) => some(code, &articles(code, no)?, args.json, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The article of this number, or all its clauses.
fn articles(code: &'static Code, no: &str) -> Result<Vec<&'static Article>, CommandError> {
    let under = |article: &&Article| {
        article.no.strip_prefix(no).is_some_and(|clause| clause.starts_with(['(', '.', ' ']))
    };
    let exact = code.every_article().find(|article| article.no.eq_ignore_ascii_case(no));
    let found: Vec<_> =
        exact.map_or_else(|| code.every_article().filter(under).collect(), |article| vec![article]);
    if found.is_empty() {
        let known: Vec<_> = code.every_article().map(|article| article.no).collect();
        return Err(CommandError::message(format!(
            "{} has no article `{no}`; its articles are {}",
            code.id,
            known.join(", ")
        )));
    }
    Ok(found)
}

fn list(json: bool, out: &mut Out) -> io::Result<()> {
    for code in every() {
        if json {
            let articles = code.every_article().count();
            let line = json!({"id": code.id, "title": code.title, "year": code.year, "articles": articles});
            writeln!(out, "{line}")?;
        } else {
            let id = out.paint(Paint::Bold, format!("{:<16}", code.id));
            writeln!(out, "{id}{} ({} articles)", titled(code), code.every_article().count())?;
        }
    }
    Ok(())
}

fn whole(code: &Code, json: bool, out: &mut Out) -> io::Result<()> {
    if json {
        let articles: Vec<_> = code.every_article().map(|article| article_json(code, article)).collect();
        let whole = json!({"id": code.id, "title": code.title, "year": code.year, "articles": articles});
        return writeln!(out, "{whole}");
    }
    let title = out.paint(Paint::Bold, titled(code));
    writeln!(out, "{title} ({})", code.id)?;
    let mut heading = "";
    for article in code.every_article() {
        if article.heading != heading {
            heading = article.heading;
            writeln!(out, "\n{}", out.paint(Paint::Bold, heading))?;
        }
        text(code, article, out)?;
    }
    Ok(())
}

fn some(code: &Code, articles: &[&Article], json: bool, out: &mut Out) -> io::Result<()> {
    if json {
        return articles.iter().try_for_each(|article| writeln!(out, "{}", article_json(code, article)));
    }
    let heading = articles.first().map_or("", |article| article.heading);
    writeln!(out, "{}", out.paint(Paint::Bold, format!("{}: {heading}", code.id)))?;
    articles.iter().try_for_each(|article| text(code, article, out))
}
