import type { PaymentFormSettings } from '#contract/billing.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TestModeNote } from './TestModeNote.tsx'

interface Props {
  /** Absent while it is not known which form follows. */
  kind?: PaymentFormSettings['kind'] | undefined
}

/** The placeholder of a card form, as tall as what follows. */
export function FieldsSkeleton({ kind }: Props) {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading...</span>
      {kind === 'embedded' && <TestModeNote />}
      {kind === undefined && (
        <div className="only-if-demo-payments">
          <TestModeNote />
        </div>
      )}
      <Skeleton className="h-18 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
    </div>
  )
}
