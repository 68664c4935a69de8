import { isPlaceQuery } from '#contract/place-query.ts'
import { autocompleteLocation } from '#contract/places.ts'
import { MINUTE } from '#durations.ts'
import { anyone, createRoutes, serve } from '#http/serve.ts'
import { createRateLimit } from '#limits/rate-limit.ts'
import type { Places } from './places.ts'

const SUGGESTIONS = 8
// A fast typist sends three requests a second. Far more means that someone uses this as a geocoder.
const LIMIT = { times: 240, inMs: MINUTE }

export function placeRoutes({ places }: { places: Places }) {
  const routes = createRoutes()
  const limit = createRateLimit(LIMIT)
  serve(routes, autocompleteLocation, anyone, async ({ query, clientNetwork }) => {
    await limit(clientNetwork)
    return isPlaceQuery(query.q) ? places.suggest(query.q, SUGGESTIONS) : []
  })
  return routes
}
