//! Who pays whom at the end of a sitting, in the fewest transfers.

use crate::engine::{Chips, Seat};

/// The most players whose transfers are proved to be fewest. More of them would take too long.
const MOST_EXACT: usize = 16;

/// A transfer of chips from one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// The player who has lost.
    pub from: Seat,
    /// The player who has won.
    pub to: Seat,
    /// The number of chips.
    pub chips: Chips,
}

/// The transfers that bring these gains, by seat, to 0. The gains sum to 0. Among 16 players at most who have won or lost,
/// no fewer transfers could do it.
///
/// Players whose gains sum to 0 among themselves need one transfer fewer than they are. So the most groups of such players
/// leave the fewest transfers.
#[must_use]
pub fn transfers(gains: &[i64]) -> Vec<Transfer> {
    let seats = (0..).map(Seat).zip(gains.iter().copied());
    let open: Vec<(Seat, i64)> = seats.filter(|(_, gain)| *gain != 0).collect();
    let mut paid = Vec::new();
    for group in groups(&open) {
        settle(group, &mut paid);
    }
    paid
}

/// The most groups whose gains sum to 0.
fn groups(open: &[(Seat, i64)]) -> Vec<Vec<(Seat, i64)>> {
    if open.is_empty() || open.len() > MOST_EXACT {
        return vec![open.to_vec()];
    }
    let all = 1usize << open.len();
    let mut sums = vec![0i64; all];
    // The most groups into which a set can be parted by adding one player after the other: a group is full whenever the
    // sum is 0. `last` is the player who was added last.
    let mut most = vec![0u8; all];
    let mut last = vec![0usize; all];
    for set in 1..all {
        let lowest = set.trailing_zeros() as usize;
        sums[set] = sums[set & (set - 1)].saturating_add(open[lowest].1);
        let players = (0..open.len()).filter(|nth| set >> nth & 1 == 1);
        let best = players.max_by_key(|nth| most[set ^ (1 << nth)]);
        last[set] = best.unwrap_or(lowest);
        most[set] = most[set ^ (1 << last[set])] + u8::from(sums[set] == 0);
    }
    let mut found = vec![Vec::new()];
    let mut set = all - 1;
    while set != 0 {
        let nth = last[set];
        if let Some(group) = found.last_mut() {
            group.push(open[nth]);
        }
        set ^= 1 << nth;
        if set != 0 && sums[set] == 0 {
            found.push(Vec::new());
        }
    }
    found
}

/// Settles a group: whoever owes most pays whoever is owed most, until nobody owes anything.
fn settle(mut group: Vec<(Seat, i64)>, paid: &mut Vec<Transfer>) {
    loop {
        let debtor = (0..group.len()).min_by_key(|nth| group[*nth].1);
        let creditor = (0..group.len()).max_by_key(|nth| group[*nth].1);
        let (Some(debtor), Some(creditor)) = (debtor, creditor) else {
            return;
        };
        let chips = group[creditor].1.min(group[debtor].1.saturating_neg());
        if chips <= 0 {
            return;
        }
        group[debtor].1 += chips;
        group[creditor].1 -= chips;
        paid.push(Transfer {
            from: group[debtor].0,
            to: group[creditor].0,
            chips: chips.unsigned_abs(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Transfer, transfers};
    use crate::engine::Seat;

    /// What each seat has after the transfers.
    fn after(gains: &[i64], paid: &[Transfer]) -> Vec<i64> {
        let mut left = gains.to_vec();
        for &Transfer { from, to, chips } in paid {
            left[from.index()] += chips as i64;
            left[to.index()] -= chips as i64;
        }
        left
    }

    /// The fewest transfers, found by trying every way in which the first player can settle with another.
    fn fewest(mut gains: Vec<i64>) -> usize {
        gains.retain(|gain| *gain != 0);
        let Some(first) = gains.pop() else {
            return 0;
        };
        let others = (0..gains.len()).filter(|nth| (gains[*nth] > 0) != (first > 0));
        let tried = others.map(|nth| {
            let mut rest = gains.clone();
            rest[nth] += first;
            1 + fewest(rest)
        });
        tried.min().expect("the gains sum to 0")
    }

    #[test]
    fn nobody_pays_where_nobody_has_won() {
        assert_eq!(transfers(&[]), []);
        assert_eq!(transfers(&[0, 0, 0]), []);
    }

    #[test]
    fn two_pairs_need_two_transfers_and_not_three() {
        let gains = [7, -3, -7, 3];
        let paid = transfers(&gains);
        assert_eq!(paid.len(), 2);
        assert_eq!(after(&gains, &paid), [0; 4]);
        let to_first = Transfer {
            from: Seat(2),
            to: Seat(0),
            chips: 7,
        };
        assert!(paid.contains(&to_first));
    }

    #[test]
    fn no_fewer_transfers_settle_up_to_eight_players() {
        let mut state = 7u64;
        let mut small = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % below
        };
        for round in 0..300 {
            let players = 2 + round % 7;
            let mut gains: Vec<i64> = (1..players).map(|_| small(9) as i64 - 4).collect();
            gains.push(-gains.iter().sum::<i64>());
            let paid = transfers(&gains);
            assert_eq!(after(&gains, &paid), vec![0; gains.len()], "{gains:?}");
            assert!(paid.iter().all(|one| one.chips > 0 && one.from != one.to));
            assert_eq!(paid.len(), fewest(gains.clone()), "{gains:?}");
        }
    }

    #[test]
    fn a_crowd_is_settled_too() {
        let mut gains: Vec<i64> = (1..=20).collect();
        gains.push(-gains.iter().sum::<i64>());
        let paid = transfers(&gains);
        assert_eq!(after(&gains, &paid), [0; 21]);
    }
}
