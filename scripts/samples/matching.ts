import { aspectWords, ordinal, pointNames } from '../../src/lore/names.ts'
import { planets } from '../../src/sky/bodies.ts'
import type { Chart } from '../../src/sky/chart.ts'
import { wholeChartFacts } from '../../src/sky/derived/whole-chart-facts.ts'
import type { NatalFact } from '../../src/sky/facts.ts'
import { signs } from '../../src/sky/zodiac.ts'
import { randomCharts } from '../../src/testing/random-births.ts'
import { composeText } from '../../src/writer/embedded-writer.ts'
import { seededRandom } from '../../src/writer/prose/seeded-random.ts'
import { splitSentences } from '../../src/writer/prose/sentences.ts'
import { capitalized } from '../../src/writer/prose/template.ts'
import { withoutReference } from '../../src/writer/prose/usage-history.ts'
import type { Paragraph } from '../../src/writer/writer.ts'

const SETS = 10
const IN_SET = 5
const letters = ['A', 'B', 'C', 'D', 'E']

interface MatchingSet {
  portraits: string[]
  /** In another order. */
  charts: string[]
  /** The letter of each portrait's chart. */
  solution: string[]
}

/** Sets of five portraits and their five charts, for a reader who knows astrology and matches them. */
function matchingSets(): MatchingSet[] {
  const charts = randomCharts(SETS * IN_SET, { timeKnown: true })
  return Array.from({ length: SETS }, (_, set) => {
    const members = charts.slice(set * IN_SET, (set + 1) * IN_SET)
    const order = seededRandom(`charts of set ${set * 31 + 7}`).shuffle(`${set}`, [
      ...members.keys(),
    ])
    return {
      portraits: members.map((chart, index) => portraitOf(chart, `matching ${set} ${index}`)),
      charts: order.map((index) => chartText(members[index] as Chart)),
      solution: members.map((_, index) => letters[order.indexOf(index)] ?? ''),
    }
  })
}

/** A portrait that names no placement: without references, and without sentences that name one elsewhere. */
function portraitOf(chart: Chart, seed: string): string {
  const { opening, sections } = composeText({ kind: 'natal', facts: wholeChartFacts(chart), seed })
  return [...opening, ...sections.flatMap(({ paragraphs }) => paragraphs)]
    .map(nameless)
    .filter(Boolean)
    .join('\n\n')
}

function nameless({ sentences }: Paragraph): string {
  const kept: string[] = []
  let isCut = false
  for (const text of sentences.flatMap((one) => splitSentences(withoutReference(one.text)))) {
    const rest = withoutReason(text)
    // Without the sentence that it leans on, nobody could tell what it is about.
    isCut = rest === undefined || (isCut && leaning.test(rest))
    if (rest !== undefined && !isCut) kept.push(rest)
  }
  // One sentence of several is the end of a thought, or its middle.
  return kept.length > 1 ? kept.join(' ') : ''
}

/** "Mercury is in Aries, so you talk fast" without the placement that explains it; undefined where nothing is left. */
function withoutReason(text: string): string | undefined {
  if (!terms.test(text)) return text
  const rest = ofThePerson.exec(text)?.[0]
  return rest && !terms.test(rest) ? capitalized(rest) : undefined
}

/** The end of a sentence, from where it begins to speak of the person. */
const ofThePerson = /(?<=, (?:so |and )?)you(?:'\w+)? .*$/

/** The beginning of a sentence that refers to the one before it. */
const leaning =
  /^(?:It|It's|That|That's|This|These|They|They're|So|But|Then|Both|Either|Neither|Others|Some|One|The (?:same|other|first|second|rest))\b|^[^.]*\b(?:either|too|as well)\.$/

const terms = new RegExp(
  `\\b(?:${[...Object.values(pointNames), ...signs, ...Object.values(aspectWords)].join('|')}|rising|retrograde|planets?|T-square|yod|(?:this|that|a|the|its own|opposite) signs?|\\w+th house|(?:first|second|third) house|this house)\\b`,
)

function chartText(chart: Chart): string {
  const facts = wholeChartFacts(chart)
  const angles = facts.flatMap((fact) =>
    fact.kind === 'angle' ? [`${pointNames[fact.angle]} ${degreesOf(fact)}`] : [],
  )
  const places = planets.map((planet) => {
    const place = facts.find((fact) => fact.kind === 'placement' && fact.body === planet)
    const house = facts.find((fact) => fact.kind === 'house' && fact.body === planet)
    if (place?.kind !== 'placement') throw new Error(`No ${planet} in a chart`)
    const where = house?.kind === 'house' ? `, ${ordinal(house.house)} house` : ''
    return `${pointNames[planet]} ${degreesOf(place)}${place.retrograde ? ' (R)' : ''}${where}`
  })
  return [...angles, ...places, ...closeAspects(facts)].join(' · ')
}

const CLOSE_DEGREES = 3

function closeAspects(facts: readonly NatalFact[]): string[] {
  return facts.flatMap((fact) =>
    fact.kind === 'aspect' && fact.orbDegrees <= CLOSE_DEGREES
      ? [`${pointNames[fact.a]} ${aspectWords[fact.aspect]} ${pointNames[fact.b]}`]
      : [],
  )
}

function degreesOf({
  degrees = 0,
  minutes = 0,
  sign,
}: {
  degrees?: number
  minutes?: number
  sign: string
}) {
  return `${degrees}°${String(minutes).padStart(2, '0')}′ ${sign}`
}

/** Portraits and charts to match, without the solution. */
export function matchingPage(): string {
  const sets = matchingSets().flatMap(({ portraits, charts }, index) => [
    `## Set ${index + 1}`,
    ...portraits.flatMap((text, number) => [`### Portrait ${number + 1}`, text]),
    '### Charts',
    charts.map((text, number) => `- **${letters[number]}** ${text}`).join('\n'),
  ])
  return `${['# Which portrait belongs to which chart', ABOUT, ...sets].join('\n\n')}\n`
}

const ABOUT =
  'Ten sets of five portraits for chance births, made by the embedded writer with `npm run samples`, without references and without sentences that name a placement. After each set stand its five charts in another order. The solution is in matching-solution.md.'

export function matchingSolutionPage(): string {
  const lines = matchingSets().map(
    ({ solution }, index) =>
      `${index + 1}. ${solution.map((letter, number) => `${number + 1}${letter}`).join(', ')}`,
  )
  return `# The charts of the portraits in matching.md\n\n${lines.join('\n')}\n`
}
