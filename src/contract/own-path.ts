// A placeholder for our own origin; a host without a dot is never public.
const SOMEWHERE = 'http://own-path'

/**
 * Parses a return path that someone else may have written.
 * @param path as in `/readings?type=synastry`, decoded once
 * @returns undefined for anything that could lead to another site: `//evil`, `/\evil`, `javascript:…`
 */
export function readOwnPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined
  // Browsers drop tabs and line breaks and read a backslash as a slash.
  if ([...path].some((character) => character <= ' ' || character === '\\')) return undefined
  const url = URL.parse(path, SOMEWHERE)
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
