//! What beats what in Teen Patti and its variations (RULES 10.3).

use super::kind::Kind;
use crate::app::i18n::{Text, say};
use crate::app::sheets::pictures::KINDS;
use crate::app::words;
use crate::cards::{CardSet, HandKind, LowRun, RankingRules, RankingVariant};

/// The example, the name and the text of each row, from the best in the usual order down.
const SAYS: [(&str, Text, Text); 6] = [
    ("As Ah Ad", say::PATTI_KIND_TRAIL, say::PATTI_BRIEF_TRAIL),
    ("Ks Qs Js", say::PATTI_KIND_PURE, say::PATTI_BRIEF_PURE),
    (
        "Th 9c 8d",
        say::PATTI_KIND_SEQUENCE,
        say::PATTI_BRIEF_SEQUENCE,
    ),
    ("Kc 9c 4c", say::PATTI_KIND_COLOUR, say::BRIEF_FLUSH),
    ("Jh Jc 7s", say::KIND_PAIR, say::BRIEF_PAIR),
    ("Ad Ts 5h", say::KIND_HIGH_CARD, say::HOWTO_HIGH_CARD),
];

/// Hands as numbers, the highest first.
const NUMBERS: [&str; 4] = ["9s 9h 9d", "9c Kd 4s", "7h 6d As", "Td Qs Kc"];

/// The kinds under this ranking, best first. Where hands are numbers, some examples.
pub(super) fn kinds(ranking: RankingRules) -> Vec<Kind> {
    if ranking.variant == RankingVariant::Digits {
        return NUMBERS.map(|cards| number(ranking, cards)).into();
    }
    let kind = |(nth, (cards, name, is)): (usize, (&str, Text, Text))| {
        let is_run = KINDS[nth] == HandKind::Run;
        let is = match ranking.low_run == LowRun::Second && is_run {
            true => say::PATTI_BRIEF_SEQUENCE_SECOND,
            false => is,
        };
        Kind {
            kind: Some(KINDS[nth]),
            cards: cards.into(),
            name: name.get().into(),
            is: is.get().into(),
        }
    };
    let mut kinds: Vec<Kind> = SAYS.into_iter().enumerate().map(kind).collect();
    if ranking.variant == RankingVariant::LowestWins {
        kinds.reverse();
    }
    kinds
}

fn number(ranking: RankingRules, cards: &str) -> Kind {
    let hand = cards.parse().ok();
    let value = hand.map(|hand| crate::cards::Ranking::new(ranking).value(hand));
    Kind {
        kind: None,
        cards: cards.into(),
        name: value.map(words::hand_name).unwrap_or_default(),
        is: String::new(),
    }
}

/// Sentences about what else decides.
pub(super) fn besides(ranking: RankingRules) -> Vec<String> {
    let says = |text: Text| text.get().to_owned();
    let variant = match ranking.variant {
        RankingVariant::None => None,
        RankingVariant::LowestWins => Some(say::PATTI_SAYS_MUFLIS),
        RankingVariant::Digits => return vec![says(say::PATTI_SAYS_999), says(say::TIE_SUITS)],
        RankingVariant::OwnLowestWild => Some(say::PATTI_SAYS_LOWEST_JOKER),
        RankingVariant::OwnHighestWild => Some(say::PATTI_SAYS_HIGHEST_JOKER),
    };
    let mut besides: Vec<String> = variant.map(says).into_iter().collect();
    if ranking.wild != CardSet::NONE {
        besides.push(say::agreed_wild(&words::wild_text(ranking.wild)));
    }
    if ranking.wild != CardSet::NONE || ranking.variant.has_own_wild() {
        besides.push(says(say::PATTI_SAYS_WILD));
    }
    besides.push(says(say::SUITS_ARE_EQUAL_AND_NO_RUN));
    besides
}

#[cfg(test)]
mod tests {
    use super::{besides, kinds};
    use crate::cards::{Hand, Ranking};
    use crate::games;

    #[test]
    fn every_variation_has_its_own_order_best_first() {
        let game = games::named("teen_patti").expect("a game");
        let option = game.option("variation").expect("an option");
        for variation in 0..6 {
            let mut rules = (game.rules)();
            option.set(&mut rules, Some(variation));
            let ranking = Ranking::new(rules.ranking);
            let values: Vec<_> = kinds(rules.ranking)
                .into_iter()
                .map(|kind| {
                    let hand: Hand = kind.cards.parse().expect("three cards");
                    ranking.value(hand)
                })
                .collect();
            // Where cards are wild, the pictures show hands without them.
            if variation < 2 || variation == 3 {
                assert!(values.is_sorted_by(|a, b| a > b), "{variation}");
            }
            assert!(!besides(rules.ranking).is_empty());
        }
    }
}
