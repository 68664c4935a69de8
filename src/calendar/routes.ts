import type { Access } from '#billing/access.ts'
import {
  createCalendarFeed,
  getCalendarFeed,
  getCosmicEvents,
  revokeCalendarFeed,
} from '#contract/calendar.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRoutes, serve } from '#serve.ts'
import { showEvents } from './events.ts'
import { FEED_PATH, type FeedNeeds, makeFeed, renderFeed, revokeFeed, showFeed } from './feed.ts'

interface Needs extends FeedNeeds {
  whoIs: WhoIs
  access: Access
}

export function calendarRoutes({ whoIs, access, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, getCosmicEvents, async ({ query, authorization }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    return { events: await showEvents(needs.db, user.id, query) }
  })
  serve(routes, getCalendarFeed, async ({ authorization }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    return showFeed(needs, user.id)
  })
  serve(routes, createCalendarFeed, async ({ authorization }) => {
    const user = await whoIs(authorization)
    await access.require(user)
    return makeFeed(needs, user.id)
  })
  serve(routes, revokeCalendarFeed, async ({ authorization }) => {
    const user = await whoIs(authorization)
    return revokeFeed(needs, user.id)
  })
  // For calendar programs: no token, no JSON; the address itself is the key.
  routes.get(`${FEED_PATH}/:file`, async (c) => {
    const feed = await renderFeed(needs, access, c.req.param('file'))
    if (feed === undefined) return c.notFound()
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('cache-control', 'private, no-store')
    c.header('x-robots-tag', 'noindex')
    return c.body(feed)
  })
  return routes
}
