//! What belongs on paper, as PDF.

use std::ops::RangeInclusive;

use axum::http::{Uri, header};
use axum::response::IntoResponse;
use board::Setup;
use print::{Diagram, Language, Look, Notation, Sheet, letters_lacking};
use serde::Deserialize;

use crate::http::extract::{Named, query};
use crate::http::laws::by_name::find;
use crate::limits::START_BYTES;
use crate::wire::error::Refusal;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardAsked {
    #[serde(default)]
    look: LookAsked,
    #[serde(default)]
    paper: PaperAsked,
    #[serde(default)]
    language: LanguageAsked,
}

/// The paper that the printer takes.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PaperAsked {
    #[default]
    A4,
    Letter,
}

/// The language of the texts, by its tag.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LanguageAsked {
    #[default]
    En,
    De,
}

impl LanguageAsked {
    fn language(self) -> Language {
        match self {
            LanguageAsked::En => Language::English,
            LanguageAsked::De => Language::German,
        }
    }
}

impl PaperAsked {
    fn sheet(self) -> Sheet {
        match self {
            PaperAsked::A4 => Sheet::A4,
            PaperAsked::Letter => Sheet::Letter,
        }
    }
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LookAsked {
    #[default]
    Grey,
    Plain,
}

/// `GET /api/print/board.pdf`
pub(crate) async fn board(uri: Uri) -> Result<impl IntoResponse, Refusal> {
    let BoardAsked { look, paper, language } = query(&uri)?;
    let look = match look {
        LookAsked::Grey => Look::Grey,
        LookAsked::Plain => Look::Plain,
    };
    Ok(pdf("board.pdf", print::empty_board(look, paper.sheet(), language.language())))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreAsked {
    #[serde(default)]
    notation: NotationAsked,
    #[serde(default)]
    paper: PaperAsked,
    /// How many sheets it has.
    sheets: Option<u8>,
    #[serde(default)]
    language: LanguageAsked,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum NotationAsked {
    #[default]
    Algebraic,
    Descriptive,
}

/// How many sheets a score sheet can have, each for sixty moves.
const SHEETS: RangeInclusive<u8> = 1..=5;

/// `GET /api/print/score.pdf`
pub(crate) async fn score(uri: Uri) -> Result<impl IntoResponse, Refusal> {
    let ScoreAsked { notation, paper, sheets, language } = query(&uri)?;
    let notation = match notation {
        NotationAsked::Algebraic => Notation::Algebraic,
        NotationAsked::Descriptive => Notation::Descriptive,
    };
    let sheets = sheets.unwrap_or(1);
    if !SHEETS.contains(&sheets) {
        let expected = format!("sheets: expected {} to {}, found {sheets}", SHEETS.start(), SHEETS.end());
        return Err(Refusal::bad_request("The score sheet cannot have so many sheets.").because([expected]));
    }
    Ok(pdf("score-sheet.pdf", print::score_sheet(notation, paper.sheet(), sheets, language.language())))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MenAsked {
    #[serde(default)]
    paper: PaperAsked,
    #[serde(default)]
    language: LanguageAsked,
}

/// `GET /api/print/men.pdf`
pub(crate) async fn men(uri: Uri) -> Result<impl IntoResponse, Refusal> {
    let MenAsked { paper, language } = query(&uri)?;
    Ok(pdf("pieces.pdf", print::men_sheet(paper.sheet(), language.language())))
}

/// How wide a diagram can be, in millimetres.
const WIDTHS: RangeInclusive<u16> = 30..=180;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiagramAsked {
    fen: String,
    #[serde(default)]
    caption: String,
    #[serde(default)]
    turned: YesOrNo,
    /// In millimetres.
    width: Option<u16>,
    #[serde(default)]
    paper: PaperAsked,
}

#[derive(Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum YesOrNo {
    Yes,
    #[default]
    No,
}

/// `GET /api/print/diagram.pdf`
pub(crate) async fn diagram(uri: Uri) -> Result<impl IntoResponse, Refusal> {
    let DiagramAsked { fen, caption, turned, width, paper } = query(&uri)?;
    if fen.len() > START_BYTES {
        return Err(Refusal::bad_request(format!("A position may hold at most {START_BYTES} bytes.")));
    }
    let alone = fen.split_whitespace().count() == 1;
    let whole = if alone { format!("{} w - - 0 1", fen.trim()) } else { fen };
    let setup: Setup = whole.parse().map_err(|error: board::FenError| {
        let faults = error.faults().iter().map(|fault| format!("column {}: {}", fault.column, fault.says));
        Refusal::bad_request("The position cannot be read.").because(faults)
    })?;
    let width = match width {
        None => 100,
        Some(width) if WIDTHS.contains(&width) => width,
        Some(width) => {
            let expected =
                format!("width: expected {} to {} millimetres, found {width}", WIDTHS.start(), WIDTHS.end());
            return Err(Refusal::bad_request("The diagram cannot have this width.").because([expected]));
        }
    };
    let lacking = letters_lacking(&caption);
    if !lacking.is_empty() {
        let letters: String = lacking.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        return Err(Refusal::bad_request("The caption has letters that the font of the PDF lacks.")
            .because([letters]));
    }
    let (width, turned) = (f32::from(width), turned == YesOrNo::Yes);
    let to_move = (!alone).then_some(setup.turn);
    let diagram = Diagram { setup: &setup, caption: &caption, turned, width, to_move, sheet: paper.sheet() };
    Ok(pdf("diagram.pdf", diagram.pdf()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LawsAsked {
    doubts: Option<YesOrNo>,
    #[serde(default)]
    language: LanguageAsked,
}

/// `GET /api/print/laws/{id}`
pub(crate) async fn laws(Named(id): Named<String>, uri: Uri) -> Result<impl IntoResponse, Refusal> {
    let LawsAsked { doubts, language } = query(&uri)?;
    let code = find(&id)?;
    Ok(pdf(
        &format!("{}.pdf", code.id),
        print::booklet(code, doubts != Some(YesOrNo::No), language.language()),
    ))
}

fn pdf(name: &str, bytes: Vec<u8>) -> impl IntoResponse + use<> {
    let shown = format!("inline; filename=\"{name}\"");
    let heads = [(header::CONTENT_TYPE, "application/pdf".to_owned()), (header::CONTENT_DISPOSITION, shown)];
    (heads, bytes)
}
