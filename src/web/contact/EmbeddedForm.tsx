import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'

/** The form of a third party, loaded on request only. */
export function EmbeddedForm({ formUrl }: { formUrl: string }) {
  const [isRequested, setIsRequested] = useState(false)
  return (
    <section aria-labelledby="form" className="mt-12">
      <h2 id="form" className="font-serif text-2xl tracking-heading">
        Contact form
      </h2>
      {isRequested ? (
        <>
          <iframe
            title="Contact form"
            src={formUrl}
            referrerPolicy="no-referrer"
            className="mt-4 h-[40rem] w-full rounded-card border border-line"
          />
          <p className="mt-3 text-sm text-muted">
            Is the form blocked or empty? Use the one at the top of this page instead.
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 text-muted">
            This form comes from {new URL(formUrl).hostname} and sends that service your address and
            what you write. It loads only when you open it.
          </p>
          <Button className="mt-4" look="outline" onClick={() => setIsRequested(true)}>
            Open the Form
          </Button>
        </>
      )}
    </section>
  )
}
