//! Parts of a set that share no board.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::batch::MadeBy;
use crate::dedupe::set;
use crate::keys::{KEYS, KeyFiles, NO_KEY, write_bits};
use crate::selection::Selection;
use crate::{Batch, Input, Report, Watch, Works};
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The parts of a set and how large each is: `train=90,validation=5,test=5`.
///
/// # Examples
/// ```
/// use minirow_batch::Parts;
/// let parts: Parts = "train=90, test=10".parse()?;
/// assert_eq!(parts.to_string(), "train=90,test=10");
/// assert_eq!(parts.as_slice()[1], ("test".to_owned(), 10));
/// assert!("train=90".parse::<Parts>().is_err());
/// assert!("train=90,../test=10".parse::<Parts>().is_err());
/// # Ok::<(), minirow_batch::BadParts>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts(Vec<(String, u32)>);

/// A text does not tell parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadParts(String);

impl Parts {
    /// The names of the parts and their weights.
    #[must_use]
    pub fn as_slice(&self) -> &[(String, u32)] {
        &self.0
    }

    /// The part of a board, by its canonical form and a seed.
    fn of(&self, key: u128, seed: u64) -> usize {
        let all: u64 = self.0.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let random = xxh3_64_with_seed(&key.to_be_bytes(), seed);
        let mut place = ((u128::from(random) * u128::from(all)) >> 64) as u64;
        for (part, (_, weight)) in self.0.iter().enumerate() {
            match place.checked_sub(u64::from(*weight)) {
                Some(rest) => place = rest,
                None => return part,
            }
        }
        self.0.len() - 1
    }
}

impl FromStr for Parts {
    type Err = BadParts;

    fn from_str(text: &str) -> Result<Self, BadParts> {
        let wrong = |found: &str| {
            BadParts(format!("expected parts such as train=90,test=10, found '{found}'"))
        };
        let mut parts: Vec<(String, u32)> = Vec::new();
        for part in text.split(',').map(str::trim) {
            let (name, weight) = part.split_once('=').ok_or_else(|| wrong(part))?;
            let weight =
                weight.trim().parse().ok().filter(|weight| (1..=1_000_000).contains(weight));
            let name = name.trim();
            let is_name = !name.is_empty()
                && name.len() <= 64
                && name.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign));
            if !is_name || parts.iter().any(|(other, _)| other == name) {
                return Err(wrong(part));
            }
            parts.push((name.to_owned(), weight.ok_or_else(|| wrong(part))?));
        }
        if !(2..=100).contains(&parts.len()) {
            return Err(wrong(text));
        }
        Ok(Self(parts))
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (name, weight)) in self.0.iter().enumerate() {
            write!(f, "{}{name}={weight}", if at > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for BadParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BadParts {}

impl Batch {
    /// Writes each row into one of several parts, folders of the output: boards that are the same up to
    /// symmetry into the same, by their canonical form and the seed alone, whatever other boards there
    /// are. The questions of the batch are not asked.
    ///
    /// Rows without a board are in no part; they are named beside the outputs of the first.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Batch, Far, Input, Watch, Works};
    /// # struct ToTheEnd;
    /// # impl Watch for ToTheEnd {
    /// #     fn go_on(&self) -> bool {
    /// #         true
    /// #     }
    /// #     fn tell(&self, _: Far) {}
    /// # }
    /// let folder = tempfile::tempdir()?;
    /// let shard = folder.path().join("boards.txt");
    /// let puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    /// let turned: String = puzzle.chars().rev().collect();
    /// std::fs::write(&shard, format!("{puzzle}\n{turned}\n"))?;
    /// let out = folder.path().join("out");
    /// let batch = Batch::new(vec![Input::file(shard)?], out.clone(), Works::default());
    /// batch.split(&"train=1,test=1".parse()?, 0, &ToTheEnd)?;
    /// let lines = |part: &str| std::fs::read_to_string(out.join(part).join("boards.txt")).unwrap().lines().count();
    /// let mut both = [lines("train"), lines("test")];
    /// both.sort_unstable();
    /// assert_eq!(both, [0, 2]);
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`run`](Self::run).
    pub fn split(&self, parts: &Parts, seed: u64, watch: &dyn Watch) -> anyhow::Result<Report> {
        let chosen = format!("split {parts}; seed {seed}; {}", set(&self.inputs, &[])?);
        let made_by = MadeBy { chosen: Some(chosen), ..MadeBy::default() };
        let batch = Self { works: Works::default(), made_by, ..self.clone() };
        let keys = self.folder.join(KEYS);
        let selected = |part: &str, input: &Input, number: usize, bad| {
            let bits = keys.join(part).join(format!("{number}.bits"));
            let selection = Some(Selection { part: Some(part.to_owned()), bits, bad });
            Input { selection, ..input.clone() }
        };
        let mut inputs = Vec::new();
        for (part, _) in &parts.0 {
            let all = self.inputs.iter().enumerate();
            inputs.extend(all.map(|(number, input)| selected(part, input, number, None)));
        }
        let mut batch = Self { inputs, ..batch };
        if !keys.exists() && batch.is_done()? {
            return batch.run(watch);
        }
        let Some(own) = KeyFiles::make(self, &self.inputs, keys.join("own"), watch)? else {
            return Ok(Report::interrupted());
        };
        for (number, (_, file)) in own.iter().enumerate() {
            let mut part_of = Vec::new();
            file.each(|key| {
                part_of.push((key != NO_KEY).then(|| parts.of(key, seed) as u8));
                Ok(())
            })?;
            for (part, (name, _)) in parts.0.iter().enumerate() {
                let bits = keys.join(name).join(format!("{number}.bits"));
                write_bits(&bits, part_of.iter().map(|of| *of == Some(part as u8)))?;
            }
            if let Some(selection) = &mut batch.inputs[number].selection {
                selection.bad = Some(file.bad.clone());
            }
        }
        let report = batch.run(watch)?;
        report.remove_when_done(&keys)?;
        Ok(report)
    }
}
