//! An illegal move was found. What now, and what are the times?

use crate::made::{Made, Told};
use crate::situation::Situation;
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::{Seen, Table};
use crate::wrong::Wrong;

assumption!(
    /// Whether the move was completed by the press.
    Pressed, "pressed", "He pressed the clock", Yes "yes" "yes", No "no" "no"
);
assumption!(
    /// Whether the opponent has moved since.
    Replied, "replied", "The opponent has made his move since", No "no" "no", Yes "yes" "yes"
);
assumption!(
    /// How many illegal moves the player completed before.
    Before, "before", "Illegal moves of his before this one", None "0" "none", One "1" "one", Two "2" "two"
);
assumption!(
    /// Who found it.
    Found, "found", "Who found it",
    Opponent "opponent" "the opponent claims it", Arbiter "arbiter" "the arbiter saw it",
    Position "position" "the arbiter sees the position"
);

/// An illegal move that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    made: Told,
    /// What was made after it, in turn.
    replies: Vec<Told>,
    pressed: Pressed,
    replied: Replied,
    before: Before,
    found: Found,
}

impl IllegalMove {
    pub(crate) fn new(made: Told, replies: Vec<Told>) -> Self {
        let replied = if replies.is_empty() { Replied::No } else { Replied::Yes };
        let (pressed, before, found) = (Pressed::Yes, Before::None, Found::Opponent);
        IllegalMove { made, replies, pressed, replied, before, found }
    }

    /// Whether it was pressed matters with a clock, as long as nobody replied; how often before, where the code counts.
    pub(crate) fn switches(&self, situation: &Situation) -> Vec<Switch> {
        let table = situation.table();
        let clock = table.shows().is_some() && self.replied == Replied::No;
        let counted = table.game().standing_without_line().offences.is_some();
        let replied = (self.pressed == Pressed::Yes && self.replies.is_empty()).then(|| switch(self.replied));
        let pressed = clock.then(|| switch(self.pressed));
        let before = counted.then(|| switch(self.before));
        pressed.into_iter().chain(before).chain(replied).chain([switch(self.found)]).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.pressed, key, value)
            || turn(&mut self.before, key, value)
            || turn(&mut self.found, key, value)
            || (self.replies.is_empty() && turn(&mut self.replied, key, value))
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        let made = self.made.on(situation.position()).map_err(|why| Wrong::new("act", why))?;
        let mut table = situation.irregular(
            |table| self.happens(table, made),
            || self.with_offences_before(situation, made),
            |_| [0; 2],
        )?;
        let offender = situation.position().turn();
        let opponent = !offender;
        match self.found {
            _ if table.is_over() => {}
            Found::Position => table.observes(Seen::Position)?,
            Found::Arbiter => {
                let before = *table.game().position();
                table.decides_from_here();
                // After the reply nobody looks at the move any more: he finds it in the score.
                let seen = if self.replied == Replied::Yes { Seen::Position } else { Seen::Move };
                table.act("act", seen.act())?;
                // Where he has nothing to do, what becomes of the move is what its opponent would be told.
                if table.game().position() == &before && !table.is_over() && !table.has_penalised() {
                    let mut claimed = table.clone();
                    let line = self.claim(situation);
                    if claimed.act("act", &line).is_ok() && claimed.was_refused() {
                        table = claimed;
                    }
                }
            }
            // Where a code knows no such claim, its penalties follow from the move itself.
            Found::Opponent if !table.may(&format!("{opponent} claims illegal-move")) => {}
            Found::Opponent => {
                table.act("act", &self.claim(situation))?;
                claims_what_still_stands(&mut table)?;
            }
        }
        Ok(table)
    }

    /// The claim of the opponent; where he has moved since, with the move that it is about.
    fn claim(&self, situation: &Situation) -> String {
        let position = situation.position();
        let (offender, number) = (position.turn(), position.fullmoves());
        let at = match self.replied {
            Replied::Yes => format!(" at {number}{}", &offender.to_string()[..1]),
            Replied::No => String::new(),
        };
        format!("{} claims illegal-move{at}", !offender)
    }

    /// As often as the player has made an illegal move before, he makes one with the same man; it is found, and undone. Of
    /// another man, he would be bound to the touch.
    fn with_offences_before(&self, situation: &Situation, made: Made) -> Result<Table, Wrong> {
        let mut table = situation.table();
        let times = match self.before {
            Before::None => 0,
            Before::One => 1,
            Before::Two => 2,
        };
        for _ in 0..times {
            if table.is_over() || table.game().standing_without_line().offences.is_none() {
                break;
            }
            let ways = made.ways_with_the_same_man(table.game().position());
            let counted = ways.iter().find_map(|way| after_offence(&table, way));
            table = counted.ok_or_else(|| {
                Wrong::new("assumed", "the player can have made no illegal move with this piece before")
            })?;
        }
        Ok(table)
    }

    fn happens(&self, table: &mut Table, made: Made) -> Result<(), Wrong> {
        let offender = table.turn();
        let verb = match (self.pressed, self.replied) {
            (Pressed::No, Replied::No) => "moves",
            _ => "plays",
        };
        table.act_if_on("act", &format!("{offender} {verb} {made}"))?;
        match (self.replied, &self.replies[..]) {
            (Replied::No, _) => {}
            (Replied::Yes, []) => any_reply(table)?,
            (Replied::Yes, replies) => {
                for reply in replies {
                    let by = table.turn();
                    let reply =
                        reply.on(table.game().position()).map_err(|why| Wrong::new("replies", why))?;
                    table.act_if_on("replies", &format!("{by} plays {reply}"))?;
                }
            }
        }
        Ok(())
    }
}

/// A reply that the laws allow; nobody said which it was.
fn any_reply(table: &mut Table) -> Result<(), Wrong> {
    let standing = table.game().standing_without_line();
    match standing.legal.first() {
        Some(&reply) => {
            let line = format!("{} plays {}", standing.turn, standing.position.uci(reply));
            table.act_if_on("replies", &line)
        }
        None => Ok(()),
    }
}

/// What the game comes to when an illegal move is made so and found: it counts, and leaves the position as it was, or ends
/// the game.
fn after_offence(table: &Table, way: &Made) -> Option<Table> {
    let offender = table.turn();
    let counted = |table: &Table| {
        table.game().standing_without_line().offences.map_or(0, |counts| counts[offender.index()])
    };
    let mut tried = table.clone();
    tried.act("act", &format!("{offender} plays {way}")).ok()?;
    tried.act_if_on("act", &format!("{} claims illegal-move", !offender)).ok()?;
    let as_before = || tried.turn() == offender && tried.game().position() == table.game().position();
    (counted(&tried) == counted(table) + 1 && (tried.is_over() || as_before())).then_some(tried)
}

/// A claim that comes too late leaves the later illegal moves on the board, the capture of a King among them. They are
/// claimed next, by the side against which they were made.
fn claims_what_still_stands(table: &mut Table) -> Result<(), Wrong> {
    if table.is_over() || !table.was_refused() {
        return Ok(());
    }
    let player = table.turn();
    for side in [player, !player] {
        let line = format!("{side} claims illegal-move");
        if !table.may(&line) {
            continue;
        }
        let mut tried = table.clone();
        tried.answers_again_from_here();
        tried.act("act", &line)?;
        if !tried.was_refused() {
            *table = tried;
            break;
        }
    }
    Ok(())
}
