import type { Post } from '#mail/outbox.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { signInCodeLetter } from './identity-emails.ts'

interface Needs {
  identity: EmbeddedIdentity
  post: Post
}

// None of these is waited for: known or unknown, an address is answered alike and as fast.

/** Mails the link with which a new password is chosen, if there is an account. */
export function mailPasswordReset({ identity, post }: Needs, email: string) {
  post.sendSoon(async () => {
    await identity.auth.api.requestPasswordReset({ body: { email } })
    return undefined
  })
}

/**
 * Mails a sign-in code to a proven address. An unproven one gets the link that proves it: a code there
 * would let whoever typed the address first, and whoever owns it, into one account.
 */
export function mailSignInCode({ identity, post }: Needs, address: string) {
  const email = address.toLowerCase()
  post.sendSoon(async () => {
    const { internalAdapter } = await identity.auth.$context
    const user = (await internalAdapter.findUserByEmail(email))?.user
    if (!user) return undefined
    if (!user.emailVerified) {
      identity.mailConfirmation(user, 'sign-in code')
      return undefined
    }
    // A new code makes the older ones worthless.
    await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`)
    const body = { email, type: 'sign-in' as const }
    return signInCodeLetter(email, await identity.auth.api.createVerificationOTP({ body }))
  })
}

/** Mails the link that proves an address, if there is an account and it is not proven. */
export function mailConfirmation({ identity, post }: Needs, address: string) {
  post.sendSoon(async () => {
    const { internalAdapter } = await identity.auth.$context
    const user = (await internalAdapter.findUserByEmail(address.toLowerCase()))?.user
    if (user && !user.emailVerified) identity.mailConfirmation(user)
    return undefined
  })
}
