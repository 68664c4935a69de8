import type { SkyDate } from '#contract/calendar.ts'
import { messages } from '#contract/messages.ts'
import { ownClock, shortDayInWords } from '#web/universal-time.ts'
import { SkyMark } from './event-types.tsx'
import { type Month, monthInWords } from './month.ts'

const texts = messages.calendar.sky

interface Props {
  month: Month
  dates: SkyDate[]
  /** The day that is selected. */
  date: string
  onDate(date: string): void
}

/** What the sky does in the month, whether or not a horoscope was written. */
export function SkyDates({ month, dates, date, onDate }: Props) {
  if (dates.length === 0) return null
  const title = dates.some(({ isPersonal }) => isPersonal) ? texts.andChart : texts.alone
  return (
    <section aria-labelledby="sky">
      <h2 id="sky" className="text-sm font-semibold text-muted">
        {title.replace('{month}', monthInWords(month))}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line text-sm tabular-nums">
        {dates.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.date === date}
              onClick={() => onDate(one.date)}
              className={`-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-start gap-3 rounded-field px-3 py-2 text-left hover:bg-highlight ${one.date === date ? 'bg-highlight' : ''}`}
            >
              <SkyMark sky={one} className="mx-1 mt-1.5 size-2 shrink-0" />
              <span>
                {one.label}
                <span className="block text-muted">
                  {shortDayInWords(one.date)}
                  {one.isExact && `, ${ownClock(one)}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those of the selected day, below what its horoscope says. */
export function SkyOfDay({ dates }: { dates: SkyDate[] }) {
  if (dates.length === 0) return null
  return (
    <ul aria-label={texts.ofDay} className="mt-4 flex flex-col gap-2 text-sm tabular-nums">
      {dates.map((one) => (
        <li key={one.id} className="flex items-start gap-3">
          <SkyMark sky={one} className="mt-1.5 size-2 shrink-0" />
          <span>
            {one.label}
            {one.isExact && <span className="text-muted">, {ownClock(one)}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
