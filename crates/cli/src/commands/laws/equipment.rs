//! `jadoube laws --equipment`: measures and materials, and whether the measures given are right.

use std::io::{self, Write};
use std::process::ExitCode;

use law::equipment::{MATERIALS, Measured, STANDARDS, Standard};
use serde_json::json;

use super::article::MARGIN;
use crate::terminal::out::{CommandError, Out, Paint};
use crate::terminal::paragraph::fill;

/// The standard by which the exit code goes.
const FIDE: &str = "FIDE";

/// Prints what is asked of board and men; the exit code is 1 if a measure that is given is not as FIDE asks.
pub fn run(measures: &[String], as_json: bool, out: &mut Out) -> Result<ExitCode, CommandError> {
    let given: Vec<_> = measures.iter().map(|text| measure(text)).collect::<Result<_, _>>()?;
    if let Some(text) = twice(&given) {
        return Err(CommandError::message(format!("--equipment: {text} is given twice")));
    }
    let length = |what| given.iter().find(|(measured, _)| *measured == what).map(|(_, length)| *length);
    let judged: Vec<_> = STANDARDS.iter().map(|standard| (standard, standard.met(length))).collect();
    if as_json {
        in_json(&judged, out)?
    } else {
        in_words(&judged, out)?
    }
    let fails = judged.iter().any(|(standard, met)| standard.of == FIDE && *met == Some(false));
    Ok(ExitCode::from(u8::from(fails)))
}

fn in_words(judged: &[(&Standard, Option<bool>)], out: &mut Out) -> io::Result<()> {
    writeln!(out, "{}", out.paint(Paint::Bold, "Measures"))?;
    for (standard, met) in judged {
        let (paint, verdict) = match met {
            None => (Paint::Faint, ""),
            Some(true) => (Paint::Green, "As it should be: "),
            Some(false) => (Paint::Red, "Not so: "),
        };
        let line = fill(MARGIN, &format!("{verdict}{} ({})", standard.says, standard.of));
        writeln!(out, "{}", out.paint(paint, line))?;
    }
    writeln!(out, "\n{}", out.paint(Paint::Bold, "Make and materials"))?;
    MATERIALS.iter().try_for_each(|says| writeln!(out, "{}", fill(MARGIN, says)))
}

fn in_json(judged: &[(&Standard, Option<bool>)], out: &mut Out) -> io::Result<()> {
    let standard = |(standard, met): &(&Standard, Option<bool>)| json!({"of": standard.of, "says": standard.says, "met": met});
    let standards: Vec<_> = judged.iter().map(standard).collect();
    writeln!(out, "{}", json!({"standards": standards, "materials": MATERIALS}))
}

fn twice(given: &[(Measured, u32)]) -> Option<&'static str> {
    let seen = |what: Measured| given.iter().filter(|(other, _)| *other == what).count();
    given.iter().find(|(what, _)| seen(*what) > 1).map(|(what, _)| what.word())
}

/// `king=95`, `king=95mm`, `king=9.5cm` or `king=3.75in`, in tenths of a millimetre.
fn measure(text: &str) -> Result<(Measured, u32), CommandError> {
    let known = Measured::ALL.map(Measured::word).join(", ");
    let wrong = || {
        CommandError::message(format!(
            "--equipment: `{text}` is no measure: expected one of {known}, `=` and a length, as in `king=95mm`"
        ))
    };
    let (word, length) = text.split_once('=').ok_or_else(wrong)?;
    let what = Measured::ALL.into_iter().find(|what| what.word().eq_ignore_ascii_case(word.trim()));
    let tenths = tenths_of_mm(length.trim()).ok_or_else(wrong)?;
    Ok((what.ok_or_else(wrong)?, tenths))
}

fn tenths_of_mm(length: &str) -> Option<u32> {
    let end = length.find(|letter: char| letter.is_ascii_alphabetic()).unwrap_or(length.len());
    let (number, unit) = length.split_at(end);
    let each = match unit {
        "" | "mm" => 10.0,
        "cm" => 100.0,
        "in" => 254.0,
        _ => return None,
    };
    let number: f64 = number.trim().parse().ok()?;
    let tenths = (number * each).round();
    (1.0..=100_000.0).contains(&tenths).then_some(tenths as u32)
}

#[cfg(test)]
mod tests {
    use super::tenths_of_mm;

    #[test]
    fn lengths_in_their_units() {
        assert_eq!(tenths_of_mm("95"), Some(950));
        assert_eq!(tenths_of_mm("9.5cm"), Some(950));
        assert_eq!(tenths_of_mm("3.75in"), Some(953));
        assert_eq!(tenths_of_mm("57.15 mm"), Some(572));
        for wrong in ["", "mm", "-5", "0", "nan", "5 ft", "1e9"] {
            assert_eq!(tenths_of_mm(wrong), None, "{wrong}");
        }
    }
}
