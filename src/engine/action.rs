//! What a player may be offered, and what he then does.

use arrayvec::ArrayVec;

use super::Chips;
use super::call::NamedGame;
use super::seat::{Seat, SeatSet};
use crate::cards::{Card, CardSet, Ranking, RankingRules, Rows};

/// One of the two blind hands that the keeper of a hand holds (RULES 1.3, "Two blind hands").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// The hand kept from an earlier deal.
    Old,
    /// The hand of this deal.
    New,
}

impl Pick {
    /// The other hand.
    #[must_use]
    pub fn other(self) -> Pick {
        match self {
            Pick::Old => Pick::New,
            Pick::New => Pick::Old,
        }
    }

    pub(super) fn index(self) -> usize {
        self as usize
    }
}

/// Something a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Look at one's blind hand; with two, at the one named.
    Look(Option<Pick>),
    /// Keep the hand just looked at; the other goes under the pack unseen.
    Keep,
    /// Throw away the hand just looked at and stay blind on the other.
    Throw,
    /// Throw away these cards of the hand just opened (RULES 1.4).
    Discard(CardSet),
    /// Put so many chips in.
    Bet(Chips),
    /// Pay to see the other hand.
    See,
    /// Throw the hand in.
    Fold,
    /// Put all one has left on the pot and lay one's cards on it.
    Cover,
    /// Offer that all hands are shown.
    Showdown,
    /// Agree to show.
    Agree,
    /// Refuse to show.
    Refuse,
    /// Name the blind hand that plays.
    Play(Pick),
    /// Name the blind hand kept for the next deal, or none.
    Retain(Option<Pick>),
    /// Ask this seat to lend so many chips; where the richest must lend, take them.
    Borrow {
        /// Who is to lend.
        from: Seat,
        /// How many.
        chips: Chips,
    },
    /// Lend what is asked for; or, where nothing is, so many chips to the one who is short.
    Lend(Option<Chips>),
    /// Show one's hand to this seat alone; or, to none in particular, to all instead of lending.
    Show(Option<Seat>),
    /// Bring so many chips to the table.
    BuyIn(Chips),
    /// Name the game that is played from the next deal on.
    Call(NamedGame),
    /// Stay out of what is asked for: a hand is not shown, a brag is not made.
    Pass,
    /// What only a player does who sets hands from one deal (RULES 10.1).
    Setting(SettingAction),
    /// What only a player does who swaps with the board (RULES 10.2).
    Swapping(SwappingAction),
}

/// What only a player does who sets hands from one deal (RULES 10.1). A hand is shown by
/// [`Action::Show`] to none in particular, and kept back by [`Action::Pass`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingAction {
    /// Take the next spare hand, unseen, for one's own.
    Take,
    /// Leave the spare hand to the next player.
    Leave,
    /// Set one's hands, the best first; what is left over is thrown away.
    Set(Rows),
}

/// What only a player does who swaps with the board (RULES 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwappingAction {
    /// Give this card and take that one from the board; the hidden one where none is named.
    Swap {
        /// The card of one's own.
        give: Card,
        /// The card of the board.
        take: Option<Card>,
    },
    /// Exchange all three for the whole board.
    All,
    /// Stick: everybody else has one more turn.
    Stick,
}

/// A family of actions that are legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// A bet of any whole number of chips between these two, both included.
    Bet {
        /// The least that keeps one in.
        least: Chips,
        /// The most that limits and one's own chips allow.
        most: Chips,
    },
    /// To see this seat's hand for so many chips.
    See {
        /// Whose hand would be seen.
        seat: Seat,
        /// What it costs.
        cost: Chips,
    },
    /// To cover the pot with these chips, all one has.
    Cover {
        /// What one has left.
        chips: Chips,
    },
    /// To throw away any so many of these cards, those of one's hand.
    Discard {
        /// The hand.
        from: CardSet,
        /// How many must go.
        cards: u8,
    },
    /// To borrow from this seat any number of chips between these two.
    Borrow {
        /// Who would lend.
        from: Seat,
        /// What is missing for the least bet.
        least: Chips,
        /// The most that may be asked for.
        most: Chips,
    },
    /// To lend any number of chips between these two to the player who is short.
    Lend {
        /// What he is missing for his least bet.
        least: Chips,
        /// All one has.
        most: Chips,
    },
    /// To show one's hand to one of these seats, and to nobody else.
    Show {
        /// Those who could lend then.
        to: SeatSet,
    },
    /// To buy in for any number of chips between these two: offered by [`Table::buy_in`](super::Table::buy_in)
    /// alone.
    BuyIn {
        /// The least that is let in.
        least: Chips,
        /// The most that can be counted.
        most: Chips,
    },
    /// To name any game of three, four or five cards that the pack can serve.
    Call {
        /// How many sit at the table.
        seats: usize,
        /// Whether a hand played blind may be kept.
        keeps: bool,
    },
    /// To set hands from these cards, each no better than the one before it.
    Set {
        /// One's cards.
        from: CardSet,
        /// How many hands of three.
        hands: u8,
        /// Whether one of them may be four of a kind instead.
        fours: bool,
        /// Which hand beats which.
        ranking: RankingRules,
    },
    /// To give one of these cards for one of those, or for the hidden one.
    Swap {
        /// One's cards.
        give: CardSet,
        /// The open cards of the board.
        take: CardSet,
        /// Whether a card of the board is hidden.
        hidden: bool,
    },
    /// Just this action.
    One(Action),
}

/// What a player chooses with: the page has one for each, and a game without a bot of its own is played by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// A press does it.
    Button(Action),
    /// An amount of chips between these two.
    Amount {
        /// The least.
        least: Chips,
        /// The most.
        most: Chips,
    },
    /// So many cards of one's hand.
    Cards {
        /// The hand.
        from: CardSet,
        /// How many.
        cards: u8,
    },
    /// All cards of one's hand, put into hands.
    Arrangement {
        /// The cards.
        from: CardSet,
        /// How many hands.
        hands: u8,
    },
    /// A card of one's own for one of the board.
    CardForCard {
        /// One's cards.
        give: CardSet,
        /// The open cards of the board.
        take: CardSet,
        /// Whether a card of the board is hidden.
        hidden: bool,
    },
    /// One of these seats.
    Seat {
        /// Whose.
        of: SeatSet,
    },
    /// One of the games that can be named.
    Game,
}

/// All that is offered to one seat at one moment; many may be able to lend.
pub type Choices = ArrayVec<Choice, 24>;

impl Choice {
    /// Whether the action is one of the family.
    #[must_use]
    pub fn admits(self, action: Action) -> bool {
        match (self, action) {
            (Choice::Bet { least, most }, Action::Bet(chips))
            | (Choice::Lend { least, most }, Action::Lend(Some(chips)))
            | (Choice::BuyIn { least, most }, Action::BuyIn(chips)) => {
                (least..=most).contains(&chips)
            }
            (Choice::Borrow { from, least, most }, Action::Borrow { from: seat, chips }) => {
                from == seat && (least..=most).contains(&chips)
            }
            (Choice::Call { seats, keeps }, Action::Call(game)) => game.check(seats, keeps).is_ok(),
            (Choice::Show { to }, Action::Show(Some(seat))) => to.contains(seat),
            (Choice::See { .. }, Action::See) | (Choice::Cover { .. }, Action::Cover) => true,
            (Choice::Discard { from, cards }, Action::Discard(chosen)) => {
                chosen.len() == usize::from(cards) && from.contains_all(chosen)
            }
            (
                Choice::Set {
                    from,
                    hands,
                    fours,
                    ranking,
                },
                Action::Setting(SettingAction::Set(rows)),
            ) => {
                let short = |row: &&[Card]| row.len() != 3;
                rows.len() == usize::from(hands)
                    && from.contains_all(rows.cards())
                    && rows.cards().len() == rows.card_count()
                    && rows.iter().filter(short).count() <= usize::from(fours)
                    && rows.is_in_order_by(ranking)
            }
            (
                Choice::Swap {
                    give: own,
                    take: board,
                    hidden,
                },
                Action::Swapping(SwappingAction::Swap { give, take }),
            ) => own.contains(give) && take.map_or(hidden, |card| board.contains(card)),
            (Choice::One(only), action) => only == action,
            _ => false,
        }
    }

    /// The plainest action of the family: the least chips, the first cards, the usual game. Whoever has no better
    /// idea does this.
    #[must_use]
    pub fn plain(self) -> Action {
        match self {
            Choice::Set {
                from,
                hands,
                ranking,
                ..
            } => {
                let cards: Vec<Card> = from.iter().collect();
                let rows = Rows::new(cards.chunks_exact(3).take(hands.into()));
                let rows = rows
                    .unwrap_or(Rows::NONE)
                    .best_first(&Ranking::new(ranking));
                Action::Setting(SettingAction::Set(rows))
            }
            Choice::Swap { give, take, .. } => match give.first() {
                Some(give) => {
                    let take = take.first();
                    Action::Swapping(SwappingAction::Swap { give, take })
                }
                None => Action::Swapping(SwappingAction::All),
            },
            shared => shared.plain_of_shared().unwrap_or(Action::Pass),
        }
    }

    /// The same of what several games know; none of what only one mechanic has. Bots that only bet need no more, and
    /// the page not the rest of it.
    #[must_use]
    pub fn plain_of_shared(self) -> Option<Action> {
        Some(match self {
            Choice::Bet { least, .. } => Action::Bet(least),
            Choice::See { .. } => Action::See,
            Choice::Cover { .. } => Action::Cover,
            Choice::Discard { from, cards } => {
                Action::Discard(from.iter().take(cards.into()).collect())
            }
            Choice::Borrow { from, least, .. } => Action::Borrow { from, chips: least },
            Choice::Lend { least, .. } => Action::Lend(Some(least)),
            Choice::Show { to } => Action::Show(to.iter().next()),
            Choice::BuyIn { least, .. } => Action::BuyIn(least),
            Choice::Call { .. } => Action::Call(NamedGame::USUAL),
            Choice::One(action) => action,
            Choice::Set { .. } | Choice::Swap { .. } => return None,
        })
    }

    /// What the choice is made with.
    #[must_use]
    pub fn control(self) -> Control {
        match self {
            Choice::Bet { least, most }
            | Choice::Lend { least, most }
            | Choice::BuyIn { least, most }
            | Choice::Borrow { least, most, .. } => Control::Amount { least, most },
            Choice::See { .. } => Control::Button(Action::See),
            Choice::Cover { .. } => Control::Button(Action::Cover),
            Choice::Discard { from, cards } => Control::Cards { from, cards },
            Choice::Show { to } => Control::Seat { of: to },
            Choice::Call { .. } => Control::Game,
            Choice::Set { from, hands, .. } => Control::Arrangement { from, hands },
            Choice::Swap { give, take, hidden } => Control::CardForCard { give, take, hidden },
            Choice::One(action) => Control::Button(action),
        }
    }
}
