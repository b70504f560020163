//! The elements of the page, and how they change from one tree of nodes to the next.

use std::mem;

use leptos::prelude::request_animation_frame;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Reflect;
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement};

use super::node::{Node, NodeData, TextValue};
use super::order;
use crate::app::lazy::{Filled, Slot};
use crate::app::platform::frame;
use crate::app::table::press::Press;

/// Fills an element with what a program draws. The result is dropped when the element goes.
pub type Fill<'a> = &'a dyn Fn(Slot, HtmlElement) -> Option<Filled>;

/// What is mounted into one element of the page.
pub struct Patch {
    root: Mounted,
}

/// An element or text on the page.
struct Mounted {
    /// The node it was mounted from, without its children.
    node: NodeData,
    dom: web_sys::Node,
    children: Vec<Mounted>,
    slot_content: Option<Filled>,
}

/// What making an element needs.
#[derive(Clone, Copy)]
struct Context<'a> {
    document: &'a Document,
    fill: Fill<'a>,
    is_svg: bool,
}

/// The attribute that says whether the Tab key stops at an element.
const TABINDEX: &str = "tabindex";

const SVG: &str = "http://www.w3.org/2000/svg";

impl Patch {
    /// A patch that has mounted nothing. Nodes that are in the element already stay there, before those of the patch.
    #[must_use]
    pub fn new(into: &Element) -> Patch {
        Patch {
            root: Mounted::of(NodeData::default(), into.clone().into()),
        }
    }

    /// Changes the page so that it shows these nodes.
    pub fn draw(&mut self, document: &Document, wanted: Vec<Node>, fill: Fill<'_>) {
        let context = Context {
            document,
            fill,
            is_svg: false,
        };
        let focused = document.active_element();
        let goes = focused.filter(|focused| !self.root.keeps(&wanted, focused));
        if let Some(goes) = goes.and_then(|goes| goes.dyn_into::<HtmlElement>().ok()) {
            // Removing what has the focus makes the browser lay out the page, at once and again with the next frame. Before
            // anything has changed it need not.
            let _ = goes.blur();
        }
        self.root.set_children(wanted, context);
    }

    /// The press that an event of this type on an element means: that of the innermost node around it that takes such
    /// events. A dimmed button takes none: it says why, and does nothing.
    /// `None`: there is none, or it is inside a slot, whose contents listen for themselves.
    #[must_use]
    pub fn press_for(&self, what: &web_sys::Node, event: &str) -> Option<Press> {
        let mut press = None;
        let mut mounted = &self.root;
        loop {
            let inner = mounted
                .children
                .iter()
                .find(|inner| inner.dom.contains(Some(what)));
            let Some(inner) = inner else { return press };
            if inner.node.slot.is_some() {
                return None;
            }
            press = inner.node.press_by(event).or(press);
            mounted = inner;
        }
    }
}

impl Mounted {
    fn of(node: NodeData, dom: web_sys::Node) -> Mounted {
        Mounted {
            node,
            dom,
            children: Vec::new(),
            slot_content: None,
        }
    }

    /// Makes an element with its children. `None`: the browser refuses such an element.
    fn make(node: Node, context: Context<'_>) -> Option<Mounted> {
        let document = context.document;
        let node = node.into_data();
        let dom: web_sys::Node = if node.tag.is_empty() {
            document.create_text_node(&node.text).into()
        } else if context.is_svg || node.tag == "svg" {
            document.create_element_ns(Some(SVG), node.tag).ok()?.into()
        } else {
            document.create_element(node.tag).ok()?.into()
        };
        let bare = NodeData {
            text: node.text.clone(),
            ..NodeData::default()
        };
        let mut mounted = Mounted::of(bare, dom);
        if let Some(slot) = node.slot {
            let into: &HtmlElement = mounted.dom.unchecked_ref();
            mounted.slot_content = (context.fill)(slot, into.clone());
        }
        mounted.update(node, context);
        Some(mounted)
    }

    fn update(&mut self, mut node: NodeData, context: Context<'_>) {
        if self.node.text != node.text {
            self.dom.set_node_value(Some(&node.text));
        }
        let children = mem::take(&mut node.children);
        let old = mem::replace(&mut self.node, node);
        let element: &Element = self.dom.unchecked_ref();
        let wanted = &self.node.attributes;
        for (name, _) in &old.attributes {
            if !wanted.iter().any(|(other, _)| other == name) {
                if *name == TABINDEX {
                    set_tabindex_soon(element, None);
                    continue;
                }
                // Fails only for invalid names, as does `set_attribute`.
                let _ = element.remove_attribute(name);
            }
        }
        // An element that has just been made is not on the page yet.
        let is_new = old.attributes.is_empty();
        let differs = |of: &&(&'static str, _)| !old.attributes.contains(of);
        for (name, value) in wanted.iter().filter(differs) {
            if *name == TABINDEX && !is_new {
                set_tabindex_soon(element, Some(value.clone()));
            } else if !name.starts_with('.') {
                let _ = element.set_attribute(name, value);
            }
        }
        let is_svg = context.is_svg || self.node.tag == "svg";
        self.set_children(children, Context { is_svg, ..context });
        // Properties are set after attributes and children: the value of a field depends on its bounds and options.
        for (name, value) in self.node.attributes.iter().filter(differs) {
            if let Some(name) = name.strip_prefix('.') {
                // Fails for no property that nodes set.
                let _ = Reflect::set(&self.dom, &name.into(), &JsValue::from_str(value));
            }
        }
    }

    /// Whether an element that has the focus is still there once these are the children. `true` also if it is not among them,
    /// or in a dialog, which gives the focus back.
    fn keeps(&self, wanted: &[Node], focused: &Element) -> bool {
        let mut children = self.children.iter();
        let Some(at) = children.position(|child| child.dom.contains(Some(focused))) else {
            return true;
        };
        let holder = &self.children[at];
        if holder.node.tag == "dialog" || holder.node.slot.is_some() {
            return true;
        }
        let is_like = |at: usize, want: usize| {
            let mounted = self.children.get(at).zip(wanted.get(want));
            mounted.is_some_and(|(mounted, wanted)| wanted.can_reuse(&mounted.node))
        };
        let pairs = order::pairs(self.children.len(), wanted.len(), is_like);
        let kept = pairs.iter().position(|pair| *pair == Some(at));
        kept.and_then(|kept| wanted.get(kept))
            .is_some_and(|wanted| holder.keeps(wanted.inside(), focused))
    }

    /// Makes these nodes the children, in this order.
    fn set_children(&mut self, wanted: Vec<Node>, context: Context<'_>) {
        if self.children.is_empty() && wanted.is_empty() {
            return;
        }
        let mut old: Vec<Option<Mounted>> = mem::take(&mut self.children)
            .into_iter()
            .map(Some)
            .collect();
        let is_like = |at: usize, want: usize| {
            let mounted = old.get(at).and_then(Option::as_ref);
            let wanted = wanted.get(want);
            mounted
                .zip(wanted)
                .is_some_and(|(mounted, wanted)| wanted.can_reuse(&mounted.node))
        };
        let pairs = order::pairs(old.len(), wanted.len(), is_like);
        let stays = order::stay_in_place(&pairs);
        let mut now: Vec<Option<Mounted>> = pairs
            .iter()
            .map(|pair| old.get_mut((*pair)?)?.take())
            .collect();
        // Whether a text has lost its place: a browser that translates the page puts its own words there.
        let mut lost = false;
        for gone in old.into_iter().flatten() {
            if gone.node.tag == "dialog" && frame::may_focus() {
                // Closing an open dialog before removing it returns the focus to where it was.
                gone.dom.unchecked_ref::<HtmlDialogElement>().close();
            }
            lost |= self.dom.remove_child(&gone.dom).is_err();
        }
        // In their order: a screen reader tells what is new as it comes.
        for (nth, (node, stays_here)) in wanted.into_iter().zip(&stays).enumerate() {
            let mounted = match now.get_mut(nth).and_then(Option::take) {
                Some(mut kept) => {
                    let node = node.into_data();
                    lost |= kept.node.text != node.text
                        && kept.dom.parent_node().as_ref() != Some(&self.dom);
                    kept.update(node, context);
                    Some(kept)
                }
                None => Mounted::make(node, context),
            };
            let Some(mounted) = mounted else { continue };
            if !stays_here {
                let behind = now.iter().zip(&stays).skip(nth);
                let next = behind
                    .filter(|(_, stays)| **stays)
                    .find_map(|(kept, _)| kept.as_ref());
                let next = next.map(|next| &next.dom);
                lost |= self.dom.insert_before(&mounted.dom, next).is_err();
            }
            self.children.push(mounted);
        }
        if lost {
            self.dom.set_text_content(None);
            for mounted in &self.children {
                // Fails only for an element that would contain itself.
                let _ = self.dom.append_child(&mounted.dom);
            }
        }
    }
}

/// Sets or removes the `tabindex` of an element with the next frame. On the element that has the focus it makes the browser lay
/// out the page, which is done then anyway.
fn set_tabindex_soon(element: &Element, value: Option<TextValue>) {
    let element = element.clone();
    request_animation_frame(move || {
        // Neither fails for this name.
        let _ = match value {
            Some(value) => element.set_attribute(TABINDEX, &value),
            None => element.remove_attribute(TABINDEX),
        };
    });
}
