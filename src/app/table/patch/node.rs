//! A piece of the page as a plain value.

mod marks;
pub(super) mod restrict;

use std::borrow::Cow;

use crate::app::lazy::Slot;
use crate::app::table::press::Press;

/// Text, static or made at run time.
pub type TextValue = Cow<'static, str>;

/// The attribute of a dimmed button, and its value.
const DIMMED: (&str, &str) = ("aria-disabled", "true");

/// An element or text. It is one pointer, because every builder call passes it on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node(Box<NodeData>);

/// The contents of a node.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NodeData {
    /// The tag of the element. Empty: the node is a text.
    pub tag: &'static str,
    /// The name of the node. It is its class too, unless another is set.
    pub name: &'static str,
    /// A key, unique among siblings of the same name.
    pub key: u64,
    /// Attributes by name. A name that begins with a dot is a property of the element.
    pub attributes: Vec<(&'static str, TextValue)>,
    /// The text of a text node.
    pub text: TextValue,
    /// The children, in order.
    pub children: Vec<Node>,
    /// The press that pressing or changing the element means.
    pub on: Option<Press>,
    /// The slot that a later program fills, in place of children.
    pub slot: Option<Slot>,
}

impl NodeData {
    /// The press that an event of this type on the element means. A dimmed button does nothing.
    pub fn press_by(&self, event: &str) -> Option<Press> {
        let is_dimmed = self.attributes.contains(&(DIMMED.0, DIMMED.1.into()));
        self.on.filter(|on| !is_dimmed && on.event_type() == event)
    }
}

impl Node {
    /// An element with this tag and name.
    #[must_use]
    pub fn new(tag: &'static str, name: &'static str) -> Node {
        let mut node = Node::default();
        node.0.tag = tag;
        node.0.name = name;
        if name.is_empty() {
            node
        } else {
            node.attr("class", name)
        }
    }

    /// An element that a later program fills. It has no box of its own.
    #[must_use]
    pub fn slot(slot: Slot) -> Node {
        let mut node = Node::new("div", "").attr("style", "display:contents");
        node.0.slot = Some(slot);
        node
    }

    /// Sets the key, unique among siblings of the same name.
    #[must_use]
    pub fn key(mut self, key: u64) -> Node {
        self.0.key = key;
        self
    }

    /// Sets an attribute, or a property if the name begins with a dot. The last value of a name counts.
    #[must_use]
    pub fn attr(self, name: &'static str, value: &'static str) -> Node {
        self.set_attr(name, Cow::Borrowed(value))
    }

    /// Sets an attribute or property to a value made at run time.
    #[must_use]
    pub fn attr_owned(self, name: &'static str, value: String) -> Node {
        self.set_attr(name, Cow::Owned(value))
    }

    /// Sets an attribute or property if `condition` holds.
    #[must_use]
    pub fn attr_if(self, condition: bool, name: &'static str, value: &'static str) -> Node {
        if condition {
            self.attr(name, value)
        } else {
            self
        }
    }

    /// Dims a button that cannot be pressed now. It keeps its place and the focus, but the Tab key passes it over, and a
    /// press on it does nothing.
    #[must_use]
    pub fn aria_disabled(self, is_disabled: bool) -> Node {
        self.attr_if(is_disabled, DIMMED.0, DIMMED.1)
            .attr_if(is_disabled, "tabindex", "-1")
    }

    /// Adds a text.
    #[must_use]
    pub fn text(self, text: &'static str) -> Node {
        self.add_text(Cow::Borrowed(text))
    }

    /// Adds a text made at run time.
    #[must_use]
    pub fn text_owned(self, text: String) -> Node {
        self.add_text(Cow::Owned(text))
    }

    /// Adds a child.
    #[must_use]
    pub fn child(mut self, node: Node) -> Node {
        self.0.children.push(node);
        self
    }

    /// Adds a child if there is one.
    #[must_use]
    pub fn maybe_child(self, node: Option<Node>) -> Node {
        match node {
            Some(node) => self.child(node),
            None => self,
        }
    }

    /// Adds children.
    #[must_use]
    pub fn children(mut self, mut nodes: Vec<Node>) -> Node {
        self.0.children.append(&mut nodes);
        self
    }

    /// Sets the press that pressing the element means.
    #[must_use]
    pub fn on(mut self, press: Press) -> Node {
        self.0.on = Some(press);
        self
    }

    /// The contents of the node.
    pub(super) fn into_data(self) -> NodeData {
        *self.0
    }

    /// Whether the element of an old node can become this node.
    pub(super) fn can_reuse(&self, old: &NodeData) -> bool {
        let new = &self.0;
        (new.tag, new.name, new.key, new.slot) == (old.tag, old.name, old.key, old.slot)
    }

    fn set_attr(mut self, name: &'static str, value: TextValue) -> Node {
        self.0.attributes.retain(|(other, _)| *other != name);
        self.0.attributes.push((name, value));
        self
    }

    /// Adds a text unless it is empty: the style sheet treats empty elements differently.
    fn add_text(self, text: TextValue) -> Node {
        if text.is_empty() {
            return self;
        }
        let mut node = Node::default();
        node.0.text = text;
        self.child(node)
    }
}

/// A picture without a name. Screen readers skip it.
#[must_use]
pub fn svg(view_box: &'static str) -> Node {
    Node::new("svg", "")
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
}

#[cfg(test)]
impl Node {
    /// An attribute. `None`: it has no such attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.0.attributes.iter();
        let found = attributes.find(|(other, _)| *other == name);
        found.map(|(_, value)| value.as_ref())
    }

    /// Its class. Empty: it has none.
    pub fn class(&self) -> &str {
        self.attribute("class").unwrap_or_default()
    }

    /// All text in it.
    pub fn words(&self) -> String {
        let inner: String = self.0.children.iter().map(Node::words).collect();
        format!("{}{inner}", self.0.text)
    }

    /// Collects what clicks in it mean.
    pub fn presses(&self, into: &mut Vec<Press>) {
        into.extend(self.0.press_by("click"));
        for child in &self.0.children {
            child.presses(into);
        }
    }

    /// The node as HTML, for tests.
    pub fn html(&self) -> String {
        let NodeData {
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
        let inner: String = children.iter().map(Node::html).collect();
        format!("<{tag}{attributes}>{inner}</{tag}>")
    }
}

#[cfg(test)]
mod tests {
    use super::Node;
    use crate::app::table::press::Press;

    #[test]
    fn a_dimmed_button_takes_no_press() {
        let button = |is_dimmed| {
            let button = Node::new("button", "").aria_disabled(is_dimmed);
            button.on(Press::Deal).into_data()
        };
        assert_eq!(button(false).press_by("click"), Some(Press::Deal));
        assert_eq!(button(true).press_by("click"), None);
        assert_eq!(button(false).press_by("change"), None);
    }
}
