//! `jadoube laws --coverage`: which articles the cases cite, counted as they run.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::process::ExitCode;

use law::{Article, Code};
use records::cases::{self, Coverage};
use serde::Serialize;

use crate::commands::code::every;
use crate::terminal::failures::failure_text;
use crate::terminal::out::{CommandError, Out, Paint};
use crate::terminal::paragraph::fill;

/// What the cases show of a code.
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

/// Runs the cases of a code, or of every code, and prints what they cite; the exit code is 1 if a case does not hold.
pub fn run(code: Option<&'static Code>, json: bool, out: &mut Out) -> Result<ExitCode, CommandError> {
    let codes: Vec<_> = code.map_or_else(|| every().collect(), |code| vec![code]);
    let mut failed = false;
    for code in codes {
        let counted = count(code, &cases::coverage(code)?);
        failed |= !counted.failures.is_empty();
        if json {
            serde_json::to_writer(&mut *out, &counted).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            print(&counted, out)?;
        }
    }
    Ok(ExitCode::from(u8::from(failed)))
}

/// Prints each sentence of the rulings on the cases once; the exit code is 1 if a case does not hold.
pub fn sentences(code: Option<&'static Code>, out: &mut Out) -> Result<ExitCode, CommandError> {
    let (mut said, mut failed) = (BTreeSet::new(), false);
    for code in code.map_or_else(|| every().collect(), |code| vec![code]) {
        let coverage = cases::coverage(code)?;
        failed |= !coverage.failures.is_empty();
        said.extend(coverage.said);
    }
    said.iter().try_for_each(|says| writeln!(out, "{says}"))?;
    Ok(ExitCode::from(u8::from(failed)))
}

fn count(code: &Code, coverage: &Coverage) -> Counted {
    let having = |which: fn(&Article) -> bool| code.every_article().filter(|article| which(article)).count();
    let numbers = code.every_article().map(|article| article.no);
    Counted {
        code: code.id,
        articles: code.every_article().count(),
        ruled: having(Article::has_rules),
        for_people: having(|article| article.for_people().is_some()),
        cited: coverage.cited.len(),
        uncited: numbers.filter(|no| !coverage.cited.contains(no)).collect(),
        cases: coverage.cases,
        failures: coverage.failures.iter().map(|(file, failure)| failure_text(file, failure)).collect(),
    }
}

fn print(counted: &Counted, out: &mut Out) -> io::Result<()> {
    let Counted { code, articles, ruled, for_people, cited, uncited, cases, failures } = counted;
    writeln!(out, "{}", out.paint(Paint::Bold, code))?;
    writeln!(out, "  {articles:>4} articles")?;
    writeln!(out, "  {ruled:>4} have rules")?;
    writeln!(out, "  {for_people:>4} leave something to people")?;
    writeln!(out, "  {cited:>4} are cited by the rulings of {cases} cases")?;
    if !uncited.is_empty() {
        writeln!(out, "{}", fill("  Cited by no case: ", &uncited.join(", ")))?;
    }
    failures.iter().try_for_each(|failure| write!(out, "{}", out.paint(Paint::Red, failure)))
}
