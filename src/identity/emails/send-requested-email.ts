import type { Outbox } from '#mail/outbox.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { signInCodeEmail } from './identity-emails.ts'

interface Deps {
  identity: EmbeddedIdentity
  outbox: Outbox
}

// All of these run in the background: the response must not reveal whether an address is known.

/** Sends the link to choose a new password, if there is an account. */
export function sendPasswordReset({ identity, outbox }: Deps, email: string) {
  outbox.sendInBackground(async () => {
    await identity.auth.api.requestPasswordReset({ body: { email } })
    return undefined
  })
}

/**
 * Sends a sign-in code to a confirmed address. An unconfirmed one gets the confirmation link instead: a
 * code would give its owner an account that somebody else may have created and can still sign in to.
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
    // A new code replaces the older ones.
    await internalAdapter.deleteVerificationByIdentifier(`sign-in-otp-${email}`)
    const body = { email, type: 'sign-in' as const }
    return signInCodeEmail(email, await identity.auth.api.createVerificationOTP({ body }))
  })
}

/** Sends the confirmation link, if there is an account with an unconfirmed address. */
export function sendConfirmation({ identity, outbox }: Deps, address: string) {
  outbox.sendInBackground(async () => {
    const { internalAdapter } = await identity.auth.$context
    const user = (await internalAdapter.findUserByEmail(address.toLowerCase()))?.user
    if (user && !user.emailVerified) identity.sendConfirmation(user)
    return undefined
  })
}
