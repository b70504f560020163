//! The messages between the page and its worker. Both run the same program, so a message does not name its fields.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Uint8Array;

use super::question::{Answer, Question};
use super::task::{Finding, Task};
use crate::sitting::replica::Update;

/// A message of the page.
#[derive(Debug, Serialize, Deserialize)]
pub enum Order {
    /// Count this, under this id.
    Count(u32, Question),
    /// Stop the count or the thought with this id.
    End(u32),
    /// Think about this, under this id.
    Think(u32, Task),
    /// The sitting in play has come this far.
    Follow(Update),
}

/// A message of the worker.
#[derive(Debug, Serialize, Deserialize)]
pub enum Report {
    /// The worker is ready for orders.
    Ready,
    /// The answer so far to the count with this id.
    Counted(u32, Answer),
    /// What has been found so far under this id.
    Thought(u32, Finding),
}

/// Writes a message as an array of bytes of the browser.
pub fn write(message: &impl Serialize) -> JsValue {
    Uint8Array::from(&*to_bytes(message)).into()
}

/// Reads a message. `None`: the value is not a message.
pub fn read<T: DeserializeOwned>(value: &JsValue) -> Option<T> {
    from_bytes(&value.dyn_ref::<Uint8Array>()?.to_vec())
}

fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::super::at_once;
    use super::{Order, Report, from_bytes, to_bytes};
    use crate::app::worker::Question;
    use crate::app::worker::{Finding, Task};
    use crate::cards::{Card, CardSet, Pairs, Ranking, RankingRules, Rows};
    use crate::engine::{Action, DrawingAction, Pick, Seat, SettingAction};
    use crate::games;
    use crate::random::Seed;
    use crate::rollouts::Estimate;

    /// Rules with every kind of field in use.
    fn rules() -> Vec<RankingRules> {
        let games = games::ALL.games().map(|game| (game.rules)().ranking);
        games.chain([RankingRules::favourites(None)]).collect()
    }

    #[test]
    fn questions_and_answers_arrive_as_they_were_said() {
        let cards = ["Kc", "Kd", "2s"].map(|card| card.parse::<Card>().expect("a card"));
        let mut with_pairs = 0;
        for rules in rules() {
            let best = Ranking::new(rules).best(&cards).expect("three cards");
            let (value, held) = (best.value, cards.into_iter().collect());
            with_pairs += usize::from(matches!(rules.pairs, Some(Pairs { .. })));
            for question in [
                Question::Ways { rules, cards: 3 },
                Question::HandStanding {
                    rules,
                    cards: 3,
                    value,
                    held,
                    deals: 300,
                },
                Question::Deals {
                    rules,
                    cards: 3,
                    value,
                    held,
                    deals: 300,
                },
            ] {
                let bytes = to_bytes(&Order::Count(300, question.clone()));
                let Some(Order::Count(300, heard)) = from_bytes(&bytes) else {
                    panic!("{bytes:?} is not {question:?}");
                };
                let [answer, other] = [&question, &heard].map(at_once);
                assert_eq!(answer, other, "{question:?}");
                let answer = answer.expect("an answer");
                assert!(answer.is_done());
                let bytes = to_bytes(&Report::Counted(300, answer.clone()));
                assert!(
                    matches!(from_bytes(&bytes), Some(Report::Counted(300, heard)) if heard == answer)
                );
            }
        }
        assert!(with_pairs > 0);
    }

    #[test]
    fn tasks_and_what_is_found_arrive_as_they_were_said() {
        let bytes = to_bytes(&Order::Think(300, Task::Action(Seat(3), Seed([9; 32]))));
        let Some(Order::Think(300, Task::Action(Seat(3), seed))) = from_bytes(&bytes) else {
            panic!("{bytes:?} is not a task");
        };
        assert!(seed == Seed([9; 32]));
        let card = |card: &str| card.parse::<Card>().expect("a card");
        let cards: CardSet = ["Kc", "2s"].map(card).into_iter().collect();
        let rows = Rows::new([
            [card("Kc"), card("2s"), card("Ah")],
            ["3c", "4c", "5c"].map(card),
        ]);
        for action in [
            Action::Bet(4),
            Action::Fold,
            Action::Look(None),
            Action::Discard(cards),
            Action::Play(Pick::Old),
            Action::Setting(SettingAction::Set(rows.expect("two rows"))),
            Action::Drawing(DrawingAction::Unseen(5)),
        ] {
            let estimate = Estimate {
                action,
                mean: -1250,
                error: 90,
                wins: 412,
                folds: vec![(Seat(2), 500)],
            };
            let found = Finding::Worths(vec![estimate], true);
            let bytes = to_bytes(&Report::Thought(300, found.clone()));
            let Some(Report::Thought(300, heard)) = from_bytes(&bytes) else {
                panic!("{bytes:?} is not what was found");
            };
            assert_eq!(heard, found);
        }
    }

    #[test]
    fn what_is_no_message_is_none() {
        for bytes in [&b""[..], b"\xff", b"\x01"] {
            assert!(from_bytes::<Report>(bytes).is_none(), "{bytes:?}");
        }
    }
}
