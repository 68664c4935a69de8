// Two workers may use one server.
const ofThisProcess = String(process.pid % 100).padStart(2, '0')
let issued = 0

/** A new number, because a card has one free trial. */
function issue(first: string, last = ''): string {
  issued += 1
  const middle = String(issued).padStart(13 - first.length - last.length, '0')
  // The digit before `last` makes the checksum valid (ISO/IEC 7812-1).
  const numbers = Array.from(
    { length: 10 },
    (_, digit) => `${first}${ofThisProcess}${middle}${digit}${last}`,
  )
  return numbers.find((number) => luhnSum(number) % 10 === 0) as string
}

function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Test cards of the Stripe stand-in. */
export const cards = {
  good: () => issue('424242'),
  /** Accepted at first, declined when charged. */
  failsLater: () => issue('400000', '0341'),
  declined: '4000000000000002',
  asksTheBank: '4000002500003155',
}
