/** The points and aspects highlighted in wheel and tables. */
export interface Lit {
  /** Names of planets and angles. */
  points: ReadonlySet<string>
  /** Keys of aspects, see `aspectKey`. */
  aspects: ReadonlySet<string>
}

export const nothingLit: Lit = { points: new Set(), aspects: new Set() }

/** The same for both orders of the two names. */
export function aspectKey(one: string, other: string): string {
  return [one, other].sort().join('~')
}
