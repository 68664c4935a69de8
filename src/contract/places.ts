import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** A suggested place, with the field names of the Nominatim API. */
export const Suggestion = z.object({
  display_name: z.string(),
  place_id: z.string(),
  /** Degrees, north and east positive. */
  lat: z.number(),
  lon: z.number(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const autocompleteLocation = {
  method: 'GET',
  path: '/api/location/autocomplete',
  access: 'public',
  query: z.object({ q: z.string().max(200) }),
  reply: z.array(Suggestion),
  cacheControl: 'public, max-age=3600',
} as const satisfies Endpoint
