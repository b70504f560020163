//! Values that change while the page is open. Copies of a handle refer to the same value, which lives as long as the
//! owner that it was made under.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::reactive::graph::Observer;

/// A value without subscribers, which may be read while it is read. Copies are the same value.
pub struct Stored<T: 'static>(Erased, PhantomData<fn() -> T>);

/// A cell with a value of any type. Leptos compiles what stores it only once.
type Erased = StoredValue<Rc<dyn Any>, LocalStorage>;

fn store(cell: Rc<dyn Any>) -> Erased {
    StoredValue::new_local(cell)
}

fn stored(erased: Erased) -> Option<Rc<dyn Any>> {
    erased.try_get_value()
}

/// A reactive value. Its readers are notified of changes. Copies are the same value.
pub struct Reactive<T: 'static> {
    value: Stored<T>,
    changed: Trigger,
}

impl<T: 'static> Stored<T> {
    /// A stored value that begins with this one.
    #[must_use]
    pub fn new(value: T) -> Stored<T> {
        Stored(store(Rc::new(RefCell::new(value))), PhantomData)
    }

    /// The cell of the value. `None`: its owner has gone.
    fn cell(self) -> Option<Rc<RefCell<T>>> {
        stored(self.0)?.downcast().ok()
    }

    /// Reads the value. Its owner must be alive, as with every signal.
    pub fn with_value<U>(self, read: impl FnOnce(&T) -> U) -> U {
        let value = self.cell().expect("its owner is alive");
        read(&value.borrow())
    }

    /// Changes the value. `None`: its owner has gone.
    pub fn try_update_value<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let value = self.cell()?;
        let changed = change(&mut value.borrow_mut());
        Some(changed)
    }

    /// Like [`Stored::try_update_value`]; also `None` while the value is read or changed.
    pub fn try_update_free<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        let value = self.cell()?;
        let mut free = value.try_borrow_mut().ok()?;
        Some(change(&mut free))
    }

    /// Changes it.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// Puts another in its place.
    pub fn set_value(self, value: T) {
        let old = self.try_update_value(|now| std::mem::replace(now, value));
        drop(old);
    }

    #[must_use]
    pub fn get_value(self) -> T
    where
        T: Clone,
    {
        self.with_value(T::clone)
    }
}

impl<T: 'static> Reactive<T> {
    /// A state that begins with this value.
    #[must_use]
    pub fn new(value: T) -> Reactive<T> {
        Reactive {
            value: Stored::new(value),
            changed: Trigger::new(),
        }
    }

    /// Subscribes to changes. Outside a reactive context there is nothing to subscribe.
    pub fn track(self) {
        // The same functions read states for drawing and for presses. Leptos warns of the latter in a development build.
        if cfg!(debug_assertions) && Observer::get().is_none() {
            return;
        }
        self.changed.track();
    }

    pub fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        self.track();
        self.value.with_value(read)
    }

    /// The value.
    #[must_use]
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Gets the value without subscribing.
    #[must_use]
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.value.get_value()
    }

    /// Puts another in its place.
    pub fn set(self, value: T) {
        self.value.set_value(value);
        self.changed.notify();
    }

    /// Changes it.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.value.update_value(change);
        self.changed.notify();
    }

    /// Changes the value without telling subscribers.
    pub fn try_update_untracked<U>(self, change: impl FnOnce(&mut T) -> U) -> Option<U> {
        self.value.try_update_value(change)
    }
}

impl<T> Clone for Stored<T> {
    fn clone(&self) -> Stored<T> {
        *self
    }
}

impl<T> Copy for Stored<T> {}

impl<T> Clone for Reactive<T> {
    fn clone(&self) -> Reactive<T> {
        *self
    }
}

impl<T> Copy for Reactive<T> {}

#[cfg(test)]
mod tests {
    use super::{Reactive, Stored};
    use leptos::prelude::*;

    #[test]
    fn copies_are_the_same_value() {
        let owner = Owner::new();
        owner.with(|| {
            let (one, word) = (Reactive::new(1), Stored::new(String::from("a")));
            let other = one;
            other.set(2);
            one.update(|now| *now += 1);
            word.update_value(|word| word.push('b'));
            assert_eq!(
                (other.get_untracked(), word.get_value().as_str()),
                (3, "ab")
            );
        });
    }

    #[test]
    fn a_value_goes_with_its_owner_and_is_there_while_that_is_cleaned_up() {
        let owner = Owner::new();
        let (tell, told) = std::sync::mpsc::channel();
        let tell = std::sync::Mutex::new(tell);
        let value = owner.with(|| {
            let value = Stored::new(7);
            on_cleanup(move || {
                let read = value.get_value();
                tell.lock().expect("one thread").send(read).expect("heard");
            });
            value
        });
        assert_eq!(value.try_update_value(|now| *now), Some(7));
        owner.cleanup();
        assert_eq!(told.recv(), Ok(7));
        assert_eq!(value.try_update_value(|now| *now), None);
    }
}
