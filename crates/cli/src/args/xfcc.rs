//! The command line of `jadoube xfcc`.

use std::path::PathBuf;

use clap::Subcommand;

/// Shows your games on a correspondence chess server, and makes moves in them, by Xfcc.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  jadoube xfcc --server https://www.iccf.com/XfccBasic.asmx --user 123456 games
  jadoube xfcc --server http://127.0.0.1:8080/xfcc --user 7k2m9q --password-file key.txt move 1234 Nf3
  jadoube xfcc --server http://127.0.0.1:8080/xfcc --user 7k2m9q move 1234 7163 --offer-draw

The password is read from the file of --password-file, or from the variable JADOUBE_XFCC_PASSWORD. On a server of this
program the name is the id of a game, and the password the key of your seat: the part of your link after the #.

Exit codes:
  0   the server did what was asked
  1   the server answered, and did not do it
  2   the server could not be asked, or its answer could not be read")]
pub struct XfccArgs {
    /// The address of the service. The password goes over https only, or to this machine.
    #[arg(long, value_name = "URL")]
    pub server: String,
    /// Your name on the server.
    #[arg(long, value_name = "NAME")]
    pub user: String,
    /// A file whose first line is your password.
    #[arg(long, value_name = "FILE")]
    pub password_file: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    pub json: bool,
    #[command(subcommand)]
    pub what: XfccWhat,
}

/// What is asked of the server.
#[derive(Subcommand)]
pub enum XfccWhat {
    /// Lists your games, with the moves so far.
    Games,
    /// Makes a move.
    Move {
        /// The number of the game, as `games` prints it.
        game: u32,
        /// The move in algebraic or numeric notation: Nf3, 7163.
        played: String,
        /// Offers a draw with it.
        #[arg(long)]
        offer_draw: bool,
        /// What you say to your opponent.
        #[arg(long, default_value = "", value_name = "TEXT")]
        message: String,
    },
    /// Resigns a game.
    Resign {
        /// The number of the game.
        game: u32,
    },
    /// Accepts the draw that was offered.
    AcceptDraw {
        /// The number of the game.
        game: u32,
    },
    /// Claims a draw.
    ClaimDraw {
        /// The number of the game.
        game: u32,
        /// The move that brings it about, which is declared with the claim.
        #[arg(value_name = "MOVE")]
        played: Option<String>,
    },
}
