//! What searches told of an act, as it is kept in the log: `endless-check yes 1204, white-mates no 17`.

use board::Side;
use game::evidence::{Asked, Found};
use proof::Answer;

/// What was found, in words; none where nothing was searched for.
pub(crate) fn written(found: &[Found]) -> Option<String> {
    let words = found.iter().filter_map(|found| {
        let (asked, answer) = (asked_word(found.asked)?, answer_word(found.answer));
        Some(format!("{asked} {answer} {}", found.states))
    });
    let words: Vec<String> = words.collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// Reads it again. What cannot be read is searched for again.
pub(crate) fn read(words: &str) -> Vec<Found> {
    let one = |words: &str| {
        let [asked, answer, states] = words.split(' ').collect::<Vec<_>>()[..] else { return None };
        let asked = ASKED.into_iter().find(|one| asked_word(*one) == Some(asked))?;
        let answers = [Answer::Yes, Answer::No, Answer::Undetermined];
        let answer = answers.into_iter().find(|one| answer_word(*one) == answer)?;
        Some(Found { asked, answer, states: states.parse().ok()? })
    };
    words.split(", ").filter_map(one).collect()
}

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
            let found = ASKED.map(|asked| Found { asked, answer, states });
            assert_eq!(read(&written(&found).unwrap()), found);
        }
        assert_eq!(written(&[]), None);
        assert_eq!(read("white-mates perhaps 7, endless-check no 3"), read("endless-check no 3"));
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
            assert_eq!(written(&game.log()[0].found()).as_deref(), Some(found));
        }
    }
}
