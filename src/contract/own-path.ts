// Stands for our own address, whatever that is; the dot-less host can't be anyone's.
const SOMEWHERE = 'http://own-path'

/**
 * Reads a way back that somebody else may have written.
 * @param path as in `/readings?type=synastry`, decoded once
 * @returns undefined for everything that could lead elsewhere: `//evil`, `/\evil`, `javascript:…`
 */
export function readOwnPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined
  // Browsers drop tabs and line breaks and read a backslash as a slash.
  if ([...path].some((character) => character <= ' ' || character === '\\')) return undefined
  const url = URL.parse(path, SOMEWHERE)
  if (url?.origin !== SOMEWHERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
