import { ownPath, withQuery } from '#web/own-path.ts'

export type Plan = 'monthly' | 'annual'

/** Empty means monthly; a missing or unknown plan means none. */
export function planOf(query: URLSearchParams): Plan | undefined {
  const plan = query.get('plan')
  if (plan === '' || plan === 'monthly') return 'monthly'
  return plan === 'annual' ? 'annual' : undefined
}

/** A plan leads to the checkout. */
export function redirectAfterSignUp(query: URLSearchParams): string {
  const plan = planOf(query)
  const redirect = query.get('redirect')
  if (!plan) return ownPath(redirect)
  const back = redirect === null ? undefined : ownPath(redirect)
  return withQuery('/checkout', { plan, redirect: back })
}
