import { houseCourses } from '#lore/corpus/year/courses/houses.ts'
import { pointCourses } from '#lore/corpus/year/courses/points.ts'
import { houseSubjects, outwardSubjects } from '#lore/corpus/year/subjects/houses.ts'
import { pointSubjects } from '#lore/corpus/year/subjects/points.ts'
import type { House } from '#lore/house.ts'
import type {
  PointCourse,
  PointSubject,
  YearCourse,
  YearLord,
  YearSubject,
} from '#lore/year-ahead.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Unit } from '../horoscope/narrator.ts'
import { pointContext } from '../horoscope/points.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import type { YearContact } from './contacts.ts'
import type { YearPlan } from './plan.ts'
import type { QuestionSpan } from './question-span.ts'
import { yearOfLead } from './year-of-life.ts'

/** The sentences of what a year is about, and the part of the year that they belong to. */
export interface Argued extends QuestionSpan {
  about: readonly Draft[]
  asks: Draft
  answers: readonly Draft[]
  task: Draft
  turns: PointSubject['turns']
  /** In a few words. */
  topic: string
  /** What other moments than the heaviest do to the subject. */
  bears: PointSubject['bears']
  /** What has become of the subject at each moment. */
  course: PointCourse
  /** The same after the birthday that ends its year; without a birth time nothing. */
  after: YearCourse['after'] | undefined
  /** What becomes of the answer after the birthday that ends its year; without a birth time nothing. */
  later: YearSubject['later'] | undefined
  /** The planet that it is about, without a birth time. */
  planet: YearLord | undefined
  /** As `4/1`. */
  name: string
  facts: readonly string[]
}

/** What a year is about: by its house, or without a birth time by what its heaviest transit touches. */
export function argueYear(narration: Narration, { lead, stops }: YearPlan): Argued | undefined {
  const year = yearOfLead(narration.reader, lead)
  if (year) return argueHouse(narration, year)
  const contacts = [lead, ...stops.map((stop) => stop.contact)]
  const contact = contacts.find(({ point }) => point !== undefined && point in pointSubjects)
  return contact && argueLead(narration, contact)
}

function argueHouse(narration: Narration, year: ProfectionFact): Argued | undefined {
  const { reader } = narration
  const units = subjectsOf(reader, year).map(({ name, course, ...subject }) => ({
    ...unitOf(name, subject, course, [year.id]),
    later: subject.later,
    after: course.after,
  }))
  const { startDate, endDate } = reader.period
  return narrateSubject(narration, units, {
    planet: undefined,
    from: year.at > startDate && !isNear(year.at, startDate) ? year.at : startDate,
    until: year.until < endDate ? year.until : endDate,
  })
}

/** The subjects of the house of a year, first the one that suits the sign of its planet. */
export function subjectsOf(
  reader: Reader,
  year: ProfectionFact,
): (YearSubject & Pick<Argued, 'name'> & { course: YearCourse })[] {
  const house = year.house as House
  const outward = outwardSubjects[house]
  const { sign } = pointContext(reader, year.lord)
  const first = sign && isOutward(sign) ? outward : 1 - outward
  return [first, 1 - first].map((index) => ({
    ...(houseSubjects[house][index] as YearSubject),
    course: houseCourses[house][index] as YearCourse,
    name: `${house}/${index}`,
  }))
}

/** A subject that begins within months shows before its birthday. */
const isNear = (at: string, startDate: string) => daysApart(startDate, dateOf(at)) < 120

/** True of the signs of fire and air. */
const isOutward = (sign: Sign) => /^(?:Aries|Gemini|Leo|Libra|Sagittarius|Aquarius)$/.test(sign)

function argueLead(narration: Narration, { point, fact }: YearContact): Argued | undefined {
  const lord = point as YearLord
  const units = pointSubjects[lord].map((subject, index) => ({
    ...unitOf(`${lord}/${index}`, subject, pointCourses[lord][index] as PointCourse, [fact.id]),
    later: undefined,
    after: undefined,
  }))
  const { startDate, endDate } = narration.reader.period
  return narrateSubject(narration, narration.narrator.random.shuffle(`year ${lord}`, units), {
    planet: lord,
    from: startDate,
    until: endDate,
  })
}

interface SubjectUnit
  extends Unit,
    Pick<Argued, 'topic' | 'turns' | 'bears' | 'course' | 'later' | 'after' | 'facts'> {
  subject: string
}

function unitOf(
  subject: string,
  { about, topic, asks, answers, task, turns, bears }: PointSubject,
  course: PointCourse,
  facts: readonly string[],
): Omit<SubjectUnit, 'later' | 'after'> {
  const lines = [...about, asks, ...answers, task].map((says) => ({ says, facts }))
  return { name: `year/${subject}`, lines, subject, topic, turns, bears, course, facts }
}

function narrateSubject(
  { narrator }: Narration,
  units: readonly SubjectUnit[],
  span: QuestionSpan & Pick<Argued, 'planet'>,
): Argued | undefined {
  const found = narrator.firstUnit(units, { mayRepeat: true })
  if (!found) return undefined
  const { subject: name, topic, turns, bears, course, later, after, facts } = found.unit
  const [first, second, asks, answer, rest, task] = found.drafts
  if (!first || !second || !asks || !answer || !rest || !task) return undefined
  const about = [first, second]
  const answers = [answer, rest]
  const said = { about, topic, asks, answers, task, turns, bears, course, later, after }
  return { ...said, name, facts, ...span }
}
