/** Composes readings for random pairs and prints what can be counted in them: `node scripts/measure-relationships.ts 300`. */
import { checkSentence } from '../src/lore/check/check-sentence.ts'
import { explainRejection } from '../src/lore/check/explain-rejection.ts'
import { indispensableContacts } from '../src/lore/synthesis/contacts.ts'
import { unwantedWord } from '../src/lore/unwanted-words.ts'
import type { Chart } from '../src/sky/chart.ts'
import { relationshipFacts } from '../src/sky/relationship-facts.ts'
import { synastry } from '../src/sky/synastry.ts'
import { randomCharts } from '../src/testing/random-births.ts'
import { sentencesOf } from '../src/writer/grounding.ts'
import { wordsIn } from '../src/writer/portrait/fit.ts'
import { drums } from '../src/writer/portrait/rhythm.ts'
import { splitSentences } from '../src/writer/portrait/sound.ts'
import { composeRelationship } from '../src/writer/relationship/compose.ts'
import type { Paragraph } from '../src/writer/writer.ts'

/** In three of ten pairs one birth time is unknown, in one of ten both. */
const count = Number(process.argv[2] ?? 300)
const timed = randomCharts(2 * count, { timeKnown: true })
const untimed = randomCharts(count, { timeKnown: false })
const pairs = Array.from({ length: count }, (_, index) => {
  const [you, partner] = [timed[2 * index] as Chart, timed[2 * index + 1] as Chart]
  const other = untimed[index] as Chart
  const kind = index % 10
  if (kind < 2) return readingOf(you, other, index)
  if (kind === 2) return readingOf(other, partner, index)
  if (kind === 3) return readingOf(other, untimed[(index + 1) % count] as Chart, index)
  return readingOf(you, partner, index)
})

function readingOf(you: Chart, partner: Chart, index: number) {
  const between = synastry(you, partner)
  const facts = relationshipFacts(between)
  const text = composeRelationship({ kind: 'synastry', facts, seed: `measure ${index}` })
  const paragraphs = [...text.opening, ...text.sections.flatMap((section) => section.paragraphs)]
  return {
    facts,
    text,
    paragraphs: paragraphs.map(wholeSentences),
    all: paragraphs.flatMap(wholeSentences),
    words: wordsIn(text),
    isTimed: you.angles !== undefined && partner.angles !== undefined,
  }
}

type Reading = ReturnType<typeof readingOf>

function wholeSentences({ sentences }: Paragraph): string[] {
  return sentences.flatMap(({ text }) => splitSentences(text))
}

/** Sentences that the checker refuses, or that cite what the charts do not have. */
function refusedIn({ facts, text }: Reading): string[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return sentencesOf(text).flatMap(({ text: says, facts: ids }) => {
    const grounds = ids.flatMap((id) => byId.get(id) ?? [])
    const rejection = explainRejection(checkSentence(says, grounds))
    const isUngrounded = ids.length === 0 || grounds.length < ids.length
    return rejection || isUngrounded ? [`${rejection ?? 'No such fact.'} | ${says}`] : []
  })
}

/** Contacts that must be told and are not, beyond the nine that there is room for. */
function droppedIn({ facts, text }: Reading): number {
  const told = new Set(sentencesOf(text).flatMap((sentence) => sentence.facts))
  const musts = indispensableContacts(facts)
  const missing = musts.filter(({ id }) => !told.has(id)).length
  return Math.max(0, missing - Math.max(0, musts.length - 9))
}

function contactsIn({ text }: Reading): number {
  const ids = sentencesOf(text).flatMap(({ facts }) => facts)
  return new Set(ids.filter((id) => id.startsWith('synastry:'))).size
}

function equalShares(): string {
  const shares = pairs.flatMap((one, index) => {
    const known = new Set(one.all)
    return pairs.slice(index + 1).map((other) => {
      const equal = other.all.filter((text) => known.has(text)).length
      return equal / Math.min(one.all.length, other.all.length)
    })
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return `mean ${percent(mean)}, most ${percent(shares.reduce((a, b) => Math.max(a, b), 0))}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

const everything = pairs.flatMap(({ all }) => all)
const paragraphs = pairs.flatMap((pair) => pair.paragraphs)
const wordsOf = (some: readonly Reading[]) => {
  const lengths = some.map(({ words }) => words).toSorted((one, other) => one - other)
  return `${lengths[0]} to ${lengths.at(-1)}, median ${lengths[lengths.length >> 1]}`
}
const share = (pattern: RegExp) =>
  percent(everything.filter((one) => pattern.test(one)).length / everything.length)
const command =
  /^(?:For [^:]+: )?(?:ask|say|tell|take|let|leave|make|find|give|keep|choose|pick|plan|name|answer|repeat|drop|announce|do|see|learn|agree|once|when|before|the (?:first|next))\b/i
const refused = pairs.flatMap(refusedIn)
const unwanted = everything.filter(unwantedWord)
const props =
  /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|shelves|baskets?)\b/gi
const total = pairs.reduce((sum, { words }) => sum + words, 0)
const names = everything.join(' ').match(/\{partner\}/g)?.length ?? 0

const results: [name: string, value: unknown][] = [
  ['readings', pairs.length],
  ['words, both times known', wordsOf(pairs.filter(({ isTimed }) => isTimed))],
  ['words, a time unknown', wordsOf(pairs.filter(({ isTimed }) => !isTimed))],
  ['outside 800 to 1,200 words', pairs.filter(({ words }) => words < 800 || words > 1200).length],
  ['contacts told, most', Math.max(...pairs.map(contactsIn))],
  ['contacts told, least', Math.min(...pairs.map(contactsIn))],
  ['contacts that must be told and are not', pairs.reduce((sum, one) => sum + droppedIn(one), 0)],
  ['refused sentences', refused.length],
  ['sentences with unwanted words', unwanted.length],
  ['sentences that begin with "You"', share(/^You\b/)],
  ['sentences that begin with {partner}', share(/^\{partner\}/)],
  ['{partner} per 100 words', ((100 * names) / total).toFixed(2)],
  ['sentences with a list of three', share(/\w+, [^,.]{2,30},? (?:and|or) [^,.]{2,30}\.$/)],
  ['sentences with "X, not Y"', share(/, not \w/)],
  [
    'props per 1,000 words',
    ((1000 * (everything.join(' ').match(props)?.length ?? 0)) / total).toFixed(2),
  ],
  [
    'paragraphs that end in a command',
    percent(paragraphs.filter((one) => command.test(one.at(-1) ?? '')).length / paragraphs.length),
  ],
  [
    'paragraphs with three sentences in a row that begin with "You"',
    paragraphs.filter(drums).length,
  ],
  ['paragraphs of one sentence', paragraphs.filter(({ length }) => length < 2).length],
  ['equal sentences of any two', equalShares()],
]
for (const [name, value] of results) console.log(`${name}: ${value}`)
for (const problem of new Set([...refused, ...unwanted])) console.log(problem)
const shown = Number(process.argv[3] ?? 0)
for (const { text } of pairs.slice(0, shown)) {
  const prose = (of: readonly Paragraph[]) =>
    of.map(({ sentences }) => sentences.map((one) => one.text).join(' ')).join('\n\n')
  console.log(`\n=====\n${prose(text.opening)}`)
  for (const { title, paragraphs } of text.sections)
    console.log(`\n### ${title}\n${prose(paragraphs)}`)
}
const uses = new Map<string, number>()
for (const { all } of pairs) for (const one of new Set(all)) uses.set(one, (uses.get(one) ?? 0) + 1)
const ranked = [...uses].toSorted(([, one], [, other]) => other - one)
for (const [text, times] of ranked.slice(0, Number(process.argv[4] ?? 0)))
  console.log(`${times} ${text}`)
