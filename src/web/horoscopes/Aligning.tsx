import type { CSSProperties } from 'react'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import { DAY, HOUR } from '#durations.ts'
import { periodAround } from '#web/universal-time.ts'
import { litPath, litShare, moonAheadDegrees } from './moon.ts'

const NOON = 12 * HOUR
const RADIUS = 10

interface Props {
  kind: HoroscopeKind
  today: string
}

/** Shown while a horoscope is being written: the Moon on each of its days. */
export function Aligning({ kind, today }: Props) {
  const ahead = moonAheadDegrees(Date.parse(today) + NOON)
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-8 text-center">
      <div
        aria-hidden="true"
        className={`moons grid justify-items-center gap-3 ${kind === 'daily' ? '' : 'grid-cols-7 sm:gap-5'}`}
      >
        {noonsOf(kind, today).map((noon, order) => (
          <Moon key={noon} noon={noon} order={order} isLarge={kind === 'daily'} />
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

interface MoonProps {
  noon: number
  /** Among those of its period, from 0. */
  order: number
  isLarge: boolean
}

function Moon({ noon, order, isLarge }: MoonProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-11 -11 22 22"
      style={{ '--order': order, gridColumnStart: columnOf(noon, order, isLarge) } as CSSProperties}
      className={isLarge ? 'size-36' : 'size-7 sm:size-9'}
    >
      <circle r={RADIUS} className="fill-dome stroke-control" strokeWidth={isLarge ? 0.2 : 0.7} />
      <path d={litPath(moonAheadDegrees(noon), RADIUS)} className="fill-star" />
    </svg>
  )
}

/** The first of a month stands under its weekday. */
const columnOf = (noon: number, order: number, isLarge: boolean) =>
  order === 0 && !isLarge ? new Date(noon).getUTCDay() + 1 : undefined
