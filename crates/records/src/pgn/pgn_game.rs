//! A game of a text, kept whole.

use board::{Position, Side};

use super::laws;
use super::move_text::MoveText;
use super::oddity::Oddity;
use super::outcome::Outcome;
use super::place::{At, Place};
use super::ply_record::{PlyRecord, Variation};
use super::read_error::ReadError;
use super::reader::Reader;
use super::start::{NoStart, start};
use super::tag::Tag;
use super::visitor::{Flow, Visitor};
use crate::san;
use crate::text::bytes::Text;

/// A game as it stands in a text: tags, moves with their annotations, variations, result.
///
/// As a [`Visitor`] it keeps one game, and begins anew with the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnGame {
    /// Names and values of the tags, in their order.
    pub tags: Vec<Tag>,
    /// The main line.
    pub line: Variation,
    /// The result after the moves.
    pub outcome: Option<Outcome>,
    /// Where the text departs from the form of PGN.
    pub oddities: Vec<(Place, Oddity)>,
    /// The variations that are still open, the innermost last.
    open: Vec<Variation>,
}

impl PgnGame {
    /// The first game of a text.
    ///
    /// # Errors
    ///
    /// As [`Reader::read_game`]. A text without a game gives an empty one.
    ///
    /// ```
    /// let game = jadoube_records::pgn::PgnGame::first("1. e4 {[%clk 0:59:58]} e5 $1 *".as_bytes())?;
    /// assert_eq!(game.line.plies[0].clock(), Some(3_598_000));
    /// assert_eq!(game.line.plies[1].nags, [1]);
    /// # Ok::<(), jadoube_records::pgn::ReadError>(())
    /// ```
    pub fn first(text: &[u8]) -> Result<Self, ReadError> {
        let mut game = PgnGame::default();
        Reader::new(text).read_game(&mut game)?;
        Ok(game)
    }

    /// The value of a tag as text.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<String> {
        let tag = self.tags.iter().find(|tag| tag.name == name.as_bytes())?;
        Some(Text(&tag.value).lossy().into_owned())
    }

    /// The position that the tags give, from which the first move is made; of the older game, where the tag `Laws` names a
    /// code of it.
    ///
    /// # Errors
    ///
    /// Every reason why no game of chess can be played from there, or why the start is not known.
    ///
    /// ```
    /// let game = jadoube_records::pgn::PgnGame::first("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"] 1. e4 *".as_bytes())?;
    /// assert_eq!(game.start().map(|position| position.legal_moves().len()), Ok(6));
    /// # Ok::<(), jadoube_records::pgn::ReadError>(())
    /// ```
    pub fn start(&self) -> Result<Position, Vec<String>> {
        let tags = |name: &str| self.tag(name);
        if let Some(code) = laws::named(&tags) {
            return laws::start(code, &tags).map(|(_, position)| position);
        }
        if let Some(oddity) = self.black_first() {
            return Err(vec![oddity.to_string()]);
        }
        let [fen, set_up, variant] = ["FEN", "SetUp", "Variant"].map(|name| self.tag(name));
        start(fen.as_deref(), set_up.as_deref(), variant.as_deref()).map_err(|why| match why {
            NoStart::Refused { reasons, .. } => reasons,
            NoStart::Variant(_) | NoStart::Unknown => vec![why.to_string()],
        })
    }

    /// The start, and the position after each move of the main line, as far as its moves can be read.
    ///
    /// # Errors
    ///
    /// As [`PgnGame::start`].
    ///
    /// ```
    /// let game = jadoube_records::pgn::PgnGame::first("1. e4 e5 2. Nf3 {best} *".as_bytes())?;
    /// let positions = game.positions().map_err(|reasons| reasons.join("; "))?;
    /// assert_eq!(positions.len(), 4);
    /// assert!(positions[3].fen().starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn positions(&self) -> Result<Vec<Position>, Vec<String>> {
        let mut positions = vec![self.start()?];
        for ply in &self.line.plies {
            let before = positions[positions.len() - 1];
            let Ok(played) = san::read_bytes(&before, ply.san.as_bytes()) else { break };
            positions.push(before.play(played));
        }
        Ok(positions)
    }

    /// That the moves begin with one of Black's, and nobody knows from where.
    fn black_first(&self) -> Option<&Oddity> {
        self.oddities.iter().map(|(_, oddity)| oddity).find(|oddity| matches!(oddity, Oddity::BlackFirst(_)))
    }

    /// The number of the first move, and whose it is, where no start tells it.
    pub(super) fn first_number(&self) -> (u32, Side) {
        match self.black_first() {
            Some(Oddity::BlackFirst(number)) => (*number, Side::Black),
            _ => (1, Side::White),
        }
    }

    /// Whether the tag `Laws` names a code of the older game.
    pub(crate) fn names_older_laws(&self) -> bool {
        laws::named(&|name| self.tag(name)).is_some()
    }

    /// The game with each move changed, in its variations too.
    pub fn change_moves(&mut self, change: &impl Fn(&str) -> String) {
        self.line.change_moves(change);
    }

    fn innermost(&mut self) -> &mut Variation {
        self.open.last_mut().unwrap_or(&mut self.line)
    }
}

impl Visitor for PgnGame {
    fn begin_game(&mut self, _at: At) {
        *self = PgnGame::default();
    }

    fn tag(&mut self, name: Text, value: Text, _at: At) {
        self.tags.push(Tag { name: name.bytes().to_vec(), value: value.unescaped().into_owned() });
    }

    fn san(&mut self, san: MoveText, at: At) {
        let ply = PlyRecord { san: san.to_string(), place: at.place(), ..PlyRecord::default() };
        self.innermost().plies.push(ply);
    }

    fn nag(&mut self, nag: u8, _at: At) {
        if let Some(ply) = self.innermost().plies.last_mut() {
            ply.nags.push(nag);
        }
    }

    fn comment(&mut self, text: Text, _at: At) {
        let line = self.innermost();
        let comments = line.plies.last_mut().map_or(&mut line.comments, |ply| &mut ply.comments);
        comments.push(text.bytes().to_vec());
    }

    /// A variation before any move is skipped.
    fn begin_variation(&mut self, _at: At) -> Flow {
        if self.innermost().plies.is_empty() {
            return Flow::Skip;
        }
        self.open.push(Variation::default());
        Flow::Tell
    }

    fn end_variation(&mut self, _at: At) {
        let Some(line) = self.open.pop() else { return };
        if let Some(ply) = self.innermost().plies.last_mut() {
            ply.variations.push(line);
        }
    }

    fn result(&mut self, outcome: Outcome, _at: At) {
        self.outcome = Some(outcome);
    }

    fn oddity(&mut self, oddity: Oddity, at: At) {
        self.oddities.push((at.place(), oddity));
    }

    /// Open variations end with the game.
    fn end_game(&mut self, at: At) {
        while !self.open.is_empty() {
            self.end_variation(at);
        }
    }
}
