//! Signs of cells.

/// Which sign is which digit, and which is an empty cell.
#[derive(Debug)]
pub(crate) struct Signs {
    /// The side of the board, so the highest digit.
    pub(crate) side: usize,
    /// The signs of the digits, from that of 1, where they are not numbers.
    pub(crate) digits: Vec<char>,
    /// The signs of an empty cell.
    pub(crate) empty: Vec<char>,
}

impl Signs {
    /// The usual signs of a side: 1-9A-Z, or numbers; empty cells are 0 or any usual sign but `-`,
    /// which frames are drawn with.
    pub(crate) fn usual(side: usize) -> Self {
        let digits = ('1'..='9').chain('A'..='Z').take(side).collect();
        Self { side, digits, empty: "0._*?".chars().collect() }
    }

    /// The digit of one sign.
    pub(crate) fn sign(&self, sign: char) -> Option<u16> {
        if self.empty.contains(&sign) {
            return Some(0);
        }
        let place = self.digits.iter().position(|digit| digit.eq_ignore_ascii_case(&sign))?;
        u16::try_from(place + 1).ok()
    }

    /// The digit of a word: a number, one sign, or a word for nothing.
    pub(crate) fn word(&self, word: &str) -> Option<u16> {
        let mut signs = word.chars();
        if let (Some(sign), None) = (signs.next(), signs.next())
            && let Some(digit) = self.sign(sign)
        {
            return Some(digit);
        }
        if ["null", "None", "nil", "undefined", "__", "..", "00"].contains(&word) {
            return Some(0);
        }
        let bare = word.trim_start_matches('.');
        let number = bare.parse().ok()?;
        (usize::from(number) <= self.side).then_some(number)
    }

    /// The digits of signs that stand together.
    pub(crate) fn signs(&self, text: &str) -> Option<Vec<u16>> {
        text.chars().map(|sign| self.sign(sign)).collect()
    }
}
