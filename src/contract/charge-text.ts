import type { Charge } from './billing.ts'

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `December 21, 2026`; in UTC in every time zone, so that screens and emails name the same day. */
export const dateOf = (instant: string) => dateFormat.format(new Date(instant))

/** `$5.99`: an amount from the payment provider. */
export const amountOf = ({ amountCents }: Pick<Charge, 'amountCents'>) =>
  dollarFormat.format(amountCents / 100)
