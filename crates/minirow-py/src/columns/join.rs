//! Arrays one behind the other.

use arrow_array::{Array, ArrayRef};
use arrow_select::concat::concat;

/// One array of several, or two of half of them where one would be too large.
pub(super) fn join(arrays: &[&dyn Array], joined: &mut Vec<ArrayRef>) {
    match (concat(arrays), arrays) {
        (_, []) => {}
        (Ok(array), _) => joined.push(array),
        (Err(_), [array]) => joined.push(array.slice(0, array.len())),
        (Err(_), _) => {
            let (first, second) = arrays.split_at(arrays.len() / 2);
            join(first, joined);
            join(second, joined);
        }
    }
}
