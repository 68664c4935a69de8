import { timings } from '#contract/timings.ts'

/** How long an identity provider may take: phones are slower. */
export function identityTimeout(): number {
  const { desktop, mobile } = timings.identityTimeout
  return /Mobi|Android/i.test(navigator.userAgent) ? mobile : desktop
}
