//! Which cells see several of some cells that hold a value.

/// Cells that see at least two of some others, by which of those they see.
#[derive(Clone, Debug, Default)]
pub(super) struct Sight {
    seen: Vec<Seen>,
    seeing: Vec<u16>,
    rest: Vec<u8>,
}

/// Some of the cells, by their order.
#[derive(Clone, Copy, Debug)]
struct Seen {
    cells: u32,
    /// Where those that see them all end.
    seeing: u32,
    /// Where the others among the cells end.
    rest: u32,
}

impl Sight {
    /// Of these cells, at most 32, on a board where `apart` tells the cells that differ from each as words of a set.
    pub(super) fn of<'a>(cells: &[u16], apart: impl Fn(u16) -> &'a [u64], count: usize) -> Self {
        let mut sight = Self::default();
        if cells.len() > 32 {
            return sight;
        }
        let mut found: Vec<(u32, u16)> = Vec::new();
        // Every one that sees two of them is seen by one that is not the last.
        let mut all = vec![0_u64; count.div_ceil(64)];
        let mut twice = all.clone();
        for &cell in cells {
            for ((all, twice), word) in all.iter_mut().zip(&mut twice).zip(apart(cell)) {
                *twice |= *all & word;
                *all |= word;
            }
        }
        for &cell in cells {
            twice[usize::from(cell) / 64] &= !(1 << (cell % 64));
        }
        for (at, &word) in twice.iter().enumerate() {
            for bit in super::bits::ones(word) {
                let cell = (at * 64) as u16 + bit as u16;
                let sees = apart(cell);
                let mut mask = 0;
                for (place, &other) in cells.iter().enumerate() {
                    mask |=
                        (sees[usize::from(other) / 64] >> (other % 64) & 1) as u32 * (1 << place);
                }
                found.push((mask, cell));
            }
        }
        found.sort_unstable();
        for (mask, cell) in found {
            sight.seeing.push(cell);
            let seeing = sight.seeing.len() as u32;
            match sight.seen.last_mut() {
                Some(last) if last.cells == mask => last.seeing = seeing,
                _ => {
                    let rest = (0..cells.len() as u8).filter(|place| mask >> place & 1 == 0);
                    sight.rest.extend(rest);
                    let rest = sight.rest.len() as u32;
                    sight.seen.push(Seen { cells: mask, seeing, rest });
                }
            }
        }
        sight
    }

    /// The cells that see all of some of the cells.
    #[inline]
    pub(super) fn seeing(&self, places: u32) -> impl Iterator<Item = &[u16]> {
        let mut start = 0;
        self.seen.iter().filter_map(move |seen| {
            let from = std::mem::replace(&mut start, seen.seeing);
            let does_see = places & !seen.cells == 0;
            does_see.then(|| &self.seeing[from as usize..seen.seeing as usize])
        })
    }

    /// The values, of some, that only cells with the same ones seeing them have, and those seeing them.
    #[inline]
    pub(super) fn locked(
        &self,
        domains: &[u32; 32],
        values: u32,
    ) -> impl Iterator<Item = (u32, &[u16])> {
        let (mut start, mut start_of_rest) = (0, 0);
        self.seen.iter().filter_map(move |seen| {
            let from = std::mem::replace(&mut start, seen.seeing) as usize;
            let rest = std::mem::replace(&mut start_of_rest, seen.rest) as usize;
            let rest = &self.rest[rest..seen.rest as usize];
            let others = rest.iter().fold(0, |all, &at| all | domains[usize::from(at % 32)]);
            let locked = values & !others;
            (locked != 0).then(|| (locked, &self.seeing[from..seen.seeing as usize]))
        })
    }
}
