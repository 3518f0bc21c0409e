//! Findings as a table in Apache Parquet, for DuckDB, Polars, Spark and whatever else reads it.
//!
//! The table grows under another name and gets its own once it is whole.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::audit::Told;
use collection::Unfinished;
use parquet::basic::{Compression, ZstdLevel};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use crate::commands::unusable::unwritable;
use crate::terminal::out::CommandError;

/// So many findings are kept in memory before they are written together.
const ROWS_TOGETHER: usize = 1 << 16;

/// What a column holds.
enum Cells {
    Text(fn(&Told) -> &str),
    TextOrNone(fn(&Told) -> Option<&str>),
    Texts(fn(&Told) -> &[String]),
    Number(fn(&Told) -> u64),
}

/// The columns, named as the fields of the JSON are.
const COLUMNS: [(&str, Cells); 18] = [
    ("file", Cells::Text(|told| &told.file)),
    ("game", Cells::Number(|told| told.game)),
    ("ply", Cells::Number(|told| told.ply.into())),
    ("kind", Cells::Text(|told| &told.kind)),
    ("articles", Cells::Texts(|told| &told.articles)),
    ("code", Cells::TextOrNone(|told| told.code.as_deref())),
    ("chosen", Cells::TextOrNone(|told| told.chosen.as_deref())),
    ("fen", Cells::Text(|told| &told.fen)),
    ("says", Cells::Text(|told| &told.says)),
    ("id", Cells::Text(|told| &told.id)),
    ("white", Cells::Text(|told| &told.white)),
    ("black", Cells::Text(|told| &told.black)),
    ("event", Cells::Text(|told| &told.event)),
    ("date", Cells::Text(|told| &told.date)),
    ("result", Cells::Text(|told| &told.result)),
    ("by_law", Cells::TextOrNone(|told| told.by_law.as_deref())),
    ("line", Cells::Number(|told| told.line)),
    ("byte", Cells::Number(|told| told.byte)),
];

/// A table that is being written.
pub struct Table {
    file: PathBuf,
    writer: SerializedFileWriter<Unfinished>,
    waiting: Vec<Told>,
}

impl Table {
    /// Begins a table.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn create(file: &Path) -> Result<Self, CommandError> {
        let written = Unfinished::beside(file, "part").map_err(|error| unwritable(file, &error))?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_created_by(concat!("jadoube ", env!("CARGO_PKG_VERSION")).to_owned());
        let writer = parse_message_type(&schema())
            .and_then(|schema| {
                SerializedFileWriter::new(written, Arc::new(schema), Arc::new(properties.build()))
            })
            .map_err(|error| unwritable(file, &error))?;
        Ok(Table { file: file.to_owned(), writer, waiting: Vec::new() })
    }

    /// Adds a finding.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn add(&mut self, told: Told) -> Result<(), CommandError> {
        self.waiting.push(told);
        if self.waiting.len() >= ROWS_TOGETHER {
            self.write().map_err(|error| unwritable(&self.file, &error))?;
        }
        Ok(())
    }

    /// Writes what is left, and gives the table its name.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn end(mut self) -> Result<(), CommandError> {
        let ended = self.write().and_then(|()| self.writer.into_inner());
        let table = ended.map_err(|error| unwritable(&self.file, &error))?;
        table.take_name(&self.file).map_err(|error| unwritable(&self.file, &error))
    }

    fn write(&mut self) -> Result<(), ParquetError> {
        let rows = std::mem::take(&mut self.waiting);
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.writer.next_row_group()?;
        for (_, cells) in &COLUMNS {
            let mut column = group.next_column()?.ok_or_else(mismatch)?;
            write_cells(column.untyped(), cells, &rows)?;
            column.close()?;
        }
        group.close().map(drop)
    }
}

/// The schema, in the language of the format.
fn schema() -> String {
    let columns = COLUMNS.iter().map(|(name, cells)| match cells {
        Cells::Text(_) => format!("REQUIRED BYTE_ARRAY {name} (STRING);"),
        Cells::TextOrNone(_) => format!("OPTIONAL BYTE_ARRAY {name} (STRING);"),
        Cells::Texts(_) => format!(
            "REQUIRED GROUP {name} (LIST) {{ REPEATED GROUP list {{ REQUIRED BYTE_ARRAY element (STRING); }} }}"
        ),
        Cells::Number(_) => format!("REQUIRED INT64 {name};"),
    });
    format!("message findings {{ {} }}", columns.collect::<Vec<_>>().join(" "))
}

fn write_cells(column: &mut ColumnWriter<'_>, cells: &Cells, rows: &[Told]) -> Result<(), ParquetError> {
    match (column, cells) {
        (ColumnWriter::ByteArrayColumnWriter(column), Cells::Text(of)) => {
            let values: Vec<_> = rows.iter().map(|row| ByteArray::from(of(row))).collect();
            column.write_batch(&values, None, None).map(drop)
        }
        (ColumnWriter::ByteArrayColumnWriter(column), Cells::TextOrNone(of)) => {
            let values: Vec<_> = rows.iter().filter_map(of).map(ByteArray::from).collect();
            let present: Vec<i16> = rows.iter().map(|row| of(row).is_some().into()).collect();
            column.write_batch(&values, Some(&present), None).map(drop)
        }
        (ColumnWriter::ByteArrayColumnWriter(column), Cells::Texts(of)) => {
            let (mut values, mut present, mut goes_on) = (Vec::new(), Vec::new(), Vec::new());
            for row in rows {
                let texts = of(row);
                values.extend(texts.iter().map(|text| ByteArray::from(text.as_str())));
                // A list without texts is one cell in which there is nothing.
                present.extend(std::iter::repeat_n(i16::from(!texts.is_empty()), texts.len().max(1)));
                goes_on.extend((0..texts.len().max(1)).map(|at| i16::from(at > 0)));
            }
            column.write_batch(&values, Some(&present), Some(&goes_on)).map(drop)
        }
        (ColumnWriter::Int64ColumnWriter(column), Cells::Number(of)) => {
            let values: Vec<_> = rows.iter().map(|row| of(row).try_into().unwrap_or(i64::MAX)).collect();
            column.write_batch(&values, None, None).map(drop)
        }
        _ => Err(mismatch()),
    }
}

fn mismatch() -> ParquetError {
    ParquetError::General("the columns are not those of the schema".to_owned())
}
