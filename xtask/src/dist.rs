//! `cargo xtask dist`: the page, ready for any static host.

use crate::command::Result;
use crate::sizes;
use crate::trunk::{self, Build};

/// Builds the page and prints the bytes of a first visit.
pub fn run() -> Result {
    trunk::build(Build::Release)?;
    println!("\n{}", sizes::table(&trunk::dist())?);
    println!("dist/ is ready: put it in any folder of any static host.");
    Ok(())
}
