import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { messages } from '#contract/messages.ts'
import type { Reading } from '#contract/readings.ts'
import { errorMessage } from '#web/api-error.ts'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { localDateTime } from '../dates.ts'
import { NatalPortrait } from '../portrait/NatalPortrait.tsx'
import { SynastryPortrait } from '../portrait/SynastryPortrait.tsx'
import { shownReading, shownSynastry, shownYear } from '../portrait/shown-reading.ts'
import { useDeleteReading, useReading } from '../queries.ts'
import { YearPortrait } from '../year/YearPortrait.tsx'

export function SavedReading({ id, onBack }: { id: string; onBack(): void }) {
  const { data: reading, error, isFetching, refetch } = useReading(id)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button look="quiet" className="-ml-5" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Back to List
        </Button>
        {reading && (
          <p className="text-sm text-muted">Generated on {localDateTime(reading.createdAt)}</p>
        )}
      </div>
      {reading ? (
        <Opened reading={reading} onDeleted={onBack} />
      ) : error ? (
        <div className="flex flex-col items-start gap-4">
          <Notice>{errorMessage(error, messages.readings.openFailed)}</Notice>
          <Button look="outline" disabled={isFetching} onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <PageSkeleton className="max-w-2xl" />
      )}
    </>
  )
}

function SavedPortrait({ reading }: { reading: Reading }) {
  switch (reading.type) {
    case 'natal':
      return <NatalPortrait reading={shownReading(reading)} />
    case 'synastry':
      return <SynastryPortrait reading={shownSynastry(reading)} />
    case 'year':
      return <YearPortrait reading={shownYear(reading)} />
  }
}

function Opened({ reading, onDeleted }: { reading: Reading; onDeleted(): void }) {
  const deletion = useDeleteReading(onDeleted)
  const page = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    page.current?.querySelector('h1')?.focus()
    // The linked part was not there yet when the page opened.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <div ref={page}>
      <SavedPortrait reading={reading} />
      <div className="mt-12 border-t border-line pt-6 print:hidden">
        <Confirmation
          trigger={<Button look="danger">Delete Reading</Button>}
          title="Delete this reading?"
          text={`It cannot be recovered. ${reading.type === 'natal' ? messages.readings.deletionAndChat : ''}`}
          action="Delete"
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(reading.id)}
        />
      </div>
    </div>
  )
}
