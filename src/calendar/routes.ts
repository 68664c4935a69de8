import type { Access, Authenticators } from '#billing/access.ts'
import type { SavedBirth } from '#birth/birth-details-table.ts'
import {
  createCalendarFeed,
  getCalendarFeed,
  getCosmicEvents,
  previewDates,
  revokeCalendarFeed,
} from '#contract/calendar.ts'
import { MINUTE } from '#durations.ts'
import { isOneOf } from '#http/entity-tag.ts'
import type { ReplyMemory } from '#http/reply-memory.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import { createRateLimit } from '#limits/rate-limit.ts'
import { askEvents, recallEvents } from './events.ts'
import { createFeed, FEED_PATH, type FeedDeps, openFeed, revokeFeed, showFeed } from './feed.ts'
import { type PreviewDatesDeps, previewReadersDates } from './preview-dates.ts'

// Two texts each; a mobile network has many people behind one address.
const PREVIEWS_OF_ONE_NETWORK = { times: 30, inMs: MINUTE }

interface Deps extends FeedDeps, PreviewDatesDeps {
  authenticate: Authenticators<{ birth: SavedBirth | null }>
  access: Access
  replies: ReplyMemory
}

export function calendarRoutes({ authenticate, access, ...deps }: Deps) {
  const routes = createRoutes()
  serve(
    routes,
    getCosmicEvents,
    authenticate.subscriber,
    async ({ user, birth, query, timeZone, found }) => {
      const reader = { userId: user.id, birth: birth ?? undefined, found }
      return recallEvents(deps, reader, { ...query, timeZone })
    },
    ({ query }) => askEvents(query),
  )
  const limitPreviews = createRateLimit(PREVIEWS_OF_ONE_NETWORK)
  serve(routes, previewDates, anyone, async ({ body, clientNetwork, timeZone }) => {
    await limitPreviews(clientNetwork)
    return previewReadersDates(deps, body, timeZone)
  })
  serve(routes, getCalendarFeed, authenticate.subscriber, async ({ user }) =>
    showFeed(deps, user.id),
  )
  serve(routes, createCalendarFeed, authenticate.subscriber, async ({ user }) =>
    createFeed(deps, user.id),
  )
  serve(routes, revokeCalendarFeed, authenticate.user, async ({ user }) =>
    revokeFeed(deps, user.id),
  )
  // For calendar apps: authenticated by the secret in the URL.
  routes.get(`${FEED_PATH}/:file`, async (c) => {
    const feed = await openFeed(deps, access, c.req.param('file'))
    if (!feed) return c.notFound()
    c.header('etag', feed.tag)
    c.header('cache-control', 'private, no-cache')
    c.header('x-robots-tag', 'noindex')
    if (isOneOf(c.req.header('if-none-match'), feed.tag)) return c.body(null, 304)
    c.header('content-type', 'text/calendar; charset=utf-8')
    return c.body(feed.render())
  })
  return routes
}
