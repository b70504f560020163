//! What lies in the middle: the three pots by name, and the number that is drawn to.

use super::Lies;
use crate::engine::{Seat, Standing};
use crate::ui::classic::{Won, number_of};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::shown::classic::pot_name;

impl Lies<'_> {
    pub(super) fn middle(&self) -> Vec<Node> {
        let mut middle = vec![self.pots()];
        middle.extend(self.tally());
        middle
    }

    /// The three pots: what lies in each, and once it is won by whom.
    fn pots(&self) -> Node {
        let now = self.so_far.now();
        let names = self.view.pot_names().iter().zip(self.view.pots());
        let pots = names.zip(&self.so_far.won).enumerate();
        let pot = |(nth, ((name, chips), won)): (usize, ((&_, &u64), &Option<Won>))| {
            let class = match won {
                Some(_) => "is-won",
                None if nth == now => "is-now",
                None => "",
            };
            let name = Node::new("small", "").says(pot_name(*name).get());
            // What is paid lies in the pot until then.
            let paid = won.filter(|won| won.chips > 0 && *chips == 0);
            let holds = match paid {
                Some(won) => {
                    let mut names = won.seats.iter().map(|seat| self.game.name(seat));
                    let whose = names.next().unwrap_or_default();
                    let others = names.count();
                    let whose = if others > 0 {
                        format!("{whose} +{others}")
                    } else {
                        whose
                    };
                    let chips = Node::new("em", "").tells(won.chips.to_string());
                    Node::new("b", "whose").tells(whose).says(" ").hold(chips)
                }
                None => Node::new("b", "roll").key(*chips).tells(chips.to_string()),
            };
            Node::new("span", "stakepot")
                .made("class", format!("stakepot {class}"))
                .key(nth as u64)
                .hold(name)
                .says(" ")
                .hold(holds)
        };
        Node::new("p", "stakepots").all(pots.map(pot).collect())
    }

    /// The number of whoever draws, or drew last.
    fn tally(&self) -> Option<Node> {
        let seat = self.so_far.drawer?;
        let sum = self.number(seat)?;
        let class = match sum.cmp(&self.rules.target) {
            std::cmp::Ordering::Less => "tally",
            std::cmp::Ordering::Equal => "tally is-hit",
            std::cmp::Ordering::Greater => "tally is-over",
        };
        let number = Node::new("b", "roll")
            .key(u64::from(seat.0) << 32 | u64::from(sum))
            .tells(sum.to_string());
        let is_over = sum > self.rules.target;
        let over = is_over.then(|| Node::new("em", "").says(say::OVER_AT_LAST.get()));
        let whose = Node::new("span", "").tells(say::number_of_whom(&self.game.somebody(seat)));
        Some(
            Node::new("div", "tally")
                .made("class", class.to_owned())
                .with("aria-hidden", "true")
                .hold(number)
                .hold(whose)
                .maybe(over),
        )
    }

    /// What a hand counts, once all lie open.
    pub(super) fn number(&self, seat: Seat) -> Option<u32> {
        let place = self.view.seat(seat)?;
        let is_in = self.so_far.draws && place.standing() != Standing::Out;
        is_in.then(|| number_of(self.view, &self.rules, seat))?
    }
}
