//! The code that a site owner pastes into a page.

use super::options::{CHIPS, NAMES, OWN_CARDS, Options, USUAL_SEATS, most_seats};
use super::query::escaped;
use crate::app::i18n::say;
use crate::app::settings::Theme;
use crate::engine::Rules;
use crate::games::{self, PRESETS};
use crate::notation::write_link;

/// The options that may be long. One of them is the last.
const LONG: [&str; 2] = ["replay", "lesson"];

/// The options that differ from the defaults, as names and values.
fn said(options: &Options) -> Vec<(&'static str, String)> {
    let mut said = match (&options.number, &options.lesson) {
        (None, None) => table(options),
        // It has a table of its own.
        _ => Vec::new(),
    };
    let mut say = |name, value: Option<String>| said.extend(value.map(|value| (name, value)));
    say("number", options.number.clone());
    say(
        "theme",
        (options.theme != Theme::System).then(|| options.theme.name().into()),
    );
    say("lang", options.language.map(Into::into));
    say("accent", options.accent.clone());
    say("speed", options.speed.map(|speed| speed.name().into()));
    say("hints", options.hints.then(String::new));
    say("start", options.start.then(String::new));
    say("no-new-game", options.no_new_game.then(String::new));
    say("record", options.record.then(String::new));
    if let Some(replay) = &options.replay {
        say("step", (replay.step > 1).then(|| replay.step.to_string()));
        say("seat", replay.seat.map(|seat| seat.to_string()));
        say("play", replay.play.then(String::new));
        say("replay", Some(replay.letters()));
    }
    say("lesson", options.lesson.clone());
    said
}

fn table(options: &Options) -> Vec<(&'static str, String)> {
    let mut said = Vec::new();
    let mut say = |name, value: Option<String>| said.extend(value.map(|value| (name, value)));
    let rules = Rules {
        real_cards: false,
        ..options.rules.clone()
    };
    if rules != games::three_card() {
        let mut presets = PRESETS.iter();
        let preset = presets.find(|preset| preset.rules() == rules);
        let name = preset.map(|preset| preset.key);
        let usual = games::of(&rules).filter(|game| rules == (game.rules)());
        match name.or(usual.map(|game| game.key)) {
            Some(name) => say("variant", Some(name.into())),
            None => say("rules", Some(write_link(&rules))),
        }
    }
    let other = |number: usize, usual| (number != usual).then(|| number.to_string());
    let usual_seats = USUAL_SEATS.min(most_seats(&options.rules));
    say("seats", other(options.seats, usual_seats));
    say(OWN_CARDS, options.own_cards.then(String::new));
    let usual_bots = if options.own_cards {
        0
    } else {
        options.seats - 1
    };
    say("bots", other(options.bots, usual_bots));
    say(
        "chips",
        (options.chips != CHIPS).then(|| options.chips.to_string()),
    );
    say(
        NAMES,
        (!options.names.is_empty()).then(|| options.names.join(",")),
    );
    said
}

/// The query with these options: `?embed&seats=3`. A record or a lesson stands behind `#`.
#[must_use]
pub fn query_of(options: &Options) -> String {
    let mut query = "?embed".to_owned();
    for (name, value) in said(options) {
        query.push(if LONG.contains(&name) { '#' } else { '&' });
        query.push_str(name);
        if !value.is_empty() {
            query.push('=');
            query.push_str(&escaped(&value));
        }
    }
    query
}

/// The element with its script, which lies beside the page at `home`: one line.
#[must_use]
pub fn tag(options: &Options, home: &str) -> String {
    let attributes: String = said(options)
        .iter()
        .map(|(name, value)| match value.as_str() {
            "" => format!(" {name}"),
            value => format!(" {name}=\"{value}\""),
        })
        .collect();
    let home = in_html(home);
    format!("<script async src=\"{home}embed.js\"></script><brag-table{attributes}></brag-table>")
}

/// The lines for a plain frame.
#[must_use]
pub fn frame(options: &Options, home: &str) -> String {
    let address = in_html(&format!("{home}{}", query_of(options)));
    let title = in_html(say::EMBED_FRAME_TITLE.get());
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"360\" height=\"540\" loading=\"lazy\"\n  \
         sandbox=\"allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads\"\n  \
         allow=\"fullscreen; screen-wake-lock; clipboard-write\" style=\"border:0;max-width:100%\"></iframe>"
    )
}

fn in_html(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::{frame, query_of, tag};
    use crate::app::embed::{Options, Replayed};
    use crate::app::settings::{Speed, Theme};
    use crate::games::{self, PRESETS};

    #[test]
    fn what_is_written_asks_for_what_was_meant() {
        let mut rules = games::five_card();
        rules.ante = 3;
        let mut short_bus = (games::named("stop_the_bus").expect("a game").rules)();
        let lives = games::of(&short_bus)
            .and_then(|game| game.option("lives"))
            .expect("an option");
        lives.set(&mut short_bus, Some(1));
        let usual = Options::default();
        for options in [
            usual.clone(),
            Options {
                rules,
                seats: 2,
                bots: 1,
                ..usual.clone()
            },
            Options {
                rules: PRESETS[2].rules(),
                seats: 6,
                bots: 6,
                ..usual.clone()
            },
            Options {
                rules: (games::named("nine_card").expect("a game").rules)(),
                ..usual.clone()
            },
            Options {
                rules: short_bus,
                seats: 8,
                bots: 7,
                ..usual.clone()
            },
            Options {
                names: vec!["Ann".into(), String::new(), "Åsa & Bo".into()],
                no_new_game: true,
                ..usual.clone()
            },
            Options {
                chips: 7,
                theme: Theme::Contrast,
                language: Some("ru"),
                ..usual.clone()
            },
            Options {
                accent: Some("00ff7f".into()),
                start: true,
                record: true,
                bots: 0,
                ..usual.clone()
            },
            Options {
                speed: Some(Speed::Fast),
                hints: true,
                replay: Some(Replayed {
                    record: "{\"format\": \"brag-record/1\"}".into(),
                    step: 12,
                    seat: Some(0),
                    play: true,
                }),
                seats: 2,
                bots: 1,
                ..usual.clone()
            },
            Options {
                number: Some("1.x.n327.csb.100.v1.ante-2".into()),
                ..usual.clone()
            },
            Options {
                lesson: Some("1x-_Ab".into()),
                theme: Theme::Dark,
                ..usual.clone()
            },
        ] {
            let query = query_of(&options);
            let read = Options::read(&query.replace('#', "&"));
            assert_eq!(read, (options, Vec::new()), "{query}");
        }
    }

    #[test]
    fn both_forms_are_html() {
        let options = Options {
            rules: PRESETS[3].rules(),
            seats: 3,
            bots: 2,
            start: true,
            ..Options::default()
        };
        assert_eq!(
            tag(&options, "https://a.example/brag/"),
            "<script async src=\"https://a.example/brag/embed.js\"></script>\
             <brag-table variant=\"wild_twos\" seats=\"3\" start></brag-table>"
        );
        let frame = frame(&options, "https://a.example/brag/");
        assert!(
            frame.starts_with("<iframe src=\"https://a.example/brag/?embed&amp;variant=wild_twos&amp;seats=3&amp;start\" title="),
            "{frame}"
        );
    }
}
