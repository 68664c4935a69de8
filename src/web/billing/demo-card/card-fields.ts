/** The card as typed, formatted with spaces and a slash. */
export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}

export const emptyCard: TypedCard = { number: '', expiry: '', cvc: '' }

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isAmex = (number: string) => /^3[47]/.test(digitsOf(number))
const LONGEST_NUMBER = 19

/** `4242 4242 4242 4242`; American Express prints its fifteen digits as 4, 6 and 5. */
function groupNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(text) ? 15 : LONGEST_NUMBER)
  const groups = isAmex(digits) ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/ : undefined
  const parts = groups ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? [])
  return parts.filter((part) => part !== '').join(' ')
}

/** `04 / 31`. A month that cannot have a second digit gets a leading zero; a four-digit year is shortened. */
function strokeExpiry(text: string): string {
  const bare = digitsOf(text)
  const hasOneDigitMonth = /^[2-9]/.test(bare) || /^\s*1\s*\//.test(text)
  const digits = hasOneDigitMonth ? `0${bare}` : bare
  const year = shortYear(digits.slice(2))
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)} / ${year}`
}

/** Two digits, except that 20 may still become 2031. */
function shortYear(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2)
  return digits.length < 4 ? digits : digits.slice(2, 4)
}

/** Formats each field during typing. */
export const shape: { [Field in keyof TypedCard]: (text: string) => string } = {
  number: groupNumber,
  expiry: strokeExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
}

/** The caret position after formatting: behind the same number of digits. */
export function caretAfter(shaped: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (let at = 0; at < shaped.length; at += 1) {
    if (/\d/.test(shaped.charAt(at))) seen += 1
    if (seen === digitsBefore) return at + 1
  }
  return shaped.length
}

export type CardErrors = Partial<Record<keyof TypedCard, string>>

/** The errors that a person can correct themselves. Others are known only to the bank. */
export function wrongWith({ number, expiry, cvc }: TypedCard, today = new Date()): CardErrors {
  const errors: CardErrors = {
    number: wrongNumber(digitsOf(number)),
    expiry: wrongExpiry(digitsOf(expiry), today),
    cvc: wrongCvc(cvc, isAmex(number) ? 4 : 3),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))
}

function wrongNumber(digits: string): string | undefined {
  if (digits === '') return 'Please enter the card number.'
  if (digits.length < 12) return 'The card number is not complete.'
  return passesLuhn(digits) ? undefined : 'This is no card number. Please compare it with the card.'
}

// ISO/IEC 7812-1, annex B: catches every single wrong digit.
function passesLuhn(digits: string): boolean {
  const values = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0
}

function wrongExpiry(digits: string, today: Date): string | undefined {
  if (digits === '') return 'Please enter the expiry date.'
  if (digits.length !== 4) return 'Please enter the month and the year, as in 04 / 31.'
  const month = Number(digits.slice(0, 2))
  if (month < 1 || month > 12) return 'Months go from 01 to 12.'
  const year = 2000 + Number(digits.slice(2))
  // A card is valid until its month has ended in every time zone.
  const hasPassed = Date.UTC(year, month, 2) < today.getTime()
  return hasPassed ? 'This card has expired.' : undefined
}

function wrongCvc(cvc: string, length: number): string | undefined {
  if (cvc === '') return 'Please enter the CVC.'
  if (cvc.length === length) return undefined
  return length === 3 ? 'The CVC has three digits.' : 'The CVC of this card has four digits.'
}

/** In the format of the card calls. */
export function toTestCard({ number, expiry, cvc }: TypedCard) {
  const digits = digitsOf(expiry)
  return {
    number: digitsOf(number),
    expiry: `${digits.slice(0, 2)}/${digits.slice(2)}`,
    cvc,
  }
}
