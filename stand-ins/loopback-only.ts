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

/** Whether a proxy has left its mark on a request. */
export function isForwarded(header: (name: string) => unknown): boolean {
  return proxyHeaders.some((name) => header(name) !== undefined)
}

/** @param hostname without a port, as in an address */
export const isThisMachine = (hostname: string) => ownNames.includes(hostname)

export interface DevRequest {
  /** Of the socket. */
  clientAddress: string
  host: string | undefined
  isForwarded: boolean
}

/**
 * Whether a request comes from this very machine, under this machine's name: not through a proxy, and
 * not from a page that has made its own name point here.
 */
export function isFromThisMachine({ clientAddress, host = '', isForwarded }: DevRequest): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return ownAddresses.includes(clientAddress) && isThisMachine(name) && !isForwarded
}
