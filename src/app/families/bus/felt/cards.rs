//! Draws the cards of Stop the Bus: in hands, on the board, or back under the pack.

use super::BusFelt;
use crate::app::families::bus::keys::{BOARD_KEYS, OWN_KEYS};
use crate::app::families::bus::picks::place_face_down;
use crate::app::families::bus::so_far::card_name;
use crate::app::i18n::say;
use crate::app::table::felt::card as drawn;
use crate::app::table::patch::Node;
use crate::app::table::places::layout::PlacedCard as Card;
use crate::app::table::press::{BusPress, Press};
use crate::app::words;
use crate::cards::sort_few;
use crate::engine::{CardId, Face, Seat, Viewer};

/// A card with its place.
struct BusCard {
    card: Card,
    place_name: Option<String>,
    /// The key that picks it. `None`: it cannot be picked.
    key: Option<&'static str>,
}

impl BusFelt<'_> {
    /// Draws every card. The player's own come first and then the board, as they lay when he was asked last. At other times
    /// no element moves among its neighbours.
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut drawn: Vec<BusCard> = Vec::new();
        for place in self.view.seats() {
            drawn.extend(self.hand(place.seat()));
        }
        // Without hands, the cards of the board have been gathered too.
        if !drawn.is_empty() || self.view.board().len() < 3 {
            drawn.extend(self.on_board());
        }
        for id in (0..self.so_far.dealt_cards()).map(CardId) {
            if !drawn.iter().any(|drawn| drawn.card.id == id) {
                drawn.push(gone(id));
            }
        }
        sort_few(&mut drawn, |drawn| {
            let element = self.so_far.element(drawn.card.id);
            self.so_far.order(element)
        });
        drawn.into_iter().map(|drawn| self.node(drawn)).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<BusCard> {
        let is_large = seat == self.ring.bottom;
        let is_own = self.view.viewer() == Viewer::Seat(seat);
        let is_low = self.so_far.lowest(self.view).contains(seat);
        let spot = self.spot(seat);
        let faces = self.so_far.hand(self.view, seat).into_iter().enumerate();
        faces
            .map(|(k, face)| {
                let is_exposed = self.so_far.is_exposed(face.id);
                let is_seen = is_own || is_exposed || self.view.viewer() == Viewer::Hindsight;
                let flags = [(is_exposed, " is-turned"), (is_low, " is-low")];
                let (at, style) = match self.shown.slot(seat) {
                    Some(slot) => ("card at-show", self.shown.card(slot, k, 3)),
                    None => {
                        let at = if is_large {
                            "card at-me"
                        } else {
                            "card at-seat"
                        };
                        let style = format!("{spot}--k:{};--z:{};", k as i64 - 1, k + 1);
                        (at, style)
                    }
                };
                let place_name = if is_own {
                    say::IN_YOUR_HAND.get().into()
                } else {
                    self.game.seats().name(seat)
                };
                BusCard {
                    card: placed_card(face, is_seen, class(at, &flags), style),
                    place_name: Some(place_name),
                    key: OWN_KEYS.get(k).copied().filter(|_| is_own),
                }
            })
            .collect()
    }

    /// The cards on the board. A face-down one is seen only by the player who put it there.
    fn on_board(&self) -> Vec<BusCard> {
        let down = place_face_down(self.view);
        let viewer = self.view.viewer();
        let faces = self.view.board().enumerate();
        faces
            .map(|(k, face)| {
                let is_down = Some(k) == down;
                let put = self.so_far.put_down.map(Viewer::Seat);
                let is_seen = !is_down || put == Some(viewer) || viewer == Viewer::Hindsight;
                let place_name = if is_down && face.card.is_some() && is_seen {
                    say::DOWN_ON_THE_BOARD
                } else {
                    say::ON_THE_BOARD
                };
                let style = format!("--k:{};--z:{};", k as i64 - 1, k + 1);
                BusCard {
                    card: placed_card(
                        face,
                        is_seen,
                        class("card at-board", &[(is_down, " is-down")]),
                        style,
                    ),
                    place_name: Some(place_name.get().into()),
                    key: BOARD_KEYS.get(k).copied(),
                }
            })
            .collect()
    }

    fn node(&self, drawn: BusCard) -> Node {
        let BusCard {
            mut card,
            place_name,
            key,
        } = drawn;
        let (id, face) = (card.id, card.card);
        let wild = self.view.rules().ranking.wild;
        let element = self.so_far.element(id);
        // Card ids are issued afresh at each deal. The deal number makes the keys unique.
        let deal = u64::from(self.view.deals()) << 32;
        let name = match face {
            Some(card) => words::card_label(card, wild),
            None => say::FACE_DOWN_CARD.get().into(),
        };
        let picks = self.picks.as_ref().filter(|_| !card.is_gone);
        let picked = picks
            .zip(key)
            .map(|(picks, key)| (picks.is_picked(id), key));
        let is_on_board = card.at() == "at-board";
        let is_told = face.is_some() || is_on_board;
        // Its element may have moved on the page, which must not deal it or turn it up again. On a shared screen the player
        // turns his own cards up in his turn.
        let turns_up = self.game.seats().is_shared() && !is_on_board && face.is_some();
        if picks.is_some() && !turns_up {
            card.class += " kept";
        }
        let mut node = drawn::card(card, wild, None).key(deal | u64::from(element));
        if let Some(place_name) = place_name.filter(|_| is_told) {
            node = node.attr_owned("aria-label", format!("{name}, {place_name}"));
        }
        node = node.attr_if(is_on_board, "aria-hidden", "false");
        let Some((is_picked, key)) = picked else {
            return node;
        };
        node.attr_owned("id", card_name(&self.so_far, id))
            .attr("role", "button")
            .attr("tabindex", "0")
            .attr_owned("aria-keyshortcuts", key.to_uppercase())
            .attr("aria-pressed", if is_picked { "true" } else { "false" })
            .attr_if(is_picked, "data-picked", "")
            .on(Press::Bus(BusPress::Card(id)))
    }
}

fn class(at: &str, flags: &[(bool, &str)]) -> String {
    let names = flags.iter().filter(|(on, _)| *on);
    names.fold(at.to_owned(), |class, (_, name)| class + name)
}

fn placed_card(face: Face, is_seen: bool, mut class: String, style: String) -> Card {
    let card = face.card.filter(|_| is_seen);
    if card.is_some() {
        class += " up";
    }
    Card {
        id: face.id,
        card,
        class,
        style,
        is_gone: false,
    }
}

fn gone(id: CardId) -> BusCard {
    BusCard {
        card: Card {
            id,
            card: None,
            class: "card at-pack is-gone".into(),
            style: "--k:0;".into(),
            is_gone: true,
        },
        place_name: None,
        key: None,
    }
}
