//! What a deal came to, told once it is over.

use super::{a_hand, hand_name, sentence};
use crate::engine::{Ask, Ending, Event, Face, Purse, Seat, View};

/// A deal's end in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won what.
    pub headline: String,
    /// With what, and against what.
    pub how: Vec<String>,
    /// What stays hidden, and what comes next.
    pub unseen: Vec<String>,
}

/// Tells the end of the deal in this view's history. `name` gives a seat's name and whether it is
/// "you".
#[must_use]
pub fn verdict(view: View<'_>, name: impl Fn(Seat) -> (String, bool)) -> Option<Verdict> {
    let history: Vec<Event<Face>> = view.history().collect();
    let how = history.iter().find_map(|event| match event {
        Event::Ended { how } => Some(*how),
        _ => None,
    })?;
    let teller = Teller {
        view,
        history: &history,
        name: &name,
    };
    let mut verdict = teller.tell(how);
    if view.ask() == (Ask::Deal { shuffle: true }) {
        verdict
            .unseen
            .push("The pack is shuffled before the next deal.".into());
    }
    Some(verdict)
}

struct Teller<'a, N> {
    view: View<'a>,
    history: &'a [Event<Face>],
    name: &'a N,
}

impl<N: Fn(Seat) -> (String, bool)> Teller<'_, N> {
    fn tell(&self, how: Ending) -> Verdict {
        let won = self.won();
        let winner = won.first().map(|(seat, _)| *seat);
        let (headline, mut lines, mut unseen) = (self.headline(&won), Vec::new(), Vec::new());
        match how {
            Ending::Fold if self.shown().is_empty() => {
                lines.push("Everyone else folded".into());
                if let Some(winner) = winner {
                    unseen.push(format!("{} hand goes back unseen", self.whose(winner)));
                }
            }
            Ending::See => self.see(winner, &mut lines, &mut unseen),
            Ending::Fold | Ending::Cover => lines.extend(self.each_hand()),
            Ending::Showdown => {
                lines.push("All agreed to show".into());
                lines.extend(self.each_hand());
            }
            Ending::Show => {
                lines.push("One was short, and the other showed".into());
                lines.extend(self.each_hand());
            }
            Ending::FaceUp => lines.push("Nobody could beat the hand that lay face up".into()),
            Ending::Carried => self.carried(&mut lines),
        }
        let finish = |lines: Vec<String>| lines.iter().map(|line| sentence(line)).collect();
        Verdict {
            headline,
            how: finish(lines),
            unseen: finish(unseen),
        }
    }

    fn headline(&self, won: &[(Seat, u64)]) -> String {
        let total: u64 = self.carried_chips().unwrap_or(0);
        match won {
            [] => format!("The pot of {total} stays"),
            [(seat, chips)] => self.does(*seat, &format!("win {chips}"), &format!("wins {chips}")),
            many => {
                let parts: Vec<String> = many
                    .iter()
                    .map(|(seat, chips)| {
                        self.does(*seat, &format!("win {chips}"), &format!("wins {chips}"))
                    })
                    .collect();
                parts.join(", ")
            }
        }
    }

    fn see(&self, winner: Option<Seat>, lines: &mut Vec<String>, unseen: &mut Vec<String>) {
        let saw = self.history.iter().find_map(|event| match event {
            Event::Saw { payer, seen, chips } => Some((*payer, *seen, *chips)),
            _ => None,
        });
        let (Some((payer, seen, cost)), Some(winner)) = (saw, winner) else {
            return;
        };
        let paid = self.does(
            payer,
            &format!("paid {cost} to see"),
            &format!("paid {cost} to see"),
        );
        let shown = self.shown();
        let hand = |seat| self.hand(seat).unwrap_or_default();
        let [first, second] = if winner == payer {
            [payer, seen]
        } else {
            [seen, payer]
        };
        match (shown.contains(&first), shown.contains(&second)) {
            (true, true) => {
                lines.push(format!(
                    "with {} over {} {}",
                    hand(first),
                    self.whose_low(second),
                    self.name_of(second)
                ));
                lines.push(paid);
            }
            _ => {
                lines.push(format!("with {}", hand(first)));
                lines.push(paid);
                unseen.push(format!(
                    "{} hand was not better, and goes back unseen",
                    self.whose(second)
                ));
            }
        }
        if shown.len() > 2 {
            lines.extend(self.each_hand());
        }
    }

    fn carried(&self, lines: &mut Vec<String>) {
        let kept = self.history.iter().find_map(|event| match event {
            Event::Retained { seat } => Some(*seat),
            _ => None,
        });
        lines.push("The last player was blind, and a blind hand does not win the pot".into());
        if let Some(seat) = kept {
            lines.push(self.does(
                seat,
                "keep your hand, unseen, for the next deal",
                "keeps the hand, unseen, for the next deal",
            ));
        }
    }

    fn each_hand(&self) -> Vec<String> {
        let line = |seat| {
            let hand = self.hand(seat)?;
            Some(self.does(seat, &format!("showed {hand}"), &format!("showed {hand}")))
        };
        self.shown().into_iter().filter_map(line).collect()
    }

    /// What each winner took from the pots, in the order in which they were paid.
    fn won(&self) -> Vec<(Seat, u64)> {
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

    fn carried_chips(&self) -> Option<u64> {
        self.history.iter().find_map(|event| match event {
            Event::Carried { chips } => Some(*chips),
            _ => None,
        })
    }

    /// Who showed his hand, in order.
    fn shown(&self) -> Vec<Seat> {
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

    fn cards(&self, seat: Seat) -> Option<crate::cards::Hand> {
        let cards: Vec<Face> = self
            .history
            .iter()
            .filter_map(|event| match event {
                Event::Exposed { seat: by, card } if *by == seat => Some(*card),
                _ => None,
            })
            .collect();
        let cards: Option<Vec<_>> = cards.iter().map(|face| face.card).collect();
        <[crate::cards::Card; 3]>::try_from(cards?)
            .ok()
            .map(crate::cards::Hand)
    }

    fn hand(&self, seat: Seat) -> Option<String> {
        let hand = self.cards(seat)?;
        Some(a_hand(self.view.ranking().value(hand)))
    }

    fn name_of(&self, seat: Seat) -> String {
        let Some(hand) = self.cards(seat) else {
            return String::new();
        };
        hand_name(self.view.ranking().value(hand))
    }

    fn does(&self, seat: Seat, you: &str, they: &str) -> String {
        match (self.name)(seat) {
            (_, true) => format!("You {you}"),
            (name, false) => format!("{name} {they}"),
        }
    }

    fn whose(&self, seat: Seat) -> String {
        match (self.name)(seat) {
            (_, true) => "Your".into(),
            (name, false) => format!("{name}’s"),
        }
    }

    fn whose_low(&self, seat: Seat) -> String {
        match (self.name)(seat) {
            (_, true) => "your".into(),
            (name, false) => format!("{name}’s"),
        }
    }
}
