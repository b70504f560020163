//! Sorting a few items.

/// Sorts by this key, least first. Items with equal keys keep their order. Use it for a hand or a row of cards: the
/// library's sort would add the code of two algorithms to the page for each item type, and is no faster for so few
/// items.
pub fn sort_few<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..few.len() {
        let mut at = end;
        while at > 0 && key(&few[at]) < key(&few[at - 1]) {
            few.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn equal_ones_stay_as_they_lie() {
        let mut few = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        let mut sorted = few;
        sorted.sort_by_key(|(key, _)| *key);
        sort_few(&mut few, |(key, _)| *key);
        assert_eq!(few, sorted);
        sort_few::<u8, u8>(&mut [], |key| *key);
    }
}
