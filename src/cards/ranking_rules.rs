//! The rules on the ranking of hands, as data.

use serde::{Deserialize, Serialize};

use super::card::{Card, Rank, Suit};
use super::pack::Pack;
use super::pairs::{Merit, Pairs};
use super::set::CardSet;

/// The agreed rules on the ranking of hands. The default is three-card Brag without wild cards (RULES 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RankingRules {
    /// Whether running flushes beat prials (O24).
    pub running_flush_over_prial: bool,
    /// The rank of the best prial. The other prials follow from the aces down (RULES 10.1). The same order holds for
    /// four of a kind as a hand.
    pub prial_top: Rank,
    /// The position of A-2-3 among the sequences.
    pub low_run: LowRun,
    /// The wild cards among the 52 (O22).
    pub wild: CardSet,
    /// The number of jokers in the pack. They are all wild (O22).
    pub jokers: u8,
    /// The lowest rank in the pack. Lower cards are left out (RULES 10.6).
    pub lowest: Rank,
    /// Whether a wild card that stands for itself counts as natural (RULES 4).
    pub wild_as_itself_is_natural: bool,
    /// Where discards lie, and whether they are compared (O50).
    pub discards: Discards,
    /// Whether discards are compared before the number of wild cards (RULES 1.4). It has no effect if they are not
    /// compared at all.
    pub discards_before_wilds: bool,
    /// Whether only pairs count, and how (RULES 10.4, 10.5, 10.8).
    pub pairs: Option<Pairs>,
    /// Whether the hands are those of Teen Patti. They have other names, and the number of wild cards is not compared
    /// (RULES 10.3).
    pub teen_patti: bool,
    /// How the game changes the order of hands.
    pub variant: RankingVariant,
}

impl RankingRules {
    /// Whether any card of the pack is wild for every player.
    #[must_use]
    pub fn has_wild(&self) -> bool {
        self.jokers > 0 || !self.wild.is_empty()
    }

    /// Whether discards are compared, and before the number of wild cards.
    pub(super) fn compares_discards_first(&self) -> bool {
        self.discards_before_wilds && self.discards == Discards::Stay
    }

    /// The whole pack, sorted.
    #[must_use]
    pub fn pack(&self) -> Pack {
        Pack::from_rank(self.lowest, self.jokers)
    }

    /// The cards of the 52 that are left out of the pack.
    #[must_use]
    pub fn left_out(&self) -> CardSet {
        let whole = Pack::sorted();
        let low = whole.iter().filter(|card| card.rank() < Some(self.lowest));
        low.collect()
    }

    /// The ranking of three-card poker: a straight flush beats three of a kind, aces are the best three of a kind,
    /// A-K-Q is the best straight and 3-2-A the lowest (RULES 1.8).
    #[must_use]
    pub fn poker() -> RankingRules {
        RankingRules {
            running_flush_over_prial: true,
            prial_top: Rank::Ace,
            low_run: LowRun::Worst,
            ..RankingRules::default()
        }
    }
}

/// Where the discards of four and five cards lie (O50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Discards {
    /// Before their owner. They break ties (RULES 1.4).
    #[default]
    Stay,
    /// Under the pack. They are never compared (RULES 9.2.20).
    Under,
}

/// The position of A-2-3 among the sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LowRun {
    /// Above A-K-Q (RULES 1.3).
    Best,
    /// Second, below A-K-Q (RULES 10.3, `a23`).
    Second,
    /// Below 4-3-2 (RULES 1.8).
    Worst,
}

/// A change of the order of hands that a set of wild cards cannot express (RULES 10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum RankingVariant {
    /// No change.
    #[default]
    None,
    /// The lowest hand wins: the whole order is reversed.
    LowestWins,
    /// The digits of the cards, in descending order, make a number. The highest number wins.
    Digits,
    /// In each hand all cards of its lowest rank are wild.
    OwnLowestWild,
    /// In each hand all cards of its highest rank are wild.
    OwnHighestWild,
}

impl RankingVariant {
    /// Whether the wild cards depend on the hand.
    #[must_use]
    pub fn has_own_wild(self) -> bool {
        matches!(
            self,
            RankingVariant::OwnLowestWild | RankingVariant::OwnHighestWild
        )
    }
}

impl Default for RankingRules {
    fn default() -> RankingRules {
        RankingRules {
            running_flush_over_prial: false,
            prial_top: Rank::Three,
            low_run: LowRun::Best,
            wild: CardSet::NONE,
            jokers: 0,
            lowest: Rank::Two,
            wild_as_itself_is_natural: false,
            discards: Discards::Stay,
            discards_before_wilds: false,
            pairs: None,
            teen_patti: false,
            variant: RankingVariant::None,
        }
    }
}

const KNAVE_OF_CLUBS: Card = Card::new(Rank::Jack, Suit::Clubs);

impl RankingRules {
    /// The knave of clubs is wild, and below it a second favourite if there is one (RULES 10.4).
    #[must_use]
    pub fn favourites(second: Option<Card>) -> RankingRules {
        let wild = second.into_iter().chain([KNAVE_OF_CLUBS]).collect();
        RankingRules::pairs(wild, Merit::Order(KNAVE_OF_CLUBS), false)
    }

    /// These cards are braggers (RULES 10.5, 10.6).
    #[must_use]
    pub fn braggers(cards: CardSet) -> RankingRules {
        RankingRules::pairs(cards, Merit::Natural, false)
    }

    /// All knaves and all nines are braggers (RULES 10.5, 10.7).
    #[must_use]
    pub fn american() -> RankingRules {
        let braggers = CardSet::JACKS.union(CardSet::all_of(Rank::Nine));
        RankingRules::pairs(braggers, Merit::Fewer, false)
    }

    /// Nothing is wild, and all high cards are compared (RULES 10.8).
    #[must_use]
    pub fn post_and_pair() -> RankingRules {
        RankingRules::pairs(CardSet::NONE, Merit::Natural, true)
    }

    fn pairs(wild: CardSet, merit: Merit, all_high_cards: bool) -> RankingRules {
        RankingRules {
            wild,
            prial_top: Rank::Ace,
            pairs: Some(Pairs {
                all_high_cards,
                merit,
            }),
            ..RankingRules::default()
        }
    }
}
