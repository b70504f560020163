//! How the expert mixes its actions, once it knows what each is worth.

use super::tally::Worth;
use crate::bots::Chances;
use crate::engine::Action;
use crate::random::PerMille;

/// The share of its standard error, in per cent, by which an action must be ahead of what a bot would do. Less follows
/// the noise of the playouts, more is only the bot again.
const DOUBT: i64 = 30;

/// The part of its standard error with which the chance of an action that is behind halves: a quarter.
const HALVES: i64 = 4;

/// The chance, in thousandths, that is added to each action's chance by the bot: of those that the bot does not take, too.
const UNUSUAL: PerMille = 60;
/// How often a bluff is made that is ahead of all else, in thousandths.
const BLUFFS: PerMille = 60;
/// How often it is made against those who have paid for it.
const MOST_BLUFFS: PerMille = 950;
/// What has a smaller weight than this many thousandths of the greatest is left out.
const RARE: u64 = 30;

/// Mixes the actions by their worth, anchored to what a bot would do: each has the bot's chance, which halves with every
/// quarter of a standard error that the action is behind. Each is counted for what it is ahead of the bot by, less `DOUBT`
/// of the standard error. A bet above the least with which the seat gives up when its turn comes back is a bluff. It is made
/// now and then where it is ahead of all else, and no more often, because whoever notices would always answer it. `stake` is
/// what may be risked on more of them, in thousandths of a chip.
pub(super) fn mixed(worths: &[Worth], of_bot: &Chances, stake: i64) -> Chances {
    let bets = worths.iter().filter_map(|worth| match worth.action {
        Action::Bet(chips) => Some(chips),
        _ => None,
    });
    let least = bets.min().unwrap_or(0);
    let is_bluff = |worth: &&Worth| matches!(worth.action, Action::Bet(chips) if chips > least && worth.gives_up);
    let score = |worth: &Worth| worth.ahead.0 - worth.ahead.1 * DOUBT / 100;
    let (bluffs, sound): (Vec<&Worth>, Vec<&Worth>) = worths.iter().partition(is_bluff);
    let best = sound.iter().map(|worth| score(worth)).max().unwrap_or(0);
    let weight = |worth: &Worth| {
        let prior = u64::from(of_bot.of(worth.action) + UNUSUAL) << 20;
        let half = (worth.error.max(worth.ahead.1) / HALVES).max(1);
        let behind = best - score(worth);
        // Between two halvings the weight falls evenly.
        let halved = prior
            .checked_shr((behind / half).min(63) as u32)
            .unwrap_or(0);
        let falls = u128::from(halved) * (behind % half) as u128 / (2 * half as u128);
        halved - falls as u64
    };
    let most = sound.iter().map(|worth| weight(worth)).max().unwrap_or(0);
    let weighted = sound.iter().map(|worth| {
        let weight = weight(worth) * 1000 / most.max(1);
        (worth.action, if weight < RARE { 0 } else { weight as u32 })
    });
    let mut weighted: Vec<(Action, u32)> = weighted.collect();
    let all: u32 = weighted.iter().map(|(_, weight)| weight).sum();
    let bluff = bluffs.into_iter().max_by_key(|worth| score(worth));
    if let Some(bluff) = bluff.filter(|worth| score(worth) > best) {
        let bluffs = bluffs_for(stake, bluff.action);
        weighted.push((bluff.action, all * bluffs / (1000 - bluffs)));
    }
    Chances::of_weights(weighted)
}

/// How often this bluff is made, in thousandths: as often as against anybody, and as often as what may be risked pays for it.
fn bluffs_for(stake: i64, bluff: Action) -> PerMille {
    let Action::Bet(chips) = bluff else {
        return BLUFFS;
    };
    let chips = 1000 * chips.clamp(1, 1 << 30) as i64;
    BLUFFS + (i64::from(MOST_BLUFFS - BLUFFS) * stake.min(chips) / chips) as PerMille
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOLD: Action = Action::Fold;
    const BET: fn(u64) -> Action = Action::Bet;

    /// An action that is so far ahead of the bot's, with a standard error of 400.
    fn worth(action: Action, ahead: i64) -> Worth {
        Worth {
            action,
            mean: ahead,
            error: 400,
            ahead: (ahead, if ahead == 0 { 0 } else { 400 }),
            gives_up: false,
        }
    }

    #[test]
    fn what_is_worth_about_as_much_is_mixed_as_the_bot_mixes_it() {
        let of_bot = Chances::of_weights([(FOLD, 700), (BET(2), 300)]);
        let alike = [worth(FOLD, 0), worth(BET(2), 120), worth(BET(8), 120)];
        let chances = mixed(&alike, &of_bot, 0);
        assert!((630..=700).contains(&chances.of(FOLD)), "{chances:?}");
        assert!(chances.of(BET(2)) > 4 * chances.of(BET(8)), "{chances:?}");
        // What is clearly worth more is done, whatever the bot does.
        let chances = mixed(&[worth(FOLD, 0), worth(BET(8), 4_000)], &of_bot, 0);
        assert_eq!(chances.of(BET(8)), 1000);
    }

    #[test]
    fn a_bluff_is_made_now_and_then() {
        let of_bot = Chances::sure(FOLD);
        let bluffs = |chips, ahead| Worth {
            gives_up: true,
            ..worth(BET(chips), ahead)
        };
        let worths = [worth(FOLD, 0), bluffs(8, 9_000), bluffs(2, 5_000)];
        let chances = mixed(&worths, &of_bot, 0);
        // The least bet is none, whatever the seat does then.
        assert!((930..=941).contains(&chances.of(BET(2))), "{chances:?}");
        assert!((59..=60).contains(&chances.of(BET(8))), "{chances:?}");
        // Those who have paid for half of it meet it half of the time, and for all of it nearly always.
        for (stake, bluffs) in [(4_000, 500..=510), (90_000, 945..=950)] {
            let chances = mixed(&worths, &of_bot, stake);
            assert!(bluffs.contains(&chances.of(BET(8))), "{chances:?}");
        }
        // A bluff that is not ahead is not made.
        let chances = mixed(
            &[worth(FOLD, 0), bluffs(8, -500), worth(BET(2), 0)],
            &of_bot,
            0,
        );
        assert_eq!(chances.of(BET(8)), 0);
    }
}
