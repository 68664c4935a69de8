import type { CosmicEvent } from '#contract/calendar.ts'
import { PeriodStrip } from '#web/drawings/PeriodStrip.tsx'
import { firstOf, type Month } from './month.ts'

/** The month as a rule, with the Moons of its quarters and its key dates. */
export function MonthStrip({ month, events }: { month: Month; events: CosmicEvent[] }) {
  return (
    <div className="mb-4">
      <PeriodStrip kind="monthly" startDate={firstOf(month)} moments={events} />
    </div>
  )
}
