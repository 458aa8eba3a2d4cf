//! A text of rules as sentences.

/// A sentence, as it stands and as it is judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    pub(super) told: String,
    /// In small letters, without its examples.
    pub(super) plain: String,
    /// Whether there is more than is read.
    pub(super) is_cut: bool,
}

/// The most sentences that anybody writes.
const MOST: usize = 200;

/// A sentence is at most so long; texts are cut there.
const LONGEST: usize = 600;

/// All sentences of a text that say anything but an example.
pub(super) fn sentences(text: &str) -> Vec<Sentence> {
    let mut all = Vec::new();
    let mut sentence = String::new();
    // Some players write line breaks as two signs.
    let text = text.replace("\\n", "\n");
    let mut rest = text.chars().peekable();
    while let Some(sign) = rest.next() {
        let ends = match sign {
            '.' => !is_inside(&sentence, rest.peek().copied()),
            // A heading belongs to what it stands above.
            '\n' | '\r' => !sentence.trim_end().ends_with(':'),
            '!' | '?' | '•' => true,
            _ => false,
        };
        if ends {
            push(&mut all, &std::mem::take(&mut sentence));
            if all.len() > MOST {
                all.iter_mut().for_each(|sentence| sentence.is_cut = true);
                return all;
            }
        } else {
            sentence.push(if sign.is_control() { ' ' } else { sign });
        }
    }
    push(&mut all, &sentence);
    all
}

/// Whether a dot behind this and before that ends no sentence: that of a number, and those of “e.g.” and “i. e.”.
fn is_inside(before: &str, next: Option<char>) -> bool {
    let mut signs = before.chars().rev();
    let last = signs.next();
    let is_number = last.is_some_and(|sign| sign.is_ascii_digit())
        && next.is_some_and(|sign| sign.is_ascii_digit());
    let is_short = matches!(last, Some('e' | 'i' | 'g' | 'E' | 'I'))
        && signs.next().is_none_or(|sign| !sign.is_alphanumeric());
    is_number || is_short
}

fn push(all: &mut Vec<Sentence>, told: &str) {
    let is_cut = told.trim().chars().nth(LONGEST).is_some();
    let told: String = told.trim().chars().take(LONGEST).collect();
    let plain = without_examples(&told.to_ascii_lowercase().replace('’', "'"));
    // That not all are given stands behind what they are.
    let behind = TAKEN_BACK.iter().find_map(|words| plain.find(words)).unwrap_or(0);
    for plain in [&plain[..behind], &plain[behind..]] {
        if plain.chars().any(char::is_alphabetic) {
            all.push(Sentence { told: told.clone(), plain: plain.to_owned(), is_cut });
        }
    }
}

/// What takes back what nobody said.
const TAKEN_BACK: [&str; 3] = ["not all", "not every", "no negative"];

/// What begins an example.
const EXAMPLES: [&str; 8] =
    ["eg", "e.g", "e. g", "ie", "i.e", "i. e", "for example", "for instance"];

/// A sentence without its examples, each to the end of its brackets or of the sentence.
fn without_examples(text: &str) -> String {
    let mut out = String::new();
    let (mut depth, mut skipped) = (0_u32, None);
    let mut is_start = true;
    for (at, sign) in text.char_indices() {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if skipped.is_some_and(|from| depth < from) {
            skipped = None;
        }
        let begins = |word: &&str| {
            let behind = text[at..].strip_prefix(*word);
            behind.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        if is_start && skipped.is_none() && EXAMPLES.iter().any(begins) {
            skipped = Some(depth);
        }
        if skipped.is_none() {
            out.push(sign);
        }
        is_start = !sign.is_alphanumeric();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let plain: Vec<String> = sentences(text)
            .into_iter()
            .map(|sentence| sentence.plain.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(plain, expected, "{text}");
    }

    #[test]
    fn sentences_end() {
        check("One. Two! Three?\nFour", &["one", "two", "three", "four"]);
        check("A ratio of 1.5 is none.Then 2", &["a ratio of 1.5 is none", "then 2"]);
        check("• A\\n• B; C. 12. ...", &["a", "b; c"]);
        check("Renban:\nDigits of a set", &["renban: digits of a set"]);
        check("Dots are (not all dots are given)", &["dots are (", "not all dots are given)"]);
    }

    #[test]
    fn no_end_is_passed_over() {
        let is_cut = |text: &str| sentences(text).iter().any(|sentence| sentence.is_cut);
        assert!(!is_cut("One. Two.") && !is_cut(&"a".repeat(LONGEST)));
        assert!(is_cut(&"a".repeat(LONGEST + 1)) && is_cut(&"a. ".repeat(MOST + 1)));
    }

    #[test]
    fn examples_are_left_out() {
        check("Cages sum (e.g. 3 + 4) to 7", &["cages sum () to 7"]);
        check("Lines rise, i. e. they grow. Eg: 1 2", &["lines rise,"]);
        check("Lines rise, for example 1 2 (or 3). Next", &["lines rise,", "next"]);
        check("Lines (for instance 1 2 (or 3) so) rise ie grow", &["lines () rise"]);
        check("Begin the field", &["begin the field"]);
    }
}
