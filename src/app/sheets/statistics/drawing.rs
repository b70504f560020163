//! The drawings of the pictures, as SVG. The page stretches them to their place, so whole numbers are exact enough.

/// The size of the view box.
pub const WIDE: i64 = 1000;
const TALL: i64 = 400;
/// The part of its place that a column takes, in percent.
const COLUMN: i64 = 72;

/// How values become heights. Zero is always on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The lowest value, or 0.
    pub least: i64,
    /// The highest value, or 0.
    pub most: i64,
}

impl Scale {
    /// The scale on which these values lie.
    pub fn of(values: impl Iterator<Item = i64>) -> Scale {
        values.fold(Scale { least: 0, most: 0 }, |scale, value| Scale {
            least: scale.least.min(value),
            most: scale.most.max(value),
        })
    }

    /// The height of a value, from the top.
    pub fn y(self, value: i64) -> i64 {
        self.down(value, TALL)
    }

    /// How far from the top a value lies, in thousandths of the height.
    pub fn share(self, value: i64) -> i64 {
        self.down(value, 1000)
    }

    /// How far from the top the value is on a scale of this height.
    fn down(self, value: i64, tall: i64) -> i64 {
        let height = (i128::from(self.most) - i128::from(self.least)).max(1);
        let down = i128::from(self.most) - i128::from(value);
        (down * i128::from(tall) / height) as i64
    }
}

/// A picture around this drawing. `says` is its name, `more` tells what its axes are.
pub fn svg(key: &str, says: &str, more: &str, drawing: &str) -> String {
    let (says, more) = (escaped(says), escaped(more));
    format!(
        "<svg viewBox=\"0 0 {WIDE} {TALL}\" preserveAspectRatio=\"none\" role=\"img\" aria-labelledby=\"{key}-says\" \
         aria-describedby=\"{key}-more\"><title id=\"{key}-says\">{says}</title><desc id=\"{key}-more\">{more}</desc>\
         {drawing}</svg>"
    )
}

/// A line through these points with the area below it, from zero at the left.
pub fn line(points: &[(i64, i64)], scale: Scale) -> String {
    let zero = scale.y(0);
    let mut path = format!("M0 {zero}");
    for (x, value) in points {
        path += &format!("L{x} {}", scale.y(*value));
    }
    let end = points.last().map_or(0, |(x, _)| *x);
    format!(
        "<path class=\"area\" d=\"{path}L{end} {zero}Z\"/><path class=\"one\" d=\"{path}\"/>{}",
        zero_line(scale)
    )
}

/// A second line, which is broken where a value is missing. Where the first value is there, it begins at zero.
pub fn other_line(points: &[(i64, Option<i64>)], scale: Scale) -> String {
    let mut path = format!("M0 {}", scale.y(0));
    let mut is_drawn = true;
    for (x, value) in points {
        if let Some(value) = value {
            let step = if is_drawn { 'L' } else { 'M' };
            // A point alone has a length too, so that it is drawn.
            path += &format!("{step}{x} {}h0", scale.y(*value));
        }
        is_drawn = value.is_some();
    }
    format!("<path class=\"other\" d=\"{path}\"/>")
}

/// Columns above and below zero.
pub fn columns(values: &[i64], scale: Scale) -> String {
    let count = values.len().max(1) as i64;
    let zero = scale.y(0);
    let column = |(nth, value): (i64, &i64)| {
        let (y, class) = (scale.y(*value), if *value < 0 { "down" } else { "up" });
        let (top, tall) = (y.min(zero), (y - zero).abs().max(2));
        let wide = WIDE * COLUMN / 100 / count;
        let left = middle(nth, count) - wide / 2;
        format!(
            "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{tall}\"/>",
            wide.max(2)
        )
    };
    let drawn: String = (0..).zip(values).map(column).collect();
    drawn + &zero_line(scale)
}

/// The middle of the place of a column.
pub fn middle(nth: i64, count: i64) -> i64 {
    (2 * nth + 1) * WIDE / (2 * count.max(1))
}

fn zero_line(scale: Scale) -> String {
    format!("<path class=\"zero\" d=\"M0 {}H{WIDE}\"/>", scale.y(0))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::{Scale, TALL, columns, line, middle, other_line, svg};

    fn scale(values: &[i64]) -> Scale {
        Scale::of(values.iter().copied())
    }

    #[test]
    fn zero_is_always_on_the_scale() {
        for (values, zero) in [
            (&[5, 20][..], TALL),
            (&[-5, -9], 0),
            (&[-10, 30], 300),
            (&[], 0),
        ] {
            assert_eq!(scale(values).y(0), zero, "{values:?}");
        }
        let wide = scale(&[i64::MIN, i64::MAX]);
        assert_eq!((wide.y(i64::MAX), wide.y(i64::MIN)), (0, TALL));
        assert_eq!(wide.share(0), 500 - 1, "rounded down");
    }

    #[test]
    fn a_line_begins_at_zero_and_goes_through_its_points() {
        let drawn = line(&[(500, 10), (1000, -10)], scale(&[10, -10]));
        assert!(
            drawn.contains("class=\"one\" d=\"M0 200L500 0L1000 400\""),
            "{drawn}"
        );
        assert!(
            drawn.contains("class=\"zero\" d=\"M0 200H1000\""),
            "{drawn}"
        );
    }

    #[test]
    fn the_second_line_is_broken_where_nothing_is_known() {
        let points = [(250, None), (500, Some(10)), (750, Some(0)), (1000, None)];
        let drawn = other_line(&points, scale(&[10]));
        assert!(drawn.contains("\"M0 400M500 0h0L750 400h0\""), "{drawn}");
        let whole = other_line(&[(1000, Some(10))], scale(&[10]));
        assert!(whole.contains("\"M0 400L1000 0h0\""), "{whole}");
    }

    #[test]
    fn columns_stand_on_zero_or_hang_from_it() {
        let drawn = columns(&[10, -10, 0], scale(&[10, -10]));
        assert!(
            drawn.contains("class=\"up\" x=\"46\" y=\"0\" width=\"240\" height=\"200\""),
            "{drawn}"
        );
        assert!(
            drawn.contains("class=\"down\" x=\"380\" y=\"200\""),
            "{drawn}"
        );
        assert!(
            drawn.contains("height=\"2\""),
            "nothing is a thin line: {drawn}"
        );
        assert_eq!(middle(0, 1), 500);
    }

    #[test]
    fn what_a_picture_says_is_text() {
        let drawn = svg("k", "a < b & c", "more", "");
        assert!(
            drawn.contains("<title id=\"k-says\">a &lt; b &amp; c</title>"),
            "{drawn}"
        );
    }
}
