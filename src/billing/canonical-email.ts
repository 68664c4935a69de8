import { domainToASCII } from 'node:url'

/** Domains that are aliases of another. */
const domainAliases: Record<string, string> = { 'googlemail.com': 'gmail.com' }
/** Domains where `a.da@` and `ada@` are one mailbox. In Google Workspace, dots count. */
const WITHOUT_DOTS = ['gmail.com']

/**
 * One canonical form for all known addresses of the same mailbox. Use it to compare
 * addresses, never to send email. Tags (`ada+2@`) are removed for every provider: most support them, company
 * domains cannot be listed, and two people whose addresses differ only in a tag are rare.
 */
export function toCanonicalEmail(address: string): string {
  const written = address.normalize('NFKC').trim().toLowerCase()
  const at = written.lastIndexOf('@')
  if (at < 1) return written
  const domain = toCanonicalDomain(written.slice(at + 1))
  const [name = ''] = written.slice(0, at).split('+')
  const mailbox = WITHOUT_DOTS.includes(domain) ? name.replaceAll('.', '') : name
  // A name that starts with a plus has no tag.
  return `${mailbox || written.slice(0, at)}@${domain}`
}

function toCanonicalDomain(written: string): string {
  const domain = (domainToASCII(written) || written).replace(/\.$/, '')
  return domainAliases[domain] ?? domain
}
