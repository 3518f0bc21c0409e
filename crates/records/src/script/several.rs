//! A case under several codes: `code: fide-2018, fide-2023` judges it once by each.

use super::parts::{Numbered, head_and_body};
use crate::text::comment::without_comment;

/// The header line that names several codes, by its place in the script, and the same line for each code by itself.
pub(super) struct Several {
    at: usize,
    lines: Vec<String>,
}

impl Several {
    /// Where the header names several codes; none where it names one, or none.
    pub fn of(script: &[Numbered]) -> Option<Self> {
        let (head, _) = head_and_body(script);
        let named =
            |&(_, line): &Numbered| without_comment(line).split_once(':').is_some_and(is_list_of_codes);
        let at = head.iter().position(named)?;
        Some(Several { at, lines: one_by_one(without_comment(head[at].1)) })
    }

    /// The script, once for each code.
    pub fn scripts<'s>(&'s self, script: &'s [Numbered<'s>]) -> impl Iterator<Item = Vec<Numbered<'s>>> {
        self.lines.iter().map(|line| {
            let mut script = script.to_vec();
            script[self.at].1 = line;
            script
        })
    }
}

fn is_list_of_codes((key, value): (&str, &str)) -> bool {
    key.trim().eq_ignore_ascii_case("code") && value.contains(',')
}

/// `code: a, b` as `code: a` and `code:    b`: what is left out is blank, so that a fault keeps its column.
fn one_by_one(line: &str) -> Vec<String> {
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    let mut blanks = 0;
    let mut lines = Vec::new();
    for id in value.split(',') {
        lines.push(format!("{key}:{}{}", " ".repeat(blanks), id.trim_end()));
        blanks += id.chars().count() + 1;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::one_by_one;

    #[test]
    fn each_code_keeps_its_place() {
        assert_eq!(one_by_one("code: a,bc,  d "), ["code: a", "code:   bc", "code:        d"]);
    }
}
