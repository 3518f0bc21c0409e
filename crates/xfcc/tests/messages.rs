//! Messages are read as they were written, those of other programs too, and whatever else comes is refused with its place.

use jadoube_xfcc::{Answer, Game, GameResult, Limits, Login, Move, Outcome, Request, TimeLeft};
use proptest::prelude::*;

fn login() -> Login {
    Login { username: "ada".to_owned(), password: "pass".to_owned() }
}

/// As Scid sends it, blanks and all.
#[test]
fn a_request_of_another_program_is_read() {
    let sent = r#"<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <!-- a comment -->
  <soap:Body>
    <MakeAMove xmlns="http://www.bennedik.com/webservices/XfccBasic">
      <username>a&#100;a</username><password>p&amp;<![CDATA[<w>]]></password>
      <gameId>17</gameId><resign>false</resign><acceptDraw>0</acceptDraw>
      <movecount>3</movecount><myMove> Nf3 </myMove>
      <offerDraw>1</offerDraw><claimDraw/><myMessage>Hello!</myMessage>
    </MakeAMove>
  </soap:Body>
</soap:Envelope>"#;
    let login = Login { username: "ada".to_owned(), password: "p&<w>".to_owned() };
    let made = Move {
        game: 17,
        number: 3,
        played: "Nf3".to_owned(),
        offer_draw: true,
        message: "Hello!".to_owned(),
        ..Move::default()
    };
    assert_eq!(Request::read(sent.as_bytes()), Ok(Request::MakeAMove(login, made)));
}

/// As a server built with another library sends it: fields that we do not know, and fewer than we do.
#[test]
fn an_answer_of_another_server_is_read() {
    let sent = r#"<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
<GetMyGamesResponse xmlns="http://www.bennedik.com/webservices/XfccBasic"><GetMyGamesResult>
<XfccGame><id>5</id><white>A</white><black>B</black><myTurn>true</myTurn><hasWhite>true</hasWhite>
<daysPlayer>30</daysPlayer><moves>1. e4 e5 *</moves><whiteElo>2300</whiteElo><result>WhiteWinAdjudicated</result></XfccGame>
</GetMyGamesResult></GetMyGamesResponse></soap:Body></soap:Envelope>"#;
    let expected = Game {
        id: 5,
        white: "A".to_owned(),
        black: "B".to_owned(),
        my_turn: true,
        has_white: true,
        player: TimeLeft { days: 30, ..TimeLeft::default() },
        moves: "1. e4 e5 *".to_owned(),
        result: GameResult::Other("WhiteWinAdjudicated".to_owned()),
        ..Game::default()
    };
    assert_eq!(Answer::read(sent.as_bytes()), Ok(Answer::Games(vec![expected])));
}

#[test]
fn every_outcome_is_read_back() {
    for outcome in Outcome::all().chain([Outcome::Other("SomethingElse".to_owned())]) {
        let answer = Answer::Move(outcome);
        assert_eq!(Answer::read(answer.write().as_bytes()), Ok(answer));
    }
    let fault = Answer::Fault("No such thing".to_owned());
    assert_eq!(Answer::read(fault.write().as_bytes()), Ok(fault));
    assert_eq!(Outcome::named("MoveIsAmbigous"), Outcome::MoveIsAmbiguous);
}

#[test]
fn what_is_no_request_is_refused() {
    let body = |inner: &str| format!("<Envelope><Body>{inner}</Body></Envelope>");
    let named = "<username>a</username><password>b</password>";
    let deep = "<a>".repeat(9) + &"</a>".repeat(9);
    let many = body(&format!("<GetMyGames>{named}{}</GetMyGames>", "<x/>".repeat(80)));
    let cases = [
        ("".to_owned(), "the end of every element"),
        ("hello".to_owned(), "an element"),
        ("<Envelope>".to_owned(), "the end of every element"),
        ("<Envelope></Body>".to_owned(), "well-formed XML"),
        ("<Nothing/>".to_owned(), "a SOAP `Envelope`"),
        ("<Envelope/>".to_owned(), "`Body` in `Envelope`"),
        (body(""), "one element in the `Body`"),
        (body("<GetMyGames/><GetMyGames/>"), "one element in the `Body`"),
        (body("<DropTables/>"), "`GetMyGames` or `MakeAMove`"),
        (body("<GetMyGames/>"), "`username` in `GetMyGames`"),
        (body("<GetMyGames><username>a</username></GetMyGames>"), "`password` in `GetMyGames`"),
        (body(&format!("<MakeAMove>{named}</MakeAMove>")), "`gameId` in `MakeAMove`"),
        (body(&format!("<MakeAMove>{named}<gameId>-1</gameId></MakeAMove>")), "`gameId`, a number"),
        (body(&format!("<MakeAMove>{named}<gameId>2147483648</gameId></MakeAMove>")), "`gameId`, a number"),
        (
            body(&format!("<MakeAMove>{named}<gameId>1</gameId><resign>yes</resign></MakeAMove>")),
            "`resign`, true",
        ),
        (body("<GetMyGames/>") + "<Envelope/>", "the end of the message"),
        ("<!DOCTYPE a [<!ENTITY b \"c\">]><Envelope/>".to_owned(), "an element"),
        ("<?php echo 1 ?><Envelope/>".to_owned(), "an element"),
        ("<Envelope>&b;</Envelope>".to_owned(), "one of XML's own five entities"),
        (deep, "at most 8 elements within another"),
        (many, "at most 64 elements"),
        (" ".repeat(Limits::REQUEST.bytes + 1), "a message of at most 16384 bytes"),
    ];
    for (sent, expected) in cases {
        let error = Request::read(sent.as_bytes()).expect_err(&sent);
        assert!(error.expected.starts_with(expected), "{sent}\n{error}");
        assert!(error.at <= sent.len(), "{sent}\n{error}");
    }
    assert_eq!(Request::read(b"<Envelope>\xff</Envelope>").expect_err("no UTF-8").at, 10);
}

/// What XML can hold: no control characters, and line ends as XML makes them.
fn text() -> impl Strategy<Value = String> {
    "[ -~äé€♔\n\t]{0,40}"
}

/// The same without blanks around it, which fields that are no free text lose.
fn word() -> impl Strategy<Value = String> {
    text().prop_map(|text| text.trim().to_owned())
}

fn number() -> impl Strategy<Value = u32> {
    0u32..=i32::MAX.unsigned_abs()
}

fn time_left() -> impl Strategy<Value = TimeLeft> {
    (number(), 0u32..24, 0u32..60).prop_map(|(days, hours, minutes)| TimeLeft { days, hours, minutes })
}

fn game() -> impl Strategy<Value = Game> {
    let names = [word(), word(), word(), word(), word(), word(), word(), word(), word()];
    let flags = [any::<bool>(), any::<bool>(), any::<bool>()];
    let of = (number(), names, flags, time_left(), time_left());
    let fen = proptest::option::of("[a-z]{1,9}");
    (of, word(), fen).prop_map(
        |((id, names, [my_turn, has_white, draw_offered], player, opponent), result, fen)| {
            let [white, black, event, site, event_date, moves, message, server_info, time_control] = names;
            Game {
                id,
                white,
                black,
                event,
                site,
                event_date,
                my_turn,
                has_white,
                player,
                opponent,
                moves,
                draw_offered,
                result: GameResult::named(&result),
                message,
                server_info,
                game_link: String::new(),
                time_control,
                fen,
            }
        },
    )
}

proptest! {
    #[test]
    fn whatever_a_move_says_is_read_back(
        name in text(), password in text(), game in number(), number in number(), played in word(),
        flags in [any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()], message in text(),
    ) {
        let [resign, accept_draw, offer_draw, claim_draw] = flags;
        let login = Login { username: name, password };
        let made = Move { game, resign, accept_draw, number, played, offer_draw, claim_draw, message };
        let asked = Request::MakeAMove(login, made);
        prop_assert_eq!(Request::read(asked.write().as_bytes()), Ok(asked));
    }

    #[test]
    fn whatever_a_game_says_is_read_back(games in proptest::collection::vec(game(), 0..4)) {
        let answer = Answer::Games(games);
        prop_assert_eq!(Answer::read(answer.write().as_bytes()), Ok(answer));
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Request::read(&bytes);
        let _ = Answer::read(&bytes);
    }

    #[test]
    fn no_torn_message_makes_it_panic(at in 0usize..400, byte in any::<u8>()) {
        let mut sent = Request::GetMyGames(login()).write().into_bytes();
        let at = at % sent.len();
        sent[at] = byte;
        let _ = Request::read(&sent);
        sent.truncate(at);
        prop_assert!(Request::read(&sent).is_err());
    }
}

#[test]
fn a_password_is_in_no_debug_text() {
    let asked = Request::GetMyGames(Login { username: "ada".to_owned(), password: "secret".to_owned() });
    assert!(!format!("{asked:?}").contains("secret"));
}

/// What is no well-formed XML is refused, and so is a field that stands twice: which of them counts is nobody's guess.
#[test]
fn what_is_not_well_formed_is_refused() {
    let message = |head: &str, fields: &str| {
        format!(
            "<Envelope {head}><Body><GetMyGames><username>a</username><password>b</password>{fields}\
             </GetMyGames></Body></Envelope>"
        )
    };
    assert!(Request::read(message("xmlns:s=\"a\"", "<s:more s:is='1'/>").as_bytes()).is_ok());
    for (head, fields, expected) in [
        ("", "<s:more/>", "a prefix that is declared"),
        ("s:is='1'", "", "a prefix that is declared"),
        ("a='1' a='2'", "", "well-formed attributes"),
        ("a='<'", "", "`&lt;` in the value"),
        ("", "<!-- a -- b -->", "well-formed XML"),
        ("", "<password>c</password>", "one `password`"),
    ] {
        let wrong = Request::read(message(head, fields).as_bytes()).unwrap_err().to_string();
        assert!(wrong.contains(expected), "{head} {fields}: {wrong}");
    }
}
