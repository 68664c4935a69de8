import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Page } from 'playwright-core'

/** The code that an authenticator app shows now, or the next one, which is accepted already. */
export async function appCode(key: string, which: 'now' | 'next' = 'now'): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key.replace(/\s/g, '')))
  const halfMinute = Math.floor(Date.now() / 30_000) + (which === 'next' ? 1 : 0)
  return createOTP(secret).hotp(halfMinute)
}

/** A device of this page that creates passkeys, and checks its person without asking. */
export async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** A device that is not touched leaves every request open. */
    touch: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
