import { houseBeats } from '#lore/corpus/year/beats/houses.ts'
import { pointBeats } from '#lore/corpus/year/beats/points.ts'
import { houseCourses } from '#lore/corpus/year/courses/houses.ts'
import { pointCourses } from '#lore/corpus/year/courses/points.ts'
import { houseGrounds } from '#lore/corpus/year/grounds/houses.ts'
import { houseLinks } from '#lore/corpus/year/links/houses.ts'
import { pointLinks } from '#lore/corpus/year/links/points.ts'
import { pointYears } from '#lore/corpus/year/points.ts'
import { houseTouches } from '#lore/corpus/year/touches/houses.ts'
import { outwardQuestions, yearArguments } from '#lore/corpus/year/years.ts'
import type { House } from '#lore/house.ts'
import type {
  HouseArgument,
  YearArgument,
  YearBeats,
  YearCourse,
  YearGrounds,
  YearLinks,
  YearLord,
  YearTouches,
  YearWays,
} from '#lore/year-ahead.ts'
import { yearWays } from '#lore/year-ways.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import { pointContext } from '../horoscope/points.ts'
import { dateOf } from '../horoscope/reader.ts'
import type { YearContact } from './contacts.ts'
import type { YearPlan } from './plan.ts'
import type { QuestionSpan } from './question-span.ts'
import { yearOfLead } from './year-of-life.ts'

/** What the question of a year of life has beside its sentences; without a birth time nothing. */
interface OfHouse {
  after: HouseArgument['after']
  /** What the touched points of the chart do to it. */
  touches: YearTouches
  grounds: YearGrounds
  /** How people of each sign meet it. */
  ways: YearWays
}

/** The sentences of what a year asks, and the part of the year that it is about. */
export interface Argued extends QuestionSpan {
  about: Draft
  asks: Draft
  opens: readonly Draft[]
  /** What the year is about, and how that moves on. */
  course: YearCourse
  answers: readonly Draft[]
  task: Draft
  /** Why the points of the chart matter to that. */
  links: Partial<YearLinks>
  /** What the moments of the year do to its question. */
  beats: YearBeats
  ofHouse: OfHouse | undefined
  /** As `4/1`. */
  name: string
  facts: readonly string[]
}

/** The question of a year and its answer: by its house, or without a birth time by what its heaviest transit touches. */
export function argueYear(narration: Narration, { lead, stops }: YearPlan): Argued | undefined {
  const { reader } = narration
  const year = yearOfLead(reader, lead)
  if (year) return argueHouse(narration, year)
  const contacts = [lead, ...stops.map((stop) => stop.contact)]
  const contact = contacts.find(({ point }) => point !== undefined && point in pointYears)
  return contact && argueLead(narration, contact)
}

function argueHouse(narration: Narration, year: ProfectionFact): Argued | undefined {
  const { reader } = narration
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const house = year.house as House
  const outward = outwardQuestions[house]
  const { sign } = pointContext(reader, year.lord)
  const first = sign && isOutward(sign) ? outward : 1 - outward
  const all = [first, 1 - first].map((index) => {
    const argument = yearArguments[house][index] as HouseArgument
    return namedArgument(`${house}/${index}`, argument, {
      beats: houseBeats[house][index] as YearBeats,
      links: houseLinks[house][index] as YearLinks,
      course: houseCourses[house][index] as YearCourse,
      ofHouse: {
        after: argument.after,
        touches: houseTouches[house][index] as YearTouches,
        grounds: houseGrounds[house][index] as YearGrounds,
        ways: yearWays[house][index] as YearWays,
      },
      facts: [year.id],
      more: (says) => (/birthday/i.test(says) ? birthdays : []),
    })
  })
  const { startDate, endDate } = reader.period
  return narrateArgument(narration, all, {
    from: year.at > startDate && !isNear(year.at, startDate) ? year.at : startDate,
    until: year.until < endDate ? year.until : endDate,
  })
}

/** A question that begins within months shows before its birthday. */
const isNear = (at: string, startDate: string) => daysApart(startDate, dateOf(at)) < 120

/** True of the signs of fire and air. */
const isOutward = (sign: Sign) => /^(?:Aries|Gemini|Leo|Libra|Sagittarius|Aquarius)$/.test(sign)

function argueLead(narration: Narration, { point, fact }: YearContact): Argued | undefined {
  const lord = point as YearLord
  const all = pointYears[lord].map((argument, index) =>
    namedArgument(`${lord}/${index}`, argument, {
      beats: pointBeats[lord][index] as YearBeats,
      links: pointLinks[lord][index] ?? {},
      course: pointCourses[lord][index] as YearCourse,
      ofHouse: undefined,
      facts: [fact.id],
      more: () => [],
    }),
  )
  const { startDate, endDate } = narration.reader.period
  return narrateArgument(narration, narration.narrator.random.shuffle(`year ${lord}`, all), {
    from: startDate,
    until: endDate,
  })
}

interface Grounds extends Pick<Argued, 'beats' | 'course' | 'links' | 'ofHouse' | 'facts'> {
  /** The facts that a sentence rests on besides. */
  more: (says: string) => readonly string[]
}

function namedArgument(
  name: string,
  { asks, opens, answers, task }: YearArgument,
  { more, ...grounds }: Grounds,
) {
  const lines = [grounds.course.about, asks, ...opens, ...answers, task].map((says) => ({
    says,
    facts: [...grounds.facts, ...more(says)],
  }))
  return { name: `year/${name}`, lines, argued: { ...grounds, name }, opens: opens.length }
}

function narrateArgument(
  { narrator }: Narration,
  units: ReturnType<typeof namedArgument>[],
  { from, until }: Pick<Argued, 'from' | 'until'>,
): Argued | undefined {
  const found = narrator.firstUnit(units, { mayRepeat: true })
  if (!found) return undefined
  const { unit } = found
  const [about, asks, ...drafts] = found.drafts
  const task = drafts.at(-1)
  if (!about || !asks || !task) return undefined
  return {
    ...unit.argued,
    about,
    asks,
    opens: drafts.slice(0, unit.opens),
    answers: drafts.slice(unit.opens, -1),
    task,
    from,
    until,
  }
}
