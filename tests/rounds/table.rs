//! A table of a game with equalised betting, played by lines as a record has them. Seat 0 sits at the first dealer's
//! left, and the last seat deals.

use brag::cards::{Card, Pack};
use brag::engine::{Chips, Illegal, Rules, Seat, Table, Viewer};
use brag::games;
use brag::notation::{DealOutcome, Move, read_rules};
use serde_json::{Value, json};

pub struct Round {
    pub table: Table,
}

/// The rules of a game with these options.
pub fn rules(game: &str, mut options: Value) -> Rules {
    assert!(games::named(game).is_some());
    options["game"] = json!(game);
    read_rules(&options).expect("rules of the game")
}

impl Round {
    /// Seats players and deals these hands, by seat. The cards of `stock` are on top of the pack then.
    pub fn new(rules: Rules, stacks: &[Chips], hands: &[&str], stock: &str) -> Round {
        let dealer = Seat(stacks.len() as u8 - 1);
        let table = Table::new(rules, stacks, dealer).expect("playable rules");
        let cards = |text: &str| -> Vec<Card> {
            let words = text.split_whitespace();
            words.map(|word| word.parse().expect("a card")).collect()
        };
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let top = (0..3).flat_map(|nth| hands.iter().map(move |hand| hand[nth]));
        let top: Vec<Card> = top.chain(cards(stock)).collect();
        let rest = table.pack().iter().filter(|card| !top.contains(card));
        let pack = Pack::new(top.iter().copied().chain(rest)).expect("no card is wanted twice");
        let table = table.deal(Some(pack)).expect("the first deal").table;
        Round { table }
    }

    /// Plays a line: `0 bet 2, 1 match, 2 fold`.
    pub fn play(&mut self, line: &str) -> &mut Round {
        for text in line.split(", ") {
            let Move { seat, action } = text.parse().expect("an action");
            match self.table.play(seat, action) {
                Ok(step) => self.table = step.table,
                Err(illegal) => panic!("`{text}`: {illegal}"),
            }
        }
        self
    }

    pub fn refuses(&self, text: &str, why: Illegal) -> &Round {
        let Move { seat, action } = text.parse().expect("an action");
        assert_eq!(self.table.check(seat, action), Err(why), "{text}");
        self
    }

    pub fn to_act(&self) -> Option<u8> {
        self.table.ask().seat().map(|seat| seat.0)
    }

    pub fn chips(&self) -> Vec<Chips> {
        self.table.stacks().collect()
    }

    pub fn pot(&self) -> Chips {
        self.table.pot()
    }

    /// The outcome of the last deal, as in a record.
    pub fn outcome(&self) -> Value {
        let outcome = DealOutcome::of(&self.table).expect("the deal is over");
        outcome.to_json()
    }

    /// What a seat knows of its own hand.
    pub fn own(&self, seat: u8) -> String {
        let view = self.table.view(Viewer::Seat(Seat(seat)));
        let hands = view.own().into_iter().flat_map(|own| own.hands());
        let faces = hands.flat_map(|hand| hand.faces());
        let words = faces.map(|face| face.card.map_or("??".into(), |card| card.to_string()));
        words.collect::<Vec<_>>().join(" ")
    }
}
