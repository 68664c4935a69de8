import { randomInt } from 'node:crypto'

/**
 * The header of a client that no other test knows, as a proxy of ours would write it: limits that
 * count by address count each client of a journey apart.
 */
export function fromNewAddress(): { 'x-forwarded-for': string } {
  const [second, third, fourth] = [randomInt(256), randomInt(256), randomInt(1, 255)]
  return { 'x-forwarded-for': `10.${second}.${third}.${fourth}` }
}
