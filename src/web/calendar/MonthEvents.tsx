import { messages } from '#contract/messages.ts'
import { ApiError } from '#web/api-error.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ownClock, shortDayInWords } from '#web/universal-time.ts'
import { eventTypes, Star } from './event-types.tsx'
import { isSameMonth, type Month, monthInWords, monthOf } from './month.ts'
import type { useCosmicEvents } from './queries.ts'

const texts = messages.calendar

interface Props {
  month: Month
  today: string
  /** The day that is selected. */
  date: string
  query: ReturnType<typeof useCosmicEvents>
  onDate(date: string): void
}

/** The key dates of the month, or why there are none. */
export function MonthEvents({ month, today, date, query, onDate }: Props) {
  const { data, error, isFetching, refetch } = query
  if (!data && isFetching) return <ListSkeleton />
  if (!data)
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice title={texts.failed}>{reasonOf(error)}</Notice>
        <Button look="outline" onClick={() => refetch()}>
          Try Again
        </Button>
      </div>
    )
  const { events } = data
  if (events.length === 0)
    return (
      <div className="flex flex-col items-start gap-5">
        <KeyDatesHeading month={month} />
        <p className="-mt-2 font-serif text-lg text-balance">{texts.none}</p>
        {isSameMonth(month, monthOf(today)) ? (
          <ButtonLink to="/horoscopes?kind=monthly">Your Monthly Horoscope</ButtonLink>
        ) : (
          <p className="text-muted">{texts.otherMonth}</p>
        )}
      </div>
    )
  return (
    <section aria-labelledby="all">
      <KeyDatesHeading month={month} />
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {events.map((event) => (
          <li key={event.id}>
            <button
              type="button"
              aria-pressed={event.date === date}
              onClick={() => onDate(event.date)}
              className={`-mx-3 flex w-[calc(100%+1.5rem)] items-start gap-3 rounded-field px-3 py-2.5 text-left hover:bg-highlight ${event.date === date ? 'bg-highlight' : ''}`}
            >
              <Star type={event.eventType} className="mt-1 size-4 shrink-0" />
              <span className="tabular-nums">
                <span className="block font-semibold">{event.label}</span>
                <span className="block text-sm text-muted">
                  {shortDayInWords(event.date)}
                  {event.isExact && `, ${ownClock(event)}`}
                  <span className="whitespace-nowrap">
                    <span aria-hidden="true" className="mx-0.5">
                      {' '}
                      ·{' '}
                    </span>
                    <span className={eventTypes[event.eventType].color}>
                      {eventTypes[event.eventType].label}
                    </span>
                  </span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function KeyDatesHeading({ month }: { month: Month }) {
  return (
    <h2 id="all" className="text-sm font-semibold text-muted">
      Key dates of {monthInWords(month)}
    </h2>
  )
}

const reasonOf = (error: unknown) =>
  (error instanceof ApiError && error.message) || messages.general.broken

function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="mt-4 h-12 w-full" />
      <Skeleton className="mt-3 h-12 w-full" />
      <Skeleton className="mt-3 h-12 w-11/12" />
    </div>
  )
}
