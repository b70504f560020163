//! How likely the others have which hands and are players of which kinds, by what they did in this deal.

use super::hands::{Hands, PLACES};
use super::known::KINDS;
use super::players::Players;
use super::work::{Slice, of_action, of_copy};
use crate::bots::Chances;
use crate::cards::{Card, CardSet};
use crate::engine::{Action, Choice, Event, Seat, Standing, Table, Unseen, View, Viewer};
use crate::random::{PerMille, Rng};

/// A likelihood, of [`WHOLE`]. Long deals make it very small.
pub(super) type Likelihood = u64;
/// The likelihood of what is certain.
const WHOLE: Likelihood = 1 << 60;
/// The greatest likelihood of a player is brought to this number of binary digits, so that sums do not overflow.
const DIGITS: u32 = 24;
/// The most decisions that are looked at: the last ones. A deal of many players can have hundreds.
const MOST_DECISIONS: usize = 48;
/// How often the deal is told again for each strength, with other hands: as often as keeps decisions and times within this
/// product, but no more than [`MOST_PASSES`]. One hand of a strength need not stand for all of them.
const DECISIONS_TOLD: usize = 32;
const MOST_PASSES: usize = 4;
/// The chance that a player acts unlike his kind.
const TREMBLE: PerMille = 30;

/// How likely one player did what he did, for each kind and each strength of his hand.
#[derive(Clone, Debug)]
pub(super) struct Suspect {
    pub seat: Seat,
    /// The number of his unseen cards.
    pub size: usize,
    /// His cards that all have seen.
    pub open: CardSet,
    /// Whether he has done something that depends on his hand.
    pub has_told: bool,
    pub by: [[Likelihood; PLACES]; KINDS],
    /// The sum of that over the passes that are told.
    sums: [[Likelihood; PLACES]; KINDS],
}

impl Suspect {
    /// Whether his unseen cards may be one of these hands.
    pub fn may_hold(&self, hands: &Hands) -> bool {
        (hands.size, hands.open) == (self.size, self.open)
    }
}

/// A decision that was made: the first event that followed it, and the action.
struct Decision {
    event: usize,
    seat: Seat,
    action: Action,
}

/// The likelihoods of the rivals who may still win and hold unseen cards, with the decisions that they are told by.
pub(super) struct Likelihoods {
    pub suspects: Vec<Suspect>,
    decisions: Vec<Decision>,
    telling: Option<Telling>,
}

/// A deal that is told again.
struct Telling {
    world: Table,
    /// The place of the hand that each suspect has in it.
    places: Vec<usize>,
    table: Table,
    /// The number of events told.
    event: usize,
    /// The number of decisions judged.
    decision: usize,
}

impl Likelihoods {
    /// Reads the deal so far. Nothing is told of hands yet.
    pub fn read(unseen: &Unseen, own: Seat) -> Likelihoods {
        let blank = unseen.blank();
        let gallery = blank.view(Viewer::Gallery);
        // Where hands are set, nothing is done before that tells of the cards.
        let sets = gallery.rules().sets_hands();
        let in_deal = |seat: Seat| {
            let standing = gallery.seat(seat).map(|seat| seat.standing());
            matches!(standing, Some(Standing::In | Standing::Covered(_)))
        };
        let held = unseen.held().iter().copied();
        let suspects: Vec<Suspect> = held
            .filter(|(seat, _)| *seat != own && in_deal(*seat))
            .map(|(seat, size)| Suspect {
                seat,
                size,
                open: open_cards(gallery, seat),
                has_told: !sets && gallery.seat(seat).is_some_and(|seat| !seat.is_blind()),
                by: [[WHOLE; PLACES]; KINDS],
                sums: [[0; PLACES]; KINDS],
            })
            .collect();
        let is_suspect = |seat| {
            suspects
                .iter()
                .any(|suspect: &Suspect| suspect.seat == seat)
        };
        let mut decisions = decisions(blank.history());
        // Bets on set hands are read where those hands are laid.
        decisions.retain(|decision| !sets && is_suspect(decision.seat));
        if gallery.rules().draws_cards() {
            forget_what_is_exchanged(&mut decisions, blank.history());
        }
        decisions.drain(..decisions.len().saturating_sub(MOST_DECISIONS));
        Likelihoods {
            suspects,
            decisions,
            telling: None,
        }
    }

    /// The number of times that the deal is told again, in passes, once in each with hands of each strength. 0: nothing was
    /// done.
    pub fn rounds(&self) -> usize {
        PLACES * self.passes()
    }

    fn passes(&self) -> usize {
        let passes = DECISIONS_TOLD.checked_div(self.decisions.len());
        passes.map_or(0, |passes| passes.clamp(1, MOST_PASSES))
    }

    /// Tells the deal again until the slice is over, and asks each kind what it would have done with these hands. `true`:
    /// it is told.
    pub fn tell(
        &mut self,
        round: usize,
        (unseen, hands): (&Unseen, &[Hands]),
        players: &mut Players,
        rng: &mut Rng,
        slice: &mut Slice,
    ) -> bool {
        let begun = self.telling.take();
        let Some(mut telling) = begun.or_else(|| self.begin(round, unseen, hands, rng, slice))
        else {
            return true;
        };
        while let Some(decision) = self.decisions.get(telling.decision) {
            if slice.is_over() {
                self.telling = Some(telling);
                return false;
            }
            if decision.event == telling.event {
                telling.decision += 1;
                let mut suspects = self.suspects.iter_mut().zip(&telling.places);
                if let Some((suspect, place)) =
                    suspects.find(|(suspect, _)| suspect.seat == decision.seat)
                {
                    let table = &telling.table;
                    slice.spend(players.len() * of_action(table.history().len()));
                    let is_first = round.is_multiple_of(PLACES);
                    judge(suspect, *place, is_first, table, decision, players, rng);
                }
                continue;
            }
            let Some(event) = telling.world.history().get(telling.event) else {
                break;
            };
            if !matches!(event, Event::Shuffled { .. }) {
                telling.table.apply(event);
            }
            telling.event += 1;
        }
        true
    }

    /// Begins to tell the deal again, with hands of this round's strengths.
    fn begin(
        &self,
        round: usize,
        unseen: &Unseen,
        hands: &[Hands],
        rng: &mut Rng,
        slice: &mut Slice,
    ) -> Option<Telling> {
        let (order, places) = self.order(unseen, hands, round, rng)?;
        let world = unseen.dealt(&order);
        slice.spend(2 * of_copy(world.history().len()));
        let table = world.rewound()?;
        Some(Telling {
            world,
            places,
            table,
            event: 0,
            decision: 0,
        })
    }

    /// Ends a pass, if this round was its last.
    pub fn end_round(&mut self, round: usize) {
        if !(round + 1).is_multiple_of(PLACES) {
            return;
        }
        let passes = self.passes().max(1) as Likelihood;
        for suspect in &mut self.suspects {
            let by = suspect.by.iter_mut().flatten();
            for (by, sums) in by.zip(suspect.sums.iter_mut().flatten()) {
                *sums += (*by / passes).max(1);
                *by = WHOLE;
            }
        }
        if round + 1 == self.rounds() {
            for suspect in &mut self.suspects {
                suspect.by = suspect.sums;
            }
        }
    }

    /// Brings the likelihoods to a size that can be summed, once the last round is told.
    pub fn even_out(&mut self) {
        for by in self.suspects.iter_mut().map(|suspect| &mut suspect.by) {
            let most = by.iter().flatten().copied().max().unwrap_or(0);
            let surplus = (Likelihood::BITS - most.leading_zeros()).saturating_sub(DIGITS);
            by.iter_mut()
                .flatten()
                .for_each(|likely| *likely >>= surplus);
        }
    }

    /// All unseen cards in an order that gives each suspect a hand of another strength in each round, and the place of
    /// each.
    fn order(
        &self,
        unseen: &Unseen,
        hands: &[Hands],
        round: usize,
        rng: &mut Rng,
    ) -> Option<(Vec<Card>, Vec<usize>)> {
        let mut taken = CardSet::NONE;
        let mut given: Vec<(Seat, CardSet)> = Vec::new();
        let mut places = Vec::new();
        for (nth, suspect) in self.suspects.iter().enumerate() {
            let of_size = hands.iter().find(|hands| suspect.may_hold(hands));
            let Some(hands) = of_size.filter(|_| suspect.has_told) else {
                places.push(0);
                continue;
            };
            let wanted = (round + nth * 7) % PLACES;
            // Where no hand is of this strength, the nearest weaker or stronger one is taken.
            let near = (0..PLACES).flat_map(|step| [wanted.wrapping_sub(step), wanted + step]);
            let mut near = near.filter(|place| *place < PLACES);
            let found = near.find_map(|place| Some((place, hands.draw(place, taken, rng)?)));
            let (place, hand) = found?;
            taken.extend(hand.iter());
            given.push((suspect.seat, hand));
            places.push(place);
        }
        Some((arrange(unseen, &given, taken, None), places))
    }
}

/// All unseen cards in the order in which a table takes them: these hands for these seats, and the rest for the others,
/// shuffled if there is chance.
pub(super) fn arrange(
    unseen: &Unseen,
    given: &[(Seat, CardSet)],
    taken: CardSet,
    rng: Option<&mut Rng>,
) -> Vec<Card> {
    let free = unseen.cards().iter().filter(|card| !taken.contains(**card));
    let mut free: Vec<Card> = free.copied().collect();
    if let Some(rng) = rng {
        rng.shuffle(&mut free);
    }
    let mut order = Vec::with_capacity(unseen.cards().len());
    for (seat, size) in unseen.held() {
        match given.iter().find(|(of, _)| of == seat) {
            Some((_, hand)) => order.extend(hand.iter()),
            None => order.extend(free.drain(..(*size).min(free.len()))),
        }
    }
    order.extend(free);
    order
}

/// Multiplies the likelihoods of a player by the chance that each kind would have done what he did.
fn judge(
    suspect: &mut Suspect,
    place: usize,
    is_first: bool,
    table: &Table,
    decision: &Decision,
    players: &mut Players,
    rng: &mut Rng,
) {
    let view = table.view(Viewer::Seat(decision.seat));
    let is_blind = view.own().is_some_and(|own| own.is_blind());
    let choices = table.choices(decision.seat);
    if is_blind && !is_first || choices.is_empty() {
        return;
    }
    for (kind, by) in suspect.by.iter_mut().enumerate().take(players.len()) {
        let chances = players.policy(kind).chances(view, &choices, rng);
        let chance = chance_of(&chances, decision.action, &choices).min(1000);
        let chance = chance * (1000 - TREMBLE) / 1000 + TREMBLE / 3;
        let update =
            |likely: &mut Likelihood| *likely = (*likely / 1000 * Likelihood::from(chance)).max(1);
        // What a blind player does tells nothing of his hand.
        match is_blind {
            true => by.iter_mut().for_each(update),
            false => update(&mut by[place]),
        }
    }
}

/// The chance of an action. All bets above the least count as the same action, because no two players raise by the
/// same rule.
pub(super) fn chance_of(chances: &Chances, action: Action, choices: &[Choice]) -> PerMille {
    let Action::Bet(chips) = action else {
        let same = chances.iter().filter(|(other, _)| is_same(action, *other));
        return same.map(|(_, chance)| chance).sum();
    };
    let least = choices.iter().find_map(|choice| match *choice {
        Choice::Bet { least, .. } | Choice::BetBy { least, .. } => Some(least),
        _ => None,
    });
    let is_least = |chips| Some(chips) == least;
    let same = |other| matches!(other, Action::Bet(other) if is_least(other) == is_least(chips));
    let same = chances.iter().filter(|(other, _)| same(*other));
    same.map(|(_, chance)| chance).sum()
}

/// Whether these are told by the same event.
fn is_same(one: Action, other: Action) -> bool {
    one.as_told_in_round() == other.as_told_in_round()
}

/// The cards of a seat that all have seen.
fn open_cards(gallery: View<'_>, seat: Seat) -> CardSet {
    let hands = gallery.seat(seat).into_iter().flat_map(|seat| seat.hands());
    let faces = hands.flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card).collect()
}

/// Leaves out what players did before they exchanged cards: it tells of hands that they no longer have.
fn forget_what_is_exchanged(decisions: &mut Vec<Decision>, history: &[Event]) {
    decisions.retain(|decision| {
        let mut later = history.iter().skip(decision.event);
        !later.any(|event| matches!(*event, Event::Discarded { seat, .. } if seat == decision.seat))
    });
}

/// The decisions that the events of a deal tell of. The chips of a bet are paid before the event that names it.
fn decisions(history: &[Event]) -> Vec<Decision> {
    let mut found: Vec<Decision> = Vec::new();
    let mut begins = None;
    for (nth, event) in history.iter().enumerate() {
        if matches!(event, Event::Asked(_)) {
            begins = None;
            continue;
        }
        let start = *begins.get_or_insert(nth);
        let (seat, action) = match *event {
            Event::Looked { seat, pick } => (seat, Action::Look(pick)),
            Event::Bet { seat, chips, .. } => (seat, Action::Bet(chips)),
            Event::Covered { seat, .. } => (seat, Action::Cover),
            Event::Offered { seat } => (seat, Action::Showdown),
            Event::Answered { seat, agrees: true } => (seat, Action::Agree),
            Event::Answered { seat, .. } => (seat, Action::Refuse),
            ref other => match other.plain_action() {
                Some(acted) => acted,
                None => continue,
            },
        };
        // Only the first of the events that follow a decision names it.
        if found.last().is_none_or(|last| last.event != start) {
            found.push(Decision {
                event: start,
                seat,
                action,
            });
        }
        // After a look the same player may go on without being asked again.
        if matches!(event, Event::Looked { .. }) {
            begins = None;
        }
    }
    found
}
