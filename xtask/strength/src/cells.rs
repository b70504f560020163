//! The cells of a table, measured side by side.

use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use crate::matches::Won;

/// What each of these comes to, in their order. As many are measured at a time as the machine has cores.
pub fn measured<F: FnOnce() -> Won + Send>(cells: Vec<F>) -> Vec<Won> {
    let next = Mutex::new(cells.into_iter().enumerate());
    let found = Mutex::new(Vec::new());
    let works = || {
        loop {
            let cell = next.lock().expect("nobody panics").next();
            let Some((nth, cell)) = cell else { break };
            let won = cell();
            found.lock().expect("nobody panics").push((nth, won));
        }
    };
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        for _ in 0..threads {
            scope.spawn(works);
        }
    });
    let mut found = found.into_inner().expect("nobody panics");
    found.sort_by_key(|(nth, _)| *nth);
    found.into_iter().map(|(_, won)| won).collect()
}
