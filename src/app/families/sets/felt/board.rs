//! What lies beneath set hands: the pots by name, the heads of the columns, and the places for the hands.

use super::SetsFelt;
use crate::app::families::sets::controls::place_name;
use crate::app::families::sets::press::place_number;
use crate::app::i18n::say;
use crate::app::table::felt::chips::coin;
use crate::app::table::game::Desk;
use crate::app::table::patch::Node;
use crate::app::table::places::plate::name_in;
use crate::app::table::press::{Press, SettingPress};
use crate::app::words;
use crate::engine::{PotName, Prize, Seat};
use std::iter;

/// The most rows of a wide felt, one below the other.
const MOST_ROWS: usize = 3;

impl SetsFelt<'_> {
    /// Draws the pots by name, if there are any. While hands are shown, those in the heads of columns are left out.
    pub(super) fn pots(&self) -> Option<Node> {
        if matches!(self.view.rules().setting()?.prize, Prize::Points(_)) {
            return None;
        }
        let named = self.view.pot_names().iter().zip(self.view.pots());
        let named = named.filter(|(name, _)| self.own.is_some() || **name == PotName::Main);
        let pots = named.zip(0..).map(|((name, chips), nth)| {
            let chips = Node::new("b", "roll")
                .key(*chips)
                .maybe_child(coin(*chips))
                .text_owned(chips.to_string());
            Node::new("span", "")
                .key(nth)
                .text_owned(self.pot_name(*name))
                .text(" ")
                .child(chips)
        });
        let pots = Node::new("p", "pots").children(pots.collect());
        Some(pots.attr_owned("style", format!("--bands:{};", self.bands() - 1)))
    }

    fn pot_name(&self, name: PotName) -> String {
        match name {
            PotName::Set(nth) => say::pot_of_hand(place_number(nth.into())),
            PotName::Main if self.view.pot_names().len() > 1 => say::MAIN_POT.get().into(),
            _ => say::POT.get().into(),
        }
    }

    /// Draws the head of each column: the hand, and the pot that it plays for. Many players have them twice.
    pub(super) fn heads(&self) -> Vec<Node> {
        let pots = self.view.pot_names().iter().zip(self.view.pots());
        let pots: Vec<_> = pots.filter(|(name, _)| **name != PotName::Main).collect();
        let now = self.so_far.won.len();
        let head = |nth: u8| {
            let at = usize::from(nth);
            let class = match at.cmp(&now) {
                std::cmp::Ordering::Less => "head is-over",
                std::cmp::Ordering::Equal if self.so_far.is_shown || self.is_bet_on() => {
                    "head is-now"
                }
                _ => "head",
            };
            let won = self.so_far.won.get(at).copied();
            // Where hands have no room for their names, the winning one has it here.
            let with = won.flatten().and_then(|seat| self.named(seat, nth));
            let with = with.map(|with| unread("with").text_owned(with));
            let won = won.map(|won| {
                let whose = won.map_or_else(|| "–".to_owned(), |seat| self.game.seats().name(seat));
                name_in("em", whose)
            });
            let pot = pots.get(at).filter(|(_, chips)| **chips > 0);
            let chips = pot.map(|(_, chips)| {
                Node::new("b", "roll")
                    .key(**chips)
                    .maybe_child(coin(**chips))
                    .text_owned(chips.to_string())
            });
            Node::new("span", "head")
                .attr("class", class)
                .marked_if(won.is_some(), "has-winner")
                .key(nth.into())
                .attr_owned("style", format!("--col:{nth};--cols:{};", self.hands))
                .child(self.head_name(at))
                .text(" ")
                .maybe_child(chips)
                .maybe_child(won)
                .maybe_child(with)
        };
        let all = |name| {
            let seats = self.ring.seats;
            let style = format!("--rows:{seats};--row:{};", seats.saturating_sub(1));
            let heads = Node::new("div", name).children((0..self.hands).map(head).collect());
            // Whose row is the last one knows it by its tint.
            heads
                .marked_if(self.game.actor().is_some(), "is-own")
                .attr_owned("style", style)
        };
        let again = self
            .is_halved()
            .then(|| all("again").attr("aria-hidden", "true"));
        iter::once(all("heads")).chain(again).collect()
    }

    /// Whether the rows lie in two halves where the felt is wide: of many players, and of hands that leave them the width.
    fn is_halved(&self) -> bool {
        self.is_many() || (self.ring.seats > MOST_ROWS && self.hands <= 4)
    }

    /// The name of a player's hand, as far as its cards are seen.
    fn named(&self, seat: Seat, nth: u8) -> Option<String> {
        let hand = self.view.seat(seat)?.set(nth)?;
        let cards = hand.faces().map(|face| face.card);
        let cards = cards.collect::<Option<Vec<_>>>()?;
        Some(words::hand_name(self.view.ranking().row(&cards)?))
    }

    /// Whether a hand is bet on now.
    fn is_bet_on(&self) -> bool {
        self.view.ask().is_to_bet_in_round()
    }

    /// Draws the name of each hand that is seen, beneath it, where there is room for names.
    pub(super) fn names(&self) -> Vec<Node> {
        let each = self.view.seats().flat_map(|place| {
            let seat = place.seat();
            (0..self.hands).filter_map(move |nth| {
                let name = self.named(seat, nth)?;
                let has_won = self.so_far.won.get(usize::from(nth)) == Some(&Some(seat));
                let style = format!("{}--col:{nth};--cols:{};", self.spot(seat), self.hands);
                let node = Node::new("span", "hand-name")
                    .key(u64::from(seat.0) << 8 | u64::from(nth))
                    .attr_if(has_won, "class", "hand-name has-won")
                    .attr_owned("style", style);
                Some(node.text_owned(name))
            })
        });
        each.collect()
    }

    /// Draws the name of a column's hand. Where columns are narrow, only the number is visible.
    fn head_name(&self, nth: usize) -> Node {
        let name = say::hand_number(place_number(nth));
        if self.hands <= 3 {
            return Node::new("span", "").text_owned(name);
        }
        let number = Node::new("span", "").attr("aria-hidden", "true");
        Node::new("span", "")
            .child(Node::new("span", "sr").text_owned(name))
            .child(number.text_owned(place_number(nth).to_string()))
    }

    /// Draws the places for the hands.
    pub(super) fn places(&self, desk: &Desk) -> Vec<Node> {
        let ranking = self.view.ranking();
        let wrong = desk.first_out_of_order(ranking).map(|(nth, _)| nth);
        let one = |nth: usize| {
            let hand = desk.value(nth, ranking).map(words::hand_name);
            let is_hand = hand.is_some();
            let is_narrow = self.hands > 3;
            let mut class = String::from(match self.hands {
                0..=3 => "place",
                4 => "place c2",
                _ => "place c2 c3",
            });
            for (on, name) in [
                (wrong == Some(nth), " is-wrong"),
                (is_hand, " is-hand"),
                (desk.picks() > 0, " takes"),
                (desk.places()[nth].is_empty(), " is-bare"),
            ] {
                if on {
                    class += name;
                }
            }
            let name = place_name(desk, nth, hand.clone());
            let what = match (hand, desk.places()[nth].len()) {
                (Some(hand), _) => hand,
                (None, 0) => String::new(),
                (None, cards) => say::cards_so_far(cards as u64),
            };
            let which = unread("which").text_owned(place_number(nth).to_string());
            if self.is_close() {
                class += " close";
            }
            let button = Node::new("button", "place")
                .attr_owned("class", class)
                .key(nth as u64)
                .attr_owned("style", self.in_place(nth))
                .attr_owned("aria-keyshortcuts", place_number(nth).to_string())
                .on(Press::Setting(SettingPress::Place(nth as u8)))
                .child(Node::new("span", "sr").text_owned(name));
            if is_narrow {
                // The text may have two lines, and begins with the number.
                button.child(unread("what").child(which).text(" ").text_owned(what))
            } else {
                button.child(which).child(unread("what").text_owned(what))
            }
        };
        (0..desk.places().len()).map(one).collect()
    }

    /// The style that places a hand: up to three one beneath the other, more in two rows with the second centred.
    pub(super) fn in_place(&self, nth: usize) -> String {
        let hands = usize::from(self.hands);
        let across = if hands > 3 { hands.div_ceil(2) } else { 1 };
        let (row, rows) = (nth / across, hands.div_ceil(across));
        let beside = across.min(hands - row * across);
        // The distance from the left, in half places.
        let at = 2 * (nth % across) + across - beside;
        let in_hand = if self.is_close() { 2 } else { 1 };
        format!(
            "--pc:calc({at}/2);--pw:{across};--pr:{row};--pn:{rows};--hz:{in_hand};--nth:{nth};--of:{hands};--bands:{};",
            self.bands() - 1
        )
    }

    /// Whether the player has so many cards that they lie in two rows.
    pub(super) fn is_close(&self) -> bool {
        self.view.rules().cards_dealt() > Some(9)
    }
}

/// Text that screen readers skip, because another text tells them the same.
fn unread(name: &'static str) -> Node {
    Node::new("span", name).attr("aria-hidden", "true")
}
