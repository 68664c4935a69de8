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
import type { Element } from '#sky/fact-base.ts'
import type { BalanceFact } from '#sky/facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { pieceChoices } from '../prose/candidates.ts'
import type { Draft } from '../prose/references.ts'
import { fillTemplate, listed } from '../prose/template.ts'
import { type Block, present } from './drafts.ts'
import { joint, ledBy } from './joints.ts'
import type { PortraitNarrator } from './narrator.ts'
import { signsReference } from './references.ts'
import type { Voice } from './topics.ts'

const elements: Element[] = ['fire', 'earth', 'air', 'water']

/** What the first topic is about: "your thrift and your quick tongue". */
export interface Theme {
  impulses: string[]
  facts: string[]
}

/** Sun, Moon and Ascendant in contrast or accord: a combination specific to this chart. */
export function openWith(narrator: PortraitNarrator): Block[] {
  const { chart } = narrator
  const isSettled = (voice: 'sun' | 'moon') => !chart.placements.get(voice)?.signsOfTheDay
  if (!isSettled('sun')) {
    return isSettled('moon') ? [trio(narrator, ['moon'], moonOpenings, 'moon')] : []
  }
  if (!isSettled('moon')) return [trio(narrator, ['sun'], sunOpenings, 'sun')]
  if (!chart.timeKnown) {
    const both = trio(narrator, ['sun', 'moon'], dayAndNightOpenings, 'day-and-night')
    return [both, elementLine(narrator)]
  }
  const [templates, name] = temperOf(narrator)
  return [trio(narrator, ['asc', 'moon', 'sun'], templates, name), elementLine(narrator)]
}

/**
 * The opening: the person, what colors all the topics (first impression, what the chart
 * lacks, the Moon's phase), and a final sentence that announces the first topic.
 */
export function openingParagraphs(
  narrator: PortraitNarrator,
  person: Block[],
  theme: Theme,
): Block[][] {
  const { balances, moonPhase, timeKnown } = narrator.chart
  const [striking, second] = [...balances].sort((one, other) => lack(other) - lack(one))
  const impression = present(
    ledBy(narrator, 'first-impression', firstImpressionLeads, narrator.angle('asc')),
  )
  const color = balanceBlocks(narrator, striking)
  const more = timeKnown ? [] : balanceBlocks(narrator, second)
  const hasSeason = !timeKnown || !striking
  const season = hasSeason ? narrator.moonPhase(moonPhase) : undefined
  const seasonLed = present(ledBy(narrator, 'backdrop/moonPhase', backdropLinks.moonPhase, season))
  const paragraphs = [person, impression, color, more, seasonLed].filter(
    (blocks) => blocks.length > 0,
  )
  paragraphs.at(-1)?.push(preview(narrator, theme))
  return paragraphs
}

function preview(narrator: PortraitNarrator, { impulses, facts }: Theme): Block {
  const print = (line: string) => fillTemplate(line, { names: listed(impulses) })
  const choices = pieceChoices('preview', previews, (line) => [print(line)])
  const { sentences, wording } = narrator.choose('preview', choices)
  const drafts = sentences.map((text) => ({ text, facts, tells: [], wording, references: [] }))
  return { drafts, rank: 0, isJoint: true }
}

function lack(balance: BalanceFact): number {
  return balance.strength === 'absent' ? 1 : 0
}

function balanceBlocks(narrator: PortraitNarrator, balance: BalanceFact | undefined): Block[] {
  if (!balance) return []
  const { strength } = balance
  const block = narrator.balance(balance)
  return present(ledBy(narrator, `backdrop/${strength}`, backdropLinks[strength], block))
}

function trio(
  narrator: PortraitNarrator,
  voices: Voice[],
  templates: string[][],
  name: string,
): Block {
  const slots = Object.fromEntries(
    voices.flatMap((voice) => {
      const part = narrator.clauses.say(voice)
      return [
        [voice, asSomeone(part)],
        [voice.toUpperCase(), asYou(part)],
      ]
    }),
  )
  const fillAll = (sentences: string[]) =>
    sentences.map((sentence) => fillTemplate(sentence, slots))
  const choices = pieceChoices(`opening/${name}`, templates, fillAll)
  const { piece: sentences, wording } = narrator.choose(`opening/${name}`, choices)
  const reference = signsReference(narrator.chart, voices)
  const drafts = sentences.map((sentence): Draft => {
    const named = voices.filter((voice) => sentence.includes('{ref}') || mentions(sentence, voice))
    const facts = (named.length > 0 ? named : voices).flatMap((voice) =>
      narrator.clauses.factsOf(voice),
    )
    return {
      text: fillTemplate(sentence, slots),
      facts,
      tells: facts,
      wording,
      references: [reference],
    }
  })
  return { drafts, rank: 0, isJoint: true }
}

function mentions(sentence: string, voice: Voice): boolean {
  return sentence.includes(`{${voice}}`) || sentence.includes(`{${voice.toUpperCase()}}`)
}

/** Whether Ascendant, Moon and Sun are alike in temperament. */
function temperOf({ chart }: PortraitNarrator): [string[][], string] {
  const signsOf = [
    chart.angles.get('asc'),
    chart.placements.get('moon'),
    chart.placements.get('sun'),
  ]
  const [rising, moon, sun] = signsOf.map((fact) => fact && elementOf(fact.sign))
  if (rising !== moon) return [contrastOpenings, 'contrast']
  return moon === sun ? [unisonOpenings, 'unison'] : [agreementOpenings, 'agreement']
}

function elementLine(narrator: PortraitNarrator): Block {
  const lights = ['sun', 'moon'] as const
  const signsOfLights = lights.flatMap((light) => narrator.chart.placements.get(light)?.sign ?? [])
  const pair = elements.filter((element) =>
    signsOfLights.some((sign) => elementOf(sign) === element),
  )
  const key = `${pair[0]}~${pair.at(-1)}`
  const facts = lights.flatMap((light) => narrator.clauses.factsOf(light))
  const lines = elementMeetings[key] ?? []
  return joint(narrator, { name: `elements/${key}`, lines, voices: [], facts })
}

function elementOf(sign: Sign): Element {
  return elements[signs.indexOf(sign) % 4] as Element
}
