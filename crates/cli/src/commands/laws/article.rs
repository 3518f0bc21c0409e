//! One article: in words, and as JSON.

use std::io::{self, Write};

use law::{Article, Code};
use serde_json::{Value, json};

use crate::terminal::out::{Out, Paint};
use crate::terminal::paragraph::fill;

/// What stands before the text of an article.
pub const MARGIN: &str = "      ";

/// Prints an article of a code with its source and its doubts.
pub fn text(code: &Code, article: &Article, out: &mut Out) -> io::Result<()> {
    let no = out.paint(Paint::Bold, article.no);
    writeln!(out, "\n  {no}\n{}", fill(MARGIN, article.says))?;
    remarks(code, article).iter().try_for_each(|remark| writeln!(out, "{}", fill(MARGIN, remark)))
}

/// What is told with the text of an article: its source, its doubts, and what it leaves to people.
pub fn remarks(code: &Code, article: &Article) -> Vec<String> {
    let source = code.source(article.no).map(|source| format!("Source: {source}"));
    let doubts = article.doubts.iter().map(|doubt| format!("Doubt: {doubt}"));
    let people = match (article.has_rules(), article.for_people()) {
        (_, Some(what)) => Some(format!("Left to people: {what}")),
        (false, None) => Some("No ruling follows from it alone.".to_owned()),
        (true, None) => None,
    };
    source.into_iter().chain(doubts).chain(people).collect()
}

/// An article as JSON.
pub fn article_json(code: &Code, article: &Article) -> Value {
    json!({
        "no": article.no,
        "heading": article.heading,
        "says": article.says,
        "source": code.source(article.no),
        "doubts": article.doubts,
        "ruled": article.has_rules(),
        "for_people": article.for_people(),
    })
}
