//! The house rules in sentences: one for each option that makes a difference.

mod classic;
mod patti;
mod rounds;
mod says;
mod sets;

use self::says::Says;
use super::wild_text;
use crate::app::i18n::{Text, say};
use crate::cards::CardSet;
use crate::engine::Rules;
use crate::games::{self, HouseRule, Kind};

pub use sets::PRIAL_TOPS;

/// The sentences for every option of the betting games, in the order of the summary.
static SAYS: [(&str, Says); 33] = [
    (
        "game",
        Says::Each(&[
            Some(say::AGREED_GAME_THREE_CARD),
            Some(say::AGREED_GAME_FOUR_CARD),
            Some(say::AGREED_GAME_FIVE_CARD),
            Some(say::AGREED_GAME_BEST_OF_SEVEN),
            Some(say::AGREED_GAME_BEST_OF_THIRTEEN),
        ]),
    ),
    ("wild", Says::Cards(say::AGREED_WILD_NONE, say::agreed_wild)),
    (
        "jokers",
        Says::Each(&[
            None,
            Some(say::AGREED_JOKERS_1),
            Some(say::AGREED_JOKERS_2),
            Some(say::AGREED_JOKERS_3),
            Some(say::AGREED_JOKERS_4),
        ]),
    ),
    (
        "running_flush_over_prial",
        Says::Each(&[
            Some(say::AGREED_RUNNING_FLUSH_OVER_PRIAL_NO),
            Some(say::AGREED_RUNNING_FLUSH_OVER_PRIAL_YES),
        ]),
    ),
    (
        "wild_as_itself_is_natural",
        Says::Each(&[
            Some(say::AGREED_WILD_AS_ITSELF_IS_NATURAL_NO),
            Some(say::AGREED_WILD_AS_ITSELF_IS_NATURAL_YES),
        ]),
    ),
    (
        "discards_before_wilds",
        Says::Each(&[
            Some(say::AGREED_DISCARDS_BEFORE_WILDS_NO),
            Some(say::AGREED_DISCARDS_BEFORE_WILDS_YES),
        ]),
    ),
    (
        "ante",
        Says::Amount(Some(say::AGREED_ANTE_NONE), say::agreed_ante),
    ),
    ("open_min", Says::Amount(None, say::agreed_open_min)),
    ("open_max", Says::Amount(None, say::agreed_open_max)),
    (
        "raise_limit",
        Says::Amount(Some(say::AGREED_RAISE_LIMIT_NONE), say::agreed_raise_limit),
    ),
    ("bet_cap", Says::Amount(None, say::agreed_bet_cap)),
    (
        "pot_limit",
        Says::Each(&[None, Some(say::AGREED_POT_LIMIT_YES)]),
    ),
    (
        "see_cost",
        Says::Each(&[
            Some(say::AGREED_SEE_COST_DOUBLE),
            Some(say::AGREED_SEE_COST_EQUAL),
        ]),
    ),
    (
        "agreed_showdown",
        Says::Each(&[
            Some(say::AGREED_AGREED_SHOWDOWN_NO),
            Some(say::AGREED_AGREED_SHOWDOWN_YES),
        ]),
    ),
    (
        "blind_play",
        Says::Each(&[
            Some(say::AGREED_BLIND_PLAY_NO),
            Some(say::AGREED_BLIND_PLAY_YES),
        ]),
    ),
    (
        "blind_look",
        Says::Each(&[
            Some(say::AGREED_BLIND_LOOK_OWN_TURN),
            Some(say::AGREED_BLIND_LOOK_ANY_TIME),
        ]),
    ),
    (
        "see_blind_after",
        Says::Amount(
            Some(say::AGREED_SEE_BLIND_AFTER_NONE),
            say::agreed_see_blind_after,
        ),
    ),
    (
        "blind_last",
        Says::Each(&[
            Some(say::AGREED_BLIND_LAST_KEEP),
            Some(say::AGREED_BLIND_LAST_CARRY),
            Some(say::AGREED_BLIND_LAST_WIN),
        ]),
    ),
    (
        "blind_means_not_looked",
        Says::Each(&[None, Some(say::AGREED_BLIND_MEANS_NOT_LOOKED_YES)]),
    ),
    (
        "retained_mode",
        Says::Each(&[
            Some(say::AGREED_RETAINED_MODE_TWO_HANDS),
            Some(say::AGREED_RETAINED_MODE_FACE_UP),
        ]),
    ),
    (
        "two_hands_rewin",
        Says::Each(&[
            Some(say::AGREED_TWO_HANDS_REWIN_ONE),
            Some(say::AGREED_TWO_HANDS_REWIN_ONE_OR_NONE),
        ]),
    ),
    (
        "shortage",
        Says::Each(&[
            Some(say::AGREED_SHORTAGE_COVER),
            Some(say::AGREED_SHORTAGE_BORROW),
            Some(say::AGREED_SHORTAGE_RICHEST_LENDS),
            Some(say::AGREED_SHORTAGE_FOLD),
        ]),
    ),
    (
        "headsup_short",
        Says::Each(&[None, Some(say::AGREED_HEADSUP_SHORT_LEND_OR_SHOW)]),
    ),
    (
        "last_chips",
        Says::Each(&[None, Some(say::AGREED_LAST_CHIPS_SHOW)]),
    ),
    (
        "rebuy_after_cover_loss",
        Says::Each(&[
            Some(say::AGREED_REBUY_AFTER_COVER_LOSS_NO),
            Some(say::AGREED_REBUY_AFTER_COVER_LOSS_YES),
        ]),
    ),
    (
        "table_minimum",
        Says::Amount(None, say::agreed_table_minimum),
    ),
    (
        "table_stakes",
        Says::Each(&[
            Some(say::AGREED_TABLE_STAKES_NO),
            Some(say::AGREED_TABLE_STAKES_YES),
        ]),
    ),
    (
        "shuffle",
        Says::Each(&[
            Some(say::AGREED_SHUFFLE_PRIAL_WON),
            Some(say::AGREED_SHUFFLE_PRIAL_SHOWN),
            Some(say::AGREED_SHUFFLE_ANY_SEEN),
            Some(say::AGREED_SHUFFLE_ALWAYS),
            Some(say::AGREED_SHUFFLE_NEVER),
        ]),
    ),
    (
        "stock_face_up",
        Says::Each(&[None, Some(say::AGREED_STOCK_FACE_UP_YES)]),
    ),
    (
        "dealers_choice",
        Says::Each(&[None, Some(say::AGREED_DEALERS_CHOICE_YES)]),
    ),
    (
        "other_game",
        Says::Each(&[
            Some(say::AGREED_OTHER_GAME_MAJORITY),
            Some(say::AGREED_OTHER_GAME_DEALER),
        ]),
    ),
    ("rounds", Says::Amount(None, say::agreed_rounds)),
    // The last value needs no sentence: once the first deal begins, it does not matter how the dealer was found.
    (
        "first_dealer",
        Says::Each(&[
            Some(say::AGREED_FIRST_DEALER_RANDOM),
            Some(say::AGREED_FIRST_DEALER_HIGH_CARD),
            None,
        ]),
    ),
];

/// All house rules, a sentence for each. Rules that play differently have different sentences.
#[must_use]
pub fn rule_sentences(rules: &Rules) -> Vec<String> {
    lines(rules, |_| true)
}

/// The house rules that differ from those of three-card Brag or, for a game that is no betting game, from its own
/// defaults. None, if the game is not here.
#[must_use]
pub fn unusual_rules(rules: &Rules) -> Vec<String> {
    let game = games::of(rules).filter(|_| !rules.is_betting());
    let usual = game.map_or_else(games::three_card, |game| (game.rules)());
    lines(rules, |rule| rule.get(rules) != rule.get(&usual))
}

/// The sentences of the options that are asked for and make a difference, in order.
fn lines(rules: &Rules, is_asked: impl Fn(&HouseRule) -> bool) -> Vec<String> {
    let Some(game) = games::of(rules) else {
        return Vec::new();
    };
    let line = |(key, says): &(&str, Says)| {
        let rule = game.option(key)?;
        let is_told = rule.matters(rules) && is_asked(rule);
        is_told.then(|| says.line(rule, rules)).flatten()
    };
    let opening = sets::opening(rules.game)
        .or(rounds::opening(rules.game))
        .or(classic::opening(rules.game));
    let opening = opening.map(|text| text.get().to_owned());
    let says = sentences(rules).iter().filter_map(line);
    opening.into_iter().chain(says).collect()
}

/// The sentences for the options of the game.
fn sentences(rules: &Rules) -> &'static [(&'static str, Says)] {
    if rules.is_betting() {
        &SAYS
    } else if classic::opening(rules.game).is_some() {
        &classic::CLASSIC
    } else if rounds::opening(rules.game).is_some() {
        &rounds::ROUNDS
    } else if rules.bus().is_some() {
        &sets::BUS
    } else if rules.casino().is_some() {
        &sets::HOUSE
    } else if rules.patti().is_some() {
        &patti::PATTI
    } else {
        &sets::SETS
    }
}

impl Says {
    /// The sentence for the value of an option.
    fn line(self, rule: &HouseRule, rules: &Rules) -> Option<String> {
        let setting = rule.get(rules);
        let of = |text: Option<Text>| text.map(|text| text.get().to_owned());
        match (self, setting.unwrap_or_default()) {
            (Says::Each(each), place) => of(each.get(place as usize).copied().flatten()),
            (Says::Amount(none, _), 0) if setting.is_none() || is_none_of_it(rule) => of(none),
            (Says::Amount(_, amount), number) => Some(amount(number)),
            (Says::Cards(none, _), 0) => of(Some(none)),
            (Says::Cards(_, cards), bits) => {
                let wild = CardSet::from_bits(bits).unwrap_or_default();
                Some(cards(&wild_text(wild)))
            }
            (Says::Ranks(ranks, says), place) => Some(says(ranks.get(place as usize)?.get())),
        }
    }
}

/// Whether 0 means that there is none. A limit of 0 is a limit.
fn is_none_of_it(rule: &HouseRule) -> bool {
    matches!(rule.kind, Kind::Chips { .. } | Kind::Count { .. })
}

#[cfg(test)]
mod tests;
