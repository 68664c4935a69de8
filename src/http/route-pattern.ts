import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * The pattern of the route that answers, as in `/calendar-feed/:file`: a path may contain a secret, and there are too many. Behind
 * the route, patterns of the middleware and of pages match as well.
 */
export function routePattern(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path)
  const exact = patterns.find((pattern) => !pattern.endsWith('*'))
  return exact ?? patterns.reduce(longer, '/*')
}

const longer = (one: string, other: string) => (other.length > one.length ? other : one)
