//! A picture on the page: its drawing, a point that keys and fingers move along it, and the same as a table.

use leptos::prelude::*;

use super::drawing::svg;
use crate::app::i18n::say;
use crate::app::platform::live::live;

/// What a picture shows.
pub struct Picture {
    /// The beginning of its ids.
    pub key: &'static str,
    /// Its heading.
    pub title: String,
    /// What all of it comes to, beside the heading.
    pub sum: String,
    /// What it shows, in a sentence.
    pub says: String,
    /// What its axis is, and the labels at both ends of it.
    pub axis: [String; 3],
    /// The labels of the highest and the lowest value.
    pub ends: [String; 2],
    /// What its rows are.
    pub head: &'static str,
    /// What is drawn: the names of the lines.
    pub names: Vec<&'static str>,
    /// The values.
    pub rows: Vec<Row>,
    pub drawing: String,
    /// What its second line means.
    pub note: Option<String>,
}

/// The values at one point.
pub struct Row {
    /// What it is.
    pub label: String,
    /// The value on each line, in words. Empty: it is not known.
    pub values: Vec<String>,
    /// Where it lies from the left, in thousandths.
    pub x: i64,
    /// Where each value lies from the top.
    pub ys: Vec<Option<i64>>,
}

impl Picture {
    /// What is said of a row, such as `Deal 12: +35. Without the luck of the cards: +20`.
    fn said(&self, nth: usize) -> String {
        let Some(row) = self.rows.get(nth) else {
            return String::new();
        };
        let mut said = String::new();
        for (name, value) in self.names.iter().zip(&row.values) {
            if said.is_empty() {
                said = format!("{}: {value}", row.label);
            } else if !value.is_empty() {
                said += &format!(". {name}: {value}");
            }
        }
        said
    }
}

/// Draws it.
#[component]
pub fn PictureFigure(picture: Picture) -> impl IntoView {
    let last = picture.rows.len().saturating_sub(1);
    let at = RwSignal::new(last);
    let is_table = RwSignal::new(false);
    let [axis, left, right] = picture.axis.clone();
    let [top, low] = picture.ends.clone();
    let drawn = svg(picture.key, &picture.says, &axis, &picture.drawing);
    let (title, sum) = (picture.title.clone(), picture.sum.clone());
    let (name, note) = (title.clone(), picture.note.clone());
    let legend = (picture.names.len() > 1).then(|| {
        let each = picture.names.iter().zip(["one", "other"]);
        let each = each.map(|(name, class)| view! { <li class=class>{*name}</li> });
        view! { <ul class="legend" aria-hidden="true">{each.collect_view()}</ul> }
    });
    let table_id = format!("{}-table", picture.key);
    let controls = table_id.clone();
    let picture = StoredValue::new(picture);
    let said = move || picture.with_value(|picture| picture.said(at.get()));
    let dots = move || {
        let place = picture.with_value(|picture| {
            let row = picture.rows.get(at.get())?;
            Some((row.x, row.ys.clone()))
        });
        let (x, ys) = place?;
        let dot = |(y, class): (Option<i64>, &'static str)| {
            let y = y?;
            Some(view! { <i class=class style=format!("--x:{x};--y:{y}")></i> })
        };
        Some(
            view! {
                <i class="at" style=format!("--x:{x}")></i>
                {ys.into_iter().zip(["one", "other"]).map(dot).collect_view()}
            }
            .into_any(),
        )
    };
    let table = move || is_table.get().then(|| picture.with_value(table));
    view! {
        <figure class="picture">
            <figcaption>
                <h4>{title}" "<b>{sum}</b></h4>
                {legend}
            </figcaption>
            <div class="drawn">
                <span class="top" aria-hidden="true">{top}</span>
                <span class="low" aria-hidden="true">{low}</span>
                <div class="plot">
                    <div inner_html=drawn></div>
                    <div aria-hidden="true">{live(dots)}</div>
                    <input
                        type="range"
                        min="0"
                        max=last.to_string()
                        value=last.to_string()
                        aria-label=name
                        aria-valuetext=said
                        on:input:target=move |moved| at.set(moved.target().value().parse().unwrap_or(last))
                    />
                </div>
                <p class="axis" aria-hidden="true"><span>{left}</span><span>{axis}</span><span>{right}</span></p>
            </div>
            <p class="reads" aria-hidden="true">{said}</p>
            {note.map(|note| view! { <p class="rules">{note}</p> })}
            <button
                class="asks"
                aria-expanded=move || is_table.get().to_string()
                aria-controls=controls
                on:click=move |_| is_table.update(|is| *is = !*is)
            >
                {say::STAT_AS_A_TABLE.get()}
            </button>
            <div id=table_id>{live(table)}</div>
        </figure>
    }
}

/// The rows as a table.
fn table(picture: &Picture) -> impl IntoView + use<> {
    let head = |name: &&'static str| view! { <th scope="col">{*name}</th> };
    let value = |value: &String| {
        let value = if value.is_empty() { "–" } else { value };
        view! { <td>{value.to_string()}</td> }
    };
    let row = |row: &Row| {
        view! {
            <tr>
                <th scope="row">{row.label.clone()}</th>
                {row.values.iter().map(value).collect_view()}
            </tr>
        }
    };
    view! {
        <table class="odds">
            <caption class="sr">{picture.title.clone()}</caption>
            <thead>
                <tr><th scope="col">{picture.head}</th>{picture.names.iter().map(head).collect_view()}</tr>
            </thead>
            <tbody>{picture.rows.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
