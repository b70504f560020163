//! What lies on a felt, as classes of the felt, for the parts of the style sheet that depend on it.

use crate::app::table::patch::Node;

/// Marks a felt with what lies on it.
#[must_use]
pub fn marked(felt: Node) -> Node {
    let mut marks = Marks(Vec::new());
    let mut seats = 0;
    for node in felt.inside() {
        match node.name() {
            "old-new" => {
                marks.add(true, "has-old-new");
                marks.add(node.is_a("is-looked"), "has-looked");
            }
            "caption" => marks.add(true, "has-news"),
            "verdict" => verdict(node, &mut marks),
            "pots" => marks.add(true, "has-pots"),
            "heads" => {
                marks.more_than(node.inside().len(), 2, "has-3-hands");
                marks.more_than(node.inside().len(), 3, "has-4-hands");
                marks.more_than(node.inside().len(), 4, "has-5-hands");
            }
            "again" => marks.add(true, "has-halves"),
            "place" => {
                marks.add(node.is_a("close"), "has-close");
                marks.add(node.is_a("is-bare"), "has-bare");
            }
            "pot" => {
                let is_kept = |part: &Node| matches!(part.name(), "carried" | "side");
                marks.add(node.inside().iter().any(is_kept), "has-carried");
            }
            "cards" => node.inside().iter().for_each(|node| card(node, &mut marks)),
            "seat" => {
                seats += 1;
                let is_noted = |node: &Node| {
                    node.is_a("kind") && node.inside().iter().any(|node| node.tag() == "small")
                };
                marks.add(node.any(&is_noted), "has-own-only");
            }
            _ => {}
        }
    }
    marks.add(seats == 4, "has-four");
    marks.add(seats == 7, "has-seven");
    marks.more_than(seats, 5, "has-crowd");
    felt.marked(&marks.0.join(" "))
}

fn verdict(node: &Node, marks: &mut Marks) {
    marks.add(true, "has-news");
    if node.is_a("whole") {
        return marks.add(true, "has-standings");
    }
    let lines = node.inside().len();
    marks.more_than(lines, 2, "has-3-lines");
    marks.more_than(lines, 3, "has-4-lines");
    marks.more_than(lines, 4, "has-5-lines");
}

fn card(node: &Node, marks: &mut Marks) {
    let (mut is_own, mut is_shown, mut is_thrown, mut is_up) = (false, false, false, false);
    let (mut of_13, mut is_broad, mut of_two) = (false, false, false);
    for class in node.classes() {
        match class {
            "at-me" => is_own = true,
            "at-show" => is_shown = true,
            "thrown" => is_thrown = true,
            "up" => is_up = true,
            "n13" => of_13 = true,
            "n4" | "n5" | "n7" => is_broad = true,
            "two" => of_two = true,
            _ => {}
        }
    }
    marks.add(is_shown && is_thrown && is_up, "has-poking");
    marks.add(is_own, "has-own");
    marks.add(is_own && of_two, "has-packet");
    marks.add(is_own && of_13, "has-13");
    marks.add(is_own && of_13 && !of_two, "has-13-alone");
    marks.add(is_own && is_broad && !of_two, "has-broad");
}

/// Marks, each once.
struct Marks(Vec<&'static str>);

impl Marks {
    fn add(&mut self, is_so: bool, mark: &'static str) {
        if is_so && !self.0.contains(&mark) {
            self.0.push(mark);
        }
    }

    fn more_than(&mut self, count: usize, least: usize, mark: &'static str) {
        self.add(count > least, mark);
    }
}

#[cfg(test)]
mod tests {
    use super::marked;
    use crate::app::table::patch::Node;

    fn card(class: &'static str) -> Node {
        Node::new("div", "card").attr("class", class)
    }

    fn marks(inside: Vec<Node>) -> String {
        let felt = marked(Node::new("section", "felt").children(inside));
        let classes: Vec<&str> = felt.classes().collect();
        classes.join(" ")
    }

    #[test]
    fn a_felt_says_whose_cards_lie_on_it_and_how_many_sit_round_it() {
        let seats = |count| (0..count).map(|key| Node::new("div", "seat").key(key));
        let cards = |classes: &[&'static str]| {
            let cards = classes.iter().map(|class| card(class)).collect();
            Node::new("div", "cards").children(cards)
        };
        assert_eq!(marks(Vec::new()), "felt");
        assert_eq!(marks(seats(4).collect()), "felt has-four");
        assert_eq!(marks(seats(6).collect()), "felt has-crowd");
        let own = cards(&["card at-me n5 up", "card at-me n5 up", "card at-s1"]);
        assert_eq!(marks(vec![own]), "felt has-own has-broad");
        let kept = cards(&["card at-me n13 two", "card at-show thrown up"]);
        assert_eq!(
            marks(vec![kept]),
            "felt has-own has-packet has-13 has-poking"
        );
    }

    #[test]
    fn a_felt_says_how_long_the_result_is() {
        let verdict = |class, lines| {
            let lines = (0..lines).map(|key| Node::new("p", "").key(key)).collect();
            let verdict = Node::new("div", "verdict").attr("class", class);
            vec![verdict.children(lines)]
        };
        assert_eq!(marks(verdict("verdict", 2)), "felt has-news");
        let long = "felt has-news has-3-lines has-4-lines";
        assert_eq!(marks(verdict("verdict", 4)), long);
        let whole = "felt has-news has-standings";
        assert_eq!(marks(verdict("verdict whole", 6)), whole);
    }
}
