//! Numbers as people write them.

/// A number with its words, for one and for more.
///
/// # Examples
/// ```
/// use minirow_batch::counted;
/// assert_eq!([1, 2000].map(|rows| counted(rows, "row", "rows")), ["1 row", "2,000 rows"]);
/// ```
#[must_use]
pub fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{} {}", thousands(count), if count == 1 { one } else { more })
}

/// A number as people write it: 2,000.
///
/// # Examples
/// ```
/// assert_eq!(minirow_batch::thousands(1_234_567), "1,234,567");
/// ```
#[must_use]
pub fn thousands(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
