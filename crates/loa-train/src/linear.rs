//! Symmetric systems of linear equations.

/// A square matrix, row by row.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Matrix {
    size: usize,
    cells: Vec<f64>,
}

impl Matrix {
    pub(crate) fn zero(size: usize) -> Matrix {
        Matrix {
            size,
            cells: vec![0.0; size * size],
        }
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.cells[row * self.size..][..self.size]
    }

    pub(crate) fn add(&mut self, other: &Matrix) {
        for (cell, other) in self.cells.iter_mut().zip(&other.cells) {
            *cell += other;
        }
    }

    /// Adds a vector times itself, times a factor, below and on the diagonal.
    #[inline]
    pub(crate) fn add_square(&mut self, vector: &[f64], factor: f64) {
        for (row, value) in vector.iter().enumerate() {
            let scaled = value * factor;
            for (cell, other) in self.row_mut(row).iter_mut().zip(&vector[..=row]) {
                *cell += scaled * other;
            }
        }
    }

    /// Returns the lower triangle whose product with itself is this symmetric matrix, of which
    /// only the lower half is looked at; `None` if it is not positive.
    pub(crate) fn cholesky(&self) -> Option<Cholesky> {
        let mut lower = Matrix::zero(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let known: f64 = (0..column)
                    .map(|k| lower.at(row, k) * lower.at(column, k))
                    .sum();
                let rest = self.at(row, column) - known;
                let cell = if row == column {
                    if rest.is_nan() || rest <= 0.0 {
                        return None;
                    }
                    rest.sqrt()
                } else {
                    rest / lower.at(column, column)
                };
                lower.row_mut(row)[column] = cell;
            }
        }
        Some(Cholesky { lower })
    }
}

/// A positive symmetric matrix, ready to solve equations with.
#[derive(Debug)]
pub(crate) struct Cholesky {
    lower: Matrix,
}

impl Cholesky {
    /// Returns the vector that the matrix makes this one of.
    pub(crate) fn solve(&self, vector: &[f64]) -> Vec<f64> {
        let (lower, size) = (&self.lower, self.lower.size);
        let mut x = vector.to_vec();
        for row in 0..size {
            let known: f64 = (0..row).map(|k| lower.at(row, k) * x[k]).sum();
            x[row] = (x[row] - known) / lower.at(row, row);
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|k| lower.at(k, row) * x[k]).sum();
            x[row] = (x[row] - known) / lower.at(row, row);
        }
        x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_fulfil_the_equations() {
        let mut matrix = Matrix::zero(3);
        for vector in [[1.0, 2.0, -1.0], [0.5, 0.0, 3.0], [2.0, -1.0, 0.0]] {
            matrix.add_square(&vector, 1.5);
        }
        let expected = [3.0, -2.0, 0.25];
        let full = |row: usize, column: usize| matrix.at(row.max(column), row.min(column));
        let product: Vec<f64> = (0..3)
            .map(|row| {
                (0..3)
                    .map(|column| full(row, column) * expected[column])
                    .sum()
            })
            .collect();
        let found = matrix.cholesky().unwrap().solve(&product);
        for (found, expected) in found.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-12);
        }
    }

    #[test]
    fn matrices_that_are_not_positive_are_refused() {
        let mut matrix = Matrix::zero(2);
        assert!(matrix.cholesky().is_none());
        matrix.add_square(&[1.0, 1.0], 1.0);
        assert!(matrix.cholesky().is_none());
        matrix.row_mut(0)[0] = f64::NAN;
        assert!(matrix.cholesky().is_none());
    }
}
