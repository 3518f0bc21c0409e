//! What a law can do. The list is closed: a new effect is a change of the game, a new law is not.

/// One consequence that a rule has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The move is complete, and the other person has the turn.
    Completes,
    /// What was done so far does not end the turn.
    StaysOpen,
    /// The turn passes in fact, though what was done was unlawful.
    Passes,
    /// A movement of the men that this article does not allow.
    Forbids,
    /// A law was broken.
    Offence,
    /// The adversary may choose one of these, until then.
    Offers(Menu, Until),
    /// The adversary may exact what the first menu gives, until then, and after it one of the second or none.
    OffersThen(Menu, Menu, Until),
    /// The adversary may choose one of these in the offender's own next turn.
    Owes(Menu),
    /// What is required, or exacted, must be done.
    MustBeDone,
    /// The adversary may have the move taken back, until then.
    Recalls(Until),
    /// The adversary may claim this forfeiture.
    GivesForfeiture(char),
    /// An earlier position stands again.
    Restores(To),
    /// What was touched or moved goes back at once.
    PutsBack,
    /// What was touched counts as touched in the offender's own next turn.
    Carries,
    /// What was touched counts as touched in the offender's own next turn, if it is on the board then.
    CarriesWhatRemains,
    /// The player is bound in this turn.
    Binds(Duty),
    /// The touch has no consequence.
    Excuses,
    /// The move that discharges a penalty is not castling.
    ExcludesCastling,
    /// What was required cannot be done, and the right to a penalty is gone.
    LosesRight,
    /// What was open to exact is open no more.
    Lapses,
    /// The game is over.
    Ends(Outcome),
    /// What was claimed, required or done has no effect.
    Refuses,
    /// People must find a fact first.
    Waits,
    /// The finding stands.
    Settles,
    /// A draw is proposed and may be accepted.
    OpensOffer,
    /// The proposal of a draw is gone.
    ClosesOffer,
    /// The name is given.
    Names,
    /// Play is broken off, and the player is to seal his move.
    Adjourns,
    /// The position, and the times where there is a limit, are recorded.
    Records,
    /// The sealed move is made on the board.
    MakesSealedMove,
    /// The record is read so.
    Reads,
    /// The adversary may adopt any one of the moves that a record can mean.
    Adopts,
    /// The move is made, and the other has the move; it is complete when the clock is pressed.
    Makes,
    /// A man quitted on its square stays there, and the move that it belongs to is made.
    Commits,
    /// A completed illegal move is counted against the player.
    Counts,
    /// The opponent is given so many seconds.
    GivesTime(Figure),
    /// The Pawn left on its last rank becomes a Queen.
    Promotes,
    /// Both clocks stand while it is looked into.
    Pauses,
    /// A duty to record, and what was recorded otherwise than it should be.
    Reminds,
    /// The position is moved to a board that lies rightly, and the game goes on.
    TurnsTheBoard,
    /// What was moved out of turn stands for a second move, until it is put back or allowed.
    MakesSecondMove,
    /// The laws give nothing for it; a dispute would go to a third party.
    IsNotProvidedFor,
    /// The check must be noticed from now on.
    Announces,
    /// The adversary was misled.
    Misleads,
    /// The men are put right, and play goes on.
    Rectifies,
    /// The moves keep to the mover's own half of the board.
    KeepsOwnHalf,
    /// Moves are counted from now.
    CountsMoves,
}

/// Effects in one slot exclude each other; offers and all the others stand side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Slot {
    Turn,
    Position,
    Duty,
    Verdict,
}

impl Effect {
    pub(crate) fn slot(self) -> Option<Slot> {
        match self {
            Effect::Completes | Effect::StaysOpen | Effect::Passes | Effect::Makes => Some(Slot::Turn),
            Effect::Restores(_) => Some(Slot::Position),
            Effect::Binds(_) => Some(Slot::Duty),
            Effect::Ends(_)
            | Effect::Refuses
            | Effect::Waits
            | Effect::MakesSealedMove
            | Effect::Announces
            | Effect::Misleads
            | Effect::Rectifies
            | Effect::CountsMoves => Some(Slot::Verdict),
            _ => None,
        }
    }
}

/// A choice of penalties, of which the holder exacts one.
pub type Menu = &'static [Penalty];

/// What may be exacted; which men it means, the game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// The King moves.
    KingMoves,
    /// The man that was moved unlawfully moves lawfully.
    MoverMoves,
    /// The Rook of an unlawful castling moves.
    CastlingRookMoves,
    /// The own man that was taken moves.
    OwnManTakenMoves,
    /// The man that was taken unlawfully is taken lawfully.
    TakenIsTaken,
    /// An own man that was touched moves: the holder says which.
    TouchedMoves,
    /// An adverse man that was touched is taken: the holder says which.
    TouchedIsTaken,
    /// The position at the beginning of the turn stands again.
    TurnRestored,
    /// A man that was touched moves, or is taken; or of two, one takes the other; or King and Rook castle: the holder
    /// says which.
    TouchedMan,
    /// The King moves, or if he cannot, the man that the holder selects.
    KingOrSelected,
    /// The adverse man that was moved is taken where it stood.
    AdverseMoverIsTaken,
    /// The Rook of an unlawful castling moves, whichever it is.
    RookMoves,
    /// What was done stands.
    Stands,
    /// The second of two moves in succession stands with the first.
    BothStand,
    /// The second of two moves in succession goes back.
    SecondGoesBack,
}

/// How long an option stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Until its holder touches a man.
    HolderTouches,
    /// Until its holder completes a move.
    HolderCompletes,
}

/// Which position stands again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// The position before the unlawful move, or the offence.
    TurnOfTheOffence,
    /// The position in which the game was adjourned, with the sealed move made in it.
    Adjournment,
    /// The position before the player's own last move.
    OwnLastMove,
    /// The position in which the King first stood in the check that nobody announced.
    FirstUnannouncedCheck,
}

/// What binds the player in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Move the own man touched.
    MoveTouched,
    /// Take the adverse man touched.
    TakeTouched,
    /// Take the adverse man touched with the own man touched.
    TakeWithTouched,
    /// Move or take any of the men touched.
    AnyTouched,
    /// Castle with the King and the Rook touched.
    Castle,
    /// Take in passing.
    TakeInPassing,
    /// Move the own man touched first of those that can move.
    MoveFirst,
    /// Take the adverse man touched first of those that can be taken.
    TakeFirst,
    /// Take the adverse man touched first with the own man touched first.
    TakeFirstWithFirst,
    /// Move or take the man touched first of those that can be moved or taken.
    FirstOfEither,
    /// Move the King.
    MoveKing,
    /// Make the move that was declared.
    DeclaredMove,
    /// Move the man of the move that was declared.
    ManOfDeclaredMove,
    /// Move the King, otherwise than by castling.
    StepKing,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Lost by the player, who is mated.
    Checkmate,
    /// Drawn.
    DrawnByStalemate,
    /// Drawn.
    DrawnByRepetition,
    /// Drawn.
    DrawnByFiftyMoves,
    /// Drawn.
    DrawnByPerpetualCheck,
    /// Drawn.
    DrawnByAgreement,
    /// Lost by the offender, under the clause of this letter.
    Forfeited(char),
    /// Lost by the one who exceeded the time.
    OutOfTime,
    /// As if never played.
    Annulled,
    /// Cancelled, and a new game begun.
    Recommenced,
    /// As the decision says.
    Decided,
    /// Drawn: neither side can mate by any series of legal moves.
    DrawnAsDead,
    /// Lost by the one who gave it up.
    Resigned,
    /// Drawn, though given up: the opponent cannot mate by any series of legal moves.
    ResignedToNoMate,
    /// Drawn, though the time was exceeded: the opponent cannot mate by any series of legal moves.
    OutOfTimeToNoMate,
    /// Drawn: both exceeded the time, and which was first is not known.
    BothOutOfTime,
    /// Lost by the one who completed so many illegal moves.
    IllegalMoves,
    /// Drawn, though so many illegal moves were completed: the opponent cannot mate by any series of legal moves.
    IllegalMovesToNoMate,
    /// Lost by the one who came too late.
    Defaulted,
    /// Drawn: so many moves went by since notice was given.
    DrawnByCount,
    /// Lost by him who did not do what he undertook.
    UndertakingFailed,
    /// Won by him who did what he undertook.
    UndertakingMet,
    /// Drawn, since a man that was to be given was left on the board.
    DrawnForMenLeftOn,
}

/// A number that an article fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// Moves on each side within which a mistake at the start is mended.
    MovesToMendTheStart,
    /// Moves on each side without progress, for a draw.
    MovesWithoutProgress,
    /// Moves on each side without a capture, for a draw.
    MovesWithoutCapture,
    /// The first rank, counted from the mover's side, that moves made together may not go beyond.
    LastRankOfMovesTogether,
    /// Times that a position has stood, for a draw.
    Occurrences,
    /// Moves in each period of the time limit, where none other was agreed.
    MovesInAPeriod,
    /// Minutes in each of these periods.
    MinutesInAPeriod,
    /// Times that a position has stood, for a draw that nobody need claim.
    OccurrencesByThemselves,
    /// Moves on each side without progress, for a draw that nobody need claim.
    MovesWithoutProgressByThemselves,
    /// Seconds that the opponent is given for a completed illegal move.
    SecondsForIllegalMove,
    /// Seconds that the opponent is given for a claim of a draw that is wrong.
    SecondsForWrongClaim,
    /// Minutes below which a player need not record, unless he has increments.
    MinutesToRecord,
    /// Seconds of increment with which he must record all the same.
    IncrementToRecord,
    /// Moves on each side after a notice, for a draw.
    MovesAfterNotice,
}

/// Something that an article settles for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provision {
    /// Two persons move alternately.
    AlternateTurns,
    /// Moves are recorded in descriptive notation, unless another is agreed.
    DescriptiveRecords,
    /// Sixty-four squares, light and dark.
    TheBoard,
    /// What files, ranks and squares are called.
    NamesOfSquares,
    /// Who makes the first move in fact is the First Player, the other the Second.
    FirstPlayer,
    /// The moves of each side are made under the eyes of the other.
    OverTheBoard,
    /// Something is given at odds.
    GameAtOdds,
    /// The first move alternates in a series.
    FirstMoveAlternates,
    /// Who had the right to the first move in a game that is annulled begins the one played instead.
    FirstMoveAfterAnnulment,
    /// Notice of adjusting is for the next man touched alone.
    NoticeForOneMan,
    /// A light corner square is at each player's right hand.
    LightCornerAtRight,
    /// Sixteen men on each side.
    TheMen,
    /// The usual array.
    UsualArray,
    /// Pieces keep the name of where they began; Pawns are named by their file.
    NamesByOrigin,
    /// Colours are agreed or drawn by lot.
    ColoursByLot,
    /// Colours alternate in a series, in which an annulled game does not count.
    ColoursAlternate,
    /// The person with the white men makes the first move.
    WhiteBegins,
    /// Either player may have a time limit.
    TimeLimit,
    /// The time of each player is reckoned separately.
    SeparateTimes,
    /// While the opponent considers a penalty his time runs.
    TimeWhileConsidering,
    /// Time that runs on because nobody stopped it is not given back.
    NoAllowanceForNeglect,
    /// Times wrongly recorded otherwise are put right.
    TimesPutRight,
    /// Moves taken back after a reply count as made.
    MovesTakenBackLaterCount,
    /// At odds of a Pawn it is the King's Bishop's, and the receiver has the first move or moves.
    PawnGiven,
    /// At odds of a Knight or a Rook it is the Queen's, and the giver has the first move.
    PieceGiven,
    /// The giver of a Rook may castle as if it stood there.
    CastlingWithoutRook,
    /// Several Pawns of a side on one file are told apart as first, second and so on, the furthest on being the first.
    PawnsNumbered,
    /// The choice between penalties is the one's against whom the offence was.
    HolderChooses,
    /// A game that is resigned is lost.
    ResignedIsLost,
    /// Who gives odds has the first move.
    GiverBegins,
    /// The Pawn given is the King's Bishop's, the Knight, Bishop or Rook the Queen's.
    ManGiven,
    /// Who may make several moves in one turn makes them at the beginning.
    MovesTogetherBegin,
    /// Who exceeds the time forfeits at once, unclaimed.
    TimeForfeitsAtOnce,
    /// So many moves in so much time, again and again, no end of play being fixed.
    PeriodsWithoutEnd,
    /// The same until the end of play that is fixed.
    PeriodsUntilClose,
    /// Time runs against whoever's turn it is.
    TimeFollowsTurn,
    /// At the close of play the moves due are taken in proportion to the time used.
    MovesDueAtClose,
    /// An arbiter is present unless it is settled otherwise.
    ArbiterPresent,
    /// An arbiter may punish whoever breaks the laws.
    ArbiterPenalises,
    /// An arbiter who is present calls a flag that has fallen.
    ArbiterCallsFlags,
    /// In a game with a clock a move is complete when it is pressed.
    CompletedByPress,
    /// What a move that is replaced touched binds its maker still.
    TouchesBindTheReplacement,
    /// After a restoration the clocks are set as the arbiter thinks best.
    TimesAfterRestoration,
    /// Positions are the same where the same moves are possible.
    SamePossibleMoves,
    /// A move may be declared with a claim of a draw.
    DeclaredMoves,
    /// A player who comes after this time loses, and with none settled it is the start of play.
    DefaultTime,
    /// Nobody having come, White bears the time.
    WhiteBearsTheTime,
    /// A reply that was made completes the move before it.
    CompletedByReply,
    /// A move that ends the game is complete.
    CompletedByEnd,
    /// The arbiter may stop the clocks.
    ArbiterStopsClocks,
    /// The arbiter starts them again.
    ArbiterStartsClocks,
    /// A player may stop them to get the arbiter.
    StoppedForTheArbiter,
    /// Either may stop them when men are displaced.
    StoppedForDisplacedMen,
    /// To stop them without a reason is punished.
    StoppedWithoutReason,
    /// Displaced men are put right on the time of him who displaced them.
    DisplacedOnHisOwnTime,
    /// Men found to have been displaced go back.
    DisplacedMenGoBack,
    /// A player may press his clock even after the reply.
    PressAfterReply,
    /// What the article says is told before the first act.
    ToldAtTheStart,
    /// The same, where there is a clock.
    ToldWithClock,
    /// The same, whatever has stood on its square meanwhile.
    CastlingWithoutRookAlways,
    /// Who makes the first move of the first game is settled by lot; afterwards in turn.
    FirstMoveByLot,
    /// Whoever began a drawn game begins the next.
    DrawnGameIsNone,
    /// The giver of odds takes which men he pleases; otherwise they are settled by lot.
    GiverPicksColours,
    /// The players keep their colours as long as they sit.
    ColoursForTheSitting,
    /// A Pawn given is the King's Bishop's.
    KingsBishopsPawn,
    /// A Rook or Knight given is either, as the giver likes.
    EitherRookOrKnight,
    /// Check is to be announced, and otherwise need not be noticed.
    CheckIsAnnounced,
    /// A Pawn may stay a Pawn on its last rank.
    PawnMayStay,
    /// A position to which no series of legal moves leads is illegal.
    PositionOfNoGameIsIllegal,
    /// Whoever undertakes to win so many games running loses the match by a draw.
    UndertakenSeries,
}
