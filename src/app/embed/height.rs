//! The height that a frame should have, by its width.
//!
//! A page that obeys may get a scrollbar by it, or lose one. Then the frame's width changes, and with it the height that it
//! asks for. That must come to rest.

/// A gain in width up to this many CSS pixels asks for no other height: it may be a scrollbar that went because the height
/// shrank. Scrollbars are up to 17 pixels wide, and zooming out to a third makes that 51.
const SCROLLBAR: u32 = 52;

/// The height that was asked for last, and the width that it was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Height {
    width: u32,
    /// In CSS pixels.
    pub requested: u32,
}

impl Height {
    /// The height of a frame of this width, in CSS pixels.
    #[must_use]
    pub fn of(width: u32) -> Height {
        Height {
            width,
            requested: preferred(width),
        }
    }

    /// The height after the width has changed. A frame that gets narrower asks at once. One that gets wider by a scrollbar
    /// keeps its height, so that the two never chase each other.
    #[must_use]
    pub fn at(self, width: u32) -> Height {
        let gain = width.saturating_sub(self.width);
        if (1..=SCROLLBAR).contains(&gain) {
            self
        } else {
            Height::of(width)
        }
    }
}

/// The preferred height of a table of this width: portrait where it is narrow, landscape where it is wide.
fn preferred(width: u32) -> u32 {
    if width < 600 {
        (width * 3 / 2).clamp(480, 640)
    } else {
        (width * 5 / 8).clamp(480, 720)
    }
}

#[cfg(test)]
mod tests {
    use super::{Height, preferred};

    #[test]
    fn a_narrow_table_stands_and_a_wide_one_lies() {
        for (width, height) in [
            (300, 480),
            (320, 480),
            (360, 540),
            (400, 600),
            (599, 640),
            (600, 480),
            (900, 562),
            (1280, 720),
        ] {
            assert_eq!(Height::of(width).requested, height, "{width}");
        }
        for width in 0..3_000 {
            let height = preferred(width);
            assert!((480..=720).contains(&height), "{width} by {height}");
        }
    }

    #[test]
    fn another_width_asks_for_another_height() {
        let phone = Height::of(360);
        assert_eq!(phone.at(740).requested, preferred(740), "turned");
        assert_eq!(phone.at(740).at(360).requested, preferred(360), "and back");
        assert_eq!(
            Height::of(900).at(880).requested,
            preferred(880),
            "narrower"
        );
        let mut dragged = Height::of(700);
        for width in 701..=1000 {
            dragged = dragged.at(width);
        }
        assert!(preferred(1000) - dragged.requested <= 33, "{dragged:?}");
    }

    /// A page of a given height and width whose scrollbar comes when the frame does not fit, and takes this many pixels.
    /// Gives how many heights the frame asks for until all rests.
    fn requested(page: u32, window: u32, scrollbar: u32) -> usize {
        let width = |height: u32| page - if height > window { scrollbar } else { 0 };
        // What the element has before the table is there.
        let mut now = width(540);
        let mut height = Height::of(now);
        for heights in 1..20 {
            now = width(height.requested);
            let next = height.at(now);
            if next.requested == height.requested {
                return heights;
            }
            height = next;
        }
        usize::MAX
    }

    #[test]
    fn at_every_size_of_a_page_and_every_scrollbar_it_rests_after_two_heights() {
        for scrollbar in [0, 6, 8, 12, 15, 17, 34, 51] {
            for page in 352..1400 {
                for window in 440..=740 {
                    let heights = requested(page, window, scrollbar);
                    assert!(
                        heights <= 2,
                        "a page of {page}, a window of {window}, a scrollbar of {scrollbar}: {heights}"
                    );
                }
            }
        }
    }
}
