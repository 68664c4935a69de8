import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#storable-text.ts'

export const CONFIRM_PATH = '/api/dating/confirm'
export const LEAVE_PATH = '/api/dating/leave'

export interface LinkDeps {
  secret: string
  publicUrl: string
}

type Purpose = 'confirm' | 'leave'

const paths = { confirm: CONFIRM_PATH, leave: LEAVE_PATH }

/** A signed link to one entry of the list. It works until the entry is gone, without a login. */
export function waitlistLink(deps: LinkDeps, purpose: Purpose, entryId: string): string {
  return `${deps.publicUrl}${paths[purpose]}?token=${entryId}.${sign(deps, purpose, entryId)}`
}

/** @returns the id of the entry; undefined for a token that we have not signed for this purpose */
export function readWaitlistToken(
  deps: Pick<LinkDeps, 'secret'>,
  purpose: Purpose,
  token: string,
): string | undefined {
  const [entryId = '', signature = '', ...more] = token.split('.')
  if (!isUuid(entryId) || more.length > 0) return undefined
  const expected = Buffer.from(sign(deps, purpose, entryId))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? entryId : undefined
}

function sign({ secret }: Pick<LinkDeps, 'secret'>, purpose: Purpose, entryId: string): string {
  // The prefix separates these tokens from everything else that the secret signs.
  return createHmac('sha256', secret).update(`waitlist ${purpose} ${entryId}`).digest('base64url')
}
