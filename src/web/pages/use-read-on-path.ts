import { useAccess } from '#web/billing/use-access.ts'
import { withQuery } from '#web/own-path.ts'

/** From a chart that anybody may see to the whole portrait. */
export function useReadOnPath(): string {
  const { state } = useAccess()
  if (state === 'open' || state === 'past_due') return '/readings'
  return withQuery(state === 'none' ? '/checkout' : '/signup', {
    plan: 'monthly',
    redirect: '/readings',
  })
}
