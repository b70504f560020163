//! Events: what has happened at the table. Applied in order, they rebuild the table.

use super::ask::{Ask, Motion};
use super::named_game::NamedGame;
use crate::cards::Card;
use crate::engine::facts::*;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::correction::Reason;
use crate::engine::ground::ending::Ending;
use crate::engine::ground::held::{Face, Held};
use crate::engine::ground::other_game::OtherGame;
use crate::engine::ground::pick::Pick;
use crate::engine::ground::purse::{Purse, Zone};
use crate::engine::ground::question::{Declared, Question};
use crate::engine::ground::seat::{Presence, Seat, SeatSet};
use crate::engine::ground::viewer::Viewer;
use crate::engine::mechanics::each_mechanic;

macro_rules! events {
    ($([$module:ident $variant:ident $what:literal $own:tt])*) => {
        /// An event. `C` is the type of its cards: [`Held`] on the table, [`Face`] in a view.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Event<C = Held> {
            /// A deal began: its dealer, and who is dealt in.
            DealBegan {
                dealer: Seat,
                /// The players who are dealt in.
                players: SeatSet,
            },
            /// The pack was shuffled. Nobody sees the order.
            Shuffled {
                /// The new order, top card first. Empty: it is hidden.
                pack: Vec<Card>,
            },
            /// Chips moved.
            Paid {
                /// The purse they leave.
                from: Purse,
                /// The purse they go to.
                to: Purse,
                /// The number of chips.
                chips: Chips,
            },
            /// A card was dealt from the top of the pack.
            Dealt {
                /// The place it was dealt to.
                to: Zone,
                card: C,
            },
            /// A hand of real cards was dealt. The table does not know them.
            HandDealt {
                /// The player.
                seat: Seat,
                /// The players who may know it from the deal on.
                seen_by: SeatSet,
            },
            /// A player drew so many real cards, after he threw as many or none.
            Drew {
                /// The player.
                seat: Seat,
                /// The number of cards.
                cards: u8,
            },
            /// A player keeps the cards he has (RULES 10.7, 10.9).
            Stood {
                /// The player.
                seat: Seat,
            },
            /// A question about real cards was answered.
            Declared {
                question: Question,
                answer: Declared,
            },
            /// A stage of the deal began.
            StageBegan {
                /// Its number, counted from 0.
                stage: u8,
            },
            /// The table now waits for this.
            Asked(Ask),
            /// A player looked at his hand, or at one of his two.
            Looked {
                /// The player.
                seat: Seat,
                /// Which of two hands.
                pick: Option<Pick>,
            },
            /// A bet was made; its chips were paid just before.
            Bet {
                /// The player.
                seat: Seat,
                /// The chips put in.
                chips: Chips,
                /// Whether the player was blind.
                blind: bool,
                /// The stake from now on, in open chips.
                stake: Chips,
            },
            /// A player paid to see another; the chips were paid just before.
            Saw {
                /// The player who paid.
                payer: Seat,
                /// The player whose hand is seen.
                seen: Seat,
                /// The cost.
                chips: Chips,
            },
            /// A player folded. In the betting games his hand went under the pack.
            Folded {
                /// The player.
                seat: Seat,
            },
            /// A player covered the newest pot. It is closed, and a new one begins.
            Covered {
                /// The player.
                seat: Seat,
                chips: Chips,
            },
            /// A player offered a showdown.
            Offered {
                /// The player.
                seat: Seat,
            },
            /// A player answered the offer.
            Answered {
                /// The player.
                seat: Seat,
                /// Whether he agrees.
                agrees: bool,
            },
            /// A player's hand, or one of his two, went under the pack.
            Thrown {
                /// The player.
                seat: Seat,
                /// Which of two hands.
                pick: Pick,
            },
            /// A card was discarded.
            Discarded {
                /// The player.
                seat: Seat,
                card: C,
                /// Whether it went under the pack (O50). Otherwise it stays face down before its owner, or is out of play.
                under: bool,
            },
            /// A card was turned up for all to see.
            Exposed {
                /// The player.
                seat: Seat,
                card: C,
            },
            /// At the end of a deal a player's cards went under the pack.
            Gathered {
                /// The player.
                seat: Seat,
            },
            /// The last player was blind: these chips stay on the table.
            Carried {
                /// All that lies in the pot.
                chips: Chips,
            },
            /// A player keeps his blind hand for the next deal.
            Retained {
                /// The player.
                seat: Seat,
            },
            /// A player lent chips to another. They were paid just before.
            Lent {
                /// The lender.
                from: Seat,
                /// The borrower.
                to: Seat,
                /// The number of chips.
                chips: Chips,
            },
            /// A player paid back chips that he owed. They were paid just before.
            Repaid {
                /// The debtor.
                from: Seat,
                /// The creditor.
                to: Seat,
                /// The number of chips.
                chips: Chips,
            },
            /// A debt in a circle was set off, in whole or in part. No chip moved.
            SetOff {
                /// The debtor.
                from: Seat,
                /// The creditor.
                to: Seat,
                /// The number of chips.
                chips: Chips,
            },
            /// A player asked for a loan refused it.
            LoanRefused {
                /// The lender.
                seat: Seat,
                borrower: Seat,
            },
            /// A player showed his hand to one other, who sees it on the table. Discards are no part of it and stay hidden.
            ShownTo {
                /// The player.
                seat: Seat,
                /// The player who has seen it.
                to: Seat,
            },
            /// The bottom card of the pack was turned up.
            Turned {
                card: Card,
            },
            /// A card was dealt face up to find the first dealer. It goes back.
            Cut {
                /// The player.
                seat: Seat,
                card: Card,
            },
            /// The high card found the first dealer.
            CutWon {
                /// The first dealer.
                dealer: Seat,
            },
            /// The next dealer chose the game that is played from now on.
            GameChosen {
                /// The player.
                seat: Seat,
                game: NamedGame,
            },
            /// The next dealer chose a game beside the betting games (RULES 10.11).
            OtherGameChosen {
                /// The player.
                seat: Seat,
                game: OtherGame,
            },
            /// A player made a motion between two deals, and the others are asked.
            Proposed {
                /// The player.
                seat: Seat,
                on: Motion,
            },
            /// The others refused it.
            Declined {
                /// The player whose motion it was.
                seat: Seat,
                on: Motion,
            },
            /// The ante and all limits double from the next deal on: the players have agreed to it (RULES 9.2.18).
            LimitsDoubled,
            /// A player sits out, has come back, or has left (RULES 9.2.21).
            Presence {
                /// The player.
                seat: Seat,
                /// Whether he is at the table from now on.
                to: Presence,
            },
            /// Chips were put right between two deals: they moved (RULES 9.2.21).
            PutRight {
                /// The purse they leave: a player's, or a pot.
                from: Purse,
                /// The purse they go to: a player's, or a pot.
                to: Purse,
                /// The number of chips.
                chips: Chips,
                why: Reason,
            },
            /// A player's points or lives changed.
            Scored {
                /// The player.
                seat: Seat,
                /// The new number.
                score: u32,
            },
            $(#[doc = concat!("An event of ", $what, ".")] $variant $own,)*
            /// The deal is over.
            Ended {
                how: Ending,
            },
        }

        impl Event {
            /// Gives each card of the event.
            pub(in crate::engine) fn each_card(&mut self, give: &mut dyn FnMut(&mut Held)) {
                use Event::{Dealt, Discarded, Exposed};
                match self {
                    Dealt { card, .. } | Exposed { card, .. } | Discarded { card, .. } => give(card),
                    $(Event::$variant(event) => event.each_card(give),)*
                    _ => {}
                }
            }

            /// The event as this viewer may know it. A card has its face only if the viewer may see it.
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
                    Event::Discarded { seat, card, under } => Event::Discarded {
                        seat,
                        card: viewer.face(card),
                        under,
                    },
                    Event::DealBegan { dealer, players } => Event::DealBegan { dealer, players },
                    Event::Paid { from, to, chips } => Event::Paid { from, to, chips },
                    Event::HandDealt { seat, seen_by } => Event::HandDealt { seat, seen_by },
                    Event::Drew { seat, cards } => Event::Drew { seat, cards },
                    Event::Stood { seat } => Event::Stood { seat },
                    Event::Declared { question, answer } => Event::Declared { question, answer },
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
                    Event::GameChosen { seat, game } => Event::GameChosen { seat, game },
                    Event::OtherGameChosen { seat, game } => Event::OtherGameChosen { seat, game },
                    Event::Proposed { seat, on } => Event::Proposed { seat, on },
                    Event::Declined { seat, on } => Event::Declined { seat, on },
                    Event::LimitsDoubled => Event::LimitsDoubled,
                    Event::Presence { seat, to } => Event::Presence { seat, to },
                    Event::PutRight { from, to, chips, why } => Event::PutRight { from, to, chips, why },
                    Event::Scored { seat, score } => Event::Scored { seat, score },
                    $(Event::$variant(ref event) => Event::$variant(event.seen_by(viewer)),)*
                    Event::Ended { how } => Event::Ended { how },
                }
            }
        }
    };
}

each_mechanic!(event => events);
