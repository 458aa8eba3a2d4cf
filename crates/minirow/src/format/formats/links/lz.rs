//! The packing of lz-string, of Pieroxy, in its form of base 64, as players on the web use it.
//!
//! It is a Lempel-Ziv-Welch code over 16-bit characters whose codes grow as the dictionary does. The
//! crates for it give out whatever a text unpacks to: a link of 100 kB can stand for a gigabyte. Here
//! the output has a bound, and the dictionary is places in the output itself.

use std::collections::{HashMap, HashSet};

use super::address::{of_sextet, sextet};

/// The dictionary begins behind the codes of a new character in 8 or in 16 bits and of the end.
const FIRST: usize = 3;

/// Unpacks a text to at most so many 16-bit characters; nothing where it is no such text.
pub(super) fn unpacked(text: &str, most: usize) -> Option<String> {
    let mut bits = Bits { text: text.bytes(), bits: 0, left: 0 };
    let mut out: Vec<u16> = Vec::new();
    // Where a word of the dictionary stands in the output, and how long it is.
    let mut words: Vec<(usize, usize)> = Vec::new();
    let mut width = 2;
    // Words that the dictionary takes before codes need another bit.
    let mut room: usize = 1 << width;
    let mut last: Option<(usize, usize)> = None;
    loop {
        let code = bits.take(if last.is_none() { 2 } else { width })?;
        let word = match code {
            2 => return String::from_utf16(&out).ok(),
            0 | 1 => {
                let character = bits.take(if code == 0 { 8 } else { 16 })? as u16;
                let word = (out.len(), 1);
                words.push(word);
                out.push(character);
                if last.is_some() {
                    grow(&mut room, &mut width);
                }
                word
            }
            code => {
                let last = last?;
                let number = code as usize - FIRST;
                let start = out.len();
                // A word that is only now complete: the last one and its own first character.
                let next = (last.0, last.1 + 1);
                let (from, len) = match number.checked_sub(words.len()) {
                    None => words[number],
                    Some(0) => next,
                    Some(_) => return None,
                };
                if len > most.saturating_sub(out.len()) {
                    return None;
                }
                for place in from..from + len {
                    out.push(out[place]);
                }
                (start, len)
            }
        };
        if out.len() > most {
            return None;
        }
        match last {
            Some((from, len)) => {
                words.push((from, len + 1));
                grow(&mut room, &mut width);
            }
            None => {
                width = 3;
                room = 4;
            }
        }
        last = Some(word);
    }
}

fn grow(room: &mut usize, width: &mut u32) {
    *room -= 1;
    if *room == 0 {
        *room = 1 << *width;
        *width += 1;
    }
}

/// Bits of a text in base 64: the highest of a character comes first.
struct Bits<'a> {
    text: std::str::Bytes<'a>,
    bits: u8,
    left: u32,
}

impl Bits<'_> {
    /// The next number of so many bits, the lowest first.
    fn take(&mut self, count: u32) -> Option<u32> {
        let mut number = 0;
        for place in 0..count {
            if self.left == 0 {
                self.bits = sextet(self.text.next()?)?;
                self.left = 6;
            }
            self.left -= 1;
            number |= u32::from(self.bits >> self.left & 1) << place;
        }
        Some(number)
    }
}

/// Packs a text.
pub(super) fn packed(text: &str) -> String {
    let mut packer =
        Packer { out: String::new(), bits: 0, count: 0, width: 2, room: 2, unseen: HashSet::new() };
    let mut words: HashMap<(u32, u16), u32> = HashMap::new();
    let mut next = FIRST as u32;
    // The word under way, with its character where it has only one; 0 is none.
    let (mut word, mut first) = (0, 0);
    for character in text.encode_utf16() {
        let single = *words.entry((0, character)).or_insert_with(|| {
            packer.unseen.insert(next);
            next += 1;
            next - 1
        });
        if word == 0 {
            (word, first) = (single, character);
        } else if let Some(&longer) = words.get(&(word, character)) {
            word = longer;
        } else {
            packer.put_word(word, first);
            words.insert((word, character), next);
            next += 1;
            (word, first) = (single, character);
        }
    }
    if word != 0 {
        packer.put_word(word, first);
    }
    packer.finish()
}

struct Packer {
    out: String,
    bits: u8,
    count: u32,
    width: u32,
    room: usize,
    /// Characters in the dictionary that have not been written yet.
    unseen: HashSet<u32>,
}

impl Packer {
    fn put_word(&mut self, word: u32, first: u16) {
        if self.unseen.remove(&word) {
            let is_wide = first > 0xff;
            self.put(u32::from(is_wide), self.width);
            self.put(first.into(), if is_wide { 16 } else { 8 });
            grow(&mut self.room, &mut self.width);
        } else {
            self.put(word, self.width);
        }
        grow(&mut self.room, &mut self.width);
    }

    fn put(&mut self, number: u32, count: u32) {
        for place in 0..count {
            self.bits = self.bits << 1 | (number >> place & 1) as u8;
            self.count += 1;
            if self.count == 6 {
                self.out.push(of_sextet(self.bits));
                (self.bits, self.count) = (0, 0);
            }
        }
    }

    /// Writes the end, and fills up the last character, of which at least one bit is empty.
    fn finish(mut self) -> String {
        self.put(2, self.width);
        self.put(0, 6 - self.count);
        while !self.out.len().is_multiple_of(4) {
            self.out.push('=');
        }
        self.out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the original in JavaScript, version 1.5.0.
    #[test]
    fn as_the_original() {
        for (text, code) in [
            ("", "Q==="),
            ("a", "IZA="),
            ("ab", "IYIyA==="),
            ("aaaaaaaa", "IY0o"),
            ("abababababab", "IYI17Sg="),
            (
                "The quick brown fox; the quick brown fox",
                "CoCwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8BuCAF3GnmTSz0JKA",
            ),
            ("äöü→数独", "CcN4P4SYSA6mg3TkA==="),
            (
                "{\"size\":9,\"grid\":[[{\"value\":1,\"given\":true},{},{}]]}",
                "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHvgLoCuQA=",
            ),
            (
                "012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789",
                "AwRgTAzALArAbAdgBwE5SVo17r2W8XLAjPbQzfHS8046slIA",
            ),
            ("x\u{0000}yÿĀ", "B4AAng/4AIBA"),
        ] {
            assert_eq!(packed(text), code, "{text}");
            assert_eq!(
                unpacked(code, text.encode_utf16().count()).as_deref(),
                Some(text),
                "{code}"
            );
            let less = text.encode_utf16().count().saturating_sub(1);
            assert_eq!(unpacked(code, less).is_some(), text.is_empty(), "{code}");
        }
    }

    /// A code of some thousand characters for some million.
    #[test]
    fn bombs() {
        let bomb = packed(&"a".repeat(4_000_000));
        assert!(bomb.len() < 10_000, "{}", bomb.len());
        assert_eq!(unpacked(&bomb, 1 << 20), None);
        for broken in ["", "A", "AAAA", "////", "N4Ig", "N4IgzglgXgpi", "=", "ä"] {
            assert_eq!(unpacked(broken, 1 << 20), None, "{broken}");
        }
    }
}
