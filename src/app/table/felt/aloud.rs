//! The cards at the seats, for those who listen: hidden ones in a phrase, seen ones by their owner, and hands that are
//! shown in the order in which they lie. The player's own cards before him are read one by one, and so are those of a
//! board and of boxes.

use crate::app::i18n::say;
use crate::app::table::patch::Node;
use crate::app::table::places::shown_hands::ShownHands;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::cards::{Card, CardSet, HandValue};
use crate::engine::{Event, Face, HandView, Role, Seat, View, Viewer};

/// Tells them. The style sheet hides the lines from those who look.
#[must_use]
pub fn aloud(scene: &Scene<'_>, shown: &ShownHands) -> Node {
    let game = scene.game;
    game.view(|view| {
        let teller = Teller {
            wild: scene.wild(view),
            view,
            shown,
            name: &|seat| game.seats().name(seat),
        };
        let others = view.seats().map(|place| place.seat());
        let others = others.filter(|seat| shown.slot(*seat).is_none());
        let seats = shown.seats.iter().copied().chain(others);
        let mut lines: Vec<String> = seats.flat_map(|seat| teller.of_seat(seat)).collect();
        lines.extend(teller.of_house());
        let line = |(nth, says)| Node::new("p", "").key(nth).text_owned(says);
        Node::new("div", "sr").children((0..).zip(lines).map(line).collect())
    })
}

/// What the lines are told from.
struct Teller<'v> {
    wild: CardSet,
    view: View<'v>,
    shown: &'v ShownHands,
    name: &'v dyn Fn(Seat) -> String,
}

impl Teller<'_> {
    /// The hands of a seat, a line each.
    fn of_seat(&self, seat: Seat) -> Vec<String> {
        let hands = self.view.seat(seat).into_iter();
        let hands = hands.flat_map(|place| place.hands());
        hands.filter_map(|hand| self.line(seat, hand)).collect()
    }

    fn line(&self, seat: Seat, hand: HandView<'_>) -> Option<String> {
        let is_set = matches!(hand.role(), Role::Set(_));
        let is_shown = self.shown.slot(seat).is_some();
        let seen = hand.playing().filter_map(|face| self.seen(seat, face));
        let seen: Vec<Card> = seen.collect();
        let hidden = (hand.playing().count() - seen.len()) as u64;
        // Cards that are read one by one: before the player himself, and in boxes.
        let is_own = self.view.viewer() == Viewer::Seat(seat);
        let in_box = self.view.rules().is_against_bank();
        let seen = match is_own && !is_shown && !is_set || in_box {
            true => Vec::new(),
            false => seen,
        };
        if hidden > 0 && hand.role() == Role::Left || seen.is_empty() && hidden == 0 {
            return None;
        }
        let owner = match hand.role() {
            Role::Set(nth) => say::hand_of(&(self.name)(seat), u64::from(nth) + 1),
            _ => (self.name)(seat),
        };
        let worth = self.value(seat, hand, &seen).filter(|_| hidden == 0);
        let wild = self.wild;
        let names = seen.into_iter().map(|card| words::card_label(card, wild));
        let hidden = (hidden > 0).then(|| say::cards_face_down(hidden));
        let cards = words::join_list(names.chain(hidden).collect());
        let mut says = match worth {
            Some(value) => say::lies_as(&owner, &cards, &words::hand_name(value)),
            None => say::lies(&owner, &cards),
        };
        if self.has_won(seat, hand) {
            says = format!("{says} {}", say::IT_WINS.get());
        }
        Some(says)
    }

    /// A card as it lies there. One that was taken from a board in the open lies face down in the hand.
    fn seen(&self, seat: Seat, face: Face) -> Option<Card> {
        let is_told =
            |event: Event<Face>| matches!(event, Event::Exposed { card, .. } if card.id == face.id);
        let viewer = self.view.viewer();
        let lies_open = !self.view.rules().swaps_with_board()
            || viewer == Viewer::Seat(seat)
            || viewer == Viewer::Hindsight
            || self.view.history().any(is_told);
        face.card.filter(|_| lies_open)
    }

    /// The value of a hand whose cards are all seen.
    fn value(&self, seat: Seat, hand: HandView<'_>, seen: &[Card]) -> Option<HandValue> {
        match hand.role() {
            Role::Set(_) => self.view.ranking().row(seen),
            _ if self.shown.are_counted || seen.is_empty() => None,
            _ => Some(self.view.seat(seat)?.known_hand()?.1),
        }
    }

    /// Whether a hand that is shown has won.
    fn has_won(&self, seat: Seat, hand: HandView<'_>) -> bool {
        let Role::Set(set) = hand.role() else {
            return self.shown.winners.contains(seat);
        };
        self.view.has_won_set(seat, set)
    }

    /// The hidden cards of the house. `None`: there are none.
    fn of_house(&self) -> Option<String> {
        if !self.view.rules().is_against_bank() {
            return None;
        }
        let hidden = self.view.board().filter(|face| face.card.is_none());
        let hidden = hidden.count() as u64;
        let says = |hidden| say::lies(say::THE_HOUSE.get(), &say::cards_face_down(hidden));
        (hidden > 0).then(|| says(hidden))
    }
}
