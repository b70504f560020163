//! `cargo xtask dist`: the page, ready for any static host.

use crate::shell::Result;
use crate::sizes;
use crate::trunk::{self, Build};

/// Builds the page and prints what a first visit loads.
pub fn run() -> Result {
    trunk::build(Build::Release)?;
    println!("\n{}", sizes::table(&trunk::dist())?);
    println!("dist/ is ready: put it in any folder of any static host.");
    Ok(())
}
