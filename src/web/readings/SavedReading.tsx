import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import type { Reading } from '#contract/readings.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { localDateTime } from './dates.ts'
import { NatalPortrait } from './NatalPortrait.tsx'
import { useDeleteReading } from './queries.ts'
import { SynastryPortrait } from './SynastryPortrait.tsx'
import { shownReading, shownSynastry } from './shown-reading.ts'

export function SavedReading({ reading, onBack }: { reading: Reading; onBack(): void }) {
  const deletion = useDeleteReading(onBack)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page}>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button look="quiet" className="-ml-5" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Back to List
        </Button>
        <p className="text-sm text-muted">Generated on {localDateTime(reading.createdAt)}</p>
      </div>
      {reading.type === 'natal' ? (
        <NatalPortrait reading={shownReading(reading)} />
      ) : (
        <SynastryPortrait reading={shownSynastry(reading)} />
      )}
      <div className="mt-12 border-t border-line pt-6">
        <Confirmation
          trigger={<Button look="danger">Delete Reading</Button>}
          title="Delete this reading?"
          text={`It cannot be brought back. ${reading.type === 'natal' ? messages.readings.deletionAndChat : ''}`}
          action="Delete"
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate(reading.id)}
        />
      </div>
    </div>
  )
}
