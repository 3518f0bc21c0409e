//! What is written beside a recorded move, or in the place of one.

use board::Side;
use game::act::{Beside, PaperWord};

use super::bare::before_offer;

/// What stands on a paper: the record of a move, and a word beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paper<'a> {
    pub record: &'a str,
    pub beside: Option<Beside>,
}

/// Phrases that end a record, or are all of it.
const PHRASES: &[(&str, PaperWord)] = &[
    ("resign", PaperWord::Resigns),
    ("resigns", PaperWord::Resigns),
    ("resigned", PaperWord::Resigns),
    ("resign the game", PaperWord::Resigns),
    ("resigns the game", PaperWord::Resigns),
    ("offer draw", PaperWord::OffersDraw),
    ("offer a draw", PaperWord::OffersDraw),
    ("offers draw", PaperWord::OffersDraw),
    ("offers a draw", PaperWord::OffersDraw),
    ("offering a draw", PaperWord::OffersDraw),
    ("draw offered", PaperWord::OffersDraw),
    ("draw offer", PaperWord::OffersDraw),
    ("draw?", PaperWord::OffersDraw),
    ("accept draw", PaperWord::AcceptsDraw),
    ("accept the draw", PaperWord::AcceptsDraw),
    ("accepts draw", PaperWord::AcceptsDraw),
    ("accepts the draw", PaperWord::AcceptsDraw),
    ("draw accepted", PaperWord::AcceptsDraw),
    ("agree to a draw", PaperWord::AcceptsDraw),
    ("agrees to a draw", PaperWord::AcceptsDraw),
];

/// The words with which a claim begins; what it claims follows.
const CLAIMS: &[&str] = &["claim", "claims", "claiming"];

/// What joins a record to such a phrase.
const JOINS: &[&str] = &["and", "i", "with", "but"];

/// What a paper of this side says, where that is known.
pub(super) fn paper(text: &str, by: Option<Side>) -> Paper<'_> {
    let text = text.trim();
    let only_a_record = Paper { record: text, beside: None };
    let own_loss = by.map(|by| if by == Side::White { "0-1" } else { "1-0" });
    if own_loss == Some(text) {
        return said("", by, PaperWord::Resigns).unwrap_or(only_a_record);
    }
    if let Some(record) = before_offer(text) {
        return said(record, by, PaperWord::OffersDraw).unwrap_or(only_a_record);
    }
    let lower = text.to_ascii_lowercase();
    let end = lower.trim_end_matches(['.', '!', ' ']);
    let begins_a_word = |at: usize| !end[..at].ends_with(|sign: char| sign.is_alphanumeric());
    let phrase = PHRASES.iter().filter_map(|&(phrase, word)| {
        let at = end.strip_suffix(phrase)?.len();
        begins_a_word(at).then_some((at, word))
    });
    let claim = CLAIMS.iter().filter_map(|claim| {
        let at = end.find(&format!("{claim} "))?;
        begins_a_word(at).then_some((at, PaperWord::Claims))
    });
    let found = phrase.chain(claim).min_by_key(|&(at, _)| at);
    found.and_then(|(at, word)| said(&text[..at], by, word)).unwrap_or(only_a_record)
}

/// A record and the word that stands behind it; none where that is said of the other side.
fn said(before: &str, by: Option<Side>, word: PaperWord) -> Option<Paper<'_>> {
    let mut record = bare(before);
    while let Some(name) = record.rsplit(char::is_whitespace).next().filter(|name| !name.is_empty()) {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        let side = Side::ALL.into_iter().find(|side| is(side.name()));
        if side.is_some() && side != by {
            return None;
        }
        if side.is_none() && !JOINS.iter().any(|join| is(join)) {
            break;
        }
        record = bare(&record[..record.len() - name.len()]);
    }
    Some(Paper { record, beside: Some(Beside { word, alone: record.is_empty() }) })
}

fn bare(record: &str) -> &str {
    record.trim_end_matches([' ', ',', '.', ':', '(', '\u{2013}', '\u{2014}'])
}

#[cfg(test)]
mod tests {
    use board::Side;
    use game::act::PaperWord::{AcceptsDraw, Claims, OffersDraw, Resigns};

    use super::paper;

    #[test]
    fn a_paper_has_a_record_and_a_word_beside_it() {
        for (text, record, word) in [
            ("Nf3", "Nf3", None),
            ("resigns", "", Some(Resigns)),
            ("I resign.", "", Some(Resigns)),
            ("White resigns", "", Some(Resigns)),
            ("0-1", "", Some(Resigns)),
            ("0-0", "0-0", None),
            ("Black resigns", "Black resigns", None),
            ("P-K4 and resigns", "P-K4", Some(Resigns)),
            ("12. Nf3 (=)", "12. Nf3", Some(OffersDraw)),
            ("12. Nf3=", "12. Nf3", Some(OffersDraw)),
            ("a8=", "a8=", None),
            ("P-K4, draw?", "P-K4", Some(OffersDraw)),
            ("Kt-KB3 and I offer a draw", "Kt-KB3", Some(OffersDraw)),
            ("draw accepted", "", Some(AcceptsDraw)),
            ("e4 and claims repetition", "e4", Some(Claims)),
            ("disclaims nothing", "disclaims nothing", None),
            ("Queen takes Pawn", "Queen takes Pawn", None),
        ] {
            let read = paper(text, Some(Side::White));
            assert_eq!((read.record, read.beside.map(|beside| beside.word)), (record, word), "{text}");
            assert_eq!(read.beside.is_some_and(|beside| beside.alone), word.is_some() && record.is_empty());
        }
    }
}
