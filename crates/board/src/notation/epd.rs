//! EPD: the first four fields of a FEN, then operations.

use std::fmt::Write;

use crate::notation::fen;
use crate::{FenError, FenFault, Setup};

/// A text that is not an EPD, with its faults as for a FEN.
pub type EpdError = FenError;

/// One operation of an EPD: a code and its operands, as in `bm Nf3 e4;` or `id "one";`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// The code, as `bm`.
    pub code: String,
    /// The operands, without their quotation marks.
    pub operands: Vec<String>,
}

impl Setup {
    /// Reads an EPD: four fields as in a FEN, then operations, each ended by `;`. `hmvc` and `fmvn` set the counters and
    /// are returned too.
    ///
    /// Errors: every fault in the text, with its column.
    ///
    /// ```
    /// use jadoube_board::Setup;
    /// let (setup, operations) =
    ///     Setup::parse_epd(r#"4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "castles; or not";"#).unwrap();
    /// assert_eq!(setup.epd(), "4k3/8/8/8/8/8/8/4K2R w K -");
    /// assert_eq!(operations[1].operands, ["castles; or not"]);
    /// ```
    pub fn parse_epd(text: &str) -> Result<(Self, Vec<Operation>), EpdError> {
        let all = fen::fields(text);
        let mut faults = Vec::new();
        let &[pieces, turn, castling, en_passant, ref rest @ ..] = &all[..] else {
            let says = format!("expected four fields, found {}", all.len());
            return Err(FenError::new(text, vec![FenFault { column: 1, says }]));
        };
        let mut setup = fen::first_four([pieces, turn, castling, en_passant], &mut faults);
        let column = rest.first().map_or(1, |field| field.column);
        let tail: String =
            if rest.is_empty() { String::new() } else { text.chars().skip(column - 1).collect() };
        let operations = operations(&tail, column, &mut faults);
        for (i, operation) in &operations {
            set_counter(&mut setup, *i, operation, &mut faults);
        }
        faults.sort_by_key(|fault| fault.column);
        if faults.is_empty() {
            Ok((setup, operations.into_iter().map(|(_, operation)| operation).collect()))
        } else {
            Err(FenError::new(text, faults))
        }
    }

    /// Writes the EPD with these operations.
    ///
    /// An operand that is not one plain word gets quotation marks. EPD cannot write a quotation mark inside an operand, so
    /// it becomes an apostrophe.
    #[must_use]
    pub fn epd_with(&self, operations: &[Operation]) -> String {
        let mut text = self.epd();
        for operation in operations {
            write!(text, " {}", operation.code).ok();
            for operand in &operation.operands {
                write!(text, " {}", quoted(operand)).ok();
            }
            text.push(';');
        }
        text
    }
}

fn quoted(operand: &str) -> String {
    let plain = |c: char| !c.is_whitespace() && c != ';' && c != '"';
    if !operand.is_empty() && operand.chars().all(plain) {
        operand.to_owned()
    } else {
        format!("\"{}\"", operand.replace('"', "'"))
    }
}

fn set_counter(setup: &mut Setup, column: usize, operation: &Operation, faults: &mut Vec<FenFault>) {
    let counter = match operation.code.as_str() {
        "hmvc" => &mut setup.halfmoves,
        "fmvn" => &mut setup.fullmoves,
        _ => return,
    };
    match operation.operands.as_slice() {
        [number] if number.parse::<u32>().is_ok() => *counter = number.parse().unwrap_or(*counter),
        other => {
            let says = format!("expected one number for {}, found `{}`", operation.code, other.join(" "));
            faults.push(FenFault { column, says });
        }
    }
}

/// The operations of a text, each with the column of its code.
fn operations(text: &str, column: usize, faults: &mut Vec<FenFault>) -> Vec<(usize, Operation)> {
    let mut found = Vec::new();
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut letters = text.chars().enumerate().map(|(i, c)| (column + i, c)).peekable();
    while let Some((at, c)) = letters.next() {
        match c {
            ';' => found.extend(operation(at, &mut words, faults)),
            '"' => {
                let word: String = letters.by_ref().map(|(_, c)| c).take_while(|&c| c != '"').collect();
                words.push((at, word));
            }
            c if c.is_whitespace() => {}
            c => {
                let mut word = String::from(c);
                while let Some((_, c)) = letters.next_if(|&(_, c)| !c.is_whitespace() && c != ';' && c != '"')
                {
                    word.push(c);
                }
                words.push((at, word));
            }
        }
    }
    if let Some((at, word)) = words.first() {
        faults.push(FenFault { column: *at, says: format!("expected `;` after the operation `{word}`") });
    }
    found
}

/// Makes an operation of the words before a semicolon.
fn operation(
    at: usize,
    words: &mut Vec<(usize, String)>,
    faults: &mut Vec<FenFault>,
) -> Option<(usize, Operation)> {
    let mut words = std::mem::take(words).into_iter();
    let Some((column, code)) = words.next() else {
        faults.push(FenFault { column: at, says: "expected an operation before `;`".to_owned() });
        return None;
    };
    if quoted(&code) != code {
        faults
            .push(FenFault { column, says: format!("expected the code of an operation, found \"{code}\"") });
    }
    Some((column, Operation { code, operands: words.map(|(_, word)| word).collect() }))
}
