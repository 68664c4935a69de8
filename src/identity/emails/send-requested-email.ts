import type { Outbox } from '#mail/outbox.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { signInCodeEmail } from './identity-emails.ts'

interface Deps {
  identity: EmbeddedIdentity
  outbox: Outbox
}

// None of these is waited for: known or unknown, an address is answered alike and as fast.

/** Mails the link with which a new password is chosen, if there is an account. */
export function sendPasswordReset({ identity, outbox }: Deps, email: string) {
  outbox.sendInBackground(async () => {
    await identity.auth.api.requestPasswordReset({ body: { email } })
    return undefined
  })
}

/**
 * Mails a sign-in code to a proven address. An unproven one gets the link that proves it: a code there
 * would let whoever typed the address first, and whoever owns it, into one account.
 */
export function sendSignInCode({ identity, outbox }: Deps, address: string) {
  const email = address.toLowerCase()
  outbox.sendInBackground(async () => {
    const { internalAdapter } = await identity.auth.$context
    const user = (await internalAdapter.findUserByEmail(email))?.user
    if (!user) return undefined
    if (!user.emailVerified) {
      identity.sendConfirmation(user, 'sign-in code')
      return undefined
    }
    // A new code makes the older ones worthless.
    await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`)
    const body = { email, type: 'sign-in' as const }
    return signInCodeEmail(email, await identity.auth.api.createVerificationOTP({ body }))
  })
}

/** Mails the link that proves an address, if there is an account and it is not proven. */
export function sendConfirmation({ identity, outbox }: Deps, address: string) {
  outbox.sendInBackground(async () => {
    const { internalAdapter } = await identity.auth.$context
    const user = (await internalAdapter.findUserByEmail(address.toLowerCase()))?.user
    if (user && !user.emailVerified) identity.sendConfirmation(user)
    return undefined
  })
}
