//! The camera of a phone while it looks for a code.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::Event;
use web_sys::js_sys::Promise;

use super::sight::{Canvas, Sight};
use crate::app::platform::camera::{Camera, NoCamera};
use crate::app::platform::js::call;
use crate::app::platform::update::settled;

/// The event of the page that says that something has changed with the scanner.
pub const NEWS: &str = "brag:scan";
/// The time between two pictures, in milliseconds.
const PAUSE: i32 = 60;
/// How often the worker may fail on the way to one code.
const FAILURES: u32 = 5;

/// The camera looks for a code until this is dropped.
pub struct Scanner(Rc<State>);

#[derive(Default)]
struct State {
    is_dropped: Cell<bool>,
    /// The camera, while it is on.
    camera: RefCell<Option<Camera>>,
    /// Why there is nothing more to come.
    end: Cell<Option<NoScan>>,
    /// The texts that were found and not taken yet.
    found: RefCell<Vec<String>>,
}

/// Why nothing is scanned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoScan {
    /// There is no camera.
    Camera(NoCamera),
    /// Nothing here reads codes.
    Reader,
}

impl Scanner {
    /// Asks for the camera, and begins to look. `video` gives the element that shows what it sees, once it is on.
    pub fn begin(video: fn() -> Option<JsValue>) -> Scanner {
        let state = Rc::new(State::default());
        let looks = state.clone();
        spawn_local(async move {
            let end = looks.look(video).await;
            looks.camera.take();
            looks.end.set(end);
            looks.tell();
        });
        Scanner(state)
    }

    /// Whether the camera is on.
    pub fn is_on(&self) -> bool {
        self.0.camera.borrow().is_some()
    }

    /// Why there is nothing more to come. `None`: it goes on.
    pub fn end(&self) -> Option<NoScan> {
        self.0.end.get()
    }

    /// Takes the texts that were found.
    pub fn take_found(&self) -> Vec<String> {
        self.0.found.take()
    }
}

impl Drop for Scanner {
    fn drop(&mut self) {
        self.0.is_dropped.set(true);
        // The light beside the lens goes out at once, whatever is being read.
        self.0.camera.take();
    }
}

impl State {
    /// Looks until it is dropped, or cannot go on.
    async fn look(&self, video: fn() -> Option<JsValue>) -> Option<NoScan> {
        let camera = match Camera::open().await {
            Ok(camera) => camera,
            Err(error) => return Some(NoScan::Camera(error)),
        };
        if self.is_dropped.get() {
            return None;
        }
        *self.camera.borrow_mut() = Some(camera);
        self.tell();
        let (Some(video), Some(canvas)) = (video(), Canvas::new()) else {
            return Some(NoScan::Reader);
        };
        if let Some(camera) = &*self.camera.borrow() {
            camera.show(&video);
        }
        let Some(mut sight) = Sight::best().await else {
            return Some(NoScan::Reader);
        };
        let mut failures = 0;
        while !self.is_dropped.get() {
            if !self.camera.borrow().as_ref().is_some_and(Camera::is_on) {
                return Some(NoScan::Camera(NoCamera::Busy));
            }
            if canvas.draw(&video) {
                match sight.read(&canvas).await {
                    Some(texts) if texts.is_empty() => {}
                    Some(texts) => {
                        *self.found.borrow_mut() = texts;
                        self.tell();
                    }
                    None => {
                        failures += 1;
                        let next = sight.after().await.filter(|_| failures < FAILURES);
                        let Some(next) = next else {
                            return Some(NoScan::Reader);
                        };
                        sight = next;
                    }
                }
            }
            pause().await;
        }
        None
    }

    fn tell(&self) {
        if self.is_dropped.get() {
            return;
        }
        if let Ok(event) = Event::new(NEWS) {
            // Fails only for an event that is being dispatched already.
            let _ = window().dispatch_event(&event);
        }
    }
}

async fn pause() {
    let promise = Promise::new(&mut |done, _| {
        call(&window(), "setTimeout", &[done.into(), PAUSE.into()]);
    });
    settled(promise.into()).await;
}
