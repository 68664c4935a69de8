/** Chrome, Edge on Android, Opera, Samsung, Brave; Firefox; Safari; Edge on Windows. */
const hosts = ['fcm.googleapis.com', 'jmt17.google.com']
const domains = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/**
 * Whether this is the address of a browser's push service. The server calls what the browser names, so that any
 * other address would let a caller reach hosts that only the server sees.
 */
export function isPushServiceUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port || username || password) return false
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(`.${domain}`))
}
