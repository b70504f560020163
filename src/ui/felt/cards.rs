//! The cards. Each is one element for the whole deal; where it lies is in its classes and properties.

use super::At;
use super::layout::Lies;
use super::zones;
use crate::cards::{Card, CardSet};
use crate::engine::{Action, Choice};
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::patch::{Node, svg};
use crate::ui::press::Press;
use crate::ui::words;

/// Every card of the deal, `laid` where the table lies otherwise than that of the betting games; before the first one, three threes for show.
pub fn cards(page: Page, at: &At, laid: Option<Vec<Node>>) -> Node {
    let game = page.game;
    let pickable = game.can_be_picked();
    game.view(|view| {
        let wild = view.rules().ranking.wild;
        // Whoever may look can press his cards for it.
        let look = Action::Look(None);
        let looks = game.choices().contains(&Choice::One(look));
        // The ids of the next deal are issued afresh, and its cards are others.
        let deal = u64::from(view.deals()) << 32;
        let dealt = laid.unwrap_or_else(|| {
            let rows = zones::rows(view, page.settings.get().sorted);
            let dealt = at.layout.cards(&rows).into_iter().map(|lies| {
                let id = lies.id;
                let picked = pickable.contains(&id).then(|| game.is_picked(id));
                let opens = looks && picked.is_none() && lies.class.contains("at-me");
                let card = card(lies, wild, picked).key(deal | u64::from(id.0));
                if opens {
                    card.on(Press::Act(look))
                } else {
                    card
                }
            });
            dealt.collect()
        });
        let from = at.layout.ring.spot(view.dealer()).style("d");
        let cards = Node::new("div", "cards").made("style", from);
        let cards = if at.is_new {
            cards.all(sample())
        } else {
            cards
        };
        cards
            .maybe(page.first_move.made().then(pictures))
            .all(dealt)
    })
}

/// A card; `picked` where it can be picked, whether it is.
pub fn card(lies: Lies, wild: CardSet, picked: Option<bool>) -> Node {
    let label = match lies.card {
        Some(card) => words::card_label(card, wild),
        None => say::FACE_DOWN_CARD.get().into(),
    };
    let mut class = lies.class;
    if picked == Some(true) {
        class += " is-picked";
    }
    let node = Node::new("div", "card")
        .made("class", class)
        .made("style", lies.style)
        .made("aria-label", label)
        .with("role", "img")
        .when(lies.is_gone, "aria-hidden", "true")
        .hold(leaf(lies.card.map(|card| front(card, wild))).hold(back()));
    let Some(is_picked) = picked else {
        return node;
    };
    node.with("role", "button")
        .with("tabindex", "0")
        .with("aria-pressed", if is_picked { "true" } else { "false" })
        .on(Press::Pick(lies.id))
}

/// What turns, with a face where that may be seen.
pub fn leaf(front: Option<Node>) -> Node {
    Node::new("div", "leaf").maybe(front)
}

/// The face of a card, with the mark of what is wild.
pub fn front(card: Card, wild: CardSet) -> Node {
    // A joker says it by itself.
    let mark = wild.contains(card).then(|| picture("cards.svg#wild"));
    Node::new("div", "front").hold(svg(CARD).hold(face(card)).maybe(mark))
}

/// The picture of a card.
pub fn face(card: Card) -> Node {
    Node::new("use", "").made("href", format!("cards.svg#{card}"))
}

/// The back that all cards have.
fn back() -> Node {
    Node::new("div", "back").hold(svg(CARD).hold(picture(BACK)))
}

/// The proportions of a card.
pub const CARD: &str = "0 0 100 140";
/// The picture of its back.
pub const BACK: &str = "back.svg#back";

/// A picture that is drawn elsewhere.
pub fn picture(of: &'static str) -> Node {
    Node::new("use", "").with("href", of)
}

/// Has the pictures of the pack fetched before the first card wants one.
fn pictures() -> Node {
    Node::new("svg", "sr")
        .with("aria-hidden", "true")
        .hold(picture(BACK))
        .hold(picture("cards.svg#si"))
}

/// The best hand of all, as the sign of the house.
fn sample() -> Vec<Node> {
    let sample = [
        ("#sign-s", "--k:-1;--z:1"),
        ("#sign-h", "--k:0;--z:2"),
        ("#sign-c", "--k:1;--z:3"),
    ];
    let card = |(face, style)| {
        let face = Node::new("svg", "")
            .with("viewBox", CARD)
            .hold(picture(face));
        Node::new("div", "is-sign")
            .with("class", "card at-me up is-sign")
            .with("style", style)
            .with("aria-hidden", "true")
            .hold(leaf(Some(Node::new("div", "front").hold(face))))
    };
    sample.map(card).into()
}

#[cfg(test)]
mod tests {
    use super::{card, zones};
    use crate::cards::CardSet;
    use crate::chance::Seed;
    use crate::engine::{Action, Seat, Viewer};
    use crate::ui::felt::layout::{Layout, Ring};
    use crate::ui::felt::shown::Shown;
    use crate::ui::session::Session;
    use crate::ui::table_for_four;

    /// The cards of a deal for four in which all who may have looked, as this viewer's page has them.
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
            own,
            shown: Shown::default(),
        };
        let lies = layout.cards(&zones::rows(session.table().view(viewer), true));
        let cards = lies.into_iter();
        cards
            .map(|lies| card(lies, CardSet::NONE, None).html())
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
