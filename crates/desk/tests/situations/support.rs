//! Cases as lines of words.

use jadoube_desk::{Answer, Asked, answer};

/// Words behind `code | settings | moves | clocks | question | switches`, each part as far as it is given.
pub(crate) fn asked(line: &str) -> Asked {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [code, settings, moves, clocks, question, assumed] = parts[..] else { panic!("{line}") };
    let bound = ("search-states".to_owned(), "20000".to_owned());
    let mut asked = Asked { code: code.into(), terms: vec![bound], ..Asked::default() };
    for setting in settings.split(';').map(str::trim).filter(|setting| !setting.is_empty()) {
        let (key, value) = setting.split_once(' ').unwrap_or_else(|| panic!("{setting}"));
        match key {
            "time" => asked.time = Some(value.into()),
            "tempo" => asked.tempo = Some(value.into()),
            "regime" => asked.regime = Some(value.into()),
            "start" => asked.start = Some(value.into()),
            "then" => {
                let times: Vec<String> = value.split_whitespace().map(String::from).collect();
                asked.clocks_then = <[String; 2]>::try_from(times).ok();
            }
            "right" => {
                let times: Vec<String> = value.split_whitespace().map(String::from).collect();
                asked.clocks_right = <[String; 2]>::try_from(times).ok();
            }
            key => asked.terms.push((key.into(), value.into())),
        }
    }
    asked.moves = moves.split_whitespace().map(String::from).collect();
    let clocks: Vec<String> = clocks.split_whitespace().map(String::from).collect();
    asked.clocks = <[String; 2]>::try_from(clocks).ok();
    let mut words = question.split_whitespace().map(String::from);
    asked.question = words.next().unwrap_or_default();
    match asked.question.as_str() {
        "touched" => asked.squares = words.collect(),
        "offence" => (asked.act, asked.squares) = (words.next(), words.collect()),
        _ => (asked.act, asked.replies) = (words.next(), words.collect()),
    }
    let pair = |text: &str| text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    asked.assumed = assumed.split_whitespace().filter_map(pair).collect();
    asked
}

pub(crate) fn answered(line: &str) -> Answer {
    let (situation, question) = asked(line).read().unwrap_or_else(|wrong| panic!("{line}: {wrong:#?}"));
    answer(&situation, &question).unwrap_or_else(|wrong| panic!("{line}: {wrong:#?}"))
}

/// The answer in one line: the result or the times to set, what must be played, and the articles of the headline.
pub(crate) fn told(line: &str) -> String {
    let answer = answered(line);
    let result = answer.result.map(|outcome| outcome.result);
    let clocks = answer
        .clocks
        .filter(|_| asked(line).clocks.is_some())
        .map(|clocks| format!("{} {}", clocks.white.unwrap_or_default(), clocks.black.unwrap_or_default()));
    let first = answer.articles.iter().filter(|article| article.first).map(|article| article.no);
    let parts =
        [result.or(clocks).unwrap_or_default(), answer.must.join(", "), first.collect::<Vec<_>>().join(" ")];
    parts.join(" | ")
}

/// Every line says what it expects behind `=>`: the whole of what is told, in which `…` may stand for articles.
pub(crate) fn check(cases: &str) {
    let mut wrong = Vec::new();
    for line in cases.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (asked, expected) = line.split_once("=>").unwrap_or_else(|| panic!("{line}"));
        let told = told(asked);
        if told.trim() != expected.trim() {
            wrong.push(format!("{}\n    => {told}\n    {}", asked.trim(), answered(asked).headline));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
