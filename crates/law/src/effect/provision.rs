//! What an article settles for every game.

/// Something that an article settles for every game, whatever happens in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provision {
    // The board and the men
    /// The board has sixty-four squares, light and dark.
    TheBoard,
    /// A light corner square lies at each player's right hand.
    LightCornerAtRight,
    /// Each side has sixteen men.
    TheMen,
    /// The men begin in the usual array.
    UsualArray,
    /// Pieces keep the name of where they began; Pawns are named by their file.
    NamesByOrigin,
    /// Several Pawns of a side on one file are first, second and so on, counted from the one furthest on.
    PawnsNumbered,
    /// The article gives files, ranks and squares their names.
    NamesOfSquares,
    /// A position that no series of legal moves reaches is illegal.
    PositionOfNoGameIsIllegal,

    // Who begins, and with which colour
    /// Two persons move alternately.
    AlternateTurns,
    /// The person with the white men makes the first move.
    WhiteBegins,
    /// The person who in fact makes the first move is the First Player, the other the Second.
    FirstPlayer,
    /// The moves of each side are made under the eyes of the other.
    OverTheBoard,
    /// The moves of each side are communicated to the other.
    ByCommunication,
    /// What holds over the board also holds in games by communication, unless it needs a board that both sides see.
    HeldWithoutSharedBoard,
    /// Every game is played by communication, unless it is settled otherwise how.
    AlwaysByCommunication,
    /// A move is committed: one legal move in a message, which nobody can change.
    MovesAreCommitted,
    /// What is sent for the replies that a message assumes is committed with its move.
    LineIsCommitted,
    /// The replies that a message assumes make one line, without branches.
    OneLineOfReplies,
    /// The other side learns of a reply that a message assumes, and of the answer to it, once it has replied.
    RepliesStayHidden,
    /// Time is reckoned in whole days, and a day that is not over costs nothing.
    TimeInWholeDays,
    /// The clock of a player on leave stands.
    LeaveStopsTheClock,
    /// The game of a player who has exceeded his time is stopped.
    StoppedWhenTimeIsExceeded,
    /// A notice of a longer reflection holds for the next move only.
    NoticeForOneMove,
    /// The players may use whatever helps them, but nobody asks another player.
    AtLeisure,
    /// Several players on a side act for it.
    SidesConsult,
    /// In a series the first move alternates.
    FirstMoveAlternates,
    /// The person who had the first move in a game that is annulled also begins the game played instead.
    FirstMoveAfterAnnulment,
    /// The first move of the first game is settled by lot, and alternates afterwards.
    FirstMoveByLot,
    /// A drawn game counts as no game, and the person who began it begins the next.
    DrawnGameIsNone,
    /// Colours are agreed or settled by lot.
    ColoursByLot,
    /// In a series colours alternate.
    ColoursAlternate,
    /// A game that is annulled is not one of its series.
    AnnulledGameIsNone,
    /// The players keep their colours for the whole sitting.
    ColoursForTheSitting,
    /// A person who undertakes to win so many games running loses the match by a draw.
    UndertakenSeries,

    // Odds
    /// A game in which something is given is a game at odds.
    GameAtOdds,
    /// The giver of odds has the first move.
    GiverBegins,
    /// The Pawn given is the King's Bishop's, and the receiver has the first move or moves.
    PawnGiven,
    /// The Knight or Rook given is the Queen's, and the giver has the first move.
    PieceGiven,
    /// The Pawn given is the King's Bishop's; the Knight, Bishop or Rook given is the Queen's.
    ManGiven,
    /// A Pawn given is the King's Bishop's.
    KingsBishopsPawn,
    /// At odds nobody asks whether more men were missing at the start than were given.
    MayBeMissingAtOdds,
    /// The giver chooses which Rook or Knight he gives.
    EitherRookOrKnight,
    /// The giver of a Rook may castle as if it stood there.
    CastlingWithoutRook,
    /// The same, whatever has stood on its square meanwhile.
    CastlingWithoutRookAlways,
    /// The giver of odds picks his colour; at even games colours are settled by lot.
    GiverPicksColours,

    // Records
    /// Moves are recorded in descriptive notation, unless another is agreed.
    DescriptiveRecords,
    /// Moves are recorded in numeric notation, unless another is agreed.
    NumericRecords,
    /// Algebraic notation is the standard, and descriptive is allowed.
    DescriptiveAllowed,
    /// Nobody need record the moves.
    NoDutyToRecord,

    // Touching, completing and taking back
    /// A move is made with one hand.
    OneHand,
    /// Notice of adjusting covers the next man touched and no other.
    NoticeForOneMan,
    /// Notice of adjusting that names no man covers every man touched in the turn.
    NoticeForSeveralMen,
    /// On the board of a player who cannot see, a man is touched when it is taken out of its hole.
    TouchedOutOfItsHole,
    /// A King that was quitted as in castling, where that is illegal, must make another move, or any man if he has none.
    KingQuittedInCastling,
    /// The moves up to which a mistake at the start is put right are those that were completed, and not only made.
    StartMendedUntilCompleted,
    /// The same of reversed colours.
    ColoursMendedUntilCompleted,
    /// A sealed move may be changed until both clocks are stopped.
    SealMayBeChanged,
    /// The move that a player makes on the board instead of sealing it is the sealed move.
    MoveMadeIsTheSealed,
    /// The one against whom an offence was committed chooses between its penalties.
    HolderChooses,
    /// In a game with a clock the press of it completes a move.
    CompletedByPress,
    /// A move that was not completed is complete once its player has made his next move.
    CompletedByNextMove,
    /// A move that ends the game is complete.
    CompletedByEnd,
    /// The clock is pressed with the hand that made the move.
    PressedWithTheSameHand,
    /// No finger stays on the clock or above it.
    NoFingerOnTheClock,
    /// A player may press his clock even after the reply.
    PressAfterReply,
    /// What the arbiter sees broken in a move that nobody has completed goes back when play goes on.
    ArbiterTakesBackBreach,
    /// The touches of a move that is replaced still bind its maker.
    TouchesBindTheReplacement,
    /// A claim that names no illegal move is of one that the other side made, where such a one can still be taken back.
    ClaimIsOfTheOthersMove,
    /// Men that were displaced and are found later go back.
    DisplacedMenGoBack,
    /// What the other's hand has displaced may be taken, or moved on, where the player finds it.
    PlayedWhereItIsFound,
    /// To displace a man otherwise than by accident is to touch it.
    DisplacingIsTouching,
    /// To displace a man of the other side is to touch it, though it be by accident.
    DisplacingAdverseIsTouching,
    /// To put a man that fell back on its square is to touch it.
    ReplacingIsTouching,
    /// The one who displaced men puts them right on his own time.
    DisplacedOnHisOwnTime,
    /// Men that were displaced out of turn, by accident or not, are put right at once by the one who displaced them.
    DisplacedOutOfTurnGoBackAtOnce,
    /// The position is the men as they stand when a turn begins, though an accident that nobody noticed has put them there.
    MenAsTheyStand,
    /// A man that was to be given at odds, and was left on the board, is an error as to the men at the start.
    MenLeftOnAreMisplaced,
    /// Check must be announced; a check that was not need not be noticed.
    CheckIsAnnounced,
    /// A Rook set upside down is a Rook.
    InvertedRookIsRook,
    /// A Rook set upside down is a Queen.
    InvertedRookIsQueen,
    /// Until a move is complete, its player may still claim and offer as if it were his turn.
    ClaimsUntilPress,
    /// What was touched in an illegal move that is taken back binds the player, as long as nothing else is exacted.
    TouchesBindAfterRetraction,
    /// A Pawn may remain a Pawn on its last rank.
    PawnMayStay,

    // Time
    /// Either player may have a time limit.
    TimeLimit,
    /// Each player's time is reckoned separately.
    SeparateTimes,
    /// Time runs against the person whose turn it is.
    TimeFollowsTurn,
    /// A player's time runs while he considers a penalty.
    TimeWhileConsidering,
    /// Time runs against the side that has to adopt one of several moves.
    TimeWhileAdopting,
    /// Time that ran because nobody stopped it is not given back.
    NoAllowanceForNeglect,
    /// Times that are wrong for another reason are put right.
    TimesPutRight,
    /// After a restoration the arbiter sets the clocks as he thinks best.
    TimesAfterRestoration,
    /// After a restoration the clocks stay as they are, and the clock of the player whose turn it is runs.
    TimesStayAfterRestoration,
    /// A new game in the place of one that is cancelled begins with the clocks as they stand.
    TimesStayForNewGame,
    /// Moves taken back after a reply still count as made.
    MovesTakenBackLaterCount,
    /// The player who exceeds his time loses at once, without a claim.
    TimeForfeitsAtOnce,
    /// Periods of so many moves follow each other without a fixed end of play.
    PeriodsWithoutEnd,
    /// Periods of so many moves follow each other until the fixed end of play.
    PeriodsUntilClose,
    /// At the close of play the moves due are reckoned in proportion to the time used.
    MovesDueAtClose,
    /// A player who comes after the default time loses; without one that is settled, it is the start of play.
    DefaultTime,
    /// A player who comes after the default time loses, where one was named.
    DefaultTimeIfNamed,
    /// The arbiter may decide that a player who comes after the default time does not lose.
    ArbiterExcusesLateness,
    /// White bears the time that passes before anybody has come.
    WhiteBearsTheTime,
    /// A player may stop the clocks to call the arbiter.
    StoppedForTheArbiter,
    /// Either player may stop the clocks when men are displaced.
    StoppedForDisplacedMen,
    /// A player who stops the clocks without a reason may be punished.
    StoppedWithoutReason,

    /// With so little time the rules of rapid chess hold.
    RapidTime,
    /// With so little time the rules of blitz hold.
    BlitzTime,

    // Draws and the end
    /// Positions are the same if the same moves are possible.
    SamePossibleMoves,
    /// What must come again is a series of moves, so many times running.
    OccurrencesOfASeries,
    /// Occurrences that need no claim must have come about after every second move of each player.
    OccurrencesOnAlternateMoves,
    /// A move may be declared with a claim of a draw.
    DeclaredMoves,
    /// Before the event, another number of moves without progress may be announced for a draw that is claimed.
    OtherLimitAnnounced,
    /// A player who resigns loses.
    ResignedIsLost,

    // The arbiter
    /// An arbiter is present, unless it is settled otherwise.
    ArbiterPresent,
    /// An arbiter acts on claims, unless it is settled otherwise.
    ArbiterCalled,
    /// With the arbiter's consent a draw may be agreed though it was settled that none is.
    ArbiterConsentsToDraws,
    /// The arbiter may punish those who break the laws.
    ArbiterPenalises,
    /// The arbiter may appoint others, who watch games with him.
    ArbitersAppointed,
    /// The arbiter may give a game that is over another result than the one that was signed.
    ArbiterCorrectsResults,
    /// What ended the game on the board before the flag fell stands.
    EndBeforeFlagStands,
    /// A draw is offered without conditions.
    OffersUnconditional,
    /// Claims of a draw without reason may disturb the opponent: what they cost beside the time is for the arbiter.
    ClaimsMayDisturb,
    /// A player may appeal against what the arbiter decided.
    AppealsAreHeard,
    /// Only a decision can be appealed against: of an official, or on a claim.
    AppealsAgainstDecisions,
    /// Nobody decides the appeal against what he decided himself, where there is somebody else to decide it.
    AppealsGoToOthers,
    /// What the chief arbiter has decided, or what was decided on an appeal, another arbiter does not change.
    ChiefDecidesLast,
    /// Only the players call a flag that has fallen.
    PlayersCallFlags,
    /// A player who keeps his score on paper may record his move before he makes it.
    RecordsBeforeMoving,
    /// The opponent of a player who left his King in check may take that King, and shows the illegal move so.
    KingTakenShowsCheck,
    /// Where one player need not record, the other need not either.
    BothExcusedFromRecording,
    /// The arbiter who is present calls a flag that has fallen.
    ArbiterCallsFlags,
    /// A flag that was not pointed out goes up again with the time that a ruling gives.
    FlagGoesUpAgain,
    /// The arbiter may give time to a player who was disturbed.
    ArbiterGivesTime,
    /// The arbiter may stop the clocks.
    ArbiterStopsClocks,
    /// The arbiter starts them again.
    ArbiterStartsClocks,

    /// The arbiter may punish in this way.
    Sanctions(Sanction),
    /// The arbiter watches the game.
    ArbiterWatches,
    /// A player whose game is over counts as a spectator.
    OverIsSpectator,
    /// Points are given for the result of a game.
    PointsOfAGame,
    /// Nobody has more points of a game than it can give, or fewer.
    PointsAreBounded,

    // Scores
    /// A player may record on an electronic sheet.
    ElectronicScores,
    /// A player may stop the clocks to find the piece for a promotion.
    StoppedForThePiece,
    /// Two boards that differ are put right.
    BoardsPutRight,

    // Adjournment
    /// Before play is resumed, the adjourned position is set up again.
    PositionSetUpAgain,
    /// A move made on the board after play was broken off is the one to be sealed.
    MoveMadeIsSealed,
    /// Who breaks play off before the end of the session has used the time up to it.
    AdjournedEarlyCostsTheSession,
    /// An offer of a draw that stands is written on the envelope.
    OfferOnTheEnvelope,
    /// An offer of a draw made after a move was sealed outlasts that move.
    OfferOutlastsTheSealedMove,
    /// A draw that is agreed, or a resignation, ends a game that is adjourned.
    EndsWhileAdjourned,
    /// Both end a game too in which an illegal move is claimed, and not ruled on yet.
    EndsWhileIllegalMoveIsClaimed,
    /// Both end a game too in which a claim about the last minutes is not decided yet.
    EndsWhileLastMinutesAreHeard,
    /// A claim about the last minutes ends play where no arbiter supervises.
    ClaimEndsPlay,
    /// A sealed move that breaks a duty by touch is taken back when the envelope is opened.
    SealedAgainstTouchGoesBack,
    /// What is found between the sealing of a move and the opening of the envelope is found during the game.
    FoundWhileAdjourned,
    /// Whether a sealed record that means no legal move can be read as one is for the arbiter.
    ArbiterReadsTheRecord,
    /// The clock of a player who is to reply to the sealed move and is not there is started.
    ClockOfAbsentReplier,
    /// The reply may be sealed where the player who sealed is not there.
    ReplyMayBeSealed,
    /// A default time holds when a game is taken up again too.
    DefaultTimeAtResumption,
    /// Where nobody has come, the player who is to reply to the sealed move bears the time.
    ReplierBearsTheTime,
    /// The arbiter keeps the envelope: he sets the position up and opens it when the player who must reply is there.
    ArbiterKeepsTheEnvelope,
    /// The arbiter may rule that a game begun with the colours reversed does not go on.
    ArbiterStopsReversedGame,
    /// The arbiter breaks play off: he requires the player who has the move to seal it.
    ArbiterRequiresSealing,
    /// Where the envelope is lost, the move is made that was sealed, as its player says.
    MoveStatedWhereEnvelopeIsLost,
    /// Times that are wrong when a game is taken up again are put right.
    TimesPutRightAtResumption,

    /// A promotion is complete once the piece is named or set on its square, though the hand is still on it.
    PromotionCompleteInHand,
    /// A King or Rook that stood wrongly at the start does not castle.
    MisplacedDoNotCastle,
    /// A King who has stepped to the next square may be the first half of a castling.
    KingsStepMayBeCastling,

    // Before the first act
    /// What the article says is told before the first act.
    ToldAtTheStart,
    /// What the article says is told before the first act, if there is a clock.
    ToldWithClock,
    /// It is told at the start of a game whose moves are sent.
    ToldWhereMovesAreSent,
}

/// A way in which the arbiter may punish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sanction {
    /// A warning.
    Warning,
    /// Time given to the opponent.
    OpponentsTime,
    /// Time taken from the player.
    OwnTime,
    /// Points given to the opponent.
    OpponentsPoints,
    /// Points taken from the player.
    OwnPoints,
    /// The game lost.
    Loss,
    /// The game lost by both.
    BothLose,
    /// A fine.
    Fine,
    /// Exclusion from rounds to come.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}
