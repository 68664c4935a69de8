/** Composes portraits of random births and prints what can be counted in them: `node scripts/measure-portraits.ts 300`. */
import { checkSentence } from '../src/lore/check/check-sentence.ts'
import { explainRejection } from '../src/lore/check/explain-rejection.ts'
import { unwantedWord } from '../src/lore/unwanted-words.ts'
import type { Chart } from '../src/sky/chart.ts'
import { derivedFacts } from '../src/sky/derived/derived-facts.ts'
import type { NatalFact } from '../src/sky/facts.ts'
import { chartFacts } from '../src/sky/natal-facts.ts'
import { randomCharts } from '../src/testing/random-births.ts'
import { sentencesOf } from '../src/writer/grounding.ts'
import { composeWithClaims } from '../src/writer/portrait/compose.ts'
import { wordsIn } from '../src/writer/portrait/fit.ts'
import { clashesIn } from '../src/writer/portrait/narrator.ts'
import { drums } from '../src/writer/portrait/rhythm.ts'
import { splitSentences } from '../src/writer/portrait/sound.ts'
import type { Paragraph } from '../src/writer/writer.ts'

/** One birth time in five is unknown. */
const count = Number(process.argv[2] ?? 300)
const timed = Math.round(0.8 * count)
const people = [
  ...randomCharts(timed, { timeKnown: true }),
  ...randomCharts(count - timed, { timeKnown: false }),
].map(personOf)

function personOf(chart: Chart, index: number) {
  const facts: NatalFact[] = [...chartFacts(chart), ...derivedFacts(chart)]
  const { text, narrator } = composeWithClaims({ facts, seed: `measure ${index}` })
  const paragraphs = [...text.opening, ...text.sections.flatMap((section) => section.paragraphs)]
  return {
    facts,
    text,
    narrator,
    paragraphs: paragraphs.map(wholeSentences),
    all: paragraphs.flatMap(wholeSentences),
    words: wordsIn(text),
    signs: chart.angles && `${chart.bodies.sun.sign} ${chart.angles.asc.sign}`,
  }
}

type Person = ReturnType<typeof personOf>

function wholeSentences({ sentences }: Paragraph): string[] {
  return sentences.flatMap(({ text }) => splitSentences(text))
}

/** Sentences that the checker refuses, or that cite what the chart does not have. */
function refusedIn({ facts, text }: Person): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return sentencesOf(text).flatMap(({ text: says, facts: ids }) => {
    const grounds = ids.flatMap((id) => byId.get(id) ?? [])
    const rejection = explainRejection(checkSentence(says, grounds))
    const isUngrounded = ids.length === 0 || grounds.length < ids.length
    return rejection || isUngrounded ? [`${rejection ?? 'No such fact.'} | ${says}`] : []
  })
}

/** The shares of equal sentences of all pairs that fit. */
function equalShares(isPair: (one: Person, other: Person) => boolean): string {
  const shares = people.flatMap((one, index) => {
    const known = new Set(one.all)
    return people
      .slice(index + 1)
      .filter((other) => isPair(one, other))
      .map((other) => {
        const equal = other.all.filter((text) => known.has(text)).length
        return equal / Math.min(one.all.length, other.all.length)
      })
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const most = shares.reduce((largest, share) => Math.max(largest, share), 0)
  return `mean ${percent(mean)}, most ${percent(most)} of ${shares.length} pairs`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

const everything = people.flatMap(({ all }) => all)
const paragraphs = people.flatMap((person) => person.paragraphs)
const lengths = people.map(({ words }) => words).toSorted((one, other) => one - other)
const total = lengths.reduce((sum, length) => sum + length, 0)
const share = (pattern: RegExp) =>
  percent(everything.filter((one) => pattern.test(one)).length / everything.length)
const props =
  /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|shelves|baskets?)\b/gi
const terms =
  /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|rising|signs?)\b/
const refused = people.flatMap(refusedIn)
const unwanted = everything.filter(unwantedWord)

const results: [name: string, value: unknown][] = [
  ['portraits', people.length],
  ['words, least', lengths[0]],
  ['words, median', lengths[lengths.length >> 1]],
  ['words, most', lengths.at(-1)],
  ['shorter than 900 words', lengths.filter((length) => length < 900).length],
  ['refused sentences', refused.length],
  [
    'unnamed clashes',
    people.flatMap(({ narrator }) => clashesIn(narrator.claimed, narrator.tensions)).length,
  ],
  ['sentences with unwanted words', unwanted.length],
  ['sentences that begin with "You"', share(/^You\b/)],
  ['sentences with a list of three', share(/\w+, [^,.]{2,30},? (?:and|or) [^,.]{2,30}\.$/)],
  ['sentences with "X, not Y"', share(/, not \w/)],
  ['sentences with a colon', share(/:/)],
  [
    'props per 1,000 words',
    ((1000 * (everything.join(' ').match(props)?.length ?? 0)) / total).toFixed(2),
  ],
  [
    'paragraphs with three sentences in a row that begin with "You"',
    paragraphs.filter(drums).length,
  ],
  ['paragraphs over 7 sentences', paragraphs.filter(({ length }) => length > 7).length],
  ['paragraphs of one sentence', paragraphs.filter(({ length }) => length < 2).length],
  [
    'paragraphs without a reference, one in',
    (
      paragraphs.length / paragraphs.filter((paragraph) => !terms.test(paragraph.join(' '))).length
    ).toFixed(1),
  ],
  ['equal sentences of any two', equalShares(() => true)],
  [
    'equal sentences with the same Sun sign and Ascendant',
    equalShares((one, other) => one.signs !== undefined && one.signs === other.signs),
  ],
]
for (const [name, value] of results) console.log(`${name}: ${value}`)
for (const problem of new Set([...refused, ...unwanted])) console.log(problem)
if (process.argv[3]) printCommon(Number(process.argv[3]))

/** The sentences that most portraits share. */
function printCommon(most: number): void {
  const uses = new Map<string, number>()
  for (const { all } of people)
    for (const one of new Set(all)) uses.set(one, (uses.get(one) ?? 0) + 1)
  const ranked = [...uses].toSorted(([, one], [, other]) => other - one)
  for (const [text, times] of ranked.slice(0, most)) console.log(`${times} ${text}`)
}
