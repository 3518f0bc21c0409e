//! Odds that a heading gives in words: "Remove White's Queen's Knight", "Pawn and move", "White gives the odds of a Rook".

use board::{Kind, Setup, Side, Square, Wing};

/// What a heading says of odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Odds {
    /// Nothing.
    None,
    /// The set-up without what is given.
    Given(Box<Setup>),
    /// It speaks of odds in words that are not read.
    Unread(String),
}

/// How many words after those that speak of odds are quoted where they are not read.
const QUOTED: usize = 6;

/// What the words of a heading say of odds.
pub(super) fn odds(heading: &str) -> Odds {
    let text = heading.to_lowercase().replace(['’', '\''], " ");
    let apart = |letter: char| letter.is_whitespace() || ".,;:()[]{}\"-–—_".contains(letter);
    let words: Vec<&str> = text.split(apart).filter(|word| !word.is_empty() && *word != "s").collect();
    let mut unread = None;
    for at in 0..words.len() {
        let Some(from) = begins(&words, at) else { continue };
        let mut rest = &words[from..];
        let mut giver = giver_before(&words[..=at]).or_else(|| giver_before(&words[..at]));
        while let Some((word, behind)) = rest.split_first().filter(|(word, _)| is_filler(word)) {
            giver = side(word).or(giver);
            rest = behind;
        }
        match given(rest, giver) {
            Some(squares) => return Odds::Given(Box::new(without(&squares))),
            None if words[at] == "odds" || rest.first().is_some_and(|word| kind(word).is_some()) => {
                let said = words[at..].iter().take(QUOTED).copied().collect::<Vec<_>>().join(" ");
                unread.get_or_insert(said);
            }
            None => {}
        }
    }
    unread.map_or(Odds::None, Odds::Unread)
}

/// Where what is given begins, if this word speaks of odds.
fn begins(words: &[&str], at: usize) -> Option<usize> {
    match words[at] {
        "remove" | "gives" | "giving" | "gave" | "receives" | "receiving" | "received" => Some(at + 1),
        "odds" if words.get(at + 1) == Some(&"of") => Some(at + 2),
        "pawn" | "p" if words.get(at + 1) == Some(&"and") && moves(&words[at + 2..]) => Some(at),
        _ => None,
    }
}

/// "move", "two moves"
fn moves(words: &[&str]) -> bool {
    match words {
        ["move", ..] => true,
        [number, "moves", ..] => matches!(*number, "two" | "three" | "2" | "3"),
        _ => false,
    }
}

/// The side before the words that speak of odds gives them; a side that receives them does not.
fn giver_before(before: &[&str]) -> Option<Side> {
    let (word, before) = before.split_last()?;
    match *word {
        "receives" | "receiving" | "received" => giver_before(before).map(|side| !side),
        word if is_filler(word) && side(word).is_none() => giver_before(before),
        word => side(word),
    }
}

fn side(word: &str) -> Option<Side> {
    match word {
        "white" | "whites" => Some(Side::White),
        "black" | "blacks" => Some(Side::Black),
        _ => None,
    }
}

fn is_filler(word: &str) -> bool {
    side(word).is_some() || matches!(word, "of" | "the" | "his" | "a" | "an" | "odds" | "up")
}

/// The squares of all that is given; none where a part of it is not understood.
fn given(words: &[&str], giver: Option<Side>) -> Option<Vec<Square>> {
    if matches!(words, ["pawn" | "p", "and", rest @ ..] if moves(rest)) {
        // White has the first move, so that these odds are Black's to give.
        return Some(vec![Square::F7]);
    }
    let giver = giver.unwrap_or(Side::White);
    let (mut rest, mut squares) = (words, Vec::new());
    loop {
        let both = matches!(rest.first(), Some(&("two" | "both")));
        let letters: Vec<Kind> =
            rest[usize::from(both)..].iter().map_while(|word| kind(word)).take(3).collect();
        squares.extend(if both { pair(&letters, giver)? } else { vec![one(&letters, giver)?] });
        let behind = &rest[usize::from(both) + letters.len()..];
        let goes_on = |words: &[&str]| {
            let begin = words.iter().find(|word| !is_filler(word));
            begin.is_some_and(|word| kind(word).is_some() || matches!(*word, "two" | "both"))
        };
        match behind {
            ["for", ..] => return None,
            ["and" | "&", next @ ..] if goes_on(next) => {
                let fillers = next.iter().take_while(|word| is_filler(word)).count();
                rest = &next[fillers..];
            }
            ["and" | "&", next @ ..] if moves(next) => return None,
            _ => return Some(squares),
        }
    }
}

/// The square of one piece that is given: a Knight or a Rook that is not named closer is the Queen's.
fn one(letters: &[Kind], giver: Side) -> Option<Square> {
    let home =
        |rank: u8, file: u8| Some(Square::new(file, if giver == Side::White { rank } else { 7 - rank }));
    let side = |wing: Kind, queen: u8, king: u8| if wing == Kind::King { king } else { queen };
    match *letters {
        [wing @ (Kind::King | Kind::Queen), Kind::Bishop, Kind::Pawn] => home(1, side(wing, 2, 5)),
        [wing @ (Kind::King | Kind::Queen), Kind::Knight, Kind::Pawn] => home(1, side(wing, 1, 6)),
        [wing @ (Kind::King | Kind::Queen), Kind::Rook, Kind::Pawn] => home(1, side(wing, 0, 7)),
        [wing @ (Kind::King | Kind::Queen), Kind::Pawn] => home(1, side(wing, 3, 4)),
        [wing @ (Kind::King | Kind::Queen), Kind::Rook] => home(0, side(wing, 0, 7)),
        [wing @ (Kind::King | Kind::Queen), Kind::Knight] => home(0, side(wing, 1, 6)),
        [wing @ (Kind::King | Kind::Queen), Kind::Bishop] => home(0, side(wing, 2, 5)),
        [Kind::Queen] => home(0, 3),
        [Kind::Rook] => home(0, 0),
        [Kind::Knight] => home(0, 1),
        _ => None,
    }
}

/// "both Knights", "two Rooks"
fn pair(letters: &[Kind], giver: Side) -> Option<Vec<Square>> {
    let [kind @ (Kind::Rook | Kind::Knight | Kind::Bishop)] = *letters else { return None };
    [Kind::Queen, Kind::King].into_iter().map(|wing| one(&[wing, kind], giver)).collect()
}

/// The usual array without these men.
fn without(squares: &[Square]) -> Setup {
    let mut setup = Setup::usual_array();
    for &square in squares {
        setup.set(square, None);
        for giver in Side::ALL {
            for wing in Wing::ALL {
                if square == Square::new(if wing == Wing::King { 7 } else { 0 }, giver.first_rank()) {
                    setup.castling.set(giver, wing, None);
                }
            }
        }
    }
    setup
}

fn kind(word: &str) -> Option<Kind> {
    match word {
        "k" | "king" | "kings" => Some(Kind::King),
        "q" | "queen" | "queens" => Some(Kind::Queen),
        "b" | "bishop" | "bishops" => Some(Kind::Bishop),
        "kt" | "knight" | "knights" => Some(Kind::Knight),
        "r" | "rook" | "rooks" => Some(Kind::Rook),
        "p" | "pawn" => Some(Kind::Pawn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Odds, odds};

    #[test]
    fn odds_in_words() {
        let cases = [
            ("(Remove White's Queen's Rook from the board.)", "1NBQKBNR w Kkq"),
            ("Mr. S. gives the Q. Kt.", "R1BQKBNR w KQkq"),
            ("Mr. S. gives Queen's Knight and wins.", "R1BQKBNR w KQkq"),
            ("at the odds of the Pawn and move", "rnbqkbnr/ppppp1pp"),
            ("Remove Black's K. B. P. from the board", "rnbqkbnr/ppppp1pp"),
            ("the odds of Queen", "RNB1KBNR w KQkq"),
            ("GAME II. Pawn and move.", "rnbqkbnr/ppppp1pp"),
            ("GAME III. Pawn and two moves.", "rnbqkbnr/ppppp1pp"),
            ("PAWN AND TWO MOVES", "rnbqkbnr/ppppp1pp"),
            ("P. and move", "rnbqkbnr/ppppp1pp"),
            ("Black gives Pawn and move", "rnbqkbnr/ppppp1pp"),
            ("White gives the odds of a Knight.", "R1BQKBNR w KQkq"),
            ("Black gives the odds of a Knight.", "r1bqkbnr/pppppppp"),
            ("The odds of Rook and Knight", "2BQKBNR w Kkq"),
            ("at odds of both Knights", "R1BQKB1R w KQkq"),
            ("Black gives two Rooks", "1nbqkbn1/pppppppp"),
            ("White receives the odds of a Knight", "r1bqkbnr/pppppppp"),
            ("Black receives a Rook", "1NBQKBNR w Kkq"),
        ];
        for (heading, part) in cases {
            let Odds::Given(setup) = odds(heading) else { panic!("{heading}: {:?}", odds(heading)) };
            assert!(setup.fen().contains(part), "{heading}: {}", setup.fen());
        }
    }

    #[test]
    fn what_is_no_odds_and_what_is_not_read() {
        for heading in ["GAME 1. The Queen gives check", "KING'S PAWN OPENING", "Pawn and Knight endings", ""]
        {
            assert_eq!(odds(heading), Odds::None, "{heading}");
        }
        for (heading, said) in [
            ("At the odds of the exchange.", "odds of the exchange"),
            ("The odds of Rook for Knight", "odds of rook for knight"),
            ("White gives a Bishop", "gives a bishop"),
            ("the odds of Pawn and four moves", "odds of pawn and four moves"),
        ] {
            assert_eq!(odds(heading), Odds::Unread(said.to_owned()), "{heading}");
        }
    }
}
