import type { ReactNode } from 'react'
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
      <div className="mt-12 grid gap-5 sm:grid-cols-2 noscript:hidden">
        <Card title={texts.emailCard.title} none={contact && texts.emailCard.none}>
          {contact?.email && (
            <a className="text-link break-all" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          )}
        </Card>
        <Card title={texts.phoneCard.title} none={contact && texts.phoneCard.none}>
          {contact?.phone && (
            <a className="text-link" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>
          )}
        </Card>
      </div>
      {contact?.formUrl && <EmbeddedForm formUrl={contact.formUrl} />}
    </div>
  )
}

interface CardProps {
  title: string
  /** In place of children; undefined until the server has said what there is. */
  none: string | undefined
  children: ReactNode
}

function Card({ title, none, children }: CardProps) {
  return (
    <section className="rounded-card border border-line p-5">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="mt-2 min-h-[2lh] font-serif text-lg text-muted">{children || none}</p>
    </section>
  )
}
