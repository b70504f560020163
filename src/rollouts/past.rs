//! What the others did in this deal, and what it tells of their hands and of their kinds.

use super::players::{KINDS, Players};
use crate::bots::{self, Chances, PerMille};
use crate::cards::Card;
use crate::engine::{Action, Event, Held, Seat, Standing, Table, Unseen, Viewer};
use crate::random::Rng;

/// The strengths of hands, in shares of all hands, at which the likelihood of what was done is computed. They are
/// closer at the top, where players differ most.
const QUANTILES: [u32; 20] = [
    25, 75, 150, 250, 350, 450, 550, 620, 680, 740, 780, 820, 850, 880, 910, 935, 955, 972, 985,
    995,
];

/// The number of random hands among which those of these strengths are found.
const SAMPLE: usize = 160;

/// A likelihood, of [`WHOLE`].
pub(super) type Likelihood = u32;
/// The likelihood of what is certain.
pub(super) const WHOLE: Likelihood = 1 << 20;
/// The chance that a player acts unlike any kind.
const TREMBLE: PerMille = 30;

/// How likely one player did what he did, for each kind and each strength of his hand.
#[derive(Clone, Debug)]
pub(super) struct Suspect {
    pub seat: Seat,
    pub by: [[Likelihood; QUANTILES.len()]; KINDS],
}

impl Suspect {
    /// The place of a strength in `by`.
    pub fn place(strength: PerMille) -> usize {
        let above = |pair: &[u32]| (pair[0] + pair[1]) / 2 <= strength;
        QUANTILES.windows(2).take_while(|pair| above(pair)).count()
    }
}

/// A decision of the past: the event that followed it, and the action.
struct Decision {
    event: usize,
    seat: Seat,
    action: Action,
}

/// The likelihoods for each rival who may still win and holds unseen cards, where the deal can be told again.
pub(super) fn suspects(
    unseen: &Unseen,
    own: Seat,
    players: &mut Players,
    rng: &mut Rng,
) -> Vec<Suspect> {
    let blank = unseen.dealt(unseen.cards());
    let gallery = blank.view(Viewer::Gallery);
    let in_deal = |seat: Seat| {
        let standing = gallery.seat(seat).map(|seat| seat.standing());
        matches!(standing, Some(Standing::In | Standing::Covered(_)))
    };
    let held = unseen.held().iter();
    let mut suspects: Vec<Suspect> = held
        .filter(|(seat, _)| *seat != own && in_deal(*seat))
        .map(|(seat, _)| Suspect {
            seat: *seat,
            by: [[WHOLE; QUANTILES.len()]; KINDS],
        })
        .collect();
    let decisions: Vec<Decision> = decisions(blank.history())
        .into_iter()
        .filter(|decision| suspects.iter().any(|suspect| suspect.seat == decision.seat))
        .collect();
    if decisions.is_empty() {
        return suspects;
    }
    let hands = Hands::sample(unseen, &blank, rng);
    for round in 0..QUANTILES.len() {
        let places = |nth: usize| (round + nth * 7) % QUANTILES.len();
        let order = hands.order(unseen, |seat| {
            suspects
                .iter()
                .position(|suspect| suspect.seat == seat)
                .map(|nth| QUANTILES[places(nth)])
        });
        let world = unseen.dealt(&order);
        let Some(mut table) = world.rewound() else {
            return suspects;
        };
        let mut next = decisions.iter().peekable();
        for (nth, event) in world.history().iter().enumerate() {
            while let Some(decision) = next.next_if(|decision| decision.event == nth) {
                let of = suspects.iter_mut().enumerate();
                let Some((at, suspect)) = of
                    .into_iter()
                    .find(|(_, suspect)| suspect.seat == decision.seat)
                else {
                    continue;
                };
                let view = table.view(Viewer::Seat(decision.seat));
                let is_blind = view.own().is_some_and(|own| own.is_blind());
                if is_blind && round > 0 {
                    continue;
                }
                let choices = table.choices(decision.seat);
                if choices.is_empty() {
                    continue;
                }
                for (kind, by) in suspect.by.iter_mut().enumerate().take(players.len()) {
                    let chances = players.policy(kind).chances(view, &choices, rng);
                    let chance = chance_of(&chances, decision.action, &choices);
                    let chance = chance * (1000 - TREMBLE) / 1000 + TREMBLE / 3;
                    let update = |sum: &mut u32| *sum = (*sum / 1000).max(1) * chance.max(1);
                    match is_blind {
                        true => by.iter_mut().for_each(update),
                        false => update(&mut by[places(at)]),
                    }
                }
            }
            if !matches!(event, Event::Shuffled { .. }) {
                table.apply(event);
            }
        }
    }
    suspects
}

/// The chance of an action. All bets above the least count as the same action, because no two players raise by the
/// same rule.
fn chance_of(chances: &Chances, action: Action, choices: &[crate::engine::Choice]) -> PerMille {
    let Action::Bet(chips) = action else {
        return chances.of(action);
    };
    let least = choices.iter().find_map(|choice| match *choice {
        crate::engine::Choice::Bet { least, .. } | crate::engine::Choice::BetBy { least, .. } => {
            Some(least)
        }
        _ => None,
    });
    let is_least = |chips| Some(chips) == least;
    let same = chances.iter().filter(
        |(other, _)| matches!(other, Action::Bet(other) if is_least(*other) == is_least(chips)),
    );
    same.map(|(_, chance)| chance).sum()
}

/// The decisions that the events of a deal tell of. The chips of a bet are paid before the event that names it.
fn decisions(history: &[Event]) -> Vec<Decision> {
    let mut found = Vec::new();
    let mut begins = None;
    for (nth, event) in history.iter().enumerate() {
        let start = *begins.get_or_insert(nth);
        if matches!(event, Event::Asked(_)) {
            begins = None;
            continue;
        }
        let (seat, action) = match *event {
            Event::Looked { seat, pick } => (seat, Action::Look(pick)),
            Event::Bet { seat, chips, .. } => (seat, Action::Bet(chips)),
            Event::Covered { seat, .. } => (seat, Action::Cover),
            Event::Offered { seat } => (seat, Action::Showdown),
            Event::Answered { seat, agrees } if agrees => (seat, Action::Agree),
            Event::Answered { seat, .. } => (seat, Action::Refuse),
            _ => continue,
        };
        // Only the first of the events that follow a decision names it.
        let is_first = found
            .last()
            .is_none_or(|last: &Decision| last.event != start);
        if is_first {
            found.push(Decision {
                event: start,
                seat,
                action,
            });
        }
    }
    found
}

/// Random hands of the unseen cards, the weakest first, for each number of cards that is held.
struct Hands {
    by_size: Vec<(usize, Vec<(PerMille, Vec<Card>)>)>,
}

impl Hands {
    fn sample(unseen: &Unseen, table: &Table, rng: &mut Rng) -> Hands {
        let mut sizes: Vec<usize> = unseen.held().iter().map(|(_, cards)| *cards).collect();
        sizes.sort_unstable();
        sizes.dedup();
        let mut cards = unseen.cards().to_vec();
        let mut sample = |size: usize| {
            let mut hands: Vec<(PerMille, Vec<Card>)> = (0..SAMPLE)
                .map(|_| {
                    draw(&mut cards, size, rng);
                    let hand = cards[..size.min(cards.len())].to_vec();
                    (bots::strength_of(table.view(Viewer::Gallery), &hand), hand)
                })
                .collect();
            hands.sort_by_key(|(strength, _)| *strength);
            (size, hands)
        };
        Hands {
            by_size: sizes.into_iter().map(&mut sample).collect(),
        }
    }

    /// All unseen cards in an order that gives each seat a hand of about the share that is wanted, and the others any.
    fn order(&self, unseen: &Unseen, wanted: impl Fn(Seat) -> Option<u32>) -> Vec<Card> {
        let mut order: Vec<Card> = Vec::with_capacity(unseen.cards().len());
        for &(seat, size) in unseen.held() {
            let of_size = self.by_size.iter().find(|(of, _)| *of == size);
            let Some((_, hands)) = of_size else { continue };
            let at = wanted(seat).unwrap_or(500) as usize * hands.len() / 1000;
            let is_free = |nth: &usize| {
                let hand = hands.get(*nth);
                hand.is_some_and(|(_, hand)| !hand.iter().any(|card| order.contains(card)))
            };
            let near = (0..hands.len()).flat_map(|step| [at + step, at.wrapping_sub(step)]);
            let mut near = near;
            if let Some((_, hand)) = near.find(is_free).and_then(|nth| hands.get(nth)) {
                order.extend(hand);
            } else {
                let free = unseen.cards().iter().filter(|card| !order.contains(card));
                let hand: Vec<Card> = free.take(size).copied().collect();
                order.extend(hand);
            }
        }
        let rest = unseen.cards().iter().filter(|card| !order.contains(card));
        let rest: Vec<Card> = rest.copied().collect();
        order.extend(rest);
        order
    }
}

/// Draws this many of the cards, without replacement, to the front.
pub(super) fn draw(cards: &mut [Card], count: usize, rng: &mut Rng) {
    for place in 0..count.min(cards.len()) {
        let left = (cards.len() - place) as u32;
        cards.swap(place, place + rng.below(left) as usize);
    }
}

/// The cards of a hand in a table, whoever may see them.
#[allow(dead_code)]
fn faces(held: impl Iterator<Item = Held>) -> Vec<Card> {
    held.map(|held| held.card).collect()
}
