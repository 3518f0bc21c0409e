//! What stands above a game: its title, the place, the year, the players, the odds.

use super::odds::{Odds, odds};
use crate::pgn::Tag;

/// The longest value of a tag that is taken from a heading, in characters.
const LONGEST: usize = 160;

/// The tags that a heading gives: those that it has in the form of PGN, or what its words say.
pub(super) fn tags(heading: &str) -> Vec<Tag> {
    let mut tags: Vec<Tag> = heading.lines().filter_map(tag).collect();
    if !tags.is_empty() {
        return tags;
    }
    let mut add = |name: &str, value: Option<String>| {
        let value = value.map(|value| value.trim().chars().take(LONGEST).collect::<String>());
        tags.extend(
            value
                .filter(|value| !value.is_empty())
                .map(|value| Tag { name: name.as_bytes().to_vec(), value: value.into_bytes() }),
        );
    };
    let words = heading.split_whitespace().collect::<Vec<_>>().join(" ");
    let occasion = occasion(&words);
    let title = title(heading).map(|title| match &occasion {
        Some(Occasion::Event(name)) if !title.contains(name.as_str()) => format!("{title} ({name})"),
        _ => title,
    });
    add("Event", title);
    if let Some(Occasion::Site(name)) = occasion {
        add("Site", Some(name));
    }
    add("Date", year(&words).map(|year| format!("{year}.??.??")));
    add("White", player(&words, "White"));
    add("Black", player(&words, "Black"));
    if let Odds::Given(setup) = odds(&words) {
        add("SetUp", Some("1".to_owned()));
        add("FEN", Some(setup.fen()));
    }
    tags
}

/// What the words of a heading say of odds, where they are not read.
pub(super) fn unread_odds(heading: &str) -> Option<String> {
    match odds(heading) {
        Odds::Unread(said) if !heading.lines().any(|line| tag(line).is_some()) => Some(said),
        _ => None,
    }
}

/// Whether a heading speaks of a position or its diagram.
pub(super) fn speaks_of_a_position(heading: &str) -> bool {
    let mut words = heading.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    words.any(|word| matches!(word.as_str(), "position" | "positions" | "diagram"))
}

/// The first paragraph up to the players, as far as it is a title.
fn title(heading: &str) -> Option<String> {
    let lines = heading.lines().map(str::trim).skip_while(|line| line.is_empty() || line.starts_with('{'));
    let paragraph: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
    let words = paragraph.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    let players = ["White:", "WHITE:", "White.", "WHITE.", "Black:", "BLACK:"];
    let end = players.iter().filter_map(|sign| words.find(sign)).filter(|at| *at > 0).min();
    let title = words[..end.unwrap_or(words.len())].trim_end();
    (!title.is_empty()).then(|| shortened(title))
}

/// A text that is too long for a tag, up to the end of a sentence or of a word.
fn shortened(text: &str) -> String {
    let Some((limit, _)) = text.char_indices().nth(LONGEST) else { return text.to_owned() };
    let head = &text[..limit];
    if let Some(at) = head.rfind(". ").filter(|at| *at > LONGEST / 4) {
        return head[..=at].to_owned();
    }
    let word = head.rfind(' ').map_or(head, |at| &head[..at]);
    // With the mark it is no longer than the longest.
    let word = if word.chars().count() + 2 > LONGEST {
        word.rsplit_once(' ').map_or(word, |(head, _)| head)
    } else {
        word
    };
    format!("{word} …")
}

/// Where a game was played, or on which occasion.
enum Occasion {
    Site(String),
    Event(String),
}

/// `(Havana, 1913)`, `(Match, 1909)`
fn occasion(words: &str) -> Option<Occasion> {
    const EVENTS: &[&str] = &[
        "match",
        "tournament",
        "congress",
        "club",
        "cup",
        "championship",
        "simultaneous",
        "exhibition",
        "game",
        "played",
    ];
    let inside = words.split('(').skip(1).filter_map(|part| part.split_once(')').map(|(inside, _)| inside));
    inside
        .filter_map(|inside| {
            let name = inside.trim().trim_end_matches(|letter: char| letter.is_ascii_digit());
            let year = &inside.trim()[name.len()..];
            let name = name.trim_end_matches([',', ' ']);
            let is_year = year.len() == 4 && year.parse().is_ok_and(is_year);
            let is_name = name.starts_with(char::is_uppercase) && name.split(' ').count() <= 6;
            (is_year && is_name).then(|| {
                let event = name.split(' ').any(|word| EVENTS.contains(&word.to_lowercase().as_str()));
                if event {
                    Occasion::Event(format!("{name}, {year}"))
                } else {
                    Occasion::Site(name.to_owned())
                }
            })
        })
        .last()
}

fn is_year(number: u32) -> bool {
    (1400..2100).contains(&number)
}

/// `[White "A. Player"]`
pub(super) fn tag(line: &str) -> Option<Tag> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let named = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
    named.then(|| Tag { name: name.as_bytes().to_vec(), value: value.into_bytes() })
}

/// The last year within parentheses, or else the last behind a comma, "in" or "of".
fn year(words: &str) -> Option<u32> {
    let inside = words.split('(').skip(1).filter_map(|part| part.split(')').next());
    let numbers = inside.flat_map(|part| part.split(|letter: char| !letter.is_ascii_digit()));
    let of = |word: &str| word.parse().ok().filter(|year| is_year(*year));
    let all: Vec<&str> = words.split(' ').collect();
    let mut behind = all.windows(2).filter_map(|pair| {
        let dated = pair[0].ends_with(',') || matches!(pair[0], "in" | "of");
        of(pair[1].trim_end_matches(['.', ',', ';', ':'])).filter(|_| dated)
    });
    numbers.filter_map(of).last().or_else(|| behind.next_back())
}

/// `White: A. Player.`, `WHITE. (Mr. Player.)`
fn player(words: &str, side: &str) -> Option<String> {
    let at = [format!("{side}:"), format!("{}:", side.to_uppercase())];
    if let Some(place) = at.iter().find_map(|sign| words.find(sign.as_str()).map(|place| place + sign.len()))
    {
        let rest = &words[place..];
        let end = ["Black:", "White:", "BLACK:", "WHITE:", "{", "["]
            .iter()
            .filter_map(|sign| rest.find(sign))
            .min();
        let name = rest[..end.unwrap_or(rest.len())].trim();
        let name = if name.ends_with("..") { name } else { name.strip_suffix('.').unwrap_or(name) };
        return Some(name.trim_end_matches([',', ';']).to_owned());
    }
    let place =
        words.rfind(&format!("{}.", side.to_uppercase())).or_else(|| words.rfind(&format!("{side}.")))?;
    let name = words[place + side.len() + 1..].trim_start().strip_prefix('(')?.split(')').next()?;
    Some(name.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(heading: &str, name: &str) -> Option<String> {
        let tags = tags(heading);
        let tag = tags.iter().find(|tag| tag.name == name.as_bytes())?;
        String::from_utf8(tag.value.clone()).ok()
    }

    #[test]
    fn what_headings_say() {
        let heading = "GAME 2. QUEEN'S GAMBIT DECLINED\n\n(San Sebastian, 1911)\n\nWhite: A. K. Rubinstein. Black: J. R. Capablanca.\n";
        let cases = [
            ("Event", "GAME 2. QUEEN'S GAMBIT DECLINED"),
            ("Site", "San Sebastian"),
            ("Date", "1911.??.??"),
            ("White", "A. K. Rubinstein"),
            ("Black", "J. R. Capablanca"),
        ];
        for (name, expected) in cases {
            assert_eq!(value(heading, name).as_deref(), Some(expected), "{name}");
        }
        let heading = "EXAMPLE 53.--From the Havana International Masters Tournament, 1913. (Ruy\nLopez.) White: J. R. \
                       Capablanca. Black: D. Janowski.\n";
        let event = "EXAMPLE 53.--From the Havana International Masters Tournament, 1913. (Ruy Lopez.)";
        assert_eq!(value(heading, "Event").as_deref(), Some(event));
        assert_eq!((value(heading, "Date").as_deref(), value(heading, "Site")), (Some("1913.??.??"), None));
        let heading = "GAME 6. FRENCH DEFENCE\n\n(Rice Memorial Tournament, 1916)\n\nWhite: O. Chajes. Black: J. R. C.\n";
        let event = "GAME 6. FRENCH DEFENCE (Rice Memorial Tournament, 1916)";
        assert_eq!((value(heading, "Event").as_deref(), value(heading, "Site")), (Some(event), None));
        let long = format!("GAME 7. {}", "a word and ".repeat(30));
        let event = value(&long, "Event").expect("an event");
        assert!(
            event.chars().count() <= LONGEST
                && event.ends_with(" …")
                && long.starts_with(event.trim_end_matches(" …"))
        );
        let heading = "GAME II.--Between Mr. M. and Mr. H.\n\nWHITE. (Mr. M.)     BLACK. (Mr. H.)\n";
        assert_eq!(
            (value(heading, "White").as_deref(), value(heading, "Black").as_deref()),
            (Some("Mr. M."), Some("Mr. H."))
        );
        assert_eq!(value("[White \"A \\\"B\\\"\"]\n[FEN \"x\"]", "White").as_deref(), Some("A \"B\""));
    }
}
