//! Processor time of this thread.

use rustix::time::{ClockId, clock_gettime};

/// The processor time this thread has taken.
pub(crate) fn thread_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// The middle of some numbers; the mean of the two middle ones where their number is even.
///
/// # Panics
/// Where there are none.
pub(crate) fn median(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.into_iter().collect();
    assert!(!numbers.is_empty(), "a median is one of some numbers");
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    if numbers.len() % 2 == 1 {
        numbers[middle]
    } else {
        f64::midpoint(numbers[middle - 1], numbers[middle])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        assert_eq!(median([7.0]), 7.0);
        assert_eq!(median([9.0, 1.0, 2.0]), 2.0);
        assert_eq!(median([9.0, 1.0, 2.0, 4.0]), 3.0);
    }
}
