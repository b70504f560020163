//! What is to be on the page, as a plain value.

use std::borrow::Cow;

use crate::ui::pages::Slot;
use crate::ui::press::Press;

/// Words that were there before, or have just been made.
pub type Words = Cow<'static, str>;

/// An element or a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// The element; empty for a text.
    pub tag: &'static str,
    /// What it is, which is its class as well unless it is given another.
    pub name: &'static str,
    /// Tells it apart from others of its name beside it.
    pub key: u64,
    /// Attributes by name; one that begins with a dot is a property of the element.
    pub attributes: Vec<(&'static str, Words)>,
    /// What a text says.
    pub text: Words,
    /// What is in it, in order.
    pub children: Vec<Node>,
    /// What it means to press it, or whatever else is done to it.
    pub on: Option<Press>,
    /// What the later part of the program fills it with, in place of children.
    pub slot: Option<Slot>,
}

impl Node {
    /// An element.
    #[must_use]
    pub fn new(tag: &'static str, name: &'static str) -> Node {
        let node = Node {
            tag,
            name,
            ..Node::default()
        };
        node.when(!name.is_empty(), "class", name)
    }

    /// A text.
    #[must_use]
    pub fn text(says: impl Into<Words>) -> Node {
        Node {
            text: says.into(),
            ..Node::default()
        }
    }

    /// What the later part of the program fills. It has no box of its own.
    #[must_use]
    pub fn slot(slot: Slot) -> Node {
        Node {
            slot: Some(slot),
            ..Node::new("div", "").with("style", "display:contents")
        }
    }

    /// Tells it apart from others of its name beside it.
    #[must_use]
    pub fn key(self, key: u64) -> Node {
        Node { key, ..self }
    }

    /// Gives it these classes in place of its name.
    #[must_use]
    pub fn class(mut self, class: impl Into<Words>) -> Node {
        self.attributes.retain(|(name, _)| *name != "class");
        self.with("class", class)
    }

    /// Gives it an attribute, or a property by a name that begins with a dot.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Words>) -> Node {
        self.attributes.push((name, value.into()));
        self
    }

    /// Gives it an attribute where that holds.
    #[must_use]
    pub fn when(self, holds: bool, name: &'static str, value: &'static str) -> Node {
        if holds { self.with(name, value) } else { self }
    }

    /// Marks what cannot be pressed now; it keeps its place, and the focus.
    #[must_use]
    pub fn off(self, off: bool) -> Node {
        self.when(off, "aria-disabled", "true")
    }

    /// Says this within; nothing where there are no words.
    #[must_use]
    pub fn says(self, says: impl Into<Words>) -> Node {
        let says = says.into();
        let text = (!says.is_empty()).then(|| Node::text(says));
        self.holds(text)
    }

    /// Has these within, behind what it has.
    #[must_use]
    pub fn holds(mut self, nodes: impl IntoIterator<Item = Node>) -> Node {
        self.children.extend(nodes);
        self
    }

    /// What it means to press it.
    #[must_use]
    pub fn on(self, press: Press) -> Node {
        Node {
            on: Some(press),
            ..self
        }
    }

    /// Whether an element of the one can become the other.
    #[must_use]
    pub fn is_like(&self, other: &Node) -> bool {
        (self.tag, self.name, self.key, self.slot) == (other.tag, other.name, other.key, other.slot)
    }
}

/// A picture that says nothing.
#[must_use]
pub fn svg(view_box: &'static str) -> Node {
    Node::new("svg", "")
        .with("viewBox", view_box)
        .with("aria-hidden", "true")
}
