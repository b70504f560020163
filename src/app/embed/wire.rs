//! The connection with the page around this one. Only messages from that page are read, and messages are sent to its
//! origin only.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;
use web_sys::js_sys::{JSON, Reflect};

use super::host::Host;
use super::message::{self, MessageError, Order};
use super::report::Report;
use crate::app::platform::js;

/// The connection. Copies share one state.
#[derive(Clone, Copy)]
pub struct Wire {
    host: StoredValue<Host>,
    /// The channel for sittings. `None`: they are sent as all else is.
    channel: StoredValue<Option<JsValue>, LocalStorage>,
    /// Whether it has asked for sittings.
    keeps: StoredValue<bool>,
}

impl Wire {
    /// Connects with the page around this one. `None`: there is none. `stated`: the origin that it states.
    #[must_use]
    pub fn open(stated: Option<&str>) -> Option<Wire> {
        parent()?;
        let ancestor = ancestor();
        let host = Host::of(ancestor.as_deref(), stated, &document().referrer());
        Some(Wire {
            host: StoredValue::new(host),
            channel: StoredValue::new_local(None),
            keeps: StoredValue::new(false),
        })
    }

    /// Sends a message.
    pub fn send(self, report: &Report<'_>) {
        if let (Some(parent), Some(message)) = (parent(), written(report)) {
            // Fails only for an invalid origin.
            let _ = self
                .host
                .with_value(|host| parent.post_message(&message, host.target()));
        }
    }

    /// Whether the page around this one keeps the sitting.
    #[must_use]
    pub fn keeps(self) -> bool {
        self.keeps.get_value()
    }

    /// Sends a message that holds a sitting: by the channel that came with the wish for it, if one did. Then no other script
    /// of the page around this one hears it.
    pub fn send_kept(self, report: &Report<'_>) {
        match self.channel.get_value().zip(written(report)) {
            Some((channel, message)) => drop(js::call(&channel, "postMessage", &[message])),
            None => self.send(report),
        }
    }

    /// Listens for orders, and for invalid values in orders, as long as the page lives.
    pub fn listen(self, obey: impl Fn(Result<Order, &'static str>) + 'static) {
        let handle = window_event_listener(ev::message, move |event| {
            let source: JsValue = event.source().into();
            let is_parent = parent().is_some_and(|parent| source == JsValue::from(parent));
            if !is_parent || !self.host.with_value(|host| host.is(&event.origin())) {
                return;
            }
            // The page sends and receives only messages that can be written as JSON.
            let text = JSON::stringify(&event.data())
                .ok()
                .and_then(|text| text.as_string());
            match message::read(&text.unwrap_or_default()) {
                Ok(order) => {
                    if order == Order::Keep {
                        let channel =
                            js::get(&event, "ports").and_then(|ports| js::get(&ports, "0"));
                        self.channel.set_value(channel);
                        self.keeps.set_value(true);
                    }
                    obey(Ok(order));
                }
                Err(MessageError::Wrong(what)) => obey(Err(what)),
                Err(_) => {}
            }
        });
        on_cleanup(move || handle.remove());
    }
}

/// The message as the browser has it.
fn written(report: &Report<'_>) -> Option<JsValue> {
    // Cannot fail: every report can be written as JSON.
    let text = serde_json::to_string(report).unwrap_or_default();
    JSON::parse(&text).ok()
}

/// The page around this one.
fn parent() -> Option<Window> {
    let parent = window().parent().ok().flatten()?;
    let is_own = JsValue::from(parent.clone()) == JsValue::from(window());
    (!is_own).then_some(parent)
}

/// Its origin, where the browser tells it.
fn ancestor() -> Option<String> {
    let list = Reflect::get(
        window().location().unchecked_ref(),
        &"ancestorOrigins".into(),
    )
    .ok()?;
    Reflect::get(&list, &"0".into()).ok()?.as_string()
}
