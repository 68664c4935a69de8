import type { CosmicEvent, SkyDate } from '#contract/calendar.ts'
import { subjectOf } from '#web/calendar/event-types.tsx'
import { addMonths, dayOf, monthOf } from '#web/calendar/month.ts'
import { useCosmicEvents } from '#web/calendar/queries.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ownClock, weekdayInWords } from '#web/universal-time.ts'
import { useToday } from '#web/use-today.ts'
import { HomeRow } from './HomeRow.tsx'

/**
 * The next key date from tomorrow on, in this month or the next; the day's own stand in its text. Where no horoscope
 * has named one, the next contact of the sky with the reader's chart.
 */
export function KeyDateRow() {
  const { own: today } = useToday()
  const { data, isPending } = useCosmicEvents(monthOf(today))
  const next = firstAfter(today, data?.events)
  if (next) return <Row event={next} />
  if (isPending) return <KeptPlace />
  return data && <NextMonth today={today} sky={data.sky} />
}

interface NextMonthProps {
  today: string
  /** Of this month. */
  sky: SkyDate[]
}

function NextMonth({ today, sky }: NextMonthProps) {
  const { data, isPending } = useCosmicEvents(addMonths(monthOf(today), 1))
  // Otherwise a contact of the sky would be replaced by a key date a moment later.
  if (isPending) return <KeptPlace />
  const personal = [...sky, ...(data?.sky ?? [])].filter(({ isPersonal }) => isPersonal)
  const next = firstAfter(today, data?.events) ?? firstAfter(today, personal)
  return next && <Row event={next} />
}

/** What comes below does not move when the date is known. */
const KeptPlace = () => (
  <li aria-hidden="true" className="border-t border-line py-3">
    <Skeleton className="h-12 w-full" />
  </li>
)

const firstAfter = <Dated extends { date: string }>(today: string, dates: Dated[] | undefined) =>
  dates?.find(({ date }) => date > today)

function Row({ event }: { event: Omit<CosmicEvent, 'content'> }) {
  const { date, label, eventType, isExact } = event
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
      text={[isExact && ownClock(event), subjectOf(eventType)].filter(Boolean).join(' · ')}
    />
  )
}
