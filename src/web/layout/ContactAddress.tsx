import { Link } from 'react-router'
import { useSiteConfig } from './site-config.ts'

/** The contact email, or a link to the contact page. */
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
