//! What the articles of different codes are about, so that codes can be compared side by side.
//!
//! Articles carry no topic. It follows from the questions that an article answers, from the figures and provisions that
//! it sets, and, for the special moves, from its words.

use crate::choice::Point;
use crate::code::{Article, Code};
use crate::effect::{Figure, Provision};
use crate::question::Clause;

/// What an article is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// The board, the men, and mistakes at the start.
    Start,
    /// Who begins, and with which colour.
    FirstMove,
    /// How men move.
    Movement,
    /// Castling.
    Castling,
    /// Capture en passant.
    EnPassant,
    /// A Pawn on its last rank.
    Promotion,
    /// Check, announced or not.
    Check,
    /// Men touched, in turn or out of it.
    Touching,
    /// When a move is complete.
    Completion,
    /// Illegal moves, and moves out of turn.
    IllegalMoves,
    /// Penalties, and who chooses them.
    Penalties,
    /// Draws of every kind.
    Draws,
    /// Mate, stalemate, resignation, and what ends a game otherwise.
    End,
    /// Clocks and time limits.
    Time,
    /// Scores and the notation of moves.
    Records,
    /// Adjournment and the sealed move.
    Adjournment,
    /// Games by communication: correspondence, consultation, blindfold.
    Communication,
    /// Odds.
    Odds,
    /// Conduct of the players and of others.
    Conduct,
    /// The arbiter, and facts that people find.
    Arbiter,
}

impl Topic {
    /// Every topic, in the order of a game.
    pub const ALL: [Topic; 20] = [
        Topic::Start,
        Topic::FirstMove,
        Topic::Movement,
        Topic::Castling,
        Topic::EnPassant,
        Topic::Promotion,
        Topic::Check,
        Topic::Touching,
        Topic::Completion,
        Topic::IllegalMoves,
        Topic::Penalties,
        Topic::Draws,
        Topic::End,
        Topic::Time,
        Topic::Records,
        Topic::Adjournment,
        Topic::Communication,
        Topic::Odds,
        Topic::Conduct,
        Topic::Arbiter,
    ];

    /// Its word on a command line, such as `illegal-moves`.
    pub fn word(self) -> &'static str {
        match self {
            Topic::Start => "start",
            Topic::FirstMove => "first-move",
            Topic::Movement => "movement",
            Topic::Castling => "castling",
            Topic::EnPassant => "en-passant",
            Topic::Promotion => "promotion",
            Topic::Check => "check",
            Topic::Touching => "touching",
            Topic::Completion => "completion",
            Topic::IllegalMoves => "illegal-moves",
            Topic::Penalties => "penalties",
            Topic::Draws => "draws",
            Topic::End => "end",
            Topic::Time => "time",
            Topic::Records => "records",
            Topic::Adjournment => "adjournment",
            Topic::Communication => "communication",
            Topic::Odds => "odds",
            Topic::Conduct => "conduct",
            Topic::Arbiter => "arbiter",
        }
    }

    /// What it is about, in a few words.
    pub fn title(self) -> &'static str {
        match self {
            Topic::Start => "The board, the men, and mistakes at the start",
            Topic::FirstMove => "First move and colours",
            Topic::Movement => "How the men move",
            Topic::Castling => "Castling",
            Topic::EnPassant => "Capture en passant",
            Topic::Promotion => "Promotion",
            Topic::Check => "Check",
            Topic::Touching => "Touching men",
            Topic::Completion => "When a move is complete",
            Topic::IllegalMoves => "Illegal moves and moves out of turn",
            Topic::Penalties => "Penalties",
            Topic::Draws => "Draws",
            Topic::End => "The end of the game",
            Topic::Time => "Clocks and time",
            Topic::Records => "Scores and notation",
            Topic::Adjournment => "Adjournment",
            Topic::Communication => "Games by communication",
            Topic::Odds => "Odds",
            Topic::Conduct => "Conduct",
            Topic::Arbiter => "The arbiter and the facts that people find",
        }
    }

    /// The topic of this word.
    ///
    /// ```
    /// use jadoube_law::topic::Topic;
    /// assert_eq!(Topic::named("castling"), Some(Topic::Castling));
    /// assert_eq!(Topic::named("Rochade"), None);
    /// ```
    pub fn named(word: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.word() == word)
    }

    /// The articles of a code that are about it, in the printed order.
    ///
    /// ```
    /// use jadoube_law::{codes, topic::Topic};
    /// let bcf = codes::find("bcf-1912").ok_or("no such code")?;
    /// assert!(Topic::Touching.articles(bcf).any(|article| article.no == "22(a)"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn articles(self, code: &Code) -> impl Iterator<Item = &'static Article> + use<> {
        code.every_article().filter(move |article| self.is_of(article))
    }

    /// The topics of an article, in the order of a game.
    pub fn of(article: &'static Article) -> impl Iterator<Item = Topic> {
        Topic::ALL.into_iter().filter(move |topic| topic.is_of(article))
    }

    fn is_of(self, article: &'static Article) -> bool {
        article.installs.iter().any(|clause| of_clause(clause).contains(&self))
            || self.words().iter().any(|word| mentions(article, word))
    }

    /// Words that tell the topic where no question does: the special moves have no question of their own, and
    /// what is only told installs none.
    fn words(self) -> &'static [&'static str] {
        match self {
            Topic::Castling => &["castl"],
            Topic::EnPassant => &["en passant", "in passing"],
            Topic::Promotion => &["promot", "last rank", "eighth rank", "eighth square"],
            Topic::Check => &["in check", "announc", "say \"check\""],
            Topic::Odds => &["odds"],
            Topic::Start => &["starting position", "chess960", "cannot see the board"],
            Topic::End => &["aim of the game", "object of the game"],
            Topic::Records => &["recording of the moves"],
            Topic::Arbiter => &["arbiter watches", "assistant"],
            _ => &[],
        }
    }
}

fn mentions(article: &Article, word: &str) -> bool {
    article.heading.to_lowercase().contains(word) || article.says.to_lowercase().contains(word)
}

fn of_clause(clause: &Clause) -> &'static [Topic] {
    use Topic as T;
    match clause {
        Clause::Movement(_) => &[T::Movement],
        Clause::Touching(_) | Clause::Excuse(_) | Clause::TouchClaim(_) => &[T::Touching],
        Clause::Meddling(_) => &[T::Touching, T::IllegalMoves],
        Clause::Transfer(_) | Clause::Completion(_) => &[T::Completion],
        Clause::Naming(_) => &[T::Promotion],
        Clause::Liability(_) | Clause::Attention(_) | Clause::Infringement(_) => &[T::IllegalMoves],
        Clause::OutOfTurnMove(_) | Clause::MistakenRemoval(_) => &[T::IllegalMoves],
        Clause::Requirement(_) | Clause::Exaction(_) | Clause::Lapse(_) => &[T::Penalties],
        Clause::DrawClaim(_) | Clause::NormalMeans(_) | Clause::Agreement(_) | Clause::MoveCount(_) => {
            &[T::Draws]
        }
        Clause::ExtraTime(_) => &[T::Draws, T::Time],
        Clause::Asking(_) => &[T::Arbiter],
        Clause::StartClaim(_) => &[T::Start],
        Clause::Forfeiture(_) => &[T::Penalties, T::End],
        Clause::Standstill(_) | Clause::Resignation(_) | Clause::Upshot(_) => &[T::End],
        Clause::Conduct(_) | Clause::Interference(_) => &[T::Conduct],
        Clause::Finding(_) => &[T::Arbiter],
        Clause::Adjournment(_) | Clause::Resumption(_) => &[T::Adjournment],
        Clause::Communication(_) | Clause::Supposition(_) => &[T::Communication],
        Clause::Silence(_) | Clause::Leave(_) | Clause::LongReflection(_) => &[T::Communication, T::Time],
        Clause::Withdrawal(_) => &[T::Communication, T::End],
        Clause::TableClaim(_) => &[T::Draws, T::End],
        Clause::OwnBoard(_) | Clause::Consulting(_) => &[T::Communication, T::Touching],
        Clause::Reading(_) | Clause::Recording(_) | Clause::Spelling(_) => &[T::Records],
        Clause::Signature(_) => &[T::Records, T::End],
        Clause::Overstep(_) | Clause::PressBack(_) | Clause::Arrival(_) | Clause::Close(_) => &[T::Time],
        Clause::Announcing(_) | Clause::BoardsClaim(_) | Clause::TwoBoards(_) => &[T::Start],
        Clause::Assistance(_) => &[T::Start, T::Arbiter],
        Clause::HandsClaim(_) => &[T::IllegalMoves],
        Clause::Announcement(_) | Clause::FalseCheck(_) | Clause::InCheck(_) => &[T::Check],
        Clause::GivenMoves(_) => &[T::Odds],
        Clause::Sets(figure, _) => of_figure(*figure),
        Clause::Provides(provision) => of_provision(*provision),
        Clause::Plays(choice) => of_point(choice.point()),
        Clause::FoundByPeople(_) => &[T::Arbiter],
    }
}

fn of_point(point: Point) -> &'static [Topic] {
    use Topic as T;
    match point {
        Point::Board | Point::Array => &[T::Start],
        Point::First => &[T::FirstMove],
        Point::King | Point::Queen | Point::Bishop | Point::DoubleStep => &[T::Movement],
        Point::InPassing => &[T::EnPassant],
        Point::Promotion => &[T::Promotion],
        Point::Castling => &[T::Castling],
        Point::Stalemate | Point::BareKing => &[T::End],
        Point::Repetition | Point::MoveLimit | Point::LimitWhere | Point::LimitReset | Point::Perpetual => {
            &[T::Draws]
        }
        Point::Check => &[T::Check],
    }
}

fn of_figure(figure: Figure) -> &'static [Topic] {
    use Figure as F;
    use Topic as T;
    match figure {
        F::MovesToMendTheStart => &[T::Start],
        F::Occurrences | F::OccurrencesByThemselves | F::MovesWithoutProgress => &[T::Draws],
        F::MovesWithoutProgressByThemselves
        | F::MovesWithoutCapture
        | F::MovesInLongEndings
        | F::MovesAfterNotice => &[T::Draws],
        F::MovesBeforeAgreement => &[T::Draws, T::End],
        F::WorthOfQueen | F::WorthOfRook | F::WorthOfMinorPiece => &[T::Draws],
        F::ForceAgainstRook | F::ForceAgainstNothing | F::SecondsForWrongClaim => &[T::Draws],
        F::MinutesForNormalMeans | F::SecondsForNormalMeans => &[T::Draws, T::Time],
        F::MinutesToAskForIncrement | F::SecondsOfIncrementAsked | F::SecondsForIncrement => {
            &[T::Draws, T::Time]
        }
        F::SecondsForDevice => &[T::Conduct, T::Time],
        F::HalfPointsForWin | F::HalfPointsForDraw | F::HalfPointsForLoss => &[T::End],
        F::HoursToReplyAtLeisure => &[T::Communication],
        F::DaysBeforeDoubling | F::DaysOfLeave | F::DaysOfSilence => &[T::Communication, T::Time],
        F::DaysToFirstReminder | F::DaysToSecondReminder | F::DaysToLastReminder => {
            &[T::Communication, T::Time]
        }
        F::MenInTables => &[T::Draws, T::End],
        F::MovesInUnnoticedCheck => &[T::Check],
        F::MovesInAPeriod | F::MinutesInAPeriod | F::MinutesOfStandard | F::MinutesOfBlitz => &[T::Time],
        F::MinutesOfTimePressure | F::SecondsAgainstTimePressure | F::MinutesToArrive => &[T::Time],
        F::SecondsForIllegalMove => &[T::IllegalMoves, T::Time],
        F::MovesToTakeBack | F::MovesToTakeBackInTimePressure => &[T::IllegalMoves],
        F::MissingMovePairs | F::MinutesToRecord | F::IncrementToRecord | F::RequestsForScore => {
            &[T::Records]
        }
    }
}

fn of_provision(provision: Provision) -> &'static [Topic] {
    use Provision as P;
    use Topic as T;
    match provision {
        P::TheBoard | P::LightCornerAtRight | P::TheMen | P::UsualArray => &[T::Start],
        P::NamesByOrigin | P::PawnsNumbered | P::NamesOfSquares => &[T::Records],
        P::PositionOfNoGameIsIllegal => &[T::IllegalMoves],
        P::AlternateTurns | P::WhiteBegins | P::FirstPlayer | P::FirstMoveAlternates => &[T::FirstMove],
        P::FirstMoveAfterAnnulment | P::FirstMoveByLot | P::DrawnGameIsNone => &[T::FirstMove],
        P::ColoursByLot | P::ColoursAlternate | P::ColoursForTheSitting => &[T::FirstMove],
        P::AnnulledGameIsNone => &[T::FirstMove],
        P::UndertakenSeries => &[T::FirstMove, T::Draws],
        P::OverTheBoard => &[T::Conduct],
        P::ByCommunication | P::HeldWithoutSharedBoard | P::SidesConsult => &[T::Communication],
        P::AlwaysByCommunication
        | P::MovesAreCommitted
        | P::LineIsCommitted
        | P::OneLineOfReplies
        | P::RepliesStayHidden => &[T::Communication],
        P::TimeInWholeDays | P::LeaveStopsTheClock | P::StoppedWhenTimeIsExceeded | P::NoticeForOneMove => {
            &[T::Communication, T::Time]
        }
        P::AtLeisure => &[T::Communication, T::Conduct],
        P::GameAtOdds | P::PawnGiven | P::PieceGiven | P::ManGiven | P::KingsBishopsPawn => &[T::Odds],
        P::EitherRookOrKnight | P::CastlingWithoutRook | P::CastlingWithoutRookAlways => &[T::Odds],
        P::GiverBegins | P::GiverPicksColours => &[T::Odds, T::FirstMove],
        P::MenLeftOnAreMisplaced | P::MayBeMissingAtOdds => &[T::Odds, T::Start],
        P::DescriptiveRecords | P::DescriptiveAllowed | P::NumericRecords | P::NoDutyToRecord => {
            &[T::Records]
        }
        P::RecordsBeforeMoving | P::BothExcusedFromRecording => &[T::Records],
        P::OneHand
        | P::NoticeForOneMan
        | P::NoticeForSeveralMen
        | P::TouchedOutOfItsHole
        | P::KingQuittedInCastling
        | P::TouchesBindTheReplacement => &[T::Touching],
        P::DisplacingIsTouching | P::DisplacingAdverseIsTouching | P::ReplacingIsTouching => &[T::Touching],
        P::ClaimIsOfTheOthersMove => &[T::IllegalMoves],
        P::TouchesBindAfterRetraction => &[T::Touching, T::IllegalMoves],
        P::DisplacedMenGoBack
        | P::DisplacedOnHisOwnTime
        | P::PlayedWhereItIsFound
        | P::DisplacedOutOfTurnGoBackAtOnce
        | P::MenAsTheyStand => &[T::Touching],
        P::HolderChooses => &[T::Penalties],
        P::CompletedByPress | P::CompletedByNextMove | P::CompletedByEnd | P::ClaimsUntilPress => {
            &[T::Completion]
        }
        P::PressedWithTheSameHand | P::NoFingerOnTheClock | P::PressAfterReply => &[T::Time],
        P::ArbiterTakesBackBreach => &[T::Arbiter, T::IllegalMoves],
        P::CheckIsAnnounced => &[T::Check],
        P::KingTakenShowsCheck => &[T::Check, T::IllegalMoves],
        P::InvertedRookIsRook | P::InvertedRookIsQueen | P::PawnMayStay | P::PromotionCompleteInHand => {
            &[T::Promotion]
        }
        P::TimeLimit
        | P::SeparateTimes
        | P::TimeFollowsTurn
        | P::TimeWhileConsidering
        | P::TimeWhileAdopting => &[T::Time],
        P::NoAllowanceForNeglect | P::TimesPutRight | P::TimesAfterRestoration => &[T::Time],
        P::TimesStayAfterRestoration | P::TimesStayForNewGame | P::MovesTakenBackLaterCount => &[T::Time],
        P::TimeForfeitsAtOnce | P::PeriodsWithoutEnd | P::PeriodsUntilClose | P::MovesDueAtClose => {
            &[T::Time]
        }
        P::DefaultTime | P::DefaultTimeIfNamed | P::WhiteBearsTheTime | P::StoppedForTheArbiter => &[T::Time],
        P::ArbiterExcusesLateness => &[T::Time],
        P::StoppedForThePiece
        | P::StoppedForDisplacedMen
        | P::StoppedWithoutReason
        | P::RapidTime
        | P::BlitzTime => &[T::Time],
        P::EndBeforeFlagStands => &[T::Time, T::End],
        P::PlayersCallFlags | P::ArbiterCallsFlags => &[T::Time, T::Arbiter],
        P::ArbiterGivesTime | P::ArbiterStopsClocks | P::ArbiterStartsClocks => &[T::Time, T::Arbiter],
        P::OccurrencesOfASeries => &[T::Draws],
        P::SamePossibleMoves | P::OccurrencesOnAlternateMoves | P::DeclaredMoves | P::OtherLimitAnnounced => {
            &[T::Draws]
        }
        P::OffersUnconditional => &[T::Draws],
        P::ClaimsMayDisturb => &[T::Draws, T::Conduct],
        P::ArbiterConsentsToDraws => &[T::Draws, T::Arbiter],
        P::ResignedIsLost => &[T::End],
        P::ArbiterPresent
        | P::ArbiterCalled
        | P::ArbiterPenalises
        | P::ArbitersAppointed
        | P::AppealsAreHeard
        | P::AppealsAgainstDecisions
        | P::AppealsGoToOthers
        | P::ChiefDecidesLast => &[T::Arbiter],
        P::ArbiterCorrectsResults => &[T::Arbiter, T::End],
        P::Sanctions(_) => &[T::Penalties, T::Arbiter],
        P::ArbiterWatches => &[T::Arbiter],
        P::OverIsSpectator => &[T::Conduct],
        P::PointsOfAGame | P::PointsAreBounded => &[T::End],
        P::ElectronicScores => &[T::Records],
        P::BoardsPutRight => &[T::Start],
        P::MisplacedDoNotCastle => &[T::Castling, T::Start],
        P::StartMendedUntilCompleted | P::ColoursMendedUntilCompleted => &[T::Start],
        P::PositionSetUpAgain
        | P::MoveMadeIsSealed
        | P::MoveMadeIsTheSealed
        | P::SealMayBeChanged
        | P::AdjournedEarlyCostsTheSession
        | P::OfferOnTheEnvelope => &[T::Adjournment],
        P::OfferOutlastsTheSealedMove
        | P::EndsWhileAdjourned
        | P::SealedAgainstTouchGoesBack
        | P::FoundWhileAdjourned
        | P::ArbiterReadsTheRecord
        | P::ClockOfAbsentReplier => &[T::Adjournment],
        P::ReplyMayBeSealed | P::DefaultTimeAtResumption | P::ReplierBearsTheTime => &[T::Adjournment],
        P::ArbiterKeepsTheEnvelope | P::ArbiterRequiresSealing => &[T::Adjournment],
        P::MoveStatedWhereEnvelopeIsLost | P::TimesPutRightAtResumption => &[T::Adjournment],
        P::ArbiterStopsReversedGame => &[T::FirstMove],
        P::EndsWhileIllegalMoveIsClaimed => &[T::IllegalMoves, T::End],
        P::EndsWhileLastMinutesAreHeard | P::ClaimEndsPlay => &[T::Time, T::End],
        P::FlagGoesUpAgain => &[T::Time],
        P::KingsStepMayBeCastling => &[T::Castling],
        P::ToldAtTheStart => &[],
        P::ToldWithClock => &[T::Time],
        P::ToldWhereMovesAreSent => &[T::Communication],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes;

    fn topics(article: &'static Article) -> Vec<Topic> {
        Topic::of(article).collect()
    }

    #[test]
    fn words_are_read_back() {
        for topic in Topic::ALL {
            assert_eq!(Topic::named(topic.word()), Some(topic));
        }
    }

    #[test]
    fn every_article_that_rules_has_a_topic() {
        let left: Vec<_> = codes::all()
            .iter()
            .chain(codes::older_game())
            .flat_map(|code| code.every_article().map(move |article| (code.id, article)))
            .filter(|(_, article)| article.has_rules() && topics(article).is_empty())
            .map(|(id, article)| format!("{id} {}", article.no))
            .collect();
        assert_eq!(left, [""; 0]);
    }

    #[test]
    fn every_code_speaks_of_what_every_code_must_settle() {
        for code in codes::all().iter().chain(codes::older_game()) {
            for topic in [Topic::Movement, Topic::Castling, Topic::Promotion, Topic::Touching, Topic::Draws] {
                assert!(topic.articles(code).next().is_some(), "{} on {}", code.id, topic.word());
            }
        }
    }
}
