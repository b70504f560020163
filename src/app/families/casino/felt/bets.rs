//! The places for the bets of a box: what lies there and, once it is settled, the result.

use super::CasinoFelt;
use crate::app::i18n::{Text, say};
use crate::app::table::felt::chips::kind;
use crate::app::table::patch::Node;
use crate::engine::{BetResult, CasinoBet, CasinoEvent, Event, Seat};

/// The label of a place.
struct BetLabel {
    says: String,
    class: &'static str,
}

impl CasinoFelt<'_> {
    /// Draws the places of a box: ante, play and Pair Plus, and the bonus once it is won or a bet lies on it.
    pub(super) fn places(&self, seat: Seat) -> Node {
        let bets = self
            .view
            .seat(seat)
            .map_or_else(Default::default, |place| place.bets());
        let lies = [
            (say::PLACE_ANTE, CasinoBet::Ante, bets.ante),
            (say::PLACE_PLAY, CasinoBet::Play, bets.play),
            (say::PLACE_PAIR_PLUS, CasinoBet::PairPlus, bets.pair_plus),
        ];
        let places = lies.map(|(name, bet, chips)| self.place(seat, name, bet, chips));
        let bonus = match self.outcome(seat, CasinoBet::Bonus) {
            Some(result) => Some(label(result)),
            None => (bets.bonus > 0).then(|| staked(bets.bonus)),
        };
        let bonus = bonus.map(|BetLabel { says, class }| {
            let lies = match class {
                "bet is-won" => "bonus",
                "bet is-lost" => "bonus is-lost",
                _ => "bonus is-staked",
            };
            let node = Node::new("span", "bonus").attr("class", lies);
            node.text_owned(say::bet_in_brief("bonus", &says))
        });
        let turn = self.view.ask().seat() == Some(seat) && self.opened().is_none();
        let name = self.game.seats().name(seat);
        let holds = match bets.bonus {
            0 => say::box_holds(bets.ante, bets.play, bets.pair_plus),
            bonus => say::box_holds_bonus(bets.ante, bets.play, bets.pair_plus, bonus),
        };
        Node::new("div", "places")
            .key(u64::from(seat.0))
            .attr("role", "img")
            .attr_owned("aria-label", format!("{name}: {holds}"))
            .attr_if(turn, "data-turn", "")
            .attr_owned("style", self.spot(seat))
            .children(places.into())
            .maybe_child(bonus)
    }

    fn place(&self, seat: Seat, name: Text, bet: CasinoBet, chips: u64) -> Node {
        let label = match self.outcome(seat, bet) {
            Some(result) => label(result),
            None if chips > 0 => staked(chips),
            None => BetLabel {
                says: String::new(),
                class: "bet",
            },
        };
        let said = Node::new("b", "").text_owned(label.says);
        // A chip in the colour of the sum lies there until the bet is settled.
        let lying = if label.class == "bet is-staked" {
            chips
        } else {
            0
        };
        Node::new("span", "bet")
            .key(bet as u64)
            .attr_owned("class", format!("{} {}", label.class, kind(lying)))
            .child(said)
            .child(Node::new("i", "").text(name.get()))
    }

    fn outcome(&self, seat: Seat, of: CasinoBet) -> Option<BetResult> {
        self.view.history().find_map(|event| match event {
            Event::Casino(CasinoEvent::Settled {
                seat: by,
                bet,
                result,
            }) if (by, bet) == (seat, of) => Some(result),
            _ => None,
        })
    }
}

fn staked(chips: u64) -> BetLabel {
    BetLabel {
        says: chips.to_string(),
        class: "bet is-staked",
    }
}

fn label(result: BetResult) -> BetLabel {
    match result {
        BetResult::Won(chips) => BetLabel {
            says: format!("+{chips}"),
            class: "bet is-won",
        },
        BetResult::Lost(chips) => BetLabel {
            says: format!("−{chips}"),
            class: "bet is-lost",
        },
        BetResult::Back(_) => BetLabel {
            says: "↩".into(),
            class: "bet is-back",
        },
    }
}
