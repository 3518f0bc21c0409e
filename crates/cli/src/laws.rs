//! `jadoube laws`

use std::io::{self, Write};
use std::process::ExitCode;

use law::{Article, Code, codes};
use records::cases::{self, Coverage};
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::LawsArgs;
use crate::judge::failure_line;
use crate::out::{Out, Paint, Trouble};
use crate::text::fill;

pub fn run(args: &LawsArgs, out: &mut Out) -> Result<ExitCode, Trouble> {
    let code = args.code.as_deref().map(find).transpose()?;
    if args.coverage {
        return coverage(code, args.json, out);
    }
    match (code, args.article.as_deref()) {
        (None, _) => list(args.json, out)?,
        (Some(code), None) => whole(code, args.json, out)?,
        (Some(code), Some(no)) => some(code, &articles(code, no)?, args.json, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn find(id: &str) -> Result<&'static Code, Trouble> {
    let known = || codes::all().iter().map(|code| code.id).collect::<Vec<_>>().join(", ");
    codes::find(id).ok_or_else(|| Trouble::told(format!("there is no code `{id}`; there are: {}", known())))
}

/// The article of this number, or all the clauses that stand under it.
fn articles(code: &'static Code, no: &str) -> Result<Vec<&'static Article>, Trouble> {
    let under = |article: &&Article| {
        article.no.strip_prefix(no).is_some_and(|clause| clause.starts_with(['(', '.', ' ']))
    };
    let exact = code.articles.iter().find(|article| article.no.eq_ignore_ascii_case(no));
    let found: Vec<_> =
        exact.map_or_else(|| code.articles.iter().filter(under).collect(), |article| vec![article]);
    if found.is_empty() {
        let known: Vec<_> = code.articles.iter().map(|article| article.no).collect();
        return Err(Trouble::told(format!(
            "{} has no article `{no}`; it has: {}",
            code.id,
            known.join(", ")
        )));
    }
    Ok(found)
}

fn list(json: bool, out: &mut Out) -> io::Result<()> {
    for code in codes::all() {
        if json {
            let articles = code.articles.len();
            let line = json!({"id": code.id, "title": code.title, "year": code.year, "articles": articles});
            writeln!(out, "{line}")?;
        } else {
            let id = out.paint(Paint::Bold, format!("{:<14}", code.id));
            writeln!(out, "{id}{}, {} ({} articles)", code.title, code.year, code.articles.len())?;
        }
    }
    Ok(())
}

fn whole(code: &Code, json: bool, out: &mut Out) -> io::Result<()> {
    if json {
        let articles: Vec<_> = code.articles.iter().map(article_json).collect();
        let whole = json!({"id": code.id, "title": code.title, "year": code.year, "articles": articles});
        return writeln!(out, "{whole}");
    }
    let title = out.paint(Paint::Bold, format!("{}, {}", code.title, code.year));
    writeln!(out, "{title} ({})", code.id)?;
    let mut heading = "";
    for article in code.articles {
        if article.heading != heading {
            heading = article.heading;
            writeln!(out, "\n{}", out.paint(Paint::Bold, heading))?;
        }
        text(article, out)?;
    }
    Ok(())
}

fn some(code: &Code, articles: &[&Article], json: bool, out: &mut Out) -> io::Result<()> {
    if json {
        return articles.iter().try_for_each(|article| writeln!(out, "{}", article_json(article)));
    }
    let heading = articles.first().map_or("", |article| article.heading);
    writeln!(out, "{}", out.paint(Paint::Bold, format!("{}: {heading}", code.id)))?;
    articles.iter().try_for_each(|article| text(article, out))
}

const MARGIN: &str = "      ";

fn text(article: &Article, out: &mut Out) -> io::Result<()> {
    let no = out.paint(Paint::Bold, article.no);
    writeln!(out, "\n  {no}\n{}", fill(MARGIN, article.says))?;
    for doubt in article.doubts {
        writeln!(out, "{}", fill(MARGIN, &format!("Doubt: {doubt}")))?;
    }
    match (article.has_rules(), article.for_people()) {
        (_, Some(what)) => writeln!(out, "{}", fill(MARGIN, &format!("For people to find: {what}"))),
        (false, None) => writeln!(out, "      Nothing follows from it by itself."),
        (true, None) => Ok(()),
    }
}

fn article_json(article: &Article) -> Value {
    json!({
        "no": article.no,
        "heading": article.heading,
        "says": article.says,
        "doubts": article.doubts,
        "ruled": article.has_rules(),
        "for_people": article.for_people(),
    })
}

/// What the cases show of a code, as it is printed.
#[derive(Serialize)]
struct Counted {
    code: &'static str,
    articles: usize,
    ruled: usize,
    for_people: usize,
    cited: usize,
    uncited: Vec<&'static str>,
    cases: usize,
    failures: Vec<String>,
}

fn coverage(code: Option<&'static Code>, json: bool, out: &mut Out) -> Result<ExitCode, Trouble> {
    let codes: Vec<_> = code.map_or_else(|| codes::all().to_vec(), |code| vec![code]);
    let mut failed = false;
    for code in codes {
        let counted = count(code, &cases::coverage(code)?);
        failed |= !counted.failures.is_empty();
        if json {
            serde_json::to_writer(&mut *out, &counted).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            tell(&counted, out)?;
        }
    }
    Ok(ExitCode::from(u8::from(failed)))
}

fn count(code: &Code, coverage: &Coverage) -> Counted {
    let having = |which: fn(&Article) -> bool| code.articles.iter().filter(|article| which(article)).count();
    let numbers = code.articles.iter().map(|article| article.no);
    Counted {
        code: code.id,
        articles: code.articles.len(),
        ruled: having(Article::has_rules),
        for_people: having(|article| article.for_people().is_some()),
        cited: coverage.cited.len(),
        uncited: numbers.filter(|no| !coverage.cited.contains(no)).collect(),
        cases: coverage.cases,
        failures: coverage.failures.iter().map(|(file, failure)| failure_line(file, failure)).collect(),
    }
}

fn tell(counted: &Counted, out: &mut Out) -> io::Result<()> {
    let Counted { code, articles, ruled, for_people, cited, uncited, cases, failures } = counted;
    writeln!(out, "{}", out.paint(Paint::Bold, code))?;
    writeln!(out, "  {articles:>4} articles")?;
    writeln!(out, "  {ruled:>4} have rules")?;
    writeln!(out, "  {for_people:>4} are for people to find")?;
    writeln!(out, "  {cited:>4} are cited by the rulings of {cases} cases")?;
    if !uncited.is_empty() {
        writeln!(out, "{}", fill("  Cited by no case: ", &uncited.join(", ")))?;
    }
    failures.iter().try_for_each(|failure| write!(out, "{}", out.paint(Paint::Red, failure)))
}
