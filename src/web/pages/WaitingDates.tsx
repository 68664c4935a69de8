import { useQuery } from '@tanstack/react-query'
import type { BirthDetails } from '#contract/birth.ts'
import { type DatesPreview, previewDates } from '#contract/calendar.ts'
import { messages } from '#contract/messages.ts'
import { eventTypes, Star, subjectOf } from '#web/calendar/event-types.tsx'
import { monthInWords, monthOf } from '#web/calendar/month.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { shortDayInWords } from '#web/universal-time.ts'
import { useToday } from '#web/use-today.ts'

const texts = messages.waiting

/** What a subscription would show today: the beginning of the day's text, and the dates that the calendar would star. */
export function WaitingDates({ details }: { details: BirthDetails }) {
  const { api } = useServices()
  const { own: today } = useToday()
  const { data } = useQuery({
    queryKey: queryKeys.datesPreview(today, JSON.stringify(details)),
    queryFn: ({ signal }) => api.call(previewDates, { body: details, signal }),
  })
  // The gate and the chart stand without it.
  if (!data) return null
  return (
    <section
      aria-label={texts.title}
      className="grid animate-fade gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-start"
    >
      <div>
        <h2 className="eyebrow">
          {texts.today.replace('{day}', shortDayInWords(data.today.date))}
        </h2>
        <p className="mt-3 font-serif text-2xl text-pretty">{data.today.beginning}</p>
      </div>
      {data.keyDates.length > 0 && <KeyDates {...data} />}
    </section>
  )
}

function KeyDates({ today, span, keyDates }: DatesPreview) {
  return (
    <div>
      <h2 className="eyebrow">
        {span === 'month'
          ? texts.dates.replace('{month}', monthInWords(monthOf(today.date)))
          : texts.nextDates}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {keyDates.map(({ date, eventType, label }) => (
          <li key={date + label} className="flex items-baseline gap-x-3 py-2.5">
            <Star type={eventType} className="size-3.5 shrink-0 translate-y-0.5" />
            <p>
              {shortDayInWords(date)}
              <span className="block text-sm text-muted">
                {label}
                {subjectOf(eventType) && (
                  <span className="whitespace-nowrap">
                    {' '}
                    <span className="mx-0.5">·</span>{' '}
                    <span className={eventTypes[eventType].color}>{subjectOf(eventType)}</span>
                  </span>
                )}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
