import { elementMeetings } from '#lore/corpus/bridges.ts'
import {
  agreementOpenings,
  backdropLinks,
  contrastOpenings,
  dayAndNightOpenings,
  moonOpenings,
  previews,
  sunOpenings,
  unisonOpenings,
} from '#lore/corpus/openings.ts'
import { asSomeone, asYou } from '#lore/part.ts'
import type { BalanceFact, Element } from '#sky/facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { type Block, capitalized, type Draft, fill, link, listed } from './drafts.ts'
import { pairReference, voiceReference } from './references.ts'
import { present } from './sides.ts'
import type { Teller } from './teller.ts'
import type { Voice } from './threads.ts'

const elements: Element[] = ['fire', 'earth', 'air', 'water']

export interface Theme {
  emblem: string
  facts: string[]
}

/** Sun, Moon and ascendant against or with each other; nobody else has the three in these words. */
export function openWith(teller: Teller): Block[] {
  const { chart } = teller
  const isSettled = (voice: 'sun' | 'moon') => !chart.placements.get(voice)?.signsOfTheDay
  if (!isSettled('sun')) {
    return isSettled('moon') ? [trio(teller, ['moon'], moonOpenings, 'moon')] : []
  }
  if (!isSettled('moon')) return [trio(teller, ['sun'], sunOpenings, 'sun')]
  if (!chart.timeKnown) {
    const both = trio(teller, ['sun', 'moon'], dayAndNightOpenings, 'day-and-night')
    return [both, elementLine(teller, 'the two')]
  }
  const [templates, name] = temperOf(teller)
  return [
    trio(teller, ['asc', 'moon', 'sun'], templates, name),
    elementLine(teller, 'the last two'),
  ]
}

/** What the reader should look out for. */
function preview(teller: Teller, themes: Theme[]): Block {
  const { line, wording } = teller.line('preview', previews)
  const text = fill(line, { list: listed(themes.map(({ emblem }) => emblem)) })
  const facts = [...new Set(themes.flatMap((theme) => theme.facts))]
  return link({ text, facts, wording })
}

/**
 * The whole opening: the person, what colors all the threads (first impression, what the chart
 * lacks, the Moon's phase), and at the end of a paragraph what is to come.
 */
export function openingParagraphs(teller: Teller, person: Block[], themes: Theme[]): Block[][] {
  const { balances, moonPhase, timeKnown } = teller.chart
  const [striking, second] = [...balances].sort((one, other) => lack(other) - lack(one))
  const color = [...present(teller.angle('asc')), ...balanceBlocks(teller, striking)]
  const hasSeason = !timeKnown || !striking
  const season = linked(teller, hasSeason ? teller.moonPhase(moonPhase) : undefined, 'moonPhase')
  const outlook = preview(teller, themes)
  if (season.length === 0) return [[...person, outlook], color]
  const more = timeKnown ? [] : balanceBlocks(teller, second)
  return [person, color, more, [...season, outlook]]
}

function lack(balance: BalanceFact): number {
  return balance.strength === 'absent' ? 1 : 0
}

function balanceBlocks(teller: Teller, balance: BalanceFact | undefined): Block[] {
  if (!balance) return []
  const block = teller.balance(balance, balance.strength === 'absent' ? 0.2 : 0.4)
  return linked(teller, block, balance.strength)
}

/** A block and the few words that lead to it; they come and go together. */
function linked(
  teller: Teller,
  block: Block | undefined,
  kind: keyof typeof backdropLinks,
): Block[] {
  const [first] = block?.drafts ?? []
  if (!block || !first) return []
  const { line, wording } = teller.line(`backdrop/${kind}`, backdropLinks[kind])
  return [
    {
      ...block,
      drafts: [{ text: line, facts: first.facts, wording, references: [] }, ...block.drafts],
    },
  ]
}

function trio(teller: Teller, voices: Voice[], templates: string[][], name: string): Block {
  const sentences = teller.chance.pick(`opening ${name}`, templates)
  const slots = Object.fromEntries(
    voices.flatMap((voice) => {
      const part = teller.part(voice)
      if (!part) throw new Error(`${voice} has nothing to open with`)
      return [
        [voice, asSomeone(part)],
        [voice.toUpperCase(), asYou(part)],
      ]
    }),
  )
  const wording = `opening/${name}/${templates.indexOf(sentences) + 1}`
  const drafts = sentences.map((sentence): Draft => {
    const named = voices.filter((voice) => mentions(sentence, voice))
    const facts = (named.length > 0 ? named : voices).flatMap((voice) => teller.factsOf(voice))
    const references = sentence.includes('{ref}') ? [referenceFor(teller, named)] : []
    return { text: fill(sentence, slots), facts, wording, references }
  })
  return { drafts, rank: 0 }
}

function mentions(sentence: string, voice: Voice): boolean {
  return sentence.includes(`{${voice}}`) || sentence.includes(`{${voice.toUpperCase()}}`)
}

function referenceFor({ chart }: Teller, named: Voice[]) {
  const lights = named.filter((voice) => voice !== 'asc')
  const [a, b] = lights
  return a && b ? pairReference(chart, a, b) : voiceReference(chart, a ?? 'asc')
}

/** Whether what people meet, what is at home and what it is all for are of one temper. */
function temperOf({ chart }: Teller): [string[][], string] {
  const signsOf = [
    chart.angles.get('asc'),
    chart.placements.get('moon'),
    chart.placements.get('sun'),
  ]
  const [rising, moon, sun] = signsOf.map((fact) => fact && elementOf(fact.sign))
  if (rising !== moon) return [contrastOpenings, 'contrast']
  return moon === sun ? [unisonOpenings, 'unison'] : [agreementOpenings, 'agreement']
}

function elementLine(teller: Teller, two: string): Block {
  const facts = [...teller.factsOf('sun'), ...teller.factsOf('moon')]
  const signsOfLights = (['sun', 'moon'] as const).flatMap(
    (light) => teller.chart.placements.get(light)?.sign ?? [],
  )
  const pair = elements.filter((element) =>
    signsOfLights.some((sign) => elementOf(sign) === element),
  )
  const key = `${pair[0]}~${pair.at(-1)}`
  const lines = elementMeetings[key] ?? []
  const { line, wording } = teller.line(`elements/${key}`, lines)
  return link({ text: fill(line, { two, Two: capitalized(two) }), facts, wording })
}

function elementOf(sign: Sign): Element {
  return elements[signs.indexOf(sign) % 4] as Element
}
