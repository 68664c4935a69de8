import { randomBytes } from 'node:crypto'
import type { Auth } from '../embedded/better-auth.ts'

const TOKEN_BYTES = 24

/** What a mailed link is good for. */
export type Purpose = 'confirm-email' | 'restore-email'

/** Links that work once and for a while; kept beside the library's own, by the hash of their token. */
export interface MailedLinks {
  /** @returns the token to put in the link */
  make(purpose: Purpose, value: string, holdsMs: number): Promise<string>
  /** @returns the value, or undefined for a token that is unknown, used or too old */
  look(purpose: Purpose, token: string): Promise<string | undefined>
  /** The same, and the link is used: of two at once only one gets it. */
  use(purpose: Purpose, token: string): Promise<string | undefined>
}

export function createMailedLinks(auth: Auth): MailedLinks {
  const adapter = async () => (await auth.$context).internalAdapter
  return {
    async make(purpose, value, holdsMs) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const expiresAt = new Date(Date.now() + holdsMs)
      const identifier = `${purpose}:${token}`
      await (await adapter()).createVerificationValue({ identifier, value, expiresAt })
      return token
    },
    async look(purpose, token) {
      const found = await (await adapter()).findVerificationValue(`${purpose}:${token}`)
      return found && found.expiresAt > new Date() ? found.value : undefined
    },
    async use(purpose, token) {
      const used = await (await adapter()).consumeVerificationValue(`${purpose}:${token}`)
      return used?.value
    },
  }
}
