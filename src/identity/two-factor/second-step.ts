import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { keptFor } from '#contract/kept-for.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { type SecondStep, secondStepErrors } from '#contract/two-factor.ts'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { type CodeGuesses, createCodeGuesses } from './code-guesses.ts'
import { findSecondFactors } from './two-factor-tables.ts'

const VERIFY_TOTP = '/two-factor/verify-totp'
const VERIFY_BACKUP_CODE = '/two-factor/verify-backup-code'
const PROVIDER_CALLBACK = '/callback/'
const WRONG_CODE = { code: 'INVALID_CODE', message: 'Invalid code' }

interface Call {
  path?: string | undefined
}

/** Each of these proves one factor. better-auth itself asks for the second one after a password only. */
const isFirstStep = ({ path = '' }: Call) =>
  ['/sign-in/email', '/sign-in/email-otp'].includes(path) || isProviderCallback({ path })
const isProviderCallback = ({ path = '' }: Call) => path.startsWith(PROVIDER_CALLBACK)
const isSecondStep = ({ path = '' }: Call) => [VERIFY_TOTP, VERIFY_BACKUP_CODE].includes(path)

/** A new account has no second factor, and a passkey is both. */
const WITHOUT_SECOND_STEP = ['/sign-up/email', '/passkey/verify-authentication']

/** Whether this call asks for a second factor, or needs none. */
export const mayStartSession = (call: Call) =>
  isFirstStep(call) || isSecondStep(call) || WITHOUT_SECOND_STEP.includes(call.path ?? '')

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/**
 * better-auth's two-factor plugin, extended to every way of signing in. Which factors an account has is read from their
 * rows instead of a flag of the user. Guesses are limited per account, and a code of the app works once.
 */
export function secondStep(db: Database) {
  const plugin = twoFactor({
    issuer: PRODUCT_NAME,
    trustDeviceMaxAge: keptFor.trustedBrowser / SECOND,
    accountLockout: { enabled: false },
  })
  const { secret, backupCodes, userId, verified } = plugin.schema.twoFactor.fields
  const [challenge] = plugin.hooks.after
  if (!challenge) throw new Error('The two-factor plugin has no hook after a sign-in.')
  const steps = new WeakMap<Request, SecondStep>()
  const guard = limitCodes(createCodeGuesses(db))
  return {
    ...plugin,
    schema: { twoFactor: { fields: { secret, backupCodes, userId, verified } } },
    hooks: {
      before: [{ matcher: isSecondStep, handler: guard.before }],
      after: [
        { matcher: isFirstStep, handler: findFactors(db, steps) },
        { matcher: isFirstStep, handler: challenge.handler },
        { matcher: isFirstStep, handler: refuseFirstStep(steps) },
        { matcher: isSecondStep, handler: guard.after },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** The plugin reads `twoFactorEnabled`. */
function findFactors(db: Database, steps: WeakMap<Request, SecondStep>) {
  return createAuthMiddleware(async ({ request, context: { newSession } }) => {
    if (!newSession) return
    const { authenticator, passkey } = await findSecondFactors(db, newSession.user.id)
    newSession.user.twoFactorEnabled = authenticator || passkey
    if (request) steps.set(request, authenticator ? 'code' : 'passkey')
  })
}

/** Turns the plugin's answer into a refusal that says which second step is needed. */
function refuseFirstStep(steps: WeakMap<Request, SecondStep>) {
  return createAuthMiddleware(async (ctx) => {
    if (!Object(ctx.context.returned).twoFactorRedirect) return
    const code = secondStepErrors[(ctx.request && steps.get(ctx.request)) ?? 'code']
    if (isProviderCallback(ctx)) throw ctx.redirect(`/login?error=${code}`)
    throw new APIError('FORBIDDEN', { code, message: 'A second step is needed' })
  })
}

function limitCodes({ attempts, claimCode }: CodeGuesses) {
  const accounts = new WeakMap<Request, string>()
  return {
    before: createAuthMiddleware(async (ctx) => {
      // With a session, the plugin would verify any number of codes.
      if (await getSessionFromCtx(ctx)) throw new APIError('FORBIDDEN', WRONG_CODE)
      const account = await findChallengedAccount(ctx)
      if (!account || !ctx.request) return
      await attempts.reserve(account)
      accounts.set(ctx.request, account)
      if (ctx.path === VERIFY_TOTP && !(await claimCode(account, ctx.body?.code))) {
        await attempts.recordFailure(account)
        throw new APIError('UNAUTHORIZED', WRONG_CODE)
      }
    }),
    after: createAuthMiddleware(async ({ request, context: { newSession, returned } }) => {
      const account = request && accounts.get(request)
      if (!account) return
      if (newSession) await attempts.reset(account)
      else if (isAPIError(returned) && returned.statusCode === 401)
        await attempts.recordFailure(account)
    }),
  }
}

/** The user whose second step this browser may take. */
async function findChallengedAccount(ctx: HookContext): Promise<string | undefined> {
  const { secret, internalAdapter } = ctx.context
  const cookie = ctx.context.createAuthCookie('two_factor')
  const challenge = await ctx.getSignedCookie(cookie.name, secret)
  if (!challenge) return undefined
  const found = await internalAdapter.findVerificationValue(challenge)
  return found && found.expiresAt > new Date() ? found.value : undefined
}
