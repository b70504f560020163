//! The game in words, in the language of the page.

mod backup;
mod cards;
mod change;
mod company;
mod cue;
mod deal_result;
mod deal_summary;
mod events;
mod family;
mod family_words;
mod list;
mod named;
mod players;
mod refusal;
pub mod refused;
mod rule_sentences;
mod shown_cards;
mod throw;
mod wild;

#[cfg(test)]
pub mod tests;

pub use backup::backup_contents;
pub use cards::{a_hand, card_label, card_name, cards, hand_name, high, rank_name, reads, several};
pub use change::{change, change_by, signed};
pub use company::company;
pub use cue::Cue;
pub use deal_result::{
    DealResult, FamilyResult, ResultOfFamily, Teller, deal_result, in_one, won_the_game,
};
pub use deal_summary::deal_summary;
pub use events::{event_sentence, pot_goes};
pub use family::{full_game_name, game_line, game_name, game_on_a_button};
pub use family_words::{EventWords, FamilyWords, Words};
pub use list::join_list;
pub use players::{isolated, names, somebody};
pub use refusal::why_not;
pub use rule_sentences::{
    differing_rules, opening, rule_sentences, sentences_of_choices, told, unusual_rules,
};
pub use shown_cards::shown_cards;
pub use throw::must_throw;
pub use wild::wild_text;
