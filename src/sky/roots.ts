/** Julian days: a hundredth of a second. */
const TOLERANCE_DAYS = 1e-7

/**
 * The root of a function between two instants at which its signs differ: regula falsi with
 * the Illinois rule (Dowell and Jarratt, BIT 11, 1971). To a hundredth of a second.
 */
export function root(
  f: (jdUt: number) => number,
  from: number,
  to: number,
  atFrom = f(from),
  atTo = f(to),
): number {
  let [a, b, fa, fb] = [from, to, atFrom, atTo]
  for (let turn = 0; turn < 100; turn++) {
    if (fb === 0) return b
    const next = b - (fb * (b - a)) / (fb - fa)
    const value = f(next)
    const isSettled = Math.abs(next - b) < TOLERANCE_DAYS
    if (value < 0 === fb < 0) {
      // If one end stays twice in a row, halving its value moves the next secant across the root.
      fa /= 2
    } else {
      a = b
      fa = fb
    }
    b = next
    fb = value
    if (isSettled) return b
  }
  return b
}

/** A value and its slope per day. */
export interface ValueAndSlope {
  value: number
  slope: number
}

/**
 * The root of a function with a known slope between two instants, by Newton's method; bisection replaces
 * a step that would leave the bounds. To a hundredth of a second.
 */
export function slopedRoot(
  f: (jdUt: number) => ValueAndSlope,
  from: number,
  to: number,
  isRising: boolean,
  guess = (from + to) / 2,
): number {
  let [low, high, at] = [from, to, guess]
  for (let turn = 0; turn < 100; turn++) {
    const { value, slope } = f(at)
    if (value === 0) return at
    if (value > 0 === isRising) high = at
    else low = at
    const newton = at - value / slope
    const next = newton >= low && newton <= high ? newton : (low + high) / 2
    const isSettled = Math.abs(next - at) < TOLERANCE_DAYS
    at = next
    if (isSettled) return at
  }
  return at
}

/** The minimum of a function with a single minimum, by golden section search. */
export function lowest(f: (jdUt: number) => number, from: number, to: number): number {
  const share = (Math.sqrt(5) - 1) / 2
  let [a, b] = [from, to]
  while (b - a > 1e-6) {
    const left = b - share * (b - a)
    const right = a + share * (b - a)
    if (f(left) < f(right)) b = right
    else a = left
  }
  return (a + b) / 2
}
