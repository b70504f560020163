//! Restricts what can be pressed in a tree of nodes. For guided deals.

use super::Node;
use crate::app::table::press::Press;

/// Whether a press is allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Permission {
    Allow,
    /// It is allowed, and it is the press that is asked for.
    Expect,
    /// It does nothing.
    Deny,
}

impl Node {
    /// Removes the presses that are denied, and marks the button that is asked for.
    #[must_use]
    pub fn restrict(mut self, permission: &dyn Fn(Press) -> Permission) -> Node {
        self.restrict_all(permission);
        self
    }

    fn restrict_all(&mut self, permission: &dyn Fn(Press) -> Permission) {
        let data = &mut *self.0;
        match data.on.map(permission) {
            None | Some(Permission::Allow) => {}
            Some(Permission::Expect) if data.tag == "button" => {
                data.attributes.push(("data-asked", "".into()));
            }
            Some(Permission::Expect) => {}
            Some(Permission::Deny) => {
                data.on = None;
                let dims = match data.tag {
                    "button" => Some(("aria-disabled", "true")),
                    "input" | "select" => Some(("disabled", "")),
                    _ => None,
                };
                if let Some((name, value)) = dims {
                    data.attributes.retain(|(other, _)| *other != name);
                    data.attributes.push((name, value.into()));
                }
            }
        }
        for child in &mut data.children {
            child.restrict_all(permission);
        }
    }

    /// Leaves out all below that is for such a press.
    #[must_use]
    pub fn without(mut self, press: &dyn Fn(Press) -> bool) -> Node {
        self.leave_out(press);
        self
    }

    fn leave_out(&mut self, press: &dyn Fn(Press) -> bool) {
        let children = &mut self.0.children;
        children.retain(|child| !child.0.on.is_some_and(press));
        children.iter_mut().for_each(|child| child.leave_out(press));
    }

    /// Marks the nodes of this name and key, because the text beside the table speaks of them.
    #[must_use]
    pub fn highlight(mut self, name: &str, key: u64) -> Node {
        self.highlight_all(name, key);
        self
    }

    fn highlight_all(&mut self, name: &str, key: u64) {
        let data = &mut *self.0;
        if data.name == name && data.key == key {
            data.attributes.push(("data-spoken-of", "".into()));
        }
        for child in &mut data.children {
            child.highlight_all(name, key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Node, Permission};
    use crate::app::table::press::Press;

    #[test]
    fn only_what_is_asked_for_can_be_pressed_and_is_marked() {
        let button = |press| Node::new("button", "").on(press);
        let node = Node::new("section", "felt")
            .on(Press::Skip)
            .child(button(Press::Deal).attr("aria-disabled", "false"))
            .child(button(Press::Pay))
            .child(Node::new("input", "").on(Press::Slide))
            .child(Node::new("div", "card").on(Press::Pay));
        let restricted = node.restrict(&|press| match press {
            Press::Skip => Permission::Allow,
            Press::Pay => Permission::Expect,
            _ => Permission::Deny,
        });
        let pressed: Vec<_> = restricted
            .0
            .children
            .iter()
            .map(|child| child.0.on)
            .collect();
        assert_eq!(restricted.0.on, Some(Press::Skip));
        assert_eq!(pressed, [None, Some(Press::Pay), None, Some(Press::Pay)]);
        assert_eq!(
            restricted.html(),
            "<section class=\"felt\"><button aria-disabled=\"true\"></button><button data-asked=\"\"></button>\
             <input disabled=\"\"></input><div class=\"card\"></div></section>"
        );
    }

    #[test]
    fn what_is_left_out_leaves_the_rest() {
        let button = |press| Node::new("button", "").on(press);
        let row = Node::new("div", "")
            .child(button(Press::Deal))
            .child(button(Press::Pay));
        let left = Node::new("section", "")
            .child(row)
            .without(&|press| press == Press::Pay);
        assert_eq!(
            left.html(),
            "<section><div><button></button></div></section>"
        );
    }

    #[test]
    fn highlighted_nodes_are_found_by_name_and_key() {
        let seat = |key| Node::new("div", "seat").key(key);
        let felt = Node::new("section", "").child(seat(0)).child(seat(1));
        assert_eq!(
            felt.highlight("seat", 1).html(),
            "<section><div class=\"seat\"></div><div class=\"seat\" data-spoken-of=\"\"></div></section>"
        );
    }
}
