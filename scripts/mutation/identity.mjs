const verifier = ['src/identity/token-verifier.test.ts']
const credentials = ['src/identity/credentials/credentials.database.test.ts']
const recentLogin = ['src/identity/credentials/recent-login.test.ts']
const lifetimes = ['src/identity/embedded/lifetimes.database.test.ts']
const linkPages = ['src/identity/emails/link-pages.database.test.ts']
const claims = ['src/identity/emails/claim-address.database.test.ts']
const codes = ['src/identity/emails/sign-in-codes.database.test.ts']
const attempts = ['src/identity/passwords/password-attempts.database.test.ts']
const queue = ['src/identity/passwords/password-queue.test.ts']
const hash = ['src/identity/passwords/password-hash.test.ts']
const secondStep = ['src/identity/two-factor/second-step.database.test.ts']
const authenticator = ['src/identity/two-factor/authenticator.database.test.ts']
const confirmation = ['src/identity/two-factor/confirm-owner.database.test.ts']
const passkeys = ['src/identity/two-factor/passkeys.database.test.ts']
const adminTwoFactor = ['src/admin/admin-two-factor.database.test.ts']
const assistants = ['src/mcp/routes.test.ts']

const tokens = [
  {
    rule: 'A token without email_verified counts as verified',
    file: 'src/identity/token-verifier.ts',
    from: 'emailVerified: email_verified === true',
    to: 'emailVerified: email_verified !== false',
    tests: verifier,
  },
  {
    rule: 'A token from the future is accepted',
    file: 'src/identity/token-verifier.ts',
    from: 'if (auth_time * SECOND > latest || (iat ?? 0) * SECOND > latest) return undefined',
    to: '',
    tests: verifier,
  },
  {
    rule: 'A token without an expiry is accepted',
    file: 'src/identity/token-verifier.ts',
    from: "['sub', 'iat', 'exp', 'auth_time']",
    to: "['sub', 'iat', 'auth_time']",
    tests: verifier,
  },
  {
    rule: 'A token for another audience is accepted',
    file: 'src/identity/token-verifier.ts',
    from: '        audience,\n        algorithms,',
    to: '        algorithms,',
    tests: verifier,
  },
  {
    rule: 'A token of another issuer is accepted',
    file: 'src/identity/token-verifier.ts',
    from: '        issuer,\n        audience,',
    to: '        audience,',
    tests: verifier,
  },
]

const sessions = [
  {
    rule: 'A disabled account keeps its access',
    file: 'src/identity/embedded/embedded-accounts.ts',
    from: "if (account.disabled) return { state: 'disabled' }",
    to: '',
    tests: lifetimes,
  },
  {
    rule: 'A disabled account can sign in again',
    file: 'src/identity/embedded/account-hooks.ts',
    from: 'if ((user as { disabled?: boolean } | null)?.disabled)',
    to: 'if (false)',
    tests: credentials,
  },
  {
    rule: 'A call works after its session has ended',
    file: 'src/identity/authenticate.ts',
    from: 'requireActive(deps.identity.judgeAccount(identity, caller))',
    to: '{ ...caller.user, emailVerified: true }',
    tests: credentials,
  },
  {
    rule: 'Ending all other sessions ends the current one as well',
    file: 'src/identity/credentials/sessions.ts',
    from: 'if (session.id !== sessionId) await',
    to: 'if (session.id) await',
    tests: credentials,
  },
  {
    rule: 'Another site can use the session cookie for a change',
    file: 'src/identity/credentials/authenticate-session.ts',
    from: "if (!isByToken && method !== 'GET') requireTrustedOrigin",
    to: 'if (false) requireTrustedOrigin',
    tests: credentials,
  },
  {
    rule: 'An expired session is accepted with its token',
    file: 'src/identity/credentials/authenticate-session.ts',
    from: 'if (found.expiresAt <= new Date()) return undefined',
    to: '',
    tests: lifetimes,
  },
  {
    rule: 'A password can be changed days after the login',
    file: 'src/identity/credentials/recent-login.ts',
    from: 'const RECENT_MS = 15 * MINUTE',
    to: 'const RECENT_MS = 1500 * MINUTE',
    tests: recentLogin,
  },
  {
    rule: 'An account can be deleted weeks after the login',
    file: 'src/identity/credentials/recent-login.ts',
    from: 'const RECENT_FOR_DELETION_MS = DAY',
    to: 'const RECENT_FOR_DELETION_MS = 30 * DAY',
    tests: recentLogin,
  },
  {
    rule: 'An invalid login time counts as recent',
    file: 'src/identity/credentials/recent-login.ts',
    from: 'if (!(ageMs < limitMs))',
    to: 'if (ageMs >= limitMs)',
    tests: recentLogin,
  },
]

const addresses = [
  {
    rule: 'A changed address counts as confirmed',
    file: 'src/identity/credentials/change-email.ts',
    from: 'await storeEmail(deps, session.userId, email, false)',
    to: 'await storeEmail(deps, session.userId, email, true)',
    tests: claims,
  },
  {
    rule: 'A reset link sent to the former address still works',
    file: 'src/identity/credentials/change-email.ts',
    from: 'await revokeEmailedLinks(db, userId)',
    to: '',
    tests: linkPages,
  },
  {
    rule: 'The link that restores an address is valid for a day only',
    file: 'src/contract/kept-for.ts',
    from: 'emailedLink: 7 * DAY',
    to: 'emailedLink: DAY',
    tests: lifetimes,
  },
  {
    rule: 'A confirmation link is valid for a month',
    file: 'src/identity/embedded/embedded-accounts.ts',
    from: 'const CONFIRMATION_LINK_LIFETIME_MS = DAY',
    to: 'const CONFIRMATION_LINK_LIFETIME_MS = 30 * DAY',
    tests: lifetimes,
  },
  {
    rule: 'A used link works again',
    file: 'src/identity/emails/link-pages.ts',
    from: 'await links.consume(page.purpose, token)',
    to: '',
    tests: linkPages,
  },
  {
    rule: 'A stranger’s password survives the owner’s confirmation',
    file: 'src/identity/emails/claim-address.ts',
    from: 'if (providerId !== keptProvider) await adapter.deleteAccount(id)',
    to: 'if (providerId === id) await adapter.deleteAccount(id)',
    tests: claims,
  },
  {
    rule: 'A stranger’s calendar feed survives the owner’s confirmation',
    file: 'src/identity/emails/claim-address.ts',
    from: 'await onAddressClaimed(userId)',
    to: '',
    tests: claims,
  },
  {
    rule: 'A sign-in code goes to an unconfirmed address',
    file: 'src/identity/emails/send-requested-email.ts',
    from: 'if (!user.emailVerified) {',
    to: 'if (false) {',
    tests: codes,
  },
  {
    rule: 'A sign-in code stays valid when a new one is sent',
    file: 'src/identity/emails/send-requested-email.ts',
    from: 'deleteVerificationByIdentifier(`sign-in-otp-',
    to: 'deleteVerificationByIdentifier(`no-otp-',
    tests: codes,
    explanation: 'Equivalent: better-auth accepts the newest code only, and deletes all with it',
  },
]

const passwords = [
  {
    rule: 'A password that is too short can be set',
    file: 'src/identity/credentials/change-password.ts',
    from: 'if (!hasValidLength(password)) throw',
    to: 'if (!password) throw',
    tests: credentials,
  },
  {
    rule: 'Any password is the right one',
    file: 'src/identity/passwords/password-hash.ts',
    from: 'return timingSafeEqual(actual, expected)',
    to: 'return actual.length === expected.length',
    tests: hash,
  },
  {
    rule: 'The same password in another Unicode form is wrong',
    file: 'src/identity/passwords/password-hash.ts',
    from: "password.normalize('NFKC')",
    to: 'password',
    tests: hash,
  },
  {
    rule: 'Fifty wrong passwords are free',
    file: 'src/identity/limits/attempts.ts',
    from: 'const FREE_ATTEMPTS = 5',
    to: 'const FREE_ATTEMPTS = 50',
    tests: attempts,
  },
  {
    rule: 'The wait after wrong passwords does not grow',
    file: 'src/identity/limits/attempts.ts',
    from: 'FIRST_WAIT_MS * 2 ** doublings',
    to: 'FIRST_WAIT_MS',
    tests: attempts,
  },
  {
    rule: 'The wait after wrong passwords grows without end',
    file: 'src/identity/limits/attempts.ts',
    from: 'const MAX_WAIT_MS = 15 * MINUTE',
    to: 'const MAX_WAIT_MS = 1500 * MINUTE',
    tests: attempts,
  },
  {
    rule: 'A sign-in does not reset the count of wrong passwords',
    file: 'src/identity/limits/attempts.ts',
    from: 'await deletePoints(db, Object.values(keysOf(account)))',
    to: '',
    tests: attempts,
  },
  {
    rule: 'Password changes are hashed before sign-ins',
    file: 'src/identity/passwords/password-queue.ts',
    from: "'sign-in': 2, 'sign-up': 1, change: 0",
    to: "'sign-in': 0, 'sign-up': 1, change: 2",
    tests: queue,
  },
  {
    rule: 'The password queue has no limit',
    file: 'src/identity/passwords/password-queue.ts',
    from: 'const isFull = queue.sizeBy({ priority }) >= maxWaiting',
    to: 'const isFull = false',
    tests: queue,
  },
]

const secondFactors = [
  {
    rule: 'An emailed code needs no second step',
    file: 'src/identity/two-factor/second-step.ts',
    from: "['/sign-in/email', '/sign-in/email-otp']",
    to: "['/sign-in/email']",
    tests: secondStep,
  },
  {
    rule: 'Google needs no second step',
    file: 'src/identity/two-factor/second-step.ts',
    from: 'path.startsWith(PROVIDER_CALLBACK)',
    to: 'false',
    tests: secondStep,
  },
  {
    rule: 'A code of the app works twice',
    file: 'src/identity/two-factor/code-guesses.ts',
    from: 'return tried.points === 1',
    to: 'return true',
    tests: secondStep,
  },
  {
    rule: 'Somebody who is signed in can try any number of codes',
    file: 'src/identity/two-factor/second-step.ts',
    from: 'if (await getSessionFromCtx(ctx))',
    to: 'if (false)',
    tests: secondStep,
  },
  {
    rule: 'A backup code works twice in the settings',
    file: 'src/identity/two-factor/verify-code.ts',
    from: 'codes.filter((other) => other !== code)',
    to: 'codes',
    tests: authenticator,
  },
  {
    rule: 'An authenticator app is removed without a code',
    file: 'src/identity/two-factor/authenticator.ts',
    from: '  await requireCode(deps, userId, code)\n',
    to: '',
    tests: authenticator,
  },
  {
    rule: 'An email is changed without the second factor',
    file: 'src/identity/two-factor/require-second-factor.ts',
    from: 'if (!(await hasSecondFactor(db, userId))) return',
    to: 'return',
    tests: authenticator,
  },
  {
    rule: 'A claimed account keeps the factors of its previous owner',
    file: 'src/identity/emails/claim-address.ts',
    from: '  await db.transaction((tx) => deleteSecondFactors(tx, userId))\n',
    to: '',
    tests: authenticator,
  },
  {
    rule: 'A passkey works on a device that did not check the person',
    file: 'src/identity/two-factor/passkeys.ts',
    from: 'if (!isVerified) throw refusal()',
    to: '',
    tests: passkeys,
  },
  {
    rule: 'A passkey is added without a code or the password',
    file: 'src/identity/two-factor/passkeys.ts',
    from: '    await requireConfirmedOwner({ sessionId: session.id, userId: user.id })\n',
    to: '',
    tests: confirmation,
  },
  {
    rule: 'Any session of an account shares the confirmation of its owner',
    file: 'src/identity/two-factor/confirmations-table.ts',
    from: 'and(eq(identifier, identifierOf(session)), eq(value',
    to: 'and(eq(value',
    tests: confirmation,
  },
  {
    rule: 'The password confirms an account that has an authenticator app',
    file: 'src/contract/two-factor.ts',
    from: "if (authenticatorSince) return 'code'",
    to: '',
    tests: confirmation,
  },
  {
    rule: 'A passkey is added without a recent login',
    file: 'src/identity/two-factor/passkeys.ts',
    from: 'new Date(session.createdAt)',
    to: 'new Date()',
    tests: passkeys,
  },
  {
    rule: 'An administrator needs no second factor',
    file: 'src/admin/authenticate-admin.ts',
    from: 'if (hasSecondFactor && !(await hasSecondFactor(user)))',
    to: 'if (false)',
    tests: adminTwoFactor,
  },
]

const letIn = [
  {
    rule: 'An assistant uses a token that was revoked',
    file: 'src/identity/assistants/assistant-tables.ts',
    from: 'isNull(oauthAccessToken.revoked),',
    to: '',
    tests: assistants,
  },
  {
    rule: 'An assistant uses a token that has expired',
    file: 'src/identity/assistants/assistant-tables.ts',
    from: 'gt(oauthAccessToken.expiresAt, now),',
    to: '',
    tests: assistants,
  },
  {
    rule: 'A code that nobody has used yet outlives the connection',
    file: 'src/identity/assistants/assistant-tables.ts',
    from: "  await tx.delete(verification).where(and(isCode, names('userId', of), isOfClient))\n",
    to: '',
    tests: assistants,
  },
  {
    rule: 'Somebody ends the connections of another account',
    file: 'src/identity/assistants/assistant-tables.ts',
    from: '.where(and(eq(oauthConsent.userId, of), eq(oauthConsent.id, id)))',
    to: '.where(eq(oauthConsent.id, id))',
    tests: assistants,
  },
  {
    rule: 'An assistant reads what the person has not allowed',
    file: 'src/mcp/mcp-server.ts',
    from: 'if (needs && !call.person?.scopes.includes(needs.scope))',
    to: 'if (false)',
    tests: assistants,
  },
  {
    rule: 'An assistant computes the chart of a person who has not shared it',
    file: 'src/mcp/tools/read-birth.ts',
    from: "if (!person.scopes.includes('chart:read'))",
    to: 'if (false)',
    tests: assistants,
  },
  {
    rule: 'An assistant gets horoscopes without a subscription',
    file: 'src/mcp/tools/own-tools.ts',
    from: 'if (!hasAccess)',
    to: 'if (false)',
    tests: assistants,
  },
  {
    rule: 'A consent is stored for another account than that of the call',
    file: 'src/identity/assistants/connection-request.ts',
    from: 'if (inBrowser?.user.id !== session.userId)',
    to: 'if (false)',
    tests: assistants,
  },
  {
    rule: 'Logging out everywhere else keeps assistants connected',
    file: 'src/identity/credentials/sessions.ts',
    from: 'await Promise.all([forgetTrustedDevices(db, userId), deleteConnections(db, userId)])',
    to: 'await forgetTrustedDevices(db, userId)',
    tests: assistants,
  },
]

export const identityFaults = [
  ...tokens,
  ...sessions,
  ...addresses,
  ...passwords,
  ...secondFactors,
  ...letIn,
]
