//! Booklets: pages arranged on sheets for folding.

use minirow::scene::{Drawing, Group, Point};

/// The pages on a side of a sheet, left and right, where there are so many pages: four for each sheet.
pub(crate) fn side(pages: usize, side: usize) -> [usize; 2] {
    let (low, high) = (side, pages - 1 - side);
    // On the front of a sheet the higher number is at the left, on its back at the right.
    if side.is_multiple_of(2) { [high, low] } else { [low, high] }
}

/// The side that a page is on.
pub(crate) fn place(pages: usize, page: usize) -> usize {
    page.min(pages - 1 - page)
}

/// Two pages side by side.
pub(crate) fn sheet(left: Drawing, right: Drawing) -> Drawing {
    let mut sheet = Drawing::blank(left.width + right.width, left.height.max(right.height));
    let fold = left.width;
    sheet.place(Group::new("page", Point(0.0, 0.0), 1.0, left));
    sheet.place(Group::new("page", Point(fold, 0.0), 1.0, right));
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_fold_into_order() {
        let sides: Vec<[usize; 2]> = (0..4).map(|number| side(8, number)).collect();
        assert_eq!(sides, [[7, 0], [1, 6], [5, 2], [3, 4]]);
        for page in 0..8 {
            assert!(sides[place(8, page)].contains(&page));
        }
    }
}
