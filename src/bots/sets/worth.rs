//! The worth of winning some hands and losing others.

use arrayvec::ArrayVec;

use super::chance::Chances;
use super::goal::{AllWon, Goal, MOST_OPPONENTS, Points, Pots};
use super::habits::CERTAIN as SURE;
use super::spot::Spot;
use super::standing::{self, CERTAIN};
use crate::bots::Temper;
use crate::cards::arrange::MOST_HANDS;

const WAYS: usize = 1 << MOST_HANDS;

/// The worth of each combination of won and lost hands. A set bit is a hand that wins.
pub(super) struct Worth {
    hands: usize,
    by_won: [u64; WAYS],
}

impl Worth {
    pub fn new(spot: &Spot<'_>, temper: Temper) -> Worth {
        let hands = spot.hands();
        let mut by_won = fair(
            spot.goal,
            hands,
            usize::from(spot.opponents).clamp(1, MOST_OPPONENTS),
        );
        let all = (1 << hands) - 1;
        let gain = by_won[all].saturating_sub(by_won[0]);
        match temper {
            Temper::Straightforward | Temper::Expert => {}
            // Prefers a few sure hands to a chance of all.
            Temper::Careful => {
                let none = by_won[0];
                for (won, worth) in by_won[..=all].iter_mut().enumerate() {
                    let steady = none + gain * u64::from(won.count_ones()) / hands as u64;
                    *worth = (*worth + 3 * steady) / 4;
                }
            }
            // Prefers to win all hands, and a strong first one.
            Temper::Bragger => {
                by_won[all] += gain;
                by_won
                    .iter_mut()
                    .skip(1)
                    .step_by(2)
                    .for_each(|worth| *worth += gain / 4);
            }
        }
        Worth { hands, by_won }
    }

    /// The expected worth of hands with these chances, assumed to be independent.
    pub fn expected<'c>(&self, chances: impl Iterator<Item = &'c Chances>) -> i64 {
        let mut worth = self.by_won;
        let mut half = 1 << self.hands;
        let places = chances.enumerate().take(self.hands);
        let wins: ArrayVec<u64, MOST_HANDS> =
            places.map(|(place, chances)| chances[place]).collect();
        for win in wins.into_iter().rev() {
            half /= 2;
            for lost in 0..half {
                worth[lost] = (worth[lost] * (SURE - win) + worth[lost | half] * win) / SURE;
            }
        }
        worth[0] as i64
    }
}

/// The worth of each combination: the mean over all ways to share the lost hands among the rivals.
fn fair(goal: &Goal, hands: usize, opponents: usize) -> [u64; WAYS] {
    let mut sums = [(0, 0); WAYS];
    let players = opponents + 1;
    let mut winners = [0; MOST_HANDS];
    for way in 0..players.pow(hands as u32) {
        let mut rest = way;
        for winner in &mut winners[..hands] {
            (*winner, rest) = (rest % players, rest / players);
        }
        let winners = &winners[..hands];
        let bit = |(hand, winner): (usize, &usize)| usize::from(*winner == 0) << hand;
        let won: usize = winners.iter().enumerate().map(bit).sum();
        let worth = match goal {
            Goal::Pots(pots) => of_pots(pots, winners, players),
            Goal::Points(points) => of_points(points, winners, players),
        };
        sums[won].0 += worth;
        sums[won].1 += 1;
    }
    let mut worth = sums.map(|(sum, ways)| sum / u64::max(ways, 1));
    // Winning one hand more can let another player win most. The search needs a worth that never falls.
    for won in 0..1 << hands {
        for hand in (0..hands).filter(|hand| won >> hand & 1 == 1) {
            worth[won] = worth[won].max(worth[won & !(1 << hand)]);
        }
    }
    worth
}

/// The number of hands that each player has won. The bot comes first.
fn counts(winners: &[usize]) -> [usize; MOST_OPPONENTS + 1] {
    let mut counts = [0; MOST_OPPONENTS + 1];
    winners.iter().for_each(|winner| counts[*winner] += 1);
    counts
}

/// The share of the pots that the bot gets.
fn of_pots(pots: &Pots, winners: &[usize], players: usize) -> u64 {
    // In units so large that multiplying by [`CERTAIN`] cannot overflow.
    let every = || pots.by_hand.iter().chain([&pots.main]);
    let unit = every().map(|pot| pot >> 24).sum::<u64>() + 1;
    let all: u64 = every().map(|pot| pot / unit).sum();
    let own = winners
        .iter()
        .zip(pots.by_hand)
        .filter(|(winner, _)| **winner == 0);
    let by_hand: u64 = own.map(|(_, pot)| pot / unit).sum();
    let counts = counts(winners);
    let enough = |count: usize| count >= usize::from(pots.enough);
    let main = match counts.iter().position(|count| enough(*count)) {
        Some(0) => pots.main / unit,
        Some(_) => 0,
        // It stays, and everybody may still win it.
        None => pots.main / unit / players as u64,
    };
    (by_hand + main) * CERTAIN / all.max(1)
}

/// The chance to win the game after this deal.
fn of_points(points: &Points, winners: &[usize], players: usize) -> u64 {
    let mut after = [0; MOST_OPPONENTS + 1];
    after[0] = points.own;
    for (after, before) in after[1..].iter_mut().zip(&points.others) {
        *after = *before;
    }
    for (winner, gain) in winners.iter().zip(points.by_hand) {
        after[*winner] = after[*winner].saturating_add(gain);
    }
    let counts = counts(winners);
    let most = counts.iter().copied().max().unwrap_or(0);
    let mut first = (0..players).filter(|player| counts[*player] == most);
    if let (Some(player), None) = (first.next(), first.next()) {
        after[player] = after[player].saturating_add(points.most);
        if most == winners.len() {
            match points.all {
                AllWon::Points(more) => after[player] = after[player].saturating_add(more),
                AllWon::Game if player == 0 => return CERTAIN,
                AllWon::Game => return 0,
            }
        }
    }
    standing::chance(after[0], &after[1..players], points.target, swing(points))
}

/// How many points are won at a time: the mean of the squares divided by the mean.
pub(super) fn swing(points: &Points) -> u64 {
    let gains = points
        .by_hand
        .iter()
        .chain([&points.most])
        .map(|gain| u64::from(*gain));
    let squares: u64 = gains
        .clone()
        .map(|gain| gain.saturating_mul(gain))
        .fold(0, u64::saturating_add);
    (squares / gains.sum::<u64>().max(1)).clamp(1, 1 << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goals() -> Vec<Goal> {
        let mut goals = Vec::new();
        for enough in [2, 3] {
            goals.push(Goal::Pots(Pots {
                by_hand: [3, 1, 4, 0, 2],
                main: 7,
                enough,
            }));
        }
        for all in [AllWon::Points(0), AllWon::Points(3), AllWon::Game] {
            for (own, others) in [(0, [0, 0]), (9, [2, 8]), (3, [9, 9])] {
                for (by_hand, most) in [([1; 5], 0), ([4, 3, 2, 1, 0], 0), ([0; 5], 1)] {
                    goals.push(Goal::Points(Points {
                        by_hand,
                        most,
                        all,
                        own,
                        others: others.into_iter().collect(),
                        target: 10,
                    }));
                }
            }
        }
        goals
    }

    /// The search relies on this.
    #[test]
    fn to_win_more_is_worth_no_less() {
        for goal in goals() {
            for (hands, opponents) in [(2, 1), (3, 2), (4, 2), (5, 2)] {
                let worth = fair(&goal, hands, opponents);
                for won in 0..1 << hands {
                    for hand in 0..hands {
                        assert!(
                            worth[won] <= worth[won | 1 << hand],
                            "{goal:?} {won:b} {hand}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn v67_a_scoop_is_the_pot_and_one_hand_keeps_it_open() {
        let scoop = Goal::Pots(Pots {
            by_hand: [0; MOST_HANDS],
            main: 6,
            enough: 2,
        });
        let worth = fair(&scoop, 2, 1);
        assert_eq!(worth[..4], [0, CERTAIN / 2, CERTAIN / 2, CERTAIN]);
    }
}
