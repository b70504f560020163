//! How long strength is measured.

/// Whether all of it is measured, as `cargo xtask strength` does. A test of a change measures a fifth.
pub fn is_full() -> bool {
    std::env::var_os("BRAG_STRENGTH").is_some()
}

/// The number of deals or sittings to measure, of this many in all.
pub fn measured(all: u32) -> u32 {
    if is_full() { all } else { all / 5 }
}
