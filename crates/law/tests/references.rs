//! What the articles say about each other.

use jadoube_law::{Code, Matter, codes};

/// The numbers that a text names after the word "Article" or "Articles".
fn named(text: &str) -> Vec<&str> {
    let words: Vec<_> = text.split_whitespace().collect();
    let mut numbers = Vec::new();
    let mut listing = false;
    for word in words {
        let word = word.trim_start_matches('(').trim_end_matches([',', '.', ';', ':']);
        // A bracket belongs to the number only where one was opened in it, as in `6.2.a(1)`.
        let word = if word.contains('(') { word } else { word.trim_end_matches([')', '.']) };
        let is_number = word.starts_with(|first: char| first.is_ascii_digit());
        match word {
            "Article" | "Articles" => listing = true,
            "to" | "or" | "and" => {}
            _ if listing && is_number => numbers.push(word),
            _ => listing = false,
        }
    }
    numbers
}

/// Whether the code has this article, or articles under this number.
fn has(code: &Code, number: &str) -> bool {
    let under = |no: &str| {
        no.strip_prefix(number).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '(']))
    };
    code.every_article().any(|article| under(article.no))
}

#[test]
fn a_number_is_read_with_its_brackets() {
    assert_eq!(
        named("as Articles 4.2 to 4.7 say, and Article 6.2.a(1), or (Article 9.5.b). The 7 men"),
        ["4.2", "4.7", "6.2.a(1)", "9.5.b"]
    );
}

/// An article that is taken from another edition must not send the reader to numbers that this one does not print.
#[test]
fn the_articles_of_fide_name_articles_of_their_own_edition() {
    let mut strangers = Vec::new();
    let mut read = 0;
    for code in codes::all().iter().filter(|code| code.id.starts_with("fide-")) {
        for article in code.every_article() {
            let texts = article.doubts.iter().chain([&article.says]);
            let numbers: Vec<_> = texts.flat_map(|text| named(text)).collect();
            read += numbers.len();
            let unknown = numbers.into_iter().filter(|number| !has(code, number));
            strangers.extend(unknown.map(|number| format!("{} {} names {number}", code.id, article.no)));
        }
    }
    assert!(read > 100, "{read}");
    assert_eq!(strangers, Vec::<String>::new());
}

/// Where a code sorts the doubts of an article by the rulings on which they bear, it sorts each of them.
#[test]
fn every_doubt_that_is_sorted_is_told_with_one_kind_of_ruling() {
    let matters =
        [Matter::Offence, Matter::Right, Matter::Penalty, Matter::Restored, Matter::Refused, Matter::Other];
    for (id, no) in [("american-1897", "III.3"), ("bcf-1912", "23")] {
        let code = codes::find(id).expect("the code");
        let doubts = code.article(no).expect("the article").doubts;
        let told: Vec<_> = matters.iter().flat_map(|matter| codes::doubts_on(code, no, *matter)).collect();
        assert_eq!(told.len(), doubts.len(), "{id} {no}: {told:#?}");
        assert!(doubts.iter().all(|doubt| told.contains(doubt)), "{id} {no}");
    }
}
