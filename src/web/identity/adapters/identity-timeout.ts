import { timings } from '#contract/timings.ts'

/** Phones get more time: their networks are slower. */
export function identityTimeout(): number {
  const { desktop, mobile } = timings.identityTimeout
  return /Mobi|Android/i.test(navigator.userAgent) ? mobile : desktop
}
