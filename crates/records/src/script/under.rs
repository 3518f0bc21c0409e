//! A script as if its header named another code.

use super::parts::{Numbered, head_and_body, is_blank};
use crate::text::comment::without_comment;

/// The lines of the script with this header line in the place of the one that names the code, or first where none does.
/// What is expected is left out: it is expected under the script's own code.
pub(super) fn named<'s>(script: &[Numbered<'s>], line: &'s str) -> Vec<Numbered<'s>> {
    let (head, body) = head_and_body(script);
    let mut lines = head.to_vec();
    match head.iter().position(|(_, line)| names_a_code(line)) {
        Some(at) => lines[at].1 = line,
        None => {
            let first = head.iter().position(|(_, line)| !is_blank(line)).unwrap_or_default();
            let number = head.get(first).map_or(1, |(number, _)| *number);
            lines.insert(first, (number, line));
            // A script without a header begins with its acts.
            lines.extend(head.is_empty().then_some((number, "")));
        }
    }
    lines.extend(body.iter().filter(|(_, line)| !line.trim_start().starts_with('=')));
    lines
}

fn names_a_code(line: &str) -> bool {
    without_comment(line).split_once(':').is_some_and(|(key, _)| key.trim().eq_ignore_ascii_case("code"))
}

#[cfg(test)]
mod tests {
    use super::named;
    use crate::script::parts::parts;

    fn under(text: &str) -> String {
        let lines: Vec<_> = named(&parts(text)[0], "code: iccf").into_iter().map(|(_, line)| line).collect();
        lines.join("\n")
    }

    #[test]
    fn the_header_names_the_other_code_whether_it_named_one_or_not() {
        assert_eq!(
            under("# a\n\nCode : fide # b\nodds: pawn\n\nwhite plays e4"),
            "# a\n\ncode: iccf\nodds: pawn\n\nwhite plays e4"
        );
        assert_eq!(under("\nodds: pawn\n\nwhite plays e4"), "\ncode: iccf\nodds: pawn\n\nwhite plays e4");
        assert_eq!(under("# a\nwhite plays e4\n= turn black"), "code: iccf\n\n# a\nwhite plays e4");
    }
}
