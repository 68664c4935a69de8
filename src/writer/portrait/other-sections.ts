import { members } from '#lore/corpus/bridges.ts'
import {
  directionTitles,
  houseClusterEmblems,
  nodeEmblems,
  signClusterEmblems,
} from '#lore/corpus/titles.ts'
import { alreadyInSecond, eitherSign, stillInFirst } from '#lore/corpus/unknown-time.ts'
import type { House } from '#lore/house.ts'
import { pointNames } from '#lore/names.ts'
import { asSomeone } from '#lore/part.ts'
import type { Planet } from '#sky/bodies.ts'
import type { ClusterFact } from '#sky/facts.ts'
import { capitalized, fill, link, type SectionDraft } from './drafts.ts'
import { present, side } from './sides.ts'
import type { Teller } from './teller.ts'
import type { Gathering, Uncertainty } from './threads.ts'

/** The crowded place, then the two of the crowd that matter most. */
export function gatheringSection(teller: Teller, thread: Gathering, order: number): SectionDraft {
  const crowd = present(teller.cluster(thread.cluster))
  const fresh = thread.voices.filter((voice) => !teller.hasSpoken(voice))
  const crowded = fresh.map((voice) => [member(teller, voice), ...side(teller, voice, order)])
  teller.giveTurn(...fresh)
  return {
    title: capitalized(emblemOfCluster(thread.cluster)),
    paragraphs: [crowd, ...crowded],
  }
}

/** "One of this crowd keeps the house keys." */
function member(teller: Teller, voice: Planet) {
  const part = teller.part(voice)
  if (!part) throw new Error(`${voice} has nothing new to say`)
  const { line, wording } = teller.line('member', members)
  return link({ text: fill(line, { a: asSomeone(part) }), facts: part.facts, wording })
}

export function emblemOfCluster({ sign, house }: ClusterFact): string {
  return sign ? signClusterEmblems[sign] : houseClusterEmblems[house as House]
}

/** A light that changed sign on the day of birth: both signs, and how to tell. */
export function uncertaintySection(teller: Teller, { body }: Uncertainty): SectionDraft {
  const fact = teller.chart.placements.get(body)
  const [first, second] = fact?.signsOfTheDay ?? []
  if (!fact || !first || !second) throw new Error(`${body} stood in one sign all day`)
  const slots = { body: pointNames[body], first, second }
  const line = (templates: string[], name: string) => {
    const template = teller.chance.pick(`${name} ${body}`, templates)
    const wording = `unknown-time/${name}/${templates.indexOf(template) + 1}`
    return link({ text: fill(template, slots), facts: [fact.id], wording })
  }
  return {
    title: `${first} or ${second}`,
    paragraphs: [
      [
        line(eitherSign, 'either'),
        line(stillInFirst, 'first'),
        ...teller.eitherPlacement(body, first),
      ],
      [line(alreadyInSecond, 'second'), ...teller.eitherPlacement(body, second)],
    ],
  }
}

/** Where it is going: the node, what the person is seen for, and what is tender. */
export function directionSection(teller: Teller): SectionDraft {
  const { chart, chance } = teller
  const node = chart.placements.get('true_node')
  if (!node) throw new Error('The chart has no true node')
  const emblem = nodeEmblems[node.sign]
  const template = chance.pick('direction', directionTitles)
  const goal = present(teller.placement('true_node'), teller.house('true_node', 1.6))
  const tender = present(
    teller.placement('chiron', chart.timeKnown ? 2.2 : 0),
    teller.house('chiron', 2.7),
  )
  const seen = present(teller.angle('mc', 1.2), teller.ruler('mc', 1.9))
  return {
    title: fill(template, { x: emblem, X: capitalized(emblem) }),
    paragraphs: [seen, tender, goal].filter((blocks) => blocks.length > 0),
  }
}
