//! What has happened at the table. An event is a fact: applied in order, events rebuild the table.

use super::Chips;
use super::action::Pick;
use super::ask::Ask;
use super::call::NamedGame;
use super::held::{Face, Held};
use super::other_game::OtherGame;
use super::own_events::{
    ClassicEvent, HouseEvent, PattiEvent, RoundEvent, SettingEvent, SwappingEvent,
};
use super::seat::{Seat, SeatSet};
use super::view::Viewer;
use crate::cards::Card;

/// Where chips come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purse {
    /// A player's own chips.
    Seat(Seat),
    /// A pot, counted from the oldest.
    Pot(u8),
    /// A player's pocket: chips come from there, and none go back.
    Outside,
    /// The house's own, which has no end and may owe (RULES 10.10).
    House,
}

/// How a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All but one folded, and he takes the pot.
    Fold,
    /// All but one folded, and he was blind: the pot stays.
    Carried,
    /// Somebody paid to see.
    See,
    /// All but one covered or folded, and covering was the last thing done.
    Cover,
    /// All agreed to show.
    Showdown,
    /// Nobody could beat the face-up hand.
    FaceUp,
    /// One of two was short, and the other showed instead of lending.
    Show,
    /// Hands set from one deal were compared.
    Sets,
    /// Four of a kind won everything before anybody set.
    Quads,
    /// Somebody stuck, and after everybody's last turn all showed.
    Stuck,
    /// All three stakes of classic Brag were played for (RULES 10.4).
    Three,
    /// All stakes of Post and Pair were played for (RULES 10.8).
    Post,
    /// Nobody met the dealer's stake (RULES 10.6).
    Unmet,
    /// The boxes were settled with the house.
    House,
    /// The pots came to the limit agreed on, and all showed (RULES 10.3, `pot_limit`).
    Limit,
}

/// Where a card is dealt to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// A player's hand.
    Hand(Seat),
    /// The cards on the table: those that all play with, or the house's.
    Board,
    /// A spare hand, counted from 0.
    Spare(u8),
}

/// Something that happened. `C` is the card in it: [`Held`] as the table knows it, [`Face`] as one
/// viewer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<C = Held> {
    /// A deal began: its dealer, and who is dealt in.
    DealBegan {
        /// Who deals.
        dealer: Seat,
        /// Who is dealt in.
        players: SeatSet,
    },
    /// The pack was shuffled into this order, which nobody sees.
    Shuffled {
        /// The new order, top card first; empty where it is hidden.
        pack: Vec<Card>,
    },
    /// Chips moved.
    Paid {
        /// From here
        from: Purse,
        /// to there,
        to: Purse,
        /// so many.
        chips: Chips,
    },
    /// A card was dealt from the top of the pack.
    Dealt {
        /// Where to.
        to: Zone,
        /// The card.
        card: C,
    },
    /// This stage of the deal, counted from 0, began.
    StageBegan {
        /// Which.
        stage: u8,
    },
    /// The table now waits for this.
    Asked(Ask),
    /// A player looked at his hand, or at one of his two.
    Looked {
        /// Who.
        seat: Seat,
        /// At which of two.
        pick: Option<Pick>,
    },
    /// A bet was made; its chips were paid just before.
    Bet {
        /// By whom.
        seat: Seat,
        /// The chips put in.
        chips: Chips,
        /// Whether he was blind.
        blind: bool,
        /// The stake from now on, in open chips.
        stake: Chips,
    },
    /// A player paid to see another; the chips were paid just before.
    Saw {
        /// Who paid.
        payer: Seat,
        /// Whose hand is seen.
        seen: Seat,
        /// What it cost.
        chips: Chips,
    },
    /// A player threw his hand in; it went under the pack.
    Folded {
        /// Who.
        seat: Seat,
    },
    /// A player covered the newest pot, which is closed: a new one starts.
    Covered {
        /// Who.
        seat: Seat,
        /// With how many chips.
        chips: Chips,
    },
    /// A player offered that all hands are shown.
    Offered {
        /// Who.
        seat: Seat,
    },
    /// A player answered the offer.
    Answered {
        /// Who.
        seat: Seat,
        /// Yes or no.
        agrees: bool,
    },
    /// A player's hand, or one of his two, went under the pack.
    Thrown {
        /// Whose.
        seat: Seat,
        /// Which of two.
        pick: Pick,
    },
    /// A card was thrown away for the hand to play without it; it stays face down before its owner.
    Discarded {
        /// Whose.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// A card was turned up for all to see.
    Exposed {
        /// Whose.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// At the end of a deal a player's cards went under the pack.
    Gathered {
        /// Whose.
        seat: Seat,
    },
    /// The last player was blind: these chips stay on the table.
    Carried {
        /// All that lies in the pot.
        chips: Chips,
    },
    /// A player keeps his blind hand for the next deal.
    Retained {
        /// Who.
        seat: Seat,
    },
    /// A player lent chips to another, paid just before: a debt from now on.
    Lent {
        /// Who lent them.
        from: Seat,
        /// Who owes them.
        to: Seat,
        /// How many.
        chips: Chips,
    },
    /// A player paid back chips that he owed; they were paid just before.
    Repaid {
        /// Who owed them.
        from: Seat,
        /// Whose they were.
        to: Seat,
        /// How many.
        chips: Chips,
    },
    /// A part of a debt that ran in a circle of debts, or all of it, was set off: no chip moved.
    SetOff {
        /// Who owed them.
        from: Seat,
        /// Whose they were.
        to: Seat,
        /// How many.
        chips: Chips,
    },
    /// A player asked for a loan refused it.
    LoanRefused {
        /// Who refused.
        seat: Seat,
        /// To whom.
        borrower: Seat,
    },
    /// A player showed his hand to one other: who sees it, sees it on the table. What he has thrown away
    /// is no part of his hand and stays hidden.
    ShownTo {
        /// Whose hand.
        seat: Seat,
        /// Who has seen it.
        to: Seat,
    },
    /// The bottom card of the pack lies open.
    Turned {
        /// The card.
        card: Card,
    },
    /// A card was dealt face up to find the first dealer, and goes back.
    Cut {
        /// To whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The high card found the first dealer.
    CutWon {
        /// Who deals first.
        dealer: Seat,
    },
    /// The next dealer named the game that is played from now on.
    Called {
        /// Who.
        seat: Seat,
        /// The game.
        game: NamedGame,
    },
    /// The next dealer named a game beside the betting games that is played from now on (RULES 10.11).
    CalledOther {
        /// Who.
        seat: Seat,
        /// The game.
        game: OtherGame,
    },
    /// A player has so many points, or lives, from now on.
    Scored {
        /// Who.
        seat: Seat,
        /// How many.
        score: u32,
    },
    /// What only happens where hands are set from one deal.
    Setting(SettingEvent),
    /// What only happens where players swap with the board.
    Swapping(SwappingEvent<C>),
    /// What only happens in the games for three stakes.
    Classic(ClassicEvent),
    /// What only happens in equalised betting, and with what goes with it.
    Round(RoundEvent),
    /// What only happens where the house is played against.
    House(HouseEvent),
    /// What only happens in Teen Patti.
    Patti(PattiEvent),
    /// The deal is over.
    Ended {
        /// How it ended.
        how: Ending,
    },
}

impl Event {
    /// The event as this viewer may know it. A card shows its face where the viewer may see it.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event<Face> {
        match *self {
            Event::Shuffled { .. } => Event::Shuffled { pack: Vec::new() },
            Event::Dealt { to, card } => Event::Dealt {
                to,
                card: viewer.face(card),
            },
            Event::Exposed { seat, card } => Event::Exposed {
                seat,
                card: viewer.face(card),
            },
            Event::Discarded { seat, card } => Event::Discarded {
                seat,
                card: viewer.face(card),
            },
            Event::DealBegan { dealer, players } => Event::DealBegan { dealer, players },
            Event::Paid { from, to, chips } => Event::Paid { from, to, chips },
            Event::StageBegan { stage } => Event::StageBegan { stage },
            Event::Asked(ask) => Event::Asked(ask),
            Event::Looked { seat, pick } => Event::Looked { seat, pick },
            Event::Bet {
                seat,
                chips,
                blind,
                stake,
            } => Event::Bet {
                seat,
                chips,
                blind,
                stake,
            },
            Event::Saw { payer, seen, chips } => Event::Saw { payer, seen, chips },
            Event::Folded { seat } => Event::Folded { seat },
            Event::Covered { seat, chips } => Event::Covered { seat, chips },
            Event::Offered { seat } => Event::Offered { seat },
            Event::Answered { seat, agrees } => Event::Answered { seat, agrees },
            Event::Thrown { seat, pick } => Event::Thrown { seat, pick },
            Event::Gathered { seat } => Event::Gathered { seat },
            Event::Carried { chips } => Event::Carried { chips },
            Event::Retained { seat } => Event::Retained { seat },
            Event::Lent { from, to, chips } => Event::Lent { from, to, chips },
            Event::Repaid { from, to, chips } => Event::Repaid { from, to, chips },
            Event::SetOff { from, to, chips } => Event::SetOff { from, to, chips },
            Event::LoanRefused { seat, borrower } => Event::LoanRefused { seat, borrower },
            Event::ShownTo { seat, to } => Event::ShownTo { seat, to },
            Event::Turned { card } => Event::Turned { card },
            Event::Cut { seat, card } => Event::Cut { seat, card },
            Event::CutWon { dealer } => Event::CutWon { dealer },
            Event::Called { seat, game } => Event::Called { seat, game },
            Event::CalledOther { seat, game } => Event::CalledOther { seat, game },
            Event::Scored { seat, score } => Event::Scored { seat, score },
            Event::Setting(ref event) => Event::Setting(event.clone()),
            Event::Swapping(ref event) => Event::Swapping(event.seen_by(viewer)),
            Event::Classic(event) => Event::Classic(event),
            Event::Round(event) => Event::Round(event),
            Event::House(event) => Event::House(event),
            Event::Patti(event) => Event::Patti(event),
            Event::Ended { how } => Event::Ended { how },
        }
    }
}
