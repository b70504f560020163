//! What a bot wants to do, and the action on offer that is closest to it.

use crate::cards::CardSet;
use crate::engine::{Action, Chips, Choice, Pick, Seat, SeatSet};

/// What a bot wants to do in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    Look,
    Fold,
    /// Bet the least.
    Stay,
    /// Bet this amount, or the nearest one that is allowed.
    Raise(Chips),
    See,
    Showdown,
}

/// The choices on offer, sorted by kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Offer {
    pub look: Option<Action>,
    /// The least and the greatest bet.
    pub bet: Option<(Chips, Chips)>,
    /// The price of seeing.
    pub see: Option<Chips>,
    pub cover: Option<Chips>,
    /// The richest player who may be asked for a loan, and the missing chips.
    pub borrow: Option<(Seat, Chips)>,
    /// The players to whom the hand may be shown.
    pub show: SeatSet,
    /// The chips that the only rival is short of and may be lent.
    pub rescue: Option<Chips>,
    pub fold: bool,
    pub showdown: bool,
    pub answer: bool,
    /// Whether a player asks for a loan.
    pub lend: bool,
    /// Whether the only rival is short, so that the hand may be shown instead of lending.
    pub show_instead: bool,
    pub decide: bool,
    pub name: bool,
    pub retain: bool,
    /// The hand from which cards must be thrown away.
    pub discard: Option<CardSet>,
    /// The first action on offer.
    first: Option<Action>,
}

impl Offer {
    pub fn read(choices: &[Choice]) -> Offer {
        let mut offer = Offer::default();
        let mut riches = 0;
        for choice in choices {
            match *choice {
                Choice::Bet { least, most } => offer.bet = Some((least, most.max(least))),
                Choice::See { cost, .. } => offer.see = Some(cost),
                Choice::Cover { chips } => offer.cover = Some(chips),
                Choice::Borrow { from, least, most } if most > riches => {
                    (offer.borrow, riches) = (Some((from, least)), most);
                }
                Choice::Lend { least, .. } => offer.rescue = Some(least),
                Choice::Show { to } => offer.show = to,
                Choice::Discard { from, .. } => offer.discard = Some(from),
                Choice::One(action) => offer.note(action),
                _ => {}
            }
        }
        offer.first = choices.iter().find_map(|choice| choice.plain_of_shared());
        offer
    }

    fn note(&mut self, action: Action) {
        match action {
            // Nobody knows which of two hands is better. The kept one comes first.
            Action::Look(_) => self.look = self.look.or(Some(action)),
            Action::Fold => self.fold = true,
            Action::Showdown => self.showdown = true,
            Action::Agree => self.answer = true,
            Action::Lend(None) => self.lend = true,
            Action::Show(None) => self.show_instead = true,
            Action::Keep | Action::Throw => self.decide = true,
            Action::Play(_) => self.name = true,
            Action::Retain(Some(_)) => self.retain = true,
            _ => {}
        }
    }

    /// The action on offer that is closest to the intent.
    pub fn grant(&self, intent: Intent) -> Action {
        let stay = self.bet.map(|(least, _)| Action::Bet(least));
        let granted = match intent {
            Intent::Look => self.look,
            Intent::Fold => self.fold.then_some(Action::Fold),
            Intent::Stay => stay,
            Intent::Raise(chips) => self
                .bet
                .map(|(least, most)| Action::Bet(chips.clamp(least, most))),
            Intent::See => self.see.map(|_| Action::See),
            Intent::Showdown => self.showdown.then_some(Action::Showdown),
        };
        let cover = self.cover.map(|_| Action::Cover);
        // A player who may not play blind can only look until he has looked.
        granted
            .or(stay.filter(|_| intent != Intent::Fold))
            .or(cover.filter(|_| intent != Intent::Fold))
            .or(self.look)
            .or(self.first)
            .unwrap_or(Action::Fold)
    }

    /// A small, a usual and a large raise: one and a half, two and three times the price, rounded. They are at most
    /// about half the pot or a third of the chips of the bot. `None`: no bet is on offer.
    pub fn raises(&self, pot: Chips, chips: Chips) -> Option<[Intent; 3]> {
        let (least, _) = self.bet?;
        let bearable = (pot / 2).max(least.saturating_add(1)).min(chips / 3);
        let wanted = [
            least.saturating_add(least.div_ceil(2)),
            least.saturating_mul(2),
            least.saturating_mul(3),
        ];
        Some(wanted.map(|wanted| Intent::Raise(round(wanted.min(bearable)).max(least))))
    }
}

/// The largest round number that is not above this one.
fn round(chips: Chips) -> Chips {
    let mut step = match chips {
        0..10 => 1,
        10..20 => 2,
        20..100 => 5,
        _ => 10,
    };
    while chips / step >= 40 {
        step *= 5;
    }
    chips - chips % step
}

/// The hand that plays on if neither has been looked at.
pub(super) const UNKNOWN: Pick = Pick::New;
