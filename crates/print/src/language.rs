//! The texts on the papers, in each language. They are those of the page.

/// The language of what is printed beside the laws, which are in English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// The texts are English.
    #[default]
    English,
    /// The texts are German.
    German,
}

/// What stands on the papers.
pub(crate) struct Texts {
    pub board: &'static str,
    pub colour_in: &'static str,
    pub own_words: &'static str,
    pub source: &'static str,
    pub doubt: &'static str,
    pub men: &'static str,
    /// Bishop, Rook, Queen, Knight, King and Pawn: the title, and how it moves.
    pub moves: [(&'static str, &'static str); 6],
    pub score: &'static str,
    /// Event, round, board and date.
    pub event: [&'static str; 4],
    pub sides: [&'static str; 2],
    /// The result, when play began and ended, and the signatures.
    pub end: [&'static str; 4],
    pub algebraic: &'static str,
    pub descriptive: &'static str,
}

impl Language {
    pub(crate) fn texts(self) -> &'static Texts {
        match self {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }
}

static ENGLISH: Texts = Texts {
    board: "A board",
    colour_in: "Colour in the squares that have a dot.",
    own_words: "The order and numbering are those of the printed laws. The words are our own.",
    source: "Source.",
    doubt: "Doubt.",
    men: "How the pieces move",
    moves: [
        (
            "The Bishop",
            "The Bishop moves along the diagonals, the slanting lines, as far as they are free. It stays on squares of \
             one colour for the whole game.",
        ),
        ("The Rook", "The Rook moves straight ahead, back, or to the side, as far as the way is free."),
        ("The Queen", "The Queen moves like a Rook or like a Bishop. She is the strongest piece."),
        (
            "The Knight",
            "The Knight jumps: two squares straight and one to the side. It lands on a square of the other colour, and may \
             jump over any piece.",
        ),
        (
            "The King",
            "The King moves one square in any direction, but never to a square that the other side attacks.",
        ),
        (
            "The Pawn",
            "The Pawn moves one square ahead, never back. For its first move it may go two. It takes differently: one square \
             diagonally forward.",
        ),
    ],
    score: "Score sheet",
    event: ["Event", "Round", "Board", "Date"],
    sides: ["White", "Black"],
    end: ["Result", "Begun", "Ended", "Signatures"],
    algebraic: "K King, Q Queen, R Rook, B Bishop, N Knight; a Pawn has no letter. x takes, O-O castles, O-O-O castles long, \
                + check, # mate, (=) a draw was offered.",
    descriptive: "K King, Q Queen, R Rook, B Bishop, Kt Knight, P Pawn. A square is named after the piece that stands on its \
                  file at the start, and its row is counted from the player: P-K4, Kt-KB3. BxKt: the Bishop takes the \
                  Knight. Castles K, Castles Q, ch, dis. ch, mate, e.p.",
};

static GERMAN: Texts = Texts {
    board: "Ein Brett",
    colour_in: "Auszumalen sind die Felder mit einem Punkt.",
    own_words: "Reihenfolge und Nummern sind die der gedruckten Regeln. Die Worte sind unsere eigenen, auf Englisch.",
    source: "Quelle.",
    doubt: "Auslegung.",
    men: "Wie die Figuren ziehen",
    moves: [
        (
            "Der Läufer",
            "Der Läufer zieht schräg, so weit der Weg frei ist. Er bleibt die ganze Partie auf Feldern einer Farbe.",
        ),
        ("Der Turm", "Der Turm zieht gerade, nach vorn, zurück oder zur Seite, so weit der Weg frei ist."),
        ("Die Dame", "Die Dame zieht wie ein Turm oder wie ein Läufer. Sie ist die stärkste Figur."),
        (
            "Der Springer",
            "Der Springer springt: zwei Felder gerade und eines zur Seite. Er landet auf einem Feld der anderen Farbe und \
             darf über jede Figur springen.",
        ),
        (
            "Der König",
            "Der König zieht ein Feld in jede Richtung, aber nie auf ein Feld, das die andere Seite angreift.",
        ),
        (
            "Der Bauer",
            "Der Bauer zieht ein Feld nach vorn, nie zurück. Bei seinem ersten Zug dürfen es zwei sein. Er schlägt anders: \
             ein Feld schräg nach vorn.",
        ),
    ],
    score: "Partieformular",
    event: ["Turnier", "Runde", "Brett", "Datum"],
    sides: ["Weiß", "Schwarz"],
    end: ["Ergebnis", "Beginn", "Ende", "Unterschriften"],
    algebraic: "K König, D Dame, T Turm, L Läufer, S Springer; der Bauer hat keinen Buchstaben. x schlägt, 0-0 kurze \
                Rochade, 0-0-0 lange Rochade, + Schach, # matt, (=) Remis angeboten.",
    descriptive: "Englisch: K König, Q Dame, R Turm, B Läufer, Kt Springer, P Bauer. Ein Feld heißt nach der Figur, die anfangs \
                  auf seiner Linie steht, und seine Reihe zählt man vom Spieler aus: P-K4, Kt-KB3. BxKt: Läufer schlägt \
                  Springer. Castles K, Castles Q, ch, dis. ch, mate, e.p.",
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Each text can be set in the fonts of the papers.
    #[test]
    fn the_fonts_have_every_letter() {
        for texts in [&ENGLISH, &GERMAN] {
            let moves = texts.moves.iter().flat_map(|&(title, says)| [title, says]);
            let alone = [
                texts.board,
                texts.colour_in,
                texts.own_words,
                texts.source,
                texts.doubt,
                texts.men,
                texts.score,
                texts.algebraic,
                texts.descriptive,
            ];
            let all = moves.chain(alone).chain(texts.event).chain(texts.sides).chain(texts.end);
            for text in all {
                assert!(crate::font::letters_lacking(text).is_empty(), "{text}");
            }
        }
    }
}
