//! Records of a legal move: the shortest that means it alone, and the full one.

use board::{Kind, Move, Position, Square, Wing};

use super::full::{Full, FullMan, Way};
use super::origins::Origins;
use super::sentence::{
    FileName, FileWord, ManName, Sentence, SquareName, Transfer, Verb, letters, rank_for, wing_letter,
};

/// The shortest record that means this legal move alone, in the signs of american-1897 I.13 B.
///
/// ```
/// use jadoube_records::descriptive::{Origins, write};
///
/// let start = board::Position::default();
/// let pawn = start.parse_uci("e2e4")?;
/// assert_eq!(write(&start, &Origins::at_start(&start), pawn), "P-K4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(position: &Position, origins: &Origins, played: Move) -> String {
    let all = Full::all(position, origins);
    let full = Full::of(position, origins, played);
    if played.is_castling_on_file() {
        return "O-O-O-O".to_owned();
    }
    if let Way::Castles(wing) = full.way {
        return match squares_castled(played) {
            // The books have no sign for it: it is the word of algebraic notation.
            Some((king, rook)) => format!("{}:{king}{rook}", rings(wing).replace('0', "O")),
            None => rings(wing).to_owned(),
        };
    }
    let additions = Addition::of(&full);
    let means_it_alone = |said: &Transfer| {
        let said = Sentence::Move(*said);
        all.iter().filter(|other| other.agrees(&said)).count() == 1
    };
    let said = fewest(&full, &additions, means_it_alone);
    sign(&full, &said)
}

/// Where King and Rook go in a castling of the older game that is not that of today.
fn squares_castled(played: Move) -> Option<(Square, Square)> {
    let (_, rook) = played.rook().filter(|_| played.is_free_castling())?;
    Some((played.to(), rook))
}

/// The full record, with every word of american-1897 I.13 A.
///
/// ```
/// use jadoube_records::descriptive::{Origins, write_in_full};
///
/// let start = board::Position::default();
/// let knight = start.parse_uci("g1f3")?;
/// assert_eq!(
///     write_in_full(&start, &Origins::at_start(&start), knight),
///     "King's Knight on King's Knight's square to King's Bishop's third square"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_in_full(position: &Position, origins: &Origins, played: Move) -> String {
    let full = Full::of(position, origins, played);
    let square = |square: Square| square_in_words(rank_for(full.by, square), square);
    if let Some((king, rook)) = squares_castled(played) {
        return format!("Castles: King to {}, Rook to {}", square(king), square(rook));
    }
    let way = match full.way {
        Way::Castles(Wing::King) => return "Castles King's Rook".to_owned(),
        Way::Castles(Wing::Queen) => return "Castles Queen's Rook".to_owned(),
        Way::Takes { in_passing: true, .. } => {
            return format!("Pawn on {} takes Pawn in passing", square(full.man.square));
        }
        Way::To(to) => format!("to {}", square(to)),
        Way::Takes { man, .. } => format!("takes {} on {}", man_in_words(&man), square(man.square)),
    };
    let becoming = match full.promotion {
        Some(Kind::Pawn) => ", becoming a Pawn".to_owned(),
        Some(kind) => format!(", {}", kind.name()),
        None => String::new(),
    };
    format!("{} on {} {way}{becoming}", man_in_words(&full.man), square(full.man.square))
}

/// What a short record may add, in the order in which it is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Addition {
    WholeFile,
    CapturedHalf,
    CapturedWhole,
    ManHalf,
    ManWhole,
    Place,
    CapturedPlace,
    InPassing,
}

impl Addition {
    /// The additions that this move allows.
    fn of(full: &Full) -> Vec<Addition> {
        use Addition::{
            CapturedHalf, CapturedPlace, CapturedWhole, InPassing, ManHalf, ManWhole, Place, WholeFile,
        };
        let two = |file: u8| FileName::of(file).wing.is_some();
        let mut additions = Vec::new();
        let mut add = |addition, so: bool| additions.extend(so.then_some(addition));
        if let Way::To(to) = full.way {
            add(WholeFile, two(to.file()));
        }
        if let Way::Takes { man, .. } = full.way {
            add(CapturedHalf, man.kind == Kind::Pawn && two(man.square.file()));
            add(CapturedWhole, man.kind == Kind::Pawn || man.origin.is_some());
        }
        add(ManHalf, full.man.kind == Kind::Pawn && two(full.man.square.file()));
        add(ManWhole, full.man.kind == Kind::Pawn || full.man.origin.is_some());
        add(Place, true);
        if let Way::Takes { in_passing, .. } = full.way {
            add(CapturedPlace, !in_passing);
            add(InPassing, in_passing);
        }
        additions
    }
}

/// The first of the smallest sets of additions that single this move out; all additions together always do.
fn fewest(full: &Full, additions: &[Addition], alone: impl Fn(&Transfer) -> bool) -> Transfer {
    let mut sets: Vec<u32> = (0..1 << additions.len()).collect();
    // Of sets of one size, the one whose last addition is tried earliest comes first.
    sets.sort_by_key(|&set| (set.count_ones(), set));
    let chosen = |set: u32| -> Vec<Addition> {
        let with = additions.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
        with.map(|(_, addition)| *addition).collect()
    };
    let mut said = sets.into_iter().map(|set| said(full, &chosen(set)));
    said.find(alone).unwrap_or_else(|| self::said(full, additions))
}

/// What a record with these additions says.
fn said(full: &Full, additions: &[Addition]) -> Transfer {
    let has = |addition| additions.contains(&addition);
    let square = |square: Square, whole: bool| {
        let file = FileName::of(square.file());
        let file = FileWord::Named(if whole { file } else { file.half() });
        SquareName { file, rank: Some(rank_for(full.by, square)) }
    };
    let name = |man: &FullMan, half: bool, whole: bool| {
        let file = FileName::of(man.square.file());
        let pawn = man.kind == Kind::Pawn;
        ManName {
            kind: man.kind,
            origin: man.origin.filter(|_| whole && !pawn),
            file: (pawn && (half || whole)).then(|| if whole { file } else { file.half() }),
            nth: None,
        }
    };
    let man = name(&full.man, has(Addition::ManHalf), has(Addition::ManWhole));
    let mut said = Transfer {
        man: Some(man),
        place: has(Addition::Place).then(|| square(full.man.square, true)),
        promotion: full.promotion,
        ..Transfer::default()
    };
    match full.way {
        Way::Castles(_) => {}
        Way::To(to) => {
            said.verb = Some(Verb::To);
            said.square = Some(square(to, has(Addition::WholeFile)));
        }
        Way::Takes { man, .. } => {
            said.verb = Some(Verb::Takes);
            said.captured = Some(name(&man, has(Addition::CapturedHalf), has(Addition::CapturedWhole)));
            said.square = has(Addition::CapturedPlace).then(|| square(man.square, true));
            said.in_passing = has(Addition::InPassing);
        }
    }
    said
}

/// The record in signs: `Kt(KB3)-K5`, `P(K5)XP(Q5)`, `PXP i.p.`, `P-R8 Q`.
fn sign(full: &Full, said: &Transfer) -> String {
    let man = |man: &ManName| {
        let file = man.file.map(file_sign).unwrap_or_default();
        format!("{}{file}{}", wing_letter(man.origin), letters(man.kind))
    };
    let square = |square: &SquareName| match (square.file, square.rank) {
        (FileWord::Named(file), Some(rank)) => format!("{}{rank}", file_sign(file)),
        _ => String::new(),
    };
    let mut text = said.man.as_ref().map(man).unwrap_or_default();
    if let Some(place) = &said.place {
        text += &format!("({})", square(place));
    }
    match full.way {
        Way::To(_) => text += &format!("-{}", said.square.as_ref().map(square).unwrap_or_default()),
        _ => {
            text += &format!("X{}", said.captured.as_ref().map(man).unwrap_or_default());
            if let Some(place) = &said.square {
                text += &format!("({})", square(place));
            }
        }
    }
    if said.in_passing {
        text += " i.p.";
    }
    match said.promotion {
        Some(Kind::Pawn) => text + "=P",
        Some(kind) => format!("{text} {}", letters(kind)),
        None => text,
    }
}

fn file_sign(file: FileName) -> String {
    format!("{}{}", wing_letter(file.wing), letters(file.piece))
}

fn rings(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "0-0",
        Wing::Queen => "0-0-0",
    }
}

/// "King's Bishop", "First Queen's Pawn"; a piece without a name of origin is named by its kind.
fn man_in_words(man: &FullMan) -> String {
    const PLACES: [&str; 6] = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
    if man.kind == Kind::Pawn {
        let file = file_in_words(FileName::of(man.square.file()));
        let nth = PLACES[usize::from(man.nth.0 - 1) % 6];
        return if man.nth.1 > 1 { format!("{nth} {file} Pawn") } else { format!("{file} Pawn") };
    }
    let wing = match man.origin {
        Some(Wing::King) => "King's ",
        Some(Wing::Queen) => "Queen's ",
        None => "",
    };
    format!("{wing}{}", man.kind.name())
}

fn file_in_words(file: FileName) -> String {
    let wing = match file.wing {
        Some(Wing::King) => "King's ",
        Some(Wing::Queen) => "Queen's ",
        None => "",
    };
    format!("{wing}{}'s", file.piece.name())
}

fn square_in_words(rank: u8, square: Square) -> String {
    const RANKS: [&str; 8] = ["", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth "];
    let file = file_in_words(FileName::of(square.file()));
    format!("{file} {}square", RANKS[usize::from(rank - 1) % 8])
}
