//! A record with the lines of replies that are assumed after it, as it is written in one message.

/// A record, and for the replies to it the lines that are assumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Series {
    pub first: String,
    /// Each a reply and the answer to it, another reply and its answer, and so on.
    pub lines: Vec<Vec<[String; 2]>>,
}

/// One record with what follows it.
///
/// # Errors
///
/// What is missing.
pub(super) fn series(text: &str) -> Result<Series, &'static str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is = |at: usize, word: &str| words.get(at).is_some_and(|other| other.eq_ignore_ascii_case(word));
    let mut at = 0;
    let record = |at: &mut usize| {
        let begins = *at;
        let ends = |at: usize| is(at, "if") || is(at, "then") || is(at, "or") && is(at + 1, "if");
        while *at < words.len() && !ends(*at) {
            *at += 1;
        }
        (begins < *at).then(|| words[begins..*at].join(" "))
    };
    let first = record(&mut at).ok_or("a record is missing before what follows it")?;
    let mut lines = Vec::new();
    while at < words.len() {
        // Only `or if` begins another line.
        at += usize::from(!lines.is_empty());
        let mut line = Vec::new();
        while is(at, "if") {
            at += 1;
            let reply = record(&mut at).ok_or("the reply is missing behind `if`")?;
            if !is(at, "then") {
                return Err("`then` and the answer are missing behind a reply");
            }
            at += 1;
            line.push([reply, record(&mut at).ok_or("the answer is missing behind `then`")?]);
        }
        if line.is_empty() {
            return Err("`if` and a reply are missing before `then`");
        }
        if at < words.len() && !is(at, "or") {
            return Err("another line begins with `or if`");
        }
        lines.push(line);
    }
    Ok(Series { first, lines })
}

/// The one text of a message.
pub(super) fn message_text(series: &[Series]) -> String {
    series.iter().map(series_text).collect::<Vec<_>>().join("; ")
}

fn series_text(series: &Series) -> String {
    let line = |line: &Vec<[String; 2]>| {
        line.iter().map(|[reply, answer]| format!("if {reply} then {answer}")).collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = series.lines.iter().map(line).collect();
    match lines.is_empty() {
        true => series.first.clone(),
        false => format!("{} {}", series.first, lines.join(" or ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{message_text, series};

    #[test]
    fn a_series_is_read_and_written_back() {
        for text in [
            "P-K4",
            "P-K4 if P-K4 then Kt-KB3",
            "P-K4 if P-K4 then Kt-KB3 if Kt-QB3 then B-Kt5 or if P-QB4 then P-QB3",
            "Castles King's Rook if P-R8 Q then K takes R",
        ] {
            let read = series(text).expect(text);
            assert_eq!(message_text(&[read]), text);
        }
    }

    #[test]
    fn what_lacks_a_word_is_no_series() {
        for text in ["", "if e5 then Nf3", "e4 if", "e4 if e5", "e4 if e5 then", "e4 then Nf3", "e4 or if"] {
            assert!(series(text).is_err(), "{text}");
        }
    }
}
