import { months } from '../../src/lore/calendar-names.ts'
import { pointNames } from '../../src/lore/names.ts'
import type { Body } from '../../src/sky/bodies.ts'
import {
  all,
  any,
  date,
  datesIn,
  dateWithin,
  type Expected,
  house,
  not,
  says,
  sign,
} from './expect.ts'
import {
  changes,
  contacts,
  houseOf,
  julianDay,
  localDate,
  lunations,
  nextEclipse,
  positionAt,
  signOf,
  stations,
} from './oracle.ts'
import {
  ahead,
  DAYS,
  houseNumber,
  natalMotion,
  nextSign,
  on,
  oneOf,
  otherSign,
  type QuestionContext,
  refusal,
  start,
  type TestQuestion,
  traditional,
  zone,
} from './questions.ts'

type Wanted = TestQuestion['expected']

export type NatalPoint = Body | 'asc' | 'mc'

export const trueSign = ({ person }: QuestionContext, point: NatalPoint) =>
  (point === 'asc' || point === 'mc' ? person.angles[point] : person.bodies[point]).sign

export const ordinal = (number: number) =>
  `${number}${['th', 'st', 'nd', 'rd'][number > 3 ? 0 : number] as string}`

export const houseOfNow = (asked: QuestionContext, body: Body) =>
  houseOf(positionAt(body, start(asked)).longitude, asked.person.houses.cusps)

/** Of one that was retrograde, a denial names the word as well. */
export const bornMoving =
  (body: Body) =>
  (asked: QuestionContext): Expected => {
    const said = natalMotion(body)(asked)
    const denied = says('no', /\b(?:not|wasn't|isn't) (?:\w+ )?retrograde\b|^No\b/i)
    return asked.person.bodies[body].retrograde ? all(said, not(denied)) : said
  }

/** QuestionContext for one of two, where neither yes nor no would be clear. */
export const movingBackward = all(
  says('retrograde', /\bretrograde\b|\bbackward/i),
  not(says('not retrograde', /\b(?:not|isn't|no longer) (?:\w+ )?(?:retrograde|backward)/i)),
)
export const movingForward = says('direct', /\bdirect\b|\bforward|\b(?:not|isn't) retrograde/i)

/** A right assertion is not corrected. */
export const noCorrection = not(says('no', /^No\b|\bactually\b|\brounded\b/i))

export const aPlanet = says(
  'a planet',
  /Jupiter|Venus|Sun|Mercury|Moon|Mars|Saturn|Uranus|Neptune|Pluto/,
)
export const something = says('something', /./)

export const rulerOf =
  (name: (asked: QuestionContext) => string) =>
  (asked: QuestionContext): Expected => {
    const ruler = traditional[name(asked)] as string
    return says(ruler, new RegExp(ruler))
  }
export const cuspSign =
  (number: number) =>
  ({ person }: QuestionContext) =>
    signOf(person.houses.cusps[number - 1] as number)

/** A day of the span, and not one to leave alone. */
export const goodDayWithin = (from: string, to: string): Expected =>
  all(dateWithin(from, to, '2026-11-22'), not(says('a day to avoid', /keep clear of/)))

/** What may be understood of a follow-up, by the subject of the conversation. */
export const windowKinds = ['window', 'another-span'] as const
export const whereKinds = ['where', 'meaning', 'theme'] as const
export const whenKinds = ['when', 'motion', 'sky-now'] as const
export const nowKinds = ['sky-now', 'motion'] as const

/** Of a conversation, whose last message alone would not be enough. */
export type FollowUp = readonly [
  voice: TestQuestion['voice'],
  texts: readonly string[],
  kinds: readonly string[],
  expected: TestQuestion['expected'],
]

export const saysAi = /\bAI\b|software|program|machine/i

/** Several facts asked for in one message. */
export const together =
  (...wanted: readonly Wanted[]): Wanted =>
  (asked) => {
    const parts = wanted.map((one) => one(asked))
    return parts.includes(undefined) ? undefined : all(...(parts as Expected[]))
  }

/** More facts than two sentences hold. */
export const inWhole =
  (wanted: Wanted): Wanted =>
  (asked) => {
    const expected = wanted(asked)
    if (!expected) return undefined
    return {
      want: `${expected.want}, anywhere in the answer`,
      isMet: (_, answer) => expected.isMet(answer, answer),
    }
  }

export const oppositeSign =
  (point: NatalPoint): Wanted =>
  (asked) =>
    sign(otherSign(trueSign(asked, point), 6))

export const signOn =
  (body: Body, day: string): Wanted =>
  () =>
    sign(signOf(positionAt(body, julianDay(`${day}T12:00:00Z`)).longitude))

export const houseOn =
  (body: Body, day: string): Wanted =>
  ({ person }) =>
    house(houseOf(positionAt(body, julianDay(`${day}T12:00:00Z`)).longitude, person.houses.cusps))

/** The day itself, or how many days are left. */
export function daysUntil(jd: number | undefined, asked: QuestionContext): Expected | undefined {
  if (jd === undefined) return undefined
  const days = Math.round(jd - start(asked))
  return any(
    date(jd, zone(asked), asked.today),
    says(`${days} days`, new RegExp(`\\b(?:${days - 1}|${days}|${days + 1}) days`)),
  )
}

const weekNames = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** The end of something, or how long it lasts. */
function length(begin: number, end: number, asked: QuestionContext): Expected {
  const days = Math.round(end - begin)
  const weeks = [Math.floor(days / 7), Math.ceil(days / 7)]
  const inWeeks = weeks.flatMap((count) => [count, weekNames[count] ?? count]).join('|')
  return any(
    date(end, zone(asked), asked.today),
    says(
      `${days} days or ${weeks.join(' to ')} weeks`,
      new RegExp(
        `\\b(?:${days - 1}|${days}|${days + 1}) days|\\b(?:${inWeeks})(?: and a half)? weeks`,
        'i',
      ),
    ),
  )
}

export const lengthOfRetrograde =
  (body: Body): Wanted =>
  (asked) => {
    const found = stations(body, start(asked), ahead(asked, 3))
    const begin = found.find(({ isRetrograde }) => isRetrograde)?.jd
    const end = found.find(({ jd }) => jd > (begin ?? jd))?.jd
    return begin && end ? length(begin, end, asked) : undefined
  }

export const lengthInSign =
  (body: Body, name: string): Wanted =>
  (asked) => {
    const found = changes(body, signOf, start(asked), ahead(asked))
    const begin = found.find(({ into }) => into === name)?.jd
    const end = found.find(({ jd }) => jd > (begin ?? jd))?.jd
    return begin && end ? length(begin, end, asked) : undefined
  }

/** When a body came into the sign where it stands: each time of the last three years counts. */
export const cameIntoSign =
  (body: Body): Wanted =>
  (asked) => {
    const now = signOf(positionAt(body, start(asked)).longitude)
    const entries = changes(body, signOf, start(asked) - 4 * DAYS, start(asked)).filter(
      ({ into }) => into === now,
    )
    if (entries.length === 0) return undefined
    const years = entries.map(({ jd }) => localDate(jd, zone(asked)).slice(0, 4))
    return any(
      ...entries.map(({ jd }) => date(jd, zone(asked), asked.today)),
      says(years.join(' or '), new RegExp(years.join('|'))),
    )
  }

/** Later visits are other stays; what comes back by retrograde leaves twice. */
function ends(departures: readonly { jd: number }[], asked: QuestionContext): Expected | undefined {
  const [first] = departures
  if (!first) return undefined
  const near = departures.filter(({ jd }) => jd < first.jd + 0.8 * DAYS)
  return any(...near.map(({ jd }) => date(jd, zone(asked), asked.today)))
}

export const leavesSign =
  (body: Body): Wanted =>
  (asked) => {
    const now = signOf(positionAt(body, start(asked)).longitude)
    const found = changes(body, signOf, start(asked), ahead(asked, 2.5))
    return ends(
      found.filter(({ outOf }) => outOf === now),
      asked,
    )
  }

export const leavesHouse =
  (body: Body): Wanted =>
  (asked) => {
    const now = houseOfNow(asked, body)
    const found = changes(body, houseNumber(asked.person.houses.cusps), start(asked), ahead(asked))
    return ends(
      found.filter(({ outOf }) => outOf === now),
      asked,
    )
  }

export const lastStation =
  (body: Body, isRetrograde: boolean): Wanted =>
  (asked) =>
    on(
      stations(body, start(asked) - 3 * DAYS, start(asked))
        .filter((one) => one.isRetrograde === isRetrograde)
        .at(-1)?.jd,
      asked,
    )

export const lunationIn =
  (degrees: number, from: string, to: string): Wanted =>
  (asked) =>
    on(lunations(degrees, julianDay(from), julianDay(to))[0], asked)

export const lunationInSign =
  (degrees: number, name: string): Wanted =>
  (asked) =>
    on(
      lunations(degrees, start(asked), ahead(asked, 1.2)).find(
        (jd) => signOf(positionAt('moon', jd).longitude) === name,
      ),
      asked,
    )

export const lastLunation =
  (degrees: number): Wanted =>
  (asked) =>
    on(lunations(degrees, start(asked) - 40, start(asked)).at(-1), asked)

const nextLunationAt = (degrees: number, asked: QuestionContext) =>
  lunations(degrees, start(asked), ahead(asked, 0.2))[0] as number

export const houseOfLunation =
  (degrees: number): Wanted =>
  (asked) =>
    house(
      houseOf(
        positionAt('moon', nextLunationAt(degrees, asked)).longitude,
        asked.person.houses.cusps,
      ),
    )

export const signOfLunation =
  (degrees: number): Wanted =>
  (asked) =>
    sign(signOf(positionAt('moon', nextLunationAt(degrees, asked)).longitude))

function eclipseAfter(from: number, of?: 'solar' | 'lunar') {
  let found = nextEclipse(from)
  while (of && found.of !== of) found = nextEclipse(found.jd + 5)
  return found
}

export const eclipseOn =
  (of?: 'solar' | 'lunar'): Wanted =>
  (asked) =>
    on(eclipseAfter(start(asked), of).jd, asked)

export const eclipseHouse: Wanted = (asked) => {
  const { jd, of } = eclipseAfter(start(asked))
  const { longitude } = positionAt(of === 'solar' ? 'sun' : 'moon', jd)
  return house(houseOf(longitude, asked.person.houses.cusps))
}

export const eclipseSign: Wanted = (asked) => {
  const { jd, of } = eclipseAfter(start(asked))
  return sign(signOf(positionAt(of === 'solar' ? 'sun' : 'moon', jd).longitude))
}

/** The date, the year or the age of a return. */
export const returnOrAge =
  (body: Body): Wanted =>
  (asked) => {
    const { longitude } = asked.person.bodies[body]
    const next = contacts(body, longitude, 0, start(asked), start(asked) + 30 * DAYS)[0]
    if (next === undefined) return undefined
    const year = localDate(next, zone(asked)).slice(0, 4)
    const age = Math.floor((next - julianDay(asked.person.utc)) / DAYS)
    return any(
      date(next, zone(asked), asked.today),
      says(`${year} or ${age}`, new RegExp(`\\b(?:${year}|${age})\\b`)),
    )
  }

/** A date about the next birthday. */
export const aboutBirthday: Wanted = (asked) => {
  const { longitude } = asked.person.bodies.sun
  const next = contacts('sun', longitude, 0, start(asked), ahead(asked, 1.1))[0] as number
  const day = (shift: number) => localDate(next + shift, zone(asked))
  return dateWithin(day(-3), day(3), asked.today)
}

/** A day of the span, and the first that is named is a Friday, Saturday or Sunday. */
export const weekendIn =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    all(dateWithin(from, to, today), {
      want: 'a weekend',
      isMet: (opening) =>
        [0, 5, 6].includes(new Date(datesIn(opening, today)[0] ?? today).getUTCDay()),
    })

/** A day of the span, or that no day of it is better than another. */
export const windowIn =
  (from: string, to: string): Wanted =>
  ({ today }) => {
    const named = months.slice(Number(from.slice(5, 7)) - 1, Number(to.slice(5, 7))).join('|')
    return any(
      dateWithin(from, to, today),
      says(
        'no day stands out',
        new RegExp(
          `\\b(?:nothing|no day|no special day|isn't one)\\b.*\\b(?:${named})|\\b(?:${named})\\b.*\\b(?:isn't one)`,
          'i',
        ),
      ),
    )
  }

/** One of the two and no day of another month, or that neither is better. */
export const choiceOf =
  (one: string, other: string): Wanted =>
  ({ today }) =>
    any(
      all(oneOf(one, other)(), {
        want: 'a day of it',
        isMet(opening) {
          const [first] = datesIn(opening, today)
          const month = months[Number(first?.slice(5, 7)) - 1]
          return !month || one.startsWith(month) || other.startsWith(month)
        },
      }),
      says('no difference', /\bnothing to choose between\b|\bneither\b/i),
    )

/** How a planet moved at birth, and not how it moves today. */
export const movedAtBirth =
  (body: Body): Wanted =>
  (asked) =>
    all(
      bornMoving(body)(asked),
      not(says('today', /\bhas been (?:so|that way) since\b|\bright now\b|\bat the moment\b/)),
    )

/** A correction names what it corrects. */
export const corrected =
  (point: NatalPoint): Wanted =>
  (asked) =>
    all(
      sign(trueSign(asked, point)),
      says(pointNames[point], new RegExp(`\\b${pointNames[point]}\\b|\\brising\\b`)),
    )

export const refuses = any(
  refusal,
  all(
    says(
      'what the chart does not say',
      /\b(?:chart|sky) (?:says nothing|doesn't know|can't|does not)|\btake that to a (?:doctor|lawyer)/i,
    ),
    not(says('a date', new RegExp(`\\b(?:${months.join('|')}) \\d`))),
  ),
)

/** In this calendar year, or the next one to come. */
export const thisYearsReturn: Wanted = (asked) => {
  const { longitude } = asked.person.bodies.sun
  const january = julianDay(`${asked.today.slice(0, 4)}-01-01`)
  const returns = contacts('sun', longitude, 0, january, ahead(asked, 1.1))
  const next = returns.find((jd) => jd >= start(asked))
  return any(...[returns[0], next].flatMap((jd) => (jd ? date(jd, zone(asked), asked.today) : [])))
}

/** Where it is there now, the end of this stay or the day of the next. */
export const again =
  (body: Body, into: string): Wanted =>
  (asked) => {
    const isThere = signOf(positionAt(body, start(asked)).longitude) === into
    const next = nextSign(body, into)(asked)
    const end = leavesSign(body)(asked)
    return isThere && next && end ? any(next, end) : next
  }
