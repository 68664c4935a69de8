const ownNames = ['localhost', '127.0.0.1', '[::1]']
const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

interface Asked {
  /** Of the socket. */
  clientAddress: string
  host: string | undefined
  forwardedFor: string | undefined
}

/**
 * Whether a request comes from this very machine, under this machine's name: not through a proxy, and
 * not from a page that has made its own name point here.
 */
export function isFromThisMachine({ clientAddress, host = '', forwardedFor }: Asked): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return ownAddresses.includes(clientAddress) && ownNames.includes(name) && !forwardedFor
}
