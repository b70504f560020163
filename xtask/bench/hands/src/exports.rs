//! The exports of the WebAssembly module: they choose, name and run a piece of work. `time.mjs` calls them.

#![allow(
    unsafe_code,
    reason = "a name that is exported must be the only one of its kind"
)]

use std::cell::RefCell;

use crate::{HANDS, PIECES, Work, piece};

thread_local! {
    static CHOSEN: RefCell<Option<Work>> = const { RefCell::new(None) };
}

/// The number of pieces.
#[unsafe(no_mangle)]
pub extern "C" fn pieces() -> usize {
    PIECES
}

/// The number of pieces with hands. They come first.
#[unsafe(no_mangle)]
pub extern "C" fn hands() -> usize {
    HANDS
}

/// Chooses a piece. Returns how many things it handles at a time.
#[unsafe(no_mangle)]
pub extern "C" fn choose(number: usize) -> usize {
    let work = piece(number);
    let units = work.units;
    CHOSEN.set(Some(work));
    units
}

/// The address of the chosen piece's name.
#[unsafe(no_mangle)]
pub extern "C" fn name() -> *const u8 {
    CHOSEN.with_borrow(|work| {
        work.as_ref()
            .map_or(std::ptr::null(), |work| work.name.as_ptr())
    })
}

/// The length of the name in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn name_length() -> usize {
    CHOSEN.with_borrow(|work| work.as_ref().map_or(0, |work| work.name.len()))
}

/// Runs the chosen piece once.
#[unsafe(no_mangle)]
pub extern "C" fn run() -> u64 {
    CHOSEN.with_borrow_mut(|work| work.as_mut().map_or(0, |work| (work.run)()))
}
