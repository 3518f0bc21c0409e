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
    if let Some(source) = code.source(article.no) {
        writeln!(out, "{}", fill(MARGIN, &format!("Source: {source}")))?;
    }
    for doubt in article.doubts {
        writeln!(out, "{}", fill(MARGIN, &format!("Doubt: {doubt}")))?;
    }
    match (article.has_rules(), article.for_people()) {
        (_, Some(what)) => writeln!(out, "{}", fill(MARGIN, &format!("Left to people: {what}"))),
        (false, None) => writeln!(out, "      No ruling follows from it alone."),
        (true, None) => Ok(()),
    }
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
