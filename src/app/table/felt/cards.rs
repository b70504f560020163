//! Draws the cards. Each card is one element for the whole deal; its classes and properties place it.

use super::card::{BACK, CARD, card, leaf, picture};
use super::state::FeltState;
use crate::app::table::patch::Node;
use crate::app::table::places::zones;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice};

/// Draws every card of the deal. `laid`: the cards of a game with a felt of its own.
pub fn cards(scene: &Scene<'_>, at: &FeltState, laid: Option<Vec<Node>>) -> Node {
    let game = scene.game;
    let pickable = game.can_be_picked();
    game.view(|view| {
        let wild = scene.wild(view);
        // A player who may look can press his cards to do so.
        let look = Action::Look(None);
        let looks = scene.choices.contains(&Choice::One(look));
        // Card ids are issued afresh at each deal. The deal number makes the keys unique.
        let deal = u64::from(view.deals()) << 32;
        let dealt = laid.unwrap_or_else(|| {
            let rows = zones::rows(view, scene.settings.sorted, &at.layout.shown);
            let dealt = at.layout.cards(&rows).into_iter().map(|placed| {
                let id = placed.id;
                let picked = pickable.contains(&id).then(|| game.is_picked(id));
                let opens = looks && picked.is_none() && placed.at() == "at-me";
                let card = card(placed, wild, picked).key(deal | u64::from(id.0));
                if opens {
                    card.on(Press::LookByCard)
                } else {
                    card
                }
            });
            dealt.collect()
        });
        let from = at.layout.ring.spot(view.dealer()).style("d");
        Node::new("div", "cards")
            .attr_owned("style", from)
            .maybe_child(scene.has_moved.then(pictures))
            .children(dealt)
    })
}

/// Draws an invisible picture, which makes the browser fetch the pack before the first card needs it.
pub fn pictures() -> Node {
    Node::new("svg", "sr")
        .attr("aria-hidden", "true")
        .child(picture(BACK))
        .child(picture("cards.svg#si"))
}

/// Draws the best hand as the sign of the first screen.
pub fn sample() -> Vec<Node> {
    let sample = [
        ("#sign-s", "--k:-1;--z:1"),
        ("#sign-h", "--k:0;--z:2"),
        ("#sign-c", "--k:1;--z:3"),
    ];
    let card = |(face, style)| {
        let face = Node::new("svg", "")
            .attr("viewBox", CARD)
            .child(picture(face));
        Node::new("div", "is-sign")
            .attr("class", "card at-me up is-sign")
            .attr("style", style)
            .attr("aria-hidden", "true")
            .child(leaf(Some(Node::new("div", "front").child(face))))
    };
    sample.map(card).into()
}

#[cfg(test)]
mod tests {
    use super::{card, zones};
    use crate::app::table::places::layout::{Layout, Ring};
    use crate::app::table::places::shown_hands::ShownHands;
    use crate::cards::CardSet;
    use crate::engine::{Action, Seat, Viewer};
    use crate::random::Seed;
    use crate::sitting::session::Session;
    use crate::sitting::table_for_four;

    /// The page's cards for this viewer, in a deal for four in which all who may have looked.
    fn dealt(viewer: Viewer, own: Option<Seat>) -> Vec<String> {
        let seed = Seed([7; 32]);
        let mut session = Session::new(table_for_four(), seed, seed).expect("a sitting");
        session.deal().expect("a deal");
        for _ in 0..4 {
            let asked = session.table().ask().seat().expect("somebody is asked");
            session.act(asked, Action::Look(None)).expect("a look");
            session.act(asked, Action::Bet(4)).expect("a bet");
        }
        let layout = Layout {
            ring: Ring {
                bottom: own.unwrap_or(Seat(0)),
                seats: 4,
            },
            own_seat: own,
            shown: ShownHands::default(),
        };
        let placed = layout.cards(&zones::rows(
            session.table().view(viewer),
            true,
            &layout.shown,
        ));
        let cards = placed.into_iter();
        cards
            .map(|placed| card(placed, CardSet::NONE, None).html())
            .collect()
    }

    #[test]
    fn nobody_who_may_not_see_a_card_finds_it_in_the_page() {
        let cards = dealt(Viewer::Gallery, None);
        assert_eq!(cards.len(), 12);
        for card in cards {
            assert!(card.contains("aria-label=\"face-down card\""), "{card}");
            assert!(!card.contains("cards.svg"), "{card}");
        }
    }

    #[test]
    fn who_has_looked_finds_his_own_cards_and_no_others() {
        let cards = dealt(Viewer::Seat(Seat(1)), Some(Seat(1)));
        let (own, others): (Vec<_>, Vec<_>) =
            cards.iter().partition(|card| card.contains(" at-me"));
        assert_eq!((own.len(), others.len()), (3, 9));
        assert!(
            own.iter().all(|card| card.contains("cards.svg#")),
            "{own:?}"
        );
        assert!(others.iter().all(|card| !card.contains("cards.svg")));
    }
}
