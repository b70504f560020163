//! The actions of players, and the choices that they are offered.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::named_game::{BettingGame, NamedGame};
use crate::cards::{CardSet, RankingRules};
use crate::engine::facts::*;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::correction::Correction;
use crate::engine::ground::other_game::OtherGame;
use crate::engine::ground::pick::Pick;
use crate::engine::ground::question::{Declared, Question};
use crate::engine::ground::seat::{Presence, Seat, SeatSet};
use crate::engine::mechanics::each_mechanic;

macro_rules! actions {
    ($([$module:ident $variant:ident $what:literal ($own:ty)])*) => {
        /// An action of a player. Those that choose a game are written only in records.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Action {
            /// Look at the blind hand; of two, at the named one.
            Look(Option<Pick>),
            /// Keep the hand just looked at; the other goes under the pack unseen.
            Keep,
            /// Throw away the hand just looked at and stay blind on the other.
            Throw,
            /// Throw away these cards of the hand that has just been looked at (RULES 1.4).
            Discard(CardSet),
            /// Bet this number of chips.
            Bet(Chips),
            /// Pay to see the other hand.
            See,
            Fold,
            /// Cover the pot with all chips of the player.
            Cover,
            /// Offer a showdown.
            Showdown,
            /// Agree to a showdown.
            Agree,
            Refuse,
            /// Choose the blind hand that plays.
            Play(Pick),
            /// Choose the blind hand to keep for the next deal, or none.
            Retain(Option<Pick>),
            /// Ask a player for a loan. Where the richest must lend, take it.
            Borrow {
                /// The lender.
                from: Seat,
                chips: Chips,
            },
            /// Lend what is asked for. If nothing is asked for, lend these chips to the player who is short.
            Lend(Option<Chips>),
            /// Show the hand to this seat only. Without a seat, show it to all instead of lending.
            Show(Option<Seat>),
            BuyIn(Chips),
            /// Ask the others between deals to double the ante and all limits (RULES 9.2.18).
            Double,
            /// Pass: do not show a hand, do not brag.
            Pass,
            $(#[doc = concat!("An action of ", $what, ".")] $variant($own),)*
            /// Say how real cards compare ([`Ask::Declare`](crate::engine::Ask::Declare)).
            Declare(Declared),
            /// Sit out, come back, or leave, between deals (RULES 9.2.21).
            Presence(Presence),
            /// Put chips right, between deals (RULES 9.2.21).
            PutRight(Correction),
            // What is skipped stands last: readers do not count it.
            /// Choose the betting game that is played from the next deal on.
            #[serde(skip)]
            ChooseGame(NamedGame),
            /// Choose another game of the family from the next deal on (RULES 10.11).
            #[serde(skip)]
            ChooseOtherGame(OtherGame),
        }

        impl Action {
            /// Whether only one mechanic has it.
            #[must_use]
            pub fn is_of_mechanic(self) -> bool {
                matches!(self, $(Action::$variant(_))|*)
            }

            /// Whether it is in this family, of the actions that only one mechanic has.
            fn is_of(self, choice: Choice) -> bool {
                match self {
                    $(Action::$variant(own) => own.is_of(choice),)*
                    _ => false,
                }
            }

            /// The plainest action of this family, if the family belongs to one mechanic.
            fn plain_of_mechanic(choice: Choice) -> Option<Action> {
                None$(.or_else(|| <$own>::plain(choice).map(Action::$variant)))*
            }
        }
    };
}

each_mechanic!(action => actions);

/// A choice: a family of legal actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A bet between these amounts, both included.
    Bet {
        /// The least bet that keeps the player in.
        least: Chips,
        /// The most that limits and the player's chips allow.
        most: Chips,
    },
    /// A bet of the least amount, or of whole steps more (RULES 10.3).
    BetBy {
        /// The least bet that keeps the player in.
        least: Chips,
        /// The most, a whole number of steps above the least.
        most: Chips,
        step: Chips,
    },
    /// To see this seat's hand.
    See {
        /// The seat whose hand is seen.
        seat: Seat,
        cost: Chips,
    },
    /// To cover the pot with all chips of the player.
    Cover { chips: Chips },
    /// To throw away this many cards of the hand.
    Discard {
        /// The hand.
        from: CardSet,
        /// How many cards must be thrown away.
        cards: u8,
    },
    /// To borrow from this seat an amount between these.
    Borrow {
        /// The lender.
        from: Seat,
        /// The chips that are missing for the least bet.
        least: Chips,
        /// The most that may be asked for.
        most: Chips,
    },
    /// To lend the short player an amount between these.
    Lend {
        /// The chips that he is missing for his least bet.
        least: Chips,
        /// All the lender's chips.
        most: Chips,
    },
    /// To show the hand to one of these seats only.
    Show {
        /// The seats that could then lend.
        to: SeatSet,
    },
    /// To buy in for an amount between these. Only [`Table::buy_in`](crate::engine::Table::buy_in) offers it.
    BuyIn {
        /// The least amount.
        least: Chips,
        /// The most that can be counted.
        most: Chips,
    },
    /// To choose a betting game that the pack can serve.
    ChooseGame {
        games: &'static [&'static BettingGame],
        /// The number of seats.
        seats: usize,
        /// Whether a hand that was played blind may be kept.
        keeps: bool,
    },
    /// To set hands from these cards, none better than the one before it.
    Set {
        /// The player's cards.
        from: CardSet,
        /// The number of hands of three cards.
        hands: u8,
        /// Whether one of them may be four of a kind.
        fours: bool,
        /// The ranking of hands.
        ranking: RankingRules,
    },
    /// To give one of these cards for one of those, or for the face-down one.
    Swap {
        /// The player's cards.
        give: CardSet,
        /// The open cards of the board.
        take: CardSet,
        /// Whether a card of the board lies face down.
        hidden: bool,
    },
    /// To match the bets: [`RoundAction::Match`] or [`RoundAction::Go`].
    Level { by: RoundAction, cost: Chips },
    /// The dealer's stake before the cards (RULES 10.6).
    Stake {
        /// The least stake.
        least: Chips,
        most: Chips,
    },
    /// To throw away cards of the hand and take as many (RULES 10.7, 10.9).
    Exchange {
        /// The hand, if the player has looked at it.
        from: CardSet,
        /// The number of cards of a hand that has not been looked at. They are given by their places.
        unseen: u8,
        /// The most cards.
        most: u8,
    },
    /// To bet against the bank (RULES 10.10): an ante within these bounds or none, a Pair Plus bet or none, not both
    /// none, so that chips remain for the play bet. A bet on the ante bonus needs an ante.
    CasinoStake {
        /// The least ante.
        least: Chips,
        /// The most ante.
        most: Chips,
        /// All the player's chips.
        chips: Chips,
        /// Whether a bet beside an ante must be nothing, or as much.
        equal: bool,
        /// Whether the ante bonus is a bet of its own, so that it is named.
        bonus: bool,
    },
    /// To answer this question about real cards.
    Declare(Question),
    /// This action only.
    One(Action),
}

/// The choices of one seat. There may be many lenders.
pub type Choices = ArrayVec<Choice, 24>;

impl Choice {
    /// Whether the action is in the family.
    #[must_use]
    pub fn admits(self, action: Action) -> bool {
        match (self, action) {
            (Choice::Bet { least, most }, Action::Bet(chips))
            | (Choice::Lend { least, most }, Action::Lend(Some(chips)))
            | (Choice::BuyIn { least, most }, Action::BuyIn(chips)) => {
                (least..=most).contains(&chips)
            }
            (Choice::BetBy { least, most, step }, Action::Bet(chips)) => {
                (least..=most).contains(&chips) && (chips - least).is_multiple_of(step)
            }
            (Choice::Borrow { from, least, most }, Action::Borrow { from: seat, chips }) => {
                from == seat && (least..=most).contains(&chips)
            }
            (
                Choice::ChooseGame {
                    games,
                    seats,
                    keeps,
                },
                Action::ChooseGame(game),
            ) => game.check(games, seats, keeps).is_ok(),
            (Choice::Show { to }, Action::Show(Some(seat))) => to.contains(seat),
            (Choice::See { .. }, Action::See) | (Choice::Cover { .. }, Action::Cover) => true,
            (Choice::Discard { from, cards }, Action::Discard(chosen)) => {
                chosen.len() == usize::from(cards) && from.contains_all(chosen)
            }
            (Choice::Declare(question), Action::Declare(answer)) => question.admits(answer),
            (Choice::One(only), action) => only == action,
            (choice, action) => action.is_of(choice),
        }
    }

    /// The plainest action of the family: the least chips, the first cards, the usual game. For policies without a
    /// better idea.
    #[must_use]
    pub fn plain(self) -> Action {
        let shared = self.plain_of_shared();
        let own = || Action::plain_of_mechanic(self);
        shared.or_else(own).unwrap_or(Action::Pass)
    }

    /// The plainest action, of those that several games have. `None`: the choice belongs to one mechanic. Bots that
    /// only bet need no more, and so the page needs less code.
    #[must_use]
    pub fn plain_of_shared(self) -> Option<Action> {
        Some(match self {
            Choice::Bet { least, .. } | Choice::BetBy { least, .. } => Action::Bet(least),
            Choice::See { .. } => Action::See,
            Choice::Cover { .. } => Action::Cover,
            Choice::Discard { from, cards } => {
                Action::Discard(from.iter().take(cards.into()).collect())
            }
            Choice::Borrow { from, least, .. } => Action::Borrow { from, chips: least },
            Choice::Lend { least, .. } => Action::Lend(Some(least)),
            Choice::Show { to } => Action::Show(to.iter().next()),
            Choice::BuyIn { least, .. } => Action::BuyIn(least),
            Choice::ChooseGame { games, .. } => {
                Action::ChooseGame(NamedGame::plain(games.first()?))
            }
            Choice::Declare(question) => Action::Declare(question.plain()),
            Choice::One(action) => action,
            Choice::Set { .. }
            | Choice::Swap { .. }
            | Choice::Level { .. }
            | Choice::Stake { .. }
            | Choice::Exchange { .. }
            | Choice::CasinoStake { .. } => return None,
        })
    }
}
