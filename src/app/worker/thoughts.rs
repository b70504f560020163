//! The thoughts that the page awaits from its worker.

use std::cell::RefCell;

use super::task::Finding;

/// Receives what has been found. `None`: the worker has failed.
pub type OnThought = Box<dyn FnMut(Option<Finding>)>;

thread_local! {
    /// By id. `None`: something is being told.
    static AWAITED: RefCell<Vec<(u32, Option<OnThought>)>> = const { RefCell::new(Vec::new()) };
}

/// Awaits what is found under this id.
pub fn begin(id: u32, tell: OnThought) {
    AWAITED.with_borrow_mut(|all| all.push((id, Some(tell))));
}

/// Awaits it no longer.
pub fn end(id: u32) {
    let gone = AWAITED.with_borrow_mut(|all| {
        let at = all.iter().position(|(other, _)| *other == id)?;
        all.swap_remove(at).1
    });
    // Dropping it may begin or end other thoughts, so the list is not borrowed here.
    drop(gone);
}

/// Tells what has been found, or that nothing will be. Returns whether it was awaited.
pub fn tell(id: u32, thought: Option<Finding>) -> bool {
    let Some(mut hears) = place(id, Option::take) else {
        return false;
    };
    let is_last = thought.as_ref().is_none_or(Finding::is_last);
    hears(thought);
    if is_last {
        end(id);
    } else {
        place(id, |place| {
            *place = Some(hears);
            Some(())
        });
    }
    true
}

/// Changes the place of this id. `None`: there is none, or `change` gives nothing.
fn place<T>(id: u32, change: impl FnOnce(&mut Option<OnThought>) -> Option<T>) -> Option<T> {
    AWAITED.with_borrow_mut(|all| {
        let (_, place) = all.iter_mut().find(|(other, _)| *other == id)?;
        change(place)
    })
}
