import { messages } from '#contract/messages.ts'
import { documentLocation } from '#web/document-location.ts'
import { Button } from '#web/ui/Button.tsx'
import { PageHeading } from './PageHeading.tsx'

/** Shown instead of a page that threw while rendering. */
export function BrokenPage() {
  return (
    <div className="page-column">
      <PageHeading>This page has a fault</PageHeading>
      <p className="mt-4 font-serif text-lg text-muted">{messages.general.broken}</p>
      <Button className="mt-8" onClick={documentLocation.reload}>
        Reload the Page
      </Button>
    </div>
  )
}
