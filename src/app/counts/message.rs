//! The messages between the page and its worker. Both run the same program, so a message does not name its fields.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::question::{Answer, Question};

/// A message of the page.
#[derive(Debug, Serialize, Deserialize)]
pub enum Order {
    /// Count this, under this id.
    Count(u32, Question),
    /// Stop the count with this id.
    End(u32),
}

/// A message of the worker.
#[derive(Debug, Serialize, Deserialize)]
pub enum Report {
    /// The worker is ready for orders.
    Ready,
    /// The answer so far to the count with this id.
    Counted(u32, Answer),
}

/// Writes a message as text, one character for each byte.
pub fn write(message: &impl Serialize) -> String {
    let bytes = postcard::to_allocvec(message).unwrap_or_default();
    bytes.into_iter().map(char::from).collect()
}

/// Reads a message. `None`: the text is not a message.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let bytes: Option<Vec<u8>> = text.chars().map(|byte| u8::try_from(byte).ok()).collect();
    postcard::from_bytes(&bytes?).ok()
}

#[cfg(test)]
mod tests {
    use super::super::at_once;
    use super::{Order, Report, read, write};
    use crate::app::counts::Question;
    use crate::cards::{Card, Pairs, Ranking, RankingRules};
    use crate::games;

    /// Rules with every kind of field in use.
    fn rules() -> Vec<RankingRules> {
        let games = games::GAMES.iter().map(|game| (game.rules)().ranking);
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
                let asked = write(&Order::Count(300, question.clone()));
                let Some(Order::Count(300, heard)) = read(&asked) else {
                    panic!("{asked:?} is not {question:?}");
                };
                let [answer, other] = [&question, &heard].map(at_once);
                assert_eq!(answer, other, "{question:?}");
                let answer = answer.expect("an answer");
                assert!(answer.is_done());
                let told = write(&Report::Counted(300, answer.clone()));
                assert!(
                    matches!(read(&told), Some(Report::Counted(300, heard)) if heard == answer)
                );
            }
        }
        assert!(with_pairs > 0);
    }

    #[test]
    fn what_is_no_message_is_none() {
        for text in ["", "\u{ff}", "🂡", "\u{1}"] {
            assert!(read::<Report>(text).is_none(), "{text:?}");
        }
    }
}
