//! One page with counts, plots, and the board of each finding. It needs no other file, and no network.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;

use ::audit::{Kind, Tally, Told};
use collection::Unfinished;

use crate::terminal::numbers::{many, thousands};

/// How many findings of one kind get a board; each of the others gets a line.
const BOARDS: usize = 200;

/// Writes the page, which gets its name once it is whole. `unread` tells of the files that could not be read to their ends.
pub fn write(page: &Path, all: &Tally, findings: &[Told], unread: &[String]) -> io::Result<()> {
    let mut written = Unfinished::beside(page, "part")?;
    written.write_all(html(all, findings, unread).as_bytes())?;
    written.take_name(page)
}

fn html(all: &Tally, findings: &[Told], unread: &[String]) -> String {
    let mut page = String::from(HEAD);
    let _ = write!(
        page,
        "<h1>Audit</h1><p>{}, {}. {} in {}.</p>",
        many(all.games, "game"),
        many(all.moves, "move"),
        many(all.findings(), "finding"),
        many(all.games_with_findings(), "game"),
    );
    if !unread.is_empty() {
        page.push_str("<p>That is what could be read.</p><ul>");
        for why in unread {
            let _ = write!(page, "<li>{}</li>", escaped(why));
        }
        page.push_str("</ul>");
    }
    page.push_str("<h2>By kind</h2>");
    let rows: Vec<_> =
        all.by_kind().map(|(kind, count)| (link(kind), count as f64, thousands(count))).collect();
    page.push_str(&bars(&rows));
    page.push_str("<h2>By decade</h2><p>The share of games with a finding.</p>");
    page.push_str(&bars(&decades(all)));
    page.push_str("<h2>Codes</h2><table>");
    for (code, games) in &all.codes {
        let _ = write!(page, "<tr><td>{}</td><td class=n>{}</td></tr>", escaped(code), thousands(*games));
    }
    page.push_str("</table>");
    for (kind, count) in all.by_kind() {
        section(&mut page, kind, count, findings);
    }
    page.push_str("</main></body></html>\n");
    page
}

fn link(kind: Kind) -> String {
    format!("<a href=\"#{kind}\">{kind}</a>")
}

/// `1990s`: its share of games with a finding.
fn decades(all: &Tally) -> Vec<(String, f64, String)> {
    let named = |decade: &str| if decade.is_empty() { "no date".to_owned() } else { format!("{decade}0s") };
    all.decades
        .iter()
        .filter(|(_, (games, _))| *games > 0)
        .map(|(decade, (games, found))| {
            let share = *found as f64 / *games as f64;
            let label = format!("{:.1} % of {}", 100.0 * share, thousands(*games));
            (named(decade), share, label)
        })
        .collect()
}

/// A plot of bars: what, how much, and the text after the bar.
fn bars(rows: &[(String, f64, String)]) -> String {
    let most = rows.iter().map(|row| row.1).fold(f64::MIN_POSITIVE, f64::max);
    let mut text = String::from("<table class=bars>");
    for (what, size, label) in rows {
        let width = 100.0 * size / most;
        let _ = write!(
            text,
            "<tr><th>{what}</th><td><div class=bar style=\"width:{width:.1}%\"></div></td><td class=n>{label}</td></tr>"
        );
    }
    text + "</table>"
}

fn section(page: &mut String, kind: Kind, count: u64, findings: &[Told]) {
    let _ = write!(
        page,
        "<h2 id=\"{kind}\">{}: {} <span class=at>{kind}</span></h2>",
        heading(kind),
        thousands(count)
    );
    let of_kind: Vec<_> = findings.iter().filter(|told| told.kind == kind.word()).collect();
    page.push_str("<div class=cards>");
    for told in of_kind.iter().take(BOARDS) {
        page.push_str(&card(told));
    }
    page.push_str("</div>");
    if let Some(rest) = of_kind.get(BOARDS..).filter(|rest| !rest.is_empty()) {
        let _ = write!(page, "<details><summary>{} more</summary><ul>", thousands(rest.len() as u64));
        for told in rest {
            let _ = write!(page, "<li>{}: {}</li>", game(told), sentence(&told.says));
        }
        page.push_str("</ul></details>");
    }
}

/// The players, the event and the date, as far as they are known; a game without players has its number for a name.
fn title(told: &Told) -> String {
    let known = |text: &str| text.chars().any(|letter| !matches!(letter, '?' | '.' | '-' | ' '));
    let name = |text: &str| if known(text) { text.to_owned() } else { "?".to_owned() };
    let players = match known(&told.white) || known(&told.black) {
        true => format!("{} – {}", name(&told.white), name(&told.black)),
        false => format!("Game {}", thousands(told.game)),
    };
    let place: Vec<&str> = [&*told.event, &*told.date].into_iter().filter(|text| known(text)).collect();
    if place.is_empty() { players } else { format!("{players}, {}", place.join(" ")) }
}

fn game(told: &Told) -> String {
    let names = title(told);
    format!(
        "<b>{}</b> <span class=at>{} game {}, ply {}</span>",
        escaped(&names),
        escaped(&told.file),
        told.game,
        told.ply
    )
}

fn card(told: &Told) -> String {
    let cites = match &told.code {
        Some(code) if !told.articles.is_empty() => {
            format!("<p class=cites>{} {}</p>", escaped(code), escaped(&told.articles.join(", ")))
        }
        _ => String::new(),
    };
    format!(
        "<article>{}<div><p>{}</p><p>{}</p>{cites}</div></article>",
        board(&told.fen),
        game(told),
        sentence(&told.says)
    )
}

/// What a kind of finding is called above its boards.
fn heading(kind: Kind) -> &'static str {
    match kind {
        Kind::IllegalMove => "Illegal moves",
        Kind::AmbiguousMove => "Ambiguous moves",
        Kind::AfterTheEnd => "Moves after the end of the game",
        Kind::ResultContradicts => "Results that the board contradicts",
        Kind::CannotMate => "Wins by a side that cannot mate",
        Kind::CouldMate => "Draws on time against a side that could mate",
        Kind::Unclaimed => "Draws that were not claimed",
        Kind::ReasonContradicts => "Reasons that the board does not bear out",
        Kind::Overstepped => "Time overstepped",
        Kind::Notation => "Notation",
    }
}

/// A sentence; what it quotes from the text stands apart.
fn sentence(says: &str) -> String {
    let parts: Vec<&str> = says.split('`').collect();
    // An odd mark quotes nothing.
    if parts.len().is_multiple_of(2) {
        return escaped(says);
    }
    let quoted = |(at, part): (usize, &&str)| match at % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    };
    parts.iter().enumerate().map(quoted).collect()
}

/// The board of a FEN as a drawing, with White below.
fn board(fen: &str) -> String {
    let Some(placement) = fen.split(' ').next().filter(|placement| !placement.is_empty()) else {
        return String::new();
    };
    let mut text = format!(
        "<svg viewBox=\"0 0 8 8\" role=img aria-label=\"{}\"><rect width=8 height=8 class=l />",
        escaped(fen)
    );
    for square in (0..64).filter(|square| (square / 8 + square % 8) % 2 == 1) {
        let _ = write!(text, "<rect x={} y={} width=1 height=1 class=d />", square % 8, square / 8);
    }
    for (rank, row) in placement.split('/').enumerate() {
        let mut file = 0;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(empty) => file += empty,
                None => {
                    let side = if letter.is_ascii_uppercase() { "w" } else { "b" };
                    let _ = write!(
                        text,
                        "<text x={}.5 y={}.82 class={side}>{}&#xfe0e;</text>",
                        file,
                        rank,
                        figure(letter)
                    );
                    file += 1;
                }
            }
        }
    }
    text + "</svg>"
}

/// The figure of a man; both sides have the full one, and differ in colour.
fn figure(letter: char) -> char {
    match letter.to_ascii_lowercase() {
        'k' => '♚',
        'q' => '♛',
        'r' => '♜',
        'b' => '♝',
        'n' => '♞',
        _ => '♟',
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const HEAD: &str = "<!doctype html>\n<html lang=en><head><meta charset=utf-8><title>Audit</title>\
<meta name=viewport content=\"width=device-width,initial-scale=1\"><style>\
:root{color-scheme:light dark;--ink:#222;--soft:#667;--paper:#fdfcf9;--line:#ddd6c8;--bar:#7a5c3a}\
@media(prefers-color-scheme:dark){:root{--ink:#e8e4da;--soft:#a9a396;--paper:#1d1b18;--line:#3a362f;--bar:#c69a63}}\
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,serif}\
main{max-width:72rem;margin:auto;padding:1rem 1.5rem 4rem}h1{margin:.5rem 0 0}h2{margin:2.2rem 0 .6rem}\
table{border-collapse:collapse}th{font-weight:normal;text-align:left;padding-right:1rem;white-space:nowrap}\
.bars{width:100%}.bars td:nth-child(2){width:65%}.bar{background:var(--bar);height:.9rem;border-radius:2px;min-width:1px}\
.n{text-align:right;padding-left:1rem;white-space:nowrap;font-variant-numeric:tabular-nums}\
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(25rem,1fr));gap:1rem}\
article{display:flex;gap:1rem;border:1px solid var(--line);border-radius:6px;padding:.8rem}\
article p{margin:0 0 .4rem;overflow-wrap:anywhere}svg{flex:none;width:11rem;height:11rem}.at,.cites{color:var(--soft);font-size:.85em}\
.l{fill:#f0dcb8}.d{fill:#b98d61}svg text{font-size:.85px;text-anchor:middle}.w{fill:#fff;stroke:#222;stroke-width:.03}.b{fill:#1a1a1a}\
a{color:inherit}@media(max-width:40rem){.cards{grid-template-columns:1fr}article{flex-direction:column}}\
</style></head><body><main>";
