//! Every card of the deal: in a hand, on the board, or gone back under the pack.

use super::super::cards as drawn;
use super::super::layout::Lies as Card;
use super::Lies;
use crate::cards::sort_few;
use crate::engine::{CardId, Face, Seat, Viewer};
use crate::ui::language::say;
use crate::ui::patch::Node;
use crate::ui::press::Press;
use crate::ui::swapping::{BOARD_KEYS, OWN_KEYS, SwappingPress, card_name, place_face_down};
use crate::ui::words;

/// A card that is drawn, and where it lies in words.
struct Drawn {
    card: Card,
    lies_in: Option<String>,
    /// The key that picks it, where it can be picked.
    key: Option<&'static str>,
}

impl Lies<'_> {
    /// In the order of their elements, so that none has to change its place among the others.
    pub(super) fn cards(&self) -> Vec<Node> {
        let mut drawn: Vec<Drawn> = Vec::new();
        for place in self.view.seats() {
            drawn.extend(self.hand(place.seat()));
        }
        // The board goes with the hands.
        if !drawn.is_empty() || self.view.board().len() < 3 {
            drawn.extend(self.on_board());
        }
        for id in (0..self.so_far.dealt_cards()).map(CardId) {
            if !drawn.iter().any(|drawn| drawn.card.id == id) {
                drawn.push(gone(id));
            }
        }
        sort_few(&mut drawn, |drawn| self.so_far.element(drawn.card.id));
        drawn.into_iter().map(|drawn| self.node(drawn)).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<Drawn> {
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
                let at = if is_large {
                    "card at-me"
                } else {
                    "card at-seat"
                };
                let style = spot.clone() + &format!("--k:{};--z:{};", k as i64 - 1, k + 1);
                let lies_in = if is_own {
                    say::IN_YOUR_HAND.get().into()
                } else {
                    self.game.name(seat)
                };
                Drawn {
                    card: lie(face, is_seen, class(at, &flags), style),
                    lies_in: Some(lies_in),
                    key: OWN_KEYS.get(k).copied().filter(|_| is_own),
                }
            })
            .collect()
    }

    /// What lies face down is seen by whoever has put it there alone.
    fn on_board(&self) -> Vec<Drawn> {
        let down = place_face_down(self.view);
        let viewer = self.view.viewer();
        let faces = self.view.board().enumerate();
        faces
            .map(|(k, face)| {
                let is_down = Some(k) == down;
                let put = self.so_far.put_down.map(Viewer::Seat);
                let is_seen = !is_down || put == Some(viewer) || viewer == Viewer::Hindsight;
                let lies_in = if is_down && face.card.is_some() && is_seen {
                    say::DOWN_ON_THE_BOARD
                } else {
                    say::ON_THE_BOARD
                };
                let style = format!("--k:{};--z:{};", k as i64 - 1, k + 1);
                Drawn {
                    card: lie(
                        face,
                        is_seen,
                        class("card at-board", &[(is_down, " is-down")]),
                        style,
                    ),
                    lies_in: Some(lies_in.get().into()),
                    key: BOARD_KEYS.get(k).copied(),
                }
            })
            .collect()
    }

    fn node(&self, drawn: Drawn) -> Node {
        let Drawn { card, lies_in, key } = drawn;
        let (id, face) = (card.id, card.card);
        let wild = self.view.rules().ranking.wild;
        let element = self.so_far.element(id);
        // The ids of the next deal are issued afresh, and its cards are others.
        let deal = u64::from(self.view.deals()) << 32;
        let name = match face {
            Some(card) => words::card_label(card, wild),
            None => say::FACE_DOWN_CARD.get().into(),
        };
        let picks = self.picks.as_ref().filter(|_| !card.is_gone);
        let picked = picks
            .zip(key)
            .map(|(picks, key)| (picks.is_picked(id), key));
        let is_told = face.is_some() || picked.is_some();
        let mut node = drawn::card(card, wild, None).key(deal | u64::from(element));
        if let Some(lies_in) = lies_in.filter(|_| is_told) {
            node = node.made("aria-label", format!("{name}, {lies_in}"));
        }
        let Some((is_picked, key)) = picked else {
            return node;
        };
        node.made("id", card_name(&self.so_far, id))
            .with("role", "button")
            .with("tabindex", "0")
            .made("aria-keyshortcuts", key.to_uppercase())
            .with("aria-pressed", if is_picked { "true" } else { "false" })
            .when(is_picked, "data-picked", "")
            .on(Press::Swapping(SwappingPress::Card(id)))
    }
}

fn class(at: &str, flags: &[(bool, &str)]) -> String {
    let names = flags.iter().filter(|(on, _)| *on);
    names.fold(at.to_owned(), |class, (_, name)| class + name)
}

fn lie(face: Face, is_seen: bool, mut class: String, style: String) -> Card {
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

fn gone(id: CardId) -> Drawn {
    Drawn {
        card: Card {
            id,
            card: None,
            class: "card at-pack is-gone".into(),
            style: "--k:0;".into(),
            is_gone: true,
        },
        lies_in: None,
        key: None,
    }
}
