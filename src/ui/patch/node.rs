//! What is to be on the page, as a plain value.

mod only;

use std::borrow::Cow;

use crate::ui::pages::Slot;
use crate::ui::press::Press;

pub use only::May;

/// Words that were there before, or have just been made.
pub type Words = Cow<'static, str>;

/// An element or a text: one pointer, for it is handed on with every word that is added to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node(Box<What>);

/// What a node is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct What {
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
        let mut node = Node::default();
        node.0.tag = tag;
        node.0.name = name;
        if name.is_empty() {
            node
        } else {
            node.with("class", name)
        }
    }

    /// What the later part of the program fills. It has no box of its own.
    #[must_use]
    pub fn slot(slot: Slot) -> Node {
        let mut node = Node::new("div", "").with("style", "display:contents");
        node.0.slot = Some(slot);
        node
    }

    /// Tells it apart from others of its name beside it.
    #[must_use]
    pub fn key(mut self, key: u64) -> Node {
        self.0.key = key;
        self
    }

    /// Gives it an attribute, or a property by a name that begins with a dot; the last of a name holds.
    #[must_use]
    pub fn with(self, name: &'static str, value: &'static str) -> Node {
        self.put(name, Cow::Borrowed(value))
    }

    /// The same with a value that has been made.
    #[must_use]
    pub fn made(self, name: &'static str, value: String) -> Node {
        self.put(name, Cow::Owned(value))
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

    /// Says this within.
    #[must_use]
    pub fn says(self, says: &'static str) -> Node {
        self.say(Cow::Borrowed(says))
    }

    /// The same of words that have been made.
    #[must_use]
    pub fn tells(self, says: String) -> Node {
        self.say(Cow::Owned(says))
    }

    /// Has this within, behind what it has.
    #[must_use]
    pub fn hold(mut self, node: Node) -> Node {
        self.0.children.push(node);
        self
    }

    /// Has this within, where there is such.
    #[must_use]
    pub fn maybe(self, node: Option<Node>) -> Node {
        match node {
            Some(node) => self.hold(node),
            None => self,
        }
    }

    /// Has all these within.
    #[must_use]
    pub fn all(mut self, mut nodes: Vec<Node>) -> Node {
        self.0.children.append(&mut nodes);
        self
    }

    /// What it means to press it.
    #[must_use]
    pub fn on(mut self, press: Press) -> Node {
        self.0.on = Some(press);
        self
    }

    /// What it is.
    pub(super) fn what(self) -> What {
        *self.0
    }

    /// Whether what is there can become this.
    pub(super) fn follows(&self, old: &What) -> bool {
        let new = &self.0;
        (new.tag, new.name, new.key, new.slot) == (old.tag, old.name, old.key, old.slot)
    }

    fn put(mut self, name: &'static str, value: Words) -> Node {
        self.0.attributes.retain(|(other, _)| *other != name);
        self.0.attributes.push((name, value));
        self
    }

    /// Nothing where there are no words: what is empty looks otherwise.
    fn say(self, says: Words) -> Node {
        if says.is_empty() {
            return self;
        }
        let mut text = Node::default();
        text.0.text = says;
        self.hold(text)
    }
}

/// A picture that says nothing.
#[must_use]
pub fn svg(view_box: &'static str) -> Node {
    Node::new("svg", "")
        .with("viewBox", view_box)
        .with("aria-hidden", "true")
}

#[cfg(test)]
impl Node {
    /// It as the browser would write it, for tests to read.
    pub fn html(&self) -> String {
        let What {
            tag,
            attributes,
            text,
            children,
            ..
        } = &*self.0;
        if tag.is_empty() {
            return text.to_string();
        }
        let attributes = attributes.iter();
        let attributes: String = attributes
            .map(|(name, value)| format!(" {name}=\"{value}\""))
            .collect();
        let within: String = children.iter().map(Node::html).collect();
        format!("<{tag}{attributes}>{within}</{tag}>")
    }
}
