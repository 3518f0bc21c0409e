//! Games by communication, with whatever people may write to one another: nothing panics, every act is accepted or refused
//! with a reason, and the script of a game is judged to the same game.

#[path = "../schema/mod.rs"]
mod schema;
mod steps;

use game::Game;
use game::act::{Act, AdjournmentAct, CommunicationAct, Entry, PenaltyAct};
use game::standing::{Phase, Ruling, Saying, Standing};
use jadoube_view::{Seat, Viewer};
use proptest::prelude::*;
use proptest::sample::select;
use records::act;
use records::cases;
use records::script::Script;
use schema::Schema;
use steps::{Form, Step, line, step};

const STARTS: &[&str] = &[
    "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8",
    "8/P1k5/K7/8/8/8/6p1/8 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w - - 0 1",
];

/// The header of a game by communication: with time for a reply or without, with several players to a side, and with what
/// the Preface lets the players agree.
fn header() -> impl Strategy<Value = String> {
    let kind = select(vec!["correspondence", "consultation", "blindfold"]);
    let reply = select(vec!["", "reply: 1h\n", "reply: 24h\n", "reply: 3d\n"]);
    let sides = select(vec!["", "sides: white 2\n", "sides: white 2, black 3\n"]);
    let start = prop_oneof![2 => Just(None), 1 => select(STARTS.to_vec()).prop_map(Some)];
    let milder = (any::<bool>(), any::<bool>(), any::<bool>());
    let other =
        select(vec!["", "", "notation: any\n", "time: 20/60m*\n", "first: black\n", "table: guarded\n"]);
    (kind, reply, sides, start, milder, other).prop_map(|(kind, reply, sides, start, milder, other)| {
        let agreed = [(milder.0, "without II.6(e)"), (milder.1, "milder II.7"), (milder.2, "milder III.3")];
        let agreed: Vec<&str> = agreed.into_iter().filter_map(|(is, name)| is.then_some(name)).collect();
        let variation = match agreed.is_empty() {
            true => String::new(),
            false => format!("variation: {}\n", agreed.join(", ")),
        };
        let other = if start.is_some() && other.starts_with("first") { "" } else { other };
        let start = start.map(|fen| format!("start: {fen}\n")).unwrap_or_default();
        format!(
            "code: american-1897\nkind: {kind}\nsearch-states: 500\n{reply}{sides}{start}{variation}{other}\n"
        )
    })
}

fn begin(text: &str) -> (Script, Game) {
    let script = Script::read("x.acts", text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let game = cases::begin(&script).unwrap_or_else(|error| panic!("{error}\n{text}"));
    (script, game)
}

fn is_listed(step: &Step) -> bool {
    matches!(step, Step::May(_))
}

/// Judges a step, and looks at what must be true of every act.
fn judge(game: &mut Game, step: &Step) {
    let before = game.standing();
    let Some(text) = line(game, step) else { return };
    let entry = match act::read(&text, &*game) {
        Ok(entry) => entry,
        Err(error) => {
            assert!(!is_listed(step), "{text} is listed, and no act: {error}");
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let acts: Vec<String> = game.log().iter().map(|judged| act::text(&judged.entry)).collect();
    let story = format!("{}\n{text}", acts.join("\n"));
    match game.judge(entry.clone()) {
        Err(why) => {
            assert!(!why.reasons.is_empty());
            assert!(!is_listed(step), "{story}\nis listed and cannot be done: {:?}", why.reasons);
            assert_eq!(before, game.standing(), "{story}\nhas changed the game");
        }
        Ok(rulings) => {
            // A hand on a man that can be moved is no news.
            let is_hand = matches!(entry.act, Act::Hand(_));
            assert!(is_hand || !rulings.is_empty(), "{story}\nis answered by nothing");
            cites(game, &rulings, &story);
            let after = game.standing();
            assert_eq!(after.phase == Phase::Over, after.result.is_some(), "{story}");
            refused(&before, &after, &entry, &rulings, &story);
            if is_listed(step) {
                listed(&entry, &rulings, &story);
            }
            sent(&before, &after, &entry, &story);
            read_by_itself(&before, &after, step, &text, &rulings, &story);
        }
    }
}

/// Every article that is cited is one of the code, and is cited once.
fn cites(game: &Game, rulings: &[Ruling], story: &str) {
    for ruling in rulings {
        assert!(!ruling.says.is_empty(), "{story}");
        for (at, article) in ruling.articles.iter().enumerate() {
            assert!(game.code().article(article).is_some(), "{story}\n{article} is no article");
            assert!(
                !ruling.articles[..at].contains(article),
                "{story}\n{article} is cited twice: {ruling:?}"
            );
        }
    }
}

/// A penalty or an adoption that is listed is not refused; a claim may be, by an article.
fn listed(entry: &Entry, rulings: &[Ruling], story: &str) {
    let open = matches!(
        entry.act,
        Act::Penalty(PenaltyAct::Exacts(_) | PenaltyAct::Waives)
            | Act::Adjournment(AdjournmentAct::Adopts(_))
    );
    let refused =
        rulings.iter().any(|ruling| ruling.kind.is_refusal() && (open || ruling.articles.is_empty()));
    assert!(!refused, "{story}\nis listed and refused: {rulings:?}");
}

/// What is refused to a player leaves the line and the turn as they were. What people find may answer a claim with a no.
fn refused(before: &Standing, after: &Standing, entry: &Entry, rulings: &[Ruling], story: &str) {
    // A hand on a man that can be moved brings no ruling, and is no refusal.
    let refused = !rulings.is_empty() && rulings.iter().all(|ruling| ruling.kind.is_refusal());
    if refused && !matches!(entry.act, Act::Official(_)) {
        assert_eq!((before.turn, before.line.len()), (after.turn, after.line.len()), "{story}");
        assert_eq!(before.position, after.position, "{story}");
        assert_eq!(before.phase, after.phase, "{story}");
    }
}

/// A message undoes no move of the other side, and of its sender's own no more than the last; nor does the adoption of one
/// of several moves, or a penalty.
fn sent(before: &Standing, after: &Standing, entry: &Entry, story: &str) {
    let made = |standing: &Standing| standing.line.len();
    match entry.act {
        Act::Communication(CommunicationAct::Sends(_)) => {
            assert!(made(after) + 1 >= made(before), "{story}");
            if made(after) < made(before) {
                assert_eq!(Some(after.turn), entry.who.side(), "{story}");
                assert_eq!(after.phase, Phase::Choice, "{story}\ntook a move back without a choice");
            }
        }
        Act::Adjournment(AdjournmentAct::Adopts(_)) => assert!(made(after) >= made(before), "{story}"),
        _ => {}
    }
}

/// Where nothing is open to the other side, the record of one legal move completes the turn, whatever was communicated
/// before it.
fn read_by_itself(
    before: &Standing,
    after: &Standing,
    step: &Step,
    text: &str,
    rulings: &[Ruling],
    story: &str,
) {
    let Step::Sends { by, member: None, series } = step else { return };
    let [(Form::Squares, _, assumed)] = &series[..] else { return };
    let is_settled = |line: &Saying| !matches!(line, Saying::Waive | Saying::Adopt(_));
    let mut theirs = before.may.iter().filter(|open| open.who.side() == Some(!*by));
    let settled = theirs.all(|open| open.option.is_none() && is_settled(&open.line));
    let lawful = before.legal.iter().any(|&m| text.ends_with(&before.position.uci(m)));
    let to_move = before.turn == *by && before.phase == Phase::ToMove;
    if settled && lawful && to_move && assumed.is_empty() {
        assert!(after.line.len() > before.line.len(), "{story}\ndoes not complete the turn: {rulings:?}");
    }
}

/// 200 in an ordinary run; `PROPTEST_CASES` asks for more.
fn games() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|number| number.parse().ok()).unwrap_or(200)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: games(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_by_post_is_its_list_of_acts(header in header(), steps in proptest::collection::vec(step(), 1..40)) {
        let (_, mut game) = begin(&header);
        for step in &steps {
            judge(&mut game, step);
        }
        let entries = game.log().iter().map(|judged| judged.entry.clone());
        let again = Game::replay(game.code(), game.settings().clone(), entries).expect("the same acts");
        prop_assert_eq!(again.log(), game.log());
        prop_assert_eq!(again.standing(), game.standing());

        let text = Script::of(&game).to_string();
        let (script, mut again) = begin(&text);
        prop_assert_eq!(&script.to_string(), &text);
        for act in &script.acts {
            let judged = cases::judge(&mut again, "x.acts", act);
            prop_assert!(judged.is_ok(), "{}\n{:?}", text, judged);
        }
        // A record that lies in its envelope, or that the laws did not take, is not exported.
        if game.log().iter().all(|judged| game.exported(judged) == judged.entry) {
            prop_assert_eq!(again.log(), game.log());
        }
    }

    #[test]
    fn what_each_seat_is_shown_is_as_the_schema_says(
        header in header(),
        steps in proptest::collection::vec(step(), 1..12),
    ) {
        let schema = Schema::read(include_str!("../../../../docs/standing.schema.json"));
        let (_, mut game) = begin(&header);
        for step in &steps {
            judge(&mut game, step);
        }
        prop_assume!(!game.log().is_empty());
        let further = ["white#2", "black#2", "arbiter#1"].map(|name| name.parse().expect("a seat"));
        for viewer in Seat::USUAL.into_iter().chain(further).map(Viewer::from).chain([Viewer::All]) {
            let shown = serde_json::to_value(jadoube_view::line(&game, viewer)).expect("JSON");
            let faults = schema.faults(&shown);
            prop_assert!(faults.is_empty(), "{}\n{:#}", faults.join("\n"), shown);
        }
    }
}
