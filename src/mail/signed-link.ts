import { createHmac, timingSafeEqual } from 'node:crypto'

interface Secret {
  secret: string
}

export interface LinkDeps extends Secret {
  publicUrl: string
}

/**
 * A link for an email, which works without a login until what it names is gone.
 * @param purpose separates it from everything else that the secret signs
 * @param parts what it names; none contains a period or a space
 */
export function signedLink(
  { publicUrl, secret }: LinkDeps,
  path: string,
  { purpose, parts }: { purpose: string; parts: string[] },
): string {
  const token = [...parts, sign(secret, purpose, parts)].join('.')
  return `${publicUrl}${path}?token=${encodeURIComponent(token)}`
}

/** @returns the parts; undefined for a token that we have not signed for this purpose */
export function readSignedToken(
  { secret }: Secret,
  purpose: string,
  token: string,
): string[] | undefined {
  const parts = token.split('.')
  const given = Buffer.from(parts.pop() ?? '')
  const expected = Buffer.from(sign(secret, purpose, parts))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? parts : undefined
}

const sign = (secret: string, purpose: string, parts: string[]) =>
  createHmac('sha256', secret)
    .update([purpose, ...parts].join(' '))
    .digest('base64url')
