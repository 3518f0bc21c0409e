//! What searches told of an act, as it is kept in the log: `endless-check yes 1204, white-mates no 17, alive 00ff00ff00ff00ff 500000
//! open 500000/material`.

use board::Side;
use game::evidence::{Asked, Found};
use game::searched::{Looked, Searched};
use proof::Answer;
use store::Line;

/// What was found, in words; none where nothing was searched for. A line to mate that is too long for the log is searched for
/// again.
pub(crate) fn written(searched: &Searched) -> Option<String> {
    let found = searched.found.iter().filter_map(|found| {
        let (asked, answer) = (asked_word(found.asked)?, answer_word(found.answer));
        Some(format!("{asked} {answer} {}", found.states))
    });
    let looked = searched.looked.iter().map(|Looked { key, states, known: [white, black] }| {
        format!("{LOOKED} {key:016x} {states} {white}/{black}")
    });
    let words = found.chain(looked).fold(String::new(), |mut words, one| {
        let comma = if words.is_empty() { "" } else { ", " };
        if words.len() + comma.len() + one.len() <= Line::MAX_BYTES {
            words.push_str(comma);
            words.push_str(&one);
        }
        words
    });
    (!words.is_empty()).then_some(words)
}

/// Reads it again. What cannot be read is searched for again.
pub(crate) fn read(words: &str) -> Searched {
    let mut searched = Searched::default();
    for words in words.split(", ") {
        searched.found.extend(one_found(words));
        searched.looked.extend(one_looked(words));
    }
    searched
}

fn one_found(words: &str) -> Option<Found> {
    let [asked, answer, states] = words.split(' ').collect::<Vec<_>>()[..] else { return None };
    let asked = ASKED.into_iter().find(|one| asked_word(*one) == Some(asked))?;
    let answers = [Answer::Yes, Answer::No, Answer::Undetermined];
    let answer = answers.into_iter().find(|one| answer_word(*one) == answer)?;
    Some(Found { asked, answer, states: states.parse().ok()? })
}

fn one_looked(words: &str) -> Option<Looked> {
    let (key, words) = words.strip_prefix(LOOKED)?.strip_prefix(' ')?.split_once(' ')?;
    let (states, known) = words.split_once(' ')?;
    let (white, black) = known.split_once('/')?;
    let (key, states) = (u64::from_str_radix(key, 16).ok()?, states.parse().ok()?);
    Some(Looked { key, states, known: [white.to_owned(), black.to_owned()] })
}

/// Begins what was known of mate in a position that was not proved dead.
const LOOKED: &str = "alive";

const ASKED: [Asked; 5] = [
    Asked::StillMates(Side::White),
    Asked::StillMates(Side::Black),
    Asked::ForcesMate(Side::White),
    Asked::ForcesMate(Side::Black),
    Asked::EndlessCheck,
];

fn asked_word(asked: Asked) -> Option<&'static str> {
    Some(match asked {
        Asked::StillMates(Side::White) => "white-mates",
        Asked::StillMates(Side::Black) => "black-mates",
        Asked::ForcesMate(Side::White) => "white-forces",
        Asked::ForcesMate(Side::Black) => "black-forces",
        Asked::EndlessCheck => "endless-check",
        Asked::Dead | Asked::Arises => return None,
    })
}

fn answer_word(answer: Answer) -> &'static str {
    match answer {
        Answer::Yes => "yes",
        Answer::No => "no",
        Answer::Undetermined => "open",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for (answer, states) in [(Answer::Yes, 0), (Answer::No, 17), (Answer::Undetermined, u64::MAX)] {
            let found = ASKED.map(|asked| Found { asked, answer, states }).to_vec();
            let known = ["line e2e4 e7e5".to_owned(), String::new()];
            let looked = vec![Looked { key: states ^ 0xff, states, known }];
            let searched = Searched { found, looked };
            assert_eq!(read(&written(&searched).unwrap()), searched);
        }
        assert_eq!(written(&Searched::default()), None);
        assert_eq!(
            read("white-mates perhaps 7, alive 7 x open 7/, endless-check no 3"),
            read("endless-check no 3")
        );
    }

    #[test]
    fn what_is_too_long_for_the_log_is_left_out() {
        let looked = |moves: usize| Looked {
            key: 7,
            states: 2000,
            known: [format!("line{}", " e2e4".repeat(moves)), String::new()],
        };
        let found = vec![Found { asked: Asked::EndlessCheck, answer: Answer::No, states: 3 }];
        let (short, long) = (looked(3), looked(Line::MAX_BYTES / 5));
        let searched = Searched { found: found.clone(), looked: vec![long, short.clone()] };
        let words = Line::new(written(&searched).unwrap()).unwrap();
        assert_eq!(read(words.as_str()), Searched { found, looked: vec![short] });
    }

    /// What was found decides, so nothing can have been searched for.
    #[test]
    fn what_was_found_is_not_searched_for_again() {
        let header = "code: bcf-1912\nstart: 8/8/1k6/8/8/8/6Q1/6K1 w - - 0 1\n";
        let header = records::script::Header::read("header", header).unwrap();
        for (found, ends) in [("endless-check yes 7", true), ("endless-check no 7", false)] {
            let mut game = game::Game::new(header.code, header.settings.clone()).unwrap();
            let entry = records::act::read("white claims perpetual-check", game.position()).unwrap();
            game.judge_again(entry, read(found)).unwrap();
            assert_eq!(game.ending().is_some(), ends, "{found}");
            assert_eq!(written(&game.log()[0].searched()).as_deref(), Some(found));
        }
    }
}
