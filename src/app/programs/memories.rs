//! What the experts of a sitting remember, in the worker. An expert that thinks on the page plays as if it met everybody for
//! the first time.

use std::cell::RefCell;
use std::rc::Rc;

use crate::bots;
use crate::engine::Seat;
use crate::sitting::memory::Memory;
use crate::sitting::session::Session;

thread_local! {
    /// One for each seat that an expert has.
    static MEMORIES: RefCell<Vec<Rc<RefCell<Memory>>>> = const { RefCell::new(Vec::new()) };
}

/// What the expert in this seat remembers, once it has read on.
pub(super) fn of(session: &Session, seat: Seat) -> Rc<RefCell<Memory>> {
    MEMORIES.with_borrow_mut(|memories| {
        let mut known = memories.iter();
        let found = known.find(|memory| memory.borrow().is_of(session, seat));
        let memory = found.cloned().unwrap_or_else(|| {
            // Those of another sitting are of no more use.
            memories.retain(|memory| memory.borrow().is_in(session));
            let new = Rc::new(RefCell::new(Memory::begin(session, seat, bots::bot)));
            memories.push(Rc::clone(&new));
            new
        });
        memory.borrow_mut().follow(session);
        memory
    })
}
