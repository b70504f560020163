//! The end of a deal and the end of a sitting, told on the felt.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::engine::{Seat, SeatView};
use crate::ui::game::{Game, Scene};
use crate::ui::language::{Name, Text, say};
use crate::ui::pages::{Ask, Whence};
use crate::ui::words;

/// Who won what, with what, and what stays hidden.
#[component]
pub fn Verdict() -> impl IntoView {
    let game = expect_context::<Game>();
    live(move || {
        let over = game.scene() == Scene::DealOver;
        let told = game.settled(|view| words::verdict(view, |seat| game.somebody(seat)));
        told.filter(|_| over).map(|told| {
            view! {
                <div class="verdict">
                    <h2>{told.headline}</h2>
                    {told.how.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    {told.unseen.into_iter().map(|line| view! { <p class="unseen">{line}</p> }).collect_view()}
                </div>
            }
        })
    })
}

/// How everyone stands when the sitting is over.
#[component]
pub fn Standings() -> impl IntoView {
    let game = expect_context::<Game>();
    live(move || {
        (game.scene() == Scene::SittingOver).then(|| {
            let last = game.settled(|view| words::verdict(view, |seat| game.somebody(seat)));
            let deals = game.settled(|view| view.deals());
            let rows = rows(game);
            let richest = rows.iter().max_by_key(|row| row.chips);
            let for_points = game.settled(|view| view.rules().points().is_some());
            let is_won = for_points && game.is_over();
            let headline = match richest.filter(|_| deals > 0) {
                None => say::NO_GAME.get().to_owned(),
                Some(_) if is_won => last.as_ref().map(|last| last.headline.clone()).unwrap_or_default(),
                Some(first) => say::has_the_chips(&first.who),
            };
            let told = match deals {
                0 => say::TOO_FEW_CAN_PAY.get().to_owned(),
                _ if game.is_over() => say::over_after(deals.into()),
                _ => say::ended_after(deals.into()),
            };
            let column = |says: Text| view! { <th scope="col">{says.get()}</th> };
            view! {
                <div class="verdict whole">
                    <h2>{headline}</h2>
                    {last.map(|last| {
                        let begins = (!is_won).then(|| say::in_the_last_deal(&last.headline));
                        view! { <p>{begins}" "{last.how.join(" ")}</p> }
                    })}
                    <p class="unseen">{told}</p>
                    <table class="standing">
                        <thead class="sr">
                            <tr>{[Some(say::COLUMN_PLAYER), for_points.then_some(say::COLUMN_POINTS), Some(say::COLUMN_CHIPS), Some(say::COLUMN_CHANGE)].into_iter().flatten().map(column).collect_view()}</tr>
                        </thead>
                        <tbody>{rows.into_iter().map(Row::view).collect_view()}</tbody>
                    </table>
                    <Ask whence=Whence::Felt says=say::IS_THE_SHUFFLE_FAIR/>
                    <p class="unseen">{say::NEXT_ONE_IS_SEALED.get()}" "<code class="seal">{game.next_seal()}</code></p>
                </div>
            }
        })
    })
}

struct Row {
    who: Name,
    points: Option<u32>,
    chips: u64,
    began: u64,
}

fn rows(game: Game) -> Vec<Row> {
    let began = game.setup().players.into_iter().map(|player| player.chips);
    let now = game.settled(|view| {
        let points = view.rules().points().is_some();
        let place = |place: SeatView<'_>| (points.then(|| place.score()), place.chips());
        view.seats().map(place).collect::<Vec<_>>()
    });
    began
        .zip(now)
        .enumerate()
        .map(|(seat, (began, (points, chips)))| {
            let seat = Seat(seat as u8);
            Row {
                who: game.somebody(seat),
                points,
                chips,
                began,
            }
        })
        .collect()
}

impl Row {
    fn view(self) -> impl IntoView {
        let (class, change) = if self.chips >= self.began {
            ("gain", format!("+{}", self.chips - self.began))
        } else {
            ("loss", format!("−{}", self.began - self.chips))
        };
        view! {
            <tr>
                <th scope="row">{self.who.name}</th>
                {self.points.map(|points| view! { <td>{points}</td> })}
                <td>{self.chips}</td>
                <td class=class>{change}</td>
            </tr>
        }
    }
}
