//! Putting a few things in order.

/// Puts the least key first; equal ones stay as they lie. It is for a hand or a row: a page pays for each kind of thing
/// that the library sorts with the code of two algorithms, and takes no longer over so few with the simplest.
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
