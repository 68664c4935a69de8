import { RateLimiterMemory } from 'rate-limiter-flexible'
import { messages } from '#contract/messages.ts'
import { autocompleteLocation } from '#contract/places.ts'
import { AppError } from '#errors.ts'
import { createRoutes, serve } from '#serve.ts'
import type { Places } from './places.ts'

const SUGGESTIONS = 8
// A fast typist sends three a second. Far more is somebody else's geocoder.
const LIMIT = { points: 240, duration: 60 }

export function placeRoutes({ places }: { places: Places }) {
  const routes = createRoutes()
  const limiter = new RateLimiterMemory(LIMIT)
  serve(routes, autocompleteLocation, async ({ query, clientAddress }) => {
    await limiter.consume(clientAddress).catch(() => {
      throw new AppError('too_many_requests', messages.general.tooManyRequests)
    })
    return places.suggest(query.q, SUGGESTIONS)
  })
  return routes
}
