//! The result of a deal in words.

mod equal;
mod family_result;
mod headline;
mod in_one;
mod pots;
mod showdown;
mod teller;

pub use self::family_result::{FamilyResult, ResultOfFamily, won_the_game};
pub use self::in_one::in_one;
pub use self::teller::Teller;

use super::cards::{self, a_hand, hand_name};
use crate::app::i18n::{Name, say};
use crate::cards::{Card, Hand};
use crate::engine::{Ask, Ending, Event, Face, Purse, Seat, View};

/// The result of a deal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealResult {
    /// Who won what.
    pub headline: String,
    /// The winning hands and what they beat.
    pub details: Vec<String>,
    /// What stays hidden, and what comes next.
    pub notes: Vec<String>,
    /// Who has won a game for points or lives. `None`: this is another game, or it is not over.
    pub game_won: Option<String>,
}

/// Describes the result of the deal in this view's history. `own` are the game's own words. `None`: the deal is not
/// over.
#[must_use]
pub fn deal_result(
    view: View<'_>,
    name: &dyn Fn(Seat) -> Name,
    own: ResultOfFamily,
) -> Option<DealResult> {
    let history: Vec<Event<Face>> = view.history().collect();
    let how = history.iter().find_map(|event| match event {
        Event::Ended { how } => Some(*how),
        _ => None,
    })?;
    let teller = Teller {
        view,
        history: &history,
        name,
    };
    Some(teller.result(how, own(&teller, how)))
}

/// The most shown hands that are listed one by one.
const MOST_HANDS: usize = 2;

impl Teller<'_> {
    /// The result of a deal that ended so.
    fn result(&self, how: Ending, own: FamilyResult) -> DealResult {
        let won = self.won();
        let winner = won.first().map(|(seat, _)| *seat);
        let payer_loses = own.payer_loses.unwrap_or(say::DECIDED_BY_PAYING);
        let headline = own.headline.unwrap_or_else(|| self.headline(&won, how));
        let beside = self.beside_it(&won, how).into_iter();
        let (mut lines, mut unseen): (Vec<String>, _) =
            (beside.chain(own.details).collect(), Vec::new());
        match how {
            Ending::Fold if self.shown().is_empty() => {
                lines.push(
                    own.others_are_out
                        .unwrap_or(say::EVERYONE_ELSE_FOLDED)
                        .get()
                        .into(),
                );
                let is_told = |seat: &Seat| !self.is_known(*seat) && !self.view.rules().real_cards;
                let unseen_by_all = winner.filter(is_told);
                unseen.extend(unseen_by_all.map(|seat| say::goes_back_unseen(&self.name(seat))));
            }
            Ending::See => self.see(winner, own.has_paid, &mut lines, &mut unseen),
            Ending::Fold | Ending::Cover | Ending::Limit => lines.extend(self.best_hands(&won)),
            Ending::Showdown => {
                lines.extend(own.why_shown);
                lines.extend(self.best_hands(&won));
            }
            Ending::Show => {
                lines.extend(own.why_shown);
                lines.extend(self.each_hand());
            }
            Ending::FaceUp => lines.push(say::NOBODY_BEAT_FACE_UP.get().into()),
            Ending::Carried => self.carried(&mut lines, &mut unseen),
            // The game's own words tell it.
            Ending::Sets
            | Ending::Quads
            | Ending::Unmet
            | Ending::Conceded
            | Ending::Three
            | Ending::Post
            | Ending::House
            | Ending::Stuck => {}
        }
        lines.extend(self.equal_hands(how, payer_loses));
        lines.extend(self.pots());
        lines.extend(self.discards());
        self.debts(&mut unseen);
        unseen.extend(own.notes);
        DealResult {
            headline,
            details: lines,
            notes: unseen,
            game_won: own.game_won.filter(|_| self.view.ask() == Ask::Over),
        }
    }

    fn see(
        &self,
        winner: Option<Seat>,
        has_paid: Option<String>,
        lines: &mut Vec<String>,
        unseen: &mut Vec<String>,
    ) {
        let saw = self.history.iter().find_map(|event| match event {
            Event::Saw { payer, seen, chips } => Some((*payer, *seen, *chips)),
            _ => None,
        });
        let (Some((payer, seen, cost)), Some(winner)) = (saw, winner) else {
            return;
        };
        // Where the pots have a line each, the price of the see has none.
        let paid = has_paid.unwrap_or_else(|| say::paid_to_see(&self.name(payer), cost));
        let paid = Some(paid).filter(|_| self.pots().is_empty());
        if self.view.rules().real_cards {
            return lines.extend(paid);
        }
        let shown = self.shown();
        let hand = |seat| self.hand(seat).unwrap_or_default();
        let [first, second] = if winner == payer {
            [payer, seen]
        } else {
            [seen, payer]
        };
        match (shown.contains(&first), shown.contains(&second)) {
            (true, true) => {
                lines.push(say::with_hand_over(
                    &hand(first),
                    &self.name(second),
                    &self.name_of(second),
                ));
                lines.extend(self.decided(first, second));
                lines.extend(paid);
            }
            _ => {
                lines.push(say::with_hand(&hand(first)));
                lines.extend(paid);
                if !self.is_known(second) {
                    unseen.push(say::was_not_better(&self.name(second)));
                }
            }
        }
    }

    fn carried(&self, lines: &mut Vec<String>, next: &mut Vec<String>) {
        let kept = self.history.iter().find_map(|event| match event {
            Event::Retained { seat } => Some(*seat),
            _ => None,
        });
        lines.push(say::BLIND_WINS_NOTHING.get().into());
        next.extend(kept.map(|seat| say::keeps_for_the_next(&self.name(seat))));
    }

    fn each_hand(&self) -> Vec<String> {
        let line = |seat| Some(say::showed(&self.name(seat), &self.hand(seat)?));
        self.shown().into_iter().filter_map(line).collect()
    }

    /// The sentences about the shown hands, and about what decided between the best and the next of the same name. If
    /// there are many, only the winning ones, because each is named at its seat.
    fn best_hands(&self, won: &[(Seat, u64)]) -> Vec<String> {
        let decided = self.decided_at_showdown(won);
        if self.shown().len() <= MOST_HANDS {
            return self.each_hand().into_iter().chain(decided).collect();
        }
        // Each pot has a sentence of its own.
        if !self.pots().is_empty() {
            return Vec::new();
        }
        let line = |seat| Some(say::showed(&self.name(seat), &self.hand(seat)?));
        let shown = won.iter().filter_map(|(seat, _)| line(*seat));
        shown.chain(decided).collect()
    }

    /// The chips of each winner from the pots, in the order of payment.
    pub fn won(&self) -> Vec<(Seat, u64)> {
        let mut won: Vec<(Seat, u64)> = Vec::new();
        for event in self.history {
            match event {
                Event::Paid {
                    from: Purse::Pot(_),
                    to: Purse::Seat(seat),
                    chips,
                } => match won.iter_mut().find(|(winner, _)| winner == seat) {
                    Some((_, sum)) => *sum += chips,
                    None => won.push((*seat, *chips)),
                },
                Event::Ended { .. } => break,
                _ => {}
            }
        }
        won
    }

    /// The chips that a seat has paid into the pots of the deal.
    fn staked(&self, seat: Seat) -> u64 {
        let paid = self.history.iter().filter_map(|event| match event {
            Event::Paid {
                from: Purse::Seat(by),
                to: Purse::Pot(_),
                chips,
            } if *by == seat => Some(*chips),
            _ => None,
        });
        paid.sum()
    }

    /// The chips that stay in the pot for the next deal. `None`: none do.
    pub fn carried_chips(&self) -> Option<u64> {
        self.history.iter().find_map(|event| match event {
            Event::Carried { chips } => Some(*chips),
            _ => None,
        })
    }

    /// The seats that showed a hand, in order.
    pub fn shown(&self) -> Vec<Seat> {
        let mut seats = Vec::new();
        for event in self.history {
            if let Event::Exposed { seat, .. } = event
                && !seats.contains(seat)
            {
                seats.push(*seat);
            }
        }
        seats
    }

    /// Whether another player has seen this hand, as in a sideshow.
    fn is_known(&self, seat: Seat) -> bool {
        let shows =
            |event: &Event<Face>| matches!(event, Event::ShownTo { seat: by, .. } if *by == seat);
        self.history.iter().any(shows)
    }

    /// The three cards that a seat played with. `None`: they were not shown.
    pub fn cards(&self, seat: Seat) -> Option<Hand> {
        let cards: Vec<Face> = self
            .exposed(seat)
            .filter(|face| !self.is_discard(*face))
            .collect();
        let cards: Option<Vec<_>> = cards.iter().map(|face| face.card).collect();
        <[Card; 3]>::try_from(cards?).ok().map(Hand)
    }

    fn exposed(&self, seat: Seat) -> impl Iterator<Item = Face> {
        self.history.iter().filter_map(move |event| match event {
            Event::Exposed { seat: by, card } if *by == seat => Some(*card),
            _ => None,
        })
    }

    /// A seat's discards, as far as they were turned up.
    fn thrown(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let up = self.exposed(seat).filter(|face| self.is_discard(*face));
        up.filter_map(|face| face.card)
    }

    fn is_discard(&self, face: Face) -> bool {
        let it = |event: &Event<Face>| matches!(event, Event::Discarded { card, .. } if card.id == face.id);
        self.history.iter().any(it)
    }

    /// The sentence about discards, where they decided between equal hands (RULES 1.4).
    fn discards(&self) -> Option<String> {
        let ranking = self.view.ranking();
        let shown = self.shown();
        let value = |seat: &Seat| Some(ranking.value(self.cards(*seat)?));
        let is_alike = |seat: &Seat| {
            let mut others = shown.iter().filter(|other| *other != seat);
            others.any(|other| {
                let both = value(seat).zip(value(other));
                both.is_some_and(|(a, b)| ranking.is_up_to_discards(a, b))
            })
        };
        // Whether discards of this seat were turned up. Of a hidden hand nothing else is known.
        let turned = |seat: &Seat| {
            let thrown = |event: &Event<Face>| matches!(event, Event::Discarded { seat: by, .. } if by == seat);
            let mut since = self.history.iter().skip_while(|event| !thrown(event));
            since.any(|event| matches!(event, Event::Exposed { seat: by, card } if by == seat && self.is_discard(*card)))
        };
        let compared = shown
            .iter()
            .filter(|seat| is_alike(seat) || (shown.len() == 1 && turned(seat)));
        let sentences: Vec<String> = compared
            .filter_map(|seat| {
                let cards = cards::cards(self.thrown(*seat));
                (!cards.is_empty()).then(|| say::threw(&self.name(*seat), &cards))
            })
            .collect();
        (!sentences.is_empty())
            .then(|| format!("{} {}", say::HANDS_WERE_ALIKE.get(), sentences.join(" ")))
    }

    /// Adds the debts that were set off or paid back, and those that remain.
    fn debts(&self, lines: &mut Vec<String>) {
        for event in self.history {
            match event {
                Event::SetOff { from, to, chips } => {
                    lines.push(say::set_off(&self.name(*from), &self.name(*to), *chips));
                }
                Event::Repaid { from, to, chips } => {
                    lines.push(say::pays_back(&self.name(*from), &self.name(*to), *chips));
                }
                _ => {}
            }
        }
        for debt in self.view.debts() {
            let (debtor, creditor) = (self.name(debt.debtor), self.name(debt.creditor));
            lines.push(say::owes(&debtor, &creditor, debt.chips));
        }
    }

    /// The name of the player of a seat.
    pub fn name(&self, seat: Seat) -> Name {
        (self.name)(seat)
    }

    fn hand(&self, seat: Seat) -> Option<String> {
        let hand = self.cards(seat)?;
        let ranking = self.view.ranking();
        Some(a_hand(ranking.value(hand)) + &cards::reads(ranking, hand))
    }

    fn name_of(&self, seat: Seat) -> String {
        let Some(hand) = self.cards(seat) else {
            return String::new();
        };
        hand_name(self.view.ranking().value(hand))
    }
}
