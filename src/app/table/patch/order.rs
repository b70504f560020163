//! Which elements stay in place, and which must be made or moved.

/// Pairs each wanted element with an old one, by index. Each old one is taken at most once. The search begins behind
/// the last one taken.
pub fn pairs(
    old: usize,
    wanted: usize,
    is_like: impl Fn(usize, usize) -> bool,
) -> Vec<Option<usize>> {
    let mut taken = vec![false; old];
    let mut next = 0;
    let find = |want| {
        let behind = (next..old).chain(0..next);
        let found = behind
            .into_iter()
            .find(|at| !taken[*at] && is_like(*at, want));
        if let Some(at) = found {
            taken[at] = true;
            next = at + 1;
        }
        found
    };
    (0..wanted).map(find).collect()
}

/// Whether each wanted element stays in place once unwanted ones are removed. Any other is inserted before those that
/// stay, because moving an element ends its running transition.
pub fn stay_in_place(pairs: &[Option<usize>]) -> Vec<bool> {
    let first = |left: &[Option<usize>]| left.iter().flatten().min().copied();
    let mut left = pairs.to_vec();
    let stay = |(nth, pair): (usize, &Option<usize>)| {
        let is_next = pair.is_some() && *pair == first(&left);
        left[nth] = None;
        is_next
    };
    pairs.iter().enumerate().map(stay).collect()
}

#[cfg(test)]
mod tests {
    use super::{pairs, stay_in_place};

    /// Shows the steps from one row of letters to another. Capitals must be made or moved.
    fn becomes(old: &str, wanted: &str) -> String {
        let (old, wanted) = (old.as_bytes(), wanted.as_bytes());
        let pairs = pairs(old.len(), wanted.len(), |at, want| old[at] == wanted[want]);
        let stays = stay_in_place(&pairs);
        let letters = wanted.iter().zip(stays);
        letters
            .map(|(letter, stays)| {
                let letter = char::from(*letter);
                if stays {
                    letter
                } else {
                    letter.to_ascii_uppercase()
                }
            })
            .collect()
    }

    #[test]
    fn what_is_wanted_again_stays_where_it_is() {
        assert_eq!(becomes("abc", "abc"), "abc");
        assert_eq!(becomes("abc", "ac"), "ac");
        assert_eq!(becomes("ac", "abc"), "aBc");
        assert_eq!(becomes("", "ab"), "AB");
        assert_eq!(becomes("ab", ""), "");
    }

    #[test]
    fn one_that_comes_to_the_front_is_all_that_moves() {
        assert_eq!(becomes("abcd", "dabc"), "Dabc");
        assert_eq!(becomes("abcd", "acbd"), "aCbd");
    }

    #[test]
    fn of_two_alike_each_is_taken_once() {
        assert_eq!(becomes("aa", "aaa"), "aaA");
        assert_eq!(becomes("aab", "aba"), "aBa");
    }

    #[test]
    fn one_that_is_new_among_many_moves_none_of_them() {
        assert_eq!(becomes("abcdef", "abxcdeyf"), "abXcdeYf");
    }
}
