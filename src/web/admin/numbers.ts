const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const shortFormat = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 1,
})
const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const finerDollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
})
const percentFormat = new Intl.NumberFormat('en-US', { style: 'percent' })
const finerPercentFormat = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
})

/** `12,345` */
export const whole = (value: number) => wholeFormat.format(value)

/** `12.3K` */
export const short = (value: number) => shortFormat.format(value)

/** `$4.20`; below ten cents with up to four decimals, because one text costs fractions of a cent. */
export const dollars = (value: number) =>
  (Math.abs(value) < 0.1 ? finerDollarFormat : dollarFormat).format(value)

/** `82%`, and below ten percent `1.4%`; `n/a` of zero. */
export function percent(part: number, all: number): string {
  if (all === 0) return 'n/a'
  const share = part / all
  return (share < 0.1 ? finerPercentFormat : percentFormat).format(share)
}

/** `1,234 ms` */
export const milliseconds = (value: number) => `${whole(value)} ms`
