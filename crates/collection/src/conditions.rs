//! What a game should be like, and which games of a block are.

use board::Position;
use records::pgn::{Outcome, PgnGame, ReadError};
use records::{openings, san};

use crate::block::{Block, Row};
use crate::boards::BoardWanted;
use crate::facts::Field;
use crate::moves::{Positions, encode};
use crate::wanted::{Codes, Days, Range, TextWanted};

/// What a game should be like. Every condition must hold; without any, every game is found.
///
/// ```
/// use jadoube_collection::{Block, BlockBuilder, Conditions, Gatherer, TextWanted};
/// use records::pgn::{Place, Reader};
///
/// let text = "[White \"Morphy\"]\n\n1. e4 e5 *\n\n[White \"Anderssen\"]\n\n1. f4 *\n";
/// let (mut gatherer, mut builder) = (Gatherer::default(), BlockBuilder::default());
/// let (mut reader, beginning) = (Reader::new(text.as_bytes()), Place { game: 0, line: 1, offset: 0 });
/// while reader.read_game(&mut gatherer)? {
///     builder.add(gatherer.facts(), beginning);
/// }
/// let bytes = builder.finish(beginning, reader.offset()).unwrap();
/// let conditions = Conditions { players: vec![TextWanted::new("anderssen")], ..Conditions::default() };
/// let found = conditions.search(&Block::of_bytes(&bytes).unwrap());
/// assert_eq!(found.iter().map(|found| found.place).collect::<Vec<_>>(), [1]);
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// What the players should be called, one or two, whichever colour they have.
    pub players: Vec<TextWanted>,
    /// What tags should hold.
    pub fields: Vec<(Field, TextWanted)>,
    /// The day.
    pub days: Option<Days>,
    /// The results; any where there are none.
    pub results: Vec<Outcome>,
    /// The code of the opening: by the table, or by the tag where the table names no position of the game.
    pub codes: Option<Codes>,
    /// Which openings of the table, by their number: [`openings_named`].
    pub openings: Option<Vec<bool>>,
    /// The ratings of both players.
    pub elos: Option<Range>,
    /// The rating of White, and that of Black.
    pub elo_of: [Option<Range>; 2],
    /// How many plies the main line has.
    pub plies: Option<Range>,
    /// The first moves from the usual array, as [`encode`](crate::moves::encode) writes them.
    pub line: Option<Vec<u8>>,
    /// What should stand on the board at some time.
    pub boards: Vec<BoardWanted>,
}

/// A game of a block that is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its place in [`Block::rows`].
    pub place: usize,
    /// After how many plies everything that should stand on the board had stood there; none where nothing was asked of it.
    pub ply: Option<u32>,
}

/// What is asked of texts, answered once for each text of a block.
struct Answers<'a> {
    conditions: &'a Conditions,
    players: Vec<Vec<bool>>,
    fields: Vec<(Field, Vec<bool>)>,
    days: Option<Vec<bool>>,
    codes: Option<Vec<bool>>,
}

impl Conditions {
    /// Whether the moves bear on it, so that a block must be read with them.
    #[must_use]
    pub fn need_moves(&self) -> bool {
        self.line.is_some() || !self.boards.is_empty()
    }

    /// The games of a block that are as they should be, in their order.
    #[must_use]
    pub fn search(&self, block: &Block) -> Vec<Found> {
        let answers = Answers::of(self, block.texts());
        let mut found = Vec::new();
        for (place, row) in block.rows().iter().enumerate() {
            if answers.admit(row) && self.admit_line(block, row) {
                match self.boards.as_slice() {
                    [] => found.push(Found { place, ply: None }),
                    _ => found.extend(self.on_board(block, row).map(|ply| Found { place, ply: Some(ply) })),
                }
            }
        }
        found
    }

    fn admit_line(&self, block: &Block, row: &Row) -> bool {
        self.line.as_ref().is_none_or(|line| row.begins_as_usual() && block.moves(row).starts_with(line))
    }

    /// After how many plies everything had stood on the board.
    fn on_board(&self, block: &Block, row: &Row) -> Option<u32> {
        if !self.boards.iter().all(|wanted| wanted.may_have_been(&row.shape, row.promoted)) {
            return None;
        }
        let start = if row.begins_as_usual() { Position::default() } else { block.start(row).position()? };
        match self.boards.as_slice() {
            [wanted] => first(wanted, start, block.moves(row)),
            several => several.iter().try_fold(0, |ply, wanted| {
                first(wanted, start, block.moves(row)).map(|found| found.max(ply))
            }),
        }
    }
}

/// After how many plies it first stands on the board.
fn first(wanted: &BoardWanted, start: Position, moves: &[u8]) -> Option<u32> {
    for (ply, position) in (0..).zip(Positions::new(start, moves)) {
        if wanted.is_on(&position) {
            return Some(ply);
        }
        if wanted.is_past(&position) {
            return None;
        }
    }
    None
}

impl<'a> Answers<'a> {
    fn of(conditions: &'a Conditions, texts: &[&str]) -> Self {
        let ask = |wanted: &TextWanted| texts.iter().map(|text| wanted.admits(text)).collect::<Vec<_>>();
        Answers {
            conditions,
            players: conditions.players.iter().map(ask).collect(),
            fields: conditions.fields.iter().map(|(field, wanted)| (*field, ask(wanted))).collect(),
            days: conditions.days.map(|days| texts.iter().map(|text| days.admits(text)).collect()),
            codes: conditions
                .codes
                .as_ref()
                .map(|codes| texts.iter().map(|text| codes.admits(text)).collect()),
        }
    }

    /// Whether everything that needs no board holds.
    fn admit(&self, row: &Row) -> bool {
        let is = |answers: &[bool], field: Field| answers[row.fields[field as usize] as usize];
        let players = |one: Field, other: Field| {
            self.players.iter().zip([one, other]).all(|(answers, field)| is(answers, field))
        };
        let conditions = self.conditions;
        let rated = |range: Range, side: usize| row.elos[side] > 0 && range.admits(row.elos[side].into());
        (players(Field::White, Field::Black) || players(Field::Black, Field::White))
            && self.fields.iter().all(|(field, answers)| is(answers, *field))
            && self.days.as_ref().is_none_or(|answers| is(answers, Field::Date))
            && (conditions.results.is_empty()
                || row.result.is_some_and(|result| conditions.results.contains(&result)))
            && conditions.elos.is_none_or(|range| rated(range, 0) && rated(range, 1))
            && (0..2).all(|side| conditions.elo_of[side].is_none_or(|range| rated(range, side)))
            && conditions.plies.is_none_or(|range| range.admits(row.plies))
            && self.admit_opening(row, is)
    }

    fn admit_opening(&self, row: &Row, is: impl Fn(&[bool], Field) -> bool) -> bool {
        let opening = row.opening.and_then(openings::numbered);
        let code = self.codes.as_ref().is_none_or(|by_tag| match (opening, &self.conditions.codes) {
            (Some(opening), Some(codes)) => codes.admits(opening.eco),
            _ => is(by_tag, Field::Eco),
        });
        let named = |wanted: &Vec<bool>| {
            row.opening.and_then(|number| wanted.get(usize::from(number)).copied()).unwrap_or(false)
        };
        code && self.conditions.openings.as_ref().is_none_or(named)
    }
}

/// Which openings of the table have such a name, by their number.
///
/// ```
/// use jadoube_collection::{TextWanted, openings_named};
/// let named = openings_named(&TextWanted::new("najdorf"));
/// assert!(named.iter().filter(|is| **is).count() > 10);
/// ```
#[must_use]
pub fn openings_named(wanted: &TextWanted) -> Vec<bool> {
    openings::all().iter().map(|opening| wanted.admits(opening.name)).collect()
}

/// The moves of a line from the usual array: the position that they reach, and the moves as
/// [`encode`](crate::moves::encode) writes them.
///
/// # Errors
///
/// What cannot be read.
///
/// ```
/// use jadoube_collection::line;
/// let (position, moves) = line("1. e4 e5 2. Nf3")?;
/// assert_eq!((position.fullmoves(), moves.len()), (2, 3));
/// assert!(line("nonsense").unwrap_err().contains("expected moves"));
/// assert!(line("e4 Ke7").unwrap_err().contains("not a legal move"));
/// # Ok::<(), String>(())
/// ```
pub fn line(text: &str) -> Result<(Position, Vec<u8>), String> {
    let no_moves = || format!("expected moves such as `e4 e5 Nf3`, found `{text}`");
    let game = PgnGame::first(text.as_bytes()).map_err(|error| match error {
        ReadError::NoGame { .. } => no_moves(),
        error => error.to_string(),
    })?;
    if !game.tags.is_empty() || game.line.plies.is_empty() {
        return Err(no_moves());
    }
    let (mut position, mut moves) = (Position::default(), Vec::new());
    for ply in &game.line.plies {
        let played = san::read(&position, &ply.san).map_err(|error| error.to_string())?;
        encode(&position, played, &mut moves);
        position = position.play(played);
    }
    Ok((position, moves))
}
