import { OptionalEmail } from '#contract/email-preferences.ts'
import { isUuid } from '#storable-text.ts'
import type { OptOut, Unsubscribable } from './mailer.ts'
import { type LinkDeps, readSignedToken, signedLink } from './signed-link.ts'

export const UNSUBSCRIBE_PATH = '/api/email-preferences/unsubscribe'
const PURPOSE = 'turn off emails'

/** Turns off one kind of email for one user, without a login and for as long as the account exists. */
export function withUnsubscribeLink(deps: LinkDeps, optOut: OptOut): Unsubscribable {
  const parts = [optOut.userId, optOut.kind]
  return { optOut, unsubscribeUrl: signedLink(deps, UNSUBSCRIBE_PATH, { purpose: PURPOSE, parts }) }
}

/** @returns undefined for a token that we have not signed */
export function readUnsubscribeToken(
  deps: Pick<LinkDeps, 'secret'>,
  token: string,
): OptOut | undefined {
  const [userId = '', kind] = readSignedToken(deps, PURPOSE, token) ?? []
  const known = OptionalEmail.safeParse(kind)
  return isUuid(userId) && known.success ? { userId, kind: known.data } : undefined
}
