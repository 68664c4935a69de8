import { randomBytes } from 'node:crypto'
import type { Auth } from '../embedded/better-auth.ts'

const TOKEN_BYTES = 24

export type LinkPurpose = 'confirm-email' | 'restore-email'

/** Single-use links with an expiry, stored by the hash of their token in better-auth's verification table. */
export interface EmailLinks {
  /** @returns the token to put in the link */
  create(purpose: LinkPurpose, value: string, holdsMs: number): Promise<string>
  /** @returns the value, or undefined for an unknown, used or expired token */
  find(purpose: LinkPurpose, token: string): Promise<string | undefined>
  /** Finds and deletes it. Only one of two concurrent calls gets the value. */
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
