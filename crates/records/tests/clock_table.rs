//! The table of cases in docs/clocks.md: each row is played, and its arithmetic is added up.

use board::Side;
use game::Game;
use game::settings::time::Dials;
use jadoube_records::act;
use jadoube_records::script::Header;

const CLOCKS: &str = include_str!("../../../docs/clocks.md");

/// Knights go out and back: moves that change nothing, as many as a row needs.
const MOVES: [[&str; 2]; 2] = [["g1f3", "f3g1"], ["g8f6", "f6g8"]];

/// A row of the table: the time control, the acts, and what White's and Black's dials are reckoned to show.
struct Row<'t> {
    time: &'t str,
    acts: Vec<&'t str>,
    dials: [&'t str; 2],
}

fn rows() -> Vec<Row<'static>> {
    let table = CLOCKS.split_once("## Cases").expect("the cases").1;
    let lines = table.lines().filter(|line| line.starts_with("| `") && !line.starts_with("| `time` |"));
    lines.map(row).collect()
}

fn row(line: &'static str) -> Row<'static> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [time, acts, white, black] = cells[..] else { panic!("four cells: {line}") };
    let code = |text: &'static str| text.trim().trim_matches('`');
    Row { time: code(time), acts: acts.split("; ").map(code).collect(), dials: [white, black] }
}

fn played(row: &Row) -> Dials {
    let header = format!("code: fide-2023\narbiter: absent\ntime: {}\n", row.time);
    let header = Header::read("row", &header).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::new(header.code, header.settings).expect("a game");
    for text in &row.acts {
        let line = match text.split_once(' ') {
            Some((stamp, act)) => format!("@{stamp} {act}"),
            None => format!("@{text} {} plays {}", game.standing().turn, next_move(&game)),
        };
        let entry = act::read(&line, &game).unwrap_or_else(|error| panic!("{line}: {error}"));
        game.judge(entry).unwrap_or_else(|impossible| panic!("{line}: {impossible}"));
    }
    game.standing().clock.expect("a clock")
}

fn next_move(game: &Game) -> &'static str {
    let standing = game.standing();
    let legal: Vec<String> = standing.legal.iter().map(|&m| standing.position.uci(m)).collect();
    let next = MOVES[standing.turn.index()].iter().find(|next| legal.iter().any(|m| m == *next));
    next.expect("a Knight that can move")
}

/// `5:00 - 0:10 + 0:03 = 4:53`: the sum, after it was added up; none for `no limit`.
fn reckoned(cell: &str) -> Option<i64> {
    if cell == "no limit" {
        return None;
    }
    let (terms, sum) = cell.split_once(" = ").unwrap_or_else(|| panic!("no sum: {cell}"));
    let mut sign = 1;
    let mut total = 0;
    for word in terms.split_whitespace() {
        match word {
            "+" => sign = 1,
            "-" => sign = -1,
            time => total += sign * milliseconds(time),
        }
    }
    assert_eq!(total, milliseconds(sum), "{cell}");
    Some(total)
}

/// `4:39.5`, minutes and seconds.
fn milliseconds(time: &str) -> i64 {
    let (minutes, seconds) = time.split_once(':').unwrap_or_else(|| panic!("no time: {time}"));
    let (seconds, part) = seconds.split_once('.').unwrap_or((seconds, ""));
    let number = |digits: &str| digits.parse::<i64>().unwrap_or_else(|_| panic!("no time: {time}"));
    number(minutes) * 60_000 + number(seconds) * 1_000 + number(&format!("{part:0<3}"))
}

#[test]
fn every_row_is_reckoned_as_the_clock_reckons() {
    let rows = rows();
    assert!(rows.len() > 20, "{} rows", rows.len());
    for row in &rows {
        let dials = played(row);
        let shown =
            [dials.white_ms, dials.black_ms].map(|ms| ms.map(|ms| i64::try_from(ms).expect("a time")));
        for side in Side::ALL {
            let cell = row.dials[side.index()];
            assert_eq!(reckoned(cell), shown[side.index()], "{side}: `{}`, {:?}: {cell}", row.time, row.acts);
        }
    }
}

#[test]
fn every_form_of_a_time_control_has_a_row() {
    let forms = CLOCKS.split_once("## Cases").expect("the cases").0;
    let named = forms.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let rows = rows();
    for (form, _) in named.filter(|(form, _)| !matches!(*form, "time" | "code")) {
        let control = Header::read("form", &format!("code: fide-2023\ntime: {form}\n"));
        assert!(control.is_ok(), "{form}");
        let kind = form.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '/');
        let like = |time: &str| match kind.split_whitespace().next() {
            Some(first @ ("each" | "hourglass" | "white")) => time.starts_with(first),
            _ => marks(time) == marks(form),
        };
        assert!(rows.iter().any(|row| like(row.time)), "no row for `{form}`");
    }
}

/// What kinds of time a control gives, whatever the numbers.
fn marks(time: &str) -> String {
    time.chars().filter(|letter| !letter.is_ascii_digit() && !"smh ".contains(*letter)).collect()
}
