import type { CSSProperties } from 'react'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import { DAY, HOUR } from '#durations.ts'
import { MoonDisc } from '#web/drawings/MoonDisc.tsx'
import { litShare, moonAheadDegrees } from '#web/drawings/moon.ts'
import { periodAround } from '#web/universal-time.ts'

const NOON = 12 * HOUR

interface Props {
  kind: HoroscopeKind
  today: string
}

/** Shown while a horoscope is being written: the Moon on each of its days. */
export function Aligning({ kind, today }: Props) {
  const ahead = moonAheadDegrees(Date.parse(today) + NOON)
  return (
    <div className="flex min-h-[60vh] animate-late flex-col items-center justify-center gap-8 text-center">
      <div
        aria-hidden="true"
        className={`moons grid justify-items-center gap-3 ${kind === 'daily' ? '' : 'grid-cols-7 sm:gap-5'}`}
      >
        {noonsOf(kind, today).map((noon, order) => (
          <span
            key={noon}
            style={
              { '--order': order, gridColumnStart: columnOf(noon, order, kind) } as CSSProperties
            }
          >
            <MoonDisc at={noon} className={kind === 'daily' ? 'size-36' : 'size-7 sm:size-9'} />
          </span>
        ))}
      </div>
      <div>
        <p role="status" className="font-serif text-xl text-balance">
          {messages.horoscopes.loading}
        </p>
        <p className="mt-2 text-sm text-muted">
          {Math.round(litShare(ahead) * 100)}% of the Moon is lit today.
        </p>
      </div>
    </div>
  )
}

function noonsOf(kind: HoroscopeKind, today: string): number[] {
  const { startDate, endDate } = periodAround(kind, today)
  const count = (Date.parse(endDate) - Date.parse(startDate)) / DAY + 1
  return Array.from({ length: count }, (_, day) => Date.parse(startDate) + day * DAY + NOON)
}

/** The first of a month stands under its weekday. */
const columnOf = (noon: number, order: number, kind: HoroscopeKind) =>
  order === 0 && kind !== 'daily' ? new Date(noon).getUTCDay() + 1 : undefined
