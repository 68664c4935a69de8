// Stands for our own address, whatever that is; the dot-less host can't be anyone's.
const SOMEWHERE = 'http://own-path'

/**
 * The way back that an address asks for, if it leads to one of our own pages.
 * @param path as in `/readings?type=synastry`, decoded once
 * @returns the fallback for everything that could lead elsewhere: `//evil`, `/\evil`, `javascript:…`
 */
export function ownPath(path: string | null | undefined, fallback = '/'): string {
  if (!path?.startsWith('/')) return fallback
  // Browsers drop tabs and line breaks and read a backslash as a slash.
  if ([...path].some((character) => character <= ' ' || character === '\\')) return fallback
  const url = URL.parse(path, SOMEWHERE)
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}

/** A path with a query. What an address may carry bare stays bare, as in `/signup?redirect=/readings`. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => `${name}=${encode(value)}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

const encode = (value: string) =>
  encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3F', '?').replaceAll('%3D', '=')
