//! The sheet *Keys*.

mod letters;

use leptos::prelude::*;

use self::Cap::{Sign, Word};
use self::letters::Letters;
use super::frame::{Frame, SheetFrame};
use super::standing;
use crate::app::families::rounds;
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::settings::Settings;
use crate::app::table::game::Game;
use crate::engine::CasinoRules;

/// The label of a key.
#[derive(Clone, Copy)]
enum Cap {
    /// Letters and signs as they are on an English keyboard.
    Sign(&'static str),
    /// A word.
    Word(Text),
}

impl Cap {
    /// What is printed on it. `letters` are those of the keyboard at hand.
    fn get(self, letters: Letters) -> String {
        match self {
            Sign(sign) => letters.on(sign),
            Word(text) => text.get().into(),
        }
    }
}

/// The keys of the betting games.
const KEYS: [(Cap, Text); 15] = [
    (Sign("L"), say::KEY_LOOK),
    (Sign("F"), say::KEY_FOLD),
    (Sign("B"), say::KEY_BET),
    (Sign("S"), say::KEY_SEE),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Sign("O N"), say::KEY_OLD_OR_NEW_HAND),
    (Sign("K"), say::KEY_KEEP_THE_HAND),
    (Sign("1 – 5"), say::KEY_PICK_A_CARD),
    (Sign("T"), say::KEY_THROW_IT),
    (Sign("A"), say::KEY_SHOW_AGREE_OR_LEND),
    (Sign("R"), say::KEY_REFUSE),
    (Sign("C"), say::KEY_COVER_THE_POT),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of Teen Patti.
const PATTI_KEYS: [(Cap, Text); 12] = [
    (Sign("L"), say::KEY_LOOK),
    (Sign("F"), say::PATTI_PACK),
    (Sign("B"), say::PATTI_CHAAL),
    (Sign("S"), say::PATTI_SHOW),
    (Sign("D"), say::PATTI_SIDESHOW),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Sign("A"), say::PATTI_COMPARE),
    (Sign("R"), say::KEY_REFUSE),
    (Sign("C"), say::KEY_COVER_THE_POT),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys for setting hands.
const SETTING_KEYS: [(Cap, Text); 10] = [
    (Sign("←↑→↓"), say::KEY_TO_A_CARD),
    (Word(say::CAP_SPACE), say::KEY_PICK_A_CARD),
    (Sign("1 – 5"), say::KEY_INTO_THAT_HAND),
    (Sign("⌫"), say::KEY_TAKE_IT_BACK),
    (Sign("O"), say::KEY_SORT),
    (Sign("U"), say::KEY_SUGGEST),
    (Sign("B"), say::KEY_BEST_FIRST),
    (Word(say::CAP_ENTER), say::KEY_LAY_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of Stop the Bus.
const BUS_KEYS: [(Cap, Text); 9] = [
    (Sign("1 2 3"), say::KEY_OWN_CARD),
    (Sign("Q W E"), say::KEY_BOARD_CARD),
    (Sign("← → ↑ ↓"), say::KEY_ANOTHER_CARD),
    (Word(say::CAP_SPACE), say::KEY_PICK_A_CARD),
    (Word(say::CAP_ENTER), say::KEY_SWAP_OR_DEAL),
    (Sign("A"), say::KEY_SWAP_ALL),
    (Sign("S"), say::KEY_STICK),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys against the house.
const HOUSE_KEYS: [(Cap, Text); 7] = [
    (Sign("↑ ↓"), say::PLACE_ANTE),
    (Sign("← →"), say::PLACE_PAIR_PLUS),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Sign("S"), say::SIT_OUT),
    (Sign("P"), say::PLACE_PLAY),
    (Sign("F"), say::KEY_FOLD),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The key of the ante bonus, where it is a bet of its own. It stands after those of the other bets.
const BONUS_KEY: (Cap, Text) = (Sign("+ −"), say::PLACE_BONUS);

/// The keys of the games for three stakes.
const CLASSIC_KEYS: [(Cap, Text); 10] = [
    (Sign("P F"), say::KEY_FOLD),
    (Sign("B"), say::KEY_BET),
    (Sign("S"), say::KEY_TAKE_UP),
    (Sign("M"), say::KEY_CHECK_OR_MATCH),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Sign("D"), say::KEY_DRAW_A_CARD),
    (Sign("S"), say::KEY_STAND),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of equalised betting.
const ROUND_KEYS: [(Cap, Text); 7] = [
    (Sign("F"), say::KEY_FOLD),
    (Sign("M"), say::KEY_CHECK_OR_MATCH),
    (Sign("B"), say::KEY_BET),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of brags.
const BRAG_KEYS: [(Cap, Text); 7] = [
    (Sign("F"), say::KEY_PASS_OR_BOLT),
    (Sign("S"), say::KEY_GO_OR_SIGHT),
    (Sign("B"), say::KEY_BRAG),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of the draw.
const DRAW_KEYS: [(Cap, Text); 3] = [
    (Sign("1 – 3"), say::KEY_PICK_A_CARD),
    (Sign("T"), say::KEY_DRAW),
    (Sign("K"), say::KEY_KEEP_ALL),
];

/// The keys for spare hands.
const SPARE_KEYS: [(Cap, Text); 2] = [
    (Sign("T"), say::KEY_TAKE_THE_SPARE),
    (Sign("K"), say::KEY_KEEP_YOURS),
];

/// The keys for showing or passing a hand.
const PASSING_KEYS: [(Cap, Text); 1] = [(Sign("S P"), say::KEY_SHOW_OR_PASS)];

/// The keys of a replay.
const REPLAY_KEYS: [(Cap, Text); 5] = [
    (Sign("← →"), say::KEY_STEP_BACK_OR_ON),
    (Word(say::CAP_HOME), say::KEY_TO_THE_START),
    (Word(say::CAP_END), say::KEY_TO_THE_END),
    (Word(say::CAP_SPACE), say::KEY_PLAY_OR_WAIT),
    (Word(say::CAP_ESCAPE), say::KEY_LEAVE),
];

/// The keys of the game at the table.
fn at_the_table(game: Game) -> Vec<(Cap, Text)> {
    if game.is_bus() {
        return BUS_KEYS.into();
    }
    if game.public(|view| view.rules().patti().is_some()) {
        return PATTI_KEYS.into();
    }
    let bonus_bet = |rules: &CasinoRules| rules.ante_bonus_bet;
    if let Some(bonus_bet) = game.public(|view| view.rules().casino().map(bonus_bet)) {
        let mut keys = Vec::from(HOUSE_KEYS);
        if bonus_bet {
            keys.insert(2, BONUS_KEY);
        }
        return keys;
    }
    if game.public(|view| view.rules().number().is_some()) {
        return CLASSIC_KEYS.into();
    }
    let rounds = game.public(|view| {
        let rules = view.rules();
        let brags = rounds::brags(view);
        rules.round().map(|_| {
            (
                brags,
                rules.exchange().is_some(),
                rules.dealing().is_some_and(|d| !d.is_open),
            )
        })
    });
    if let Some((brags, draws, looks)) = rounds {
        let mut keys = Vec::from(if brags { BRAG_KEYS } else { ROUND_KEYS });
        if draws {
            keys.splice(4..4, DRAW_KEYS);
        }
        if looks {
            keys.insert(0, (Sign("L"), say::KEY_LOOK));
        }
        return keys;
    }
    let (passes, spares, bets) = game.public(|view| {
        let rules = view.rules();
        let spares = rules.dealing().is_some_and(|rules| rules.spare_up_to > 0);
        let passes = rules.setting().map(|rules| rules.pass);
        (passes, spares, rules.bets_on_sets())
    });
    let Some(passes) = passes else {
        return KEYS.into();
    };
    let mut keys = Vec::from(SETTING_KEYS);
    let mut before_the_last = |more: &[(Cap, Text)]| {
        let at = keys.len() - 2;
        keys.splice(at..at, more.iter().copied());
    };
    if spares {
        before_the_last(&SPARE_KEYS);
    }
    if passes {
        before_the_last(&PASSING_KEYS);
    }
    if bets {
        before_the_last(&ROUND_KEYS[..4]);
    }
    keys
}

/// The sheet.
#[component]
pub fn Keys() -> impl IntoView {
    let settings = expect_context::<Settings>();
    let mut keys = at_the_table(expect_context::<Game>());
    let last = keys.len() - 1;
    keys.insert(last, (Sign(standing::KEY), say::KEY_WHERE_THINGS_STAND));
    if settings.now().hints {
        keys.insert(last, (Sign("H"), say::KEY_HINT));
    }
    let letters = Letters::follow();
    let key = move |(cap, does): (Cap, Text)| {
        view! { <div><dt><kbd>{move || cap.get(letters)}</kbd></dt><dd>{does.get()}</dd></div> }
    };
    let says = if settings.now().keys {
        say::KEYS_ARE_ON
    } else {
        say::KEYS_ARE_OFF
    };
    view! {
        <SheetFrame frame=Frame::new() title=Sheet::Keys.title()>
            // It takes the focus so that keys can scroll it, because nothing inside it takes the focus.
            <div class="body" role="group" tabindex="0" aria-labelledby="sheet-title">
                <p class="rules">{says.get()}" "{say::KEYS_BY_PLACE.get()}</p>
                <h3>{say::KEYS_AT_THE_TABLE.get()}</h3>
                <dl class="keys">{keys.into_iter().map(key).collect_view()}</dl>
                <h3>{say::KEYS_IN_A_REPLAY.get()}</h3>
                <dl class="keys">{REPLAY_KEYS.into_iter().map(key).collect_view()}</dl>
            </div>
        </SheetFrame>
    }
}
