import { type ReactNode, useEffect } from 'react'
import type { ReadingType } from '#contract/reading-type.ts'
import type { Reading } from '#contract/readings.ts'
import { Button } from '#web/ui/Button.tsx'
import { Generating } from './generation/Generating.tsx'
import { clearMarker, type GenerationMarker } from './generation/generation-marker.ts'
import { StillGenerating } from './generation/StillGenerating.tsx'
import type { Generation } from './generation/use-generation.ts'
import { useMissingReading } from './generation/use-missing-reading.ts'
import { useFocusOnNewView } from './use-focus-on-new-view.ts'

/** What the page and its tabs share. */
export interface TabProps {
  marker: GenerationMarker | undefined
  onBusy(isBusy: boolean): void
}

interface Props<Details, Shown> extends TabProps {
  type: ReadingType
  generation: Generation<Details, Shown>
  toShown(saved: Reading): Shown
  /** A reading requested by another tab, or before a reload, has arrived. */
  onFound(reading: Shown): void
  onAnother(): void
  portraitOf(reading: Shown): ReactNode
  /** Shown while there is no reading and none is being generated. */
  children: ReactNode
}

/** What both kinds of readings share: the form, the generation and the reading. */
export function ReadingTab<Details, Shown>(props: Props<Details, Shown>) {
  const { type, generation, marker, onBusy, toShown, onFound } = props
  const isGenerating = generation.state === 'generating'
  const waitsForOther = marker !== undefined && !isGenerating && generation.state !== 'done'

  useEffect(() => onBusy(isGenerating), [isGenerating, onBusy])
  const awaited = useMissingReading(waitsForOther ? marker : undefined, (reading) => {
    clearMarker()
    if (reading.type === type) onFound(toShown(reading))
  })
  useFocusOnNewView(generation.state)

  if (generation.state === 'done')
    return (
      <div className="animate-fade">
        {props.portraitOf(generation.reading)}
        <Button look="outline" className="mt-10" onClick={props.onAnother}>
          Generate Another Reading
        </Button>
      </div>
    )
  if (generation.state === 'generating' && generation.requestedAt !== undefined)
    return <StillGenerating startedAt={generation.requestedAt} />
  if (isGenerating) return <Generating kind={type} />
  if (awaited) return <StillGenerating startedAt={awaited.startedAt} />
  return props.children
}
