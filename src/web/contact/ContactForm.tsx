import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { MailForm } from './MailForm.tsx'

interface Props {
  formUrl: string | null
  email: string | null
}

/** A third-party form, loaded on request only, or else our own email form. */
export function ContactForm({ formUrl, email }: Props) {
  const [isRequested, setIsRequested] = useState(false)
  if (!formUrl) return email ? <MailForm email={email} /> : null
  return (
    <section aria-labelledby="form" className="mt-10">
      <h2 id="form" className="font-serif text-2xl tracking-heading">
        Contact form
      </h2>
      {isRequested ? (
        <iframe
          title="Contact form"
          src={formUrl}
          referrerPolicy="no-referrer"
          className="mt-4 h-[40rem] w-full rounded-card border border-line"
        />
      ) : (
        <>
          <p className="mt-2 text-muted">
            The form comes from {new URL(formUrl).hostname} and sends that service your address and
            what you write. It loads only when you open it.
          </p>
          <Button className="mt-4" look="outline" onClick={() => setIsRequested(true)}>
            Open the form
          </Button>
        </>
      )}
      {isRequested && email && (
        <p className="mt-3 text-sm text-muted">
          Is the form blocked or empty? Write to{' '}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          instead.
        </p>
      )}
    </section>
  )
}
