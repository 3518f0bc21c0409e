//! Where the steps were read.

pub(super) const DAVIDSON_BOARD: &str =
    "Davidson, A Short History of Chess (1949), 146, as an account of the rules cites it";
pub(super) const DAVIDSON_MEN: &str =
    "Davidson, A Short History of Chess (1949), 14–17, as an account of the rules cites it";
pub(super) const DAVIDSON_PROMOTION: &str =
    "Davidson, A Short History of Chess (1949), 59–61, as an account of the rules cites it";
pub(super) const ACCOUNT: &str =
    "An account of the rules and their history, after Davidson (1949) and Hooper and Whyld (1992)";
pub(super) const SERVERS: &str = "The help of servers and programs that play shatranj (ICC, WinBoard)";
pub(super) const SHATRANJ: &str =
    "Accounts of shatranj (mychess.de; ICC; Ludii, citing Murray 1913, 220–227)";
pub(super) const MCCRARY: &str = "McCrary on the first move, castling, promotion and repetition, US Chess";
pub(super) const MENNEL: &str = "A text of 1536 (Mennel), in Ludii, citing Murray 1913, 463–4 and 490–4";
pub(super) const SCACHS: &str = "The poem Scachs d'amor, in Ludii, citing Murray 1913, 781";
pub(super) const LEGGI: &str = "Le leggi del giuoco degli scacchi, the primary text";
pub(super) const RUCH: &str = "Ruch, The Italian Rules (ICCF, 2004)";
pub(super) const COMPANION: &str = "The Oxford Companion to Chess, as Russell quotes it";
pub(super) const STALEMATE: &str = "A list of results by time and place, citing Murray, Davidson and McCrary";
pub(super) const HARDING: &str = "Harding on Sarratt's treatise of 1808 and the London Chess Club";
pub(super) const HARDING_POST: &str = "Harding on the match by post between Pest and Paris";
pub(super) const WINTER: &str = "Winter, Repetition; McCrary on London 1883";
pub(super) const HAWORTH: &str = "Haworth on the rule of fifty moves in FIDE's Laws (2000)";
pub(super) const FIRST_MOVE: &str = "McCrary on the first move and the colours; paul-morphy.com";
pub(super) const KNOWN: &str = "No page about it was read";
pub(super) const PRINTED: &str = "The printed code";
pub(super) const PRAISED: &str =
    "Staunton, The Chess-Player's Handbook (1847), 21–22, as an account of the rules cites it";
pub(super) const SUNNUCKS: &str =
    "Sunnucks, The Encyclopaedia of Chess (1970), 459, as an account of the rules cites it";
pub(super) const STAUNTON_1852: &str =
    "Staunton, The Chess Tournament (1852), 161, as an account of the rules cites it";
pub(super) const FIDE_1989: &str =
    "FIDE, The Official Laws of Chess (1989), as an account of the rules cites it";
pub(super) const HOOPER: &str =
    "Hooper and Whyld, The Oxford Companion to Chess (1992), 220–221, as an account of the rules cites it";
pub(super) const KRABBE: &str = "Krabbé, Chess Curiosities, as an account of the rules cites it";
pub(super) const HANDBOOK: &str = "FIDE Handbook, as an account of the rules cites it";
pub(super) const TELEGRAPH: &str =
    "The Daily Telegraph, 21 November 2009, as an account of the rules cites it";
pub(super) const SCHOLARS: &str =
    "Scholar's Mate 102, as an account of the rules cites it; Steinitz, The Modern Chess Instructor (1889)";
pub(super) const LUDII_GOSSIP: &str = "A discussion of the dummy Pawn that quotes Gossip's manual of 1894";
pub(super) const JUST: &str =
    "Just, US Chess Federation's Official Rules of Chess (2014), as an account of the rules cites it";
