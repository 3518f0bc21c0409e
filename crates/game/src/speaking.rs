//! What is said at the board and is no claim: notice, consent, offers, resignation, findings, reports.

use board::Side;
use law::question::{
    Agreement, Bar, Conduct as ConductFacts, Excuse, Finding, Ground, Known, Matter, Matters, Named, Naming,
    Origin, Word,
};
use law::{Effect, Figure, Outcome, Provision, figure, providing};

use crate::act::{Act, Clause, Conduct, Fact, Person};
use crate::game::{Dispute, Disputed, Game, articles_of, refused, ruling};
use crate::settings::{BoardPlacing, Given, Start, TimeLimit};
use crate::standing::{EndReason, Ending, GameResult, Ruling, RulingKind};

impl Game {
    pub(crate) fn says(&mut self, who: Side, act: &Act) -> Vec<Ruling> {
        match act {
            Act::SaysAdjust(squares) => self.gives_notice(who, squares),
            Act::Consents => self.consents(who),
            Act::SaysCheck => self.says_check(who),
            Act::GivesNotice => self.gives_notice_of_count(who),
            Act::OffersDraw => self.agrees(who, Word::Offers),
            Act::AcceptsDraw => self.agrees(who, Word::Accepts),
            Act::DeclinesDraw => self.agrees(who, Word::Declines),
            Act::Resigns(_) => vec![self.resigns(who)],
            Act::Claims(claim) => self.claims(who, *claim),
            Act::ClaimsIntending { claim, motion } => self.claims_intending(who, *claim, *motion),
            Act::Exacts(exaction) => self.exacts(who, *exaction),
            Act::Waives => self.waives(who),
            Act::Requires(what) => self.requires(who, *what),
            Act::Refuses => self.refuses(who),
            Act::Admits => self.admits(who),
            Act::Adjourns => self.adjourns(who),
            Act::Seals(sealed) => self.seals(who, sealed),
            Act::Writes(record) => self.writes(who, record),
            Act::Strikes => self.strikes(who),
            Act::Signs(result) => self.signs(who, *result),
            Act::Arrives => self.arrives(who),
            Act::Leaves => vec![ruling(&[], RulingKind::Note, format!("{} has left the board.", who.name()))],
            _ => vec![self.silent("that")],
        }
    }

    pub(crate) fn silent(&self, about: &str) -> Ruling {
        ruling(&[], RulingKind::Note, format!("{} is silent about {about}.", self.code.id))
    }

    fn gives_notice(&mut self, who: Side, squares: &[board::Square]) -> Vec<Ruling> {
        let one = law::provided(self.code, Provision::NoticeForOneMan).is_some();
        self.hands.give_notice(who, squares.to_vec(), one);
        let own_turn = who == self.turn().by;
        let answers = self.ask(&Excuse { own_turn, ground: Ground::Notice });
        let articles = articles_of(&answers, |effect| effect == Effect::Excuses);
        if !articles.is_empty() {
            let says = format!("{} gave notice, and may adjust without consequence.", who.name());
            return vec![ruling(&articles, RulingKind::Note, says)];
        }
        let allowed = self.ask(&Excuse { own_turn, ground: Ground::NoticeAndConsent });
        let articles = articles_of(&allowed, |effect| effect == Effect::Excuses);
        let says = match articles.is_empty() {
            true => format!("{}'s notice excuses nothing now.", who.name()),
            false => format!("{} asks to adjust, and needs {}'s consent first.", who.name(), (!who).name()),
        };
        vec![ruling(&articles, RulingKind::Note, says)]
    }

    fn consents(&mut self, who: Side) -> Vec<Ruling> {
        let other = !who;
        if let Some(ruling) = self.consents_to_offence(who) {
            return vec![ruling];
        }
        let to_moves = self.consents_to_intrusion(who).or_else(|| self.consents_to_substitution(who));
        if let Some(ruling) = to_moves {
            return vec![ruling];
        }
        let answers = self.ask(&Excuse { own_turn: other == self.turn().by, ground: Ground::Consent });
        let articles = articles_of(&answers, |effect| effect == Effect::Excuses);
        let carried = std::mem::take(&mut self.carried[other.index()]);
        let says = match carried.is_empty() {
            true => {
                self.hands.allow(other);
                format!("{} allows {} to touch the next man.", who.name(), other.name())
            }
            false => format!("{} lets pass what {} touched out of turn.", who.name(), other.name()),
        };
        vec![ruling(&articles, RulingKind::Note, says)]
    }

    fn agrees(&mut self, who: Side, word: Word) -> Vec<Ruling> {
        let open = self.offer == Some(!who);
        let (proper, bar) = (self.offers_properly(who), self.bar_to_agreeing());
        let answers = self.ask(&Agreement { word, open, proper, bar });
        for answer in &answers {
            let articles = &answer.articles;
            match answer.effect {
                Effect::OpensOffer => {
                    self.offer = Some(who);
                    self.notes_offer();
                    return vec![ruling(
                        articles,
                        RulingKind::Note,
                        format!("{} offers a draw.", who.name()),
                    )];
                }
                Effect::ClosesOffer => {
                    self.offer = None;
                    return vec![ruling(
                        articles,
                        RulingKind::Note,
                        format!("{} declines the draw.", who.name()),
                    )];
                }
                Effect::Ends(outcome) => {
                    return vec![self.ends(
                        outcome,
                        who,
                        articles,
                        "The players agree: the game is drawn.".into(),
                    )];
                }
                Effect::Refuses => return vec![refused(articles, why_not_agreed(bar))],
                _ => {}
            }
        }
        match self.rules_agreement() {
            true => vec![self.silent("draws by agreement")],
            false => self.agrees_without_law(who, word, open),
        }
    }

    /// Whether the code says anything of draws by agreement.
    pub(crate) fn rules_agreement(&self) -> bool {
        !self.ask(&Agreement { word: Word::Offers, open: false, proper: true, bar: Bar::None }).is_empty()
    }

    /// Where the code is silent the parties agree by their own will.
    fn agrees_without_law(&mut self, who: Side, word: Word, open: bool) -> Vec<Ruling> {
        let silent = self.silent("draws by agreement: it is the parties' own act");
        let tell = |says: String| vec![Ruling { says: format!("{says} {}", silent.says), ..silent.clone() }];
        match (word, open) {
            (Word::Offers, _) => {
                self.offer = Some(who);
                tell(format!("{} offers a draw.", who.name()))
            }
            (Word::Accepts, true) => {
                let mut told = tell("The players agree: the game is drawn.".to_string());
                let ruling = told.remove(0);
                let ending = Ending { result: GameResult::Drawn, reason: Some(EndReason::Agreement), ruling };
                vec![self.end(ending)]
            }
            (Word::Declines, true) => {
                self.offer = None;
                tell(format!("{} declines the draw.", who.name()))
            }
            _ => vec![refused(&[], "No offer of a draw stands.")],
        }
    }

    /// Whether he has made a move and not pressed his clock yet; without a clock, whether the other has the move.
    fn offers_properly(&self, who: Side) -> bool {
        match self.completes_by_press() {
            true => self.due[who.index()],
            false => self.line.len() > 1 && self.turn().by != who,
        }
    }

    fn bar_to_agreeing(&self) -> Bar {
        let made = |side: Side| self.line[..self.line.len() - 1].iter().any(|turn| turn.by == side);
        let settled = self.settings.no_draw_before;
        match settled.is_some_and(|number| self.turn().number() < number) {
            true => Bar::Settled,
            false if Side::ALL.into_iter().all(made) => Bar::None,
            false => Bar::TooEarly,
        }
    }

    fn refuses(&mut self, who: Side) -> Vec<Ruling> {
        let demanded = self.demanded.as_ref().is_some_and(|demanded| demanded.of == who);
        let bound = self.requirement_open == Some(who) && self.turn().required.is_some();
        if !demanded && !bound {
            return vec![refused(&[], format!("Nothing is required of {} now.", who.name()))];
        }
        let facts = law::question::Transfer::lawful(
            law::question::Made::AgainstRequirement,
            law::question::Nature::Plain,
            law::question::BoundBy::Nothing,
        );
        let answers = self.ask(&facts);
        let letter = answers.iter().find_map(|answer| match answer.effect {
            Effect::GivesForfeiture(letter) => Some((letter, answer.articles.clone())),
            _ => None,
        });
        let Some((letter, articles)) = letter else { return vec![self.silent("refusing a requirement")] };
        self.note_forfeit(Clause(letter), who);
        let says = format!(
            "{} refuses what is lawfully required: {} may claim the game.",
            who.name(),
            (!who).name()
        );
        vec![ruling(&articles, RulingKind::Offence, says)]
    }

    fn admits(&mut self, who: Side) -> Vec<Ruling> {
        match self.dispute {
            Some(Dispute { by, about: Disputed::Forfeiture(clause) }) if by != who => {
                self.judge_forfeiture(by, clause, Known::Agreed)
            }
            Some(Dispute { by, about: Disputed::InCheck }) if by != who => {
                self.judge_in_check(by, Origin::Unascertainable)
            }
            _ => vec![refused(&[], format!("Nothing is claimed against {}.", who.name()))],
        }
    }

    pub(crate) fn names_piece(&mut self, who: Side, kind: board::Kind) -> Vec<Ruling> {
        let waiting = self.waiting_pawn(who).or_else(|| self.pawn_taken_off(who));
        let named = match kind {
            board::Kind::King => Named::King,
            board::Kind::Pawn => Named::Pawn,
            _ => Named::Piece,
        };
        let answers = self.ask(&Naming { named, pawn_waits: waiting.is_some() });
        let names = articles_of(&answers, |effect| effect == Effect::Names);
        match waiting.filter(|_| !names.is_empty()) {
            Some(man) => {
                match named {
                    Named::Pawn => self.turn_mut().attempt_mut().pawn_named = true,
                    _ => self.man_is_named(man, kind),
                }
                self.judge_turn(&crate::hand::Deed { moved: true, whole: true, ..Default::default() })
            }
            None => {
                let articles = articles_of(&answers, |effect| effect == Effect::Refuses);
                let says = match waiting {
                    Some(_) => format!("A Pawn does not become a {}.", kind.name()),
                    None => "No Pawn stands on its last rank to be named.".to_string(),
                };
                vec![refused(&articles, says)]
            }
        }
    }

    /// A Pawn of the player's that reached its last rank in this turn and is not promoted yet.
    pub(crate) fn waiting_pawn(&self, who: Side) -> Option<crate::men::ManId> {
        let last = who.nth_rank(7);
        if who != self.turn().by || self.hands.of(who).is_some_and(|held| held.on.is_none()) {
            return None;
        }
        (0..8).find_map(|file| {
            let id = self.men.at(board::Square::new(file, last))?;
            let man = self.men.man(id);
            let waits = man.side == who && man.kind == board::Kind::Pawn;
            (waits && self.turn().men.at(board::Square::new(file, last)) != Some(id)).then_some(id)
        })
    }

    // Findings and reports.

    pub(crate) fn finds(&mut self, who: Person, fact: &Fact) -> Vec<Ruling> {
        let Some(third_party) = third_party(who) else {
            return vec![refused(
                &[],
                "A player alone finds nothing: the players together, or a third party, may.",
            )];
        };
        let about = match fact {
            Fact::Decided(_) | Fact::Drawn => Matters::Meaning,
            _ => Matters::Fact,
        };
        let answers = self.ask(&Finding { third_party, about });
        let articles = articles_of(&answers, |effect| effect == Effect::Settles);
        match fact {
            Fact::Accident => self.finds_accident(&articles, true),
            Fact::NotSo if self.sought.is_some() => {
                self.sought = None;
                vec![ruling(&articles, RulingKind::Note, "It is found not to be so: the game goes on.")]
            }
            Fact::NotSo if self.dispute.is_none() => self.finds_accident(&articles, false),
            Fact::Drawn if articles.is_empty() => vec![self.silent("a draw by finding")],
            Fact::Drawn => vec![self.ends(
                Outcome::Decided,
                Side::White,
                &articles,
                "It is decided: the game is drawn.".into(),
            )],
            Fact::Decided(text) => {
                vec![ruling(&articles, RulingKind::Note, format!("It is decided, and final: {text}."))]
            }
            Fact::Absent(side) => match self.defaults(*side, true) {
                Some(lost) => vec![lost],
                None => vec![self.silent("players who do not come")],
            },
            Fact::Flag(side) => self.finds_flag(*side, false, &articles),
            Fact::FlagFirst(side) => self.finds_flag(*side, true, &articles),
            Fact::Clock(left_ms) => self.sets_clock(*left_ms, &articles),
            Fact::Board(setup) if self.sought.is_some() => self.finds_sought(setup, &articles),
            Fact::ConditionMet => self.finds_condition_met(&articles),
            Fact::Board(setup)
                if self.dispute.is_some_and(|dispute| dispute.about == Disputed::MenMisplaced) =>
            {
                vec![self.rectifies_as_found(setup)]
            }
            Fact::Board(setup) => self.corrects_record(setup, &articles),
            _ => self.finds_for_claim(who, fact, &articles),
        }
    }

    fn finds_for_claim(&mut self, who: Person, fact: &Fact, articles: &[&'static str]) -> Vec<Ruling> {
        let known = if who == Person::Arbiter { Known::Decided } else { Known::Agreed };
        match (self.dispute, fact) {
            (Some(Dispute { by, about: Disputed::Forfeiture(clause) }), Fact::NotSo) => {
                self.judge_forfeiture(by, clause, Known::NotSo)
            }
            (Some(dispute), Fact::Offence(clause, side)) if answers_claim(dispute, *clause, *side) => {
                self.judge_forfeiture(dispute.by, *clause, known)
            }
            (Some(dispute), Fact::Refused(side))
                if answers_claim(dispute, self.clause_of_refusal(), *side) =>
            {
                self.judge_forfeiture(dispute.by, self.clause_of_refusal(), known)
            }
            (Some(Dispute { by, about: Disputed::InCheck }), Fact::NotSo) => {
                self.judge_in_check(by, Origin::Known)
            }
            (Some(Dispute { by, about: Disputed::InCheck }), Fact::Unascertainable) => {
                self.judge_in_check(by, Origin::Unascertainable)
            }
            (Some(Dispute { about: Disputed::MenMisplaced, .. }), Fact::NotSo) => {
                vec![self.leaves_men_as_they_stand(articles)]
            }
            _ => {
                if let Fact::Offence(clause, side) = fact {
                    self.note_known(*clause, *side);
                }
                self.found.push((who, fact.clone()));
                vec![ruling(articles, RulingKind::Note, "It is found, and stands for the next claim.")]
            }
        }
    }

    /// The last touch was an accident, or was none after all.
    fn finds_accident(&mut self, articles: &[&'static str], accident: bool) -> Vec<Ruling> {
        let mut cites = articles.to_vec();
        let own_turn = self.turn().attempt().touches.last().is_some();
        let answers = self.ask(&Excuse { own_turn, ground: Ground::Accident });
        let excuses = articles_of(&answers, |effect| effect == Effect::Excuses);
        if excuses.is_empty() && accident {
            return vec![refused(&cites, format!("{} excuses no touch as an accident.", self.code.id))];
        }
        cites.extend(excuses);
        let other = (!self.turn().by).index();
        let touch = match self.carried[other].last_mut() {
            Some(touch) => Some(touch),
            None => self.turn_mut().attempt_mut().touches.last_mut(),
        };
        let Some(touch) = touch.filter(|touch| touch.excused != accident) else {
            return vec![refused(&cites, "There is no touch that this finding could change.")];
        };
        touch.excused = accident;
        self.carried[other].retain(|touch| !touch.excused);
        let says = match accident {
            true => "The touch is found to have been an accident: it has no consequence.",
            false => "The touch is found not to have been an accident: it counts.",
        };
        let mut rulings = vec![ruling(&cites, RulingKind::Note, says)];
        if !accident {
            rulings.extend(self.tell_touch());
        }
        rulings
    }

    pub(crate) fn reports(&mut self, side: Side, what: Conduct) -> Vec<Ruling> {
        let answers = self.ask(&ConductFacts { matter: matter(what) });
        let articles = articles_of(&answers, |effect| effect == Effect::Offence);
        if articles.is_empty() {
            return vec![self.silent("that")];
        }
        for answer in &answers {
            if let Effect::GivesForfeiture(letter) = answer.effect {
                self.note_forfeit(Clause(letter), side);
            }
        }
        let says = format!(
            "{} is reported: {} may claim the game, and the fact is to be found.",
            side.name(),
            (!side).name()
        );
        vec![Ruling { about: Some(side), ..ruling(&articles, RulingKind::Offence, says) }]
    }

    /// What the code settles for this game before its first act.
    pub(crate) fn provisions(&self) -> Vec<Ruling> {
        let usual = self.settings.start == Start::Usual && self.settings.odds.is_empty();
        let proper = self.settings.board == BoardPlacing::Proper;
        let first_as_entitled = self.settings.first.is_none();
        let mut told = Vec::new();
        let mut tell = |provision: Provision, says: &str| {
            let articles = providing(self.code, provision);
            if !articles.is_empty() {
                told.push(ruling(&articles, RulingKind::Note, says));
            }
        };
        tell(Provision::AlternateTurns, "White and Black move in turn, one man at a time.");
        tell(Provision::TheBoard, "The board has sixty-four squares, light and dark.");
        tell(Provision::NamesOfSquares, "Each player names files, ranks and squares from his own side.");
        tell(
            Provision::OverTheBoard,
            "Each side moves under the eyes of the other; no move is communicated.",
        );
        if proper {
            tell(Provision::LightCornerAtRight, "A light corner square is at each player's right hand.");
        }
        tell(Provision::TheMen, "Each side has its pieces and Pawns, White the light ones.");
        if usual {
            tell(Provision::UsualArray, "The men stand in the usual array.");
            tell(
                Provision::NamesByOrigin,
                "Pieces keep their names from where they begin; Pawns take theirs from their file.",
            );
        }
        tell(Provision::ColoursByLot, "The colours were agreed, or drawn by lot.");
        tell(Provision::ColoursAlternate, "In a series the colours alternate.");
        tell(Provision::FirstMoveAlternates, "In a series the players have the first move alternately.");
        let first = format!("{} is the First Player.", self.turn().by.name());
        tell(Provision::FirstPlayer, &first);
        if first_as_entitled && usual {
            tell(Provision::WhiteBegins, "White makes the first move.");
        }
        self.provisions_of_time(&mut tell);
        self.provisions_of_odds(&mut tell);
        self.provisions_of_a_sitting(&mut tell);
        told.extend(self.time_by_code());
        told.extend(self.told_by_the_code());
        told.extend(self.own_half_in_words());
        told.extend(self.tells_of_no_game());
        told
    }

    /// What is told in the words of the articles themselves.
    fn told_by_the_code(&self) -> Vec<Ruling> {
        let mut articles = providing(self.code, Provision::ToldAtTheStart);
        if self.clock.is_some() {
            articles.extend(providing(self.code, Provision::ToldWithClock));
        }
        let says = |no: &str| self.code.article(no).map_or("", |article| article.says);
        articles.into_iter().map(|no| ruling(&[no], RulingKind::Note, says(no))).collect()
    }

    fn provisions_of_time(&self, tell: &mut impl FnMut(Provision, &str)) {
        if self.clock.is_none() {
            return;
        }
        tell(Provision::TimeLimit, "The game is played under a time limit.");
        tell(Provision::SeparateTimes, "Each player's time is reckoned separately.");
        tell(Provision::TimeFollowsTurn, "Time is reckoned against the player whose turn it is.");
        let periods = "Each makes so many moves in so much time, or forfeits at once";
        match self.settings.close {
            None => tell(Provision::PeriodsWithoutEnd, &format!("{periods}.")),
            Some(_) => tell(Provision::PeriodsUntilClose, &format!("{periods}, until the end of play.")),
        }
    }

    /// What is settled for players who sit down to several games.
    fn provisions_of_a_sitting(&self, tell: &mut impl FnMut(Provision, &str)) {
        if self.settings.odds.is_empty() {
            tell(
                Provision::FirstMoveByLot,
                "Lots are drawn for the first move of the first game; then it alternates.",
            );
        }
        tell(Provision::DrawnGameIsNone, "A drawn game is no game: whoever began it begins the next.");
        tell(
            Provision::GiverPicksColours,
            "The giver of odds takes which men he pleases; else they go by lot.",
        );
        tell(Provision::ColoursForTheSitting, "Each player keeps the same men during the sitting.");
        tell(Provision::CheckIsAnnounced, "Check is to be announced by saying \"check\".");
        tell(
            Provision::PawnMayStay,
            "A Pawn on its last rank becomes what the player chooses, or stays a Pawn.",
        );
        if self.settings.undertaking.is_some() {
            tell(Provision::UndertakenSeries, "An undertaking to win is lost by a draw.");
        }
    }

    fn own_half_in_words(&self) -> Option<Ruling> {
        let says = "The moves that are given keep to the mover's own half of the board.";
        self.keeps_own_half(0).then(|| ruling(&self.own_half_articles(), RulingKind::Obligation, says))
    }

    fn time_by_code(&self) -> Option<Ruling> {
        let (moves, article) = figure(self.code, Figure::MovesInAPeriod)?;
        let (minutes, _) = figure(self.code, Figure::MinutesInAPeriod)?;
        let says = format!("Each makes {moves} moves in {minutes} minutes, and so on.");
        let by_code = self.settings.time == TimeLimit::ByCode;
        by_code.then(|| ruling(&[article], RulingKind::Note, says))
    }

    fn provisions_of_odds(&self, tell: &mut impl FnMut(Provision, &str)) {
        if !self.settings.odds.is_empty() {
            tell(Provision::GameAtOdds, "Something is given at odds.");
            let begins = format!("{} has the right to the first move.", self.entitled_to_begin().name());
            tell(Provision::GiverBegins, &begins);
        }
        for odds in &self.settings.odds {
            let (giver, receiver) = (odds.giver.name(), (!odds.giver).name());
            match odds.given {
                Given::Pawn => {
                    tell(Provision::KingsBishopsPawn, &format!("{giver} gives the King's Bishop's Pawn."))
                }
                Given::Piece(board::Kind::Knight | board::Kind::Rook, _) => {
                    tell(
                        Provision::EitherRookOrKnight,
                        &format!("{giver} gives either Rook or Knight, as he likes."),
                    );
                    tell(
                        Provision::CastlingWithoutRookAlways,
                        "Castling may be done as if the Rook stood there.",
                    );
                }
                _ => {}
            }
            match odds.given {
                Given::Pawn => {
                    let says = format!("{giver} gives the King's Bishop's Pawn, and {receiver} moves first.");
                    tell(Provision::PawnGiven, &says);
                    tell(Provision::ManGiven, &format!("{giver} gives the King's Bishop's Pawn."));
                }
                Given::PawnAndTwo => {
                    let says = format!(
                        "{giver} gives the King's Bishop's Pawn, and {receiver} begins with two moves together."
                    );
                    tell(Provision::PawnGiven, &says);
                }
                Given::Piece(kind @ (board::Kind::Knight | board::Kind::Rook), _) => {
                    let says = format!("{giver} gives a {}, and moves first.", kind.name());
                    tell(Provision::PieceGiven, &says);
                    tell(Provision::ManGiven, &format!("{giver} gives a {}.", kind.name()));
                    if kind == board::Kind::Rook {
                        let says = format!("{giver} may castle as if the Rook given stood on its square.");
                        tell(Provision::CastlingWithoutRook, &says);
                    }
                }
                Given::Piece(board::Kind::Bishop, _) => {
                    tell(Provision::ManGiven, &format!("{giver} gives a Bishop."));
                }
                Given::Piece(..) | Given::Moves(_) => {}
            }
        }
    }
}

fn why_not_agreed(bar: Bar) -> &'static str {
    match bar {
        Bar::Settled => "It is settled that no draw is agreed before a later move, or no offer stands.",
        Bar::TooEarly => "Each must have made a move before a draw is agreed, or no offer stands.",
        Bar::None => "No offer of a draw stands.",
    }
}

fn third_party(who: Person) -> Option<bool> {
    match who {
        Person::Arbiter => Some(true),
        Person::Players => Some(false),
        Person::Player(_) | Person::Member(..) => None,
    }
}

fn answers_claim(dispute: Dispute, clause: Clause, side: Side) -> bool {
    dispute.about == Disputed::Forfeiture(clause) && dispute.by != side
}

fn matter(what: Conduct) -> Matter {
    match what {
        Conduct::Device => Matter::Device,
        Conduct::Notes => Matter::Notes,
        Conduct::Advice => Matter::Advice,
        Conduct::SecondBoard => Matter::SecondBoard,
        Conduct::LeftVenue => Matter::LeftVenue,
        Conduct::Noise => Matter::Noise,
        Conduct::Refusal => Matter::Refusal,
    }
}
