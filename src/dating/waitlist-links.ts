import { type LinkDeps, readSignedToken, signedLink } from '#mail/signed-link.ts'

export const CONFIRM_PATH = '/api/dating/confirm'
export const LEAVE_PATH = '/api/dating/leave'

type Purpose = 'confirm' | 'leave'

const paths = { confirm: CONFIRM_PATH, leave: LEAVE_PATH }

/** A signed link to one entry of the list. It works until the entry is gone, without a login. */
export function waitlistLink(deps: LinkDeps, purpose: Purpose, entryId: string): string {
  return signedLink(deps, paths[purpose], { purpose: `waitlist ${purpose}`, parts: [entryId] })
}

/** @returns the id of the entry; undefined for a token that we have not signed for this purpose */
export function readWaitlistToken(
  deps: Pick<LinkDeps, 'secret'>,
  purpose: Purpose,
  token: string,
): string | undefined {
  return readSignedToken(deps, `waitlist ${purpose}`, token)?.[0]
}
