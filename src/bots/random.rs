//! A random player, for measurements and tests.

use super::Policy;
use crate::cards::{Card, CardSet, Ranking, Rows};
use crate::engine::{
    Action, BusAction, CasinoAction, Chips, Choice, DrawingAction, NamedGame, RoundAction,
    SettingAction, View,
};
use crate::games;
use crate::random::Rng;

/// Chooses every family of actions with the same chance, and small bets more often than large ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Policy for Random {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let nth = rng.below(choices.len() as u32) as usize;
        match choices.get(nth) {
            Some(Choice::Bet { least, most }) => Action::Bet(least + small(most - least, rng)),
            Some(&Choice::Borrow { from, least, most }) => Action::Borrow {
                from,
                chips: least + small(most - least, rng),
            },
            Some(Choice::Lend { least, most }) => {
                Action::Lend(Some(least + small(most - least, rng)))
            }
            Some(Choice::Discard { from, cards }) => Action::Discard(some(*from, *cards, rng)),
            Some(choice @ Choice::ChooseGame { .. }) => {
                let game = Action::ChooseGame(any_game(rng));
                if choice.admits(game) {
                    game
                } else {
                    choice.plain()
                }
            }
            Some(&Choice::Set {
                from,
                hands,
                ranking,
                ..
            }) => {
                let mut cards: Vec<Card> = from.iter().collect();
                rng.shuffle(&mut cards);
                let rows = Rows::new(cards.chunks_exact(3).take(hands.into()));
                let rows = rows
                    .unwrap_or(Rows::NONE)
                    .best_first(&Ranking::new(ranking));
                Action::Setting(SettingAction::Set(rows))
            }
            Some(&Choice::Swap { give, take, .. }) => {
                let one = |set: CardSet, rng: &mut Rng| some(set, 1, rng).first();
                match one(give, rng) {
                    Some(give) => {
                        let take = one(take, rng);
                        Action::Bus(BusAction::Swap { give, take })
                    }
                    None => Action::Bus(BusAction::All),
                }
            }
            Some(&Choice::BetBy { least, most, step }) => {
                Action::Bet(least + step * small((most - least) / step, rng))
            }
            Some(&Choice::Stake { least, most }) => {
                let more = small(most - least, rng);
                Action::Round(RoundAction::Stake(least + more))
            }
            Some(&Choice::Exchange { from, unseen, most }) => {
                let thrown = 1 + rng.below(most.into()) as u8;
                Action::Drawing(if from.is_empty() {
                    let mut places: Vec<u8> = (0..unseen).collect();
                    rng.shuffle(&mut places);
                    let thrown = places.into_iter().take(thrown.into());
                    DrawingAction::Unseen(thrown.fold(0, |set, place| set | 1 << place))
                } else {
                    DrawingAction::Draw(some(from, thrown, rng))
                })
            }
            Some(&Choice::CasinoStake {
                least,
                most,
                chips,
                equal,
                bonus,
            }) => {
                let most = most.min(chips / 2);
                // Now and then Pair Plus alone.
                let ante = match rng.below(8) {
                    0 => 0,
                    _ => least + small(most.saturating_sub(least), rng),
                };
                let room = chips - ante.saturating_mul(2).min(chips);
                let pair_plus = match equal {
                    _ if ante == 0 => 1 + small(chips - 1, rng),
                    true => ante * u64::from(room >= ante && rng.below(2) == 0),
                    false => small(room, rng),
                };
                let room = room.saturating_sub(pair_plus);
                let bonus = bonus.then(|| match equal {
                    _ if ante == 0 => 0,
                    true => ante * u64::from(room >= ante && rng.below(2) == 0),
                    false => small(room, rng),
                });
                Action::Casino(CasinoAction::Stake {
                    ante,
                    pair_plus,
                    bonus,
                })
            }
            Some(choice) => choice.plain(),
            None => Action::Fold,
        }
    }
}

/// A random game, whether or not the pack is large enough for it.
fn any_game(rng: &mut Rng) -> NamedGame {
    let kinds = [
        CardSet::NONE,
        CardSet::TWOS,
        CardSet::JACKS,
        CardSet::SUICIDE_KING,
    ];
    NamedGame {
        game: games::BETTING_GAMES[rng.below(3) as usize],
        wild: kinds[rng.below(4) as usize],
        jokers: rng.below(5) as u8,
        blind_play: rng.below(2) == 1,
    }
}

/// This many random cards of a set.
fn some(mut from: CardSet, cards: u8, rng: &mut Rng) -> CardSet {
    let mut chosen = CardSet::NONE;
    for _ in 0..cards {
        let nth = rng.below(from.len() as u32) as usize;
        chosen.extend(from.iter().nth(nth));
        from = from.without(chosen);
    }
    chosen
}

/// A number up to `most`. Each number of binary digits is about equally likely.
fn small(most: Chips, rng: &mut Rng) -> Chips {
    let digits = Chips::BITS - most.leading_zeros();
    let most = most >> rng.below(digits + 1);
    let bound = u32::try_from(most).unwrap_or(u32::MAX).saturating_add(1);
    Chips::from(rng.below(bound))
}
