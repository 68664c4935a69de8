/** The n Chebyshev nodes of [-1, 1], best for interpolation by a polynomial of degree n - 1. */
export const chebyshevNodes = (count: number): number[] =>
  Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count))

/**
 * Chebyshev coefficients c of the function that has these values at `chebyshevNodes`: f(x) = Σ c[j] T_j(x).
 * With more nodes than coefficients the result is a least-squares fit.
 */
export function chebyshevCoefficients(values: readonly number[], count: number): number[] {
  const n = values.length
  return Array.from({ length: count }, (_, j) => {
    let sum = 0
    values.forEach((value, k) => {
      sum += value * Math.cos((Math.PI * j * (k + 0.5)) / n)
    })
    return (sum * (j === 0 ? 1 : 2)) / n
  })
}
