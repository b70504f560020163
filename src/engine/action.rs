//! What a player may be offered, and what he then does.

use arrayvec::ArrayVec;

use super::Chips;
use super::call::NamedGame;
use super::other_game::{OtherGame, OtherGames};
use super::own_actions::{DrawingAction, HouseAction, RoundAction, SettingAction, SwappingAction};
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
    /// Name the betting game that is played from the next deal on.
    Call(NamedGame),
    /// Name another game that is played from the next deal on (RULES 10.11).
    CallOther(OtherGame),
    /// Stay out of what is asked for: a hand is not shown, a brag is not made.
    Pass,
    /// What only a player does who sets hands from one deal (RULES 10.1).
    Setting(SettingAction),
    /// What only a player does who swaps with the board (RULES 10.2).
    Swapping(SwappingAction),
    /// What only a player does where bets are equalised (RULES 10.0.6).
    Round(RoundAction),
    /// What only a player does who draws cards (RULES 10.4, 10.7 to 10.9).
    Drawing(DrawingAction),
    /// What only a player does who plays against the house (RULES 10.10).
    House(HouseAction),
    /// Bet the least and ask the player before to compare hands in private (RULES 10.3).
    Sideshow,
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
    /// A bet of the least of these, or of so many steps more, up to the most (RULES 10.3).
    BetBy {
        /// The least that keeps one in.
        least: Chips,
        /// The most, a whole number of steps above.
        most: Chips,
        /// One step.
        step: Chips,
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
    /// To name one of these games.
    CallOther {
        /// Those that can be dealt.
        games: OtherGames,
    },
    /// To put in what is owed and be level: [`RoundAction::Match`] or [`RoundAction::Go`].
    Level {
        /// Which of them.
        by: RoundAction,
        /// What it costs.
        cost: Chips,
    },
    /// The dealer's stake before the cards (RULES 10.6).
    Stake {
        /// The least.
        least: Chips,
        /// The most.
        most: Chips,
    },
    /// To throw away cards of one's hand and take as many (RULES 10.7, 10.9).
    Exchange {
        /// The hand, where one has looked at it.
        from: CardSet,
        /// How many cards the hand has, where one has not: they are named by their places.
        unseen: u8,
        /// The most that can be thrown.
        most: u8,
    },
    /// To bet against the house: an ante within these bounds or none, a Pair Plus bet or none, not both none, and
    /// chips left for the play bet (RULES 10.10).
    Wager {
        /// The least ante.
        least: Chips,
        /// The greatest.
        most: Chips,
        /// All chips at hand.
        chips: Chips,
    },
    /// Just this action.
    One(Action),
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
            (Choice::BetBy { least, most, step }, Action::Bet(chips)) => {
                (least..=most).contains(&chips) && (chips - least).is_multiple_of(step)
            }
            (Choice::Borrow { from, least, most }, Action::Borrow { from: seat, chips }) => {
                from == seat && (least..=most).contains(&chips)
            }
            (Choice::Call { seats, keeps }, Action::Call(game)) => game.check(seats, keeps).is_ok(),
            (Choice::CallOther { games }, Action::CallOther(game)) => games.contains(game),
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
            (Choice::Level { by, .. }, Action::Round(action)) => by == action,
            (Choice::Stake { least, most }, Action::Round(RoundAction::Stake(chips))) => {
                (least..=most).contains(&chips)
            }
            (Choice::Exchange { from, unseen, most }, Action::Drawing(action)) => {
                action.thrown().is_some_and(|thrown| {
                    (1..=usize::from(most)).contains(&thrown) && action.is_of(from, unseen)
                })
            }
            (
                Choice::Wager { least, most, chips },
                Action::House(HouseAction::Stake { ante, pair_plus }),
            ) => {
                let whole = ante.saturating_mul(2).saturating_add(pair_plus);
                (ante == 0 || (least..=most).contains(&ante)) && (1..=chips).contains(&whole)
            }
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
            Choice::CallOther { games } => match games.iter().next() {
                Some(game) => Action::CallOther(game),
                None => Action::Call(NamedGame::USUAL),
            },
            Choice::Level { by, .. } => Action::Round(by),
            Choice::Stake { least, .. } => Action::Round(RoundAction::Stake(least)),
            Choice::Exchange { from, .. } => Action::Drawing(match from.first() {
                Some(card) => DrawingAction::Draw(CardSet::from_iter([card])),
                None => DrawingAction::Unseen(1),
            }),
            Choice::Wager { least, .. } => Action::House(HouseAction::Stake {
                ante: least,
                pair_plus: 0,
            }),
            shared => shared.plain_of_shared().unwrap_or(Action::Pass),
        }
    }

    /// The same of what several games know; none of what only one mechanic has. Bots that only bet need no more, and
    /// the page not the rest of it.
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
            Choice::Call { .. } => Action::Call(NamedGame::USUAL),
            Choice::One(action) => action,
            Choice::Set { .. }
            | Choice::Swap { .. }
            | Choice::CallOther { .. }
            | Choice::Level { .. }
            | Choice::Stake { .. }
            | Choice::Exchange { .. }
            | Choice::Wager { .. } => return None,
        })
    }
}
