import type { PasswordPolicy } from '#contract/identity.ts'

export const ada = { email: 'ada@example.com', password: 'poetical science' }

interface Account {
  id: string
  email: string
  password: string
}

export type RefusalCode =
  | 'limited'
  | 'taken'
  | 'unmet'
  | 'weak'
  | 'wrong'
  | 'invalid-email'
  | 'old'
  | 'used'
  | 'disabled'
  | 'ended'

/** A refusal, independent of any provider's wire format. */
export class RemoteRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

const minimalPolicy: PasswordPolicy = {
  minLength: 6,
  maxLength: 256,
  lowercase: false,
  uppercase: false,
  numeric: false,
  nonAlphanumeric: false,
}

/** The accounts of a fake provider. The remotes translate them to each provider's wire format. */
export function createRemoteAccounts() {
  const accounts: Account[] = [
    { id: 'user-ada', ...ada },
    { id: 'user-taken', email: 'taken@example.com', password: 'somebody else' },
  ]
  const links = new Set(['good-link'])
  const state = {
    isLimited: false,
    isDisconnected: false,
    needsRecentLogin: false,
    sessionRefusal: undefined as RefusalCode | undefined,
  }
  let policy = minimalPolicy
  let refusesEveryPassword = false

  const refuse = (code: RefusalCode) => {
    throw new RemoteRefusal(code)
  }
  const find = (email: string) => accounts.find((account) => account.email === email)

  function requireAvailable() {
    if (state.isDisconnected) throw new TypeError('Failed to fetch')
    if (state.isLimited) refuse('limited')
  }

  function checkPassword(password: string) {
    if (refusesEveryPassword) refuse('unmet')
    if (password.length < 6) refuse('weak')
  }

  return {
    policy: () => policy,
    signUp(email: string, password: string): Account {
      requireAvailable()
      if (find(email)) refuse('taken')
      checkPassword(password)
      const account = { id: `user-${accounts.length}`, email, password }
      accounts.push(account)
      return account
    },
    signIn(email: string, password: string): Account {
      requireAvailable()
      const account = find(email)
      if (!account || account.password !== password) return refuse('wrong') as never
      return account
    },
    byId: (id: string) => accounts.find((account) => account.id === id),
    knows: (email: string) => find(email) !== undefined,
    /** @throws RemoteRefusal when the session is over */
    requireSession() {
      if (state.sessionRefusal) refuse(state.sessionRefusal)
    },
    reset(link: string, password: string) {
      if (!links.delete(link)) refuse('used')
      checkPassword(password)
      Object.assign(accounts[0] ?? {}, { password })
    },
    changeEmail(account: Account, email: string) {
      if (state.needsRecentLogin) refuse('old')
      if (!email.includes('@')) refuse('invalid-email')
      if (find(email)) refuse('taken')
      account.email = email
    },
    changePassword(account: Account, password: string) {
      if (state.needsRecentLogin) refuse('old')
      checkPassword(password)
      account.password = password
    },
    controls: {
      limit: () => Object.assign(state, { isLimited: true }),
      disconnect: () => Object.assign(state, { isDisconnected: true }),
      expireRecentLogin: () => Object.assign(state, { needsRecentLogin: true }),
      disable: () => Object.assign(state, { sessionRefusal: 'disabled' }),
      endSession: () => Object.assign(state, { sessionRefusal: 'ended' }),
      requirePolicy(requirements: Partial<PasswordPolicy>) {
        policy = { ...minimalPolicy, ...requirements }
        refusesEveryPassword = true
      },
    },
  }
}

export type RemoteAccounts = ReturnType<typeof createRemoteAccounts>

/** An identity token that expires in an hour. */
export function tokenOf(id: string): string {
  const now = Math.floor(Date.now() / 1000)
  return `header.${btoa(JSON.stringify({ sub: id, iat: now, exp: now + 3600 }))}.signature`
}
