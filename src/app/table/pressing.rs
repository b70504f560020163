//! What a press does, whether a button or a key means it.

use super::game::Model;
use super::page::Page;
use super::press::Press;

/// Does what a press means.
pub fn press(page: Page, press: Press) {
    match press {
        Press::Resume => page.resume(),
        Press::FetchAgain => page.fetch_again(),
        Press::DismissUnsaved => page.save_state.dismiss_unsaved(),
        Press::Notice(press) => {
            if let Some(games) = page.programs.games_now() {
                (games.press)(page, press);
            }
        }
        Press::ShowLog(on) => page.settings.change(|now| now.log = on),
        Press::Sound(on) => page.settings.change(|now| {
            now.sound = on;
            now.sound_asked = true;
        }),
        Press::Open(sheet) => page.sheet.set(Some(sheet)),
        Press::Fetch => page
            .sheet
            .get_untracked()
            .into_iter()
            .for_each(|sheet| page.programs.fetch(sheet)),
        Press::Update => page.update.take_over(),
        Press::DealAfresh => page.game.deal_afresh(),
        Press::Bank(press) => {
            if let Some(games) = page.programs.games_now() {
                (games.bank)(page, press);
            }
        }
        _ if press.is_of_family() => press_of_family(page, press),
        Press::Throw if page.game.peek_at(Model::must_throw).is_none() => {
            press_of_family(page, press)
        }
        _ => page.game.press(press),
    }
}

/// Does what a press means in the game on the screen.
fn press_of_family(page: Page, press: Press) {
    let family = page.family();
    page.game.update(|game| (family.press)(game, press));
}
