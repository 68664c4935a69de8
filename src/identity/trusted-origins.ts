/** The origins of our own pages. On localhost, the page may be open under either name. */
export function trustedOriginsOf(publicUrl: string): string[] {
  const { hostname, origin } = new URL(publicUrl)
  if (!['localhost', '127.0.0.1'].includes(hostname)) return [origin]
  return ['localhost', '127.0.0.1'].map((name) => origin.replace(hostname, name))
}
