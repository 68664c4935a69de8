import type { ReactNode } from 'react'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useSiteConfig } from '#web/layout/site-config.ts'
import { ContactForm } from './ContactForm.tsx'

export const meta = () => pageMeta('/contact', 'How to reach the people behind Cosmic Path.')

export default function ContactPage() {
  const contact = useSiteConfig()?.contact
  return (
    <div className="page-column">
      <PageHeading>Write to us</PageHeading>
      <p className="mt-4 font-serif text-lg text-muted">
        People answer here, not Baba Bliss. If it is about a reading, say the date it was generated
        on; please do not send your birth details or a password.
      </p>
      <div className="mt-8 grid gap-5 sm:grid-cols-2">
        <Card title="Email">
          {contact?.email ? (
            <a className="text-link break-all" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          ) : (
            'No address has been set up yet.'
          )}
        </Card>
        <Card title="Phone">
          {contact?.phone ? (
            <a className="text-link" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          ) : (
            'We have no telephone line yet.'
          )}
        </Card>
      </div>
      {contact && <ContactForm formUrl={contact.formUrl} email={contact.email} />}
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="mt-2 font-serif text-lg text-muted">{children}</p>
    </section>
  )
}
