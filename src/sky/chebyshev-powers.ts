/**
 * Coefficients in powers of x of the Chebyshev polynomials: row j has those of T_j, as long as the
 * longest. Polynomials are stored as Chebyshev series, whose high terms are small, and evaluated in
 * powers of x, which costs one multiplication a term.
 */
export function chebyshevPowers(count: number): number[][] {
  const rows: number[][] = []
  for (let j = 0; j < count; j++) {
    const row = new Array<number>(count).fill(0)
    if (j < 2) row[j] = 1
    // T(j) = 2x T(j-1) - T(j-2)
    else
      for (let k = 0; k < count; k++)
        row[k] = 2 * (rows[j - 1]?.[k - 1] ?? 0) - (rows[j - 2]?.[k] ?? 0)
    rows.push(row)
  }
  return rows
}

/** The polynomial Σ chebyshev[j] T_j(x) in powers of x; `table` is that of `chebyshevPowers`. */
export function toPowers(chebyshev: ArrayLike<number>, table: readonly number[][]): number[] {
  const powers = new Array<number>(chebyshev.length).fill(0)
  for (let j = 0; j < chebyshev.length; j++) {
    const row = table[j] as number[]
    const coefficient = chebyshev[j] as number
    // T_j has only the powers j, j - 2, …
    for (let k = j; k >= 0; k -= 2)
      powers[k] = (powers[k] as number) + coefficient * (row[k] as number)
  }
  return powers
}
