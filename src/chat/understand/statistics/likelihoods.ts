import type { Weights } from './weights.ts'

export interface Likelihood {
  label: string
  /** All together one. */
  share: number
}

/** What a message with these features asks, the likeliest first. */
export function likelihoods({ labels, features }: Weights, names: readonly string[]): Likelihood[] {
  const shares = sharesOf(rowsOf(features, names), labels.length)
  return labels
    .map((label, index) => ({ label, share: shares[index] as number }))
    .toSorted((one, other) => other.share - one.share)
}

export function rowsOf(features: Weights['features'], names: readonly string[]): Float64Array[] {
  return ['', ...names].flatMap((name) => features.get(name) ?? [])
}

/** The share of each label. Long messages would be too sure if their features were only summed up. */
export function sharesOf(rows: readonly Float64Array[], size: number): Float64Array {
  const sums = new Float64Array(size)
  for (const row of rows)
    for (let label = 0; label < size; label++)
      sums[label] = (sums[label] as number) + (row[label] as number)
  const scale = 1 / Math.sqrt(Math.max(1, rows.length))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp((sum - most) * scale))
  const total = shares.reduce((whole, share) => whole + share, 0)
  return shares.map((share) => share / total)
}
