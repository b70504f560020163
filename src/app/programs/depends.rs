//! Which program depends on which.

/// Marks a program as depending on an earlier one, by referring to its functions. The code of the earlier one then counts
/// as needed by both, so the splitter leaves it in one piece instead of making a piece for every set of programs.
pub(super) fn depends_on<T>(earlier: fn() -> T) {
    std::hint::black_box(earlier);
}
