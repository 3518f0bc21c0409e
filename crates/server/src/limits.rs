//! Every limit of the server, with its reason.

use std::time::Duration;

/// The most that a request's body may hold, in bytes: a new game or an act is a few hundred.
pub const BODY_BYTES: usize = 16 * 1024;

/// The most that a record from elsewhere may hold, in bytes: a tournament of a thousand games, or a game with a book of notes.
pub const RECORD_BYTES: usize = 1024 * 1024;

/// The moves of a record that are told, those of variations too: the longest game that can be has fewer than 6,000.
pub const RECORD_MOVES: usize = 20_000;

/// The games of a record that are listed by their titles: more than anybody chooses from by eye.
pub const RECORD_GAMES: usize = 1000;

/// The most that a frame from a client may hold, in bytes: as a body.
pub const FRAME_BYTES: usize = BODY_BYTES;

/// The most bytes that a player tells the other at once.
pub const SAID_BYTES: usize = 500;

/// The longest act, in bytes: the longest that has no free text is below 100, and a decision in words wants a sentence.
pub const ACT_BYTES: usize = 600;

/// The most acts in one request: castling piece by piece, with the press of the clock, has eight.
pub const ACTS_A_REQUEST: usize = 16;

/// The longest header of a match, in bytes: each of its lines is one of a score of settings.
pub const MATCH_HEADER_BYTES: usize = 4096;

/// The most lines of a match: several for each of a hundred games. They are judged again when the match is read.
pub const MATCH_LINES: u64 = 1000;

/// The longest request id, in bytes: a UUID has 36.
pub const REQUEST_BYTES: usize = 64;

/// The longest start position, in bytes: the longest FEN is below 100.
pub const START_BYTES: usize = 200;

/// How many positions may be met for each side of a position that somebody asks about: some tenths of a second, and a
/// dozen megabytes.
pub const PROOF_STATES: u64 = 200_000;

/// The most that a script may hold that somebody has judged, in bytes: a long game with every act of the hand.
pub const SCRIPT_BYTES: usize = 64 * 1024;

/// The most acts of such a script: with the standing after each, some ten megabytes.
pub const SCRIPT_ACTS: usize = 2000;

/// How many positions a search may meet in such a script, whatever its header says: a tenth of a second or two.
pub const SCRIPT_STATES: u64 = 100_000;

/// How many positions a search may meet for an arbiter's question: where it ends there, the answer says so, and gives the rest.
pub const DESK_STATES: u64 = 10_000;

/// How many positions an engine may meet for a question about one, at most and where nobody says: half a second or so.
pub const ANALYSIS_NODES: u64 = 400_000;

/// How many lines an engine tells of a position at most.
pub const ANALYSIS_LINES: u8 = 3;

/// The most moves to a position that an engine is asked about, in bytes: a thousand of them.
pub const ANALYSIS_MOVES_BYTES: usize = 6_000;

/// The longest name under which a seat is offered to anybody, in bytes: twenty letters of any script.
pub const NAME_BYTES: usize = 60;

/// The most players on one side: each has a seat of his own, with a key in the log.
pub const MEMBERS: u8 = 8;

/// The most arbiters at one table, for the same reason.
pub const ARBITERS: u8 = 8;

/// The longest word that the protocol knows in a frame, a key among them, in bytes: a key has 26.
pub const WORD_BYTES: usize = 128;

/// The most that a client's frame may hold before it is not even read, in bytes: room for a clear answer to one
/// that is a little too large.
pub const RAW_FRAME_BYTES: usize = 4 * FRAME_BYTES;

/// What a socket reads at a time, in bytes. It is held for as long as the socket is open, and cleared before each read: an
/// act needs a few hundred, and a larger frame comes in several reads.
pub const READ_BYTES: usize = 1024;

/// The most that is still read of a client to which the server has said that it closes, in bytes: what was under way.
pub const DRAINED_BYTES: usize = 1024 * 1024;

/// The most headers of a request: a browser sends about twenty.
pub const HEADERS: usize = 64;

/// The most that a request's headers may hold, in bytes: a browser's hold about two thousand.
pub const HEADER_BYTES: usize = 32 * 1024;

/// What the system may hold for a client that has yet to take it, in bytes: as much as the page itself,
/// so that it comes in one go from afar.
pub const SEND_BUFFER_BYTES: usize = 256 * 1024;

/// What a server allows; [`Limits::default`] is what `serve` uses, tests draw tighter ones.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at once: each costs a task and some buffers, about 20 KiB.
    pub connections: usize,
    /// The same for one address: a browser opens six, and a school may have one address.
    pub connections_an_address: usize,
    /// Sockets at once that have not said who they are: they have [`Limits::hello`] to do so.
    pub greeting: usize,
    /// The same for one address.
    pub greeting_an_address: usize,
    /// Sockets at games at once: two players at each of ten thousand games, and as many who watch as three boards in five
    /// have.
    pub sockets: usize,
    /// The same for one address: a school that plays a match at a hundred boards.
    pub sockets_an_address: usize,
    /// Games in memory at once: each costs about 1 MiB when it is long; idle ones are put away.
    pub open_games: usize,
    /// Watchers at one game.
    pub watchers_a_game: usize,
    /// The same from one address: nobody takes all the chairs.
    pub watchers_an_address: usize,
    /// Sockets of one player at one game: a few devices, and lines that have broken unnoticed. The next takes the place of
    /// the first.
    pub sockets_a_player: usize,
    /// Acts in one game: the longest master game, every hand act told apart, has about 3,000.
    pub acts_a_game: u64,
    /// Acts of one seat: a hand that touches, lifts, places and quits four men a second is at 16.
    pub acts: Rate,
    /// Snapshots for one player, or for the watchers of one address: each holds the whole game; a table of watchers that come back all at once stays below.
    pub looks: Rate,
    /// Frames of one socket, good and bad: acts, and a hello now and then.
    pub frames: Rate,
    /// Requests of one address: what a page asks for, many times over.
    pub asks_an_address: Rate,
    /// New games on the whole server: each costs a write to disk.
    pub new_games: Rate,
    /// The same from one address.
    pub new_games_an_address: Rate,
    /// Seats that are offered to anybody at once: more than anybody reads.
    pub open_seats: usize,
    /// The same from one address: a club that looks for opponents.
    pub open_seats_an_address: usize,
    /// Lines of matches from one address: a lot has three, and the server writes those of the games itself.
    pub match_lines_an_address: Rate,
    /// Records read on the whole server: each costs a hundredth of a second of one core for a megabyte.
    pub records: Rate,
    /// The same from one address.
    pub records_an_address: Rate,
    /// Records that are read at once, and as many pages that are written out: each costs a thread, and as much memory as a
    /// megabyte of moves takes.
    pub records_at_once: usize,
    /// Questions on the whole server who can still mate in a position: most cost a few thousandths of a second.
    pub proofs: Rate,
    /// The same from one address.
    pub proofs_an_address: Rate,
    /// Such proofs at once: each costs a thread, and up to [`PROOF_STATES`] twice.
    pub proofs_at_once: usize,
    /// What the judging of acts may cost, in milliseconds of the processor, for one seat. Most acts cost less
    /// than one; a claim that needs a search may cost thousands.
    pub reckoning: Rate,
    /// The same for one address.
    pub reckoning_an_address: Rate,
    /// What everything else may cost that is worked out for one address, in the same way: games that are written out, laws,
    /// sheets for a printer, records, scripts. A booklet costs some hundredths of a second.
    pub reading_an_address: Rate,
    /// How fast it is forgotten, in milliseconds a second, what was worked out for an address: of those who wait, whoever has
    /// had little comes first.
    pub of_late: Rate,
    /// Where no seat's last act has cost so much, the next move of a game is judged where its table is: a thread of its own costs
    /// more than that.
    pub light: Duration,
    /// After an act that costs so much the next of its seat may be long, too.
    pub heavy: Duration,
    /// What may be long is tried for so long before it waits for a study: nearly every claim is judged in a fifth of it. None: nothing
    /// is tried.
    pub quick: Duration,
    /// What is so tried at once: as many as there are cores, so that a moment is the processor's.
    pub tries: usize,
    /// Searches that are worked out at once and take longer: of the cores half are left to the moves.
    pub studies: usize,
    /// Acts that are judged on threads of their own at once, without those in studies.
    pub acts_at_once: usize,
    /// The same for one address. Others of it wait for their turn.
    pub acts_an_address_at_once: usize,
    /// Games that one address looks at at once, without a socket.
    pub looks_an_address_at_once: usize,
    /// For a place where proofs, records or scripts are worked out: who waits longer is told to come again.
    pub turn: Duration,
    /// What was answered and waits to be read, in bytes. Of what is small nobody keeps count.
    pub unread: usize,
    /// The same for one address: a class that opens a long game all at once.
    pub unread_an_address: usize,
    /// Bytes that whoever reads slowly takes a second at least, once [`Limits::write`] has passed: a telephone far from its mast
    /// takes several times as many.
    pub slowest: u32,
    /// Games that are judged again out of the log at once: who wakes a game waits for his turn, and the games that are awake go
    /// on meanwhile. Each costs a thread, and its acts twice.
    pub wakings: usize,
    /// Games with more acts than this are judged again one at a time, so that a few long ones keep no short one waiting.
    pub long_game: u64,
    /// Scripts judged on the whole server: most cost some thousandths of a second.
    pub scripts: Rate,
    /// The same from one address: somebody who turns the switches of the arbiter's desk.
    pub scripts_an_address: Rate,
    /// Such scripts at once: each costs a thread.
    pub scripts_at_once: usize,
    /// The longest that one such script may be judged: an act that is under way is brought to its end.
    pub script: Duration,
    /// What an engine may be asked about positions that nobody plays, on the whole server, in thousands of positions that it
    /// meets: most engines meet some hundred thousand in a second.
    pub analysis: Rate,
    /// The same from one address: the curve of a game of a hundred moves, and a reader who steps through it.
    pub analysis_an_address: Rate,
    /// Such questions that are answered or wait for their turn.
    pub analyses_at_once: usize,
    /// The same from one address.
    pub analyses_an_address_at_once: usize,
    /// An engine that says nothing of a position for so long is taken for one that hangs. No answer depends on it.
    pub analysis_longest: Duration,
    /// Requests that may wait for one game: more than all of its sockets at once.
    pub game_queue: usize,
    /// Frames that may wait for one socket: a burst of acts of two hands. A client that is further behind asks again.
    pub socket_queue: usize,
    /// From the socket's opening to its `hello`.
    pub hello: Duration,
    /// Between two looks at a client: who has said nothing since the last is pinged.
    pub ping: Duration,
    /// A client from which nothing came for so long is gone, and the others see it: it has missed a ping, and the page asks
    /// by itself more often.
    pub silence: Duration,
    /// So much of the way to a player and back is not his time at most; none: it is not measured. A client that answers late on
    /// purpose gains no more in a turn.
    pub lag: Duration,
    /// For a client to close too, once the server has said that it closes: on the way there and back lies what was said before.
    pub drain: Duration,
    /// For one frame to be taken by the client's network: a megabyte of a long game over a poor one.
    pub write: Duration,
    /// A game that nobody looks at stays in memory for so long.
    pub idle: Duration,
    /// A game in which nobody acts stays in memory for so long; then its players still sit there, and the log alone has the
    /// game.
    pub awake: Duration,
    /// The acts of all games in memory: those of ten thousand games of 200 moves. Each holds about 2.7 kB. Beyond that, games
    /// sleep after [`Limits::awake_when_full`].
    pub acts_in_memory: u64,
    /// The same as [`Limits::awake`], while the games hold more acts than they may.
    pub awake_when_full: Duration,
    /// A game that cannot be opened is not tried again for so long: each try replays it.
    pub refused: Duration,
    /// For a body to arrive.
    pub body: Duration,
    /// For a request to be answered.
    pub request: Duration,
    /// The same where a search may be needed, which waits for a study, and no time of play passes: it is better heard late than asked
    /// for again, at the end of the queue.
    pub long_request: Duration,
    /// For a request's headers to arrive.
    pub headers: Duration,
    /// After a start the clocks of all games stand for so long: players come back.
    pub comeback: Duration,
    /// Between two notes in the log of how far its time has come: so much may be given back after a crash.
    pub anchor: Duration,
    /// Between two looks at the log for what other servers have done, in case a notice was lost.
    pub look_again: Duration,
    /// For a request that is being answered when the server is told to end.
    pub parting: Duration,
    /// For everything to end once the server was told to end.
    pub shutdown: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 8192,
            connections_an_address: 1024,
            greeting: 1024,
            greeting_an_address: 64,
            sockets: 26_000,
            sockets_an_address: 512,
            open_games: 12_000,
            watchers_a_game: 64,
            watchers_an_address: 32,
            sockets_a_player: 8,
            acts_a_game: 10_000,
            acts: Rate { a_second: 20, burst: 60 },
            looks: Rate { a_second: 40, burst: 200 },
            frames: Rate { a_second: 40, burst: 120 },
            asks_an_address: Rate { a_second: 200, burst: 2000 },
            new_games: Rate { a_second: 100, burst: 500 },
            new_games_an_address: Rate { a_second: 1, burst: 30 },
            open_seats: 200,
            open_seats_an_address: 10,
            match_lines_an_address: Rate { a_second: 2, burst: 60 },
            records: Rate { a_second: 10, burst: 50 },
            records_an_address: Rate { a_second: 1, burst: 10 },
            records_at_once: 2,
            proofs: Rate { a_second: 5, burst: 30 },
            proofs_an_address: Rate { a_second: 1, burst: 10 },
            proofs_at_once: 2,
            reckoning: Rate { a_second: 100, burst: 10_000 },
            reckoning_an_address: Rate { a_second: 200, burst: 20_000 },
            reading_an_address: Rate { a_second: 200, burst: 10_000 },
            of_late: Rate { a_second: 20, burst: 1 },
            light: Duration::from_millis(2),
            heavy: Duration::from_millis(50),
            quick: Duration::from_millis(50),
            tries: cores(),
            studies: (cores() / 2).max(1),
            acts_at_once: 8,
            acts_an_address_at_once: 4,
            looks_an_address_at_once: 4,
            turn: Duration::from_secs(5),
            unread: 512 * 1024 * 1024,
            unread_an_address: 64 * 1024 * 1024,
            slowest: 4096,
            wakings: 2 * cores(),
            long_game: 300,
            scripts: Rate { a_second: 50, burst: 200 },
            scripts_an_address: Rate { a_second: 5, burst: 60 },
            scripts_at_once: 2,
            script: Duration::from_secs(5),
            analysis: Rate { a_second: 400, burst: 40_000 },
            analysis_an_address: Rate { a_second: 150, burst: 20_000 },
            analyses_at_once: 8,
            analyses_an_address_at_once: 2,
            analysis_longest: Duration::from_secs(15),
            game_queue: 128,
            socket_queue: 128,
            hello: Duration::from_secs(5),
            ping: Duration::from_secs(5),
            silence: Duration::from_secs(20),
            lag: Duration::from_millis(500),
            drain: Duration::from_secs(1),
            write: Duration::from_secs(30),
            idle: Duration::from_secs(300),
            awake: Duration::from_secs(60),
            acts_in_memory: 4_000_000,
            awake_when_full: Duration::from_secs(1),
            refused: Duration::from_secs(10),
            body: Duration::from_secs(10),
            request: Duration::from_secs(30),
            long_request: Duration::from_secs(180),
            headers: Duration::from_secs(10),
            comeback: Duration::from_secs(5),
            anchor: Duration::from_secs(1),
            look_again: Duration::from_secs(30),
            parting: Duration::from_secs(5),
            shutdown: Duration::from_secs(8),
        }
    }
}

/// How much the machine does at once.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How often something may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In the long run, a second.
    pub a_second: u32,
    /// At once, after a rest.
    pub burst: u32,
}
