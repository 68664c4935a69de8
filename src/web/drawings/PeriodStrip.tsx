import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { DAY, HOUR } from '#durations.ts'
import { ownDate, periodAround, utcDate, weekdayInWords } from '#web/universal-time.ts'
import { useNow } from '#web/use-now.ts'
import { MoonDisc } from './MoonDisc.tsx'
import { monthMoons } from './month-moons.ts'
import { TimeRule } from './TimeRule.tsx'

interface NamedMoment {
  at: string
  date?: string | undefined
  isExact: boolean
}

interface Props {
  kind: HoroscopeKind
  /** The first date of the period. */
  startDate: string
  moments: readonly NamedMoment[]
}

/** The period as a rule, with the Moon and the moments that the text names. Decorative. */
export function PeriodStrip({ kind, startDate, moments }: Props) {
  return kind === 'daily' ? (
    <DayStrip date={startDate} moments={moments} />
  ) : (
    <DatesStrip kind={kind} startDate={startDate} moments={moments} />
  )
}

const FIRST_HOUR = 7
const LAST_HOUR = 23
const HOURS = LAST_HOUR - FIRST_HOUR
const hourLabels = [
  [7, '7 a.m.'],
  [12, 'noon'],
  [18, '6 p.m.'],
  [23, '11 p.m.'],
] as const
const atHour = (hour: number) => ((hour - FIRST_HOUR) / HOURS) * 100
const isShown = (percent: number) => percent >= 0 && percent <= 100

/** The hours that a text may name. */
function DayStrip({ date, moments }: { date: string; moments: readonly NamedMoment[] }) {
  const now = new Date(useNow())
  const exact = moments.filter((moment) => moment.isExact).map(({ at }) => new Date(at))
  const atInstant = (instant: Date) =>
    ownDate(instant) === date ? atHour(instant.getHours() + instant.getMinutes() / 60) : -1
  const present = atInstant(now)
  return (
    <TimeRule
      pieces={HOURS}
      now={isShown(present) ? present : undefined}
      pins={exact.map(atInstant).filter(isShown)}
      labels={hourLabels.map(([hour, text]) => ({ at: atHour(hour), key: text, content: text }))}
    />
  )
}

const NOON = 12 * HOUR

/** The days of a week, each with its Moon, or of a month, with the Moons of its quarters. */
function DatesStrip({ kind, startDate, moments }: Props) {
  const today = ownDate(new Date(useNow()))
  const { endDate } = periodAround(kind, startDate)
  const start = Date.parse(startDate)
  const days = (Date.parse(endDate) - start) / DAY + 1
  const noons = Array.from({ length: days }, (_, day) => start + day * DAY + NOON)
  const atDate = (instant: number) => ((instant - start) / DAY / days) * 100
  const atNoon = (date: string) => atDate(Date.parse(date) + NOON)
  const shown = kind === 'weekly' ? noons : monthMoons(noons)
  return (
    <TimeRule
      pieces={days}
      now={isShown(atNoon(today)) ? atNoon(today) : undefined}
      pins={[...new Set(moments.map(({ at, date = at.slice(0, 10) }) => atNoon(date)))].filter(
        isShown,
      )}
      above={shown.map((noon) => ({
        at: atDate(noon),
        key: String(noon),
        content: <MoonDisc at={noon} className="size-5" />,
      }))}
      labels={shown.map((noon) => ({
        at: atDate(noon),
        key: String(noon),
        content:
          kind === 'weekly' ? weekdayInWords(utcDate(new Date(noon))) : new Date(noon).getUTCDate(),
      }))}
    />
  )
}
