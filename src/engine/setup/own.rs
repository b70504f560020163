//! Checks the rules of the games beside the betting games (RULES 10).

use super::super::own_rules::{
    AgainstHouse, AnteBonus, ClassicRules, MOST_BOXES, Opening, PairPlus,
};
use super::super::rules::{RankingRules, Rules, StageRules};
use super::{SetupError, is_too_many, most_seats};
use crate::cards::Rows;

/// Refuses rules that cannot be played.
pub(super) fn check(rules: &Rules) -> Result<(), SetupError> {
    let opening = rules.round().map(|rules| rules.opening);
    if let Some(Opening::Blinds { big }) = opening
        && big % 2 != 0
    {
        return Err(SetupError::OddBlind);
    }
    let house = rules.against_house();
    if let Some(house) = house {
        check_house(house, rules.ranking)?;
    }
    let fixed_sum = match opening {
        Some(Opening::Dealer { fixed_sum }) => Some(fixed_sum),
        _ => None,
    };
    let patti = rules.patti();
    let amounts = [
        house.map(|house| house.ante_min),
        house.and_then(|house| house.ante_max),
        Some(rules.cost()),
        fixed_sum,
        rules.setting().map(|setting| setting.fours_bonus),
        rules.points().map(|points| points.game_stake),
        patti.and_then(|patti| patti.chaal_limit),
        patti.and_then(|patti| patti.pot_limit),
    ];
    if amounts.into_iter().any(is_too_many) {
        return Err(SetupError::TooManyChips);
    }
    Ok(())
}

/// The most players.
pub(super) fn seats(rules: &Rules) -> Result<usize, SetupError> {
    match rules.stages.as_slice() {
        [StageRules::Dealing(dealing), StageRules::Setting(setting)] => {
            let least = setting.hands.saturating_mul(3).max(3);
            rules.is_dealt(dealing, least..=Rows::MOST_CARDS as u8)?;
            Ok(most_seats(dealing.cards, rules.ranking.jokers, false))
        }
        [
            StageRules::Staking(_),
            StageRules::Dealing(dealing),
            StageRules::Round(_),
        ] => {
            rules.is_dealt(dealing, 3..=3)?;
            let third = rules.ranking.pack().len() / 3;
            Ok(third.min(MOST_BRAGGERS))
        }
        [StageRules::Dealing(dealing), StageRules::Round(_)]
        | [
            StageRules::Dealing(dealing),
            StageRules::Exchange(_),
            StageRules::Round(_),
        ] => {
            rules.is_dealt(dealing, 3..=3)?;
            Ok(MOST_AMERICAN)
        }
        [
            StageRules::Dealing(dealing),
            StageRules::Round(_),
            StageRules::Exchange(_),
            StageRules::Round(_),
        ] => {
            rules.is_dealt(dealing, 3..=3)?;
            Ok(MOST_DRAW_BRAG)
        }
        [StageRules::Dealing(dealing), StageRules::Swapping(_)] => {
            rules.is_dealt(dealing, 3..=3)?;
            Ok(MOST_SWAPPING)
        }
        [
            StageRules::Dealing(dealing),
            StageRules::Classic(ClassicRules::Upcard(_)),
            StageRules::Classic(ClassicRules::Brag(_)) | StageRules::Round(_),
            StageRules::Classic(ClassicRules::Number(number)),
        ] => {
            rules.is_dealt(dealing, 3..=3)?;
            Ok(if number.target == 21 { 6 } else { 10 })
        }
        [StageRules::House(house)] => {
            rules.is_dealt(&house.dealing, 3..=3)?;
            Ok(MOST_BOXES)
        }
        [StageRules::Dealing(dealing), StageRules::Patti(_)] => {
            rules.is_dealt(dealing, 3..=3)?;
            Ok(MOST_PATTI)
        }
        _ => Err(SetupError::Stages),
    }
}

/// The most players of Stop the Bus (RULES 10.2).
const MOST_SWAPPING: usize = 9;
/// The most players of single-stake Brag, if the pack is large enough (RULES 10.6).
const MOST_BRAGGERS: usize = 10;
/// The most players of American Brag (RULES 10.7).
const MOST_AMERICAN: usize = 8;
/// The most players of 3 Card Brag Poker (RULES 10.9).
const MOST_DRAW_BRAG: usize = 6;
/// The most players of Teen Patti (RULES 10.3).
const MOST_PATTI: usize = 10;

/// The pay tables of Brag's ranking need that ranking (RULES 10.10).
fn check_house(house: &AgainstHouse, ranking: RankingRules) -> Result<(), SetupError> {
    let min = house.ante_min;
    if let Some(max) = house.ante_max.filter(|max| *max < min) {
        return Err(SetupError::AnteMaxBelowMin { min, max });
    }
    if ranking == RankingRules::default() {
        return Ok(());
    }
    if house.ante_bonus == AnteBonus::Brag {
        Err(SetupError::BragPays { key: "ante_bonus" })
    } else if house.pair_plus == PairPlus::Brag {
        Err(SetupError::BragPays { key: "pair_plus" })
    } else {
        Ok(())
    }
}
