import { readOwnPath } from '#contract/own-path.ts'

/** The redirect path of a URL if it is a page of this site, or else the fallback. */
export const ownPath = (path: string | null | undefined, fallback = '/'): string =>
  readOwnPath(path) ?? fallback

/** A path with a query. Characters that a query allows stay unescaped, as in `/signup?redirect=/readings`. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => `${name}=${encode(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

const encode = (value: string) =>
  encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3F', '?').replaceAll('%3D', '=')
