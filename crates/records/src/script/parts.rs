//! Where one script of a text ends and the next begins, and where a script's header ends.

use super::error::Placed;
use super::pair::is_header;
use crate::text::comment::without_comment;
use crate::text::fault::Fault;

/// A line and its number in the file, counted from 1.
pub(super) type Numbered<'t> = (usize, &'t str);

/// The lines of each script of a text; a line `case:` begins the next one.
pub(super) fn parts(text: &str) -> Vec<Vec<Numbered<'_>>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut parts = vec![Vec::new()];
    for (at, line) in text.lines().enumerate() {
        if begins_case(line) && parts.last().is_some_and(|part| has_content(part)) {
            parts.push(Vec::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push((at + 1, line));
        }
    }
    parts
}

fn begins_case(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, _)| key.trim().eq_ignore_ascii_case("case"))
}

/// The fault of a second script where there should be one.
pub(super) fn another(part: &[Numbered]) -> Option<Placed> {
    let &(line, text) = part.first()?;
    let why = "each `case:` begins another script";
    Some(Placed { line, fault: Fault::new(1, "one script", text.trim()).because([why]) })
}

pub(super) fn has_content(part: &[Numbered]) -> bool {
    part.iter().any(|(_, line)| !is_blank(line))
}

pub(super) fn is_blank(line: &str) -> bool {
    without_comment(line).trim().is_empty()
}

/// The header runs from its first line to the first empty one; a comment is not an empty line. A script that begins with
/// an act has no header.
pub(super) fn head_and_body<'a, 't>(lines: &'a [Numbered<'t>]) -> (&'a [Numbered<'t>], &'a [Numbered<'t>]) {
    let first = lines.iter().position(|(_, line)| !is_blank(line)).unwrap_or(lines.len());
    if !lines.get(first).is_some_and(|(_, line)| is_header(without_comment(line))) {
        return (&[], lines);
    }
    let end = lines[first..].iter().position(|(_, line)| line.trim().is_empty());
    lines.split_at(end.map_or(lines.len(), |end| first + end))
}
