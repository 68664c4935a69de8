import { voiceFaults } from '../../scripts/corpus/voice-faults.ts'
import { readSpine } from '../../src/lore/synthesis/spine.ts'
import { unwantedWord } from '../../src/lore/unwanted-words.ts'
import type { Chart } from '../../src/sky/chart.ts'
import { wholeChartFacts } from '../../src/sky/derived/whole-chart-facts.ts'
import type { NatalFact } from '../../src/sky/facts.ts'
import { sentencesOf } from '../../src/writer/grounding.ts'
import { clashesIn } from '../../src/writer/portrait/claims.ts'
import { composeWithClaims } from '../../src/writer/portrait/compose.ts'
import { drums } from '../../src/writer/portrait/rhythm.ts'
import { splitSentences } from '../../src/writer/prose/sentences.ts'
import type { Section, WrittenText } from '../../src/writer/writer.ts'
import { propsPerThousandWords } from './props.ts'

interface Portrait {
  facts: NatalFact[]
  text: WrittenText
  /** Whole sentences by paragraph. */
  paragraphs: string[][]
  /** All sentences, each once. */
  sentences: ReadonlySet<string>
  /** Sun sign and Ascendant; none with an unknown birth time. */
  signs: string | undefined
  /** Ascendant and the Moon's sign; none with an unknown birth time. */
  risingAndMoon: string | undefined
  lights: string
  clashes: number
  /** How many of the personal planets have a paragraph. */
  described: number
  /** Aspects of personal planets within a degree that no sentence cites. */
  leftOut: number
  /** Share of the sentences that stand in paragraphs by authors. */
  authored: number
}

/** What portraits claim of people, and how much of it two people share. */
export function portraitClaims(charts: readonly Chart[]) {
  const portraits = charts.map(portraitOf)
  const all = portraits.flatMap(({ paragraphs }) => paragraphs.flat())
  const sections = portraits.flatMap(({ facts, text }) =>
    text.sections.filter((section) => !citesSpine(facts, section)),
  )
  const paragraphs = portraits.flatMap((portrait) => portrait.paragraphs)
  return {
    'opposite claims without a tension': portraits.reduce((sum, { clashes }) => sum + clashes, 0),
    'sections without a fact of the spine': sections.length,
    'sentences with a stock phrase': all.filter(unwantedWord).length,
    'sentences with a fault of the voice': all.filter((text) => voiceFaults(text).length > 0)
      .length,
    'props per 1,000 words': propsPerThousandWords(all),
    'portraits without a personal planet': portraits.filter(({ described }) => described < 5)
      .length,
    'personal aspects within a degree left out': portraits.reduce(
      (sum, one) => sum + one.leftOut,
      0,
    ),
    'sentences of whole paragraphs by authors (%)': hundredths(
      portraits.reduce((sum, one) => sum + one.authored, 0) / portraits.length,
    ),
    'paragraphs with three sentences in a row that begin with "You"':
      paragraphs.filter(drums).length,
    'equal sentences of any two (%)': equalShare(portraits, () => true),
    'equal sentences with the same Sun sign and Ascendant (%)': equalShare(
      portraits,
      (one, other) => one.signs !== undefined && one.signs === other.signs,
    ),
    'equal sentences with the same rising sign and Moon sign (%)': equalShare(
      portraits,
      (one, other) => one.risingAndMoon !== undefined && one.risingAndMoon === other.risingAndMoon,
    ),
    'equal sentences with the same Sun sign and Moon sign (%)': equalShare(
      portraits,
      (one, other) => one.lights === other.lights,
    ),
    'sentences that begin with "You" (%)': share(all, /^You\b/),
    'sentences with a list of three (%)': share(
      all,
      /\w+, [^,.]{2,30},? (?:and|or) [^,.]{2,30}\.$/,
    ),
    'sentences with "X, not Y" (%)': share(all, /, not \w/),
    'sentences with a colon (%)': share(all, /:/),
  }
}

function portraitOf(chart: Chart, index: number): Portrait {
  const facts = wholeChartFacts(chart)
  const { text, narrator } = composeWithClaims({ facts, seed: `portrait ${index}` })
  const paragraphs = [...text.opening, ...text.sections.flatMap((section) => section.paragraphs)]
  const sentences = paragraphs.map((one) =>
    one.sentences.flatMap((said) => splitSentences(said.text)),
  )
  return {
    facts,
    text,
    paragraphs: sentences,
    sentences: new Set(sentences.flat()),
    signs: chart.angles && `${chart.bodies.sun.sign} ${chart.angles.asc.sign}`,
    risingAndMoon: chart.angles && `${chart.angles.asc.sign} ${chart.bodies.moon.sign}`,
    lights: `${chart.bodies.sun.sign} ${chart.bodies.moon.sign}`,
    clashes: clashesIn(narrator.claimed, narrator.tensions).length,
    ...coverageOf(facts, text),
  }
}

const personal = ['sun', 'moon', 'mercury', 'venus', 'mars']

function coverageOf(facts: readonly NatalFact[], text: WrittenText) {
  const said = sentencesOf(text)
  const about = (planet: string) =>
    new RegExp(`^(?:placement|manner|arena|fact/either-sign)/${planet}/`)
  const cited = new Set(said.flatMap((sentence) => sentence.facts))
  const exact = facts.filter(
    (fact) =>
      fact.kind === 'aspect' &&
      fact.orbDegrees <= 1 &&
      fact.b !== 'asc' &&
      fact.b !== 'mc' &&
      (personal.includes(fact.a) || personal.includes(fact.b)),
  )
  const isAuthored = ({ wording = '' }) =>
    /^(?:placement|rising|aspect|argument|third|highlight)\//.test(wording)
  return {
    described: personal.filter((planet) =>
      said.some(({ wording = '' }) => about(planet).test(`${wording}/`)),
    ).length,
    leftOut: exact.filter(({ id }) => !cited.has(id)).length,
    authored: said.filter(isAuthored).length / said.length,
  }
}

/** Whether it names a place, an aspect or a figure of the planets, or the Ascendant. */
function citesSpine(facts: readonly NatalFact[], { paragraphs }: Section): boolean {
  const { ascendant, planets, aspects, figures, receptions } = readSpine(facts)
  const spine = new Set([
    ascendant?.id,
    ...[...planets.values()].flatMap((planet) => planet.facts),
    ...[...aspects, ...figures, ...receptions].map(({ id }) => id),
  ])
  return paragraphs.some(({ sentences }) =>
    sentences.some((one) => one.facts.some((id) => spine.has(id))),
  )
}

/** The mean share over all pairs that fit, in percent of the shorter of the two. */
function equalShare(
  portraits: readonly Portrait[],
  isPair: (one: Portrait, other: Portrait) => boolean,
): number {
  let pairs = 0
  let sum = 0
  for (const [index, one] of portraits.entries())
    for (const other of portraits.slice(index + 1)) {
      if (!isPair(one, other)) continue
      const equal = [...other.sentences].filter((text) => one.sentences.has(text)).length
      sum += equal / Math.min(one.sentences.size, other.sentences.size)
      pairs += 1
    }
  return hundredths(pairs === 0 ? 0 : sum / pairs)
}

function share(sentences: readonly string[], pattern: RegExp): number {
  return hundredths(sentences.filter((one) => pattern.test(one)).length / sentences.length)
}

/** A share in percent. */
const hundredths = (part: number) => Math.round(10_000 * part) / 100
