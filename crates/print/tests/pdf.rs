//! What stands in the files: pages, letters, pieces.

use board::{Setup, Side};
use jadoube_print::{Diagram, Language, Look, Notation, Sheet, booklet, empty_board, men_sheet, score_sheet};

/// The streams of a PDF, unpacked.
fn streams(pdf: &[u8]) -> Vec<Vec<u8>> {
    let find = |from: usize, what: &[u8]| {
        pdf[from..].windows(what.len()).position(|window| window == what).map(|at| from + at)
    };
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(begins) = find(at, b"stream\n") {
        let begins = begins + b"stream\n".len();
        let ends = find(begins, b"\nendstream").expect("the stream ends");
        found
            .push(miniz_oxide::inflate::decompress_to_vec_zlib(&pdf[begins..ends]).expect("a packed stream"));
        at = ends + b"\nendstream".len();
    }
    found
}

/// How often an operator stands in the pages.
fn count(pdf: &[u8], operator: &str) -> usize {
    let pages = streams(pdf).into_iter().filter_map(|stream| String::from_utf8(stream).ok());
    pages.map(|page| page.lines().filter(|line| line.split(' ').next_back() == Some(operator)).count()).sum()
}

fn pages(pdf: &[u8]) -> usize {
    pdf.windows(11).filter(|window| window == b"/Type /Page").count() - 1
}

fn diagram(fen: &str) -> Vec<u8> {
    let setup: Setup = fen.parse().expect("a position");
    Diagram { setup: &setup, caption: "", turned: false, width: 100.0, to_move: None, sheet: Sheet::A4 }.pdf()
}

#[test]
fn every_file_is_whole() {
    let code = law::codes::find("bcf-1912").expect("a code");
    for pdf in [
        empty_board(Look::Grey, Sheet::A4, Language::English),
        empty_board(Look::Plain, Sheet::A4, Language::English),
        score_sheet(Notation::Algebraic, Sheet::A4, 1, Language::English),
        diagram("8/8/8/8/8/8/8/8 w - -"),
        booklet(code, true, Language::English),
    ] {
        assert!(pdf.starts_with(b"%PDF-1."));
        let end = String::from_utf8_lossy(&pdf[pdf.len() - 60..]).into_owned();
        let at: usize =
            end.lines().rev().nth(1).and_then(|line| line.parse().ok()).expect("where the table begins");
        assert!(pdf[at..].starts_with(b"xref"), "{end}");
    }
}

#[test]
fn sheets_have_one_page_and_codes_have_several() {
    for pdf in [
        empty_board(Look::Plain, Sheet::A4, Language::English),
        score_sheet(Notation::Descriptive, Sheet::A4, 1, Language::English),
        men_sheet(Sheet::A4, Language::English),
        men_sheet(Sheet::Letter, Language::English),
        diagram("8/8/8/8/8/8/8/8 w - -"),
    ] {
        assert_eq!(pages(&pdf), 1);
    }
    let code = law::codes::find("fide-2023").expect("a code");
    let (whole, without) =
        (pages(&booklet(code, true, Language::English)), pages(&booklet(code, false, Language::English)));
    assert!(without > 10 && whole > without, "{whole}, {without}");
}

/// A body is filled and outlined: one for each piece, and the balls of a Queen's crown.
#[test]
fn every_piece_of_a_position_is_drawn() {
    let bodies = |fen: &str| count(&diagram(fen), "B");
    assert_eq!(bodies("8/8/8/8/8/8/8/8 w - -"), 0);
    assert_eq!(bodies("8/8/8/3k4/8/3K4/8/8 w - -"), 2);
    assert_eq!(bodies("r6r/1n4b1/2p2p2/8/8/2P2P2/1N4B1/R6R w - -"), 12);
    assert!(bodies("8/8/8/3q4/8/8/8/8 w - -") > 1, "with the balls of its crown");
    assert_eq!(bodies("nnnnnnnn/8/8/8/8/8/8/NNNNNNNN w - -"), 16, "no position that can arise");
}

#[test]
fn each_square_to_be_coloured_has_its_dot() {
    let filled = |look| count(&empty_board(look, Sheet::A4, Language::English), "f");
    assert_eq!(filled(Look::Plain) - filled(Look::Grey), 32);
}

#[test]
fn a_score_sheet_has_sixty_moves() {
    // Event, Round, Board, Date, White, Black, Result, Begun, Ended, Signatures; twice White and Black; the title.
    let words = 10 + 4 + 1;
    let letters =
        count(&score_sheet(Notation::Algebraic, Sheet::A4, 1, Language::English), "Tj") - words - 60;
    assert!((1..=3).contains(&letters), "lines about the letters: {letters}");
}

#[test]
fn a_long_game_has_a_second_score_sheet_that_goes_on() {
    let of = |sheets| score_sheet(Notation::Algebraic, Sheet::A4, sheets, Language::English);
    assert_eq!([0, 1, 2, 3].map(|sheets| pages(&of(sheets))), [1, 1, 2, 3]);
    let sheets: Vec<String> = streams(&of(2))
        .into_iter()
        .filter_map(|stream| String::from_utf8(stream).ok())
        .filter(|page| page.contains("Tj"))
        .collect();
    // On each of them stands as much, and what differs is the number of the sheet and those of its sixty moves.
    let [one, two] = [&sheets[0], &sheets[1]]
        .map(|page| page.lines().filter(|line| line.ends_with("Tj")).collect::<Vec<_>>());
    assert_eq!((sheets.len(), one.len()), (2, two.len()));
    assert_eq!(one.iter().zip(&two).filter(|(one, two)| one != two).count(), 61);
}

/// No letter of any law is printed as a question mark.
#[test]
fn the_fonts_have_every_letter_of_every_code() {
    let fonts = [
        &include_bytes!("../fonts/EBGaramond12-Regular-Latin.otf")[..],
        &include_bytes!("../fonts/EBGaramond12-Italic-Latin.otf")[..],
    ];
    let faces = fonts.map(|bytes| ttf_parser::Face::parse(bytes, 0).expect("a font"));
    for code in law::codes::all() {
        for article in code.every_article() {
            let texts =
                [article.no, article.heading, article.says].into_iter().chain(article.doubts.iter().copied());
            for letter in texts.flat_map(str::chars) {
                for face in &faces {
                    assert!(face.glyph_index(letter).is_some(), "{} {}: {letter:?}", code.id, article.no);
                }
            }
        }
    }
}

/// Eight files and eight ranks, and a disc for the side that moves.
#[test]
fn a_diagram_has_coordinates_and_says_who_moves() {
    let setup: Setup = "8/8/8/3k4/8/3K4/8/8 b - - 0 1".parse().expect("a position");
    let of = |turned, to_move, sheet| {
        Diagram { setup: &setup, caption: "", turned, width: 180.0, to_move, sheet }.pdf()
    };
    let plain = of(false, None, Sheet::A4);
    assert_eq!(count(&plain, "Tj"), 16);
    for side in [Side::White, Side::Black] {
        assert_eq!(count(&of(false, Some(side), Sheet::A4), "c"), count(&plain, "c") + 4, "{side}");
    }
    assert_ne!(of(true, None, Sheet::A4), plain, "turned, the letters run the other way");
}

#[test]
fn paper_may_be_of_the_size_letter() {
    let box_of = |pdf: &[u8]| {
        let text = String::from_utf8_lossy(pdf).into_owned();
        let at = text.find("/MediaBox [").expect("a size");
        let size: Vec<f32> = text[at + 11..]
            .split(']')
            .next()
            .unwrap_or_default()
            .split(' ')
            .filter_map(|it| it.parse().ok())
            .collect();
        (size[2].round(), size[3].round())
    };
    let setup: Setup = "8/8/8/3k4/8/3K4/8/8 b - - 0 1".parse().expect("a position");
    let diagram = |sheet| {
        Diagram { setup: &setup, caption: "", turned: false, width: 100.0, to_move: None, sheet }.pdf()
    };
    for (sheet, size) in [(Sheet::A4, (595.0, 842.0)), (Sheet::Letter, (612.0, 792.0))] {
        for pdf in [
            empty_board(Look::Grey, sheet, Language::English),
            score_sheet(Notation::Algebraic, sheet, 1, Language::English),
            diagram(sheet),
        ] {
            assert_eq!((box_of(&pdf), pages(&pdf)), (size, 1), "{sheet:?}");
        }
    }
}

/// Bishop, Rook, Queen, Knight, King and Pawn reach so many squares on their diagrams; a disc has four curves.
#[test]
fn each_man_shows_where_it_goes() {
    let sheet = men_sheet(Sheet::A4, Language::English);
    let bare: usize = [
        "6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1",
        "6k1/8/3p4/8/3R4/8/8/K7 w - - 0 1",
        "6k1/8/8/8/3Q4/8/8/K7 w - - 0 1",
        "7k/8/2ppp3/2pPp3/3N4/2P1P3/8/K7 w - - 0 1",
        "4k3/8/8/8/3K4/8/8/4r3 w - - 0 1",
        "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1",
    ]
    .iter()
    .map(|fen| count(&diagram(fen), "c"))
    .sum();
    let reached = 13 + 12 + 26 + 8 + 5 + 4;
    assert_eq!(count(&sheet, "c"), bare + 4 * reached);
    assert_eq!(pages(&sheet), 1);
}

/// The place of the booklet among the papers of the next test.
const BOOKLET: usize = 4;

/// What is printed from the German page is German, on as many pages; a booklet, whose headings are longer then, may need one more.
#[test]
fn the_papers_speak_german_too() {
    let code = law::codes::find("fide-2023").expect("a code");
    let papers = |language| {
        [
            empty_board(Look::Plain, Sheet::A4, language),
            score_sheet(Notation::Algebraic, Sheet::A4, 1, language),
            score_sheet(Notation::Descriptive, Sheet::Letter, 1, language),
            men_sheet(Sheet::A4, language),
            booklet(code, true, language),
        ]
    };
    let (english, german) = (papers(Language::English), papers(Language::German));
    for (at, (one, other)) in english.iter().zip(&german).enumerate() {
        let more = pages(other).checked_sub(pages(one));
        assert!(more == Some(0) || at == BOOKLET && more == Some(1), "{at}: {} {}", pages(one), pages(other));
        assert_ne!(one, other);
    }
    let titled = |pdf: &[u8], title: &str| pdf.windows(title.len()).any(|part| part == title.as_bytes());
    assert!(titled(&german[1], "Partieformular") && !titled(&german[1], "Score sheet"));
    assert!(titled(&german[3], "Wie die Figuren ziehen"));
}
