//! The middle of the felt for three stakes: the three pots by name, and the sum of the hand that draws.

use super::ClassicFelt;
use crate::app::families::classic::events::pot_name;
use crate::app::families::classic::so_far::{Won, number_of};
use crate::app::i18n::say;
use crate::app::table::felt::chips::coin;
use crate::app::table::patch::Node;
use crate::engine::{ClassicEvent, Event, Seat, Standing};

impl ClassicFelt<'_> {
    pub(super) fn middle(&self) -> Vec<Node> {
        let mut middle = vec![self.pots()];
        middle.extend(self.moment().or_else(|| self.tally()));
        middle.extend(self.hit());
        middle
    }

    /// Draws the three pots: what lies in each or, once it is won, by whom.
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
            let name = Node::new("small", "").text(pot_name(*name).get());
            // A pot that is won is shown as paid once its chips have left it.
            let paid = won.filter(|won| won.chips > 0 && *chips == 0);
            let holds = match paid {
                Some(won) => {
                    let mut names = won.seats.iter().map(|seat| self.game.seats().name(seat));
                    let whose = names.next().unwrap_or_default();
                    let others = names.count();
                    let whose = if others > 0 {
                        format!("{whose} +{others}")
                    } else {
                        whose
                    };
                    let chips = Node::new("em", "").text_owned(won.chips.to_string());
                    Node::new("b", "whose")
                        .text_owned(whose)
                        .text(" ")
                        .child(chips)
                }
                None => Node::new("b", "roll")
                    .key(*chips)
                    .maybe_child(coin(*chips))
                    .text_owned(chips.to_string()),
            };
            Node::new("span", "stakepot")
                .attr_owned("class", format!("stakepot {class}"))
                .key(nth as u64)
                .child(name)
                .text(" ")
                .child(holds)
        };
        Node::new("p", "stakepots").children(pots.map(pot).collect())
    }

    /// Draws the moment in which equally near players draw again.
    fn moment(&self) -> Option<Node> {
        let round = self
            .view
            .history()
            .filter(|event| matches!(event, Event::Classic(ClassicEvent::DrawAgain { .. })));
        let round = round.count() as u64;
        let ribbon = Node::new("span", "")
            .key(round)
            .text(say::DRAW_AGAIN_MOMENT.get());
        let moment = Node::new("p", "moment").attr("aria-hidden", "true");
        (round > 0).then(|| moment.child(ribbon))
    }

    /// Draws the number that has won, large, for about a second. `None`: no hand has reached it, or the deal goes on.
    fn hit(&self) -> Option<Node> {
        let mut winners = self.shown.winners.iter();
        let is_hit = self.shown.are_counted && winners.any(|seat| self.wins_with(seat));
        is_hit.then(|| {
            Node::new("div", "cheer")
                .attr("class", "cheer number")
                .attr("aria-hidden", "true")
                .text_owned(self.rules.target.to_string())
        })
    }

    /// Draws the sum of the seat that draws, or drew last.
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
            .text_owned(sum.to_string());
        let is_over = sum > self.rules.target;
        let over = is_over.then(|| Node::new("em", "").text(say::OVER_AT_LAST.get()));
        let whose = Node::new("span", "")
            .text_owned(say::number_of_whom(&self.game.seats().somebody(seat)));
        Some(
            Node::new("div", "tally")
                .attr_owned("class", class.to_owned())
                .attr("aria-hidden", "true")
                .child(number)
                .child(whose)
                .maybe_child(over),
        )
    }

    /// The sum of a hand once all hands lie open. `None`: they do not, or the seat is out.
    pub(super) fn number(&self, seat: Seat) -> Option<u32> {
        let place = self.view.seat(seat)?;
        let is_known = self.so_far.draws && !self.view.rules().real_cards;
        let is_in = is_known && place.standing() != Standing::Out;
        is_in.then(|| number_of(self.view, &self.rules, seat))?
    }
}
