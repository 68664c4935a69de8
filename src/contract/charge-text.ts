import type { Charge } from './billing.ts'

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `December 21, 2026`. @param timeZone the reader's; without one, that of this machine */
export const dateOf = (instant: string | Date, timeZone?: string) =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })

/** `$5.99`: an amount from the payment provider. */
export const amountOf = ({ amountCents }: Pick<Charge, 'amountCents'>) =>
  dollarFormat.format(amountCents / 100)
