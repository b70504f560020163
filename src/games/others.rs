//! The games that a dealer may choose beside the betting games (RULES 10.11).

use super::game::Game;
use super::{
    american, braggers, draw_brag, nine_card, post_and_pair, seven_card, teen_patti, three_stake,
};
use crate::engine::{Chips, OtherGame, Others, Rules};

/// Makes the rules of these games. It is put into rules when they are read, and when a new game is set up. Rules that a page
/// made before it had fetched the part `games` lack it, so their dealers cannot choose these games.
pub const OTHERS: Others = Others(rules);

fn game(other: OtherGame) -> &'static Game {
    match other {
        OtherGame::SevenCard => &seven_card::SEVEN_CARD,
        OtherGame::NineCard => &nine_card::NINE_CARD,
        OtherGame::TeenPatti => &teen_patti::TEEN_PATTI,
        OtherGame::ThreeStake => &three_stake::THREE_STAKE,
        OtherGame::Braggers => &braggers::BRAGGERS,
        OtherGame::American => &american::AMERICAN,
        OtherGame::PostAndPair => &post_and_pair::POST_AND_PAIR,
        OtherGame::DrawBrag => &draw_brag::DRAW_BRAG,
    }
}

/// The defaults of the game, with this ante. A big blind is twice the ante, and single-stake Brag has none.
fn rules(other: OtherGame, ante: Chips) -> Option<Rules> {
    let game = game(other);
    let mut rules = (game.rules)();
    match other {
        OtherGame::Braggers => {}
        OtherGame::DrawBrag => {
            let blind = game.option("big_blind")?;
            blind.set(&mut rules, Some(ante.saturating_mul(2)));
        }
        _ => rules.ante = ante,
    }
    Some(rules)
}
