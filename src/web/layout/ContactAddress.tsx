import { Link } from 'react-router'
import { useSiteConfig } from './site-config.ts'

/** The contact email, or a link to the contact page. With words of their own, these are the link. */
export function ContactAddress({ children }: { children?: string }) {
  const email = useSiteConfig()?.contact.email
  if (!email)
    return (
      <Link className="text-link" to="/contact">
        {children ?? 'the contact page'}
      </Link>
    )
  return (
    <a className="text-link" href={`mailto:${email}`}>
      {children ?? email}
    </a>
  )
}
