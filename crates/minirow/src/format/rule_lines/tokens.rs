//! The words of a line, each with the character where it begins.

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) text: String,
    /// Its first character, counted from 1.
    pub(super) at: usize,
    /// Whether it stood in quotes.
    pub(super) is_quoted: bool,
}

/// The words of a line, or the character where a quotation begins that does not end. In quotes, `\"` and `\\` are
/// a quote and a backslash.
pub(super) fn words(line: &str) -> Result<Vec<Word>, usize> {
    let mut words: Vec<Word> = Vec::new();
    let mut signs = (1..).zip(line.chars()).peekable();
    while let Some((at, sign)) = signs.next() {
        if sign.is_whitespace() {
            continue;
        }
        let mut word = Word { text: String::new(), at, is_quoted: sign == '"' };
        if word.is_quoted {
            loop {
                match signs.next().map(|(_, sign)| sign) {
                    None => return Err(at),
                    Some('"') => break,
                    Some('\\') => word.text.push(signs.next().ok_or(at)?.1),
                    Some(sign) => word.text.push(sign),
                }
            }
        } else {
            word.text.push(sign);
            while let Some((_, sign)) = signs.next_if(|(_, sign)| !sign.is_whitespace()) {
                word.text.push(sign);
            }
        }
        words.push(word);
    }
    Ok(words)
}

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    let plain = text.replace(|sign: char| sign.is_control(), " ");
    format!("\"{}\"", plain.replace('\\', "\\\\").replace('"', "\\\""))
}
