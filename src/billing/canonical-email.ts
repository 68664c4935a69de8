import { domainToASCII } from 'node:url'

/** Providers that know one mailbox by two domains. */
const domainAliases: Record<string, string> = { 'googlemail.com': 'gmail.com' }
/** Where `a.da@` and `ada@` are one mailbox. In Google's mail for companies, dots count. */
const WITHOUT_DOTS = ['gmail.com']

/**
 * One name for all addresses that lead to the same mailbox, as far as that is known; for comparing
 * only, never to write to. A tag (`ada+2@`) is left out at every provider: most have them, companies with
 * a domain of their own cannot be listed, and two people whose addresses differ by a tag alone are rare.
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
