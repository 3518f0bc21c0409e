//! Codes side by side in columns, article by article, where the terminal is wide enough.

use std::io::{self, Write};

use law::counterparts::rows;
use law::topic::Topic;
use law::{Article, Code};

use super::article::remarks;
use crate::commands::code::titled;
use crate::terminal::out::{Out, Paint};
use crate::terminal::paragraph::fill_to;

/// The least width of a column, in characters.
const NARROWEST: usize = 36;

/// What stands between two columns.
const BETWEEN: &str = " │ ";

/// How many columns there are beside each other, and how wide each is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    number: usize,
    width: usize,
}

impl Columns {
    /// So many codes on a terminal of this width; none where no two of them have room.
    pub fn of(codes: usize, terminal: usize) -> Option<Columns> {
        let between = BETWEEN.chars().count();
        let room = (terminal + between) / (NARROWEST + between);
        // Where they need several tables, these are as wide as each other.
        let tables = codes.div_ceil(room.max(1));
        let number = codes.div_ceil(tables.max(1));
        (number >= 2).then(|| Columns { number, width: (terminal + between) / number - between })
    }

    /// Prints what each code has on a topic, as many codes beside each other as there is room for.
    pub fn print(self, topic: Topic, codes: &[&'static Code], out: &mut Out) -> io::Result<()> {
        codes.chunks(self.number).try_for_each(|codes| self.table(topic, codes, out))
    }

    fn table(self, topic: Topic, codes: &[&'static Code], out: &mut Out) -> io::Result<()> {
        writeln!(out)?;
        let titles: Vec<_> =
            codes.iter().map(|code| self.bold(&format!("{} ({})", titled(code), code.id))).collect();
        self.row(&titles, out)?;
        let columns: Vec<Vec<_>> = codes.iter().map(|code| topic.articles(code).collect()).collect();
        if columns.iter().any(Vec::is_empty) {
            let silent = columns.iter().map(|column| match column.is_empty() {
                true => self.plain("The code has no article on this."),
                false => Cell::default(),
            });
            self.row(&silent.collect::<Vec<_>>(), out)?;
        }
        for row in rows(&columns) {
            let cells = row.iter().zip(codes).map(|(article, code)| match article {
                Some(article) => self.article(code, article),
                None => Cell::default(),
            });
            writeln!(out, "{}", self.rule(codes.len()))?;
            self.row(&cells.collect::<Vec<_>>(), out)?;
        }
        Ok(())
    }

    fn rule(self, columns: usize) -> String {
        vec!["─".repeat(self.width); columns].join("─┼─")
    }

    fn row(self, cells: &[Cell], out: &mut Out) -> io::Result<()> {
        let height = cells.iter().map(|cell| cell.lines.len()).max().unwrap_or(0);
        for at in 0..height {
            let line = |cell: &Cell| {
                let text = cell.lines.get(at).map_or("", String::as_str);
                let text = format!("{text:<width$}", width = self.width);
                if at < cell.bold { out.paint(Paint::Bold, text) } else { text }
            };
            let lines: Vec<_> = cells.iter().map(line).collect();
            writeln!(out, "{}", lines.join(BETWEEN).trim_end())?;
        }
        Ok(())
    }

    fn plain(self, text: &str) -> Cell {
        Cell { lines: fill_to(self.width, "", text).lines().map(str::to_owned).collect(), bold: 0 }
    }

    fn bold(self, text: &str) -> Cell {
        let cell = self.plain(text);
        Cell { bold: cell.lines.len(), ..cell }
    }

    fn article(self, code: &Code, article: &Article) -> Cell {
        let mut cell = self.bold(article.no);
        let texts = std::iter::once(article.says.to_owned()).chain(remarks(code, article));
        cell.lines.extend(texts.flat_map(|text| self.plain(&text).lines));
        cell
    }
}

/// What stands in one column of a row.
#[derive(Default)]
struct Cell {
    lines: Vec<String>,
    /// How many of its lines are a heading.
    bold: usize,
}

#[cfg(test)]
mod tests {
    use super::Columns;

    #[test]
    fn as_many_columns_as_have_room() {
        assert_eq!(Columns::of(2, 70), None);
        assert_eq!(Columns::of(1, 300), None);
        assert_eq!(Columns::of(2, 75), Some(Columns { number: 2, width: 36 }));
        assert_eq!(Columns::of(2, 203), Some(Columns { number: 2, width: 100 }));
        let eight = Columns::of(8, 120);
        assert_eq!(eight, Some(Columns { number: 3, width: 38 }), "three tables, of three, three and two");
    }
}
