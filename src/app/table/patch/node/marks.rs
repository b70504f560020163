//! Marks: classes that tell the style sheet what a node contains. It could ask by `:has()`, but a browser that finds such a
//! question on a felt answers it again at every change on that felt.

use super::Node;

impl Node {
    /// Adds classes to those of the node.
    #[must_use]
    pub fn marked(mut self, classes: &str) -> Node {
        self.mark(classes);
        self
    }

    /// Adds classes to those of the node if `condition` holds.
    #[must_use]
    pub fn marked_if(self, condition: bool, classes: &str) -> Node {
        match condition {
            true => self.marked(classes),
            false => self,
        }
    }

    /// Adds classes to each node within this one for which `classes` returns any.
    #[must_use]
    pub fn marked_within(mut self, classes: &dyn Fn(&Node) -> Option<&'static str>) -> Node {
        self.mark_within(classes);
        self
    }

    fn mark_within(&mut self, classes: &dyn Fn(&Node) -> Option<&'static str>) {
        for child in &mut self.0.children {
            if let Some(more) = classes(child) {
                child.mark(more);
            }
            child.mark_within(classes);
        }
    }

    fn mark(&mut self, classes: &str) {
        if classes.is_empty() {
            return;
        }
        let attributes = &mut self.0.attributes;
        match attributes.iter_mut().find(|(name, _)| *name == "class") {
            Some((_, now)) => *now = format!("{now} {classes}").into(),
            None => attributes.push(("class", classes.to_owned().into())),
        }
    }

    /// The children, in order.
    #[must_use]
    pub fn inside(&self) -> &[Node] {
        &self.0.children
    }

    /// The tag of the element. Empty: the node is a text.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        self.0.tag
    }

    /// The name of the node.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.0.name
    }

    /// The classes of the node.
    pub fn classes(&self) -> impl Iterator<Item = &str> {
        let attributes = self.0.attributes.iter();
        let class = attributes.filter(|(name, _)| *name == "class");
        class.flat_map(|(_, value)| value.split(' '))
    }

    /// Whether the node has this class.
    #[must_use]
    pub fn is_a(&self, class: &str) -> bool {
        self.classes().any(|one| one == class)
    }

    /// Whether `is` holds for a node within this one.
    pub fn any(&self, is: &dyn Fn(&Node) -> bool) -> bool {
        self.0.children.iter().any(|node| is(node) || node.any(is))
    }
}

#[cfg(test)]
mod tests {
    use super::Node;

    #[test]
    fn marks_join_the_classes_that_are_there() {
        let small = Node::new("small", "").text("x");
        let row = Node::new("div", "acts").child(Node::new("button", "go").child(small));
        let has_small = row.any(&|node| node.tag() == "small");
        let row = row.marked_if(has_small, "has-small");
        let row = row.marked_if(false, "has-none").marked("");
        let row = row.marked_within(&|node| node.is_a("go").then_some("is-tall is-wide"));
        assert_eq!(
            row.html(),
            "<div class=\"acts has-small\"><button class=\"go is-tall is-wide\"><small>x</small></button></div>"
        );
    }
}
