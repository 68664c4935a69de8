import type { Outbox } from '#mail/outbox.ts'
import type { EmbeddedIdentity } from '../embedded/embedded-identity.ts'
import { signInCodeLetter } from './identity-emails.ts'

interface Needs {
  identity: EmbeddedIdentity
  outbox: Outbox
}

// None of these is waited for: known or unknown, an address is answered alike and as fast.

/** Mails the link with which a new password is chosen, if there is an account. */
export function mailPasswordReset({ identity, outbox }: Needs, email: string) {
  outbox.sendInBackground(async () => {
    await identity.auth.api.requestPasswordReset({ body: { email } })
    return undefined
  })
}

/**
 * Mails a sign-in code to a proven address. An unproven one gets the link that proves it: a code there
 * would let whoever typed the address first, and whoever owns it, into one account.
 */
export function mailSignInCode({ identity, outbox }: Needs, address: string) {
  const email = address.toLowerCase()
  outbox.sendInBackground(async () => {
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
export function mailConfirmation({ identity, outbox }: Needs, address: string) {
  outbox.sendInBackground(async () => {
    const { internalAdapter } = await identity.auth.$context
    const user = (await internalAdapter.findUserByEmail(address.toLowerCase()))?.user
    if (user && !user.emailVerified) identity.mailConfirmation(user)
    return undefined
  })
}
