//! The house rules in sentences: one for each option that makes a difference.

use super::wild_text;
use crate::app::about::{self, OptionSentences, SENTENCES};
use crate::app::i18n::Text;
use crate::cards::CardSet;
use crate::engine::Rules;
use crate::games::{self, HouseRule, Kind};

/// All house rules, a sentence for each. Rules that play differently have different sentences.
#[must_use]
pub fn rule_sentences(rules: &Rules) -> Vec<String> {
    lines(rules, None)
}

/// The house rules that differ from the defaults of the game's house: three-card Brag for the betting games, or the game
/// itself. None, if the game is not here.
#[must_use]
pub fn unusual_rules(rules: &Rules) -> Vec<String> {
    let game = games::of(rules).and_then(|game| games::named(game.house()));
    let usual = game.map_or_else(games::three_card, |game| (game.rules)());
    lines(rules, Some(&usual))
}

/// A first sentence: how many cards are dealt and what is done with them. `None`: there is no such game.
#[must_use]
pub fn opening(game: &str) -> Option<Text> {
    Some(about::of(SENTENCES, game)?.opening)
}

/// The sentences of the options that make a difference, in order: all of them, or those that differ from the usual rules.
fn lines(rules: &Rules, usual: Option<&Rules>) -> Vec<String> {
    let Some((game, said)) = games::of(rules).zip(about::of(SENTENCES, rules.game)) else {
        return Vec::new();
    };
    // Nothing need be said of three cards, as in Brag.
    let is_usual = usual.is_some() && rules.game == games::THREE_CARD.key;
    let opening = (!is_usual).then(|| said.opening.get().to_owned());
    let is_asked = |rule: &HouseRule| usual.is_none_or(|usual| rule.get(rules) != rule.get(usual));
    let line = |(key, says): &(&str, OptionSentences)| {
        let rule = game.option(key)?;
        let is_told = rule.matters(rules) && is_asked(rule);
        is_told.then(|| line(*says, rule, rules)).flatten()
    };
    let said = said.options.iter().filter_map(line);
    opening.into_iter().chain(said).collect()
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
        (OptionSentences::Cards(none, _), 0) => of(Some(none)),
        (OptionSentences::Cards(_, cards), bits) => {
            let wild = CardSet::from_bits(bits).unwrap_or_default();
            Some(cards(&wild_text(wild)))
        }
        (OptionSentences::Ranks(ranks, says), place) => {
            Some(says(ranks.get(place as usize)?.get()))
        }
    }
}

/// Whether 0 means that there is none. A limit of 0 is a limit.
fn is_none_of_it(rule: &HouseRule) -> bool {
    matches!(rule.kind, Kind::Chips { .. } | Kind::Count { .. })
}

#[cfg(test)]
mod tests;
