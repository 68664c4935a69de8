import { Link } from 'react-router'
import { useSiteConfig } from './site-config.ts'

/** The address for letters, or the page that says how to reach us. */
export function ContactAddress() {
  const email = useSiteConfig()?.contact.email
  if (!email)
    return (
      <Link className="text-link" to="/contact">
        the contact page
      </Link>
    )
  return (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  )
}
