//! Parts as rows of an Arrow table, and back: for each part a row with its counts, and then a row for each finding.

use std::collections::BTreeMap;
use std::sync::Arc;

use audit::Told;
use datafusion::arrow::array::{
    Array, ArrayRef, AsArray, ListArray, ListBuilder, StringArray, StringBuilder, StructArray, UInt64Array,
};
use datafusion::arrow::datatypes::{DataType, Field, FieldRef, Fields, UInt64Type};
use datafusion::arrow::error::ArrowError;
use split::Part;

use crate::columns::{COLUMNS, Cells, unknown};

/// The columns before those of a finding: the number of the split; its counts as JSON, in the first of its rows; and there, how many
/// findings follow.
const BEFORE: [(&str, DataType); 3] =
    [("split", DataType::UInt64), ("counts", DataType::Utf8), ("findings", DataType::UInt64)];

fn fields() -> Fields {
    let before = BEFORE.map(|(name, kind)| Field::new(name, kind, name != "split"));
    let of_finding = COLUMNS.iter().map(|(name, cells)| {
        let kind = match cells {
            Cells::Text(..) | Cells::TextOrNone(..) => DataType::Utf8,
            Cells::Texts(..) => DataType::List(text()),
            Cells::Number(..) => DataType::UInt64,
        };
        Field::new(*name, kind, true)
    });
    before.into_iter().chain(of_finding).collect()
}

fn text() -> FieldRef {
    Arc::new(Field::new("item", DataType::Utf8, true))
}

/// A row.
pub fn item() -> FieldRef {
    Arc::new(Field::new("item", DataType::Struct(fields()), true))
}

/// How many rows these parts are.
pub fn count(parts: &[(u64, Part)]) -> usize {
    parts.iter().map(|(_, part)| 1 + part.findings.len()).sum()
}

/// The rows of these parts.
pub fn of(parts: &[(u64, Part)]) -> Result<ArrayRef, ArrowError> {
    let rows: Vec<(u64, Option<&Part>, Option<&Told>)> = parts
        .iter()
        .flat_map(|(number, part)| {
            let findings = part.findings.iter().map(|told| (*number, None, Some(told)));
            [(*number, Some(part), None)].into_iter().chain(findings)
        })
        .collect();
    let counts = |part: &Part| {
        let bare = part.without_findings();
        serde_json::to_string(&bare).map_err(|error| ArrowError::ExternalError(Box::new(error)))
    };
    let counts: Vec<_> =
        rows.iter().map(|(_, part, _)| part.map(counts).transpose()).collect::<Result<_, _>>()?;
    let found = rows.iter().map(|(_, part, _)| part.map(|part| part.findings.len() as u64));
    let mut columns: Vec<ArrayRef> = vec![
        Arc::new(UInt64Array::from_iter_values(rows.iter().map(|(number, ..)| *number))),
        Arc::new(StringArray::from(counts)),
        Arc::new(found.collect::<UInt64Array>()),
    ];
    columns.extend(COLUMNS.iter().map(|(_, cells)| column(cells, rows.iter().map(|(.., told)| *told))));
    Ok(Arc::new(StructArray::try_new(fields(), columns, None)?))
}

fn column<'a>(cells: &Cells, rows: impl Iterator<Item = Option<&'a Told>>) -> ArrayRef {
    match cells {
        Cells::Text(of, _) => Arc::new(rows.map(|told| told.map(of)).collect::<StringArray>()),
        Cells::TextOrNone(of, _) => Arc::new(rows.map(|told| told.and_then(of)).collect::<StringArray>()),
        Cells::Number(of, _) => Arc::new(rows.map(|told| told.and_then(of)).collect::<UInt64Array>()),
        Cells::Texts(of, _) => {
            let mut lists = ListBuilder::new(StringBuilder::new()).with_field(text());
            rows.for_each(|told| lists.append_option(told.map(|told| of(told).iter().map(Some))));
            Arc::new(lists.finish())
        }
    }
}

/// Parts that are coming in, row by row.
#[derive(Default)]
pub struct Parts {
    begun: BTreeMap<u64, (Part, u64)>,
}

impl Parts {
    /// Takes rows; gives the parts that are whole.
    pub fn take(&mut self, rows: &StructArray) -> Result<Vec<(u64, Part)>, String> {
        let wrong = || "the rows are not those of an audit: has the cluster another version?".to_owned();
        if *rows.fields() != fields() {
            return Err(wrong());
        }
        let (numbers, counts) =
            (rows.column(0).as_primitive::<UInt64Type>(), rows.column(1).as_string::<i32>());
        let findings = rows.column(2).as_primitive::<UInt64Type>();
        for row in 0..rows.len() {
            let number = numbers.value(row);
            if counts.is_valid(row) {
                let part = serde_json::from_str(counts.value(row)).map_err(|_| wrong())?;
                self.begun.insert(number, (part, findings.value(row)));
            } else {
                let (part, _) = self.begun.get_mut(&number).ok_or_else(wrong)?;
                part.findings.push(finding(rows, row));
            }
        }
        let is_whole = |_: &u64, (part, of): &mut (Part, u64)| part.findings.len() as u64 == *of;
        Ok(self.begun.extract_if(.., is_whole).map(|(number, (part, _))| (number, part)).collect())
    }
}

fn finding(rows: &StructArray, row: usize) -> Told {
    let mut told = unknown();
    for ((_, cells), column) in COLUMNS.iter().zip(&rows.columns()[BEFORE.len()..]) {
        match cells {
            Cells::Text(_, set) => set(&mut told, at(column.as_string(), row).unwrap_or_default()),
            Cells::TextOrNone(_, set) => set(&mut told, at(column.as_string(), row)),
            Cells::Number(_, set) => {
                let numbers = column.as_primitive::<UInt64Type>();
                set(&mut told, numbers.is_valid(row).then(|| numbers.value(row)));
            }
            Cells::Texts(_, set) => set(&mut told, texts(column.as_list(), row)),
        }
    }
    told
}

fn at(column: &StringArray, row: usize) -> Option<String> {
    column.is_valid(row).then(|| column.value(row).to_owned())
}

fn texts(column: &ListArray, row: usize) -> Vec<String> {
    let texts = column.value(row);
    let texts = texts.as_string::<i32>();
    (0..texts.len()).filter_map(|row| at(texts, row)).collect()
}

#[cfg(test)]
mod tests {
    use datafusion::arrow::array::AsArray;
    use split::Part;

    use super::{Parts, of};
    use crate::columns::unknown;

    fn part(findings: usize) -> Part {
        let mut part = Part { length: Some(7), cpu_seconds: 0.5, ..Part::default() };
        for number in 0..findings {
            let mut told = unknown();
            told.game = number as u64 + 1;
            told.says = format!("Qh4# mates, {number}");
            told.articles = ["1.4.1", "5.1.1"][..number % 3].iter().map(|it| (*it).to_owned()).collect();
            told.code = (number > 1).then(|| "fide-2023".to_owned());
            told.places.tag = (number > 0).then_some(number as u64);
            part.findings.push(told);
        }
        part
    }

    #[test]
    fn parts_go_and_come_back() {
        let parts = vec![(4, part(3)), (2, part(0)), (9, part(1))];
        let rows = of(&parts).expect("rows");
        let json = |parts: &[(u64, Part)]| serde_json::to_value(parts).expect("JSON");
        let mut whole = parts.clone();
        whole.sort_by_key(|(number, _)| *number);
        assert_eq!(json(&Parts::default().take(rows.as_struct()).expect("parts")), json(&whole));
        // However they are cut on the way.
        let (mut taken, mut coming) = (Vec::new(), Parts::default());
        for row in 0..rows.len() {
            taken.extend(coming.take(rows.slice(row, 1).as_struct()).expect("parts"));
        }
        assert_eq!(json(&taken), json(&parts));
        // What is not whole does not come out.
        assert!(Parts::default().take(rows.slice(0, 3).as_struct()).expect("rows").is_empty());
        assert!(Parts::default().take(rows.slice(1, 1).as_struct()).is_err());
    }
}
