//! Reasons that a record gives for the end of a game.

use board::Side;

use crate::record::Record;
use crate::tags::{Tag, Tags};

/// Why a game ended, as a record declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Mate, by this side if it is named.
    Mate(Option<Side>),
    /// Stalemate.
    Stalemate,
    /// So many repetitions of the position.
    Repetition(u32),
    /// So many moves without a capture or a move of a Pawn.
    WithoutProgress(u32),
    /// Too little to mate with.
    NoForce,
    /// The time of this side, if it is named, was exceeded.
    Time(Option<Side>),
    /// The time of this side, if it is named, was exceeded against one that has too little to mate with.
    TimeAgainstNoForce(Option<Side>),
    /// This side, if it is named, resigned.
    Resigned(Option<Side>),
    /// A draw that the board does not show: by agreement, or since neither has any time left.
    Drawn,
    /// This side won by a decision: the other left the game, or somebody adjudicated it.
    Decided(Side),
    /// One side won by a decision, and which is not said.
    Won,
}

/// A reason, and the text that declares it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// The reason.
    pub reason: Reason,
    /// The text.
    pub text: String,
}

impl Declared {
    /// What a record declares in its tags `Termination`, `TerminationDetails` and `ICCResult` and in the comment behind its last
    /// move.
    /// Only texts that sites and programs print are known; a sentence that somebody wrote is not taken for one.
    #[must_use]
    pub fn of(record: &Record) -> Vec<Declared> {
        let tags = record.tags();
        let mut all = Vec::new();
        for tag in [Tag::Termination, Tag::TerminationDetails, Tag::IccResult] {
            if let Some(text) = tags.get(tag) {
                add(&mut all, &text, tags);
            }
        }
        let comment = record.last_comment();
        if !comment.is_empty()
            && let Ok(text) = std::str::from_utf8(comment)
        {
            add(&mut all, reason_of_comment(text), tags);
        }
        all
    }
}

/// The part of a comment that may give a reason: behind an evaluation, a clock, or the game's number and players.
fn reason_of_comment(text: &str) -> &str {
    let behind_clock = text.rsplit_once(']').map_or(text, |(_, behind)| behind);
    let last = behind_clock.rsplit_once(", ").map_or(behind_clock, |(_, last)| last).trim();
    let players = last.strip_prefix("Game ").and_then(|game| game.split_once(") "));
    match players {
        Some((players, reason)) if players.contains(" vs. ") => reason,
        _ => last,
    }
}

fn add(all: &mut Vec<Declared>, text: &str, tags: &Tags) {
    if let Some(reason) = reason(text.trim(), tags)
        && !all.iter().any(|known| known.reason == reason)
    {
        all.push(Declared { reason, text: text.trim().to_owned() });
    }
}

/// The reason that a text declares, if it is one that sites and programs print.
fn reason(text: &str, tags: &Tags) -> Option<Reason> {
    let text = text.trim_end_matches('.').to_ascii_lowercase();
    // Programs tell by which tables it was adjudicated, or which move was illegal.
    let text = match text.split_once(": ") {
        Some((head, _))
            if ["by adjudication", "makes an illegal move"].iter().any(|end| head.ends_with(end)) =>
        {
            head
        }
        _ => &text,
    };
    Some(match text {
        "checkmate" | "mate" => Reason::Mate(None),
        "stalemate"
        | "draw by stalemate"
        | "game drawn by stalemate"
        | "white stalemated"
        | "black stalemated" => Reason::Stalemate,
        "3-fold repetition"
        | "3-fold rep"
        | "draw by 3-fold repetition"
        | "game drawn by repetition"
        | "threefold repetition"
        | "draw by threefold repetition"
        | "repetition" => Reason::Repetition(3),
        "5-fold repetition" | "fivefold repetition" | "draw by fivefold repetition" => Reason::Repetition(5),
        "fifty moves rule"
        | "50-move rule"
        | "fifty-move rule"
        | "draw by fifty moves rule"
        | "draw by 50-move rule"
        | "game drawn by 50-move rule"
        | "game drawn by the 50 move rule"
        | "draw by fifty-move rule" => Reason::WithoutProgress(50),
        "75-move rule" | "seventy-five-move rule" | "draw by 75-move rule" => Reason::WithoutProgress(75),
        "insufficient material"
        | "draw by insufficient mating material"
        | "draw by insufficient material"
        | "game drawn by insufficient material"
        | "neither player has mating material"
        | "game drawn because neither player has mating material" => Reason::NoForce,
        "time forfeit" | "time" | "timeout" => Reason::Time(None),
        "game drawn by timeout vs insufficient material" | "timeout vs insufficient material" => {
            Reason::TimeAgainstNoForce(None)
        }
        "draw agreed"
        | "draw by agreement"
        | "draw by mutual agreement"
        | "game drawn by agreement"
        | "game drawn by mutual agreement"
        | "game drawn because both players ran out of time"
        | "game drawn by adjudication"
        | "draw by adjudication"
        | "manual draw adjudication"
        | "tcec draw rule"
        | "the game is a draw" => Reason::Drawn,
        "tcec win rule" => Reason::Won,
        "resign" | "resigns" | "resignation" => Reason::Resigned(None),
        _ => return of_a_side(text, tags),
    })
}

/// What is said of a side, by its colour or by the name of its player.
fn of_a_side(text: &str, tags: &Tags) -> Option<Reason> {
    type Way = fn(Side) -> Reason;
    let ways: [(&str, Way); 20] = [
        (" checkmated", |side| Reason::Mate(Some(!side))),
        (" wins by checkmate", |side| Reason::Mate(Some(side))),
        (" forfeits on time", |side| Reason::Time(Some(side))),
        (" ran out of time", |side| Reason::Time(Some(side))),
        (" wins on time", |side| Reason::Time(Some(!side))),
        (" wins by resignation", |side| Reason::Resigned(Some(!side))),
        (" forfeits by disconnection", |side| Reason::Decided(!side)),
        (" disconnects", |side| Reason::Decided(!side)),
        (" disconnected and forfeits", |side| Reason::Decided(!side)),
        (" left the game", |side| Reason::Decided(!side)),
        (" makes an illegal move", |side| Reason::Decided(!side)),
        ("'s connection stalls", |side| Reason::Decided(!side)),
        (" won - game abandoned", Reason::Decided),
        (" wins by adjudication", |side| Reason::Decided(side)),
        (" mates", |side| Reason::Mate(Some(side))),
        (" won by checkmate", |side| Reason::Mate(Some(side))),
        (" loses on time", |side| Reason::Time(Some(side))),
        (" won on time", |side| Reason::Time(Some(!side))),
        (" resigns", |side| Reason::Resigned(Some(side))),
        (" won by resignation", |side| Reason::Resigned(Some(!side))),
    ];
    let against_no_force: Way = |side| Reason::TimeAgainstNoForce(Some(side));
    let without_force = || {
        let (who, other) =
            text.strip_suffix(" has no material to mate")?.split_once(" ran out of time and ")?;
        (who != other).then_some((who, &against_no_force))
    };
    let of_ways = || ways.iter().find_map(|(words, way)| Some((text.strip_suffix(words)?, way)));
    let (who, way) = of_ways().or_else(without_force)?;
    let is_player = |tag| tags.get(tag).is_some_and(|name| name.to_lowercase() == who);
    let side = match who {
        // A player of this name may have had the other colour.
        "white" if is_player(Tag::Black) => return None,
        "black" if is_player(Tag::White) => return None,
        "white" => Side::White,
        "black" => Side::Black,
        _ if is_player(Tag::White) && !is_player(Tag::Black) => Side::White,
        _ if is_player(Tag::Black) && !is_player(Tag::White) => Side::Black,
        _ => return None,
    };
    Some(way(side))
}

#[cfg(test)]
mod tests {
    use board::Side;
    use records::pgn::Text;

    use super::{Reason, reason};
    use crate::tags::Tags;

    #[test]
    fn texts_of_sites_and_programs() {
        let mut tags = Tags::default();
        tags.keep(b"White", Text(b"Ada"));
        tags.keep(b"Black", Text(b"Bob"));
        let cases = [
            ("White mates", Some(Reason::Mate(Some(Side::White)))),
            ("3-Fold repetition", Some(Reason::Repetition(3))),
            ("Draw by fifty moves rule", Some(Reason::WithoutProgress(50))),
            ("Insufficient material", Some(Reason::NoForce)),
            ("Black loses on time", Some(Reason::Time(Some(Side::Black)))),
            ("Time forfeit", Some(Reason::Time(None))),
            ("Ada won by resignation", Some(Reason::Resigned(Some(Side::Black)))),
            ("Bob won on time", Some(Reason::Time(Some(Side::White)))),
            ("Game drawn by timeout vs insufficient material", Some(Reason::TimeAgainstNoForce(None))),
            ("White checkmated", Some(Reason::Mate(Some(Side::Black)))),
            ("Bob checkmated", Some(Reason::Mate(Some(Side::White)))),
            ("Black wins by checkmate.", Some(Reason::Mate(Some(Side::Black)))),
            ("White forfeits on time", Some(Reason::Time(Some(Side::White)))),
            ("Bob forfeits on time", Some(Reason::Time(Some(Side::Black)))),
            ("White wins on time.", Some(Reason::Time(Some(Side::Black)))),
            (
                "White ran out of time and Black has no material to mate",
                Some(Reason::TimeAgainstNoForce(Some(Side::White))),
            ),
            (
                "Bob ran out of time and Ada has no material to mate",
                Some(Reason::TimeAgainstNoForce(Some(Side::Black))),
            ),
            ("Game drawn by the 50 move rule", Some(Reason::WithoutProgress(50))),
            ("Game drawn by mutual agreement", Some(Reason::Drawn)),
            ("Game drawn because both players ran out of time", Some(Reason::Drawn)),
            ("Neither player has mating material", Some(Reason::NoForce)),
            ("Black stalemated", Some(Reason::Stalemate)),
            ("White forfeits by disconnection", Some(Reason::Decided(Side::Black))),
            ("Black wins by adjudication", Some(Reason::Decided(Side::Black))),
            ("White's connection stalls", Some(Reason::Decided(Side::Black))),
            ("Ada won - game abandoned", Some(Reason::Decided(Side::White))),
            ("White wins by adjudication: SyzygyTB", Some(Reason::Decided(Side::White))),
            ("Black makes an illegal move: c7f7", Some(Reason::Decided(Side::White))),
            ("Black left the game.", Some(Reason::Decided(Side::White))),
            ("Draw by adjudication: user decision", Some(Reason::Drawn)),
            ("TCEC draw rule", Some(Reason::Drawn)),
            ("The game is a draw.", Some(Reason::Drawn)),
            ("TCEC win rule", Some(Reason::Won)),
            ("illegal move: c7f7", None),
            ("Game adjourned by mutual agreement", None),
            ("Carol won on time", None),
            ("adjudication", None),
            ("GUI TB Mate in 30", None),
            ("and here Black resigns himself to a worse endgame", None),
            ("White mates in three", None),
        ];
        for (text, expected) in cases {
            assert_eq!(reason(text, &tags), expected, "{text}");
        }
    }

    #[test]
    fn the_part_of_a_comment_that_gives_a_reason() {
        let cases = [
            ("White resigns", "White resigns"),
            ("[%clk 0:00:00] White forfeits on time", "White forfeits on time"),
            ("+0.13/20 1.2s, White mates", "White mates"),
            ("Game 457 (szesze vs. aldobaral) aldobaral forfeits on time", "aldobaral forfeits on time"),
            ("Game drawn by repetition", "Game drawn by repetition"),
        ];
        for (comment, reason) in cases {
            assert_eq!(super::reason_of_comment(comment), reason);
        }
    }

    /// Somebody is called Black, and plays White.
    #[test]
    fn a_player_with_the_name_of_a_colour() {
        let mut tags = Tags::default();
        tags.keep(b"White", Text(b"Black"));
        tags.keep(b"Black", Text(b"Bob"));
        assert_eq!(reason("Black won on time", &tags), None);
        assert_eq!(reason("Bob won on time", &tags), Some(Reason::Time(Some(Side::White))));
    }
}
