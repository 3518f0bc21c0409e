//! How certain an article is, where several of these codes have the same to say of it, and what they leave open.

pub(super) const AS_SARRATT: &str = "General knowledge.";
pub(super) const DRAWN_SINCE_SARRATT: &str =
    "Read: rule 24 of Sarratt's treatise of 1808 has it so; no later book that we have read says otherwise.";
pub(super) const SEVERAL_QUEENS: &str =
    "Settled: since the nineteenth century a player may have several Queens.";
pub(super) const AFTER_STAUNTON: &str = "Our choice: Staunton has it in 1847 (settled).";
pub(super) const ONE_GAME: &str =
    "Settled: local differences lasted until the nineteenth century, not longer.";
pub(super) const THREE_SINCE_LONDON: &str = "As we play it: London's code of 1883 has it so (read); FIDE's own words of these years we have not read.";
pub(super) const NO_LONGER: &str =
    "Settled: that the rule is no longer in force; as we play it: that it was not in these years.";
pub(super) const FROM_1928: &str = "Read: in 1928 FIDE gave endings that need more than fifty moves twice the number that they need, 132 with \
     Rook and Bishop against a Rook.";
pub(super) const IN_1972: &str =
    "Settled: the Laws were amended in 1972, so that King and Rook castle on one rank alone.";

pub(super) const BEFORE_1972: &str = "Settled: until the Laws were amended in 1972 nothing said that King and Rook stand on one rank. As we play it: \
     that castling up a file was therefore lawful.";

pub(super) const PAM_AND_KRABBE: &str = "Pam found it, and Krabbé made a problem of it. Whether the older words really allowed it is disputed; it is played by \
     their letter. `rule-castling: modern` leaves it out.";
pub(super) const OTHER_RIGHTS: &str =
    "Whether positions are the same in which other castling is open we have not read.";
pub(super) const DECLARED: &str = "Whether a claim, of repetition or of a number of moves, may rest on a move that the player only declares, as FIDE's \
     Laws have it later, we have not read: it may not, as we play it.";
pub(super) const OTHER_ENDINGS: &str = "Which other endings had more than fifty we have not read.";
pub(super) const LAID_DOWN: &str = "Article 12.4 lets more moves be laid down beforehand for certain positions (read). Where that was done it is announced, as \
     `rule-move-limit`.";
pub(super) const TWO_INTERPRETATIONS: &str =
    "The two endings come of interpretations of 1978 and 1982; which is of which year we have not read.";
pub(super) const EITHER_SIDE_OF_THE_BOARD: &str =
    "That the same holds on the h file, and for Black with the Pawns on a7 and a6, is as we play it.";
pub(super) const ANY_PAWN: &str =
    "Whether it mattered where the Pawns stand we have not read: they stand anywhere, as we play it.";
