import { months } from '../../../src/lore/calendar-names.ts'
import { pointNames } from '../../../src/lore/names.ts'
import { type Body, planets } from '../../../src/sky/bodies.ts'
import { all, any, date, datesIn, type Expected, house, not, says, sign } from '../expect.ts'
import { cuspSign, lengthOfRetrograde, refuses } from '../expectations.ts'
import { shifted } from '../fifth/wanted.ts'
import { contacts, houseOf, julianDay, localDate, nextEclipse, positionAt } from '../oracle.ts'
import {
  ahead,
  DAYS,
  natalAspect,
  nextContact,
  on,
  type QuestionContext,
  start,
  type TestQuestion,
  traditional,
  zone,
} from '../questions.ts'

type Wanted = TestQuestion['expected']

/** Some of the reference births lie in the future: no birthdays or returns yet. */
export const onceBorn =
  (wanted: Wanted): Wanted =>
  (asked) =>
    asked.person.birthDate < asked.today ? wanted(asked) : undefined

/** Where seasons have their names from. */
export const northern =
  (wanted: Wanted): Wanted =>
  (asked) =>
    asked.person.place.lat > 0 ? wanted(asked) : undefined

export const aDate = says('a date', new RegExp(`\\b(?:${months.join('|')}) \\d`))

/** Not one of the questions that he asks back: their words would pass for a no. */
export const noQuestionBack = not(
  says(
    'a question back',
    /I can take that two ways|I'm not sure I follow|\bI took ["“]|^Before I guess/,
  ),
)

const noDayStandsOut = says(
  'no day stands out',
  /\b(?:no|nothing|none|neither)\b[^.]*\b(?:days?|stands? out|ordinary)\b|\bdays?\b[^.]*\bisn't one\b/i,
)
const whatHappens =
  /carries the most weight|main thing|Above all|keep one date|day to know about|Mainly this/

/** The first day in the span, and one day beyond it at most: what makes it good may be exact then. */
export const proposed =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    all(
      any(firstWithin(from, to, today), all(noDayStandsOut, not(aDate))),
      {
        want: 'no day outside',
        isMet: (opening) =>
          datesIn(opening, today).every((one) => one >= shifted(from, -1) && one <= shifted(to, 1)),
      },
      not(says('what happens', whatHappens)),
    )

/** A second choice may lie outside of a span without sharp ends. */
export const proposedFirst =
  (from: string, to: string): Wanted =>
  ({ today }) =>
    all(firstWithin(from, to, today), not(says('what happens', whatHappens)))

const firstWithin = (from: string, to: string, today: string): Expected => ({
  want: `first a date from ${from} to ${to}`,
  isMet(opening) {
    const [first] = datesIn(opening, today)
    return first !== undefined && first >= from && first <= to
  },
})

/** Not the same by chance in the chart. */
export const unlikeNatal =
  (body: Body, wanted: Wanted): Wanted =>
  (asked) => {
    const found = wanted(asked)
    const natal = `X ${asked.person.bodies[body].sign} X`
    return found?.isMet(natal, natal) ? undefined : found
  }

/** A number of years, and not the date alone. */
export const ageAtReturn =
  (body: Body): Wanted =>
  (asked) => {
    const birth = julianDay(asked.person.utc)
    const { longitude } = asked.person.bodies[body]
    const [next] = contacts(body, longitude, 0, start(asked), ahead(asked, 30))
    if (next === undefined) return undefined
    const age = Math.floor((next - birth) / DAYS)
    const ages = `(?:${age}|${age + 1})\\b`
    return says(
      `at ${age}`,
      new RegExp(`\\b(?:age|aged|at|be|turn|turning) ${ages}(?!°|:| degrees)|\\b${ages} years`),
    )
  }

export const notNaming = (want: string, pattern: RegExp, wanted: Wanted): Wanted => {
  const named = not(says(want, pattern))
  return (asked) => {
    const found = wanted(asked)
    return found && all(found, named)
  }
}

/** Beyond two years, the year or that it is not to come before them is enough. */
export const nextContactOrNone =
  (body: Body, natal: Body | 'asc' | 'mc', angle: number): Wanted =>
  (asked) => {
    const near = nextContact(body, natal, angle)(asked)
    if (near) return near
    const { bodies, angles } = asked.person
    const { longitude } = natal === 'asc' || natal === 'mc' ? angles[natal] : bodies[natal]
    const [jd] = contacts(body, longitude, angle, start(asked), ahead(asked, 30))
    if (jd === undefined) return undefined
    const year = localDate(jd, zone(asked)).slice(0, 4)
    return any(
      date(jd, zone(asked), asked.today),
      says(`${year} or not within two years`, new RegExp(`\\b(?:${year}|two years|24 months)\\b`)),
    )
  }

/** Of a retrograde of nearly three months. */
export const lengthOfMarsRetrograde: Wanted = (asked) => {
  const length = lengthOfRetrograde('mars')(asked)
  return (
    length &&
    any(length, says('nearly three months', /\bthree months\b|\b(?:eleven|twelve) weeks\b/))
  )
}

const eclipseAfterNext = (asked: QuestionContext) => nextEclipse(nextEclipse(start(asked)).jd + 5)

export const dateOfEclipseAfterNext: Wanted = (asked) => on(eclipseAfterNext(asked).jd, asked)

/** The house where the Moon is eclipsed in a span that has a lunar eclipse. */
export const houseOfLunarEclipse =
  (from: string): Wanted =>
  ({ person }) => {
    let found = nextEclipse(julianDay(from))
    while (found.of !== 'lunar') found = nextEclipse(found.jd + 5)
    return house(houseOf(positionAt('moon', found.jd).longitude, person.houses.cusps))
  }

/** Where the ruler of a house stands, the modern or the traditional one. */
export const signOfRuler =
  (number: number): Wanted =>
  (asked) => {
    const rulers = (traditional[cuspSign(number)(asked)] as string).split('|')
    const bodies = planets.filter((body) => rulers.includes(pointNames[body]))
    return any(...bodies.map((body) => sign(asked.person.bodies[body].sign)))
  }

/** Whether there is an aspect at all; undefined where orbs decide. */
export const anyAspect =
  (a: Body, b: Body): Wanted =>
  (asked) => {
    const names = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
    if (names.some((name) => !natalAspect(a, b, name)(asked))) return undefined
    const { bodies } = asked.person
    const apart = Math.abs(((bodies[a].longitude - bodies[b].longitude + 540) % 360) - 180)
    const isFound = [0, 60, 90, 120, 180].some((angle) => Math.abs(apart - angle) <= 2.5)
    const denial = says('no aspect', /^No\b|\bno aspect\b|\bnot\b|n't\b|\bnothing to do\b/i)
    return isFound
      ? all(
          says(pointNames[a], new RegExp(pointNames[a])),
          says(pointNames[b], new RegExp(pointNames[b])),
          not(denial),
        )
      : denial
  }

/** A refusal, or someone to ask instead. */
export const declines: Expected = any(
  refuses,
  all(says('who knows', /\b(?:doctor|clinic|nurse|lawyer|solicitor|court)\b/i), not(aDate)),
)

export const howSure = says(
  'how sure',
  /\b(?:sure|certain|confiden\w+|strong|weak|odds|percent|bet|out of ten|exact)\b/i,
)

export const firstImpression = says(
  'the Ascendant, its ruler, the first house or the Sun',
  /Ascendant|rising|first house|Sun|Midheaven/,
)

export const ofLeisure = says(
  'the Sun, the Midheaven, Venus, Jupiter, the fifth, sixth, ninth or tenth house',
  /Sun|Midheaven|Venus|Jupiter|(?:fifth|sixth|ninth|tenth) house/,
)
