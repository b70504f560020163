//! The worth of a move by who loses a life. A player with more of the remaining lives is likelier to win.

/// The chances of the bot, for every set of losers.
#[derive(Debug)]
pub(super) struct Worth(Vec<u64>);

/// Certainty. Chances are parts of it.
const WHOLE: u64 = 1 << 24;

impl Worth {
    /// The chances of the first of these players. `lives` are those of all players.
    pub fn new(lives: impl Iterator<Item = u32>) -> Worth {
        let lives: Vec<u64> = lives.map(u64::from).collect();
        let share = |losers: usize| {
            let after = |seat: usize| lives[seat].saturating_sub(losers as u64 >> seat & 1);
            let left: u64 = (0..lives.len()).map(after).sum();
            match left {
                // If nobody would be left, nobody loses a life.
                0 => lives.first().copied().unwrap_or(0) * WHOLE / lives.iter().sum::<u64>().max(1),
                left => after(0) * WHOLE / left,
            }
        };
        Worth((0..1 << lives.len()).map(share).collect())
    }

    /// The chance after these players lose a life. Each is one bit.
    pub fn of(&self, losers: u32) -> u64 {
        self.0.get(losers as usize).copied().unwrap_or(0)
    }

    /// The chance after the next player loses a life and the bot does not.
    pub fn safe(&self) -> u64 {
        self.of(NEXT)
    }

    /// The chance after only the bot loses a life.
    pub fn lost(&self) -> u64 {
        self.of(ME)
    }

    /// The chance after both lose a life.
    pub fn equal(&self) -> u64 {
        self.of(ME | NEXT)
    }
}

const ME: u32 = 0b01;
const NEXT: u32 = 0b10;

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(lives: &[u32]) -> [u64; 3] {
        let worth = Worth::new(lives.iter().copied());
        [worth.safe(), worth.equal(), worth.lost()].map(|share| (share * 1000 + WHOLE / 2) / WHOLE)
    }

    #[test]
    fn is_the_share_of_the_lives_left() {
        assert_eq!(shares(&[3, 3]), [600, 500, 400]);
        assert_eq!(shares(&[1, 2, 2]), [250, 0, 0]);
    }

    #[test]
    fn nobody_loses_a_life_where_nobody_would_be_left() {
        assert_eq!(shares(&[1, 1]), [1000, 500, 0]);
    }
}
