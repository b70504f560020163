//! How the betting stands: the pot, the stake, who has looked or folded, whose turn it is. Acts that lead there are found.

use std::sync::Arc;

use leptos::prelude::*;

use super::change::Refused;
use super::fields::{list, round, row, typed};
use super::shop::{Made, Shop};
use crate::app::i18n::{Name, Text, say};
use crate::app::platform::live::live;
use crate::engine::{Chips, Choice, Seat, Standing, Viewer};
use crate::notation::{Lesson, PreparedLesson};

/// How a player stands, as a list has it.
const STANDS: [(Text, Stands); 3] = [
    (say::HELD_BLIND, Stands::Blind),
    (say::HELD_OPEN, Stands::Open),
    (say::HELD_FOLDED, Stands::Folded),
];

/// How a player stands in the betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Blind,
    Open,
    Folded,
}

/// How the betting stands, as it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Betting {
    /// `None`: any pot.
    pot: Option<Chips>,
    /// `None`: any stake.
    stake: Option<Chips>,
    turn: Seat,
    seats: Vec<Stands>,
}

impl Betting {
    /// How it stands at the end of what is made. `None`: nobody is to bet there.
    fn of(made: &(Lesson, PreparedLesson)) -> Option<Betting> {
        let table = &made.1.table;
        let turn = table.ask().seat()?;
        let is_bet = |choice: &Choice| matches!(choice, Choice::Bet { .. });
        table.choices(turn).iter().find(|choice| is_bet(choice))?;
        let view = table.view(Viewer::Gallery);
        let seats = view.seats().map(|seat| match seat.standing() {
            Standing::Folded => Stands::Folded,
            _ if seat.is_blind() => Stands::Blind,
            _ => Stands::Open,
        });
        Some(Betting {
            pot: Some(view.pot()),
            stake: Some(view.stake()),
            turn,
            seats: seats.collect(),
        })
    }

    /// The line of a lesson that says so.
    fn line(&self) -> String {
        let mut line = "state".to_owned();
        let chips = [("pot", self.pot), ("stake", self.stake)];
        for (word, chips) in chips {
            if let Some(chips) = chips {
                line += &format!(" {word} {chips}");
            }
        }
        line += &format!(" turn {}", self.turn);
        for (word, stands) in [("open", Stands::Open), ("folded", Stands::Folded)] {
            let those = self.seats.iter().zip(0_u8..);
            let those = those.filter(|(one, _)| **one == stands);
            let those: String = those.map(|(_, seat)| format!(" {seat}")).collect();
            if !those.is_empty() {
                line += &format!(" {word}{those}");
            }
        }
        line
    }
}

/// The fields, where somebody is to bet. `named` calls a player by his name.
pub fn standing(
    shop: Shop,
    refused: RwSignal<Option<Refused>>,
    named: impl Fn(Seat) -> Name + Copy + Send + Sync + 'static,
) -> AnyView {
    let is_unfolded = StoredValue::new(false);
    live(move || {
        let Made::Whole(made) = shop.made() else {
            return None;
        };
        let betting = RwSignal::new(Betting::of(&made)?);
        let set = move |_| {
            let line = betting.with_untracked(Betting::line);
            refused.set(shop.stands(&line).err());
        };
        let seats = betting.with_untracked(|betting| betting.seats.len() as u8);
        let unfolded = move |part: web_sys::Event| {
            is_unfolded.set_value(event_target::<web_sys::Element>(&part).has_attribute("open"));
        };
        Some(view! {
            <details class="more" open=is_unfolded.get_value() on:toggle=unfolded>
                <summary>{say::WORKSHOP_STANDING.get()}</summary>
                <p class="rules">{say::WORKSHOP_STANDING_SAYS.get()}</p>
                <div class="stakes">
                    {chips(say::POT, betting, |betting| &mut betting.pot)}
                    {chips(say::WORKSHOP_STAKE, betting, |betting| &mut betting.stake)}
                </div>
                <ul class="sitters stand">{(0..seats).map(|seat| stands(betting, Seat(seat), named(Seat(seat)).name)).collect_view()}</ul>
                <button type="button" class="act whole" on:click=set>{say::WORKSHOP_STAND_SO.get()}</button>
            </details>
        })
    })
}

/// A field for chips. An empty one leaves them open.
fn chips(
    label: Text,
    betting: RwSignal<Betting>,
    of: fn(&mut Betting) -> &mut Option<Chips>,
) -> AnyView {
    let now = move || {
        let mut betting = betting.get();
        of(&mut betting).map_or(String::new(), |chips| chips.to_string())
    };
    let takes = Callback::new(move |text: String| {
        let text = text.trim();
        let chips = text.parse().ok();
        betting.update(|betting| *of(betting) = chips);
        chips.is_some() || text.is_empty()
    });
    let name = Arc::new(move || label.get().to_owned());
    let field = typed(None, name, None, Arc::new(now), takes);
    view! { <div><span aria-hidden="true">{label.get()}</span>{field}</div> }.into_any()
}

/// How a player stands, and whether it is his turn.
fn stands(betting: RwSignal<Betting>, seat: Seat, name: String) -> AnyView {
    let now = move || {
        let stands = betting.with(|betting| betting.seats.get(seat.index()).copied())?;
        STANDS.iter().position(|(_, one)| *one == stands)
    };
    let chooses = Callback::new(move |nth: usize| {
        betting.update(|betting| {
            let place = betting.seats.get_mut(seat.index());
            if let (Some((_, stands)), Some(place)) = (STANDS.get(nth), place) {
                *place = *stands;
            }
        });
    });
    let turns = Callback::new(move |()| betting.update(|betting| betting.turn = seat));
    let has_turn = move || betting.with(|betting| betting.turn == seat);
    let label = say::workshop_stands(&name);
    row(vec![
        view! { <b>{name}</b> }.into_any(),
        list(
            Arc::new(move || label.clone()),
            STANDS.map(|(says, _)| says.get()).to_vec(),
            Arc::new(now),
            chooses,
        ),
        round(
            "workshop-turn",
            say::WORKSHOP_TURN.get(),
            Arc::new(has_turn),
            turns,
        ),
    ])
}

#[cfg(test)]
mod tests {
    use super::{Betting, Stands};
    use crate::engine::Seat;
    use crate::notation::Lesson;
    use crate::random::Seed;

    #[test]
    fn the_line_of_how_it_stands_leads_there_again() {
        let text =
            "brag-lesson 1\nseat 50\nseat 50\nseat 50\n0 look\n0 bet 2\n1 fold\n2 bet 1\n0 bet 4\n";
        let read = |text: &str| {
            let lesson: Lesson = text.parse().expect("a lesson");
            let prepared = lesson.prepare(Seed([0; 32])).expect("it can be played");
            Betting::of(&(lesson, prepared)).expect("a bet is due")
        };
        let betting = read(text);
        assert_eq!(
            betting.line(),
            "state pot 10 stake 4 turn 2 open 0 folded 1"
        );
        let again = format!(
            "brag-lesson 1\nseat 50\nseat 50\nseat 50\n{}\n",
            betting.line()
        );
        assert_eq!(read(&again), betting);
        let any = Betting {
            pot: None,
            stake: None,
            turn: Seat(1),
            seats: vec![Stands::Blind; 3],
        };
        assert_eq!(any.line(), "state turn 1");
    }
}
