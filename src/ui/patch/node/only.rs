//! What is drawn, with little of it left to be pressed.

use super::Node;
use crate::ui::press::Press;

/// What may come of a press.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum May {
    /// What always comes of it.
    Be,
    /// The same, and one is asked for it.
    BeAsked,
    /// Nothing.
    NotBe,
}

impl Node {
    /// Leaves to be pressed what may be pressed, and marks the button that one is asked for.
    #[must_use]
    pub fn only(mut self, may: &dyn Fn(Press) -> May) -> Node {
        self.leave(may);
        self
    }

    fn leave(&mut self, may: &dyn Fn(Press) -> May) {
        let what = &mut *self.0;
        match what.on.map(may) {
            None | Some(May::Be) => {}
            Some(May::BeAsked) if what.tag == "button" => {
                what.attributes.push(("data-asked", "".into()));
            }
            Some(May::BeAsked) => {}
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

#[cfg(test)]
mod tests {
    use super::{May, Node};
    use crate::ui::press::Press;

    #[test]
    fn only_what_is_asked_for_can_be_pressed_and_is_marked() {
        let button = |press| Node::new("button", "").on(press);
        let node = Node::new("section", "felt")
            .on(Press::Skip)
            .hold(button(Press::Deal).with("aria-disabled", "false"))
            .hold(button(Press::Pay))
            .hold(Node::new("input", "").on(Press::Slide))
            .hold(Node::new("div", "card").on(Press::Pay));
        let only = node.only(&|press| match press {
            Press::Skip => May::Be,
            Press::Pay => May::BeAsked,
            _ => May::NotBe,
        });
        let pressed: Vec<_> = only.0.children.iter().map(|child| child.0.on).collect();
        assert_eq!(only.0.on, Some(Press::Skip));
        assert_eq!(pressed, [None, Some(Press::Pay), None, Some(Press::Pay)]);
        assert_eq!(
            only.html(),
            "<section class=\"felt\"><button aria-disabled=\"true\"></button><button data-asked=\"\"></button>\
             <input disabled=\"\"></input><div class=\"card\"></div></section>"
        );
    }

    #[test]
    fn what_is_spoken_of_is_marked_by_its_name_and_its_key() {
        let seat = |key| Node::new("div", "seat").key(key);
        let felt = Node::new("section", "").hold(seat(0)).hold(seat(1));
        assert_eq!(
            felt.point("seat", 1).html(),
            "<section><div class=\"seat\"></div><div class=\"seat\" data-spoken-of=\"\"></div></section>"
        );
    }
}
