import { deleteAboutYou, getAboutYou, saveAboutYou } from '#contract/about-you.ts'
import { rateText } from '#contract/feedback.ts'
import { deleteVerdicts, judgeParagraph, listVerdicts } from '#contract/paragraph-verdicts.ts'
import { MINUTE } from '#durations.ts'
import { UTC } from '#horoscopes/period.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { UserAuthenticator } from '#identity/authenticate.ts'
import { createSharedRateLimit } from '#limits/shared-rate-limit.ts'
import { deleteAboutYouOf } from '#writer/reader/about-you-table.ts'
import { deleteVerdictsOf } from '#writer/reader/paragraph-verdicts-table.ts'
import { saveChanges, showAboutYou } from './about-you.ts'
import { judge, showVerdicts } from './judge-paragraph.ts'
import { type FeedbackDeps, rate } from './rate-text.ts'

interface Deps extends FeedbackDeps {
  authenticate: { user: UserAuthenticator }
}

const CHANGES_PER_MINUTE = 20
/** More than anyone can read. */
const VERDICTS_PER_MINUTE = 60

export function feedbackRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, rateText, authenticate.user, async ({ user, body, timeZone = UTC }) => {
    const care = await rate(deps, { userId: user.id, timeZone }, body)
    return { success: true as const, ...(care && { care }) }
  })
  serve(routes, listVerdicts, authenticate.user, async ({ user, query }) => ({
    verdicts: await showVerdicts(deps, user.id, query.textId),
  }))
  const limitVerdicts = createSharedRateLimit(deps.db, 'verdicts', {
    times: VERDICTS_PER_MINUTE,
    inMs: MINUTE,
  })
  serve(routes, judgeParagraph, authenticate.user, async ({ user, body }) => {
    await limitVerdicts(user.id)
    await judge(deps, user.id, body)
    return { success: true as const }
  })
  serve(routes, deleteVerdicts, authenticate.user, async ({ user }) => {
    await deleteVerdictsOf(deps.db, user.id)
    return { success: true as const }
  })
  serve(routes, getAboutYou, authenticate.user, async ({ user }) => showAboutYou(deps, user.id))
  const limitChanges = createSharedRateLimit(deps.db, 'about you', {
    times: CHANGES_PER_MINUTE,
    inMs: MINUTE,
  })
  serve(routes, saveAboutYou, authenticate.user, async ({ user, body, timeZone = UTC }) => {
    await limitChanges(user.id)
    return saveChanges(deps, { userId: user.id, timeZone }, body)
  })
  serve(routes, deleteAboutYou, authenticate.user, async ({ user }) => {
    await deleteAboutYouOf(deps.db, user.id)
    return { success: true as const }
  })
  return routes
}
