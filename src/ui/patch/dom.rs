//! The elements of the page, kept as the last tree of nodes had them.

use std::any::Any;
use std::mem;

use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Reflect;
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement};

use super::node::{Node, What};
use super::order;
use crate::ui::pages::Slot;
use crate::ui::press::Press;

/// Has the later part fill an element; what it gives is dropped when the element goes.
pub type Fill<'a> = &'a dyn Fn(Slot, HtmlElement) -> Option<Box<dyn Any>>;

/// What is drawn into one element of the page.
pub struct Patch {
    root: Drawn,
}

/// An element or a text as it is on the page.
struct Drawn {
    /// What it was made of, but for what is in it.
    node: What,
    dom: web_sys::Node,
    children: Vec<Drawn>,
    filled: Option<Box<dyn Any>>,
}

/// What is needed to make an element.
#[derive(Clone, Copy)]
struct Maker<'a> {
    document: &'a Document,
    fill: Fill<'a>,
    is_svg: bool,
}

const SVG: &str = "http://www.w3.org/2000/svg";

impl Patch {
    /// Draws nothing yet; what is in the element already stays there, in front.
    #[must_use]
    pub fn new(into: &Element) -> Patch {
        Patch {
            root: Drawn::of(What::default(), into.clone().into()),
        }
    }

    /// Makes what is drawn like this.
    pub fn draw(&mut self, document: &Document, wanted: Vec<Node>, fill: Fill<'_>) {
        let maker = Maker {
            document,
            fill,
            is_svg: false,
        };
        self.root.have(wanted, maker);
    }

    /// What it means that this happens to that: said by the innermost around it that listens to such. What the later part
    /// has filled listens for itself.
    #[must_use]
    pub fn meant(&self, what: &web_sys::Node, event: &str) -> Option<Press> {
        let mut meant = None;
        let mut drawn = &self.root;
        loop {
            let inner = drawn
                .children
                .iter()
                .find(|inner| inner.dom.contains(Some(what)));
            let Some(inner) = inner else { return meant };
            if inner.node.slot.is_some() {
                return None;
            }
            meant = inner.node.on.filter(|on| on.comes_by() == event).or(meant);
            drawn = inner;
        }
    }
}

impl Drawn {
    fn of(node: What, dom: web_sys::Node) -> Drawn {
        Drawn {
            node,
            dom,
            children: Vec::new(),
            filled: None,
        }
    }

    /// Makes it, with all that is in it; none where the browser refuses such an element.
    fn make(node: Node, maker: Maker<'_>) -> Option<Drawn> {
        let document = maker.document;
        let node = node.what();
        let dom: web_sys::Node = if node.tag.is_empty() {
            document.create_text_node(&node.text).into()
        } else if maker.is_svg || node.tag == "svg" {
            document.create_element_ns(Some(SVG), node.tag).ok()?.into()
        } else {
            document.create_element(node.tag).ok()?.into()
        };
        let bare = What {
            text: node.text.clone(),
            ..What::default()
        };
        let mut made = Drawn::of(bare, dom);
        if let Some(slot) = node.slot {
            let into: &HtmlElement = made.dom.unchecked_ref();
            made.filled = (maker.fill)(slot, into.clone());
        }
        made.become_like(node, maker);
        Some(made)
    }

    fn become_like(&mut self, mut node: What, maker: Maker<'_>) {
        if self.node.text != node.text {
            self.dom.set_node_value(Some(&node.text));
        }
        let children = mem::take(&mut node.children);
        let old = mem::replace(&mut self.node, node);
        let element: &Element = self.dom.unchecked_ref();
        let wanted = &self.node.attributes;
        for (name, _) in &old.attributes {
            if !wanted.iter().any(|(other, _)| other == name) {
                // Fails only for names that are no names, as does the other.
                let _ = element.remove_attribute(name);
            }
        }
        let differs = |of: &&(&'static str, _)| !old.attributes.contains(of);
        for (name, value) in wanted.iter().filter(differs) {
            if !name.starts_with('.') {
                let _ = element.set_attribute(name, value);
            }
        }
        let is_svg = maker.is_svg || self.node.tag == "svg";
        self.have(children, Maker { is_svg, ..maker });
        // What a field holds goes by its bounds and by what can be chosen in it.
        for (name, value) in self.node.attributes.iter().filter(differs) {
            if let Some(name) = name.strip_prefix('.') {
                // Refused by nothing that has such a property.
                let _ = Reflect::set(&self.dom, &name.into(), &JsValue::from_str(value));
            }
        }
    }

    /// Has these within, in this order.
    fn have(&mut self, wanted: Vec<Node>, maker: Maker<'_>) {
        if self.children.is_empty() && wanted.is_empty() {
            return;
        }
        let mut old: Vec<Option<Drawn>> = mem::take(&mut self.children)
            .into_iter()
            .map(Some)
            .collect();
        let is_like = |at: usize, want: usize| {
            let drawn = old.get(at).and_then(Option::as_ref);
            let wanted = wanted.get(want);
            drawn
                .zip(wanted)
                .is_some_and(|(drawn, wanted)| wanted.follows(&drawn.node))
        };
        let pairs = order::pairs(old.len(), wanted.len(), is_like);
        let stays = order::stays(&pairs);
        let mut now: Vec<Option<Drawn>> = pairs
            .iter()
            .map(|pair| old.get_mut((*pair)?)?.take())
            .collect();
        for gone in old.into_iter().flatten() {
            if gone.node.tag == "dialog" {
                // One that goes while it is open takes the focus with it; closed, it gives it back to where it was.
                gone.dom.unchecked_ref::<HtmlDialogElement>().close();
            }
            // Refused only for what has gone already.
            let _ = self.dom.remove_child(&gone.dom);
        }
        let mut put = Vec::new();
        for ((node, kept), stays) in wanted.into_iter().zip(&mut now).zip(stays) {
            let drawn = match kept.take() {
                Some(mut kept) => {
                    kept.become_like(node.what(), maker);
                    Some(kept)
                }
                None => Drawn::make(node, maker),
            };
            if let Some(drawn) = drawn {
                self.children.push(drawn);
                put.push(!stays);
            }
        }
        let mut next: Option<&web_sys::Node> = None;
        for (drawn, put) in self.children.iter().zip(put).rev() {
            if put {
                // Refused only where it would be put into itself.
                let _ = self.dom.insert_before(&drawn.dom, next);
            }
            next = Some(&drawn.dom);
        }
    }
}
