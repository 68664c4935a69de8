import { ownPath, withQuery } from '#web/own-path.ts'

export type Plan = 'monthly' | 'annual'

/** Absent: no plan. Empty: monthly. Anything else that is unknown: no plan. */
export function planOf(query: URLSearchParams): Plan | undefined {
  const plan = query.get('plan')
  if (plan === '' || plan === 'monthly') return 'monthly'
  return plan === 'annual' ? 'annual' : undefined
}

/** Where someone goes once they are in. A plan leads to the checkout. */
export function redirectAfterSignUp(query: URLSearchParams): string {
  const plan = planOf(query)
  const redirect = query.get('redirect')
  if (!plan) return ownPath(redirect)
  const back = redirect === null ? undefined : ownPath(redirect)
  return withQuery('/checkout', { plan, redirect: back })
}
