//! Source maps, revision 3: which line of which source a line of a bundle is.

/// A map as it grows, line by line.
#[derive(Default)]
pub(super) struct Map {
    sources: Vec<String>,
    mappings: String,
    /// The last source and line that were told: numbers are differences.
    last: (usize, usize),
}

impl Map {
    /// Adds a source, and gives its number.
    pub(super) fn source(&mut self, name: &str) -> usize {
        self.sources.push(name.to_owned());
        self.sources.len() - 1
    }

    /// The next line is this one of a source, both from 0.
    pub(super) fn line(&mut self, source: usize, line: usize) {
        self.number(0);
        self.number(source as i64 - self.last.0 as i64);
        self.number(line as i64 - self.last.1 as i64);
        self.number(0);
        self.last = (source, line);
        self.mappings.push(';');
    }

    /// The next line is of no source.
    pub(super) fn nothing(&mut self) {
        self.mappings.push(';');
    }

    /// The map as JSON.
    pub(super) fn finish(self) -> String {
        let sources: Vec<String> = self.sources.iter().map(|name| format!("{name:?}")).collect();
        format!(
            "{{\"version\":3,\"sources\":[{}],\"names\":[],\"mappings\":\"{}\"}}\n",
            sources.join(","),
            self.mappings
        )
    }

    /// A number in base 64, the sign in its last bit.
    fn number(&mut self, number: i64) {
        const DIGITS: &[u8; 64] =
            b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut rest = (number.unsigned_abs() << 1) | u64::from(number < 0);
        loop {
            let digit = (rest & 31) as usize;
            rest >>= 5;
            self.mappings.push(char::from(DIGITS[digit | if rest > 0 { 32 } else { 0 }]));
            if rest == 0 {
                break;
            }
        }
    }
}
