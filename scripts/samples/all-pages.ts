import { readFileSync } from 'node:fs'
import { DAY } from '../../src/durations.ts'
import { withPartnerName } from '../../src/readings/partner-name.ts'
import { wholeChartFacts } from '../../src/sky/derived/whole-chart-facts.ts'
import { openEphemeris } from '../../src/sky/packed-ephemeris.ts'
import { relationshipFacts } from '../../src/sky/relationship-facts.ts'
import { synastry } from '../../src/sky/synastry.ts'
import { horoscopeHistory, type ReadText } from '../../src/testing/horoscope-history.ts'
import { factsOfReader } from '../../src/testing/horoscope-readers.ts'
import { YEAR_FROM, yearBriefOf } from '../../src/testing/year-readers.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'
import type { HoroscopeBrief } from '../../src/writer/writer.ts'
import { chatPage } from './chat-page.ts'
import { matchingPage, matchingSolutionPage } from './matching.ts'
import { people, type SamplePerson } from './people.ts'
import { type Sample, samplePage } from './sample-page.ts'

const MADE = 'made by the embedded writer with `npm run samples`'
const SMALL = 'The small type names the facts of the chart that a paragraph rests on.'
const MEMORY = 'which knows what it has written for each reader since the middle of November'

/** By December 1 every reader has a history of three weeks. */
const READ_FROM = '2026-11-10'
const LAST_READ = '2026-12-24'

const ephemeris = () =>
  openEphemeris(readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)))

/** The pages of docs/samples by file name; deterministic for a given writer. */
export const samplePages: Record<string, () => Promise<string> | string> = {
  'portrait.md': async () =>
    samplePage(
      'Twelve portraits',
      `Twelve natal readings for chance births, ${MADE}. ${SMALL}`,
      await Promise.all(people.map(portraitOf)),
    ),
  'relationship.md': async () =>
    samplePage(
      'Twelve relationship readings',
      `Twelve readings for two chance births, ${MADE}. ${SMALL}`,
      await Promise.all(people.map(relationshipOf)),
    ),
  'daily.md': async () =>
    samplePage(
      'Twelve days',
      `Daily horoscopes of December 2026, ${MADE}, ${MEMORY}. ${SMALL}`,
      await horoscopes('daily', (index) => dateInDecember(1 + 2 * index)),
    ),
  'weekly.md': async () =>
    samplePage(
      'Twelve weeks',
      `Weekly horoscopes of December 2026, ${MADE}, ${MEMORY}. ${SMALL}`,
      await horoscopes('weekly', (index) => dateInDecember(6 + 7 * (index % 3))),
    ),
  'monthly.md': async () =>
    samplePage(
      'Twelve months',
      `Monthly horoscopes of December 2026, ${MADE}, ${MEMORY}. ${SMALL}`,
      await horoscopes('monthly', () => dateInDecember(1)),
    ),
  'year.md': () =>
    samplePage(
      'Six readings of the year ahead',
      `Twelve months from ${periodDate(YEAR_FROM)}, 2026, ${MADE}. ${SMALL}`,
      people.slice(0, 6).map(yearOf),
    ),
  'matching.md': matchingPage,
  'matching-solution.md': matchingSolutionPage,
  'chat.md': () => chatPage(ephemeris()),
}

function horoscopes(
  kind: HoroscopeBrief['kind'],
  dateOf: (index: number) => string,
): Promise<Sample[]> {
  return Promise.all(
    people.map(async (person, index): Promise<Sample> => {
      const date = dateOf(index)
      const read = (await horoscopesReadBy(person)).find(({ brief }) => isOf(brief, kind, date))
      if (!read) throw new Error(`Nobody read the ${kind} horoscope of ${date}`)
      return {
        title: kind === 'monthly' ? person.line : `${periodText(read.brief)}: ${person.line}`,
        text: read.text,
        facts: read.brief.facts,
      }
    }),
  )
}

function yearOf({ id, line, chart }: SamplePerson): Sample {
  const brief = yearBriefOf(id, { timeKnown: chart.angles !== undefined })
  return { title: line, text: composeText(brief), facts: brief.facts }
}

async function portraitOf({ id, line, chart }: SamplePerson): Promise<Sample> {
  const facts = wholeChartFacts(chart)
  const text = composeText({ kind: 'natal', facts, seed: `portrait ${id}` })
  return { title: line, text, facts }
}

/** A name is optional in the form, so every other reading has one. */
const partnerNames = ['Robin', 'Sam', 'Alex', 'Jamie', 'Kim', 'Charlie']

/** The partner is five places further on, so that no pair repeats. */
async function relationshipOf(you: SamplePerson, index: number): Promise<Sample> {
  const partner = people[(index + 5) % people.length] as SamplePerson
  const facts = relationshipFacts(synastry(you.chart, partner.chart))
  const seed = `relationship ${you.id} ${partner.id}`
  const name = index % 2 === 0 ? partnerNames[index / 2] : undefined
  const text = withPartnerName(composeText({ kind: 'synastry', facts, seed }), name)
  return { title: `${you.line}; ${name ?? 'partner'}: ${partner.line}`, text, facts, partner: name }
}

const TIME_ZONE = 'America/New_York'

const alreadyRead = new Map<string, Promise<ReadText[]>>()

/** All horoscopes of a person until the last sample; made once for all pages. */
export function horoscopesReadBy({ id, birthDate, chart }: SamplePerson): Promise<ReadText[]> {
  const known = alreadyRead.get(id)
  if (known) return known
  const days = (Date.parse(LAST_READ) - Date.parse(READ_FROM)) / DAY
  const habit = { seed: `reader ${id}`, from: READ_FROM, days, birthDate }
  const birthday = birthDate.slice('YYYY-'.length)
  const reader = { timeZone: TIME_ZONE, factsOf: factsOfReader(chart, TIME_ZONE, birthday) }
  const read = horoscopeHistory(reader, habit, (brief) => composeText(brief))
  alreadyRead.set(id, read)
  return read
}

function isOf(brief: HoroscopeBrief, kind: HoroscopeBrief['kind'], date: string): boolean {
  return brief.kind === kind && brief.period.startDate === date
}

function dateInDecember(day: number): string {
  return `2026-12-${String(day).padStart(2, '0')}`
}

function periodText({ period: { startDate, endDate } }: HoroscopeBrief): string {
  const [start, end] = [periodDate(startDate), periodDate(endDate)]
  return startDate === endDate ? start : `${start} to ${end}`
}

function periodDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
}
