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

/** What a provider refuses, in no provider's words. */
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

/** Whom a provider knows, and how it is disposed; the remotes put it on their wires. */
export function createRemoteAccounts() {
  const accounts: Account[] = [
    { id: 'user-ada', ...ada },
    { id: 'user-taken', email: 'taken@example.com', password: 'somebody else' },
  ]
  const links = new Set(['good-link'])
  const mood = {
    isLimited: false,
    isAway: false,
    isOld: false,
    fate: undefined as RefusalCode | undefined,
  }
  let policy = minimalPolicy
  let isDemanding = false

  const refuse = (word: RefusalCode) => {
    throw new RemoteRefusal(word)
  }
  const find = (email: string) => accounts.find((account) => account.email === email)

  function open() {
    if (mood.isAway) throw new TypeError('Failed to fetch')
    if (mood.isLimited) refuse('limited')
  }

  function check(password: string) {
    if (isDemanding) refuse('unmet')
    if (password.length < 6) refuse('weak')
  }

  return {
    policy: () => policy,
    signUp(email: string, password: string): Account {
      open()
      if (find(email)) refuse('taken')
      check(password)
      const account = { id: `user-${accounts.length}`, email, password }
      accounts.push(account)
      return account
    },
    signIn(email: string, password: string): Account {
      open()
      const account = find(email)
      if (!account || account.password !== password) return refuse('wrong') as never
      return account
    },
    byId: (id: string) => accounts.find((account) => account.id === id),
    knows: (email: string) => find(email) !== undefined,
    /** @throws when the person may no longer be here */
    stay() {
      if (mood.fate) refuse(mood.fate)
    },
    reset(link: string, password: string) {
      if (!links.delete(link)) refuse('used')
      check(password)
      Object.assign(accounts[0] ?? {}, { password })
    },
    changeEmail(account: Account, email: string) {
      if (mood.isOld) refuse('old')
      if (!email.includes('@')) refuse('invalid-email')
      if (find(email)) refuse('taken')
      account.email = email
    },
    changePassword(account: Account, password: string) {
      if (mood.isOld) refuse('old')
      check(password)
      account.password = password
    },
    turns: {
      limit: () => Object.assign(mood, { isLimited: true }),
      goAway: () => Object.assign(mood, { isAway: true }),
      growOld: () => Object.assign(mood, { isOld: true }),
      disable: () => Object.assign(mood, { fate: 'disabled' }),
      endSession: () => Object.assign(mood, { fate: 'ended' }),
      demand(asked: Partial<PasswordPolicy>) {
        policy = { ...minimalPolicy, ...asked }
        isDemanding = true
      },
    },
  }
}

export type RemoteAccounts = ReturnType<typeof createRemoteAccounts>

/** An identity token that ends in an hour. */
export function tokenOf(id: string): string {
  const now = Math.floor(Date.now() / 1000)
  return `header.${btoa(JSON.stringify({ sub: id, iat: now, exp: now + 3600 }))}.signature`
}
