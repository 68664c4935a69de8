import type { Body } from '../../../src/sky/bodies.ts'
import { any, date, datesIn, says, sign } from '../expect.ts'
import { daysUntil, leavesSign } from '../expectations.ts'
import { shifted } from '../fifth/wanted.ts'
import {
  changes,
  contacts,
  julianDay,
  localDate,
  lunations,
  positionAt,
  signOf,
  stations,
} from '../oracle.ts'
import { ahead, DAYS, on, start, type TestQuestion, zone } from '../questions.ts'

type Wanted = TestQuestion['expected']

/** The first day that is named is one of the two, or neither is better. */
export const eitherDay =
  (one: string, other: string): Wanted =>
  ({ today }) =>
    any(
      {
        want: `${one} or ${other}`,
        isMet(opening) {
          const [first] = datesIn(opening, today)
          return first === one || first === other
        },
      },
      says('no difference', /\bnothing to choose between\b|\bneither\b|\bno difference\b/i),
    )

/** The lunation after the next one of its kind. */
export const lunationAfterNext =
  (degrees: number): Wanted =>
  (asked) =>
    on(lunations(degrees, start(asked), ahead(asked, 0.3))[1], asked)

export const retrogradeAfterNext =
  (body: Body): Wanted =>
  (asked) =>
    on(
      stations(body, start(asked), ahead(asked, 3)).filter(({ isRetrograde }) => isRetrograde)[1]
        ?.jd,
      asked,
    )

/** The sign of the full Moon of a span that has one. */
export const fullMoonSign =
  (from: string, to: string): Wanted =>
  () => {
    const [full] = lunations(180, julianDay(from), julianDay(to))
    return full === undefined ? undefined : sign(signOf(positionAt('moon', full).longitude))
  }

const lowNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** The end of a stay, or the days until then. */
export const daysLeft =
  (body: Body): Wanted =>
  (asked) => {
    const end = changes(body, signOf, start(asked), ahead(asked))[0]?.jd
    const [days, left] = [daysUntil(end, asked), leavesSign(body)(asked)]
    if (end === undefined || !days || !left) return undefined
    const count = Math.round(end - start(asked))
    const words = [count - 1, count, count + 1].flatMap((one) => lowNumbers[one] ?? [])
    return any(days, left, says(words.join(' or '), new RegExp(`\\b(?:${words.join('|')}) days`)))
  }

/** The last stay in a sign: its days or years; what came back by retrograde entered twice. */
export const lastStay =
  (body: Body, name: string): Wanted =>
  (asked) => {
    const found = changes(body, signOf, start(asked) - 13 * DAYS, start(asked))
    const left = found.filter(({ outOf }) => outOf === name).at(-1)
    if (!left) return undefined
    const stay = found.filter(
      ({ jd, into, outOf }) => [into, outOf].includes(name) && jd > left.jd - 1.5 * DAYS,
    )
    const years = [...new Set(stay.map(({ jd }) => localDate(jd, zone(asked)).slice(0, 4)))]
    return any(
      ...stay.map(({ jd }) => date(jd, zone(asked), asked.today)),
      says(years.join(' or '), new RegExp(years.join('|'))),
    )
  }

/** Of a body that returns within two years. */
export const dateOfReturn =
  (body: Body): Wanted =>
  (asked) =>
    on(contacts(body, asked.person.bodies[body].longitude, 0, start(asked), ahead(asked))[0], asked)

/** Of those to whom it has still to come. */
export const uranusOpposition: Wanted = (asked) => {
  const birth = julianDay(asked.person.utc)
  const { longitude } = asked.person.bodies.uranus
  const passes = contacts('uranus', longitude, 180, birth, birth + 60 * DAYS)
  const [first] = passes
  if (first === undefined || first < start(asked)) return undefined
  const years = passes.map((jd) => localDate(jd, zone(asked)).slice(0, 4))
  const ages = passes.map((jd) => Math.floor((jd - birth) / DAYS))
  return any(
    ...passes.map((jd) => date(jd, zone(asked), asked.today)),
    says(
      `${years.join(' or ')} or at ${ages.join(' or ')}`,
      new RegExp(`\\b(?:${[...years, ...ages].join('|')})\\b`),
    ),
  )
}

/** A span given by the days from today to its ends. */
export const daysAhead = (today: string, from: number, to: number) =>
  [shifted(today, from), shifted(today, to)] as const
