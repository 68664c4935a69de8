import type { Body } from '../../../src/sky/bodies.ts'
import { all, any, date, datesIn, dateWithin, type Expected, not, says, sign } from '../expect.ts'
import { aPlanet } from '../expectations.ts'
import { contacts, julianDay, localDate, positionAt, signOf } from '../oracle.ts'
import { ahead, type QuestionContext, start, type TestQuestion, zone } from '../questions.ts'

type Wanted = TestQuestion['expected']

const DAY_MS = 86_400_000
export const shifted = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Each sign that a body has on a day of the person's calendar. */
export const signsOfDay =
  (body: Body, day: string): Wanted =>
  (asked) => {
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zone(asked))
    const begin = julianDay(new Date(midnight.epochMilliseconds))
    const names = [begin, begin + 1].map((jd) => signOf(positionAt(body, jd).longitude))
    return any(...[...new Set(names)].map((name) => sign(name)))
  }

export const signOnBirthday =
  (body: Body): Wanted =>
  (asked) => {
    const { longitude } = asked.person.bodies.sun
    const [next] = contacts('sun', longitude, 0, start(asked), ahead(asked, 1.1))
    if (next === undefined) return undefined
    const names = [next - 1, next, next + 1].map((jd) => signOf(positionAt(body, jd).longitude))
    return any(...[...new Set(names)].map((name) => sign(name)))
  }

/** The birthday on which a person reaches an age, or its year; only where it is near. */
export const turning =
  (age: number): Wanted =>
  (asked) => {
    const birthday = localDate(julianDay(asked.person.utc) + age * 365.25, zone(asked))
    if (birthday <= asked.today || birthday > shifted(asked.today, 12 * 365)) return undefined
    const year = birthday.slice(0, 4)
    return any(
      dateWithin(shifted(birthday, -5), shifted(birthday, 5), asked.today),
      says(year, new RegExp(`\\b${year}\\b`)),
    )
  }

/** Monday to Sunday; on a Sunday the next week may begin the same day. */
const nextWeek = (today: string, weeks: number) => {
  const weekday = new Date(today).getUTCDay()
  const monday = shifted(today, weekday === 0 ? 1 : 8 - weekday)
  return [shifted(monday, 7 * (weeks - 1) - 1), shifted(monday, 7 * (weeks - 1) + 6)] as const
}

const nothingStandsOut = says(
  'no day stands out',
  /\b(?:nothing|no (?:special |good )?day|none of|isn't one|neither|no difference)\b/i,
)

export const dayOfSpan =
  (spanOf: (today: string) => readonly [from: string, to: string]): Wanted =>
  ({ today }) =>
    any(dateWithin(...spanOf(today), today), nothingStandsOut)

/** Of one of the next weeks; 1 is the coming one. */
export const dayOfWeek = (first: number, last = first): Wanted =>
  dayOfSpan((today) => [nextWeek(today, first)[0], nextWeek(today, last)[1]])

/** The day that was asked about, and nothing of another one before it. */
export const verdictOn =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    any(
      {
        want: `first a date from ${from} to ${to}`,
        isMet(opening) {
          const [first] = datesIn(opening, today)
          return first !== undefined && first >= from && first <= to
        },
      },
      all(
        any(
          aPlanet,
          nothingStandsOut,
          says('no such day', /\bno special day\b|because there isn't one/),
        ),
        {
          want: 'no other day',
          isMet: (opening) => datesIn(opening, today).length === 0,
        },
      ),
    )

/** Days that are proposed, all of them in the span, and not what the sky does then. */
export const proposedIn =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    all(
      any(dateWithin(from, to, today), nothingStandsOut),
      {
        want: 'no day outside',
        isMet: (opening) => datesIn(opening, today).every((one) => one >= from && one <= to),
      },
      not(says('what happens', /carries the most weight|main thing|Above all|keep one date/)),
    )

/** Words of a correction, where the wrong sign or house is not named. */
const denial =
  /^(?:No|Not|Nearly)\b|\b(?:disagree|differently|elsewhere|by the houses I use|don't find)\b|\bisn't how\b/

/** The truth alone, without a word about the mistake, does not correct it. */
export const denied = (claimed: Expected, truth: Expected | undefined): Expected | undefined =>
  truth && all(truth, any(claimed, says('a denial', denial)))

/** The right date of something that the person dated wrong, with a denial or the date alone. */
export const rightDate =
  (found: (asked: QuestionContext) => number | undefined): Wanted =>
  (asked) => {
    const jd = found(asked)
    return jd === undefined
      ? undefined
      : all(date(jd, zone(asked), asked.today), not(says('yes', /^Yes\b/)))
  }

/** What a theme of life is read from: the planets and houses that an astrologer would name. */
export const readFrom =
  (want: string, pattern: RegExp): (() => Expected) =>
  () =>
    says(want, pattern)
export const ofLove = readFrom(
  'Venus, Mars, the Moon, the seventh or fifth house',
  /Venus|Mars|Moon|Saturn|Descendant|seventh|fifth|eighth/,
)
export const ofWork = readFrom(
  'the Midheaven, the Sun, Saturn, the tenth, sixth or second house',
  /Midheaven|Sun|Saturn|Jupiter|Mercury|Mars|tenth|sixth|second house/,
)
export const ofMoney = readFrom(
  'the second or eighth house, Venus, Jupiter or Saturn',
  /second|eighth|Venus|Jupiter|Saturn/,
)
export const ofHome = readFrom(
  'the Moon, Saturn, the fourth or tenth house',
  /Moon|Saturn|Sun|fourth|tenth|Midheaven/,
)
