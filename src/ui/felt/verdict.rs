//! The end of a deal and the end of a sitting, told on the felt.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::engine::Seat;
use crate::ui::game::{Game, Scene};
use crate::ui::pages::{Ask, Whence};
use crate::ui::words;

/// Who won what, with what, and what stays hidden.
#[component]
pub fn Verdict() -> impl IntoView {
    let game = expect_context::<Game>();
    live(move || {
        let over = game.scene() == Scene::DealOver;
        let told =
            game.settled(|view| words::verdict(view, |seat| (game.name(seat), game.is_you(seat))));
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
            let last = game.settled(|view| words::verdict(view, |seat| (game.name(seat), game.is_you(seat))));
            let deals = game.settled(|view| view.deals());
            let rows = rows(game);
            let richest = rows.iter().max_by_key(|row| row.chips);
            let headline = match richest.filter(|_| deals > 0) {
                None => "No game".to_owned(),
                Some(first) if first.you => "You have the chips".into(),
                Some(first) => format!("{} has the chips", first.name),
            };
            let told = if deals == 0 {
                "Fewer than two can pay the ante.".to_owned()
            } else {
                let count = if deals == 1 { "one deal".to_owned() } else { format!("{deals} deals") };
                if game.is_over() {
                    format!("Over after {count}: fewer than two can pay the next ante.")
                } else {
                    format!("Ended after {count}.")
                }
            };
            view! {
                <div class="verdict whole">
                    <h2>{headline}</h2>
                    {last.map(|last| view! { <p>{last.headline}" in the last deal. "{last.how.join(" ")}</p> })}
                    <p class="unseen">{told}</p>
                    <table class="standing">
                        <thead class="sr">
                            <tr><th scope="col">"Player"</th><th scope="col">"Chips"</th><th scope="col">"Change"</th></tr>
                        </thead>
                        <tbody>{rows.into_iter().map(Row::view).collect_view()}</tbody>
                    </table>
                    <Ask whence=Whence::Felt says="Is the shuffle fair?"/>
                    <p class="unseen">"The next one is sealed: "<code class="seal">{game.next_seal()}</code></p>
                </div>
            }
        })
    })
}

struct Row {
    name: String,
    you: bool,
    chips: u64,
    began: u64,
}

fn rows(game: Game) -> Vec<Row> {
    let began = game.setup().players.into_iter().map(|player| player.chips);
    let now = game.settled(|view| view.seats().map(|place| place.chips()).collect::<Vec<_>>());
    began
        .zip(now)
        .enumerate()
        .map(|(seat, (began, chips))| {
            let seat = Seat(seat as u8);
            Row {
                name: game.name(seat),
                you: game.is_you(seat),
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
                <th scope="row">{self.name}</th>
                <td>{self.chips}</td>
                <td class=class>{change}</td>
            </tr>
        }
    }
}
