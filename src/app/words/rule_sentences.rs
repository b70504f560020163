//! The house rules in sentences: one for each option that makes a difference.

use super::wild::wild_text;
use crate::app::about::{self, OptionSentences, SENTENCES, Step};
use crate::app::i18n::{Text, say};
use crate::cards::CardSet;
use crate::engine::Rules;
use crate::games::{self, HouseRule, Kind};

/// The house rules of the game in hand, a sentence for each. Together with [`sentences_of_choices`], rules that play differently
/// have different sentences.
#[must_use]
pub fn rule_sentences(rules: &Rules) -> Vec<String> {
    lines(rules, None)
}

/// Under dealer's choice: the house rules that make no difference in the game in hand, but in one that a dealer may choose.
#[must_use]
pub fn sentences_of_choices(rules: &Rules) -> Vec<String> {
    sentences(rules, |rule| is_for_a_choice(rule, rules))
}

/// The rules that differ from the usual ones of the game.
#[must_use]
pub fn differing_rules(rules: &Rules) -> Vec<String> {
    let usual = games::named(rules.game).map(|game| (game.rules)());
    let differs = |rule: &HouseRule| {
        usual
            .as_ref()
            .is_some_and(|usual| rule.get(rules) != rule.get(usual))
    };
    sentences(rules, |rule| matters_now(rule, rules) && differs(rule))
}

/// What a step of *How to play* tells under these rules. `None`: nothing.
#[must_use]
pub fn told(step: Step, rules: &Rules) -> Option<String> {
    match step {
        Step::Say(text) => Some(text.get().into()),
        Step::Of(says, number) => Some(says(number)),
        Step::By(choose) => Some(choose(rules)?.get().into()),
        Step::Drawn(_, step) => told(*step, rules),
        Step::While(keys, step) if about::are_usual(rules, keys) => told(*step, rules),
        Step::While(keys, _) => {
            let is_one = |rule: &HouseRule| keys.contains(&rule.key) && matters_now(rule, rules);
            let told = sentences(rules, is_one);
            (!told.is_empty()).then(|| told.join(" "))
        }
    }
}

/// The house rules that differ from the defaults of the game's house: three-card Brag for the betting games, or the game
/// itself. None, if the game is not here.
#[must_use]
pub fn unusual_rules(rules: &Rules) -> Vec<String> {
    let game = games::of(rules).and_then(|game| games::named(game.house()));
    let usual = game.map_or_else(games::three_card, |game| (game.rules)());
    let later = sentences(rules, |rule| {
        is_for_a_choice(rule, rules) && rule.get(rules) != rule.get(&usual)
    });
    let head = (!later.is_empty()).then(|| say::AGREED_WHEN_CHOSEN.get().to_owned());
    let mut all = lines(rules, Some(&usual));
    all.extend(head.into_iter().chain(later));
    all
}

/// A first sentence: how many cards are dealt and what is done with them. `None`: there is no such game.
#[must_use]
pub fn opening(game: &str) -> Option<Text> {
    Some(about::of(SENTENCES, game)?.opening)
}

/// The sentences of the options that make a difference in the game in hand, in order: all of them, or those that differ from the
/// usual rules.
fn lines(rules: &Rules, usual: Option<&Rules>) -> Vec<String> {
    // Nothing need be said of three cards, as in Brag.
    let is_usual = usual.is_some() && rules.game == games::THREE_CARD.key;
    let opening = opening(rules.game).filter(|_| !is_usual);
    let is_asked = |rule: &HouseRule| usual.is_none_or(|usual| rule.get(rules) != rule.get(usual));
    let said = sentences(rules, |rule| matters_now(rule, rules) && is_asked(rule));
    opening
        .map(|text| text.get().to_owned())
        .into_iter()
        .chain(said)
        .collect()
}

/// Whether a rule makes a difference in the game in hand. Under dealer's choice it may make one in another game alone.
fn matters_now(rule: &HouseRule, rules: &Rules) -> bool {
    if !rules.dealers_choice || OF_THE_CHOICE.contains(&rule.key) {
        return rule.matters(rules);
    }
    let mut now = rules.clone();
    now.dealers_choice = false;
    rule.matters(&now)
}

/// Whether a rule makes a difference only in another game than that in hand.
fn is_for_a_choice(rule: &HouseRule, rules: &Rules) -> bool {
    rule.matters(rules) && !matters_now(rule, rules)
}

/// The options of the choice itself.
const OF_THE_CHOICE: [&str; 2] = ["dealers_choice", "other_game"];

/// The sentences of such options, in order.
fn sentences(rules: &Rules, is_told: impl Fn(&HouseRule) -> bool) -> Vec<String> {
    let Some((game, said)) = games::of(rules).zip(about::of(SENTENCES, rules.game)) else {
        return Vec::new();
    };
    let line = |(key, says): &(&str, OptionSentences)| {
        let rule = game.option(key)?;
        is_told(rule).then(|| line(*says, rule, rules)).flatten()
    };
    said.options.iter().filter_map(line).collect()
}

/// The sentence for the value of an option.
fn line(says: OptionSentences, rule: &HouseRule, rules: &Rules) -> Option<String> {
    let setting = rule.get(rules);
    let of = |text: Option<Text>| text.map(|text| text.get().to_owned());
    match (says, setting.unwrap_or_default()) {
        (OptionSentences::Each(each), place) => of(each.get(place as usize).copied().flatten()),
        (OptionSentences::Amount(none, _), 0) if setting.is_none() || is_none_of_it(rule) => {
            of(none)
        }
        (OptionSentences::Amount(_, amount), number) => Some(amount(number)),
        // Jokers are wild, and are told of by themselves.
        (OptionSentences::Cards(none, _), 0) => of((rules.ranking.jokers == 0).then_some(none)),
        (OptionSentences::Cards(_, cards), bits) => {
            let wild = CardSet::from_bits(bits).unwrap_or_default();
            Some(cards(&wild_text(wild)))
        }
        (OptionSentences::Ranks(ranks, says), place) => {
            Some(says(ranks.get(place as usize)?.get()))
        }
        (OptionSentences::Where(is_so, then, _), _) if is_so(rules) => line(*then, rule, rules),
        (OptionSentences::Where(_, _, otherwise), _) => line(*otherwise, rule, rules),
    }
}

/// Whether 0 means that there is none. A limit of 0 is a limit.
fn is_none_of_it(rule: &HouseRule) -> bool {
    matches!(rule.kind, Kind::Chips { .. } | Kind::Count { .. })
}

#[cfg(test)]
mod tests;
