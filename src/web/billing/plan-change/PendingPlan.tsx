import type { Charge, Plan } from '#contract/billing.ts'
import { amountOf } from '#contract/charge-text.ts'
import { messages } from '#contract/messages.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { useKeepPlan } from './use-plan-change.ts'

const texts = messages.billing.changePlan

interface Props {
  current: Plan
  next: Plan
  charge: Charge
}

/** A change of plan that has not taken effect, with the way back. */
export function PendingPlan({ current, next, charge }: Props) {
  const keep = useKeepPlan()
  const dateOf = useDateOf()
  const text = texts.pending[next]
    .replace('{date}', dateOf(charge.at))
    .replace('{amount}', amountOf(charge))
  return (
    <div className="mt-6 flex max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-5">
      <p className="min-w-56 flex-1 text-pretty">
        {text} {texts.undo}
      </p>
      <Button look="outline" disabled={keep.isPending} onClick={() => keep.mutate()}>
        {texts.keep[current]}
      </Button>
    </div>
  )
}
