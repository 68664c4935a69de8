import { datesAround, windowOfDates } from '#lore/readers-clock.ts'
import type { Chart } from '#sky/chart.ts'
import type { HoroscopeSky } from '#sky/forecast/horoscope-facts.ts'
import type { HoroscopeFact } from '#sky/forecast-facts.ts'
import type { GeographicPlace } from '#sky/place.ts'
import type { CalendarDate } from '#sky/time-window.ts'
import { birthdaysAround } from '#sky/year/birthdays.ts'
import { yearFacts } from '#sky/year/year-facts.ts'

/** The person whose year it is. */
export interface YearSubject {
  chart: Chart
  /** As entered, YYYY-MM-DD. */
  birthDate: string
  place: GeographicPlace
}

/** Twelve months, as dates of the reader's calendar, both included. */
export interface YearDates {
  from: string
  to: string
  timeZone: string
}

/** The twelve months from a date on. */
export function yearFrom(from: string, timeZone: string): YearDates {
  const to = Temporal.PlainDate.from(from).add({ years: 1 }).subtract({ days: 1 }).toString()
  return { from, to, timeZone }
}

/** The facts of a year, with UTC instants. */
export function findYearFacts(
  sky: HoroscopeSky,
  { chart, birthDate, place }: YearSubject,
  { from, to, timeZone }: YearDates,
): HoroscopeFact[] {
  const { age, last, next, afterNext } = birthdaysAround(birthDate, from)
  const onCalendar = (date: string): CalendarDate => {
    const { fromJdUt: jdUt } = windowOfDates({ from: date, to: date }, timeZone)
    return { date, jdUt }
  }
  return yearFacts(sky, chart, {
    window: windowOfDates({ from, to }, timeZone),
    dates: datesAround({ from, to }, timeZone),
    birthdays: [onCalendar(last), onCalendar(next), onCalendar(afterNext)],
    age,
    place,
  })
}
