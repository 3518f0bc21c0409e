//! What belongs on paper, as PDF.

use crate::common::House;

#[tokio::test]
async fn each_sheet_is_a_pdf() {
    let house = House::open();
    let mut seen = Vec::new();
    for (path, name) in [
        ("board.pdf", "board.pdf"),
        ("board.pdf?look=plain", "board.pdf"),
        ("score.pdf", "score-sheet.pdf"),
        ("score.pdf?notation=descriptive", "score-sheet.pdf"),
        ("score.pdf?paper=letter&sheets=2", "score-sheet.pdf"),
        ("men.pdf", "pieces.pdf"),
        ("men.pdf?paper=letter", "pieces.pdf"),
        ("board.pdf?paper=letter", "board.pdf"),
        ("diagram.pdf?fen=8/8/8/3k4/8/3K4/8/8&paper=letter", "diagram.pdf"),
        ("diagram.pdf?fen=8/8/8/3k4/8/3K4/8/8", "diagram.pdf"),
        (
            "diagram.pdf?fen=8/8/8/3k4/8/3K4/8/8%20w%20-%20-%200%201&turned=yes&width=60&caption=Two",
            "diagram.pdf",
        ),
        ("laws/bcf-1912", "bcf-1912.pdf"),
        ("laws/bcf-1912?doubts=no", "bcf-1912.pdf"),
    ] {
        let answer = house.get(&format!("/api/print/{path}")).await;
        assert_eq!(
            (answer.status.as_u16(), answer.header("content-type")),
            (200, "application/pdf"),
            "{path}"
        );
        assert_eq!(answer.header("content-disposition"), format!("inline; filename=\"{name}\""), "{path}");
        assert!(answer.text.starts_with("%PDF-"), "{path}");
        assert!(!seen.contains(&answer.text), "{path}: each differs from the others");
        seen.push(answer.text);
    }
}

#[tokio::test]
async fn what_cannot_be_printed_is_refused() {
    let house = House::open();
    for (path, refusal) in [
        ("diagram.pdf", "400 bad-request"),
        ("diagram.pdf?fen=8/9", "400 bad-request"),
        ("board.pdf?look=pink", "400 bad-request"),
        ("score.pdf?notation=figurine", "400 bad-request"),
        ("score.pdf?sheets=6", "400 bad-request"),
        ("board.pdf?paper=a3", "400 bad-request"),
        ("laws/fide-1066", "404 no-such-code"),
    ] {
        assert_eq!(house.get(&format!("/api/print/{path}")).await.refusal(), refusal, "{path}");
    }
    let reasons = house.get("/api/print/diagram.pdf?fen=8/8/8/8/8/8/8/7x").await.reasons();
    assert!(reasons[0].starts_with("column 16: "), "{reasons:?}");
}
