const ownNames = ['localhost', '127.0.0.1', '[::1]']
const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether a request has headers that proxies add. */
export function isForwarded(header: (name: string) => unknown): boolean {
  return proxyHeaders.some((name) => header(name) !== undefined)
}

/** @param hostname without a port */
export const isThisMachine = (hostname: string) => ownNames.includes(hostname)

export interface DevRequest {
  /** The address of the socket. */
  clientAddress: string
  host: string | undefined
  isForwarded: boolean
}

/**
 * Whether a request comes from this machine, under a name of this machine: not through a proxy, and not by DNS
 * rebinding from another site's page.
 */
export function isFromThisMachine({ clientAddress, host = '', isForwarded }: DevRequest): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return ownAddresses.includes(clientAddress) && isThisMachine(name) && !isForwarded
}
