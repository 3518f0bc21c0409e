//! `jadoube laws --compare`: what the codes say on one topic, side by side.

use std::io::{self, Write};

use law::topic::Topic;
use law::{Article, Code, codes};
use serde_json::{Value, json};

use super::article::{article_json, text};
use super::columns::Columns;
use crate::commands::code::{every, given, titled};
use crate::terminal::out::{CommandError, Out, Paint};

/// The word for every code, those of the older game too.
const EVERY: &str = "all";

/// Prints what each code has on a topic: the codes named, or every one, or those of today's game. They stand in columns on a
/// terminal that has room for them, and otherwise one after the other.
pub fn run(words: &[String], as_json: bool, out: &mut Out) -> Result<(), CommandError> {
    let Some((word, ids)) = words.split_first() else { return Ok(topics(as_json, out)?) };
    let topic = Topic::named(word).ok_or_else(|| unknown(word))?;
    let chosen: Vec<&'static Code> = match ids {
        [] => codes::all().to_vec(),
        [word] if word == EVERY => every().collect(),
        ids => ids.iter().map(|id| given("--compare", id)).collect::<Result<_, _>>()?,
    };
    if as_json {
        let sides: Vec<_> = chosen.iter().map(|code| side(topic, code)).collect();
        writeln!(out, "{}", json!({"topic": topic.word(), "title": topic.title(), "codes": sides}))?;
        return Ok(());
    }
    writeln!(out, "{}", out.paint(Paint::Bold, topic.title()))?;
    if let Some(columns) = out.width().and_then(|width| Columns::of(chosen.len(), width)) {
        return Ok(columns.print(topic, &chosen, out)?);
    }
    for code in chosen {
        writeln!(out, "\n{}", out.paint(Paint::Bold, format!("{} ({})", titled(code), code.id)))?;
        let articles: Vec<_> = topic.articles(code).collect();
        if articles.is_empty() {
            writeln!(out, "\n  The code has no article on this.")?;
        }
        articles.into_iter().try_for_each(|article| text(code, article, out))?;
    }
    Ok(())
}

fn topics(as_json: bool, out: &mut Out) -> io::Result<()> {
    for topic in Topic::ALL {
        match as_json {
            true => writeln!(out, "{}", json!({"topic": topic.word(), "title": topic.title()}))?,
            false => {
                let word = out.paint(Paint::Bold, format!("{:<16}", topic.word()));
                writeln!(out, "{word}{}", topic.title())?;
            }
        }
    }
    Ok(())
}

fn unknown(word: &str) -> CommandError {
    let known: Vec<_> = Topic::ALL.iter().map(|topic| topic.word()).collect();
    CommandError::message(format!(
        "--compare: there is no topic `{word}`; the topics are {}",
        known.join(", ")
    ))
}

fn side(topic: Topic, code: &'static Code) -> Value {
    let article = |article: &Article| article_json(code, article);
    let articles: Vec<_> = topic.articles(code).map(article).collect();
    json!({"code": code.id, "title": code.title, "year": code.year, "articles": articles})
}
