import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useSiteConfig } from '#web/layout/site-config.ts'
import { EmbeddedForm } from './EmbeddedForm.tsx'
import { WriteToUs } from './WriteToUs.tsx'

export const meta = () => pageMeta('/contact', 'How to reach the people behind Cosmic Path.')

export default function ContactPage() {
  const contact = useSiteConfig()?.contact
  return (
    <div className="page-column">
      <PageHeading>{texts.heading}</PageHeading>
      <p className="mt-4 font-serif text-lg text-muted">{texts.lead}</p>
      <WriteToUs />
      <AtOnce />
      {(contact?.email || contact?.phone) && (
        <div className="mt-12 grid gap-5 sm:grid-cols-2">
          {contact.email && (
            <Card title={texts.emailCard}>
              <a className="text-link break-all" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </Card>
          )}
          {contact.phone && (
            <Card title={texts.phoneCard}>
              <a className="text-link" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                {contact.phone}
              </a>
            </Card>
          )}
        </div>
      )}
      {contact && !contact.phone && <p className="mt-6 text-sm text-muted">{texts.noPhone}</p>}
      {contact?.formUrl && <EmbeddedForm formUrl={contact.formUrl} />}
    </div>
  )
}

function AtOnce() {
  const { heading, links } = texts.atOnce
  return (
    <section aria-labelledby="at-once" className="mt-14">
      <h2 id="at-once" className="font-serif text-xl tracking-heading">
        {heading}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="text-link flex min-h-12 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="mt-2 font-serif text-lg">{children}</p>
    </section>
  )
}
