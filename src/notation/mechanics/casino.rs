//! Playing against the bank (RULES 10.10): its verbs, and its outcome.

use serde_json::{Map, Value, json};

use crate::cards::Card;
use crate::engine::{
    Action, BetResult, CasinoAction, CasinoEvent, Chips, Ending, Event, Seat, Table, View,
};
use crate::notation::action_error::Needs;
use crate::notation::words::{Words, number};

/// Writes an action behind these words.
pub(super) fn write(action: CasinoAction, words: &mut Words) -> &mut Words {
    match action {
        CasinoAction::Stake {
            ante,
            pair_plus,
            bonus,
        } => {
            let amounts = [Some(ante), Some(pair_plus), bonus];
            let amounts = amounts.into_iter().flatten();
            amounts.fold(words.word("stake"), Words::number)
        }
        CasinoAction::SitOut => words.word("sit_out"),
        CasinoAction::Play => words.word("play"),
    }
}

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    Some(Action::Casino(match (verb, arguments) {
        // There are two amounts, or three where the ante bonus is a bet of its own.
        ("stake", [ante, pair_plus, bonus @ ..]) => CasinoAction::Stake {
            ante: number(ante)?,
            pair_plus: number(pair_plus)?,
            bonus: match bonus {
                [] => None,
                [bonus] => Some(number(bonus)?),
                _ => return None,
            },
        },
        ("sit_out", []) => CasinoAction::SitOut,
        ("play", []) => CasinoAction::Play,
        _ => return None,
    }))
}

/// The arguments of a verb that only this mechanic has. `None` if there is no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    (verb == "sit_out").then_some(Needs::Nothing)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The bank's cards that the viewer sees.
    pub cards: Vec<Card>,
    /// Whether the bank qualified.
    pub qualified: bool,
    /// The gain or loss of each box that staked, the eldest first.
    pub net: Vec<(Seat, i64)>,
}

impl Outcome {
    pub(super) fn of(table: &Table, view: View<'_>, ended: Ending) -> Option<Outcome> {
        if ended != Ending::House {
            return None;
        }
        let board = view.board();
        let mut outcome = Outcome {
            cards: board.filter_map(|face| face.card).collect(),
            qualified: false,
            net: Vec::new(),
        };
        for event in table.history() {
            let Event::Casino(event) = *event else {
                continue;
            };
            match event {
                CasinoEvent::Opened { qualified } => outcome.qualified = qualified,
                CasinoEvent::Staked { seat, .. } => outcome.net.push((seat, 0)),
                CasinoEvent::Settled { seat, result, .. } => {
                    let won = |chips| i64::try_from(chips).unwrap_or(i64::MAX);
                    let more = match result {
                        BetResult::Won(chips) => won(chips),
                        BetResult::Lost(chips) => -won(chips),
                        BetResult::Back(_) => 0,
                    };
                    let of_seat = outcome.net.iter_mut().find(|(of, _)| *of == seat);
                    of_seat.into_iter().for_each(|(_, net)| *net += more);
                }
                _ => {}
            }
        }
        Some(outcome)
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        // The awards are left out, because the net result of each box contains them.
        fields.remove("awards");
        let cards: Vec<String> = self.cards.iter().map(Card::to_string).collect();
        fields.insert("house".into(), json!(cards.join(" ")));
        fields.insert("qualified".into(), json!(self.qualified));
        let net = self.net.iter();
        let net = net.map(|(seat, net)| (seat.to_string(), json!(net)));
        fields.insert("net".into(), net.collect());
    }
}

/// What an event adds to the awards of a deal: nothing.
pub(super) fn award(_: &CasinoEvent) -> Option<(Seat, Chips)> {
    None
}
