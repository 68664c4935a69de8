import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

interface Request {
  /** The peer of the TCP connection. */
  socketAddress: string
  /** The header X-Forwarded-For. */
  forwardedFor: string | undefined
}

/**
 * The client's IP address. Each proxy appends its peer to the right end of X-Forwarded-For, so entries to
 * the left of those added by our own proxies may be forged by the client.
 */
export function clientAddress(
  { socketAddress, forwardedFor }: Request,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress
  const hops = forwardedFor.split(',').map((entry) => withoutPort(entry.trim()))
  const claimed = hops.at(-trustedProxies) ?? hops[0] ?? ''
  return isIP(claimed) ? claimed : socketAddress
}

// Providers assign a customer at least a /64, and a client may use a new address from it for every call.
const IPV6_PREFIX = 64

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address. Routes get only this, so
 * that no limit can count single IPv6 addresses.
 */
export function clientNetwork(address: string): string {
  // Has only one spelling.
  if (isIPv4(address)) return address
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
