/** Where a redirect URI leads, for people: `claude.ai`, `localhost`, or the scheme of a program. */
export function redirectHost(uri: string): string {
  const { protocol, hostname } = new URL(uri)
  return hostname || protocol.slice(0, -1)
}
