//! What is on the phone while its camera looks for a code, and why it cannot.

use leptos::prelude::document;
use wasm_bindgen::JsValue;

use super::scanner::{NoScan, Scanner};
use crate::app::i18n::say;
use crate::app::platform::camera::NoCamera;
use crate::app::sheets::phones::drawn::{button, says};
use crate::app::table::patch::Node;
use crate::app::table::press::PhonePress;

/// The button that begins to scan, and the one that ends it, by their ids.
pub const BEGINS: &str = "phone-scan";
/// See [`BEGINS`].
pub const ENDS: &str = "phone-stop";

/// The button that begins to scan. `class`: how it looks.
pub fn begin(class: &'static str) -> Node {
    let begin = button(class, PhonePress::Scan(true)).attr("id", BEGINS);
    begin.text(say::PHONE_SCAN.get())
}

/// The picture of the camera, and what is to be done.
pub fn draw(scanner: &Scanner, has_seat: bool) -> Node {
    let video = Node::new("video", "")
        .attr("playsinline", "")
        .attr("aria-hidden", "true");
    let does = match scanner.is_on() {
        true => say::PHONE_SCAN_HOLD,
        false => say::PHONE_SCAN_ASKS,
    };
    let end = button("act go", PhonePress::Scan(false)).attr("id", ENDS);
    Node::new("div", "camera")
        .child(video)
        .child(says("", does.get().into()).attr("role", "status"))
        .child(end.text(say::PHONE_STOP_SCAN.get()))
        .child(says("note", other_way(has_seat).into()))
}

/// The element in which the camera's picture is shown. `None`: nothing is scanned.
pub fn video() -> Option<JsValue> {
    let video = document().query_selector("main.phone video").ok()?;
    video.map(JsValue::from)
}

/// Why nothing is scanned, and what else there is.
pub fn why(none: NoScan, has_seat: bool) -> String {
    let why = match none {
        NoScan::Camera(NoCamera::Refused) => say::PHONE_CAMERA_REFUSED,
        NoScan::Camera(NoCamera::Absent) => say::PHONE_CAMERA_ABSENT,
        NoScan::Camera(NoCamera::Busy) => say::PHONE_CAMERA_BUSY,
        NoScan::Camera(NoCamera::Unknown) => say::PHONE_CAMERA_UNKNOWN,
        NoScan::Reader => say::PHONE_NO_READER,
    };
    [why.get(), " ", other_way(has_seat)].concat()
}

/// The camera app reads the codes too. One that joins a phone is an address already.
fn other_way(has_seat: bool) -> &'static str {
    match has_seat {
        true => say::PHONE_OR_APP.get(),
        false => say::PHONE_OR_APP_TO_JOIN.get(),
    }
}
