//! The same by a second way, slow and simple: moves of the reference generator, positions as FEN texts, mates by
//! expanding every position that can be reached.

use std::collections::{HashMap, HashSet, VecDeque};
use std::io::Read;
use std::path::PathBuf;

use board::{Kind as Piece, Man, Move, MoveKind, Position, Side, Square, reference};
use jadoube_audit::{Auditor, Kind, Record};
use records::pgn::{Outcome, PgnGame, Reader};

use crate::support::{code, text, there_and_back};

/// A position as the slow way has it.
#[derive(Clone)]
pub struct Slow {
    pub position: Position,
    /// The FEN without its counters, with a capture en passant only where it is legal.
    pub text: String,
    pub legal: Vec<Move>,
}

impl Slow {
    pub fn of(position: Position) -> Self {
        let legal = reference::legal_moves(&position);
        let fen = position.setup().fen();
        let mut fields: Vec<_> = fen.split(' ').take(4).collect();
        if !legal.iter().any(|m| m.kind() == MoveKind::EnPassant) {
            fields[3] = "-";
        }
        let text = fields.join(" ");
        Slow { position, text, legal }
    }

    pub fn after(&self, m: Move) -> Self {
        Slow::of(reference::play(&self.position, m).position().expect("legal moves lead to positions"))
    }

    fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        Square::ALL.into_iter().filter_map(|square| Some((square, self.position.man_at(square)?)))
    }

    /// Whether the King of the side to move is attacked: square by square.
    pub fn in_check(&self) -> bool {
        let side = self.position.turn();
        let (king, _) = self.men().find(|(_, man)| *man == Man { side, kind: Piece::King }).expect("a King");
        self.men().any(|(from, man)| man.side != side && self.attacks(from, man, king))
    }

    fn attacks(&self, from: Square, man: Man, to: Square) -> bool {
        let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
        let (wide, high) = (files.abs(), ranks.abs());
        let ahead = if man.side == Side::White { 1 } else { -1 };
        let clear = || {
            let (file, rank) = (files.signum(), ranks.signum());
            (1..wide.max(high)).all(|step| {
                let file = (from.file() as i8 + file * step) as u8;
                let rank = (from.rank() as i8 + rank * step) as u8;
                self.position.man_at(Square::new(file, rank)).is_none()
            })
        };
        match man.kind {
            Piece::Pawn => wide == 1 && ranks == ahead,
            Piece::Knight => (wide, high) == (1, 2) || (wide, high) == (2, 1),
            Piece::King => wide.max(high) == 1,
            Piece::Bishop => wide == high && clear(),
            Piece::Rook => (wide == 0 || high == 0) && clear(),
            Piece::Queen => (wide == high || wide == 0 || high == 0) && clear(),
        }
    }

    pub fn mated(&self) -> bool {
        self.legal.is_empty() && self.in_check()
    }
}

/// Whether a side can mate from here: every position that can be reached, up to a number of them.
pub fn can_mate(from: &Slow, side: Side, most: usize) -> Option<bool> {
    let (mut seen, mut waiting) = (HashSet::from([from.text.clone()]), VecDeque::from([from.clone()]));
    while let Some(now) = waiting.pop_front() {
        if now.position.turn() != side && now.mated() {
            return Some(true);
        }
        for &m in &now.legal {
            let next = now.after(m);
            if seen.insert(next.text.clone()) {
                waiting.push_back(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// The moves of a game as far as exactly one move of the slow generator fits the text.
pub fn played(game: &PgnGame) -> Option<(Vec<Slow>, bool)> {
    let mut line = vec![Slow::of(game.start().ok()?)];
    for ply in &game.line.plies {
        let now = line.last().expect("a position");
        let fits: Vec<_> = now.legal.iter().copied().filter(|&m| fits(now, m, &ply.san)).collect();
        let [one] = fits[..] else { return Some((line, false)) };
        let next = now.after(one);
        line.push(next);
    }
    Some((line, true))
}

/// Whether a text can mean a move: letters and digits, and nothing else, are compared.
pub fn fits(now: &Slow, m: Move, text: &str) -> bool {
    let text: String = text.chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
    if let Some(wing) = m.castling_wing() {
        let letters = text.replace(['0', 'o'], "O");
        return letters == if wing == board::Wing::King { "OO" } else { "OOO" };
    }
    let man = now.position.man_at(m.from()).expect("a man");
    let bare = text.replace('x', "");
    let (bare, promotion) = match bare.chars().last() {
        Some(letter) if letter.is_ascii_uppercase() => (&bare[..bare.len() - 1], Some(letter)),
        _ => (&bare[..], None),
    };
    let named = m.transfer().promotion.map(|kind| kind.letter().to_ascii_uppercase());
    let (letter, rest) = match bare.chars().next() {
        Some(letter) if letter.is_ascii_uppercase() => (letter, &bare[1..]),
        _ => ('P', bare),
    };
    let (to, from) = (m.to().to_string(), m.from().to_string());
    let Some(origin) = rest.strip_suffix(&to) else { return false };
    let pawn_straight = letter == 'P' && origin.is_empty() && m.from().file() != m.to().file();
    promotion == named
        && man.kind.letter().to_ascii_uppercase() == letter
        && !pawn_straight
        && origin.chars().all(|part| from.contains(part))
}

/// What the slow way says of a game under an edition of FIDE's Laws: kinds and plies.
fn slow(game: &PgnGame, outcome: Option<Outcome>) -> Option<HashSet<(Kind, u32)>> {
    let (line, whole) = played(game)?;
    let mut all = HashSet::new();
    if line.len() < 2 {
        return Some(all);
    }
    let last = line.len() - 1;
    let (mut stood, mut quiet) = (HashMap::<&str, u32>::new(), line[0].position.halfmoves());
    let (mut third, mut fifth, mut fifty, mut seventy_five) = (None, None, None, None);
    for (ply, now) in line.iter().enumerate() {
        let times = stood.entry(&now.text).or_default();
        *times += 1;
        if ply > 0 {
            let before = &line[ply - 1];
            let pawns = |slow: &Slow| {
                let men = slow.men().filter(|(_, man)| man.kind == Piece::Pawn);
                men.map(|(square, _)| square).collect::<Vec<_>>()
            };
            let same_force = before.men().count() == now.men().count() && pawns(before) == pawns(now);
            quiet = if same_force { quiet + 1 } else { 0 };
        }
        let lost = whole && outcome == Some(Outcome::Won(!now.position.turn()));
        let passed_over = (ply < last || lost) && !now.legal.is_empty();
        if passed_over && *times >= 3 {
            third.get_or_insert(ply);
        }
        if passed_over && quiet >= 100 {
            fifty.get_or_insert(ply);
        }
        let goes_on = (ply < last || !whole) && !now.legal.is_empty();
        if *times >= 5 {
            fifth.get_or_insert((ply, goes_on));
        }
        if quiet >= 150 {
            seventy_five.get_or_insert((ply, goes_on));
        }
    }
    all.extend(third.into_iter().chain(fifty).map(|ply| (Kind::Unclaimed, ply as u32)));
    let ends = fifth.into_iter().chain(seventy_five).filter(|(_, goes_on)| *goes_on);
    all.extend(ends.map(|(ply, _)| (Kind::AfterTheEnd, ply as u32)));
    if whole && line[last].legal.is_empty() {
        let turn = line[last].position.turn();
        let right = if line[last].mated() { Outcome::Won(!turn) } else { Outcome::Drawn };
        if outcome.is_some_and(|it| it != right && it != Outcome::Unknown) {
            all.insert((Kind::ResultContradicts, last as u32));
        }
    }
    Some(all)
}

/// What the auditor says and the slow way must say too, and the other way round; who can still mate is looked at where it
/// is denied.
fn compare(text: &str, every: u64) -> [u32; 3] {
    let auditor = Auditor::new(code("fide-2018"));
    let (mut reader, mut again) = (Reader::new(text.as_bytes()), Reader::new(text.as_bytes()));
    let (mut record, mut game) = (Record::default(), PgnGame::default());
    let (mut compared, mut accused, mut denied) = (0, 0, 0);
    while reader.read_game(&mut record).expect("bytes") {
        assert!(again.read_game(&mut game).expect("bytes"));
        let found = auditor.audit(&record);
        // What is remembered of who can mate changes nothing.
        assert_eq!(auditor.audit(&record), found, "{}", record.place());
        let on_the_board = |kind: Kind| {
            matches!(
                kind,
                Kind::AfterTheEnd
                    | Kind::ResultContradicts
                    | Kind::Unclaimed
                    | Kind::CannotMate
                    | Kind::IllegalMove
            )
        };
        let accuses = found.iter().any(|it| on_the_board(it.kind));
        if !accuses && !reader.games().is_multiple_of(every) {
            continue;
        }
        let place = record.place();
        let Some((line, whole)) = played(&game) else { continue };
        let expected = slow(&game, record.result()).expect("a start");
        compared += 1;
        accused += u32::from(accuses);
        if found.iter().any(|it| matches!(it.kind, Kind::IllegalMove | Kind::AmbiguousMove)) {
            assert!(!whole, "{place}: every move can be played");
        }
        let by_force =
            |says: &str| says.contains("can mate by any series") || says.contains("cannot mate by any");
        let counted: HashSet<_> = found
            .iter()
            .filter(|it| matches!(it.kind, Kind::AfterTheEnd | Kind::Unclaimed | Kind::ResultContradicts))
            .filter(|it| {
                !by_force(&it.says) && !it.says.contains("is recorded") || it.ply as usize == line.len() - 1
            })
            .filter(|it| !by_force(&it.says))
            .map(|it| (it.kind, it.ply))
            .collect();
        assert_eq!(counted, expected, "{place}: {found:?}");
        for finding in found.iter().filter(|it| by_force(&it.says)) {
            let at = &line[finding.ply as usize];
            let sides = match (finding.kind, record.result()) {
                (Kind::CannotMate, Some(Outcome::Won(winner))) => vec![winner],
                _ => Side::ALL.to_vec(),
            };
            for side in sides {
                assert_ne!(can_mate(at, side, 4000), Some(true), "{place}: {finding:?}");
                denied += 1;
            }
        }
    }
    [compared, accused, denied]
}

#[test]
fn games_made_for_it() {
    let tags = ["Date: 2020.01.01", "Result: 1-0"];
    let texts = [
        text(&tags, &format!("{} e4 e5 1-0", there_and_back(5))),
        text(&tags, "1. f3 e5 2. g4 Qh4# 1-0"),
        text(&tags, "1. e4 e5 2. Ke3 1-0"),
        text(&["FEN: 4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "Result: 1-0"], "1. Kxd2 Ke7 2. Ke3 1-0"),
        text(&["FEN: 4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", "Result: 1-0"], "1. Kd2 Kd7 1-0"),
        text(&["FEN: 8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 0 93", "Result: *"], "93... Kc6 94. Kd3 *"),
        text(&["FEN: 7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Result: 1-0"], "1. Qf7 1-0"),
        text(&["FEN: 4k2r/8/8/8/8/8/8/R3K3 w - - 149 90", "Result: *"], "90. Ra2 Rh7 91. Ra3 Rh6 *"),
    ];
    assert_eq!(compare(&texts.join("\n"), 1), [8, 8, 7]);
}

/// A file of the shared data, if the data are there: `JADOUBE_DATA`, or `../shared/data` beside the checkout.
fn data(name: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let path = std::env::var_os("JADOUBE_DATA").map_or_else(beside, PathBuf::from).join(name);
    let Ok(packed) = std::fs::File::open(path) else {
        eprintln!("without {name}: this test runs less");
        return None;
    };
    let whole = std::env::var_os("JADOUBE_FULL").is_some();
    let (mut bytes, most) = (Vec::new(), if whole { u64::MAX } else { 600_000 });
    zstd::Decoder::new(packed).expect("packed text").take(most).read_to_end(&mut bytes).expect("packed text");
    Some(bytes.into_iter().map(char::from).collect())
}

#[test]
fn games_over_the_board_and_of_engines() {
    let texts = ["otb_bench.pgn.zst", "tcec_nocomments.pgn.zst"].into_iter().filter_map(data);
    let results: Vec<_> = texts.map(|text| compare(&text, 50)).collect();
    let (compared, accused) = results.iter().fold((0, 0), |sum, it| (sum.0 + it[0], sum.1 + it[1]));
    assert!(
        results.is_empty() || compared > accused && accused > 10,
        "{compared} compared, {accused} accused"
    );
}
