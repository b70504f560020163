//! What the page says and shows of each game, as data. A game is one file here, its `mod`, and a line in `each_game!`.

mod advice;
mod betting;
mod facets;
mod options;
mod page;
mod sets;

mod american;
mod best_of_seven;
mod best_of_thirteen;
mod braggers;
mod draw_brag;
mod fifteen_card;
mod five_card;
mod four_card;
mod nine_card;
mod post_and_pair;
mod seven_card;
mod six_card;
mod stop_the_bus;
mod teen_patti;
mod ten_card;
mod thirteen_card;
mod three_card;
mod three_card_poker;
mod three_stake;

pub use self::advice::advice;
pub use self::facets::{
    Group, Names, NewGame, OptionSentences, RuleText, Section, Sentences, Takes,
};
pub use self::page::{Block, FirstDeal, GamePage, Step, When, are_usual};

/// A facet of each game by the key of the game.
pub type Of<T> = &'static [(&'static str, T)];

/// Lists a facet of each game. The games stand in the order of the catalogue.
macro_rules! each_game {
    ($facet:ident) => {
        each_game! {
            $facet of
            three_card
            four_card
            five_card
            best_of_seven
            best_of_thirteen
            six_card
            seven_card
            nine_card
            ten_card
            thirteen_card
            fifteen_card
            stop_the_bus
            three_stake
            post_and_pair
            american
            braggers
            draw_brag
            three_card_poker
            teen_patti
        }
    };
    ($facet:ident of $($game:ident)*) => {
        &[$(($game::KEY, $game::$facet)),*]
    };
}

// The splitter follows what refers to what. Each facet is a list of its own, so that no program brings along
// what only another needs.

/// The names of the games.
pub static NAMES: Of<Names> = each_game!(NAMES);

/// The rules of the games in sentences.
pub static SENTENCES: Of<Sentences> = each_game!(SENTENCES);

/// What the *New game* sheet shows of the games.
pub static NEW_GAME: Of<NewGame> = each_game!(NEW_GAME);

/// The pages of *How to play*.
pub static PAGES: Of<GamePage> = each_game!(PAGE);

/// A facet of the game with this key. `None`: there is no such game.
#[must_use]
pub fn of<T>(facet: Of<T>, game: &str) -> Option<&'static T> {
    let mut games = facet.iter();
    games.find(|(key, _)| *key == game).map(|(_, of)| of)
}

#[cfg(test)]
mod tests {
    use super::{NAMES, NEW_GAME, Of, PAGES, SENTENCES};
    use crate::games::GAME_KEYS;

    /// An option may share the source of one other, as the least and the greatest of something do. A source for a whole game
    /// is that of none of its options.
    #[test]
    fn each_option_of_a_game_has_a_source_of_its_own() {
        for (game, new_game) in NEW_GAME {
            let rules = new_game.groups.iter().flat_map(|group| group.rules);
            let mut whys: Vec<&str> = rules.map(|rule| rule.why.get()).collect();
            let all = whys.len();
            whys.sort_unstable();
            whys.dedup();
            assert_eq!(whys.len(), all, "{game}");
        }
    }

    fn keys<T>(facet: Of<T>) -> Vec<&'static str> {
        facet.iter().map(|(key, _)| *key).collect()
    }

    #[test]
    fn every_game_of_the_catalogue_is_there_in_its_order() {
        for keys in [keys(NAMES), keys(SENTENCES), keys(NEW_GAME), keys(PAGES)] {
            assert_eq!(keys, GAME_KEYS);
        }
    }
}
