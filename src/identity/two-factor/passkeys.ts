import { passkey } from '@better-auth/passkey'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { AppError } from '#errors.ts'
import { requireRecentLogin } from '../credentials/recent-login.ts'
import { trustedOriginsOf } from '../trusted-origins.ts'

const texts = twoFactorMessages

const REGISTER = '/passkey/verify-registration'
const SIGN_IN = '/passkey/verify-authentication'
// Each begun sign-in stores a challenge, for anybody.
const BEGUN_SIGN_INS = { window: 60, max: 30 }

interface Call {
  path?: string | undefined
}

const isRegistration = ({ path = '' }: Call) =>
  ['/passkey/generate-register-options', REGISTER].includes(path)
const isVerification = ({ path = '' }: Call) => [REGISTER, SIGN_IN].includes(path)

interface Settings {
  publicUrl: string
  onPasskeyAdded(user: { id: string; email: string }): void
  /** @throws AppError `confirmation_required` */
  requireConfirmedOwner(session: { sessionId: string; userId: string }): Promise<void>
}

/**
 * better-auth's passkeys. Each proves two factors, the device and the person in front of it, so the device must have
 * checked the person. Adding one takes a recent login, a confirmed address, and a code or the password, like every other
 * change of the factors.
 */
export function passkeys({ publicUrl, onPasskeyAdded, requireConfirmedOwner }: Settings) {
  const plugin = passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: PRODUCT_NAME,
    origin: trustedOriginsOf(publicUrl),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) =>
        requirePerson(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        requirePerson(verification.authenticationInfo.userVerified),
    },
  })
  return {
    ...plugin,
    rateLimit: [
      {
        pathMatcher: (path) => path === '/passkey/generate-authenticate-options',
        ...BEGUN_SIGN_INS,
      },
    ],
    hooks: {
      before: [
        { matcher: isVerification, handler: checkBody },
        { matcher: isRegistration, handler: guardRegistration(requireConfirmedOwner) },
      ],
      after: [
        { matcher: ({ path }) => path === REGISTER, handler: afterRegistration(onPasskeyAdded) },
      ],
    },
  } satisfies BetterAuthPlugin
}

const REFUSED = { code: 'PASSKEY_REFUSED', message: texts.passkeyRefused }
const refusal = () => new APIError('BAD_REQUEST', REFUSED)

function requirePerson(isVerified: boolean | undefined) {
  if (!isVerified) throw refusal()
}

/** better-auth looks the id up, and stores the name, as they come. */
const checkBody = createAuthMiddleware(async ({ body }) => {
  if (typeof body?.response?.id !== 'string') throw refusal()
  if (String(body.name ?? '').length > MAX_PASSKEY_NAME_LENGTH) throw refusal()
  if (body.createSession) throw refusal()
})

const guardRegistration = (requireConfirmedOwner: Settings['requireConfirmedOwner']) =>
  createAuthMiddleware(async (ctx) => {
    const found = await getSessionFromCtx(ctx)
    if (!found) return
    const { session, user } = found
    requireRecentLogin(new Date(session.createdAt), texts.requiresRecentLogin)
    if (!user.emailVerified) throw new AppError('email_unconfirmed', texts.requiresConfirmedEmail)
    await requireConfirmedOwner({ sessionId: session.id, userId: user.id })
  })

function afterRegistration(onPasskeyAdded: Settings['onPasskeyAdded']) {
  return createAuthMiddleware(async ({ context }) => {
    const { returned, session } = context
    // A response that does not fit the challenge is no failure of ours. The status of an error cannot be changed here.
    if (isAPIError(returned) && returned.statusCode === 500)
      context.returned = Response.json(REFUSED, { status: 400 })
    if (!isAPIError(returned) && session) onPasskeyAdded(session.user)
  })
}
