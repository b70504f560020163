//! From what a bot would like to do to what is offered.

use crate::cards::CardSet;
use crate::chance::Rng;
use crate::engine::{Action, Chips, Choice, Pick, Seat, SeatSet};

/// What a bot would like to do in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Look,
    Fold,
    /// To bet the least.
    Stay,
    /// To bet so much, or as near to it as is allowed.
    Raise(Chips),
    See,
    Showdown,
}

/// All that is offered, sorted out.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Offer {
    pub look: Option<Action>,
    /// The least and the most that may be bet.
    pub bet: Option<(Chips, Chips)>,
    /// What it costs to see.
    pub see: Option<Chips>,
    pub cover: Option<Chips>,
    /// The richest who may be asked for a loan, and what is missing.
    pub borrow: Option<(Seat, Chips)>,
    /// Who may be shown the hand.
    pub show: SeatSet,
    /// What the other of two, who is short, may be lent instead of being shown the hand.
    pub rescue: Option<Chips>,
    pub fold: bool,
    pub showdown: bool,
    pub answer: bool,
    /// Whether a loan is asked for.
    pub lend: bool,
    /// Whether the other of two is short, and the hand may be shown instead of lending.
    pub show_instead: bool,
    pub decide: bool,
    pub name: bool,
    pub retain: bool,
    /// The cards of the hand of which some must be thrown away.
    pub discard: Option<CardSet>,
    /// Something that is admitted, whatever it is.
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
            // Of two hands nobody knows which is better; the kept one has waited longer.
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

    /// The action that comes nearest to the wish.
    pub fn grant(&self, wish: Wish) -> Action {
        let stay = self.bet.map(|(least, _)| Action::Bet(least));
        let granted = match wish {
            Wish::Look => self.look,
            Wish::Fold => self.fold.then_some(Action::Fold),
            Wish::Stay => stay,
            Wish::Raise(chips) => self
                .bet
                .map(|(least, most)| Action::Bet(chips.clamp(least, most))),
            Wish::See => self.see.map(|_| Action::See),
            Wish::Showdown => self.showdown.then_some(Action::Showdown),
        };
        let cover = self.cover.map(|_| Action::Cover);
        // A player who may not play blind is offered nothing but a look until he has looked.
        granted
            .or(stay.filter(|_| wish != Wish::Fold))
            .or(cover.filter(|_| wish != Wish::Fold))
            .or(self.look)
            .or(self.first)
            .unwrap_or(Action::Fold)
    }

    /// A raise as people make it: to twice or three times the price, in a round number, and never
    /// more than about half the pot or a third of the own chips.
    pub fn raise(&self, pot: Chips, chips: Chips, rng: &mut Rng) -> Wish {
        let Some((least, _)) = self.bet else {
            return Wish::Stay;
        };
        let wanted = match rng.below(20) {
            0..5 => least.saturating_add(least.div_ceil(2)),
            5..15 => least.saturating_mul(2),
            _ => least.saturating_mul(3),
        };
        let bearable = (pot / 2).max(least.saturating_add(1)).min(chips / 3);
        Wish::Raise(round(wanted.min(bearable)).max(least))
    }
}

/// The round number at or below this.
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

/// The hand that plays on where neither is known.
pub(super) const UNKNOWN: Pick = Pick::New;
