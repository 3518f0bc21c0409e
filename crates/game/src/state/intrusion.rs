//! What was moved in a turn by the other side, and what stood before.

use board::{Position, Side};
use law::Menu;

use crate::state::making::Making;
use crate::state::men::{ManId, Men};

/// What was moved in a turn by the side whose turn it was not, and what stood before.
#[derive(Clone, Debug)]
pub(crate) struct Intrusion {
    by: Side,
    did: Did,
    /// The men at the beginning of the turn, as they were before.
    men: Men,
    position: Position,
    /// All men on the board before the hand moved any, the player's unfinished act included.
    before: Men,
    /// The same after it.
    after: Men,
    /// The mover's own last move, where it was changed into another legal one.
    replaced: Option<Box<Making>>,
    /// The men that the hand touched.
    touched: Vec<ManId>,
    /// What may be exacted in the mover's next turn, if it is annulled.
    owes: Option<(Menu, Vec<&'static str>)>,
    /// What might have been exacted so, if the player had not touched a man himself before.
    barred: Option<(Menu, Vec<&'static str>)>,
    articles: Vec<&'static str>,
    /// What the same hand had moved in the turn before that, and what stands whatever becomes of this: it can be annulled no
    /// more, or the player has consented to it.
    settled: Option<Box<Intrusion>>,
}

/// What the hand did.
#[derive(Clone, Copy, Debug)]
enum Did {
    /// It moved men. That is lawful where the mover's own last move is now another that would have been legal in the
    /// first instance, or where everything stands again where it stood.
    Moved { now: Now, lawful: bool },
    /// It took men off, and moved none: that must be put right, whatever happens.
    TookOff,
    /// In castling the Rook went first, and the King followed it: whether the Rook's move may still be taken alone.
    Castled { in_question: bool },
}

/// What the player says to men moved in his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Now {
    /// Nothing yet: it may still be annulled.
    Open,
    /// Nothing, and it is too late.
    Lapsed,
    /// He consented.
    Consented,
}

impl Intrusion {
    /// Men were moved with these on the board before and after; the player may have it annulled, or has consented.
    pub(crate) fn moved(by: Side, before: Men, after: Men, open: bool, lawful: bool) -> Begun {
        let now = if open { Now::Open } else { Now::Consented };
        Begun { by, did: Did::Moved { now, lawful }, before, after }
    }

    /// Men were taken off, and none moved.
    pub(crate) fn took_off(by: Side, before: Men, after: Men) -> Begun {
        Begun { by, did: Did::TookOff, before, after }
    }

    /// In castling the King followed the Rook, whose move had been made, and may still be taken alone or not.
    pub(crate) fn castled(by: Side, before: Men, after: Men, in_question: bool) -> Begun {
        Begun { by, did: Did::Castled { in_question }, before, after }
    }

    /// It changed the mover's own last move into another: which that was.
    pub(crate) fn replacing(self, replaced: Option<Box<Making>>) -> Intrusion {
        Intrusion { replaced, ..self }
    }

    /// The hand touched these men.
    pub(crate) fn touching(self, touched: Vec<ManId>) -> Intrusion {
        Intrusion { touched, ..self }
    }

    /// By these articles it may be annulled, and this may then be exacted in the mover's next turn.
    pub(crate) fn under(
        self,
        articles: Vec<&'static str>,
        owes: Option<(Menu, Vec<&'static str>)>,
    ) -> Intrusion {
        Intrusion { articles, owes, ..self }
    }

    /// This might be exacted too, if the player had not touched a man himself before.
    pub(crate) fn barring(self, barred: Option<(Menu, Vec<&'static str>)>) -> Intrusion {
        Intrusion { barred, ..self }
    }

    /// The hand has put back some of what it took off: it leaves these men.
    pub(crate) fn leaving(self, after: Men) -> Intrusion {
        Intrusion { after, ..self }
    }

    /// What had been moved before it in the turn stands.
    pub(crate) fn after_settled(self, settled: Option<Intrusion>) -> Intrusion {
        Intrusion { settled: settled.map(Box::new), ..self }
    }

    /// What had been moved before it in the turn, and stands whatever becomes of this.
    pub(crate) fn settled(&self) -> Option<&Intrusion> {
        self.settled.as_deref()
    }

    /// Whether it stands whatever is moved after it in the turn.
    pub(crate) fn is_settled(&self) -> bool {
        self.has_lapsed() || self.has_consent()
    }

    /// The first in the turn of this one and those that were settled before it.
    pub(crate) fn first_of_turn(&self) -> &Intrusion {
        self.settled().map_or(self, Intrusion::first_of_turn)
    }

    /// The same, unless what stands now is lawful.
    pub(crate) fn first_to_undo(&self) -> Option<Intrusion> {
        let first = self.first_of_turn();
        (!self.is_lawful() || !first.is_lawful()).then(|| first.clone())
    }

    pub(crate) fn by(&self) -> Side {
        self.by
    }

    /// The men at the beginning of the turn, as they were before.
    pub(crate) fn men(&self) -> &Men {
        &self.men
    }

    /// The position at the beginning of the turn, as it was before.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// All men on the board before the hand moved any, the player's unfinished act included.
    pub(crate) fn before(&self) -> &Men {
        &self.before
    }

    /// The same after it.
    pub(crate) fn after(&self) -> &Men {
        &self.after
    }

    /// The mover's own last move, where it was changed into another legal one.
    pub(crate) fn replaced(&self) -> Option<&Making> {
        self.replaced.as_deref()
    }

    /// The men that the hand touched.
    pub(crate) fn touched(&self) -> &[ManId] {
        &self.touched
    }

    /// What may be exacted in the mover's next turn, if it is annulled.
    pub(crate) fn owes(&self) -> Option<&(Menu, Vec<&'static str>)> {
        self.owes.as_ref()
    }

    /// What might have been exacted so, if the player had not touched a man himself before.
    pub(crate) fn barred(&self) -> Option<&(Menu, Vec<&'static str>)> {
        self.barred.as_ref()
    }

    pub(crate) fn articles(&self) -> &[&'static str] {
        &self.articles
    }

    /// Whether it may still be annulled.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.did, Did::TookOff | Did::Moved { now: Now::Open, .. })
    }

    /// Whether it could be annulled, and no longer can.
    pub(crate) fn has_lapsed(&self) -> bool {
        matches!(self.did, Did::Moved { now: Now::Lapsed, .. })
    }

    /// Whether the player consented to it.
    pub(crate) fn has_consent(&self) -> bool {
        matches!(self.did, Did::Moved { now: Now::Consented, .. })
    }

    /// Whether what stands now is lawful: another legal move in the place of the last one, castling, or everything where
    /// it stood.
    pub(crate) fn is_lawful(&self) -> bool {
        matches!(self.did, Did::Castled { .. } | Did::Moved { lawful: true, .. })
    }

    /// Whether men were only taken off, and none moved.
    pub(crate) fn is_removal(&self) -> bool {
        matches!(self.did, Did::TookOff)
    }

    /// Whether in castling the King followed the Rook.
    pub(crate) fn is_castling(&self) -> bool {
        matches!(self.did, Did::Castled { .. })
    }

    /// Whether it did, and the Rook's move may still be taken alone.
    pub(crate) fn is_castling_in_question(&self) -> bool {
        matches!(self.did, Did::Castled { in_question: true })
    }

    /// Whether it was the first move of the game, made by the side that was not to make it and not taken back.
    pub(crate) fn began_the_game(&self, entitled: Side) -> bool {
        let began = self.by != entitled && !self.is_removal() && !self.is_lawful();
        began || self.settled().is_some_and(|settled| settled.began_the_game(entitled))
    }

    /// The player consents: it can be annulled no more.
    pub(crate) fn gains_consent(&mut self) {
        if let Did::Moved { now, .. } = &mut self.did {
            *now = Now::Consented;
        }
    }

    /// The player lets it stand: whether he could have annulled it until then.
    pub(crate) fn lapses(&mut self) -> bool {
        match &mut self.did {
            Did::Moved { now, .. } if *now == Now::Open => {
                *now = Now::Lapsed;
                true
            }
            Did::Castled { in_question } => {
                *in_question = false;
                false
            }
            Did::Moved { .. } | Did::TookOff => false,
        }
    }

    /// The touch by which the player let it stand was an accident: it may be annulled.
    pub(crate) fn revives(&mut self) {
        if let Did::Moved { now, .. } = &mut self.did
            && *now == Now::Lapsed
        {
            *now = Now::Open;
        }
    }
}

/// An intrusion, before it is said in what turn.
pub(crate) struct Begun {
    by: Side,
    did: Did,
    before: Men,
    after: Men,
}

impl Begun {
    /// The turn in which it was done began so.
    pub(crate) fn in_turn(self, men: Men, position: Position) -> Intrusion {
        let Begun { by, did, before, after } = self;
        Intrusion {
            by,
            did,
            men,
            position,
            before,
            after,
            replaced: None,
            touched: Vec::new(),
            owes: None,
            barred: None,
            articles: Vec::new(),
            settled: None,
        }
    }
}
