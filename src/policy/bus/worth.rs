//! What it is worth that some lose a life: who has more of the lives that are left is likelier to be the
//! last one in.

/// The shares of one player, for every set of losers.
#[derive(Debug)]
pub(super) struct Worth(Vec<u64>);

/// All the lives there are.
const WHOLE: u64 = 1 << 24;

impl Worth {
    /// For the first of these players, by their lives.
    pub fn new(lives: impl Iterator<Item = u32>) -> Worth {
        let lives: Vec<u64> = lives.map(u64::from).collect();
        let share = |losers: usize| {
            let after = |seat: usize| lives[seat].saturating_sub(losers as u64 >> seat & 1);
            let left: u64 = (0..lives.len()).map(after).sum();
            match left {
                // Nobody loses a life where nobody would be left.
                0 => lives.first().copied().unwrap_or(0) * WHOLE / lives.iter().sum::<u64>().max(1),
                left => after(0) * WHOLE / left,
            }
        };
        Worth((0..1 << lives.len()).map(share).collect())
    }

    /// Where these lose a life, a bit for each.
    pub fn of(&self, losers: u32) -> u64 {
        self.0.get(losers as usize).copied().unwrap_or(0)
    }

    /// Where the next player loses one, and he does not.
    pub fn safe(&self) -> u64 {
        self.of(NEXT)
    }

    /// Where he alone loses one.
    pub fn lost(&self) -> u64 {
        self.of(ME)
    }

    /// Where both lose one.
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
