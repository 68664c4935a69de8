import type { CosmicEvent } from '#contract/calendar.ts'
import { eventTypes } from '#web/calendar/event-types.tsx'
import { addMonths, dayOf, monthOf } from '#web/calendar/month.ts'
import { useCosmicEvents } from '#web/calendar/queries.ts'
import { clocksAt, weekdayInWords } from '#web/universal-time.ts'
import { useToday } from '#web/use-today.ts'
import { HomeRow } from './HomeRow.tsx'

/** The next key date from tomorrow on, in this month or the next; the day's own stand in its text. */
export function KeyDateRow() {
  const { own: today } = useToday()
  const month = monthOf(today)
  const { data } = useCosmicEvents(month)
  const next = firstAfter(today, data?.events)
  return next ? <Row event={next} /> : data && <NextMonth today={today} />
}

function NextMonth({ today }: { today: string }) {
  const { data } = useCosmicEvents(addMonths(monthOf(today), 1))
  const next = firstAfter(today, data?.events)
  return next && <Row event={next} />
}

const firstAfter = (today: string, events: CosmicEvent[] | undefined) =>
  events?.find(({ date }) => date > today)

function Row({ event }: { event: CosmicEvent }) {
  const { date, label, eventType, isExact } = event
  const { own, universal } = clocksAt(event)
  return (
    <HomeRow
      to="/cosmic-calendar"
      mark={
        <>
          <span className="font-serif text-2xl leading-none">{dayOf(date)}</span>
          <span className="mt-1 text-sm text-muted">{weekdayInWords(date)}</span>
        </>
      }
      title={label}
      text={[isExact && (own ?? universal), eventTypes[eventType].label].filter(Boolean).join(', ')}
    />
  )
}
