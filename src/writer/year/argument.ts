import { houseBeats } from '#lore/corpus/year/beats/houses.ts'
import { pointBeats } from '#lore/corpus/year/beats/points.ts'
import { pointYears } from '#lore/corpus/year/points.ts'
import { houseAnswersSoFar, pointAnswersSoFar, type SoFar } from '#lore/corpus/year/so-far.ts'
import { yearArguments } from '#lore/corpus/year/years.ts'
import type { House } from '#lore/house.ts'
import type { YearArgument, YearBeats, YearLord, YearWays } from '#lore/year-ahead.ts'
import { yearWays } from '#lore/year-ways.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { Asked } from './asked.ts'
import type { YearContact } from './contacts.ts'
import type { YearPlan } from './plan.ts'
import { yearOfLead } from './year-of-life.ts'

/** The sentences of what a year asks, and the part of the year that it is about. */
export interface Argued extends Asked {
  asks: Draft
  /** What it asks about, as an object: each time in another way. */
  matter(): string
  opens: readonly Draft[]
  middle: Draft
  /** What the first act has answered, and what the second has. */
  soFar: readonly [Draft, Draft]
  answers: readonly Draft[]
  task: Draft
  /** What the moments of the year do to its question. */
  beats: YearBeats
  /** How people of each sign meet it; none without a birth time. */
  ways: YearWays | undefined
  /** As `beat/4/1`. */
  name: string
  facts: readonly string[]
}

/** The question of a year and its answer: by its house, or without a birth time by what its heaviest transit touches. */
export function argueYear(narration: Narration, { lead, stops }: YearPlan): Argued | undefined {
  const { reader } = narration
  const year = yearOfLead(reader, lead)
  if (!year) {
    const contacts = [lead, ...stops.map((stop) => stop.contact)]
    const contact = contacts.find(({ point }) => hasYear(point))
    return contact && argueLead(narration, contact)
  }
  const birthdays = reader.ofKind('birthday').map(({ id }) => id)
  const house = year.house as House
  const all = yearArguments[house].map((argument, index) =>
    namedArgument(`${house}/${index}`, argument, {
      beats: houseBeats[house][index] as YearBeats,
      soFar: houseAnswersSoFar[house][index] as SoFar,
      ways: yearWays[house][index],
      facts: [year.id],
      more: (says) => (/birthday/i.test(says) ? birthdays : []),
    }),
  )
  const { startDate, endDate } = reader.period
  return narrateArgument(narration, narration.narrator.random.shuffle(`year ${house}`, all), {
    from: year.at > startDate ? year.at : startDate,
    until: year.until < endDate ? year.until : endDate,
  })
}

function argueLead(narration: Narration, { point, fact }: YearContact): Argued | undefined {
  const lord = point as YearLord
  const all = pointYears[lord].map((argument, index) =>
    namedArgument(`${lord}/${index}`, argument, {
      beats: pointBeats[lord][index] as YearBeats,
      soFar: pointAnswersSoFar[lord][index] as SoFar,
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

const hasYear = (point: YearContact['point']) => point !== undefined && point in pointYears

interface Grounds {
  beats: YearBeats
  ways?: YearWays | undefined
  soFar: SoFar
  facts: readonly string[]
  /** The facts that a sentence rests on besides. */
  more: (says: string) => readonly string[]
}

function namedArgument(
  name: string,
  { asks, matters, opens, middle, answers, task }: YearArgument,
  { beats, ways, soFar, facts, more }: Grounds,
) {
  const lines = [asks, ...opens, middle, ...soFar, ...answers, task].map((says) => ({
    says,
    facts: [...facts, ...more(says)],
  }))
  return {
    name: `year/${name}`,
    matters,
    lines,
    opens: opens.length,
    beats,
    ways,
    beatName: `beat/${name}`,
    facts,
  }
}

function narrateArgument(
  { narrator }: Narration,
  units: ReturnType<typeof namedArgument>[],
  { from, until }: Pick<Argued, 'from' | 'until'>,
): Argued | undefined {
  const found = narrator.firstUnit(units, { mayRepeat: true })
  if (!found) return undefined
  const { unit } = found
  const [asks, ...drafts] = found.drafts
  const [middle, first, second, ...rest] = drafts.slice(unit.opens)
  const task = rest.at(-1)
  if (!asks || !middle || !first || !second || !task) return undefined
  return {
    asks,
    matter: inTurn(unit.matters),
    opens: drafts.slice(0, unit.opens),
    middle,
    soFar: [first, second],
    answers: rest.slice(0, -1),
    task,
    beats: unit.beats,
    ways: unit.ways,
    name: unit.beatName,
    facts: unit.facts,
    from,
    until,
  }
}

/** Which name it has at each turn: a reader has to know that all of them mean one thing. */
const TURNS = [0, 0, 0, 1, 0, 0, 2]

function inTurn(matters: YearArgument['matters']): () => string {
  let used = 0
  return () => matters[TURNS[used++ % TURNS.length] ?? 0] ?? matters[0]
}

/** Puts what the year asks about into a line. */
export function withMatter({ matter }: Pick<Argued, 'matter'>): (says: string) => string {
  const name = matter()
  return (says) => says.replace('{matter}', name)
}
