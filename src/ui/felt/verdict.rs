//! The end of a deal and the end of a sitting, told on the felt.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::engine::{Ask, Event, Face, Seat, SeatSet, SeatView, SettingEvent, View};
use crate::ui::faces::{FACE, face_of};
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
            // Lives are told as they are lost.
            let of_chips = game.settled(|view| view.rules().swapping().is_none());
            let out = game.left_out().into_iter().filter(|_| of_chips);
            let out = out.map(|seat| left_out(game, seat));
            let own = own_unseen(game);
            // His own hand says as much.
            let said = own.as_ref().zip(game.actor());
            let said = said.map(|(_, own)| say::was_not_better(&game.somebody(own)));
            let unseen = told
                .unseen
                .into_iter()
                .filter(|line| Some(line) != said.as_ref());
            view! {
                <div class="verdict">
                    <h2>{told.headline}</h2>
                    {told.how.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                    {out.map(|line| view! { <p><b>{line}</b></p> }).collect_view()}
                    {unseen.map(|line| view! { <p class="unseen">{line}</p> }).collect_view()}
                    {own.map(|line| view! { <p class="unseen">{line}</p> })}
                </div>
            }
        })
    })
}

/// The hand of the one player at the screen, where he has seen it and lost a see without showing it.
fn own_unseen(game: Game) -> Option<String> {
    let own = game.actor().filter(|own| game.is_you(*own))?;
    game.view(|view| {
        let saw = |event: &Event<Face>| matches!(event, Event::Saw { payer, seen, .. } if [*payer, *seen].contains(&own));
        let shows = |event: &Event<Face>| matches!(event, Event::Exposed { seat, .. } if *seat == own);
        let is_unseen = view.history().any(|event| saw(&event)) && !view.history().any(|event| shows(&event));
        let place = view.seat(own).filter(|_| is_unseen)?;
        let (_, value) = place.known_hand()?;
        Some(say::you_had(&words::hand_name(value)))
    })
}

/// That somebody can be dealt in no more, and whether he may buy in.
fn left_out(game: Game, seat: Seat) -> String {
    let who = game.somebody(seat);
    let chips = game.settled(|view| view.seat(seat).map_or(0, |place| place.chips()));
    let out = match chips {
        0 => say::has_no_chips(&who),
        _ => say::has_too_few_chips(&who),
    };
    let next = match game.buys_in_from(seat) {
        Some(least) => say::may_buy_in(least),
        None if game
            .settled(|view| view.rules().is_betting() || view.rules().patti().is_some()) =>
        {
            say::AGREED_REBUY_AFTER_COVER_LOSS_NO.get().into()
        }
        None => String::new(),
    };
    format!("{out} {next}")
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
            let scored = rows.iter().any(|row| row.score.is_some());
            let winners = game.settled(winners);
            let richest = rows.iter().max_by_key(|row| row.chips);
            let headline = match richest.filter(|_| deals > 0) {
                None => say::NO_GAME.get().to_owned(),
                Some(_) if !winners.is_empty() => won(game, &winners),
                Some(first) => say::has_the_chips(&first.who),
            };
            let told = match deals {
                0 => say::TOO_FEW_CAN_PAY.get().to_owned(),
                _ if !winners.is_empty() => say::game_over_after(deals.into()),
                _ if game.is_over() => say::over_after(deals.into()),
                _ => say::ended_after(deals.into()),
            };
            // Who has won is said already.
            let in_the_last_deal = last
                .as_ref()
                .filter(|_| winners.is_empty())
                .map(|last| say::in_the_last_deal(&last.headline) + " ");
            let of_lives = game.setup().rules.swapping().is_some();
            let score_is = if of_lives { say::COLUMN_LIVES } else { say::COLUMN_POINTS };
            let columns = [
                Some(say::COLUMN_PLAYER),
                scored.then_some(score_is),
                Some(say::COLUMN_CHIPS),
                Some(say::COLUMN_CHANGE),
            ];
            let columns = columns.into_iter().flatten();
            let column = |says: Text| view! { <th scope="col">{says.get()}</th> };
            view! {
                <div class="verdict whole">
                    <h2>{headline}</h2>
                    {last.map(|last| view! { <p>{in_the_last_deal}{last.how.join(" ")}</p> })}
                    <p class="unseen">{told}</p>
                    <table class="standing">
                        <thead class:sr=!scored>
                            <tr>{columns.map(column).collect_view()}</tr>
                        </thead>
                        <tbody>{rows.into_iter().map(Row::view).collect_view()}</tbody>
                    </table>
                    <Ask whence=Whence::Felt says=say::IS_THE_SHUFFLE_FAIR/>
                    <p class="unseen">{say::NEXT_ONE_IS_SEALED.get()}" "<code>{game.next_seal_in_brief()}</code></p>
                </div>
            }
        })
    })
}

/// Who has won a game for points, or has the last life.
fn winners(view: View<'_>) -> Vec<Seat> {
    if view.ask() != Ask::Over {
        return Vec::new();
    }
    if view.rules().swapping().is_some() {
        let alive = view.seats().filter(|place| place.score() > 0);
        return alive.map(|place| place.seat()).collect();
    }
    let won = view.history().find_map(|event| match event {
        Event::Setting(SettingEvent::Winners { seats }) => Some(seats),
        _ => None,
    });
    won.into_iter().flat_map(SeatSet::iter).collect()
}

/// `Nell has won the game`.
fn won(game: Game, winners: &[Seat]) -> String {
    let mut names = winners.iter().map(|seat| game.somebody(*seat));
    match (names.next(), winners.len()) {
        (Some(one), 1) => say::has_won_the_game(&one),
        (first, _) => {
            let names: Vec<String> = first.into_iter().chain(names).map(|who| who.name).collect();
            let (last, others) = names
                .split_last()
                .map_or(("", &[][..]), |(last, others)| (last.as_str(), others));
            let others = others
                .iter()
                .cloned()
                .reduce(|so_far, next| say::list_more(&so_far, &next));
            say::have_shared_the_game(&say::list_two(&others.unwrap_or_default(), last))
        }
    }
}

struct Row {
    who: Name,
    face: String,
    score: Option<u32>,
    chips: u64,
    began: u64,
}

fn rows(game: Game) -> Vec<Row> {
    let began = game.setup().players.into_iter();
    let began = began.map(|player| (face_of(&player.name, player.mind), player.chips));
    let now = game.settled(|view| {
        let rules = view.rules();
        let is_for_score = rules.points().is_some() || rules.swapping().is_some();
        let row = |place: SeatView<'_>| (place.chips(), is_for_score.then(|| place.score()));
        view.seats().map(row).collect::<Vec<_>>()
    });
    began
        .zip(now)
        .enumerate()
        .map(|(seat, ((face, began), (chips, score)))| {
            let seat = Seat(seat as u8);
            Row {
                who: game.somebody(seat),
                face,
                score,
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
                <th scope="row">
                    <svg class="face" viewBox=FACE aria-hidden="true"><use href=self.face/></svg>
                    {self.who.name}
                </th>
                {self.score.map(|score| view! { <td>{score}</td> })}
                <td>{self.chips}</td>
                <td class=class>{change}</td>
            </tr>
        }
    }
}
