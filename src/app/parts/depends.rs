//! Which part depends on which.

/// Marks a part as depending on an earlier one, by referring to its functions. The code of the earlier part then counts
/// as needed by both, so the splitter keeps it in one piece instead of making a piece for every set of parts.
pub(super) fn depends_on<T>(earlier: fn() -> T) {
    std::hint::black_box(earlier);
}
