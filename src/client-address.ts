import { isIP } from 'node:net'

interface Request {
  /** Whoever the connection is with. */
  socketAddress: string
  /** The header X-Forwarded-For. */
  forwardedFor: string | undefined
}

/**
 * Where a request comes from. Every proxy adds at the right end of the header whom it has heard; what
 * stands left of what our own proxies have added may be the client's invention.
 */
export function clientAddress(
  { socketAddress, forwardedFor }: Request,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress
  const heard = forwardedFor.split(',').map((entry) => withoutPort(entry.trim()))
  const claimed = heard.at(-trustedProxies) ?? heard[0] ?? ''
  return isIP(claimed) ? claimed : socketAddress
}

/** Some proxies write `203.0.113.7:4711`, or `[2001:db8::7]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? []
  return bracketed ?? entry.replace(/^([\d.]+):\d+$/, '$1')
}
