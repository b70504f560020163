//! The rail under the thumb: one row for an amount or a choice, one row of actions. It keeps its
//! place and its height whatever is offered.

mod acts;
mod amount;
mod bar;
mod keys;
mod row;
mod throw;

use leptos::prelude::*;

use self::acts::Acts;
pub use self::amount::Amount;
pub use self::bar::Bar;
use self::row::Row;
pub use self::throw::Throw;
use super::focus;
use super::game::Game;
use super::language::say;

/// The controls.
#[component]
pub fn Controls() -> impl IntoView {
    let game = expect_context::<Game>();
    let amount = Amount::new(game);
    provide_context(amount);
    keys::listen(game, amount);
    focus::follow_the_turn(game);
    view! {
        <section class="controls" aria-label=say::WHAT_YOU_CAN_DO.get()>
            <Row/>
            <Acts/>
        </section>
    }
}
