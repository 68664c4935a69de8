import { randomInt } from 'node:crypto'

/**
 * An X-Forwarded-For header with a new address, as our proxy would set it, so that rate limits count each
 * client of a journey separately.
 */
export function fromNewAddress(): { 'x-forwarded-for': string } {
  const [second, third, fourth] = [randomInt(256), randomInt(256), randomInt(1, 255)]
  return { 'x-forwarded-for': `10.${second}.${third}.${fourth}` }
}
