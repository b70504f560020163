//! The letters on the keyboard at hand.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Array, Promise};

use crate::app::platform::{js, keyboard};

/// Which keys of this keyboard type no Latin letter. Copies are the same keyboard.
#[derive(Clone, Copy)]
pub struct Letters(RwSignal<Vec<Other>>);

/// The Latin letter of a key on an English keyboard, and what this keyboard types there.
type Other = (char, String);

impl Letters {
    /// Asks the browser, where it tells, and learns from every key that is pressed while the owner lives.
    pub fn follow() -> Letters {
        let letters = Letters(RwSignal::new(Vec::new()));
        spawn_local(async move {
            if let Some(layout) = layout().await {
                // The sheet may have been closed meanwhile, and a key that was pressed is surer.
                let _ = letters.0.try_update(|known| known.extend(layout));
            }
        });
        let handle = window_event_listener(ev::keydown, move |key| {
            let (typed, meant) = (key.key(), keyboard::meant(&key));
            let place = meant.chars().next().filter(char::is_ascii_lowercase);
            if let Some(place) = place.filter(|_| typed != meant && typed.chars().count() == 1) {
                letters.learn(place.to_ascii_uppercase(), &typed);
            }
        });
        on_cleanup(move || handle.remove());
        letters
    }

    fn learn(self, place: char, typed: &str) {
        self.0.update(|known| {
            known.retain(|(other, _)| *other != place);
            known.insert(0, (place, typed.to_uppercase()));
        });
    }

    /// These letters and signs as this keyboard has them.
    pub fn on(self, sign: &str) -> String {
        self.0.with(|known| put(sign, known))
    }
}

/// The first of several entries for a letter counts.
fn put(sign: &str, known: &[Other]) -> String {
    let letter = |letter: char| match known.iter().find(|(place, _)| *place == letter) {
        Some((_, typed)) => typed.clone(),
        None => letter.into(),
    };
    sign.chars().map(letter).collect()
}

/// The keys without a Latin letter, as the browser tells. `None`: it does not tell. With several layouts it tells the
/// first that has Latin letters, whichever is in use.
async fn layout() -> Option<Vec<Other>> {
    let keyboard = js::get(&window().navigator(), "keyboard")?;
    let promise: Promise = js::call(&keyboard, "getLayoutMap", &[])?.dyn_into().ok()?;
    let map = JsFuture::from(promise).await.ok()?;
    let all = Array::from(&js::call(&map, "values", &[])?);
    let all = all.iter().filter_map(|typed| typed.as_string());
    let typed = ('A'..='Z').filter_map(|place| {
        let typed = js::call(&map, "get", &[format!("Key{place}").into()])?;
        Some((place, typed.as_string()?.to_uppercase()))
    });
    Some(others(typed.collect(), &all.collect::<String>()))
}

/// Of the keys with letters, those whose Latin letter is nowhere on the keyboard. `all` is what all its keys type.
fn others(mut keys: Vec<Other>, all: &str) -> Vec<Other> {
    keys.retain(|(place, _)| !all.contains(place.to_ascii_lowercase()));
    keys
}

#[cfg(test)]
mod tests {
    use super::{others, put};

    /// The keys without a Latin letter where the keys A to Z type these, and further keys type `more`.
    fn found(typed: &str, more: &str) -> Vec<(char, String)> {
        let keys = ('A'..='Z').zip(typed.split(' '));
        let keys = keys.map(|(place, typed)| (place, typed.to_uppercase()));
        others(keys.collect(), &(typed.to_owned() + more))
    }

    #[test]
    fn a_keyboard_with_latin_letters_has_them_wherever_they_are() {
        let azerty = found("q b c d e f g h i j k l , n o p a r s t u v z x y w", "m");
        assert_eq!(put("A M Q W Z", &azerty), "A M Q W Z");
    }

    #[test]
    fn other_letters_are_shown_in_their_places() {
        let russian = found("ф и с в у а п р ш о л д ь т щ з й к ы е г м ц ч н я", "жэ");
        assert_eq!(put("L", &russian), "Д");
        assert_eq!(put("Q W E", &russian), "Й Ц У");
        assert_eq!(put("1 – 5 ?", &russian), "1 – 5 ?");
    }
}
