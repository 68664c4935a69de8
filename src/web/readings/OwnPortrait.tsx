import { Plus } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'
import { LateNatalPortrait } from './portrait/LateNatalPortrait.tsx'
import type { ShownReading } from './portrait/shown-reading.ts'

interface Props {
  reading: ShownReading
  onAnother(): void
}

/** What a subscriber comes back to: their portrait, and the way to a further one. */
export function OwnPortrait({ reading, onAnother }: Props) {
  return (
    <div className="flow-root">
      <div className="-mt-4 mb-4 flex justify-end md:-mt-6">
        <Button look="quiet" className="-mr-5" onClick={onAnother}>
          <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Another Reading
        </Button>
      </div>
      <LateNatalPortrait reading={reading} />
    </div>
  )
}
