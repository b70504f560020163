//! A table with the page's cards, and beside it one with real cards, at which the same people do the same. What the second
//! one asks is answered by the cards of the first.

use brag::cards::{Card, HandValue, Rank, Suit};
use brag::engine::{
    Action, Ask, Choice, ClassicAsk, ClassicEvent, Compared, Declared, DrawingAction, Event,
    Question, Seat, SeatSet, Table, Viewer, VyingAsk,
};
use brag::games;

/// The table with real cards.
pub struct Twin {
    pub real: Table,
    /// What was done there.
    pub done: Vec<(Seat, Action)>,
    /// The table after the last of it.
    pub after: Table,
    /// What it has asked.
    pub asked: Vec<Compared>,
}

impl Twin {
    pub fn new(real: Table) -> Twin {
        Twin {
            after: real.clone(),
            real,
            done: Vec::new(),
            asked: Vec::new(),
        }
    }

    /// Does what was done at the other table, which changed from `before` to `now`. `None`: cards were dealt.
    pub fn follow(&mut self, before: &Table, now: &Table, act: Option<(Seat, Action)>) {
        let mut then = before.clone();
        match act {
            None => {
                self.real.deal_in_place(None).expect("a deal is due");
                then = now.clone();
            }
            Some((seat, action)) => {
                if let Action::Play(pick) = action {
                    let pick = pick.other();
                    then.apply(&Event::Thrown { seat, pick });
                }
                if let Some(action) = with_real_cards(before, seat, action) {
                    self.play(seat, action);
                }
            }
        }
        self.answer(&then, now);
        self.stands_as(now);
    }

    fn play(&mut self, seat: Seat, action: Action) {
        let why = format!("{seat} {action:?} at {:?}", self.real.ask());
        self.real.play_in_place(seat, action).expect(&why);
        self.done.push((seat, action));
        self.after = self.real.clone();
    }

    /// Answers all that is asked.
    fn answer(&mut self, then: &Table, now: &Table) {
        loop {
            match self.real.ask() {
                Ask::Declare { seat, question, .. } => {
                    self.asked.push(question.of);
                    let answer = declared(question, then, now);
                    self.play(seat, Action::Declare(answer));
                }
                ask @ Ask::Classic(ClassicAsk::Draw { seat }) if ask != now.ask() => {
                    let target = now.rules().number().expect("a number").target;
                    let said = match total(now, seat) {
                        sum if sum > target => DrawingAction::Bust,
                        sum if sum == target => DrawingAction::Made,
                        _ => DrawingAction::Stand,
                    };
                    self.play(seat, Action::Drawing(said));
                }
                _ => return,
            }
        }
    }

    /// Whether chips, debts and turn are those of the other table.
    fn stands_as(&self, now: &Table) {
        let money = |table: &Table| {
            let view = table.view(Viewer::Gallery);
            let stacks: Vec<_> = table.stacks().collect();
            let pots = view.pots().to_vec();
            let debts = table.debts().to_vec();
            let carried = view.carried();
            // Cards that were shown lie open until the next deal.
            let plays = !view.is_between_deals() && view.ask() != Ask::Over;
            let seats = view
                .seats()
                .map(|seat| (seat.standing(), plays && seat.is_blind()));
            let seats: Vec<_> = seats.collect();
            (stacks, pots, carried, debts, table.dealer(), seats)
        };
        let rules = now.rules().game;
        assert_eq!(money(&self.real), money(now), "{rules}: {:?}", self.done);
        if matches!(now.ask(), Ask::Vying(VyingAsk::Discard { .. })) {
            return;
        }
        assert_eq!(
            unshuffled(self.real.ask()),
            unshuffled(now.ask()),
            "{rules}"
        );
        let offered = |table: &Table, seat: Seat| -> Vec<_> {
            let choices = table.choices(seat).into_iter();
            choices.filter(|choice| !is_of_cards(*choice)).collect()
        };
        for seat in (0..now.stacks().len() as u8).map(Seat) {
            assert_eq!(offered(&self.real, seat), offered(now, seat), "{rules}");
            assert_eq!(self.real.buy_in(seat), now.buy_in(seat), "{rules}");
        }
    }
}

/// Real cards are gathered and shuffled by those who hold them.
fn unshuffled(ask: Ask) -> String {
    let text = format!("{ask:?}");
    text.replace("shuffle: true", "shuffle: false")
}

/// Whether cards are named, or a game whose decisions need them.
fn is_of_cards(choice: Choice) -> bool {
    match choice {
        Choice::Exchange { .. } | Choice::One(Action::Drawing(_)) => true,
        Choice::One(Action::ChooseOtherGame(game)) => {
            let game = games::named(game.key()).expect("a game of the catalogue");
            !(game.rules)().can_be_banked()
        }
        _ => false,
    }
}

/// The action of whoever holds real cards. `None`: he needs say nothing.
fn with_real_cards(table: &Table, seat: Seat, action: Action) -> Option<Action> {
    let is_number = matches!(table.ask(), Ask::Classic(ClassicAsk::Draw { .. }));
    let take = DrawingAction::Draw(brag::cards::CardSet::NONE);
    Some(match action {
        Action::Discard(_) => return None,
        Action::Drawing(drawn) => Action::Drawing(match drawn {
            DrawingAction::Draw(cards) if is_number => {
                assert!(cards.is_empty());
                take
            }
            DrawingAction::Give(_) => take,
            DrawingAction::Draw(cards) => DrawingAction::Count(cards.len() as u8),
            DrawingAction::Unseen(places) => DrawingAction::Count(places.count_ones() as u8),
            DrawingAction::Stand if is_number => {
                let target = table.rules().number().expect("a number").target;
                match total(table, seat) == target {
                    true => DrawingAction::Made,
                    false => DrawingAction::Stand,
                }
            }
            other => other,
        }),
        action => action,
    })
}

/// The answer by the cards. `then` has the hands as they were compared, `now` has the result.
fn declared(question: Question, then: &Table, now: &Table) -> Declared {
    let among: Vec<Seat> = question.among.iter().collect();
    let seats: SeatSet = match question.of {
        Compared::Hands { .. } => best(&among, |seat| value(then, seat)),
        Compared::FaceUp { .. } => {
            let folded = |seat: &Seat| now.history().contains(&Event::Folded { seat: *seat });
            let beat = among.iter().copied().filter(|seat| !folded(seat));
            beat.collect()
        }
        Compared::Upcards => best(&among, |seat| {
            let card = cards(then, seat)[2];
            let is_first = card == Card::new(Rank::Ace, Suit::Diamonds);
            (is_first, card.rank())
        }),
        Compared::Dealt => {
            let target = then.rules().number().expect("a number").target;
            let made = among.iter().copied();
            made.filter(|seat| total(then, *seat) == target).collect()
        }
        Compared::Nearest => {
            let target = now.rules().number().expect("a number").target;
            best(&among, |seat| {
                Some(total(now, seat)).filter(|sum| *sum <= target)
            })
        }
        Compared::Drawn => {
            let won = now.history().iter().find_map(|event| match *event {
                Event::Classic(ClassicEvent::Won { pot: 2, seats }) => Some(seats),
                _ => None,
            });
            won.expect("the third pot was won")
        }
    };
    let royal = |seat: Seat| value(then, seat).kind() == brag::cards::HandKind::Prial;
    Declared {
        seats,
        royal: question.may_be_royal() && seats.iter().any(royal),
    }
}

fn best<T: Ord>(among: &[Seat], of: impl Fn(Seat) -> T) -> SeatSet {
    let best = among.iter().map(|seat| of(*seat)).max();
    let is_best = |seat: &Seat| Some(of(*seat)) == best;
    among.iter().copied().filter(is_best).collect()
}

fn value(table: &Table, seat: Seat) -> HandValue {
    let view = table.view(Viewer::Hindsight);
    let seat = view.seat(seat).expect("a seat");
    seat.known_hand().expect("a hand").1
}

fn cards(table: &Table, seat: Seat) -> Vec<Card> {
    let own = table.held().filter(|(whose, _)| *whose == seat);
    own.map(|(_, held)| held.card).collect()
}

fn total(table: &Table, seat: Seat) -> u32 {
    let rules = table.rules().number().expect("a number");
    rules.total(cards(table, seat).into_iter())
}
