import { asSomeone, asYou } from '#lore/clause.ts'
import { elementMeetings } from '#lore/corpus/portrait/bridges.ts'
import {
  agreementOpenings,
  backdropLinks,
  contrastOpenings,
  dayAndNightOpenings,
  firstImpressionLeads,
  moonOpenings,
  previews,
  sunOpenings,
  unisonOpenings,
} from '#lore/corpus/portrait/openings.ts'
import type { BalanceFact, Element } from '#sky/facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { type Block, type Draft, fill, listed, present } from './drafts.ts'
import { joint, ledBy } from './joints.ts'
import type { PortraitVoice } from './portrait-voice.ts'
import { signsReference } from './references.ts'
import type { Voice } from './topics.ts'

const elements: Element[] = ['fire', 'earth', 'air', 'water']

/** What the first thread is about: "your thrift and your quick tongue". */
export interface Theme {
  impulses: string[]
  facts: string[]
}

/** Sun, Moon and ascendant against or with each other; nobody else has the three in these words. */
export function openWith(teller: PortraitVoice): Block[] {
  const { chart } = teller
  const isSettled = (voice: 'sun' | 'moon') => !chart.placements.get(voice)?.signsOfTheDay
  if (!isSettled('sun')) {
    return isSettled('moon') ? [trio(teller, ['moon'], moonOpenings, 'moon')] : []
  }
  if (!isSettled('moon')) return [trio(teller, ['sun'], sunOpenings, 'sun')]
  if (!chart.timeKnown) {
    const both = trio(teller, ['sun', 'moon'], dayAndNightOpenings, 'day-and-night')
    return [both, elementLine(teller)]
  }
  const [templates, name] = temperOf(teller)
  return [trio(teller, ['asc', 'moon', 'sun'], templates, name), elementLine(teller)]
}

/**
 * The whole opening: the person, what colors all the threads (first impression, what the chart
 * lacks, the Moon's phase), and at the end of a paragraph what is to come.
 */
export function openingParagraphs(teller: PortraitVoice, person: Block[], theme: Theme): Block[][] {
  const { balances, moonPhase, timeKnown } = teller.chart
  const [striking, second] = [...balances].sort((one, other) => lack(other) - lack(one))
  const impression = present(
    ledBy(teller, 'first-impression', firstImpressionLeads, teller.angle('asc')),
  )
  const color = balanceBlocks(teller, striking)
  const more = timeKnown ? [] : balanceBlocks(teller, second)
  const hasSeason = !timeKnown || !striking
  const season = hasSeason ? teller.moonPhase(moonPhase) : undefined
  const seasonLed = present(ledBy(teller, 'backdrop/moonPhase', backdropLinks.moonPhase, season))
  const paragraphs = [person, impression, color, more, seasonLed].filter(
    (blocks) => blocks.length > 0,
  )
  paragraphs.at(-1)?.push(preview(teller, theme))
  return paragraphs
}

function preview(teller: PortraitVoice, { impulses, facts }: Theme): Block {
  const print = (line: string) => fill(line, { names: listed(impulses) })
  const chosen = teller.choose('preview', previews, { printed: (line) => [print(line)] })
  const { wording } = chosen
  const text = print(chosen.piece)
  return { drafts: [{ text, facts, tells: [], wording, references: [] }], rank: 0, isJoint: true }
}

function lack(balance: BalanceFact): number {
  return balance.strength === 'absent' ? 1 : 0
}

function balanceBlocks(teller: PortraitVoice, balance: BalanceFact | undefined): Block[] {
  if (!balance) return []
  const { strength } = balance
  const block = teller.balance(balance)
  return present(ledBy(teller, `backdrop/${strength}`, backdropLinks[strength], block))
}

function trio(teller: PortraitVoice, voices: Voice[], templates: string[][], name: string): Block {
  const slots = Object.fromEntries(
    voices.flatMap((voice) => {
      const part = teller.part(voice)
      return [
        [voice, asSomeone(part)],
        [voice.toUpperCase(), asYou(part)],
      ]
    }),
  )
  const printed = (sentences: string[]) => sentences.map((sentence) => fill(sentence, slots))
  const { piece: sentences, wording } = teller.choose(`opening/${name}`, templates, { printed })
  const reference = signsReference(teller.chart, voices)
  const drafts = sentences.map((sentence): Draft => {
    const named = voices.filter((voice) => sentence.includes('{ref}') || mentions(sentence, voice))
    const facts = (named.length > 0 ? named : voices).flatMap((voice) => teller.factsOf(voice))
    return { text: fill(sentence, slots), facts, tells: facts, wording, references: [reference] }
  })
  return { drafts, rank: 0, isJoint: true }
}

function mentions(sentence: string, voice: Voice): boolean {
  return sentence.includes(`{${voice}}`) || sentence.includes(`{${voice.toUpperCase()}}`)
}

/** Whether what people meet, what is at home and what it is all for are of one temper. */
function temperOf({ chart }: PortraitVoice): [string[][], string] {
  const signsOf = [
    chart.angles.get('asc'),
    chart.placements.get('moon'),
    chart.placements.get('sun'),
  ]
  const [rising, moon, sun] = signsOf.map((fact) => fact && elementOf(fact.sign))
  if (rising !== moon) return [contrastOpenings, 'contrast']
  return moon === sun ? [unisonOpenings, 'unison'] : [agreementOpenings, 'agreement']
}

function elementLine(teller: PortraitVoice): Block {
  const lights = ['sun', 'moon'] as const
  const signsOfLights = lights.flatMap((light) => teller.chart.placements.get(light)?.sign ?? [])
  const pair = elements.filter((element) =>
    signsOfLights.some((sign) => elementOf(sign) === element),
  )
  const key = `${pair[0]}~${pair.at(-1)}`
  const facts = lights.flatMap((light) => teller.factsOf(light))
  const lines = elementMeetings[key] ?? []
  return joint(teller, { name: `elements/${key}`, lines, voices: [], facts })
}

function elementOf(sign: Sign): Element {
  return elements[signs.indexOf(sign) % 4] as Element
}
