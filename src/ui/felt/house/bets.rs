//! The places for the bets of a box: what lies there, and once it is settled what came of it.

use super::Boxes;
use crate::engine::{Came, Event, HouseBet, HouseEvent, Seat};
use crate::ui::language::{Text, say};
use crate::ui::patch::Node;

/// What is written in a place.
struct Written {
    says: String,
    /// How it looks.
    class: &'static str,
}

impl Boxes<'_> {
    /// The places of a box: ante, play and Pair Plus; the bonus beside them once it is won.
    pub(super) fn places(&self, seat: Seat) -> Node {
        let bets = self
            .view
            .seat(seat)
            .map_or_else(Default::default, |place| place.bets());
        let lies = [
            (say::PLACE_ANTE, HouseBet::Ante, bets.ante),
            (say::PLACE_PLAY, HouseBet::Play, bets.play),
            (say::PLACE_PAIR_PLUS, HouseBet::PairPlus, bets.pair_plus),
        ];
        let places = lies.map(|(name, bet, chips)| self.place(seat, name, bet, chips));
        let bonus = self.came(seat, HouseBet::Bonus).map(|came| {
            let Written { says, .. } = written(came);
            Node::new("span", "bonus").tells(say::bet_in_brief("bonus", &says))
        });
        let turn = self.view.ask().seat() == Some(seat) && self.opened().is_none();
        let name = self.game.name(seat);
        let holds = say::box_holds(bets.ante, bets.play, bets.pair_plus);
        Node::new("div", "places")
            .key(u64::from(seat.0))
            .with("role", "img")
            .made("aria-label", format!("{name}: {holds}"))
            .when(turn, "data-turn", "")
            .made("style", self.spot(seat))
            .all(places.into())
            .maybe(bonus)
    }

    fn place(&self, seat: Seat, name: Text, bet: HouseBet, chips: u64) -> Node {
        let written = match self.came(seat, bet) {
            Some(came) => written(came),
            None if chips > 0 => Written {
                says: chips.to_string(),
                class: "bet is-staked",
            },
            None => Written {
                says: String::new(),
                class: "bet",
            },
        };
        let said = Node::new("b", "").tells(written.says);
        Node::new("span", "bet")
            .key(bet as u64)
            .with("class", written.class)
            .hold(said)
            .hold(Node::new("i", "").says(name.get()))
    }

    fn came(&self, seat: Seat, of: HouseBet) -> Option<Came> {
        self.view.history().find_map(|event| match event {
            Event::House(HouseEvent::Settled {
                seat: by,
                bet,
                came,
            }) if (by, bet) == (seat, of) => Some(came),
            _ => None,
        })
    }
}

fn written(came: Came) -> Written {
    match came {
        Came::Won(chips) => Written {
            says: format!("+{chips}"),
            class: "bet is-won",
        },
        Came::Lost(chips) => Written {
            says: format!("−{chips}"),
            class: "bet is-lost",
        },
        Came::Back(_) => Written {
            says: "↩".into(),
            class: "bet is-back",
        },
    }
}
