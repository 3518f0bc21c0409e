//! The form of a step.

/// What a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The board.
    Board,
    /// The array.
    Array,
    /// The first move.
    FirstMove,
    /// The King's leap.
    King,
    /// From the fers to the Queen.
    Queen,
    /// From the fil to the Bishop.
    Bishop,
    /// The Pawn's two steps.
    DoubleStep,
    /// Taking in passing.
    InPassing,
    /// Promotion.
    Promotion,
    /// Castling.
    Castling,
    /// Stalemate.
    Stalemate,
    /// The bare King.
    BareKing,
    /// Repetition.
    Repetition,
    /// Limits of moves.
    MoveLimit,
    /// Perpetual check.
    Perpetual,
    /// Touch and penalties.
    Touch,
    /// Clocks.
    Clocks,
    /// Codes of laws and their editions.
    Laws,
}

impl Subject {
    /// Every subject, in the order of a game.
    pub const ALL: [Subject; 18] = [
        Subject::Board,
        Subject::Array,
        Subject::FirstMove,
        Subject::King,
        Subject::Queen,
        Subject::Bishop,
        Subject::DoubleStep,
        Subject::InPassing,
        Subject::Promotion,
        Subject::Castling,
        Subject::Stalemate,
        Subject::BareKing,
        Subject::Repetition,
        Subject::MoveLimit,
        Subject::Perpetual,
        Subject::Touch,
        Subject::Clocks,
        Subject::Laws,
    ];

    /// Its word on a command line, and its title.
    const fn called(self) -> (&'static str, &'static str) {
        match self {
            Subject::Board => ("board", "The board"),
            Subject::Array => ("array", "The array"),
            Subject::FirstMove => ("first-move", "The first move"),
            Subject::King => ("king", "The King's leap"),
            Subject::Queen => ("queen", "From the fers to the Queen"),
            Subject::Bishop => ("bishop", "From the fil to the Bishop"),
            Subject::DoubleStep => ("double-step", "The Pawn's two steps"),
            Subject::InPassing => ("in-passing", "Taking in passing"),
            Subject::Promotion => ("promotion", "Promotion"),
            Subject::Castling => ("castling", "Castling"),
            Subject::Stalemate => ("stalemate", "Stalemate"),
            Subject::BareKing => ("bare-king", "The bare King"),
            Subject::Repetition => ("repetition", "Repetition"),
            Subject::MoveLimit => ("move-limit", "Limits of moves"),
            Subject::Perpetual => ("perpetual-check", "Perpetual check"),
            Subject::Touch => ("touch", "Touch and penalties"),
            Subject::Clocks => ("clocks", "Clocks"),
            Subject::Laws => ("laws", "Codes of laws and their editions"),
        }
    }

    /// Its word on a command line, such as `double-step`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.called().0
    }

    /// What it is about, in a few words.
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.called().1
    }

    /// The subject of this word.
    #[must_use]
    pub fn named(word: &str) -> Option<Subject> {
        Subject::ALL.into_iter().find(|subject| subject.word() == word)
    }
}

/// How certain a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Settled by the account that this project follows, or printed in a code that it has.
    Certain,
    /// Read in the source that is named.
    Read,
    /// General knowledge, not yet verified.
    General,
    /// Our choice, where the sources differ or say nothing.
    Choice,
}

impl Certainty {
    /// Its word: `certain`, `read`, `general-knowledge`, `our-choice`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Certainty::Certain => "certain",
            Certainty::Read => "read",
            Certainty::General => "general-knowledge",
            Certainty::Choice => "our-choice",
        }
    }
}

/// One step: what changed, and when.
#[derive(Debug)]
pub struct Step {
    /// What it is about.
    pub subject: Subject,
    /// Its date or span, as it is printed.
    pub when: &'static str,
    /// A few words for it.
    pub title: &'static str,
    /// What changed, in one paragraph.
    pub says: &'static str,
    /// Where it was read.
    pub source: &'static str,
    /// How certain it is.
    pub certainty: Certainty,
    /// The articles that have it: the id of a code, and the number there.
    pub articles: &'static [(&'static str, &'static str)],
    /// A position in which it can be tried; none where no board shows it.
    pub trial: Option<Trial>,
}

/// A position in which a step can be tried.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The rules of the step.
    pub since: Rules,
    /// The rules before it, where a board shows the change.
    pub before: Option<Rules>,
    /// The position, as a FEN; empty for the array of the rules.
    pub start: &'static str,
    /// Acts that are done before the reader's hand begins, as lines of a script.
    pub given: &'static [&'static str],
    /// What to try, and what comes of it.
    pub tries: &'static [Try],
}

/// A code, and the lines of a script that announce what is played in the place of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The id of the code.
    pub code: &'static str,
    /// Lines such as `rule-castling: two-moves`.
    pub lines: &'static [&'static str],
    /// The squares of the men that have their leap yet, such as `e1e8`; empty where no man leaps.
    pub leaps: &'static str,
}

/// An act, and what comes of it under the rules of the step and under those before.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    /// A line of a script, such as `white moves e1g2`.
    pub act: &'static str,
    /// What comes of it since the step.
    pub since: Comes,
    /// What came of it before; none where nothing is compared.
    pub before: Option<Comes>,
}

/// What comes of an act that is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comes {
    /// It is lawful, and the game goes on.
    Lawful,
    /// It is not lawful, or has no effect.
    Not,
    /// It wins the game.
    Wins,
    /// It wins half of what is at stake.
    WinsHalf,
    /// It draws the game.
    Draws,
    /// It loses the game.
    Loses,
}

impl Comes {
    /// Its word, such as `lawful`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Comes::Lawful => "lawful",
            Comes::Not => "not",
            Comes::Wins => "wins",
            Comes::WinsHalf => "wins-half",
            Comes::Draws => "draws",
            Comes::Loses => "loses",
        }
    }
}

impl Trial {
    /// The script of the position under these rules, at a table that refuses unlawful moves: its header and the acts
    /// that are given, the reader's own to be added.
    #[must_use]
    pub fn script(&self, rules: Rules) -> String {
        let mut text = format!("code: {}\ntable: guarded\n", rules.code);
        let start = (!self.start.is_empty())
            .then(|| format!("start: {} {}", self.start, rules.leaps).trim_end().to_owned());
        for line in rules.lines.iter().copied().chain(start.as_deref()) {
            text += line;
            text.push('\n');
        }
        text.push('\n');
        for act in self.given {
            text += act;
            text.push('\n');
        }
        text
    }
}

impl Rules {
    pub(super) const fn of(code: &'static str) -> Rules {
        Rules { code, lines: &[], leaps: "" }
    }

    pub(super) const fn with(code: &'static str, lines: &'static [&'static str]) -> Rules {
        Rules { code, lines, leaps: "" }
    }

    pub(super) const fn leaping(self, leaps: &'static str) -> Rules {
        Rules { leaps, ..self }
    }
}

pub(super) const fn tried(act: &'static str, since: Comes, before: Comes) -> Try {
    Try { act, since, before: Some(before) }
}

pub(super) const fn alone(act: &'static str, since: Comes) -> Try {
    Try { act, since, before: None }
}
