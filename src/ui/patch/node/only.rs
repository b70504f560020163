//! What is drawn, with little of it left to be pressed.

use super::Node;
use crate::ui::press::Press;

/// What may come of a press.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum May {
    /// What always comes of it.
    Be,
    /// The same, and it is what one is asked for.
    BeAsked,
    /// Nothing.
    NotBe,
}

impl Node {
    /// Leaves to be pressed what may be pressed, and marks what one is asked for.
    #[must_use]
    pub fn only(mut self, may: &dyn Fn(Press) -> May) -> Node {
        self.leave(may);
        self
    }

    fn leave(&mut self, may: &dyn Fn(Press) -> May) {
        let what = &mut *self.0;
        match what.on.map(may) {
            None | Some(May::Be) => {}
            Some(May::BeAsked) => what.attributes.push(("data-asked", "".into())),
            Some(May::NotBe) => {
                what.on = None;
                let dims = match what.tag {
                    "button" => Some(("aria-disabled", "true")),
                    "input" | "select" => Some(("disabled", "")),
                    _ => None,
                };
                if let Some((name, value)) = dims {
                    what.attributes.retain(|(other, _)| *other != name);
                    what.attributes.push((name, value.into()));
                }
            }
        }
        for child in &mut what.children {
            child.leave(may);
        }
    }

    /// Marks what is of this name, and of this key, as what is spoken of.
    #[must_use]
    pub fn point(mut self, name: &str, key: u64) -> Node {
        self.mark(name, key);
        self
    }

    fn mark(&mut self, name: &str, key: u64) {
        let what = &mut *self.0;
        if what.name == name && what.key == key {
            what.attributes.push(("data-spoken-of", "".into()));
        }
        for child in &mut what.children {
            child.mark(name, key);
        }
    }
}
