//! The curtain. On a shared screen it hides everything until the next player lifts it. Behind it, the two players of
//! a sideshow compare their hands in private (RULES 10.3).

use leptos::prelude::*;

use super::small_cards::{in_order, small_card};
use crate::app::i18n::say;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::table::game::{Game, Phase};
use crate::app::table::log::Log;
use crate::app::words;
use crate::cards::{Card, CardSet};
use crate::engine::Seat;
use crate::sitting::session::MOST_SEATS;

/// The id of the button that ends a comparison.
const GO_ON: &str = "compared-go-on";

/// The curtain of this game, if the screen has to be passed on.
#[component]
pub fn Curtain(game: Game) -> impl IntoView {
    let next = Memo::new(move |_| game.curtain());
    let compared = Memo::new(move |_| game.comparison());
    let unread = Unread::follow(game);
    live(move || match (compared.get(), next.get()) {
        (Some(compared), _) => Some(view! { <Compared game compared/> }.into_any()),
        (None, Some(seat)) => {
            let next = game.somebody(seat);
            let unread_lines = unread.of(seat).into_iter();
            let unread_lines = unread_lines
                .map(|says| view! { <p>{says}</p> })
                .collect_view();
            let curtain = view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-for" aria-describedby="curtain-told">
                    <h2 id="curtain-for">{say::pass_to(&next)}</h2>
                    <div id="curtain-told" class="told">{unread_lines}</div>
                    <button class="go" on:click=move |_| game.lift_curtain()>{say::i_am(&next)}</button>
                </div>
            };
            Some(curtain.into_any())
        }
        (None, None) => None,
    })
}

/// What has been said at the table that a person has not read. Copies are the same.
#[derive(Clone, Copy)]
struct Unread {
    game: Game,
    /// For each seat, the number of the first such line.
    first: StoredValue<[u32; MOST_SEATS]>,
}

impl Unread {
    /// Follows a game, as long as the owner lives.
    fn follow(game: Game) -> Unread {
        let first = StoredValue::new([0; MOST_SEATS]);
        whenever(move |_| {
            let next = game.log(Log::next);
            let is_playing = game.phase() == Phase::Playing;
            let reads = game.actor().filter(|_| game.is_my_turn());
            first.update_value(|first| {
                for (seat, first) in (0..).map(Seat).zip(first) {
                    match is_playing {
                        // What he does is said next. He knows it.
                        true if reads == Some(seat) => *first = next + 1,
                        true => {}
                        // Everybody reads how a deal ends.
                        false => *first = next,
                    }
                }
            });
        });
        Unread { game, first }
    }

    /// What has been said in this deal since the last turn of this player, the oldest sentence first.
    fn of(self, seat: Seat) -> Vec<String> {
        let first = self.first.get_value().get(seat.index()).copied();
        self.game.log(|log| {
            let lines = log.lines();
            let deal = lines.iter().rposition(|line| line.begins_deal);
            let lines = lines.iter().skip(deal.unwrap_or(0));
            let unread = lines.filter(|line| Some(line.number) >= first);
            unread.map(|line| line.text.clone()).collect()
        })
    }
}

/// The two hands of a sideshow. On a shared screen the two players must first take it to themselves; until then none
/// of their cards is on the page.
#[component]
fn Compared(
    game: Game,
    /// The seats: who asked, who agreed, and whose hand is worse.
    compared: [Seat; 3],
) -> impl IntoView {
    let [by, of, loser] = compared;
    let is_shared = game.is_shared();
    let is_lifted = RwSignal::new(!is_shared);
    if is_shared {
        // The curtain falls again whenever open cards are covered.
        whenever(move |_| {
            game.is_covered();
            is_lifted.set(false);
        });
    }
    let people: Vec<Seat> = [by, of]
        .into_iter()
        .filter(|seat| game.is_person(*seat) && !game.seats(|seats| seats.has_phone(*seat)))
        .collect();
    let (pass, taken) = match people[..] {
        [one] => (
            say::pass_to(&game.somebody(one)),
            say::i_am(&game.somebody(one)),
        ),
        _ => (
            say::patti_pass_to_two(&game.somebody(by), &game.somebody(of)),
            say::patti_we_are(&game.somebody(by), &game.somebody(of)),
        ),
    };
    let hands = [by, of].map(|seat| hand(game, by, seat));
    request_animation_frame(|| focus_element(GO_ON));
    let packs = say::patti_packs(&game.somebody(loser));
    live(move || {
        let shown = match is_lifted.get() {
            false => view! {
                <h2 id="curtain-for">{pass.clone()}</h2>
                <p>{say::PATTI_ONLY_TWO_LOOK.get()}</p>
                <button class="go" on:click=move |_| is_lifted.set(true)>{taken.clone()}</button>
            }
            .into_any(),
            true => view! {
                <h2 id="curtain-for">{say::PATTI_SIDESHOW.get()}</h2>
                <dl class="compared">{hands.iter().map(Hand::view).collect_view()}</dl>
                <p>{packs.clone()}</p>
                <button id=GO_ON class="go" on:click=move |_| game.finish_comparison()>{say::GO_ON.get()}</button>
            }
            .into_any(),
        };
        Some(view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-for">{shown}</div>
        })
    })
}

/// A hand as the two players see it.
struct Hand {
    whose: String,
    cards: Vec<Card>,
    wild: CardSet,
    name: String,
}

fn hand(game: Game, viewer: Seat, seat: Seat) -> Hand {
    let whose = say::patti_of_whom(&game.somebody(seat));
    game.seen_by(viewer, |view| {
        let ranking = view.ranking();
        let known = view.seat(seat).and_then(|place| place.known_hand());
        let name =
            known.map(|(hand, value)| words::hand_name(value) + &words::reads(ranking, hand));
        Hand {
            whose,
            cards: known.map_or_else(Vec::new, |(hand, _)| in_order(ranking, hand).into()),
            wild: known.map_or(CardSet::NONE, |(hand, _)| ranking.wild_in(hand)),
            name: name.unwrap_or_default(),
        }
    })
}

impl Hand {
    fn view(&self) -> impl IntoView + use<> {
        let cards = self.cards.iter();
        let cards = cards.map(|card| small_card(*card, self.wild, false));
        view! {
            <div>
                <dt>{self.whose.clone()}</dt>
                <dd><span class="minis">{cards.collect_view()}</span>" "{self.name.clone()}</dd>
            </div>
        }
    }
}
