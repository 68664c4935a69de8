const api = ['src/web/api.test.ts']
const http = ['src/web/http.test.ts']
const clearing = ['src/web/session/clear-on-account-change.test.tsx']
const tokens = ['src/web/session/token-cache.test.ts']
const checks = ['src/web/session/session-checks.test.ts']
const state = ['src/web/session/session-state.test.ts']
const ownPath = ['src/web/own-path.test.ts']

const redirects = [
  {
    rule: 'A redirect leads to another site',
    file: 'src/contract/own-path.ts',
    from: 'if (url?.origin !== SOMEWHERE || url.pathname',
    to: 'if (!url || url.pathname',
    tests: ownPath,
  },
  {
    rule: 'A redirect whose path resolves to two slashes is followed',
    file: 'src/contract/own-path.ts',
    from: " || url.pathname.startsWith('//')",
    to: '',
    tests: ownPath,
  },
  {
    rule: 'A redirect need not be a path of this site',
    file: 'src/contract/own-path.ts',
    from: "if (!path?.startsWith('/')) return undefined",
    to: 'if (!path) return undefined',
    tests: ownPath,
  },
  {
    rule: 'Logging in follows any redirect',
    file: 'src/web/identity/sign-in/LoginPage.tsx',
    from: "const target = ownPath(query.get('redirect'))",
    to: "const target = query.get('redirect') ?? '/'",
  },
  {
    rule: 'The way back after logging in loses its query',
    file: 'src/web/session/LogInPrompt.tsx',
    from: 'redirect: path + query',
    to: 'redirect: path',
    tests: ['src/web/session/LogInPrompt.test.tsx'],
  },
]

const calls = [
  {
    rule: 'A call with a refused token is not repeated with a new one',
    file: 'src/web/api.ts',
    from: 'if (!another) throw error',
    to: 'throw error',
    tests: api,
  },
  {
    rule: 'A refused call of a signed-in person counts as signed out',
    file: 'src/web/api.ts',
    from: 'if (!isSignedIn()) return null',
    to: 'return null',
    tests: api,
  },
  {
    rule: 'Any failure counts as signed out',
    file: 'src/web/api.ts',
    from: 'if (!isUnauthorized(error)) throw error\n        if (!isSignedIn()) return null',
    to: 'return null',
    tests: api,
  },
  {
    rule: 'A call waits for longer than 90 seconds',
    file: 'src/web/http.ts',
    from: 'timings.requestTimeout)',
    to: '2 * timings.requestTimeout)',
    tests: http,
  },
  {
    rule: 'A success with an error inside counts as a success',
    file: 'src/web/http.ts',
    from: 'if (refusal) throw refusal',
    to: '',
    tests: http,
  },
  {
    rule: 'A failed query is retried by itself',
    file: 'src/web/query-client.ts',
    from: "retry: false,\n        networkMode: 'always',",
    to: "retry: 3,\n        networkMode: 'always',",
    tests: ['src/web/query-client.test.ts'],
  },
]

const sessions = [
  {
    rule: 'Signing out leaves the previous person’s data in the cache',
    file: 'src/web/session/clear-on-account-change.ts',
    from: 'queryClient.clear()',
    to: '',
    tests: clearing,
  },
  {
    rule: 'Signing out leaves the previous person’s data in the browser',
    file: 'src/web/session/clear-on-account-change.ts',
    from: 'if (readStored(storageKeys.signedIn) === previousUid) forgetPerson()',
    to: '',
    tests: clearing,
  },
  {
    rule: 'What another tab saved later is removed as well',
    file: 'src/web/session/clear-on-account-change.ts',
    from: 'if (readStored(storageKeys.signedIn) === previousUid) forgetPerson()',
    to: 'forgetPerson()',
    tests: clearing,
  },
  {
    rule: 'A request of the previous person goes on',
    file: 'src/web/session/clear-on-account-change.ts',
    // Clearing the cache aborts its requests as well.
    from: 'void queryClient.cancelQueries()\n      queryClient.clear()',
    to: "queryClient.removeQueries({ fetchStatus: 'idle' })",
    tests: clearing,
  },
  {
    rule: 'A form that waits for its owner is shown to the next person',
    file: 'src/web/session/clear-on-account-change.ts',
    from: 'forgetDetailsOfOthers(uid)',
    to: '',
    tests: clearing,
  },
  {
    rule: 'A token is used until the very second of its expiry',
    file: 'src/web/session/token-cache.ts',
    from: 'expiryOf(kept) - timings.tokenExpiryMargin > Date.now()',
    to: 'expiryOf(kept) > Date.now()',
    tests: tokens,
  },
  {
    rule: 'A call carries the token of the previous person',
    file: 'src/web/session/token-cache.ts',
    from: 'if (underWay || (kept && subjectOf(kept) !== uid)) forget()',
    to: 'if (underWay) forget()',
    tests: tokens,
  },
  {
    rule: 'A token requested for one person is cached for another',
    file: 'src/web/session/token-cache.ts',
    from: 'if (subjectOf(token) !== uid) throw',
    to: 'if (!uid) throw',
    tests: tokens,
  },
  {
    rule: 'A single failed check shows an error',
    file: 'src/web/session/session-checks.ts',
    from: 'if (retryAfter > FIRST_RETRY) onRepeatedFailure(error)',
    to: 'onRepeatedFailure(error)',
    tests: checks,
  },
  {
    rule: 'Checks after failures become ever rarer',
    file: 'src/web/session/session-checks.ts',
    from: 'const LONGEST_RETRY = 60 * SECOND',
    to: 'const LONGEST_RETRY = 6000 * SECOND',
    tests: checks,
  },
  {
    rule: 'A session that ended does not say why',
    file: 'src/web/session/session-state.ts',
    from: "return { status: 'signed-out', reason: 'session-ended' }",
    to: "return { status: 'signed-out' }",
    tests: state,
  },
  {
    rule: 'A disabled account sees that its session ended',
    file: 'src/web/session/session-state.ts',
    from: "if (error.code === 'user-disabled') return 'account-disabled'",
    to: "if (error.code === 'user-disabled') return 'session-ended'",
    tests: state,
  },
  {
    rule: 'A Google sign-in that was finished late is reported as canceled',
    file: 'src/web/session/google-sign-in.ts',
    from: 'if (await session.isSignedInAtProvider()) return',
    to: '',
    tests: ['src/web/session/google-sign-in.test.tsx'],
  },
]

const screens = [
  {
    rule: 'The premium gate opens without access',
    file: 'src/web/billing/use-access.ts',
    from: "if (data.hasAccess) return 'open'",
    to: "if (data.status) return 'open'",
    tests: ['src/web/billing/PremiumGate.test.tsx'],
  },
  {
    rule: 'Everybody sees the link to the admin panel',
    file: 'src/web/layout/navigation.ts',
    from: 'return isAdmin ? [...personLinks, adminLink] : personLinks',
    to: 'return [...personLinks, adminLink]',
    tests: ['src/web/layout/navigation.test.ts'],
  },
  {
    rule: 'A blank first name is the label of an account',
    file: 'src/web/session/account-label.ts',
    from: 'user?.firstName?.trim() ||',
    to: 'user?.firstName ||',
    tests: ['src/web/session/account-label.test.ts'],
  },
]

export const webFaults = [...redirects, ...calls, ...sessions, ...screens]
