//! What the module exports: a piece of work is chosen, named by its bytes, and done. `time.mjs` calls this.

#![allow(
    unsafe_code,
    reason = "a name that is exported must be the only one of its kind"
)]

use std::cell::RefCell;

use crate::{PIECES, Work, piece};

thread_local! {
    static CHOSEN: RefCell<Option<Work>> = const { RefCell::new(None) };
}

/// How many pieces there are.
#[unsafe(no_mangle)]
pub extern "C" fn pieces() -> usize {
    PIECES
}

/// Makes this piece the one that is done, and returns how many things it does.
#[unsafe(no_mangle)]
pub extern "C" fn choose(number: usize) -> usize {
    let work = piece(number);
    let units = work.units;
    CHOSEN.set(Some(work));
    units
}

/// Where its name lies.
#[unsafe(no_mangle)]
pub extern "C" fn name() -> *const u8 {
    CHOSEN.with_borrow(|work| {
        work.as_ref()
            .map_or(std::ptr::null(), |work| work.name.as_ptr())
    })
}

/// How many bytes its name has.
#[unsafe(no_mangle)]
pub extern "C" fn name_length() -> usize {
    CHOSEN.with_borrow(|work| work.as_ref().map_or(0, |work| work.name.len()))
}

/// Does it once.
#[unsafe(no_mangle)]
pub extern "C" fn run() -> u64 {
    CHOSEN.with_borrow_mut(|work| work.as_mut().map_or(0, |work| (work.run)()))
}
