//! What stands beside a recorded move: its number in front, the sign of an offer of a draw behind.

use game::act::{Record, Sketch};

use crate::san::San;
use crate::vocabulary::OFFER_SIGNS;

/// A record without what stands beside the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bare<'a> {
    /// The move as it was written, or whatever else was.
    pub text: &'a str,
    /// The sign of an offer stood behind it.
    pub offer: bool,
}

/// `1. e4 (=)` is `e4` with an offer, `12...Nf6` is `Nf6`; what is no number of a move stays.
pub(super) fn bare_record(text: &str) -> Bare<'_> {
    let signed = before_offer(text);
    let equal = text.strip_suffix('=').filter(|record| signed.is_none() && awaits_piece(record));
    let text = without_number(signed.or(equal).map_or(text, str::trim_end));
    Bare { text, offer: signed.is_some() }
}

/// Several moves that stand in one line, one after the other, `1. e4 e5 2. Nf3 (=)`, as `read` reads each of them; none where
/// there is only one, or something else stands among them.
pub(super) fn several(text: &str, read: impl Fn(&str) -> Option<San>) -> Option<Sketch> {
    let Bare { text: mut rest, offer } = bare_record(text);
    let mut records = Vec::new();
    while !rest.is_empty() {
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let (written, after) = rest.split_at(end);
        let sketch = Some(read(written)?.sketch());
        records.push(Record { text: written.to_owned(), sketch, offer: false });
        rest = without_number(after.trim_start());
    }
    records.last_mut()?.offer = offer;
    (records.len() > 1).then_some(Sketch::Several(records))
}

/// What stands before the sign of an offer, `(=)` or `=`; none where no offer is written. Behind a Pawn that arrives on its last
/// rank a sign of equality without a blank belongs to the piece that is missing.
pub(super) fn before_offer(text: &str) -> Option<&str> {
    let signed = OFFER_SIGNS.iter().find_map(|sign| text.strip_suffix(sign));
    signed.or_else(|| text.strip_suffix('=').filter(|record| !awaits_piece(record)))
}

/// `a8`, `bxa1`, `P-R8`: a Pawn arrives on its last rank, and no piece is named.
fn awaits_piece(record: &str) -> bool {
    let record = without_number(record.trim());
    let of_pawn = record.starts_with(|first: char| matches!(first, 'a'..='h' | 'P' | 'p'));
    of_pawn && record.ends_with(['1', '8'])
}

/// A number ends with dots, or with a blank before anything but a figure: `52 54` is a move in numbers, `1-0` a result, `0 - 0`
/// castling.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let recorded = rest.trim_start_matches([' ', '.', '…']);
    let numbered = !text.starts_with('0')
        && rest.len() < text.len()
        && recorded.len() < rest.len()
        && !recorded.is_empty();
    let dotted = rest.trim_start().starts_with(['.', '…']);
    let moved = dotted || !recorded.starts_with(|sign: char| sign.is_ascii_digit());
    if numbered && moved { recorded } else { text }
}

#[cfg(test)]
mod tests {
    use super::{Bare, bare_record};

    #[test]
    fn the_number_of_a_move_and_the_sign_of_an_offer_stand_beside_the_move() {
        for (written, text, offer) in [
            ("1. e4", "e4", false),
            ("1.e4", "e4", false),
            ("1 e4", "e4", false),
            ("12...Nf6 (=)", "Nf6", true),
            ("12 … Nf6", "Nf6", false),
            ("1. 0-0 =", "0-0", true),
            ("a8=Q", "a8=Q", false),
            ("(=)", "", true),
            ("=", "", true),
            ("12. Nf3=", "Nf3", true),
            ("e4=", "e4", true),
            ("a8=Q=", "a8=Q", true),
            ("P-K4=", "P-K4", true),
            ("Nf8=", "Nf8", true),
            ("a8=", "a8", false),
            ("40...bxa1=", "bxa1", false),
            ("P-R8=", "P-R8", false),
            ("a8 =", "a8", true),
            ("0-0", "0-0", false),
            ("0 - 0", "0 - 0", false),
            ("1-0", "1-0", false),
            ("52 54", "52 54", false),
            ("5254", "5254", false),
            ("12.", "12.", false),
        ] {
            assert_eq!(bare_record(written), Bare { text, offer }, "{written}");
        }
    }
}
