//! What a player's decisions cost, and what came of them, over the last deals that were reviewed.

use super::played::PastSitting;

/// Means of the last deals that were reviewed, each with its standard error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// For each deal the number of seats.
    pub seats: Vec<u32>,
    /// What the decisions of a deal cost, in ten-thousandths of what was at stake.
    pub cost: (i64, i64),
    /// What a deal brought, in thousandths of a chip.
    pub result: (i64, i64),
    /// What a deal brought beyond what an expert would have made of its cards, in thousandths of a chip.
    pub adjusted: (i64, i64),
}

/// The rate over the last deals of this game in which the player had something to decide, at most so many. The sittings
/// come the oldest first.
#[must_use]
pub fn rate<'s>(
    sittings: impl DoubleEndedIterator<Item = &'s PastSitting>,
    game: &str,
    most: usize,
) -> Rate {
    let sittings = sittings.rev().filter(|sitting| sitting.game == game);
    let found = sittings.flat_map(|sitting| {
        let deals = sitting.deals.iter().rev();
        let found = deals.filter_map(|deal| Some((deal.net, sitting.found(deal)?)));
        let decided = found.filter(|(_, found)| found.decisions > 0);
        decided.map(|(net, found)| (sitting.players, net, found))
    });
    let last: Vec<_> = found.take(most).collect();
    let net = |net: i64| net.saturating_mul(1000);
    let costs = last
        .iter()
        .map(|(_, _, found)| found.shares.saturating_mul(10));
    let results = last.iter().map(|(_, of, _)| net(*of));
    let adjusted = last
        .iter()
        .map(|(_, of, found)| net(*of).saturating_sub(found.cards));
    Rate {
        seats: last.iter().map(|(seats, ..)| *seats as u32).collect(),
        cost: mean(costs.collect()),
        result: mean(results.collect()),
        adjusted: mean(adjusted.collect()),
    }
}

/// The mean of numbers and its standard error, by their spread.
fn mean(numbers: Vec<i64>) -> (i64, i64) {
    let count = i128::try_from(numbers.len()).unwrap_or(1);
    if count < 2 {
        return (numbers.first().copied().unwrap_or_default(), 0);
    }
    let sum: i128 = numbers.iter().copied().map(i128::from).sum();
    let mean = sum / count;
    let squares = numbers.iter().map(|one| {
        let off = (i128::from(*one) - mean).clamp(-(1 << 50), 1 << 50);
        off * off
    });
    let error = (squares.sum::<i128>() / (count - 1) / count).isqrt();
    (mean as i64, error as i64)
}
