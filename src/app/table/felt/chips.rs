//! Chips: of 1, 5, 25 and 100, each in its colour, in stacks that tell their size.

use crate::app::table::patch::Node;
use crate::engine::Chips;

/// The worth of each kind of chip, the least valuable first, and its class in the style sheet.
const KINDS: [(Chips, &str); 4] = [(1, "c1"), (5, "c5"), (25, "c25"), (100, "c100")];
/// The most chips in a stack.
const STACK: u64 = 5;
/// The most stacks of the most valuable chips.
const MOST_STACKS: u64 = 4;

/// Draws a sum as stacks of chips, the least valuable first: the style sheet puts them to the right. A stack of each kind is
/// filled before there is a chip of the next. So a sum that grows only gains chips, and the rest of it that makes no chip is
/// left to its figure.
pub fn pile(mut chips: Chips) -> Node {
    let mut pile = Node::new("div", "pile").attr("aria-hidden", "true");
    for (worth, class) in KINDS {
        let most = if worth < 100 {
            STACK
        } else {
            STACK * MOST_STACKS
        };
        let mut left = (chips / worth).min(most);
        chips -= left * worth;
        let mut nth = 0;
        while left > 0 {
            let count = left.min(STACK);
            left -= count;
            let chip = |i| {
                Node::new("i", "chip")
                    .attr_owned("class", ["chip ", class].concat())
                    .attr_owned("style", format!("--i:{i}"))
            };
            let stack = Node::new("span", "stack").key(worth << 8 | nth);
            pile = pile.child(stack.children((0..count).map(chip).collect()));
            nth += 1;
        }
    }
    pile
}

/// The class of the chip that stands for a sum: the most valuable one in it. Empty: there is none.
pub fn kind(chips: Chips) -> &'static str {
    let kind = KINDS.into_iter().rev().find(|(worth, _)| chips >= *worth);
    kind.map_or("", |(_, class)| class)
}

/// Draws the chip that stands for a sum beside its figure. `None`: there is none.
pub fn coin(chips: Chips) -> Option<Node> {
    let coin = Node::new("i", "coin").attr_owned("class", ["coin ", kind(chips)].concat());
    (chips > 0).then_some(coin)
}

#[cfg(test)]
mod tests {
    use super::{coin, pile};

    /// The chips of a pile, a letter each, a space between stacks.
    fn stacks(chips: u64) -> String {
        let html = pile(chips).html();
        let stacks = html.split("\"stack\"").skip(1).map(|stack| {
            let kinds = [("c100", 'H'), ("c25", 'G'), ("c5", 'R'), ("c1", 'W')];
            let chips = stack.split("chip ").skip(1);
            let letter = |chip: &str| kinds.iter().find(|(class, _)| chip.starts_with(class));
            chips
                .filter_map(letter)
                .map(|(_, letter)| *letter)
                .collect()
        });
        stacks.collect::<Vec<String>>().join(" ")
    }

    #[test]
    fn a_pile_tells_its_size() {
        assert_eq!(stacks(0), "");
        assert_eq!(stacks(4), "WWWW");
        assert_eq!(stacks(17), "WWWWW RR");
        assert_eq!(stacks(80), "WWWWW RRRRR GG");
        assert_eq!(stacks(360), "WWWWW RRRRR GGGGG HH");
        assert_eq!(stacks(1_000_000).len(), 41, "no more than four full stacks");
    }

    #[test]
    fn a_pile_that_grows_only_gains_chips() {
        let mut before = String::new();
        for chips in 0..3000 {
            let now = stacks(chips);
            assert!(now.starts_with(&before), "{chips}: {before} becomes {now}");
            before = now;
        }
    }

    #[test]
    fn a_coin_is_the_most_valuable_chip_of_the_sum() {
        assert!(coin(0).is_none());
        for (chips, class) in [
            (1, "c1\""),
            (4, "c1\""),
            (5, "c5"),
            (99, "c25"),
            (100, "c100"),
        ] {
            assert!(coin(chips).is_some_and(|coin| coin.html().contains(class)));
        }
    }
}
