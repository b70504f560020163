//! What a code of a hand contains: the deal, the hands that its owner may see, and the rules if they have changed.

use crate::cards::Card;

/// The most cards of a hand.
pub const MOST_CARDS: usize = 15;
/// The most hands in a code.
const MOST_HANDS: usize = 8;
/// The longest text of rules, in bytes.
const LONGEST_RULES: usize = 1_000;

/// The cards that a player may see at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCode {
    /// The number of the deal in the sitting, from 1.
    pub deal: u32,
    /// The number of events of the deal so far. A later code of the deal has a greater one.
    pub moment: u16,
    pub hands: Vec<CodedHand>,
    /// The rules of this deal as a link writes them, if they are not those that the phone joined with.
    pub rules: Option<String>,
}

/// A hand in a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodedHand {
    /// Which hand it is.
    pub which: Which,
    /// Its cards, in dealing order.
    pub cards: Vec<Card>,
}

/// Which hand of a seat is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Its only one.
    Only,
    /// The one that was kept from an earlier deal.
    Old,
    /// The new one, beside a kept one.
    New,
    /// The hand of another player, in this seat, who has shown it.
    Of(u8),
}

/// The byte that stands for the hand of seat 0. The seats after it follow.
const OF: u8 = 16;

impl Which {
    fn byte(self) -> u8 {
        match self {
            Which::Only => 0,
            Which::Old => 1,
            Which::New => 2,
            Which::Of(seat) => OF.saturating_add(seat),
        }
    }

    fn of_byte(byte: u8) -> Option<Which> {
        match byte {
            0 => Some(Which::Only),
            1 => Some(Which::Old),
            2 => Some(Which::New),
            _ => byte.checked_sub(OF).map(Which::Of),
        }
    }
}

impl HandCode {
    /// Whether a code of this moment comes before another.
    #[must_use]
    pub fn is_before(&self, deal: u32, moment: u16) -> bool {
        (self.deal, self.moment) < (deal, moment)
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(32);
        bytes.extend(self.deal.to_be_bytes());
        bytes.extend(self.moment.to_be_bytes());
        let hands = &self.hands[..self.hands.len().min(MOST_HANDS)];
        bytes.push(hands.len() as u8);
        for hand in hands {
            let cards = &hand.cards[..hand.cards.len().min(MOST_CARDS)];
            bytes.extend([hand.which.byte(), cards.len() as u8]);
            bytes.extend(cards.iter().map(|card| card.index()));
        }
        let rules = self.rules.as_deref().unwrap_or_default();
        bytes.extend_from_slice(rules.as_bytes());
        bytes
    }

    pub(super) fn of_bytes(bytes: &[u8]) -> Option<HandCode> {
        let (deal, rest) = bytes.split_first_chunk()?;
        let (moment, rest) = rest.split_first_chunk()?;
        let (count, mut rest) = rest.split_first()?;
        if usize::from(*count) > MOST_HANDS {
            return None;
        }
        let mut hands = Vec::new();
        for _ in 0..*count {
            let ([which, len], after) = rest.split_first_chunk()?;
            let (cards, after) = after.split_at_checked(usize::from(*len))?;
            let cards: Option<Vec<Card>> = cards.iter().map(|byte| Card::of_index(*byte)).collect();
            hands.push(CodedHand {
                which: Which::of_byte(*which)?,
                cards: cards.filter(|cards| cards.len() <= MOST_CARDS)?,
            });
            rest = after;
        }
        if rest.len() > LONGEST_RULES || !rest.is_ascii() {
            return None;
        }
        let rules = String::from_utf8(rest.to_vec()).ok()?;
        Some(HandCode {
            deal: u32::from_be_bytes(*deal),
            moment: u16::from_be_bytes(*moment),
            hands,
            rules: Some(rules).filter(|rules| !rules.is_empty()),
        })
    }
}
