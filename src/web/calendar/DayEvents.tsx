import type { Ref } from 'react'
import type { CosmicEvent, SkyDate } from '#contract/calendar.ts'
import { withWholeDates } from '#contract/kept-together.ts'
import { dayInWords, when } from '#web/universal-time.ts'
import { eventTypes, Star } from './event-types.tsx'
import { SkyOfDay } from './SkyDates.tsx'

interface Props {
  /** The heading. */
  ref: Ref<HTMLHeadingElement>
  date: string
  events: CosmicEvent[]
  /** What no horoscope has named. */
  sky: SkyDate[]
}

/** The key dates of the selected day, and what else the sky does. */
export function DayEvents({ ref, date, events, sky }: Props) {
  return (
    <section aria-labelledby="day">
      <h2
        ref={ref}
        id="day"
        tabIndex={-1}
        className="scroll-mt-6 font-serif text-xl tracking-heading outline-none"
      >
        {dayInWords(date)}
      </h2>
      {events.length + sky.length === 0 && (
        <p className="mt-2 text-muted">Nothing falls on this day.</p>
      )}
      <ul className="mt-3 flex flex-col gap-6 empty:hidden">
        {events.map(({ id, content, eventType, label, ...eventTime }) => (
          <li key={id} className="border-t border-line pt-4">
            <p className="flex items-center gap-1.5 text-sm font-semibold">
              <Star type={eventType} />
              <span className={eventTypes[eventType].color}>{eventTypes[eventType].label}</span>
            </p>
            <p className="mt-2 font-serif text-lg">{withWholeDates(content)}</p>
            <p className="mt-3 text-sm text-muted tabular-nums">
              <span className="font-semibold">Rests on </span>
              <span className="text-ink">{label}</span>
              <span className="block">{when(eventTime, { hasDate: false })}</span>
            </p>
          </li>
        ))}
      </ul>
      <SkyOfDay dates={sky} />
    </section>
  )
}
