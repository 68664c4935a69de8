import { contrasts, crowdLeads, directionLeads } from '#lore/corpus/portrait/bridges.ts'
import { houseClusterImpulses, signClusterImpulses } from '#lore/corpus/portrait/impulses.ts'
import {
  directionTitles,
  houseClusterEmblems,
  signClusterEmblems,
} from '#lore/corpus/portrait/titles.ts'
import {
  alreadyInSecond,
  eitherSign,
  eitherSignAgain,
  stillInFirst,
} from '#lore/corpus/portrait/unknown-time.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import type { ClusterFact } from '#sky/facts.ts'
import { pieceChoices } from '../prose/candidates.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import { arrival } from './conversation-section.ts'
import { type Block, present, type SectionDraft } from './drafts.ts'
import { joint, ledBy } from './joints.ts'
import type { PortraitNarrator } from './narrator.ts'
import { referencesOf } from './references.ts'
import { hinged, side } from './sides.ts'
import type { Gathering, Uncertainty, Voice } from './topics.ts'

/** The cluster, then its two most important planets. */
export function gatheringSection(
  narrator: PortraitNarrator,
  { cluster, voices }: Gathering,
  order: number,
): SectionDraft {
  const crowd = present(ledBy(narrator, 'crowd', crowdLeads, narrator.cluster(cluster)))
  const [first, ...others] = voices.filter((voice) => !narrator.hasSpoken(voice))
  const paragraphs = first ? [arrival(narrator, first, order)] : []
  for (const voice of others) paragraphs.push(joining(narrator, voice, order))
  narrator.giveTurn(...voices)
  return { title: capitalized(emblemOf(cluster)), paragraphs: [crowd, ...paragraphs] }
}

function joining(narrator: PortraitNarrator, voice: Voice, order: number): Block[] {
  const references = referencesOf(narrator.chart, voice)
  const joined = { name: 'contrast/joined', lines: contrasts.joined, references }
  // These lines refer to a second placement without naming a first.
  return [joint(narrator, { ...joined, voices: [voice, voice] }), ...side(narrator, voice, order)]
}

function emblemOf({ sign, house }: ClusterFact): string {
  return sign ? signClusterEmblems[sign] : houseClusterEmblems[house as House]
}

/** The trait that the cluster gives: "your critical eye". */
export function impulseOfCluster({ sign, house }: ClusterFact): string {
  return `your ${sign ? signClusterImpulses[sign] : houseClusterImpulses[house as House]}`
}

/** A light that changed signs on the day of birth: both signs, and how to tell which applies. */
export function uncertaintySection(
  narrator: PortraitNarrator,
  { body }: Uncertainty,
): SectionDraft {
  const fact = narrator.chart.placements.get(body)
  const [first, second] = fact?.signsOfTheDay ?? []
  if (!fact || !first || !second) throw new Error(`${body} stood in one sign all day`)
  const slots = { body: pointNames[body], first, second }
  const printed = (name: string, templates: string[]) =>
    pieceChoices(`unknown-time/${name}`, templates, (template) => [fillTemplate(template, slots)])
  const line = (templates: string[], name: string): Block => {
    const { sentences, wording } = narrator.choose(`unknown-time/${name}`, printed(name, templates))
    const facts = [fact.id]
    const drafts = sentences.map((text) => ({ text, facts, tells: facts, wording, references: [] }))
    return { drafts, rank: 0, isJoint: true }
  }
  const isFirstTime = narrator.hasNew(printed('either', eitherSign))
  return {
    title: `${first} or ${second}`,
    paragraphs: [
      [
        isFirstTime ? line(eitherSign, 'either') : line(eitherSignAgain, 'either-again'),
        line(stillInFirst, 'first'),
        ...narrator.eitherPlacement(body, first),
      ],
      [line(alreadyInSecond, 'second'), ...narrator.eitherPlacement(body, second)],
    ],
  }
}

/** The closing direction: the Midheaven, Chiron and the node. */
export function directionSection(narrator: PortraitNarrator): SectionDraft {
  const { chart, random } = narrator
  const node = chart.placements.get('true_node')
  if (!node) throw new Error('The chart has no true node')
  const led = (point: keyof typeof directionLeads, block: Block | undefined) =>
    ledBy(narrator, `direction/${point}`, directionLeads[point], block)
  const placed = (point: 'chiron' | 'true_node', rank: number, houseRank: number) => {
    const sign = narrator.placement(point, rank)
    const house = narrator.house(point, sign ? houseRank : rank)
    return sign
      ? present(led(point, sign), hinged(narrator, point, house))
      : present(led(point, house))
  }
  const seen = present(led('mc', narrator.angle('mc', 1.2)), narrator.ruler('mc', 1.9))
  const tender = placed('chiron', chart.timeKnown ? 2.2 : 0, 2.7)
  const goal = placed('true_node', 0, 1.6)
  return {
    title: random.pick('direction', directionTitles[node.sign]),
    paragraphs: [seen, tender, goal].filter((blocks) => blocks.length > 0),
  }
}
