import { createHash } from 'node:crypto'
import { type ErrorDetails, StripeError } from '../stripe-error.ts'

/** The behavior of a test card. The numbers are in Stripe's documentation, "Test card numbers". */
export type Behavior =
  | 'works'
  | 'works_for_setup_only'
  | 'authenticates_until_set_up'
  | 'authenticates_always'
  | keyof typeof declines

interface Decline {
  code: string
  decline_code: string
  message: string
}

const DECLINED = 'Your card was declined.'

const declines = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: DECLINED,
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', message: DECLINED },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', message: DECLINED },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  },
} satisfies Record<string, Decline>

const numbers: Record<string, Behavior> = {
  '4242424242424242': 'works',
  '4000056655665556': 'works',
  '5555555555554444': 'works',
  '5200828282828210': 'works',
  '378282246310005': 'works',
  '6011111111111117': 'works',
  '4000000000000341': 'works_for_setup_only',
  '4000002500003155': 'authenticates_until_set_up',
  '4000002760003184': 'authenticates_always',
  '4000000000003220': 'authenticates_always',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  '4000000000009979': 'stolen_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
}

// Not Stripe's: the product gives each card one trial, so testing needs more numbers.
const moreNumbers: [RegExp, Behavior][] = [
  [/^424242\d{10}$/, 'works'],
  [/^400000\d{6}0341$/, 'works_for_setup_only'],
]

function behaviorOf(number: string): Behavior | undefined {
  const [, more] = moreNumbers.find(([pattern]) => pattern.test(number)) ?? []
  return numbers[number] ?? more
}

/** Ids of test cards, accepted for any payment method. */
const testCardIds: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
}

/** A card that has passed the checks of `readCard`. */
export interface Card {
  brand: string
  last4: string
  expMonth: number
  expYear: number
  behavior: Behavior
  /** The same for the same number; null when it is not a test card. */
  fingerprint: string | null
}

export interface TypedCard {
  number: string
  /** MM/YY or MM/YYYY */
  expiry: string
  cvc: string
}

/** Parses a card. @throws StripeError for what Stripe refuses before it asks the bank */
export function readCard(typed: TypedCard, at: number): Card {
  const number = typed.number.replace(/[\s-]/g, '')
  if (number === '') throw unread('incomplete_number', 'Your card number is incomplete.')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    throw unread('incorrect_number', 'Your card number is incorrect.')
  const brand = brandOf(number)
  const { month, year } = readExpiry(typed.expiry, at)
  const cvc = typed.cvc.trim()
  const digits = brand === 'amex' ? 4 : 3
  if (!/^\d*$/.test(cvc) || cvc.length > digits)
    throw unread('invalid_cvc', "Your card's security code is invalid.")
  if (cvc.length < digits)
    throw unread('incomplete_cvc', "Your card's security code is incomplete.")
  const behavior = behaviorOf(number)
  return {
    brand,
    last4: number.slice(-4),
    expMonth: month,
    expYear: year,
    // A real card number, typed by mistake, must not be stored, not even hashed: the hash could be guessed.
    behavior: behavior ?? 'test_mode_live_card',
    fingerprint: behavior ? fingerprintOf(number) : null,
  }
}

/** 16 letters and digits, as Stripe's. */
const fingerprintOf = (number: string) =>
  createHash('sha256').update(number).digest('hex').slice(0, 16)

function readExpiry(typed: string, at: number) {
  const parts = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed)
  if (!parts) throw unread('incomplete_expiry', "Your card's expiration date is incomplete.")
  const month = Number(parts[1])
  const year = Number(parts[2]) + (parts[2]?.length === 2 ? 2000 : 0)
  const now = new Date(at * 1000)
  const wrongMonth = month < 1 || month > 12
  const isPast = year === now.getUTCFullYear() && month < now.getUTCMonth() + 1
  if (wrongMonth || isPast)
    throw unread('invalid_expiry_month', "Your card's expiration month is invalid.")
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50)
    throw unread('invalid_expiry_year', "Your card's expiration year is invalid.")
  return { month, year }
}

/** The test card of an id such as `pm_card_visa`. */
export function testCardById(id: string, at: number): Card | undefined {
  const number = testCardIds[id]
  const year = new Date(at * 1000).getUTCFullYear() + 1
  const cvc = number?.startsWith('37') ? '1234' : '123'
  return number ? readCard({ number, expiry: `12/${year}`, cvc }, at) : undefined
}

// ISO/IEC 7812-1, annex B.
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^(6011|65|64[4-9])/.test(number)) return 'discover'
  return number.startsWith('4') ? 'visa' : 'unknown'
}

const unread = (code: string, message: string) =>
  new StripeError(402, { type: 'card_error', code, message })

export type Verdict =
  | { is: 'accepted' }
  | { is: 'to_authenticate' }
  | { is: 'declined'; error: ErrorDetails }

/** The bank's verdict on a setup intent. */
export function judgeSetup(behavior: Behavior): Verdict {
  if (behavior === 'works' || behavior === 'works_for_setup_only') return { is: 'accepted' }
  if (behavior === 'authenticates_until_set_up' || behavior === 'authenticates_always')
    return { is: 'to_authenticate' }
  return decline(behavior)
}

export function judgeCharge(behavior: Behavior, wasSetUp: boolean): Verdict {
  if (behavior === 'works') return { is: 'accepted' }
  if (behavior === 'works_for_setup_only') return decline('generic_decline')
  if (behavior === 'authenticates_until_set_up' && wasSetUp) return { is: 'accepted' }
  if (behavior === 'authenticates_until_set_up' || behavior === 'authenticates_always')
    return { is: 'to_authenticate' }
  return decline(behavior)
}

function decline(reason: keyof typeof declines): Verdict {
  const doc_url = `https://stripe.com/docs/error-codes/${declines[reason].code.replaceAll('_', '-')}`
  return { is: 'declined', error: { type: 'card_error', doc_url, ...declines[reason] } }
}

export const UNAUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
