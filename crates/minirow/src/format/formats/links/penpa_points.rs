//! The points of a board of Penpa+, as numbers.

/// The numbers of the points of a board.
pub(super) struct Points {
    pub(super) side: u8,
    /// Cells in a row, with the margins.
    pub(super) width: usize,
}

impl Points {
    pub(super) fn of(side: u8) -> Self {
        Self { side, width: usize::from(side) + 4 }
    }

    /// The point of a cell of the board.
    pub(super) fn point(&self, row: usize, column: usize) -> usize {
        (row + 2) * self.width + column + 2
    }

    /// The cell of a point.
    pub(super) fn cell(&self, point: usize) -> Option<usize> {
        let side = usize::from(self.side);
        let row = (point / self.width).checked_sub(2).filter(|&row| row < side)?;
        let column = (point % self.width).checked_sub(2).filter(|&column| column < side)?;
        Some(row * side + column)
    }

    /// The edge on the right of a cell, or below it, as Penpa+ has it: `from,to`.
    pub(super) fn edge(&self, row: usize, column: usize, is_below: bool) -> String {
        let corner = self.width * self.width + self.point(row, column);
        let other = corner - if is_below { 1 } else { self.width };
        format!("{other},{corner}")
    }

    /// A number for each cell, the same for cells that no edge parts.
    pub(super) fn regions(&self, is_edge: impl Fn(String) -> bool) -> Vec<u32> {
        let side = usize::from(self.side);
        let mut regions = vec![0; side * side];
        let mut next = 0;
        for start in 0..side * side {
            if regions[start] > 0 {
                continue;
            }
            next += 1;
            regions[start] = next;
            let mut open = vec![start];
            while let Some(cell) = open.pop() {
                let (row, column) = (cell / side, cell % side);
                let right = (column + 1 < side).then(|| (cell + 1, (row, column, false)));
                let below = (row + 1 < side).then(|| (cell + side, (row, column, true)));
                let left = (column > 0).then(|| (cell - 1, (row, column - 1, false)));
                let above = (row > 0).then(|| (cell - side, (row - 1, column, true)));
                for (other, (row, column, is_below)) in
                    [right, below, left, above].into_iter().flatten()
                {
                    if regions[other] == 0 && !is_edge(self.edge(row, column, is_below)) {
                        regions[other] = next;
                        open.push(other);
                    }
                }
            }
        }
        regions
    }

    /// The point of a cell by its place in reading order.
    pub(super) fn point_of(&self, cell: u16) -> usize {
        let side = usize::from(self.side);
        self.point(usize::from(cell) / side, usize::from(cell) % side)
    }

    /// The point near a corner of a cell: 0 and 1 above, 2 and 3 below.
    pub(super) fn near_corner(&self, cell: u16, corner: usize) -> usize {
        4 * self.width.pow(2) + 4 * self.point_of(cell) + corner
    }

    /// The cell that a point is near to a corner of.
    pub(super) fn cell_near(&self, point: usize) -> Option<usize> {
        let corner = point.checked_sub(4 * self.width.pow(2))?;
        self.cell(corner / 4).filter(|_| corner < 4 * self.width.pow(2))
    }
}
