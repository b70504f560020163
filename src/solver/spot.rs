//! Where two players stand in the betting of Brag, and what each move leads to (RULES 1.3, 5.1, 9.2).
//!
//! It is the betting of the engine without cards, so that a tree of it can be built. Only what all players see is in it.

use crate::engine::{BlindLast, Chips, HeadsUpShort, SeeCost, Shortage, VyingRules};

/// One of the two players: 0 or 1.
pub type Side = usize;

/// The rules of the betting, and what a carried pot is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules of the betting.
    pub vying: VyingRules,
    /// The shares of a carried pot, in thousandths, for each side that can be the last: his own, and the other's.
    pub carried: [[u32; 2]; 2],
    /// The chips that each needs for the next deal and his debts. One who has fewer wins the pot (RULES 9.2.2).
    pub least_to_play: [Chips; 2],
    /// Whether nobody else can play in the next deal. If one of the two cannot either, the last player gets the pot.
    pub only_two: bool,
}

/// Where the two stand. One of them has the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The chips of each.
    pub chips: [Chips; 2],
    pub pot: Chips,
    /// The last bet, in open chips; 0 before any.
    pub stake: Chips,
    /// Who has looked.
    pub open: [bool; 2],
    /// Who has bet blind or holds a kept hand.
    pub played_blind: [bool; 2],
    /// Who holds two blind hands.
    pub two: [bool; 2],
    /// The bets of each since two are left.
    pub bets: [u32; 2],
    /// Who has the turn.
    pub turn: Side,
    /// Whether he has looked at one of two hands and now keeps it or throws it.
    pub decides: bool,
}

/// A move in the betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Fold,
    /// Bet this number of chips.
    Bet(Chips),
    See,
    /// Cover the pot with all chips.
    Cover,
    /// Look at the hand, or at one of two.
    Look,
    /// Keep the hand looked at and throw the other.
    Keep,
    /// Throw the hand looked at and stay blind on the other.
    Throw,
}

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The deal goes on.
    Turn(Spot),
    /// One is left and takes the pot; or it is carried, because he was blind.
    Alone {
        /// The chips of each, without the pot.
        chips: [Chips; 2],
        pot: Chips,
        /// The one who is left.
        last: Side,
        /// Whether the pot is carried.
        carried: bool,
    },
    /// Hands are compared.
    Shown {
        /// The chips of each, without the pot.
        chips: [Chips; 2],
        pot: Chips,
        /// Who wins only with the better hand.
        payer: Side,
    },
}

/// Which bets a side makes in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Every bet that the rules allow. Otherwise the least and twice the least.
    pub every: bool,
    /// After so many bets of his he ends the deal where he can: he sees, covers or folds.
    pub bets: u32,
    /// He does not bet twice the least where the stake would be more than this, in chips.
    pub stake: Chips,
}

impl Terms {
    /// The least bet (RULES 1.3).
    #[must_use]
    pub fn least(&self, spot: &Spot) -> Chips {
        let stake = match spot.stake {
            0 => self.vying.open_min,
            stake => stake,
        };
        match spot.open[spot.turn] {
            true => stake,
            false => stake.div_ceil(2),
        }
    }

    /// The greatest bet. It may be below the least if the chips do not suffice (RULES 1.3, 9.2.4).
    fn most(&self, spot: &Spot) -> Chips {
        let rules = &self.vying;
        let by_turn = match spot.stake {
            0 => rules.open_max,
            stake => rules.raise_limit.map(|raise| stake.saturating_add(raise)),
        };
        let limits = [by_turn, rules.bet_cap].into_iter().flatten();
        let mut most = limits.fold(Chips::MAX, Chips::min);
        if most < Chips::MAX && !spot.open[spot.turn] {
            most /= 2;
        }
        if rules.pot_limit {
            most = most.min(spot.pot);
        }
        most.max(self.least(spot)).min(spot.chips[spot.turn])
    }

    /// The cost of seeing. `None`: it is not allowed or cannot be paid (RULES 1.3).
    #[must_use]
    pub fn see_cost(&self, spot: &Spot) -> Option<Chips> {
        let (own, other) = (spot.open[spot.turn], spot.open[1 - spot.turn]);
        let blind_man = own && !other;
        let too_soon = self
            .vying
            .see_blind_after
            .is_none_or(|after| spot.bets[spot.turn] < after);
        if spot.stake == 0 || blind_man && too_soon {
            return None;
        }
        let cost = match (own, other, self.vying.see_cost) {
            (true, false, _) | (true, true, SeeCost::Double) => spot.stake.saturating_mul(2),
            (true, true, SeeCost::Equal) | (false, false, _) | (false, true, SeeCost::Double) => {
                spot.stake
            }
            (false, true, SeeCost::Equal) => spot.stake.div_ceil(2),
        };
        (cost <= spot.chips[spot.turn]).then_some(cost)
    }

    /// The moves of the side in turn, at least one, if he has made so many bets since the root of a tree. Where a side has no chips for its least bet and would borrow, it is
    /// taken to cover.
    #[must_use]
    pub fn moves(&self, spot: &Spot, menu: Menu, made: u32) -> Vec<Move> {
        if spot.decides {
            return vec![Move::Keep, Move::Throw];
        }
        let blind = !spot.open[spot.turn];
        if blind && !self.vying.blind_play {
            return vec![Move::Look];
        }
        let mut moves = vec![Move::Fold];
        let (least, most) = (self.least(spot), self.most(spot));
        let see = self.see_cost(spot);
        if least > most {
            let instead = self.vying.headsup_short == HeadsUpShort::LendOrShow;
            if instead || self.vying.shortage != Shortage::Fold {
                moves.push(Move::Cover);
            }
        } else if see.is_none() || made < menu.bets {
            if menu.every {
                moves.extend((least..=most).map(Move::Bet));
            } else {
                moves.push(Move::Bet(least));
                let double = (least.saturating_mul(2)).min(most);
                let stake = match blind {
                    true => double.saturating_mul(2),
                    false => double,
                };
                if double > least && made < menu.bets && stake <= menu.stake {
                    moves.push(Move::Bet(double));
                }
            }
        }
        moves.extend(see.map(|_| Move::See));
        if blind {
            moves.push(Move::Look);
        }
        moves
    }

    /// What a move of the side in turn leads to.
    #[must_use]
    pub fn after(&self, spot: &Spot, by: Move) -> Next {
        let (side, other) = (spot.turn, 1 - spot.turn);
        let mut next = *spot;
        let pay = |next: &mut Spot, chips: Chips| {
            let chips = chips.min(next.chips[side]);
            next.chips[side] -= chips;
            next.pot += chips;
        };
        let shown = |next: Spot, payer: Side| Next::Shown {
            chips: next.chips,
            pot: next.pot,
            payer,
        };
        match by {
            Move::Fold => {
                return Next::Alone {
                    chips: spot.chips,
                    pot: spot.pot,
                    last: other,
                    carried: self.carries(spot, other),
                };
            }
            Move::Bet(chips) => {
                let blind = !spot.open[side];
                pay(&mut next, chips);
                next.stake = if blind {
                    chips.saturating_mul(2)
                } else {
                    chips
                };
                next.played_blind[side] |= blind;
                next.bets[side] += 1;
                next.turn = other;
                if self.vying.last_chips_show && next.chips[side] == 0 {
                    return shown(next, side);
                }
            }
            Move::See => {
                pay(&mut next, self.see_cost(spot).unwrap_or(0));
                return shown(next, side);
            }
            Move::Cover => {
                // The other shows instead of lending, and nothing is paid (RULES 5.4).
                if self.vying.headsup_short != HeadsUpShort::LendOrShow {
                    pay(&mut next, spot.chips[side]);
                }
                return shown(next, side);
            }
            Move::Look if spot.two[side] => next.decides = true,
            Move::Look => next.open[side] = true,
            Move::Keep | Move::Throw => {
                next.open[side] = by == Move::Keep;
                next.two[side] = false;
                next.decides = false;
            }
        }
        Next::Turn(next)
    }

    /// Whether the pot is carried and played for if this side is left alone (RULES 9.1, 9.2.2).
    fn carries(&self, spot: &Spot, last: Side) -> bool {
        let rules = &self.vying;
        rules.blind_last != BlindLast::Win
            && rules.blind_play
            && !spot.open[last]
            && (rules.blind_means_not_looked || spot.played_blind[last])
            && spot.chips[last] >= self.least_to_play[last]
            && (!self.only_two || spot.chips[1 - last] >= self.least_to_play[1 - last])
    }
}
