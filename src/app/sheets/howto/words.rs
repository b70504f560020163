//! The words that the sources of a language use and the page does not, beside ours, with a field that searches them.

use leptos::prelude::*;

use crate::app::i18n::say;
use crate::app::platform::live::live;

/// The id of the field.
const FIND: &str = "find-word";

/// An entry: the words of others, and ours.
type Entry = (&'static str, &'static str);

/// The list, which stands beneath every page. It is folded until somebody looks for a word.
#[component]
pub fn Words() -> impl IntoView {
    let sought = RwSignal::new(String::new());
    let found = Memo::new(move |_| found(say::HOWTO_WORDS_LIST.get(), &sought.get()));
    let list = move || {
        let one = |(theirs, ours): Entry| view! { <div><dt>{theirs}</dt><dd>{ours}</dd></div> };
        Some(view! { <dl class="words">{found.get().into_iter().map(one).collect_view()}</dl> })
    };
    view! {
        <details class="more small">
            <summary>{say::HOWTO_WORDS.get()}</summary>
            <p>{say::HOWTO_NAMES.get()}</p>
            <p>{say::HOWTO_WORDS_ARE.get()}</p>
            <div class="field">
                <label for=FIND>{say::HOWTO_WORDS_FIND.get()}</label>
                <input
                    id=FIND
                    type="search"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    prop:value=move || sought.get()
                    on:input:target=move |field| sought.set(field.target().value())
                />
            </div>
            <p class="count" role="status">{move || say::howto_words_found(found.get().len() as u64)}</p>
            {live(list)}
        </details>
    }
}

/// The entries of a list (`howto-words-list`) that have what is sought, in their order.
fn found(list: &'static str, sought: &str) -> Vec<Entry> {
    let sought = folded(sought.trim());
    let entries = list.split(';').filter_map(|entry| entry.split_once(':'));
    let entries = entries.map(|(theirs, ours)| (theirs.trim(), ours.trim()));
    let has = |entry: &Entry| {
        [entry.0, entry.1]
            .iter()
            .any(|word| folded(word).contains(&sought))
    };
    entries.filter(has).collect()
}

/// A text as it is compared: people type without capitals, accents and curly apostrophes.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ё' => 'е',
        '’' => '\'',
        '-' => ' ',
        other => other,
    };
    let small = text.chars().flat_map(char::to_lowercase);
    small.map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::found;

    const LIST: &str = "straight flush, on a bike: running flush; à l’aveuglette: à l’aveugle; Lauf: Straße; брэгер: счёт; heads-up: two";

    fn ours(sought: &str) -> Vec<&'static str> {
        let found = found(LIST, sought).into_iter();
        found.map(|(_, ours)| ours).collect()
    }

    #[test]
    fn nothing_sought_finds_the_whole_list_in_its_order() {
        let all = ["running flush", "à l’aveugle", "Straße", "счёт", "two"];
        assert_eq!(ours(""), all);
        assert_eq!(ours("  "), all);
    }

    #[test]
    fn a_word_is_found_by_a_part_of_it_and_by_what_we_call_it() {
        assert_eq!(ours("bike"), ["running flush"]);
        assert_eq!(ours("straße"), ["Straße"]);
        assert_eq!(ours("flush"), ["running flush"]);
        assert!(ours("tierce").is_empty());
    }

    #[test]
    fn capitals_accents_and_signs_make_no_difference() {
        assert_eq!(ours("LAUF"), ["Straße"]);
        assert_eq!(ours("a l'aveuglette"), ["à l’aveugle"]);
        assert_eq!(ours("счет"), ["счёт"]);
        assert_eq!(ours("heads up"), ["two"]);
    }
}
