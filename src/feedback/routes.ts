import { rateText } from '#contract/feedback.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import { createRoutes, serve } from '#serve.ts'
import { type FeedbackDeps, rate } from './rate-text.ts'

interface Deps extends FeedbackDeps {
  authenticate: { user: UserAuthenticator }
}

export function feedbackRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, rateText, authenticate.user, async ({ user, body }) => {
    await rate(deps, user.id, body)
    return { success: true as const }
  })
  return routes
}
