import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

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

// The smallest network that a provider gives one customer, who may use another address for every call.
const IPV6_PREFIX = 64

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address. The routes know nothing
 * else of where a call comes from, so that no limit counts by whole addresses.
 */
export function clientNetwork(address: string): string {
  const [withoutZone = ''] = address.split('%')
  if (!isIP(withoutZone)) return 'unknown'
  const parsed = ipaddr.process(withoutZone)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${IPV6_PREFIX}`).toString()
}

/** Some proxies write `203.0.113.7:4711`, or `[2001:db8::7]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? []
  return bracketed ?? entry.replace(/^([\d.]+):\d+$/, '$1')
}
