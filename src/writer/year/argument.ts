import { houseSubjects, outwardSubjects } from '#lore/corpus/year/subjects/houses.ts'
import { pointSubjects } from '#lore/corpus/year/subjects/points.ts'
import type { House } from '#lore/house.ts'
import type {
  PointStory,
  PointSubject,
  YearLord,
  YearStory,
  YearSubject,
} from '#lore/year-ahead.ts'
import { houseStories, pointStories } from '#lore/year-stories.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { daysApart } from '../horoscope/dates.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft, Unit } from '../horoscope/narrator.ts'
import { pointContext } from '../horoscope/points.ts'
import { dateOf, type Reader } from '../horoscope/reader.ts'
import { type Tone, toneOf } from '../horoscope/tone.ts'
import type { YearContact } from './contacts.ts'
import type { YearPlan } from './plan.ts'
import type { QuestionSpan } from './question-span.ts'
import { yearOfLead } from './year-of-life.ts'

/** What a year is about, in sentences, with the period that they apply to. */
export interface Argued extends QuestionSpan {
  about: readonly Draft[]
  asks: Draft
  answer: Draft
  task: Draft
  /** In a few words. */
  topic: string
  /** Passages on how each contact affects the subject. */
  story: PointStory
  /** The moment of the heaviest transit, which turns the story. */
  turnsAt: string
  /** How the story goes on after the birthday; undefined without a birth time. */
  next: YearStory['next'] | undefined
  /** The subject of the next year of life, if enough of it falls in the twelve months. */
  second: (Pick<Argued, 'name' | 'story' | 'facts'> & { asks: string }) | undefined
  /** How the answer changes after the birthday; undefined without a birth time. */
  later: YearSubject['later'] | undefined
  /** The planet that the year is about; undefined with a birth time. */
  planet: YearLord | undefined
  /** As `4/1`. */
  name: string
  facts: readonly string[]
}

/** Chooses what a year is about: by its house, or without a birth time by the point that a heavy transit touches. */
export function argueYear(narration: Narration, { lead, stops }: YearPlan): Argued | undefined {
  const year = yearOfLead(narration.reader, lead)
  if (year) return argueHouse(narration, lead, year)
  const contacts = [lead, ...stops.map((stop) => stop.contact)]
  const contact = contacts.find(({ point }) => point !== undefined && point in pointSubjects)
  return contact && argueLead(narration, contact)
}

function argueHouse(
  narration: Narration,
  lead: YearContact,
  year: ProfectionFact,
): Argued | undefined {
  const { reader } = narration
  const units = subjectsOf(reader, year).map(({ name, story, ...subject }) => ({
    ...unitOf(name, subject, { story, tone: toneOf(lead), facts: [year.id] }),
    later: subject.later,
    next: story.next,
    second: secondOf(reader, year),
  }))
  const { startDate, endDate } = reader.period
  return narrateSubject(narration, units, {
    planet: undefined,
    from: year.at > startDate && !isNear(year.at, startDate) ? year.at : startDate,
    until: year.until < endDate ? year.until : endDate,
    turnsAt: lead.at,
  })
}

/** The subjects of the house of a year, the one that suits the sign of its planet first. */
export function subjectsOf(
  reader: Reader,
  year: ProfectionFact,
): (YearSubject & Pick<Argued, 'name'> & { story: YearStory })[] {
  const house = year.house as House
  const outward = outwardSubjects[house]
  const { sign } = pointContext(reader, year.lord)
  const first = sign && isOutward(sign) ? outward : 1 - outward
  return [first, 1 - first].map((index) => ({
    ...(houseSubjects[house][index] as YearSubject),
    story: houseStories[house][index] as YearStory,
    name: `${house}/${index}`,
  }))
}

/** The subject of the next year of life; undefined if little of it falls in the twelve months. */
function secondOf(reader: Reader, year: ProfectionFact): Argued['second'] {
  const next = reader.ofKind('profection').find(({ isNext, id }) => isNext && id !== year.id)
  if (!next || daysApart(dateOf(next.at), reader.period.endDate) < LEAST_DAYS) return undefined
  const [subject] = subjectsOf(reader, next)
  return subject && { ...subject, facts: [next.id] }
}

const LEAST_DAYS = 120

/** A subject that begins within four months shows before its birthday. */
const isNear = (at: string, startDate: string) => daysApart(startDate, dateOf(at)) < 120

/** Fire and air signs are outward. */
const isOutward = (sign: Sign) => /^(?:Aries|Gemini|Leo|Libra|Sagittarius|Aquarius)$/.test(sign)

function argueLead(narration: Narration, lead: YearContact): Argued | undefined {
  const lord = lead.point as YearLord
  const units = pointSubjects[lord].map((subject, index) => {
    const story = pointStories[lord][index] as PointStory
    const options = { story, tone: toneOf(lead), facts: [lead.fact.id] }
    const only = unitOf(`${lord}/${index}`, subject, options)
    return { ...only, later: undefined, next: undefined, second: undefined }
  })
  const { startDate, endDate } = narration.reader.period
  return narrateSubject(narration, narration.narrator.random.shuffle(`year ${lord}`, units), {
    planet: lord,
    from: startDate,
    until: endDate,
    turnsAt: lead.at,
  })
}

interface SubjectUnit
  extends Unit,
    Pick<Argued, 'topic' | 'story' | 'later' | 'next' | 'second' | 'facts'> {
  subject: string
}

function unitOf(
  subject: string,
  { about, topic, asks, task }: PointSubject,
  { story, tone, facts }: { story: PointStory; tone: Tone; facts: readonly string[] },
): Omit<SubjectUnit, 'later' | 'next' | 'second'> {
  const lines = [...about, asks, story.closes[tone], task].map((says) => ({ says, facts }))
  return { name: `year/${subject}/${tone}`, lines, subject, topic, story, facts }
}

function narrateSubject(
  { narrator }: Narration,
  units: readonly SubjectUnit[],
  span: QuestionSpan & Pick<Argued, 'planet' | 'turnsAt'>,
): Argued | undefined {
  const found = narrator.firstUnit(units, { mayRepeat: true })
  if (!found) return undefined
  const { subject: name, topic, story, later, next, second: following, facts } = found.unit
  const [first, second, asks, answer, task] = found.drafts
  if (!first || !second || !asks || !answer || !task) return undefined
  const about = [first, second]
  const said = { about, topic, asks, answer, task, story, later, next, second: following }
  return { ...said, name, facts, ...span }
}
