//! What a deal came to, told once it is over.

use super::{a_hand, hand_name, sentence};
use crate::engine::{Ask, Ending, Event, Face, Purse, Seat, Turn, View};

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
                lines.push(self.instead());
                lines.extend(self.each_hand());
            }
            Ending::FaceUp => lines.push("Nobody could beat the hand that lay face up".into()),
            Ending::Carried => self.carried(&mut lines),
        }
        lines.extend(self.discards());
        self.debts(&mut unseen);
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

    /// Who showed instead of lending.
    fn instead(&self) -> String {
        let asked = self.history.iter().rev().find_map(|event| match event {
            Event::Asked(Ask::Turn(Turn::LendOrShow { seat, .. })) => Some(*seat),
            _ => None,
        });
        asked.map_or_else(String::new, |seat| {
            let showed = "showed instead of lending";
            self.does(seat, showed, showed)
        })
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
            .exposed(seat)
            .filter(|face| !self.is_discard(*face))
            .collect();
        let cards: Option<Vec<_>> = cards.iter().map(|face| face.card).collect();
        <[crate::cards::Card; 3]>::try_from(cards?)
            .ok()
            .map(crate::cards::Hand)
    }

    fn exposed(&self, seat: Seat) -> impl Iterator<Item = Face> {
        self.history.iter().filter_map(move |event| match event {
            Event::Exposed { seat: by, card } if *by == seat => Some(*card),
            _ => None,
        })
    }

    fn is_discard(&self, face: Face) -> bool {
        let it = |event: &Event<Face>| matches!(event, Event::Discarded { card, .. } if card.id == face.id);
        self.history.iter().any(it)
    }

    /// What was thrown away, where the comparison came to that: of hands alike in all else (RULES 1.4).
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
        // Of a hand that stays hidden one only knows that the other's discards were turned up for it.
        let turned = |seat: &Seat| {
            let thrown = |event: &Event<Face>| matches!(event, Event::Discarded { seat: by, .. } if by == seat);
            let mut since = self.history.iter().skip_while(|event| !thrown(event));
            since.any(|event| matches!(event, Event::Exposed { seat: by, card } if by == seat && self.is_discard(*card)))
        };
        let compared = shown
            .iter()
            .filter(|seat| is_alike(seat) || (shown.len() == 1 && turned(seat)));
        let told: Vec<String> = compared
            .filter_map(|seat| {
                let up = self.exposed(*seat).filter(|face| self.is_discard(*face));
                let cards = super::cards(up.filter_map(|face| face.card));
                let threw = format!("threw the {cards}");
                (!cards.is_empty()).then(|| self.does(*seat, &threw, &threw))
            })
            .collect();
        (!told.is_empty()).then(|| format!("The hands were alike. {}", told.join(". ")))
    }

    /// What was paid back, and what is owed still.
    fn debts(&self, lines: &mut Vec<String>) {
        for event in self.history {
            if let Event::Repaid { from, to, chips } = event {
                let loan = format!("{} {chips} back", self.whom(*to));
                lines.push(self.does(*from, &format!("pay {loan}"), &format!("pays {loan}")));
            }
        }
        for debt in self.view.debts() {
            let loan = format!("{} {}", self.whom(debt.creditor), debt.chips);
            lines.push(self.does(debt.debtor, &format!("owe {loan}"), &format!("owes {loan}")));
        }
    }

    fn whom(&self, seat: Seat) -> String {
        match (self.name)(seat) {
            (_, true) => "you".into(),
            (name, false) => name,
        }
    }

    fn hand(&self, seat: Seat) -> Option<String> {
        let hand = self.cards(seat)?;
        let ranking = self.view.ranking();
        Some(a_hand(ranking.value(hand)) + &super::reads(ranking, hand))
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
