import { randomBytes } from 'node:crypto'
import type { Auth } from '../embedded/better-auth.ts'

const TOKEN_BYTES = 24

/** What a mailed link is good for. */
export type LinkPurpose = 'confirm-email' | 'restore-email'

/** Links that work once and for a while; kept beside the library's own, by the hash of their token. */
export interface EmailLinks {
  /** @returns the token to put in the link */
  create(purpose: LinkPurpose, value: string, holdsMs: number): Promise<string>
  /** @returns the value, or undefined for a token that is unknown, used or too old */
  find(purpose: LinkPurpose, token: string): Promise<string | undefined>
  /** The same, and the link is used: of two at once only one gets it. */
  consume(purpose: LinkPurpose, token: string): Promise<string | undefined>
}

export function createEmailLinks(auth: Auth): EmailLinks {
  const adapter = async () => (await auth.$context).internalAdapter
  return {
    async create(purpose, value, holdsMs) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const expiresAt = new Date(Date.now() + holdsMs)
      const identifier = `${purpose}:${token}`
      await (await adapter()).createVerificationValue({ identifier, value, expiresAt })
      return token
    },
    async find(purpose, token) {
      const found = await (await adapter()).findVerificationValue(`${purpose}:${token}`)
      return found && found.expiresAt > new Date() ? found.value : undefined
    },
    async consume(purpose, token) {
      const used = await (await adapter()).consumeVerificationValue(`${purpose}:${token}`)
      return used?.value
    },
  }
}
