//! `cargo xtask serve --dev`: builds the page anew whenever a source of it is saved.

use super::live;
use super::watch::{PAUSE, Sources};
use crate::command::{self, Result};
use crate::parts;
use crate::static_server::Server;
use crate::trunk::{self, Build};
use std::path::PathBuf;
use std::thread;
use std::time::Instant;

/// Builds and serves the page, and does so until the command is stopped. A build that fails is told, and the page before
/// stays.
pub fn run(port: u16) -> Result {
    let mut sources = Sources::of_project();
    build()?;
    // Compressing would take longer than it saves.
    let server = Server::start(&trunk::dist(), "/", port)?;
    println!(
        "\nBrag is served at {} and built anew when a file of it is saved (Ctrl+C ends it)",
        server.url()
    );
    loop {
        thread::sleep(PAUSE);
        let changed = sources.changed();
        if changed.is_empty() {
            continue;
        }
        let start = Instant::now();
        match rebuild(&changed) {
            Ok(()) => println!("Built in {:.1} s.", start.elapsed().as_secs_f32()),
            Err(message) => println!("{message}\nNot built. The page before is still served."),
        }
    }
}

/// Builds what the changed files ask for, and no more.
fn rebuild(changed: &[PathBuf]) -> Result {
    let all_in = |folder| changed.iter().all(|path| path.starts_with(folder));
    if all_in("style") {
        restyle()?;
    } else if all_in("src") {
        trunk::compile()?;
        parts::renew(&trunk::dist())?;
        live::install(&trunk::dist())?;
        // Trunk may have staged the page before the last change of a style sheet.
        restyle()?;
    } else {
        return build();
    }
    live::tell(&trunk::dist())
}

fn restyle() -> Result {
    live::restyle(&command::root(), &trunk::dist())
}

fn build() -> Result {
    trunk::build(Build::Dev)?;
    live::install(&trunk::dist())?;
    live::tell(&trunk::dist())
}
